"""`ludarium site`, as the command line calls it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write, or to look at.")],
    serve: Annotated[
        bool, typer.Option("--serve", help="Show the folder in the browser, as a web space would.")
    ] = False,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port of --serve; 0 is any.")] = 0,
) -> None:
    """Write the whole house as a folder of files that needs no server."""
    from ludarium.site.build import FILES, make

    if not (serve and (folder / FILES).is_file()):
        made = make(folder, typer.echo)
        typer.echo(f"{made} is ready: put it on any web space, or look at it with --serve.")
    if serve:
        _look(folder, port)


def _look(folder: Path, port: int) -> None:
    from ludarium.server.serve import opens
    from ludarium.site.look import look

    server = look(folder, port)
    address = f"http://localhost:{server.server_address[1]}/"
    typer.echo(f"The folder is open at {address} (Ctrl-C closes it).")
    opens(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        typer.echo("Closed.")
    finally:
        server.server_close()
