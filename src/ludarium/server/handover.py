"""A game handed over as a file: given away where it hides nothing, and gone on with by whoever brings it."""

from __future__ import annotations

from ludarium.core import notation
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.record import Record
from ludarium.core.state import OVER
from ludarium.games import GAMES
from ludarium.server import levels
from ludarium.server.commands import ClockWish
from ludarium.server.errors import RefusedError
from ludarium.server.house import House
from ludarium.server.journal import Began, Seated
from ludarium.server.names import checked_name
from ludarium.server.reading import patiently
from ludarium.server.tokens import new_nonce, new_seed


async def given(house: House, id_: str) -> str:
    """A game as far as it has come, without its seed; one with hidden hands only after its end."""
    async with house.rooms.at(id_) as room:
        table = room.table
        if table.game.hidden and table.to_act != OVER:
            raise RefusedError("not-over")
        record = table.record
        return notation.write(Record(table.game, record.options, record.seats, lines=record.lines))


async def brought(text: str, who: str, name: str, now: int) -> Began:
    """A private table that goes on where the file ends: its people sit here, its bots stay."""
    try:
        record, state = await patiently(notation.steps(text, GAMES))
    except LudariumError as error:
        raise RefusedError("bad-file", why=str(error)) from error
    if state.to_act == OVER:
        raise RefusedError("file-over")
    return Began(
        when=now,
        game=record.game.id,
        rules=record.game.rules,
        options=record.options,
        seats=[_seat(record.game, seat, who, name) for seat in record.seats],
        host=who,
        public=False,
        clock=ClockWish(),
        seed=new_seed(),
        nonce=new_nonce(),
        moves=[(line.seat, line.action, line.hash) for line in record.lines],
    )


def _seat(game: Game, written: str, who: str, name: str) -> Seated:
    """`human Anna` is played at this screen, `bot LEVEL` by such a bot, or by one that is here."""
    kind, _, rest = written.partition(" ")
    if kind == "bot":
        level = rest if rest in levels.levels(game) else levels.middle(game)
        return Seated("bot", level, None, level)
    return Seated("human", checked_name(rest or name), who)
