"""Anything a host may do, in any order: answer, nonsense, take back, clone, dump and load, save and resume."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from downfield.kernel import record
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from tests.contract.cases import every_case, game, options

# Of which nonsense is made: signs of the notation, and some that nobody would write. To choose from all that Unicode
# knows, every process would first have to learn it, for seconds.
SIGNS = "0123456789-+@*#:;/?!.,=_()[]{}<>|'\" abcdehknorstxyABPRSX\t\n\0\x7fé²٣ß∞\u202e\ufeff🏈"


class Host(RuleBasedStateMachine):
    """A host that does whatever comes to mind; a shadow match only ever gets the good answers."""

    slug: str
    number: int
    match: Match

    @initialize()
    def begin(self) -> None:
        self.match = self.fresh()

    def fresh(self) -> Match:
        return game(self.slug).new(options=options(self.slug, self.number), by_hand=True)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        seats = self.match.waiting()
        seat = data.draw(st.sampled_from(seats)) if seats else None
        choice = data.draw(st.sampled_from(self.match.options(seat)))
        by_token = data.draw(st.booleans())
        self.match.answer(choice.token if by_token else choice.value, seat)

    @rule(
        given=st.one_of(st.integers(), st.text(SIGNS, max_size=8)), seat=st.sampled_from([None, 0, 1, 2, 9])
    )
    def nonsense(self, given: int | str, seat: int | None) -> None:
        before, moves = self.match.state.dump(), len(self.match.moves)
        try:
            self.match.answer(given, seat)
        except DownfieldError:
            assert self.match.state.dump() == before
            assert len(self.match.moves) == moves

    @rule(seat=st.sampled_from([0, 1]))
    def take_back(self, seat: int) -> None:
        can, moves = self.match.can_take_back(seat), len(self.match.moves)
        try:
            self.match.take_back(seat)
        except DownfieldError:
            assert not can
        else:
            assert can
            assert len(self.match.moves) == moves - 1

    @rule()
    def swap_for_a_clone(self) -> None:
        old, self.match = self.match, self.match.clone()
        assert old.line() == self.match.line()

    @rule()
    def load_what_was_dumped(self) -> None:
        dump = self.match.state.dump()
        self.match.state = self.match.state.blank()
        self.match.state.load(dump)
        self.match.state.logging = 1

    @rule()
    def resume_from_the_record(self) -> None:
        again = record.resume(record.read(record.write(self.match)), game(self.slug), None)
        assert again.state.dump() == self.match.state.dump()
        assert [(e.key, e.values) for e in again.events] == [(e.key, e.values) for e in self.match.events]
        self.match = again

    @precondition(lambda self: not self.match.over)
    @rule()
    def tell_the_position(self) -> None:
        again = game(self.slug).at(self.match.line(), options=options(self.slug, self.number))
        assert again.state.dump() == self.match.state.dump()


@every_case
def test_a_host_may_do_anything_in_any_order(slug: str, number: int) -> None:
    machine = type("HostOf" + slug.title().replace("-", ""), (Host,), {"slug": slug, "number": number})
    quick = settings(
        max_examples=10, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(machine, settings=quick)
