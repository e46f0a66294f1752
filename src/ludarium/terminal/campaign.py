"""A campaign at the terminal: goals and rewards, the next solo game, the goal that it ticks."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ludarium.core.campaign import Campaign, Opened, Played
from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.game import Game
from ludarium.core.messages import Args
from ludarium.core.notation import load
from ludarium.core.record import Record, table_of
from ludarium.core.state import OVER, State
from ludarium.games import GAMES, game_named
from ludarium.terminal import saves
from ludarium.terminal.layout import INDENT, columns, sentence, wrapped
from ludarium.terminal.menu import INTERRUPTED, take_up
from ludarium.terminal.screen import Screen, terminal
from ludarium.terminal.seats import HUMAN, sitters
from ludarium.terminal.sitting import new_seed
from ludarium.text.say import Say


def kind_of(game: Game) -> type[Campaign]:
    """What a game's campaign is."""
    if game.campaign is None:
        raise OptionError(f"{game.id} has no campaign")
    return game.campaign


def default_file(game: Game) -> Path:
    """The campaign of the player, beside the folder of saved games."""
    return saves.folder().parent / f"{game.id}-campaign.json"


def go_on(
    game: Game,
    file: Path | None,
    language: str,
    name: str | None = None,
    seed: int | None = None,
    screen: Screen | None = None,
    *,
    data: Sequence[str] = (),
) -> None:
    """Play the next game of a campaign, or begin one; a file that does not fit is told and kept."""
    path = file or default_file(game)
    opened = _opened(kind_of(game), path, _player(game, language, name))
    say = Say(game, language, [opened.campaign.player])
    desk = Desk(opened.campaign, path, say, screen or terminal(), tuple(data))
    desk.welcome(opened)
    if opened.campaign.won:
        desk.tell("campaign-won")
        return
    try:
        desk.play(seed)
    except EOFError:
        desk.tell("campaign-left")
    except KeyboardInterrupt:
        desk.tell("campaign-left")
        sys.exit(INTERRUPTED)


def _player(game: Game, language: str, name: str | None) -> str:
    """The player's name, or what a person is called who gives none."""
    (player,) = sitters(game, [f"{HUMAN}:{name}" if name else HUMAN], Say(game, language))
    return player.name


def _opened(kind: type[Campaign], path: Path, player: str) -> Opened:
    """The campaign of a file that can be read at all; a folder or a locked file stays as it is."""
    try:
        if path.exists():
            path.open("rb").close()
        return kind.open_or_begin(path, player)
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from error


@dataclass
class Desk:
    """Where a campaign is kept: its file, and beside it the game that is being played."""

    campaign: Campaign
    path: Path
    say: Say
    screen: Screen
    data: tuple[str, ...] = ()  # the data files of the game as words of a command

    def tell(self, message: str, args: Args | None = None) -> None:
        self.screen.tell(self.say.words(message, args))

    # --- goals and rewards ------------------------------------------------------------------------

    def welcome(self, opened: Opened) -> None:
        """What the campaign has come to, and what became of a broken file."""
        if opened.kept_aside is not None:
            self.tell("campaign-broken", {"why": opened.why, "file": str(opened.kept_aside)})
        elif not self.path.exists():
            self.tell("campaign-new")
            self.tell("campaign-rule")
        self.screen.section(self.overview())
        self.screen.write("")

    def overview(self) -> list[str]:
        """The goals and the rewards, each with its state."""
        say, width = self.say, self.screen.width
        facts = self.campaign.facts
        goals = [[self._goal_state(goal), say.phrase(words)] for goal, words in facts.goals.items()]
        rewards = [[self._reward_state(n), say.phrase(words)] for n, words in enumerate(facts.rewards, 1)]
        return [
            say.words("campaign-title", {"player": say.player(0)}),
            *wrapped(say.words("campaign-games", {"count": len(self.campaign.games)}), width, INDENT),
            say.words("campaign-goals"),
            *columns(goals, width),
            say.words("campaign-rewards"),
            *columns(rewards, width),
        ]

    def _goal_state(self, goal: str) -> str:
        if goal in self.campaign.reached:
            return self.say.words("campaign-reached")
        return self.say.words("campaign-open" if goal in self.campaign.open_goals else "campaign-closed")

    def _reward_state(self, reward: int) -> str:
        is_open = reward <= self.campaign.rewards
        return self.say.words("campaign-reward-open" if is_open else "campaign-reward-closed")

    # --- the next game ----------------------------------------------------------------------------

    def play(self, seed: int | None) -> None:
        """One solo game with the rewards that are open; once it is over it is written down."""
        if not self.path.exists():
            self._save()
        record = self._waiting() or self._fresh(seed)
        session = take_up(record, self.say.language, self.game_file, self.screen, self.data, self._command())
        self.screen.write("")
        if not session.sitting.over():
            self.tell("campaign-left")
            return
        self.finish(session.sitting.state)

    @property
    def game_file(self) -> Path:
        """The game that is being played."""
        return self.path.with_name(f"{self.path.stem}-now.game")

    def _fresh(self, seed: int | None) -> Record:
        self.tell("campaign-next", {"number": len(self.campaign.games) + 1})
        chosen = new_seed() if seed is None else seed
        return table_of(self.say.game, [f"{HUMAN} {self.say.player(0)}"], self.campaign.options(), chosen)

    def _waiting(self) -> Record | None:
        """The game that was left, if there is one and it belongs to this campaign."""
        if not self.game_file.exists():
            return None
        try:
            record = load(self.game_file, {self.say.game.id: self.say.game})
            if self._written_down(record):
                return None
            self._check(record)
        except LudariumError as error:
            self.tell("campaign-game-aside", {"why": str(error), "file": str(self._put_away())})
            return None
        return record

    def _check(self, record: Record) -> None:
        if len(record.seats) != 1:
            raise OptionError(f"it was played with {len(record.seats)} seats, not 1")
        self.campaign.check_options(record.options, self.say.game)
        final = record.after()
        if final.to_act == OVER:
            self.campaign.check_new(Played(0, None, self.game_file.name, final.hash()))

    def _written_down(self, record: Record) -> bool:
        """Whether the game is in the campaign already, and only its file was not put away in time."""
        last = self.campaign.games[-1] if self.campaign.games else None
        if last is None or last.file is None or last.hash != record.after().hash():
            return False
        self.game_file.rename(self.path.with_name(last.file))
        return True

    def _put_away(self) -> Path:
        """Keep the file of a game that does not belong here."""
        return self.game_file.rename(self._free_file())

    def _free_file(self) -> Path:
        """A name for the file of the next game that nothing bears yet."""
        number = len(self.campaign.games) + 1
        while (free := self.path.with_name(f"{self.path.stem}-{number}.game")).exists():
            number += 1
        return free

    # --- after a game -----------------------------------------------------------------------------

    def finish(self, state: State) -> None:
        """Tick one open goal that the final position meets, save, and say what that opens."""
        before = self.campaign.rewards
        goal = self._ask_goal(self.campaign.met(state))
        kept = self._free_file() if self.game_file.exists() else None
        self.campaign.finish(state, goal, kept.name if kept else None)
        self._save()
        if kept is not None:
            self.game_file.rename(kept)
        if goal is not None:
            self.tell("campaign-ticked", {"goal": self._goal(goal)})
        if self.campaign.rewards > before:
            opened = self.say.phrase(self.campaign.facts.rewards[self.campaign.rewards - 1])
            self.tell("campaign-unlocked", {"reward": opened})
        self._farewell()

    def _goal(self, goal: str) -> str:
        return self.say.phrase(self.campaign.facts.goals[goal])

    def _save(self) -> None:
        try:
            self.campaign.save(self.path)
        except OSError as error:
            raise LudariumError(f"{self.path}: {error.strerror}") from error

    def _ask_goal(self, met: list[str]) -> str | None:
        """The goal to tick, unless there is nothing to choose."""
        if not met:
            self.tell("campaign-missed")
            return None
        if unasked := self.campaign.ticked_unasked(met):
            return unasked
        rows = [[str(number), sentence(self._goal(goal))] for number, goal in enumerate(met, 1)]
        rows.append(["0", self.say.words("campaign-tick-none")])
        self.tell("campaign-met")
        self.screen.show(columns(rows, self.screen.width))
        return self._answer(met)

    def _answer(self, met: list[str]) -> str | None:
        answers: dict[str, str | None] = {"": met[0], "0": None}
        answers |= {str(number): goal for number, goal in enumerate(met, 1)}
        while True:
            typed = self.screen.read(self.say.words("campaign-ask") + " ").strip()
            if typed in answers:
                return answers[typed]
            self.tell("campaign-bad", {"most": len(met)})

    def _farewell(self) -> None:
        """Where the campaign is saved, and how it goes on."""
        self.tell("campaign-saved", {"file": str(self.path)})
        if self.campaign.won:
            self.tell("campaign-won")
            return
        self.screen.show([self.say.words("campaign-go-on"), INDENT + saves.command(*self._command())])

    def _command(self) -> list[str]:
        """The one way in which a campaign goes on, in the middle of a game and between two."""
        words = [] if self.path == default_file(self.say.game) else ["--file", str(self.path)]
        return ["campaign", *self._named(), *words, *self.data, "--lang", self.say.language]

    def _named(self) -> list[str]:
        """The game, unless it is the one whose campaign is meant without a name."""
        return [] if game_meant(None).id == self.say.game.id else [self.say.game.id]


def game_meant(name: str | None) -> Game:
    """A game with a campaign by its name, or the first that has one."""
    if name is not None:
        return game_named(name)
    return next(game for game in GAMES.values() if game.campaign)
