"""A PostgreSQL of its own for the tests: Debian's, started in a folder that is gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.served import PATIENCE

if TYPE_CHECKING:
    import pwd

QUICK = (
    "-c fsync=off -c full_page_writes=off -c listen_addresses= -c max_connections=60 -c shared_buffers=16MB"
)


def programs() -> Path | None:
    """The folder of the newest server here, if there is any."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    beside = shutil.which("postgres")
    newest = max(found, key=lambda path: int(path.parts[-3]), default=Path(beside) if beside else None)
    return newest.parent if newest else None


class Cluster:
    """A running server; it speaks over a socket in its folder, so that no port is needed."""

    def __init__(self, programs: Path, folder: Path, settings: str = QUICK) -> None:
        self.programs = programs
        self.folder = folder
        self.settings = settings
        self.made = 0

    def call(self, program: str, *args: str) -> None:
        """Run a program of the server; root may not, so somebody else does."""
        command = [str(self.programs / program), *args]
        with (self.folder / "said").open("a") as said:
            subprocess.run(
                command,
                check=True,
                cwd=self.folder,
                stdout=said,
                stderr=said,
                timeout=PATIENCE,
                **_somebody_else(),
            )

    def start(self) -> None:
        data = str(self.folder / "data")
        self.call("initdb", "--no-sync", "--username=ludarium", "--auth=trust", "--encoding=UTF8", data)
        options = f"-k {self.folder} {self.settings}"
        self.call("pg_ctl", "--wait", "--silent", f"--pgdata={data}", f"--options={options}", "start")

    def crash(self) -> None:
        """End without a word to anybody, and start again."""
        options = f"-k {self.folder} {self.settings}"
        data = f"--pgdata={self.folder / 'data'}"
        self.call("pg_ctl", "--wait", "--silent", data, f"--options={options}", "--mode=immediate", "restart")

    def stop(self) -> None:
        self.call("pg_ctl", "--silent", f"--pgdata={self.folder / 'data'}", "--mode=immediate", "stop")

    def database(self) -> str:
        """The address of a new database."""
        self.made += 1
        name = f"house{self.made}"
        self.call("createdb", f"--host={self.folder}", "--username=ludarium", name)
        return f"postgresql://ludarium@/{name}?host={self.folder}"


def _somebody_else() -> Mapping[str, Any]:
    if os.geteuid() != 0:
        return {}
    return {"user": _owner().pw_uid, "group": _owner().pw_gid, "extra_groups": []}


def _owner() -> pwd.struct_passwd:
    import pwd  # there is none on Windows

    names = {entry.pw_name for entry in pwd.getpwall()}
    return pwd.getpwnam("postgres" if "postgres" in names else "nobody")


@contextmanager
def running(settings: str = QUICK) -> Iterator[Cluster]:
    """A server for a while; without one, tests are skipped, except in CI."""
    found = programs()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail("there is no PostgreSQL for the tests")
        pytest.skip("THERE IS NO POSTGRESQL HERE (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="ludarium-"))
    if os.geteuid() == 0:
        os.chown(folder, _owner().pw_uid, _owner().pw_gid)
    cluster = Cluster(found, folder, settings)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)
