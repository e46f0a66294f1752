"""What is refused may not tell: in worlds that look the same to a seat a command gets the same answer."""

from __future__ import annotations

import json

import pytest

from ludarium.core.game import Game
from ludarium.core.record import Line, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.server.commands import ClockWish
from ludarium.server.connection import Connection
from ludarium.server.journal import Began, Seated
from ludarium.server.requests import take
from ludarium.server.rooms import Room
from ludarium.server.table import Table
from tests.server.house import new_house, run

WORLDS, COMMANDS = 4, 12  # a position


def began(game: Game, seats: int) -> Began:
    people = [Seated("human", f"P{seat}", f"who{seat}") for seat in range(seats)]
    options = game.table({"rounds": "12"} if any(o.name == "rounds" for o in game.options) else None)
    return Began(
        when=0, game=game.id, rules=game.rules, options=options, seats=people, host="who0", public=False,
        clock=ClockWish(), seed=1, nonce="00",
    )  # fmt: skip


class World:
    """A table in a position, of which one seat knows only what it may."""

    def __init__(self, first: Began, state: State) -> None:
        self.table = Table("t", first)
        self.table.status = "playing"
        self.table.state = state
        self.table.record.lines = [Line(CHANCE, 0, None)]  # what led here is of no interest
        self.table.chance = chance_rng(1)
        state.log = self.table._buffer

    async def answer(self, command: dict[str, object]) -> list[bytes]:
        """All that comes back to the seat that sends a command, without the table that it may be shown."""
        house = new_house()
        house.store.entries["t"] = [b""] * self.table.length  # type: ignore[attr-defined]
        house.rooms.add(Room(self.table, house.time))
        connection = Connection(house, _nothing)
        connection.person.who = f"who{command['seat']}"
        await take(connection, json.dumps(command).encode())
        return connection.outbox.answers


async def _nothing(_: bytes) -> None:
    """Nobody listens."""


def tried(world: State, rng: Rng, actions: int) -> list[int]:
    """One to three actions, likely ones: each is legal in some world, or nearly."""
    state, seat = world.copy(), int(world.to_act)
    found: list[int] = []
    for _ in range(1 + int(rng.below(3))):
        legal = state.legal() if state.to_act == seat else []
        wild = not legal or rng.below(5) == 0
        action = int(rng.below(actions)) if wild else legal[int(rng.below(len(legal)))]
        found.append(action)
        if action in legal:
            state.apply(action)
    return found


async def compare(first: Began, state: State, rng: Rng) -> set[str]:
    """Ask the same in several worlds; the kinds of the answers."""
    seat = int(state.to_act)
    kinds = set()
    for _ in range(COMMANDS):
        worlds = [state.copy(), *(state.imagine(seat, rng) for _ in range(WORLDS))]
        actions = tried(worlds[int(rng.below(len(worlds)))], rng, max(state.legal()) + 8)
        command = {"kind": "act", "ref": 7, "id": "t", "seat": seat, "at": 1, "actions": actions}
        answers = [await World(first, world).answer(command) for world in worlds]
        assert all(answer == answers[0] for answer in answers), (actions, answers)
        kinds.add(json.loads(answers[0][0]).get("error", "done"))
    return kinds


async def walk(game: Game, seed: int, every: int) -> set[str]:
    first = began(game, game.seats[-1])
    state, rng = game.new(len(first.seats), first.options), Rng(seed)
    kinds: set[str] = set()
    number = 0
    while state.to_act != OVER:
        legal = state.legal()
        number += 1
        if state.to_act != CHANCE and number % every == 0:
            kinds |= await compare(first, state, rng)
        action = int(state.draw(rng)) if state.to_act == CHANCE else legal[int(rng.below(len(legal)))]
        state.apply(action)
        if number > 600:
            break
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_get_the_same_answers(game: str) -> None:
    games, every = (12, 1) if GAMES[game].hidden else (1, 8)
    kinds: set[str] = set()
    for seed in range(games):
        kinds |= run(walk(GAMES[game], seed, every))
    assert {"done", "illegal"} <= kinds


def test_what_shows_something_is_done_alone() -> None:
    """A draw between two actions: the second is not tried, and nothing is done."""

    async def work() -> None:
        game = GAMES["builders-middle-ages"]
        first = began(game, 2)
        state, rng = game.new(2, first.options), Rng(1)
        while state.to_act == CHANCE:
            state.apply(int(state.draw(rng)))
        recruit = next(action for action in state.legal() if game.move(action).kind == "recruit")
        command = {"kind": "act", "ref": 7, "id": "t", "seat": int(state.to_act), "at": 1}
        world = World(first, state)
        (answer,) = await world.answer({**command, "actions": [recruit, 0]})
        assert json.loads(answer)["error"] == "shows-first"
        assert world.table.at == 1
        (answer,) = await world.answer({**command, "actions": [recruit]})
        assert json.loads(answer)["kind"] == "done"

    run(work())
