"""The data card: what is in a dataset, where it comes from, how to make it again, and what it is not."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludarium import __version__
from ludarium.core.game import Game
from ludarium.dataset.rows import GAME_COLUMNS, POSITION_COLUMNS

CARD = """\
# {title}

{source}

| | |
|---|---|
| game | `{game}`, rules {rules} |
| Ludarium | {version} |
| games | {games} |
| decisions | {positions} |
| made by | `{command}` |

## Files

`games.{kind}`, one row a game:

{game_columns}

`positions.{kind}`, one row a decision of a seat (draws of chance are among the `actions` of a game):

{position_columns}

`columns.json`: the names of the columns of `observation`, for each number of seats.

## Reading

```python
import {module}
{reading}
```

A whole game is replayed from its `actions`: `state = game.new(seats, options)`, then `state.apply(action)`
for each. `game.notation(action)` and `game.parse(words)` turn actions into words and back;
`state.restore(position)` goes to any row's position.

## Limits

`position` holds the truth, hidden hands included; learn from `observation` what a seat could know. {limits}

## Licence

MIT, as the program. The game belongs to its authors and publisher; no text and no art of theirs is in here.
"""
READING = {
    "parquet": ("pyarrow.parquet as pq", 'positions = pq.read_table("positions.parquet")'),
    "arrow": ("pyarrow as pa", 'positions = pa.ipc.open_file("positions.arrow").read_all()'),
}
BOTS_LIMITS = (
    "Bots play other mistakes than people do. The same command gives the same rows, except with bots that "
    "stop by the clock (`master`, `mcts`)."
)
PEOPLE_LIMITS = "Names, chat, clocks and times are left out; seats of people are `human`."


@dataclass
class DataCard:
    """Facts about a dataset; how much there is becomes known while it is written."""

    game: Game
    source: str
    command: str
    limits: str
    games: int = 0
    positions: int = 0
    seats: set[int] = field(default_factory=set)

    def count(self, positions: int, seats: int) -> None:
        """One more game."""
        self.games += 1
        self.positions += positions
        self.seats.add(seats)

    def columns(self) -> dict[str, list[str]]:
        """The names of an observation's columns by the number of seats."""
        return {str(seats): self.game.features.names(seats) for seats in sorted(self.seats)}

    def text(self, kind: str) -> str:
        module, reading = READING[kind]
        return CARD.format(
            title=f"{self.game.id}: {self.games} games",
            source=self.source,
            game=self.game.id,
            rules=self.game.rules,
            version=__version__,
            games=self.games,
            positions=self.positions,
            command=self.command,
            kind=kind,
            game_columns=_lines(GAME_COLUMNS),
            position_columns=_lines(POSITION_COLUMNS),
            module=module,
            reading=reading,
            limits=self.limits,
        )


def _lines(columns: dict[str, str]) -> str:
    return "\n".join(f"- `{name}`: {meaning}" for name, meaning in columns.items())
