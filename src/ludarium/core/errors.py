"""Errors that a user can mend: one line that names the place and the reason."""

from __future__ import annotations


class LudariumError(Exception):
    """Bad input from outside; its text is shown as it is."""


class DataError(LudariumError):
    """A data file that does not fit."""

    def __init__(self, place: str, line: int, why: str) -> None:
        super().__init__(f"{place}, line {line}: {why}")
        self.line = line


class NotationError(LudariumError):
    """A text that is no move of this game."""


class GameFileError(LudariumError):
    """A game file that is broken, tampered with or of other rules."""

    def __init__(self, place: str, line: int, why: str) -> None:
        super().__init__(f"{place}, line {line}: {why}")
        self.line = line


class OptionError(LudariumError):
    """An option, number of seats or name that a game does not know."""
