"""Numbered menus: the choices of a seat grouped by kind, in steps where there are many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludarium.core.game import Kind
from ludarium.core.messages import Choice, Refusal
from ludarium.terminal import any_table
from ludarium.terminal.families import Family
from ludarium.terminal.layout import INDENT, columns, listed, sentence, side_by_side, wrapped
from ludarium.text.say import COUNTED, Say

MOST_LINES = 9  # a menu with more choices asks for one card first

NUMBER_ROOM = 4


@dataclass(frozen=True)
class Menu:
    """Numbered lines under a title; an inner menu can be left."""

    title: str
    entries: Sequence[Entry]
    inner: bool = True
    grid: bool = False  # short entries stand side by side


Opens = Choice | tuple[Refusal, ...] | Callable[[], Menu]


@dataclass(frozen=True)
class Entry:
    """A line of a menu: a choice, refused moves, or what opens a further menu."""

    text: str
    opens: Opens


@dataclass(frozen=True)
class Menus:
    """Makes the menus of one position."""

    say: Say
    family: Family[Any]
    view: Any
    width: int

    @property
    def kinds(self) -> dict[str, Kind]:
        return {kind.name: kind for kind in self.say.game.kinds}

    # --- the main menu ----------------------------------------------------------------------------

    def main(self, choices: Sequence[Choice]) -> Menu:
        """One line for each kind of move; places of one piece by themselves."""
        offered = [choice for choice in choices if not choice.minor]
        title = any_table.status(self.say, self.view, self.family.beside(self.view))
        if self._in_grid(offered):
            return Menu(title, self._short_entries(offered), inner=False, grid=True)
        groups = self._groups(offered)
        if self.family.direct and len(groups) == 1 and len(offered) > 1:
            return replace(self.of(title, offered), inner=False)
        return Menu(title, [self._group(title, group) for title, group in groups.items()], inner=False)

    def _in_grid(self, choices: Sequence[Choice]) -> bool:
        return all(self.kinds[choice.move.kind].grid for choice in choices)

    def _short_entries(self, choices: Sequence[Choice]) -> list[Entry]:
        short = self.family.short
        return [Entry(short(self.say, self.view, choice), choice) for choice in choices]

    def _groups(self, choices: Sequence[Choice]) -> dict[str, list[Choice]]:
        """The choices under their headings, in the order of the family's kinds."""
        found: dict[str, list[Choice]] = {}
        order = list(self.kinds)
        for choice in sorted(choices, key=lambda choice: order.index(choice.move.kind)):
            found.setdefault(self.say.kind(choice.move), []).append(choice)
        return found

    def _group(self, title: str, choices: Sequence[Choice]) -> Entry:
        first = choices[0]
        if len(choices) > 1:
            return Entry(self._overview(title, choices), lambda: self.of(title, choices))
        text = self.choice_text(first)
        if first.ask:
            asked = sentence(self.say.phrase(first.ask))
            return Entry(text, lambda: Menu(asked, [Entry(text, first)]))
        return Entry(text, first)

    def _overview(self, title: str, choices: Sequence[Choice]) -> str:
        """A kind of move with the names of what can be chosen, in one line."""
        told = list(dict.fromkeys(self._named(choice) for choice in choices))
        if all(len(choice.actions) > 1 for choice in choices) and self.say.has("menu-by-buying"):
            title = self.say.words("menu-by-buying", {"title": title})
        return listed(f"{title}: ", told, self.width - len(INDENT) - NUMBER_ROOM)

    def _named(self, choice: Choice) -> str:
        arg = self.kinds[choice.move.kind].named
        value = choice.move.args[arg]
        if arg in self.say.game.bare and self.say.game.card_message(arg, str(value)) is None:
            return str(value)
        return self.say.words(arg, {"count": value}) if arg in COUNTED else self.say.card(arg, str(value))

    # --- further menus ----------------------------------------------------------------------------

    def of(self, title: str, choices: Sequence[Choice], depth: int = 0) -> Menu:
        """The choices themselves if they are few, else the cards that one has to choose first."""
        if self._in_grid(choices):
            return Menu(title, self._short_entries(choices), grid=True)
        steps = self.kinds[choices[0].move.kind].steps
        if len(choices) > MOST_LINES and depth < len(steps):
            groups = self._by_card(choices, steps[depth])
            if len(groups) == 1:
                return self.of(title, choices, depth + 1)
            return Menu(title, [self._step(title, steps[depth], group, depth) for group in groups])
        return Menu(title, [Entry(self._entry_text(choice), choice) for choice in choices])

    def _entry_text(self, choice: Choice) -> str:
        """A choice in the menu of its kind, whose title need not be said again."""
        brief = self.kinds[choice.move.kind].brief
        return self._with_facts(self._named(choice), choice) if brief else self.choice_text(choice)

    def _step(self, title: str, arg: str, choices: Sequence[Choice], depth: int) -> Entry:
        more = self.family.shared(self.view, choices)
        text = any_table.card_facts(self.say, self.view, arg, choices, more)
        name = self.say.card(arg, str(choices[0].move.args[arg]))
        return Entry(text, lambda: self.of(f"{title}: {name}", choices, depth + 1))

    def _by_card(self, choices: Sequence[Choice], arg: str) -> list[list[Choice]]:
        """Choices with the same card lie together."""
        found: dict[str, list[Choice]] = {}
        for choice in choices:
            found.setdefault(str(choice.move.args[arg]), []).append(choice)
        return list(found.values())

    def matching(self, choices: Sequence[Choice]) -> Menu:
        """Choices that a typed text may mean, whatever their kind."""
        groups = self._groups(choices)
        if len(groups) == 1:
            title, group = next(iter(groups.items()))
            return self.of(title, group)
        entries = [self._group(title, group) for title, group in groups.items()]
        return Menu(self.say.words("menu-which"), entries)

    def choice_text(self, choice: Choice) -> str:
        """A choice with its costs and what it brings."""
        return self._with_facts(sentence(self.say.choice(choice)), choice)

    def _with_facts(self, text: str, choice: Choice) -> str:
        facts = any_table.facts(self.say, choice)
        return f"{text} ({'; '.join(facts)})" if facts else text


def menu_lines(say: Say, menu: Menu, width: int) -> list[str]:
    """A menu as numbered lines under its title."""
    rows = [[str(number), entry.text] for number, entry in enumerate(menu.entries, 1)]
    if menu.inner:
        rows.append(["0", say.words("menu-back")])
    lay_out = side_by_side if menu.grid else columns
    return [*wrapped(menu.title, width), *lay_out(rows, width)]


def refusals_menu(say: Say, groups: Sequence[Sequence[Refusal]]) -> Menu:
    """What cannot be done now and why, numbered."""
    entries = [Entry(_refused(say, group), tuple(group)) for group in groups]
    return Menu(say.words("cannot-title" if entries else "cannot-nothing"), entries)


def _refused(say: Say, group: Sequence[Refusal]) -> str:
    """One move by itself, several of one kind by their kind."""
    first = group[0]
    what = sentence(say.move(first.move)) if len(group) == 1 else say.kind(first.move)
    return f"{what}. {say.reason(first.reason)}"
