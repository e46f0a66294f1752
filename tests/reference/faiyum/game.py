"""Faiyum, written plainly from the clauses of docs/rules/faiyum.md.

It is slow on purpose and shares nothing with the engine but the data files, so that a mistake in one of
the two shows up as a difference between them.
"""

from __future__ import annotations

from collections.abc import Callable

from .board import Board
from .box import Box, the_box
from .cards import BLUE
from .market import DISASTERS, Market, Player
from .position import board_position, player_position
from .work import DONE, Work

CHANCE = -1
OVER = -2
NOBODY = -1

MONEY_BY_TURN_ORDER = (3, 4, 4, 5, 5)  # FA-4
SOLO_MONEY = 4  # FA-80
FIRST_TOKENS = 4  # FA-7
DISASTER_FAME = {  # FA-6
    1: (0, 0, 0, 0),
    2: (6, 0, 0, 0),
    3: (10, 6, 0, 0),
    4: (10, 6, 3, 0),
    5: (10, 6, 3, 1),
}
CASH = 2  # FA-20
INCOME = 3  # FA-68


class Reference:
    """One game from set-up to scoring. `play` trusts that its move is one of `legal`."""

    def __init__(self, seats: int, swaps: str = "one", rewards: int = 0, box: Box | None = None) -> None:
        assert 1 <= seats <= 5
        assert rewards == 0 or seats == 1  # FA-82
        self.any_swaps = swaps == "any"  # FA-25
        self.rewards = rewards
        self.players = [Player() for _ in range(seats)]
        box = box or the_box()
        self.board = Board.at_the_start(box.map)
        self.market = Market(box.cards)
        self.market.deck = self.market.numbered(BLUE)  # FA-5
        self.links: set[frozenset[str]] = set()  # FA-58: the pairs that have given their fame
        self.start = NOBODY
        self.turn = NOBODY
        self.ending = False  # FA-70
        self.taken = 0  # how many disasters went to players who passed (FA-72)
        self.over = False
        self.stage = "start"
        self.left = 0  # workers that may still be recalled
        self.offered: list[str] = []  # FA-80: the cards that may be removed
        self.removed = 0
        self.bought_back = 0  # FA-80: in this administration
        self.work: Work | None = None
        self.played = ""  # the card on the table
        self.choices: set[str] = set()  # what the seat to act may do
        if seats == 1:
            self.do_start("0")

    # --- whose move ---------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    @property
    def to_act(self) -> int:
        """The seat to move, or CHANCE, or OVER."""
        if self.over:
            return OVER
        return CHANCE if self.chances() else self.turn

    def chances(self) -> dict[str, int]:
        """The outcomes of chance, each with its weight; nothing when a player is to move."""
        if self.over:
            return {}
        if self.stage == "start":
            return {f"start {seat}": 1 for seat in range(len(self.players))}  # FA-4
        if self.stage == "deal":
            return {f"deal {card}": 1 for card in self.market.deck}  # FA-5, FA-5a
        return self.market.chances() if self.market.to_draw else {}  # FA-66

    def legal(self) -> set[str]:
        """Every move that may be made now."""
        return set(self.chances()) or set(self.choices)

    # --- moves --------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Do one move, then all that leaves no choice."""
        verb, _, what = text.partition(" ")
        if self.chances():
            chance: dict[str, Callable[[str], None]] = {
                "start": self.do_start,
                "deal": self.do_deal,
                "draw": self.market.draw,
                "disaster": self.market.draw,
            }
            chance[verb](what)
        else:
            self.decide(text)
        self.go_on()

    def decide(self, text: str) -> None:
        """A player's move."""
        verb, _, what = text.partition(" ")
        if self.stage == "card":
            self.do_step(text)
            return
        stages: dict[str, Callable[[str, str], None]] = {
            "reward 1": self.do_reward,
            "reward 3": self.do_reward,
            "turn": self.do_turn,
            "recall": self.do_recall,
            "take back": self.do_take_back,
            "buy back": self.do_buy_back,
            "remove": self.do_remove,
        }
        stages[self.stage](verb, what)

    def go_on(self) -> None:
        """Pass over every stage that leaves no choice, until a player or chance has to decide."""
        while not self.over and not self.chances():
            self.market.to_draw = 0  # FA-71: the decks are empty
            if not self.quiet():
                return

    def quiet(self) -> bool:
        """Do one thing that needs no decision; False if there is a decision."""
        stages: dict[str, Callable[[], bool]] = {
            "reward 1": self.at_reward,
            "reward 3": self.at_reward,
            "turn": self.at_turn,
            "card": self.at_card,
            "recall": self.at_recall,
            "take back": self.at_take_back,
            "buy back": self.at_buy_back,
            "clear": self.at_clear,
            "remove": self.at_remove,
            "end of turn": self.at_end_of_turn,
        }
        return stages[self.stage]()

    # --- set-up -------------------------------------------------------------------------

    def do_start(self, seat: str) -> None:
        """FA-4: the start player, and money by turn order."""
        self.start = self.turn = int(seat)
        for place in range(len(self.players)):
            player = self.players[(self.start + place) % len(self.players)]
            player.money = SOLO_MONEY if self.solo else MONEY_BY_TURN_ORDER[place]
        self.stage = "deal"

    def do_deal(self, card: str) -> None:
        """FA-5: twelve cards one at a time; tokens on the four lowest of the market (FA-7)."""
        self.market.deal(card)
        if self.market.last_rounds:
            self.market.tokens = set() if self.solo else set(self.market.cards[:FIRST_TOKENS])  # FA-80
            self.stage = "reward 1"

    def at_reward(self) -> bool:
        """FA-82a: the rewards of the set-up that are open are offered."""
        if self.rewards >= int(self.stage.removeprefix("reward ")):
            self.choices = {"use", "leave"}
            return False
        self.stage = "reward 3" if self.stage == "reward 1" else "turn"
        return True

    def do_reward(self, verb: str, _: str) -> None:
        """FA-82: $10 instead of $4; 1 fish and 1 rose."""
        if self.stage == "reward 1":
            self.me.money = 10 if verb == "use" else SOLO_MONEY
            self.stage = "reward 3"
        else:
            for good in ("fish", "rose"):
                self.me.goods[good] += verb == "use"
            self.stage = "turn"

    # --- a turn -------------------------------------------------------------------------

    def at_turn(self) -> bool:
        """FA-10, FA-72; passing when nothing else is possible (FA-74)."""
        self.choices = self.turns()
        if self.choices == {"pass"}:
            self.do_pass()
            return True
        return False

    def turns(self) -> set[str]:
        """Everything a turn can be."""
        hand = set(self.me.hand)
        cash = {f"cash {card}" for card in hand}  # FA-20
        play = {f"play {card}" for card in hand if self.can_do(card)}
        buy = {f"buy {card}" for card in self.market.affordable(self.me.money)}  # FA-65
        return cash | play | buy | {"pass" if self.ending else "administer"}

    def can_do(self, card: str) -> bool:
        """FA-21: whether the whole action can be done."""
        work = self.work_of(card).copy()
        work.me.hand.remove(card)  # FA-20: it is in neither hand nor pile
        return work.can_be_finished(set())

    def work_of(self, card: str) -> Work:
        """The action of a card on this table."""
        swap = 2 if self.rewards >= 5 else 3  # FA-25, FA-82
        return Work(card, self.me, self.board, self.market, swap, self.any_swaps)

    def do_turn(self, verb: str, what: str) -> None:
        """One of the three things (FA-10), or passing."""
        if verb in ("play", "cash"):
            self.me.hand.remove(what)
            self.played = what
        if verb == "play":
            self.work = self.work_of(what)
            self.stage = "card"
        elif verb == "cash":
            self.me.money += CASH
            self.discard()
        elif verb == "buy":
            self.market.sell(what, self.me)
            self.stage = "end of turn"
        elif verb == "administer":
            self.administer()
        else:
            self.do_pass()

    def discard(self) -> None:
        """FA-20: the card goes on top of the own pile."""
        self.me.pile.append(self.played)
        self.played = ""
        self.work = None
        self.stage = "end of turn"

    def at_end_of_turn(self) -> bool:
        """FA-11: the next one who has not passed; FA-70: the end begins after a turn."""
        self.ending = self.market.disasters == DISASTERS
        if all(player.passed for player in self.players):
            self.over = True
            self.turn = NOBODY
            self.choices = set()
            return True
        self.stage = "turn"
        self.turn = (self.turn + 1) % len(self.players)
        while self.me.passed:
            self.turn = (self.turn + 1) % len(self.players)
        return True

    def do_pass(self) -> None:
        """FA-72: the disaster with the most fame left; the last to pass gets nothing."""
        self.me.passed = True
        if not all(player.passed for player in self.players):
            self.me.fame += DISASTER_FAME[len(self.players)][self.taken]
            self.taken += 1
        self.stage = "end of turn"

    # --- a card -------------------------------------------------------------------------

    def at_card(self) -> bool:
        """The next step of the card; then its gains; then the discard pile (FA-20)."""
        work = self.work
        assert work is not None
        if not work.todo:
            if work.gained:
                self.discard()
            else:
                work.take_gains()
            return True
        choices = work.choices()
        if work.without_choice(choices):
            self.do_step(choices[0])
            return True
        self.choices = set(choices)
        return False

    def do_step(self, text: str) -> None:
        """A choice inside a card, and the fame of new links (FA-58)."""
        assert self.work is not None
        self.work.do(text)
        links = self.board.all_links() - self.links
        self.me.fame += len(links)
        self.links |= links

    # --- administration -------------------------------------------------------------------

    def administer(self) -> None:
        """FA-68: the money first."""
        self.me.money += max(0, INCOME - len(self.me.hand))
        self.left = 3 if self.rewards >= 2 else 2  # FA-82
        self.bought_back = 0
        self.stage = "recall"

    def at_recall(self) -> bool:
        """FA-68: workers off the map."""
        if self.left and self.board.workers:
            self.choices = {DONE} | {f"recall {name}" for name in self.board.workers}
            return False
        self.stage = "take back"
        return True

    def do_recall(self, verb: str, name: str) -> None:
        """$1 for each."""
        if verb == DONE:
            self.stage = "take back"
            return
        self.board.workers.remove(name)
        self.me.money += 1
        self.left -= 1

    def at_take_back(self) -> bool:
        """FA-68: the top 3 cards, by choice 4 (FA-82, FA-82a)."""
        if self.rewards >= 4 and len(self.me.pile) >= 4:
            self.choices = {"use", "leave"}
            return False
        self.do_take_back("leave", "")
        return True

    def do_take_back(self, verb: str, _: str) -> None:
        """Back to the hand."""
        self.me.take_back(4 if verb == "use" else 3)
        self.stage = "buy back"

    def price_of_buying_back(self) -> int:
        """FA-69: $1 each; FA-80: $1, $2, $3 …"""
        return self.bought_back + 1 if self.solo else 1

    def at_buy_back(self) -> bool:
        """FA-69: as many as wanted."""
        if self.me.pile and self.me.money >= self.price_of_buying_back():
            self.choices = {"buy back", DONE}
            return False
        self.stage = "clear"
        return True

    def do_buy_back(self, verb: str, _: str) -> None:
        """One card, or no more."""
        if verb == DONE:
            self.stage = "clear"
            return
        self.me.money -= self.price_of_buying_back()
        self.bought_back += 1
        self.me.take_back(1)

    def at_clear(self) -> bool:
        """FA-69a; in solo the player chooses (FA-80)."""
        if self.solo:
            self.offered, self.removed = self.market.current, 0
            self.stage = "remove"
        else:
            self.market.clear(len(self.players))
            self.stage = "end of turn"
        return True

    def at_remove(self) -> bool:
        """FA-80: any two of the four cards; with the sixth reward one will do (FA-82, FA-82a)."""
        if self.removed == 2:
            self.draw_after_removing()
            return True
        self.choices = {f"remove {card}" for card in self.offered}
        if self.removed == 1 and self.rewards >= 6:
            self.choices.add(DONE)
        return False

    def do_remove(self, verb: str, card: str) -> None:
        """A card leaves the game, or no second one."""
        if verb == DONE:
            self.draw_after_removing()
            return
        self.market.remove(card)
        self.offered.remove(card)
        self.removed += 1

    def draw_after_removing(self) -> None:
        """As many cards as were removed."""
        self.market.to_draw = self.removed
        self.stage = "end of turn"

    # --- the end ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """FA-73: fame."""
        return [player.fame for player in self.players]

    def winners(self) -> list[int]:
        """FA-73: most fame, then most goods and money together; then shared."""
        ranks = [(player.fame, player.money + sum(player.goods.values())) for player in self.players]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # --- the table ----------------------------------------------------------------------

    def position(self) -> dict[str, object]:
        """Everything on the table, as plain as JSON; sets as sorted lists."""
        market, dealing = self.market, self.stage in ("start", "deal")
        return {
            "to_act": self.to_act,
            "start": self.start,  # NOBODY before chance has chosen
            "turn": NOBODY
            if dealing or self.stage.startswith("reward")
            else self.turn,  # NOBODY after the end
            "card": self.played,  # the one on the table
            "market": [] if dealing else list(market.cards),
            "tokens": sorted(market.tokens),
            "prices": [] if dealing else [market.price(card) for card in market.current],
            "disasters": market.disasters,
            "disaster_fame": list(DISASTER_FAME[len(self.players)][self.taken : len(self.players) - 1]),
            "deck": sorted(market.deck),
            "last_rounds": sorted(market.last_rounds),
            "disasters_in_deck": market.disasters_in_deck,
            "gone": sorted(market.gone),
            "ending": self.ending,
            "board": board_position(self.board),
            "links": sorted("-".join(sorted(pair)) for pair in self.links),
            "players": [player_position(player) for player in self.players],
            "scores": self.scores(),
            "winners": self.winners(),
        }
