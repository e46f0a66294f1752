"""The two editions of The Builders as games of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ludarium.core.game import Game, Option
from ludarium.core.state import State
from ludarium.games.builders.actions import Actions
from ludarium.games.builders.cards import load
from ludarium.games.builders.census import census
from ludarium.games.builders.features import BuildersFeatures
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import TENTHS, score_lines
from ludarium.games.builders.state import UNLIMITED, Layout
from ludarium.games.builders.view import view
from ludarium.games.builders.words import all_cards, card_message, clauses

OPTIONS = (
    Option("rounds", "B-73", default="none", simulation="100", most=999),
    Option("bank", "B-5a", default="unlimited", simulation="unlimited", choices=("unlimited", "limited")),
)


def edition(game_id: str, name: str, coins: int, score_unit: int) -> Game:
    """One edition: its cards, the coins in its box and the unit of its scores."""
    cards = load(name)
    layout = Layout(cards)
    actions = Actions(cards, layout)

    def start(seats: int, options: Mapping[str, str]) -> State:
        state = Builders(cards, layout)
        rounds = 0 if options["rounds"] == "none" else int(options["rounds"])
        state.lay_out(seats, rounds, coins if options["bank"] == "limited" else UNLIMITED)
        return state

    return Game(
        id=game_id,
        family="builders",
        rules=1,
        seats=range(2, 5),
        options=OPTIONS,
        score_unit=score_unit,
        start=start,
        move=actions.move,
        notation=actions.notation,
        parse=actions.parse,
        view=lambda state, seat: view(cast(Builders, state), game_id, actions, seat),
        score_lines=lambda state, seat: score_lines(cast(Builders, state), seat),
        census=lambda state: census(cast(Builders, state)),
        card_message=card_message,
        cards=all_cards(cards),
        clauses=clauses(name),
        features=BuildersFeatures(cards),
    )


MIDDLE_AGES = edition("builders-middle-ages", "middle_ages", coins=100, score_unit=1)
ANTIQUITY = edition("builders-antiquity", "antiquity", coins=108, score_unit=TENTHS)
