"""The rules of The Builders: what is legal and what an action does. Compiled."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.core.bits import bit, count, lowest, nth, put, put_spaced
from ludarium.core.messages import Reason
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.builders import refusals, scoring
from ludarium.games.builders.cards import COSTLIEST, LOAN_COINS, lacks
from ludarium.games.builders.dead import is_dead
from ludarium.games.builders.state import (
    COINS_FOR_ACTIONS,
    DRAW_APPRENTICE,
    DRAW_BUILDING,
    DRAW_NOTHING,
    DRAW_START,
    DRAW_WORKER,
    END_POINTS,
    EXTRA_ACTION_COINS,
    FREE_ACTIONS,
    MOST_COINS_TAKEN,
    MOST_TAKEN,
    NOTHING,
    ROW,
    BuildersState,
    Player,
)

ROOM: Final = 200  # more than all legal actions but sendings, and all outcomes of a draw


@final
class Builders(BuildersState):
    """A position that can be played on."""

    def copy(self) -> Builders:
        other = Builders(self.cards, self.at)
        self.copy_into(other)
        return other

    def most_actions(self) -> int:
        return int(self.at.actions)

    # --- what is legal -----------------------------------------------------------------------

    def legal_into(self, out: vec[i64]) -> i64:
        if self.to_act < 0:
            return 0 if self.to_act == OVER else self._outcomes_into(out)
        player = self.players[self.turn]
        left: i64 = self.actions_left
        out[0] = self.at.end
        n: i64 = self._takings_into(out, left)
        if player.coins >= EXTRA_ACTION_COINS:
            out[n] = self.at.buy
            n += 1
        if left == 0:
            return n
        n = put(out, n, self.at.open, self.building_row)
        n = put(out, n, self.at.recruit, self.worker_row)
        if self.cards.prisoner_count > 0:
            n = self._investments_into(out, n, player)
        return self._sendings_into(out, n, player, left)

    def _takings_into(self, out: vec[i64], left: i64) -> i64:
        """Takings that the bank can pay (B-60, B-5a), written from place 1 on."""
        n: i64 = 1
        while n <= left and n <= MOST_TAKEN and COINS_FOR_ACTIONS[n] <= self.bank:
            out[n] = self.at.take + n - 1
            n += 1
        return n

    def _investments_into(self, out: vec[i64], n: i64, player: Player) -> i64:
        if not self.invested:
            n = self._purchases_into(out, n, player)
        return put(
            out, n, self.at.free - self.cards.worker_count, player.idle & self.cards.prisoners & ~self.freed
        )

    def _purchases_into(self, out: vec[i64], n: i64, player: Player) -> i64:
        cards = self.cards
        if self.prisoners_left and player.coins >= cards.prisoner_price:
            n = put(out, n, self.at.prisoner - cards.worker_count, self.prisoners_left)
        if self.tools_left and player.coins >= cards.tool_price:
            n = put(out, n, self.at.tool, self.tools_left)
        if self.loans_left > 0 and self.bank >= LOAN_COINS:
            out[n] = self.at.loan
            n += 1
        if self.universities_left and player.coins >= cards.university_price:
            pupils: i64 = self.idle_pupils(player) & ~self.educated
            left: i64 = self.universities_left
            while left:
                n = put(out, n, self.at.university + lowest(left) * self.at.pupils, pupils)
                left &= left - 1
        return n

    def _sendings_into(self, out: vec[i64], n: i64, player: Player, left: i64) -> i64:
        ready: i64 = self._affordable(player)
        if ready == 0:
            return n
        sites: i64 = player.sites
        while sites:
            site: i64 = lowest(sites)
            sites &= sites - 1
            if self.sent[site] < left:
                first: i64 = self.at.send + site * self.at.per_site
                if player.tools:
                    n = self._loaded_into(out, n, first, ready, player.tools)
                elif self.at.loads == 1:
                    n = put(out, n, first, ready)
                else:
                    n = put_spaced(out, n, first, ready, self.at.loads)
        return n

    def _loaded_into(self, out: vec[i64], n: i64, first: i64, ready: i64, tools: i64) -> i64:
        """Sendings with and without a tool (BA-30); prisoners and machines carry none (BA-22)."""
        carriers: i64 = self.cards.workers | self.freed
        while ready:
            unit: i64 = lowest(ready)
            ready &= ready - 1
            code: i64 = first + unit * self.at.loads
            out[n] = code
            n += 1
            if carriers & bit(unit):
                n = put(out, n, code + 1, tools)
        return n

    def _affordable(self, player: Player) -> i64:
        """The idle units that the seat can pay to send."""
        if player.coins >= COSTLIEST:
            return player.idle
        ready: i64 = player.idle & self.cards.affordable[player.coins]
        paid: i64 = ready & self.freed
        while paid:
            unit: i64 = lowest(paid)
            paid &= paid - 1
            if self.cards.freed_coins[unit] > player.coins:
                ready ^= bit(unit)
        return ready

    def any_legal(self, out: vec[i64], rng: Rng) -> i64:
        """The same as a random one of the list, by counting: only what is for sale is written down."""
        player = self.players[self.turn]
        left: i64 = self.actions_left
        richer: i64 = i64(1) if player.coins >= EXTRA_ACTION_COINS else i64(0)
        if left == 0:
            return self.at.end if rng.below(1 + richer) == 0 else self.at.buy
        takings: i64 = self._takings(left)
        opens: i64 = takings + richer
        recruits: i64 = opens + count(self.building_row)
        invests: i64 = recruits + count(self.worker_row)
        sends: i64 = invests
        if self.cards.prisoner_count > 0:
            sends += self._investments_into(out, 0, player)
        ready: i64 = self._affordable(player)
        each: i64 = self._sendings_to_one(player, ready)
        sites: i64 = self._sites_within_reach(player, left)
        k: i64 = rng.below(sends + each * count(sites))
        if k >= sends:
            return self._nth_sending(player, ready, sites, k - sends, each)
        if k >= invests:
            return out[k - invests]
        if k >= recruits:
            return self.at.recruit + nth(self.worker_row, k - recruits)
        if k >= opens:
            return self.at.open + nth(self.building_row, k - opens)
        if k >= takings:
            return self.at.buy
        return self.at.take + k - 1 if k > 0 else self.at.end

    def _takings(self, left: i64) -> i64:
        """How many takings there are, the end of the turn counted as one."""
        if self.bank >= MOST_COINS_TAKEN:
            return 1 + min(left, MOST_TAKEN)
        takings: i64 = 1
        while takings <= left and takings <= MOST_TAKEN and COINS_FOR_ACTIONS[takings] <= self.bank:
            takings += 1
        return takings

    def _sites_within_reach(self, player: Player, left: i64) -> i64:
        """The open sites to which one more unit can be sent with so many actions (B-41)."""
        sites: i64 = player.sites
        touched: i64 = self.touched & sites
        while touched:
            site: i64 = lowest(touched)
            touched &= touched - 1
            if self.sent[site] >= left:
                sites ^= bit(site)
        return sites

    def _sendings_to_one(self, player: Player, ready: i64) -> i64:
        """How many sendings to one site there are, tools counted (BA-30)."""
        if player.tools == 0:
            return count(ready)
        return count(ready) + count(ready & (self.cards.workers | self.freed)) * count(player.tools)

    def _nth_sending(self, player: Player, ready: i64, sites: i64, k: i64, each: i64) -> i64:
        """The k-th of these sendings, so many to each site, counted from 0."""
        while k >= each:
            k -= each
            sites &= sites - 1
        first: i64 = self.at.send + lowest(sites) * self.at.per_site
        if player.tools == 0:
            return first + nth(ready, k) * self.at.loads
        carriers: i64 = self.cards.workers | self.freed
        while True:
            unit: i64 = lowest(ready)
            ready &= ready - 1
            if k == 0:
                return first + unit * self.at.loads
            k -= 1
            if carriers & bit(unit):
                if k < count(player.tools):
                    return first + unit * self.at.loads + 1 + nth(player.tools, k)
                k -= count(player.tools)

    def legal(self) -> list[int]:
        if len(self.scratch) < self._most_now():
            self.scratch = vec[i64]([0] * (2 * self._most_now()))
        out = self.scratch
        ids = self.at.ids
        return cast(list[int], [ids[out[i]] for i in range(self.legal_into(out))])

    def _most_now(self) -> i64:
        """At least as many as there are legal actions now."""
        if self.to_act < 0:
            return ROOM
        player = self.players[self.turn]
        return ROOM + count(player.sites) * count(player.idle) * (1 + count(player.tools))

    # --- chance --------------------------------------------------------------------------------

    def _bag(self) -> i64:
        """What chance may draw now."""
        if self.pending == DRAW_WORKER:
            return self.worker_pile
        if self.pending == DRAW_BUILDING:
            return self.building_pile
        if self.pending == DRAW_APPRENTICE:
            return self.worker_pile & self.cards.apprentices
        return bit(self.seats) - 1

    def _first_outcome(self) -> i64:
        """Where the action ids of this kind of draw begin."""
        if self.pending == DRAW_WORKER:
            return self.at.worker
        if self.pending == DRAW_BUILDING:
            return self.at.building
        if self.pending == DRAW_APPRENTICE:
            return self.at.deal
        return self.at.start

    def _outcomes_into(self, out: vec[i64]) -> i64:
        return put(out, 0, self._first_outcome(), self._bag())

    def draw(self, rng: Rng) -> i64:
        bag: i64 = self._bag()
        return self._first_outcome() + nth(bag, rng.below(count(bag)))

    def chances(self) -> list[tuple[int, int]]:
        if self.to_act != CHANCE:
            return []
        return [(outcome, 1) for outcome in self.legal()]

    def _await(self) -> None:
        """Hand over to chance while something has to be drawn, else to the seat (B-3, B-4, B-21, B-31)."""
        if self.start == NOTHING:
            self.pending = DRAW_START
        elif self.dealt < self.seats:
            self.pending = DRAW_APPRENTICE
        elif self.worker_pile and self._needs_worker():
            self.pending = DRAW_WORKER
        elif self.building_pile and self.next_building == NOTHING:
            self.pending = DRAW_BUILDING
        else:
            self.pending = DRAW_NOTHING
        self.to_act = self.turn if self.pending == DRAW_NOTHING else CHANCE

    def _needs_worker(self) -> bool:
        """Whether a worker has to be turned up: for a gap, or as the open next one (B-74)."""
        if self.house.next_worker_open:
            return self.next_worker == NOTHING
        return count(self.worker_row) < ROW

    def _happen(self, action: i64) -> None:
        """Do a move of chance."""
        pending: i64 = self.pending
        if pending == DRAW_WORKER:
            self._reveal_worker(action - self.at.worker)
        elif pending == DRAW_BUILDING:
            self._reveal_building(action - self.at.building)
        elif pending == DRAW_APPRENTICE:
            self._deal(action - self.at.deal)
        else:
            self._choose_start(action - self.at.start)
        self._await()
        if self.to_act != CHANCE and self.round == 0:
            self._begin_round()

    def _choose_start(self, seat: i64) -> None:
        self.start = seat
        self.turn = seat
        self.actions_left = FREE_ACTIONS
        if self.log is not None:
            self.note("started", seat, {})
        for place in range(i64(len(self.house.later_coins))):
            self._compensate((seat + place) % self.seats, self.house.later_coins[place])

    def _compensate(self, seat: i64, coins: i64) -> None:
        """Coins for whoever comes later, by a house rule (B-74)."""
        if coins > 0:
            self._earn(self.players[seat], coins)
            if self.log is not None:
                self.note("compensated", seat, {"coins": int(coins)})

    def _deal(self, apprentice: i64) -> None:
        self.worker_pile ^= bit(apprentice)
        self.players[self.dealt].idle = bit(apprentice)
        if self.log is not None:
            self.note("dealt", self.dealt, {"worker": self.cards.unit_ids[apprentice]})
        self.dealt += 1

    def _reveal_worker(self, worker: i64) -> None:
        self.worker_pile ^= bit(worker)
        if count(self.worker_row) < ROW:
            self.worker_row |= bit(worker)
        else:
            self.next_worker = worker
        if self.log is not None:
            kind = "worker-revealed" if self.next_worker == NOTHING else "next-worker-revealed"
            self.note(kind, CHANCE, {"worker": self.cards.unit_ids[worker]})

    def _reveal_building(self, building: i64) -> None:
        """The drawn card is the next building (B-2a); while the row has a gap it moves on into the row."""
        self.building_pile ^= bit(building)
        self.next_building = building
        if self.log is not None:
            self.note("building-revealed", CHANCE, {"building": self.cards.building_ids[building]})
        if count(self.building_row) < ROW:
            self._fill_building_row()

    def _fill_building_row(self) -> None:
        if self.next_building != NOTHING:
            self.building_row |= bit(self.next_building)
            self.next_building = NOTHING

    # --- what an action does ------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        at = self.at
        if action >= at.chance:
            self._happen(action)
            return
        player = self.players[self.turn]
        if action >= at.send:
            self._send(player, action - at.send)
        elif action >= at.prisoner:
            self._invest_or_free(player, action)
        elif action >= at.recruit:
            self._recruit(player, action - at.recruit)
        elif action >= at.open:
            self._open(player, action - at.open)
        elif action == at.buy:
            self._buy(player)
        elif action >= at.take:
            self._take(player, action - at.take + 1)
        else:
            self._end_turn(player)

    def _pay(self, player: Player, coins: i64) -> None:
        player.coins -= coins
        self.bank += coins

    def _earn(self, player: Player, coins: i64) -> i64:
        """Coins from the bank, as far as it has them (B-5a)."""
        earned: i64 = min(coins, self.bank)
        player.coins += earned
        self.bank -= earned
        return earned

    def _open(self, player: Player, building: i64) -> None:
        """B-20, B-21."""
        self.actions_left -= 1
        player.sites |= bit(building)
        self.building_row ^= bit(building)
        if self.log is not None:
            self.note("opened", self.turn, {"building": self.cards.building_ids[building]})
        self._fill_building_row()
        self._await()

    def _recruit(self, player: Player, worker: i64) -> None:
        """B-30, B-31."""
        self.actions_left -= 1
        player.idle |= bit(worker)
        self.worker_row ^= bit(worker)
        if self.log is not None:
            self.note("recruited", self.turn, {"worker": self.cards.unit_ids[worker]})
        if self.next_worker != NOTHING:
            self.worker_row |= bit(self.next_worker)
            self.next_worker = NOTHING
        self._await()

    def _buy(self, player: Player) -> None:
        """B-11."""
        self._pay(player, EXTRA_ACTION_COINS)
        self.actions_left += 1
        if self.log is not None:
            self.note("bought", self.turn, {"coins": EXTRA_ACTION_COINS})

    def _take(self, player: Player, actions: i64) -> None:
        """B-60."""
        self.actions_left -= actions
        coins: i64 = self._earn(player, COINS_FOR_ACTIONS[actions])
        if self.log is not None:
            self.note("took", self.turn, {"actions": int(actions), "coins": int(coins)})

    # --- investments (Antiquity) ---------------------------------------------------------------------

    def _invest_or_free(self, player: Player, action: i64) -> None:
        at = self.at
        self.actions_left -= 1
        if action >= at.free:
            self._free(action - at.free + self.cards.worker_count)
            return
        self.invested = True
        if action >= at.university:
            self._educate(player, (action - at.university) // at.pupils, (action - at.university) % at.pupils)
        elif action >= at.loan:
            self._borrow(player)
        elif action >= at.tool:
            self._buy_tool(player, action - at.tool)
        else:
            self._buy_prisoner(player, action - at.prisoner + self.cards.worker_count)

    def _buy_prisoner(self, player: Player, prisoner: i64) -> None:
        """BA-21."""
        self._pay(player, self.cards.prisoner_price)
        self.prisoners_left ^= bit(prisoner)
        player.idle |= bit(prisoner)
        if self.log is not None:
            price = int(self.cards.prisoner_price)
            self.note(
                "prisoner-bought", self.turn, {"prisoner": self.cards.unit_ids[prisoner], "coins": price}
            )

    def _buy_tool(self, player: Player, tool: i64) -> None:
        """BA-30."""
        self._pay(player, self.cards.tool_price)
        self.tools_left ^= bit(tool)
        player.tools |= bit(tool)
        if self.log is not None:
            price = int(self.cards.tool_price)
            self.note("tool-bought", self.turn, {"tool": self.cards.tool_ids[tool], "coins": price})

    def _borrow(self, player: Player) -> None:
        """BA-40."""
        self.loans_left -= 1
        player.loans += 1
        self._earn(player, LOAN_COINS)
        if self.log is not None:
            self.note("borrowed", self.turn, {"coins": LOAN_COINS})

    def _educate(self, player: Player, university: i64, unit: i64) -> None:
        """BA-50."""
        self._pay(player, self.cards.university_price)
        self.universities_left ^= bit(university)
        self.pupil[university] = unit
        self.educated |= bit(unit)
        if self.log is not None:
            self.note(
                "educated",
                self.turn,
                {
                    "unit": self.unit_name(unit),
                    "university": self.cards.university_ids[university],
                    "coins": int(self.cards.university_price),
                },
            )

    def _free(self, prisoner: i64) -> None:
        """BA-23."""
        self.freed |= bit(prisoner)
        if self.log is not None:
            self.note("freed", self.turn, {"prisoner": self.cards.unit_ids[prisoner]})

    # --- sending and finishing ------------------------------------------------------------------------

    def _send(self, player: Player, code: i64) -> None:
        """B-40, B-41, BA-30."""
        at = self.at
        site: i64 = code // at.per_site
        unit: i64 = code - site * at.per_site
        load: i64 = 0
        if at.loads > 1:
            load = unit % at.loads
            unit //= at.loads
        coins: i64 = self.coins_to_send(unit)
        actions: i64 = self.sent[site] + 1
        self.actions_left -= actions
        self.sent[site] = actions
        self.touched |= bit(site)
        self._pay(player, coins)
        player.idle ^= bit(unit)
        self.crews[site] |= bit(unit)
        made: i64 = self.made[site] + self.makes(unit)
        if load > 0:
            made += self._take_along(player, unit, load - 1)
        self.made[site] = made
        if self.log is not None:
            self._note_sending(site, unit, load, actions, coins)
        if not lacks(made, self.cards.needs[site]):
            self._finish(player, site)

    def _note_sending(self, site: i64, unit: i64, load: i64, actions: i64, coins: i64) -> None:
        args: dict[str, str | int] = {
            "unit": self.unit_name(unit),
            "building": self.cards.building_ids[site],
            "actions": int(actions),
            "coins": int(coins),
        }
        if load > 0:
            args["tool"] = self.cards.tool_ids[load - 1]
        self.note("sent-with-tool" if load > 0 else "sent", self.turn, args)

    def _take_along(self, player: Player, unit: i64, tool: i64) -> i64:
        """The worker carries the tool; what it adds (BA-30, BA-31)."""
        player.tools ^= bit(tool)
        self.carrier[tool] = unit
        return self.cards.tool_makes[tool]

    def _finish(self, player: Player, site: i64) -> None:
        """B-50 to B-54."""
        cards = self.cards
        crew: i64 = self.crews[site]
        player.idle |= crew
        self.crews[site] = 0
        self.made[site] = 0
        player.sites ^= bit(site)
        player.finished |= bit(site)
        player.points += cards.points[site]
        coins: i64 = self._earn(player, cards.rewards[site])
        for tool in range(cards.tool_count):
            if self.carrier[tool] != NOTHING and crew & bit(self.carrier[tool]):
                self.carrier[tool] = NOTHING
                player.tools |= bit(tool)
        if self.log is not None:
            self._note_finishing(site, coins)
        if site >= cards.first_machine:
            player.idle |= bit(cards.first_machine_unit + site - cards.first_machine)

    def _note_finishing(self, site: i64, coins: i64) -> None:
        kind = "machine-finished" if site >= self.cards.first_machine else "finished"
        self.note(
            kind,
            self.turn,
            {
                "building": self.cards.building_ids[site],
                "coins": int(coins),
                "points": int(self.cards.points[site]),
            },
        )

    # --- turns and rounds -------------------------------------------------------------------------------

    def _end_turn(self, player: Player) -> None:
        """B-10, B-70."""
        if self.log is not None:
            self.note("turn-ended", self.turn, {"unused": int(self.actions_left)})
        self._forget_sendings()
        if not self.last_round:
            self._look_for_the_end(player)
        self.actions_left = FREE_ACTIONS
        self.invested = False
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.to_act = self.turn
        if self.turn == self.start:
            self._end_round()

    def _look_for_the_end(self, player: Player) -> None:
        """Enough points, or nothing that can ever be finished, make this the last round (B-70, B-73a)."""
        if player.points >= END_POINTS:
            self.last_round = True
            if self.log is not None:
                self.note("last-round", self.turn, {"points": int(player.points)})
        elif self.building_row == 0 and self.worker_row == 0 and is_dead(self):
            self.last_round = True
            self.dead = True
            if self.log is not None:
                self.note("dead-position", CHANCE, {})

    def _forget_sendings(self) -> None:
        while self.touched:
            self.sent[lowest(self.touched)] = 0
            self.touched &= self.touched - 1

    def _end_round(self) -> None:
        """B-71, B-73, B-73a."""
        if self.last_round:
            self._end_game()
        elif self.round == self.round_limit:
            self.cut_short = True
            self._end_game()
        else:
            self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        if self.log is not None:
            self.note("round-began", self.start, {"round": int(self.round)})

    def _end_game(self) -> None:
        self.to_act = OVER
        self.actions_left = 0
        if self.log is not None:
            self.note("cut-short" if self.cut_short else "over", CHANCE, {"round": int(self.round)})

    # --- results and words --------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def why_not(self, action: int) -> Reason | None:
        return refusals.why_not(self, action)

    def candidates(self) -> list[int]:
        return refusals.candidates(self)
