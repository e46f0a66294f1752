"""What is played for in Faiyum, and how near it and the end are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from ludarium.core.bits import count
from ludarium.core.messages import Goal, Phrase
from ludarium.core.state import OVER
from ludarium.games.faiyum.pieces import BLOCKS, CROCODILES, DISASTERS
from ludarium.games.faiyum.placing import total_blocks
from ludarium.games.faiyum.rules import Faiyum


@dataclass(frozen=True)
class Aim:
    """A goal of the pharaoh's challenge: what is counted, and how much is wanted (FA-81)."""

    what: str
    figure: int  # as the goal is told
    counted: Callable[[Faiyum], int]
    of: int

    @property
    def id(self) -> str:
        return f"{self.what}-{self.figure}"

    @property
    def words(self) -> Phrase:
        return Phrase(f"goal-{self.what}", {"count": self.figure})

    def met(self, state: Faiyum) -> bool:
        return self.counted(state) >= self.of


def _drained(state: Faiyum) -> int:
    """How many crocodiles have left."""
    return CROCODILES - int(count(state.crocodiles))


def _aim(what: str, figure: int, counted: Callable[[Faiyum], int]) -> Aim:
    return Aim(what, figure, counted, figure)


LEFT = 10  # crocodiles, at most
MOST_KEPT = 1024  # goals of a kind, as they were told before
CHALLENGE = (
    _aim("fame", 150, lambda state: int(state.score(0))),
    _aim("bridges", 3, lambda state: int(state.crossings())),
    _aim("palaces", 2, lambda state: int(count(state.palaces))),
    _aim("fame", 250, lambda state: int(state.score(0))),
    _aim("blocks", BLOCKS, lambda state: int(total_blocks(state))),
    _aim("workshops", 9, lambda state: int(count(state.workshops))),
    Aim("crocodiles", LEFT, _drained, CROCODILES - LEFT),
)
AIMS = {aim.id: aim for aim in CHALLENGE}


def goals(state: Faiyum) -> list[Goal]:
    """Fame for everybody, or alone the goals of the challenge; then how near the end is."""
    return (_fame(state) if state.seats > 1 else _challenge(state)) + _endings(state)


def _fame(state: Faiyum) -> list[Goal]:
    """FA-73: who is how near to the most fame."""
    fames = [int(state.score(seat)) for seat in range(int(state.seats))]
    most = max(1, *fames)
    return [_fame_of(seat, fame, most) for seat, fame in enumerate(fames)]


@lru_cache(MOST_KEPT)
def _fame_of(seat: int, fame: int, most: int) -> Goal:
    words = Phrase("fa-goal-fame")
    return Goal(id=f"fame:{seat}", words=words, value=fame, of=most, seat=seat, clause="FA-73")


def _challenge(state: Faiyum) -> list[Goal]:
    return [
        Goal(
            id=f"challenge:{name}",
            words=aim.words,
            value=min(aim.counted(state), aim.of),
            of=aim.of,
            seat=0,
            clause="FA-81",
        )
        for name, aim in AIMS.items()
    ]


def _endings(state: Faiyum) -> list[Goal]:
    """FA-70, FA-72: all disasters begin the end, all who have passed make it."""
    passed, seats = int(count(state.passed)), int(state.seats)
    found = [_disasters(int(state.disasters_out))]
    if state.ending() or state.to_act == OVER:
        words = Phrase("fa-goal-passed")
        found.append(Goal(id="passed", words=words, value=passed, of=seats, ends=True, clause="FA-72"))
    return found


@lru_cache(MOST_KEPT)
def _disasters(out: int) -> Goal:
    words = Phrase("fa-goal-disasters")
    return Goal(id="disasters", words=words, value=out, of=DISASTERS, ends=True, clause="FA-70")
