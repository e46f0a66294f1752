"""What lies beside the map of Faiyum: the card market, the decks and each player's things."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import GOODS, START_HAND, YELLOW, Card

PRICES = (3, 4, 5, 7)  # FA-7
DEALT, IN_MARKET = 12, 8  # FA-5
DISASTERS = 4


@dataclass
class Player:
    """All that lies in front of one player; open to all (FA-27)."""

    money: int = 0
    fame: int = 0
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    hand: list[str] = field(default_factory=lambda: list(START_HAND))  # FA-3
    pile: list[str] = field(default_factory=list)  # the top card is the last one
    passed: bool = False

    def copy(self) -> Player:
        """An independent player."""
        return Player(self.money, self.fame, dict(self.goods), list(self.hand), list(self.pile), self.passed)

    def take_back(self, number: int) -> None:
        """The top cards of the pile, or all if there are fewer, go to the hand."""
        for _ in range(min(number, len(self.pile))):
            self.hand.append(self.pile.pop())


@dataclass
class Market:
    """The cards on offer in rising order, their tokens, and the two decks as bags (FA-5a)."""

    book: dict[str, Card]  # what each card says
    cards: list[str] = field(default_factory=list)  # without disasters
    tokens: set[str] = field(default_factory=set)  # the cards that have one
    disasters: int = 0  # those that have come out, taken or not (FA-70)
    to_draw: int = 0
    deck: set[str] = field(default_factory=set)
    last_rounds: set[str] = field(default_factory=set)  # without disasters
    gone: list[str] = field(default_factory=list)  # the cards that left the game

    def copy(self) -> Market:
        """An independent market."""
        return Market(
            self.book, list(self.cards), set(self.tokens), self.disasters, self.to_draw,
            set(self.deck), set(self.last_rounds), list(self.gone),
        )  # fmt: skip

    def numbered(self, numbers: range) -> set[str]:
        """The ids of the cards with these numbers."""
        return {name for name, card in self.book.items() if card.number in numbers}

    def deal(self, card: str) -> None:
        """FA-5: the first twelve cards; the last of them makes market and last rounds deck."""
        self.deck.remove(card)
        self.put_in(card)
        if len(self.cards) == DEALT:
            self.last_rounds = set(self.cards[IN_MARKET:]) | self.numbered(YELLOW)
            del self.cards[IN_MARKET:]

    def put_in(self, card: str) -> None:
        """FA-66: by number."""
        self.cards.append(card)
        self.cards.sort(key=lambda name: self.book[name].number)

    @property
    def current(self) -> list[str]:
        """FA-7: the four lowest cards, or what is left of them (FA-70: never a disaster)."""
        return self.cards[: len(PRICES)]

    def price(self, card: str) -> int:
        """FA-65: by slot, $1 less with a token."""
        return PRICES[self.cards.index(card)] - (card in self.tokens)

    def affordable(self, money: int, less: int = 0) -> set[str]:
        """The cards of the current market that so much money can buy."""
        return {card for card in self.current if self.price(card) - less <= money}

    def sell(self, card: str, buyer: Player, less: int = 0) -> None:
        """FA-65: pay; the token is free; the card goes to the hand; draw a card (FA-66)."""
        buyer.money -= max(0, self.price(card) - less)
        self.take_out(card)
        buyer.hand.append(card)
        self.to_draw += 1

    def take_out(self, card: str) -> None:
        """A card leaves the market, its token is free."""
        self.cards.remove(card)
        self.tokens.discard(card)

    def remove(self, card: str) -> None:
        """A card of the market leaves the game (FA-69a, FA-80)."""
        self.take_out(card)
        self.gone.append(card)

    # --- drawing ------------------------------------------------------------------------

    @property
    def disasters_in_deck(self) -> int:
        return DISASTERS - self.disasters

    def chances(self) -> dict[str, int]:
        """FA-70, FA-5a: what may be drawn, each with its weight; nothing when both decks are empty."""
        if self.deck:
            return {f"draw {card}": 1 for card in self.deck}
        outcomes = {f"draw {card}": 1 for card in self.last_rounds}
        if self.disasters_in_deck:
            outcomes["disaster"] = self.disasters_in_deck
        return outcomes

    def draw(self, card: str) -> None:
        """A card, or a disaster if there is none."""
        self.to_draw -= 1
        if not card:
            self.disasters += 1
            return
        (self.deck if card in self.deck else self.last_rounds).remove(card)
        self.put_in(card)

    # --- administration -----------------------------------------------------------------

    def clear(self, seats: int) -> None:
        """FA-69a with two or more players."""
        four = self.current
        with_token = [card for card in four if card in self.tokens]
        without = [card for card in four if card not in self.tokens]
        leaving = (with_token + without)[: 2 if seats <= 3 else 1]
        for card in leaving:
            self.remove(card)
        self.tokens |= set(four) - set(leaving)
        self.to_draw += len(leaving)
