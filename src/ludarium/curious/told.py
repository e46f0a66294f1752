"""The figures of a game in words: how often a card is taken, when, and what it wins; how games begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludarium.core.game import Game
from ludarium.core.messages import Phrase, Word
from ludarium.core.shares import share_interval
from ludarium.curious.figures import CardCount, Figures, OpeningCount, figures_of

FEWEST = 20  # seats of which something can be told
SMALLEST = 2  # of a hundred uses that are named
NAMED = 3  # uses
# What one does with a card to have it, the first of these that was done; none: it is there from the start.
TAKEN = ("opened", "recruited", "educated", "bought", "event")
BOARD = ("city", "ally")  # what a game lists with its cards and lies on its board


class CardTold(msgspec.Struct, frozen=True, kw_only=True):
    """One card: its words, and figures to sort by; what nobody can tell is null, or 0 among wins."""

    kind: str
    card: str
    taken: float | None  # in so many of a hundred games that offered it
    round: int | None
    wins: float  # games more in a hundred than usual, if that is more than chance
    said: list[Phrase]


class OpeningTold(msgspec.Struct, frozen=True):
    """A way to begin, and how it fares."""

    did: list[Phrase]
    said: list[Phrase]


class OpeningsTold(msgspec.Struct, frozen=True):
    """Ways to begin under their heading."""

    title: Phrase
    lines: list[OpeningTold]


class Curious(msgspec.Struct, frozen=True, kw_only=True):
    """A page about a game for the curious."""

    game: str
    about: list[Phrase]
    command: str
    cards: list[CardTold]
    openings: list[OpeningsTold]
    drawn: dict[str, Any]  # card → what its drawing needs besides its words, where it needs something


def curious(game: Game) -> Curious | None:
    """What is told of a game, every card of its box; None where nothing was counted."""
    found = figures_of(game)
    return None if found is None else told(game, found)


def told(game: Game, found: Figures) -> Curious:
    box = [(kind, card) for kind, card in game.cards if kind not in BOARD]
    return Curious(
        game=game.id,
        about=_about(found),
        command=found.command,
        cards=[_card(found, kind, card) for kind, card in box],
        openings=[_openings(game, found, name) for name in found.openings],
        drawn={card: view for kind, card in box if (view := game.printed(kind, card))},
    )


def _about(found: Figures) -> list[Phrase]:
    kind, _, iterations = found.bot.partition(":")
    bot = (
        Phrase("curious-bot-search", {"iterations": int(iterations)})
        if iterations
        else Phrase(f"curious-bot-{kind}")
    )
    low, middle, high = found.rounds
    return [
        Phrase("curious-about", {"games": found.games, "count": found.seats, "bot": bot}),
        Phrase("curious-length", {"low": low, "middle": middle, "high": high}),
        Phrase("curious-caution"),
    ]


# --- cards ----------------------------------------------------------------------------------------


def _card(found: Figures, kind: str, card: str) -> CardTold:
    count = found.cards.get(f"{kind}:{card}", CardCount())
    games = count.offered or found.games
    gap = _gap(count.won, count.usual, count.takers)
    return CardTold(
        kind=kind,
        card=card,
        taken=100 * count.taken / games if count.taken else None,
        round=count.rounds[1] if count.rounds else None,
        wins=gap.sure,
        said=[*_taken(count, games), *_when(count), *_wins("card", gap, count.takers), *_more(found, count)],
    )


def _taken(count: CardCount, games: int) -> list[Phrase]:
    use = next((use for use in TAKEN if count.uses.get(use)), None)
    if not count.uses:
        return [Phrase("curious-left" if count.offered else "curious-unseen")]
    if use is None or not count.taken:
        return []
    low, high = share_interval(count.taken, games)
    return [
        Phrase(
            f"curious-taken-{use}", {**_hundredths(count.taken / games), **_between(100 * low, 100 * high)}
        )
    ]


def _hundredths(share: float) -> dict[str, Word]:
    return {"percent": round(100 * share)}


def _between(low: float, high: float) -> dict[str, Word]:
    return {"low": round(low), "high": round(high)}


def _when(count: CardCount) -> list[Phrase]:
    if count.rounds is None:
        return []
    low, _, high = count.rounds
    return [Phrase("curious-when", {"low": low, "high": high, "same": "yes" if low == high else "no"})]


class Gap(msgspec.Struct, frozen=True):
    """Games won more in a hundred than usual, with the 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def sure(self) -> float:
        """The value if it is more than chance, else nothing."""
        return 0.0 if self.low <= 0 <= self.high else self.value


def _gap(won: float, usual: float, seats: int) -> Gap:
    if seats < FEWEST:
        return Gap(0.0, -100.0, 100.0)
    low, high = share_interval(won, seats)
    return Gap(*(100 * (share - usual / seats) for share in (won / seats, low, high)))


def _wins(about: str, gap: Gap, seats: int) -> list[Phrase]:
    """What it wins, or that nobody can tell."""
    if not seats:
        return []
    if seats < FEWEST:
        return [Phrase(f"curious-{about}-few", {"count": seats})]
    if not gap.sure:
        return [Phrase("curious-unsure", {"less": round(-gap.low), "more": round(gap.high)})]
    ends = sorted((abs(gap.low), abs(gap.high)))
    sign = "more" if gap.sure > 0 else "less"
    return [Phrase(f"curious-{about}-{sign}", {"gap": round(abs(gap.value)), **_between(*ends)})]


def _more(found: Figures, count: CardCount) -> list[Phrase]:
    """What is told of cards of one game alone."""
    return [phrase for tell in MORE for phrase in tell(found, count)]


def _finished(_: Figures, count: CardCount) -> list[Phrase]:
    opened = count.uses.get("opened", 0)
    return [Phrase("curious-finished", _hundredths(count.uses.get("finished", 0) / opened))] if opened else []


def _played(found: Figures, count: CardCount) -> list[Phrase]:
    """How often an owner plays a card; one that everybody has from the start is owned by all."""
    if "played" not in count.uses:
        return []
    owners = count.uses.get("bought", 0)
    tenths = round(10 * count.uses["played"] / (owners or found.seats * found.games))
    message = "curious-played" if owners else "curious-from-start"
    return [Phrase(message, {"whole": tenths // 10, "tenths": tenths % 10})]


def _used_as(_: Figures, count: CardCount) -> list[Phrase]:
    """What a card is for that can be used in several ways, the most frequent first."""
    uses = {use: times for use, times in count.uses.items() if use in USED_AS}
    total = sum(uses.values())
    often = sorted(uses, key=lambda use: (-uses[use], use))[:NAMED]
    named = [(use, 100 * uses[use] / total) for use in often if 100 * uses[use] >= SMALLEST * total]
    parts: list[Phrase] = [Phrase(f"curious-use-{use}", {"percent": round(part)}) for use, part in named]
    return [Phrase("curious-uses", {"uses": parts})] if parts else []


USED_AS = ("march", "attached", "event", "army", "money", "morale", "lost", "discarded")
MORE: Sequence[Callable[[Figures, CardCount], list[Phrase]]] = (_finished, _played, _used_as)


# --- openings ---------------------------------------------------------------------------------------


def _openings(game: Game, found: Figures, name: str) -> OpeningsTold:
    lines = found.openings[name]
    total = found.games * found.seats if name not in ONE_SIDE else found.games
    return OpeningsTold(
        Phrase(f"curious-{name}"),
        [OpeningTold(_did(game, name, line), _fares(line, total)) for line in lines],
    )


ONE_SIDE = ("way", "first-uses")  # only one seat of a table begins so
CARDS = {"way": "city", "first-card": "card"}  # openings that name cards


def _did(game: Game, name: str, line: OpeningCount) -> list[Phrase]:
    if name in CARDS:
        words = [game.card_message(CARDS[name], card) for card in line.did.split()]
        return [Phrase(message, {**args}) for message, args in filter(None, words)]
    deeds = [deed.partition("*") for deed in line.did.split()]
    return [Phrase(f"did-{deed}", {"count": int(times or 1)}) for deed, _, times in deeds]


def _fares(line: OpeningCount, total: int) -> list[Phrase]:
    gap = _gap(line.won, line.usual, line.seats)
    share = Phrase("curious-began", _hundredths(line.seats / total))
    return [share, *_wins("began", gap, line.seats)]
