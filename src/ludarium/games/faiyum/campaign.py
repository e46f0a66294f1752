"""The pharaoh's challenge: a campaign of solo games, goals and rewards, kept in a file (FA-81 … FA-83)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import msgspec

from ludarium.core import notation
from ludarium.core.bits import count
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.state import OVER
from ludarium.games.faiyum.pieces import BLOCKS, REWARDS
from ludarium.games.faiyum.placing import total_blocks
from ludarium.games.faiyum.rules import Faiyum

FORMAT = "ludarium faiyum campaign 1"
FIRST_GOAL = "fame-150"
GOALS: dict[str, Callable[[Faiyum], bool]] = {
    FIRST_GOAL: lambda state: state.score(0) >= 150,
    "bridges-3": lambda state: state.crossings() >= 3,
    "palaces-2": lambda state: count(state.palaces) >= 2,
    "fame-250": lambda state: state.score(0) >= 250,
    "blocks-15": lambda state: total_blocks(state) == BLOCKS,
    "workshops-9": lambda state: count(state.workshops) >= 9,
    "crocodiles-10": lambda state: count(state.crocodiles) <= 10,
}
REWARD_NAMES = ("money", "workers", "gifts", "cards", "swap", "replace")


class CampaignError(LudariumError):
    """A campaign file that is broken, or a goal that cannot be ticked."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a campaign: its fame, the goal that was ticked after it, and its game file beside."""

    fame: int
    goal: str | None = None
    file: str | None = None
    hash: str | None = None  # of the final position


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file of a campaign holds."""

    format: str
    player: str
    games: list[Played]


@dataclass
class Campaign:
    """The games of one player's campaign; goals and rewards follow from them."""

    player: str = ""
    games: list[Played] = field(default_factory=list)

    @property
    def reached(self) -> list[str]:
        """The goals that were reached, in their order."""
        return [game.goal for game in self.games if game.goal is not None]

    @property
    def open_goals(self) -> list[str]:
        """The goals that can be ticked next; the first must be the 150 fame (FA-81)."""
        if not self.reached:
            return [FIRST_GOAL]
        return [goal for goal in GOALS if goal not in self.reached]

    @property
    def rewards(self) -> int:
        """How many rewards are open in the next game (FA-82)."""
        return min(len(self.reached), REWARDS)

    @property
    def won(self) -> bool:
        """FA-83."""
        return len(self.reached) == len(GOALS)

    def options(self) -> dict[str, str]:
        """The options of the next game of the campaign."""
        return {"rewards": str(self.rewards) if self.rewards else "none"}

    def met(self, state: Faiyum) -> list[str]:
        """The open goals that a final position meets."""
        _check_over(state)
        return [goal for goal in self.open_goals if GOALS[goal](state)]

    def finish(self, state: Faiyum, goal: str | None = None, file: str | None = None) -> None:
        """Write a finished game down and tick one goal, or none; a miss costs nothing."""
        if goal is not None and goal not in self.met(state):
            met = ", ".join(self.met(state)) or "none"
            raise CampaignError(f"goal {goal!r} cannot be ticked after this game; open and met: {met}")
        _check_over(state)
        if state.rewards > self.rewards:
            raise CampaignError(f"this game used {state.rewards} rewards, and {self.rewards} are open")
        self.games.append(Played(int(state.score(0)), goal, file, state.hash() if file else None))


def _check_over(state: Faiyum) -> None:
    if state.seats != 1 or state.to_act != OVER:
        raise CampaignError("a goal is ticked after a finished solo game")


# --- the file -----------------------------------------------------------------------------------------


def write(campaign: Campaign) -> str:
    """A campaign as the text of its file."""
    told = CampaignFile(FORMAT, campaign.player, campaign.games)
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n"


def read(text: str, place: str = "campaign") -> Campaign:
    """The campaign that a file's text holds, every game checked."""
    try:
        told = msgspec.json.decode(text, type=CampaignFile)
    except msgspec.DecodeError as error:
        raise CampaignError(f"{place}: {error}") from error
    if told.format != FORMAT:
        raise CampaignError(f"{place}: the format must be {FORMAT!r}, not {told.format!r}")
    campaign = Campaign(told.player)
    for number, game in enumerate(told.games, 1):
        if game.goal is not None and game.goal not in campaign.open_goals:
            raise CampaignError(f"{place}: game {number}: the goal {game.goal!r} was not open")
        if game.fame < 0 or (game.goal in ("fame-150", "fame-250") and game.fame < int(game.goal[5:])):
            raise CampaignError(f"{place}: game {number}: {game.fame} fame does not fit")
        campaign.games.append(game)
    return campaign


def save(campaign: Campaign, path: Path) -> None:
    """Write the file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write(campaign))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Campaign:
    """Read and check a campaign file."""
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise CampaignError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CampaignError(f"{path}: the file is not UTF-8 text") from error


def verify(path: Path, game: Game) -> Campaign:
    """Replay a whole campaign: every move, draw and hash of its game files, rewards, fame and goals."""
    told = load(path)
    again = Campaign(told.player)
    for number, played in enumerate(told.games, 1):
        place = f"{path}: game {number}"
        again.finish(_final(place, path, played, game), played.goal, played.file)
        if again.games[-1] != played:
            raise CampaignError(f"{place}: {played.file} is another game: {again.games[-1].fame} fame")
    return again


def _final(place: str, path: Path, played: Played, game: Game) -> Faiyum:
    """The end of a game of a campaign, replayed from the file beside it."""
    if played.file is None or Path(played.file).name != played.file:
        raise CampaignError(f"{place}: it names no game file beside the campaign")
    return cast(Faiyum, notation.load(path.with_name(played.file), {game.id: game}).after())


@dataclass(frozen=True)
class Opened:
    """A campaign to go on with; a broken file was kept aside under another name, for the reason given."""

    campaign: Campaign
    kept_aside: Path | None = None
    why: str = ""


def open_or_begin(path: Path, player: str = "") -> Opened:
    """The campaign of a file, or a new one if there is none; a broken file is never overwritten."""
    if not path.exists():
        return Opened(Campaign(player))
    try:
        return Opened(load(path))
    except CampaignError as error:
        return Opened(Campaign(player), _keep_aside(path), str(error))


def _keep_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    return path.rename(aside)
