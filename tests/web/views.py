"""Prints views of random games as JSON, for working on the page without a server.

`python -m tests.web.views GAME --seats N --seed S --moves M [--spectator]` prints what `/api/games` says
of the game, the view of the seat to act after at least M moves, and the events of the last ones.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import game_named

RECENT = 6  # events


def random_position(game: Game, seats: int, seed: int, moves: int) -> tuple[State, list[Event]]:
    """A position of a random game where a seat acts, after at least so many moves, and what happened."""
    state, rng = game.new(seats), Rng(seed)
    events: list[Event] = []
    state.log = events
    made = 0
    while state.to_act != OVER and (made < moves or state.to_act == CHANCE):
        state.apply(_chosen(state, rng))
        made += 1
    return state, events


def _chosen(state: State, rng: Rng) -> int:
    """A random action; ending the turn, the first one of The Builders, only now and then."""
    if state.to_act == CHANCE:
        return int(state.draw(rng))
    actions = state.legal()
    first = 1 if len(actions) > 2 and rng.below(4) else 0
    return actions[first + int(rng.below(len(actions) - first))]


def names(game: Game) -> dict[str, dict[str, object]]:
    """The words for the card ids in arguments, as the server tells them to the page."""
    found: dict[str, dict[str, object]] = {}
    for argument, card in game.cards:
        for name in ALIASES.get(argument, (argument,)):
            found.setdefault(name, {})[card] = game.card_message(name, card)
    return found


ALIASES = {"unit": ("unit", "worker", "prisoner"), "city": ("city", "place")}


def fixture(game: Game, seats: int, seed: int, moves: int, *, spectator: bool) -> dict[str, object]:
    """What a page needs to draw one position."""
    state, events = random_position(game, seats, seed, moves)
    viewer = None if spectator or state.to_act == OVER else int(state.to_act)
    return {
        "game": {
            "id": game.id,
            "family": game.family,
            "seats": [game.seats[0], game.seats[-1]],
            "options": [],
            "levels": [],
            "clauses": list(game.clauses),
            "score_unit": game.score_unit,
            "cards": names(game),
        },
        "view": game.view(state, viewer),
        "recent": [event for event in events if event.is_for(viewer)][-RECENT:],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--spectator", action="store_true")
    given = parser.parse_args()
    told = fixture(game_named(given.game), given.seats, given.seed, given.moves, spectator=given.spectator)
    sys.stdout.write(msgspec.json.encode(told).decode() + "\n")


if __name__ == "__main__":
    main()
