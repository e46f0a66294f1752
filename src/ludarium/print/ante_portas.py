"""The 24 cards of Ante Portas from the data of a game: 20 event cards, three map cards and the senate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludarium.core.game import Game
from ludarium.games.ante_portas.board import CardView, HalfView
from ludarium.games.ante_portas.effects import CARTHAGE, ROME
from ludarium.games.ante_portas.faces import effect_in
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.print.ante_portas_map import map_faces
from ludarium.print.ante_portas_senate import senate_face
from ludarium.print.font import fitted, font, set_in
from ludarium.print.icons import icon
from ludarium.print.palette import COLOURS, INK, PALE, PAPER, QUIET, WHITE
from ludarium.print.shapes import Face, Group, Path, Shape, Words, circle, line, rounded, tab, turned
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.text.say import Say

HALF = CARD_HEIGHT / 2
EDGE = 3.0
BAND = 8.2
FIGURES = {
    CARTHAGE: ("infantry", "cavalry", "march", "elephants"),
    ROME: ("infantry", "cavalry", "morale", "wealth"),
}
ROOM = CARD_WIDTH - 2 * EDGE
KEY_LEFT = 25.0


def faces(game: Game, language: str) -> list[Face]:
    """All cards in the order of the data files, then the map and the senate."""
    say = Say(game, language)
    state = cast(AntePortas, game.new(2))
    view = cast(TableView, game.view(state, None))
    cards = [EventCard(say, state, view, number).face() for number in range(len(view.cards))]
    return [*cards, *map_faces(say, state, view), senate_face(say, view)]


class EventCard:
    """A card with a half for each side, turned towards its player."""

    def __init__(self, say: Say, state: AntePortas, view: TableView, number: int) -> None:
        self.say = say
        self.card: CardView = view.cards[number]
        self.start = _start(state, number)
        self.number = number + 1

    def face(self) -> Face:
        halves: list[Shape] = [
            Path(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 3), fill=PAPER, stroke=QUIET, width=0.15),
            Group(self._upper()),
            Group(self._half(ROME, self.card.rome), turned(CARD_WIDTH, CARD_HEIGHT)),
            Path(line(EDGE, HALF, CARD_WIDTH - EDGE, HALF), stroke=QUIET, width=0.2),
        ]
        first = self.card.carthage or self.card.rome
        return Face(f"{self.number:02d}-{first.id}", halves)

    def _upper(self) -> list[Shape]:
        return self._half(CARTHAGE, self.card.carthage) if self.card.carthage else self._empty()

    def _empty(self) -> list[Shape]:
        """Rome's start cards have nothing for Carthage."""
        size = 16.0
        return [
            Path(circle(CARD_WIDTH / 2, HALF / 2, 12.5), fill=PALE[ROME]),
            icon("morale", (CARD_WIDTH - size) / 2, (HALF - size) / 2, size, COLOURS[ROME]),
            Words(CARD_WIDTH / 2, HALF - 2.2, self._begins(), 2.5, anchor="middle", fill=QUIET),
        ]

    # --- a half -----------------------------------------------------------------------------------

    def _half(self, side: int, half: HalfView) -> list[Shape]:
        return [
            *self._title(side, half),
            *self._figures(side, half),
            *self._event(side, half),
            *self._foot(side, half),
        ]

    def _title(self, side: int, half: HalfView) -> list[Shape]:
        """The name on a band in the colour of the side."""
        name = self.say.card("card", half.id)
        size = fitted(name, ROOM, 4.6, bold=True)
        return [
            Path(tab(0.6, 0.6, CARD_WIDTH - 1.2, BAND, 2.6), fill=COLOURS[side]),
            Words(EDGE, 0.6 + BAND / 2 + 1.55, name, size, bold=True, fill=WHITE),
        ]

    def _figures(self, side: int, half: HalfView) -> list[Shape]:
        """Pictures with their numbers in one row."""
        shown = [(name, int(getattr(half, name))) for name in FIGURES[side]]
        x = EDGE
        out: list[Shape] = []
        for name, value in shown:
            if name == "elephants" and not value:
                continue
            text = self.say.words("print-number", {"count": value})
            out += [icon(name, x, 11.0, 4.6, COLOURS[side]), Words(x + 5.4, 14.75, text, 4.3, bold=True)]
            x += 5.4 + font(True).width(text, 4.3) + 3.2
        return out

    def _event(self, side: int, half: HalfView) -> list[Shape]:
        """How the event is used, and what it does."""
        kind = self.say.words("attached" if half.attached else "immediate").upper()
        tag = font(True).width(kind, 2.3) + 3
        size, lines = set_in(
            self.say.phrase(effect_in(self.say.game.face("card", half.id))),
            ROOM,
            17.5,
            (3.7, 3.5, 3.3, 3.1, 2.9, 2.7, 2.5),
        )
        text = [
            Words(EDGE, 25.4 + place * size * 1.22, part, size, fill=INK) for place, part in enumerate(lines)
        ]
        fill = COLOURS[side] if half.attached else PALE[side]
        return [
            Path(rounded(EDGE, 17.6, tag, 3.9, 1.9), fill=fill),
            Words(EDGE + 1.5, 20.35, kind, 2.3, bold=True, fill=WHITE if half.attached else COLOURS[side]),
            *text,
        ]

    def _foot(self, side: int, half: HalfView) -> list[Shape]:
        """Where the card comes from, and where it goes when it is used."""
        goes = self.say.words(f"goes-{half.goes}")
        begins = self._begins() if side == CARTHAGE else ""
        size = fitted(f"{begins}   {goes}", ROOM, 2.5)
        return [
            Words(EDGE, HALF - 1.6, begins, size, fill=QUIET),
            Words(CARD_WIDTH - EDGE, HALF - 1.6, goes, size, anchor="end", fill=COLOURS[side]),
        ]

    def _begins(self) -> str:
        if self.start == "pile":
            return self.say.words("print-pile", {"side": self.say.words("side-carthage")})
        return self.say.words("print-start", {"side": self.say.words(f"side-{self.start}")})


def _start(state: AntePortas, card: int) -> str:
    """Where a card lies at the start: in a hand or in the draw pile (AP-3)."""
    piles: Sequence[tuple[str, int]] = (
        ("carthage", int(state.deck.start_carthage)),
        ("rome", int(state.deck.start_rome)),
    )
    return next((name for name, cards in piles if cards >> card & 1), "pile")


# --- the key -----------------------------------------------------------------------------------------


def boards(game: Game, language: str) -> list[list[Shape]]:
    """A page that says what the signs on the cards mean."""
    say = Say(game, language)
    named = [(name, say.words(name)) for name in dict.fromkeys([*FIGURES[CARTHAGE], *FIGURES[ROME]])]
    named.append(("anchor", say.words("print-anchor")))
    page: list[Shape] = [Words(KEY_LEFT, 30, say.words(f"game-{game.id}"), 9.0, bold=True)]
    for place, (name, words) in enumerate(named):
        y = 44.0 + place * 16.0
        text = words[:1].upper() + words[1:]
        page += [icon(name, KEY_LEFT, y, 11.0, COLOURS[place % 2]), Words(KEY_LEFT + 16, y + 7.2, text, 5.0)]
    return [page]
