"""A hint in words, for a terminal or a log."""

from __future__ import annotations

from ludarium.advice.advise import Advice
from ludarium.text.say import Say


def lines(say: Say, advice: Advice) -> list[str]:
    """The choice, its reasons, how to go on, and the runners-up: one line each."""
    told = [say.words("hint-best", {"move": say.phrase(advice.words)})]
    told += [say.phrase(reason) for reason in advice.reasons]
    if advice.then:
        told.append(say.words("hint-then", {"moves": say.phrases(advice.then)}))
    for other in advice.others:
        words = {"move": say.phrase(other.words), "less": say.phrase(other.less)}
        told.append(say.words("hint-other", words))
    return told
