"""Requests about puzzles: the list, a turn tried, and a game that goes on from there."""

from __future__ import annotations

import msgspec

from ludarium.core.state import OVER
from ludarium.puzzles.puzzle import Puzzle
from ludarium.puzzles.solving import Attempt
from ludarium.server import commands
from ludarium.server import puzzles as solving
from ludarium.server.connection import Connection
from ludarium.server.errors import RefusedError
from ludarium.server.messages import Created, PuzzleNews, PuzzlesNews, RatingChange


async def puzzles(connection: Connection, command: commands.Puzzles) -> PuzzlesNews:
    profile = await connection.house.people.profile(connection.who)
    return solving.listed(command.ref, profile, connection.house.time.now())


async def solve(connection: Connection, command: commands.Solve) -> PuzzleNews:
    puzzle = solving.wanted(command)
    found = solving.tried(puzzle, command.actions)
    change = await _counted(connection, command.game, puzzle, found)
    return solving.told(command, puzzle, found, connection.name, change)


async def _counted(connection: Connection, game: str, puzzle: Puzzle, found: Attempt) -> RatingChange | None:
    """Write a verdict down; nothing before there is one."""
    if found.verdict == "open":
        return None
    people, who = connection.house.people, connection.who
    connection.may_be_kept()
    before = (await people.profile(who)).puzzle_rating
    right = found.verdict == "right"
    async with people.lock:
        profile = await people.rework(
            who, lambda profile: solving.counted(profile, game, puzzle, right=right)
        )
    connection.person.profile = msgspec.structs.replace(
        connection.person.profile, puzzle_rating=profile.puzzle_rating, puzzles=profile.puzzles
    )
    return RatingChange(before, profile.puzzle_rating)


async def play_on(connection: Connection, command: commands.PlayOn) -> Created:
    connection.may_open()
    puzzle = solving.wanted(command)
    found = solving.tried(puzzle, command.actions)
    if found.state.to_act == OVER:
        raise RefusedError("file-over")
    await connection.remember()
    house = connection.house
    began = solving.began(puzzle, found, connection.who, connection.name, house.time.now())
    return Created(ref=command.ref, id=await house.create(began))
