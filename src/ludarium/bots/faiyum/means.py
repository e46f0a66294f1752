"""What a seat has to pay with, and what each thing of it is worth. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import FaiyumOutlook
from ludarium.games.faiyum.pieces import FISH, MONEY, ROSE, STOCK
from ludarium.games.faiyum.state import FaiyumState

ANY_BASIC: Final = 5  # the place of "any basic good" among the needs
OF_CHOICE: Final = 6  # … and of basic goods that will be harvested
THINGS: Final = 6  # five goods, and money
SWAP: Final = 3  # FA-25
USUAL: Final = vec[i64]([2, 2, 2, 0, 0, 5])  # what one owns on average of each good, and money


class Means:
    """Goods and money, and the worth of the last one and of one more of each good."""

    def __init__(self, outlook: FaiyumOutlook) -> None:
        self.outlook = outlook
        self.have: vec[i64] = vec[i64]([0] * (THINGS + 1))
        self.last: vec[i64] = vec[i64]([0] * (THINGS + 1))
        self.next: vec[i64] = vec[i64]([0] * (THINGS + 1))

    def take_stock(self, s: FaiyumState, seat: i64) -> None:
        """What the seat owns."""
        for thing in range(THINGS):
            self.have[thing] = s.stock[seat * STOCK + thing]
        self.have[OF_CHOICE] = 0
        self._price()

    def take_usual(self) -> None:
        """What one usually owns."""
        for thing in range(THINGS):
            self.have[thing] = USUAL[thing]
        self._price()

    def put_in(self, made: i64) -> None:
        """Goods and money that a card makes, a byte each."""
        for thing in range(THINGS + 1):
            self.have[thing] += parts(made, thing)

    def give_up(self, needs: i64) -> None:
        """In kind, then goods to be harvested, then roses, then money (FA-24, FA-25)."""
        if needs == 0:
            return
        lack: i64 = 0
        for good in range(5):
            left: i64 = self.have[good] - parts(needs, good)
            lack += max(0, -left)
            self.have[good] = max(0, left)
        for _ in range(parts(needs, ANY_BASIC)):
            if not self._give_basic():
                lack += 1
        lack = self._replace(OF_CHOICE, lack)
        if self._replace(ROSE, lack) > 0:
            self.have[MONEY] = max(0, self.have[MONEY] - SWAP)

    def _replace(self, thing: i64, lack: i64) -> i64:
        """Give so many of a thing instead; what is still lacking then."""
        given: i64 = min(lack, self.have[thing])
        self.have[thing] -= given
        return lack - given

    def _give_basic(self) -> bool:
        """One of the basic good that there is most of."""
        most: i64 = 0
        for good in range(1, 3):
            if self.have[good] > self.have[most]:
                most = good
        if self.have[most] == 0:
            return False
        self.have[most] -= 1
        return True

    def give_any(self, of_each: bool) -> None:
        """One good of any kind, fish and roses last; or, a bundle of different goods, one of each."""
        if of_each or not self._give_basic():
            for thing in (OF_CHOICE, FISH, ROSE):
                if self.have[thing] > 0:
                    self.have[thing] -= 1
                    return

    def _price(self) -> None:
        for good in range(5):
            self.next[good] = self.outlook.unit(good, self.have[good])
            self.last[good] = self.outlook.unit(good, max(0, self.have[good] - 1))


def parts(needs: i64, good: i64) -> i64:
    """How many of a good are among some needs."""
    return needs >> 8 * good & 0xFF
