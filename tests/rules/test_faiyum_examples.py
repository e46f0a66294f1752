"""The rulebook's own examples (FA-90 … FA-92)."""

from __future__ import annotations

import pytest

from tests.faiyum_scenes import Scene
from tests.rule import rule

# Fisher is the higher number in our rebuilt deck, so the market of the example is put together by hand.
MARKET = (8, 22, 38, 56, 60, 62, 64, 66, 90, 92, 94, 96)


def example(seats: int) -> Scene:
    """Seat 0 with one card in hand, seven in the pile, workers on the map, a token on Fisher only."""
    scene = Scene(seats, deal=MARKET).hold("levy").top(14, 16).only().build(worker="a1 b1 c1")
    scene.state.tokens = 1 << scene.card("fisher")
    return scene


@rule("FA-90")
def test_administration_with_four_players() -> None:
    scene = example(4).do("administer")
    assert scene.seat().money == 2
    scene.do("recall a1", "recall b1")
    assert scene.seat().money == 4
    assert len(scene.hand()) == 1 + 3
    scene.do("buy back", "buy back", "done", draws=["draw 2"])
    assert (scene.seat().money, len(scene.hand()), len(scene.pile())) == (2, 6, 2)
    assert scene.view().gone == ["fisher"]
    assert scene.market()[:4] == ["2", "8", "38", "56"]
    assert scene.tokens() == ["8", "38", "56"]


@rule("FA-90")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_hermit_leaves_too(seats: int) -> None:
    scene = example(seats).do("administer", "done", "done", draws=["draw 2", "draw 4"])
    assert scene.view().gone == ["hermit", "fisher"]
    assert scene.tokens() == ["38", "56"]


@rule("FA-91")
def test_buying_in_the_slot_of_price_five_with_a_token_costs_four() -> None:
    scene = Scene(4, deal=(2, 4, 36, 38, 40, 42, 44, 46, 90, 92, 94, 96)).only(money=4).do("buy order")
    assert scene.owns() == {}
    assert scene.hand()[-1] == "order"
    assert scene.view().free_tokens == 1


@rule("FA-92")
def test_a_settlement_on_a_field_that_a_road_joins_to_a_site_gives_one_extra_fame() -> None:
    scene = Scene().build(road="b3-b4").only(wheat=1, grape=1, stone=1).do("play settlement", "settlement b4")
    assert scene.owns() == {"fame": 3 + 1, "money": 3}


@rule("FA-92")
def test_a_settlements_own_three_dollars_cannot_pay_for_its_stone() -> None:
    scene = Scene().build(road="b3-b4").only(wheat=1, grape=1)
    assert scene.why("play settlement") == ("FA-25", "short-of")
