"""A process that reviews one game, in no hurry: a game file on its input, the review on its output."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from ludarium.core import notation
from ludarium.games import GAMES
from ludarium.review.review import review
from ludarium.review.told import told

MODULE = "ludarium.server.reviewer"
UNHURRIED = 15  # how much those who play go before


def reviewed(text: str, effort: int) -> bytes:
    """The review of a game file."""
    record = notation.read(text, GAMES)
    return msgspec.json.encode(told(record, review(record, effort)))


if __name__ == "__main__":
    with contextlib.suppress(AttributeError, OSError):
        os.nice(UNHURRIED)
    sys.stdout.buffer.write(reviewed(sys.stdin.read(), int(sys.argv[1])))
