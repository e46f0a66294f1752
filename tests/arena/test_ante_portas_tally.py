"""What simulations of Ante Portas count, against the games counted by hand."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest

from ludarium.arena.ante_portas_digest import roads_by_sea
from ludarium.arena.ante_portas_tally import AntePortasTally
from ludarium.arena.digests import Digest, digest_of, look_of
from ludarium.arena.match import play_number
from ludarium.arena.plan import plan_of
from ludarium.arena.report import print_simulation, simulation_facts
from ludarium.arena.simulate import choosers, play_game, simulate
from ludarium.core import notation
from ludarium.core.bits import BIT
from ludarium.core.driving import drive
from ludarium.core.messages import Event
from ludarium.core.record import Record, chance_rng, replay
from ludarium.core.shares import share_interval
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.ante_portas.rules import AntePortas
from tests.rule import rule

BOTS = ["random", "random"]
GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("ante-portas-*.game"))
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
    drive(record.first(), choosers(ANTE_PORTAS, BOTS, 2, number), chance_rng(2, number), record.add)
    taken = [ANTE_PORTAS.move(line.action) for line in record.lines]
    return [(move.kind, move.args) for move in taken]


def test_every_use_of_every_half_is_counted(facts: dict[str, Any]) -> None:
    halves = facts["tally"]["halves"]
    assert len(halves) == 38
    told = {(half, use): count for half, uses in halves.items() for use, count in uses.items() if count}
    assert told == dict(counted_by_moves())


def counted_by_positions(record: Record) -> dict[str, object]:
    """Turns, way, roads by sea and hidden cards from the positions of a game."""
    state = cast(AntePortas, record.after())
    land, way, turns = state.land, [0], Counter({1: 1})
    hidden: dict[str, int] = {}
    for before, after in pairwise(cast("list[AntePortas]", replay(record))):
        turns[int(after.round)] = max(turns[int(after.round)], int(after.turn))
        if after.hannibal != before.hannibal:
            way.append(int(after.hannibal))
        if after.round == 8 and before.round == 7:
            for seat, name in ((0, "hidden-carthage"), (1, "hidden-rome")):
                view = cast(TableView, ANTE_PORTAS.view(after, 1 - seat))
                camp = (view.carthage, view.rome)[seat]
                hidden[name] = camp.hand_size - len(camp.hand)
    played = {number: count for number, count in turns.items() if 0 < number <= state.round}
    return {
        "course": [land.city_ids[city] for city in way[1:]],
        "by-sea": sum(bool(land.by_sea[a] & BIT[b]) for a, b in pairwise(way)),
        "turns": sum(played.values()),
        "rounds": len(played),
        "rounds-of-several": sum(count > 1 for count in played.values()),
        **hidden,
    }


@rule("AP-95")
def test_a_digest_counts_turns_cities_roads_by_sea_and_hidden_cards_as_the_positions_say() -> None:
    found: Counter[str] = Counter()
    for path in GOLDEN:
        record = notation.load(path, {ANTE_PORTAS.id: ANTE_PORTAS})
        digest = digest_in_play(record)
        assert {**digest.counts, "course": digest.course} == counted_by_positions(record)
        found.update(digest.counts)
    assert min(found["rounds-of-several"], found["hidden-carthage"]) > 0


def digest_in_play(record: Record) -> Digest:
    """The digest of a game that is looked at while it is played."""
    state, look = record.first(), look_of(ANTE_PORTAS)
    events: list[Event] = []
    state.log = events
    for line in record.lines:
        state.apply(line.action)
        look.at(state)
    return digest_of(ANTE_PORTAS, state, events, look)


@rule("AP-25", "AP-95")
def test_a_road_by_sea_is_one_that_only_the_sea_makes() -> None:
    land = cast(AntePortas, ANTE_PORTAS.new(2))
    assert roads_by_sea(land, ["rhodanus", "massilia", "genua", "placentia"]) == 1
    assert roads_by_sea(land, ["rhodanus", "massilia", "rhodanus"]) == 0


def test_a_game_of_the_arena_is_looked_at() -> None:
    plan = plan_of(ANTE_PORTAS, [BOTS], 2, {}, digests=True)
    record = Record(ANTE_PORTAS, ANTE_PORTAS.table(simulation=True), BOTS, 2, 0)
    drive(record.first(), choosers(ANTE_PORTAS, BOTS, 2, 0), chance_rng(2, 0), record.add)
    assert play_number(plan, 0)[0].digest == digest_in_play(record)


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
