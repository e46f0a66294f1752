"""The nginx file of docs/running.md, tried with Debian's nginx: TLS, WebSockets, and who is let in."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.postgres import Cluster
from tests.served import PATIENCE, SERVE, end, patience, place_of

CONF = Path(__file__).resolve().parents[2] / "docs" / "running" / "nginx.conf"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
OPENSSL = shutil.which("openssl")
MAIN = """
pid nginx.pid;
error_log error.log;
daemon off;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path tmp; proxy_temp_path tmp;
    fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
    {site}
}}
"""

pytestmark = pytest.mark.skipif(
    (NGINX is None or OPENSSL is None) and not os.environ.get("CI"),
    reason="nginx and openssl try docs/running/nginx.conf: apt-get install nginx-light",
)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def certificate(folder: Path) -> None:
    assert OPENSSL is not None
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=test"
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    names = ["-addext", "subjectAltName=DNS:play.example.org"]
    subprocess.run([OPENSSL, *words.split(), *names, *files], check=True, capture_output=True, timeout=60)


def site(folder: Path, plain: int, tls: int, house: str) -> str:
    """The file as it is, with ports and a certificate that a test can have."""
    text = CONF.read_text(encoding="utf-8")
    changes = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{tls} ssl http2;",
        "server 127.0.0.1:8421;": f"server {house};",
        "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(folder / "cert.pem"),
        "/etc/letsencrypt/live/play.example.org/privkey.pem": str(folder / "key.pem"),
    }
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def house(*kept: str) -> Iterator[str]:
    """Where it is; a test may end it before."""
    command = [*SERVE, "--proxy", "127.0.0.1", *kept]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    try:
        yield place_of(process)
    finally:
        end(process)


@contextmanager
def nginx(folder: Path, conf: str) -> Iterator[None]:
    assert NGINX is not None
    (folder / "nginx.conf").write_text(conf, encoding="utf-8")
    command = [NGINX, "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False, timeout=60)
    assert tried.returncode == 0, tried.stderr
    (folder / "nginx.pid").unlink(missing_ok=True)  # the trial leaves an empty one
    process = subprocess.Popen(command)
    try:
        with patience(process):
            while not (folder / "nginx.pid").exists():
                assert process.poll() is None, (folder / "error.log").read_text()
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Visitor:
    """Somebody at the other side of the proxy."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port))

    def tab(self, origin: str, **headers: str) -> ClientConnection:
        place = "wss://play.example.org/ws"
        return connect(
            place, sock=self.line(), ssl=self.trust, origin=Origin(origin), additional_headers=headers
        )

    def get(self, path: str) -> tuple[int, str]:
        with self.trust.wrap_socket(self.line(), server_hostname="play.example.org") as line:
            line.settimeout(PATIENCE)
            line.sendall(
                f"GET {path} HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n".encode()
            )
            answer = b""
            while part := line.recv(65536):
                answer += part
        head, _, body = answer.partition(b"\r\n\r\n")
        return int(head.split()[1]), (head + body).decode(errors="replace")


def test_the_file_carries_the_page_the_socket_and_the_visitor(tmp_path: Path) -> None:
    certificate(tmp_path)
    plain, tls = free_port(), free_port()
    with house("--data", str(tmp_path / "data")) as address:
        conf = MAIN.format(site=site(tmp_path, plain, tls, address))
        with nginx(tmp_path, conf):
            visitor = Visitor(tmp_path, tls)
            status, text = visitor.get("/api/health")
            assert status == 200
            assert "strict-transport-security" in text.lower()
            assert visitor.get("/metrics")[0] == 404
            _moved_to_tls(plain)
            _plays(visitor, address)


def _moved_to_tls(plain: int) -> None:
    with socket.create_connection(("127.0.0.1", plain), PATIENCE) as line:
        line.sendall(b"GET /t/abc HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n")
        assert b"301 Moved Permanently" in line.recv(4096)


def _plays(visitor: Visitor, address: str) -> None:
    """A page of this origin is let in, one of another is not; through a proxy nobody is of this machine."""
    claim = {"X-Forwarded-For": "127.0.0.1"}
    with visitor.tab("https://play.example.org", **claim) as tab:
        tab.send(json.dumps({"kind": "hello", "name": "Anna"}))
        assert json.loads(tab.recv(PATIENCE))["kind"] == "welcome"
    with pytest.raises(InvalidStatus, match="403"):
        visitor.tab("https://evil.example.org")
    forwarded = urllib.request.Request(f"http://{address}/metrics", headers=claim)
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(forwarded, timeout=PATIENCE)


def test_two_processes_behind_one_address(tmp_path: Path, postgres: Cluster) -> None:
    """Whoever was at the one that is gone comes back to his table at the other."""
    certificate(tmp_path)
    kept = ("--database", postgres.database())
    plain, tls = free_port(), free_port()
    with house(*kept) as stays, ExitStack() as life:
        goes = life.enter_context(house(*kept))
        conf = site(tmp_path, plain, tls, goes).replace(f"server {goes};", f"server {goes}; server {stays};")
        with nginx(tmp_path, MAIN.format(site=conf)):
            visitor = Visitor(tmp_path, tls)
            with _tab(visitor) as one, _tab(visitor) as other:  # nginx takes them in turn
                secret = _asks(one, "hello", name="Anna")["token"]
                wish = {"game": "builders-middle-ages", "seats": [{"kind": "me"}, {"kind": "bot"}]}
                table = _asks(one, "create", **wish)["id"]
                _asks(other, "hello", name="Ben")
                life.close()
                assert sum(_is_cut(tab) for tab in (one, other)) == 1
            for _ in range(3):
                with _tab(visitor) as tab:
                    assert _asks(tab, "hello", token=secret)["token"] == secret
                    assert _asks(tab, "watch", id=table)["kind"] == "done"


def _tab(visitor: Visitor) -> ClientConnection:
    return visitor.tab("https://play.example.org")


def _is_cut(tab: ClientConnection) -> bool:
    try:
        return bool(_asks(tab, "lobby")["kind"] != "done")
    except ConnectionClosed:
        return True


def _asks(tab: ClientConnection, kind: str, **fields: object) -> dict[str, Any]:
    tab.send(json.dumps({"kind": kind, "ref": 1, **fields}))
    while True:
        answer: dict[str, Any] = json.loads(tab.recv(PATIENCE))
        if answer.get("ref") == 1 or answer["kind"] == "welcome":
            return answer
