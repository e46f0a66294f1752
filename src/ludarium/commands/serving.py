"""The commands that open a house: serve, think."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port, or the next free one; 0 is any.")
    ] = 8421,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="DIR", help="Where games are kept; else the user's folder."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", help="postgresql://… instead of a folder; or $LUDARIUM_DATABASE."
        ),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="DIR", help="The built page, if not the installed one.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A proxy that says truly who comes (repeatable)."),
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="Log one line of JSON each.")] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Let every machine read /metrics, not only this one.")
    ] = False,
    no_ponder: Annotated[
        bool, typer.Option("--no-ponder", help="Let bots think only when it is their turn.")
    ] = False,
) -> None:
    """Open the table in the browser."""
    from ludarium.server.addresses import Proxies
    from ludarium.server.serve import Running
    from ludarium.server.serve import serve as run

    how = Running(
        proxies=Proxies(proxy or []),
        figures_to_all=open_metrics,
        json_log=log_json,
        ponders=not no_ponder,
    )
    run(host, port, data, browser=not no_browser, page=page, database=database, running=how)


def think(
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="The database of the house; or $LUDARIUM_DATABASE."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=256, help="Processes; else one less than cores.")
    ] = None,
) -> None:
    """Think for the bots of a house on PostgreSQL, on this machine too."""
    from ludarium.server.think import think as run

    run(database, workers)
