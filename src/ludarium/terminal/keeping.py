"""Every move is saved as it is made; what goes wrong with that is told once."""

from __future__ import annotations

import os
from pathlib import Path

from ludarium.core.errors import LudariumError
from ludarium.terminal import saves
from ludarium.terminal.stage import Stage


class SaveFile:
    """The file of a session; none while bots are only watched."""

    def __init__(self, stage: Stage, path: Path | None) -> None:
        self.stage = stage
        self.path = path
        self.trouble = ""  # why the game could not be saved, told once

    def keep(self) -> None:
        """Save what has been played so far, if there is anything; if that fails, say so once and play on."""
        if self.path is None or not self.stage.sitting.record.lines:
            return
        before, self.trouble = self.trouble, self._trouble(self.path)
        if self.trouble and self.trouble != before:
            self.stage.complain("save-failed", {"error": self.trouble})

    def save(self, name: str) -> None:
        """Save as asked: to a file of that name, or once more to the own one."""
        path = Path(os.path.expanduser(name)) if name else self.path
        trouble = "" if path is None else self._trouble(path)
        if trouble:
            self.stage.complain("save-failed", {"error": trouble})
        else:
            self.stage.complain("saved", {"file": str(path)})

    def _trouble(self, path: Path) -> str:
        """Save; what went wrong, if anything."""
        try:
            saves.written(self.stage.sitting.record, saves.checked(path))
        except LudariumError as error:
            return str(error)
        return ""
