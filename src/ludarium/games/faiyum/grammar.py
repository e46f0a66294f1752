"""The words of a card's columns (cost, action, gain) as verbs; docs/faiyum-cards.md explains them."""

from __future__ import annotations

import re
from collections.abc import Callable

from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.pieces import BASIC, BUILDINGS, FAME, GOODS, MONEY, WORKSHOP
from ludarium.games.faiyum.vocabulary import COUNTERS, HARVEST_PLACES, PLACES, verb

MOST = 15  # the largest number on a card
MOST_COSTS, MOST_ACTIONS, MOST_GAINS = 5, 2, 6
MOST_PIECES = 4  # that several actions of one card move together
TYPES = ("harvest", "build", "trade", "other")
GOOD = "|".join(GOODS)
PLACE = "|".join(PLACES)
SECTIONS = {"": 0, "each": 1, "settlement": 2, "town": 3}
NUMBER = r"(?:([0-9]{1,2}) )?"  # left out: 1


class WordsError(Exception):
    """Words that are no cost, action or gain; the text says why."""


def number(text: str | None) -> int:
    """A number of a card; nothing means 1."""
    if text is None:
        return 1
    if not 1 <= int(text) <= MOST:
        raise WordsError(f"{text} is not possible: numbers on cards go from 1 to {MOST}")
    return int(text)


def terms(text: str, mark: str) -> list[str]:
    """The parts of a column between marks, none of them empty."""
    parts = [" ".join(part.split()) for part in text.split(mark)]
    if parts == [""]:
        return []
    if "" in parts:
        raise WordsError(f"there is a {mark!r} with nothing beside it")
    return parts


# --- costs -----------------------------------------------------------------------------------------


def price(term: str) -> tuple[int, int]:
    """A fixed amount: (set of goods that will do, how many); money has the set 0."""
    if match := re.fullmatch(r"\$([0-9]{1,2})", term):
        return 0, number(match[1])
    if match := re.fullmatch(rf"{NUMBER}({GOOD}|basic)", term):
        return BASIC if match[2] == "basic" else 1 << GOODS.index(match[2]), number(match[1])
    raise WordsError(f"{term!r} is no cost")


def bundle(words: list[str]) -> int:
    """The goods and money of one turn of an "up to n times", as the bits of AGAIN."""
    total = 0
    for term in words:
        goods, count = price(term)
        if goods == BASIC:
            raise WordsError("an 'up to' names its goods; 'basic' cannot be in it")
        total += count << 24 + 4 * (goods.bit_length() - 1 if goods else MONEY)
    return total


def up_to(text: str, least: int) -> int:
    """The verb of an "up to" cost."""
    if match := re.fullmatch(r"up to ([0-9]{1,2}) (different )?goods", text):
        return verb(verbs.SOME, number(match[1]), least, int(match[2] is not None))
    if match := re.fullmatch(rf"up to ([0-9]{{1,2}}) (times .+|{GOOD})", text):
        words = match[2].removeprefix("times ")
        return verb(verbs.AGAIN, number(match[1]), least) | bundle(terms(words, "+"))
    raise WordsError(f"{text!r} is no cost: it takes 'up to 3 fish', 'up to 4 goods' or 'up to 4 times $2'")


def costs(text: str, least: int) -> list[int]:
    """The verbs of the column cost: fixed amounts, then at most one "up to"."""
    before, mark, after = text.partition("up to ")
    fixed = before.strip()
    if mark and fixed:
        if not fixed.endswith("+"):
            raise WordsError("'up to' must begin the cost or follow a '+'")
        fixed = fixed.removesuffix("+")
    found = [cost(term) for term in terms(fixed, "+")]
    return [*found, up_to(" ".join((mark + after).split()), least)] if mark else found


def cost(term: str) -> int:
    if term == "another card":
        return verb(verbs.OFFER)
    goods, count = price(term)
    return verb(verbs.PAY, goods, count) if goods else verb(verbs.SPEND, count)


# --- actions ---------------------------------------------------------------------------------------


def worker(match: re.Match[str], least: int) -> int:
    most = number(match[1])
    return verb(verbs.WORKER, PLACES.index(match[2]), most, least if match[1] else 1)


def workshop(match: re.Match[str], _least: int) -> int:
    return verb(verbs.BUILD, WORKSHOP, GOODS.index(match[1]))


def building(match: re.Match[str], _least: int) -> int:
    return verb(verbs.BUILD, BUILDINGS.index(match[1]))


ACTIONS: list[tuple[str, Callable[[re.Match[str], int], int]]] = [
    (rf"(?:up to ([0-9]{{1,2}}) workers|worker) ({PLACE})", worker),
    (r"workshop (wheat|grape|stone)", workshop),
    (r"(settlement|town|palace|extension)", building),
    (rf"{NUMBER}roads?", lambda match, _: verb(verbs.ROAD, number(match[1]))),
    (r"(ornate )?bridge", lambda match, _: verb(verbs.BRIDGE, int(match[1] is not None))),
    (
        rf"{NUMBER}blocks?( on one site)?",
        lambda match, _: verb(verbs.BLOCK, number(match[1]), int(match[2] is not None)),
    ),
    (r"recall up to ([0-9]{1,2})", lambda match, least: verb(verbs.RECALL, number(match[1]), least)),
    (
        r"hunt up to ([0-9]{1,2})( next_to_worker)?",
        lambda match, least: verb(verbs.HUNT, number(match[1]), least, int(match[2] is not None)),
    ),
    (r"order for \$([0-9]{1,2}) less", lambda match, _: verb(verbs.ORDER, number(match[1]))),
    (r"take back ([0-9]{1,2})", lambda match, _: verb(verbs.CART, number(match[1]))),
    (r"oversee", lambda _match, _least: verb(verbs.OVERSEE)),
]


def action(term: str, least: int) -> int:
    for pattern, make in ACTIONS:
        if match := re.fullmatch(pattern, term):
            return make(match, least)
    raise WordsError(f"{term!r} is no action")


# --- gains -----------------------------------------------------------------------------------------


def section(text: str) -> tuple[int, str]:
    """A part of the column gain: 0 once, 1 each, 2 at a settlement, 3 at a town; and its words."""
    name, mark, words = text.partition(":")
    if not mark:
        return 0, text
    if name.strip() not in SECTIONS:
        raise WordsError(f"{name.strip()!r} is no part of a gain: it takes each, settlement or town")
    return SECTIONS[name.strip()], words


def thing(text: str) -> tuple[int, int]:
    """An amount of goods, money or fame: (thing, how much)."""
    if match := re.fullmatch(r"\$([0-9]{1,2})", text):
        return MONEY, number(match[1])
    if match := re.fullmatch(rf"([0-9]{{1,2}}) ({GOOD}|fame)", text):
        return FAME if match[2] == "fame" else GOODS.index(match[2]), number(match[1])
    raise WordsError(f"{text!r} is no gain")


def gain(part: int, term: str) -> int:
    if match := re.fullmatch(r"([0-9]{1,2}) (field|basic)", term):
        if part == 1 and match[2] == "basic":
            raise WordsError("'basic' of choice cannot be gained for each")
        return verb(verbs.FIELD if match[2] == "field" else verbs.CHOOSE, number(match[1]), int(part == 1))
    if " per " in term:
        return per(part, term)
    what, amount = thing(term)
    return verb(verbs.GAIN, what, amount, int(part == 1), max(0, part - 1))


def per(part: int, term: str) -> int:
    """1 fame per 5 roads (at most 7)."""
    match = re.fullmatch(rf"(.+) per {NUMBER}({'|'.join(COUNTERS)})s?(?: \(at most ([0-9]{{1,2}})\))?", term)
    if match is None or part != 0:
        raise WordsError(f"{term!r} is no gain: it takes '1 fame per 5 roads (at most 7)', and not for each")
    what, amount = thing(match[1])
    counter, most = COUNTERS.index(match[3]), number(match[4]) if match[4] else 0
    return verb(verbs.PER, what, amount, counter, number(match[2]), most)


def gains(text: str) -> tuple[list[int], bool]:
    """The verbs of the column gain, and whether everything gained is "each" (FA-21)."""
    parts = [section(words) for words in terms(text, ";")]
    found = [gain(part, term) for part, words in parts for term in terms(words, "+")]
    return found, bool(parts) and all(part == 1 for part, _ in parts)


# --- a whole card ----------------------------------------------------------------------------------


def program(kind: str, cost_words: str, action_words: str, gain_words: str) -> list[int]:
    """All verbs of a card, in the order in which they are done."""
    check_type(kind)
    gained, only_each = gains(gain_words)
    least = int(only_each)
    paid = costs(cost_words, least)
    done = [action(term, least) for term in terms(action_words, ";")]
    check_size(cost_words, paid, done, gained)
    check(kind, paid + done, gained, only_each)
    if not paid + done + gained:
        raise WordsError("the card does nothing")
    return paid + mark_field(done) + gained


def check_size(cost_words: str, paid: list[int], done: list[int], gained: list[int]) -> None:
    """A card that is too much for one turn cannot be thought through or paid, so it is no card."""
    sizes = (("costs", paid, MOST_COSTS), ("actions", done, MOST_ACTIONS), ("gains", gained, MOST_GAINS))
    for name, found, most in sizes:
        if len(found) > most:
            raise WordsError(f"a card has at most {most} {name}, not {len(found)}")
    if ops(paid).count(verbs.OFFER) > 1:
        raise WordsError("'another card' can be asked for only once")
    for what, count in amounts(cost_words).items():
        if count > MOST:
            raise WordsError(f"{count} {what} is too much: a card costs at most {MOST} of a kind")
    if len(done) > 1 and verbs.OFFER in ops(paid):
        raise WordsError("'another card' is asked for by cards with one action")
    if len(done) > 1 and (total := sum(pieces(v) for v in done)) > MOST_PIECES:
        raise WordsError(f"several actions move at most {MOST_PIECES} pieces together, not {total}")


def amounts(cost_words: str) -> dict[str, int]:
    """How many of each thing the fixed part of a cost asks for."""
    found: dict[str, int] = {}
    for term in terms(cost_words.partition("up to ")[0].strip().removesuffix("+"), "+"):
        if match := re.fullmatch(rf"{NUMBER}({GOOD}|basic)|\$([0-9]{{1,2}})", term):
            what = match[2] or "$"
            found[what] = found.get(what, 0) + number(match[3] if what == "$" else match[1])
    return found


def pieces(v: int) -> int:
    """How many pieces an action moves at most."""
    op = int(verbs.op_of(v))
    if op == verbs.WORKER:
        return int(verbs.arg_b(v))
    return int(verbs.arg_a(v)) if op in (verbs.ROAD, verbs.BLOCK, verbs.RECALL, verbs.HUNT) else 1


def check_type(kind: str) -> None:
    if kind not in TYPES:
        raise WordsError(f"type must be one of {', '.join(TYPES)}, not {kind!r}")


def word_mistakes(kind: str, cost_words: str, action_words: str, gain_words: str) -> list[str]:
    """What is wrong with the words of a card: of each column by itself, else of the card as a whole."""
    columns: list[Callable[[], object]] = [
        lambda: check_type(kind),
        lambda: costs(cost_words, 0),
        lambda: [action(term, 0) for term in terms(action_words, ";")],
        lambda: gains(gain_words),
    ]
    found = [why for why in map(_why_not, columns) if why]
    return found or [
        why for why in [_why_not(lambda: program(kind, cost_words, action_words, gain_words))] if why
    ]


def _why_not(read: Callable[[], object]) -> str:
    """Why words cannot be read, or nothing."""
    try:
        read()
    except WordsError as why:
        return str(why)
    return ""


def ops(program: list[int]) -> list[int]:
    return [v & 0xFF for v in program]


def repeated(before: list[int]) -> int:
    """How many verbs of a card say "up to"; what is gained for each counts them."""
    several = (verbs.SOME, verbs.AGAIN, verbs.RECALL, verbs.HUNT)
    many = [v for v in before if v & 0xFF in several or (v & 0xFF == verbs.WORKER and v >> 16 & 0xFF > 1)]
    return len(many)


def check(kind: str, before: list[int], gained: list[int], only_each: bool) -> None:
    """What no single column can see."""
    each = any(v & 0xFF == verbs.GAIN and v >> 24 & 0xFF for v in gained) or only_each
    if each and repeated(before) != 1:
        raise WordsError("'each' needs exactly one 'up to' in the cost or the action")
    for v in before:
        if v & 0xFF == verbs.WORKER and (v >> 8 & 0xFF < len(HARVEST_PLACES)) != (kind == "harvest"):
            place = PLACES[v >> 8 & 0xFF]
            raise WordsError(f"a worker on {place} makes no {kind} card: harvest places are undeveloped")
    check_gained(before, gained)


def check_gained(before: list[int], gained: list[int]) -> None:
    placing = [v for v in before if v & 0xFF in (verbs.WORKER, verbs.BUILD)]
    here = [v for v in before if v & 0xFF in (verbs.WORKER, verbs.BUILD, verbs.BLOCK)]
    if verbs.FIELD in ops(gained) and not placing:
        raise WordsError("'field' needs a worker or a building in the action")
    if verb(verbs.FIELD) in [v & 0xFF00FF for v in gained if v & 0xFF == verbs.FIELD] and repeated(placing):
        raise WordsError("with several workers 'field' must be gained for each")
    for v in gained:
        counts_here = v & 0xFF == verbs.PER and COUNTERS[v >> 24 & 0xFF] in ("block", "link", "stop")
        asks_here = v & 0xFF == verbs.GAIN and v >> 32 & 0xFF > 0
        if (counts_here or asks_here) and not here:
            raise WordsError("what is counted or asked 'here' needs a worker, a building or a block")


def mark_field(done: list[int]) -> list[int]:
    """Mark whose field gives goods: the workers', or without workers the buildings'."""
    chosen = verbs.WORKER if verbs.WORKER in ops(done) else verbs.BUILD
    return [v | 1 << 32 if v & 0xFF == chosen else v for v in done]
