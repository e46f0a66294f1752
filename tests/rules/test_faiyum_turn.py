"""A turn of Faiyum: playing cards, whole actions, payments with roses and money."""

from __future__ import annotations

import pytest

from ludarium.core.state import CHANCE
from ludarium.games.faiyum.game import FAIYUM
from tests.faiyum_scenes import Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))


@rule("FA-10")
def test_a_turn_is_to_play_to_buy_or_administration() -> None:
    scene = Scene().give(money=9)
    kinds = {FAIYUM.move(action).kind for action in scene.state.legal()}
    assert kinds == {"play", "cash", "buy", "administer"}
    assert scene.why("worker a1") == ("FA-10", "no-turn")
    assert scene.why("pass") == ("FA-72", "too-early-to-pass")


@rule("FA-10", "FA-11")
@pytest.mark.parametrize("start", [0, 2])
def test_one_turn_each_clockwise_from_the_start_player(start: int) -> None:
    scene = Scene(3, start=start)
    order = []
    for _ in range(7):
        order.append(scene.view().to_act)
        scene.do("cash farmer" if scene.hand(scene.view().to_act) else "administer")
    assert order == [(start + turn) % 3 for turn in range(7)]
    assert scene.view().round == 3


# --- playing a card --------------------------------------------------------------------------------


@rule("FA-20")
def test_a_card_lies_on_the_table_during_its_action_and_then_on_top_of_the_pile() -> None:
    scene = Scene().do("cash two-roads", "administer", "play farmer")
    assert scene.view().table == "farmer"
    assert (scene.hand().count("farmer"), scene.pile()) == (2, ["two-roads"])
    scene.do("worker a1")
    assert (scene.view().table, scene.pile()) == (None, ["two-roads", "farmer"])


@rule("FA-20")
def test_a_card_may_be_played_for_two_dollars_instead() -> None:
    scene = Scene().only().do("cash settlement")
    assert (scene.owns(), scene.pile()) == ({"money": 2}, ["settlement"])


@rule("FA-20")
def test_only_cards_in_hand_are_played_and_copies_are_one_choice() -> None:
    scene = Scene().hold("farmer", "farmer", "levy")
    assert scene.places("play") == {"farmer", "levy"}
    assert scene.why("play two-roads") == ("FA-20", "card-not-in-hand")
    assert scene.why("cash hermit") == ("FA-20", "card-not-in-hand")


@rule("FA-20")
def test_the_order_of_the_pile_is_the_order_of_playing() -> None:
    scene = Scene(1, deal=LOW).do("cash farmer", "cash two-roads", "cash farmer", "cash settlement")
    assert scene.pile() == ["farmer", "two-roads", "farmer", "settlement"]


# --- all of the action -----------------------------------------------------------------------------


@rule("FA-21")
def test_two_roads_are_two_roads() -> None:
    scene = Scene().build(dry="f4").only(wheat=5)
    assert scene.why("play two-roads") == ("FA-53", "no-roads")
    scene.only(grape=1)
    assert scene.refused("play two-roads").args == {"needed": 2, "left": 1, "roses": 0, "money": 0}
    assert not scene.only(grape=1, wheat=1).legal("play two-roads")
    assert scene.build(dry="f2").legal("play two-roads")
    assert scene.do("play two-roads", "road f3-f2").view().todo[0].verb == "road"


@rule("FA-21", "FA-53")
def test_each_road_leaves_the_rest_possible() -> None:
    """A second road may go on from the first; what would leave no second road is not offered."""
    scene = Scene().build(dry="f4 g4").only(grape=1, wheat=1).do("play two-roads")
    assert scene.texts() == {"road f3-f4", "road e3-f3"} & scene.texts()
    assert scene.places("road") == {"f3-f4"}
    scene.do("road f3-f4")
    assert scene.places("road") == {"f4-g4"}
    scene.do("road f4-g4")
    assert scene.owns() == {"fame": 3}


@rule("FA-21")
def test_a_road_whose_payment_would_leave_the_next_one_unpaid_is_not_paid_so() -> None:
    """Between e4 (stone) and f4 (grape) either good will do, but the grape is needed for f3-g3."""
    scene = Scene().build(dry="f4 g3", road="f3-e4").only(grape=1, stone=1).do("play two-roads")
    scene.do("road e4-f4")
    assert scene.texts() == {"pay grape", "pay stone"}
    scene.do("pay stone")
    assert scene.why("road c4-d5") == ("FA-55", "road-unpaid")
    assert scene.places("road") == {"f3-g3", "f3-f4", "g3-f4", "f4-g5", "g2-g3"}
    short = Scene().build(dry="f4 g3", road="f3-e4").only(grape=1, rose=1).do("play two-roads", "road f3-g3")
    assert short.texts() == {"pay grape", "pay rose"}


@rule("FA-21a")
def test_two_orders_of_the_same_payment_are_not_asked() -> None:
    scene = Scene().hold("bridge").build(settlement="d3", dry="e3").only(stone=2, rose=2).do("play bridge")
    assert scene.texts() == {"pay stone", "pay rose"}
    scene.do("pay rose")
    assert scene.owns() == {"stone": 2}  # the second rose is paid by itself
    other = Scene().hold("bridge").build(settlement="d3", dry="e3").only(stone=1, rose=2, money=3)
    other.do("play bridge", "pay rose")
    assert other.texts() == {"pay rose", "pay money"}
    assert other.why("pay stone") == ("FA-21a", "paid-in-order")


@rule("FA-21")
def test_up_to_n_may_be_nothing_unless_everything_gained_is_each() -> None:
    ferryman = Scene().hold(50).only(fish=2).do("play 50")
    assert ferryman.texts() == {"more", "done"}
    fishmonger = Scene().hold(62).only(fish=2).do("play 62")
    assert fishmonger.texts() == {"more", "done"}  # one fish is given by itself: it must be
    assert fishmonger.owns() == {"fish": 1}
    assert not Scene().hold(62).only(wheat=2).legal("play 62")
    assert Scene().hold(50).only().legal("play 50")


@rule("FA-21")
@pytest.mark.parametrize(
    ("card", "kind"), [(104, "no-worker-on-map"), (96, "have-none"), (116, "missing-goods")]
)
def test_each_alone_needs_at_least_one(card: int, kind: str) -> None:
    assert Scene(deal=LOW).hold(card).only().why(f"play {card}")[1] == kind


@rule("FA-21a")
def test_a_payment_without_choice_is_made_by_itself() -> None:
    scene = Scene().build(dry="a1").only(wheat=1, grape=1, stone=1).do("play settlement")
    assert scene.owns() == {}
    assert scene.view().todo[0].verb == "build"


@rule("FA-21a")
def test_a_piece_is_placed_by_the_player_even_if_there_is_one_place_only() -> None:
    scene = Scene().hold("supplier").do("play supplier")
    assert scene.texts() == {"worker f3"}


@rule("FA-21a")
def test_costs_come_first_then_the_action_then_the_gains() -> None:
    scene = Scene().hold("trader").only(wheat=2, stone=1).do("play trader", "pay wheat", "done")
    assert scene.owns() == {"wheat": 1, "stone": 1}
    assert scene.do("worker f3").owns() == {"wheat": 1, "stone": 1, "rose": 1}


@rule("FA-21a")
def test_an_up_to_is_chosen_one_at_a_time_in_any_order() -> None:
    scene = Scene().hold("market-day").only(wheat=1, stone=2).do("play market-day")
    assert scene.texts() == {"pay wheat", "pay stone"}
    scene.do("pay stone")
    assert scene.texts() == {"pay wheat", "pay stone", "done"}
    scene.do("pay wheat", "pay stone")  # nothing left: done by itself
    assert scene.texts() == {"worker f3"}


@rule("FA-21", "FA-21a")
def test_nothing_else_can_be_done_before_a_card_is_finished() -> None:
    scene = Scene().do("play farmer")
    for text in ("administer", "buy 90", "cash farmer", "pass", "more", "road a1-b1", "settlement a1"):
        assert scene.refused(text).clause == "FA-21"
    assert scene.why("done") == ("FA-21", "not-done")


@rule("FA-21b")
def test_ox_cart_needs_two_cards_in_the_pile() -> None:
    scene = Scene().stack("farmer").hold("ox-cart", "farmer", "farmer", "farmer", "settlement")
    assert scene.refused("play ox-cart").args == {"needed": 2, "left": 1}
    scene = Scene().hold("ox-cart", "farmer", "farmer", "farmer")
    assert scene.legal("play ox-cart")


@rule("FA-21b")
def test_offering_needs_another_card_which_leaves_the_game() -> None:
    scene = Scene().hold("offering", "farmer").do("play offering")
    assert scene.texts() == {"offer farmer"}
    scene.do("offer farmer", "block b3")
    assert (scene.hand(), scene.pile().count("farmer")) == ([], 2)
    assert scene.view().gone == ["farmer"]
    alone = Scene().hold("offering")
    assert alone.why("play offering") == ("FA-21b", "no-other-card")


# --- costs and gains -------------------------------------------------------------------------------


@rule("FA-22")
def test_what_an_action_gains_cannot_pay_for_it() -> None:
    scene = Scene().build(dry="a1").only(wheat=1, grape=1)
    assert scene.refused("play settlement").args == {"good": "stone", "left": 0, "needed": 1, "money": 0}
    assert scene.only(wheat=1, grape=1, money=2).refused("play settlement").args["money"] == 2
    assert scene.only(wheat=1, grape=1, money=3).legal("play settlement")


@rule("FA-22")
def test_several_roads_are_paid_together_before_their_gain() -> None:
    """Road Gang gains $1: with $2 the second road cannot be replaced by money."""
    scene = Scene().hold("road-gang").build(dry="f4 g3 e3").only(grape=1, money=2)
    assert not scene.legal("play road-gang")
    assert scene.only(grape=1, money=3).legal("play road-gang")


@rule("FA-22", "FA-40")
def test_crocodile_money_comes_after_the_costs() -> None:
    scene = Scene().do("play farmer").only()
    scene.do("worker a1")
    kinds = [
        event.kind for event in scene.events if event.kind in ("crocodile-left", "gained", "gained-money")
    ]
    assert kinds == ["crocodile-left", "gained", "gained-money"]
    assert scene.owns() == {"grape": 1, "money": 1}


@rule("FA-23")
def test_what_stands_on_the_map_serves_everybody() -> None:
    """Seat 0 dries a field; seat 1 builds there, and seat 0 trades in that settlement."""
    scene = Scene().hold("supplier", "farmer").only(1, wheat=1, grape=1, stone=1)
    scene.do("play farmer", "worker a1", "play settlement", "settlement a1")
    scene.do("play supplier")
    assert scene.texts() == {"worker f3"}
    assert scene.why("worker a1") == ("FA-30", "worker-there")
    scene.build(worker="f3")
    scene.state.workers ^= 1 << scene.field_at("a1")
    assert scene.texts() == {"worker a1"}


@rule("FA-24")
def test_a_rose_stands_for_any_good_and_several_for_several() -> None:
    scene = Scene().build(dry="a1").only(rose=3).do("play settlement", "settlement a1")
    assert scene.owns() == {"fame": 3, "money": 3}


@rule("FA-24")
def test_roses_may_be_used_even_when_the_good_is_there() -> None:
    scene = Scene().build(dry="a1").only(wheat=1, grape=1, stone=1, rose=1).do("play settlement")
    assert scene.texts() == {"pay wheat", "pay rose"}
    scene.do("pay rose")
    assert scene.owns() == {"wheat": 1}  # grape and stone are paid by themselves
    assert scene.do("settlement a1").owns() == {"wheat": 1, "fame": 3, "money": 3}


@rule("FA-24")
def test_a_rose_stands_for_fish_too() -> None:
    scene = Scene().hold("fishmonger").only(rose=1).do("play fishmonger", "worker f3")
    assert scene.owns() == {"fame": 3}


@rule("FA-24", "FA-25")
def test_a_rose_that_is_asked_for_cannot_be_replaced() -> None:
    scene = Scene().hold("ornate-bridge").build(settlement="d3", dry="e3").only(stone=3, money=9)
    assert scene.why("play ornate-bridge") == ("FA-24", "have-none")
    scene.only(stone=1, rose=1, money=3)
    assert scene.do("play ornate-bridge", "bridge d3-e3").owns() == {"fame": 7}


@rule("FA-25")
def test_three_dollars_replace_one_basic_good_a_card() -> None:
    scene = Scene().build(dry="a1").only(wheat=1, money=6)
    assert scene.refused("play settlement").args == {"missing": 2, "roses": 0, "money": 6}
    scene.only(wheat=1, grape=1, money=6).do("play settlement", "settlement a1")
    assert scene.owns() == {"money": 6, "fame": 3}


@rule("FA-25")
def test_money_may_be_used_even_when_the_good_is_there_but_once() -> None:
    scene = (
        Scene().build(dry="a1").only(wheat=1, grape=1, stone=1, money=9).do("play settlement", "pay wheat")
    )
    assert scene.texts() == {"pay grape", "pay money"}
    scene.do("pay money")
    assert scene.owns() == {"grape": 1, "money": 6}
    roads = (
        Scene().build(dry="f4 g3 e3").only(grape=2, money=9).do("play two-roads", "road f3-g3", "pay money")
    )
    assert roads.do("road f3-f4").owns() == {"grape": 1, "money": 6, "fame": 3}


@rule("FA-25")
def test_refused_ways_of_paying() -> None:
    scene = Scene().build(dry="a1").only(wheat=1, grape=1, stone=1, rose=1, money=2).do("play settlement")
    assert scene.why("pay grape") == ("FA-24", "other-good")
    assert scene.refused("pay money").args == {"needed": 3, "left": 2}
    scene.give(rose=1, money=9)
    scene.do("pay money")
    assert scene.why("pay money") == ("FA-25", "swap-used")
    fish = Scene().hold("fishmonger").only(fish=2, rose=1, money=9).do("play fishmonger")
    assert fish.texts() == {"pay fish", "pay rose"}
    assert fish.why("pay money") == ("FA-25", "no-swap")
    assert fish.do("pay fish", "more").texts() == {"pay fish", "pay rose"}


@rule("FA-25")
def test_a_table_may_let_money_replace_any_number() -> None:
    scene = Scene(options={"swaps": "any"}).build(dry="a1").only(wheat=1, money=6)
    scene.do("play settlement", "settlement a1")
    assert scene.owns() == {"fame": 3, "money": 3}
    assert not Scene(options={"swaps": "any"}).build(dry="a1").only(wheat=1, money=5).legal("play settlement")


@rule("FA-25", "FA-21")
def test_the_rest_must_stay_payable() -> None:
    """One rose and $3 for wheat, grape, stone with one wheat: the wheat has to be paid in kind."""
    scene = Scene().build(dry="a1").only(wheat=1, rose=1, money=3).do("play settlement")
    assert scene.texts() == {"pay rose", "pay money"}  # the wheat is paid; now the grape
    assert scene.owns() == {"rose": 1, "money": 3}
    scene.do("pay money")
    assert scene.owns() == {}


@rule("FA-25a")
def test_where_a_card_says_goods_real_goods_are_given_and_a_rose_is_a_rose() -> None:
    scene = Scene().hold("market-day").only(wheat=1, rose=1, fish=1, money=9).do("play market-day")
    assert scene.texts() == {"pay wheat", "pay rose", "pay fish"}
    assert scene.why("pay money") == ("FA-25a", "real-goods")
    assert scene.why("pay grape") == ("FA-22", "have-none")
    assert not Scene().hold("market-day").only(money=9).legal("play market-day")


@rule("FA-25a")
def test_up_to_n_of_a_named_good_takes_roses_and_once_money() -> None:
    scene = Scene().hold("wine-press").build(workshop="a1").only(grape=1, rose=1, money=9)
    scene.do("play wine-press")
    assert scene.texts() == {"pay grape", "pay rose", "pay money"}
    scene.do("pay money", "more", "pay grape", "more")
    assert scene.owns() == {"money": 6}
    assert scene.do("worker a1").owns() == {"money": 6, "fame": 6}


@rule("FA-25a", "FA-67")
def test_canal_port_takes_each_kind_once() -> None:
    scene = Scene(deal=LOW).hold(110).only(wheat=2, fish=1).do("play 110", "pay wheat")
    assert scene.texts() == {"pay fish", "done"}
    assert scene.why("pay wheat") == ("FA-25a", "given-already")


@rule("FA-26")
def test_a_card_wins_over_a_rule() -> None:
    """Stonecutter stands a worker anywhere on stone, with no worker beside it."""
    scene = Scene().hold("stonecutter").build(worker="a1").do("play stonecutter")
    assert "h6" in scene.places("worker")


# --- doing another card's action -------------------------------------------------------------------


@rule("FA-28")
def test_overseer_does_the_top_card_pays_its_costs_and_leaves_it_there() -> None:
    scene = Scene(deal=LOW).hold("overseer").top("colony").build(dry="a1").only(wheat=1, grape=1, stone=1)
    scene.do("play overseer", "settlement a1")
    assert scene.owns() == {"fame": 6, "money": 1}
    assert scene.pile()[-2:] == ["colony", "overseer"]


@rule("FA-28", "FA-21")
def test_overseer_needs_a_top_card_that_can_be_finished() -> None:
    scene = Scene(deal=LOW).hold("overseer").top("colony").only()
    assert scene.why("play overseer") == ("FA-25", "missing-goods")
    empty = Scene(deal=LOW).hold("overseer")
    empty.state.heights[0] = 0
    assert empty.why("play overseer") == ("FA-28", "pile-empty")


@rule("FA-28")
@pytest.mark.parametrize("card", ["ox-cart", "order", "offering"])
def test_overseer_cannot_do_the_specials(card: str) -> None:
    scene = Scene(deal=range(76, 100, 2)).hold("overseer", "farmer").top(card).give(money=9)
    assert scene.refused("play overseer").args == {"card": card}
    assert scene.why("play overseer") == ("FA-28", "cannot-oversee")


@rule("FA-28")
def test_overseer_cannot_do_overseer() -> None:
    """There is one Overseer only, so a second one is put in by hand."""
    scene = Scene(deal=LOW).hold("overseer")
    scene.state.piles[int(scene.state.heights[0]) - 1] = scene.card("overseer")
    assert scene.why("play overseer") == ("FA-28", "cannot-oversee")


@rule("FA-28a")
def test_overseer_replaces_one_good_only() -> None:
    scene = Scene(deal=LOW).hold("overseer").top("colony").build(dry="a1").only(wheat=1, money=9)
    assert not scene.legal("play overseer")
    assert scene.only(wheat=1, grape=1, money=9).legal("play overseer")


@rule("FA-28a", "FA-29")
def test_jubilee_counts_the_pile_without_itself_but_overseen_it_lies_there() -> None:
    scene = Scene(deal=LOW).hold("jubilee").only(rose=1).do("play jubilee")  # five start cards in the pile
    assert scene.owns()["fame"] == 2
    overseen = Scene(deal=LOW).hold("overseer").top("jubilee").only(rose=1).do("play overseer")  # six
    assert overseen.owns()["fame"] == 3 + 1


@rule("FA-29")
def test_a_card_counts_after_its_pieces_stand() -> None:
    scene = Scene().hold("monument").only(stone=2).build(block="b3 b3").do("play monument", "block b3")
    assert scene.owns() == {"fame": 3 + 3}


def test_chance_moves_are_not_for_seats() -> None:
    scene = Scene()
    assert scene.why("draw 4") == ("H-3", "chance-only")
    later = scene.give(money=9).state
    later.apply(scene.action("buy 90"))
    assert later.to_act == CHANCE
    reason = later.why_not(scene.action("administer"))
    assert reason is not None
    assert reason.clause == "H-4"
