"""The cards of Faiyum, read from data/cards.csv into lists of steps."""

from __future__ import annotations

import csv
import re
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "src" / "ludarium" / "games" / "faiyum" / "data"
BASIC = ("wheat", "grape", "stone")
GOODS = (*BASIC, "fish", "rose")
BLUE, YELLOW = range(2, 113, 2), range(114, 121, 2)  # FA-5
AGAIN = "again"  # FA-21a: another unit of the same good, paid in the order of the ways
NOT_OVERSEEN = {"oversee", "take back", "order", "offer"}  # FA-28: Overseer, Ox Cart, Order, Offering


def data_text(name: str) -> str:
    """A file of the game's data."""
    return (DATA / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Step:
    """One thing to do; what the fields mean depends on the kind."""

    kind: str
    what: str = ""
    ways: tuple[str, ...] = ()  # how a unit may be paid, which goods may be given
    least: int = 0
    most: int = 0
    bundle: tuple[Step, ...] = ()  # what is paid each time


@dataclass(frozen=True)
class Gain:
    """One gain: so many of something, perhaps for each, only on some place, or by counting."""

    amount: int
    what: str  # a good, money, fame, basic or field
    when: str = ""  # each, settlement or town
    per: str = ""  # link, stop, block, road or discard
    every: int = 1
    at_most: int = 1000


@dataclass(frozen=True)
class Card:
    """What a card costs, does and gives."""

    number: int  # 0: a start card
    type: str
    steps: tuple[Step, ...]  # costs, then action (FA-21a)
    gains: tuple[Gain, ...]

    @property
    def can_be_overseen(self) -> bool:
        return not any(step.kind in NOT_OVERSEEN for step in self.steps)  # FA-28


# --- costs ----------------------------------------------------------------------------------


def unit(good: str) -> Step:
    """One good to be paid: the good, a rose for it (FA-24), money for a basic one (FA-25)."""
    if good == "basic":
        return Step("pay", ways=(*BASIC, "rose", "money"))
    if good in BASIC:
        return Step("pay", ways=(good, "rose", "money"))
    return Step("pay", ways=("fish", "rose") if good == "fish" else ("rose",))


def fixed_cost(text: str) -> list[Step]:
    """The units of a cost such as `2 stone + rose` or `$2`, in the order of the words."""
    steps: list[Step] = []
    for part in text.split(" + ") if text else []:
        if part == "another card":
            steps.append(Step("offer"))  # FA-21b
        elif part.startswith("$"):
            steps.append(Step("coins", most=int(part[1:])))
        else:
            number, good = re.fullmatch(r"(?:(\d+) )?(\w+)", part).groups()  # type: ignore[union-attr]
            steps += [unit(good)] + [replace(unit(good), what=AGAIN)] * (int(number or 1) - 1)
    return steps


def cost_of(text: str, least: int) -> list[Step]:
    """The steps of the column cost: fixed ones, then perhaps an "up to"."""
    fixed, found, up_to = text.partition("up to ")
    steps = fixed_cost(fixed.removesuffix(" + "))
    if not found:
        return steps
    number, rest = up_to.split(" ", 1)
    if rest in ("goods", "different goods"):
        return [*steps, Step("goods", rest, ways=GOODS, least=least, most=int(number))]  # FA-25a: real goods
    bundle = tuple(fixed_cost(rest.removeprefix("times ")))
    return [*steps, Step("times", least=least, most=int(number), bundle=bundle)]


# --- actions --------------------------------------------------------------------------------


def action_of(text: str, least: int) -> list[Step]:
    """The steps of one part of the column action."""
    if text in ("settlement", "town", "palace", "extension", "bridge", "ornate bridge", "oversee"):
        return [Step(text)]
    if found := re.fullmatch(r"(worker|workshop) (\w+)", text):
        return [Step(found[1], found[2])]
    if found := re.fullmatch(r"up to (\d+) workers? (\w+)", text):
        return [Step("workers", found[2], least=least, most=int(found[1]))]
    if found := re.fullmatch(r"(\d+) roads?", text):
        return [Step("road")] * int(found[1])
    if found := re.fullmatch(r"(\d+) blocks?( on one site)?", text):
        return [Step("block")] + [Step("block", "same" if found[2] else "")] * (int(found[1]) - 1)
    if found := re.fullmatch(r"(hunt|recall) up to (\d+)(?: (next_to_worker))?", text):
        return [Step(found[1], found[3] or "", least=least, most=int(found[2]))]
    if found := re.fullmatch(r"(order for|take back) \$?(\d+)( less)?", text):
        return [Step(found[1].removesuffix(" for"), most=int(found[2]))]
    raise ValueError(f"unknown action {text}")


# --- gains ----------------------------------------------------------------------------------


def gain_of(text: str, when: str) -> Gain:
    """One gain such as `$3`, `2 fish` or `1 fame per 5 roads (at most 7)`."""
    if text.startswith("$"):
        return Gain(int(text[1:]), "money", when)
    found = re.fullmatch(r"(\d+) (\w+)(?: per (?:(\d+) )?(\w+?)s?)?(?: \(at most (\d+)\))?", text)
    assert found is not None, text
    amount, what, every, per, at_most = found.groups()
    return Gain(int(amount), what, when, per or "", int(every or 1), int(at_most or 1000))


def gains_of(text: str) -> list[Gain]:
    """The column gain: parts with `;`, each with a condition before `:` or none."""
    gains: list[Gain] = []
    for part in text.split("; ") if text else []:
        when, colon, rest = part.rpartition(": ")
        gains += [gain_of(one, when if colon else "") for one in rest.split(" + ")]
    return gains


# --- the whole file -------------------------------------------------------------------------


def card_of(row: dict[str, str]) -> Card:
    """One line of the file."""
    gains = gains_of(row["gain"])
    least = 1 if gains and all(gain.when == "each" for gain in gains) else 0  # FA-21
    steps = cost_of(row["cost"], least)
    for part in row["action"].split("; ") if row["action"] else []:
        steps += action_of(part, least)
    number = 0 if row["number"].startswith("S") else int(row["number"])
    return Card(number, row["type"], tuple(steps), tuple(gains))


def read_cards(text: str) -> dict[str, Card]:
    """Every card by its id, in the order of the file; a name on two numbers gets its number."""
    rows = list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))
    numbered = Counter(row["name"] for row in rows if not row["number"].startswith("S"))
    cards: dict[str, Card] = {}
    for row in rows:
        name = row["name"].lower().replace("'", "").replace(" ", "-")
        cards[f"{name}-{row['number']}" if numbered[row["name"]] > 1 else name] = card_of(row)
    return cards


START_HAND = ("farmer", "farmer", "farmer", "settlement", "two-roads")  # FA-3
