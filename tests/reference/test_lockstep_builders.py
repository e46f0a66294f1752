"""The engine and the reference play the same random games of The Builders and must agree at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from typing import cast

import pytest

from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State
from ludarium.games import GAMES
from ludarium.games.builders.figures import BuildersView, SeatView, SiteView, UnitView
from ludarium.games.builders.game import LATER_COINS
from tests.rule import rule

from .builders import ACTION_PRICE, BOX_COINS, NOBODY, House, Player, Reference
from .lockstep import Compared, weighted

EDITIONS = {"middle_ages": "builders-middle-ages", "antiquity": "builders-antiquity"}
SEED = 20240
GAMES_IN_A_BATCH = 84  # each of TABLES with each of ROUNDS once
BATCHES = 2  # for each of 2 editions, 3 numbers of seats and 2 banks: 2016 games in all
EVERY_STEP = 5  # one game in so many has its whole position compared at every step, the others at each turn
MOST_STEPS = 700  # a game without a limit of rounds may go on for ever
SAMPLE = 12  # how many sendings a player looks at

TIES = {False: "broken", True: "shared"}

Weights = dict[str, int]

# How each kind of player weighs the kinds of moves; None: all moves alike.
PLAYERS: dict[str, Weights | None] = {
    "uniform": None,
    "builder": {
        "send": 2000, "open": 600, "recruit": 400, "take": 300, "buy": 5, "end": 20,
        "prisoner": 60, "tool": 60, "loan": 20, "university": 60, "free": 40,
    },
    "spender": {
        "send": 3000, "open": 900, "recruit": 400, "take": 300, "buy": 90, "end": 60,
        "prisoner": 60, "tool": 60, "loan": 200, "university": 60, "free": 40,
    },
    "investor": {
        "send": 300, "open": 200, "recruit": 200, "take": 400, "buy": 5, "end": 20,
        "prisoner": 300, "tool": 300, "loan": 200, "university": 300, "free": 300,
    },
    "saver": {  # saves for a rush
        "send": 30, "open": 300, "recruit": 900, "take": 500, "buy": 1, "end": 30,
        "prisoner": 30, "tool": 60, "loan": 60, "university": 30, "free": 20,
    },
    "rusher": {  # buys actions and sends many to one site
        "send": 900, "open": 5, "recruit": 5, "take": 1, "buy": 900, "end": 9,
        "prisoner": 1, "tool": 1, "loan": 1, "university": 1, "free": 1,
    },
    "hoarder": {
        "send": 10, "open": 10, "recruit": 10, "take": 900, "buy": 1, "end": 30,
        "prisoner": 1, "tool": 1, "loan": 1, "university": 1, "free": 1,
    },
    "collector": {
        "send": 40, "open": 5000, "recruit": 5000, "take": 20, "buy": 20, "end": 20,
        "prisoner": 20, "tool": 20, "loan": 20, "university": 20, "free": 20,
    },
    "idler": {
        "send": 10, "open": 10, "recruit": 10, "take": 30, "buy": 1, "end": 1500,
        "prisoner": 10, "tool": 10, "loan": 10, "university": 10, "free": 10,
    },
}  # fmt: skip
TABLES = (  # who sits down together, seat after seat
    ("builder",),
    ("uniform",),
    ("builder", "investor"),
    ("hoarder", "builder"),
    ("spender", "builder"),
    ("saver",),
    ("collector", "builder", "collector"),
    ("idler",),
    ("investor", "spender"),
    ("builder", "uniform", "hoarder"),
    ("hoarder", "collector", "saver"),
    ("collector", "saver"),
)
ROUNDS = (None, 60, 2, 30, 1, None, 12)

ALWAYS_SEEN = {
    "end", "take", "buy", "open", "recruit", "send",
    "building finished", "machine finished", "machine sent", "third sending to a site", "sent again",
    "adds nothing", "worker pile empty", "worker row empty", "building pile empty", "building row empty",
    "last round", "ended by points", "cut short", "dead", "no limit of rounds",
    "next worker open",
}  # fmt: skip
SEEN_WITH_A_LIMITED_BANK = {"bank empty", "taking refused", "building not paid in full"}
SEEN_IN_THE_MIDDLE_AGES = {"tie broken", "tie shared"}
SEEN_IN_ANTIQUITY = {
    "prisoner", "tool", "loan", "university", "free",
    "prisoner sent", "citizen sent", "citizen educated", "educated sent", "tool carried", "tool comes back",
    "prisoners all gone", "tools all gone", "loans all gone", "universities all gone",
    "prisoner freed at the end", "prisoner at a site at the end", "loan paid at the end",
    "loan left at the end", "score below zero",
}  # fmt: skip


@dataclass(frozen=True)
class Table:
    """One game to play."""

    edition: str
    seats: int
    limited_bank: bool
    number: int

    @property
    def rounds(self) -> int | None:
        return ROUNDS[self.number % len(ROUNDS)]

    @property
    def every_step(self) -> bool:
        return self.number % EVERY_STEP == 0

    def players(self) -> list[str]:
        """The kind of player at each seat."""
        kinds = TABLES[self.number % len(TABLES)]
        return [kinds[seat % len(kinds)] for seat in range(self.seats)]

    def options(self) -> dict[str, str]:
        options = {
            "rounds": str(self.rounds or "none"),
            "bank": "limited" if self.limited_bank else "unlimited",
            "next-worker": "open" if self.next_worker else "hidden",
            "later-seats": "coins" if self.later_seats else "alike",
        }
        return options if self.edition == "antiquity" else {**options, "ties": TIES[self.ties_shared]}

    @property
    def next_worker(self) -> bool:
        return self.number % 3 == 2

    @property
    def ties_shared(self) -> bool:
        return self.edition == "middle_ages" and self.number % 2 == 1

    @property
    def later_seats(self) -> bool:
        return self.number % 4 == 3

    def house(self) -> House:
        """The same options for the reference (B-74)."""
        coins = LATER_COINS[self.edition][self.seats] if self.later_seats else []
        return House(self.next_worker, self.ties_shared, tuple(coins))

    def rng(self) -> Rng:
        tables = list(EDITIONS).index(self.edition) * 100 + self.seats * 10 + self.limited_bank
        return Rng(SEED + tables, self.number)


@cache
def notation(edition: str, action: int) -> str:
    return GAMES[EDITIONS[edition]].notation(action)


# --- the engine's table as the reference describes it ---------------------------------------


def position_of(state: State, view: BuildersView) -> dict[str, object]:
    """The engine's view in the form of `Reference.position`."""
    playing = view.round > 0 and view.to_act != OVER  # turn and actions mean nothing before and after
    stacks = view.investments
    return {
        "to_act": view.to_act,
        "start": view.start,
        "turn": view.turn if playing else NOBODY,
        "round": view.round,
        "rounds": view.round_limit or None,
        "actions": view.actions_left if playing else 0,
        "invested": view.invested,
        "last_round": view.last_round,
        "cut_short": view.cut_short,
        "dead": view.dead,
        "bank": view.bank,
        "worker_row": units_of(view.workers),
        "next_worker": view.next_worker.id if view.next_worker else None,
        "worker_pile": sorted(view.worker_bag),
        "building_row": sorted(building.id for building in view.buildings),
        "next_building": view.next_building.id if view.next_building else None,
        "building_pile": sorted(view.building_bag),
        "prisoners": units_of(stacks.prisoners) if stacks else {},
        "tools": sorted(stacks.tools) if stacks else [],
        "loans": stacks.loans if stacks else 0,
        "universities": sorted(stacks.universities) if stacks else [],
        "players": [seat_of(seat) for seat in view.seats],
        "scores": state.scores(),
        "winners": state.winners(),
    }


def seat_of(seat: SeatView) -> dict[str, object]:
    return {
        "coins": seat.coins,
        "points": seat.points,
        "idle": units_of(seat.idle),
        "sites": {site.building.id: site_of(site) for site in seat.sites},
        "finished": sorted(building.id for building in seat.finished),
        "tools": sorted(seat.tools),
        "loans": seat.loans,
    }


def site_of(site: SiteView) -> dict[str, object]:
    return {
        "crew": units_of(site.crew),
        "made": site.made,
        "lacks": site.lacks,
        "next_actions": site.next_actions,
    }


def units_of(units: list[UnitView]) -> dict[str, object]:
    return {
        unit.id: {
            "coins": unit.coins,
            "makes": unit.makes,
            "freed": unit.freed,
            "educated": unit.educated,
            "tool": unit.tool,
        }
        for unit in units
    }


# --- players --------------------------------------------------------------------------------


def kind_of(text: str) -> str:
    """The kind of a move: its verb, and for an investment the stack."""
    verb, _, rest = text.partition(" ")
    if verb != "invest":
        return verb
    if rest == "loan":
        return "loan"
    if " on " in rest:
        return "university"
    return "prisoner" if rest.startswith("prisoner-") else "tool"


def use(reference: Reference, text: str) -> int:
    """How much of what a site lacks a sending brings; finishing counts most."""
    words = text.split()
    me, building = reference.me, words[3]
    needs = reference.deck.buildings[building].needs
    made = reference.present(me, me.sites[building])
    brings = reference.production(me, words[1])
    if len(words) == 6:
        brings = [a + b for a, b in zip(brings, reference.deck.tools[words[5]].gives, strict=True)]
    lacks = [max(0, need - have) for need, have in zip(needs, made, strict=True)]
    gain = sum(min(lack, more) for lack, more in zip(lacks, brings, strict=True))
    return 100 if gain == sum(lacks) else gain


def best_sending(reference: Reference, moves: list[str], rush: bool, rng: Rng) -> tuple[str, int]:
    """One of a handful of sendings and its use: the most useful, or in a rush one that makes a crowd."""
    handful = [moves[rng.below(len(moves))] for _ in range(min(SAMPLE, len(moves)))]
    uses = {text: use(reference, text) for text in handful}
    if rush:
        crowd = {text: reference.me.sites[text.split()[3]].sent for text in handful}
        best = max(handful, key=lambda text: (crowd[text], -uses[text]))
    else:
        best = max(handful, key=lambda text: uses[text])
    return best, uses[best]


def in_a_rush(reference: Reference) -> bool:
    """Whether a saver has begun to send, or has the actions and coins for three sendings to one site."""
    me = reference.me
    if any(site.sent for site in me.sites.values()):
        return True
    worth = me.coins + ACTION_PRICE * reference.actions
    return worth >= 45 and len(me.idle) >= 3 and len(me.sites) > 0


def choose(reference: Reference, player: str, moves: list[str], rng: Rng) -> str:
    """A player's move: first its kind by weight, then one of that kind."""
    if player == "saver" and in_a_rush(reference):
        player = "rusher"
    weights = PLAYERS[player]
    if weights is None:
        return moves[rng.below(len(moves))]
    kinds: dict[str, list[str]] = {}
    for text in moves:
        kinds.setdefault(kind_of(text), []).append(text)
    sending, gain = "", 0
    if "send" in kinds:
        sending, gain = best_sending(reference, kinds["send"], player == "rusher", rng)
    chances = {kind: 1 + weights[kind] * zeal(reference, kind, gain, player == "rusher") for kind in kinds}
    kind = weighted(chances, rng)
    return sending if kind == "send" else kinds[kind][rng.below(len(kinds[kind]))]


def zeal(reference: Reference, kind: str, gain: int, rush: bool) -> int:
    """How well a kind of move suits the position, in hundredths: few sites at a time, no useless sendings."""
    me = reference.me
    if kind == "send" and rush:  # first buy what three sendings to a site cost
        return 100 if reference.actions >= 6 or any(site.sent for site in me.sites.values()) else 0
    if kind == "send":
        return 100 if gain > 0 else 2
    if kind == "open":
        return 100 // (1 + 2 * len(me.sites))
    if kind == "recruit":
        return 100 // (1 + 2 * len(me.idle))
    return 10 * max(0, me.coins - 15) if kind == "buy" else 100


# --- what happened --------------------------------------------------------------------------


def nothing() -> None:
    """Nothing is to be noted."""


class Watch:
    """Counts the things that the sample has to contain, as the reference tells them."""

    def __init__(self, reference: Reference, seen: Counter[str]) -> None:
        self.reference = reference
        self.seen = seen
        self.back: set[str] = set()  # who came back from a building that was finished in this turn

    def before(self, moves: set[str], text: str) -> Callable[[], None]:
        """Look at a move that is about to be played; the answer is to be called after it."""
        reference = self.reference
        kind = kind_of(text)
        self.seen[kind] += 1
        if kind == "end":
            self.back.clear()
        if reference.bank == 0:
            self.seen["bank empty"] += 1
        if reference.actions >= 1 and "take 1" not in moves:
            self.seen["taking refused"] += 1
        may_invest = reference.actions >= 1 and not reference.invested
        if may_invest and reference.loans > 0 and "invest loan" not in moves:
            self.seen["loan refused"] += 1
        if kind == "university" and text.split()[3].startswith("prisoner-"):
            self.seen["citizen educated"] += 1
        return self.sending(text) if kind == "send" else nothing

    def sending(self, text: str) -> Callable[[], None]:
        """Who is sent, and what comes of it."""
        me, (unit, building) = self.reference.me, (text.split()[1], text.split()[3])
        site, bank = me.sites[building], self.reference.bank
        coins = me.coins - self.reference.coins_to_send(me, unit)
        things = {
            f"{self.rank(me, unit)} sent": True,
            "educated sent": unit in me.educated,
            "sent again": unit in self.back,
            "third sending to a site": site.sent >= 2,
            "tool carried": " with " in text,
            "adds nothing": use(self.reference, text) == 0,
        }
        self.seen.update(thing for thing, there in things.items() if there)

        def after() -> None:
            if building not in me.finished:
                return
            self.back |= site.crew
            card = self.reference.deck.buildings[building]
            self.seen["machine finished" if card.machine else "building finished"] += 1
            self.seen["tool comes back"] += bool(site.carried)
            self.seen["building not paid in full"] += bank is not None and me.coins < coins + card.coins

        return after

    def rank(self, owner: Player, unit: str) -> str:
        if unit not in self.reference.deck.people:
            return "machine"
        if self.reference.is_prisoner(owner, unit):
            return "prisoner"
        return "citizen" if unit in owner.citizens else "worker"

    def rest(self) -> None:
        """What the table looks like at the end of a turn."""
        reference = self.reference
        gone = {
            "worker pile empty": reference.worker_pile,
            "worker row empty": reference.worker_row,
            "building pile empty": reference.building_pile,
            "building row empty": reference.building_row,
            "prisoners all gone": reference.prisoners,
            "tools all gone": reference.tools,
            "loans all gone": reference.loans,
            "universities all gone": reference.universities,
        }
        self.seen.update(thing for thing, left in gone.items() if not left)
        self.seen["last round"] += reference.last_round
        self.seen["next worker open"] += reference.next_worker is not None
        self.seen["no limit of rounds"] += reference.rounds is None

    def end(self) -> None:
        """How the game ended."""
        reference, scores = self.reference, self.reference.scores()
        ending = "cut short" if reference.cut_short else "dead" if reference.dead else "ended by points"
        self.seen[ending] += 1
        self.seen["score below zero"] += min(scores) < 0
        self.seen["shared win"] += len(reference.winners()) > 1
        self.seen["tie broken"] += len(reference.winners()) < scores.count(max(scores))
        self.seen["tie shared"] += reference.house.ties_shared and len(reference.winners()) > 1
        for player in reference.players:
            prisoners = sum(reference.is_prisoner(player, unit) for unit in player.idle)
            crews = [unit for site in player.sites.values() for unit in site.crew]
            left = player.coins - 5 * prisoners
            self.seen["prisoner freed at the end"] += prisoners > 0 and player.coins >= 5
            self.seen["prisoner at a site at the end"] += any(reference.is_prisoner(player, u) for u in crews)
            self.seen["loan paid at the end"] += player.loans > 0 and left >= 15
            self.seen["loan left at the end"] += left < 15 * player.loans


# --- in lockstep ----------------------------------------------------------------------------


class Match(Compared):
    """One game, played by both."""

    def __init__(self, table: Table, seen: Counter[str]) -> None:
        self.table = table
        self.game = GAMES[EDITIONS[table.edition]]
        self.state = self.game.new(table.seats, table.options())
        self.reference = Reference(
            table.edition, table.seats, table.rounds, table.limited_bank, table.house()
        )
        self.watch = Watch(self.reference, seen)
        self.seen = seen
        self.moves: list[str] = []

    def play(self, script: Sequence[str] = ()) -> None:
        """From the set-up to the end; each turn by script, or as the kinds of players choose."""
        rng, kinds, turn = self.table.rng(), self.table.players(), cycle(script)

        def decide(moves: list[str]) -> str:
            return next(turn) if script else choose(self.reference, kinds[self.state.to_act], moves, rng)

        self.compare_positions()
        while self.state.to_act != OVER and len(self.moves) < MOST_STEPS:
            self.step(rng, decide)
        self.compare_positions()
        if self.state.to_act == OVER:
            self.same("legal moves after the end", set(self.state.legal()), self.reference.legal())
            self.watch.end()
        self.seen["games"] += 1
        self.seen["steps"] += len(self.moves)

    def step(self, rng: Rng, decide: Callable[[list[str]], str]) -> None:
        """One move of chance or of a player."""
        ids = self.state.legal()
        actions = {notation(self.table.edition, action): action for action in ids}
        legal = self.reference.legal()
        self.same("legal actions in rising order", ids, sorted(set(ids)))
        self.same("legal moves", set(actions), legal)
        self.same("who is to act", int(self.state.to_act), self.reference.to_act)
        if self.state.to_act == CHANCE:
            text = self.chance(rng)
            after = nothing
        else:
            text = decide(list(actions))
            after = self.watch.before(legal, text)
        self.moves.append(text)
        self.state.apply(actions[text])
        self.reference.play(text)
        after()
        if text == "end":
            self.watch.rest()
        if text == "end" or self.table.every_step:
            self.compare_positions()

    def chance(self, rng: Rng) -> str:
        """Every outcome is equally likely (B-2, B-3, B-4, B-6)."""
        outcomes = self.state.chances()
        texts = {notation(self.table.edition, action) for action, _ in outcomes}
        self.same("outcomes of chance", texts, self.reference.legal())
        self.same("weights of chance", {weight for _, weight in outcomes}, {1})
        return notation(self.table.edition, int(self.state.draw(rng)))

    def compare_positions(self) -> None:
        """All that lies on the table, and the scores as if the game ended now."""
        self.seen["positions"] += 1
        view = cast(BuildersView, self.game.view(self.state, None))
        engine, reference = position_of(self.state, view), self.reference.position()
        self.same_parts(engine, reference)
        lines = [sum(line.amount for line in seat.score_lines) for seat in view.seats]
        self.same("score lines", lines, self.reference.scores())
        self.same("scores on the table", [seat.score for seat in view.seats], self.reference.scores())
        if self.table.limited_bank:
            coins = sum(seat.coins for seat in view.seats) + (view.bank or 0)
            self.same("coins in the box", coins, BOX_COINS[self.table.edition])  # B-5a


def expected(edition: str, limited_bank: bool) -> set[str]:
    """What a batch has to contain."""
    edition_seen = SEEN_IN_ANTIQUITY if edition == "antiquity" else SEEN_IN_THE_MIDDLE_AGES
    if not limited_bank:
        return ALWAYS_SEEN | edition_seen
    refused = {"loan refused"} if edition == "antiquity" else set()
    return ALWAYS_SEEN | edition_seen | SEEN_WITH_A_LIMITED_BANK | refused


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("limited_bank", [False, True], ids=["unlimited", "limited"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_agrees_with_the_reference_at_every_step(
    edition: str, seats: int, limited_bank: bool, batch: int
) -> None:
    seen: Counter[str] = Counter()
    for number in range(batch * GAMES_IN_A_BATCH, (batch + 1) * GAMES_IN_A_BATCH):
        Match(Table(edition, seats, limited_bank, number), seen).play()
    missing = {thing for thing in expected(edition, limited_bank) if not seen[thing]}
    assert not missing, f"these games are too tame; seen: {dict(sorted(seen.items()))}"
    assert seen["games"] == GAMES_IN_A_BATCH


@rule("B-72")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_of_antiquity_who_do_the_same_share_the_win_in_both(seats: int) -> None:
    """One round in which everybody takes the same coins: a tie, which chance alone seldom makes."""
    seen: Counter[str] = Counter()
    match = Match(Table("antiquity", seats, limited_bank=False, number=ROUNDS.index(1)), seen)
    match.play(script=["take 1", "end"])
    assert match.reference.winners() == match.state.winners() == list(range(seats))
    assert len(set(match.state.scores())) == 1
    assert seen["shared win"] == seen["cut short"] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_limit_of_rounds_cuts_nothing_short_that_ends_by_points(edition: str) -> None:
    tables = [Table(edition, 2, limited_bank=False, number=7 * number) for number in range(24)]
    played = [Match(table, Counter()) for table in tables]
    for match in played:
        match.play()
    ended = [match for match in played if match.reference.last_round and match.reference.over]
    assert ended
    for match in ended:
        rounds = match.reference.round
        state = match.game.new(2, {**match.table.options(), "rounds": str(rounds)})
        reference = Reference(edition, 2, rounds, limited_bank=False, house=match.table.house())
        for text in match.moves:
            state.apply(match.game.parse(text)[0])
            reference.play(text)
        view = cast(BuildersView, match.game.view(state, None))
        assert position_of(state, view) == reference.position()
        assert reference.over
        assert not view.cut_short  # B-73


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_building_card_has_the_figures_of_the_data(edition: str) -> None:
    game = GAMES[EDITIONS[edition]]
    state, reference = game.new(2), Reference(edition, 2, None, limited_bank=False)
    rng = Rng(SEED)
    while reference.building_row or reference.round == 0:
        legal = state.legal()
        opening = [action for action in legal if notation(edition, action).startswith("open ")]
        action = int(state.draw(rng)) if state.to_act == CHANCE else [*opening, *legal][0]
        reference.play(notation(edition, action))
        state.apply(action)
    seats = cast(BuildersView, game.view(state, None)).seats
    cards = {site.building.id: site.building for seat in seats for site in seat.sites}
    assert set(cards) == set(reference.deck.buildings)
    for name, card in reference.deck.buildings.items():
        engine = cards[name]
        assert (engine.machine, engine.coins, engine.points) == (card.machine, card.coins, card.points)
        assert (tuple(engine.needs), tuple(engine.gives)) == (card.needs, card.gives)
