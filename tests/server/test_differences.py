"""Who asked for differences is told what is new, and puts together the very tables that others get whole."""

from __future__ import annotations

import copy
import json

import msgspec
import pytest

from ludarium.core.messages import View
from ludarium.core.refusals import in_numbers
from ludarium.core.rng import Rng
from ludarium.games import GAMES, HOUSE
from ludarium.server.differences import Parts, Reader
from ludarium.server.house import House
from ludarium.server.show import Seen, Window
from ludarium.server.table import Table
from tests.server.house import ME, Tab, move_somehow, new_house, run, table_at
from tests.server.test_undo import two_people

GAME_IDS = [game.id for game in HOUSE]
MOVES = 45


class Pair:
    """Two tabs of one person: one is shown tables whole, the other takes differences."""

    def __init__(self, house: House, token: str | None) -> None:
        self.plain, self.differing = Tab(house, token), Tab(house, token)
        self.reader = Reader()
        self.kinds: list[str] = []

    async def watch(self, id_: str) -> Pair:
        await self.plain.done("hello", token=self.plain.token)
        await self.differing.done("hello", token=self.plain.token, differences=True)
        for tab in (self.plain, self.differing):
            await tab.done("watch", id=id_)
        assert self.reader.read(self.differing.last()) is not None
        return self

    async def told(self) -> None:
        """Both get what is new."""
        for tab in (self.plain, self.differing):
            tab.got.clear()
            await tab.news()
        self.compare()

    def compare(self) -> None:
        """What is put together is what is shown whole."""
        news = json.loads(self.differing.got[-1])
        self.kinds.append(news["kind"])
        found = self.reader.read(news)
        assert found is not None
        assert json.dumps({**found, "number": 0}) == json.dumps(self.plain.last())


def parts_of(view: View) -> Parts:
    return Parts(view, in_numbers(view.refusals))


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_view_in_parts_is_the_view(name: str) -> None:
    game = GAMES[name]
    state, rng = game.new(2), Rng(5)
    for _ in range(120):
        if state.to_act < 0:
            if not state.legal():
                break
            state.apply(state.draw(rng))
            continue
        for viewer in (None, 0, 1):
            whole = Parts(*game.view_apart(state, viewer)).whole()
            assert whole == msgspec.json.encode(game.view(state, viewer))
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("name", GAME_IDS)
def test_what_is_put_together_is_what_others_are_shown_whole(name: str) -> None:
    """Two seats at one screen: views of one seat are never patched by those of the other."""

    async def work() -> None:
        house = new_house()
        anna, eve = await Tab(house).hello("Anna"), await Tab(house).hello("Eve")
        answer = await anna.done("create", game=name, seats=[ME, {**ME, "name": "Ben"}])
        table = await table_at(house, answer["id"])
        pairs = [await Pair(house, tab.token).watch(table.id) for tab in (anna, eve)]
        for number in range(MOVES):
            await move_somehow(anna, table)
            if number % 9 == 4:
                await anna.done("say", id=table.id, text=f"Line {number}")
            if number % 11 == 7:
                await anna.do("undo", id=table.id, at=table.at, seat=table.to_act)
            for pair in pairs:
                await pair.told()
            if table.status == "over":
                break
        for pair in pairs:
            assert {*pair.kinds} == {"table_changes"}

    run(work())


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_difference_hangs_on_what_two_views_say_and_not_on_what_they_share(name: str) -> None:
    """Views that share parts with the last one are compared quickly; the bytes are those of any other two."""
    game = GAMES[name]
    state, rng = game.new(2), Rng(8)
    last: dict[int, View] = {}
    compared = 0
    while state.legal() and compared < 60:
        if state.to_act < 0:
            state.apply(state.draw(rng))
            continue
        seat = int(state.to_act)
        view = game.view(state, seat)
        if seat in last:
            apart = [parts_of(copy.deepcopy(each)) for each in (view, last[seat])]
            told, wanted = parts_of(view).since(parts_of(last[seat])), apart[0].since(apart[1])
            assert msgspec.json.encode(told) == msgspec.json.encode(wanted)
            compared += 1
        last[seat] = view
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
    assert compared >= 25


def test_of_a_line_that_holds_others_only_what_is_new_is_told() -> None:
    """A seat that gets coins is not told with its whole crew."""
    game = GAMES["builders-middle-ages"]
    state, rng = game.new(2), Rng(3)
    while state.to_act < 0:
        state.apply(state.draw(rng))
    seat = int(state.to_act)
    before = parts_of(game.view(state, seat))
    state.apply(game.parse("take 1")[0])
    told = parts_of(game.view(state, seat)).since(before)
    fields, lists = (json.loads(msgspec.json.encode(part)) for part in told)
    assert "seats" not in fields
    edits = [edit for edit in lists["seats"] if len(edit) == 3]
    assert [(edit[0], edit[1]["coins"]) for edit in edits] == [
        (seat, json.loads(before.whole())["seats"][seat]["coins"] + 1)
    ]
    assert not {"idle", "sites"} & {*edits[0][1], *edits[0][2]}


def test_what_the_table_notes_is_told_at_once() -> None:
    """The table writes on in its own list of notes; what was told before is not that list."""

    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house)
        pair = await Pair(house, ben.token).watch(id_)
        await anna.done("resign", id=id_, seat=0)
        await pair.told()
        assert [note["kind"] for note in (pair.reader.table or {})["notes"]] == ["resigned"]

    run(work())


def test_a_move_is_told_in_a_fraction_of_the_table() -> None:
    async def work() -> None:
        house = new_house()
        anna = Tab(house)
        await anna.done("hello", name="Anna", differences=True)
        id_ = await anna.open("builders-middle-ages", ME, {"kind": "bot", "level": "random"})
        table = await table_at(house, id_)
        whole = len(anna.got[-1])
        await move_somehow(anna, table)
        await anna.news()
        assert json.loads(anna.got[-1])["kind"] == "table_changes"
        assert len(anna.got[-1]) < whole / 2

    run(work())


def test_whoever_missed_a_message_asks_again_and_is_shown_the_whole_table() -> None:
    async def work() -> None:
        house = new_house()
        anna = Tab(house)
        await anna.done("hello", name="Anna", differences=True)
        id_ = await anna.open("faiyum", ME, {**ME, "name": "Ben"})
        table = await table_at(house, id_)
        reader = Reader()
        assert reader.read(anna.last())
        for _ in range(2):
            await move_somehow(anna, table)
            await anna.news()
        assert reader.read(anna.last("table_changes")) is None
        await move_somehow(anna, table)
        await anna.news()
        assert reader.read(anna.last("table_changes")) is None  # nothing is made of half a table
        await anna.done("watch", id=id_)
        shown = reader.read(anna.last())
        assert shown is not None
        assert (shown["at"], shown["number"]) == (table.at, 1)

    run(work())


def test_nobody_is_told_differences_who_did_not_ask() -> None:
    async def work() -> None:
        house = new_house()
        anna, ben, id_ = await two_people(house, "ante-portas")
        table = await table_at(house, id_)
        await move_somehow([anna, ben][table.to_act], table)
        await anna.news()
        assert {json.loads(text)["kind"] for text in anna.got} & {"table", "table_changes"} == {"table"}

    run(work())


def changes_to(table: Table, seen: Seen) -> bytes:
    news = Window(table).news(seen, lambda _: False, {}, 0, frozenset(), 0)
    return msgspec.json.encode(news)


def test_no_byte_of_a_difference_depends_on_cards_that_the_viewer_cannot_know() -> None:
    """Of two worlds that look the same to a seat, before and after a move, the differences are the same."""

    async def work() -> int:
        house = new_house()
        anna, ben, id_ = await two_people(house, "ante-portas")
        table = await table_at(house, id_)
        tabs, rng, compared = [anna, ben], Rng(9), 0
        seen = {
            (seat, world): Seen(tabs[seat].connection.who, differs=True)
            for seat in (0, 1)
            for world in (0, 1)
        }
        while table.status != "over" and compared < 120:
            for seat in (0, 1):
                truth = table.state
                told = changes_to(table, seen[seat, 0])
                table.state = truth.imagine(seat, rng)
                other = changes_to(table, seen[seat, 1])
                table.state = truth
                assert told == other
                compared += b"table_changes" in told
            await move_somehow(tabs[table.to_act], table)
        return compared

    assert run(work()) > 40
