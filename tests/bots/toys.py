"""Toy games drawn as trees: a seat chooses, chance draws by weights, or it is over and some have won."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State


@dataclass(frozen=True)
class Won:
    """The end of a toy game."""

    winners: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    """A seat chooses one of the ways on; its actions are their numbers."""

    seat: int
    ways: tuple[Place, ...]


@dataclass(frozen=True)
class Draw:
    """Chance chooses one of the ways on, each with its weight; its outcomes are numbers from 100 on."""

    ways: tuple[tuple[int, Place], ...]


Place = Won | Choice | Draw
FIRST_OUTCOME = 100


class Toy(State):
    """A position in a toy game."""

    def __init__(self, place: Place, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self._come_to(place)

    def _come_to(self, place: Place) -> None:
        self.place = place
        self.to_act = {Won: OVER, Draw: CHANCE}.get(type(place), getattr(place, "seat", 0))

    def legal_into(self, out: vec[i64]) -> i64:
        first = FIRST_OUTCOME if isinstance(self.place, Draw) else 0
        ways = () if isinstance(self.place, Won) else self.place.ways
        for number in range(len(ways)):
            out[number] = first + number
        return len(ways)

    def apply(self, action: i64) -> None:
        match self.place:
            case Choice(ways=ways):
                self._come_to(ways[action])
            case Draw(ways=chances):
                self._come_to(chances[action - FIRST_OUTCOME][1])

    def draw(self, rng: Rng) -> i64:
        assert isinstance(self.place, Draw)
        bag = [number for number, (weight, _) in enumerate(self.place.ways) for _ in range(weight)]
        return FIRST_OUTCOME + bag[rng.below(len(bag))]

    def copy(self) -> Toy:
        return Toy(self.place, int(self.seats))

    def winners(self) -> list[int]:
        assert isinstance(self.place, Won)
        return list(self.place.winners)

    def score(self, seat: i64) -> i64:
        return int(seat in self.winners())

    def most_actions(self) -> int:
        return 2 * FIRST_OUTCOME
