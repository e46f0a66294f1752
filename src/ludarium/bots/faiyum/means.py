"""What a seat has to pay with, and what each thing of it is worth. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import Outlook
from ludarium.games.faiyum.pieces import STOCK
from ludarium.games.faiyum.state import FaiyumState

ANY_BASIC: Final = 5  # the place of "any basic good" among the needs
THINGS: Final = 6  # five goods, and money
USUAL: Final = vec[i64]([2, 2, 2, 0, 0, 5])  # what one owns on average of each good, and money


class Means:
    """Goods and money, and the worth of the last one and of one more of each good."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.have: vec[i64] = vec[i64]([0] * THINGS)
        self.last: vec[i64] = vec[i64]([0] * THINGS)
        self.next: vec[i64] = vec[i64]([0] * THINGS)

    def take_stock(self, s: FaiyumState, seat: i64) -> None:
        """What the seat owns."""
        for thing in range(THINGS):
            self.have[thing] = s.stock[seat * STOCK + thing]
        self._price()

    def take_usual(self) -> None:
        """What one usually owns."""
        for thing in range(THINGS):
            self.have[thing] = USUAL[thing]
        self._price()

    def _price(self) -> None:
        for good in range(5):
            self.next[good] = self.outlook.unit(good, self.have[good])
            self.last[good] = self.outlook.unit(good, max(0, self.have[good] - 1))


def parts(needs: i64, good: i64) -> i64:
    """How many of a good are among some needs."""
    return needs >> 8 * good & 0xFF
