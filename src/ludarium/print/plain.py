"""Cards for a game that nobody has drawn: their names, what they always say, one back and a key."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.game import Game
from ludarium.print.font import fitted, set_in
from ludarium.print.palette import INK, PAPER, QUIET, SEA, WHITE
from ludarium.print.shapes import Face, Path, Shape, Words, circle, rounded, tab
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.text.say import Say

BANDS = (SEA, "#9c2f22", "#4f6b2f", "#54306b", "#8a5a12")  # a colour for each sort of cards
EDGE = 4.0
ROOM = CARD_WIDTH - 2 * EDGE
BAND = 11.0
SIZES = tuple(tenths / 10 for tenths in range(40, 14, -2))  # heights of letters that are tried
LEADING = 1.25
GAP = 0.6  # of a line, between two facts
BACK = "back"
KEY = "key"
KEY_LINES = 10  # what one card of the key holds in letters that can be read


def faces(game: Game, language: str) -> list[Face]:
    """Every card of a game in the order of its data, and the key."""
    say = Say(game, language)
    sorts = list(dict.fromkeys(sort for sort, _ in game.cards))
    cards = [
        Face(
            f"{sort}-{card}",
            _card(
                _title(say.card(sort, card)),
                [_title(say.phrase(fact)) for fact in game.face(sort, card)],
                BANDS[sorts.index(sort) % len(BANDS)],
            ),
        )
        for sort, card in game.cards
    ]
    return [*cards, *_key(say)]


def back(game: Game, language: str) -> Face:
    """The back of every card, with the name of the game."""
    name = Say(game, language).words(f"game-{game.id}")
    middle, half = CARD_WIDTH / 2, CARD_HEIGHT / 2
    rings = [Path(circle(middle, half, r), stroke=WHITE, width=0.3) for r in (26.0, 24.0, 22.0)]
    size = fitted(name, 36, 5.5, bold=True)
    return Face(
        BACK,
        [
            _paper(),
            Path(rounded(2.5, 2.5, CARD_WIDTH - 5, CARD_HEIGHT - 5, 2), fill=SEA),
            *rings,
            Words(middle, half + size / 3, name, size, bold=True, anchor="middle", fill=WHITE),
        ],
    )


def _key(say: Say) -> list[Face]:
    """What the game is about, and what there is to do with the clauses that say how, on few cards."""
    game = say.game
    name = say.words(f"game-{game.id}")
    moves = [f"{say.words(f'kind-{kind.name}')} ({kind.clause})" for kind in game.kinds]
    facts = [say.words(f"about-{game.id}"), *moves]
    parts = [facts[first : first + KEY_LINES] for first in range(0, len(facts), KEY_LINES)]
    return [Face(f"{KEY}-{number}", _card(name, part, INK)) for number, part in enumerate(parts, 1)]


def _card(name: str, facts: Sequence[str], colour: str) -> list[Shape]:
    """A name on a band, and lines below it."""
    size = fitted(name, ROOM, 5.0, bold=True)
    return [
        _paper(),
        Path(tab(0.6, 0.6, CARD_WIDTH - 1.2, BAND, 2.6), fill=colour),
        Words(EDGE, 0.6 + BAND / 2 + size / 3, name, size, bold=True, fill=WHITE),
        *_lines(facts),
    ]


def _paper() -> Path:
    return Path(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 3), fill=PAPER, stroke=QUIET, width=0.15)


def _lines(facts: Sequence[str]) -> list[Shape]:
    """Facts one below the other, in the largest letters at which all of them fit."""
    top = BAND + 3.0
    for size in SIZES:
        parts = [set_in(fact, ROOM, 0, (size,))[1] for fact in facts]
        lines = sum(map(len, parts)) + GAP * len(parts)
        if lines * size * LEADING <= CARD_HEIGHT - top - EDGE:
            break
    out: list[Shape] = []
    y = top
    for part in parts if facts else []:
        for text in part:
            y += size * LEADING
            out.append(Words(EDGE, y, text, fitted(text, ROOM, size), fill=INK))
        y += size * LEADING * GAP
    return out


def _title(text: str) -> str:
    """With a capital: names stand within sentences in the catalogues."""
    return text[:1].upper() + text[1:]
