"""A card of Faiyum at work: its steps one after another, each with what may be chosen.

FA-21 is played by trying: a choice is offered if, on a copy of the table, the steps that remain can be
finished by some choices.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .board import Board, Pair
from .cards import AGAIN, BASIC, GOODS, Card, Gain, Step
from .market import Market, Player

DONE = "done"
GO = "go on"  # the only choice of a step that leaves none

# FA-21a: these go by themselves when one choice is left; the next ones only when that is to be done.
BY_THEMSELVES = {"pay", "coins", "goods", "times", "take back", "oversee"}
DONE_BY_ITSELF = {"workers", "hunt", "recall"}
NOT_ON_THE_MAP = BY_THEMSELVES | {"offer", "order", "gain"}


def road_unit(pair: Pair, kind: dict[str, str]) -> Step:
    """FA-55: what one road costs."""
    kinds = dict.fromkeys(kind[name] for name in pair if name in kind)
    return Step("pay", ways=(*(kinds or BASIC), "rose", "money"))


def once_less(step: Step) -> Step:
    """An "up to" step after one more."""
    return replace(step, least=max(0, step.least - 1), most=step.most - 1)


class Work:
    """The card on the table: what it still has to do, and what it has done."""

    def __init__(
        self, name: str, me: Player, board: Board, market: Market, swap: int, any_swaps: bool
    ) -> None:
        self.me = me
        self.board = board
        self.market = market
        self.swap = swap  # FA-25: the money for a basic good
        self.any_swaps = any_swaps
        self.swapped = False
        self.card = market.book[name]  # the card that is done: with Overseer that of the pile
        self.todo: tuple[Step, ...] = self.card.steps
        self.gains: tuple[Gain, ...] = self.card.gains
        self.overseer: tuple[Gain, ...] = ()  # FA-28: its own gains come after
        self.each = 0  # how often an "up to" was chosen
        self.stood: tuple[str, ...] = ()  # where workers were placed
        self.built: tuple[str, ...] = ()  # where buildings and blocks were placed
        self.moves: frozenset[str] = frozenset()  # all that was done on the map
        self.crocodiles = 0  # FA-40: those that left a harvest
        self.gained = False

    def copy(self) -> Work:
        """An independent table with the same work on it."""
        other = object.__new__(Work)
        other.__dict__.update(self.__dict__)
        other.me = self.me.copy()
        other.board = self.board.copy()
        other.market = self.market.copy()
        return other

    # --- looking ahead ------------------------------------------------------------------

    def choices(self) -> list[str]:
        """FA-21: the choices of the next step from which the rest can be finished."""
        failed: set[object] = set()
        return [text for text in self.options() if self.after(text).can_be_finished(failed)]

    def after(self, text: str) -> Work:
        """A copy in which a choice has been made."""
        other = self.copy()
        other.do(text)
        return other

    def can_be_finished(self, failed: set[object]) -> bool:
        """Whether some choices lead to the end; `failed` holds the tables that are known not to."""
        if not self.todo or self.todo[0].kind == "gain":
            return True  # gains can always be taken
        if self.means() < sum(step.kind in ("pay", "road") for step in self.todo):
            return False  # nothing pays for two units; to ask this first saves trying every road
        key = self.key()
        if key in failed:
            return False
        if any(self.after(text).can_be_finished(failed) for text in self.options()):
            return True
        failed.add(key)
        return False

    def means(self) -> int:
        """How many units could be paid at the very most."""
        swaps = self.me.money // self.swap
        return sum(self.me.goods.values()) + (swaps if self.any_swaps else min(swaps, not self.swapped))

    def key(self) -> object:
        """All that can make a difference for the steps that remain."""
        goods = tuple(self.me.goods.values())
        return self.todo, self.me.money, goods, self.swapped, self.moves, self.built

    # --- the choices of a step ------------------------------------------------------------

    def options(self) -> list[str]:
        """What may be chosen now if only this step counts, in a fixed order."""
        step = self.todo[0]
        if step.kind in ("settlement", "town", "palace", "workshop", "extension"):
            return sorted(f"{step.kind} {name}" for name in self.board.places(step.kind, step.what))
        asked: dict[str, Callable[[Step], list[str]]] = {
            "pay": self.ways_to_pay,
            "coins": lambda step: [GO] if self.me.money >= step.most else [],
            "goods": self.goods_to_give,
            "times": lambda step: self.up_to(step, ["more"]),
            "offer": lambda _: sorted(f"offer {card}" for card in set(self.me.hand)),  # FA-21b
            "worker": lambda step: self.places_for_worker(step.what),
            "workers": lambda step: self.up_to(step, self.places_for_worker(step.what)),
            "hunt": lambda step: self.up_to(step, self.prey(step.what)),
            "recall": lambda step: self.up_to(step, sorted(f"recall {f}" for f in self.board.workers)),
            "block": self.places_for_block,
            "road": lambda _: self.ways_to_build("road"),
            "bridge": lambda _: self.ways_to_build("bridge"),
            "ornate bridge": lambda _: self.ways_to_build("ornate bridge"),
            "order": self.orders,
            "take back": lambda step: [GO] if len(self.me.pile) >= step.most else [],  # FA-21b
            "oversee": lambda _: [GO] if self.overseen() else [],
            "gain": lambda _: [f"gain {good}" for good in BASIC],
        }
        return asked[step.kind](step)

    def up_to(self, step: Step, more: list[str]) -> list[str]:
        """FA-21: done as soon as the least is reached, more until the most is reached."""
        return ([DONE] if not step.least else []) + (more if step.most else [])

    def ways_to_pay(self, step: Step) -> list[str]:
        """FA-24, FA-25: with goods and roses that are there, or once with money."""
        goods = [good for good in step.ways if good != "money" and self.me.goods[good]]
        swap = "money" in step.ways and self.me.money >= self.swap and (self.any_swaps or not self.swapped)
        return [f"pay {way}" for way in goods + (["money"] if swap else [])]

    def goods_to_give(self, step: Step) -> list[str]:
        """FA-25a: real goods, a rose is a rose."""
        return self.up_to(step, [f"pay {good}" for good in step.ways if self.me.goods[good]])

    def places_for_block(self, step: Step) -> list[str]:
        """FA-57; the second on one site goes where the first went."""
        places = self.board.places("block")
        if step.what == "same":
            places &= set(self.built[-1:])
        return sorted(f"block {name}" for name in places)

    def ways_to_build(self, piece: str) -> list[str]:
        """Roads and bridges; an ornate bridge is written as a bridge."""
        word = "road" if piece == "road" else "bridge"
        return sorted(f"{word} {one}-{other}" for one, other in self.board.ways(piece))

    def orders(self, step: Step) -> list[str]:
        """FA-65: Order is a purchase for less."""
        return sorted(f"buy {card}" for card in self.market.affordable(self.me.money, step.most))

    def overseen(self) -> Card | None:
        """FA-28: the top card of the own pile, if Overseer can do it."""
        card = self.market.book[self.me.pile[-1]] if self.me.pile else None
        return card if card and card.can_be_overseen else None

    # --- workers ------------------------------------------------------------------------

    def places_for_worker(self, where: str) -> list[str]:
        """FA-30: fields without a worker; FA-40: undeveloped to harvest, FA-60: developed to trade."""
        board = self.board
        if not board.left("worker"):
            return []  # FA-1
        if self.card.type == "harvest":
            free = {name for name in self.board.map.kind if not board.developed(name)}
        else:
            free = {name for name in self.board.map.fields if board.developed(name)}
        return sorted(f"worker {name}" for name in self.fitting(where, free - board.workers))

    def fitting(self, where: str, free: set[str]) -> set[str]:
        """The fields among these that the card's word means."""
        board, printed = self.board, self.board.map
        if where == "next_to_worker":
            return board.next_to_worker(free)  # FA-41
        if where == "lonely":  # all neighbours undeveloped
            return {name for name in free if not any(map(board.developed, printed.neighbours[name]))}
        return {
            "any": free,
            "canal_bank": free & printed.canal,
            "bank": free & printed.canal,
            "place": free & board.settlements,
            "town": free & board.towns,
            "workshop": free & board.workshops,
            "site": free & set(board.blocks),
            "stone": {name for name in free if printed.kind.get(name) == "stone"},
            "lake_shore": free & printed.lake,
        }[where]

    def prey(self, where: str) -> list[str]:
        """Crocodiles anywhere, or beside a worker (FA-41a)."""
        board = self.board
        prey = board.next_to_worker(board.crocodiles) if where else board.crocodiles
        return sorted(f"hunt {name}" for name in prey)

    # --- by itself ----------------------------------------------------------------------

    def without_choice(self, choices: list[str]) -> bool:
        """FA-21a: whether a step is done without asking."""
        kind = self.todo[0].kind
        if len(choices) > 1 or kind not in BY_THEMSELVES | DONE_BY_ITSELF:
            return False
        return kind in BY_THEMSELVES or choices == [DONE]

    # --- doing a step -------------------------------------------------------------------

    def do(self, text: str) -> None:
        """Make a choice; it is one of `options`."""
        step, self.todo = self.todo[0], self.todo[1:]
        if step.kind in ("goods", "times", "workers", "hunt", "recall"):
            if text == DONE:
                return
            self.each += 1
            self.todo = (*step.bundle, once_less(step), *self.todo)
        verb, _, what = text.partition(" ")
        if step.kind not in NOT_ON_THE_MAP:
            self.moves |= {text}
        doing: dict[str, Callable[[str], None]] = {
            "more": lambda _: None,
            "pay": lambda what: self.pay(step, what),
            "offer": self.offer,
            "worker": self.stand,
            "hunt": self.board.crocodiles.remove,
            "recall": self.board.workers.remove,
            "road": lambda what: self.build_way("road", what),
            "bridge": lambda what: self.build_way(step.kind, what),
            "buy": lambda card: self.market.sell(card, self.me, step.most),
            "gain": lambda good: self.get(good, 1),
            "go": lambda _: self.go_on(step),
        }
        if verb in doing:
            doing[verb](what)
        else:
            self.build(verb, what)

    def pay(self, step: Step, way: str) -> None:
        """One unit of a cost, or one of the goods that are given."""
        if step.kind == "pay" and self.todo and self.todo[0].what == AGAIN:
            ways = step.ways[step.ways.index(way) :]  # FA-21a: goods, then roses, then money
            self.todo = (replace(self.todo[0], ways=ways), *self.todo[1:])
        if way == "money":
            self.me.money -= self.swap
            self.swapped = True
            return
        self.me.goods[way] -= 1
        if step.what == "different goods":
            self.todo = (replace(self.todo[0], ways=tuple(g for g in step.ways if g != way)), *self.todo[1:])

    def offer(self, card: str) -> None:
        """FA-21b: the card leaves the game."""
        self.me.hand.remove(card)
        self.market.gone.append(card)

    def stand(self, name: str) -> None:
        """A worker stands on a field; a crocodile there leaves (FA-40)."""
        self.board.workers.add(name)
        self.stood += (name,)
        if name in self.board.crocodiles:
            self.board.crocodiles.remove(name)
            self.crocodiles += 1

    def build(self, piece: str, name: str) -> None:
        """A building or a block."""
        board = self.board
        self.built += (name,)
        if piece == "block":
            board.blocks[name] += 1
            return
        {
            "settlement": board.settlements,
            "town": board.towns,
            "palace": board.palaces,
            "workshop": board.workshops,
            "extension": board.extensions,
        }[piece].add(name)

    def build_way(self, piece: str, text: str) -> None:
        """A road, which is paid next (FA-55), or a bridge."""
        one, other = text.split("-")
        self.board.join(piece, (one, other))
        if piece == "road":
            self.todo = (road_unit((one, other), self.board.map.kind), *self.todo)

    def go_on(self, step: Step) -> None:
        """A step without a choice."""
        if step.kind == "coins":
            self.me.money -= step.most
        elif step.kind == "take back":
            self.me.take_back(step.most)
        elif step.kind == "oversee":
            self.oversee()

    def oversee(self) -> None:
        """FA-28, FA-28a: do the top card of the pile, which stays there; then the own gains."""
        card = self.overseen()
        assert card is not None
        self.card, self.todo = card, (*card.steps, *self.todo)
        self.gains, self.overseer = card.gains, self.gains

    # --- gains --------------------------------------------------------------------------

    def take_gains(self) -> None:
        """FA-22: all that comes after the costs and the action; what is to be chosen is put on the list.

        Of a card that was done for Overseer everything is taken first, and its own gains next time (FA-28).
        """
        self.me.money += self.crocodiles  # FA-40
        now, self.gains, self.overseer = self.gains, self.overseer, ()
        self.crocodiles, self.gained = 0, not self.gains
        for gain in now:
            times = self.times(gain)
            if gain.what == "basic":
                self.todo += (Step("gain"),) * (gain.amount * times)
            elif gain.what == "field":
                for name in self.stood or self.built:  # each is rewarded by its own field (FA-40)
                    self.get(self.board.map.kind[name], gain.amount)
            else:
                self.get(gain.what, min(gain.amount * times, gain.at_most))

    def get(self, what: str, number: int) -> None:
        """To the player's things."""
        if what == "money":
            self.me.money += number
        elif what == "fame":
            self.me.fame += number
        else:
            assert what in GOODS
            self.me.goods[what] += number

    def times(self, gain: Gain) -> int:
        """How often a gain is got."""
        if gain.when == "each":
            return self.each
        if gain.when == "settlement":
            return not self.board.towns & set(self.stood)
        if gain.when == "town":
            return bool(self.board.towns & set(self.stood))
        return self.count(gain.per) // gain.every if gain.per else 1

    def count(self, what: str) -> int:
        """FA-29: counted when the pieces stand; a place is that of the worker or of the building."""
        if what == "discard":
            return len(self.me.pile)
        if what == "link":
            return len(self.board.direct_links(self.place()))  # FA-59
        if what == "stop":
            return len(self.board.reachable_stops(self.place()))  # FA-59
        if what == "block":
            return self.board.blocks[self.place()]
        assert what == "road"
        board = self.board
        return len(board.roads) + len(board.bridges) + len(board.ornate_bridges)  # the dam too

    def place(self) -> str:
        """Where the action was."""
        return (self.stood or self.built)[-1]
