"""The search: every seat for itself, chance by its weights, nothing thought twice, and in time."""

from __future__ import annotations

import tracemalloc
from itertools import count
from typing import cast

import pytest
from librt.vecs import vec

from ludarium.bots import bot_named
from ludarium.bots.bot import Bot
from ludarium.bots.builders.mind import BuildersMind
from ludarium.bots.builders.weights import BuildersWeights
from ludarium.bots.levels import deep_effort
from ludarium.bots.mcts import Effort, Mcts
from ludarium.bots.networks import mind_of
from ludarium.bots.search.mcts import CLOCK_EVERY, FIRST_LOOK, SAME_LOOKS, Search, Taste
from ludarium.bots.search.mind import Mind
from ludarium.bots.search.one_ply import OnePly, noticed
from ludarium.bots.search.tree import FADING, Edge, Node
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import OVER, State
from ludarium.games import HOUSE, game_named
from ludarium.games.builders.rules import Builders
from ludarium.games.builders.state import NOTHING
from tests.bots.names import WITH_A_MIND
from tests.bots.toys import Choice, Draw, Place, Toy, Won
from tests.scenes import EDITIONS, MIDDLE_AGES, Scene

GAME = game_named(MIDDLE_AGES)
LITTLE = 1000  # bytes
MANY = 5000  # iterations
LAST_WORD = Taste(explore=1.0, turns=-1, trust=0.0, unit=1)


def thought(place: Place, seats: int, iterations: int = 600) -> list[Edge]:
    """What a search finds out about the ways on in a toy game."""
    node = Node()
    Search(Mind(), LAST_WORD, Toy(place, seats), node, Rng(3)).think(iterations, 0.0, lambda: 0.0)
    return node.edges


def searching(iterations: int, **how: float) -> Mcts:
    """A searching player of the Middle Ages."""
    mind = BuildersMind(BuildersWeights(), 6, 2)
    return Mcts(GAME, mind, Effort(iterations, trust=0.4, explore=0.3, **how))  # type: ignore[arg-type]


def begun(moves: int = 0) -> Builders:
    """A position of two players after some greedy moves."""
    state, rng, greedy = GAME.new(2), Rng(5), bot_named("greedy", GAME)
    settle(state, rng)
    for _ in range(moves):
        state.apply(greedy.choose(state.copy(), rng))
        settle(state, rng)
    return cast(Builders, state)


# --- values ---------------------------------------------------------------------------------------


def test_chance_counts_by_its_weights() -> None:
    likely = Draw(((3, Won((0,))), (1, Won((1,)))))
    rarely = Draw(((1, Won((0,))), (3, Won((1,)))))
    first, second = thought(Choice(0, (rarely, likely)), 2)
    assert second.visits > 5 * first.visits
    assert second.mean() == pytest.approx(0.75, abs=0.05)


def test_everybody_plays_for_himself_when_three_play() -> None:
    """Seat 1 rather shares a win than lets seat 2 have it, and rather wins alone than lets seat 0 win."""
    envied = Choice(1, (Won((0,)), Won((1,))))
    shared = Choice(1, (Won((0, 1)), Won((2,))))
    first, second = thought(Choice(0, (envied, shared)), 3)
    assert second.visits > 5 * first.visits
    assert second.mean() == pytest.approx(0.5, abs=0.08)


def test_an_answer_that_spoils_everything_is_seen() -> None:
    """Of five answers only one is bad, so that playouts alone would be glad of it."""
    trap = Choice(1, (Won((0,)), Won((0,)), Won((0,)), Won((0,)), Won((1,))))
    fair = Draw(((1, Won((0,))), (1, Won((1,)))))
    first, second = thought(Choice(0, (trap, fair)), 2)
    assert second.visits > 3 * first.visits


def test_search_takes_away_the_building_that_the_other_seat_would_win_with() -> None:
    """The greedy bot looks at its own turn only, and takes coins."""
    scene = Scene(workers=["labourer-1"], apprentices=["apprentice-1", "apprentice-2"])
    scene.hire("craftsman-9", seat=1).purse(0).purse(9, seat=1)
    state = scene.state
    state.players[0].points, state.players[1].points = 17, 16
    state.last_round = True
    state.building_row = 1 << state.cards.building_ids.index("covered-bridge")
    state.building_pile, state.next_building = 0, NOTHING
    state.worker_row = state.worker_pile = 0
    assert GAME.notation(bot_named("greedy", GAME).choose(state.copy(), Rng(1))) == "take 3"
    assert GAME.notation(searching(40).choose(state.copy(), Rng(1))) == "open covered-bridge"


def test_a_place_is_judged_a_few_times_before_it_is_looked_beyond() -> None:
    later = Choice(1, (Won((0,)), Won((1,))))
    for ripe, known in ((1, True), (40, False)):
        node = Node()
        taste = Taste(explore=1.0, turns=-1, trust=0.0, unit=1, ripe=ripe)
        Search(Mind(), taste, Toy(Choice(0, (later,)), 2), node, Rng(3)).think(30, 0.0, lambda: 0.0)
        (edge,) = node.edges
        assert edge.visits == 30
        assert edge.node is not None
        assert bool(edge.node.edges) is known


def test_frugal_plans_are_few_at_first_and_more_where_visits_are() -> None:
    state, mind = begun(4), BuildersMind(BuildersWeights())
    careful = [plan.worth for plan in mind.plans(state, 1)]
    mind.frugal = True
    counts = [len(mind.plans(state, visits)) for visits in (1, 20, 1000)]
    assert counts == sorted(set(counts))
    assert len(careful) == 10
    assert mind.plans(state, 1000)[0].worth == careful[0]


# --- thinking once --------------------------------------------------------------------------------


def test_what_was_thought_about_the_rest_of_a_turn_is_kept() -> None:
    bot, state, rng = searching(24), begun(), Rng(2)
    node = bot.known(state)
    assert node.visits == 0
    action = bot.choose(state.copy(), rng)
    state.apply(action)
    settle(state, Rng(8))
    kept = bot.known(state)
    assert kept.visits > 0
    assert all(edge.action in state.legal() for edge in kept.edges)


def test_what_was_thought_about_an_answer_is_kept() -> None:
    """The last action of a turn, then the other seat does what the tree expects: its node is found again."""
    bot, state, rng = searching(60), begun(), Rng(2)
    while state.turn == state.start:
        before = state.copy()
        state.apply(bot.choose(state.copy(), rng))
        settle(state, Rng(8))
    node = bot.known(state)
    assert node.visits > 0
    answer = max(node.edges, key=lambda edge: (edge.visits, -edge.action))
    for action in (answer.action, *answer.rest):
        state.apply(action)
        settle(state, Rng(9))
    assert state.turn == before.turn
    assert bot.known(state) is answer.node


def test_nothing_is_kept_of_a_way_that_was_not_thought_of() -> None:
    bot, state, rng = searching(8), begun(), Rng(2)
    bot.choose(state.copy(), rng)
    other = begun(9)
    assert bot.known(other).visits == 0


@pytest.mark.parametrize("planned", [True, False])
def test_what_is_no_longer_possible_is_forgotten(planned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan may have counted on a card that did not come, and a node may have been met after other draws."""
    bot, state, node = searching(4), begun(), Node()
    lost = Edge(state.at.building, action_buffer(state)[: int(planned)], 1.0)
    lost.visits, node.visits, node.edges, node.planned = 10**6, 10**6, [lost], planned
    monkeypatch.setattr(bot, "known", lambda _: node)
    assert bot.choose(state.copy(), Rng(1)) in state.legal()


def test_earlier_plans_fade_and_keep_their_mean() -> None:
    node, rest = Node(), action_buffer(begun())[:2]
    long, short = Edge(4, rest, 1.0), Edge(5, rest[:0], 1.0)
    long.visits, long.total = 12, 9.0
    node.edges, node.planned = [long, short], True
    later = node.after(4)
    later.fade()
    (edge,) = later.edges
    assert (edge.visits, edge.mean(), later.visits) == (12 // FADING, 0.75, 12 // FADING)
    assert node.after(5).edges == []


def test_the_only_sensible_action_needs_no_thought() -> None:
    bot, state = searching(10**9), begun()
    while state.actions_left:
        state.apply(state.at.take)
    state.players[int(state.turn)].coins = 0
    assert bot.choose(state.copy(), Rng(1)) == state.at.end


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bank", ["unlimited", "limited"])
def test_a_random_playout_of_the_builders_does_nothing_that_makes_no_sense(edition: str, bank: str) -> None:
    game, rng = game_named(edition), Rng(11)
    mind, state = mind_of(game), game.new(4, {"bank": bank, "rounds": "30"})
    settle(state, rng)
    out = action_buffer(state)
    while state.to_act != OVER:
        action = mind.any_sensible(state, out, state.legal_into(out), rng)
        n = mind.sensible(state, out, state.legal_into(out))
        assert action in out[:n]
        state.apply(action)
        settle(state, rng)


# --- limits ---------------------------------------------------------------------------------------


def test_thinking_stops_when_the_time_is_up() -> None:
    ticks = count()
    bot = searching(10**9, seconds=2.5)
    bot.clock = lambda: float(next(ticks))
    state = begun(2)
    assert bot.choose(state.copy(), Rng(1)) in state.legal()
    assert next(ticks) == 4  # asked at the start, and three times until more than 2.5 had passed


def never() -> float:
    """A clock that nobody may look at."""
    raise AssertionError


def looked_at(place: Place, sure: float) -> int:
    """How many iterations a search does at a place that it could think about for long."""
    return Search(Mind(), LAST_WORD, Toy(place, 2), Node(), Rng(3)).think(MANY, 0.0, never, sure)


def test_iterations_are_counted_and_the_clock_is_not_asked_without_a_limit() -> None:
    node = Node()
    search = Search(Mind(), LAST_WORD, Toy(Choice(0, (Won((0,)), Won((1,)))), 2), node, Rng(3))

    assert search.think(2 * CLOCK_EVERY + 1, 0.0, never) == 2 * CLOCK_EVERY + 1
    assert sum(edge.visits for edge in node.edges) == node.visits == 2 * CLOCK_EVERY + 1


def test_a_sure_choice_needs_no_more_thought() -> None:
    plain = Choice(0, (Won((0,)), Won((1,))))
    assert looked_at(plain, sure=0.4) == FIRST_LOOK * 2**SAME_LOOKS
    assert looked_at(plain, sure=0.0) == MANY
    assert looked_at(plain, sure=1.0) == MANY  # never so far ahead: the other way is tried, too


def test_a_choice_between_equals_is_never_sure() -> None:
    assert looked_at(Choice(0, (Won((0, 1)), Won((0, 1)))), sure=0.4) == MANY


def test_a_choice_that_changed_lately_is_not_sure() -> None:
    """It is thought about until the new one has been the best for two looks more."""
    search = Search(Mind(), LAST_WORD, Toy(Choice(0, (Won((0,)), Won((1,)))), 2), Node(), Rng(3))
    search.think(1, 0.0, never)
    good, bad = search.node.edges
    bad.visits, bad.total = 2 * FIRST_LOOK, 0.0  # as if it had looked better for long
    assert search.think(MANY, 0.0, never, 0.4) > FIRST_LOOK * 2**SAME_LOOKS
    assert search.node.most_visited() is good


def test_the_grandmaster_stops_when_he_is_sure_and_counted_thinking_does_not() -> None:
    for game in HOUSE:
        assert deep_effort(game).sure > 0
        assert deep_effort(game, 50).sure == 0


# --- looking one action ahead -----------------------------------------------------------------------


class Greed(Mind):
    """Judges a toy position by the number of ways on, the more the better."""

    def worth(self, state: State, seat: int) -> float:  # noqa: ARG002
        place = cast(Toy, state).place
        return 0.0 if isinstance(place, Won) else float(len(place.ways))


def test_one_ply_takes_what_looks_best_and_a_sure_win_before_all() -> None:
    one, two = Choice(0, (Won((1,)),)), Choice(0, (Won((1,)), Won((1,))))
    bot = OnePly(Greed(), 0)
    assert bot.choose(Toy(Choice(0, (one, two, one)), 2), Rng(1)) == 1
    assert bot.choose(Toy(Choice(0, (one, two, Won((0,)))), 2), Rng(1)) == 2
    assert bot.choose(Toy(Choice(0, (one, Won((1,)))), 2), Rng(1)) == 0


def test_somebody_who_overlooks_things_misses_about_that_share_and_never_all() -> None:
    rng, seen = Rng(4), 0
    for _ in range(200):
        out = action_buffer(Toy(Choice(0, (Won((0,)),) * 10), 2))
        worths = vec[float]([float(place) for place in range(10)])
        for place in range(10):
            out[place] = place
        kept = int(noticed(out, worths, 10, 70, rng))
        assert 1 <= kept <= 10
        assert [out[i] for i in range(kept)] == sorted({out[i] for i in range(kept)})
        seen += kept
    assert 0.25 < seen / 2000 < 0.37


@pytest.mark.parametrize("name", WITH_A_MIND)
@pytest.mark.parametrize("bot", ["mcts:2", "greedy", "apprentice"])
def test_a_bot_holds_on_to_nothing_but_its_last_thoughts(name: str, bot: str) -> None:
    game = game_named(name)
    state = game.new(game.seats[-1], simulation=True)
    settle(state, Rng(1))
    player = bot_named(bot, game)
    tracemalloc.start()
    try:
        kept = [_kept(player, state) for _ in range(4)]
    finally:
        tracemalloc.stop()
    assert kept[3] - kept[1] < LITTLE


def _kept(player: Bot, state: State) -> int:
    """The memory in use after a move was thought about."""
    player.choose(state.copy(), Rng(2))
    return tracemalloc.get_traced_memory()[0]
