"""A game under way: its record, its position, what has happened, and the randomness that drives it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ludarium.bots import seated
from ludarium.bots.guarded import BotFault
from ludarium.core.messages import Event, Reason
from ludarium.core.record import Line, Record, chance_rng, checked, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.terminal.seats import BOT, Sitter

LARGEST_SEED = 10**12  # short enough to be read out


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbelow(LARGEST_SEED)


class Sitting:
    """Plays a record on: chance draws by the seed of the record, bots choose, people are asked elsewhere."""

    def __init__(self, record: Record, sitters: Sequence[Sitter], inherited: int = 0) -> None:
        self.record = record
        self.inherited = inherited  # moves whose draws came from another seed; they are not taken back
        self.sitters = sitters
        self.faults: list[BotFault] = []  # of bots, for which a substitute moved
        self.bots = [
            seated(sitter.name, record.game, self.faults.append) if sitter.kind == BOT else None
            for sitter in sitters
        ]
        self._seed = new_seed() if record.seed is None else record.seed
        self._entries: list[int] = []  # how many moves there were before each entry of a person
        self._replay()

    def _replay(self) -> None:
        """Come to the end of the record; chance draws its moves again, so that its next draw is right."""
        self.events: list[Event] = []
        self.chance: Rng = chance_rng(self._seed, self.record.number)
        self.state: State = self.record.first()
        self.state.log = self.events
        for at, line in enumerate(self.record.lines):
            if line.seat == CHANCE and at >= self.inherited:
                self.state.draw(self.chance)
            self.state.apply(line.action)

    # --- whose move it is -------------------------------------------------------------------------

    def over(self) -> bool:
        return bool(self.state.to_act == OVER)

    def only_bots(self) -> bool:
        return None not in self.bots

    def seat(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return int(self.state.to_act)

    def settle(self) -> None:
        """Let chance make its moves."""
        self.record.settle(self.state, self.chance)

    # --- moves ------------------------------------------------------------------------------------

    def bot_moves(self) -> bool:
        """Let the bot to act make one move; False if a person has to act."""
        seat = self.seat()
        bot = self.bots[seat]
        if bot is None:
            return False
        # A stream for each move, so that a resumed game goes on like one that was never left.
        rng = seat_rng(self._seed, seat, len(self.record.lines))
        self.record.add(self.state, checked(self.state, bot.choose(self.state.imagine(seat, rng), rng)))
        return True

    def why_not(self, actions: Sequence[int]) -> Reason | None:
        """Why the seat to act cannot do these actions one after the other."""
        trial = self.state.copy()
        for number, action in enumerate(actions):
            if reason := trial.why_not(action):
                return reason if number == 0 else self._in_all(reason, actions, number)
            trial.apply(action)
        return None

    def _in_all(self, reason: Reason, actions: Sequence[int], done: int) -> Reason:
        """Of the same thing done several times, what all of it takes and what is there before the first."""
        times = actions.count(actions[done])
        needed, left = reason.args.get("needed"), reason.args.get("left")
        if times == 1 or actions[:done] != [actions[done]] * done or not isinstance(needed, int):
            return reason
        before = {"needed": needed * times, "left": int(left or 0) + needed * done}
        return Reason(reason.clause, reason.kind, {**reason.args, **before})

    def enter(self, actions: Sequence[int]) -> Reason | None:
        """Make the moves of a person, all or none."""
        if reason := self.why_not(actions):
            return reason
        self._entries.append(len(self.record.lines))
        for action in actions:
            self.record.add(self.state, action)
        return None

    def follow(self, action: int) -> None:
        """Make a move that belongs to the last entry, and is taken back with it."""
        self.record.add(self.state, action)

    def undo(self) -> list[int]:
        """Take back the last entry of the person to act, if nothing was revealed and nobody moved since."""
        free = min(self.record.undoable(self.seat()), len(self.record.lines) - self.inherited)
        if free == 0:
            return []
        moves = len(self.record.lines)
        before = self._entries.pop() if self._entries else moves - 1
        return [line.action for line in self._back_to(max(before, moves - free))]

    def undo_further(self) -> list[int]:
        """Among bots, take back one's last entry with all that followed; the same draws come again."""
        seat = self.seat()
        lines = enumerate(self.record.lines)
        mine = [number for number, line in lines if line.seat == seat and number >= self.inherited]
        if self.bots.count(None) > 1 or not mine:
            return []
        first = self._entries.pop() if self._entries else mine[-1]
        return [line.action for line in self._back_to(first) if line.seat == seat]

    def _back_to(self, first: int) -> list[Line]:
        """Forget the moves from one on; which they were."""
        gone = self.record.lines[first:]
        del self.record.lines[first:]
        self._replay()
        return gone
