"""The commands of those who run a house: backup, restore, check, export, and the data of one person."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from ludarium.arguments import Json, print_json
from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.whole import write_whole

if TYPE_CHECKING:
    from ludarium.server.store import Store

T = TypeVar("T")
Data = Annotated[
    str | None,
    typer.Option(
        "--data",
        metavar="DIR|URL",
        help="Folder or database (postgresql://…) of a server; else the user's.",
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, such as house.ludarium.")]


def _with_store(data: str | None, work: Callable[[Store], Awaitable[T]], *, reading: bool) -> T:
    """Do something with what a house keeps; for reading, and in a database, it may be open."""
    from ludarium.server.serve import data_folder
    from ludarium.server.store.databases import store_of

    opened = store_of(data, data_folder(), reading=reading)

    async def do() -> T:
        store = opened()
        try:
            await store.open()
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def backup(file: BackupFile, data: Data = None, json: Json = False) -> None:
    """Write all tables and people into one file; the server may be open."""
    from ludarium.server.backup import write

    now = time.time_ns() // 1_000_000
    made = _with_store(data, lambda store: write(store, file, now), reading=True)
    _tell(f"{file}: {made.tables} tables, {made.people} people.", made, json=json)


def restore(file: BackupFile, data: Data = None, json: Json = False) -> None:
    """Read a backup into a folder; nothing that is there is changed."""
    from ludarium.server.backup import lines
    from ludarium.server.backup import restore as read_back

    for _ in lines(file):
        """Look at the whole file before a folder is made."""
    made = _with_store(data, lambda store: read_back(store, file), reading=False)
    _tell(f"{file}: {made.tables} tables and {made.people} people are here.", made, json=json)


def check(data: Data = None, json: Json = False) -> None:
    """Replay every journal and read every profile; name those that are broken."""
    from ludarium.server.checking import Found
    from ludarium.server.checking import check as look

    async def work(store: Store) -> list[Found]:
        return [found async for found in look(store)]

    found = _with_store(data, work, reading=True)
    counts = {
        verdict: sum(one.verdict == verdict for one in found)
        for verdict in ("sound", "older rules", "broken")
    }
    broken = [one for one in found if one.verdict == "broken"]
    for one in broken if not json else []:
        typer.echo(f"{one.what}: {one.why}", err=True)
    _tell(
        f"{counts['sound']} sound, {counts['older rules']} of older rules, {counts['broken']} broken.",
        {**counts, "broken_ones": broken},
        json=json,
    )
    if broken:
        raise typer.Exit(2)


def export(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder for the files.")],
    data: Data = None,
    json: Json = False,
) -> None:
    """Write all finished games: a game file each, and games.jsonl with one line each."""
    from ludarium.server.exporting import export as write

    if out.exists():
        raise OptionError(f"{out} is there already")
    count = _with_store(data, lambda store: write(store, out), reading=True)
    _tell(f"{count} finished games in {out}.", {"games": count, "folder": str(out)}, json=json)


def my_data(
    who: Annotated[
        str, typer.Argument(metavar="SECRET", help="The secret that a browser keeps, or its fingerprint.")
    ],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write it to this file.")] = None,
    delete: Annotated[bool, typer.Option("--delete", help="Delete it; the server must be closed.")] = False,
    data: Data = None,
) -> None:
    """Take away or delete what a house keeps of one person: profile, seats, games and talk."""
    from ludarium.server import my_data as mine

    if (out is None) != delete:
        raise OptionError("my-data takes either --out FILE or --delete")
    person = mine.person_of(who)
    if out is not None:
        told = _with_store(data, lambda store: mine.taken(store, person), reading=True)
        try:
            write_whole(out, told)
        except OSError as error:
            raise LudariumError(f"{out}: {error.strerror}") from error
        typer.echo(f"{out}: {len(told)} bytes.")
        return
    count = _with_store(data, lambda store: mine.deleted_from(store, person), reading=False)
    typer.echo(f"Deleted; {count} tables name this person no more.")


def _tell(text: str, facts: object, *, json: bool) -> None:
    if json:
        print_json(facts)
    else:
        typer.echo(text)
