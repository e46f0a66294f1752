"""Rome's part of a turn in Ante Portas (AP-30 to AP-37)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.ante_portas_scenes import CARTHAGE, ROME, Scene
from tests.rule import rule

HAND = ("alpine-guides", "burning-oxen", "ambush", "hasdrubal-over-the-alps", "freed-prisoners")
ROMANS = ("publius-scipio", "sempronius", "marcellus", "the-fleet", "loan-of-the-contractors", "knights")


def senate(*cards: str, city: str = "cannae", hand: Sequence[str] = HAND, **options: str) -> Scene:
    """Rome is about to play these cards; Hannibal stands in a city of Italia unless told otherwise."""
    scene = Scene(options=options).stand(city).hold(carthage=hand, rome=cards or ROMANS)
    return scene.do(f"march {hand[0]}", "end")


# --- plays ----------------------------------------------------------------------------------------------


@rule("AP-30")
@pytest.mark.parametrize(("city", "plays"), [("emporiae", 2), ("ticinum", 3), ("cannae", 4)])
def test_plays_depend_on_where_hannibal_stands(city: str, plays: int) -> None:
    scene = senate(city=city)
    assert scene.view().plays_left == plays
    scene.do(*[f"morale {card}" for card in ROMANS[:plays]])
    assert scene.view().plays_left == 0
    assert scene.texts() == {"end"}
    assert scene.why(f"morale {ROMANS[5]}") == ("AP-30", "no-plays-left")


@rule("AP-30")
def test_all_uses_count_as_plays_and_rome_may_play_fewer() -> None:
    scene = senate().do(
        "named roma sempronius army", "secret marcellus event", "event the-fleet", "morale knights"
    )
    assert scene.view().plays_left == 0
    assert senate().do("end").view().stage == "carthage-decides"


@rule("AP-30")
def test_dictator_uses_a_play_and_gives_two() -> None:
    scene = senate("dictator", "knights").do("event dictator")
    assert scene.view().plays_left == 5


@rule("AP-30", "AP-63")
def test_quarrels_and_the_latins_add_up_and_never_fall_below_nothing() -> None:
    quarrel = ("roman-quarrels", "treason", "spies", "ambush")
    scene = Scene().stand("emporiae").hold(carthage=quarrel, rome=ROMANS).turned("latins")
    scene.do("event roman-quarrels", "march treason", "end")
    assert (scene.view().plays_left, scene.texts()) == (0, {"end"})
    scene = Scene().stand("emporiae").hold(carthage=quarrel, rome=ROMANS).turned("latins")
    scene.state.plays_change = -5
    assert scene.do("march treason", "end").view().plays_left == 0
    scene = Scene().stand("cannae").hold(carthage=quarrel, rome=ROMANS).turned("latins")
    assert scene.do("event roman-quarrels", "march treason", "end").view().plays_left == 2


@rule("AP-30")
def test_quarrels_last_for_one_turn() -> None:
    scene = (
        Scene().stand("cannae").hold(carthage=("roman-quarrels", "treason", "spies", "ambush"), rome=ROMANS)
    )
    scene.do("event roman-quarrels", "march treason", "end")
    assert scene.view().plays_left == 3
    scene.do("end", "another-turn", "march spies", "end")
    assert scene.view().plays_left == 4


@rule("AP-30a")
def test_the_number_is_fixed_when_romes_part_begins() -> None:
    scene = Scene().stand("cannae").hold(carthage=HAND, rome=["siege-of-capua", "knights"]).track(morale=2)
    scene.turned("latins").do("march ambush", "end")
    assert scene.view().plays_left == 3
    scene.do("event siege-of-capua", "ally latins")
    assert ("latins" in scene.allies(), scene.view().plays_left) == (False, 2)


# --- uses -----------------------------------------------------------------------------------------------


@rule("AP-31", "AP-34")
def test_the_uses_of_a_card() -> None:
    scene = senate("knights", "the-fleet")
    assert scene.texts("secret") == {
        "secret knights army", "secret knights event", "secret knights money", "secret the-fleet army",
        "secret the-fleet money",
    }  # fmt: skip
    assert scene.texts("event") == {"event the-fleet"}
    assert scene.texts("morale") == {"morale knights", "morale the-fleet"}
    at_capua = {text for text in scene.texts("named") if " capua " in text}
    assert at_capua == {"named capua knights army", "named capua knights event", "named capua the-fleet army"}


@rule("AP-31a")
def test_a_card_without_wealth_can_be_money_and_one_without_cavalry_an_army() -> None:
    scene = senate("slave-volunteers", "levy-of-the-young")
    scene.do("secret levy-of-the-young money", "secret slave-volunteers army")
    assert [len(pile) for pile in scene.stack("secret").piles] == [1, 1]


@rule("AP-34")
def test_only_events_marked_attached_can_be_attached_as_events() -> None:
    scene = senate()
    assert scene.why("secret the-fleet event") == ("AP-34", "works-at-once")
    assert scene.why("named roma sempronius event") == ("AP-34", "works-at-once")
    assert scene.why("event knights") == ("AP-34", "must-be-attached")


@rule("AP-32")
def test_any_city_can_be_named_and_up_to_three_a_round() -> None:
    scene = senate()
    cities = {text.split()[1] for text in scene.texts("named")}
    assert cities == {city.id for city in scene.view().cities}
    scene.do("named roma sempronius army", "named capua knights army", "named emporiae the-fleet army")
    assert {text.split()[1] for text in scene.texts("named")} == {"roma", "capua", "emporiae"}
    assert scene.why("named cannae marcellus army") == ("AP-32", "named-enough")
    scene.do("end", "another-turn", "march ambush", "end", "named capua marcellus event")
    assert [len(pile) for pile in scene.stack("capua").piles] == [1, 1]
    assert scene.why("named cannae publius-scipio army") == ("AP-32", "named-enough")


@rule("AP-32", "AP-32a")
def test_city_number_and_type_piles_are_open_and_faces_and_types_hidden() -> None:
    scene = senate("sempronius", "knights", "marcellus", "the-fleet")
    scene.do("named capua sempronius army", "named capua knights event", "named capua the-fleet army")
    stack = scene.stack("capua")
    assert [[card.card for card in pile] for pile in stack.piles] == [[None, None], [None]]
    assert {tuple(card.may_use) for pile in stack.piles for card in pile} == {("army", "event")}
    own = scene.stack("capua", ROME)
    assert [[card.card for card in pile] for pile in own.piles] == [["sempronius", "the-fleet"], ["knights"]]
    assert [event.args for event in scene.told("attached")] == [
        {"place": "capua", "pile": 1}, {"place": "capua", "pile": 2}, {"place": "capua", "pile": 1},
    ]  # fmt: skip


@rule("AP-32")
def test_the_cities_named_are_forgotten_with_the_round() -> None:
    scene = senate("sempronius").do("named roma sempronius army", "end", "target tarentum")
    assert (scene.view().stacks, scene.view().named_left) == ([], 3)


# --- the secret stack -------------------------------------------------------------------------------------


@rule("AP-33")
def test_the_secret_stack_is_one_and_its_types_are_hidden() -> None:
    scene = senate().do("secret sempronius army", "secret knights event", "secret the-fleet money")
    stack = scene.stack("secret")
    assert [len(pile) for pile in stack.piles] == [1, 1, 1]
    assert all(card.card is None for pile in stack.piles for card in pile)


@rule("AP-33")
def test_the_whole_secret_stack_moves_once_a_turn_without_a_play_and_its_money_is_lost() -> None:
    scene = senate().do(
        "secret sempronius army", "secret the-fleet money", "secret knights event", "move-secret capua"
    )
    assert scene.view().plays_left == 1
    assert [len(pile) for pile in scene.stack("capua").piles] == [1, 1]
    assert scene.pile(CARTHAGE) == [["treaty-with-philip"]]
    assert scene.last("money-lost").args == {"card": "the-fleet"}
    assert {stack.place for stack in scene.view().stacks} == {"capua"}
    scene.do("secret marcellus army")  # a new secret stack
    assert scene.why("move-secret capua") == ("AP-33", "moved-already")
    scene.do("end", "another-turn", "march ambush", "end", "move-secret capua")
    assert [len(pile) for pile in scene.stack("capua").piles] == [2, 1]


@rule("AP-33")
def test_money_that_leaves_the_game_when_used_leaves_it_when_lost() -> None:
    scene = senate().do("secret knights money", "secret sempronius army", "move-secret capua")
    assert "knights" in scene.view().out


@rule("AP-33")
def test_without_a_secret_stack_nothing_moves_and_a_fourth_city_is_not_named_by_moving() -> None:
    scene = senate()
    assert scene.why("move-secret capua") == ("AP-33", "no-secret-stack")
    scene.do("named roma sempronius army", "named capua knights army", "named cannae the-fleet army")
    scene.do("secret marcellus army")
    assert scene.texts("move-secret") == {"move-secret roma", "move-secret capua", "move-secret cannae"}
    assert scene.why("move-secret croton") == ("AP-32", "named-enough")


@rule("AP-33")
def test_a_city_that_the_stack_moves_to_counts_among_the_three_and_cards_there_never_move() -> None:
    scene = senate().do("named roma sempronius army", "secret marcellus army", "move-secret capua")
    assert scene.view().named_left == 1
    assert scene.why("move-secret cannae") == ("AP-33", "no-secret-stack")


@rule("AP-33a")
def test_a_moved_stack_joins_type_pile_on_type_pile() -> None:
    scene = senate("sempronius", "knights", "marcellus", "the-fleet")
    scene.do(
        "named capua knights event", "secret sempronius army", "secret marcellus event", "move-secret capua"
    )
    own = scene.stack("capua", ROME)
    assert [[card.card for card in pile] for pile in own.piles] == [["knights", "marcellus"], ["sempronius"]]
    assert [event.args for event in scene.told("pile-moved")] == [
        {"pile": 1, "onto": 2, "city": "capua"}, {"pile": 2, "onto": 1, "city": "capua"},
    ]  # fmt: skip


@rule("AP-33a")
def test_a_stack_of_money_alone_can_be_moved_and_names_the_city() -> None:
    scene = senate().do("secret the-fleet money", "move-secret capua")
    assert [(stack.place, stack.piles) for stack in scene.view().stacks] == [("capua", [])]
    assert scene.view().named_left == 2


# --- morale, used cards, the limit ----------------------------------------------------------------------


@rule("AP-35")
def test_morale_rises_by_the_cards_value_at_most_to_thirteen() -> None:
    scene = (
        Scene()
        .stand("cannae")
        .hold(carthage=HAND, rome=["dictator", "knights", "the-fleet"])
        .track(morale=12)
    )
    scene.do("march ambush", "end", "morale dictator")
    assert scene.view().morale == 13
    scene.do("morale knights")
    assert scene.view().morale == 13


@rule("AP-36", "AP-36a")
def test_a_used_roman_card_goes_out_or_under_carthages_pile() -> None:
    scene = senate("the-fleet", "knights", "dictator", "senators-gold")
    scene.do("event the-fleet", "morale knights", "event dictator", "event senators-gold")
    assert scene.pile(CARTHAGE) == [["laying-waste", "treaty-with-philip"]]
    assert {"knights", "dictator"} <= set(scene.view().out)


@rule("AP-36")
def test_the_two_roman_start_cards_leave_the_game() -> None:
    scene = senate("publius-scipio", "sempronius").do("event publius-scipio", "morale sempronius")
    assert {"publius-scipio", "sempronius"} <= set(scene.view().out)


@rule("AP-36a")
def test_war_in_spain_takes_the_top_card_before_it_goes_under_the_pile_itself() -> None:
    scene = Scene().hold(carthage=["ambush", "treason"], rome=["war-in-spain"], carthage_pile=[])
    scene.do("march treason", "end", "event war-in-spain")
    assert (scene.hand(ROME), scene.pile(CARTHAGE)) == (set(), [["spies"]])


@rule("AP-37")
def test_rome_discards_down_to_four_after_the_target_is_named() -> None:
    scene = senate().do("end", "target tarentum")
    assert (scene.state.to_act, scene.view().stage, scene.view().hand_limit) == (ROME, "rome-discards", 4)
    assert scene.texts() == {f"discard {card}" for card in ROMANS}
    assert scene.refused("end").args == {"cards": 6, "limit": 4}
    scene.do("discard the-fleet", "discard knights")
    assert scene.hand(ROME) >= {"publius-scipio", "sempronius", "marcellus", "loan-of-the-contractors"}
    assert "treaty-with-philip" in scene.hand(
        CARTHAGE
    )  # it went under the empty pile and was drawn in round 2
    assert "knights" in scene.view().out
    assert (scene.view().round, scene.view().sea) == (2, 0)  # only the anchor moved the sea


@rule("AP-37")
@pytest.mark.parametrize(("allies", "limit"), [(2, 4), (3, 3), (5, 3)])
def test_the_limit_is_three_while_carthage_holds_more_allies(allies: int, limit: int) -> None:
    scene = senate()
    scene.turned(*["gauls", "etruscans", "capua", "samnites", "latins"][:allies])
    assert scene.do("end", "target tarentum").view().hand_limit == limit


@rule("AP-37")
def test_discards_come_before_the_stacks_are_shown_and_have_no_effect() -> None:
    scene = senate(*ROMANS, "dictator").do("named tarentum sempronius army", "end", "target tarentum")
    assert scene.told("stack-shown") == []
    scene.do("discard the-fleet", "discard dictator")
    kinds = [event.kind for event in scene.events]
    assert kinds.index("discarded") < kinds.index("stack-shown")


@rule("AP-37")
def test_discarding_comes_only_then() -> None:
    assert senate().why("discard knights") == ("AP-37", "limit-later")


@rule("AP-37")
def test_with_the_option_five_cards_stay_in_the_siege() -> None:
    for options, kept in (({}, 4), ({"siege-limit": "five"}, 5)):
        scene = senate(city="spoletium", hand=("treason", "spies", *HAND[1:4]), **options).do(
            "end", "target roma"
        )
        assert scene.view().hand_limit == kept
        scene.do(*[f"discard {card}" for card in ROMANS[: 6 - kept]])
        assert scene.view().stage != "rome-discards"
    scene = senate(**{"siege-limit": "five"}).do("end", "target tarentum")
    assert scene.view().hand_limit == 4
