"""What was made once and is found again: most of a view is as it was in the last one."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


def let_be(_thing: object) -> None:
    """The collector looks for no cycles in a thing any more; interpreted, it does (`tools/primitives.h`)."""


class Kept(dict[K, V]):
    """Things by what they were made of. A full one begins anew, so that no stranger can make it grow.

    Most of what lives in a house lies here, and none of it in a cycle: looking for one took 50 ms at a time.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        let_be(key)
        let_be(value)
        return value
