"""A campaign is what a game declares, and all else is alike: here a game has another one than its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from ludarium.core.campaign import Campaign, CampaignError
from ludarium.core.errors import OptionError
from ludarium.core.messages import CampaignFacts, Phrase
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games.ante_portas.game import ANTE_PORTAS
from ludarium.games.faiyum.game import FAIYUM
from ludarium.terminal.campaign import default_file, game_meant, kind_of


class Walks(Campaign):
    """Two goals in any order, and one reward that changes nothing."""

    format = "ludarium walks 1"
    facts = CampaignFacts({"end": Phrase("end"), "rich": Phrase("rich")}, (Phrase("none"),), "W-1")
    goals: ClassVar[dict[str, Callable[[State], bool]]] = {
        "end": lambda _: True,
        "rich": lambda state: state.score(0) >= 10_000,
    }

    def options(self) -> dict[str, str]:
        return {}

    def used(self, state: State) -> int:
        return 0 if state.seats == 1 else 1


WALKING = replace(FAIYUM, campaign=Walks)


def at_the_end(seats: int = 1) -> State:
    state, rng = WALKING.new(seats), Rng(3)
    settle(state, rng)
    while state.to_act != OVER:
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        settle(state, rng)
    return state


def test_a_campaign_of_another_kind_ticks_its_own_goals_and_keeps_its_own_file(tmp_path: Path) -> None:
    path, final = tmp_path / "walks.json", at_the_end()
    begun = kind_of(WALKING).open_or_begin(path, "Anna").campaign
    assert begun.open_goals == ["end", "rich"]
    assert begun.met(final) == ["end"]
    begun.finish(final, "end")
    begun.save(path)
    again = Walks.load(path)
    assert again == begun
    assert (again.open_goals, again.rewards, again.won) == (["rich"], 1, False)
    assert again.ticked_unasked(["rich"]) is None
    with pytest.raises(CampaignError, match="'rich' cannot be ticked"):
        again.finish(final, "rich")
    with pytest.raises(CampaignError, match="format must be 'ludarium faiyum campaign 1'"):
        kind_of(FAIYUM).load(path)


def test_a_game_without_one_says_so_and_each_has_a_file_of_its_own() -> None:
    with pytest.raises(OptionError, match="ante-portas has no campaign"):
        kind_of(ANTE_PORTAS)
    assert default_file(FAIYUM).name == "faiyum-campaign.json"
    assert game_meant(None) is FAIYUM
