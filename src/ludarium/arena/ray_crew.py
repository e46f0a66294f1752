"""A crew on a Ray cluster; a killed worker's games are played again, and count once."""

from __future__ import annotations

import importlib
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ludarium.arena.crews import AHEAD, CrewError, Result, Work
from ludarium.core.errors import LudariumError

OWN = ("local", "auto")  # start one here; the one that runs here
CONNECT_SECONDS = 5.0
STORE = {"object_store_memory": 100 * 2**20}  # games are small
RETRIES = 3  # how often Ray plays a game again whose worker died


class RayCrew:
    """The machines of a cluster at an address, or one that is started here for the time (`local`)."""

    def __init__(self, address: str, workers: int) -> None:
        _check_address(address)
        self.ray = _ray()
        self.address = address
        self.workers = workers

    def __call__(self, work: Work[Result], numbers: Sequence[int]) -> Iterator[list[Result]]:
        self._connect(self.ray)
        try:
            yield from self._play(self.ray, work, numbers)
        finally:
            self.ray.shutdown()

    def _connect(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address == "local":
                ray.init("local", num_cpus=self.workers, include_dashboard=False, **STORE, **quiet)
            else:
                ray.init(self.address, **quiet)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            why = str(error).strip().partition("\n")[0]
            raise CrewError(f"no Ray cluster at {self.address!r}: {why}") from error

    def _play(self, ray: Any, work: Work[Result], numbers: Sequence[int]) -> Iterator[list[Result]]:
        task = ray.remote(max_retries=RETRIES)(work_on)
        shared, waiting = ray.put(work), iter(numbers)
        most = AHEAD * max(self.workers, int(ray.cluster_resources().get("CPU", 1)))
        running: list[Any] = []
        while True:
            running += [task.remote(shared, number) for number in islice(waiting, most - len(running))]
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            try:
                yield ray.get(done)
            except ray.exceptions.RayTaskError as error:
                raise error.cause if isinstance(error.cause, LudariumError) else error from None
            except ray.exceptions.WorkerCrashedError as error:
                why = f"a worker died {RETRIES + 1} times at the same game"
                raise CrewError(f"{why}; finished games are kept") from error


def _check_address(address: str) -> None:
    """Nobody waits minutes for a cluster that is not there."""
    if address in OWN:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise CrewError(f"--ray takes HOST:PORT, ray://HOST:PORT or {' or '.join(OWN)}, not {address!r}")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise CrewError(f"no Ray cluster at {address!r}: {error}") from error


def work_on(work: Work[Result], number: int) -> Result:
    """What runs on a machine of the cluster."""
    return work(number)


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise CrewError("--ray needs the package ray: pip install 'ray>=2.50,<3'") from error
