"""What a viewer sees of Ante Portas: all that an attentive player knows, and no more (AP-15, AP-15a)."""

from __future__ import annotations

import msgspec

from ludarium.core.bits import BIT, members
from ludarium.core.messages import ScoreLine, View
from ludarium.core.state import OVER
from ludarium.games.ante_portas import losses
from ludarium.games.ante_portas.actions import Actions
from ludarium.games.ante_portas.board import (
    AllyView,
    CardView,
    CityView,
    RoadView,
    allies,
    card_view,
    cities,
    roads,
)
from ludarium.games.ante_portas.camp import card_of, is_seen, place_of, use_of
from ludarium.games.ante_portas.effects import CARTHAGE, PRICE, REGIONS, ROME
from ludarium.games.ante_portas.knowledge import Piles
from ludarium.games.ante_portas.possible import Guess, Mystery
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.scoring import score_lines
from ludarium.games.ante_portas.stages import (
    C_USES,
    COUNTING,
    ENDINGS,
    LOSSES,
    MARCHES,
    MOST_NAMED,
    NOTHING,
    R_USES,
    SECRET,
    STAGES,
    WORKING,
)

NEWS = frozenset(  # events that show somebody what nobody can unlearn: no move before them is taken back
    {"drew", "took", "letter-read", "money-lost", "march-shown", "attached-shown", "secret-shown"}
    | {"stack-shown", "hand-shown"}
)


class LaidView(msgspec.Struct, frozen=True):
    """A laid card: what it is, if the viewer knows, or all that it may be; and the same of its use."""

    card: str | None
    may: list[str]
    use: str | None
    may_use: list[str]
    shown: bool  # lies face up, or the other side has seen it


class StackView(msgspec.Struct, frozen=True):
    """A stack of Rome's: its type piles in the order of their first cards."""

    place: str  # secret or a city
    piles: list[list[LaidView]]


class CampView(msgspec.Struct, frozen=True):
    """What one side holds, as far as the viewer knows."""

    seat: int
    hand_size: int
    hand: list[str]  # surely in hand; the whole hand for its owner
    maybe: list[str]  # perhaps in hand
    laid: list[LaidView]  # in the order laid (Rome's lie in stacks, too)
    pile_size: int  # of the draw pile, the unknown cards counted
    pile: list[str]  # its known part in order, top first; before it come the cards of the bag
    score: int
    score_lines: list[ScoreLine]


class BattleView(msgspec.Struct, frozen=True):
    """The figures of the evaluation."""

    armies: list[str]
    infantry: int
    cavalry: int
    needed: int  # infantry that Carthage has to lose in all
    lost: list[str]
    no_battle: bool


class TableView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it, with what the viewer may do and why not more."""

    round: int
    turn: int
    stage: str
    hannibal: str
    region: str
    morale: int
    sea: int
    plays_left: int
    plays_change: int
    named_left: int
    secret_moved: bool
    attached_left: int
    marched: bool
    hand_limit: int
    price: int  # of scouting where Hannibal stands, without what lies face down (AP-40)
    march: int | None  # laid in this round, if the viewer knows
    march_bonus: int
    playing: str | None  # the card that works as an immediate event
    target: str | None
    battle: BattleView | None
    carthage: CampView
    rome: CampView
    stacks: list[StackView]
    bag_size: int
    bag: list[str]  # what the unknown cards of Carthage's pile may be
    out: list[str]
    allies: list[AllyView]
    cities: list[CityView]
    roads: list[RoadView]
    cards: list[CardView]
    ending: str | None


# --- what a viewer knows of the cards ---------------------------------------------------------------


class Sight:
    """What a viewer knows of both camps and of the bag."""

    def __init__(self, state: AntePortas, viewer: int | None) -> None:
        self.state = state
        self.viewer = viewer
        self.all_open = state.to_act == OVER
        self.unseen = self._unseen()
        self.guesses = [self._guess(seat) for seat in (CARTHAGE, ROME)]

    def _unseen(self) -> int:
        """The cards of the first shuffle that the viewer has never seen."""
        found = int(self.state.bag)
        for seat in (CARTHAGE, ROME):
            if not self.sees(seat):
                found |= int(self.state.camp(seat).veiled)
        return found

    def sees(self, seat: int) -> bool:
        """Whether the viewer sees all cards of a camp."""
        return self.all_open or self.viewer == seat

    def _guess(self, seat: int) -> Guess:
        camp = self.state.camp(seat)
        if self.sees(seat):
            return Guess(int(camp.hand), int(camp.hand))
        deck = self.state.deck
        attachable = int(deck.c_attached if seat == CARTHAGE else deck.r_attached)
        paying = seat == CARTHAGE and self.state.stage == LOSSES
        return Mystery(camp, self.unseen, attachable, seat == ROME, self._can_pay if paying else None).guess()

    def _can_pay(self, hand: int) -> bool:
        """In the middle of losses it is known that they can be covered."""
        state = self.state
        return losses.can_cover(state.deck, state.fallen_cards(), hand, state.needed)

    def names(self, seat: int, cards: int) -> list[str]:
        ids = self.state.deck.c_ids if seat == CARTHAGE else self.state.deck.r_ids
        return [ids[card] for card in members(cards)]

    def laid(self, seat: int, i: int) -> LaidView:
        slot = int(self.state.camp(seat).laid[i])
        words = C_USES if seat == CARTHAGE else R_USES
        if self.sees(seat) or is_seen(slot):
            return LaidView(
                self.names(seat, BIT[card_of(slot)])[0], [], words[use_of(slot)], [], bool(is_seen(slot))
            )
        may, uses = self.guesses[seat].laid[i], sorted(self.guesses[seat].uses[i])
        sure = may.bit_count() == 1
        return LaidView(
            card=self.names(seat, may)[0] if sure else None,
            may=[] if sure else self.names(seat, may),
            use=words[uses[0]] if len(uses) == 1 else None,
            may_use=[] if len(uses) == 1 else [words[use] for use in uses],
            shown=False,
        )

    def camp(self, seat: int) -> CampView:
        camp, guess = self.state.camp(seat), self.guesses[seat]
        unknown = int(self.state.bag).bit_count() if seat == CARTHAGE else 0
        pile = [int(camp.pile[i]) for i in range(int(camp.pile_size))]
        return CampView(
            seat=seat,
            hand_size=int(camp.hand).bit_count(),
            hand=self.names(seat, guess.sure),
            maybe=self.names(seat, guess.maybe & ~guess.sure),
            laid=[self.laid(seat, i) for i in range(int(camp.laid_size))],
            pile_size=len(pile) + unknown,
            pile=[self.names(seat, BIT[card])[0] for card in pile],
            score=int(self.state.score(seat)),
            score_lines=score_lines(self.state, seat),
        )

    def bag(self) -> list[str]:
        """What the bag may hold: the unseen cards that perhaps nobody has."""
        left = self.unseen
        for seat in (CARTHAGE, ROME):
            if not self.sees(seat):
                left &= self.guesses[seat].left
        return self.names(CARTHAGE, left)


def _stacks(state: AntePortas, sight: Sight) -> list[StackView]:
    piles = Piles(state.rome)
    found = []
    for place in range(MOST_NAMED + 1):
        if place != SECRET and state.named_city(place) == NOTHING:
            continue
        stack: list[list[LaidView]] = [[] for _ in range(int(piles.in_stack[place]))]
        for i in range(int(state.rome.laid_size)):
            if place_of(state.rome.laid[i]) == place:
                stack[int(piles.of_slot[i])].append(sight.laid(ROME, i))
        if stack or place != SECRET:
            found.append(StackView(state.place_name(place), stack))
    return found


# --- the course of the game --------------------------------------------------------------------------


def _march(state: AntePortas, sight: Sight) -> int | None:
    """The march laid, if the viewer can know it."""
    known = sight.sees(CARTHAGE) or all(
        is_seen(state.carthage.laid[i])
        for i in range(int(state.carthage.laid_size))
        if use_of(state.carthage.laid[i]) == MARCHES
    )
    return int(state.march_laid()) if known else None


def _battle(state: AntePortas) -> BattleView | None:
    if state.stage <= COUNTING or state.stage == WORKING or state.target == NOTHING:
        return None
    return BattleView(
        armies=[state.deck.r_ids[card] for card in members(state.armies)],
        infantry=int(state.infantry),
        cavalry=int(state.cavalry),
        needed=int(state.needed),
        lost=[state.deck.c_ids[card] for card in members(state.fallen_cards())],
        no_battle=bool(state.no_battle),
    )


def _playing(state: AntePortas) -> str | None:
    if state.playing == NOTHING:
        return None
    ids = state.deck.c_ids if state.player() == CARTHAGE else state.deck.r_ids
    return ids[state.playing]


def view(state: AntePortas, game_id: str, actions: Actions, viewer: int | None) -> TableView:
    """The table for one viewer; only the seat to act gets choices. After the end everything is shown."""
    mine = viewer is not None and viewer == state.to_act
    choices, refusals = actions.offers(state) if mine else ([], [])
    sight = Sight(state, viewer)
    return TableView(
        game=game_id,
        viewer=viewer,
        to_act=int(state.to_act),
        choices=choices,
        refusals=refusals,
        winners=state.winners() if state.to_act == OVER else [],
        round=int(state.round),
        turn=int(state.turn),
        stage=STAGES[state.stage],
        hannibal=state.land.city_ids[state.hannibal],
        region=REGIONS[state.region()].lower(),
        morale=int(state.morale),
        sea=int(state.sea),
        plays_left=int(state.plays_left),
        plays_change=int(state.plays_change),
        named_left=MOST_NAMED - int(state.named_count()),
        secret_moved=bool(state.secret_moved),
        attached_left=2 - int(state.attached),
        marched=bool(state.marched),
        hand_limit=int(state.hand_limit()),
        price=int(state.land.price[state.region()] + state.help_of_allies(PRICE)),
        march=_march(state, sight),
        march_bonus=int(state.march_bonus),
        playing=_playing(state),
        target=None if state.target == NOTHING else state.land.city_ids[state.target],
        battle=_battle(state),
        carthage=sight.camp(CARTHAGE),
        rome=sight.camp(ROME),
        stacks=_stacks(state, sight),
        bag_size=int(state.bag).bit_count(),
        bag=sight.bag(),
        out=[state.deck.r_ids[card] for card in members(state.out)],
        allies=allies(state),
        cities=cities(state),
        roads=roads(state),
        cards=[card_view(state, card) for card in range(len(state.deck.r_ids))],
        ending=ENDINGS[state.ending] or None,
    )
