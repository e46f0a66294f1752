"""What is typed at the prompt: numbers, a command with its rest, or text that should be a move."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 500  # characters of a line; a sentence that quotes more would not be said
NUMBERS = re.compile(r"\d{1,3}(?:[ .]+\d{1,3})*")
ALIASES = {
    "?": "?", "help": "?",
    "h": "h", "hint": "h",
    "x": "x",
    "u": "u", "undo": "u",
    "s": "s", "save": "s",
    "l": "l", "log": "l",
    "t": "t", "table": "t",
    "q": "q", "quit": "q", "exit": "q",
    "b": "b", "back": "b", "0": "b",
    "always": "always",
    "intro": "intro",
    "rules": "rules",
    "rule": "rule",
}  # fmt: skip


@dataclass(frozen=True)
class Typed:
    """One line: a path of numbers, or a command and its rest, or neither (then the rest is the text)."""

    numbers: tuple[int, ...] = ()
    command: str = ""
    rest: str = ""


def typed(line: str) -> Typed:
    """Take a line apart."""
    text = " ".join("".join(part if part.isprintable() else " " for part in line).split())
    if text.startswith("?"):
        text = f"? {text[1:]}"
    first, _, rest = text.partition(" ")
    command = ALIASES.get(first.lower(), "")
    if command and not (command == "b" and rest):
        return Typed(command=command, rest=rest.strip())
    if NUMBERS.fullmatch(text):
        return Typed(numbers=tuple(int(number) for number in re.findall(r"\d+", text)))
    return Typed(rest=text)
