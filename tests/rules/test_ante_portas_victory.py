"""Allies, the siege and the endings of Ante Portas (AP-60 to AP-74, AP-90)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludarium.core.state import CHANCE
from tests.ante_portas_scenes import CARTHAGE, ROME, Scene
from tests.rule import rule

ALLIES = ("gauls", "etruscans", "capua", "samnites", "latins")
STRETCHES = {"gauls": (11, 10), "etruscans": (9, 8), "capua": (7, 6), "samnites": (5, 4), "latins": (3, 2)}
HAND = ("hasdrubal-over-the-alps", "gallic-recruits", "mago-at-genua", "laying-waste")


def fallen_to(morale: int, **hands: Sequence[str]) -> Scene:
    return Scene().hold(**(hands or {"carthage": HAND})).track(morale=morale)


# --- allies ---------------------------------------------------------------------------------------------


@rule("AP-60")
@pytest.mark.parametrize("morale", range(1, 14))
def test_an_ally_stands_by_its_stretch(morale: int) -> None:
    view = fallen_to(morale).view()
    for ally in view.allies:
        high, low = STRETCHES[ally.id]
        assert (ally.high, ally.low) == (high, low)
        assert ally.side == ("carthage" if morale < low else "rome")
        assert ally.wavers == (low <= morale <= high)


@rule("AP-60", "AP-65")
def test_inside_its_stretch_an_ally_keeps_its_side() -> None:
    scene = fallen_to(9, carthage=HAND, rome=["knights"])
    assert scene.allies() == {"gauls"}
    scene.do("march laying-waste", "end", "morale knights")
    assert (scene.view().morale, scene.allies()) == (10, {"gauls"})
    assert not next(ally for ally in scene.view().allies if ally.id == "gauls").wavers


@rule("AP-64")
def test_an_ally_goes_back_when_morale_is_above_its_stretch() -> None:
    scene = fallen_to(9, carthage=HAND, rome=["dictator", "knights", "sibylline-books"])
    scene.do("march laying-waste", "end", "morale dictator")
    assert (scene.view().morale, scene.allies()) == (11, {"gauls"})
    scene.do("morale knights")
    assert (scene.view().morale, scene.allies()) == (12, set())


@rule("AP-61")
def test_a_card_turns_only_a_wavering_ally() -> None:
    scene = fallen_to(8, carthage=["treason", "spies"]).do("event treason")
    assert scene.texts() == {"ally etruscans"}
    assert scene.why("ally gauls") == ("AP-61", "ally-not-wavering")  # Carthage's already
    assert scene.why("ally capua") == ("AP-61", "ally-not-wavering")
    scene.do("ally etruscans")
    assert scene.allies() == {"gauls", "etruscans"}


@rule("AP-61", "AP-62")
def test_after_citizenship_two_allies_can_waver_at_once() -> None:
    scene = Scene().hold(carthage=["treason", "spies", "ambush"], rome=["roman-citizenship"]).track(morale=10)
    scene.do("march ambush", "end", "event roman-citizenship", "ally gauls", "end", "another-turn")
    scene.track(morale=9)
    assert [ally.id for ally in scene.view().allies if ally.wavers] == ["gauls", "etruscans"]
    scene.do("event treason")
    assert scene.texts() == {"ally gauls", "ally etruscans"}
    assert scene.do("ally etruscans").allies() == {"etruscans"}


@rule("AP-62", "AP-62a")
def test_citizenship_keeps_a_roman_ally_loyal_one_longer_for_good() -> None:
    scene = Scene().hold(carthage=HAND, rome=["roman-citizenship"]).track(morale=10)
    scene.do("march laying-waste", "end", "event roman-citizenship")
    assert scene.texts() == {f"ally {ally}" for ally in ALLIES}
    scene.do("ally gauls").track(morale=9)
    assert (scene.allies(), scene.view().allies[0].low) == (set(), 9)
    assert scene.track(morale=8).allies() == {"gauls"}


@rule("AP-62")
def test_several_citizenships_add_up_but_not_below_nothing() -> None:
    scene = Scene()
    for low in (1, 0, 0):
        scene.state.give_citizenship(ALLIES.index("latins"), 1)
        assert scene.view().allies[4].low == low


@rule("AP-62")
def test_an_ally_of_carthages_gets_no_citizenship() -> None:
    scene = fallen_to(9, carthage=HAND, rome=["roman-citizenship"]).do(
        "march laying-waste", "end", "event roman-citizenship"
    )
    assert scene.why("ally gauls") == ("AP-62", "ally-not-romes")


@rule("AP-63")
def test_allies_never_help_rome_and_help_carthage_only_while_they_are_its() -> None:
    scene = Scene().hold(carthage=HAND, rome=["knights"]).stand("cannae").do("march laying-waste", "end")
    assert (scene.view().plays_left, scene.view(CARTHAGE).march) == (4, 2)
    scene = Scene().hold(carthage=HAND, rome=["knights"]).stand("cannae").turned("latins", "samnites")
    scene.do("march laying-waste", "end")
    assert (scene.view().plays_left, scene.view(CARTHAGE).march) == (3, 3)


@rule("AP-63", "AP-65")
def test_the_gauls_give_a_card_the_first_time_only_won_by_morale_or_by_card() -> None:
    scene = (
        Scene().hold(carthage=["freed-prisoners", "spies"], bag=["treason", "burning-oxen"]).track(morale=10)
    )
    scene.do("event freed-prisoners", "ally gauls", draws=["treason"])
    assert scene.hand(CARTHAGE) == {"spies", "treason"}
    scene.track(morale=12)
    assert scene.allies() == set()
    scene.track(morale=9)
    assert (scene.allies(), scene.hand(CARTHAGE)) == ({"gauls"}, {"spies", "treason"})


@rule("AP-63", "AP-65")
def test_the_gauls_won_by_morale_give_a_card_at_once() -> None:
    scene = Scene().hold(carthage=["laying-waste", "spies"], bag=["treason"]).stand("cannae").track(morale=11)
    scene.do("event laying-waste")
    assert (scene.view().morale, scene.hand(CARTHAGE)) == (8, {"spies", "treason"})


@rule("AP-65a")
def test_allies_that_turn_together_do_so_before_the_gauls_give_their_card() -> None:
    scene = Scene().hold(carthage=HAND, bag=["treason", "ambush", "forged-seal", "burning-oxen"])
    scene.state.change_morale(7 - 13)
    scene.state.go_on()
    assert (scene.state.to_act, scene.allies()) == (CHANCE, {"gauls", "etruscans"})


@rule("AP-65a", "AP-72")
def test_at_morale_nothing_all_allies_have_turned() -> None:
    scene = fallen_to(1, carthage=["laying-waste", "spies"]).turned("gauls").do("event laying-waste")
    assert (scene.ending, scene.allies()) == ("morale", set(ALLIES))


@rule("AP-63", "AP-65")
@pytest.mark.parametrize(("city", "march"), [("cannae", 3), ("ticinum", 2)])
def test_the_samnites_give_one_march_a_round_in_italia(city: str, march: int) -> None:
    scene = Scene().hold(carthage=HAND).stand(city).turned("samnites").turn("laying-waste")
    assert scene.view(CARTHAGE).march == march
    scene.do("another-turn").turn("gallic-recruits")
    assert scene.view(CARTHAGE).march == march + 1


@rule("AP-63", "AP-65")
def test_the_latins_take_a_play_each_turn() -> None:
    scene = Scene().hold(carthage=HAND, rome=["knights"]).stand("cannae").turned("latins")
    scene.do("march laying-waste", "end")
    assert scene.view().plays_left == 3
    scene.do("end", "another-turn", "march gallic-recruits", "end")
    assert scene.view().plays_left == 3


@rule("AP-63", "AP-65")
@pytest.mark.parametrize(
    ("city", "target", "money", "counts"),
    [
        ("cannae", "tarentum", "knights", False),  # 3 of 3 + 1
        ("ticinum", "placentia", "captured-letters", True),  # 4 of 4
    ],
)
def test_the_etruscans_raise_the_price_where_hannibal_stands_in_italia(
    city: str, target: str, money: str, counts: bool
) -> None:
    scene = (
        Scene()
        .hold(carthage=["treason", *HAND], rome=["sempronius", "the-fleet", money])
        .stand(city)
        .turned("etruscans")
    )
    scene.do("march treason", "end", "secret sempronius army", "secret the-fleet money")
    scene.do(f"secret {money} money", "end", f"target {target}")
    assert bool(scene.told("stack-counts")) == counts


@rule("AP-63")
def test_capua_makes_losses_smaller() -> None:
    for allies, needed in (((), 3500), (("capua",), 1500)):
        scene = (
            Scene().hold(carthage=["treason", *HAND], rome=["sempronius"]).stand("ticinum").turned(*allies)
        )
        scene.do("march treason", "end", "named placentia sempronius army", "end", "target placentia")
        assert scene.last("battle").args["needed"] == needed


@rule("AP-65")
def test_siege_of_capua_takes_back_an_ally_whose_stretch_holds_the_morale() -> None:
    scene = Scene().hold(carthage=HAND, rome=["siege-of-capua"]).track(morale=6).turned("gauls", "capua")
    scene.do("march laying-waste", "end", "event siege-of-capua")
    assert scene.texts() == {"ally capua"}
    assert scene.why("ally gauls") == ("AP-65", "ally-not-to-take-back")
    assert scene.do("ally capua").allies() == {"gauls", "etruscans"}  # at 7 the Etruscans are Carthage's


@rule("AP-90")
def test_the_books_example_of_morale_seven() -> None:
    scene = Scene().hold(carthage=["treason", *HAND], rome=["roman-citizenship"]).track(morale=7)
    assert scene.allies() == {"gauls", "etruscans"}
    assert [ally.id for ally in scene.view().allies if ally.wavers] == ["capua"]
    scene.do("march treason", "end", "event roman-citizenship")
    assert scene.texts() == {"ally capua", "ally samnites", "ally latins"}
    other = Scene().hold(carthage=["treason", "spies"]).track(morale=7).do("event treason")
    assert other.texts() == {"ally capua"}
    assert other.do("ally capua").allies() == {"gauls", "etruscans", "capua"}
    assert Scene().track(morale=5).allies() == {"gauls", "etruscans", "capua"}


# --- the siege ------------------------------------------------------------------------------------------


def siege(
    *garrison: str,
    hand: Sequence[str] = HAND,
    attached: Sequence[str] = (),
    lay: Sequence[str] = (),
    **options: str,
) -> Scene:
    """Hannibal marches from Spoletium; Rome keeps the garrison in hand and lays the rest."""
    romans = [*garrison, *[text.split()[-2] for text in lay]]
    scene = (
        Scene(options=options).hold(carthage=["treason", *hand, *attached], rome=romans).stand("spoletium")
    )
    scene.do("march treason", *[f"attach {card}" for card in attached], "end")
    scene.state.plays_left = len(lay)
    return scene.do(*lay, "end")


@rule("AP-70")
def test_rome_can_be_the_target_from_a_city_next_to_it_only() -> None:
    assert siege("sempronius").legal("target roma")
    scene = Scene().hold(carthage=["treason", *HAND]).stand("ticinum").turn("treason")
    assert scene.why("target roma") == ("AP-23", "no-road")


@rule("AP-71", "AP-71a")
def test_the_whole_hand_of_rome_fights_and_is_shown() -> None:
    scene = siege("sempronius", "publius-scipio").do("target roma")
    assert {event.args["card"] for event in scene.told("hand-shown")} == {"sempronius", "publius-scipio"}
    assert scene.last("battle").args == {"infantry": 14000, "cavalry": 1700, "needed": 14001}


@rule("AP-70", "AP-71", "AP-72")
def test_a_siege_whose_loss_is_covered_with_a_card_left_is_won() -> None:
    scene = siege("sempronius").do("target roma", "lose laying-waste")
    assert (scene.over, scene.ending, scene.view().winners) == (True, "siege-won", [CARTHAGE])
    assert scene.state.scores() == [1, 0]


@rule("AP-71")
def test_a_siege_that_takes_the_last_card_or_cannot_be_covered_has_failed() -> None:
    scene = siege("sempronius", hand=("hasdrubal-over-the-alps", "spies")).do(
        "target roma", "lose spies", "lose hasdrubal-over-the-alps"
    )
    assert (scene.ending, scene.view().winners) == ("siege-failed", [ROME])
    assert siege("sempronius", hand=("spies", "ambush")).do("target roma").ending == "siege-failed"


@rule("AP-71a")
def test_a_siege_that_meets_no_army_is_won() -> None:
    assert siege().do("target roma").ending == "siege-won"


@rule("AP-71a", "AP-26a")
def test_with_the_late_option_too_a_siege_with_an_empty_hand_has_failed() -> None:
    """The hand is empty after the march is laid; the option lets the round go on, but nobody is left."""
    scene = siege(hand=(), **{"empty-hand": "round-end"}).do("target roma")
    assert (scene.ending, scene.view().winners) == ("siege-failed", [ROME])


@rule("AP-71")
def test_a_stack_named_at_roma_and_a_paid_secret_stack_count_too() -> None:
    money = ("secret the-fleet money", "secret captured-letters money")
    lay = ("named roma publius-scipio army", "secret knights army", *money)
    scene = siege("sempronius", lay=lay).do("target roma")
    assert scene.last("battle").args["infantry"] == 19000


@rule("AP-71")
def test_events_marked_not_at_roma_do_nothing_there() -> None:
    scene = siege("sempronius", attached=["burning-oxen"], lay=["named roma fabian-delay event"]).do(
        "target roma"
    )
    assert scene.told("no-battle") == []
    assert scene.view().stage == "losses"


@rule("AP-71")
def test_with_the_option_no_smaller_losses_in_the_siege() -> None:
    for options, needed in (({}, 3500), ({"siege-thresholds": "none"}, 7001)):
        assert siege("sempronius", **options).do("target roma").last("battle").args["needed"] == needed


@rule("AP-71", "AP-41")
def test_the_mist_can_hide_a_card_of_the_garrison() -> None:
    scene = siege("sempronius", "publius-scipio", attached=["mist-on-the-lake"]).do(
        "target roma", "stray sempronius"
    )
    assert scene.last("battle").args["infantry"] == 7000


# --- endings ---------------------------------------------------------------------------------------------


@rule("AP-72")
def test_carthage_wins_at_morale_nothing_by_event_or_entry() -> None:
    scene = fallen_to(1, carthage=["laying-waste", "spies"]).do("event laying-waste")
    assert (scene.ending, scene.view().winners) == ("morale", [CARTHAGE])
    scene = Scene().hold(carthage=["treason", *HAND]).stand("cannae").track(morale=3).turned(*ALLIES)
    assert scene.turn("treason").do("target tarentum").ending == "morale"


@rule("AP-72")
def test_scipio_wins_as_an_event_only_if_his_condition_is_met() -> None:
    def scene(city: str = "cannae", sea: int = 0, allies: Sequence[str] = ("gauls", "capua")) -> Scene:
        found = (
            Scene()
            .hold(carthage=HAND[:2], rome=["scipio-africanus"])
            .stand(city)
            .track(sea=sea)
            .turned(*allies)
        )
        return found.do("march gallic-recruits", "end")

    won = scene().do("event scipio-africanus")
    assert (won.ending, won.view().winners) == ("scipio", [ROME])
    assert scene(city="ticinum").why("event scipio-africanus") == ("AP-27", "wants-region")
    assert scene(sea=1).why("event scipio-africanus") == ("AP-27", "wants-no-sea")
    reason = scene(allies=ALLIES[:4]).refused("event scipio-africanus")
    assert (reason.kind, reason.args["allies"]) == ("wants-roman-allies", 1)
    assert not scene().do("morale scipio-africanus").over


@rule("AP-73")
def test_the_battle_comes_before_the_entry() -> None:
    """The army dies in the battle although the entry would have brought morale to 0."""
    scene = (
        Scene()
        .hold(carthage=["treason", "spies", "ambush"], rome=["sempronius"])
        .stand("ticinum")
        .track(morale=2)
    )
    scene.turned("latins").do(
        "march treason", "end", "named placentia sempronius army", "end", "target placentia"
    )
    assert (scene.ending, scene.view().hannibal) == ("hand-empty", "ticinum")


@rule("AP-73")
def test_a_double_envelopment_that_ends_morale_wins_after_losses_that_leave_a_card() -> None:
    hand = ("double-envelopment", "hasdrubal-over-the-alps", "gallic-recruits")
    scene = (
        Scene()
        .hold(carthage=["treason", *hand], rome=["sempronius"])
        .stand("ticinum")
        .track(morale=2)
        .turned(*ALLIES)
    )
    scene.do(
        "march treason",
        "attach double-envelopment",
        "end",
        "named placentia sempronius army",
        "end",
        "target placentia",
    )
    scene.do("lose gallic-recruits")
    assert (scene.ending, scene.view().hannibal) == ("morale", "ticinum")


@rule("AP-74")
def test_after_forty_rounds_rome_wins() -> None:
    scene = Scene()
    scene.state.round = 39
    scene.turn("ambush").do("target narbo")
    assert (scene.over, scene.view().round) == (False, 40)
    scene.turn("mist-on-the-lake").do("target emporiae")
    assert (scene.ending, scene.view().winners, scene.state.rounds_played()) == ("worn-down", [ROME], 40)


@rule("AP-72")
def test_scores_are_one_for_the_winner_and_the_line_says_how_it_ended() -> None:
    scene = siege("sempronius").do("target roma", "lose laying-waste")
    lines = [
        (line.kind, line.amount, line.clause)
        for seat in (0, 1)
        for line in scene.game.score_lines(scene.state, seat)
    ]
    assert lines == [("siege-won", 1, "AP-71"), ("siege-won", 0, "AP-71")]
