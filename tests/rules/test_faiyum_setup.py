"""The set-up of Faiyum: pieces, money, decks, market."""

from __future__ import annotations

from collections import Counter

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.pieces import DISASTER_FAMES
from tests.faiyum_scenes import QUIET, Scene
from tests.rule import rule

LOW = tuple(range(2, 26, 2))


@rule("FA-1")
def test_the_supply_holds_what_the_box_holds_less_the_dam_and_the_red_settlement() -> None:
    assert Scene().view().pieces_left == {
        "worker": 30, "settlement": 15, "town": 8, "palace": 2, "workshop": 10, "extension": 5,
        "road": 39, "bridge": 4, "ornate-bridge": 2, "block": 15,
    }  # fmt: skip


@rule("FA-1")
def test_a_town_leaves_its_settlement_below_and_does_not_give_it_back() -> None:
    scene = Scene().hold("founding-of-a-town").only(wheat=1, grape=1, stone=1).do("play founding-of-a-town")
    assert scene.do("town f3").view().pieces_left["settlement"] == 15
    assert scene.view().pieces_left["town"] == 7


@rule("FA-1")
@pytest.mark.parametrize(
    ("card", "piece", "built"),
    [
        (20, "settlement", {"settlement": "a1 c1 b4 d4 a6 c6 e1 g1 h2 e5 g4 h6 e7 g7 b6"}),
        (40, "town", {"town": "a1 c1 b4 d4 a6 c6 e1 g1", "settlement": "h3"}),
        (90, "palace", {"palace": "a1 c1", "town": "b4"}),
        (44, "workshop", {"workshop": "a1 c1 b4 d4 a6 c6 e1 g1 h2 e5", "road": "f3-f2"}),
        (56, "extension", {"extension": "a1 c1 b4 d4 a6", "workshop": "b6"}),
        (38, "bridge", {"bridge": "d1-e1 d2-e2 d3-e3 d4-e4"}),
        (76, "ornate-bridge", {"ornate": "d1-e1 d2-e2"}),
    ],
)
def test_an_action_that_needs_a_piece_that_is_used_up_cannot_be_done(
    card: int, piece: str, built: dict[str, str]
) -> None:
    scene = Scene(deal=LOW if card >= 90 else QUIET)
    scene.hold(card).build(**built).only(wheat=9, grape=9, stone=9, rose=9)
    reason = scene.refused(f"play {card}")
    assert (reason.clause, reason.kind, reason.args) == ("FA-1", "none-left", {"piece": piece})


@rule("FA-1")
def test_without_workers_nothing_is_harvested_and_nothing_traded() -> None:
    scene = Scene().hold("farmer", "supplier")
    scene.build(
        worker="a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 h3 g3 a4 b4 c4 d4 e4 f4 g4"
    )
    assert scene.view().pieces_left["worker"] == 0
    assert scene.refused("play farmer").args == {"piece": "worker"}
    assert scene.why("play supplier") == ("FA-1", "none-left")


@rule("FA-1")
def test_roads_run_out_after_forty() -> None:
    scene = Scene().hold("two-roads").only(wheat=5, grape=5, stone=5)
    scene.state.roads = 38
    assert scene.legal("play two-roads")
    scene.state.roads = 39
    assert scene.refused("play two-roads").args == {"piece": "road"}


@rule("FA-2")
def test_crocodiles_settlement_and_dam() -> None:
    view = Scene().view()
    swamp = [field for field in view.fields if field.kind in ("wheat", "grape")]
    assert len(swamp) == 38
    assert all(field.crocodile == (field.kind in ("wheat", "grape")) for field in view.fields)
    assert [field.name for field in view.fields if field.building] == ["f3"]
    assert [(way.a, way.b, way.piece) for way in view.ways] == [("d7", "e7", "dam")]


@rule("FA-3")
@pytest.mark.parametrize("seats", range(1, 6))
def test_everyone_begins_with_five_cards_no_fame_and_an_empty_pile(seats: int) -> None:
    scene = Scene(seats)
    for seat in range(seats):
        assert scene.hand(seat) == ["farmer"] * 3 + ["settlement", "two-roads"]
        assert (scene.seat(seat).fame, scene.pile(seat)) == (0, [])


@rule("FA-4")
@pytest.mark.parametrize("start", range(5))
def test_money_goes_by_turn_order(start: int) -> None:
    scene = Scene(5, start=start)
    assert [scene.seat((start + place) % 5).money for place in range(5)] == [3, 4, 4, 5, 5]
    assert scene.view().to_act == start


@rule("FA-4")
def test_any_seat_may_start() -> None:
    state = FAIYUM.new(4)
    assert state.to_act == CHANCE
    assert [FAIYUM.notation(action) for action, _ in state.chances()] == [f"start {n}" for n in range(4)]
    assert {weight for _, weight in state.chances()} == {1}


@rule("FA-5", "FA-5a")
def test_twelve_blue_cards_are_drawn_one_at_a_time_out_of_56() -> None:
    state, rng = FAIYUM.new(2), Rng(1)
    state.apply(state.draw(rng))
    for dealt in range(12):
        outcomes = state.chances()
        assert len(outcomes) == 56 - dealt
        assert {weight for _, weight in outcomes} == {1}
        state.apply(state.draw(rng))
    assert state.to_act >= 0


@rule("FA-5")
def test_the_eight_lowest_form_the_market_and_the_others_go_to_the_last_rounds_deck() -> None:
    scene = Scene(deal=[112, 2, 50, 48, 46, 44, 30, 20, 22, 24, 110, 8])
    assert scene.market() == ["2", "8", "20", "22", "24", "30", "44", "46"]
    view = scene.view()
    assert set(view.last_deck) == {
        "quarry", "ferryman", "canal-port", "wonder", "tribute", "thanksgiving", "jubilee", "great-temple",
    }  # fmt: skip
    assert (len(view.deck), view.disasters_left) == (44, 4)


@rule("FA-5a", "FA-27")
def test_a_deck_is_a_bag_with_every_card_equally_likely() -> None:
    scene = Scene().give(money=9)
    later = scene.state.copy()
    later.apply(scene.action("buy 90"))
    assert [FAIYUM.notation(action) for action, _ in later.chances()] == [
        f"draw {name}" for name in scene.view().deck
    ]
    scene.empty_decks(114, 118)
    later = scene.state.copy()
    later.apply(scene.action("buy 90"))
    told = {FAIYUM.notation(action): weight for action, weight in later.chances()}
    assert told == {"draw tribute": 1, "draw jubilee": 1, "disaster": 4}


@rule("FA-5a")
def test_disasters_are_drawn_by_their_number() -> None:
    scene = Scene().give(money=9).empty_decks(114)
    later = scene.state.copy()
    later.apply(scene.action("buy 90"))
    drawn = Counter(FAIYUM.notation(int(later.draw(Rng(seed)))) for seed in range(500))
    assert 350 < drawn["disaster"] < 450
    assert drawn["disaster"] + drawn["draw tribute"] == 500


@rule("FA-6")
def test_the_fame_of_the_disasters() -> None:
    assert DISASTER_FAMES[1:] == ((0, 0, 0, 0), (6, 0, 0, 0), (10, 6, 0, 0), (10, 6, 3, 0), (10, 6, 3, 1))
    told = [Scene(seats).view().disaster_fame for seats in range(1, 6)]
    assert told == [[], [6], [10, 6], [10, 6, 3], [10, 6, 3, 1]]


@rule("FA-7")
def test_tokens_lie_on_the_four_lowest_cards_which_can_be_bought() -> None:
    scene = Scene(deal=LOW)
    assert scene.tokens() == ["2", "4", "6", "8"]
    assert [slot.current for slot in scene.view().market] == [True] * 4 + [False] * 4
    assert scene.prices() == [2, 3, 4, 6]


@rule("FA-27")
def test_everyone_sees_everything_but_the_order_of_the_decks() -> None:
    scene = Scene(3).do("play farmer", "worker a1")
    views = [scene.view(viewer) for viewer in (None, 0, 2)]
    assert views[0].seats == views[1].seats == views[2].seats
    assert views[0].deck == views[1].deck == sorted(views[0].deck, key=scene.state.cards.ids.index)
    assert views[1].choices == views[2].choices == []
    assert scene.view(1).choices
