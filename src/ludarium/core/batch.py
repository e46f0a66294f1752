"""Many games side by side at native speed: chance is settled inside, ended games begin anew. Compiled."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import extend, vec
from mypy_extensions import i16, i32, i64, u8

from ludarium.core.features import Features, blank
from ludarium.core.play import action_buffer, settle
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER, State

STREAMS_A_GAME: Final = 16  # as in records: stream 0 of a game is chance
SPARE: Final = 64  # legal actions a game that there is room for at first
BYTES: Final = 8  # of an action in the bytes that come from outside
NONE_YET: Final[list[i16]] = []  # a vec made of it has room that nobody has set to zero before


@final
class Batch:
    """n games of one table; all that a step tells lies in packed arrays that others read without copying.

    The k-th game at place i is game number k * n + i of the seed: its draws are those of that record.
    """

    def __init__(self, root: State, features: Features, n: int, seed: int, masked: bool) -> None:
        self.root = root  # before chance has dealt anything
        self.features = features
        self.n: i64 = n
        self.seed: i64 = seed
        self.masked = masked
        self.seats: i64 = root.seats
        self.actions: i64 = root.most_actions()
        self.columns: i64 = len(features.names(int(root.seats)))
        self.games: vec[State] = vec[State]([root.copy() for _ in range(n)])
        self.chances: vec[Rng] = vec[Rng]([Rng(0) for _ in range(n)])
        self.numbers: vec[i64] = vec[i64]([0] * n)  # which game of its place each one is
        self.chooser = Rng(seed, STREAMS_A_GAME - 1)  # of `choose`; never the one that deals
        self.chosen: vec[i64] = vec[i64]([0] * n)
        self.scratch: vec[i64] = action_buffer(root)
        sizes = features.parts(int(root.seats))
        self.width: i64 = sum(sizes)  # of all parts of a game; 0: rows are written from zero
        self.forgets = self.width > 0 and not features.follows()  # what the parts told, when a game begins
        self.kept: vec[i16] = blank(self.n * self.width)
        pieces = [pieces_of(features, sizes, int(root.seats), seat) for seat in range(int(root.seats))]
        self.pieces: vec[i64] = vec[i64]([number for row in pieces for number in row])  # seat by seat
        self.first_piece: vec[i64] = vec[i64](
            [sum(len(row) for row in pieces[:seat]) for seat in range(int(root.seats))]
        )
        self.memories: i64 = features.memory(int(root.seats))  # numbers a game
        self.memory: vec[i64] = vec[i64]([0] * (self.n * self.memories))
        cells: i64 = self.n * self.actions if masked else i64(0)
        self.blank_mask: vec[u8] = vec[u8]([0] * cells)
        self.calm: vec[i64] = vec[i64]([0] * (self.n * self.seats))
        self.blank_row: vec[i16] = blank(max(self.width, self.columns))
        self.observations: vec[i16] = vec[i16]()
        self.mask: vec[u8] = self.blank_mask
        self.to_act: vec[i64] = vec[i64]([0] * n)
        self.starts: vec[i64] = vec[i64]([0] * (n + 1))  # where the legal actions of each game begin
        self.legal: vec[i32] = vec[i32]([0] * (SPARE * n))
        self.nobody: vec[float] = vec[float]([0.0] * (self.n * self.seats))
        self.shares: vec[float] = self.nobody  # where a game has ended, of the win: place * seats + seat
        self.scores: vec[i64] = self.calm  # where a game has ended: place * seats + seat
        self.done: vec[u8] = vec[u8]([0] * n)
        self.quiet: vec[u8] = self.done[:]
        self.ended: i64 = 0  # how many games have ended in this step
        self._renew()
        for i in range(self.n):
            self._begin(i)
            self._tell(i, self.games[i])

    # --- playing ------------------------------------------------------------------------------------

    def _begin(self, i: i64) -> None:
        """Begin the next game of a place, up to its first decision."""
        number: i64 = self.numbers[i] * self.n + i
        self.numbers[i] += 1
        self.chances[i] = Rng(self.seed, number * STREAMS_A_GAME)
        game = self.root.copy()
        settle(game, self.chances[i])
        self.games[i] = game
        if self.forgets:
            self._forget(i)

    def choose(self) -> None:
        """Choose a legal action for every game, each equally likely."""
        for i in range(self.n):
            first: i64 = self.starts[i]
            self.chosen[i] = i64(self.legal[first + self.chooser.below(self.starts[i + 1] - first)])

    def take(self, actions: bytes) -> i64:
        """Take actions from outside, eight bytes each; the first place whose action is not legal, or -1."""
        for i in range(self.n):
            action: i64 = read_i64_le(actions, i * BYTES)
            if not self._allows(i, action):
                return i
            self.chosen[i] = action
        return -1

    def _allows(self, i: i64, action: i64) -> bool:
        """Whether an action is among the legal ones of a game, which are sorted."""
        low: i64 = self.starts[i]
        high: i64 = self.starts[i + 1]
        while low < high:
            middle: i64 = (low + high) // 2
            if i64(self.legal[middle]) < action:
                low = middle + 1
            else:
                high = middle
        return low < self.starts[i + 1] and i64(self.legal[low]) == action

    def step(self) -> None:
        """Do the chosen actions."""
        self.ended = 0
        self.done = self.quiet
        self.shares = self.nobody
        self.scores = self.calm
        self._renew()
        for i in range(self.n):
            game = self.games[i]
            game.apply(self.chosen[i])
            if game.to_act == CHANCE:
                settle(game, self.chances[i])
            if game.to_act == OVER:
                self._finish(i, game)
                game = self.games[i]
            self._tell(i, game)  # at once, while the position is near

    def _finish(self, i: i64, game: State) -> None:
        if self.ended == 0:
            self._take_note()
        self.ended += 1
        self.done[i] = 1
        first: i64 = i * self.seats
        for seat in range(self.seats):
            self.scores[first + seat] = game.score(seat)
        winners = game.winners()
        for winner in winners:
            self.shares[first + winner] = 1 / len(winners)
        self._begin(i)

    def _take_note(self) -> None:
        """Fresh arrays for the games that end in this step; most steps need none."""
        self.done = self.quiet[:]
        self.shares = self.nobody[:]
        self.scores = self.calm[:]

    # --- telling ------------------------------------------------------------------------------------

    def _renew(self) -> None:
        """Fresh arrays to write into; those told before stay as they are."""
        self.to_act = self.to_act[:]
        self.starts = self.starts[:]
        cells: i64 = self.n * self.columns
        self.observations = stretched(vec[i16](NONE_YET, capacity=cells), cells)
        if self.masked:
            self.mask = self.blank_mask[:]

    def _forget(self, i: i64) -> None:
        """Let the parts of a place tell nothing, as the game that they told of is over."""
        lay_columns(self.kept, i * self.width, self.blank_row, 0, self.width)
        for number in range(i * self.memories, (i + 1) * self.memories):
            self.memory[number] = 0

    def _observe(self, i: i64, game: State, seat: i64) -> None:
        """Lay the row of the seat to act, copied from the parts of its game that it shows."""
        out = self.observations
        at: i64 = i * self.columns
        if self.width == 0:
            lay_columns(out, at, self.blank_row, 0, self.columns)
            self.features.write(game, seat, out, at)
            return
        kept = self.kept
        first: i64 = i * self.width
        self.features.update(game, seat, kept, first, self.memory, i * self.memories)
        lay_pieces(out, at, kept, first, self.pieces, self.first_piece[seat])

    def _tell(self, i: i64, game: State) -> None:
        """Write what the seat to act sees and may do in a game."""
        seat: i64 = game.to_act
        self.to_act[i] = seat
        self._observe(i, game, seat)
        count: i64 = game.legal_into(self.scratch)
        at: i64 = self.starts[i]
        if at + count > len(self.legal):
            self._widen(at + count)
        lay_actions(self.legal, at, self.scratch, count)
        if self.masked:
            self._write_mask(i * self.actions, count)
        self.starts[i + 1] = at + count

    def legal_now(self) -> vec[i32]:
        """The legal actions of all games, one after the other."""
        return self.legal[: self.starts[self.n]]

    def _write_mask(self, first: i64, count: i64) -> None:
        for k in range(count):
            self.mask[first + self.scratch[k]] = 1

    def _widen(self, least: i64) -> None:
        """Make room for more legal actions."""
        wider = vec[i32]([0] * (2 * least))
        for k in range(i64(len(self.legal))):
            wider[k] = self.legal[k]
        self.legal = wider

    # --- keeping ------------------------------------------------------------------------------------

    def copy(self) -> Batch:
        """An independent batch that goes on alike."""
        other = Batch(self.root, self.features, 0, int(self.seed), self.masked)
        other.n = self.n
        other.games = vec[State]([game.copy() for game in self.games])
        other.chances = vec[Rng]([rng.copy() for rng in self.chances])
        other.numbers = self.numbers[:]
        other.chooser = self.chooser.copy()
        other.chosen = self.chosen[:]
        other.memory = self.memory[:]
        other.kept = self.kept[:]
        other.blank_mask = self.blank_mask
        other.calm = self.calm
        other.quiet = self.quiet
        other.observations = self.observations
        other.mask = self.mask
        other.to_act = self.to_act[:]
        other.starts = self.starts[:]
        other.legal = self.legal[:]
        other.nobody = self.nobody
        other.shares = self.shares
        other.scores = self.scores
        other.done = self.done
        other.ended = self.ended
        return other


def pieces_of(features: Features, sizes: list[int], seats: int, seat: int) -> list[int]:
    """Of which pieces of the parts a seat's row is made, where each begins and how wide it is; then 0, 0."""
    pieces: list[tuple[int, int]] = []
    for part in features.shown(seats, seat) if sizes else []:
        begins, columns = sum(sizes[:part]), sizes[part]
        if pieces and sum(pieces[-1]) == begins:  # parts that lie side by side are copied together
            begins, columns = pieces[-1][0], pieces.pop()[1] + columns
        pieces.append((begins, columns))
    return [number for piece in (*pieces, (0, 0)) for number in piece]


def stretched(room: vec[i16], size: i64) -> vec[i16]:
    """So many columns of which every one is written later, made of an empty array with that much room."""
    return extend(room, blank(size))


def lay_columns(out: vec[i16], at: i64, row: vec[i16], first: i64, many: i64) -> None:
    """Copy so many columns."""
    for k in range(many):
        out[at + k] = row[first + k]


def lay_pieces(out: vec[i16], at: i64, row: vec[i16], first: i64, pieces: vec[i64], piece: i64) -> None:
    """Copy pieces of a row, one after the other, up to one without columns."""
    while pieces[piece + 1] != 0:
        lay_columns(out, at, row, first + pieces[piece], pieces[piece + 1])
        at += pieces[piece + 1]
        piece += 2


def lay_actions(out: vec[i32], at: i64, actions: vec[i64], many: i64) -> None:
    """Copy so many actions."""
    for k in range(many):
        out[at + k] = i32(actions[k])
