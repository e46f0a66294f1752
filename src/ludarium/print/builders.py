"""The cards of The Builders: buildings and people painted from what their cards say, and a key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.games.builders.phrases import LOAN as LOAN_FACE
from ludarium.games.builders.words import LOAN
from ludarium.print.builders_art import building, portrait, still_life
from ludarium.print.cards import BAND, PICTURE, Figure, card, figures, lines, titled
from ludarium.print.font import fitted
from ludarium.print.shapes import Face, Shape, Words
from ludarium.print.sheet import CARD_HEIGHT
from ludarium.print.signs import sign
from ludarium.text.say import Say

COLOURS = {"building": "#6b4a2b", "unit": "#2f5d62", "tool": "#7a5c1e", "university": "#4a4a7a"}
RESOURCES = ("stone", "wood", "knowledge", "tile")
FIRST = BAND + PICTURE + 2.0
ROW = 8.6
AMOUNT = "amount-"
PEOPLE = ("master", "craftsman", "labourer", "apprentice", "prisoner", "citizen")


def faces(game: Game, language: str) -> list[Face]:
    """Every card in the order of its data, and the key."""
    say = Say(game, language)
    lent = [_loan(say)] if any(kind.name == LOAN for kind in game.kinds) else []
    return [*(_card(say, sort, id_) for sort, id_ in game.cards), *lent, _key(say)]


def _card(say: Say, sort: str, id_: str) -> Face:
    phrases = say.game.face(sort, id_)
    rows = [row for phrase in phrases if (row := _figures(phrase))]
    told = [titled(say.phrase(phrase)) for phrase in phrases]
    shown: list[Shape] = [
        shape for place, row in enumerate(rows) for shape in figures(row, FIRST + place * ROW)
    ]
    below = FIRST + len(rows) * ROW + 1.0
    text = lines(told, below, CARD_HEIGHT - below - 3.0)
    return card(
        f"{sort}-{id_}",
        titled(say.card(sort, id_)),
        COLOURS[sort],
        _picture(sort, id_, phrases),
        [*shown, *text],
    )


def _loan(say: Say) -> Face:
    """The card that lies before who owes: what it brought, and what it asks back (BA-40, BA-41)."""
    told = [titled(say.phrase(LOAN_FACE)), *(say.clause(clause) for clause in ("BA-40", "BA-41"))]
    text = lines(told, FIRST, CARD_HEIGHT - FIRST - 3.0)
    face = card(LOAN, titled(say.words(LOAN)), COLOURS["tool"], still_life({}, "coin"), text)
    return replace(face, copies=say.game.copies(LOAN, LOAN))


def _figures(phrase: Phrase) -> list[Figure]:
    """What a phrase counts: coins and points, or resources."""
    amounts = phrase.args.get("amounts")
    if isinstance(amounts, list):
        return [(each.message.removeprefix(AMOUNT), int(str(each.args["count"]))) for each in amounts]
    counted = (("coin", phrase.args.get("coins")), ("point", phrase.args.get("points")))
    return [(name, value) for name, value in counted if isinstance(value, int)]


def _picture(sort: str, id_: str, phrases: Sequence[Phrase]) -> list[Shape]:
    counts = {name: count for phrase in phrases for name, count in _figures(phrase)}
    wanted = {name: counts.get(name, 0) for name in RESOURCES}
    if sort == "building":
        return building(id_, wanted, counts.get("point", 0))
    kind = id_.rpartition("-")[0]
    if kind in PEOPLE:
        return portrait(id_, PEOPLE.index(kind), wanted)
    return still_life(wanted, "palace" if sort == "university" else "gear")


def _key(say: Say) -> Face:
    """What the signs mean, and what may be done."""
    signs = [
        *((name, say.words(f"{AMOUNT}{name}", {"count": 1})) for name in RESOURCES),
        ("coin", say.words("coins", {"count": 1})),
        ("point", say.words("points", {"count": 1})),
    ]
    below = FIRST
    told = [f"{say.words(f'kind-{kind.name}')} ({kind.clause})" for kind in say.game.kinds]
    picture: list[Shape] = []
    for place, (name, words) in enumerate(signs):
        x, y = 2.5 + place % 2 * 30.0, 1.5 + place // 2 * 11.5
        picture += _named_sign(name, words, x, y)
    return card(
        "key",
        say.words(f"game-{say.game.id}"),
        "#1d1a16",
        picture,
        lines(told, below - 1, CARD_HEIGHT - below - 2),
    )


def _named_sign(name: str, words: str, x: float, y: float) -> list[Shape]:
    return [sign(name, x, y, 8.0), Words(x + 9.5, y + 5.4, words, fitted(words, 19.0, 3.4))]
