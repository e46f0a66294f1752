"""Generation after generation: a bot plays itself, a network learns from it, and is the next teacher."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from ludarium.arena.lessons import Lesson, LessonPlan, mind_with, plans_turns, play_lesson, play_trial
from ludarium.arena.run import WorkCrew
from ludarium.bots.networks import Card, WeightsFile, packed
from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.game import Game
from ludarium.core.shares import share_text
from ludarium.core.whole import write_whole

PLAN = "training.json"
Tick = Callable[[], None]


class TrainingError(LudariumError):
    """A directory that cannot take the lessons of this training."""


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a training: the same ones find the same weights."""

    game: str
    seats: list[int]
    seed: int
    generations: int
    first_games: int  # of the first generation, which judges by hand
    first_iterations: int  # … and searches so far; 0: it plays at a glance
    games: int  # of each further one, which searches
    iterations: int
    stray: int
    hurry: int
    epochs: int
    trials: int  # games against the hand-made judgement in the end
    code: str  # a fingerprint of the engine and the bots
    by_turns: bool = False  # whether teachers look once behind each plan of a turn instead of searching
    last_games: int | None = None  # of the last generation, if not as many as of the others
    cards: str | None = None
    map: str | None = None

    def lessons(self, generation: int, weights: Path | None) -> LessonPlan:
        return LessonPlan(
            game=self.game,
            seats=self.seats,
            seed=self.seed * 1000 + generation,
            iterations=self.iterations if generation else self.first_iterations,
            stray=self.stray,
            hurry=self.hurry,
            by_turns=self.by_turns,
            weights=str(weights) if weights else None,
            cards=self.cards,
            land=self.map,
        )

    def games_of(self, generation: int) -> int:
        if self.last_games is not None and generation == self.generations - 1:
            return self.last_games
        return self.games if generation else self.first_games

    def command(self) -> str:
        """What finds the same weights again, in whatever directory and with however many workers."""
        named = [name for name in self.__struct_fields__ if name not in ("game", "seats", "code")]
        told = [option(name.replace("_", "-"), getattr(self, name)) for name in named]
        seats = ",".join(map(str, self.seats))
        return " ".join(["ludarium train", self.game, "--seats", seats, *filter(None, told)])


def option(name: str, value: str | int | None) -> str:
    """An option of a command, or nothing where it is not set."""
    if value is None or value is False:
        return ""
    return f"--{name}" if value is True else f"--{name} {value}"


class Training:
    """A directory with all lessons and weights so far; killed, it goes on where it was."""

    def __init__(self, folder: Path, game: Game, plan: TrainingPlan) -> None:
        self.folder = folder
        self.game = game
        self.plan = plan
        self.mind = mind_with(game, None)
        for seats in plan.seats:
            game.check_seats(seats)
            if seats < 2:
                raise OptionError("training needs two seats or more")
        if plan.by_turns and not plans_turns(game, self.mind):
            raise OptionError(f"{game.id} is not planned by turns, so its teachers cannot choose --by-turns")
        self._open()

    def _open(self) -> None:
        path, told = self.folder / PLAN, msgspec.json.format(msgspec.json.encode(self.plan)) + b"\n"
        try:
            if path.exists():
                if path.read_bytes() != told:
                    why = "its parameters, the engine or the bots were others"
                    raise TrainingError(f"{self.folder} holds another training ({why}); choose another --out")
            elif self.folder.exists() and any(self.folder.iterdir()):
                raise TrainingError(f"{self.folder}: there are other files in it, but no {PLAN}")
            else:
                self.folder.mkdir(parents=True, exist_ok=True)
                write_whole(path, told)
        except OSError as error:
            raise TrainingError(f"{self.folder}: {error.strerror}") from error

    # --- lessons ----------------------------------------------------------------------------------

    def played(self, generation: int) -> dict[int, Lesson]:
        """The lessons that are there; a torn last line is cut off, and its game will be played again."""
        path = self.folder / f"lessons-{generation}.jsonl"
        if not path.exists():
            return {}
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        try:
            found = [msgspec.json.decode(line, type=Lesson) for line in whole.splitlines()]
        except msgspec.MsgspecError as error:
            raise TrainingError(f"{path}: a line that is no lesson ({error})") from error
        return {lesson.game: lesson for lesson in found}

    def play(self, generation: int, crew: WorkCrew, tick: Tick) -> list[Lesson]:
        """All lessons of a generation, in order; what is missing is played now."""
        found, games = self.played(generation), self.plan.games_of(generation)
        before = self.weights_path(generation - 1) if generation else None
        work = partial(play_lesson, self.plan.lessons(generation, before))
        missing = [number for number in range(games) if number not in found]
        for _ in range(games - len(missing)):
            tick()
        with (self.folder / f"lessons-{generation}.jsonl").open("ab") as file:
            for bunch in crew(work, missing):
                file.write(b"".join(msgspec.json.encode(lesson) + b"\n" for lesson in bunch))
                file.flush()
                found |= {lesson.game: lesson for lesson in bunch}
                for _ in bunch:
                    tick()
        return [found[number] for number in range(games)]

    # --- weights ----------------------------------------------------------------------------------

    def weights_path(self, generation: int) -> Path:
        return self.folder / f"weights-{generation}.json"

    def learn(self, generation: int, crew: WorkCrew, tick: Tick) -> WeightsFile:
        """The weights of a generation: those that are there, or fitted now to the lessons."""
        path = self.weights_path(generation)
        if path.exists():
            return msgspec.json.decode(path.read_bytes(), type=WeightsFile)
        lessons = self.play(generation, crew, tick)
        if generation:
            lessons = [lesson for _, lesson in sorted(self.played(generation - 1).items())] + lessons
        found = self._fitted(generation, lessons)
        write_weights(path, found)
        return found

    def _fitted(self, generation: int, lessons: list[Lesson]) -> WeightsFile:
        from ludarium.arena.fitting import FIRST, SECOND, fitted, table_of

        seat_parts, table_parts = self.mind.seat_parts(), self.mind.table_parts()
        table = table_of(lessons, len(seat_parts), len(table_parts))
        fit = fitted(table, self.plan.seed, self.plan.epochs)
        loss, by_hand = fit.losses()
        card = Card(
            games=sum(self.plan.games_of(each) for each in range(generation + 1)),
            generations=generation + 1,
            positions=len(table.starts),
            loss=round(loss, 4),
            loss_by_hand=round(by_hand, 4),
            command=self.plan.command(),
        )
        numbers = packed(fit.numbers())
        return WeightsFile(self.game.id, seat_parts, table_parts, FIRST, SECOND, card, numbers)

    def tried(self, weights: WeightsFile, crew: WorkCrew, tick: Tick) -> WeightsFile:
        """The same weights with their strength on the card."""
        last = self.plan.generations - 1
        lessons = msgspec.structs.replace(
            self.plan.lessons(last, self.weights_path(last)),
            iterations=self.plan.iterations,
            seed=self.plan.seed + 1,
            seats=[min(self.plan.seats)],
        )
        won, games = 0.0, 0
        for bunch in crew(partial(play_trial, lessons), range(self.plan.trials)):
            won, games = won + sum(bunch), games + len(bunch)
            for _ in bunch:
                tick()
        told = (
            f"{share_text(won, games)} of {games} games, deep:{self.plan.iterations} against the same by hand"
        )
        done = msgspec.structs.replace(weights, card=msgspec.structs.replace(weights.card, strength=told))
        write_weights(self.folder / f"{self.game.id}.json", done)
        return done


def write_weights(path: Path, weights: WeightsFile) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(weights)) + b"\n")
