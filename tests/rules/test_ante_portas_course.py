"""The course of Ante Portas: set-up, rounds, turns and Carthage's part (AP-2 to AP-27b)."""

from __future__ import annotations

import pytest

from tests.ante_portas_scenes import ALL_DONE, CARTHAGE, ROME, START_HAND, Scene
from tests.rule import rule

ROUND_END = {"empty-hand": "round-end"}


# --- set-up -------------------------------------------------------------------------------------------


@rule("AP-2", "AP-4", "AP-48")
def test_hannibal_stands_in_the_first_city_with_the_tracks_at_their_starts() -> None:
    view = Scene().view()
    assert (view.hannibal, view.region, view.morale, view.sea) == ("emporiae", "gallia", 13, -1)
    assert {ally.side for ally in view.allies} == {"rome"}
    assert not any(ally.wavers for ally in view.allies)
    assert len(view.allies) == 5


@rule("AP-3", "AP-10")
def test_start_hands_and_the_shuffled_nine_of_which_carthage_draws_one() -> None:
    scene = Scene(draws=["treason"])
    assert scene.hand(CARTHAGE) == {*START_HAND, "treason"}
    assert scene.hand(ROME) == {"publius-scipio", "sempronius"}
    view = scene.view(CARTHAGE)
    (packet,) = view.carthage.pile
    assert (packet.size, view.carthage.pile_size, view.rome.pile_size) == (8, 8, 0)
    rest = {card.carthage.id for card in view.cards if card.carthage} - scene.hand(CARTHAGE)
    assert set(packet.cards) == rest


@rule("AP-3")
def test_each_of_the_nine_is_equally_likely_to_be_drawn_first() -> None:
    chances = Scene().game.new(2).chances()
    assert len(chances) == 9
    assert {weight for _, weight in chances} == {1}


# --- rounds ---------------------------------------------------------------------------------------------


@rule("AP-10")
def test_every_round_begins_with_one_card_for_carthage() -> None:
    scene = Scene(draws=["treason"]).turn("ambush")
    scene.do("target narbo", draws=["burning-oxen"])
    assert (scene.view().round, scene.view().turn) == (2, 1)
    assert scene.hand(CARTHAGE) == {*START_HAND, "treason", "burning-oxen"} - {"ambush"}


@rule("AP-10", "AP-15a")
def test_a_packet_of_one_card_is_drawn_openly() -> None:
    scene = Scene().hold(carthage=["spies", "treason"], carthage_pile=["ambush", "mago-at-genua"])
    scene.turn("spies").do("target narbo")
    assert scene.hand(CARTHAGE) == {"treason", "ambush"}
    assert [event.args for event in scene.told("drew-known") if event.seat == CARTHAGE] == [
        {"card": "ambush"}
    ]


@rule("AP-10")
def test_an_empty_pile_means_no_draw_and_no_penalty() -> None:
    scene = Scene().hold(carthage=["spies", "treason", "ambush"]).turn("spies").do("target narbo")
    assert scene.hand(CARTHAGE) == {"treason", "ambush"}
    assert scene.view().round == 2


@rule("AP-11")
@pytest.mark.parametrize(
    ("city", "target", "drawn"),
    [("emporiae", "narbo", 2), ("ticinum", "placentia", 2), ("cannae", "beneventum", 3)],
)
def test_rome_draws_two_cards_or_three_in_italia(city: str, target: str, drawn: int) -> None:
    pile = ["levy-of-the-young", "the-fleet", "dictator", "marcellus", "knights"]
    scene = Scene().stand(city).hold(carthage=["spies", "treason", "ambush"], rome_pile=pile)
    scene.turn("spies").do(f"target {target}")
    assert scene.hand(ROME) == set(pile[:drawn])


@rule("AP-11")
def test_rome_draws_what_its_pile_has() -> None:
    scene = Scene().hold(carthage=["treason", "ambush", "mago-at-genua"], rome_pile=["knights"])
    scene.turn("treason").do("target narbo")
    assert scene.hand(ROME) == {"knights", "siege-of-capua"}  # and the march card that went under it


@rule("AP-12", "AP-12a")
def test_a_turn_goes_from_carthage_to_rome_and_back_to_carthages_decision() -> None:
    scene = Scene()
    assert (scene.state.to_act, scene.view().stage) == (CARTHAGE, "carthage-plays")
    scene.do("march ambush", "end")
    assert (scene.state.to_act, scene.view().stage) == (ROME, "rome-plays")
    scene.do("end")
    assert (scene.state.to_act, scene.view().stage) == (CARTHAGE, "carthage-decides")
    assert scene.texts() == {"another-turn", "target narbo", "target rhodanus"}
    scene.do("another-turn")
    assert (scene.view().round, scene.view().turn, scene.view().stage) == (1, 2, "carthage-plays")


@rule("AP-12", "AP-24")
def test_the_round_ends_only_if_the_march_suffices_for_some_target() -> None:
    scene = Scene().stand("insula").turn("ambush")
    assert scene.texts() == {"another-turn", "target rhodanus"}
    assert scene.refused("target taurini").args == {"city": "taurini", "needed": 4, "march": 2}
    scene.do("another-turn").turn("spies")
    assert scene.texts() == {"another-turn", "target rhodanus", "target taurini", "target ticinum"}


@rule("AP-12a")
def test_carthage_is_done_only_after_its_march_card_and_rome_whenever_it_likes() -> None:
    scene = Scene()
    assert scene.why("end") == ("AP-12a", "march-first")
    scene.do("march ambush", "end")
    assert scene.legal("end")


@rule("AP-12")
def test_targets_and_further_turns_are_decided_after_rome() -> None:
    scene = Scene().do("march ambush")
    assert scene.why("target narbo") == ("AP-12", "rome-first")
    assert scene.why("another-turn") == ("AP-12", "rome-first")
    scene.do("end", "end")
    assert scene.why("march spies") == ("AP-12", "decide-first")


@rule("AP-13")
def test_everything_laid_is_shown_at_the_end_of_the_round() -> None:
    scene = Scene().do(
        "march ambush", "attach spies", "end", "named narbo sempronius army", "end", "target narbo"
    )
    assert [event.args["card"] for event in scene.told("march-shown")] == ["ambush"]
    assert [event.args["card"] for event in scene.told("attached-shown")] == ["spies"]
    assert scene.last("stack-shown").args == {"card": "sempronius", "use": "army", "city": "narbo"}


@rule("AP-14")
def test_a_player_uses_only_the_own_half() -> None:
    scene = Scene()
    assert not any("ships-of-massilia" in text or "sempronius" in text for text in scene.texts())
    assert scene.why("event ships-of-massilia") == ("H-5", "not-your-turn")
    scene.do("march ambush", "end")
    assert scene.why("morale knights") == ("AP-14", "not-in-hand")
    assert all("sempronius" in text or "publius-scipio" in text or text == "end" for text in scene.texts())


# --- Carthage's part ----------------------------------------------------------------------------------


@rule("AP-20")
def test_exactly_one_march_card_a_turn() -> None:
    scene = Scene().do("march ambush")
    assert scene.why("march spies") == ("AP-20", "marched-already")
    assert scene.texts("march") == set()
    scene.do(*ALL_DONE, "another-turn")
    assert scene.legal("march spies")


@rule("AP-20")
def test_at_most_two_attached_events_a_turn_and_two_more_in_the_next() -> None:
    scene = Scene().do("attach ambush", "attach spies")
    assert scene.why("attach numidian-horse") == ("AP-20", "attached-enough")
    scene.do(
        "march alpine-guides", *ALL_DONE, "another-turn", "attach numidian-horse", "attach war-elephants"
    )
    assert [card.use for card in scene.laid(CARTHAGE, ROME)] == [
        "attached",
        "attached",
        "march",
        "attached",
        "attached",
    ]


@rule("AP-20")
def test_only_events_marked_attached_can_be_attached() -> None:
    assert Scene().why("attach laying-waste") == ("AP-20", "works-at-once")
    assert Scene().texts("attach") == {
        "attach numidian-horse", "attach war-elephants", "attach ambush", "attach mist-on-the-lake",
        "attach spies", "attach double-envelopment",
    }  # fmt: skip


@rule("AP-20")
def test_events_march_and_attachments_come_in_any_order_and_any_number_of_events() -> None:
    scene = Scene().do(
        "event laying-waste",
        "attach spies",
        "march ambush",
        "event freed-prisoners",
        "event alpine-guides",
        "end",
    )
    assert scene.view().stage == "rome-plays"
    assert (scene.view().morale, scene.view().march_bonus) == (10, 3)


@rule("AP-20", "AP-15")
def test_the_numbers_of_march_and_attached_cards_are_open_and_their_faces_hidden() -> None:
    scene = Scene().do("march ambush", "attach spies", "end")
    laid = scene.laid(CARTHAGE, ROME)
    assert [(card.use, card.card, card.shown) for card in laid] == [
        ("march", None, False),
        ("attached", None, False),
    ]
    assert [(card.use, card.card) for card in scene.laid(CARTHAGE, CARTHAGE)] == [
        ("march", "ambush"),
        ("attached", "spies"),
    ]


@rule("AP-21")
def test_an_immediate_event_works_at_once_and_goes_under_romes_pile() -> None:
    scene = Scene().do("event laying-waste", "event alpine-guides")
    assert scene.pile(ROME) == [["ships-of-massilia", "senators-gold"]]
    assert scene.view().morale == 12
    assert scene.why("event ambush") == ("AP-21", "must-be-attached")


@rule("AP-22")
def test_laid_cards_do_not_belong_to_the_army_and_cannot_be_lost() -> None:
    scene = Scene().hold(carthage=["spies", "ambush", "treason"], rome=["sempronius"]).stand("ticinum")
    scene.do(
        "march treason", "attach spies", "end", "named placentia sempronius army", "end", "target placentia"
    )
    assert scene.ending == "hand-empty"  # only Ambush, 3,500, was left to fight 7,000


@rule("AP-22")
def test_a_card_in_hand_never_works_as_an_event() -> None:
    scene = (
        Scene()
        .hold(carthage=["ambush", "treason", "hasdrubal-over-the-alps"], rome=["sempronius"])
        .stand("ticinum")
    )
    scene.do("march treason", "end", "named placentia sempronius army", "end", "target placentia")
    assert scene.view().battle is not None
    assert scene.view().battle.infantry == 7000  # type: ignore[union-attr]


@rule("AP-23")
def test_hannibal_moves_along_one_road_and_also_back_and_surplus_march_is_lost() -> None:
    scene = Scene().turn("spies")
    assert scene.why("target insula") == ("AP-23", "no-road")
    scene.do("target narbo").turn("war-elephants")
    assert scene.view(CARTHAGE).march == 1
    scene.do("target emporiae")
    assert scene.view().hannibal == "emporiae"


@rule("AP-24")
def test_march_cards_of_several_turns_add_up() -> None:
    scene = Scene().stand("insula").turn("war-elephants").do("another-turn").turn("spies")
    assert scene.legal("target taurini")
    assert not scene.legal("target ticinum")
    scene.do("target taurini")
    assert scene.view().hannibal == "taurini"


@rule("AP-24")
def test_the_target_is_named_only_at_the_end_and_nothing_of_it_is_known_before() -> None:
    scene = Scene().turn("spies")
    assert scene.view(ROME).target is None
    scene.do("target narbo")
    assert scene.last("target-named").args == {"city": "narbo"}


@rule("AP-25")
@pytest.mark.parametrize(("sea", "open_to"), [(-1, False), (0, False), (1, True), (3, True)])
def test_a_sea_road_is_open_only_while_the_sea_is_carthages(sea: int, open_to: bool) -> None:
    scene = Scene().stand("massilia").track(sea=sea).turn("spies")
    assert scene.legal("target genua") == open_to
    if not open_to:
        assert scene.why("target genua") == ("AP-25", "sea-not-ours")


@rule("AP-25")
def test_the_sea_is_tested_at_that_moment() -> None:
    scene = Scene().stand("massilia").track(sea=1).do("march spies", "end", "event publius-scipio", "end")
    assert scene.view().sea == 0
    assert scene.why("target genua") == ("AP-25", "sea-not-ours")


# --- the empty hand ------------------------------------------------------------------------------------


@rule("AP-26", "AP-72")
def test_the_last_card_laid_as_march_loses_at_once() -> None:
    scene = Scene().hold(carthage=["spies"]).do("march spies")
    assert (scene.over, scene.ending, scene.view().winners) == (True, "hand-empty", [ROME])


@rule("AP-26")
def test_an_event_that_draws_saves_the_last_card_and_one_that_does_not_loses() -> None:
    scene = Scene().hold(carthage=["hasdrubal-over-the-alps"], carthage_pile=["spies", "ambush"])
    scene.do("event hasdrubal-over-the-alps")
    assert scene.hand(CARTHAGE) == {"spies", "ambush"}
    assert Scene().hold(carthage=["laying-waste"]).do("event laying-waste").ending == "hand-empty"


@rule("AP-26a")
def test_the_last_card_attached_loses_at_once() -> None:
    scene = Scene().hold(carthage=["spies", "ambush"]).do("march spies", "attach ambush")
    assert scene.ending == "hand-empty"


@rule("AP-26", "AP-26a")
def test_with_the_option_an_empty_hand_plays_on_to_the_end_of_the_round() -> None:
    scene = Scene(options=ROUND_END).hold(carthage=["spies"], rome_pile=["knights"]).turn("spies")
    assert not scene.over
    scene.do("target narbo")
    assert (scene.ending, scene.view().hannibal) == ("hand-empty", "narbo")


@rule("AP-26")
def test_with_the_option_a_draw_at_the_end_of_the_round_saves_carthage() -> None:
    scene = (
        Scene(options=ROUND_END).hold(carthage=["spies"], bag=["treason"]).stand("ticinum").track(morale=11)
    )
    scene.turn("spies").do("target placentia")  # value 2: morale 9, the Gauls turn and give a card
    assert (scene.over, scene.hand(CARTHAGE)) == (False, {"treason"})


@rule("AP-26a")
def test_with_the_option_too_a_march_that_cannot_be_laid_loses_at_once() -> None:
    scene = Scene(options=ROUND_END).hold(carthage=["ambush"]).do("attach ambush")
    assert scene.ending == "hand-empty"
    scene = Scene(options=ROUND_END).hold(carthage=["spies"]).turn("spies").do("another-turn")
    assert scene.ending == "hand-empty"


# --- events --------------------------------------------------------------------------------------------


@rule("AP-27")
def test_a_draw_takes_what_the_pile_has() -> None:
    scene = Scene().hold(carthage=["hasdrubal-over-the-alps", "spies"], carthage_pile=["ambush"])
    scene.do("event hasdrubal-over-the-alps")
    assert scene.hand(CARTHAGE) == {"spies", "ambush"}


@rule("AP-27")
def test_a_draw_goes_on_from_the_shuffled_cards_to_the_known_ones() -> None:
    scene = Scene().hold(
        carthage=["hasdrubal-over-the-alps", "spies"], bag=["treason"], carthage_pile=["ambush"]
    )
    scene.do("event hasdrubal-over-the-alps")
    assert scene.hand(CARTHAGE) == {"spies", "treason", "ambush"}


@rule("AP-27")
def test_an_event_whose_condition_is_not_met_cannot_be_played() -> None:
    scene = Scene().stand("ticinum")
    assert scene.refused("event alpine-guides").args == {"card": "alpine-guides", "region": "gallia"}
    assert scene.legal("event gallic-recruits")
    assert Scene().why("event gallic-recruits") == ("AP-27", "no-condition-met")


@rule("AP-27")
def test_a_march_bonus_counts_once_and_replaces_no_march_card() -> None:
    scene = Scene().stand("insula").do("event alpine-guides")
    assert scene.why("end") == ("AP-12a", "march-first")
    scene.turn("war-elephants")
    assert scene.view(CARTHAGE).march == 4
    scene.do("another-turn").turn("ambush")
    assert scene.view(CARTHAGE).march == 6  # 1 + 2 + 3, the bonus not twice
    scene.do("target rhodanus")
    assert scene.view().march_bonus == 0


@rule("AP-27a")
def test_an_event_with_nothing_to_work_on_may_be_played_and_is_used() -> None:
    scene = (
        Scene()
        .hold(carthage=["treason", "hasdrubal-over-the-alps", "treaty-with-philip", "spies"])
        .track(sea=3)
    )
    scene.do("event treason", "event hasdrubal-over-the-alps", "event treaty-with-philip")
    assert (scene.allies(), scene.view().sea) == (set(), 3)
    assert scene.pile(ROME) == [["the-fleet", "neros-march", "siege-of-capua"]]


@rule("AP-27a")
def test_several_effects_work_in_the_order_written() -> None:
    scene = Scene().hold(carthage=["mago-at-genua", "spies"], bag=["treason"]).do("event mago-at-genua")
    kinds = [event.kind for event in scene.events]
    assert kinds.index("sea-moved") < len(kinds) - 1 - kinds[::-1].index("drew-known")


@rule("AP-27b")
def test_a_choice_is_asked_for_even_if_there_is_only_one() -> None:
    scene = Scene().hold(carthage=["treason", "spies"]).track(morale=10)
    scene.do("event treason")
    assert (scene.state.to_act, scene.texts()) == (CARTHAGE, {"ally gauls"})
    assert scene.why("march spies") == ("AP-27b", "choose-first")
    assert scene.why("ally latins") == ("AP-61", "ally-not-wavering")
    scene.do("ally gauls")
    assert scene.allies() == {"gauls"}
    assert scene.why("ally gauls") == ("AP-27b", "nothing-to-choose")
