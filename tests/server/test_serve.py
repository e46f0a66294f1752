"""The command: its port, its address, its folder."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from ludarium.core.errors import OptionError
from ludarium.server import serve


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
    command = [sys.executable, "-m", "ludarium", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run(
        [*command, "--data", str(tmp_path / "file")],
        capture_output=True,
        text=True,
        env=os.environ,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "file").read_text() == "here"
