"""What the house keeps of one person: to take away, and to delete."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ludarium.core.errors import LudariumError, OptionError
from ludarium.server import journal, retired, seating
from ludarium.server.fair_line import Asker
from ludarium.server.house import House
from ludarium.server.lines import Facts, SeatFacts, read_facts
from ludarium.server.outside import keys
from ludarium.server.people import Profile
from ludarium.server.store import Row, Store
from ludarium.server.table import Table
from ludarium.server.thinker import BotMove, Question
from ludarium.server.thinking import NOBODY, Wanted
from ludarium.server.tokens import fingerprint, is_id, is_token, public_name

FINGERPRINT = re.compile(r"[0-9a-f]{32}")
MOST = 100_000  # tables of one person
NAMELESS = "—"
UNSAID = "…"


def person_of(text: str) -> str:
    """The fingerprint of a browser's secret, or one that is given."""
    if is_token(text):
        return fingerprint(text)
    if FINGERPRINT.fullmatch(text):
        return text
    raise OptionError("this is neither the secret of a browser nor a fingerprint (32 of 0-9 a-f)")


# --- taking away --------------------------------------------------------------------------------------------


async def taken(store: Store, who: str) -> bytes:
    """Everything as one JSON document: profile, and of each table the seats, the talk and the moves."""
    kept = await store.profile(who)
    told = {
        "ludarium": "my data 1",
        "fingerprint": who,
        "profile": msgspec.Raw(kept or b"null"),
        "tables": [await _table(store, id_, who) for id_ in await _tables(store, who)],
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


async def _tables(store: Store, who: str) -> list[str]:
    """Where somebody has a seat, and where he talked without one."""
    owned = [row.id for row in await store.owned(who, MOST)]
    spoke = filter(is_id, (await _profile(store, who)).spoke)
    return list(dict.fromkeys([*owned, *spoke]))


async def _profile(store: Store, who: str) -> Profile:
    try:
        return msgspec.json.decode(await store.profile(who) or b"{}", type=Profile)
    except msgspec.DecodeError:
        return Profile()


async def _table(store: Store, id_: str, who: str) -> dict[str, Any]:
    entries = [journal.decode(entry) for entry in await store.journal(id_)]
    told: dict[str, Any] = {"id": id_, "mine": [entry for entry in entries if _names(entry, who)]}
    row = await store.whole(id_)
    over = row is not None and not row[0].open
    # what others hold in their hands is nobody's to take away while the game goes on
    return {**told, "moves": retired.as_text(entries)} if over else told


def _names(entry: journal.AnyEntry, who: str) -> bool:
    kinds = journal.Sat | journal.Said | journal.Silenced | journal.Removed
    return isinstance(entry, kinds) and entry.who == who


# --- deleting -----------------------------------------------------------------------------------------------


async def delete(house: House, who: str) -> int:
    """Stand up everywhere, then take name, talk and fingerprint out of every journal; how many there were."""
    for bot in (await _profile(house.store, who)).bots:
        await keys.revoke(house, who, public_name(bot.who))
    tables = await _tables(house.store, who)
    for id_ in tables:
        await _leave(house, id_, who)
        await _rewrite(house, id_, who)
    async with house.people.lock:
        await house.store.forget(who)
        await house.store.forget(f"{who} broken")
    return len(tables)


async def _leave(house: House, id_: str, who: str) -> None:
    """A seat at a table that has not begun is free again; in a game a bot plays it to the end."""

    def left(table: Table, now: int) -> Sequence[journal.AnyEntry]:
        return seating.left(table, who, now)

    try:
        await house.decide(id_, left)
    except LudariumError:
        """Of older rules, or broken: nobody sits there any more."""


async def _rewrite(house: House, id_: str, who: str) -> None:
    """The journal with somebody nameless in this one's place, whom nobody finds at another table."""
    nobody = secrets.token_hex(16)
    room = house.rooms.in_use.get(id_)
    if room is None:
        await _rewrite_stored(house, id_, who, nobody)
        return
    with house.rooms.used(room):
        async with room.lock:
            await _rewrite_stored(house, id_, who, nobody)
            room.replace(await house.rooms.saved(id_), 0)
            for watcher in room.watchers:
                watcher.seen(id_).said = 0  # all of the chat is shown anew
            room.publish()


async def _rewrite_stored(house: House, id_: str, who: str, nobody: str) -> None:
    found = await house.store.whole(id_)
    if found is None:
        return
    row, entries = _row(found[0], who, nobody), [_entry(entry, who, nobody) for entry in found[1]]
    await house.store.rewrite(row, entries)
    for facts in read_facts([row]):
        house.lobby.table_changed(facts, None)


def _row(row: Row, who: str, nobody: str) -> Row:
    owners = [nobody if owner == who else owner for owner in row.owners]
    return msgspec.structs.replace(row, owners=owners, facts=_facts(row.facts, who, nobody))


def _facts(facts: bytes, who: str, nobody: str) -> bytes:
    """What the lobby knows."""
    known = msgspec.json.decode(facts, type=Facts)
    seats = [_seat(seat, who, nobody) for seat in known.seats]
    host = nobody if known.host == who else known.host
    return msgspec.json.encode(msgspec.structs.replace(known, seats=seats, host=host))


def _seat(seat: SeatFacts, who: str, nobody: str) -> SeatFacts:
    if seat.invited is not None and seat.invited.who == who:
        return msgspec.structs.replace(seat, invited=None)
    return msgspec.structs.replace(seat, name=NAMELESS, who=nobody) if seat.who == who else seat


def _entry(entry: bytes, who: str, nobody: str) -> bytes:
    if who.encode() not in entry:
        return entry
    told = journal.decode(entry)
    match told:
        case journal.Began():
            seats = [
                msgspec.structs.replace(seat, name=NAMELESS, who=nobody) if seat.who == who else seat
                for seat in told.seats
            ]
            host = nobody if told.host == who else told.host
            return journal.encode(msgspec.structs.replace(told, seats=seats, host=host))
        case journal.Silenced() | journal.Removed():
            return journal.encode(msgspec.structs.replace(told, who=nobody))
        case journal.Sat() | journal.Invited():
            return journal.encode(msgspec.structs.replace(told, name=NAMELESS, who=nobody))
        case journal.Said():
            return journal.encode(msgspec.structs.replace(told, name=NAMELESS, text=UNSAID, who=nobody))
    return entry


class _Silent:
    """Bots that do not answer: in a house that is closed no game goes on."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> BotMove:
        raise LudariumError(f"nobody thinks about {question.game} for {asker.who}: the house is closed")

    async def ponder(self, question: Question, wanted: Wanted) -> None:
        """Nobody thinks here."""

    async def warm(self) -> None:
        """There is nobody to get ready for."""

    async def close(self) -> None:
        """There is nobody."""


async def deleted_from(store: Store, who: str) -> int:
    """The same in a store that no house has open."""
    house = House(store, _Silent())
    try:
        return await delete(house, who)
    finally:
        await house.tasks.close()
        await house.driver.close()
