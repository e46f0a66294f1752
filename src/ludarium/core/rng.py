"""The one source of randomness: sfc32 (Chris Doty-Humphrey), 128 bits of state, the same on every machine."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15


@final
class Rng:
    """Random numbers from a seed (0 … 2**63-1) and a stream number, so that each game has its own."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = stream & MASK
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.next()

    def next(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number 0 … n-1, each exactly equally likely (n up to 2**31)."""
        product: i64 = self.next() * n
        if product & MASK < n:
            refuse: i64 = 0x100000000 % n
            while product & MASK < refuse:
                product = self.next() * n
        return product >> 32

    def __repr__(self) -> str:
        return f"<Rng at {self.a:08x} {self.b:08x} {self.c:08x} {self.counter:08x}>"

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers."""
        other = Rng(0)
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        return other
