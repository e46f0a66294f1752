"""What card halves and allies do: verbs with figures, parsed strictly from data. Compiled."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARTHAGE: Final = 0
ROME: Final = 1
REGIONS: Final = ("Gallia", "Cisalpina", "Italia")
EVERYWHERE: Final = 7  # a set of regions

# Verbs that work at once.
DRAW: Final = 1
SEA: Final = 2
MORALE: Final = 3
PLAYS: Final = 4
MARCH: Final = 5
ROADS: Final = 6
TURN_ALLY: Final = 7
TURN_ALLY_OR_MORALE: Final = 8
CITIZENSHIP: Final = 9
TAKE_BACK: Final = 10
TAKE_TOP: Final = 11
SEE_LAID: Final = 12
WIN: Final = 13
# Verbs that work at the end of the round.
INFANTRY: Final = 20
CAVALRY: Final = 21
PRICE: Final = 22
MONEY: Final = 23
NERO: Final = 24
MARCELLUS: Final = 25
FORGED_SEAL: Final = 26
KNIGHTS: Final = 27
STRAY: Final = 28
ENVELOP: Final = 29
NO_BATTLE: Final = 30
NO_VALUE: Final = 31
LOSE_CARD: Final = 32
# Only of allies.
LOSS: Final = 40

ONCE: Final = 0  # what a figure is multiplied by
PER_ELEPHANT: Final = 1
PER_ARMY: Final = 2

# Conditions that must be met to play a card (AP-27), each with its argument.
WANTS_REGION: Final = 1
WANTS_SEA: Final = 2
WANTS_NO_SEA: Final = 3
WANTS_ALLY: Final = 4
WANTS_ROMAN_ALLIES: Final = 5

BARE: Final = ""
PLAIN: Final = r"([0-9]{1,5})"
SIGNED: Final = r"([+-][0-9]{1,5})"
SIDES: Final = ("carthage", "rome")
KINDS: Final = ("immediate", "attached")

# Each verb: its number, what its figure looks like, whose halves may have it, and of which kind.
VERBS: Final = {
    "draw": (DRAW, PLAIN, "both", "immediate"),
    "sea": (SEA, PLAIN, "both", "immediate"),
    "morale": (MORALE, SIGNED, "both", "immediate"),
    "plays": (PLAYS, SIGNED, "both", "immediate"),
    "roman infantry": (INFANTRY, SIGNED, "both", "attached"),
    "roman cavalry": (CAVALRY, SIGNED, "both", "attached"),
}
# Specials serve fewer than three halves or allies each.
SPECIALS: Final = {
    "march": (MARCH, PLAIN, "carthage", "immediate"),
    "roads": (ROADS, PLAIN, "rome", "immediate"),
    "turn-ally": (TURN_ALLY, BARE, "carthage", "immediate"),
    "turn-ally-or-morale": (TURN_ALLY_OR_MORALE, PLAIN, "carthage", "immediate"),
    "citizenship": (CITIZENSHIP, PLAIN, "rome", "immediate"),
    "take-back": (TAKE_BACK, BARE, "rome", "immediate"),
    "take-top": (TAKE_TOP, BARE, "rome", "immediate"),
    "see-laid": (SEE_LAID, BARE, "rome", "immediate"),
    "win": (WIN, BARE, "rome", "immediate"),
    "price": (PRICE, PLAIN, "carthage", "attached"),
    "money": (MONEY, PLAIN, "rome", "attached"),
    "nero": (NERO, BARE, "rome", "attached"),
    "marcellus": (MARCELLUS, BARE, "rome", "attached"),
    "forged-seal": (FORGED_SEAL, BARE, "carthage", "attached"),
    "knights": (KNIGHTS, BARE, "rome", "attached"),
    "stray": (STRAY, BARE, "carthage", "attached"),
    "envelop": (ENVELOP, PLAIN, "carthage", "attached"),
    "no-battle": (NO_BATTLE, BARE, "both", "attached"),
    "no-value": (NO_VALUE, BARE, "both", "attached"),
    "lose-card": (LOSE_CARD, BARE, "rome", "attached"),
}
# How an ally of Carthage's may help it (AP-63).
HELPS: Final = {
    "draw": (DRAW, PLAIN + " first"),
    "price": (PRICE, PLAIN),
    "loss": (LOSS, PLAIN),
    "march": (MARCH, PLAIN),
    "plays": (PLAYS, r"(-[0-9]{1,5})"),
}
MOST: Final = {  # the largest figure of a verb, 20,000 where nothing is said
    DRAW: 9, SEA: 6, MORALE: 13, PLAYS: 9, MARCH: 20, ROADS: 20, PRICE: 99, MONEY: 99, CITIZENSHIP: 9,
    TURN_ALLY_OR_MORALE: 13, ENVELOP: 13,
}  # fmt: skip


class EffectError(Exception):
    """An effect that is not in the vocabulary; its text is the reason."""


class Verb:
    """One verb with its figure, the regions in which it works and what multiplies it."""

    def __init__(self, op: int, number: int, regions: int, per: int) -> None:
        self.op = op
        self.number = number
        self.regions = regions
        self.per = per


class Effect:
    """What a half does, verb by verb, and what must be so that it can be played."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.verbs: list[Verb] = []
        self.not_at_roma: bool = False
        self.any_will_do: bool = False  # conditions joined by `or`
        self.wants: list[tuple[int, int | str]] = []  # condition and its argument
        self.length: i64 = 0
        self.ops: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        self.regions: vec[i64] = vec[i64]()
        self.pers: vec[i64] = vec[i64]()
        self.want_count: i64 = 0
        self.want_kinds: vec[i64] = vec[i64]()
        self.want_numbers: vec[i64] = vec[i64]()

    def tabulate(self) -> None:
        self.length = len(self.verbs)
        self.ops = vec[i64]([verb.op for verb in self.verbs])
        self.numbers = vec[i64]([verb.number for verb in self.verbs])
        self.regions = vec[i64]([verb.regions for verb in self.verbs])
        self.pers = vec[i64]([verb.per for verb in self.verbs])

    def settle_wants(self, allies: list[str]) -> None:
        """Conditions as numbers; one that names an ally must name one of the map."""
        numbers: list[int] = []
        for _, argument in self.wants:
            if isinstance(argument, str):
                if argument not in allies:
                    raise EffectError(f"there is no ally {argument!r}; the map has {', '.join(allies)}")
                numbers.append(allies.index(argument))
            else:
                numbers.append(argument)
        self.want_count = len(self.wants)
        self.want_kinds = vec[i64]([kind for kind, _ in self.wants])
        self.want_numbers = vec[i64](numbers)

    def has(self, op: int) -> bool:
        return op in [verb.op for verb in self.verbs]

    def number_of(self, op: i64) -> i64:
        """The figure of a verb, or 0 if the effect does not have it."""
        for i in range(self.length):
            if self.ops[i] == op:
                return self.numbers[i]
        return 0

    def wanted(self, kind: i64) -> i64:
        """The figure of a condition, or 0 if the effect does not have it."""
        for i in range(self.want_count):
            if self.want_kinds[i] == kind:
                return self.want_numbers[i]
        return 0


def region_named(name: str) -> int:
    for number, region in enumerate(REGIONS):
        if region.lower() == name.lower():
            return number
    raise EffectError(f"there is no region {name!r}; the regions are {', '.join(REGIONS)}")


def parse_effect(text: str, side: str, kind: str) -> Effect:
    """A half's effect from its text."""
    effect = Effect(text)
    parts = [" ".join(part.split()) for part in text.split(";")]
    for number, part in enumerate(parts):
        if number == 0 and part.lower().startswith("only "):
            _read_wants(effect, part[5:])
        elif number == 0 and part.lower() == "not at roma":
            effect.not_at_roma = True
        else:
            effect.verbs.append(_parse_verb(part, side, kind))
    if not effect.verbs:
        raise EffectError("an effect needs a verb")
    if effect.wants and kind == "attached":
        raise EffectError("`only` belongs to immediate events")
    if effect.not_at_roma and kind == "immediate":
        raise EffectError("`not at Roma` belongs to attached events")
    _check_choices(effect)
    effect.tabulate()
    return effect


def _check_choices(effect: Effect) -> None:
    """What Carthage chooses in battle is the last thing that the card does there."""
    for verb, after in zip(effect.verbs, effect.verbs[1:], strict=False):
        if verb.op in (STRAY, LOSE_CARD) and after.op not in (NO_BATTLE, NO_VALUE):
            raise EffectError("only `no-battle` and `no-value` may follow a choice of Carthage's")


def _read_wants(effect: Effect, text: str) -> None:
    words = text.lower()
    effect.any_will_do = " or " in words
    if effect.any_will_do and " and " in words:
        raise EffectError("conditions are joined all by `and` or all by `or`")
    for part in re.split(r" or | and ", text, flags=re.IGNORECASE):
        effect.wants.append(_parse_want(part))


def _parse_want(text: str) -> tuple[int, int | str]:
    words = text.split(" ")
    if words[0] == "in" and len(words) == 2:
        return WANTS_REGION, region_named(words[1])
    if text == "sea carthage":
        return WANTS_SEA, 0
    if text == "sea not carthage":
        return WANTS_NO_SEA, 0
    if words[0] == "ally" and len(words) > 1:
        return WANTS_ALLY, " ".join(words[1:])  # the map says whether there is such an ally
    match = re.fullmatch(r"roman allies ([1-5])", text)
    if match:
        return WANTS_ROMAN_ALLIES, int(match[1])
    raise EffectError(f"{text!r} is no condition")


def _split_region(text: str) -> tuple[str, int]:
    """A verb without its `in REGION` or `outside REGION`, and the set of regions where it works."""
    match = re.fullmatch(r"(.+) (in|outside) (\S+)", text)
    if match is None:
        return text, EVERYWHERE
    region = 1 << region_named(match[3])
    return match[1], region if match[2] == "in" else EVERYWHERE ^ region


def _split_per(text: str) -> tuple[str, int]:
    for suffix, per in ((" per elephant", PER_ELEPHANT), (" per army", PER_ARMY)):
        if text.endswith(suffix):
            return text[: -len(suffix)], per
    return text, ONCE


def _parse_verb(text: str, side: str, kind: str) -> Verb:
    bare, regions = _split_region(text)
    bare, per = _split_per(bare)
    name = re.sub(r" [+-]?[0-9]+$", "", bare)
    known = VERBS.get(name) or SPECIALS.get(name)
    if known is None:
        raise EffectError(f"{text!r} is an unknown effect")
    op, figure, sides, kinds = known
    if sides not in ("both", side):
        raise EffectError(f"{name!r} belongs to {sides}, not to {side}")
    if kinds != kind:
        raise EffectError(f"{name!r} belongs to {kinds} events, not to {kind} ones")
    if per and (op not in (INFANTRY, CAVALRY) or (per == PER_ELEPHANT and side != "carthage")):
        raise EffectError(f"{text!r}: this cannot be multiplied so")
    return Verb(op, _figure(text, bare, name, figure, op), regions, per)


def _figure(text: str, bare: str, name: str, figure: str, op: int) -> int:
    """The number of a verb, or 0 for one that has none."""
    match = re.fullmatch(re.escape(name) + (f" {figure}" if figure else ""), bare)
    if match is None:
        wanted = {BARE: "no figure", PLAIN: "a figure", SIGNED: "a figure with + or -"}
        raise EffectError(f"{text!r}: {name!r} takes {wanted[figure]}")
    number = int(match[1]) if figure else 0
    if figure and not 0 < abs(number) <= MOST.get(op, 20000):
        raise EffectError(f"{text!r}: the figure must be from 1 to {MOST.get(op, 20000)}")
    return number


def parse_help(text: str) -> Verb:
    """The help of an ally from its text."""
    bare, regions = _split_region(text)
    known = HELPS.get(bare.split(" ")[0])
    match = re.fullmatch(bare.split(" ")[0] + " " + known[1], bare) if known else None
    if known is None or match is None:
        raise EffectError(f"{text!r} is no help of an ally")
    if not 0 < abs(int(match[1])) <= MOST.get(known[0], 20000):
        raise EffectError(f"{text!r}: the figure must be from 1 to {MOST.get(known[0], 20000)}")
    return Verb(known[0], int(match[1]), regions, ONCE)
