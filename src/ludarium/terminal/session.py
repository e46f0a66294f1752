"""The loop at the table: tell what happened, show the choices, obey what is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ludarium.advice.advise import advise
from ludarium.advice.words import lines as advice_lines
from ludarium.core.messages import Args, Choice, View
from ludarium.core.state import CHANCE
from ludarium.terminal import explain
from ludarium.terminal.choices import Menu
from ludarium.terminal.keeping import SaveFile
from ludarium.terminal.layout import INDENT, sentence, wrapped
from ludarium.terminal.news import Left, NewsTeller
from ludarium.terminal.prompt import LONGEST, Typed, typed
from ludarium.terminal.screen import Screen
from ludarium.terminal.sitting import Sitting
from ludarium.terminal.stage import Stage
from ludarium.terminal.teaching import Teacher
from ludarium.terminal.turn import Turn
from ludarium.text.say import Say

LOG_EVENTS = 15  # so many events the log shows unless told


class Session:
    """One game at one terminal, with people, bots or both."""

    def __init__(self, sitting: Sitting, say: Say, screen: Screen, file: Path | None) -> None:
        self.stage = Stage(sitting, say, screen)
        self.sitting, self.say, self.screen = sitting, say, screen
        self.file = SaveFile(self.stage, file)
        self.news = NewsTeller(self.stage)
        self.data: tuple[str, ...] = ()  # the data files of the game as words of a command
        self.way_on: tuple[str, ...] = ()  # the command that goes on, where it is not `play --resume`
        self.teacher: Teacher | None = None
        self.prefers = False  # whether the game's preference answers where it can
        self.shown: tuple[int, int, int] | None = None  # round, turn and seat the table was last shown for
        self.commands: dict[str, Callable[[Turn, str], Menu | None]] = {
            "?": lambda turn, rest: turn.explain(rest),
            "h": lambda _, __: self._hint(),
            "x": lambda turn, _: turn.refusals(),
            "b": lambda turn, _: turn.back(),
            "s": lambda _, rest: self.file.save(rest),
            "u": lambda _, __: self._undo(),
            "l": lambda _, rest: self._log(rest),
            "t": self._table,
            "q": self._leave,
            "intro": lambda _, __: screen.section(explain.introduction(say, screen.width)),
            "rules": lambda _, rest: screen.section(explain.rules_lines(say, rest, screen.width)),
            "rule": lambda _, rest: screen.show(explain.rule_lines(say, rest, screen.width)),
            "always": self._always,
        }

    # --- the course of the game -------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        fresh = not self.sitting.record.lines
        self.sitting.settle()
        if fresh:
            self.news.skip_setting_up()
        if self.sitting.only_bots() and not self.sitting.over():
            self.stage.show_table(None)
        while not self.sitting.over():
            self._step()
        self.file.keep()
        self.news.tell()
        if self.sitting.record.game.hidden:
            self.stage.show_table(None)

    def _step(self) -> None:
        """One turn of a bot, or one entry of a person."""
        seat = self.sitting.seat()
        while self.sitting.seat() == seat and self._answers():
            self.sitting.settle()
        if self.sitting.seat() == seat:
            self._ask(seat)
        elif self.sitting.only_bots():
            self._watch()

    def _answers(self) -> bool:
        """Let a guided game or the bot to act make one move; False if a person has to act."""
        reply = self.teacher.stands().reply if self.teacher else None
        if reply is None:
            return self.sitting.bot_moves()
        self.sitting.follow(reply)
        return True

    def _watch(self) -> None:
        """What a bot did that people only watch, and the table once a round."""
        self.file.keep()
        began = any(event.kind == "round-began" for event in self.news.untold())
        self.news.tell()
        if began:
            self.stage.show_table(None)

    def play_while(self, goes_on: Callable[[], bool]) -> None:
        """Play as long as something holds."""
        self.news.all_told()
        while not self.sitting.over() and goes_on():
            self._step()
        self.news.tell()

    # --- a person's turn --------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask the person to act until the position changes."""
        self.file.keep()
        if self.news.face(seat):
            self.shown = None
        self.news.tell()
        view = self.stage.view(seat)
        self._look(seat, self.stage.family.turn(view))
        if self.teacher:
            self.teacher.tell(view)
        preferred = self._preferred(view) if self.prefers else None
        if preferred is not None:
            self.sitting.follow(preferred.action)
        else:
            turn, moves = Turn(self.stage, view), len(self.sitting.record.lines)
            while len(self.sitting.record.lines) == moves:
                self._obey(turn, self._read(seat))
        self.sitting.settle()

    def _look(self, seat: int, turn: int) -> None:
        """The table is shown when a turn begins."""
        now = (self.sitting.state.rounds_played(), turn, seat)
        if self.shown != now:
            self.shown = now
            self.stage.look(seat)

    def _read(self, seat: int) -> Typed:
        while True:
            line = self.screen.read(self.say.words("prompt", {"player": self.say.player(seat)}) + " ")
            if len(line) <= LONGEST:
                found = typed(line)
                back = found.rest.casefold() == self.say.words("menu-back")
                return Typed(command="b") if back else found
            self.stage.complain("bad-length", {"most": LONGEST})

    def _obey(self, turn: Turn, line: Typed) -> None:
        if line.command:
            menu = self.commands[line.command](turn, line.rest)
        elif line.numbers:
            menu = turn.follow(line.numbers)
        else:
            menu = turn.move(line.rest) if line.rest else turn.again()
        if menu is not None:
            turn.open(menu)

    # --- commands ---------------------------------------------------------------------------------

    def _always(self, turn: Turn, _: str) -> None:
        """Answer by the game's preference from now on, or ask again."""
        preference = self.say.game.preference
        if preference is None:
            self.stage.complain("bad-input", {"text": "always"})
            return
        self.prefers = not self.prefers
        self.stage.complain(preference.begins if self.prefers else preference.ends)
        if self.prefers and (choice := self._preferred(turn.view)):
            turn.make(choice)

    def _preferred(self, view: View) -> Choice | None:
        preference = self.say.game.preference
        return preference.choice(view) if preference else None

    def _table(self, turn: Turn, rest: str) -> Menu:
        """The table again, on demand one page of it or everything in front of everybody."""
        page = self.stage.family.pages.get(rest.lower())
        if page is not None:
            self.screen.section(page(self.say, turn.view, self.screen.width))
        else:
            self.stage.show_table(None if rest else self.sitting.seat())
        return turn.again()

    def _log(self, rest: str) -> None:
        count = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_EVENTS
        self.stage.tell(self.sitting.events[-count:] if count else [])

    def _hint(self) -> None:
        """What to do and why, from what the seat to act may know."""
        self.stage.complain("hint-thinking")
        found = advise(self.sitting.record.game, self.sitting.state, at=len(self.sitting.record.lines))
        for line in advice_lines(self.say, found):
            self.screen.show(wrapped(sentence(line), self.screen.width, INDENT, INDENT * 2))

    def _undo(self) -> None:
        """Back to before the last entry; one person among bots may go back over their turns, too."""
        actions, far = self.sitting.undo(), False
        if not actions:
            actions, far = self.sitting.undo_further(), True
        if not actions:
            self.stage.complain(*self._why_no_undo())
            return
        self.news.all_told()
        self.shown = None if far else self.shown
        moves = "; ".join(self.say.action(action) for action in actions)
        self.stage.complain("undone-far" if far else "undone", {"moves": moves})

    def _why_no_undo(self) -> tuple[str, Args]:
        movers = [line.seat for line in self.sitting.record.lines if line.seat != CHANCE]
        if movers[-1:] == [self.sitting.seat()]:
            seen = [event for event in self.sitting.events if event.is_for(self.sitting.seat())]
            return "undo-revealed", {"event": self.say.event(seen[-1])}
        return "undo-nothing", {}

    def _leave(self, _turn: Turn, _rest: str) -> None:
        raise Left
