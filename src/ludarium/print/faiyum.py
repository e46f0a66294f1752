"""The cards of Faiyum with a picture of what they are about, a key to the signs, and the map to lay out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import cast

from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.games.faiyum.figures import FaiyumView, FieldView
from ludarium.print.cards import BAND, PICTURE, card, lines, titled
from ludarium.print.font import fitted
from ludarium.print.palette import INK, PAPER, QUIET
from ludarium.print.shapes import Face, Path, Shape, Step, Words, circle, rectangle, steps
from ludarium.print.sheet import CARD_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH
from ludarium.print.signs import SIGNS, sign
from ludarium.text.say import Say

COLOURS = {"harvest": "#5a7a2e", "build": "#8a5a2b", "trade": "#2f5d8a", "other": "#6b3f6b"}
FIELDS = {"wheat": "#ecd98c", "grape": "#c9b6d6", "stone": "#d3cfc6", "red": "#dba58e", "site": "#f1ead9"}
GOODS = ("wheat", "grape", "stone", "rose", "fish")
PIECES = ("worker", "settlement", "town", "palace", "workshop", "extension", "bridge", "road", "block")
MOST_SIGNS = 4
BELOW = BAND + PICTURE + 1.0
# What a phrase is about, where its name does not say it.
ABOUT = {
    "fa-do-worker": "worker", "fa-do-block": "block", "fa-do-block-one-site": "block", "fa-do-road": "road",
    "fa-do-hunt-next-to-worker": "crocodile", "fa-do-recall": "card", "fa-do-order": "card",
    "fa-do-offer": "card", "fa-money": "money", "fa-fame": "fame", "fa-do-workshop": "workshop",
}  # fmt: skip
HEX = 13.1  # from the middle of a field to its corner
LEFT, TOP = 17.5, 60.0


def faces(game: Game, language: str) -> list[Face]:
    """Every card in the order of its data, and the key."""
    say = Say(game, language)
    return [*(_card(say, sort, id_) for sort, id_ in game.cards), _key(say)]


def _card(say: Say, sort: str, id_: str) -> Face:
    phrases = say.game.face(sort, id_)
    told = lines([titled(say.phrase(phrase)) for phrase in phrases], BELOW, CARD_HEIGHT - BELOW - 3.0)
    kind = next(
        (message.removeprefix("type-") for message, _ in _all(phrases) if message.startswith("type-")),
        "other",
    )
    return card(f"{sort}-{id_}", titled(say.card(sort, id_)), COLOURS[kind], _scene(phrases), told)


def _all(phrases: Sequence[Phrase]) -> Iterator[tuple[str, str]]:
    """Every message in phrases and the phrases inside them, with the words that are put into it."""
    for phrase in phrases:
        yield phrase.message, ""
        for value in phrase.args.values():
            if isinstance(value, str):
                yield phrase.message, value
            elif isinstance(value, Phrase):
                yield from _all([value])
            elif isinstance(value, list):
                yield from _all(value)


def _signs(phrases: Sequence[Phrase]) -> list[str]:
    """What the card is about, each thing once."""
    found = []
    for message, value in _all(phrases):
        name = "bridge" if value == "ornate-bridge" else value or ABOUT.get(message, "")
        if name in SIGNS:
            found.append(name)
    return list(dict.fromkeys(found))[:MOST_SIGNS] or ["card"]


def _scene(phrases: Sequence[Phrase]) -> list[Shape]:
    """The lake, the fields and the sun behind what the card is about."""
    found = _signs(phrases)
    size = 20.0 if len(found) < 3 else 14.0
    room = 61.8 / len(found)
    return [
        Path(rectangle(0, 0, 62, 36), fill="#f4e6c8"),
        Path(circle(52, 7, 4), fill="#e9b949"),
        Path(steps("M0 22 C 14 17 26 25 40 20 C 50 17 56 20 62 18 L62 36 L0 36 Z"), fill="#d9c38a"),
        Path(steps("M0 30 C 12 27 24 33 38 30 C 48 28 56 31 62 29 L62 36 L0 36 Z"), fill="#6f9fb5"),
        *[sign(name, room * (n + 0.5) - size / 2, 18 - size / 2, size) for n, name in enumerate(found)],
    ]


def _key(say: Say) -> Face:
    """What the signs mean, and what may be done."""
    named = [(good, say.card("good", good)) for good in GOODS] + [
        (piece, say.card("piece", piece)) for piece in PIECES
    ]
    picture: list[Shape] = []
    for place, (name, words) in enumerate(named[:15]):
        x, y = 1.5 + place % 3 * 20.3, 0.8 + place // 3 * 7.0
        picture += [sign(name, x, y, 6.0), Words(x + 6.8, y + 4.2, words, fitted(words, 13.0, 2.8), fill=INK)]
    kinds = dict.fromkeys(say.words(f"kind-{kind.name}") for kind in say.game.kinds)
    told = lines([", ".join(kinds)], BELOW, CARD_HEIGHT - BELOW - 3.0)
    return card("key", say.words(f"game-{say.game.id}"), INK, picture, told)


# --- the map -------------------------------------------------------------------------------------------


def boards(game: Game, language: str) -> list[list[Shape]]:
    """The map on one page: fields with their names, the canal between the peninsulas, the dam."""
    say = Say(game, language)
    view = cast(FaiyumView, game.view(game.new(2), None))
    title = say.words(f"game-{game.id}")
    fields = {field.name: field for field in view.fields}
    dams = [Path(_line(fields[way.a], fields[way.b]), stroke="#8c7f6c", width=2.4) for way in view.ways]
    return [
        [
            Path(rectangle(0, 0, PAGE_WIDTH, PAGE_HEIGHT), fill=PAPER),
            Words(LEFT, 24, title, 9.0, bold=True, fill=INK),
            Path(rectangle(3, TOP - 16, PAGE_WIDTH - 6, 150), fill="#bcd6de"),
            *[shape for field in view.fields for shape in _field(field)],
            *dams,
        ]
    ]


def _middle(field: FieldView) -> tuple[float, float]:
    """Rows of hexes, every second one shifted; the canal keeps the peninsulas apart."""
    step = HEX * math.sqrt(3)
    canal = 4.0 if field.side == "east" else 0.0
    return LEFT + field.column * step + (
        step / 2 if field.row % 2 else 0
    ) + canal, TOP + field.row * HEX * 1.5


def _hexagon(x: float, y: float) -> list[Step]:
    corners = [(x + HEX * math.sin(math.pi * n / 3), y - HEX * math.cos(math.pi * n / 3)) for n in range(6)]
    return [("M", corners[0]), *[("L", corner) for corner in corners[1:]], ("Z", ())]


def _line(a: FieldView, b: FieldView) -> list[Step]:
    return [("M", _middle(a)), ("L", _middle(b))]


def _field(field: FieldView) -> list[Shape]:
    x, y = _middle(field)
    out: list[Shape] = [
        Path(_hexagon(x, y), fill=FIELDS[field.kind], stroke=QUIET, width=0.4),
        Words(x, y - 7.2, field.name, 3.2, bold=True, anchor="middle", fill=INK),
    ]
    if field.kind in SIGNS:
        out.append(sign(field.kind, x - 5, y - 5, 10.0))
    if field.kind == "site":
        out.append(Words(x, y + 2.5, f"0/{field.number}", 6.0, bold=True, anchor="middle", fill=QUIET))
    if field.crocodile:
        out.append(sign("crocodile", x - 4, y + 4.2, 8.0))
    if field.building in SIGNS:
        out.append(sign(field.building, x - 5, y - 5, 10.0))
    return out
