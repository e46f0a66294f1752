"""A table for programs: checked moves, undo, files, copies, pictures, analyses, in every game."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import msgspec
import pytest

import ludarium
from ludarium.core.errors import LudariumError, NotationError
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games import GAMES
from ludarium.library.moves import LegalMove, RefusedMoveError
from ludarium.library.table import Table

every_game = pytest.mark.parametrize("game", GAMES)


def after(game: str, moves: int, seed: int = 7) -> Table:
    """A table after some moves that are scattered over what is possible."""
    table = Table(game, seed=seed)
    for number in range(moves):
        if table.to_act is None:
            break
        legal = table.legal_moves
        table.play(legal[number * 31 % len(legal)])
    if table.is_over:  # a short game: back to where somebody is to act
        table.undo()
    return table


def test_importing_the_package_imports_nothing_else() -> None:
    asked = "import ludarium, sys; print([name for name in sys.modules if name.startswith('ludarium.')])"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"


def test_names_at_the_top_level_are_those_of_their_modules() -> None:
    for name in dir(ludarium):
        assert getattr(ludarium, name) is not None
    with pytest.raises(AttributeError, match="no 'Tabel'"):
        ludarium.Tabel  # noqa: B018


@every_game
def test_a_table_prints_what_its_seats_may_see(game: str) -> None:
    table = after(game, 9)
    assert "seat" in repr(table)
    assert len(str(table).splitlines()) > 3
    if table.game.hidden:
        assert str(table.position) != str(table)  # a spectator sees less than the seat to act


@every_game
def test_a_state_and_a_view_print_as_the_table_and_are_one_line_in_lists(game: str) -> None:
    """`print(state)` is the first thing that a programmer tries; a copy and a restored one print, too."""
    table = after(game, 9)
    state = table.state
    assert str(state) == str(table) == str(state.copy())
    assert str(table.position.state()) == str(table)
    assert str(table.game.view(state, None)) == str(table.position)
    for thing in (state, table, table.position, table.record, table.game, table.say, table.chance):
        assert "\n" not in repr(thing)
        assert " at 0x" not in repr(thing)
        assert len(repr(thing)) < 200


def test_a_state_that_nobody_began_prints_in_one_line() -> None:
    class Alone(State):
        def scores(self) -> list[int]:
            return [0]

        def hash(self) -> str:
            return "nobody"

    assert str(Alone()) == "<Alone: 0 seats, chance draws, scores [0], nobody>"


@every_game
def test_moves_have_words_and_can_be_played_in_every_shape(game: str) -> None:
    table = Table(game, seed=3)
    for move in table.legal_moves[:5]:
        shapes: list[list[str | int | LegalMove]] = [[move], [move.notation], list(move.actions)]
        found = []
        for shape in shapes:
            other = table.copy()
            for each in shape:
                other.play(each)
            found.append(other.position)
        assert found[0] == found[1] == found[2]
        assert move.words
        assert str(move) == move.notation


def test_a_refused_move_names_clause_and_words_and_changes_nothing() -> None:
    table = Table("builders-middle-ages", seed=7)
    before = table.position
    with pytest.raises(RefusedMoveError, match=r"\(B-[0-9]+\)") as raised:
        table.play("send craftsman-3 to chapel")
    assert raised.value.clause.startswith("B-")
    assert raised.value.clause in raised.value.words
    assert pickle.loads(pickle.dumps(raised.value)).clause == raised.value.clause
    with pytest.raises(NotationError):
        table.play("fly to the moon")
    with pytest.raises(LudariumError, match="not float"):
        table.play(1.5)  # type: ignore[arg-type]
    with pytest.raises(LudariumError):
        table.play(10**6)
    assert table.position == before


@every_game
def test_undo_goes_back_and_the_same_draws_come_again(game: str) -> None:
    table = after(game, 12)
    position, moves = table.position, [line for line in table.record.lines if line.seat >= 0]
    table.undo(3)
    for line in moves[-3:]:
        table.play(line.action)
    assert table.position == position
    with pytest.raises(LudariumError, match="no move"):
        table.undo(10_000)
    assert table.position == position


@every_game
def test_a_table_can_be_saved_loaded_and_played_on(game: str, tmp_path: Path) -> None:
    table = after(game, 15)
    again = Table.load(table.save(tmp_path / "mine.game"))
    assert again == table
    assert again.position == table.position
    for each in (table, again):
        each.play(each.legal_moves[-1])
    assert again == table


@every_game
def test_copies_are_equal_and_independent(game: str) -> None:
    table = after(game, 8)
    for other in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other == table
        assert hash(other) == hash(table)
        other.play(other.legal_moves[0])
        assert other != table
        assert other.position != table.position


@every_game
def test_positions_can_be_kept_in_sets_and_pickled(game: str) -> None:
    table = after(game, 10)
    positions = list(table)
    assert positions[-1] == table.position
    assert len({*positions, *positions}) == len(set(positions))
    assert pickle.loads(pickle.dumps(positions[3])) == positions[3]
    assert positions[3].state().hash() in repr(positions[3])
    assert positions[3].seen_by(0) == positions[3]
    with pytest.raises(IndexError, match="no seat 9"):
        positions[3].seen_by(9)


@every_game
def test_a_view_is_plain_data_that_fits_its_schema(game: str) -> None:
    position = after(game, 6).position.seen_by(0)
    view = position.view()
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    schema = position.schema()
    name = schema["$ref"].rpartition("/")[2]
    assert set(view) <= set(schema["$defs"][name]["properties"])


@every_game
def test_pictures_are_sound_svg_and_hide_what_is_hidden(game: str) -> None:
    position = after(game, 6).position
    for viewer in (None, 0):
        root = ElementTree.fromstring(position.seen_by(viewer)._repr_svg_())
        assert root.tag.endswith("svg")
        assert len(list(root.iter("{http://www.w3.org/2000/svg}text"))) > 5
    assert "<svg" in position._repr_html_()
    if position.game.hidden:
        assert position._repr_svg_() != position.seen_by(0)._repr_svg_()


class First:
    """A bot of one's own, which takes the first thing it may do."""

    def choose(self, world: State, rng: Rng) -> int:
        del rng
        return world.legal()[0]


def test_bots_by_name_and_of_ones_own_play_to_the_end() -> None:
    table = Table("ante-portas", seed=5)
    assert isinstance(table.ask("greedy"), LegalMove)
    assert table.ask(First()).action == table.state.legal()[0]
    scores = table.play_out("greedy", First())
    assert table.is_over
    assert table.legal_moves == []
    assert scores == table.scores
    assert table.winners
    with pytest.raises(LudariumError, match="over"):
        table.ask("greedy")
    with pytest.raises(LudariumError, match="over"):
        table.analyse()
    with pytest.raises(LudariumError, match="2 bots"):
        Table("ante-portas").play_out("greedy", "greedy", "greedy")


@every_game
def test_an_analysis_ranks_ways_on_and_repeats_itself(game: str) -> None:
    table = after(game, 4)
    found = table.analyse(iterations=16)
    assert found == table.copy().analyse(iterations=16)
    assert found.iterations == 16
    assert all(0 <= line.value <= 1 for line in found.lines)
    assert [line.visits for line in found.lines] == sorted(
        (line.visits for line in found.lines), reverse=True
    )
    assert str(found).startswith(f"{found.value:.3f}")
    table.play(found.best.actions[0])


def test_a_table_knows_languages_names_and_options() -> None:
    table = Table("faiyum", names=["Anna", "Béla"], language="hu", seed=1)
    assert "Anna" in str(table) or "Béla" in str(table)
    assert table.names == ("Anna", "Béla")
    assert Table("builders-antiquity", options={"rounds": "3"}).record.options["rounds"] == "3"
    for bad in (
        {"seats": 9},
        {"language": "la"},
        {"options": {"walls": "3"}},
        {"seats": 3, "names": ["A", "B"]},
    ):
        with pytest.raises(LudariumError):
            Table("builders-antiquity", **bad)
