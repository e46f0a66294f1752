"""Games that a bot plays against itself to learn from: what it saw at each turn, and who won."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludarium.arena.plan import Files
from ludarium.arena.simulate import chooser
from ludarium.bots.bot import Bot
from ludarium.bots.levels import deep_effort, tree_alone
from ludarium.bots.mcts import Mcts
from ludarium.bots.networks import learn, mind_of, packed
from ludarium.bots.planful import Planful
from ludarium.bots.quick import Quick
from ludarium.bots.search.mind import Mind, leaned, looked_at, sensible_actions
from ludarium.core.driving import Chooser, drive, shares_of
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.record import chance_rng, seat_rng
from ludarium.core.rng import Rng
from ludarium.core.state import State

QUICK = 0  # iterations: the teacher does not search
PERCENT = 100
NO_ROUND = -1


class LessonPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How the games of one generation are played; equal plans and numbers give equal games."""

    game: str
    seats: list[int]  # in turn
    seed: int
    iterations: int  # of the teacher's search; 0: it plays quickly
    stray: int  # of a hundred moves any sensible one is made, so that odd positions are met, too
    hurry: int = 0  # … the rest of the round is played at a glance, as it is before a position is judged
    by_turns: bool = False  # whether the teacher looks once behind each plan of a turn instead of searching
    weights: str | None = None  # of the generation before
    cards: str | None = None
    land: str | None = None

    def played_game(self) -> Game:
        """The game with its data files."""
        return Files.named(self.cards, self.land).game(self.game)

    def seats_of(self, number: int) -> int:
        return self.seats[number % len(self.seats)]


class Lesson(msgspec.Struct, frozen=True):
    """One game: its result, and for each turn the hand-made leads and all parts."""

    game: int
    seats: int
    turns: int
    shares: list[float]  # of the win, by seat
    numbers: str


def mind_with(game: Game, weights: str | None) -> Mind:
    """A mind that judges by hand or by a file of weights."""
    mind = mind_of(game, learned=False)
    if not mind.seat_parts():
        raise OptionError(f"{game.id} has no parts to learn from; see docs/bots.md")
    return learn(mind, game.id, Path(weights)) if weights else mind


def plans_turns(game: Game, mind: Mind) -> bool:
    """Whether a mind finds plans at the beginning of a game."""
    state = game.new(game.seats[-1], game.table(simulation=True))
    settle(state, Rng(1))
    return bool(mind.plans(state, 1))


def teacher(game: Game, mind: Mind, plan: LessonPlan) -> Bot:
    """The player of a seat."""
    if plan.by_turns:
        return Planful(mind, plan.stray)
    if plan.iterations == QUICK:
        return Quick(game, mind)
    return Mcts(game, mind, tree_alone(deep_effort(game, plan.iterations)))


class Pupil:
    """Follows a game and writes down what is worth learning."""

    def __init__(self, game: Game) -> None:
        self.mind = mind_of(game, learned=False)
        self.seen: list[float] = []
        self.turns = 0
        self.hurried = NO_ROUND  # which round is played to its end at a glance

    def watch(self, state: State) -> None:
        if self.mind.worth_learning(state):
            self.seen += looked_at(self.mind, state)
            self.turns += 1


def play_lesson(plan: LessonPlan, number: int) -> Lesson:
    """Game `number` of a plan, in whatever process."""
    game = plan.played_game()
    seats = plan.seats_of(number)
    state = game.new(seats, game.table(simulation=True))
    pupil, mind = Pupil(game), mind_with(game, plan.weights)
    choosers = [
        _watched(pupil, teacher(game, mind, plan), seat_rng(plan.seed, seat, number), plan)
        for seat in range(seats)
    ]
    drive(state, choosers, chance_rng(plan.seed, number))
    return Lesson(number, seats, pupil.turns, shares_of(state), packed(pupil.seen))


def _watched(pupil: Pupil, bot: Bot, rng: Rng, plan: LessonPlan) -> Chooser:
    """A seat whose positions the pupil sees before its bot moves."""

    def choose(state: State) -> int:
        pupil.watch(state)
        return _chosen(pupil, bot, state, rng, plan)

    return choose


def _chosen(pupil: Pupil, bot: Bot, state: State, rng: Rng, plan: LessonPlan) -> int:
    if pupil.hurried == state.rounds_played():
        return leaned(pupil.mind, state, rng)
    luck = rng.below(PERCENT)
    stray = 0 if plan.by_turns else plan.stray  # who chooses by turns strays by turns
    if luck < stray:
        actions = sensible_actions(pupil.mind, state)
        return actions[rng.below(len(actions))]
    if luck < stray + plan.hurry:
        pupil.hurried = state.rounds_played()
        return leaned(pupil.mind, state, rng)
    return bot.choose(state.imagine(int(state.to_act), rng), rng)


# --- how much was learned -------------------------------------------------------------------------


def play_trial(plan: LessonPlan, number: int) -> float:
    """The share of the win that weights have in game `number` against judgement by hand, seats in turn."""
    game = plan.played_game()
    seats = plan.seats_of(number // plan.seats_of(0))
    learned = number % seats
    state = game.new(seats, game.table(simulation=True))
    effort = deep_effort(game, plan.iterations)
    minds = [mind_with(game, plan.weights if seat == learned else None) for seat in range(seats)]
    choosers = [
        chooser(Mcts(game, mind, effort), seat, seat_rng(plan.seed, seat, number))
        for seat, mind in enumerate(minds)
    ]
    drive(state, choosers, chance_rng(plan.seed, number // seats))
    return shares_of(state)[learned]
