"""A game under way with the words that it is told in and the screen that it is told on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludarium.core.messages import Args, Event
from ludarium.terminal import any_table, story
from ludarium.terminal.families import Family, family_of
from ludarium.terminal.screen import Screen
from ludarium.terminal.sitting import Sitting
from ludarium.text.say import Say

MENU_ROOM = 13  # lines of a menu with its title and the prompt
LEAST_ROOM = 6


@dataclass(frozen=True)
class Stage:
    """What every part of a session needs: the game, the words, the screen."""

    sitting: Sitting
    say: Say
    screen: Screen

    @property
    def family(self) -> Family[Any]:
        return family_of(self.sitting.record.game)

    def complain(self, message: str, args: Args | None = None) -> None:
        """One line about what was typed; nothing has changed."""
        self.screen.tell(self.say.words(message, args))

    def view(self, seat: int | None) -> Any:
        return self.sitting.record.game.view(self.sitting.state, seat)

    def show_table(self, seat: int | None) -> None:
        """The table as a seat sees it, or a spectator."""
        self.screen.section(self.family.table(self.say, self.view(seat), self.screen.width))

    def look(self, seat: int) -> None:
        """The table when a turn begins: whole where it stays on the screen with the menu, else in brief."""
        view, room = self.view(seat), self.screen.height - MENU_ROOM
        lines = self.family.table(self.say, view, self.screen.width)
        if 0 < self.screen.height < len(lines) + MENU_ROOM:
            lines = any_table.brief(self.say, view, self.screen.width, max(room, LEAST_ROOM))
        self.screen.section(lines)

    def tell(self, events: list[Event]) -> None:
        """Events as the person to act may see them; when nobody is, as a spectator may."""
        seat = self.sitting.seat()
        viewer = seat if seat >= 0 and self.sitting.bots[seat] is None else None
        self.screen.section(story.event_lines(self.say, events, self.screen.width, viewer))
