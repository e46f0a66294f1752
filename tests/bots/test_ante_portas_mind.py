"""The judgement of Ante Portas: what it drops, what it holds of positions, and that it plays well."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from ludarium.bots.ante_portas.mind import AntePortasMind
from ludarium.bots.ante_portas.outlook import AntePortasOutlook
from ludarium.bots.ante_portas.plan import AntePortasPlanner
from ludarium.bots.networks import learn
from ludarium.bots.search.mind import judged, looked_at
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games.ante_portas.cards import house_text
from ludarium.games.ante_portas.game import ANTE_PORTAS, ante_portas_with
from ludarium.games.ante_portas.rules import AntePortas
from tests.ante_portas_scenes import CARTHAGE, ROME, Scene
from tests.bots.weights import file_for, written
from tests.rule import rule

ARMY = ["hasdrubal-over-the-alps", "gallic-recruits", "war-elephants", "double-envelopment", "laying-waste"]
MARCHES = ["spies", "treason"]
LEGIONS = ["publius-scipio", "sempronius", "dictator"]
WORLDS = 3
# A few seeds: what the quick player does with each legal action is checked on whole games.
SEEDS = range(4)


def sensible(mind: AntePortasMind, state: State) -> list[int]:
    out = action_buffer(state)
    return [int(out[i]) for i in range(mind.sensible(state, out, state.legal_into(out)))]


def texts(scene: Scene) -> set[str]:
    """The sensible actions of a scene as text."""
    return {ANTE_PORTAS.notation(action) for action in sensible(AntePortasMind(), scene.state)}


def chosen(scene: Scene) -> str:
    """What the planner does in a scene."""
    return ANTE_PORTAS.notation(
        AntePortasPlanner(AntePortasMind(), WORLDS).choose(scene.state.copy(), Rng(1))
    )


def worth(scene: Scene, seat: int) -> float:
    return AntePortasMind().worth(scene.state, seat)


def play(seats: dict[int, AntePortasPlanner], seed: int) -> AntePortas:
    """A game of planners; a seat without one takes any legal action."""
    state = ANTE_PORTAS.new(2, simulation=True)
    luck = Rng(seed)
    settle(state, luck)
    while state.to_act != OVER:
        seat = int(state.to_act)
        actions = state.legal()
        if seat in seats:
            state.apply(seats[seat].choose(state.imagine(seat, luck), luck))
        else:
            state.apply(actions[luck.below(len(actions))])
        settle(state, luck)
    return cast(AntePortas, state)


# --- laws ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_sensible_actions_are_some_of_the_legal_ones_in_their_order(seed: int) -> None:
    mind, luck = AntePortasMind(), Rng(seed)
    state = ANTE_PORTAS.new(2, simulation=True)
    settle(state, luck)
    while state.to_act != OVER:
        legal, kept = state.legal(), sensible(mind, state)
        assert kept
        assert kept == [action for action in legal if action in set(kept)]
        out = action_buffer(state)
        n = mind.sensible(state, out, state.legal_into(out))
        assert mind.lean(state, out, n, luck) in kept
        state.apply(legal[luck.below(len(legal))])
        settle(state, luck)


@pytest.mark.parametrize("seed", SEEDS)
def test_judging_changes_nothing_and_what_one_side_gains_the_other_loses(seed: int) -> None:
    mind, luck = AntePortasMind(), Rng(seed)
    state = ANTE_PORTAS.new(2, simulation=True)
    settle(state, luck)
    while state.to_act != OVER:
        before = state.hash()
        judged = mind.worth(state, CARTHAGE)
        assert mind.worth(state, ROME) == -judged
        assert AntePortasMind().worth(state.copy(), CARTHAGE) == judged
        assert state.hash() == before
        kept = sensible(mind, state)
        state.apply(kept[luck.below(len(kept))])
        settle(state, luck)
    assert mind.worth(state, state.winners()[0]) >= abs(judged) > 0


# --- what can only hurt is dropped ------------------------------------------------------------------------


@rule("AP-27a")
def test_events_without_effect_are_no_thought_worth() -> None:
    scene = Scene().track(sea=3).hold(carthage=["treason", *ARMY], rome=LEGIONS)
    assert scene.legal("event treason")
    assert "event treason" not in texts(scene)
    scene.track(morale=10)
    assert "event treason" in texts(scene)


@rule("AP-26")
def test_nobody_lays_the_last_card_to_march_on() -> None:
    scene = Scene().stand("cannae").hold(carthage=["spies", "ambush"], rome=LEGIONS).turn("spies")
    assert scene.legal("another-turn")
    assert "another-turn" not in texts(scene)


@rule("AP-35")
def test_full_morale_is_not_raised_and_far_cities_are_not_named() -> None:
    scene = Scene().stand("capua").hold(carthage=[*MARCHES, *ARMY], rome=LEGIONS).do("march spies", "end")
    assert scene.legal("morale sempronius")
    found = texts(scene)
    assert "morale sempronius" not in found
    assert "named neapolis sempronius army" in found
    assert not {text for text in found if text.startswith(("named narbo", "named genua"))}


# --- good players see this ------------------------------------------------------------------------------


@rule("AP-72")
def test_rome_plays_scipio_when_he_wins() -> None:
    scene = Scene().stand("capua").track(sea=0)
    scene.hold(carthage=[*MARCHES, "ambush"], rome=["scipio-africanus", *LEGIONS]).do("march spies", "end")
    assert chosen(scene) == "event scipio-africanus"


@rule("AP-72")
def test_carthage_takes_the_last_morale() -> None:
    scene = Scene().track(morale=2).stand("beneventum")
    scene.hold(carthage=["laying-waste", *MARCHES, "numidian-horse"], rome=LEGIONS)
    assert chosen(scene) == "event laying-waste"


@rule("AP-70")
def test_carthage_besieges_a_city_that_nobody_defends() -> None:
    scene = Scene().stand("spoletium").hold(carthage=[*MARCHES, *ARMY], rome=["ships-of-massilia"])
    scene.turn("spies")
    assert chosen(scene) == "target roma"


def test_more_cards_lower_morale_and_a_better_place_are_worth_more_to_carthage() -> None:
    def at(city: str, morale: int, cards: list[str]) -> float:
        scene = Scene().track(morale=morale).stand(city).hold(carthage=cards, rome=LEGIONS)
        return worth(scene.turned(), CARTHAGE)

    usual = at("ticinum", 9, ARMY)
    assert at("ticinum", 9, [*ARMY, "ambush"]) > usual
    assert at("ticinum", 7, ARMY) > usual
    assert at("beneventum", 9, ARMY) > usual


def test_the_map_draws_hannibal_from_gallia_to_the_rich_cities() -> None:
    land = Scene().state.land
    lure = AntePortasOutlook(Scene().state.deck).lure
    way = ["rhodanus", "insula", "taurini", "placentia", "ariminum", "hadria", "cannae", "beneventum"]
    hopes = [lure[land.city_ids.index(city)] for city in way]
    assert hopes == sorted(hopes)


@pytest.mark.parametrize("seat", [CARTHAGE, ROME])
def test_it_beats_chance_on_either_side(seat: int) -> None:
    planner = AntePortasPlanner(AntePortasMind(), 1)
    for seed in range(3):
        assert play({seat: planner}, seed).winner() == seat


# --- what a network is told ------------------------------------------------------------------------


def told(scene: Scene) -> dict[str, float]:
    """The figures of the table by their names."""
    mind = AntePortasMind()
    names = mind.table_parts()
    return dict(zip(names, looked_at(mind, scene.state)[-len(names) :], strict=True))


def those(parts: dict[str, float], where: str) -> set[str]:
    return {name.removeprefix(where) for name, there in parts.items() if name.startswith(where) and there}


def test_the_network_is_told_where_each_card_is_and_what_comes_to_rome_next() -> None:
    to_come = ["marcellus", "the-fleet", "broken-bridges", "captured-letters"]
    parts = told(Scene().hold(ARMY, LEGIONS, bag=["spies"], rome_pile=to_come).stand("genua"))
    assert those(parts, "rome-holds-") == set(LEGIONS)
    assert those(parts, "bag-holds-") == {"war-in-spain"}
    assert those(parts, "rome-draws-next-") == set(to_come[:3])
    assert those(parts, "rome-draws-") - {f"next-{card}" for card in to_come} == set(to_come)
    assert those(parts, "at-") == {"genua"}


def test_weights_of_the_houses_cards_do_not_judge_others(tmp_path: Path) -> None:
    cards, weights = house_text("cards.csv"), file_for(ANTE_PORTAS.id)
    for text, judges in ((cards, True), (cards.replace("Knights", "Riders"), False)):
        (tmp_path / "cards.csv").write_text(text, "utf-8")
        mind = learn(AntePortasMind(), ANTE_PORTAS.id, written(tmp_path, weights))
        state = ante_portas_with(tmp_path / "cards.csv").new(2)
        settle(state, Rng(1))
        judged(mind, state, 1)
        assert (mind.network is not None) == judges
