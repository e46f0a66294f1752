"""Commands that are refused: an id that the catalogues word, its figures, and the rule if one forbids it."""

from __future__ import annotations

from ludarium.core.errors import LudariumError
from ludarium.core.messages import Args, Reason


class RefusedError(LudariumError):
    """A command that changes nothing; the page says `error-ID`."""

    def __init__(self, error: str, reason: Reason | None = None, **args: str | int) -> None:
        super().__init__(f"{error} {args}" if args else error)
        self.error = error
        self.args_told: Args = dict(args)
        self.reason = reason


class StoreError(LudariumError):
    """A journal that cannot be written or read as it was written."""


class BrokenTableError(StoreError):
    """A journal that cannot be what was written: its table is set aside, all others go on."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table}: {why}")
        self.table = table


class RetiredError(RefusedError):
    """A table of older rules."""


class ConflictError(StoreError):
    """Somebody else has written to the journal of this table in between."""
