"""A house that is told to end while people and bots play ends cleanly, and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.served import PATIENCE, SERVE, place_of
from tests.server.house import BOT, BUILDERS, ME


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in found]


def test_sigterm_under_play_ends_cleanly(tmp_path: Path) -> None:
    house = subprocess.Popen(
        [*SERVE, "--log-json", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    with connect(f"ws://{place_of(house)}/ws", proxy=None) as socket:
        socket.send(json.dumps({"kind": "hello", "name": "Anna"}))
        bots = [BOT, {"kind": "bot", "level": "master"}]
        socket.send(json.dumps({"kind": "create", "game": BUILDERS, "seats": [ME, *bots]}))
        socket.send(json.dumps({"kind": "create", "game": BUILDERS, "seats": bots, "public": True}))
        ids: list[str] = []
        while len(ids) < 2:
            message = json.loads(socket.recv(PATIENCE))
            ids += [message["id"]] if message["kind"] == "created" else []
        for id_ in ids:
            socket.send(json.dumps({"kind": "watch", "id": id_}))
        at = 0
        while at < 60:  # bots are in the midst of their moves
            message = json.loads(socket.recv(PATIENCE))
            at = max(at, message.get("at", 0)) if message.get("id") == ids[1] else at
        thinkers = children_of(house.pid)
        house.send_signal(signal.SIGTERM)
        with suppress(ConnectionClosed):
            while True:
                socket.recv(PATIENCE)
    _, errors = house.communicate(timeout=PATIENCE)
    assert house.returncode == 0
    told = [json.loads(line) for line in errors.splitlines()]
    assert [line for line in told if line["level"] != "info"] == []
    assert told[-1]["message"] == "the house is closed"
    assert thinkers
    assert not [child for child in thinkers if Path(f"/proc/{child}").exists()]
    checked = subprocess.run(
        [sys.executable, "-m", "ludarium", "check", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        env=os.environ,
        check=False,
        timeout=PATIENCE,
    )
    assert checked.returncode == 0, checked.stderr
