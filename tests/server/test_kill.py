"""The server is killed in the middle of play, many times: no acknowledged move is lost, none is halved."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.served import PATIENCE, SERVE, place_of
from tests.server.house import BUILDERS, ME

KILLS = 5


class Served:
    """A real server in a process of its own."""

    def __init__(self, data: Path) -> None:
        command = [*SERVE, "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
        self.address = f"ws://{place_of(self.process)}/ws"

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Player:
    """Plays over a real WebSocket and remembers every move that was acknowledged."""

    def __init__(self) -> None:
        self.token: str | None = None
        self.id = ""
        self.log: list[Any] = []
        self.acknowledged = 0

    def come(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.send("hello", token=self.token, name="Anna")
        self.token = self.hear("welcome")["token"]
        if not self.id:
            self.send("create", game=BUILDERS, seats=[ME, {"kind": "me", "name": "Ben"}])
            self.id = self.hear("created")["id"]
        self.send("watch", id=self.id)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"kind": kind, "ref": 1, **fields}))

    def hear(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            assert message["kind"] != "error", message
            if message["kind"] == kind:
                return message

    def table(self) -> dict[str, Any]:
        """The table as the seat to act sees it."""
        table = self.hear("table")
        self.log = self.log[: table["log_from"]] + table["log"]
        return table

    def move(self, table: dict[str, Any], *, wait: bool) -> None:
        legal = [choice["actions"][0] for choice in table["view"]["choices"] if len(choice["actions"]) == 1]
        self.send("act", id=self.id, at=table["at"], seat=table["viewer"], actions=[legal[len(legal) // 2]])
        if wait:
            self.hear("done")
            self.acknowledged = table["at"] + 1


def test_a_killed_server_has_lost_no_acknowledged_move(tmp_path: Path) -> None:
    player = Player()
    known: list[Any] = []
    for kill in range(KILLS):
        served = Served(tmp_path)
        with connect(served.address, proxy=None) as socket:
            player.come(socket)
            table = player.table()
            assert table["at"] >= player.acknowledged
            assert player.log[: len(known)] == known
            for _ in range(3):
                player.move(table, wait=True)
                known = [line for line in player.log if line["at"] <= player.acknowledged]
                table = player.table()
            if kill % 2:
                player.move(table, wait=False)  # whether this one is saved or not, it is whole
            served.end(signal.SIGKILL)
            with suppress(ConnectionClosed):
                socket.recv(PATIENCE)
    assert len(known) > KILLS


def test_what_is_too_long_is_refused_or_ends_its_connection_and_ctrl_c_the_server(tmp_path: Path) -> None:
    served = Served(tmp_path)
    with connect(served.address, proxy=None) as socket:
        socket.send("x" * 20_000)
        assert json.loads(socket.recv(PATIENCE))["error"] == "too-large"
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            socket.recv(PATIENCE)
    with connect(served.address, proxy=None) as socket:
        Player().come(socket)
        code = served.end(signal.SIGINT)
    assert code in (0, 130)
