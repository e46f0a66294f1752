"""The counts of a simulation of Faiyum against the moves and positions themselves."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ludarium.arena.faiyum_tally import CardTally, FaiyumTally
from ludarium.arena.match import play_number
from ludarium.arena.plan import plan_of
from ludarium.arena.simulate import Simulation, play_game, simulate
from ludarium.core.bits import members
from ludarium.core.messages import Event
from ludarium.core.record import Record, chance_rng, replay, seat_rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.faiyum import market
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.rules import Faiyum
from tests.rule import rule

GAMES = 3


def tally_of(result: Simulation) -> FaiyumTally:
    return cast(FaiyumTally, result.tally)


@pytest.fixture(scope="module", params=[1, 2, 4])
def result(request: pytest.FixtureRequest) -> Simulation:
    return simulate(FAIYUM, ["random"] * request.param, GAMES, 5)


def record_of(seats: int, number: int) -> tuple[Record, set[str], Faiyum]:
    """The same game once more: its moves, all that was ever in the current market at a turn, its end."""
    state = cast(Faiyum, FAIYUM.new(seats))
    record = Record(FAIYUM, {}, ["bot random"] * seats)
    chance = chance_rng(5, number)
    rngs = [seat_rng(5, seat, number) for seat in range(seats)]
    offered: set[str] = set()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            record.add(state, int(state.draw(chance)))
            continue
        legal = state.legal()
        if FAIYUM.notation(legal[-1]).split()[0] in ("play", "cash", "buy", "administer", "pass"):
            offered |= {state.cards.ids[card] for card in members(market.current(state))}
        record.add(state, legal[int(rngs[int(state.to_act)].below(len(legal)))])
    return record, offered, state


def test_counts_agree_with_the_moves(result: Simulation) -> None:
    tally, seats = tally_of(result), len(result.seats)
    done: Counter[str] = Counter()
    offers: Counter[str] = Counter()
    for number in range(GAMES):
        record, offered, state = record_of(seats, number)
        assert state.scores() == [seat.scores[number] for seat in result.seats]
        done.update(FAIYUM.notation(line.action) for line in record.lines if line.seat != CHANCE)
        offers.update(offered)
    for card, told in tally.cards.items():
        assert told.played == done[f"play {card}"], card
        assert told.cashed == done[f"cash {card}"], card
        assert told.bought == done[f"buy {card}"], card
        assert told.offered == offers[card], card


def test_fame_and_turns_add_up(result: Simulation) -> None:
    tally = tally_of(result)
    assert tally.games == GAMES
    made, disasters = sum(card.fame for card in tally.cards.values()), 0
    for number in range(GAMES):
        log: list[Event] = []
        play_game(FAIYUM, ["random"] * len(result.seats), FAIYUM.table(), 5, number, log)
        disasters += sum(int(event.args["fame"]) for event in log if event.kind == "passed")
    assert made + disasters == sum(sum(seat.scores) for seat in result.seats) == sum(tally.fame)
    assert sum(tally.wins) == pytest.approx(GAMES)


@rule("FA-95")
def test_facts_have_all_figures(result: Simulation) -> None:
    facts = cast(dict[str, Any], tally_of(result).facts())
    fames = [max(seat.scores[number] for seat in result.seats) for number in range(GAMES)]
    assert facts["winner_fame"]["mean"] == pytest.approx(sum(fames) / GAMES)
    assert len(facts["seats"]) == len(result.seats)
    assert facts["turns_a_player"] > 10
    assert facts["cards"]["bridge"]["source"] == "part"
    for card in facts["cards"].values():
        assert card["bought"] <= card["offered"] <= GAMES


@rule("FA-95")
def test_the_band_binds_only_what_was_rebuilt() -> None:
    assert CardTally("4", "found", False, offered=100, bought=99).in_band()
    assert not CardTally("38", "part", False, offered=100, bought=86).in_band()
    assert not CardTally("26", "rebuilt", False, offered=100, bought=4).in_band()
    assert CardTally("26", "rebuilt", False, offered=100, bought=85).in_band()
    assert CardTally("26", "rebuilt", False).in_band()


def test_tables_have_a_line_for_each_seat_and_each_card(result: Simulation) -> None:
    seats, cards = tally_of(result).tables()
    assert seats.row_count == len(result.seats)
    assert cards.row_count == 63


@rule("FA-95")
def test_a_digest_counts_early_purchases_and_administrations_by_the_hand() -> None:
    plan = plan_of(FAIYUM, [["random"] * 2], 5, {}, digests=True)
    for number in range(GAMES):
        digest = play_number(plan, number)[0].digest
        assert digest is not None
        assert digest.counts == counted_by_positions(number)
        assert digest.counts["administrations"] > digest.counts["administrations-with-few"] > 0


def counted_by_positions(number: int) -> dict[str, int]:
    """The same from the moves of the game and the hands before them."""
    record, _, _ = record_of(2, number)
    moves = [FAIYUM.notation(line.action) for line in record.lines]
    states = cast("list[Faiyum]", replay(record))
    hands = [
        int(state.hand_size(state.to_act))
        for state, move in zip(states, moves, strict=False)
        if move == "administer"
    ]
    turns = [
        move
        for state, move in zip(states, moves, strict=False)
        if move.split()[0] in ("play", "cash", "buy", "administer", "pass")
        and any(FAIYUM.notation(action) in ("administer", "pass") for action in state.legal())
    ]
    bought = [move.split()[1] for move in turns[: len(turns) // 3] if move.startswith("buy ")]
    return {
        "early": len(bought),
        "early-played": sum(moves.count(f"play {card}") for card in bought),
        "administrations": len(hands),
        "administrations-with-few": sum(size <= 3 for size in hands),
    }
