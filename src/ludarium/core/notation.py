"""Game files: a record as text that a person can read, and back, with every line checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ludarium.core.errors import GameFileError, LudariumError
from ludarium.core.game import Game
from ludarium.core.record import Line, Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.core.whole import write_whole

FIRST_LINE = "ludarium game file 1"
LARGEST = 4 * 1024 * 1024
LARGEST_SEED = 2**63 - 1
MOVE = re.compile(r"(\*|\d+) (.+?)(?: += ([0-9a-f]{16}))?")
HEADER = re.compile(r"(game|rules|seed|option [a-z-]+|seat \d+): (.+)")
RESULT = re.compile(r"(result|winners): (.+)")


def write(record: Record) -> str:
    """A record as the text of a game file."""
    state = record.after()
    out = [FIRST_LINE, f"game: {record.game.id}", f"rules: {record.game.rules}"]
    out += [f"option {name}: {value}" for name, value in record.options.items()]
    out += [f"seat {seat}: {who}" for seat, who in enumerate(record.seats)]
    if record.seed is not None:
        out.append(f"seed: {record.seed}/{record.number}")
    out.append("")
    out += [_line_text(record.game, line) for line in record.lines]
    if state.to_act == OVER:
        out += ["", *_result_lines(state)]
    return "\n".join(out) + "\n"


def _line_text(game: Game, line: Line) -> str:
    who = "*" if line.seat == CHANCE else str(line.seat)
    text = f"{who} {game.notation(line.action)}"
    return text if line.hash is None else f"{text} = {line.hash}"


def _result_lines(state: State) -> list[str]:
    scores = " ".join(str(score) for score in state.scores())
    return [f"result: {scores}", f"winners: {' '.join(str(seat) for seat in state.winners())}"]


def save(record: Record, path: Path) -> None:
    """Write a game file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, write(record).encode())


def load(path: Path, games: dict[str, Game]) -> Record:
    """Read and verify a game file."""
    return read(_text(path), games, str(path))


def game_of(path: Path) -> str:
    """The id of the game that a file names, before anything else of it is checked."""
    found = re.search(r"^game: (.+)$", _text(path), re.MULTILINE)
    if found is None:
        raise GameFileError(str(path), 1, "it names no game")
    return found[1]


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise GameFileError(str(path), 1, f"the file is larger than {LARGEST} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise GameFileError(str(path), 1, "the file is not UTF-8 text") from error


def read(text: str, games: dict[str, Game], place: str = "game file") -> Record:
    """The record that a game file's text holds, every move, hash and result checked."""
    *_, (record, _) = steps(text, games, place)
    return record


def steps(text: str, games: dict[str, Game], place: str = "game file") -> Iterator[tuple[Record, State]]:
    """The same after each line, with the position; only the last one is checked as a whole."""
    return _Reader(text, games, place).steps()


class _Reader:
    """One pass over a game file, which remembers the line it is at."""

    def __init__(self, text: str, games: dict[str, Game], place: str) -> None:
        self.games = games
        self.place = place
        self.number = 0
        self.lines = [line.rstrip() for line in text.split("\n")]
        self.header: dict[str, tuple[int, str]] = {}
        self.results: dict[str, str] = {}
        self.rng: Rng | None = None

    def error(self, why: str, line: int | None = None) -> GameFileError:
        return GameFileError(self.place, line or self.number, why)

    def steps(self) -> Iterator[tuple[Record, State]]:
        body = self._read_header()
        record = self._table()
        state = record.first()
        for text in body:
            self.number += 1
            if text and not text.startswith("#"):
                self._read_line(record, state, text)
            yield record, state
        self._check_result(state)
        yield record, state

    # --- the header -----------------------------------------------------------------------------

    def _read_header(self) -> list[str]:
        """Take the header in; return the lines after the empty line that ends it."""
        self.number = 1
        if self.lines[0] != FIRST_LINE:
            raise self.error(f"a game file begins with the line {FIRST_LINE!r}")
        for text in self.lines[1:]:
            self.number += 1
            if not text:
                return self.lines[self.number :]
            if not text.startswith("#"):
                self._read_header_line(text)
        raise self.error("the header must end with an empty line")

    def _read_header_line(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if match is None:
            raise self.error(f"{text!r} is no header line")
        if match[1] in self.header:
            raise self.error(f"{match[1]!r} is there twice")
        self.header[match[1]] = (self.number, match[2])

    def _wanted(self, name: str) -> str:
        if name not in self.header:
            raise self.error(f"the header has no line {name!r}")
        return self.header[name][1]

    def _table(self) -> Record:
        game = self._game()
        seats = [self._wanted(f"seat {seat}") for seat in range(self._seat_count())]
        options = {
            name.removeprefix("option "): value
            for name, (_, value) in self.header.items()
            if name.startswith("option ")
        }
        try:
            game.check_seats(len(seats))
            record = Record(game, game.table(options), seats)
        except LudariumError as error:
            raise self.error(str(error)) from error
        self._read_seed(record)
        return record

    def _game(self) -> Game:
        name = self._wanted("game")
        if name not in self.games:
            raise self.error(f"there is no game {name!r}; the games are {', '.join(self.games)}", 2)
        game = self.games[name]
        rules = self._wanted("rules")
        if rules != str(game.rules):
            line = self.header["rules"][0]
            why = f"it was played by rules {rules} of {name}, and this version plays rules {game.rules}"
            raise self.error(why, line)
        return game

    def _seat_count(self) -> int:
        return sum(1 for name in self.header if name.startswith("seat "))

    def _read_seed(self, record: Record) -> None:
        if "seed" not in self.header:
            return
        line, text = self.header["seed"]
        match = re.fullmatch(r"(\d{1,19})/(\d{1,8})", text)
        if match is None or int(match[1]) > LARGEST_SEED:
            raise self.error(f"a seed looks like 7/0, not {text!r}", line)
        record.seed, record.number = int(match[1]), int(match[2])
        self.rng = chance_rng(record.seed, record.number)

    # --- the moves --------------------------------------------------------------------------------

    def _read_line(self, record: Record, state: State, text: str) -> None:
        result = RESULT.fullmatch(text)
        if result:
            if result[1] in self.results:
                raise self.error(f"{result[1]!r} is there twice")
            self.results[result[1]] = result[2]
            return
        match = MOVE.fullmatch(text)
        if match is None:
            raise self.error(f"{text!r} is no move: it takes a seat or *, and the move")
        if self.results:
            raise self.error("there is a move after the result")
        action = self._action(record, match[2])
        self._check_move(state, match[1], action)
        record.add(state, action)
        self._check_hash(record.lines[-1], match[3])

    def _action(self, record: Record, text: str) -> int:
        try:
            actions = record.game.parse(text)
        except LudariumError as error:
            raise self.error(str(error)) from error
        if len(actions) != 1:
            raise self.error("bought actions stand on lines of their own")
        return actions[0]

    def _check_move(self, state: State, who: str, action: int) -> None:
        seat = "*" if state.to_act == CHANCE else str(state.to_act)
        if state.to_act != OVER and who != seat:
            raise self.error(f"it is the turn of {seat}, not of {who}")
        reason = state.why_not(action)
        if reason is not None:
            raise self.error(f"not allowed by {reason.clause} ({reason.kind})")
        if self.rng is not None and state.to_act == CHANCE and action != state.draw(self.rng):
            raise self.error("this draw does not follow from the seed of the file")

    def _check_hash(self, line: Line, given: str | None) -> None:
        if line.hash != given:
            wanted = f"= {line.hash}" if line.hash else "no hash, since no turn ends here"
            raise self.error(f"the position after this move is another one: it has {wanted}")

    def _check_result(self, state: State) -> None:
        wanted = dict(line.split(": ") for line in _result_lines(state)) if state.to_act == OVER else {}
        if self.results != wanted:
            texts = [f"{name}: {value}" for name, value in wanted.items()]
            raise self.error(f"the result must be {' and '.join(texts) or 'missing, the game is not over'}")
