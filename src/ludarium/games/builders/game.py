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
from ludarium.games.builders.how import how
from ludarium.games.builders.kinds import KINDS
from ludarium.games.builders.phrases import Faces
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.scoring import TENTHS, score_lines
from ludarium.games.builders.state import UNLIMITED, HouseRules, Layout
from ludarium.games.builders.view import apart, view
from ludarium.games.builders.words import LOAN, all_cards, card_message, clauses

BOOK = (
    Option("rounds", "B-73", default="none", simulation="100", most=999),
    Option("bank", "B-5a", default="unlimited", simulation="unlimited", choices=("unlimited", "limited")),
)
NEXT_WORKER = Option("next-worker", "B-74", default="hidden", simulation="hidden", choices=("hidden", "open"))
TIES = Option("ties", "B-74", default="broken", simulation="broken", choices=("broken", "shared"))
LATER_SEATS = Option("later-seats", "B-74", default="alike", simulation="alike", choices=("alike", "coins"))
HOUSE = {"middle_ages": (NEXT_WORKER, TIES, LATER_SEATS), "antiquity": (NEXT_WORKER, LATER_SEATS)}
LATER_COINS = {  # found by the balance lab (docs/balance/builders.md): by seats, from the start player on
    "middle_ages": {2: [0, 3], 3: [0, 2, 4], 4: [0, 2, 4, 5]},
    "antiquity": {2: [0, 3], 3: [0, 3, 4], 4: [0, 3, 5, 6]},
}


def house_rules(name: str, seats: int, options: Mapping[str, str]) -> HouseRules:
    """What a table plays otherwise than the books (B-74)."""
    later = LATER_COINS[name][seats] if options["later-seats"] == "coins" else []
    return HouseRules(options["next-worker"] == "open", options.get("ties") == "shared", later)


def edition(game_id: str, name: str, coins: int, score_unit: int) -> Game:
    """One edition: its cards, the coins in its box and the unit of its scores."""
    cards = load(name)
    layout = Layout(cards)
    actions = Actions(cards, layout)
    faces = Faces(cards)

    def start(seats: int, options: Mapping[str, str]) -> State:
        state = Builders(cards, layout)
        rounds = 0 if options["rounds"] == "none" else int(options["rounds"])
        bank = coins if options["bank"] == "limited" else UNLIMITED
        state.lay_out(seats, rounds, bank, house_rules(name, seats, options))
        return state

    return Game(
        id=game_id,
        family="builders",
        package="ludarium.games.builders",
        rules=2,
        seats=range(2, 5),
        options=(*BOOK, *HOUSE[name]),
        score_unit=score_unit,
        start=start,
        move=actions.move,
        notation=actions.notation,
        parse=actions.parse,
        view=lambda state, seat: view(cast(Builders, state), game_id, actions, faces, seat),
        apart=lambda state, seat: apart(cast(Builders, state), game_id, actions, faces, seat),
        score_lines=lambda state, seat: score_lines(cast(Builders, state), seat),
        census=lambda state: census(cast(Builders, state)),
        card_message=card_message,
        cards=all_cards(cards),
        clauses=clauses(name),
        kinds=tuple(kind for kind in KINDS if kind.clause in clauses(name)),
        face=faces.face,
        copies=lambda sort, _: int(cards.loan_count) if sort == LOAN else 1,
        how=lambda: how(cards),
        features=BuildersFeatures(cards),
        holds=(("worker", "unit"), ("prisoner", "unit")),
        rounds="round-began",
        draws=("dealt", "worker-revealed", "next-worker-revealed", "building-revealed"),
        milestones=("finished", "machine-finished", "last-round"),
        deeds=("finished", "machine-finished", "last-round", "freed"),
    )


MIDDLE_AGES = edition("builders-middle-ages", "middle_ages", coins=100, score_unit=1)
ANTIQUITY = edition("builders-antiquity", "antiquity", coins=108, score_unit=TENTHS)
