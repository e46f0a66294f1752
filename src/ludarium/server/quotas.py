"""What one address may leave behind: so many tables, people and lines of chat, and more with time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Literal

from ludarium.server.addresses import neighbourhood, short
from ludarium.server.clocks import Time
from ludarium.server.pace import Pace
from ludarium.server.wings import Wings

MOST_ADDRESSES = 4096
AT_ONCE = 4  # commands of one address that are carried out in one turn of the loop
MOST_SOCKETS = 256  # of one address, counted here as well since behind a proxy all come through one door

Left = Literal["tables", "people", "talk"]


class Quota:
    """Of one address, at all processes of the house; what it leaves is kept, so it comes back slowly."""

    def __init__(self, time: Time, address: str, wings: Wings) -> None:
        self.wings = wings
        self.address = address
        self.paces: dict[str, Pace] = {
            "tables": Pace(time, burst=60, a_second=0.1),
            "people": Pace(time, burst=40, a_second=0.05),
            "talk": Pace(time, burst=40, a_second=2),
        }
        self.asking = Pace(time, burst=200, a_second=40)  # for what has to be made, in this process
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.sockets = 0  # in this process

    def take(self, left: Left) -> None:
        """One more of it, or refuse; the other processes hear of it soon."""
        self.paces[left].pass_by()
        self.wings.spend(f"{left} {self.address}")

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until few of the same address are at work: each takes milliseconds, others come between."""
        async with self.turns:
            yield
            await asyncio.sleep(0)

    def enters(self) -> bool:
        """One more socket, if there may be one."""
        if self.sockets + self.wings.elsewhere(self._shown()) >= MOST_SOCKETS:
            return False
        self._count(1)
        return True

    def leaves(self) -> None:
        self._count(-1)

    def _count(self, more: int) -> None:
        self.sockets += more
        self.wings.show(self._shown(), self.sockets)

    def _shown(self) -> str:
        return f"address {self.address}"


def turn_of(quota: Quota | None) -> AbstractAsyncContextManager[None]:
    """Whoever is at this machine has it at once."""
    return quota.turn() if quota else nullcontext()


class Quotas:
    """The quotas of the addresses that were here lately; this machine has none."""

    def __init__(self, time: Time, wings: Wings) -> None:
        self.time = time
        self.wings = wings
        self.known: dict[str, Quota] = {}  # the one that was here longest ago first

    def of(self, host: str) -> Quota | None:
        address = neighbourhood(host)
        return self._named(short(address)) if address else None

    def _named(self, name: str) -> Quota:
        quota = self.known.pop(name, None) or Quota(self.time, name, self.wings)
        self.known[name] = quota
        if len(self.known) > MOST_ADDRESSES:
            del self.known[next(iter(self.known))]
        return quota

    def spent(self, what: str, many: int) -> None:
        """So much was taken in another process."""
        left, _, name = what.partition(" ")
        if pace := self._named(name).paces.get(left):
            pace.give_up(many)
