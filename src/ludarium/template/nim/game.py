"""Nim as a game of the house: the record that ties its parts together."""

from __future__ import annotations

from typing import cast

from ludarium.core.game import Game, Option

from .actions import TEXTS
from .census import census, score_lines
from .features import NimFeatures
from .rules import Nim
from .view import view
from .words import CARDS, CLAUSES, KINDS, card_message, face

GAME_ID = "nim"
PACKAGE = __name__.rpartition(".")[0]

NIM = Game(
    id=GAME_ID,
    family=PACKAGE.rpartition(".")[2],
    package=PACKAGE,
    rules=1,
    seats=range(2, 5),
    options=(Option("last", "N-4", default="wins", simulation="wins", choices=("wins", "loses")),),
    score_unit=1,
    start=lambda seats, options: Nim(seats, options["last"] == "wins"),
    move=TEXTS.move,
    notation=TEXTS.notation,
    parse=TEXTS.parse,
    view=lambda state, seat: view(cast(Nim, state), GAME_ID, seat),
    score_lines=lambda state, seat: score_lines(cast(Nim, state), seat),
    census=lambda state: census(cast(Nim, state)),
    card_message=card_message,
    cards=CARDS,
    clauses=CLAUSES,
    kinds=KINDS,
    features=NimFeatures(),
    face=face,
)
