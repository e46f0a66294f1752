"""What those who run a house do: back it up, check it, export it, look at its figures."""

from __future__ import annotations

import gzip
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from ludarium.core.notation import load
from ludarium.games import GAMES
from ludarium.server.addresses import Proxies
from ludarium.server.app import app
from ludarium.server.errors import StoreError
from ludarium.server.figures import STEPS, Spread
from ludarium.server.json_log import JsonLines
from ludarium.server.store.memory import MemoryStore
from ludarium.server.store.sqlite import SqliteStore
from tests.cli.conftest import Run
from tests.cli.conftest import run as command  # noqa: F401
from tests.postgres import Cluster
from tests.server.house import BOT, BUILDERS, ME, OPEN, Tab, new_house, play_out, run, settled
from tests.server.test_web import get


@pytest.fixture(name="cli")
def _cli(command: Run) -> Run:  # noqa: F811
    return command


async def full_house(folder: Path) -> tuple[str, str, str]:
    """A house with a finished game, one that goes on and one that waits; its secrets are the two people's."""
    house = new_house(SqliteStore(folder))
    anna, ben = await Tab(house).hello("Anna"), await Tab(house).hello("Ben")
    over = await anna.open(BUILDERS, ME, BOT, options={"rounds": "2"}, public=True)
    await play_out(house, over, anna)
    going = await anna.open(BUILDERS, ME, OPEN)
    await ben.done("sit", id=going, seat=1)
    await anna.done("start", id=going)
    await ben.done("say", id=going, text="Ben was here")
    await anna.done("say", id=over, text="nobody hears me")
    await anna.open(BUILDERS, ME, OPEN)
    await settled(house)
    await house.close()
    return over, anna.token or "", ben.token or ""


def kept(folder: Path) -> dict[str, Any]:
    async def work() -> dict[str, Any]:
        store = SqliteStore(folder, reading=True)
        ids = await store.ids("", 99)
        found = {id_: await store.whole(id_) for id_ in ids}, await store.people("", 99)
        await store.close()
        return {"tables": found[0], "people": found[1]}

    return run(work())


def test_a_backup_of_an_open_house_is_restored_whole_and_again(cli: Run, tmp_path: Path) -> None:
    run(full_house(tmp_path / "house"))
    opened = SqliteStore(tmp_path / "house")  # as if it were served
    code, told, _ = cli("backup", "b.ludarium", "--data", "house")
    run(opened.close())
    assert (code, told) == (0, "b.ludarium: 3 tables, 2 people.\n")
    for _ in range(2):  # the second time all of it is there
        assert cli("restore", "b.ludarium", "--data", "other")[0] == 0
        assert kept(tmp_path / "other") == kept(tmp_path / "house")
    assert cli("check", "--data", "other")[:2] == (0, "5 sound, 0 of older rules, 0 broken.\n")


@pytest.mark.skipif(os.name == "nt", reason="files have no such modes there")
def test_nobody_else_on_the_machine_reads_a_house_or_its_backup(cli: Run, tmp_path: Path) -> None:
    """Neither in a folder that is open to all, as systemd makes one, nor in one of its own."""
    (tmp_path / "house").mkdir(mode=0o755)
    opened = SqliteStore(tmp_path / "house")
    cli("backup", "b.ludarium", "--data", "house")
    files = [tmp_path / "b.ludarium", *(tmp_path / "house").glob("tables*")]
    assert len(files) == 4
    assert [path.name for path in files if path.stat().st_mode & 0o077] == []
    run(opened.close())


def test_a_house_moves_from_a_folder_to_a_database_and_back(
    cli: Run, tmp_path: Path, postgres: Cluster
) -> None:
    run(full_house(tmp_path / "house"))
    url = postgres.database()
    assert cli("backup", "b.ludarium", "--data", "house")[0] == 0
    assert cli("restore", "b.ludarium", "--data", url)[0] == 0
    assert cli("check", "--data", url)[:2] == (0, "5 sound, 0 of older rules, 0 broken.\n")
    assert cli("backup", "c.ludarium", "--data", url)[0] == 0
    assert cli("restore", "c.ludarium", "--data", "other")[0] == 0
    assert kept(tmp_path / "other") == kept(tmp_path / "house")


def test_a_broken_backup_changes_nothing(cli: Run, tmp_path: Path) -> None:
    run(full_house(tmp_path / "house"))
    assert cli("backup", "good", "--data", "house")[0] == 0
    lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines(keepends=True)
    changed = b"".join(lines).replace(b'"updated":', b'"updated":1', 1)
    broken = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "changed": gzip.compress(changed),
        "half": (tmp_path / "good").read_bytes()[:300],
        "other": b"hello",
        "none": gzip.compress(b'{"is":"foot","tables":0,"people":0,"sha256":""}\n'),
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
        code, _, error = cli("restore", name, "--data", "new")
        assert (code, error.count("\n")) == (2, 1), (name, error)
        assert not (tmp_path / "new").exists()


def test_a_backup_never_overwrites_what_went_on(cli: Run, tmp_path: Path) -> None:
    run(full_house(tmp_path / "house"))
    assert cli("backup", "b", "--data", "house")[0] == 0

    async def goes_on() -> None:
        store = SqliteStore(tmp_path / "house")
        found = await store.whole((await store.ids("", 1))[0])
        assert found is not None
        await store.append(
            found[0], len(found[1]), [b'{"e":"said","when":1,"who":"w","name":"n","seat":null,"text":"t"}']
        )
        await store.close()

    run(goes_on())
    before = kept(tmp_path / "house")
    code, _, error = cli("restore", "b", "--data", "house")
    assert (code, "differs" in error) == (2, True)
    assert kept(tmp_path / "house") == before


def test_check_names_what_is_broken_and_ends_with_2(cli: Run, tmp_path: Path) -> None:
    over, _, _ = run(full_house(tmp_path / "house"))

    async def breaks() -> None:
        store = SqliteStore(tmp_path / "house")
        found = await store.whole(over)
        assert found is not None
        row, entries = found
        entries[3] = entries[3].replace(b'"moves":[[', b'"moves":[[9,', 1)
        await store.rewrite(row, entries)
        await store.keep("somebody", b"nonsense")
        await store.close()

    run(breaks())
    code, told, errors = cli("check", "--data", "house")
    assert (code, told) == (2, "4 sound, 0 of older rules, 2 broken.\n")
    assert f"table {over}: entry" in errors
    assert "person somebody" in errors


def test_all_finished_games_are_exported(cli: Run, tmp_path: Path) -> None:
    over, _, _ = run(full_house(tmp_path / "house"))
    assert cli("export", "games", "--data", "house")[:2] == (0, "1 finished games in games.\n")
    record = load(tmp_path / "games" / f"ludarium-{over}.game", GAMES)
    (line,) = (tmp_path / "games" / "games.jsonl").read_text().splitlines()
    facts = json.loads(line)
    assert facts["id"] == over
    assert [move["action"] for move in facts["moves"]] == [line.action for line in record.lines]
    assert cli("export", "games", "--data", "house")[0] == 2  # it is there already


@pytest.mark.parametrize(
    "words", [("backup", "b"), ("check",), ("export", "e"), ("my-data", "f" * 32, "--out", "o")]
)
def test_a_folder_without_a_house_is_one_line(cli: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    code, _, error = cli(*words, "--data", "none")
    assert (code, error.count("\n")) == (2, 1)
    assert "folder of a server" in error
    assert list(tmp_path.iterdir()) == []


# --- my data ---------------------------------------------------------------------------------------------


def test_somebody_takes_all_away_and_is_deleted_by_the_command(cli: Run, tmp_path: Path) -> None:
    _, _, bens = run(full_house(tmp_path / "house"))
    assert cli("my-data", bens, "--out", "ben.json", "--data", "house")[0] == 0
    told = json.loads((tmp_path / "ben.json").read_text())
    assert told["profile"]["name"] == "Ben"
    assert [entry["e"] for entry in told["tables"][0]["mine"]] == ["sat", "said"]
    assert cli("my-data", bens, "--delete", "--data", "house")[:2] == (
        0,
        "Deleted; 1 tables name this person no more.\n",
    )
    data = b"".join(path.read_bytes() for path in (tmp_path / "house").iterdir() if path.suffix == ".sqlite3")
    kept_now = str(kept(tmp_path / "house"))
    assert "Ben" not in kept_now
    assert told["fingerprint"] not in kept_now
    assert data
    assert cli("check", "--data", "house")[0] == 0
    assert cli("my-data", "nonsense", "--delete", "--data", "house")[0] == 2


# --- health, figures, logs -------------------------------------------------------------------------------


class Deaf(MemoryStore):
    """A store that does not answer."""

    async def listed(self, most: int) -> list[Any]:
        raise StoreError(f"cannot list {most}")


def test_health_asks_the_store() -> None:
    async def work() -> None:
        site = app(new_house())
        assert (await get(site, "/api/health")).status == 200
        ill = await get(app(new_house(Deaf())), "/api/health")
        assert (ill.status, ill.json()["store"]) == (503, False)

    run(work())


def test_figures_are_for_this_machine_unless_all_may_read_them() -> None:
    async def work() -> None:
        house = new_house()
        anna = await Tab(house).hello("Anna")
        id_ = await anna.open(BUILDERS, ME, BOT)
        await anna.refused("act", id=id_, at=999, seat=0, actions=[1])
        site = app(house)
        assert (await get(site, "/metrics")).status == 403  # the client of these requests is called "test"
        told = (await get(app(house, figures_to_all=True), "/metrics")).body.decode()
        assert 'ludarium_commands_total{kind="create"} 1' in told
        assert 'ludarium_refused_total{error="stale"} 1' in told
        assert "ludarium_connections 1" in told
        assert "ludarium_saving_seconds_count 1" in told
        for line in told.splitlines():
            assert line.startswith("# TYPE ") or len(line.rsplit(" ", 1)) == 2

    run(work())


@pytest.mark.parametrize(
    ("client", "header", "status"),
    [("127.0.0.1", "", 200), ("::1", "", 200), ("10.0.0.1", "", 403), ("127.0.0.1", "8.8.8.8", 403)],
)
def test_a_proxy_does_not_make_a_stranger_somebody_of_this_machine(
    client: str, header: str, status: int
) -> None:
    async def work() -> None:
        site = app(new_house())

        async def from_there(scope: Any, receive: Any, send: Any) -> None:
            await site({**scope, "client": (client, 1)}, receive, send)

        headers = {"x-forwarded-for": header} if header else {}
        assert (await get(from_there, "/metrics", **headers)).status == status

    run(work())


def test_a_spread_counts_each_step_with_all_below() -> None:
    spread = Spread()
    for seconds in (0.0001, 0.02, 9.0):
        spread.add(seconds)
    told = list(spread.lines("x"))
    assert 'x_bucket{le="0.001"} 1' in told
    assert 'x_bucket{le="0.02"} 2' in told
    assert told[len(STEPS) + 1 :] == ['x_bucket{le="+Inf"} 3', "x_sum 9.020100", "x_count 3"]


def test_a_log_line_is_one_object_with_its_traceback() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord(
            "ludarium.server", logging.ERROR, "f", 1, "it %s", ("failed",), sys.exc_info()
        )
    text = JsonLines().format(record)
    told = json.loads(text)
    assert "\n" not in text
    assert (told["level"], told["message"]) == ("error", "it failed")
    assert "two\nlines" in told["traceback"]


def test_nothing_secret_is_logged(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    caplog.set_level(logging.DEBUG)
    _, annas, bens = run(full_house(tmp_path / "house"))
    text = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("ludarium"))
    assert "the house is closed" in text
    for secret in (annas, bens, "Ben was here", "Anna", "00112233445566778899aabbccddeeff"):
        assert secret not in text


# --- proxies -----------------------------------------------------------------------------------------------


def test_only_named_proxies_are_believed() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    found = [host for host in ("127.0.0.1", "10.9.9.9", "8.8.8.8", "::1", "nonsense", "") if host in proxies]
    assert found == ["127.0.0.1", "10.9.9.9"]
    assert not Proxies()


def test_a_proxy_that_is_no_address_is_one_line(cli: Run) -> None:
    code, _, error = cli("serve", "--no-browser", "--port", "0", "--proxy", "next door")
    assert (code, error.count("\n")) == (2, 1)
