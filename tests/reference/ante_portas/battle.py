"""The end of a round of Ante Portas, in the order of AP-40 to AP-47."""

from __future__ import annotations

from itertools import combinations

from .data import Card, Half, Verb
from .events import change_morale, move_sea
from .table import CARTHAGE, ROME, SECRET, Ask, Asking, Battle, Ended, Table, names, take


def end_round(table: Table) -> Asking:
    """All of it, after the target is named."""
    table.shown += table.marches
    table.note("siege", table.siege)
    yield from keep_limit(table)
    table.shown += [*table.attached, *(laid.card for laid in table.laid)]
    events, places = count(table)
    battle = table.battle = muster(table, events, places)
    yield from work_events(table, battle, events, places)
    fought = is_fought(battle)
    if fought:
        table.notes += [f"fights: {card.rome.name}" for card in battle.armies]
        yield from lose_cards(table, battle)
    if table.siege:
        raise Ended("siege-won" if table.carthage.hand else "siege-failed")  # AP-71, AP-71a
    table.note("no battle with an army", bool(battle.armies) and not fought)
    if fought and battle.enveloped:
        yield from change_morale(table, -battle.enveloped)  # AP-41d
    yield from enter(table, any_works(table, events, places, "no-value"))
    clear(table)


def keep_limit(table: Table) -> Asking:
    """AP-37: Rome discards down to its limit."""
    while len(table.rome.hand) > table.hand_limit():
        text = yield Ask(ROME, {f"discard {name}" for name in names(table.rome.hand, ROME)})
        table.use_up(take(table.rome.hand, ROME, text.split()[1]))


# --- counting (AP-40, step 4) ---------------------------------------------------------------------


def count(table: Table) -> tuple[list[Card], set[str]]:
    """The events of Carthage's that are not cancelled, and the places whose stacks count."""
    events = list(table.attached)
    in_place = romes_events(table, places_in_place(table, events))
    if events and any(card.rome.does("marcellus") for card in in_place):
        first, events = events[0].carthage.name, events[1:]  # the first laid is cancelled
        anew = places_counted(table, events) != places_counted(table, table.attached)
        table.note(f"counted anew without {first}" if anew else f"cancelled {first}")
    places = places_counted(table, events)
    note_places(table, events, places)
    return events, places


def places_counted(table: Table, events: list[Card]) -> set[str]:
    """Whose stacks count: those in place, but not what Forged Seal removes."""
    places = places_in_place(table, events)
    if any(card.carthage.does("forged-seal") for card in events):
        places.discard(table.target)  # AP-40a: a stack whose Marcellus has worked, too; but not Nero's
    return places


def places_in_place(table: Table, events: list[Card]) -> set[str]:
    """Whose stacks are in place: at the target, near it with Nero, and the secret one if it is paid."""
    target = table.target
    places = {city for city in table.named if city == target or brought_by_nero(table, city, target)}
    if money(table) >= price(table, events):
        places.add(SECRET)
    return places


def brought_by_nero(table: Table, city: str, target: str) -> bool:
    """AP-40, AP-40a: from a city one road off, by land or by sea."""
    nero = any(card.rome.does("nero") for card in romes_events(table, {city}))
    return nero and table.road(city, target) is not None


def note_places(table: Table, events: list[Card], places: set[str]) -> None:
    brought = [laid.use for laid in table.laid if laid.place in places - {SECRET, table.target}]
    table.note("brought by Nero", bool(brought))
    table.note("stack removed", places != places_in_place(table, events))
    sealed = any(card.carthage.does("forged-seal") for card in events)
    table.note("Nero's army not removed", sealed and "army" in brought)
    table.note("secret stack counts" if SECRET in places else "secret stack spent", bool(table.stack(SECRET)))


def money(table: Table) -> int:
    """What lies in the secret stack as money, with Loan."""
    coins = sum(laid.card.rome.wealth for laid in table.stack(SECRET) if laid.use == "money")
    verbs = [verb for card in romes_events(table, {SECRET}) for verb in card.rome.verbs]
    return coins + sum(verb.number for verb in verbs if verb.name == "money")


def price(table: Table, events: list[Card]) -> int:
    """AP-40, AP-40a: of the region that Hannibal sets out from, with Spies and Etruscans."""
    spies = [verb.number for card in events for verb in card.carthage.verbs if verb.name == "price"]
    return table.land.prices[table.region] + sum(spies) + table.help("price")


def romes_events(table: Table, places: set[str]) -> list[Card]:
    """In the order laid."""
    return [laid.card for laid in table.laid if laid.use == "event" and laid.place in places]


# --- the events of the battle (AP-41) -------------------------------------------------------------


def any_works(table: Table, events: list[Card], places: set[str], verb: str) -> bool:
    """Whether an event of either side does this here; AP-71: not at Roma if it is so marked."""
    halves = [card.carthage for card in events] + [card.rome for card in romes_events(table, places)]
    return any(half.does(verb) and not idle(table, half) for half in halves)


def idle(table: Table, half: Half) -> bool:
    return half.not_at_roma and table.siege


def muster(table: Table, events: list[Card], places: set[str]) -> Battle:
    """The armies that count, in the siege with Rome's hand (AP-71)."""
    armies = [laid.card for laid in table.laid if laid.use == "army" and laid.place in places]
    if table.siege:
        armies += table.rome.hand
    return Battle(
        armies=armies,
        infantry=sum(card.rome.infantry for card in armies),
        cavalry=sum(card.rome.cavalry for card in armies),
        no_battle=any_works(table, events, places, "no-battle"),  # AP-41a: looked for first
    )


def work_events(table: Table, battle: Battle, events: list[Card], places: set[str]) -> Asking:
    """First Knights, then Carthage's in the order laid, then Rome's in the order laid."""
    romes = romes_events(table, places)
    knights = [card for card in romes if card.rome.does("knights")]
    for card in knights:
        yield from work(table, battle, card, card.rome)
    for card in events:
        yield from work(table, battle, card, card.carthage)
    for card in romes:
        if card not in knights:
            yield from work(table, battle, card, card.rome)


def work(table: Table, battle: Battle, card: Card, half: Half) -> Asking:
    """One event; AP-41a: effects on the battle only while there can be one."""
    if idle(table, half):
        table.note("idle at Roma")
        return
    table.note(f"works: {half.name}")
    for verb in half.verbs:
        if verb.name == "lose-card":
            yield from lose_one(table)
        elif not battle.no_battle and battle.armies:
            yield from work_on_battle(table, battle, card, verb)


def work_on_battle(table: Table, battle: Battle, card: Card, verb: Verb) -> Asking:
    if verb.name == "roman infantry":
        add_infantry(battle, verb.number * times(table, battle, card, verb))
    elif verb.name == "roman cavalry":
        add_cavalry(battle, verb.number * times(table, battle, card, verb))
    elif verb.name == "knights":
        battle.cavalry_kept = True
        table.note("knights")
    elif verb.name == "stray":
        text = yield Ask(CARTHAGE, {f"stray {name}" for name in names(battle.armies, ROME)})
        stray = take(battle.armies, ROME, text.split()[1])
        add_infantry(battle, -stray.rome.infantry)  # AP-41c
        add_cavalry(battle, -stray.rome.cavalry)
        table.note("astray with knights", battle.cavalry_kept)
        table.note("last army astray", not battle.armies)
    elif verb.name == "envelop":
        cavalry = sum(each.carthage.cavalry for each in table.carthage.hand)
        if cavalry > battle.cavalry:  # AP-41b: as it is at this moment
            battle.enveloped = verb.number
        table.note("enveloped" if battle.enveloped else "not enveloped")


def times(table: Table, battle: Battle, card: Card, verb: Verb) -> int:
    """How often a figure counts."""
    if verb.per == "elephant":
        return card.carthage.elephants + sum(each.carthage.elephants for each in table.carthage.hand)
    return len(battle.armies) if verb.per == "army" else 1


def add_infantry(battle: Battle, by: int) -> None:
    battle.infantry = max(0, battle.infantry + by)


def add_cavalry(battle: Battle, by: int) -> None:
    if by > 0 or not battle.cavalry_kept:  # AP-41c
        battle.cavalry = max(0, battle.cavalry + by)


def lose_one(table: Table) -> Asking:
    """Fabian's discard; AP-27a: an empty hand has none."""
    if table.carthage.hand:
        yield from lose_among(table, table.carthage.hand)
        table.note("Fabian's discard")
        table.test_empty_hand()


def lose_among(table: Table, cards: list[Card]) -> Asking:
    text = yield Ask(CARTHAGE, {f"lose {name}" for name in names(cards, CARTHAGE)})
    table.lost.append(take(table.carthage.hand, CARTHAGE, text.split()[1]))


# --- battle and losses (AP-42 to AP-45) -----------------------------------------------------------


def is_fought(battle: Battle) -> bool:
    """AP-42: with an army that counts and has infantry left."""
    return not battle.no_battle and bool(battle.armies) and battle.infantry > 0


def needed(table: Table, battle: Battle) -> int:
    """AP-43, AP-43a, AP-44, AP-91: how much infantry Carthage has to lose."""
    barred = table.siege and table.options["siege-thresholds"] == "none"
    eased = len(table.carthage.hand) >= 4 and not barred
    table.note("eased in the siege" if eased else "not eased in the siege", table.siege)
    if eased and is_small(table, battle, 3000, 400):
        table.note("loss of nothing")
        return 0
    if battle.enveloped or (eased and is_small(table, battle, 10000, 1500)):
        table.note("loss of half")
        loss = (battle.infantry + 1) // 2
    else:
        table.note("loss of all")
        loss = battle.infantry + 1
    table.note("loss lessened by an ally", table.help("loss") > 0)
    return max(0, loss - table.help("loss"))


def is_small(table: Table, battle: Battle, infantry: int, cavalry: int) -> bool:
    tests = (battle.infantry < infantry, battle.cavalry < cavalry)
    return all(tests) if table.options["thresholds"] == "and" else any(tests)


def infantry_of(cards: list[Card]) -> int:
    return sum(card.carthage.infantry for card in cards)


def lose_cards(table: Table, battle: Battle) -> Asking:
    """AP-42, AP-42a: one card at a time; AP-45: a hand that cannot cover the loss is lost whole."""
    battle.needed = needed(table, battle)
    ways = ways_to_lose(table.carthage.hand, battle.needed)
    if not ways:
        table.note("loss not covered")
        raise Ended("siege-failed" if table.siege else "hand-empty")
    table.note("several ways to lose", len(ways) > 1)
    fallen: list[Card] = []
    while infantry_of(fallen) < battle.needed:
        open_ways = [way for way in ways if all(card in way for card in fallen)]
        left = [card for card in table.carthage.hand if any(card in way for way in open_ways)]
        yield from lose_among(table, left)
        fallen.append(table.lost[-1])
    if not table.siege:
        table.test_empty_hand()


def ways_to_lose(hand: list[Card], loss: int) -> list[tuple[Card, ...]]:
    """Every set of cards that covers the loss with none of them needless."""
    sets = [way for number in range(len(hand) + 1) for way in combinations(hand, number)]
    return [way for way in sets if suffices(way, loss) and not has_needless(way, loss)]


def suffices(way: tuple[Card, ...], loss: int) -> bool:
    return infantry_of(list(way)) >= loss


def has_needless(way: tuple[Card, ...], loss: int) -> bool:
    """Whether some card could be kept while the others still suffice."""
    return any(suffices(tuple(other for other in way if other != card), loss) for card in way)


# --- entry and clearing (AP-46, AP-47) ------------------------------------------------------------


def enter(table: Table, no_value: bool) -> Asking:
    """AP-46, AP-46a: first the morale with all that follows, then the anchor."""
    city = table.land.cities[table.target]
    table.hannibal = table.target
    if not no_value:
        yield from change_morale(table, -city.value)
    if city.anchor and table.hannibal not in table.anchors_used:
        table.anchors_used.add(table.hannibal)
        move_sea(table, CARTHAGE, 1)


def clear(table: Table) -> None:
    """AP-47: march, events and losses under Rome's pile; Rome's cards where they go."""
    for card in [*table.marches, *table.attached, *table.lost]:
        table.rome.put_under(card)
    for laid in table.laid:
        table.use_up(laid.card)
    table.begin_round()
