"""The table of Ante Portas: what it shows, that it fits, and that it shows nothing hidden."""

from __future__ import annotations

from typing import cast

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.terminal.ante_portas_table import FAMILY, PAGES, battle, table
from ludarium.terminal.any_table import status
from ludarium.terminal.choices import Menus, menu_lines
from ludarium.text.say import LANGUAGES, Say
from tests.ante_portas_scenes import CARTHAGE, ROME, Scene
from tests.terminal.ante_portas_course import longest, played, positions

NAMES = ["Anna", "Béla"]
VIEWERS = (CARTHAGE, ROME, None)


def seen(state: State, viewer: int | None) -> TableView:
    return cast(TableView, ANTE_PORTAS.view(state, viewer))


def shown(state: State, viewer: int | None, language: str = "en", width: int = 80) -> list[str]:
    return table(Say(ANTE_PORTAS, language, NAMES), seen(state, viewer), width)


def text(state: State, viewer: int | None, language: str = "en") -> str:
    return " ".join(" ".join(shown(state, viewer, language)).split())


# --- every position of whole games --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_its_words_and_fits(language: str) -> None:
    for place, state in enumerate(positions(longest(range(1, 9)))):
        for viewer in VIEWERS:
            width = (60, 80, 100)[place % 3]
            assert max(len(line) for line in shown(state, viewer, language, width)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_has_its_words(language: str) -> None:
    say, family = Say(ANTE_PORTAS, language, NAMES), FAMILY
    for seed in range(1, 6):
        for state in positions(played(seed)):
            view = seen(state, int(state.to_act))
            menu = Menus(say, family, view, 80).main(view.choices)
            assert menu.title == status(say, view, battle(view))
            assert len(menu.entries) >= 1
            opened = [entry.opens() for entry in menu.entries if callable(entry.opens)]
            assert all(inner.entries for inner in opened)


@pytest.mark.parametrize("seat", [CARTHAGE, ROME])
def test_two_worlds_that_look_the_same_to_a_seat_show_it_the_same_table(seat: int) -> None:
    """No line comes from what this seat cannot know: in an imagined world every line is the same."""
    rng = Rng(11)
    say = Say(ANTE_PORTAS, "en", NAMES)
    for seed in range(1, 4):
        for place, state in enumerate(positions(played(seed))):
            world = state.imagine(seat, rng)
            assert shown(world, seat) == shown(state, seat)
            if place % 5 == 0:
                view, other = seen(state, seat), seen(world, seat)
                assert [page(say, view, 80) for page in PAGES.values()] == [
                    page(say, other, 80) for page in PAGES.values()
                ]


def test_the_other_hand_is_only_what_can_be_known() -> None:
    scene = Scene(draws=["treason"]).do("march spies", "end")
    rome = text(scene.state, ROME)
    assert "Carthage, hidden hand: 9 cards" in rome
    assert "Your hand, 2 cards Publius Scipio" in rome
    own = text(scene.state, CARTHAGE)
    assert "Rome, hidden hand: 2 cards surely: Publius Scipio, Sempronius" in own
    assert "Treason 2,500 infantry" in own
    assert "Treason 2,500 infantry" not in rome


def test_a_spectator_sees_no_hand_and_at_the_end_both() -> None:
    scene = Scene(draws=["treason"])
    watched = text(scene.state, None)
    assert "Carthage, hidden hand: 10 cards" in watched
    assert "Treason 2,500 infantry" not in watched
    final = played(1).after()
    assert "hidden" not in text(final, None)
    assert "Carthage, hand, 0 cards" in text(final, None)


# --- parts ------------------------------------------------------------------------------------------


def test_the_map_shows_hannibal_values_anchors_and_named_stacks() -> None:
    scene = Scene().do("march spies", "end", "named narbo sempronius army")
    lines = shown(scene.state, CARTHAGE)
    drawn = "\n".join(lines)
    assert "@Emporiae" in drawn
    assert "Narbo #1" in drawn
    assert "Genua 1*" in drawn
    assert "Capua 4" in drawn
    assert "Neapolis 3* ~~" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_road_and_city_is_drawn_and_listed(language: str) -> None:
    state = Scene().state
    say = Say(ANTE_PORTAS, language, NAMES)
    view = seen(state, CARTHAGE)
    drawn = "\n".join(PAGES["map"](say, view, 80))
    listed = " ".join(" ".join(PAGES["roads"](say, view, 80)).split())
    for city in view.cities:
        assert say.card("city", city.id) in drawn
        assert f"{say.card('city', city.id)}:" in listed
    figures = [character for line in drawn.split("\n")[1:18] for character in line if character.isdigit()]
    values = [city for city in view.cities if city.value]
    assert len(figures) == len(view.roads) + len(values)


def test_longer_roads_are_drawn_longer() -> None:
    scene = Scene(draws=["burning-oxen"]).hold(
        carthage=["spies", "ambush", "treason"], rome=["broken-bridges", "dictator"]
    )
    scene.do("march spies", "end", "event broken-bridges")
    assert "Hannibal stands here; roads: Narbo 2, Rhodanus 4" in text(scene.state, ROME)
    assert "@Emporiae -2-- Narbo" in "\n".join(shown(scene.state, ROME))


def test_stacks_show_numbers_to_the_other_and_faces_to_their_owner() -> None:
    scene = Scene().do("march spies", "end", "secret sempronius army", "secret publius-scipio money", "end")
    assert "secret target: 2 cards" in text(scene.state, CARTHAGE)
    either = "face down (one of Publius Scipio, Sempronius)"
    assert f"second pile, one of army, money: {either}" in text(scene.state, CARTHAGE)
    own = text(scene.state, ROME)
    assert "first pile, army: Sempronius" in own
    assert "second pile, money: Publius Scipio" in own


def test_battle_figures_and_losses_are_shown() -> None:
    scene = Scene().hold(
        carthage=["spies", "ambush", "numidian-horse", "war-elephants", "laying-waste"], rome=["sempronius"]
    )
    scene.do("march spies", "end", "named narbo sempronius army", "end", "target narbo")
    assert scene.state.to_act == CARTHAGE
    view = seen(scene.state, CARTHAGE)
    told = status(Say(ANTE_PORTAS, "en", NAMES), view, battle(view))
    assert "Roman army: 7,000 infantry, 800 cavalry" in told.replace("\u00a0", " ")
    assert "to lose still" in told.replace("\u00a0", " ")
    assert "Sempronius" in text(scene.state, CARTHAGE)


def test_a_menu_of_one_kind_names_only_the_cards() -> None:
    """Ten cards to lay as march take ten lines of 80 columns."""
    say, scene = Say(ANTE_PORTAS, "en", NAMES), Scene()
    view = seen(scene.state, CARTHAGE)
    marches = [choice for choice in view.choices if choice.move.kind == "march"]
    menu = Menus(say, FAMILY, view, 80).of("Lay a card as march", marches)
    lines = menu_lines(say, menu, 80)
    assert lines[1].startswith("   1  Alpine Guides (costs 3,500 infantry, 500 cavalry; march 3)")
    assert len(lines) == len(marches) + 2
