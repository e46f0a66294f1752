"""Laws of what positions tell, for every game: views, events, notation and game files."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core.notation import read, write
from ludarium.core.record import Record, chance_rng
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.laws import telling
from tests.laws.walks import Walk, every_game, holds, walks_of

GAMES_A_LAW = 8


def recorded(walk: Walk, most: int) -> Record:
    """The walk as a record whose chance moves follow from its seed."""
    record = Record(
        walk.game, walk.game.table(dict(walk.options)), ["bot random"] * walk.seats, walk.seed % 10**18
    )
    state, chance, rng = record.first(), chance_rng(walk.seed % 10**18), Rng(walk.seed, 9)
    while state.to_act != OVER and len(record.lines) < most:
        action = int(state.draw(chance)) if state.to_act == CHANCE else walk.choose(state, rng)
        record.add(state, action)
    return record


@every_game
def test_every_action_has_a_text_of_its_own_that_reads_back(name: str) -> None:
    game = GAMES[name]
    texts = {}
    for action in range(game.new(2).most_actions()):
        text = game.notation(action)
        assert game.parse(text) == [action]
        assert game.parse(f"  {text.upper()} ") == [action]
        texts[text] = action
    assert len(texts) == game.new(2).most_actions()


@every_game
def test_a_game_file_reads_back_to_the_same_game(name: str) -> None:
    @settings(max_examples=GAMES_A_LAW)
    @given(walk=walks_of(GAMES[name]), most=st.integers(1, 400))
    def law(walk: Walk, most: int) -> None:
        record = recorded(walk, most)
        text = write(record)
        again = read(text, GAMES)
        assert again == record
        assert write(again) == text
        assert again.after().key() == record.after().key()

    law()


@every_game
def test_views_survive_json_and_offer_exactly_what_is_legal(name: str) -> None:
    holds(telling.views_survive_json_and_offer_exactly_what_is_legal, name, GAMES_A_LAW)


@every_game
def test_events_survive_json_and_do_not_touch_the_game(name: str) -> None:
    holds(telling.events_survive_json_and_do_not_touch_the_game, name, GAMES_A_LAW)


@every_game
def test_what_looks_the_same_to_a_seat_is_the_same_to_it(name: str) -> None:
    """An imagined world gives the seat the same view and the same legal list as the true one."""
    holds(telling.what_looks_the_same_to_a_seat_is_the_same_to_it, name, GAMES_A_LAW)


@every_game
def test_a_game_says_whether_its_hands_are_hidden(name: str) -> None:
    """Where seats know different things, positions imagine worlds instead of copying themselves."""
    game = GAMES[name]
    assert game.hidden == (type(game.new(game.seats[-1])).imagine is not State.imagine)
