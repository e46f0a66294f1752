"""What simulations of Ante Portas count, against the games counted by hand."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, cast

import pytest

from ludarium.arena.ante_portas_tally import AntePortasTally
from ludarium.arena.report import print_simulation, simulation_facts
from ludarium.arena.shares import share_interval
from ludarium.arena.simulate import choosers, play_game, simulate
from ludarium.core.record import Record, chance_rng, drive
from ludarium.games.ante_portas.game import ANTE_PORTAS

BOTS = ["random", "random"]
GAMES = 40
# What a move uses a half for; laying as an event is attaching.
USES = {"march": "march", "attach": "attached", "event": "event", "morale": "morale", "lose": "lost"}


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return cast("dict[str, Any]", simulation_facts(simulate(ANTE_PORTAS, BOTS, GAMES, seed=2)))


def counted_by_moves() -> Counter[tuple[str, str]]:
    """The halves and their uses from the moves of the same games."""
    found: Counter[tuple[str, str]] = Counter()
    for number in range(GAMES):
        for kind, args in moves(number):
            if kind in ("secret", "named"):
                found[str(args["card"]), "attached" if args["use"] == "event" else str(args["use"])] += 1
            elif kind in USES:
                found[str(args["card"]), USES[kind]] += 1
            elif kind == "discard":
                found[str(args["card"]), "discarded"] += 1
    return found


def moves(number: int) -> list[tuple[str, dict[str, str | int]]]:
    record = Record(ANTE_PORTAS, ANTE_PORTAS.table(simulation=True), BOTS, 2, number)
    drive(record, record.first(), choosers(ANTE_PORTAS, BOTS, 2, number), chance_rng(2, number))
    taken = [ANTE_PORTAS.move(line.action) for line in record.lines]
    return [(move.kind, move.args) for move in taken]


def test_every_use_of_every_half_is_counted(facts: dict[str, Any]) -> None:
    halves = facts["tally"]["halves"]
    assert len(halves) == 38
    told = {(half, use): count for half, uses in halves.items() for use, count in uses.items() if count}
    assert told == dict(counted_by_moves())


def test_sides_endings_and_rounds_add_up(facts: dict[str, Any]) -> None:
    tally = facts["tally"]
    assert sum(tally["endings"].values()) == GAMES
    assert sum(side["wins"] for side in tally["sides"].values()) == GAMES
    assert [side["wins"] for side in tally["sides"].values()] == [seat["wins"] for seat in facts["seats"]]
    assert math.isclose(tally["rounds"]["mean"], facts["mean_rounds"])
    assert tally["rounds"]["low"] <= tally["rounds"]["mean"] <= tally["rounds"]["high"] + 1
    for side in tally["sides"].values():
        low, high = side["win_interval"]
        assert 0 <= low <= side["win_rate"] <= high <= 1


def test_counting_changes_no_game(facts: dict[str, Any]) -> None:
    plain = [
        play_game(ANTE_PORTAS, BOTS, ANTE_PORTAS.table(simulation=True), 2, game) for game in range(GAMES)
    ]
    assert sum(moved for _, moved in plain) == facts["moves"]


def test_the_table_names_every_half_and_ending(capsys: pytest.CaptureFixture[str]) -> None:
    print_simulation(simulate(ANTE_PORTAS, BOTS, 5, seed=2))
    out = capsys.readouterr().out
    for half in AntePortasTally(ANTE_PORTAS).halves():
        assert half in out
    assert "hand-empty" in out
    assert "carthage wins" in out


def test_an_interval_is_known() -> None:
    low, high = share_interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert share_interval(0, 10)[0] == 0
    assert share_interval(10, 10)[1] == 1
