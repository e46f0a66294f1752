"""Who meets whom on which deal in which seat: every match-up is fair, and numbers never change their game."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludarium.arena import match
from ludarium.arena.match import play_number
from ludarium.arena.plan import RunPlan, all_meet, each_over_the_next, one_against, plan_of
from ludarium.core.errors import LudariumError, OptionError
from ludarium.games.builders.game import MIDDLE_AGES
from ludarium.games.faiyum.game import FAIYUM
from tests.arena.tables import SHORT, short_plan


def test_too_few_bots_meet_one_against_all_others() -> None:
    assert all_meet(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert all_meet(["a", "b"], 3) == [["a", "b", "b"], ["b", "a", "a"]]
    assert all_meet(["a"], 3) == [["a", "a", "a"]]
    assert len(all_meet(list("abcde"), 4)) == 5
    assert one_against("a", "b", 4) == ["a", "b", "b", "b"]


@pytest.mark.parametrize(
    "lineup", [["a", "b"], ["a", "b", "c", "d"], ["a", "b", "b"], ["a", "b", "c", "d", "e"]]
)
def test_every_bot_has_every_seat_equally_often_in_each_deal(lineup: list[str]) -> None:
    plan = bare_plan([lineup])
    for deal in range(7):
        seats: Counter[tuple[str, int]] = Counter()
        for rotation in range(plan.rotations()):
            sitting = plan.sitting(deal * plan.rotations() + rotation)
            assert (sitting.deal, sitting.match) == (deal, 0)
            seats.update((bot, seat) for seat, bot in enumerate(sitting.bots))
        assert all(seats[bot, seat] == lineup.count(bot) for bot in lineup for seat in range(len(lineup)))


def test_nobody_always_plays_after_the_same_one() -> None:
    plan = bare_plan([["a", "b", "c"]])
    after = {
        (bots[seat - 1], bots[seat]) for bots in (plan.sitting(n).bots for n in range(6)) for seat in range(3)
    }
    assert len(after) == 6


def test_all_match_ups_play_the_same_deals_and_as_many_games() -> None:
    plan = bare_plan([["a", "b"], ["a", "c"], ["b", "c"]])
    assert plan.games(5) == 3 * 6
    sittings = [plan.sitting(number) for number in range(plan.games(5))]
    assert Counter((each.deal, each.match) for each in sittings) == {
        (deal, match): 2 for deal in range(3) for match in range(3)
    }


def bare_plan(matches: list[list[str]]) -> RunPlan:
    return RunPlan(
        game="builders-middle-ages", rules=1, seats=len(matches[0]), options={}, matches=matches, seed=1
    )


def test_a_deal_is_the_same_in_every_seating() -> None:
    """The first cards on the table do not depend on who sits where, and another deal has others."""
    plan = plan_of(MIDDLE_AGES, [["random", "greedy"]], 5, {"rounds": "1"}, digests=True)
    digests = [play_number(plan, number)[0].digest for number in range(4)]
    firsts = [set(digest.offered) for digest in digests if digest]
    assert len(firsts[0] & firsts[1]) >= 10
    assert len(firsts[0] & firsts[1]) > len(firsts[0] & firsts[2])


def test_a_game_depends_on_its_number_alone() -> None:
    plan = short_plan()
    first = [play_number(plan, number)[0] for number in range(4)]
    assert [play_number(plan, number)[0] for number in (3, 1, 0, 2)] == [first[n] for n in (3, 1, 0, 2)]
    assert len({played.hash for played in first}) == 4


def test_a_machine_with_another_version_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "GAMES", {})
    with pytest.raises(LudariumError, match="another version"):
        play_number(msgspec.structs.replace(short_plan(), code="other"), 0)


@pytest.mark.parametrize(
    ("matches", "why"),
    [
        ([["random", "deep-blue"]], "deep-blue"),
        ([["random"]], "takes 2 to 4 seats"),
        ([["random"] * 5], "not 5"),
    ],
)
def test_a_plan_is_checked_before_anything_is_played(matches: list[list[str]], why: str) -> None:
    with pytest.raises(OptionError, match=why):
        plan_of(MIDDLE_AGES, matches, 1, SHORT)


def test_options_that_do_not_fit_together_are_refused_too() -> None:
    with pytest.raises(OptionError, match="FA-81"):
        plan_of(FAIYUM, [["random", "random"]], 1, {"rewards": "2"})


def test_a_search_can_be_named_with_its_iterations() -> None:
    plan = plan_of(MIDDLE_AGES, [["mcts:3", "random"]], 1, {"rounds": "1"})
    assert play_number(plan, 0)[0].bots == ["mcts:3", "random"]
    for name in ("mcts:", "mcts:0", "mcts:x", "mcts:-1", "mcts:99999999999", "greedy:3"):
        with pytest.raises(OptionError, match=name):
            plan_of(MIDDLE_AGES, [[name, "random"]], 1, SHORT)


def test_a_ladder_is_climbed_rung_by_rung() -> None:
    assert each_over_the_next(["a", "b", "c"], 3) == [["b", "a", "a"], ["c", "b", "b"]]


def test_a_bot_named_twice_or_against_itself_is_refused() -> None:
    with pytest.raises(OptionError, match="twice"):
        all_meet(["a", "a"], 2)
    with pytest.raises(OptionError, match="itself"):
        one_against("a", "a", 2)
