"""What stands before several processes of a house: an address that leads to one that answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from tests.served import PATIENCE

T = TypeVar("T")


class Proxy:
    """Hands bytes on, to the first of some ports that takes a connection; in a thread of its own."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = ports
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.server = self._do(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.port = int(self.server.sockets[0].getsockname()[1])

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self.ports:
            try:
                there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            with suppress(asyncio.CancelledError):  # the proxy is closed
                await asyncio.gather(_copied(reader, there[1]), _copied(there[0], writer))
            return
        writer.close()

    def close(self) -> None:
        async def end() -> None:
            self.server.close()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

        self._do(end())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


async def _copied(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    except OSError:
        return  # the one who wrote was killed
    finally:
        writer.close()
