"""What somebody may answer, in words."""

from downfield.kernel.show.look import Look
from downfield.text import Text
from downfield.text.picture import names


def answers_in(look: Look, text: Text) -> dict[str, str]:
    """The words of every option of a seat that is asked, by notation."""
    view, known = look.view, names(look, text.say)
    assert look.seat is not None
    return {
        choice.token: text.answer(view.question, choice.token, view.scene, known.get(choice.token, ""))
        for choice in look.match.options(look.seat)
    }
