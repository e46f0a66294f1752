"""Ante Portas as a game of the house, with its own or with other data files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from ludarium.core.errors import DataError
from ludarium.core.files import text_of
from ludarium.core.game import Game, Option
from ludarium.core.state import State
from ludarium.games.ante_portas.actions import Actions
from ludarium.games.ante_portas.cards import card_mistakes, fingerprint, house_text, load
from ludarium.games.ante_portas.census import census
from ludarium.games.ante_portas.faces import Faces
from ludarium.games.ante_portas.features import AntePortasFeatures
from ludarium.games.ante_portas.how import HOW
from ludarium.games.ante_portas.kinds import KINDS
from ludarium.games.ante_portas.map import map_mistakes
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.scoring import score_lines
from ludarium.games.ante_portas.state import Layout, Options
from ludarium.games.ante_portas.view import NEWS, view
from ludarium.games.ante_portas.words import CLAUSES, all_cards, namer

GAME_ID = "ante-portas"
HOUSE = "house"  # the name of the data files of this package
LARGEST = 256 * 1024


def switch(name: str, clause: str, default: str, other: str) -> Option:
    """An option of two choices, whose simulations use the default."""
    return Option(name, clause, default=default, simulation=default, choices=(default, other))


OPTIONS = (
    switch("empty-hand", "AP-26", "at-once", "round-end"),
    switch("siege-limit", "AP-37", "usual", "five"),
    switch("thresholds", "AP-44", "or", "and"),
    switch("siege-thresholds", "AP-71", "usual", "none"),
)


def _game(cards_text: str, map_text: str, data: str, places: tuple[str, str]) -> Game:
    """A game with these data files; its tables and game files name them, and refuse any others (AP-96)."""
    deck = load(cards_text, map_text, *places)
    layout = Layout(deck)
    actions = Actions(deck, layout)
    faces = Faces(deck)

    def start(seats: int, options: Mapping[str, str]) -> State:
        del seats  # always two
        switches = Options(
            options["empty-hand"] == "round-end",
            options["siege-limit"] == "five",
            options["thresholds"] == "and",
            options["siege-thresholds"] == "none",
        )
        state = AntePortas(deck, layout, switches)
        state.lay_out()
        state.go_on()
        return state

    return Game(
        id=GAME_ID,
        family="ante_portas",
        package="ludarium.games.ante_portas",
        rules=6,
        seats=range(2, 3),
        options=(*OPTIONS, Option("data", "AP-96", default=data, simulation=data, choices=(data,))),
        score_unit=1,
        start=start,
        move=actions.move,
        notation=actions.notation,
        parse=actions.parse,
        view=lambda state, seat: view(cast(AntePortas, state), GAME_ID, actions, faces, seat),
        score_lines=lambda state, seat: score_lines(cast(AntePortas, state), seat),
        census=lambda state: census(cast(AntePortas, state)),
        card_message=namer(deck, data == HOUSE),
        cards=all_cards(deck),
        clauses=CLAUSES,
        kinds=KINDS,
        how=lambda: [*HOW],
        sides=("side-carthage", "side-rome"),
        notices=("rebuilt",),
        features=AntePortasFeatures(deck),
        holds=(("place", "city"),),
        hidden=True,
        news=NEWS,
        face=faces.face,
        printed=faces.printed,
        rounds="round-began",
        draws=("drew", "drew-card", "drew-known", "under-rome"),
        milestones=("battle", "ally-won", "ally-back"),
        deeds=("entered", "ally-won", "ally-back", "citizenship", "sea-moved", "morale-changed"),
        opened=lambda state, seat: view(cast(AntePortas, state), GAME_ID, actions, faces, seat, opened=True),
    )


def _texts(cards: Path | None, land: Path | None) -> tuple[str, str]:
    """The texts of two data files; one that is not given is the house's."""
    return (
        house_text("cards.csv") if cards is None else text_of(cards, LARGEST),
        house_text("map.csv") if land is None else text_of(land, LARGEST),
    )


def ante_portas_mistakes(cards: Path | None = None, land: Path | None = None) -> list[DataError]:
    """Every mistake of data files, each file in the order of its lines; none if they can be played with."""
    cards_text, map_text = _texts(cards, land)
    found = card_mistakes(cards_text, str(cards or "cards.csv"), map_text)
    return found + map_mistakes(map_text, str(land or "map.csv"))


def ante_portas_with(cards: Path | None = None, land: Path | None = None) -> Game:
    """The game with other data files; one that is not given is the house's."""
    cards_text, map_text = _texts(cards, land)
    if (cards_text, map_text) == (house_text("cards.csv"), house_text("map.csv")):
        return ANTE_PORTAS
    places = (str(cards or "cards.csv"), str(land or "map.csv"))
    return _game(cards_text, map_text, f"file-{fingerprint(cards_text, map_text)}", places)


ANTE_PORTAS = _game(house_text("cards.csv"), house_text("map.csv"), HOUSE, ("cards.csv", "map.csv"))
