"""Ante Portas, written plainly from the clauses of docs/rules/ante_portas.md.

It is slow on purpose and shares nothing with the engine but the data files, so that a mistake in one of the
two shows up as a difference between them. The course of the game is written down as it goes: each part asks
for a move where one is to be chosen, and goes on with it.
"""

from __future__ import annotations

from .battle import end_round
from .data import Box, box
from .events import change_morale, draw, play_event
from .position import describe
from .table import (
    CARTHAGE,
    MOST_ATTACHED,
    OVER,
    ROME,
    SECRET,
    Ask,
    Asking,
    Ended,
    Laid,
    Table,
    take,
)

DEFAULTS = {
    "empty-hand": "at-once",
    "siege-limit": "usual",
    "thresholds": "or",
    "siege-thresholds": "usual",
}
PLAYS = {"gallia": 2, "cisalpina": 3, "italia": 4}  # AP-30
DRAWS = {"gallia": 2, "cisalpina": 2, "italia": 3}  # AP-11
MOST_ROUNDS = 40  # AP-74
CARTHAGE_WINS = ("siege-won", "morale")


class Reference:
    """A game that knows both hands."""

    def __init__(self, options: dict[str, str], data: Box | None = None) -> None:
        self.table = Table(data or box(), DEFAULTS | options)
        self.ending = ""
        self._course = self.course()
        self._ask = next(self._course)

    # --- the course of the game ---------------------------------------------------------------

    def course(self) -> Asking:
        """Rounds without end, until something ends them."""
        try:
            while True:
                yield from self.play_round()
        except Ended as end:
            self.ending = end.ending
            self.table.part = ""

    def play_round(self) -> Asking:
        """AP-10 to AP-13."""
        table = self.table
        table.round += 1
        yield from draw(table, CARTHAGE, 1)
        yield from draw(table, ROME, DRAWS[table.region])
        while not table.target:
            yield from self.play_turn()
        yield from end_round(table)
        if not table.carthage.hand:
            raise Ended("hand-empty")  # AP-26a: with the option it is tested here
        if table.round == MOST_ROUNDS:
            raise Ended("worn-down")  # AP-74

    def play_turn(self) -> Asking:
        """AP-12: Carthage, Rome, then Carthage decides."""
        table = self.table
        table.turn += 1
        table.begin_turn()
        table.test_empty_hand()  # AP-26a: a march card is still to be laid
        table.part = "carthage-plays"
        yield from self.carthage_plays()
        table.plays_left = max(0, PLAYS[table.region] + table.plays_change + table.help("plays"))  # AP-30a
        table.part = "rome-plays"
        yield from self.rome_plays()
        table.part = ""
        reachable = {f"target {city}" for city in table.land.cities if table.can_reach(city)}
        text = yield Ask(CARTHAGE, {"another-turn", *reachable})
        if text != "another-turn":
            table.target = text.split()[1]

    # --- Carthage's part ----------------------------------------------------------------------

    def carthage_plays(self) -> Asking:
        table = self.table
        while True:
            text = yield Ask(CARTHAGE, self.carthage_moves())
            if text == "end":
                return
            verb, name = text.split()
            card = take(table.carthage.hand, CARTHAGE, name)
            if verb == "march":
                table.marches.append(card)
                table.marched = True
            elif verb == "attach":
                table.attached.append(card)
                table.attached_now += 1
            else:
                yield from play_event(table, CARTHAGE, card)
            table.test_empty_hand()

    def carthage_moves(self) -> set[str]:
        """AP-12a, AP-20: one march a turn, two attached events a turn, any number of immediate ones."""
        table = self.table
        moves = {"end"} if table.marched else set()
        for card in table.carthage.hand:
            half = card.carthage
            if not table.marched:
                moves.add(f"march {half.name}")
            if half.attached and table.attached_now < MOST_ATTACHED:
                moves.add(f"attach {half.name}")
            if table.can_be_played(half):
                moves.add(f"event {half.name}")
        return moves

    # --- Rome's part --------------------------------------------------------------------------

    def rome_plays(self) -> Asking:
        table = self.table
        while True:
            text = yield Ask(ROME, self.rome_moves())
            if text == "end":
                return
            verb, *words = text.split()
            if verb == "move-secret":
                self.move_secret(words[0])
                continue
            table.plays_left -= 1
            place = words.pop(0) if verb == "named" else SECRET
            card = take(table.rome.hand, ROME, words[0])
            if verb == "event":
                yield from play_event(table, ROME, card)
            elif verb == "morale":
                yield from change_morale(table, card.rome.morale)  # AP-35
                table.use_up(card)
            else:
                self.lay(place, Laid(card, words[1], place))

    def lay(self, place: str, laid: Laid) -> None:
        if place != SECRET:
            self.table.name_city(place)
        self.table.laid.append(laid)

    def move_secret(self, city: str) -> None:
        """AP-33, AP-33a: the whole stack; money is lost."""
        table = self.table
        table.name_city(city)
        table.secret_moved = True
        for laid in table.stack(SECRET):
            laid.place = city
            if laid.use == "money":
                table.laid.remove(laid)
                table.use_up(laid.card)

    def rome_moves(self) -> set[str]:
        """AP-12a, AP-30 to AP-35."""
        table = self.table
        moves = {"end"}
        if table.stack(SECRET) and not table.secret_moved:
            moves |= {f"move-secret {city}" for city in table.places_open()}
        if table.plays_left == 0:
            return moves
        for card in table.rome.hand:
            half = card.rome
            uses = ["army", "event"] if half.attached else ["army"]  # AP-34
            moves.add(f"morale {half.name}")
            moves.add(f"secret {half.name} money")
            moves |= {f"secret {half.name} {use}" for use in uses}
            moves |= {f"named {city} {half.name} {use}" for city in table.places_open() for use in uses}
            if table.can_be_played(half):
                moves.add(f"event {half.name}")
        return moves

    # --- for those who play it ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.ending)

    @property
    def to_act(self) -> int:
        return OVER if self.over else self._ask.to_act

    def legal(self) -> set[str]:
        """The moves of the side to act, or of chance; none after the end."""
        return set() if self.over else self._ask.moves

    def play(self, text: str) -> None:
        """A legal move."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal now")
        try:
            self._ask = self._course.send(text)
        except StopIteration:
            assert self.over

    def winners(self) -> list[int]:
        """AP-71, AP-72, AP-74; nobody before the end."""
        if not self.over:
            return []
        return [CARTHAGE if self.ending in CARTHAGE_WINS else ROME]

    def position(self) -> dict[str, object]:
        """All that lies on the table and is held in hand."""
        course = {"to_act": self.to_act, "ending": self.ending, "winners": self.winners()}
        return course | describe(self.table)
