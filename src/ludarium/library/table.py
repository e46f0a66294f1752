"""A table for programs: checked moves in words, undo, save and load, bots, analyses, pictures."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.bots import Bot, bot_named
from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.record import Line, Record, chance_rng, seat_rng, table_of
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES, game_named
from ludarium.library.analysis import Analysis, analyse
from ludarium.library.moves import LegalMove, actions_of, refused
from ludarium.library.position import Position, position_of
from ludarium.text.say import Say, check_language


class Table:
    """A game from its first draw on; chance draws by itself, so that a seat is always to act until the end.

    >>> table = Table("builders-middle-ages", seats=2, seed=7)
    >>> table.play("take 1")
    >>> print(table)
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        found = game_named(game) if isinstance(game, str) else game
        count = len(names) or (found.seats[0] if seats is None else seats)
        if seats not in (None, count):
            raise LudariumError(f"there are {seats} seats and {len(names)} names")
        who = [f"human {name}" for name in names or [f"Seat {seat + 1}" for seat in range(count)]]
        chosen = secrets.randbits(62) if seed is None else seed
        self._begin(table_of(found, who, options or {}, chosen), check_language(language))

    def _begin(self, record: Record, language: str) -> None:
        """Take over a record: play what it holds, then let chance draw."""
        self.record = record
        self.language = language
        self.state: State = record.first()
        self.chance: Rng = chance_rng(record.seed or 0, record.number)
        for line in record.lines:
            if line.seat == CHANCE:
                self.state.draw(self.chance)  # so that the next draw is the one that follows from the seed
            self.state.apply(line.action)
        self._settle()

    def _settle(self) -> None:
        self.record.settle(self.state, self.chance)

    # --- what is on it ----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(who.partition(" ")[2] for who in self.record.seats)

    @property
    def say(self) -> Say:
        """The words of this game in the table's language."""
        return Say(self.game, self.language, self.names)

    @property
    def position(self) -> Position:
        """The position as it is now; it stays as it is when the game goes on."""
        return position_of(self.game, self.state, self.record.options, self.language, self.names)

    @property
    def to_act(self) -> int | None:
        """The seat that decides; nobody after the end."""
        return int(self.state.to_act) if self.state.to_act >= 0 else None

    @property
    def is_over(self) -> bool:
        return bool(self.state.to_act == OVER)

    @property
    def scores(self) -> list[float]:
        """The points of each seat if the game ended now."""
        return self.position.scores

    @property
    def winners(self) -> list[int]:
        """Who wins, or would win if the game ended now."""
        return self.state.winners()

    @property
    def legal_moves(self) -> list[LegalMove]:
        """All that the seat to act may choose, with words, price and gain."""
        return self.position.legal_moves

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know: plain data that JSON can hold."""
        return self.position.seen_by(seat).view()

    # --- playing ----------------------------------------------------------------------------------

    def play(self, move: str | int | LegalMove) -> list[str]:
        """Make a move if the rules allow it, else raise RefusedMoveError; what happened, in words.

        A move is a text such as "send craftsman-3 to chapel", an action id, or one of `legal_moves`. If one
        of its actions is refused, none of them is done.
        """
        actions = actions_of(self.game, move)
        self._check(actions)
        events: list[Event] = []
        self.state.log = events
        for action in actions:
            self.record.add(self.state, action)
            self._settle()
        self.state.log = None
        return [self.say.event(event) for event in events if event.audience is None]

    def _check(self, actions: Sequence[int]) -> None:
        """Try all actions on a copy; those after a draw can be checked only if there is none."""
        trial = self.state.copy()
        for action in actions:
            reason = trial.why_not(action)
            if reason is not None:
                raise refused(self.game, action, reason, self.say)
            trial.apply(action)

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves of seats with the draws that followed; the same draws will come again."""
        lines = list(self.record.lines)
        for _ in range(moves):
            while lines and lines[-1].seat == CHANCE:
                lines.pop()
            if not lines:
                raise LudariumError("there is no move to take back")
            lines.pop()
        self._begin(self._with(lines), self.language)

    def _with(self, lines: list[Line]) -> Record:
        old = self.record
        return Record(old.game, dict(old.options), list(old.seats), old.seed, old.number, lines)

    def ask(self, bot: str | Bot) -> LegalMove:
        """What a bot, by name or any object with `choose(world, rng)`, would do for the seat to act."""
        if self.to_act is None:
            raise LudariumError("the game is over: nobody is to act")
        player = bot_named(bot, self.game) if isinstance(bot, str) else bot
        rng = seat_rng(self.record.seed or 0, self.to_act, len(self.record.lines))
        action = int(player.choose(self.state.imagine(self.to_act, rng), rng))
        self._check([action])
        return next(
            (move for move in self.legal_moves if move.actions == (action,)),
            LegalMove((action,), self.game.notation(action), self.say.action(action), ""),
        )

    def play_out(self, *bots: str | Bot) -> list[float]:
        """Let bots, one for each seat or one for all, play to the end; the scores."""
        players = list(bots) * self.position.seats if len(bots) == 1 else list(bots)
        if len(players) != self.position.seats:
            raise LudariumError(f"{self.position.seats} bots are needed, or one for all; not {len(bots)}")
        seated = [bot_named(bot, self.game) if isinstance(bot, str) else bot for bot in players]
        while self.to_act is not None:
            self.play(self.ask(seated[self.to_act]).action)
        return self.scores

    def analyse(
        self, seconds: float = 2.0, *, iterations: int | None = None, seed: int = 0, lines: int = 5
    ) -> Analysis:
        """Search for so long (or so many iterations, which repeats itself exactly) and rank the ways on."""
        return analyse(self.game, self.state, seconds, iterations, seed, lines)

    # --- keeping ----------------------------------------------------------------------------------

    def save(self, path: str | Path) -> Path:
        """Write a game file, whole or not at all."""
        notation.save(self.record, Path(path))
        return Path(path)

    @classmethod
    def load(cls, path: str | Path, *, language: str = "en", game: Game | None = None) -> Table:
        """A game file, every move, hash and draw verified, ready to be played on."""
        known = GAMES if game is None else {**GAMES, game.id: game}
        table = cls.__new__(cls)
        table._begin(notation.load(Path(path), known), check_language(language))
        return table

    def __str__(self) -> str:
        return str(self.position.seen_by(self.to_act if self.game.hidden else None))

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"seat {self.to_act} to act"
        return f"<Table of {self.game.id}, {len(self.names)} seats, {len(self)} moves, {who}>"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()

    def _repr_html_(self) -> str:
        return self.position._repr_html_()

    def __len__(self) -> int:
        """How many moves were made, those of chance included."""
        return len(self.record.lines)

    def __iter__(self) -> Iterator[Position]:
        """Every position in which a seat decided, and the last one."""
        state = self.record.first()
        for line in self.record.lines:
            if line.seat != CHANCE:
                yield self._position(state)
            state.apply(line.action)
        yield self._position(state)

    def _position(self, state: State) -> Position:
        return position_of(self.game, state, self.record.options, self.language, self.names)

    def __eq__(self, other: object) -> bool:
        """Whether the same moves were made in the same game by the same people."""
        if not isinstance(other, Table):
            return NotImplemented
        mine, theirs = self.record, other.record
        return (mine.game.id, mine.options, mine.seats, mine.lines) == (
            theirs.game.id, theirs.options, theirs.seats, theirs.lines
        )  # fmt: skip

    def __hash__(self) -> int:
        """Of the moves made so far: a table that goes on has another one, a `position` keeps its own."""
        return hash((self.game.id, tuple(self.record.seats), tuple(self.record.lines)))

    def copy(self) -> Table:
        """An independent table at the same position."""
        table = Table.__new__(Table)
        table.record = self._with(list(self.record.lines))
        table.language = self.language
        table.state, table.chance = self.state.copy(), self.chance.copy()
        return table

    __copy__ = copy

    def __deepcopy__(self, _: dict[int, Any]) -> Table:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        record = self.record
        lines = [(line.seat, line.action, line.hash) for line in record.lines]
        facts = (record.game.id, record.options, record.seats, record.seed, record.number)
        return {"facts": facts, "lines": lines, "language": self.language}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, options, seats, seed, number = kept["facts"]
        lines = [Line(*line) for line in kept["lines"]]
        self._begin(Record(game_named(name), options, seats, seed, number, lines), kept["language"])
