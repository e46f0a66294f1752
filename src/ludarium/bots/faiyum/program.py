"""What the verbs of a card, or those that still wait of it, will bring to a seat. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.bots.faiyum.means import ANY_BASIC, OF_CHOICE, SWAP, Means, parts
from ludarium.bots.faiyum.outlook import FaiyumOutlook
from ludarium.bots.faiyum.places import Places
from ludarium.bots.faiyum.weights import POINT, FaiyumWeights
from ludarium.core.bits import BIT, count
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import BASIC, CASH, FAME, MONEY, NOTHING, ROSE
from ludarium.games.faiyum.state import FaiyumState
from ludarium.games.faiyum.vocabulary import SINGLE, arg_a, arg_b, arg_c, arg_d, arg_e, bundle_part


class Program:
    """A row of verbs, read once: its costs, its gains, and how often an "up to" is worth it."""

    def __init__(self, weights: FaiyumWeights, outlook: FaiyumOutlook) -> None:
        self.weights = weights
        self.outlook = outlook
        self.places = Places()
        self.owned = Means(outlook)  # what the seat owns …
        self.on_average = Means(outlook)  # … and what one usually owns
        self.means = self.owned
        self.needs: i64 = 0  # of each good and of any basic good, a byte each
        self.spent: i64 = 0  # $
        self.bundle: i64 = 0  # the verb that takes bundles
        self.some: i64 = 0  # … or goods of any kinds
        self.made: i64 = 0  # goods and money, a byte each
        self.made_each: i64 = 0
        self.seat: i64 = 0
        self.live = False  # the card lies on the table
        self.usual = False  # the seat is thought to own what one usually owns
        self.once: i64 = 0
        self.each: i64 = 0
        self.unit: i64 = 0  # what "each" costs
        self.more: i64 = 0  # how often it can still be done
        self.short: i64 = 0  # goods that are missing
        self.supply: i64 = POINT  # how often the pieces allow it until the end, in thousandths

    # --- the two questions ----------------------------------------------------------------------------

    def open(self, s: FaiyumState, seat: i64) -> None:
        """Take up what a seat owns, once the prices are set."""
        self.seat = seat
        self.owned.take_stock(s, seat)
        self.on_average.take_usual()

    def card(self, s: FaiyumState, card: i64) -> i64:
        """What playing a card brings now, costs taken off; at least the $2 instead (FA-20)."""
        self._mean(self.owned, False)
        return self._card(s, card)

    def lasting(self, s: FaiyumState, card: i64) -> i64:
        """What it brings on average until the end, as long as the pieces for it last."""
        self._mean(self.on_average, True)
        made: i64 = self._card(s, card)
        cash: i64 = CASH * self.outlook.coin
        return cash + (made - cash) * self.supply // POINT

    def _mean(self, means: Means, usual: bool) -> None:
        """Whose means are asked about."""
        self.usual = usual
        self.means = means
        self.outlook.weigh(means.have[MONEY])

    def _card(self, s: FaiyumState, card: i64) -> i64:
        self._begin(False)
        self.places.forget()
        for i in range(s.cards.first[card], s.cards.first[card + 1]):
            self._read(s, s.cards.code[i])
        return max(CASH * self.outlook.coin, self._total(s))

    def pending(self, s: FaiyumState) -> i64:
        """What the verbs that wait will bring to the seat at turn."""
        self._mean(self.owned, False)
        self._begin(True)
        self.places.stand_on(s)
        at: i64 = s.waiting - 1
        while at >= 0:
            self._read(s, s.todo[at])
            at -= 1
        return self._total(s) + s.earned * self.outlook.coin

    def _begin(self, live: bool) -> None:
        self.live = live
        self.once = 0
        self.each = 0
        self.unit = 0
        self.more = 0
        self.short = 0
        self.supply = POINT
        self.needs = 0
        self.spent = 0
        self.bundle = 0
        self.some = 0
        self.made = 0
        self.made_each = 0

    def _total(self, s: FaiyumState) -> i64:
        """All together; a card that lacks a place or, at the end, a good is worth less or nothing."""
        total: i64 = self.once - self._costs()
        if self.live:
            total += self.each * s.times
        if self.each > self.unit:
            total += (self.each - self.unit) * self.more
        if self.places.missing:
            return total * self._hope() // POINT
        return i64(0) if self.short > 0 and self.outlook.turns == 0 else total

    def _hope(self) -> i64:
        """The part of a card that is left while it has no place, in thousandths."""
        if self.outlook.turns == 0:
            return 0
        return self.weights.no_place_yet if self.usual else self.weights.no_place

    # --- sharing ----------------------------------------------------------------------------------------

    def is_free(self) -> bool:
        """Whether the card just read takes nothing and has a place."""
        takes: i64 = self.needs + self.bundle + self.some + self.spent
        return takes == 0 and not self.places.missing

    def carry_out(self) -> None:
        """Take what the card just read takes out of the means, and put what it makes into them."""
        means = self.means
        means.give_up(self.needs)
        means.have[MONEY] = max(0, means.have[MONEY] - self.spent)
        if self.each > self.unit:
            for _ in range(self.more):
                means.put_in(self.made_each)
                if self.bundle:
                    means.give_up(bundle_needs(self.bundle))
                    means.have[MONEY] = max(0, means.have[MONEY] - bundle_part(self.bundle, MONEY))
                if self.some:
                    means.give_any(arg_c(self.some) != 0)
        means.put_in(self.made)

    def bring_in(self) -> None:
        """Put what the card just read makes into the means."""
        self.means.put_in(self.made + self.made_each * self.more)

    # --- costs ------------------------------------------------------------------------------------------

    def _costs(self) -> i64:
        """The fixed costs: in kind, then with roses, then with money for one basic good (FA-24, FA-25)."""
        if self.needs == 0:
            return 0
        means = self.means
        cost: i64 = 0
        lack: i64 = 0
        rare: i64 = 0  # of these, fish and roses
        spare: i64 = 0
        cheapest: i64 = 10 * POINT
        for good in range(5):
            need: i64 = parts(self.needs, good)
            left: i64 = means.have[good] - need
            cost += need * means.last[good]
            if left < 0:
                lack -= left
                rare -= left if good > 2 else i64(0)
            elif good < 3 and left > 0:
                spare += left
                cheapest = min(cheapest, means.last[good])
        basics: i64 = parts(self.needs, ANY_BASIC)
        paid: i64 = min(basics, spare)
        cost += paid * cheapest + (basics - paid) * self.outlook.first[0] if basics else i64(0)
        return cost + self._replaced(lack + basics - paid, rare)

    def _replaced(self, lack: i64, rare: i64) -> i64:
        """What it costs more that so many goods are not there; money replaces no fish and no rose (FA-25)."""
        means = self.means
        lack -= min(lack - rare, means.have[OF_CHOICE])
        if lack == 0:
            return 0
        roses: i64 = min(lack, max(0, means.have[ROSE] - parts(self.needs, ROSE)))
        rest: i64 = lack - roses
        more: i64 = roses * max(0, means.last[ROSE] - self.outlook.first[0])
        if rest > 0 and lack > rare and means.have[MONEY] >= SWAP:
            rest -= 1
            more += max(0, SWAP * self.outlook.coin - self.outlook.first[0])
        self.short += rest
        return more + rest * self.weights.missing

    def _pay(self, goods: i64, units: i64) -> None:
        for good in range(5):
            if goods == SINGLE[good]:
                self.needs += units << 8 * good
                return
        self.needs += units << 8 * ANY_BASIC

    def _some(self, s: FaiyumState, v: i64) -> None:
        """Real goods of any kinds: the cheapest ones (FA-25a)."""
        owned: i64 = self.means.have[OF_CHOICE]
        kinds: i64 = 0
        cheapest: i64 = 10 * POINT
        for good in range(5):
            if self.means.have[good] > 0 and not (arg_c(v) and s.given & BIT[good] and self.live):
                owned += self.means.have[good]
                kinds += 1
                cheapest = min(cheapest, self.means.last[good])
        self.unit += cheapest if kinds > 0 else self.outlook.first[0]
        self._up_to(arg_a(v), kinds if arg_c(v) else owned, arg_b(v))
        self.some = v

    def _again(self, v: i64) -> None:
        """Bundles of named goods and money."""
        times: i64 = 15
        for thing in range(6):
            part: i64 = bundle_part(v, thing)
            if part > 0:
                have: i64 = self.means.have[thing]
                if thing < ROSE:
                    have += self.means.have[ROSE]
                    self.unit += part * self.means.last[thing]
                elif thing == ROSE:
                    self.unit += part * self.means.last[ROSE]
                else:
                    self.unit += part * self.outlook.coin
                times = min(times, have // part)
        self._up_to(arg_a(v), times, arg_b(v))
        self.bundle = v

    def _up_to(self, most: i64, now: i64, least: i64) -> None:
        """So many at most, so many can be had now; in the long run one gathers some more."""
        if self.usual:
            now += self.weights.hope
        self.more = min(most, now)
        if self.more < least:
            self.short += 1

    # --- actions ------------------------------------------------------------------------------------------

    def _worker(self, s: FaiyumState, v: i64) -> None:
        places = self.places
        places.look_for_worker(s, arg_a(v))
        money: i64 = 0
        if s.crocodiles & places.spots:
            money = self.outlook.coin
        if arg_b(v) > 1 or arg_c(v) == 0:
            self.more = min(arg_b(v), count(places.spots))
            self.each += money
        else:
            self.once += money

    def _pieces(self, wanted: i64, rivals: i64) -> None:
        """How far the pieces will last: the more seats build with them, the shorter."""
        plays: i64 = POINT + self.outlook.turns // self.weights.cycle
        uses: i64 = self.places.left * POINT // (wanted * rivals)
        self.supply = min(self.supply, uses * POINT // plays)

    def _read(self, s: FaiyumState, v: i64) -> None:
        """Take up one verb: a cost, an action or a gain."""
        op: i64 = v & 0xFF
        if op < verbs.OFFER:
            self._cost(s, v)
        elif op < verbs.GAIN:
            self._action(s, v)
        else:
            self._gain(s, v)

    def _cost(self, s: FaiyumState, v: i64) -> None:
        match v & 0xFF:
            case verbs.PAY:
                self._pay(arg_a(v), arg_b(v))
            case verbs.SPEND:
                self.spent += arg_a(v)
                self.once -= arg_a(v) * self.outlook.coin
                self.short += 1 if self.means.have[MONEY] < arg_a(v) else 0
            case verbs.SOME:
                self._some(s, v)
            case _:
                self._again(v)

    def _action(self, s: FaiyumState, v: i64) -> None:
        match v & 0xFF:
            case verbs.WORKER:
                self._worker(s, v)
            case verbs.BUILD:
                self.places.look_for_building(s, arg_a(v), arg_b(v))
                self._pieces(1, self.places.rivals)
            case verbs.ROAD:
                self._roads(s, arg_a(v))
            case verbs.BRIDGE:
                self.places.look_for_bridge(s, arg_a(v) != 0)
                self.once += self.weights.link
                self._pieces(1, 1)
            case verbs.BLOCK:
                self.places.look_for_block(s, arg_a(v), arg_b(v) != 0)
                self._pieces(arg_a(v), min(s.seats, 2))
            case _:
                self._other(s, v)

    def _roads(self, s: FaiyumState, roads: i64) -> None:
        self.places.look_for_roads(s, roads)
        self._pay(BASIC, roads)
        self.once += self.weights.link * roads
        self._pieces(roads, s.seats)

    def _other(self, s: FaiyumState, v: i64) -> None:
        """What moves no piece of its own onto the map."""
        match v & 0xFF:
            case verbs.RECALL:
                self._recall(s, v)
            case verbs.HUNT:
                prey: i64 = s.crocodiles & s.beside_workers() if arg_c(v) else s.crocodiles
                self.more = min(arg_a(v), count(prey))
            case verbs.OFFER:
                self.once -= self.weights.offered
            case verbs.ORDER:
                self.once += self.weights.order
            case _:
                self.once += self.weights.cart

    def _recall(self, s: FaiyumState, v: i64) -> None:
        """A card counts the workers; an administration pays at once (FA-68)."""
        if arg_c(v):
            self.once += min(arg_a(v), count(s.workers)) * self.outlook.coin
        else:
            self.more = min(arg_a(v), count(s.workers))

    # --- gains --------------------------------------------------------------------------------------------

    def _gain(self, s: FaiyumState, v: i64) -> None:
        match v & 0xFF:
            case verbs.GAIN:
                if arg_d(v) == 0 or (self.places.spots & s.towns != 0) == (arg_d(v) == 2):
                    self._add(arg_b(v) * self._thing(arg_a(v)), arg_c(v) != 0)
                    if arg_a(v) <= MONEY:
                        self._make(arg_b(v) << 8 * arg_a(v), arg_c(v) != 0)
            case verbs.PER:
                amount: i64 = arg_b(v) * (self._counted(s, arg_c(v)) // arg_d(v))
                if arg_e(v) > 0:
                    amount = min(amount, arg_e(v))
                self.once += amount * self._thing(arg_a(v))
            case verbs.FIELD:
                self._field(s, v)
            case verbs.CHOOSE:
                self.once += arg_a(v) * self._best_good(s, s.land.resource)
                self._make(arg_a(v) << 8 * OF_CHOICE, False)
            case _:
                pass

    def _add(self, worth: i64, each: bool) -> None:
        if each:
            self.each += worth
        else:
            self.once += worth

    def _make(self, things: i64, each: bool) -> None:
        if each:
            self.made_each += things
        else:
            self.made += things

    def _thing(self, thing: i64) -> i64:
        """What one more of a thing is worth."""
        if thing == FAME:
            return POINT
        return self.outlook.coin if thing == MONEY else self.means.next[thing]

    def _best_good(self, s: FaiyumState, spots: i64) -> i64:
        """What the good of the best of some fields is worth."""
        best: i64 = 0
        for kind in range(3):
            if spots & s.land.of_kind[kind]:
                best = max(best, self._thing(kind))
        return best

    def _counted(self, s: FaiyumState, counter: i64) -> i64:
        """What a card counts; a pile will be higher once the hand is played."""
        if counter == verbs.COUNT_DISCARDS:
            return s.heights[self.seat] + (0 if self.live else s.hand_size(self.seat) - 1)
        return self.places.counted(s, counter)

    def _field(self, s: FaiyumState, v: i64) -> None:
        """Goods of the fields' kinds: of those harvested, and of the best one to come."""
        if self.live and s.spot != NOTHING:
            for kind in range(3):
                self.once += arg_a(v) * (s.harvested >> 8 * kind & 0xFF) * self._thing(kind)
            if self.more > 0:
                self.once += arg_a(v) * self.more * self._best_good(s, self.places.spots)
        else:
            self._add(arg_a(v) * self._best_good(s, self.places.spots), arg_b(v) != 0)
            self._make(BIT[8 * OF_CHOICE], arg_b(v) != 0)  # all of one kind: one fills a gap


def bundle_needs(v: i64) -> i64:
    """The goods of one bundle, a byte each."""
    needs: i64 = 0
    for good in range(5):
        needs += bundle_part(v, good) << 8 * good
    return needs
