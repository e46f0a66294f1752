"""What a puzzle is: a position of a real game, the key of its best turn, and how hard it is to find."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

import msgspec

from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.core.record import Record
from ludarium.core.whole import write_whole
from ludarium.games import GAMES

FOLDER = "puzzles"  # in a game's package
SUFFIX = ".json"
FORMAT = "ludarium puzzles 1"
LARGEST = 4 * 1024 * 1024
log = logging.getLogger("ludarium.puzzles")
Grade = Literal["easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard")


class PuzzleError(LudariumError):
    """Why there is no such puzzle, or a file holds none."""


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that comes next to the best one, and what it is less worth."""

    turn: list[str]
    less: Phrase


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position with one clearly best turn; whoever plays its key has found it, in whatever order."""

    id: str
    seat: int  # the solver's
    rating: int  # how hard it is, on the scale of solvers
    grade: Grade  # the same among the puzzles of its set
    key: list[str]  # moves that every good turn has, in the notation of the game
    turn: list[str]  # the best turn
    lead: float  # of a win, before the best turn without the key
    error: float  # its standard error
    others: list[Other]
    reasons: list[Phrase]
    found: dict[str, int]  # level -> in how many of the trials it found the key
    trials: int
    seed: int  # of the draws in the solver's turn
    position: list[str]  # the game until then, as the lines of a game file


class PuzzleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Puzzles of one game, and how to make them again."""

    format: str
    game: str
    rules: int
    fingerprint: str  # of what random games come to, so that no changed figure goes unnoticed
    command: str
    seed: int
    puzzles: list[Puzzle]


def text_of(found: PuzzleSet) -> str:
    """A set as the text of its file: JSON, a fact a line and a move a line."""
    facts = [(name, getattr(found, name)) for name in found.__struct_fields__ if name != "puzzles"]
    head = "".join(f" {_json(name)}: {_json(value)},\n" for name, value in facts)
    return "{\n" + head + ' "puzzles": [' + ",".join(map(_puzzle_text, found.puzzles)) + "\n ]\n}\n"


def _puzzle_text(puzzle: Puzzle) -> str:
    facts = [(name, getattr(puzzle, name)) for name in puzzle.__struct_fields__ if name != "position"]
    head = "".join(f"\n   {_json(name)}: {_json(value)}," for name, value in facts)
    moves = ",".join(f"\n    {_json(line)}" for line in puzzle.position)
    return "\n  {" + head + '\n   "position": [' + moves + "\n   ]\n  }"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def save(found: PuzzleSet, path: Path) -> None:
    """Write a set whole or not at all."""
    write_whole(path, text_of(found).encode())


def load(path: Path) -> PuzzleSet:
    """A set from a file, checked."""
    try:
        if path.stat().st_size > LARGEST:
            raise PuzzleError(f"{path}: the file is larger than {LARGEST} bytes")
        return read(path.read_bytes(), str(path))
    except OSError as error:
        raise PuzzleError(f"{path}: {error.strerror}") from error


def read(text: bytes, place: str) -> PuzzleSet:
    """A set from its text; one that is broken or of other rules is told in one line."""
    try:
        found = msgspec.json.decode(text, type=PuzzleSet)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"{place}: this is no set of puzzles ({error})") from error
    if found.format != FORMAT:
        raise PuzzleError(f"{place}: its format is {found.format!r}, and this version reads {FORMAT!r}")
    if found.game not in GAMES:
        raise PuzzleError(f"{place}: there is no game {found.game!r}; the games are {', '.join(GAMES)}")
    rules = GAMES[found.game].rules
    if found.rules != rules:
        made = f"it was made by rules {found.rules} of {found.game}"
        raise PuzzleError(f"{place}: {made}, and this version plays rules {rules}")
    return found


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game by their ids, the easiest first."""
    found = [puzzle for each in _usable(GAMES[game]) for puzzle in each.puzzles]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))}


def _usable(game: Game) -> Iterator[PuzzleSet]:
    """The sets of a game that fit its rules; a house is played in without the others, and says which."""
    for file in _files(game):
        try:
            yield read(file.read_bytes(), file.name)
        except PuzzleError as error:
            log.warning("%s", error)


def sets_of(game: Game) -> list[PuzzleSet]:
    """The sets in a game's package, in the order of their files; one that does not fit is told."""
    return [read(file.read_bytes(), file.name) for file in _files(game)]


def _files(game: Game) -> list[Traversable]:
    """A set's file is named after its game, so that the games of one package have their own."""
    folder = resources.files(game.package).joinpath(FOLDER)
    files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)] if folder.is_dir() else []
    return sorted((file for file in files if file.name.startswith(game.id)), key=lambda file: file.name)


def puzzle_named(game: Game, name: str) -> Puzzle:
    return named(puzzles_of(game.id), name, game.id)


def named(found: Mapping[str, Puzzle], name: str, place: str) -> Puzzle:
    """The puzzle with this id."""
    if name not in found:
        raise PuzzleError(f"{place} has no puzzle {name!r}; it has {', '.join(found) or 'none'}")
    return found[name]


def record_of(lines: Sequence[str]) -> Record:
    """The game until a position, every move and hash checked."""
    return notation.read("\n".join(lines) + "\n", GAMES, FOLDER)
