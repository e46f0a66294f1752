"""What a good player of Faiyum believes things to be worth. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

POINT: Final = 1000  # every value is counted in thousandths of a point of fame


class FaiyumWeights:
    """Values in thousandths of a point, set by hand after short matches of the bot against itself."""

    def __init__(self) -> None:
        self.money: i64 = 500  # a $ of the first few
        self.spare_money: i64 = 350  # … of those beyond
        self.purse: i64 = 9  # how many are the first few
        self.basic: i64 = 1000  # the first wheat, grape or stone
        self.fish: i64 = 800
        self.rose: i64 = 1250
        self.plenty: i64 = 60  # what each further one of a good is worth less, in thousandths of it
        self.fading: i64 = 3500  # turns to the end that leave half of the value of goods and money
        self.missing: i64 = 700  # a good that a card lacks has to be found
        self.calm: i64 = 6  # goods taken and given that make no price
        self.no_place: i64 = 400  # the part of a card without a place that is left, in thousandths
        self.no_place_yet: i64 = 750  # … in the long run
        self.link: i64 = 350  # what a road brings in links
        self.hope: i64 = 1  # how many more than are there can be had for an "up to"
        self.cycle: i64 = 7  # turns from one administration to the next
        self.pad: i64 = 900  # what a turn without a card makes
        self.turn: i64 = 700  # the price of a turn, in thousandths of what one makes on average
        self.tempo: i64 = 3300  # what a turn adds, before the others have had theirs
        self.rush: i64 = 8000  # turns to the end from which on a turn costs less and less
        self.pace: i64 = 300  # cards drawn in a turn of one seat
        self.pace_alone: i64 = 550
        self.late: i64 = 1500  # turns to the end that make a further administration half as likely
        self.long: i64 = 800  # the part of what the cards can make that comes true
        self.order: i64 = 2500  # a purchase that takes no turn
        self.cart: i64 = 2500  # two cards back
        self.offered: i64 = 400  # a card that leaves the hand for good
        self.share: i64 = 3000  # turns to the end from which on the cards in hand share the goods
