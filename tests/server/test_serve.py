"""The command: its port, its address, its folder."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from ludarium.core.errors import OptionError
from ludarium.server import serve
from ludarium.server.store.databases import DATABASE
from ludarium.server.store.postgres.journals import PostgresStore
from ludarium.server.store.sqlite import SqliteStore
from tests.postgres import Cluster
from tests.served import PATIENCE, SERVE


def test_a_port_that_is_taken_leads_to_the_next_one() -> None:
    with serve.listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with serve.listening("127.0.0.1", port) as other:
            assert port < other.getsockname()[1] < port + serve.TRIES


def test_an_unknown_host_is_one_clear_line() -> None:
    with pytest.raises(OptionError, match=r"no\.such\.host"):
        serve.listening("no.such.host.invalid", 8421)


def test_no_free_port_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> socket.socket:
        raise OSError(98, "in use")

    monkeypatch.setattr(serve, "_bound", never)
    with pytest.raises(OptionError, match="no port from 8421"):
        serve.listening("127.0.0.1", 8421)


@pytest.mark.parametrize(
    ("host", "name"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")]
)
def test_the_address_can_be_opened_here(host: str, name: str) -> None:
    with serve.listening("127.0.0.1", 0) as bound:
        assert serve.address_of(host, bound) == f"http://{name}:{bound.getsockname()[1]}/"
    assert (serve.hosts_of(host) is None) == (host == "0.0.0.0")


def test_games_are_kept_where_the_platform_keeps_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serve.data_folder() == tmp_path / "ludarium"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert serve.data_folder() == Path.home() / ".local" / "share" / "ludarium"


def test_a_machine_without_a_browser_is_told_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_here(_: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", none_here)
    monkeypatch.setenv("DISPLAY", ":0")
    assert not serve.opens("http://localhost/")


def test_a_browser_in_the_terminal_is_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def opens(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opens)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in serve.SCREENS:
        monkeypatch.delenv(name, raising=False)
    assert not serve.opens("http://localhost/")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert serve.opens("http://localhost/")
    assert opened == ["http://localhost/"]


def test_bad_arguments_are_one_line_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    done = subprocess.run(
        [*SERVE, "--data", str(tmp_path / "file")],
        capture_output=True,
        text=True,
        env=os.environ,
        check=False,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "file").read_text() == "here"


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--database", "mysql://somewhere/house"], "only postgresql://"),
        (["--database", "postgresql://nobody@127.0.0.1:1/house"], "the database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/house", "--data", "/nowhere/house"], "one of them"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(args: list[str], why: str) -> None:
    done = subprocess.run(
        [*SERVE, *args], capture_output=True, text=True, env=os.environ, check=False, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert why in done.stderr


def test_a_second_process_on_one_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    async def work() -> str:
        store = SqliteStore(tmp_path)
        done = await asyncio.to_thread(
            subprocess.run,
            [*SERVE, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            env=os.environ,
            check=False,
            timeout=PATIENCE,
        )
        await store.close()
        assert (done.returncode, done.stdout) == (2, "")
        return done.stderr

    said = asyncio.run(work())
    assert said.count("\n") == 1
    assert "another Ludarium" in said
    asyncio.run(SqliteStore(tmp_path).close())


def test_a_house_on_a_database_is_named_by_option_or_environment(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url = postgres.database()
    assert isinstance(serve.house_of(None, url).store, PostgresStore)
    monkeypatch.setenv(DATABASE, url)
    assert isinstance(serve.house_of(None, None).store, PostgresStore)
    chosen = serve.house_of(tmp_path, None)
    assert isinstance(chosen.store, SqliteStore)
    asyncio.run(chosen.store.close())
