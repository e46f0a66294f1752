"""Games in a row with goals and rewards, kept in a file: what is alike in every campaign.

A game that has one declares a class of its own (`Game.campaign`): its goals, its words, and the options that
rewards give a game. The terminal, the server and the command line know no more of it than stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec

from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import CampaignFacts
from ludarium.core.record import Record
from ludarium.core.state import OVER, State
from ludarium.core.whole import write_whole


class CampaignError(LudariumError):
    """A campaign file that is broken, or a goal that cannot be ticked."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a campaign: its score, the goal that was ticked after it, and its game file beside."""

    score: int = msgspec.field(name="fame")  # as files have called it since the first campaign
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

    # --- what a game declares ---------------------------------------------------------------------

    format: ClassVar[str]  # the name and version of its files
    facts: ClassVar[CampaignFacts]  # the words of its goals and rewards, and the clause that says so
    goals: ClassVar[Mapping[str, Callable[[Any], bool]]]  # whether a final position meets them
    least: ClassVar[Mapping[str, int]] = {}  # the score that a goal asks for, where it asks for one

    def options(self) -> dict[str, str]:
        """The options of the next game, with the rewards that are open."""
        raise NotImplementedError

    def used(self, state: State) -> int:
        """How many rewards a game was played with."""
        raise NotImplementedError

    @property
    def open_goals(self) -> list[str]:
        """The goals that can be ticked next."""
        return [goal for goal in self.goals if goal not in self.reached]

    def ticked_unasked(self, met: list[str]) -> str | None:  # noqa: ARG002 (most campaigns ask)
        """The goal of those met that is no choice, if there is one."""
        return None

    # --- how far it has come ----------------------------------------------------------------------

    @property
    def reached(self) -> list[str]:
        """The goals that were reached, in their order."""
        return [game.goal for game in self.games if game.goal is not None]

    @property
    def rewards(self) -> int:
        """How many rewards are open in the next game."""
        return min(len(self.reached), len(self.facts.rewards))

    @property
    def won(self) -> bool:
        return len(self.reached) == len(self.goals)

    def met(self, state: State) -> list[str]:
        """The open goals that a final position meets."""
        _check_over(state)
        return [goal for goal in self.open_goals if self.goals[goal](state)]

    def finish(self, state: State, goal: str | None = None, file: str | None = None) -> None:
        """Write a finished game down and tick one goal, or none; a miss costs nothing."""
        if goal is not None and goal not in self.met(state):
            met = ", ".join(self.met(state)) or "none"
            raise CampaignError(f"goal {goal!r} cannot be ticked after this game; open and met: {met}")
        _check_over(state)
        if (used := self.used(state)) > self.rewards:
            raise CampaignError(f"this game used {used} rewards, and {self.rewards} are open")
        played = Played(int(state.score(0)), goal, file, state.hash() if file else None)
        self.check_new(played)
        self.games.append(played)

    def check_new(self, played: Played) -> None:
        """One game ticks one goal: none is written down twice."""
        for number, game in enumerate(self.games, 1):
            if None not in (played.hash, played.file) and (
                played.hash == game.hash or played.file == game.file
            ):
                raise CampaignError(f"this is game {number} of the campaign, which is written down already")

    def check_options(self, options: dict[str, str], game: Game) -> None:
        """A campaign is played with the default options, and the rewards that are open."""
        wanted = game.table(self.options())
        for name, value in options.items():
            if value != wanted[name]:
                raise CampaignError(f"it was played with {name}={value}, not {name}={wanted[name]}")

    # --- the file ---------------------------------------------------------------------------------

    def write(self) -> str:
        """The text of its file."""
        told = CampaignFile(self.format, self.player, self.games)
        return msgspec.json.format(msgspec.json.encode(told), indent=2).decode() + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, self.write().encode())

    @classmethod
    def read(cls, text: str, place: str = "campaign") -> Self:
        """The campaign that a file's text holds, every game checked."""
        try:
            told = msgspec.json.decode(text, type=CampaignFile)
        except msgspec.DecodeError as error:
            raise CampaignError(f"{place}: {error}") from error
        if told.format != cls.format:
            raise CampaignError(f"{place}: the format must be {cls.format!r}, not {told.format!r}")
        campaign = cls(told.player)
        for number, game in enumerate(told.games, 1):
            campaign._add(game, f"{place}: game {number}")
        return campaign

    def _add(self, game: Played, place: str) -> None:
        if game.goal is not None and game.goal not in self.open_goals:
            raise CampaignError(f"{place}: the goal {game.goal!r} was not open")
        if game.score < self.least.get(game.goal or "", 0):
            raise CampaignError(f"{place}: {game.score} fame does not fit")
        try:
            self.check_new(game)
        except CampaignError as error:
            raise CampaignError(f"{place}: {error}") from error
        self.games.append(game)

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read and check a campaign file."""
        try:
            return cls.read(path.read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise CampaignError(f"{path}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise CampaignError(f"{path}: the file is not UTF-8 text") from error

    @classmethod
    def verify(cls, path: Path, game: Game) -> Self:
        """Replay a whole campaign: every move, draw and hash of its game files, rewards, scores and goals."""
        told, again = cls.load(path), cls()
        again.player = told.player
        for number, played in enumerate(told.games, 1):
            again._replay(played, game, path, f"{path}: game {number}")
        return again

    def _replay(self, played: Played, game: Game, path: Path, place: str) -> None:
        record = _record(place, path, played, game)
        try:
            self.check_options(record.options, game)
            self.finish(record.after(), played.goal, played.file)
        except CampaignError as error:
            raise CampaignError(f"{place}: {error}") from error
        if self.games[-1] != played:
            raise CampaignError(f"{place}: {played.file} is another game: {self.games[-1].score} fame")

    @classmethod
    def open_or_begin(cls, path: Path, player: str = "") -> Opened:
        """The campaign of a file, or a new one if there is none; a broken file is never overwritten."""
        if not path.exists():
            return Opened(cls(player))
        try:
            return Opened(cls.load(path))
        except CampaignError as error:
            return Opened(cls(player), _keep_aside(path), str(error))


@dataclass(frozen=True)
class Opened:
    """A campaign to go on with; a broken file was kept aside under another name, for the reason given."""

    campaign: Campaign
    kept_aside: Path | None = None
    why: str = ""


def _check_over(state: State) -> None:
    if state.seats != 1 or state.to_act != OVER:
        raise CampaignError("a goal is ticked after a finished solo game")


def _record(place: str, path: Path, played: Played, game: Game) -> Record:
    """A game of a campaign, from the file beside it."""
    if played.file is None or Path(played.file).name != played.file:
        raise CampaignError(f"{place}: it names no game file beside the campaign")
    return notation.load(path.with_name(played.file), {game.id: game})


def _keep_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    return path.rename(aside)
