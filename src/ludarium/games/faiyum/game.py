"""Faiyum as a game of the house, with the cards and map of this package or with other ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from ludarium.core.errors import DataError, OptionError
from ludarium.core.files import text_of
from ludarium.core.game import Game, Option, Preference
from ludarium.core.state import State
from ludarium.games.faiyum.actions import Actions
from ludarium.games.faiyum.campaign import Campaign
from ludarium.games.faiyum.cards import card_mistakes, fingerprint, load
from ludarium.games.faiyum.census import census
from ludarium.games.faiyum.choices import good_itself
from ludarium.games.faiyum.features import FaiyumFeatures
from ludarium.games.faiyum.how import HOW
from ludarium.games.faiyum.kinds import BARE, KINDS
from ludarium.games.faiyum.map import map_mistakes
from ludarium.games.faiyum.memory import lay_out
from ludarium.games.faiyum.pieces import REWARDS
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.scoring import score_lines
from ludarium.games.faiyum.state import Layout
from ludarium.games.faiyum.view import Views
from ludarium.games.faiyum.words import CLAUSES, all_cards, card_words, copies

RULES = 5
MOST_SEATS = 5
SWAPS = Option("swaps", "FA-25", default="one", simulation="one", choices=("one", "any"))
REWARDS_OPEN = Option("rewards", "FA-82", default="none", simulation="none", most=REWARDS)


@dataclass(frozen=True)
class DataOption(Option):
    """The fingerprint of the cards and map that a table plays with (FA-96a)."""

    def check(self, value: str) -> str:
        if value != self.default:
            why = f"this game was played with other cards or another map (data {value})"
            raise OptionError(f"{why}; those loaded here are data {self.default}")
        return value


def _check_rewards(seats: int, rewards: int) -> int:
    if rewards and seats > 1:
        raise OptionError("option rewards: the pharaoh's challenge is played alone (FA-81)")
    return rewards


def faiyum_game(
    cards_text: str | None = None,
    map_text: str | None = None,
    cards_place: str = "cards.csv",
    map_place: str = "map.txt",
) -> Game:
    """Faiyum with the cards and map of two texts, by default those of this package."""
    cards, land = load(cards_text, map_text, cards_place, map_place)
    data = fingerprint(cards, land)
    layout = Layout(cards, land)
    actions = Actions(cards, land, layout)
    views = Views("faiyum", data, map_text is None, actions)

    def start(seats: int, options: Mapping[str, str]) -> State:
        state = Faiyum(cards, land, layout)
        rewards = 0 if options["rewards"] == "none" else int(options["rewards"])
        lay_out(state, seats, _check_rewards(seats, rewards), options["swaps"] == "any")
        return state

    return Game(
        id="faiyum",
        family="faiyum",
        package="ludarium.games.faiyum",
        rules=RULES,
        seats=range(1, MOST_SEATS + 1),
        options=(SWAPS, REWARDS_OPEN, DataOption("data", "FA-96a", data, data, choices=(data,))),
        score_unit=1,
        start=start,
        move=actions.move,
        notation=actions.notation,
        parse=actions.parse,
        view=lambda state, seat: views.view(cast(Faiyum, state), seat),
        apart=lambda state, seat: views.apart(cast(Faiyum, state), seat),
        score_lines=lambda state, seat: score_lines(cast(Faiyum, state), seat),
        census=lambda state: census(cast(Faiyum, state)),
        card_message=card_words(cards),
        cards=all_cards(cards),
        clauses=tuple(CLAUSES),
        kinds=KINDS,
        face=views.faces.face,
        copies=lambda _, card: copies(cards, card, MOST_SEATS),
        printed=views.faces.printed,
        how=lambda: [*HOW],
        notices=("fa-notice",),
        bare=BARE,
        campaign=Campaign,
        preference=Preference(good_itself, begins="fa-goods-first", ends="fa-ask-payments"),
        rounds="round-began",
        draws=("dealt", "drawn"),
        milestones=("built", "block-built", "bridge-built", "linked", "disaster"),
        features=FaiyumFeatures(cards, land),
        deeds=("linked", "gained-fame", "built", "block-built", "bridge-built", "gained-money", "gained"),
    )


def faiyum_with(cards: Path | None = None, land: Path | None = None) -> Game:
    """Faiyum with other data files; one that is not given is the one of this package."""
    return faiyum_game(
        None if cards is None else text_of(cards),
        None if land is None else text_of(land),
        str(cards or "cards.csv"),
        str(land or "map.txt"),
    )


def faiyum_mistakes(cards: Path | None = None, land: Path | None = None) -> list[DataError]:
    """Every mistake in data files, in the order of their lines; none if they can be played with."""
    found = [] if cards is None else card_mistakes(text_of(cards), str(cards))
    return found + ([] if land is None else map_mistakes(text_of(land), str(land)))


FAIYUM = faiyum_game()
