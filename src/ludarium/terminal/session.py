"""The loop at the table: tell what happened, show the choices, obey what is typed."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from ludarium.core.errors import LudariumError, NotationError
from ludarium.core.messages import Args, Choice, Event
from ludarium.core.state import CHANCE
from ludarium.terminal import explain, saves, story
from ludarium.terminal.choices import Menu, Menus, Opens, menu_lines, refusals_menu
from ludarium.terminal.families import Offers, family_of
from ludarium.terminal.matching import about, meant, named_by
from ludarium.terminal.prompt import Typed, typed
from ludarium.terminal.screen import Screen
from ludarium.terminal.sitting import Sitting
from ludarium.text.say import Say

LOG_EVENTS = 15  # so many events the log shows unless told
SURE = 3  # a text of fewer letters never moves by itself
EVERYBODY = -1  # who reads the screen while hands are open


class Left(Exception):  # noqa: N818 (no error: the player leaves the table)
    """The player wants to stop for now."""


class Session:
    """One game at one terminal, with people, bots or both."""

    def __init__(self, sitting: Sitting, say: Say, screen: Screen, file: Path | None) -> None:
        self.sitting = sitting
        self.say = say
        self.screen = screen
        self.file = file  # where every move is saved; nowhere while bots are only watched
        self.family = family_of(sitting.record.game)
        self.begun = len(sitting.events) - sitting.over()  # the end is told even to those who come after it
        self.told: dict[int, int] = {}  # reader -> how many events were told
        self.reader = EVERYBODY  # where hands are hidden, the person who sits at the screen
        self.prefers = False  # whether the family's preference answers where it can
        self.trouble = ""  # why the game could not be saved, told once
        self.shown: tuple[int, int, int] | None = None  # round, turn and seat the table was last shown for
        self.view: Any = None
        self.menus: list[Menu] = []  # the menus that are open, the main menu first
        self.data: tuple[str, ...] = ()  # the data files of the game as words of a command
        self.commands: dict[str, Callable[[str], Menu | None]] = {
            "?": self._explain, "x": self._refusals, "u": self._undo, "s": self._save, "l": self._log,
            "t": self._table, "q": self._leave, "b": self._back, "rules": self._rules, "rule": self._rule,
            "always": self._always,
        }  # fmt: skip

    # --- the course of the game -------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        fresh = not self.sitting.record.lines
        self.sitting.settle()
        if fresh:
            self._skip_setting_up()
        if self.sitting.only_bots() and not self.sitting.over():
            self.screen.section(self._table_lines(None))
        while not self.sitting.over():
            self._step()
        self.keep()
        self._news()
        if self.sitting.record.game.hidden:
            self.screen.section(self._table_lines(None))

    def _skip_setting_up(self) -> None:
        """Of the first draws only who starts is told; the rest lies on the table."""
        started = [event for event in self.sitting.events if event.kind == "started"]
        self.begun = len(self.sitting.events)
        self.screen.show([self.say.event(event) for event in started])

    def _step(self) -> None:
        """One turn of a bot, or one entry of a person."""
        seat = self.sitting.seat()
        while self.sitting.seat() == seat and self.sitting.bot_moves():
            self.sitting.settle()
        if self.sitting.seat() == seat:
            self._ask(seat)
        elif self.sitting.only_bots():
            self._watch()

    def _watch(self) -> None:
        """What a bot did that people only watch, and the table once a round."""
        self.keep()
        began = any(event.kind == "round-began" for event in self._untold())
        self._news()
        if began:
            self.screen.section(self._table_lines(None))

    # --- a person's turn --------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Ask the person to act until the position changes."""
        self.keep()
        self._face(seat)
        self._news()
        self._look(seat)
        preferred = self.family.preferred(self.view) if self.prefers else None
        if preferred is not None:
            self.sitting.follow(preferred.action)
            self.sitting.settle()
            return
        moves = len(self.sitting.record.lines)
        self.menus = []
        self._open(self._main())
        while len(self.sitting.record.lines) == moves:
            self._obey(self._read(seat))
        self.sitting.settle()

    def _face(self, seat: int) -> None:
        """Where hands are hidden, let only the person to act read the screen."""
        if not self.sitting.record.game.hidden or self.reader == seat:
            return
        if self.sitting.bots.count(None) > 1:
            self._pass_on(seat)
        self.reader = seat

    def _pass_on(self, seat: int) -> None:
        """Hide everything until the other person sits at the screen; what all may read stays until then."""
        if self.reader != EVERYBODY:
            self.screen.hide()
        self._complain("pass-table", {"player": self.say.player(seat)})
        line = typed(self.screen.read(self.say.words("pass-ready", {"player": self.say.player(seat)}) + " "))
        if line.command == "q":
            raise Left
        self.screen.hide()
        self.shown = None

    def cover(self) -> None:
        """Where people share the screen, leave nothing on it that only one of them may see."""
        shared = self.sitting.record.game.hidden and self.sitting.bots.count(None) > 1
        if shared and self.reader != EVERYBODY and not self.sitting.over():
            self.screen.hide()

    def _look(self, seat: int) -> None:
        """See the table as the seat sees it; it is shown when a turn begins."""
        self.view = self.sitting.record.game.view(self.sitting.state, seat)
        turn = (self.sitting.state.rounds_played(), self.family.turn(self.view), seat)
        if self.shown != turn:
            self.shown = turn
            self.screen.section(self._table_lines(seat))

    def _read(self, seat: int) -> Typed:
        return typed(self.screen.read(self.say.words("prompt", {"player": self.say.player(seat)}) + " "))

    def _obey(self, line: Typed) -> None:
        if line.command:
            menu = self.commands[line.command](line.rest)
        elif line.numbers:
            menu = self._follow(line.numbers)
        else:
            menu = self._move(line.rest) if line.rest else self.menus.pop()
        if menu is not None:
            self._open(menu)

    def _open(self, menu: Menu) -> None:
        """Show a menu in front of those that are open."""
        self.menus.append(menu)
        self.screen.section(menu_lines(self.say, menu, self.screen.width))

    def _offers(self) -> Offers:
        return cast(Offers, self.view)

    def _menus(self) -> Menus:
        return Menus(self.say, self.family, self.sitting.state, self.view, self.screen.width)

    def _main(self) -> Menu:
        return self._menus().main(self._offers().choices)

    def _complain(self, message: str, args: Args | None = None) -> None:
        """One line about what was typed; nothing has changed."""
        self.screen.tell(self.say.words(message, args))

    # --- moves ------------------------------------------------------------------------------------

    def _follow(self, numbers: tuple[int, ...]) -> Menu | None:
        """Go through the menus by their numbers; only a whole path to a choice moves."""
        path = [self.menus[-1]]
        for place, number in enumerate(numbers):
            opens = self._numbered(path[-1], number)
            if callable(opens):
                path.append(opens())
                continue
            if opens is not None:
                self._take(opens, last=place == len(numbers) - 1)
            return None
        self.menus += path[1:-1]
        return path[-1]

    def _numbered(self, menu: Menu, number: int) -> Opens | None:
        if 1 <= number <= len(menu.entries):
            return menu.entries[number - 1].opens
        self._complain("bad-number", {"number": number, "most": len(menu.entries)})
        return None

    def _take(self, opens: Opens, *, last: bool) -> None:
        """Do a choice; of a refusal, say why."""
        if not last:
            self._complain("bad-path")
        elif isinstance(opens, Choice):
            self._make(opens)
        else:
            self._explain_entry(opens)

    def _make(self, choice: Choice) -> None:
        """Do a choice, with the purchases that it needs."""
        buy = self.sitting.record.game.parse("buy") if choice.buys else []
        self.sitting.enter([*buy * choice.buys, choice.action])

    def _move(self, text: str) -> Menu | None:
        """A move that is typed: in full notation, or as a beginning that can mean only one."""
        try:
            actions = self.sitting.record.game.parse(text)
        except NotationError:
            return self._guess(text)
        if self.sitting.enter(actions) is not None:
            self._why(text)
        return None

    def _guess(self, text: str) -> Menu | None:
        choices = [choice for choice in self._offers().choices if self.family.offered(choice)]
        named = named_by(choices, text, self.family.bare)
        if len(named) == 1:
            self._make(named[0])
            return None
        found = meant(self.say, choices, text)
        if len(found) > 1 or (found and len(text) < SURE):
            del self.menus[1:]
            return self._menus().matching(found)
        if found:
            self._make(found[0])
        elif about(self.say, self._offers().refusals, text):
            self._why(text)
        else:
            self._complain("bad-input", {"text": text})
        return None

    def _always(self, _: str) -> None:
        """Answer by the family's preference from now on, or ask again."""
        if not self.family.prefers:
            self._complain("bad-input", {"text": "always"})
            return
        self.prefers = not self.prefers
        self._complain(self.family.prefers[0] if self.prefers else self.family.prefers[1])
        if self.prefers and (choice := self.family.preferred(self.view)):
            self._make(choice)

    # --- questions --------------------------------------------------------------------------------

    def _explain(self, rest: str) -> None:
        """? alone is help; with a number or a text it says whether and why not."""
        if not rest:
            self.screen.section(explain.help_lines(self.say, self.screen.width))
        elif rest.isascii() and rest.isdigit():
            opens = self._numbered(self.menus[-1], int(rest[:3]))
            if opens is not None:
                self._explain_entry(opens)
        else:
            self._why(rest)

    def _explain_entry(self, opens: Opens) -> None:
        if isinstance(opens, Choice):
            self.screen.show(explain.choice_lines(self.say, opens, self.screen.width))
        elif callable(opens):
            self._complain("why-menu")
        else:
            self.screen.show(explain.refusal_lines(self.say, [opens], self.screen.width))

    def _why(self, text: str) -> None:
        offers = self._offers()
        self.screen.show(
            explain.why_lines(
                self.say, self.sitting, offers.choices, offers.refusals, text, self.screen.width
            )
        )

    def _refusals(self, _: str) -> Menu:
        del self.menus[1:]
        return refusals_menu(self.say, explain.grouped(self.say, self._offers().refusals))

    def _rules(self, rest: str) -> None:
        self.screen.section(explain.rules_lines(self.say, rest, self.screen.width))

    def _rule(self, rest: str) -> None:
        self.screen.show(explain.rule_lines(self.say, rest, self.screen.width))

    def _table(self, rest: str) -> Menu:
        """The table again, on demand one page of it or everything in front of everybody."""
        page = self.family.pages.get(rest.lower())
        if page is not None:
            self.screen.section(page(self.say, self.view, self.screen.width))
        else:
            self.screen.section(self._table_lines(None if rest else self.sitting.seat()))
        return self.menus.pop()

    def _table_lines(self, seat: int | None) -> list[str]:
        view = self.sitting.record.game.view(self.sitting.state, seat)
        return self.family.table(self.say, view, self.screen.width)

    def _log(self, rest: str) -> None:
        count = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_EVENTS
        self._tell(self.sitting.events[-count:] if count else [])

    # --- going back, saving, leaving --------------------------------------------------------------

    def _undo(self, _: str) -> None:
        actions = self.sitting.undo()
        if not actions:
            self._complain(*self._why_no_undo())
            return
        self.told[self.reader] = len(self.sitting.events)
        moves = "; ".join(self.say.action(action) for action in actions)
        self._complain("undone", {"moves": moves})

    def _why_no_undo(self) -> tuple[str, Args]:
        movers = [line.seat for line in self.sitting.record.lines if line.seat != CHANCE]
        if movers[-1:] == [self.sitting.seat()]:
            seen = [event for event in self.sitting.events if event.is_for(self.sitting.seat())]
            return "undo-revealed", {"event": self.say.event(seen[-1])}
        return "undo-nothing", {}

    def _back(self, _: str) -> Menu | None:
        if len(self.menus) == 1:
            self._complain("bad-back")
            return None
        self.menus.pop()
        return self.menus.pop()

    def _leave(self, _: str) -> None:
        raise Left

    def _save(self, rest: str) -> None:
        path = Path(os.path.expanduser(rest)) if rest else self.file
        trouble = "" if path is None else self._trouble(path)
        if trouble:
            self._complain("save-failed", {"error": trouble})
        else:
            self._complain("saved", {"file": str(path)})

    def keep(self) -> None:
        """Save what has been played so far, if there is anything; if that fails, say so once and play on."""
        if self.file is None or not self.sitting.record.lines:
            return
        before, self.trouble = self.trouble, self._trouble(self.file)
        if self.trouble and self.trouble != before:
            self._complain("save-failed", {"error": self.trouble})

    def _trouble(self, path: Path) -> str:
        """Save; what went wrong, if anything."""
        try:
            saves.written(self.sitting.record, saves.checked(path))
        except LudariumError as error:
            return str(error)
        return ""

    def _news(self) -> None:
        """Tell what has happened since the last time; that a round begins is said by the table."""
        events = self._untold()
        self.told[self.reader] = len(self.sitting.events)
        if events and events[-1].kind == "round-began":
            events.pop()
        if events:
            self._tell(events)
        while self.sitting.faults:
            fault = self.sitting.faults.pop(0)
            self._complain(
                f"fault-{fault.kind}", {"player": self.say.player(fault.seat), "detail": fault.detail}
            )

    def _untold(self) -> list[Event]:
        return self.sitting.events[self.told.get(self.reader, self.begun) :]

    def _tell(self, events: list[Event]) -> None:
        """Events as the person to act may see them; when nobody is, as a spectator may."""
        seat = self.sitting.seat()
        viewer = seat if seat >= 0 and self.sitting.bots[seat] is None else None
        self.screen.section(story.event_lines(self.say, events, self.screen.width, viewer))
