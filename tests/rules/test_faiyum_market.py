"""The market, administration, the end of the game and the scoring of Faiyum."""

from __future__ import annotations

import pytest

from ludarium.core.messages import ScoreLine
from ludarium.core.state import CHANCE, OVER
from tests.faiyum_scenes import Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))


# --- buying ----------------------------------------------------------------------------------------


@rule("FA-65")
def test_prices_go_by_the_slot_and_a_token_takes_one_dollar_off() -> None:
    scene = Scene(deal=LOW).give(money=6)
    scene.do("buy 8", draws=["draw 30"])
    assert scene.owns() == {}
    assert scene.hand()[-1] == "hermit"
    assert scene.market() == ["2", "4", "6", "10", "12", "14", "16", "30"]
    assert scene.tokens() == ["2", "4", "6"]
    assert scene.view().free_tokens == 1
    assert scene.prices() == [2, 3, 4, 7]  # no token came to the fourth slot


@rule("FA-65")
def test_a_card_must_be_paid_and_future_cards_cannot_be_bought() -> None:
    scene = Scene(deal=LOW).give(money=2)
    assert scene.places("buy") == {"gardener"}
    assert scene.refused("buy 4").args == {"needed": 3, "left": 2}
    assert scene.why("buy 10") == ("FA-65", "future-card")
    assert scene.why("buy 90") == ("FA-65", "card-not-in-market")


@rule("FA-65")
def test_a_bought_card_is_played_from_the_next_turn_on() -> None:
    scene = Scene(deal=LOW).give(money=9).do("buy 4", draws=["draw 30"])
    assert scene.view().to_act == 1
    scene.do("cash farmer")
    assert scene.legal("play levy")


@rule("FA-65")
def test_order_is_a_purchase_for_two_dollars_less_but_not_below_nothing() -> None:
    scene = Scene(deal=LOW).hold("order").only().do("play order")
    assert scene.places("buy") == {"gardener"}  # 3 - 1 - 2
    assert scene.refused("buy 4").args == {"needed": 1, "left": 0}
    scene.do("buy 2", draws=["draw 30"])
    assert scene.owns() == {}
    assert (scene.hand(), scene.pile()[-1]) == (["gardener"], "order")
    assert "2" not in scene.tokens()
    assert "30" in scene.market()


@rule("FA-65")
def test_order_needs_a_card_that_can_be_paid() -> None:
    scene = Scene(deal=LOW).hold("order").only()
    scene.state.tokens = 0
    assert scene.refused("play order").args == {"needed": 1, "left": 0}


@rule("FA-65", "FA-71")
def test_with_fewer_cards_they_take_the_cheap_slots() -> None:
    scene = Scene(deal=LOW).give(money=9).end_now().empty_decks()
    scene.do("buy 4")
    assert scene.market() == ["2", "6", "8"]
    assert scene.prices() == [2, 3, 4]


@rule("FA-66")
@pytest.mark.parametrize(("card", "place"), [(26, 7), (14, 2), (6, 1)])
def test_a_drawn_card_goes_in_by_its_number(card: int, place: int) -> None:
    deal = (2, 8, 10, 16, 18, 20, 22, 24, 90, 92, 94, 96)
    scene = Scene(deal=deal).give(money=9).do("buy 8", draws=[f"draw {card}"])
    assert scene.market().index(str(card)) == place
    assert scene.market() == sorted(scene.market(), key=int)


@rule("FA-66")
def test_tokens_stay_on_their_cards_and_in_the_current_market() -> None:
    scene = Scene(deal=(4, 6, 8, 10, 12, 14, 16, 18, 90, 92, 94, 96)).give(money=9)
    scene.do("buy 6", draws=["draw 2"])
    assert scene.market()[:4] == ["2", "4", "8", "10"]
    assert scene.tokens() == ["4", "8", "10"]


@rule("FA-67", "FA-70")
def test_disasters_stand_on_the_right_and_cannot_be_bought() -> None:
    scene = Scene(deal=LOW).give(money=99).empty_decks(114)
    for bought, left in (("2", 7), ("4", 6), ("6", 5)):
        scene.do(f"buy {bought}", draws=["disaster"]).do("cash farmer")
        assert len(scene.market()) == left
    assert scene.view().disasters_out == 3
    assert [slot.current for slot in scene.view().market] == [True] * 4 + [False]
    assert all(text.split()[1] in ("hermit", "offering", "skilled-farmer-10", "wheat-supply") for text in
               scene.texts() if text.startswith("buy"))  # fmt: skip


# --- administration --------------------------------------------------------------------------------


@rule("FA-68")
@pytest.mark.parametrize(("cards", "money"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_administration_pays_three_dollars_less_the_cards_in_hand(cards: int, money: int) -> None:
    scene = Scene().hold(*["farmer", "farmer", "farmer", "settlement"][:cards]).only().do("administer")
    assert scene.seat().money == money


@rule("FA-68")
def test_up_to_two_workers_come_off_any_fields_for_a_dollar_each() -> None:
    scene = Scene().hold().build(worker="a1 h7 f3").only().do("administer")
    assert scene.places("recall") == {"a1", "h7", "f3"}
    scene.do("recall h7", "recall f3")
    assert scene.field("a1").worker
    assert not scene.field("h7").worker
    assert scene.seat().money == 3 + 2
    assert scene.view().todo[0].verb == "buy-back"
    none = Scene().hold().build(worker="a1").only().do("administer", "done")
    assert (none.field("a1").worker, none.seat().money) == (True, 3)


@rule("FA-68")
def test_the_top_three_cards_come_back_or_all_if_there_are_fewer() -> None:
    scene = Scene().hold().only().do("administer", "done")
    assert (scene.hand(), scene.pile()) == (["farmer", "settlement", "two-roads"], ["farmer", "farmer"])
    few = Scene().hold("farmer", "farmer", "settlement").only().do("administer")
    assert (len(few.hand()), few.pile()) == (5, [])


@rule("FA-69")
def test_more_cards_are_bought_back_for_a_dollar_each_in_order() -> None:
    scene = Scene().hold().only().do("administer")
    assert scene.texts() == {"buy back", "done"}
    scene.do("buy back")
    assert (scene.pile(), scene.seat().money) == (["farmer"], 2)
    scene.do("buy back")
    assert (scene.pile(), scene.seat().money, scene.view().to_act) == ([], 1, 1)


@rule("FA-68", "FA-69")
def test_the_money_of_the_administration_may_buy_cards_back() -> None:
    scene = Scene().stack("farmer", "settlement", "two-roads", "farmer").only().build(worker="a1")
    scene.do("administer", "recall a1", "buy back")
    assert (scene.pile(), scene.owns()) == ([], {"money": 2})
    poor = Scene().hold("farmer", "settlement", "two-roads").top("levy", "trader").only().do("administer")
    assert poor.view().to_act == 1  # no money: nothing to ask


@rule("FA-69a")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("tokens", "left", "tokens_after"),
    [
        ([2, 4, 6, 8], ["6", "8"], ["6", "8"]),
        ([4, 6, 8], ["2", "8"], ["2", "8"]),
        ([8], ["4", "6"], ["4", "6"]),
        ([], ["6", "8"], ["6", "8"]),
    ],
)
def test_with_two_or_three_players_two_cards_leave(
    seats: int, tokens: list[int], left: list[str], tokens_after: list[str]
) -> None:
    scene = Scene(seats, deal=LOW).hold("farmer", "farmer", "farmer", "settlement", "two-roads")
    scene.state.tokens = sum(1 << scene.card(card) for card in tokens)
    scene.do("administer", draws=["draw 90", "draw 92"])
    assert scene.market() == [*left, "10", "12", "14", "16", "90", "92"]
    assert scene.tokens() == tokens_after
    assert len(scene.view().gone) == 2


@rule("FA-69a")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize(
    ("tokens", "left"),
    [([2, 4, 6, 8], ["4", "6", "8"]), ([6, 8], ["2", "4", "8"]), ([], ["4", "6", "8"])],
)
def test_with_four_or_five_players_one_card_leaves(seats: int, tokens: list[int], left: list[str]) -> None:
    scene = Scene(seats, deal=LOW).hold("farmer", "farmer", "farmer", "settlement", "two-roads")
    scene.state.tokens = sum(1 << scene.card(card) for card in tokens)
    scene.do("administer", draws=["draw 90"])
    assert scene.market() == [*left, "10", "12", "14", "16", "90"]
    assert scene.tokens() == left


@rule("FA-69a")
def test_tokens_go_on_before_cards_slide_down_and_drawn_cards_get_none() -> None:
    scene = Scene(4, deal=(10, 12, 14, 16, 18, 20, 22, 24, 90, 92, 94, 96)).hold("farmer", "farmer", "farmer")
    scene.do("administer", draws=["draw 2"])
    assert scene.market()[:4] == ["2", "12", "14", "16"]
    assert scene.tokens() == ["12", "14", "16"]


@rule("FA-69b")
def test_the_current_market_is_full_until_the_end() -> None:
    scene = Scene(deal=LOW).empty_decks(114, 116, 118, 120).give(0, money=99).give(1, money=99)
    while not scene.state.ending():
        assert sum(slot.current for slot in scene.view().market) == 4
        scene.do("administer" if not scene.texts() & {"done"} else "done", draws=["disaster"])


# --- the end ---------------------------------------------------------------------------------------


@rule("FA-70")
def test_the_last_rounds_deck_comes_after_the_draw_deck() -> None:
    scene = Scene(deal=LOW).give(money=99)
    scene.state.gone |= scene.state.deck & ~(1 << scene.card(50))
    scene.state.deck = 1 << scene.card(50)
    scene.do("buy 2")
    assert "50" in scene.market()
    scene.do("cash farmer").do("buy 4", draws=["draw 120"])
    assert "120" in scene.market()


@rule("FA-70")
def test_a_turn_in_which_the_fourth_disaster_appears_is_finished_then_administration_is_over() -> None:
    scene = Scene(2, deal=LOW).end_now(3).empty_decks(114, 116)
    scene.hold("farmer", "farmer", "farmer", "settlement", "two-roads")
    scene.do("administer", draws=["disaster", "draw 116"])
    assert scene.view().ending
    assert "116" in scene.market()  # the second draw was made too
    assert scene.view().to_act == 1
    assert scene.why("administer") == ("FA-70", "administration-over")
    assert "end-began" in scene.kinds()


@rule("FA-70")
def test_the_end_begins_after_the_second_draw_and_not_with_the_fourth_disaster() -> None:
    scene = Scene(2, deal=LOW).end_now(3).empty_decks(114, 116).hold("farmer", "farmer", "farmer")
    for text in ("administer", "disaster"):
        scene.state.apply(scene.action(text))
    assert (scene.view().disasters_out, scene.view().to_act, scene.view().ending) == (4, CHANCE, False)
    assert "end-began" not in scene.kinds()
    scene.state.apply(scene.action("draw 116"))
    assert scene.view().ending
    assert scene.kinds()[-2:] == ["drawn", "end-began"]


@rule("FA-71")
def test_purchases_still_draw_while_the_last_rounds_deck_has_cards() -> None:
    scene = Scene(deal=LOW).give(money=99).end_now().empty_decks(120)
    scene.do("buy 2")
    assert scene.market() == ["4", "6", "8", "120"]
    scene.do("cash farmer", "buy 4")
    assert scene.market() == ["6", "8", "120"]


@rule("FA-72")
def test_after_the_end_began_a_turn_is_play_buy_or_pass() -> None:
    scene = Scene(deal=LOW).end_now().give(money=2)
    assert {text.split()[0] for text in scene.texts()} == {"play", "cash", "buy", "pass"}


@rule("FA-72")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_passing_takes_the_best_disaster_left_and_the_last_one_gets_nothing(seats: int) -> None:
    scene = Scene(seats, deal=LOW).end_now()
    wanted = {2: [6, 0], 3: [10, 6, 0], 4: [10, 6, 3, 0], 5: [10, 6, 3, 1, 0]}[seats]
    for seat in range(seats):
        assert scene.view().disaster_fame == wanted[seat:-1]
        scene.do("pass")  # with cards in hand
    assert [scene.seat(seat).fame for seat in range(seats)] == wanted
    assert scene.state.to_act == OVER
    assert scene.state.legal() == []


@rule("FA-72", "FA-11")
def test_who_passed_is_out_and_the_others_go_on() -> None:
    scene = Scene(3, deal=LOW).end_now().do("cash farmer", "pass", "cash farmer")
    order = []
    for _ in range(4):
        order.append(scene.view().to_act)
        scene.do("cash farmer" if "cash farmer" in scene.texts() else "cash settlement")
    assert order == [0, 2, 0, 2]


@rule("FA-72", "FA-80")
def test_alone_passing_ends_the_game_without_fame() -> None:
    scene = Scene(1, deal=LOW).end_now().do("pass")
    assert (scene.state.to_act, scene.seat().fame) == (OVER, 0)


@rule("FA-73")
def test_most_fame_wins() -> None:
    scene = Scene(3, deal=LOW).end_now().do("pass", "pass", "pass")
    assert scene.view().winners == [0]
    assert scene.state.scores() == [10, 6, 0]


@rule("FA-73")
def test_a_tie_goes_to_goods_and_money_together_and_then_is_shared() -> None:
    scene = Scene(3, deal=LOW).end_now().do("pass", "pass", "pass")
    scene.only(0, fame=20, wheat=3, money=2).only(1, fame=20, rose=1, money=5).only(2, fame=19, money=50)
    assert scene.state.winners() == [1]
    scene.only(0, fame=20, wheat=4, money=2)
    assert scene.state.winners() == [0, 1]


@rule("FA-73")
def test_score_lines_add_up_to_the_fame() -> None:
    scene = Scene(deal=LOW).build(dry="f2").only(wheat=2).do("play two-roads", "road f3-f2", "road f2-g2")
    lines = scene.seat().score_lines
    assert lines == [
        ScoreLine("cards", 3, 3, "FA-73"),
        ScoreLine("links", 1, 1, "FA-58"),
        ScoreLine("disasters", 0, 0, "FA-72"),
        ScoreLine("left-over", 0, 0, "FA-73"),
    ]


@rule("FA-74")
def test_passing_is_automatic_when_nothing_else_can_be_done() -> None:
    scene = Scene(2, deal=LOW).end_now().hold(seat=1).only(1).do("pass")
    assert scene.state.to_act == OVER
    assert [event.seat for event in scene.events if event.kind == "passed"] == [0, 1]
    able = Scene(2, deal=LOW).end_now().hold(seat=1).only(1, money=2).do("pass")
    assert able.texts() == {"pass", "buy gardener"}
    card = Scene(2, deal=LOW).end_now().hold("farmer", seat=1).only(1).do("pass")
    assert "cash farmer" in card.texts()
