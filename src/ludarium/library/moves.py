"""Moves as objects with words, and what is said when one is not allowed."""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Reason
from ludarium.core.record import IllegalMoveError
from ludarium.core.state import State
from ludarium.text.say import Say


@dataclass(frozen=True)
class LegalMove:
    """What a seat may choose: the actions it is made of, its notation, and words in the table's language."""

    actions: tuple[int, ...]
    notation: str
    words: str
    kind: str  # such as "send"
    price: str = ""  # what it takes, in words
    brings: str = ""  # what comes of it, in words

    @property
    def action(self) -> int:
        """The action that is meant; those before it only make it possible."""
        return self.actions[-1]

    def __str__(self) -> str:
        return self.notation


class RefusedMoveError(IllegalMoveError):
    """A move that the rules do not allow: `clause` forbids it, `words` say why."""

    def __init__(self, move: str, clause: str, words: str) -> None:
        super().__init__(f"{move}: {words}")
        self.move = move
        self.clause = clause
        self.words = words

    def __reduce__(self) -> tuple[type[RefusedMoveError], tuple[str, str, str]]:
        return RefusedMoveError, (self.move, self.clause, self.words)


def legal_moves(game: Game, state: State, say: Say) -> list[LegalMove]:
    """All that the seat to act may choose; nothing at the end."""
    if state.to_act < 0:
        return []
    view = game.view(state, int(state.to_act))
    return [
        LegalMove(
            tuple(choice.actions),
            choice.notation,
            say.choice(choice),
            choice.move.kind,
            say.phrases(choice.price),
            say.phrases(choice.brings),
        )
        for choice in view.choices
    ]


def actions_of(game: Game, move: object) -> list[int]:
    """The actions of a move in any of its shapes; a text that is no move says so in one line."""
    if isinstance(move, LegalMove):
        return list(move.actions)
    if isinstance(move, str):
        return game.parse(move.strip())
    if isinstance(move, int) and not isinstance(move, bool):
        return [move]
    raise LudariumError(f"a move is a text, an action id or a LegalMove, not {type(move).__name__}")


def refused(game: Game, action: int, reason: Reason, say: Say) -> RefusedMoveError:
    """What to raise for an action that is not allowed."""
    try:
        move = game.notation(action)
    except (LudariumError, IndexError, KeyError):
        move = f"action {action}"  # an id that no action has
    return RefusedMoveError(move, reason.clause, say.reason(reason))
