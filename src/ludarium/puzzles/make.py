"""Makes a set of puzzles from games that bots play, or from a game of one's own."""

from __future__ import annotations

import hashlib
import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import msgspec

from ludarium.advice.advise import begun_with, less
from ludarium.advice.forecast import forecasts
from ludarium.advice.judge import Judge
from ludarium.advice.reasons import Considered, reasons
from ludarium.core import notation
from ludarium.core.driving import drive
from ludarium.core.game import Game
from ludarium.core.messages import Phrase
from ludarium.core.play import settle
from ludarium.core.record import Record, chance_rng, checked, seat_rng, table_of
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.puzzles.find import EFFORT, RIVALS, Best, Finder, different
from ludarium.puzzles.grade import TRIALS, tried_by_bots, unhurried
from ludarium.puzzles.puzzle import FORMAT, GRADES, Other, Puzzle, PuzzleError, PuzzleSet
from ludarium.puzzles.solving import attempt
from ludarium.review.turns import Turn

LEVEL = "expert"  # of those who play the games
GAMES = 20
EACH = 2  # puzzles at most from one game, so that a set is varied
TOLD = 2  # runners-up that are told
PROBES = 4  # random games that a fingerprint is made of
STEP = 4  # numbers of a seed for each game: to play it, to look at it, to make sure


@dataclass(frozen=True)
class Wish:
    """What a set is made from: so many games of bots of a level, all following from a seed."""

    game: Game
    games: int = GAMES
    level: str = LEVEL
    seed: int = 1
    effort: int = EFFORT
    most: int = 0  # puzzles of the set, spread over all grades; 0: all that are found
    each: int = EACH
    drop: tuple[str, ...] = ()  # puzzles that somebody has looked at and does not want

    def command(self) -> str:
        """The line that makes the same set again."""
        told = ["ludarium", "puzzles", "make", self.game.id, "--games", str(self.games)]
        told += ["--level", self.level, "--seed", str(self.seed), "--effort", str(self.effort)]
        told += ["--most", str(self.most)] if self.most else []
        told += ["--each", str(self.each)] if self.each != EACH else []
        return shlex.join([*told, *(word for name in self.drop for word in ("--drop", name))])


def make(wish: Wish, told: Callable[[], None] = lambda: None) -> PuzzleSet:
    """Let bots play, and take the puzzles from their games."""
    found: list[Puzzle] = []
    for number in range(wish.games):
        record = _played(wish, number)
        found += _from_record(record, wish.effort, wish.seed, f"{wish.seed}-{number}", wish.each)
        told()
    kept = [puzzle for puzzle in spread(found, wish.most) if puzzle.id not in wish.drop]
    return _set(wish.game, kept, wish.command(), wish.seed)


def make_from(record: Record, effort: int, seed: int, command: str, told: Callable[[], None]) -> PuzzleSet:
    """The puzzles of one finished game; they are named after what it came to."""
    if record.after().to_act != OVER:
        raise PuzzleError("the game is not finished; puzzles are made from finished games")
    if len(record.seats) == 1:
        raise PuzzleError("a game for one has no puzzles: they ask who wins")
    found = _from_record(record, effort, seed, record.after().hash()[:6], len(record.lines), told)
    return _set(record.game, found, command, seed)


def _set(game: Game, found: Sequence[Puzzle], command: str, seed: int) -> PuzzleSet:
    return PuzzleSet(
        format=FORMAT,
        game=game.id,
        rules=game.rules,
        fingerprint=fingerprint(game),
        command=command,
        seed=seed,
        puzzles=graded(found),
    )


def graded(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The easiest first, in three grades; levels of games are not alike, so a grade is a third of its set."""
    ordered = sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))
    ratings = [puzzle.rating for puzzle in ordered]
    grades = [GRADES[len(GRADES) * ratings.index(rating) // len(ratings)] for rating in ratings]
    pairs = zip(ordered, grades, strict=True)
    return [msgspec.structs.replace(puzzle, grade=grade) for puzzle, grade in pairs]


def fingerprint(game: Game) -> str:
    """What some random games come to: any rule or figure that changes shows in it, and no word does."""
    found = hashlib.sha256(f"{game.id} {game.rules}".encode())
    for number in range(PROBES):
        rng, state = Rng(1, number), game.new(game.seats[number % len(game.seats)])
        settle(state, rng)
        while state.to_act != OVER:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
            settle(state, rng)
        found.update(f"{state.hash()} {state.scores()}".encode())
    return found.hexdigest()[:16]


def _played(wish: Wish, number: int) -> Record:
    """One game of bots; each of them thinks by count."""
    game = wish.game
    counts = [count for count in game.seats if count > 1][:2]
    seats = counts[number % len(counts)]
    record = table_of(game, [f"bot {wish.level}"] * seats, {}, wish.seed)
    record.number = number
    bots = [unhurried(wish.level, game) for _ in range(seats)]
    rngs = [seat_rng(wish.seed, seat, number) for seat in range(seats)]

    def chooser(seat: int) -> Callable[[State], int]:
        return lambda state: checked(
            state, int(bots[seat].choose(state.imagine(seat, rngs[seat]), rngs[seat]))
        )

    state = record.first()
    drive(state, [chooser(seat) for seat in range(seats)], chance_rng(wish.seed, number), record.add)
    return record


def _from_record(
    record: Record,
    effort: int,
    seed: int,
    name: str,
    most: int,
    told: Callable[[], None] = lambda: None,
) -> list[Puzzle]:
    """The puzzles of a game, those with the largest lead if there are too many."""
    finder = Finder(record.game, effort, STEP * seed)
    found: list[Puzzle] = []
    for turn, best in finder.bests(record):
        if best:
            found += _puzzle(record, finder, turn, best, f"{name}-{turn.at}")
        told()
    return sorted(found, key=lambda puzzle: (-puzzle.lead, puzzle.id))[:most]


def _puzzle(record: Record, finder: Finder, turn: Turn, best: Best, name: str) -> Iterator[Puzzle]:
    """A puzzle of a turn, unless no bot misses it, one finds something as good, or the draws forbid it."""
    game, single = record.game, len(best.actions) == 1
    seed = finder.deep.seed + turn.at
    trials = tried_by_bots(game, turn.before, Counter(best.key), single, seed)
    known = {tuple(sorted(rival.actions)) for rival in best.rivals}
    missed = [way for way in different(trials.missed) if tuple(sorted(way)) not in known]
    sure = finder.against(turn.before, turn.at, best, missed[:RIVALS]) if trials.missed else None
    if sure is None:
        return
    puzzle = Puzzle(
        id=name,
        seat=turn.seat,
        rating=trials.rating(),
        grade=GRADES[0],  # until all are known
        key=_texts(game, sure.key),
        turn=_texts(game, sure.actions),
        lead=round(sure.rivals[0].gap, 3),
        error=round(sure.rivals[0].error, 3),
        others=[
            Other(_texts(game, rival.actions), less(rival.gap, alone=False)) for rival in sure.rivals[:TOLD]
        ],
        reasons=_why(finder.deep, turn, sure),
        found=trials.found,
        trials=TRIALS,
        seed=seed,
        position=_lines(record, turn.at),
    )
    if attempt(puzzle, sure.actions).verdict == "right":
        yield puzzle


def _texts(game: Game, actions: Sequence[int]) -> list[str]:
    return [game.notation(action) for action in actions]


def _lines(record: Record, at: int) -> list[str]:
    """The game until a position; who played it is nobody's business."""
    seats = [f"bot {LEVEL}"] * len(record.seats)
    until = Record(record.game, record.options, seats, record.seed, record.number, record.lines[:at])
    return notation.write(until).split("\n")[:-1]


def _why(judge: Judge, turn: Turn, best: Best) -> list[Phrase]:
    """Reasons as a hint gives them, seen in imagined worlds."""
    view = judge.game.view(turn.before, turn.seat)
    choice = begun_with(view.choices, best.actions) or view.choices[0]
    ways = [best.actions, *(rival.actions for rival in best.rivals[:TOLD])]
    first, *others = forecasts(judge, turn.before, turn.at, ways, lambda: True)
    hope = best.worth.mean(turn.seat)
    return reasons(Considered(judge.game, turn.seat, choice, first, others, hope, alone=False))


def spread(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """So many puzzles over all ratings, evenly; of those alike the clearest."""
    if not most or len(found) <= most:
        return list(found)
    ordered = sorted(found, key=lambda puzzle: (puzzle.rating, -puzzle.lead, puzzle.id))
    return [ordered[number * len(ordered) // most] for number in range(most)]
