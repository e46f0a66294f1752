"""Puzzles over the wire: shown without what is hidden, judged once for the rating, and played on from."""

from __future__ import annotations

from typing import Any

import msgspec

from ludarium.games import GAMES
from ludarium.puzzles.puzzle import Puzzle, puzzles_of
from ludarium.puzzles.rating import START
from ludarium.puzzles.solving import turn_actions
from ludarium.server.store.memory import MemoryStore
from tests.server.house import BUILDERS, Tab, new_house, run, table_at

GAME = GAMES[BUILDERS]
PUZZLE: Puzzle = next(puzzle for puzzle in puzzles_of(BUILDERS).values() if len(puzzle.turn) > 2)
BEST = turn_actions(GAME, PUZZLE.turn)
END = GAME.parse("end")


async def tries(tab: Tab, actions: list[int], puzzle: str = PUZZLE.id) -> dict[str, Any]:
    return await tab.do("solve", game=BUILDERS, puzzle=puzzle, actions=actions)


def test_a_puzzle_is_shown_from_the_solvers_seat_and_without_its_answer() -> None:
    async def work() -> None:
        anna = await Tab(new_house()).hello("Anna")
        news = await tries(anna, [])
        assert (news["kind"], news["verdict"], news["answer"], news["change"]) == (
            "puzzle",
            "open",
            None,
            None,
        )
        assert news["viewer"] == news["view"]["to_act"] == PUZZLE.seat
        assert [seat["mine"] for seat in news["seats"]].index(True) == PUZZLE.seat
        told = msgspec.json.encode(news).decode()
        assert PUZZLE.position[-1] not in told
        assert '"reasons"' not in told
        kept = await anna.house.people.profile(anna.connection.who)
        assert kept.puzzles == {}

    run(work())


def test_the_first_verdict_counts_and_only_that_one_also_after_a_restart() -> None:
    async def work() -> None:
        store = MemoryStore()
        anna = await Tab(new_house(store)).hello("Anna")
        wrong = await tries(anna, END)
        assert wrong["verdict"] == "wrong"
        assert wrong["change"]["before"] == START > wrong["change"]["after"]
        again = await Tab(new_house(store), anna.token).hello("Anna")
        right = await tries(again, BEST)
        assert right["verdict"] == "right"
        assert right["change"] == {"before": wrong["change"]["after"], "after": wrong["change"]["after"]}
        assert [len(right["answer"]["moves"]), len(right["answer"]["others"])] == [len(PUZZLE.turn), 2]
        listed = await again.done("puzzles")
        line = next(one for one in listed["puzzles"] if one["id"] == PUZZLE.id and one["game"] == BUILDERS)
        assert (line["right"], listed["rating"]) == (False, wrong["change"]["after"])
        assert listed["daily"][0] in GAMES

    run(work())


def test_a_solver_plays_on_from_there_against_bots() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        created = await anna.done("play_on", game=BUILDERS, puzzle=PUZZLE.id, actions=BEST[:1])
        table = await table_at(house, created["id"])
        assert table.record.lines[table.branch_at - 1].seat in (-1, PUZZLE.seat)
        assert table.seats[PUZZLE.seat].kind == "human"
        assert {seat.kind for number, seat in enumerate(table.seats) if number != PUZZLE.seat} == {"bot"}

    run(work())


def test_what_is_not_possible_is_refused_and_counts_nothing() -> None:
    async def work() -> None:
        anna = await Tab(new_house()).hello("Anna")
        assert (await tries(anna, [], "no-such"))["error"] == "no-puzzle"
        assert await anna.refused("solve", game="chess", puzzle="1") == "no-game"
        refused = await tries(anna, GAME.parse("take 3") * 4)
        assert refused["error"] == "illegal"
        assert refused["reason"]["clause"].startswith("B")
        assert (await anna.done("puzzles"))["rating"] == START

    run(work())
