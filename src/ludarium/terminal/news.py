"""Who has been told what: news for the person at the screen, each event once."""

from __future__ import annotations

from ludarium.core.messages import Event
from ludarium.terminal.prompt import typed
from ludarium.terminal.stage import Stage

EVERYBODY = -1  # who reads the screen while hands are open


class Left(Exception):  # noqa: N818 (no error: the player leaves the table)
    """The player wants to stop for now."""


class NewsTeller:
    """Tells each reader of the screen what is new to them, and hides from the next what is not theirs."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        sitting = stage.sitting
        self.begun = len(sitting.events) - sitting.over()  # the end is told even to those who come after it
        self.told: dict[int, int] = {}  # reader -> how many events were told
        self.reader = EVERYBODY  # where hands are hidden, the person who sits at the screen

    def skip_setting_up(self) -> None:
        """Of the first draws only who starts is told; the rest lies on the table."""
        events = self.stage.sitting.events
        self.begun = len(events)
        started = [event for event in events if event.kind == "started"]
        self.stage.screen.show([self.stage.say.event(event) for event in started])

    def untold(self) -> list[Event]:
        return self.stage.sitting.events[self.told.get(self.reader, self.begun) :]

    def all_told(self) -> None:
        self.told[self.reader] = len(self.stage.sitting.events)

    def tell(self) -> None:
        """Tell what has happened since the last time; that a round begins is said by the table."""
        events = self.untold()
        self.all_told()
        if events and events[-1].kind == "round-began":
            events.pop()
        if events:
            self.stage.tell(events)
        self._tell_faults()

    def _tell_faults(self) -> None:
        faults = self.stage.sitting.faults
        while faults:
            fault = faults.pop(0)
            player = self.stage.say.player(fault.seat)
            self.stage.complain(f"fault-{fault.kind}", {"player": player, "detail": fault.detail})

    # --- a shared screen --------------------------------------------------------------------------

    def face(self, seat: int) -> bool:
        """Where hands are hidden, let only the person to act read the screen; whether it was passed on."""
        sitting = self.stage.sitting
        if not sitting.record.game.hidden or self.reader == seat:
            return False
        shared = sitting.bots.count(None) > 1
        if shared:
            self._pass_on(seat)
        self.reader = seat
        return shared

    def _pass_on(self, seat: int) -> None:
        """Hide everything until the other person sits at the screen; what all may read stays until then."""
        say, screen = self.stage.say, self.stage.screen
        if self.reader != EVERYBODY:
            screen.hide()
        self.stage.complain("pass-table", {"player": say.player(seat)})
        line = typed(screen.read(say.words("pass-ready", {"player": say.player(seat)}) + " "))
        if line.command == "q":
            raise Left
        screen.hide()

    def cover(self) -> None:
        """Where people share the screen, leave nothing on it that only one of them may see."""
        sitting = self.stage.sitting
        shared = sitting.record.game.hidden and sitting.bots.count(None) > 1
        if shared and self.reader != EVERYBODY and not sitting.over():
            self.stage.screen.hide()
