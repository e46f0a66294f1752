"""A review adds up, repeats itself, sees a blunder, knows no secrets, and refuses what it cannot judge."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludarium.advice.forecast import forecasts
from ludarium.advice.judge import Judge, result
from ludarium.advice.reasons import differences
from ludarium.bots.greedy import Greedy
from ludarium.cli import app
from ludarium.core import notation
from ludarium.core.driving import drive
from ludarium.core.messages import Event, Phrase
from ludarium.core.record import Record, chance_rng, checked, seat_rng, table_of
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES, game_named
from ludarium.review.page import review_page
from ludarium.review.review import Review, ReviewError, review
from ludarium.review.told import told
from ludarium.review.turns import Turn, turns
from ludarium.review.words import habits, lines
from ludarium.text.say import LANGUAGES, Say

GOLDEN = Path(__file__).parents[1] / "golden"
LITTLE = 12  # iterations: enough to see that things fit together
LAZY = 0


@cache
def record_of(name: str) -> Record:
    return notation.load(GOLDEN / f"{name}.game", GAMES)


@cache
def lazy_game() -> Record:
    """A short game in which one seat does nothing but end its turns."""
    game = game_named("builders-middle-ages")
    record = table_of(game, ["human Anna", "human Béla"], {"rounds": "5"}, 3)
    end = game.parse("end")[0]
    greedy = Greedy(game)

    def lazy(state: State) -> int:
        return checked(state, end)

    def busy(state: State) -> int:
        return greedy.choose(state.imagine(int(state.to_act), seat_rng(3, 1)), seat_rng(3, 1))

    drive(record.first(), [lazy, busy], chance_rng(3), record.add)
    return record


@cache
def lazy_review() -> Review:
    return review(lazy_game(), LITTLE)


def test_turns_hold_every_choice_of_the_game_once() -> None:
    record = record_of("middle-ages-3")
    made = [(turn.seat, action) for turn in turns(record) for action in turn.actions]
    assert made == [(line.seat, line.action) for line in record.lines if line.seat >= 0]
    assert next(turns(record)).round == 1


def test_skill_gifts_and_luck_lead_from_the_first_chances_to_the_result() -> None:
    found = lazy_review()
    for seat in range(2):
        changes = found.skill[seat] + found.gifts[seat] + found.luck[seat]
        assert found.turns[0].chances[seat] + changes == pytest.approx(found.result[seat])


def test_who_does_nothing_loses_by_own_turns_and_is_told_what_would_have_been_better() -> None:
    found = lazy_review()
    assert found.skill[LAZY] < found.skill[1 - LAZY]
    worst = found.mistakes(LAZY)
    assert worst
    assert all(turn.played == ["end"] and turn.better != ["end"] for turn in worst)


def test_the_same_seed_gives_the_same_verdicts() -> None:
    assert review(lazy_game(), LITTLE) == lazy_review()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language_and_needs_nothing_from_elsewhere(language: str) -> None:
    record, found = lazy_game(), lazy_review()
    say = Say(record.game, language, ["Anna", "Béla"])
    text = "\n".join(lines(say, record, found))
    assert "Anna" in text
    page = review_page(say, record, found)
    assert "<svg" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in page


def test_a_game_for_one_is_reviewed_in_points() -> None:
    record = record_of("faiyum-1")
    short = Record(record.game, record.options, record.seats, lines=record.lines)
    found = _few_turns(short, 6)
    assert len(found) == 6
    assert all(len({line.seat for line in record.lines[turn.at : turn.at + 1]}) == 1 for turn in found)
    judge = Judge(record.game, LITTLE)
    worth = judge.worth(found[0].before, found[0].at, found[0].actions)
    assert worth.mean(0) > 10  # fame that can be hoped for, and no chance of winning
    assert result(record.game, record.after()) == [record.after().score(0)]


def _few_turns(record: Record, most: int) -> list[Turn]:
    return list(islice(turns(record), most))


def test_a_blunder_is_explained_by_what_the_better_turn_brings() -> None:
    """Somebody who could finish a building ends the turn instead."""
    record = record_of("middle-ages-3")
    game, end = record.game, record.game.parse("end")
    could = next(
        turn for turn in turns(record) if any(_finishes(turn, action) for action in turn.actions[:1])
    )
    judge = Judge(game, LITTLE)
    better, played = forecasts(judge, could.before, could.at, [could.actions, end], lambda: True)
    (reason, *_) = differences(game, could.seat, better, [played])
    assert reason.message == "hint-now"
    event = reason.args["event"]
    assert isinstance(event, Phrase)
    assert event.message in ("event-finished", "event-machine-finished")


def _finishes(turn: Turn, action: int) -> bool:
    state, events = turn.before.copy(), list[Event]()
    state.log = events
    state.apply(action)
    return any(event.kind in ("finished", "machine-finished") for event in events)


def test_a_habit_is_what_was_missing_more_than_once() -> None:
    record, found = lazy_game(), lazy_review()
    (habit,) = habits(record, found, LAZY)
    assert habit.args["better"] in (Phrase("kind-open"), Phrase("kind-recruit"), Phrase("kind-take"))
    assert int(str(habit.args["count"])) >= 2
    assert habits(record, found, 1 - LAZY) == []


def test_the_page_is_told_what_the_text_says() -> None:
    record, found = lazy_game(), lazy_review()
    page = told(record, found)
    say = Say(record.game, "en", ["Anna", "Béla"])
    text = "\n".join(lines(say, record, found))
    assert all(say.phrase(phrase) in text for seat in page.seats for phrase in seat)
    assert all(say.phrase(mistake.words) in text for mistake in page.mistakes)
    assert len(page.curve) == len(page.starts) + 1
    assert [turn.at for turn in found.mistakes()] == [mistake.at for mistake in page.mistakes]


def test_an_unfinished_game_is_refused() -> None:
    record = lazy_game()
    half = Record(record.game, record.options, record.seats, lines=record.lines[:20])
    with pytest.raises(ReviewError, match="not finished"):
        review(half, LITTLE)


@pytest.mark.parametrize("text", ["", "no game\n", "ludarium game\n"])
def test_a_file_that_is_no_game_is_one_line(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.game"
    file.write_text(text, encoding="utf-8")
    done = CliRunner().invoke(app, ["review", str(file)])
    assert done.exit_code != 0


def test_hidden_hands_are_judged_from_what_the_player_knew() -> None:
    """Two worlds that look alike to a seat give its turn the same verdict."""
    record = record_of("ante-portas-siege-won")
    judge = Judge(record.game, LITTLE)
    for turn in list(turns(record))[4:12:2]:
        alike = turn.before.imagine(turn.seat, Rng(9))
        assert judge.worth(alike, turn.at, turn.actions) == judge.worth(turn.before, turn.at, turn.actions)
        assert judge.best_ways(alike, turn.at, 2) == judge.best_ways(turn.before, turn.at, 2)
