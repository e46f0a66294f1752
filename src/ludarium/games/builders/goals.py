"""What is going on in The Builders, and how near its end is."""

from __future__ import annotations

from functools import cache, lru_cache

from ludarium.core.bits import count
from ludarium.core.messages import Goal, Phrase
from ludarium.core.state import OVER
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import END_POINTS, NOTHING

ROWS = Phrase("goal-rows")
RACE = Phrase("goal-race", {"points": END_POINTS})
MOST_GOALS = 1024  # that are kept


def now(state: Builders) -> Phrase:
    """Whose turn it is and what is left of it."""
    if state.to_act == OVER:
        return Phrase("table-over")
    if state.turn == NOTHING or state.round == 0:
        return Phrase("table-set-up")
    player = state.players[state.turn]
    return Phrase(
        "now",
        {
            "player": int(state.turn),
            "actions": int(state.actions_left),
            "coins": int(player.coins),
            "points": int(player.points),
        },
    )


def goals(state: Builders) -> list[Goal]:
    """The race that starts the last round (B-70), for every seat, and the other ways to the end."""
    race = [_race(seat, int(state.players[seat].points)) for seat in range(int(state.seats))]
    limit = int(state.round_limit)
    rounds = [_rounds(int(state.round), limit)] if limit else []
    return [*race, *rounds, _rows(state)]


@cache  # so are the others: there are few, and the same stand in view after view
def _race(seat: int, points: int) -> Goal:
    return Goal(id="race", words=RACE, value=points, of=int(END_POINTS), seat=seat, ends=True, clause="B-70")


@lru_cache(MOST_GOALS)
def _rounds(number: int, most: int) -> Goal:
    words = Phrase("goal-rounds", {"count": most})
    return Goal(id="rounds", words=words, value=number, of=most, ends=True, clause="B-73")


def _rows(state: Builders) -> Goal:
    """How many cards have left rows and piles: once all have, the position may be dead (B-73a)."""
    cards = state.cards
    of = int(cards.building_count + cards.worker_count)
    left = count(state.building_row) + count(state.building_pile) + int(state.next_building != NOTHING)
    left += count(state.worker_row) + count(state.worker_pile) + int(state.next_worker != NOTHING)
    return _gone(of - int(left), of)


@cache
def _gone(cards: int, of: int) -> Goal:
    return Goal(id="rows", words=ROWS, value=cards, of=of, ends=True, clause="B-73a")
