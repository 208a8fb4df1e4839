"""What is asked, among the sentences that say what is at stake."""

import re

SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zß-ÿ]|[¿„“])")  # the next one begins with a capital letter


def question_in(words: str) -> str:
    """The sentence that asks; where none does, the last one says what to do."""
    sentences = SENTENCE.split(words.strip())
    asking = [sentence for sentence in sentences if sentence.endswith("?")]
    return (asking or sentences)[-1]
