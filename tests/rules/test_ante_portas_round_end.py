"""The end of a round in Ante Portas: counting, battle, losses, entry, cards (AP-40 to AP-48, AP-91)."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from ludarium.games.ante_portas import losses
from ludarium.games.ante_portas.cards import Deck
from ludarium.games.ante_portas.game import ante_portas_with
from tests.ante_portas_scenes import CARTHAGE, FIGURES, ROME, Scene, battle
from tests.rule import rule

STRONG = (
    "hasdrubal-over-the-alps",
    "gallic-recruits",
    "mago-at-genua",
    "laying-waste",
)  # 6, 5, 4, 4 thousand
FEW = ("hasdrubal-over-the-alps", "gallic-recruits", "mago-at-genua")


def secret(
    *laid: str, hand: tuple[str, ...] = STRONG, attached: tuple[str, ...] = (), city: str = "ticinum"
) -> Scene:
    """Rome lays cards for the secret target, given as "knights money"; ready for the target."""
    romans = [text.split()[0] for text in laid]
    scene = Scene().stand(city).track(sea=0).hold(carthage=["treason", *hand, *attached], rome=romans)
    scene.do("march treason", *[f"attach {card}" for card in attached], "end")
    scene.state.plays_left = len(laid)
    return scene.do(*[f"secret {text}" for text in laid], "end")


def counted(scene: Scene) -> set[str]:
    return {str(event.args["place"]) for event in scene.told("stack-counts")}


# --- order, and what is in place ----------------------------------------------------------------------


@rule("AP-40")
def test_the_order_of_the_evaluation() -> None:
    scene = battle("ambush", army=["sempronius"], events=["knights"])
    scene.do("target placentia", "lose laying-waste")
    kinds = [event.kind for event in scene.events]
    order = [
        "target-named", "march-shown", "stack-shown", "attached-shown", "stack-counts", "event-works",
        "battle", "lost", "entered", "under-rome",
    ]  # fmt: skip
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


def worked(scene: Scene) -> list[str]:
    return [str(event.args["card"]) for event in scene.told("event-works")]


@rule("AP-27a", "AP-41a")
def test_only_what_does_something_is_told_to_work() -> None:
    assert worked(battle("ambush", army=["sempronius"]).do("target placentia")) == ["ambush"]
    assert worked(battle("ambush", city="roma").do("target placentia")) == []  # no army counts
    assert worked(battle("ambush", "burning-oxen").do("target placentia")) == ["burning-oxen"]
    assert worked(battle("burning-oxen", city="roma").do("target placentia")) == []


@rule("AP-27a", "AP-40")
def test_what_works_while_stacks_are_counted_is_told_only_if_it_mattered() -> None:
    assert worked(battle("spies").do("target placentia")) == []  # no secret stack
    money = ("the-fleet money", "captured-letters money")
    assert worked(secret("sempronius army", *money, attached=("spies",)).do("target placentia")) == ["spies"]
    assert worked(battle("forged-seal", city="roma").do("target placentia")) == []
    assert worked(battle("forged-seal").do("target placentia")) == ["forged-seal"]
    assert worked(battle(events=["marcellus"], city="placentia").do("target placentia")) == ["marcellus"]
    without_nero = STRONG[1:]  # his card is Hasdrubal's, too
    for city, told in (("placentia", []), ("genua", ["neros-march"])):
        scene = battle(hand=without_nero, events=["neros-march"], city=city)
        assert worked(scene.do("target placentia")) == told


@rule("AP-40")
def test_a_named_stack_counts_at_the_target_only() -> None:
    scene = battle(city="placentia").do("target placentia")
    assert counted(scene) == {"placentia"}
    scene = battle(city="roma").do("target placentia")
    assert (counted(scene), scene.told("battle")) == (set(), [])
    assert scene.last("stack-spent").args == {"place": "roma"}
    assert "sempronius" in scene.view().out


@rule("AP-40")
@pytest.mark.parametrize(
    ("money", "in_place"),
    [
        (("the-fleet money", "captured-letters money"), True),
        (("the-fleet money", "knights money"), False),
        (("the-fleet money", "knights money", "dictator money"), True),
    ],
)
def test_the_secret_stack_counts_if_its_money_reaches_the_price(
    money: tuple[str, ...], in_place: bool
) -> None:
    scene = secret("sempronius army", *money).do("target placentia")  # Cisalpina: 4
    assert (counted(scene) == {"secret"}) == in_place


@rule("AP-40")
def test_the_price_is_that_of_the_region_where_hannibal_stands() -> None:
    """From Insula in Gallia (5) to Taurini in Cisalpina (4)."""
    scene = (
        Scene()
        .stand("insula")
        .hold(
            carthage=["alpine-guides", "spies", "ambush", "laying-waste"],
            rome=["sempronius", "loan-of-the-contractors"],
        )
    )
    scene.do("event alpine-guides", "march spies", "end")
    scene.do("secret sempronius army", "secret loan-of-the-contractors event", "end")
    scene.do("target taurini")
    assert counted(scene) == set()


@rule("AP-40")
def test_spies_and_the_etruscans_raise_the_price() -> None:
    money = ("the-fleet money", "captured-letters money")
    scene = secret("sempronius army", *money, attached=("spies",)).do("target placentia")
    assert counted(scene) == set()
    for allies, counts in (((), {"secret"}), (("etruscans",), set())):
        scene = (
            secret("sempronius army", "the-fleet money", "knights money", city="cannae")
            .turned(*allies)
            .do("target tarentum")
        )
        assert counted(scene) == counts


@rule("AP-40")
def test_a_loan_among_the_events_adds_money_and_lies_there_as_an_event() -> None:
    scene = secret(
        "sempronius army",
        "loan-of-the-contractors event",
        hand=("spies", "ambush", "treaty-with-philip", "mago-at-genua"),
    )
    assert counted(scene.do("target placentia")) == {"secret"}


@rule("AP-40", "AP-40a")
@pytest.mark.parametrize(
    ("city", "use", "counts"),
    [("ariminum", "event", True), ("ariminum", "army", False), ("hadria", "event", False)],
)
def test_nero_brings_a_named_stack_over_one_road(city: str, use: str, counts: bool) -> None:
    scene = (
        Scene()
        .stand("ticinum")
        .hold(
            carthage=["treason", "laying-waste", "ambush", "spies", "gallic-recruits"],
            rome=["sempronius", "neros-march"],
        )
    )
    scene.do(
        "march treason", "end", f"named {city} sempronius army", f"named {city} neros-march {use}", "end"
    )
    assert (counted(scene.do("target placentia")) == {city}) == counts


@rule("AP-40a")
def test_nero_comes_over_a_sea_road_too_whoever_holds_the_sea() -> None:
    scene = (
        Scene()
        .stand("tarentum")
        .hold(
            carthage=["treason", "laying-waste", "ambush", "spies", "gallic-recruits"],
            rome=["sempronius", "neros-march"],
        )
    )
    scene.do(
        "march treason", "end", "named neapolis sempronius army", "named neapolis neros-march event", "end"
    )
    assert counted(scene.do("target croton")) == {"neapolis"}


@rule("AP-40")
def test_marcellus_in_place_cancels_the_first_laid_event_only() -> None:
    scene = battle("ambush", "numidian-horse", events=["marcellus"]).do("target placentia")
    assert [event.args["card"] for event in scene.told("event-cancelled")] == ["ambush"]
    assert scene.last("battle").args == {"infantry": 10500, "cavalry": 0, "needed": 0}


@rule("AP-40")
def test_marcellus_not_in_place_cancels_nothing() -> None:
    scene = battle("ambush", city="roma", events=["marcellus"]).do("target placentia")
    assert scene.told("event-cancelled") == []


@rule("AP-40")
def test_a_cancelled_spies_is_counted_anew_without() -> None:
    """Marcellus at the target cancels Spies; now the money of the secret stack suffices."""
    romans = ["marcellus", "sempronius", "loan-of-the-contractors"]
    hand = ["treason", "spies", "hasdrubal-over-the-alps", "mago-at-genua", "laying-waste"]
    scene = Scene().stand("ticinum").hold(carthage=hand, rome=romans)
    scene.do(
        "march treason",
        "attach spies",
        "end",
        "named placentia marcellus event",
        "secret sempronius army",
        "secret loan-of-the-contractors event",
        "end",
    )
    assert counted(scene.do("target placentia")) == {"placentia", "secret"}


@rule("AP-40")
def test_marcellus_in_a_secret_stack_that_spies_keep_away_does_not_cancel_them() -> None:
    scene = secret("sempronius army", "the-fleet money", "marcellus event", attached=("spies",)).do(
        "target placentia"
    )
    assert counted(scene) == set()


@rule("AP-40")
def test_forged_seal_removes_the_stack_named_at_the_target_unless_cancelled() -> None:
    assert counted(battle("forged-seal").do("target placentia")) == set()
    scene = (
        Scene()
        .stand("ticinum")
        .hold(carthage=["treason", "forged-seal", "spies", *STRONG], rome=["sempronius", "knights"])
    )
    scene.do(
        "march treason", "attach spies", "attach forged-seal", "end", "named placentia sempronius army", "end"
    )
    assert counted(scene.do("target placentia")) == set()


@rule("AP-40")
def test_forged_seal_does_not_remove_a_stack_brought_by_nero() -> None:
    scene = (
        Scene()
        .stand("ticinum")
        .hold(
            carthage=["treason", "forged-seal", "laying-waste", "ambush", "spies", "gallic-recruits"],
            rome=["sempronius", "neros-march"],
        )
    )
    scene.do(
        "march treason",
        "attach forged-seal",
        "end",
        "named ariminum sempronius army",
        "named ariminum neros-march event",
        "end",
    )
    assert counted(scene.do("target placentia")) == {"ariminum"}


@rule("AP-40", "AP-40a")
@pytest.mark.parametrize(
    ("order", "counts"), [(("ambush", "spies"), {"placentia"}), (("spies", "ambush"), set())]
)
def test_marcellus_cancels_a_forged_seal_laid_first_and_not_a_later_one(
    order: tuple[str, str], counts: set[str], tmp_path: Path
) -> None:
    """In the house deck both are halves of one card, so here the Ambush is a second Forged Seal."""
    cards = tmp_path / "cards.csv"
    text = (FIGURES / "cards.csv").read_text("utf-8").replace("roman infantry -4000", "forged-seal")
    cards.write_text(text, encoding="utf-8")
    scene = Scene(game=ante_portas_with(cards, FIGURES / "map.csv")).stand("ticinum")
    scene.hold(carthage=["treason", "ambush", "spies", *STRONG], rome=["marcellus", "sempronius"])
    scene.do("march treason", *[f"attach {card}" for card in order], "end")
    scene.do("named placentia marcellus event", "named placentia sempronius army", "end", "target placentia")
    assert [event.args["card"] for event in scene.told("event-cancelled")] == [order[0]]
    assert counted(scene) == counts


# --- battle events --------------------------------------------------------------------------------------


def figures(scene: Scene) -> tuple[int, int]:
    view = scene.view().battle
    assert view is not None
    return view.infantry, view.cavalry


@rule("AP-41")
def test_no_figure_falls_below_nothing() -> None:
    scene = battle("numidian-horse", "ambush", army=["war-in-spain"], hand=STRONG)  # 5,000 and 500
    scene.do("target placentia")
    assert scene.told("figures")[0].args == {"infantry": 5000, "cavalry": 0}
    assert scene.told("figures")[1].args == {"infantry": 1000, "cavalry": 0}


@rule("AP-41")
def test_knights_come_first_and_their_cavalry_cannot_be_lowered() -> None:
    scene = battle("numidian-horse", army=["sempronius"], events=["knights"]).do("target placentia")
    assert figures(scene) == (7000 + 1500, 2300)


@rule("AP-41", "AP-41c")
def test_with_knights_the_mist_takes_no_cavalry() -> None:
    scene = battle("mist-on-the-lake", army=["sempronius", "marcellus"], events=["knights"]).do(
        "target placentia", "stray sempronius"
    )
    assert figures(scene) == (6000 + 2 * 1500, 800 + 1000 + 1500)


@rule("AP-41", "AP-41c")
def test_carthages_events_work_in_the_order_laid_and_then_romes() -> None:
    """The mist takes an army away before the Levy counts the armies."""
    scene = battle("mist-on-the-lake", army=["sempronius", "publius-scipio"], events=["levy-of-the-young"])
    scene.do("target placentia")
    assert scene.texts() == {"stray sempronius", "stray publius-scipio"}
    assert scene.why("stray levy-of-the-young") == ("AP-41", "army-does-not-count")
    scene.do("stray publius-scipio")
    assert figures(scene) == (7000 + 4000, 800)


@rule("AP-41", "AP-41c")
@pytest.mark.parametrize(
    ("order", "left"), [(("ambush", "mist-on-the-lake"), 1000), (("mist-on-the-lake", "ambush"), 0)]
)
def test_the_order_laid_matters_where_a_figure_reaches_nothing(order: tuple[str, str], left: int) -> None:
    """The Fleet (5,000) and Loan (2,500): 7,500 − 4,000 − 2,500, or − 5,000 and then down to nothing."""
    scene = battle(
        *order, army=["the-fleet", "loan-of-the-contractors"], hand=("hasdrubal-over-the-alps", "spies")
    )
    stray = "loan-of-the-contractors" if left else "the-fleet"
    scene.do("target placentia", f"stray {stray}")
    assert scene.last("figures").args["infantry"] == left


@rule("AP-41", "AP-41a")
def test_no_battle_suspends_effects_and_choices_but_not_fabians_discard() -> None:
    scene = battle("mist-on-the-lake", "burning-oxen", army=["sempronius"], events=["fabian-delay"])
    scene.do("target placentia")
    assert scene.texts() == {f"lose {card}" for card in STRONG}
    assert scene.told("strayed") == []
    scene.do("lose laying-waste")
    assert (scene.told("battle"), scene.view().morale, scene.view().hannibal) == ([], 13, "placentia")
    assert scene.told("no-battle") == [scene.last("no-battle")]


@rule("AP-41a")
def test_while_no_army_counts_events_on_the_battle_do_not_happen() -> None:
    scene = battle("mist-on-the-lake", "war-elephants", army=["sempronius"], city="roma").do(
        "target placentia"
    )
    assert (scene.told("strayed"), scene.told("hand-shown")) == ([], [])


@rule("AP-41b")
def test_who_counts_the_own_hand_shows_it() -> None:
    scene = battle("war-elephants").do("target placentia")
    assert {event.args["card"] for event in scene.told("hand-shown")} == set(STRONG)
    assert set(scene.view(ROME).carthage.hand) == set(STRONG)


@rule("AP-41b", "AP-41d")
@pytest.mark.parametrize(
    ("order", "enveloped"),
    [(("double-envelopment", "numidian-horse"), False), (("numidian-horse", "double-envelopment"), True)],
)
def test_double_envelopment_compares_when_its_turn_comes(order: tuple[str, str], enveloped: bool) -> None:
    scene = battle(*order, army=["sempronius", "marcellus"], hand=("laying-waste", "burning-oxen")).do(
        "target placentia"
    )
    assert (
        bool(scene.told("enveloped")) == enveloped
    )  # 1,000 in hand against 1,800, or 300 after the Numidians
    assert scene.told("hand-shown")


@rule("AP-41d")
def test_double_envelopment_halves_with_few_cards_and_morale_falls_after_the_losses() -> None:
    scene = battle("double-envelopment", hand=FEW, army=["sempronius", "publius-scipio"]).do(
        "target placentia"
    )
    assert scene.last("battle").args["needed"] == 7000  # half of 14,000 with three cards in hand
    assert scene.view().morale == 13
    scene.do("lose gallic-recruits", "lose mago-at-genua")
    assert scene.view().morale == 13 - 2 - 2


# --- battle ----------------------------------------------------------------------------------------------


@rule("AP-42")
def test_event_cards_alone_make_no_battle_nor_does_an_army_without_infantry() -> None:
    assert battle(army=[], events=["knights"]).do("target placentia").told("battle") == []
    assert (
        battle("ambush", army=["loan-of-the-contractors"], hand=("treaty-with-philip", "spies"))
        .do("target placentia")
        .told("battle")
        == []
    )


@rule("AP-42")
def test_losses_must_be_more_than_the_roman_infantry() -> None:
    scene = battle(hand=FEW, army=["war-in-spain"]).do("target placentia")  # 5,000
    assert scene.last("battle").args["needed"] == 5001
    assert scene.texts() == {"lose hasdrubal-over-the-alps", "lose gallic-recruits", "lose mago-at-genua"}
    scene.do("lose gallic-recruits")
    assert scene.view().stage == "losses"  # 5,000 is not more than 5,000
    scene.do("lose mago-at-genua")
    assert scene.hand(CARTHAGE) >= {"hasdrubal-over-the-alps"}


@rule("AP-42", "AP-42a")
def test_a_needless_loss_is_refused() -> None:
    scene = battle(hand=("hasdrubal-over-the-alps", "treaty-with-philip", "spies"), army=["sempronius"])
    scene.do("target placentia")  # more than 7,000 of 6,000, 3,500 and 2,500
    scene.do("lose spies")
    assert scene.texts() == {"lose hasdrubal-over-the-alps"}
    assert scene.why("lose treaty-with-philip") == ("AP-42a", "needless-loss")


@rule("AP-42a")
def test_a_first_loss_that_could_only_end_with_a_needless_card_is_refused() -> None:
    """Half of 6,000 is due: Burning Oxen (2,500) with any other card would be needless."""
    hand = ("hasdrubal-over-the-alps", "gallic-recruits", "treaty-with-philip", "burning-oxen")
    scene = battle(hand=hand, army=["dictator"]).do("target placentia")
    assert scene.texts() == {f"lose {card}" for card in hand[:3]}
    assert scene.refused("lose burning-oxen").args == {"card": "burning-oxen", "needed": 3000}


@rule("AP-42a")
def test_every_order_of_every_fitting_set_of_losses_is_possible_and_nothing_else() -> None:
    """Compared with all sets: enough, and not enough without any one of them."""
    deck = Scene().state.deck
    for hand, needed in [
        (0b1011011, 7001),
        (0b11111, 3000),
        (0b100000001110001, 9000),
        (0b10101010101, 6501),
    ]:
        cards = [card for card in range(18) if hand >> card & 1]
        infantry = {card: int(deck.infantry[card]) for card in cards}
        fitting = set()
        for bits in range(1 << len(cards)):
            chosen = [card for place, card in enumerate(cards) if bits >> place & 1]
            total = sum(infantry[card] for card in chosen)
            if total >= needed and all(total - infantry[card] < needed for card in chosen):
                fitting.add(frozenset(chosen))
        orders = {order for chosen in fitting for order in permutations(sorted(chosen))}
        assert _all_losses(deck, hand, needed, ()) == orders


def _all_losses(deck: Deck, hand: int, needed: int, lost: tuple[int, ...]) -> set[tuple[int, ...]]:
    mask = sum(1 << card for card in lost)
    if int(losses.infantry_of(deck, mask)) >= needed:
        return {lost}
    found: set[tuple[int, ...]] = set()
    choices = int(losses.choices(deck, mask, hand & ~mask, needed))
    for card in range(18):
        if choices >> card & 1:
            found |= _all_losses(deck, hand, needed, (*lost, card))
    return found


@rule("AP-43")
@pytest.mark.parametrize(
    ("army", "needed"),
    [
        (["sempronius"], 3500),  # below 10,000
        (["sempronius", "war-in-spain"], 6000),  # 12,000, but 1,300 cavalry
        (["sempronius", "publius-scipio"], 14001),  # neither
        (["captured-letters"], 2000),
    ],
)
def test_half_is_enough_below_ten_thousand_infantry_or_fifteen_hundred_cavalry(
    army: list[str], needed: int
) -> None:
    assert battle(army=army).do("target placentia").last("battle").args["needed"] == needed


@rule("AP-43", "AP-91")
def test_with_fewer_than_four_cards_the_whole_loss_is_due() -> None:
    """The book's example: with fewer than 4 cards neither the half nor the nothing applies."""
    assert battle(hand=FEW).do("target placentia").last("battle").args["needed"] == 7001
    assert (
        battle("ambush", hand=FEW, army=["war-in-spain"]).do("target placentia").last("battle").args["needed"]
        == 1001
    )


@rule("AP-43", "AP-43a", "AP-63")
def test_capua_takes_two_thousand_off_after_halving() -> None:
    for hand, needed in ((STRONG, 1500), (FEW, 5001)):
        scene = battle(hand=hand)
        scene.turned("capua").do("target placentia")
        assert scene.last("battle").args["needed"] == needed


@rule("AP-43a")
def test_a_half_is_rounded_up_and_a_loss_of_nothing_discards_nothing() -> None:
    scene = battle("ambush", hand=FEW, army=["war-in-spain"])
    scene.turned("capua").do("target placentia")  # 1,001 less 2,000
    assert scene.last("battle").args["needed"] == 0
    assert scene.view().round == 2
    scene = battle(army=["sempronius"])
    scene.state.target, scene.state.infantry, scene.state.cavalry = 7, 7001, 2000
    assert scene.state.loss_needed() == 3501


@rule("AP-44")
@pytest.mark.parametrize(("army", "attached"), [(["war-in-spain"], ("ambush",)), (["the-fleet"], ())])
def test_nothing_is_lost_below_three_thousand_infantry_or_four_hundred_cavalry(
    army: list[str], attached: tuple[str, ...]
) -> None:
    scene = battle(*attached, army=army).do("target placentia")
    assert scene.last("battle").args["needed"] == 0
    assert scene.told("lost") == []


@rule("AP-44")
@pytest.mark.parametrize(
    ("army", "attached", "needed"),
    [
        (["the-fleet"], (), 2500),  # cavalry 300, but 5,000 infantry: half, for both are below
        (["sempronius", "war-in-spain"], (), 12001),  # 12,000 infantry is not below 10,000
        (["war-in-spain"], ("ambush",), 500),  # 1,000 infantry, but 500 cavalry
    ],
)
def test_with_the_option_both_figures_must_be_below(
    army: list[str], attached: tuple[str, ...], needed: int
) -> None:
    scene = battle(*attached, army=army, options={"thresholds": "and"}).do("target placentia")
    assert scene.last("battle").args["needed"] == needed


@rule("AP-44", "AP-41")
def test_thresholds_are_tested_on_the_figures_after_events() -> None:
    scene = battle("numidian-horse", army=["sempronius", "publius-scipio"]).do("target placentia")
    assert scene.last("battle").args == {"infantry": 14000, "cavalry": 200, "needed": 0}


@rule("AP-45", "AP-72")
def test_a_hand_that_cannot_cover_the_loss_is_lost_whole() -> None:
    scene = battle(hand=("laying-waste", "spies")).do("target placentia")
    assert (scene.ending, scene.view().winners) == ("hand-empty", [ROME])
    assert {event.args["card"] for event in scene.told("hand-shown")} == {"laying-waste", "spies"}


@rule("AP-26", "AP-45")
def test_losses_that_take_the_last_card_lose_too() -> None:
    scene = battle(hand=("hasdrubal-over-the-alps", "spies")).do(
        "target placentia", "lose spies", "lose hasdrubal-over-the-alps"
    )
    assert scene.ending == "hand-empty"


# --- entry and cards ----------------------------------------------------------------------------------------


@rule("AP-46")
def test_morale_falls_by_the_citys_value_every_time() -> None:
    scene = Scene().stand("ticinum").turn("spies").do("target placentia")
    assert (scene.view().hannibal, scene.view().morale) == ("placentia", 11)
    scene.turn("ambush").do("target ticinum")
    assert scene.view().morale == 10
    scene.turn("mist-on-the-lake").do("target placentia")
    assert scene.view().morale == 8


@rule("AP-46", "AP-48")
def test_an_anchor_moves_the_sea_the_first_time_only() -> None:
    scene = Scene().stand("rhodanus").turn("spies").do("target massilia")
    assert scene.view().sea == 0
    assert next(city for city in scene.view().cities if city.id == "massilia").anchor_used
    scene.turn("ambush").do("target rhodanus").turn("mist-on-the-lake").do("target massilia")
    assert scene.view().sea == 0


@rule("AP-46")
def test_a_start_city_with_an_anchor_works_when_hannibal_comes_back_not_at_set_up(tmp_path: Path) -> None:
    land = tmp_path / "map.csv"
    text = (FIGURES / "map.csv").read_text("utf-8")
    land.write_text(
        text.replace("city,Emporiae,,Gallia,0,,", "city,Emporiae,,Gallia,0,yes,"), encoding="utf-8"
    )
    scene = Scene(game=ante_portas_with(FIGURES / "cards.csv", land))
    assert (scene.view().sea, scene.view().cities[0].anchor_used) == (-1, False)
    scene.turn("spies").do("target narbo").turn("ambush").do("target emporiae")
    assert (scene.view().sea, scene.view().cities[0].anchor_used) == (0, True)


@rule("AP-46a")
def test_morale_and_the_allies_draw_come_before_the_anchor() -> None:
    scene = Scene().stand("rhodanus").track(morale=10).turn("spies").do("target massilia")
    kinds = [event.kind for event in scene.events]
    assert kinds.index("ally-won") < kinds.index("sea-moved")
    won = kinds.index("ally-won")
    drew = next(place for place, kind in enumerate(kinds) if kind == "drew" and place > won)
    assert drew < kinds.index("sea-moved")


@rule("AP-47")
def test_cards_go_under_the_piles_march_first_then_events_then_losses() -> None:
    scene = battle("ambush", army=["sempronius"], events=["knights"]).do("target placentia")
    assert scene.last("battle").args["needed"] == 2250
    scene.do("lose mago-at-genua")
    order = [event.args["card"] for event in scene.told("under-rome")]
    assert order == ["treason", "ambush", "mago-at-genua"]
    assert {"sempronius", "knights"} <= set(scene.view().out)


@rule("AP-47")
def test_several_turns_keep_the_order_in_which_cards_were_laid() -> None:
    scene = Scene().do(
        "attach spies",
        "march ambush",
        "end",
        "end",
        "another-turn",
        "march numidian-horse",
        "attach mist-on-the-lake",
        "end",
    )
    scene.do("named roma publius-scipio army", "end", "target narbo")
    order = [event.args["card"] for event in scene.told("under-rome")]
    assert order == ["ambush", "numidian-horse", "spies", "mist-on-the-lake"]


@rule("AP-47")
def test_romes_cards_go_in_the_order_laid() -> None:
    scene = (
        Scene()
        .stand("cannae")
        .hold(
            carthage=["treason", "ambush", "spies"], rome=["the-fleet", "senators-gold", "captured-letters"]
        )
    )
    scene.do(
        "march treason",
        "end",
        "secret the-fleet army",
        "named roma senators-gold army",
        "secret captured-letters army",
        "end",
        "target tarentum",
    )
    order = [event.args["card"] for event in scene.told("under-carthage")]
    assert order == ["the-fleet", "senators-gold", "captured-letters"]


@rule("AP-48")
@pytest.mark.parametrize(("sea", "by", "then"), [(3, 1, 3), (-3, -1, -3), (-1, 1, 0), (0, 1, 1), (1, -2, -1)])
def test_the_sea_track_has_three_spaces_a_side(sea: int, by: int, then: int) -> None:
    scene = Scene().track(sea=sea)
    scene.state.move_sea(by)
    assert scene.view().sea == then
