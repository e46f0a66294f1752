"""Where lines go to and come from; colour is only decoration."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import dropwhile

from rich.console import Console
from rich.text import Text

from ludarium.terminal.layout import NARROWEST, WIDEST, wrapped

HEADING = r"^\S.*"
NUMBER = r"^ +\d+  "
HIDING_LINES = 70  # taller than a terminal usually is
WIPE = "\033[H\033[2J\033[3J"  # to the corner, clear the screen, clear what was scrolled away


@dataclass(frozen=True)
class Screen:
    """Writes one line, reads one line after a prompt (EOFError at the end), and knows its width."""

    write: Callable[[str], None]
    read: Callable[[str], str]
    width: int = 80
    height: int = 0  # of a real terminal; 0: everything can be read
    clear: Callable[[], None] | None = None  # wipes a real terminal, with what can be scrolled back to

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def tell(self, text: str, indent: str = "") -> None:
        """A text in as many lines as it needs."""
        self.show(wrapped(text, self.width, indent))

    def section(self, lines: Iterable[str]) -> None:
        """Lines after one that is empty."""
        self.show(["", *dropwhile(lambda line: not line, lines)])

    def hide(self) -> None:
        """Let nothing that was shown be seen any more."""
        if self.clear is not None:
            self.clear()
        else:
            self.show([""] * HIDING_LINES)


def painted(line: str) -> Text:
    """A line with its decoration: headings bold, the numbers of choices coloured."""
    text = Text(line)
    text.highlight_regex(HEADING, "bold")
    text.highlight_regex(NUMBER, "cyan")
    return text


def _read(console: Console, prompt: str) -> str:
    """A line that is typed; one that comes from a pipe is shown, so that the output can be followed."""
    text = input(prompt)
    if not sys.stdin.isatty():
        console.out(text, highlight=False)
    return text


def terminal() -> Screen:
    """The screen of this process."""
    if sys.stdin.isatty():
        _allow_editing()
    plain = bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
    console = Console(highlight=False, color_system=None if plain else "auto")
    return Screen(
        write=lambda line: console.print(painted(line), soft_wrap=True),
        read=lambda prompt: _read(console, prompt),
        width=max(NARROWEST, min(WIDEST, console.width)),
        height=console.height if sys.stdin.isatty() and sys.stdout.isatty() else 0,
        clear=_wipe if sys.stdin.isatty() and sys.stdout.isatty() else None,
    )


def _wipe() -> None:
    """Push everything out of sight, wipe it, and forget what was typed."""
    sys.stdout.write("\n" * shutil.get_terminal_size().lines + WIPE)
    sys.stdout.flush()
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def _allow_editing() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    try:
        import readline  # noqa: F401 (its import is what does it)
    except ImportError:
        return
