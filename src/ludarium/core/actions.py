"""Action ids as moves and as text, both ways; a game says where each kind begins and how it is written."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from ludarium.core.errors import NotationError
from ludarium.core.messages import Choice, Move, Refusal
from ludarium.core.refusals import Name
from ludarium.core.state import State

Piece = tuple[int, Callable[[int], Move]]  # the first id of a kind, and how the rest of an id is read


class ActionTexts:
    """All action ids of a game. `forms` gives the text of each kind of move, with its arguments in braces."""

    def __init__(self, forms: Mapping[str, str], pieces: Sequence[Piece], count: int) -> None:
        self.forms = forms
        self.count = count
        # A kind that a game does not have begins where the next kind begins: the last of them counts.
        self._firsts = [int(first) for first, _ in pieces]
        self._readers = [reader for _, reader in pieces]
        self._moves: dict[int, Move] = {}  # each id taken apart once: every view asks for hundreds
        self._notations: dict[int, str] = {}
        self.names: dict[int, Name] = {}  # both together, as far as they were asked for

    def move(self, action: int) -> Move:
        """An action id taken apart."""
        if action not in self._moves:
            self._moves[action] = self._read(action)
        return self._moves[action]

    def _read(self, action: int) -> Move:
        if not 0 <= action < self.count:
            raise NotationError(f"there is no action {action}; ids run from 0 to {self.count - 1}")
        kind = bisect_right(self._firsts, action) - 1
        return self._readers[kind](action - self._firsts[kind])

    def notation(self, action: int) -> str:
        """An action id as text."""
        if action not in self._notations:
            move = self.move(action)
            self._notations[action] = self.forms[move.kind].format(**move.args)
        return self._notations[action]

    def name(self, action: int) -> Name:
        """Notation and move of an action."""
        known = self.names.get(action)
        if known is None:
            known = self.names[action] = (self.notation(action), self.move(action))
        return known

    @cached_property
    def texts(self) -> dict[str, int]:
        """Every text with its action id."""
        return {self.notation(action): action for action in range(self.count)}

    def understood(self, words: str) -> int | None:
        """The action that a text names; games that understand more than `texts` add it here."""
        return self.texts.get(words)

    def parse(self, text: str) -> list[int]:
        """A text as action ids: one, unless a game has texts for several moves in one go."""
        words = " ".join(text.lower().split())
        action = self.understood(words)
        if action is None:
            raise NotationError(self._explain(words))
        return [action]

    def offers(self, state: State) -> tuple[list[Choice], list[Refusal]]:
        """What the seat to act may choose, and what it may think of in vain."""
        choices: list[Choice] = []
        refusals: list[Refusal] = []
        for action in state.candidates():
            reason = state.why_not(action)
            if reason is None:
                choices.append(
                    Choice(actions=[action], notation=self.notation(action), move=self.move(action))
                )
            else:
                refusals.append(Refusal(action, self.notation(action), self.move(action), reason))
        return choices, refusals

    def _explain(self, words: str) -> str:
        """What is wrong with a text: its verb or what follows."""
        verb = words.split(" ")[0] if words else ""
        forms = sorted({form for form in self.forms.values() if form.split(" ")[0] == verb})
        if not forms:
            verbs = sorted({form.split(" ")[0] for form in self.forms.values()})
            return f"{words!r} is no move: it must begin with one of {', '.join(verbs)}"
        return f"{words!r} is no move: expected {' or '.join(forms)} with names of this game"
