"""One position in front of a person: its menus, moves by number or in words, and questions about them."""

from __future__ import annotations

from ludarium.core.errors import NotationError
from ludarium.core.messages import Choice, View
from ludarium.terminal import explain
from ludarium.terminal.choices import Menu, Menus, Opens, menu_lines, refusals_menu
from ludarium.terminal.matching import about, meant, named_by
from ludarium.terminal.stage import Stage

SURE = 3  # a text of fewer letters never moves by itself


class Turn:
    """What the person to act may do now; a menu that comes of an answer is the one to show next."""

    def __init__(self, stage: Stage, view: View) -> None:
        self.stage = stage
        self.view = view
        self.open_menus: list[Menu] = []  # the main menu first
        self.open(self._menus().main(view.choices))

    def _menus(self) -> Menus:
        stage = self.stage
        return Menus(stage.say, stage.family, self.view, stage.screen.width)

    def open(self, menu: Menu) -> None:
        """Show a menu in front of those that are open."""
        self.open_menus.append(menu)
        self.stage.screen.section(menu_lines(self.stage.say, menu, self.stage.screen.width))

    def again(self) -> Menu:
        """The menu in front, to be shown again."""
        return self.open_menus.pop()

    def back(self) -> Menu | None:
        if len(self.open_menus) == 1:
            self.stage.complain("bad-back")
            return None
        self.open_menus.pop()
        return self.open_menus.pop()

    # --- moves ------------------------------------------------------------------------------------

    def follow(self, numbers: tuple[int, ...]) -> Menu | None:
        """Go through the menus by their numbers; only a whole path to a choice moves."""
        path = [self.open_menus[-1]]
        for place, number in enumerate(numbers):
            opens = self._numbered(path[-1], number)
            if callable(opens):
                path.append(opens())
                continue
            if opens is not None:
                self._take(opens, last=place == len(numbers) - 1)
            return None
        self.open_menus += path[1:-1]
        return path[-1]

    def _numbered(self, menu: Menu, number: int) -> Opens | None:
        if 1 <= number <= len(menu.entries):
            return menu.entries[number - 1].opens
        self.stage.complain("bad-number", {"number": number, "most": len(menu.entries)})
        return None

    def _take(self, opens: Opens, *, last: bool) -> None:
        """Do a choice; of a refusal, say why."""
        if not last:
            self.stage.complain("bad-path")
        elif isinstance(opens, Choice):
            self.make(opens)
        else:
            self._explain_entry(opens)

    def make(self, choice: Choice) -> None:
        self.stage.sitting.enter(choice.actions)

    def move(self, text: str) -> Menu | None:
        """A move that is typed: in full notation, or as a beginning that can mean only one."""
        try:
            actions = self.stage.sitting.record.game.parse(text)
        except NotationError:
            return self._guess(text)
        if self.stage.sitting.enter(actions) is not None:
            self.why(text)
        return None

    def _guess(self, text: str) -> Menu | None:
        say = self.stage.say
        choices = [choice for choice in self.view.choices if not choice.minor]
        named = named_by(choices, text, say.game.bare)
        if len(named) == 1:
            self.make(named[0])
            return None
        fitting = meant(say, choices, text)
        if len(fitting) > 1 or (fitting and len(text) < SURE):
            del self.open_menus[1:]
            return self._menus().matching(fitting)
        if fitting:
            self.make(fitting[0])
        elif about(say, self.view.refusals, text):
            self.why(text)
        else:
            self.stage.complain("bad-input", {"text": text})
        return None

    # --- questions --------------------------------------------------------------------------------

    def explain(self, asked: str) -> None:
        """Nothing asked is help; a number or a text is whether and why not."""
        if not asked:
            self.stage.screen.section(explain.help_lines(self.stage.say, self.stage.screen.width))
        elif asked.isascii() and asked.isdigit():
            opens = self._numbered(self.open_menus[-1], int(asked[:3]))
            if opens is not None:
                self._explain_entry(opens)
        else:
            self.why(asked)

    def _explain_entry(self, opens: Opens) -> None:
        say, width = self.stage.say, self.stage.screen.width
        if isinstance(opens, Choice):
            self.stage.screen.show(explain.choice_lines(say, opens, width))
        elif callable(opens):
            self.stage.complain("why-menu")
        else:
            self.stage.screen.show(explain.refusal_lines(say, [opens], width))

    def why(self, text: str) -> None:
        say, sitting, width = self.stage.say, self.stage.sitting, self.stage.screen.width
        lines = explain.why_lines(say, sitting, self.view, text, width)
        self.stage.screen.show(lines)

    def refusals(self) -> Menu:
        del self.open_menus[1:]
        return refusals_menu(self.stage.say, explain.grouped(self.stage.say, self.view.refusals))
