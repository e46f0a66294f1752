"""Action ids of The Builders as moves and as text, both ways."""

from __future__ import annotations

import re

from ludarium.core.actions import ActionTexts, Piece
from ludarium.core.kept import Kept
from ludarium.core.messages import Args, Choice, Move
from ludarium.games.builders.cards import Cards
from ludarium.games.builders.figures import Mark, SendingView
from ludarium.games.builders.state import COINS_FOR_ACTIONS, Layout

FORMS = {  # the text of each kind of move, with the cards and numbers in braces
    "end": "end",
    "take": "take {actions}",
    "buy": "buy",
    "open": "open {building}",
    "recruit": "recruit {worker}",
    "prisoner": "invest {prisoner}",
    "tool": "invest {tool}",
    "loan": "invest loan",
    "university": "invest {university} on {unit}",
    "free": "free {prisoner}",
    "send": "send {unit} to {building}",
    "send-with-tool": "send {unit} to {building} with {tool}",
    "start": "start {seat}",
    "deal": "deal {worker}",
    "worker": "worker {worker}",
    "building": "building {building}",
}
Offered = tuple[Choice, SendingView | None]  # a choice, and what a site would lack after a sending
MOST_OFFERED = 8192  # that are kept
BUYING = re.compile(r"(.*\S)\s*,\s*buying\s+([0-9]{1,2})", re.DOTALL)


class Actions(ActionTexts):
    """The action ids of one edition."""

    def __init__(self, cards: Cards, layout: Layout) -> None:
        self.cards = cards
        self.at = layout
        at = layout
        pieces: list[Piece] = [
            (at.end, lambda _: Move("end", {})),
            (at.take, lambda n: Move("take", {"actions": n + 1, "coins": int(COINS_FOR_ACTIONS[n + 1])})),
            (at.buy, lambda _: Move("buy", {})),
            (at.open, lambda n: Move("open", {"building": cards.building_ids[n]})),
            (at.recruit, lambda n: Move("recruit", {"worker": cards.unit_ids[n]})),
            (at.prisoner, lambda n: Move("prisoner", {"prisoner": self._prisoner(n)})),
            (at.tool, lambda n: Move("tool", {"tool": cards.tool_ids[n]})),
            (at.loan, lambda _: Move("loan", {})),
            (at.university, self._university),
            (at.free, lambda n: Move("free", {"prisoner": self._prisoner(n)})),
            (at.send, self._send),
            (at.start, lambda n: Move("start", {"seat": n})),
            (at.deal, lambda n: Move("deal", {"worker": cards.unit_ids[n]})),
            (at.worker, lambda n: Move("worker", {"worker": cards.unit_ids[n]})),
            (at.building, lambda n: Move("building", {"building": cards.building_ids[n]})),
        ]
        self.offered: Kept[Mark | int, Offered] = Kept(MOST_OFFERED)  # of choices.py: by what it hangs on
        self.most_reward = max(int(coins) for coins in cards.rewards)
        super().__init__(FORMS, pieces, int(at.actions))

    def _prisoner(self, number: int) -> str:
        return self.cards.unit_ids[self.cards.worker_count + number]

    def _university(self, code: int) -> Move:
        university, unit = divmod(code, int(self.at.pupils))
        args: Args = {"university": self.cards.university_ids[university], "unit": self.cards.unit_ids[unit]}
        return Move("university", args)

    def _send(self, code: int) -> Move:
        site, rest = divmod(code, int(self.at.per_site))
        unit, load = divmod(rest, int(self.at.loads))
        args: Args = {"unit": self.cards.unit_ids[unit], "building": self.cards.building_ids[site]}
        if load == 0:
            return Move("send", args)
        return Move("send-with-tool", {**args, "tool": self.cards.tool_ids[load - 1]})

    def understood(self, words: str) -> int | None:
        """A freed prisoner may be called a citizen."""
        return self.texts.get(words.replace("citizen-", "prisoner-"))

    def parse(self, text: str) -> list[int]:
        """A text as action ids: "send master-1 to chapel, buying 2" gives two purchases and the sending."""
        bought = BUYING.fullmatch(text.strip().lower())
        if bought:
            return [int(self.at.buy)] * int(bought[2]) + super().parse(bought[1])
        return super().parse(text)
