"""Every card of both boxes in a scene of its own; the figures are written down here a second time."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludarium.core.messages import Reason
from ludarium.games.builders.figures import BuildingView
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

# Name, needs (stone, wood, knowledge, tile), coins, points; a machine also what it gives.
BUILDINGS = {
    MIDDLE_AGES: """
        cabin 0110 8 0, arbour 1001 8 0, tree-house 0210 6 1, straw-hut 1002 6 1, wash-house 0102 6 1,
        stone-bridge 2010 6 1, covered-bridge 0120 6 1, townhouse 2021 10 2, small-house 2102 10 2,
        country-house 1211 10 2, thatched-cottage 0212 10 2, windmill 3031 14 3, pigsty 0222 12 3,
        country-inn 0312 12 3, stable 0313 14 3, granary 0231 12 3, forge 2203 14 3, watermill 0232 14 3,
        cowshed 0123 12 3, inn 2112 12 3, post-house 3122 16 4, farm 4202 16 4, hotel 1331 16 4,
        tavern 1313 16 4, market-hall 0323 16 4, burghers-house 2222 16 4, chapel 3223 18 5,
        watchtower 3322 18 5, abbey 4321 18 5, church 4024 18 5, cloister 4240 18 5, aqueduct 5250 20 6,
        castle 5353 20 7, cathedral 5444 20 8,
        great-measuring-instrument 1002 0 2 0030, great-tile-kiln 2100 0 2 0003, great-crane 0210 0 2 3000,
        great-circular-saw 0021 0 2 0300, measuring-instrument 1100 0 1 0020, tile-kiln 0110 0 1 0002,
        crane 0101 0 1 2000, circular-saw 1010 0 1 0200""",
    ANTIQUITY: """
        armoury 1120 8 2, barracks 2312 12 4, town-hall 2022 10 3, hanging-gardens 2345 17 7, house 0110 10 0,
        tower-of-babel 3153 15 6, ziggurat 1234 14 5, trading-post 0110 6 1, market 1001 10 0,
        palace-of-assur 3142 14 5, quarry 1100 10 0, shipyard 1012 8 2, camel-stable 1010 6 1, stall 0101 6 1,
        noble-house 2202 10 3, fortress 3221 12 4, port 2101 8 2, pyramid 4444 18 8, sphinx 3513 15 6,
        archery-range 0211 8 2, colossus-of-rhodes 5432 17 7, school-of-philosophy 1223 14 4, forum 2132 12 3,
        country-house 1001 6 1, townhouse 2220 10 3, lighthouse-of-alexandria 2413 14 5, temple 0222 10 3,
        theatre 4321 14 5, watering-trough 0011 10 0,
        saw 0012 0 2 0300, architects-table 2001 0 2 0030, scaffolding 1200 0 2 0003, hoist 0120 0 2 3000""",
}
# What each worker of a rank makes, in the order of their numbers.
WORKERS = {
    MIDDLE_AGES: {
        "master": "0023 2003 3002 3200 0320 2300 0230 0032",
        "craftsman": "3100 0013 1030 0301 2002 2200 2020 0202 0220 0022 0112 2110 1201 1021 1111 1111",
        "labourer": "0021 1020 0120 1200 0201 0210 1002 0102 0012 2001 2010 2100",
        "apprentice": "0011 0110 0101 1010 1100 1001",
    },
    ANTIQUITY: {
        "master": "2003 3200 0320 0032",
        "craftsman": "3010 1030 1111 1111 0301 0103",
        "labourer": "0102 2001 0210 1020",
        "apprentice": "0110 0101 1010 1001",
    },
}
COINS = {"master": 5, "craftsman": 4, "labourer": 3, "apprentice": 2}
PRISONERS = "2002 0022 2020 2200 0202 0220"
TOOLS = {"hammer": "1000", "saw": "0100", "set-square": "0010", "brush": "0001"}
UNIVERSITIES = {"stone": "3111", "wood": "1311", "knowledge": "1131", "tile": "1113"}
WIDE_SITE = {MIDDLE_AGES: "cathedral", ANTIQUITY: "pyramid"}  # no single worker finishes it


def amounts(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


@dataclass(frozen=True)
class Card:
    """A building or machine as it should be."""

    game: str
    name: str
    needs: list[int]
    coins: int
    points: int
    gives: list[int]

    def view(self) -> BuildingView:
        return BuildingView(self.name, any(self.gives), self.needs, self.coins, self.points, self.gives)


def card(game: str, row: str) -> Card:
    name, needs, coins, points, gives = [*row.split(), "0000"][:5]
    return Card(game, name, amounts(needs), int(coins), int(points), amounts(gives))


def worker_list(game: str) -> list[tuple[str, list[int], int]]:
    return [
        (f"{rank}-{number}", amounts(digits), COINS[rank])
        for rank, makes in WORKERS[game].items()
        for number, digits in enumerate(makes.split(), 1)
    ]


CARDS = [card(game, row) for game, rows in BUILDINGS.items() for row in rows.split(",")]
PEOPLE = [(game, *worker) for game in EDITIONS for worker in worker_list(game)]


def lacking(needs: list[int], made: list[int]) -> list[int]:
    return [max(0, need - have) for need, have in zip(needs, made, strict=True)]


def crew_for(card: Card) -> list[tuple[str, list[int], int]]:
    """Workers who together make what a building needs, each of them the most useful one left."""
    left = [worker for worker in worker_list(card.game) if "apprentice" not in worker[0]]
    crew, lacks = [], card.needs
    while any(lacks):
        best = min(left, key=lambda worker: sum(lacking(lacks, worker[1])))
        left.remove(best)
        crew.append(best)
        lacks = lacking(lacks, best[1])
    return crew


# --- buildings and machines ---------------------------------------------------------------------------


@rule("B-23", "B-50", "B-52", "B-53", "B-54")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.game}-{card.name}")
def test_a_card_is_opened_and_finished_by_its_figures(card: Card) -> None:
    scene = Scene(card.game, buildings=[card.name], apprentices=["apprentice-4", "apprentice-3"])
    scene.do(f"open {card.name}")
    assert scene.site(card.name).building == card.view()
    lacks = card.needs
    for worker, makes, coins in crew_for(card):
        assert scene.site(card.name).lacks == lacks
        assert (scene.seat().points, scene.seat().finished) == (0, [])
        scene.hire(worker).purse(coins).do(f"send {worker} to {card.name}")
        lacks = lacking(lacks, makes)
        if any(lacks):
            assert scene.coins() == 0
            scene.turns(2)
    assert scene.seat().sites == []
    assert (scene.coins(), scene.seat().points) == (card.coins, card.points)
    assert scene.seat().finished == [card.view()]
    if any(card.gives):
        machine = scene.unit(card.name)
        assert (machine.makes, machine.coins, machine.rank) == (card.gives, 0, "machine")
    else:
        assert card.name not in scene.idle()


@rule("B-2", "B-23")
@pytest.mark.parametrize(("game", "buildings", "machines"), [(MIDDLE_AGES, 34, 8), (ANTIQUITY, 29, 4)])
def test_the_box_holds_exactly_these_buildings(game: str, buildings: int, machines: int) -> None:
    view = Scene(game).view()
    assert view.next_building is not None
    names = [*[card.id for card in view.buildings], view.next_building.id, *view.building_bag]
    assert sorted(names) == sorted(card.name for card in CARDS if card.game == game)
    assert len(names) == buildings + machines
    assert sum(any(card.gives) for card in CARDS if card.game == game) == machines


# --- people -------------------------------------------------------------------------------------------


@rule("B-13", "B-40")
@pytest.mark.parametrize(("game", "worker", "makes", "coins"), PEOPLE)
def test_a_worker_adds_what_the_card_says_for_its_coins(
    game: str, worker: str, makes: list[int], coins: int
) -> None:
    apprentice = worker if "apprentice" in worker else "apprentice-1"
    scene = Scene(game, apprentices=[apprentice]).found(WIDE_SITE[game])
    scene.hire(worker).purse(coins - 1)
    assert (scene.unit(worker).makes, scene.unit(worker).coins) == (makes, coins)
    reason = scene.refused(f"send {worker} to {WIDE_SITE[game]}")
    assert reason == Reason("B-13", "needs-coins", {"needed": coins, "left": coins - 1})
    scene.purse(coins).do(f"send {worker} to {WIDE_SITE[game]}")
    assert (scene.site(WIDE_SITE[game]).made, scene.coins()) == (makes, 0)


@rule("B-3", "B-4")
@pytest.mark.parametrize(("game", "count"), [(MIDDLE_AGES, 42), (ANTIQUITY, 18)])
def test_the_box_holds_exactly_these_workers(game: str, count: int) -> None:
    scene = Scene(game)
    names = [*scene.idle(0), *scene.idle(1), *[worker.id for worker in scene.view().workers]]
    names += scene.view().worker_bag
    assert sorted(names) == sorted(worker for worker, _, _ in worker_list(game))
    assert len(names) == count


@rule("BA-21", "BA-25", "B-43")
@pytest.mark.parametrize(("number", "digits"), list(enumerate(PRISONERS.split(), 1)))
def test_a_prisoner_adds_what_the_card_says_unfree_and_free(number: int, digits: str) -> None:
    scene = Scene(ANTIQUITY).found("pyramid", "sphinx").purse(7).do(f"invest prisoner-{number}")
    assert scene.coins() == 0
    assert scene.do(f"send prisoner-{number} to pyramid").site("pyramid").made == amounts(digits)
    scene = (
        Scene(ANTIQUITY).found("pyramid").purse(11).do(f"invest prisoner-{number}", f"free prisoner-{number}")
    )
    assert scene.do(f"send citizen-{number} to pyramid").site("pyramid").made == amounts(digits)
    assert scene.coins() == 0


# --- tools, universities, loans -----------------------------------------------------------------------


@rule("BA-30")
@pytest.mark.parametrize(("tool", "digits"), TOOLS.items())
def test_a_tool_adds_one_of_its_resource(tool: str, digits: str) -> None:
    scene = Scene(ANTIQUITY).found("pyramid").hire("craftsman-3").purse(6)
    scene.do(f"invest {tool}", f"send craftsman-3 to pyramid with {tool}")
    assert scene.site("pyramid").made == [1 + more for more in amounts(digits)]
    assert scene.coins() == 0


@rule("BA-50")
@pytest.mark.parametrize(("resource", "digits"), UNIVERSITIES.items())
def test_a_university_makes_its_resource_three(resource: str, digits: str) -> None:
    scene = Scene(ANTIQUITY).found("pyramid").hire("craftsman-3").purse(11)
    scene.do(f"invest {resource}-university on craftsman-3", "send craftsman-3 to pyramid")
    assert scene.site("pyramid").made == amounts(digits)
    assert scene.coins() == 0


@rule("BA-40", "BA-41")
def test_every_loan_gives_ten_coins_and_asks_fifteen() -> None:
    scene = Scene(ANTIQUITY, options={"rounds": "4"}).purse(20)
    for loan in range(1, 5):
        scene.do("invest loan")
        assert (scene.coins(), scene.seat().loans) == (20 + 10 * loan, loan)
        scene.turns(2)
    assert [(line.kind, line.count) for line in scene.seat().score_lines] == [
        ("buildings", 0),
        ("loans-paid", 4),
    ]
