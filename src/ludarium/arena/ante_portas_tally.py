"""Sides, rounds, endings and card halves of Ante Portas over many games: the figures that AP-95 asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.box import SIMPLE
from rich.table import Table

from ludarium.core.game import Game
from ludarium.core.messages import Event
from ludarium.core.shares import share_interval, share_text
from ludarium.core.state import State
from ludarium.games.ante_portas.stages import ENDINGS

SIDES = ("carthage", "rome")  # by seat
SIEGES = ("siege-won", "siege-failed")
ROUNDS = range(6, 15)  # AP-95: so many rounds in 80 % of games
USES = ("march", "attached", "event", "army", "money", "morale", "lost", "discarded")
# What a half was used for, by the event that tells it; those with a use in their arguments say it themselves.
USE_OF_EVENT = {
    "event-played": "event",
    "morale-played": "morale",
    "lost": "lost",
    "discarded": "discarded",
}
USE_OF_LAID = {use: use for use in ("march", "attached", "army", "money")} | {"event": "attached"}
LAID = ("laid-card", "attached-card")


def use_of(event: Event) -> str | None:
    """What the card of an event was used for, if it was used."""
    if event.kind in LAID:
        return USE_OF_LAID[str(event.args["use"])]
    return USE_OF_EVENT.get(event.kind)


@dataclass
class AntePortasTally:
    """Counted over all games."""

    game: Game
    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])  # by side
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    uses: Counter[tuple[str, str]] = field(default_factory=Counter)  # (half, use)

    def count(self, last: State, events: Sequence[Event]) -> None:
        """Add a finished game: its last position and all its events."""
        self.games += 1
        self.wins[last.winners()[0]] += 1
        self.rounds.append(last.rounds_played())
        for event in events:
            if event.kind == "over":
                self.endings[str(event.args["ending"])] += 1
            elif use := use_of(event):
                self.uses[str(event.args["card"]), use] += 1

    # --- what came out ----------------------------------------------------------------------------

    def halves(self) -> list[str]:
        return [card for kind, card in self.game.cards if kind == "card"]

    def facts(self) -> dict[str, object]:
        """The figures for programs."""
        return {
            "sides": {side: self._side_facts(wins) for side, wins in zip(SIDES, self.wins, strict=True)},
            "rounds": self._round_facts(),
            "endings": {ending: self.endings[ending] for ending in ENDINGS if ending},
            "sieges": sum(self.endings[ending] for ending in SIEGES),
            "halves": {half: {use: self.uses[half, use] for use in USES} for half in self.halves()},
        }

    def _side_facts(self, wins: int) -> dict[str, object]:
        low, high = share_interval(wins, self.games)
        return {"wins": wins, "win_rate": wins / self.games, "win_interval": [low, high]}

    def _round_facts(self) -> dict[str, object]:
        ordered = sorted(self.rounds)
        return {
            "mean": sum(ordered) / self.games,
            "low": ordered[self.games // 10],
            "high": ordered[min(self.games - 1, 9 * self.games // 10)],
            f"from_{ROUNDS[0]}_to_{ROUNDS[-1]}": self._in_band() / self.games,
        }

    def _in_band(self) -> int:
        """How many games had a good length (AP-95)."""
        return sum(rounds in ROUNDS for rounds in self.rounds)

    def tables(self) -> list[Table]:
        """The figures for people."""
        return [self._ending_table(), self._half_table()]

    def _ending_table(self) -> Table:
        table = Table(title="Sides, endings and rounds")
        for heading in ("how a game went", "games", "share (95 %)"):
            table.add_column(heading, justify="left" if heading == "how a game went" else "right")
        found = {f"{side} wins": wins for side, wins in zip(SIDES, self.wins, strict=True)}
        found |= {ending: self.endings[ending] for ending in ENDINGS if ending}
        found[f"{ROUNDS[0]} to {ROUNDS[-1]} rounds"] = self._in_band()
        for name, games in found.items():
            table.add_row(name, str(games), share_text(games, self.games))
        return table

    def _half_table(self) -> Table:
        table = Table(title="Card halves: how often used, and as what", box=SIMPLE, padding=0)
        for heading in ("half", *USES):
            table.add_column(heading, justify="left" if heading == "half" else "right", no_wrap=True)
        for half in self.halves():
            table.add_row(half, *[str(self.uses[half, use] or "") for use in USES])
        return table


tally = AntePortasTally
