"""The parts of a position of Faiyum, of which a network makes its judgement. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.bots.faiyum.outlook import draws_left
from ludarium.bots.faiyum.value import FaiyumValue, share_of_round
from ludarium.bots.faiyum.weights import POINT
from ludarium.bots.search.network import PartsRow
from ludarium.core.bits import BIT, count
from ludarium.games.faiyum.pieces import FAME, MONEY, STOCK
from ludarium.games.faiyum.state import FaiyumState

SEAT_PARTS: Final = (
    "fame money wheat grape stone fish rose stock rate lasting-best lasting-middle cards "
    "hand pile hand-now hand-best hand-second comes-back last-plays pending share-of-round acting passed"
)
TABLE_PARTS: Final = "seats turns draws ending passed towns settlements roads workers disasters"


class FaiyumParts:
    """Looks at a seat with the eyes of the hand-made judge and writes down what it finds on its way."""

    def __init__(self, value: FaiyumValue) -> None:
        self.value = value

    def find(self, s: FaiyumState, seat: i64, row: PartsRow) -> None:
        value = self.value
        value.look(s)
        value.set_prices(s, seat)
        value.look_at_cards(s, seat)
        at: i64 = seat * STOCK
        row.add(float(s.stock[at + FAME]) / 10.0)
        row.add(float(s.stock[at + MONEY]) / 5.0)
        for good in range(5):
            row.add(float(s.stock[at + good]))
        row.add(float(value.outlook.stock(s, seat)) / POINT)
        self._cards(s, seat, row)
        self._plays(s, seat, row)
        row.add(float(share_of_round(s, seat)) / POINT)
        row.add(1.0 if s.turn == seat else 0.0)
        row.add(1.0 if s.passed & BIT[seat] else 0.0)

    def _cards(self, s: FaiyumState, seat: i64, row: PartsRow) -> None:
        """What the cards make in the long run, and where they are."""
        value = self.value
        row.add(float(value.rate()) / POINT)
        row.add(float(value.lasting[0]) / POINT if value.cards > 0 else 0.0)
        row.add(float(value.lasting[3]) / POINT if value.cards > 3 else 0.0)
        row.add(float(value.cards))
        row.add(float(s.hand_size(seat)))
        row.add(float(s.heights[seat]))

    def _plays(self, s: FaiyumState, seat: i64, row: PartsRow) -> None:
        """What the hand makes now, and what comes back."""
        value = self.value
        ending: bool = s.ending()
        row.add(float(value.played_out(s, 0)) / POINT)
        row.add(float(value.hand[0]) / POINT if value.in_hand > 0 else 0.0)
        row.add(float(value.hand[1]) / POINT if value.in_hand > 1 else 0.0)
        value.outlook.weigh(s.stock[seat * STOCK + MONEY])
        row.add(0.0 if ending else float(value.comes_back(s, seat, 0)) / POINT)
        row.add(float(value.last_plays(s, seat)) / POINT if ending else 0.0)
        pending: bool = s.turn == seat and s.waiting > 0
        row.add(float(value.program.pending(s)) / POINT if pending and not ending else 0.0)

    def find_table(self, s: FaiyumState, row: PartsRow) -> None:
        row.add(float(s.seats))
        row.add(float(self.value.outlook.turns) / POINT / 5.0)
        row.add(float(draws_left(s)) / POINT / 10.0)
        row.add(1.0 if s.ending() else 0.0)
        row.add(float(count(s.passed)))
        row.add(float(count(s.towns)))
        row.add(float(count(s.settlements)))
        row.add(float(s.roads) / 10.0)
        row.add(float(count(s.workers)) / 5.0)
        row.add(float(s.disasters_out))
