"""Training: the same seed finds the same weights, whoever plays and however often it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from ludarium.arena.crews import Processes, alone
from ludarium.arena.fitting import usual_of
from ludarium.arena.lessons import LessonPlan, play_lesson
from ludarium.arena.plan import Files, plan_of
from ludarium.arena.run import WorkCrew
from ludarium.arena.training import Training, TrainingError, TrainingPlan
from ludarium.bots import networks
from ludarium.bots.networks import FOLDER, WeightsError, mind_of, read
from ludarium.bots.skill import skills_module
from ludarium.core.errors import OptionError
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES
from ludarium.games.ante_portas.cards import house_text
from tests.bots.names import WITH_A_MIND
from tests.scenes import MIDDLE_AGES

PLAN = TrainingPlan(
    game=MIDDLE_AGES, seats=[2, 3], seed=4, generations=2, first_games=20, first_iterations=0, games=4,
    iterations=2, stray=10, hurry=5, epochs=1, trials=2, code="today",
)  # fmt: skip


def trained(folder: Path, crew: WorkCrew = alone, plan: TrainingPlan = PLAN) -> bytes:
    training = Training(folder, GAMES[MIDDLE_AGES], plan)
    for generation in range(plan.generations):
        weights = training.learn(generation, crew, lambda: None)
    training.tried(weights, crew, lambda: None)
    return (folder / f"{MIDDLE_AGES}.json").read_bytes()


def test_the_same_seed_finds_the_same_weights_with_workers_and_after_a_stop(tmp_path: Path) -> None:
    first = trained(tmp_path / "one")
    card = read(tmp_path / "one" / f"{MIDDLE_AGES}.json").card
    assert (card.games, card.generations) == (24, 2)
    assert "of 2 games" in card.strength
    assert card.command.startswith(f"ludarium train {MIDDLE_AGES} --seats 2,3 --seed 4 --generations 2 ")
    stopped = tmp_path / "two"
    Training(stopped, GAMES[MIDDLE_AGES], PLAN).play(0, alone, lambda: None)
    lessons = stopped / "lessons-0.jsonl"
    lessons.write_bytes(lessons.read_bytes()[:-1000])
    assert trained(stopped, Processes(2)) == first.replace(b"/one/", b"/two/")
    assert trained(stopped) == first


def test_a_directory_of_another_training_is_refused(tmp_path: Path) -> None:
    Training(tmp_path / "one", GAMES[MIDDLE_AGES], PLAN)
    for other in (msgspec.structs.replace(PLAN, seed=5), msgspec.structs.replace(PLAN, code="tomorrow")):
        with pytest.raises(TrainingError, match="holds another training"):
            Training(tmp_path / "one", GAMES[MIDDLE_AGES], other)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(TrainingError, match="other files"):
        Training(tmp_path, GAMES[MIDDLE_AGES], PLAN)


def test_a_line_that_is_no_lesson_is_named(tmp_path: Path) -> None:
    training = Training(tmp_path / "one", GAMES[MIDDLE_AGES], PLAN)
    (tmp_path / "one" / "lessons-0.jsonl").write_bytes(b"{}\n")
    with pytest.raises(TrainingError, match="a line that is no lesson"):
        training.play(0, alone, lambda: None)


def test_a_game_without_parts_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(skills_module(GAMES[MIDDLE_AGES]), "SKILLS", {})
    with pytest.raises(OptionError, match="has no parts to learn from"):
        Training(tmp_path / "one", GAMES[MIDDLE_AGES], PLAN)


@pytest.mark.parametrize("game", WITH_A_MIND)
def test_lessons_hold_whole_turns_of_every_game(game: str) -> None:
    seats = [each for each in GAMES[game].seats if each > 1]
    plan = LessonPlan(game=game, seats=seats, seed=1, iterations=0, stray=10)
    lesson = play_lesson(plan, len(seats) - 1)
    assert lesson == play_lesson(plan, len(seats) - 1)
    assert lesson.seats == seats[-1]
    assert lesson.turns > 5
    assert sum(lesson.shares) == pytest.approx(1.0)


def test_teachers_who_choose_by_turns_teach_alike_and_only_where_turns_are_planned(tmp_path: Path) -> None:
    by_turns = msgspec.structs.replace(PLAN, seats=[2, 2, 3], by_turns=True)
    first = trained(tmp_path / "one", plan=by_turns)
    assert trained(tmp_path / "two", Processes(2), by_turns) == first
    weights = read(tmp_path / "one" / f"{MIDDLE_AGES}.json")
    assert "--seats 2,2,3 " in weights.card.command
    assert weights.card.command.endswith(" --by-turns")
    plan = msgspec.structs.replace(by_turns, game="ante-portas", seats=[2])
    with pytest.raises(OptionError, match="ante-portas is not planned by turns"):
        Training(tmp_path / "three", GAMES["ante-portas"], plan)


def test_a_deck_of_ones_own_is_learned_and_played_with_its_own_weights(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cards, folder = tmp_path / "cards.csv", tmp_path / "train"
    cards.write_text(house_text("cards.csv"), encoding="utf-8")
    plan = msgspec.structs.replace(PLAN, game="ante-portas", seats=[2], generations=1, cards=str(cards))
    game = Files(cards).game("ante-portas")
    training = Training(folder, game, plan)
    training.tried(training.learn(0, alone, lambda: None), alone, lambda: None)
    found = folder / "ante-portas.json"
    assert read(found).card.command.endswith(f" --cards {cards}")
    files = Files(cards, None, found)
    run = plan_of(files.game("ante-portas"), [["deep:4", "random"]], 1, files=files)
    judged: list[Path] = []
    monkeypatch.setattr(networks, "network_from", lambda path, *_: judged.append(path))
    mind_of(run.played_game())
    mind_of(game)
    assert judged == [found, FOLDER / "ante-portas.json"]


def test_weights_that_cannot_be_used_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    files = Files(weights=FOLDER / "faiyum.json")
    with pytest.raises(WeightsError, match="weights for faiyum, not for ante-portas"):
        plan_of(files.game("ante-portas"), [["deep:4", "random"]], 1, files=files)
    gone = Files(weights=tmp_path / "gone.json")
    with pytest.raises(WeightsError, match=r"gone\.json"):
        plan_of(gone.game("ante-portas"), [["deep:4", "random"]], 1, files=gone)


class Unasked:
    """A teacher whom nobody may ask."""

    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        raise AssertionError("the teacher was asked")


def test_who_hurries_plays_the_round_on_without_asking_the_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.arena.lessons.teacher", lambda *_: Unasked())
    plan = LessonPlan(game="ante-portas", seats=[2], seed=1, iterations=1, stray=0, hurry=100)
    assert play_lesson(plan, 0).turns > 2
    with pytest.raises(AssertionError, match="was asked"):
        play_lesson(msgspec.structs.replace(plan, hurry=0), 0)


def test_who_chooses_by_turns_strays_by_turns_and_never_plays_at_a_glance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def asked(*_: object) -> int:
        raise AssertionError("a glance decided")

    monkeypatch.setattr("ludarium.arena.lessons.leaned", asked)
    plan = LessonPlan(game=MIDDLE_AGES, seats=[2], seed=1, iterations=0, stray=50, by_turns=True)
    assert play_lesson(plan, 0).turns > 5
    with pytest.raises(AssertionError, match="a glance decided"):
        play_lesson(msgspec.structs.replace(plan, hurry=100), 0)


def test_the_last_generation_may_play_more_games(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, last_games=6)
    assert [plan.games_of(generation) for generation in range(2)] == [20, 6]
    trained(tmp_path / "one", plan=plan)
    card = read(tmp_path / "one" / f"{MIDDLE_AGES}.json").card
    assert card.games == 26
    assert card.command.endswith(" --last-games 6")


def test_what_is_there_or_not_is_learned_as_it_is_and_what_never_changes_not_at_all() -> None:
    inputs = np.array([[0, 5.0, 3.0], [0, 7.0, 3.0], [1, 9.0, 3.0]], np.float32)
    usual, steepness = usual_of(inputs)
    assert (usual[0], steepness[0]) == (0, 1)
    assert (usual[1], steepness[1]) == (7, pytest.approx(1 / inputs[:, 1].std()))
    assert steepness[2] == 0
