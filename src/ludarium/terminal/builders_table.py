"""The table of The Builders as lines of text: its zones, placed."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.messages import Choice, Phrase, Thing, Zone
from ludarium.games.builders.figures import BuildersView
from ludarium.games.builders.phrases import name
from ludarium.terminal.families import Family
from ludarium.terminal.layout import INDENT, columns, sentence, tied, wrapped
from ludarium.text.say import Say

DEEPER = INDENT * 3
NEAR = 0.75  # what the whole table is so near is told


def table(say: Say, view: BuildersView, width: int) -> list[str]:
    """Everything that lies on the table; a viewer's own things in full, a spectator sees all in full."""
    return Lines(say, view, width).table()


def can_finish(view: BuildersView, choices: Sequence[Choice]) -> list[Phrase]:
    """The buildings that one of these sendings would finish."""
    finishing = {sending.action for sending in view.sendings if not any(sending.lacks)}
    done = [str(choice.move.args["building"]) for choice in choices if choice.action in finishing]
    names = [name("building", card) for card in dict.fromkeys(done)]
    return [Phrase("can-finish", {"buildings": names})] if names else []


class Lines:
    """Makes the lines of one position."""

    def __init__(self, say: Say, view: BuildersView, width: int) -> None:
        self.say = say
        self.view = view
        self.width = width
        self.zones = {zone.id: zone for zone in view.zones}

    def table(self) -> list[str]:
        seats = [seat.seat for seat in self.view.seats]
        full = [seat for seat in seats if self.view.viewer in (None, seat)]
        parts = [self._heading(), self._others([seat for seat in seats if seat not in full])]
        parts += [self._row(self.zones["buildings"]), self._row(self.zones["workers"])]
        if "investments" in self.zones:
            parts.append(self._investments(self.zones["investments"]))
        for seat in full:
            lines = self._seat(seat)
            parts += lines if seat == self.view.viewer else [[line for part in lines for line in part]]
        return [line for part in parts if part for line in ["", *part]][1:]

    # --- words ------------------------------------------------------------------------------------

    def _name(self, thing: Thing) -> str:
        return tied(self.say.phrase(thing.name))

    def _face(self, thing: Thing) -> list[Phrase]:
        return self.say.game.face(*thing.card) if thing.card else []

    def _joined(self, phrases: Sequence[Phrase]) -> str:
        return "; ".join(self.say.phrase(phrase) for phrase in phrases)

    def _title(self, zone: Zone) -> str:
        title = self.say.phrase(zone.title)
        return f"{title} ({self.say.phrases(zone.facts)})" if zone.facts else title

    def _none(self) -> str:
        return INDENT + self.say.words("table-nothing")

    def _wrapped(self, text: str, indent: str = INDENT, hanging: str = DEEPER) -> list[str]:
        return wrapped(text, self.width, indent, hanging)

    # --- the middle -------------------------------------------------------------------------------

    def _heading(self) -> list[str]:
        zone = self.zones["round"]
        first = f"{self.say.phrase(zone.title)} {self._now()}"
        lines = [first, *(self.say.phrase(fact) for fact in zone.facts), *self._goals()]
        return [part for line in lines for part in wrapped(line, self.width)]

    def _now(self) -> str:
        return self.say.phrase(self.view.now) if self.view.now else ""

    def _goals(self) -> list[str]:
        """Each goal once, with how near everybody is."""
        near: dict[str, list[str]] = {}
        for goal in self.view.goals:
            if goal.seat is None and goal.value < goal.of * NEAR:
                continue
            whose = "" if goal.seat is None else f"{self.say.player(goal.seat)} "
            near.setdefault(self.say.phrase(goal.words), []).append(f"{whose}{goal.value}/{goal.of}")
        return [f"{sentence(words)}: {', '.join(told)}" for words, told in near.items()]

    def _row(self, zone: Zone) -> list[str]:
        return [self._title(zone), *self._columns(zone.things)]

    def _columns(self, things: Sequence[Thing]) -> list[str]:
        """Cards under each other: the name, then what the card says always and now."""
        rows = [[self._name(thing), *self._cells([*self._face(thing), *thing.facts])] for thing in things]
        return columns(rows, self.width) if rows else [self._none()]

    def _cells(self, phrases: Sequence[Phrase]) -> list[str]:
        """Two cells; what says one thing only leaves the first one empty."""
        if len(phrases) < 2:
            return ["", self._joined(phrases)]
        return [tied(self.say.phrase(phrases[0])), self._joined(phrases[1:])]

    def _investments(self, zone: Zone) -> list[str]:
        lines = [self._title(zone)]
        for stack in zone.things:
            cards = ", ".join(self._card(thing) for thing in stack.things)
            text = f"{self._name(stack)}, {self.say.phrases(stack.facts)}"
            lines += self._wrapped(f"{text}: {cards}" if cards else text)
        return lines

    def _card(self, thing: Thing) -> str:
        return f"{self._name(thing)} ({self.say.phrases(self._face(thing))})"

    # --- the seats --------------------------------------------------------------------------------

    def _sums(self, seat: int) -> str:
        return f"{self.say.player(seat)}: {self.say.phrases(self.zones[f'seat:{seat}'].facts)}"

    def _others(self, seats: Sequence[int]) -> list[str]:
        if not seats:
            return []
        lines = [self.say.words("table-others")]
        for seat in seats:
            lines += self._wrapped(self._sums(seat))
            for site in self.zones[f"sites:{seat}"].things:
                lines += self._wrapped(
                    f"{self._name(site)}: {self._joined(site.facts)}", DEEPER, DEEPER + INDENT
                )
        return lines

    def _seat(self, seat: int) -> list[list[str]]:
        """All that lies in front of a seat, part by part."""
        crew, sites, finished = (self.zones[f"{part}:{seat}"] for part in ("crew", "sites", "finished"))
        places = [line for site in sites.things for line in self._site(site)] or [self._none()]
        done = ", ".join(f"{self._name(thing)} ({self._joined(thing.facts)})" for thing in finished.things)
        return [
            self._wrapped(self._sums(seat), "", INDENT),
            self._row(crew),
            [self.say.phrase(sites.title), *places],
            self._wrapped(f"{self.say.phrase(finished.title)}: {done}", "", INDENT) if done else [],
        ]

    def _site(self, site: Thing) -> list[str]:
        """A site: what it lacks and is worth, then who works there."""
        lines = self._wrapped(f"{self._name(site)}: {self._joined([*site.facts, *self._face(site)])}")
        if site.things:
            crew = ", ".join(self._worker(thing) for thing in site.things)
            lines += self._wrapped(self.say.words("site-crew", {"crew": crew}), DEEPER, DEEPER)
        return lines

    def _worker(self, thing: Thing) -> str:
        return " + ".join(self._name(part) for part in [thing, *thing.things])


FAMILY = Family(table=table, shared=can_finish)
