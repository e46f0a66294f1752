"""How a game was begun, in few words: what a seat did first, each thing with how often it did it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def summed(deeds: Sequence[str], order: Sequence[str]) -> str:
    """Deeds in a fixed order, whatever theirs was: `open recruit*2`."""
    counts = Counter(deeds)
    return " ".join(f"{deed}*{counts[deed]}" if counts[deed] > 1 else deed for deed in order if counts[deed])
