"""Tables of older rules: they end undecided, stay in the lists of their players, and can be read as text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludarium.games import GAMES
from ludarium.server import journal
from ludarium.server.lines import Facts, SeatFacts
from ludarium.server.store import Row

Move = tuple[int, int, str | None]


def is_older(game: str, rules: int) -> bool:
    """Whether a game was played by other rules than we know."""
    return game not in GAMES or GAMES[game].rules != rules


def ended(id_: str, entries: Sequence[journal.AnyEntry], now: int) -> tuple[Row, list[bytes]] | None:
    """How a table of older rules ends (nobody wins) and what is written about it; None if it has ended."""
    if any(isinstance(entry, journal.Retired | journal.Closed) for entry in entries) or _is_over(entries):
        return None
    facts = _facts(id_, entries, now)
    row = Row(
        id=id_,
        listed=False,
        due=False,
        updated=now,
        owners=facts.owners(),
        open=False,
        facts=msgspec.json.encode(facts),
    )
    return row, [journal.encode(journal.Retired(when=now))]


def _is_over(entries: Sequence[journal.AnyEntry]) -> bool:
    """The last move of a finished game says so."""
    played = [entry for entry in entries if isinstance(entry, journal.Played)]
    return bool(played) and played[-1].last


def _facts(id_: str, entries: Sequence[journal.AnyEntry], now: int) -> Facts:
    began = entries[0]
    assert isinstance(began, journal.Began)
    return Facts(
        id=id_,
        game=began.game,
        seats=_seats(began, entries),
        status="over",
        public=began.public,
        turn=None,
        updated=now,
        options=began.options,
        clock=began.clock,
        campaign=began.campaign,
        closed=False,
        rules=began.rules,
        host=began.host,
    )


def _seats(began: journal.Began, entries: Sequence[journal.AnyEntry]) -> list[SeatFacts]:
    """Who owned which seat at the end."""
    found = [SeatFacts(seat.kind, seat.name, seat.who, owned=False) for seat in began.seats]
    for entry in entries:
        if isinstance(entry, journal.Sat):
            found[entry.seat] = SeatFacts("human", entry.name, entry.who, owned=False)
        elif isinstance(entry, journal.Stood):
            found[entry.seat] = SeatFacts("open", "", None, owned=False)
    return found


def as_text(entries: Sequence[journal.AnyEntry]) -> str:
    """What was played, in the words of its own time; nothing of it is checked."""
    began = entries[0]
    assert isinstance(began, journal.Began)
    out = ["ludarium moves 1", f"game: {began.game}", f"rules: {began.rules}"]
    out += [f"option {name}: {value}" for name, value in began.options.items()]
    seats = _seats(began, entries)
    out += [f"seat {number}: {seat.kind} {seat.name}".rstrip() for number, seat in enumerate(seats)]
    return "\n".join([*out, "", *_moves(began, entries)]) + "\n"


def _moves(began: journal.Began, entries: Sequence[journal.AnyEntry]) -> list[str]:
    """The moves that were not taken back, one a line."""
    lines = [_line(move, "") for move in began.moves]
    for entry in entries:
        if isinstance(entry, journal.Played):
            texts = entry.texts or [""] * len(entry.moves)
            lines += [_line(move, text) for move, text in zip(entry.moves, texts, strict=True)]
        elif isinstance(entry, journal.Undone):
            del lines[entry.to :]
    return lines


def _line(move: Move, text: str) -> str:
    """A move in the notation of its time; one that was written before there was any is a number."""
    seat, action, _ = move
    return f"{'*' if seat < 0 else seat} {text or f'action {action}'}"
