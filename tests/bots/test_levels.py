"""Every bot in every game: legal, always the same, and blind to what is hidden."""

from __future__ import annotations

import pytest

from ludarium.bots import BOTS, bot_named, default_bot, opponents, plays, seated
from ludarium.bots.guarded import BotFault, Guarded
from ludarium.bots.levels import LEVELS, Absent, level_named, player
from ludarium.bots.random_bot import RandomBot
from ludarium.bots.search.mind import Mind
from ludarium.bots.skill import Level, skill_of, skills_module, timed
from ludarium.core.errors import OptionError
from ludarium.core.game import Game
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import GAMES, HOUSE, game_named
from ludarium.text.say import LANGUAGES, Say
from tests.bots.names import UNTIMED
from tests.scenes import MIDDLE_AGES

PAIRS = [(game, name) for game in GAMES for name in UNTIMED if plays(name, GAMES[game])]
FIRST = 20  # positions of a random game that are looked at


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a random game in which a seat has to act."""
    state, rng, found = game.new(seats), Rng(seed), []
    for move in range(FIRST * every):
        settle(state, rng)
        if state.to_act == OVER:
            break
        if move % every == every - 1:
            found.append(state.copy())
        state.apply(RandomBot(game).choose(state, rng))
    return found


@pytest.mark.parametrize(("game", "name"), PAIRS)
def test_answers_are_legal_and_the_same_for_whatever_is_hidden(game: str, name: str) -> None:
    """Two worlds that fit what the seat knows, and twice the same random numbers."""
    for number, state in enumerate(positions(GAMES[game], 2, 6, 7)[:4]):
        seat, answers = int(state.to_act), set()
        for world in (1, 2, 2):
            bot = Guarded(bot_named(name, GAMES[game]), name)
            answers.add(bot.choose(state.imagine(seat, Rng(world)), Rng(number)))
        assert len(answers) == 1
        assert answers <= set(state.legal())


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if plays("master", game)])
def test_the_master_plays_with_as_many_as_a_game_takes(game: str) -> None:
    seats = GAMES[game].seats[-1]
    for state in positions(GAMES[game], seats, 3, 9)[:2]:
        bot = Guarded(bot_named("master", GAMES[game]), "master")
        assert bot.choose(state.imagine(int(state.to_act), Rng(1)), Rng(2)) in state.legal()


# --- levels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.id for game in HOUSE])
def test_every_game_has_six_levels_that_grow(game: str) -> None:
    known = skill_of(GAMES[game])
    ladder = known.ladder()
    assert len(ladder) == len(LEVELS) == 6
    assert ladder[0].overlooks > ladder[1].overlooks > 0
    assert [level.effort for level in ladder[-2:]] == [known.master, timed(known.grandmaster)]
    assert 0 < timed(known.grandmaster).seconds <= 2.0
    assert default_bot(GAMES[game]) == "master"
    assert opponents(GAMES[game]) == [*reversed(LEVELS), "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_every_opponent_is_described(language: str) -> None:
    say = Say(game_named(MIDDLE_AGES), language)
    assert all(say.has(f"bot-{name}") for name in BOTS)
    assert all(say.has(f"strength-{name}") for name in [*opponents(game_named(MIDDLE_AGES)), "mcts"])


def test_a_game_without_a_ladder_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skills_module(game_named(MIDDLE_AGES)), "SKILLS", {})
    with pytest.raises(OptionError, match="has no levels"):
        level_named("master", game_named(MIDDLE_AGES))
    assert default_bot(game_named(MIDDLE_AGES)) == "mcts"
    assert opponents(game_named(MIDDLE_AGES)) == ["mcts", "random"]


class Always:
    """Gives one answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def choose(self, world: State, rng: Rng) -> int:  # noqa: ARG002
        return self.answer


def test_a_mind_wanders_in_about_as_many_moves_as_it_is_said_to() -> None:
    rng, state = Rng(1), game_named(MIDDLE_AGES).new(2)
    hasty = sum(Absent(Always(0), Always(1), 30, Mind()).choose(state, rng) for _ in range(400))
    assert 90 < hasty < 150


class Paying(Mind):
    """A mind to whom the action 0 pays only with another one."""

    def wants_another(self, state: State, action: int) -> bool:  # noqa: ARG002
        return action == 0


def test_no_mind_wanders_just_after_something_was_paid_for() -> None:
    rng, state = Rng(1), game_named(MIDDLE_AGES).new(2)
    absent = Absent(Always(0), Always(1), 50, Paying())
    moves = [absent.choose(state, rng) for _ in range(40)]
    first = moves.index(0)
    assert 1 in moves[:first] or first < 20
    assert set(moves[first:]) == {0}  # each is paid for the next one


def test_a_level_without_plans_or_search_looks_one_action_ahead() -> None:
    game = game_named(MIDDLE_AGES)
    kinds = [
        type(player(level, game)).__name__
        for level in (Level(), Level(plans=True), skill_of(game).ladder()[-1])
    ]
    assert kinds == ["OnePly", "Greedy", "Mcts"]
    assert isinstance(player(Level(plans=True, lapses=5), game), Absent)


# --- at a table -----------------------------------------------------------------------------------


def test_at_a_table_the_greedy_bot_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[BotFault] = []
    game = game_named(MIDDLE_AGES)
    monkeypatch.setitem(BOTS, "wild", lambda _: Always(10**6))
    (state,) = positions(game, 2, 1, 3)[:1]
    action = seated("wild", game, told.append).choose(state.copy(), Rng(1))
    assert action == bot_named("greedy", game).choose(state.copy(), Rng(1))
    assert [(fault.bot, fault.kind) for fault in told] == [("wild", "illegal")]
