"""Shares, intervals, ratings and who beats whom, against figures known beforehand."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from ludarium.arena.match import PlayedGame
from ludarium.arena.plan import RunPlan, all_meet
from ludarium.arena.ratings import ranks, ratings
from ludarium.arena.standings import Meeting, Standings, standings
from ludarium.core.shares import mean, share
from ludarium.games.builders.game import MIDDLE_AGES


def test_wilson_and_normal_intervals_are_known() -> None:
    part = share(65, 100)
    assert (round(part.low, 4), round(part.high, 4)) == (0.5525, 0.7364)
    none = share(0, 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    half = 1.96 * math.sqrt(32 / 7 / 8)
    assert [found.value, found.low, found.high] == pytest.approx([5.0, 5 - half, 5 + half])
    assert mean([3]).high == math.inf


def played(number: int, plan: RunPlan, scores: Sequence[int]) -> PlayedGame:
    """A game of a plan with these scores."""
    sitting, best = plan.sitting(number), max(scores)
    winners = list(scores).count(best)
    return PlayedGame(
        game=number,
        deal=sitting.deal,
        match=sitting.match,
        bots=list(sitting.bots),
        shares=[1 / winners if score == best else 0.0 for score in scores],
        scores=list(scores),
        rounds=8,
        moves=[10] * len(scores),
        hash="",
    )


def results(bots: Sequence[str], seats: int, games: int, strength: dict[str, list[int]]) -> Standings:
    """A run in which each bot's scores repeat a list."""
    plan = RunPlan(
        game=MIDDLE_AGES.id, rules=1, seats=seats, options={}, matches=all_meet(bots, seats), seed=1
    )
    rows = []
    for number in range(plan.games(games)):
        names = plan.sitting(number).bots
        rows.append(played(number, plan, [strength[name][number % len(strength[name])] for name in names]))
    return standings(plan, MIDDLE_AGES, rows, {})


def meeting(found: Standings, one: str, other: str) -> Meeting:
    return next(each for each in found.meetings if (each.one, each.other) == (one, other))


def test_two_bots_who_beats_whom_by_how_much() -> None:
    found = results(["a", "b"], 2, 8, {"a": [9, 9, 9, 5], "b": [7]})
    ahead = meeting(found, "a", "b")
    assert (ahead.wins.value, ahead.even, ahead.margin.value) == (0.75, 0.5, 1.0)
    assert meeting(found, "b", "a").wins.value == 0.25
    assert ahead.by_deals.n == 4
    assert ahead.duel().value == pytest.approx(0.75)
    assert [bot.name for bot in found.bots] == ["a", "b"]
    assert found.bots[0].wins == 6


def test_one_against_three_alike_is_measured_against_the_even_share() -> None:
    found = results(["a", "b"], 4, 4, {"a": [9, 9, 5, 5], "b": [7]})
    alone = meeting(found, "a", "b")
    assert (alone.even, alone.wins.value, alone.wins.n) == (0.25, 0.5, 4)
    assert alone.duel().value == pytest.approx(0.75)  # three times as strong as each of three


def test_among_several_different_bots_being_ahead_counts() -> None:
    found = results(["a", "b", "c"], 3, 6, {"a": [9], "b": [7], "c": [5]})
    assert meeting(found, "b", "c").wins.value == 1.0
    assert meeting(found, "b", "a").wins.value == 0.0
    assert meeting(found, "a", "c").margin.value == 4.0
    assert [bot.name for bot in found.bots] == ["a", "b", "c"]


def test_ratings_are_ordered_repeatable_and_narrower_with_more_games() -> None:
    few = results(["a", "b", "c"], 2, 10, {"a": [9, 6], "b": [7], "c": [6, 7, 8]})
    many = results(["a", "b", "c"], 2, 200, {"a": [9, 6], "b": [7], "c": [6, 7, 8]})
    again = ratings(many.played, ["a", "b", "c"])
    for bot in many.bots:
        assert again[bot.name] == bot.rating
        before = next(each.rating for each in few.bots if each.name == bot.name)
        assert bot.rating.high - bot.rating.low < before.high - before.low


def test_ranks_put_winners_first_then_scores() -> None:
    plan = RunPlan(game=MIDDLE_AGES.id, rules=1, seats=4, options={}, matches=[["a", "b", "c", "d"]], seed=1)
    assert ranks(played(0, plan, [5, 9, 5, 9])) == [2.0, 0.0, 2.0, 0.0]
    assert ranks(played(0, plan, [1, 2, 3, 4])) == [3.0, 2.0, 1.0, 0.0]


def test_a_bot_alone_at_the_table_stays_where_ratings_begin() -> None:
    found = results(["a"], 2, 4, {"a": [3]})
    assert found.bots[0].rating.value == 25.0
    assert found.meetings == []
