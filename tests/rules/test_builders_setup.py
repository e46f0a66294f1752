"""The set-up of The Builders: what chance deals, in which order, and who may see it."""

from __future__ import annotations

import msgspec
import pytest

from ludarium.core.errors import OptionError
from ludarium.core.messages import Phrase
from ludarium.core.state import State
from ludarium.games import game_named
from ludarium.games.builders.figures import BuildersView
from tests.rule import rule
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

BUILDINGS = {MIDDLE_AGES: 42, ANTIQUITY: 33}
WORKERS = {MIDDLE_AGES: 42, ANTIQUITY: 18}
APPRENTICES = {MIDDLE_AGES: 6, ANTIQUITY: 4}
TABLES = [(game, seats) for game in EDITIONS for seats in (2, 3, 4)]


def after(game: str, seats: int, *draws: str) -> State:
    """A table at which chance has made these moves and no more."""
    state = game_named(game).new(seats)
    for text in draws:
        (action,) = game_named(game).parse(text)
        assert state.why_not(action) is None, text
        state.apply(action)
    return state


def bag(game: str, state: State) -> list[str]:
    """What chance may draw now, everything equally likely."""
    chances = state.chances()
    assert {weight for _, weight in chances} == {1}
    return [game_named(game).notation(action) for action, _ in chances]


def deals(seats: int) -> list[str]:
    return [f"deal apprentice-{seat + 1}" for seat in range(seats)]


# --- players ------------------------------------------------------------------------------------------


@rule("B-1")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_to_four_players_can_play(game: str, seats: int) -> None:
    assert len(Scene(game, seats).view().seats) == seats


@rule("B-1")
@pytest.mark.parametrize("game", EDITIONS)
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_no_other_number_of_players_can_play(game: str, seats: int) -> None:
    with pytest.raises(OptionError):
        game_named(game).new(seats)


@rule("B-6")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_player_is_equally_likely_to_start(game: str, seats: int) -> None:
    assert bag(game, after(game, seats)) == [f"start {seat}" for seat in range(seats)]


@rule("B-6")
@pytest.mark.parametrize(("seats", "start"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_turns_go_clockwise_and_a_round_begins_with_the_start_player(seats: int, start: int) -> None:
    scene = Scene(seats=seats, start=start)
    for turn in range(3 * seats):
        view = scene.view()
        assert view.to_act == view.turn == (start + turn) % seats
        assert view.round == 1 + turn // seats
        assert view.start == start
        scene.do("end")


# --- apprentices and workers --------------------------------------------------------------------------


@rule("B-3")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_player_is_dealt_one_random_apprentice_before_the_workers_are_turned_up(
    game: str, seats: int
) -> None:
    numbers = list(range(1, APPRENTICES[game] + 1))
    dealt = ["start 1"]
    for seat in range(seats):
        left = [f"deal apprentice-{number}" for number in numbers[seat:]]
        assert bag(game, after(game, seats, *dealt)) == left
        dealt.append(left[0])
    assert all(text.startswith("worker ") for text in bag(game, after(game, seats, *dealt)))


@rule("B-3")
def test_apprentices_go_to_the_players_in_the_order_of_the_seats_whoever_starts() -> None:
    scene = Scene(seats=3, start=2, apprentices=["apprentice-6", "apprentice-2", "apprentice-4"])
    assert [scene.idle(seat) for seat in range(3)] == [["apprentice-6"], ["apprentice-2"], ["apprentice-4"]]


@rule("B-3")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_apprentices_not_dealt_are_shuffled_back_into_the_worker_pile(game: str, seats: int) -> None:
    pile = bag(game, after(game, seats, "start 0", *deals(seats)))
    left = [text for text in pile if "apprentice" in text]
    assert left == [f"worker apprentice-{number}" for number in range(seats + 1, APPRENTICES[game] + 1)]
    assert len(pile) == WORKERS[game] - seats


@rule("B-4")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_five_workers_lie_open(game: str, seats: int) -> None:
    row = ["labourer-4", "apprentice-1", "master-2", "craftsman-3", "labourer-1"]
    scene = Scene(game, seats, apprentices=["apprentice-4", "apprentice-2", "apprentice-3"], workers=row)
    expected = row if seats < 4 else [worker for worker in row if worker != "apprentice-1"]
    shown = [worker.id for worker in scene.view().workers]
    assert set(expected) <= set(shown)
    assert len(shown) == 5
    assert len(scene.view().worker_bag) == WORKERS[game] - seats - 5


# --- buildings ----------------------------------------------------------------------------------------


@rule("B-2")
@pytest.mark.parametrize("game", EDITIONS)
def test_any_building_or_machine_may_be_the_first_of_the_row(game: str) -> None:
    workers = [f"worker {worker.id}" for worker in Scene(game).view().workers]
    first = bag(game, after(game, 2, "start 0", *deals(2), *workers))
    assert len(first) == BUILDINGS[game]
    assert all(text.startswith("building ") for text in first)


@rule("B-2", "B-2a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_five_buildings_make_the_row_and_the_sixth_is_the_open_next_one(seats: int) -> None:
    drawn = ["castle", "crane", "abbey", "cabin", "inn", "farm"]
    view = Scene(seats=seats, buildings=drawn).view()
    assert {building.id for building in view.buildings} == set(drawn[:5])
    assert view.next_building is not None
    assert view.next_building.id == "farm"
    assert len(view.building_bag) == 42 - 6


@rule("B-2a")
def test_the_next_building_is_open_to_everybody_and_surely_comes_next() -> None:
    scene = Scene(buildings=["castle", "crane", "abbey", "cabin", "inn", "farm"])
    for viewer in (0, 1, None):
        shown = scene.view(viewer).next_building
        assert shown is not None
        assert shown.id == "farm"
    scene.do("open castle")
    assert {building.id for building in scene.view().buildings} == {"crane", "abbey", "cabin", "inn", "farm"}


@rule("B-2a", "B-7")
def test_the_next_worker_is_unknown_until_the_row_has_a_gap() -> None:
    scene = Scene()
    pile = {f"worker {worker}" for worker in scene.view().worker_bag}
    assert scene.outcomes_after("recruit master-1") == pile
    assert len(pile) == 35


# --- coins --------------------------------------------------------------------------------------------


@rule("B-5")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_everybody_starts_with_ten_coins(game: str, seats: int) -> None:
    assert [seat.coins for seat in Scene(game, seats).view().seats] == [10] * seats


@rule("B-5a")
@pytest.mark.parametrize(
    ("game", "seats", "bank"),
    [(MIDDLE_AGES, 2, 80), (MIDDLE_AGES, 4, 60), (ANTIQUITY, 2, 88), (ANTIQUITY, 3, 78), (ANTIQUITY, 4, 68)],
)
def test_the_coins_of_the_box_hold_the_first_coins_of_the_players(game: str, seats: int, bank: int) -> None:
    scene = Scene(game, seats, options={"bank": "limited"})
    assert scene.view().bank == bank
    assert scene.coins() == 10


# --- what is open -------------------------------------------------------------------------------------


@rule("B-7")
def test_everybody_sees_all_coins_crews_sites_rows_pile_sizes_and_stacks() -> None:
    scene = Scene(ANTIQUITY, 3).found("pyramid").hire("craftsman-6").equip("brush").owe(1)
    scene.do("send craftsman-6 to pyramid with brush", "take 2", "end", "take 1")
    table = scene.view(None)
    assert [seat.coins for seat in table.seats] == [9, 11, 10]
    assert [(unit.id, unit.tool) for unit in table.seats[0].sites[0].crew] == [("craftsman-6", "brush")]
    assert [seat.loans for seat in table.seats] == [1, 0, 0]
    assert (len(table.worker_bag), len(table.building_bag)) == (18 - 3 - 5 - 1, 33 - 6 - 1)
    assert table.investments is not None
    assert (table.investments.loans, table.investments.tools) == (3, ["hammer", "saw", "set-square"])
    for viewer in (0, 1, 2):
        assert _table_of(scene.view(viewer)) == _table_of(table)


def _table_of(view: BuildersView) -> BuildersView:
    """A view without what differs by the viewer: who looks, whose zones come first, what that seat may do."""
    zones = [msgspec.structs.replace(zone, title=Phrase("")) for zone in view.zones]
    zones.sort(key=lambda zone: zone.id)
    return msgspec.structs.replace(view, viewer=None, zones=zones, sendings=[], choices=[], refusals=[])


@rule("B-7")
def test_nothing_tells_the_order_in_which_cards_came_or_will_come() -> None:
    row, buildings = ["master-5", "labourer-3", "craftsman-9"], ["inn", "castle", "crane", "arbour", "farm"]
    one = Scene(workers=row, buildings=[*buildings, "abbey"])
    other = Scene(workers=row[::-1], buildings=[*buildings[::-1], "abbey"])
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.state.key() == other.state.key()


@rule("BA-1")
def test_four_stacks_lie_open_with_prisoners_prisoner_side_up() -> None:
    stacks = Scene(ANTIQUITY).view().investments
    assert stacks is not None
    assert [prisoner.name for prisoner in stacks.prisoners] == [f"prisoner-{n}" for n in range(1, 7)]
    assert {(prisoner.freed, prisoner.coins) for prisoner in stacks.prisoners} == {(False, 0)}
    assert stacks.tools == ["hammer", "saw", "set-square", "brush"]
    assert stacks.loans == 4
    assert stacks.universities == [
        f"{resource}-university" for resource in ("stone", "wood", "knowledge", "tile")
    ]


@rule("BA-1")
def test_the_buyer_picks_any_card_of_a_stack() -> None:
    wanted = {f"invest prisoner-{number}" for number in range(1, 7)}
    wanted |= {"invest hammer", "invest saw", "invest set-square", "invest brush", "invest loan"}
    wanted |= {f"invest {r}-university on apprentice-1" for r in ("stone", "wood", "knowledge", "tile")}
    assert {text for text in Scene(ANTIQUITY).texts() if text.startswith("invest")} == wanted


@rule("BA-1")
def test_the_middle_ages_have_no_stacks() -> None:
    assert Scene(MIDDLE_AGES).view().investments is None
