"""A scene for every one of the 38 card halves: what it does as an event (AP-95: the rebuilt deck)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ante_portas_scenes import CARTHAGE, ROME, Scene, battle
from tests.rule import rule

HALVES: dict[str, Callable[[], None]] = {}
REST = ("gallic-recruits", "mist-on-the-lake", "numidian-horse")


def half(scene: Callable[[], None]) -> Callable[[], None]:
    """Enter a scene under the id of its half."""
    HALVES[scene.__name__.replace("_", "-")] = scene
    return scene


def carthage(
    card: str,
    *others: str,
    city: str = "emporiae",
    bag: tuple[str, ...] = (),
    morale: int = 13,
    sea: int = -1,
) -> Scene:
    """Carthage holds a card and others."""
    return Scene().hold(carthage=[card, *(others or REST)], bag=bag).stand(city).track(morale, sea)


def rome(
    card: str, *others: str, city: str = "cannae", morale: int = 13, sea: int = -1, pile: tuple[str, ...] = ()
) -> Scene:
    """Rome is about to play a card; Carthage has laid Numidian Horse as march."""
    scene = (
        Scene()
        .hold(carthage=[*REST, "ambush"], rome=[card, *others], rome_pile=pile)
        .stand(city)
        .track(morale, sea)
    )
    return scene.do("march numidian-horse", "end")


def fought(scene: Scene) -> tuple[int, int, int]:
    """The Roman infantry and cavalry in the battle at Placentia, and what Carthage has to lose."""
    args = scene.do("target placentia").last("battle").args
    return int(args["infantry"]), int(args["cavalry"]), int(args["needed"])


# --- Carthage ---------------------------------------------------------------------------------------------


@half
def alpine_guides() -> None:
    scene = carthage("alpine-guides", city="insula").do("event alpine-guides").turn("gallic-recruits")
    assert scene.view(CARTHAGE).march == 4
    assert carthage("alpine-guides", city="taurini").why("event alpine-guides") == ("AP-27", "wants-region")


@half
def numidian_horse() -> None:
    assert fought(battle("numidian-horse", army=["publius-scipio", "sempronius"])) == (14000, 200, 0)


@half
def war_elephants() -> None:
    """Two on the card, one each with Hasdrubal and Mago."""
    assert fought(battle("war-elephants", army=["publius-scipio", "sempronius"])) == (6000, 1700, 3000)
    assert fought(battle("war-elephants", army=["publius-scipio", "sempronius"], hand=REST)) == (
        10000,
        1700,
        10001,
    )


@half
def ambush() -> None:
    assert fought(battle("ambush")) == (3000, 800, 1500)


@half
def mist_on_the_lake() -> None:
    scene = battle("mist-on-the-lake", army=["publius-scipio", "sempronius"]).do(
        "target placentia", "stray publius-scipio"
    )
    assert scene.last("battle").args == {"infantry": 7000, "cavalry": 800, "needed": 3500}
    assert battle("mist-on-the-lake").do("target placentia", "stray sempronius").told("battle") == []


@half
def gallic_recruits() -> None:
    scene = carthage("gallic-recruits", "ambush", city="ticinum", bag=("treason", "spies")).do(
        "event gallic-recruits"
    )
    assert scene.hand(CARTHAGE) == {"ambush", "treason", "spies"}
    assert not carthage("gallic-recruits", "ambush").legal("event gallic-recruits")
    scene = carthage("gallic-recruits", "ambush", city="cannae").turned("gauls")
    assert scene.legal("event gallic-recruits")
    assert not carthage("gallic-recruits", "ambush", city="cannae").legal("event gallic-recruits")


@half
def freed_prisoners() -> None:
    scene = carthage("freed-prisoners", morale=9).do("event freed-prisoners", "ally etruscans")
    assert (scene.allies(), scene.view().morale) == ({"gauls", "etruscans"}, 9)
    scene = carthage("freed-prisoners", morale=12).do("event freed-prisoners")
    assert scene.view().morale == 10


@half
def laying_waste() -> None:
    assert carthage("laying-waste", city="ticinum").do("event laying-waste").view().morale == 12
    assert carthage("laying-waste", city="cannae").do("event laying-waste").view().morale == 10


@half
def spies() -> None:
    """The money is 2 + 2 for a price of 4, and 3 too little with Spies."""
    for attached, counts in (((), True), (("spies",), False)):
        scene = (
            Scene()
            .hold(carthage=["treason", "spies", *REST], rome=["sempronius", "the-fleet", "captured-letters"])
            .stand("ticinum")
        )
        scene.do("march treason", *[f"attach {card}" for card in attached], "end")
        scene.do("secret sempronius army", "secret the-fleet money", "secret captured-letters money", "end")
        assert bool(scene.do("target placentia").told("stack-counts")) == counts


@half
def double_envelopment() -> None:
    scene = battle("double-envelopment", army=["publius-scipio", "sempronius"])  # 4,500 horse against 1,700
    assert fought(scene) == (14000, 1700, 7000)
    scene.do("lose gallic-recruits", "lose mago-at-genua")
    assert scene.view().morale == 13 - 2 - 2
    weak = battle(
        "double-envelopment",
        army=["publius-scipio", "sempronius"],
        hand=("burning-oxen", "mist-on-the-lake", "gallic-recruits", "hasdrubal-over-the-alps"),
    )
    assert fought(weak) == (14000, 1700, 7000)  # 3,000 horse
    lost = battle(
        "double-envelopment",
        army=["publius-scipio", "sempronius"],
        hand=("burning-oxen", "mist-on-the-lake", "gallic-recruits"),
    )
    assert lost.do("target placentia").ending == "hand-empty"  # 1,500 horse: not more than 1,700


@half
def treaty_with_philip() -> None:
    assert carthage("treaty-with-philip").do("event treaty-with-philip").view().sea == 0


@half
def hasdrubal_over_the_alps() -> None:
    scene = carthage("hasdrubal-over-the-alps", "ambush", bag=("treason", "spies", "burning-oxen"))
    scene.do("event hasdrubal-over-the-alps", draws=["spies", "burning-oxen"])
    assert scene.hand(CARTHAGE) == {"ambush", "spies", "burning-oxen"}


@half
def treason() -> None:
    scene = carthage("treason", morale=7).do("event treason", "ally capua")
    assert ("capua" in scene.allies(), scene.view().sea) == (True, 0)
    scene = carthage("treason", morale=12).do("event treason")
    assert (scene.allies(), scene.view().morale, scene.view().stage) == (set(), 12, "carthage-plays")


@half
def bomilcar_lands() -> None:
    scene = carthage("bomilcar-lands", "ambush", sea=1, bag=("treason", "spies")).do("event bomilcar-lands")
    assert scene.hand(CARTHAGE) == {"ambush", "treason", "spies"}
    assert carthage("bomilcar-lands", sea=0).why("event bomilcar-lands") == ("AP-27", "wants-sea")


@half
def roman_quarrels() -> None:
    scene = carthage("roman-quarrels", city="cannae").do(
        "event roman-quarrels", "march numidian-horse", "end"
    )
    assert scene.view().plays_left == 3


@half
def forged_seal() -> None:
    assert battle("forged-seal").do("target placentia").told("battle") == []
    scene = (
        Scene()
        .hold(
            carthage=["treason", "forged-seal", *REST, "mago-at-genua"],
            rome=["sempronius", "the-fleet", "captured-letters"],
        )
        .stand("ticinum")
    )
    scene.do(
        "march treason",
        "attach forged-seal",
        "end",
        "secret sempronius army",
        "secret the-fleet money",
        "secret captured-letters money",
        "end",
    )
    assert fought(scene)[0] == 4500  # the secret stack is not named, but has 2,500 men less


@half
def burning_oxen() -> None:
    scene = battle("burning-oxen").do("target placentia")
    assert (scene.told("battle"), scene.view().morale, scene.view().hannibal) == ([], 11, "placentia")


@half
def mago_at_genua() -> None:
    scene = carthage("mago-at-genua", "ambush", bag=("spies", "treason")).do("event mago-at-genua")
    assert (scene.view().sea, scene.hand(CARTHAGE)) == (0, {"ambush", "spies", "treason"})


# --- Rome ------------------------------------------------------------------------------------------------


@half
def ships_of_massilia() -> None:
    assert rome("ships-of-massilia").do("event ships-of-massilia").view().sea == -2


@half
def levy_of_the_young() -> None:
    assert fought(battle(army=["publius-scipio", "sempronius"], events=["levy-of-the-young"])) == (
        22000,
        1700,
        22001,
    )


@half
def slave_volunteers() -> None:
    scene = rome("slave-volunteers", pile=("knights", "dictator", "marcellus")).do("event slave-volunteers")
    assert scene.hand(ROME) == {"knights", "dictator"}


@half
def fabian_delay() -> None:
    scene = battle(events=["fabian-delay"]).do("target placentia")
    assert scene.state.to_act == CARTHAGE
    scene.do("lose gallic-recruits")
    assert (scene.told("battle"), scene.view().morale, scene.view().hannibal) == ([], 13, "placentia")
    assert [event.args["card"] for event in scene.told("under-rome")] == ["treason", "gallic-recruits"]
    assert (
        battle(events=["fabian-delay"], hand=("burning-oxen",))
        .do("target placentia", "lose burning-oxen")
        .ending
        == "hand-empty"
    )


@half
def sibylline_books() -> None:
    scene = Scene().hold(carthage=["spies", "ambush"], rome=["sibylline-books"]).track(morale=9)
    assert scene.do("march spies", "end", "event sibylline-books").view().morale == 11


@half
def loan_of_the_contractors() -> None:
    for use, counts in (("event", True), ("army", False)):
        scene = (
            Scene()
            .hold(
                carthage=["treason", "laying-waste", "spies", "ambush", "mago-at-genua"],
                rome=["sempronius", "loan-of-the-contractors"],
            )
            .stand("ticinum")
        )
        scene.do(
            "march treason",
            "end",
            "secret sempronius army",
            f"secret loan-of-the-contractors {use}",
            "end",
            "target placentia",
        )
        assert bool(scene.told("stack-counts")) == counts


@half
def roman_citizenship() -> None:
    scene = rome("roman-citizenship", morale=6).do("event roman-citizenship", "ally capua")
    assert next(ally.low for ally in scene.view().allies if ally.id == "capua") == 5
    assert scene.view().morale == 8
    assert "capua" not in scene.track(morale=5).allies()


@half
def senators_gold() -> None:
    scene = rome("senators-gold", morale=9, pile=("knights", "dictator")).do("event senators-gold")
    assert (scene.view().morale, scene.hand(ROME)) == (10, {"knights"})


@half
def war_in_spain() -> None:
    scene = Scene().hold(
        carthage=["ambush", "treason"],
        rome=["war-in-spain"],
        bag=["burning-oxen", "forged-seal"],
        carthage_pile=["mago-at-genua"],
    )
    scene.do("march treason", "end", "event war-in-spain", draws=["broken-bridges"])
    assert scene.hand(ROME) == {"broken-bridges"}
    assert scene.pile(CARTHAGE, ROME) == [["forged-seal"], ["mago-at-genua"], ["spies"]]
    assert "took-card" in scene.kinds(ROME)
    assert "took-card" not in scene.kinds(CARTHAGE)
    known = Scene().hold(
        carthage=["ambush", "treason"], rome=["war-in-spain"], carthage_pile=["mago-at-genua"]
    )
    known.do("march treason", "end", "event war-in-spain")
    assert (known.hand(ROME), known.view(CARTHAGE).rome.hand) == ({"scipio-africanus"}, ["scipio-africanus"])


@half
def knights() -> None:
    assert fought(battle("numidian-horse", events=["knights"])) == (8500, 2300, 4250)


@half
def the_fleet() -> None:
    assert rome("the-fleet", sea=1).do("event the-fleet").view().sea == 0


@half
def neros_march() -> None:
    for city, there in (("ariminum", True), ("cannae", False)):
        scene = (
            Scene()
            .hold(
                carthage=["treason", "laying-waste", "spies", "ambush", "mago-at-genua"],
                rome=["sempronius", "neros-march"],
            )
            .stand("ticinum")
        )
        scene.do(
            "march treason",
            "end",
            f"named {city} sempronius army",
            f"named {city} neros-march event",
            "end",
            "target placentia",
        )
        assert bool(scene.told("battle")) == there


@half
def siege_of_capua() -> None:
    scene = (
        Scene()
        .hold(carthage=["spies", "ambush"], rome=["siege-of-capua"])
        .track(morale=5)
        .turned("gauls", "capua")
    )
    scene.do("march spies", "end", "event siege-of-capua", "ally capua")
    assert (scene.view().morale, "capua" in scene.allies()) == (6, False)


@half
def captured_letters() -> None:
    scene = Scene().hold(carthage=["spies", "ambush", "treason", "laying-waste"], rome=["captured-letters"])
    scene.do("march treason", "attach spies", "end", "event captured-letters")
    assert scene.view().morale == 13
    assert [(card.card, card.shown) for card in scene.laid(CARTHAGE, ROME)] == [
        ("treason", True),
        ("spies", True),
    ]
    assert "letter-read" not in scene.kinds(CARTHAGE)
    scene.do("end", "another-turn", "march ambush", "end")
    assert [card.card for card in scene.laid(CARTHAGE, ROME)] == ["treason", "spies", None]


@half
def dictator() -> None:
    assert rome("dictator").do("event dictator").view().plays_left == 5


@half
def marcellus() -> None:
    scene = battle("ambush", "numidian-horse", events=["marcellus"])
    assert fought(scene) == (10500, 0, 0)


@half
def broken_bridges() -> None:
    scene = rome("broken-bridges", city="cannae").do("event broken-bridges", "end")
    assert scene.why("target roma") == ("AP-23", "no-road")
    assert scene.legal("target tarentum")  # 2 + 1 with 3 laid
    assert {road.march for road in scene.view().roads if {road.a, road.b} == {"cannae", "tarentum"}} == {3}
    short = Scene().hold(carthage=["ambush", "spies"], rome=["broken-bridges"]).stand("cannae")
    short.do("march ambush", "end", "event broken-bridges", "end")
    assert short.why("target tarentum") == ("AP-24", "march-too-short")


@half
def scipio_africanus() -> None:
    assert rome("scipio-africanus").do("event scipio-africanus").ending == "scipio"
    assert rome("scipio-africanus", city="ticinum").why("event scipio-africanus") == ("AP-27", "wants-region")


@half
def publius_scipio() -> None:
    scene = rome("publius-scipio", sea=0, morale=9).do("event publius-scipio")
    assert (scene.view().sea, scene.view().morale) == (-1, 11)


@half
def sempronius() -> None:
    scene = Scene().hold(
        carthage=["ambush", "treason"], rome=["sempronius"], carthage_pile=["forged-seal", "spies"]
    )
    scene.do("march treason", "end", "event sempronius")
    assert (scene.hand(ROME), scene.pile(CARTHAGE)) == ({"marcellus"}, [["spies"]])


@rule("AP-95")
@pytest.mark.parametrize("name", sorted(HALVES))
def test_a_half_does_what_its_card_says(name: str) -> None:
    HALVES[name]()


@rule("AP-95", "AP-1")
def test_every_half_has_a_scene() -> None:
    cards = Scene().view().cards
    halves = {card.carthage.id for card in cards if card.carthage} | {card.rome.id for card in cards}
    assert set(HALVES) == halves
    assert len(halves) == 38
