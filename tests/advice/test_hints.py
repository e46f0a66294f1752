"""A hint is a choice of the view, knows no secrets, and each of its reasons happens in the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from ludarium.advice.advise import Advice, advise, words_of
from ludarium.advice.forecast import WORLDS
from ludarium.advice.words import lines
from ludarium.bots.greedy import Greedy
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.messages import Event, Phrase
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import game_named
from ludarium.template.nim.game import NIM
from ludarium.text.say import LANGUAGES, Say

LITTLE = 4  # iterations: enough to see that things fit together
TABLES = [
    ("builders-middle-ages", 2),
    ("builders-antiquity", 2),
    ("ante-portas", 2),
    ("faiyum", 1),
    ("faiyum", 2),
]
NAMES = ["Anna", "Béla", "Celina"]


def positions(game: Game, seats: int, every: int, last: int) -> Iterator[tuple[int, State]]:
    """Positions of a game between greedy players."""
    rng, state, greedy = Rng(5), game.new(seats), Greedy(game)
    settle(state, rng)
    for at in range(last):
        if state.to_act == OVER:
            return
        if at % every == every - 1:
            yield at, state.copy()
        state.apply(greedy.choose(state.imagine(int(state.to_act), rng), rng))
        settle(state, rng)


@cache
def hints(name: str, seats: int) -> list[tuple[int, State, Advice]]:
    game = game_named(name)
    return [
        (at, state, advise(game, state, at=at, effort=LITTLE)) for at, state in positions(game, seats, 14, 32)
    ]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_and_its_runners_up_are_different_choices_of_the_view(name: str, seats: int) -> None:
    game = game_named(name)
    for _, state, found in hints(name, seats):
        offered = {tuple(choice.actions): words_of(choice) for choice in game.view(state, found.seat).choices}
        told = [(tuple(found.actions), found.words), *((tuple(o.actions), o.words) for o in found.others)]
        assert all(offered[actions] == words for actions, words in told)
        assert len({actions for actions, _ in told}) == len(told) <= 3
        assert found.line[: len(found.actions)] == found.actions


# --- reasons ------------------------------------------------------------------------------------------------


def as_phrase(event: Event) -> Phrase:
    return Phrase(
        f"event-{event.kind}", {**event.args, **({"player": event.seat} if event.seat >= 0 else {})}
    )


def told(phrase: Phrase) -> str:
    return repr((phrase.message, sorted(phrase.args.items())))


def played_on(game: Game, before: State, at: int, actions: list[int]) -> list[list[Event]]:
    """What the seat sees in each world: this turn, while others act, and in its next turn."""
    return [
        world
        for stream in range(WORLDS)
        for world in [_one(game, before, actions, Rng(2, at * WORLDS + stream))]
    ]


def _one(game: Game, before: State, actions: list[int], rng: Rng) -> list[Event]:
    seat, greedy = int(before.to_act), Greedy(game)
    world = before.imagine(seat, rng)
    events: list[Event] = []
    world.log = events
    for action in actions:
        if world.to_act == seat and world.why_not(action) is None:
            world.apply(action)
            settle(world, rng)
    turns, mover, begun = 0, seat, world.rounds_played()
    while world.to_act != OVER and turns < (2 if world.seats == 1 else 3):
        now = int(world.to_act)
        passed = world.rounds_played() != begun if world.seats == 1 else (now == seat) != (mover == seat)
        if passed:
            turns, mover, begun = turns + 1, now, world.rounds_played()
            continue
        world.apply(greedy.choose(world, rng))
        settle(world, rng)
    return [event for event in events if event.is_for(seat)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_reason_happens_in_the_position(name: str, seats: int) -> None:
    game, checked = game_named(name), 0
    for at, state, found in hints(name, seats):
        after = [
            {told(as_phrase(event)) for event in world} for world in played_on(game, state, at, found.line)
        ]
        seen = Counter(line for world in after for line in world)
        choice = next(c for c in game.view(state, found.seat).choices if c.actions == found.actions)
        assert found.reasons
        for reason in found.reasons:
            match reason.message:
                case "hint-now" | "hint-now-likely" | "hint-next":
                    event = reason.args["event"]
                    assert isinstance(event, Phrase)
                    assert seen[told(event)] >= int(str(reason.args["seen"]))
                    assert event.args["player"] == found.seat
                    checked += 1
                case "hint-else":
                    event = reason.args["event"]
                    assert isinstance(event, Phrase)
                    assert event.args["player"] != found.seat
                    assert seen[told(event)] < int(str(reason.args["seen"]))
                    checked += 1
                case "hint-brings":
                    assert reason.args["gain"] == list(choice.brings)
                    checked += 1
                case other:
                    assert other in ("hint-wins", "hint-only", "hint-points", "hint-chance")
    assert checked or game.hidden  # in two positions little may happen for sure


def test_what_gets_finished_is_named() -> None:
    game = game_named("builders-middle-ages")
    finished = [
        reason
        for at, state in positions(game, 2, 16, 65)
        for reason in advise(game, state, at=at, effort=LITTLE).reasons
        if isinstance(event := reason.args.get("event"), Phrase) and event.message == "event-finished"
    ]
    assert finished


# --- what nobody may know -----------------------------------------------------------------------------------


def test_a_hint_is_the_same_in_all_worlds_that_look_the_same() -> None:
    game = game_named("ante-portas")
    for at, state, found in hints("ante-portas", 2):
        other = state.imagine(found.seat, Rng(77, at))
        assert advise(game, other, at=at, effort=LITTLE) == found


def test_a_hint_changes_nothing_and_repeats_itself() -> None:
    game = game_named("faiyum")
    at, state, found = hints("faiyum", 2)[0]
    before = state.hash()
    assert advise(game, state, at=at, effort=LITTLE) == found
    assert state.hash() == before


# --- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hints_have_words(name: str, seats: int, language: str) -> None:
    say = Say(game_named(name), language, NAMES)
    for _, _, found in hints(name, seats):
        said = lines(say, found)
        assert len(said) == 1 + len(found.reasons) + bool(found.then) + len(found.others)
        assert all(line and "{" not in line for line in said)


def test_a_game_without_a_mind_gets_hints_too() -> None:
    state = NIM.new(2)
    settle(state, Rng(1))
    found = advise(NIM, state, effort=40)
    assert found.actions[0] in state.legal()


def test_after_the_end_there_is_nothing_to_hint_at() -> None:
    game = game_named("ante-portas")
    with pytest.raises(OptionError, match="nothing to hint at"):
        advise(game, game.new(2))  # chance has to deal first
