"""At the door for bots as everywhere: in worlds that look the same to a seat every byte is the same."""

from __future__ import annotations

import json

import pytest

from ludarium.core.game import Game
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.server.app import app
from ludarium.server.journal import Began
from ludarium.server.people import Profile
from ludarium.server.rooms import Room
from ludarium.server.tokens import fingerprint
from tests.server.house import new_house, run
from tests.server.programs import Program
from tests.server.test_refusals_tell_nothing import World, began, tried

WORLDS, MOST_MOVES = 3, 60
KEYS = ["bot_" + str(seat) * 43 for seat in range(8)]


async def told(first: Began, state: State, seat: int, actions: list[int]) -> tuple[bytes, bytes]:
    """The first line of a seat's stream, and the answer to a move."""
    house = new_house()
    world = World(first, state.copy())
    for each, key in zip(world.table.seats, KEYS, strict=False):
        each.who, each.badge = fingerprint(key), "bot"
        await house.people.keep(fingerprint(key), Profile(name=each.name, owner="somebody"))
    house.store.entries["t"] = [b""] * world.table.length  # type: ignore[attr-defined]
    house.rooms.add(Room(world.table, house.time))
    bot = Program(app(house), KEYS[seat])
    async with bot.listening("/games/t/stream") as stream:
        line = await stream.line()
    answer = await bot.post("/games/t/move", actions=actions)
    return line, b"" if answer.status == 200 else answer.body


async def walk(game: Game, seed: int) -> set[str]:
    """A random game: before each move all seats are looked at in several worlds; the errors that came."""
    first = began(game, game.seats[-1])
    state, rng = game.new(len(first.seats), first.options), Rng(seed)
    errors: set[str] = set()
    for number in range(MOST_MOVES):
        if state.to_act == OVER:
            break
        if state.to_act != CHANCE and number % 3 == 0:
            for seat in range(len(first.seats)):
                worlds = [state, *(state.imagine(seat, rng) for _ in range(WORLDS))]
                mine = worlds[-1] if seat == state.to_act else state
                actions = tried(mine, rng, max(state.legal()) + 8)
                answers = [await told(first, world, seat, actions) for world in worlds]
                assert all(answer == answers[0] for answer in answers), (seat, actions)
                errors |= {json.loads(answers[0][1])["error"]} if answers[0][1] else {"done"}
        legal = state.legal()
        state.apply(int(state.draw(rng)) if state.to_act == CHANCE else legal[int(rng.below(len(legal)))])
    return errors


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].hidden])
def test_streams_and_answers_tell_a_seat_nothing_that_it_may_not_know(game: str) -> None:
    errors: set[str] = set()
    for seed in range(4):
        errors |= run(walk(GAMES[game], seed))
    assert {"done", "illegal", "not-your-turn"} <= errors
