"""Every card of the house's Faiyum played once: what it costs, does and gives. Figures written by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludarium.games.faiyum.game import FAIYUM
from tests.faiyum_scenes import QUIET, Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))
Things = dict[str, int]


@dataclass
class Play:
    """A card, what stands on the map, what the seat owns before, its moves, and what it owns afterwards."""

    card: str
    moves: str = ""  # separated by commas
    after: Things = field(default_factory=dict)
    before: Things = field(default_factory=dict)
    built: dict[str, str] = field(default_factory=dict)
    stands: str = ""  # a field and what must be seen there, as "b3 blocks 1"


BASICS = {"wheat": 1, "grape": 1, "stone": 1}
ROUTE = {"road": "g2-f2 f2-f3 f3-e4 e4-e5 e5-e6 e6-f6", "settlement": "e5"}
PLAYS = [
    Play("farmer", "worker a1", {"grape": 1, "money": 1}),
    Play("settlement", "settlement a1", {"fame": 3, "money": 3}, BASICS, {"dry": "a1"},
         "a1 building settlement"),
    Play("two-roads", "road f3-f4, road f4-g5", {"fame": 3}, {"grape": 1, "stone": 1}, {"dry": "f4"}),
    Play("gardener", "worker d1", {"rose": 1, "money": 1}),
    Play("levy", "", {"money": 5}),
    Play("skilled-farmer-6", "worker b1", {"wheat": 2, "money": 1}),
    Play("hermit", "worker h7", {"fame": 2, "money": 1}),
    Play("skilled-farmer-10", "worker c1", {"stone": 2}),
    Play("offering", "offer farmer, block b3", {"fame": 1, "money": 3}, stands="b3 blocks 1"),
    Play("wheat-supply", "worker f3", {"wheat": 3}),
    Play("grape-supply", "worker f3", {"grape": 4}, built={"town": "f3"}),
    Play("stone-supply", "worker a1", {"stone": 4}, built={"settlement": "a1"}),
    Play("settlers", "settlement a1", {"fame": 5}, {"wheat": 1, "grape": 1}, {"dry": "a1"},
         "a1 building settlement"),
    Play("fisher", "worker a1", {"fish": 3, "money": 1}),
    Play("trader", "pay wheat, pay fish, pay rose, done, worker f3", {"rose": 3, "wheat": 1},
         {"wheat": 2, "fish": 1, "rose": 1}),
    Play("crocodile-hunter", "hunt a1, hunt b2", {"fame": 3}, built={"worker": "b1"}),
    Play("supplier", "worker f3, gain wheat, gain stone", {"wheat": 1, "stone": 1}),
    Play("road-gang", "road f3-f4, road f4-g5, gain wheat", {"fame": 3, "wheat": 1}, {"grape": 1, "stone": 1},
         {"dry": "f4"}),
    Play("perfumer", "more, done, worker f3", {"fame": 4, "money": 4, "rose": 1}, {"rose": 3}),
    Play("stonecutter", "worker c1", {"stone": 4}),
    Play("order", "buy 92", {"money": 4}, {"money": 5}),
    Play("bridge", "bridge d3-e3", {"fame": 4}, {"stone": 1}, {"settlement": "d3", "dry": "e3"}),
    Play("founding-of-a-town", "town f3", {"fame": 5, "money": 2}, BASICS, stands="f3 building town"),
    Play("grower", "worker e2", {"rose": 2, "money": 1}),
    Play("farm", "workshop c3", {"fame": 3, "wheat": 3}, {"grape": 1, "stone": 1}, {"road": "b3-c3"},
         "c3 building workshop"),
    Play("vineyard", "workshop b4", {"fame": 3, "grape": 3}, {"wheat": 1, "stone": 1}, {"road": "b3-b4"}),
    Play("quarry", "workshop d7", {"fame": 3, "stone": 3}, {"wheat": 1, "grape": 1}),
    Play("ferryman", "more, done, worker e7", {"fame": 5, "fish": 2}, {"fish": 3, "money": 2}),
    Play("mason", "pay wheat, pay stone, block b3", {"fame": 5, "grape": 1}, BASICS | {"money": 1},
         stands="b3 blocks 1"),
    Play("homecoming", "recall a1, recall b1, done", {"fame": 2, "money": 1}, built={"worker": "a1 b1 c1"}),
    Play("plantation", "extension c3", {"fame": 6, "rose": 1}, {"wheat": 1, "money": 1}, {"workshop": "c3"},
         "c3 building extension"),
    Play("market-day", "pay stone, pay rose, worker f3", {"fame": 5, "stone": 1},
         {"stone": 2, "rose": 1, "money": 1}),
    Play("innkeeper", "worker f3", {"fame": 4}, {"money": 1}, ROUTE),
    Play("fishmonger", "more, more, worker f3", {"fame": 9}, {"fish": 3}),
    Play("surveyors", "road f3-f4, road f4-g5, road g5-f6, gain wheat", {"fame": 5, "wheat": 1},
         {"grape": 1, "stone": 2, "money": 1}, {"dry": "f4"}),
    Play("master-farmer", "worker b1", {"wheat": 3, "money": 1}),
    Play("ox-cart", "", {}, {"money": 1}),
    Play("storekeeper", "worker c5", {"grape": 3, "rose": 1}, built={"workshop": "c5"}),
    Play("monument", "pay wheat, block d5", {"fame": 3 + 2, "grape": 1}, BASICS | {"money": 1},
         {"block": "d5"}, "d5 blocks 2"),
    Play("colony", "settlement a1", {"fame": 4}, {"wheat": 1, "grape": 1}, {"dry": "a1"}),
    Play("ornate-bridge", "bridge d3-e3", {"fame": 6}, {"stone": 2, "rose": 1},
         {"settlement": "d3", "dry": "e3"}),
    Play("extension", "extension a1", {"fame": 4, "grape": 2}, {"wheat": 1, "stone": 1, "money": 1},
         {"workshop": "a1"}),
    Play("harvester", "worker a1, worker b1, worker c1", {"grape": 1, "wheat": 1, "stone": 1, "money": 2},
         {"money": 1}),
    Play("wine-press", "more, done, worker c5", {"fame": 4, "grape": 1}, {"grape": 3, "money": 1},
         {"workshop": "c5"}),
    Play("bakery", "more, more, worker c5", {"fame": 6, "wheat": 1}, {"wheat": 4, "money": 1},
         {"workshop": "c5"}),
    Play("sculptor", "worker c5", {"fame": 2}, {"stone": 1, "money": 1}, {"workshop": "c5"}),
    Play("great-town", "town f3", {"fame": 5, "stone": 1}, BASICS | {"money": 1}),
    Play("palace", "palace f3", {"fame": 9}, {"wheat": 2, "grape": 2, "stone": 2}, {"town": "f3"},
         "f3 building palace"),
    Play("caravan", "worker f3", {"fame": 3}, {"money": 1}, ROUTE),
    Play("pilgrimage", "worker b3", {"fame": 1 + 4}, {"money": 1}, {"block": "b3 b3 b3 b3"}),
    Play("rose-festival", "more, more", {"fame": 9, "rose": 1}, {"rose": 4}),
    Play("great-drainage", "worker a1, worker h7", {"grape": 4, "money": 2}),
    Play("architect", "block b3, block d5", {"fame": 5}, {"stone": 3}),
    Play("royal-road", "worker f3", {"fame": 1}, {"money": 1}, {
        "road": "b3-a2 b3-b2 b3-c3 b3-a4 b3-b4 f3-e2 f3-f2 f3-e4", "bridge": "d1-e1",
    }),
    Play("feast", "recall a1, recall b1, recall c1, done", {"fame": 3}, built={"worker": "a1 b1 c1 d1"}),
    Play("embassy", "worker f3", {"fame": 3}),
    Play("overseer", "", {"money": 5, "fame": 1}, {"money": 1}),
    Play("canal-port", "pay wheat, pay rose, worker d7", {"fame": 4, "wheat": 1},
         {"wheat": 2, "rose": 1, "money": 1}),
    Play("wonder", "block f6", {"fame": 7}, {"wheat": 2, "grape": 2, "stone": 2}),
    Play("tribute", "more", {"fame": 4, "money": 2}, {"money": 10}),
    Play("thanksgiving", "", {"fame": 9}, {"wheat": 2, "grape": 2, "fish": 1}),
    Play("jubilee", "", {"fame": 2}, {"rose": 1}),
    Play("great-temple", "block d5, block d5", {"fame": 12}, {"stone": 5}, stands="d5 blocks 2"),
]  # fmt: skip


def test_every_card_is_played() -> None:
    assert sorted(play.card for play in PLAYS) == sorted(Scene(game=FAIYUM).state.cards.ids)


def scene_for(play: Play) -> Scene:
    house = Scene(game=FAIYUM)
    number = house.state.cards.rows[house.card(play.card)].number
    low = number.startswith("S") or int(number) < 90
    scene = Scene(deal=QUIET if low else LOW, game=FAIYUM)
    scene.hold(play.card, *(["farmer"] if play.card == "offering" else []))
    if play.card == "overseer":
        scene = Scene(deal=tuple(range(6, 30, 2)), game=FAIYUM).hold("overseer").top("levy")
    return scene.build(**play.built).only(**play.before)


@rule("FA-20", "FA-21", "FA-95")
@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.card)
def test_what_a_card_does(play: Play) -> None:
    scene = scene_for(play).do(f"play {play.card}", *[move.strip() for move in play.moves.split(",") if move])
    assert scene.owns() == play.after
    assert scene.view().to_act == 1  # the card is finished
    assert scene.pile()[-1] == play.card
    if play.stands:
        name, what, told = play.stands.split()
        assert str(getattr(scene.field(name), what)) == told


def test_ox_cart_takes_back_the_top_two() -> None:
    scene = Scene().hold("ox-cart").do("play ox-cart")
    assert scene.hand() == ["settlement", "two-roads"]
    assert scene.pile() == ["farmer", "farmer", "farmer", "ox-cart"]


def test_hermit_wants_undeveloped_neighbours_only() -> None:
    scene = Scene().hold("hermit").do("play hermit")
    assert not scene.places("worker") & {"e3", "g3", "a3", "c5", "d6", "c7", "f7", "d7"}
    assert {"a1", "h5", "d1"} <= scene.places("worker")


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("gardener", "d1 d2 d3 d4 d6 e1 e2 e3 e4 e5 e6"),
        ("stonecutter", "c1 f1 a3 h3 c4 e4 a5 g5 b6 h6 g7"),
        (
            "fisher",
            "a1 b1 c1 d1 e1 f1 g1 h1 a2 h2 a3 h3 a4 h4 a5 h5 a6 h6 a7 b7 c7 f7 g7 h7",
        ),
    ],
)
def test_where_harvest_cards_stand_their_worker(card: str, places: str) -> None:
    assert Scene().hold(card).do(f"play {card}").places("worker") == set(places.split())


def test_most_fame_of_counting_cards() -> None:
    """Royal Road gives at most 7, Jubilee 8, Caravan 6, Innkeeper 4."""
    scene = Scene(deal=LOW).hold("royal-road").only()
    scene.state.roads = 40
    scene.state.apply(scene.action("play royal-road"))
    scene.state.apply(scene.action("worker f3"))
    assert scene.owns() == {"fame": 7}
    jubilee = Scene(deal=LOW).hold("jubilee").top(*range(40, 80, 2)).only(rose=1).do("play jubilee")
    assert jubilee.owns() == {"fame": 8}


def test_innkeeper_counts_at_most_four_links() -> None:
    road = "f3-e2 f3-f2 f3-e3 f3-e4 f3-f4 e2-e1 f2-g2 e4-e5 f4-g4"
    scene = Scene().hold("innkeeper").build(road=road, bridge="d3-e3", settlement="e1 e5 g4 d3").only()
    assert scene.do("play innkeeper", "worker f3").owns() == {"fame": 4, "money": 1}


def test_great_temple_wants_one_site() -> None:
    scene = Scene(deal=LOW).hold("great-temple").only(stone=5).build(block="g2 g2").do("play great-temple")
    assert scene.places("block") == {"b3", "d5", "f6"}
    assert scene.why("block g2") == ("FA-21", "no-room-for-all")
    scene.do("block b3")
    assert scene.texts() == {"block b3"}
    assert scene.why("block d5") == ("FA-21", "other-site")
    full = "g2 g2 b3 b3 b3 b3 d5 d5 d5 f6 f6"
    none = Scene(deal=LOW).hold("great-temple").only(stone=5).build(block=full)
    assert none.why("play great-temple") == ("FA-57", "no-site")
    assert Scene(deal=LOW).hold("architect").only(stone=3).build(block=full).legal("play architect")


def test_the_marks_of_the_cards_are_shown() -> None:
    view = Scene(deal=LOW, game=FAIYUM).hold("farmer").view()
    assert view.cards["farmer"].source == "found"
    assert view.cards["wheat-supply"].source == "part"
    other = Scene(game=FAIYUM).view()
    assert other.cards[other.market[1].card].source == "rebuilt"


FOUND = {
    "farmer": ",worker next_to_worker,1 field",
    "settlement": "wheat + grape + stone,settlement,3 fame + $3",
    "two-roads": ",2 roads,3 fame",
    "gardener": ",worker canal_bank,1 rose",
    "levy": ",,$5",
    "skilled-farmer-6": ",worker next_to_worker,2 field",
    "hermit": ",worker lonely,2 fame",
    "skilled-farmer-10": ",worker next_to_worker,2 field",
    "offering": "another card,1 block,1 fame + $3",
    "founding-of-a-town": "wheat + grape + stone,town,5 fame + $2",
    "grower": ",worker canal_bank,2 rose",
    "farm": "grape + stone,workshop wheat,3 fame + 3 wheat",
}


@rule("FA-95")
def test_found_figures_stand_and_only_the_others_may_be_tuned() -> None:
    cards = Scene(game=FAIYUM).state.cards
    found = {
        card: f"{row.cost},{row.action},{row.gain}"
        for card, row in zip(cards.ids, cards.rows, strict=True)
        if row.source == "found"
    }
    assert found == FOUND
