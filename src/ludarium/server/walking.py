"""All that a store holds, one after the other, without having all of it in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator

from ludarium.server.store import Row, Store

AT_ONCE = 200


async def all_tables(store: Store) -> AsyncIterator[tuple[Row, list[bytes]]]:
    """Every table with its journal; one that is opened meanwhile may be left out."""
    last = ""
    while ids := await store.ids(last, AT_ONCE):
        for id_ in ids:
            found = await store.whole(id_)
            if found is not None:
                yield found
        last = ids[-1]


async def all_people(store: Store) -> AsyncIterator[tuple[str, bytes]]:
    """Every profile with the fingerprint that it is kept under."""
    last = ""
    while people := await store.people(last, AT_ONCE):
        for person in people:
            yield person
        last = people[-1][0]
