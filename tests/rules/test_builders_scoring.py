"""The final scoring of The Builders and who wins."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludarium.core.state import OVER
from ludarium.games import game_named
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

Hand = tuple[int, Sequence[str]]  # coins and finished buildings


def ended(game: str, *hands: Hand) -> Scene:
    """A game cut short after one round, with what each seat has by then."""
    scene = Scene(game, len(hands), options={"rounds": "1"})
    for seat, (coins, buildings) in enumerate(hands):
        scene.purse(coins, seat).complete(*buildings, seat=seat)
    scene.turns(len(hands))
    assert scene.view().to_act == OVER
    return scene


def lines(scene: Scene, seat: int = 0) -> list[tuple[str, int, int]]:
    return [(line.kind, line.count, line.amount) for line in scene.seat(seat).score_lines]


# --- scores -------------------------------------------------------------------------------------------


@rule("BM-70")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (105, 10)])
def test_every_full_ten_coins_are_a_point(coins: int, points: int) -> None:
    scene = ended(MIDDLE_AGES, (coins, ["chapel", "crane"]), (0, []))
    assert scene.seat().score == 5 + 1 + points
    assert lines(scene) == [("buildings", 2, 6), ("coins", coins, points)]


@rule("BM-70", "BA-63")
@pytest.mark.parametrize("game", EDITIONS)
def test_unfinished_sites_and_workers_are_worth_nothing(game: str) -> None:
    scene = Scene(game, options={"rounds": "1"}).found("townhouse").hire("craftsman-1", "craftsman-2")
    scene.purse(0).turns(2)
    assert scene.seat().score == 0


@rule("BA-63")
@pytest.mark.parametrize(
    ("coins", "prisoners", "loans", "tenths"),
    [
        (0, 0, 0, 50), (7, 0, 0, 57), (19, 0, 0, 69), (4, 1, 0, 44), (0, 2, 0, 30), (14, 0, 1, 44),
        (0, 0, 3, -10), (0, 1, 4, -40), (4, 6, 4, -86),
    ],
)  # fmt: skip
def test_antiquity_scores_in_tenths_and_below_zero(
    coins: int, prisoners: int, loans: int, tenths: int
) -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).complete("theatre").purse(coins).owe(loans)
    scene.hire(*[f"prisoner-{number}" for number in range(1, prisoners + 1)]).turns(2)
    assert scene.seat().score == tenths
    assert sum(line.amount for line in scene.seat().score_lines) == tenths
    assert game_named(ANTIQUITY).score_unit == 10


@rule("BA-62", "BA-63")
@pytest.mark.parametrize(
    ("coins", "prisoners", "loans", "expected"),
    [
        (5, 1, 0, [("prisoners-freed", 1, 0)]),
        (4, 1, 0, [("prisoners-kept", 1, -10), ("coins", 4, 4)]),
        (9, 2, 0, [("prisoners-freed", 1, 0), ("prisoners-kept", 1, -10), ("coins", 4, 4)]),
        (15, 0, 1, [("loans-paid", 1, 0)]),
        (29, 0, 2, [("loans-paid", 1, 0), ("loans-unpaid", 1, -20), ("coins", 14, 14)]),
        (14, 0, 1, [("loans-unpaid", 1, -20), ("coins", 14, 14)]),
        (19, 1, 1, [("prisoners-freed", 1, 0), ("loans-unpaid", 1, -20), ("coins", 14, 14)]),
        (15, 1, 1, [("prisoners-freed", 1, 0), ("loans-unpaid", 1, -20), ("coins", 10, 10)]),
        (20, 1, 1, [("prisoners-freed", 1, 0), ("loans-paid", 1, 0)]),
        (43, 2, 2, [("prisoners-freed", 2, 0), ("loans-paid", 2, 0), ("coins", 3, 3)]),
        (39, 1, 2, [("prisoners-freed", 1, 0), ("loans-paid", 2, 0), ("coins", 4, 4)]),
    ],
)  # fmt: skip
def test_prisoners_are_freed_first_and_then_loans_are_paid_back(
    coins: int, prisoners: int, loans: int, expected: list[tuple[str, int, int]]
) -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).purse(coins).owe(loans)
    scene.hire(*[f"prisoner-{number}" for number in range(1, prisoners + 1)]).turns(2)
    assert lines(scene) == [("buildings", 0, 0), *expected]
    assert scene.seat().score == sum(amount for _, _, amount in expected)


@rule("BA-62", "BA-24")
def test_a_prisoner_at_an_unfinished_site_is_not_freed_however_rich_its_owner() -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).found("pyramid").hire("prisoner-1", "prisoner-2")
    scene.purse(50).do("send prisoner-1 to pyramid").turns(2)
    assert lines(scene)[1:] == [("prisoners-freed", 1, 0), ("prisoners-kept", 1, -10), ("coins", 45, 45)]


@rule("BA-25", "BA-62")
def test_a_citizen_costs_nothing_at_the_end_idle_or_at_work() -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).found("pyramid").hire("prisoner-1", "prisoner-2")
    scene.do("free prisoner-1", "free prisoner-2", "send citizen-1 to pyramid").purse(20).turns(2)
    assert lines(scene) == [("buildings", 0, 0), ("coins", 20, 20)]


@rule("BA-41", "BA-62")
def test_a_loan_asks_fifteen_coins_for_the_ten_it_gave() -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).purse(5).do("invest loan").turns(2)
    assert lines(scene) == [("buildings", 0, 0), ("loans-paid", 1, 0)]
    assert scene.seat().score == 0


@rule("BA-62")
def test_each_player_settles_with_the_own_coins() -> None:
    scene = Scene(ANTIQUITY, 3, start=2, options={"rounds": "1"}).owe(1, seat=0).owe(1, seat=2)
    scene.hire("prisoner-1", seat=1).purse(100, 0).purse(4, 1).purse(14, 2).turns(3)
    assert [seat.score for seat in scene.view().seats] == [85, -6, -6]


# --- winners ------------------------------------------------------------------------------------------


@rule("B-72")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_most_points_win_on_every_seat(game: str, winner: int) -> None:
    hands: list[Hand] = [(9, []), (9, []), (9, []), (9, [])]
    hands[winner] = (11, [])
    assert ended(game, *hands).view().winners == [winner]


@rule("B-72")
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([(10, ["chapel"]), (0, ["aqueduct"])], [1]),
        ([(0, ["aqueduct"]), (19, ["chapel"])], [0]),
        ([(12, ["chapel"]), (19, ["abbey"])], [1]),
        ([(19, ["chapel"]), (12, ["abbey"])], [0]),
        ([(12, ["chapel"]), (12, ["abbey"])], [0, 1]),
        ([(5, ["chapel"]), (5, ["abbey"]), (4, ["church"])], [0, 1]),
        ([(10, ["chapel"]), (0, ["aqueduct"]), (9, ["church", "crane"])], [2]),
    ],
)
def test_the_middle_ages_break_ties_by_buildings_and_then_by_coins(
    hands: list[Hand], winners: list[int]
) -> None:
    assert ended(MIDDLE_AGES, *hands).view().winners == winners


@rule("B-72")
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([(10, ["theatre"]), (0, ["sphinx"])], [0, 1]),
        ([(11, ["theatre"]), (0, ["sphinx"])], [0]),
        ([(0, []), (10, ["theatre"]), (0, ["sphinx"]), (20, ["fortress"])], [1, 2, 3]),
    ],
)
def test_tied_players_of_antiquity_all_win(hands: list[Hand], winners: list[int]) -> None:
    assert ended(ANTIQUITY, *hands).view().winners == winners


@rule("B-72")
def test_the_least_negative_score_wins() -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "1"}).purse(0, 0).purse(0, 1)
    scene.owe(2, seat=0).owe(1, seat=1).turns(2)
    assert [seat.score for seat in scene.view().seats] == [-40, -20]
    assert scene.view().winners == [1]


@rule("B-72")
def test_the_first_to_seventeen_points_need_not_win() -> None:
    scene = Scene().complete("castle", "chapel", "abbey").purse(0).purse(40, 1)
    scene.complete("cathedral", "aqueduct", seat=1).turns(2)
    assert [seat.score for seat in scene.view().seats] == [17, 18]
    assert scene.view().winners == [1]
