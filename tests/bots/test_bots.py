"""Bots play by the rules, keep their answers, and the greedy one plays well."""

from __future__ import annotations

import pytest

from ludarium.bots import BOTS, bot_named
from ludarium.bots.bot import Bot
from ludarium.bots.builders.crew import minus, total
from ludarium.bots.builders.schedule import sending
from ludarium.core.errors import OptionError
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import game_named
from ludarium.games.builders.cards import pack
from tests.bots.names import UNTIMED
from tests.scenes import ANTIQUITY, EDITIONS, MIDDLE_AGES, Scene

SMALL = ["house", "market", "quarry", "stall", "watering-trough", "trading-post"]  # of Antiquity
TABLES = [(game, seats) for game in EDITIONS for seats in (2, 3, 4)]


def table(game: str, *names: str) -> list[Bot]:
    """One bot a seat."""
    return [bot_named(name, game_named(game)) for name in names]


def play(game: str, bots: list[Bot], seed: int) -> State:
    """A whole game; every choice is checked."""
    state = game_named(game).new(len(bots), simulation=True)
    chance, luck = Rng(seed), Rng(seed, 1)
    settle(state, chance)
    while state.to_act != OVER:
        seat = int(state.to_act)
        action = bots[seat].choose(state.imagine(seat, luck), luck)
        assert action in state.legal()
        state.apply(action)
        settle(state, chance)
    return state


def chosen(scene: Scene, bot: str = "greedy") -> str:
    """What a bot would do in a scene, as text."""
    action = bot_named(bot, scene.game).choose(scene.state.copy(), Rng(1))
    return scene.game.notation(action)


def finish_turn(scene: Scene) -> list[str]:
    """Let the greedy bot play its turn; the moves as text."""
    moves = [chosen(scene)]
    while moves[-1] != "end":
        scene.do(moves[-1])
        moves.append(chosen(scene))
    return moves


# --- every bot ------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_in_one_line_that_names_the_known_ones() -> None:
    with pytest.raises(OptionError) as refusal:
        bot_named("oracle", game_named(MIDDLE_AGES))
    assert "oracle" in str(refusal.value)
    assert all(name in str(refusal.value) for name in BOTS)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("bot", UNTIMED)
@pytest.mark.parametrize("game", EDITIONS)
def test_the_same_world_and_rng_give_the_same_action(game: str, bot: str) -> None:
    state = game_named(game).new(3)
    rng = Rng(4)
    for _ in range(12):
        settle(state, rng)
        answers = {bot_named(bot, game_named(game)).choose(state.copy(), Rng(9)) for _ in range(2)}
        (action,) = answers
        state.apply(action)


@pytest.mark.parametrize("game", EDITIONS)
def test_choosing_leaves_no_trace_in_the_bot(game: str) -> None:
    used, state, rng = bot_named("greedy", game_named(game)), game_named(game).new(2), Rng(8)
    for _ in range(12):
        settle(state, rng)
        action = used.choose(state.copy(), rng)
        assert action == bot_named("greedy", game_named(game)).choose(state.copy(), Rng(0))
        state.apply(action)


def test_random_tries_everything_that_is_legal() -> None:
    scene = Scene()
    bot, rng = bot_named("random", scene.game), Rng(1)
    assert {bot.choose(scene.state.copy(), rng) for _ in range(300)} == set(scene.state.legal())


# --- the greedy bot: what it may know ---------------------------------------------------------------


@pytest.mark.parametrize("game", EDITIONS)
def test_greedy_answers_alike_to_positions_with_equal_bags(game: str) -> None:
    """The order in which the same cards came, and what will be drawn later, must not matter."""
    master = game_named(game)
    bot = bot_named("greedy", master)
    played = master.new(2)
    settle(played, Rng(3))
    restored = master.restore(2, master.table(), played.snapshot())
    assert bot.choose(played.copy(), Rng(1)) == bot.choose(restored, Rng(2))


def test_greedy_answers_alike_however_the_row_was_dealt() -> None:
    workers = ["master-1", "craftsman-3", "labourer-5", "labourer-7", "master-4"]
    answers = {chosen(Scene(workers=row)) for row in (workers, workers[::-1])}
    assert len(answers) == 1


# --- the greedy bot: how it plays -------------------------------------------------------------------


def test_greedy_finishes_a_building_when_one_sending_does_it() -> None:
    """The book's own Chapel (B-90): one craftsman brings 18 coins and 5 points."""
    scene = Scene(buildings=["straw-hut"]).found("chapel")
    scene.hire("craftsman-2", "master-4", "craftsman-3").station("chapel", "master-4", "craftsman-3")
    scene.purse(4)
    assert "send craftsman-2 to chapel" in finish_turn(scene)
    assert scene.seat().points >= 5


def test_greedy_takes_a_tool_along_when_that_finishes_the_building() -> None:
    scene = Scene(ANTIQUITY, apprentices=["apprentice-2"], buildings=SMALL).found("armoury")
    scene.hire("labourer-4").equip("saw").do("take 2").purse(3)
    scene.state.last_round = True  # else it may rather hire first and finish a turn later
    assert "send labourer-4 to armoury with saw" in finish_turn(scene)


def test_greedy_buys_an_action_that_wins_the_game() -> None:
    scene = Scene(buildings=["castle"], apprentices=["apprentice-5"])
    scene.complete("cathedral", "church", "windmill").found("stone-bridge")
    scene.hire("labourer-11").purse(8).do("take 3").purse(8)
    assert scene.seat().points == 16
    assert finish_turn(scene) == ["buy", "send labourer-11 to stone-bridge", "end"]


def test_greedy_frees_a_prisoner_with_an_action_that_is_good_for_nothing_else() -> None:
    scene = Scene(ANTIQUITY, buildings=SMALL).complete("pyramid", "hanging-gardens", "saw")
    scene.hire("prisoner-1").do("take 2").purse(0)
    assert scene.seat().points == 17
    assert finish_turn(scene) == ["free prisoner-1", "end"]


@pytest.mark.parametrize("game", EDITIONS)
def test_greedy_takes_coins_in_its_last_turn_when_nothing_else_counts(game: str) -> None:
    scene = Scene(game).purse(0)
    scene.state.last_round = True
    assert finish_turn(scene) == ["take 3", "end"]


@pytest.mark.parametrize(("game", "seats"), [(MIDDLE_AGES, 2), (ANTIQUITY, 3)])
def test_greedy_uses_its_three_actions(game: str, seats: int) -> None:
    state, rng = game_named(game).new(seats), Rng(seats)
    bot = bot_named("greedy", game_named(game))
    for _ in range(4 * seats):
        settle(state, rng)
        play_turn(bot, state, rng)


def play_turn(bot: Bot, state: State, rng: Rng) -> None:
    """One turn, none of whose free actions may be lost."""
    seat = state.to_act
    while state.to_act == seat:
        action = bot.choose(state.copy(), rng)
        left = getattr(state, "actions_left", 0)
        assert action != 0 or left == 0, "something useful can always be done, if only to take a coin"
        state.apply(action)
        settle(state, rng)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_greedy_beats_random_by_legal_moves(game: str, seats: int) -> None:
    for seed in range(4 if seats == 2 else 3):
        place = seed % seats
        names = ["random"] * seats
        names[place] = "greedy"
        assert play(game, table(game, *names), seed).winners() == [place]


@pytest.mark.parametrize("game", EDITIONS)
def test_greedy_among_its_like_ends_the_game_in_time(game: str) -> None:
    state = play(game, table(game, "greedy", "greedy"), 5)
    assert getattr(state, "round", 99) <= 15
    assert getattr(state, "cut_short", True) is False


# --- its arithmetic ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "turns", "actions"), [(1, 1, 1), (2, 1, 3), (3, 1, 6), (3, 2, 4), (3, 3, 3), (2, 5, 2)]
)
def test_sending_counts_the_dearer_further_units(units: int, turns: int, actions: int) -> None:
    assert sending(units, turns) == actions


def test_minus_stops_at_nothing_for_each_resource_by_itself() -> None:
    assert minus(pack([3, 0, 2, 5]), pack([1, 4, 2, 9])) == pack([2, 0, 0, 0])
    assert total(pack([3, 0, 2, 5])) == 10
