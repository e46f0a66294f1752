"""Hidden information of Ante Portas: what a seat knows, exactly, and evenly imagined worlds (AP-15)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from ludarium.core.bits import members
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.ante_portas.camp import card_of, drawn_of, left_of, use_of
from ludarium.games.ante_portas.cards import CARDS
from ludarium.games.ante_portas.figures import CampView, TableView
from ludarium.games.ante_portas.rules import AntePortas
from ludarium.games.ante_portas.stages import C_USES, LOSSES, R_USES
from tests.ante_portas_scenes import ALL_DONE, CARTHAGE, ROME, SCENERY, START_HAND, Scene
from tests.ante_portas_worlds import GAME, STYLES, Story
from tests.rule import rule

SEATS = (CARTHAGE, ROME)


def view(state: AntePortas, seat: int | None) -> TableView:
    return cast(TableView, GAME.view(state, seat))


# --- single things that a player knows ------------------------------------------------------------------


@rule("AP-15", "AP-15a")
def test_start_hands_are_known_until_cards_are_laid() -> None:
    scene = Scene(draws=["treason"])
    rome = scene.view(ROME)
    assert rome.carthage.hand == START_HAND
    (packet,) = rome.carthage.pile
    assert (rome.carthage.hand_size, rome.carthage.maybe) == (10, packet.cards)
    assert (packet.size, len(packet.cards)) == (8, 9)
    assert scene.view(CARTHAGE).rome.hand == ["publius-scipio", "sempronius"]


@rule("AP-15")
def test_only_the_owner_is_told_which_card_was_drawn_or_laid() -> None:
    scene = Scene(draws=["treason"]).do("march ambush", "end", "secret sempronius army")
    assert [event.kind for event in scene.events if not event.is_for(ROME)] == ["drew-card", "laid-card"]
    assert [event.kind for event in scene.events if not event.is_for(CARTHAGE)] == ["attached-card"]
    assert all(event.audience is None for event in scene.events if event.is_for(None))


@rule("AP-15a")
def test_a_laid_card_may_be_any_that_was_held_then_and_none_that_came_later() -> None:
    scene = Scene().hold(
        carthage=["hasdrubal-over-the-alps", "ambush", "spies"], bag=["treason", "mago-at-genua"]
    )
    scene.do("march spies", "event hasdrubal-over-the-alps", "end")
    assert scene.laid(CARTHAGE, ROME)[0].may == ["ambush", "spies"]
    rome = scene.view(ROME)
    assert (rome.carthage.hand, rome.carthage.maybe) == (["treason", "mago-at-genua"], ["ambush", "spies"])


@rule("AP-15a")
def test_an_attached_card_is_one_that_can_be_attached() -> None:
    scene = Scene().hold(carthage=["hasdrubal-over-the-alps", "ambush", "spies", "laying-waste"])
    scene.do("attach spies", "march ambush", "end")
    attached, march = scene.laid(CARTHAGE, ROME)
    assert attached.may == ["ambush", "spies"]
    assert set(march.may) == {"ambush", "spies", "hasdrubal-over-the-alps", "laying-waste"}


@rule("AP-15a")
def test_what_must_be_so_is_shown_as_known() -> None:
    """The only card that can be attached must be the attached one; all others are in hand or the march."""
    scene = (
        Scene()
        .hold(carthage=["ambush", "laying-waste", "treason"])
        .do("attach ambush", "march treason", "end")
    )
    attached, march = scene.laid(CARTHAGE, ROME)
    assert (attached.card, march.card, march.may) == ("ambush", None, ["laying-waste", "treason"])


@rule("AP-15a", "AP-32")
def test_the_types_of_type_piles_are_known_when_only_one_way_is_left() -> None:
    scene = (
        Scene()
        .stand("cannae")
        .hold(carthage=["ambush", "spies"], rome=["sempronius", "publius-scipio", "knights"])
    )
    scene.do(
        "march spies",
        "end",
        "named capua knights event",
        "named capua sempronius army",
        "named capua publius-scipio army",
    )
    piles = scene.stack("capua").piles
    assert [[card.use for card in pile] for pile in piles] == [["event"], ["army", "army"]]
    assert piles[0][0].card == "knights"
    assert {tuple(card.may) for card in piles[1]} == {("publius-scipio", "sempronius")}


@rule("AP-15a")
def test_the_last_unseen_cards_are_known_when_the_shuffled_pile_is_empty() -> None:
    scene = Scene().hold(carthage=["hasdrubal-over-the-alps", "ambush"], bag=["treason", "spies"])
    scene.do("event hasdrubal-over-the-alps")
    assert set(scene.view(ROME).carthage.hand) == {"ambush", "treason", "spies"}


@rule("AP-15a")
def test_a_card_taken_unseen_is_unknown_to_carthage_and_known_to_rome() -> None:
    scene = Scene().hold(
        carthage=["ambush", "treason"],
        rome=["war-in-spain", "knights"],
        bag=["burning-oxen", "mago-at-genua"],
    )
    scene.do("march treason", "end", "event war-in-spain", draws=["broken-bridges"])
    carthage = scene.view(CARTHAGE)
    assert (carthage.rome.hand, carthage.rome.maybe) == (["knights"], ["broken-bridges", "scipio-africanus"])
    assert scene.pile(CARTHAGE, CARTHAGE) == [["burning-oxen", "mago-at-genua"], ["spies"]]
    assert scene.pile(CARTHAGE, ROME) == [["mago-at-genua"], ["spies"]]


@rule("AP-15a")
def test_a_card_that_was_shown_and_came_back_is_not_the_one_laid_before() -> None:
    """Alpine Guides go to Rome's pile, to Rome, to Carthage's pile and into its hand, all in one round."""
    hand = ["alpine-guides", "ambush", "spies", "hasdrubal-over-the-alps"]
    scene = Scene().hold(carthage=hand, rome=["slave-volunteers"])
    scene.do("march ambush", "event alpine-guides", "end", "event slave-volunteers")
    scene.do("event ships-of-massilia", "end", "another-turn", "event hasdrubal-over-the-alps")
    assert scene.hand(CARTHAGE) == {"alpine-guides", "spies"}
    seen = scene.view(ROME).carthage
    assert (seen.hand, seen.maybe, seen.laid[0].may) == (
        ["alpine-guides"],
        ["ambush", "spies"],
        ["ambush", "spies"],
    )
    worlds = {scene.state.imagine(ROME, Rng(1, number)).key() for number in range(40)}
    assert len(worlds) == 2


@rule("AP-15a")
def test_a_drawn_card_that_is_shown_can_no_longer_lie_there_nor_can_one_drawn_later() -> None:
    scene = Scene().hold(
        carthage=["hasdrubal-over-the-alps", "ambush", "spies"],
        bag=["treason", "mago-at-genua", "forged-seal", "burning-oxen"],
    )
    scene.state.call_draw(CARTHAGE, 1)
    scene.state.go_on()
    scene.state.apply(scene.action("draw treason"))
    scene.do("march spies")
    assert set(scene.laid(CARTHAGE, ROME)[0].may) >= {"treason", "mago-at-genua", "ambush"}
    scene.do("event treason", "event hasdrubal-over-the-alps")
    assert scene.laid(CARTHAGE, ROME)[0].may == ["ambush", "spies"]


@rule("AP-15a", "AP-33")
def test_money_that_had_been_taken_unseen_tells_what_the_other_early_cards_are_not() -> None:
    """One was taken long ago and is shown as money; one came after both were laid, too late to be there."""
    romans = ["knights", "sempronius", "war-in-spain", "broken-bridges"]
    scene = (
        Scene()
        .hold(carthage=["ambush", "treason"], rome=romans, bag=["mago-at-genua", "forged-seal"])
        .stand("cannae")
    )
    scene.state.rome.veiled = scene.mask(["broken-bridges"])
    scene.state.carthage.pile[0] |= scene.mask(["broken-bridges"]) << CARDS
    scene.do("march treason", "end", "secret broken-bridges money", "named capua sempronius army")
    assert {"marcellus", "scipio-africanus"} <= set(scene.stack("capua").piles[0][0].may)
    scene.do("event war-in-spain", "move-secret roma", draws=["scipio-africanus"])
    assert scene.stack("capua").piles[0][0].may == ["knights", "sempronius"]


# --- packets ------------------------------------------------------------------------------------------


@rule("AP-15", "AP-15a", "AP-21")
def test_what_goes_under_a_pile_in_a_round_is_one_packet_that_both_know() -> None:
    scene = Scene().do("event laying-waste", "event alpine-guides", "march ambush", "end", "end")
    for viewer in (CARTHAGE, ROME, None):
        assert scene.pile(ROME, viewer) == [["ships-of-massilia", "senators-gold"]]
    scene.do("target narbo")
    assert scene.told("drew")[-1].seat == ROME
    scene = (
        Scene().hold(carthage=START_HAND, bag=["treason"]).do("march ambush", "event laying-waste", *ALL_DONE)
    )
    scene.do("target narbo", "march spies", *ALL_DONE)
    assert scene.hand(ROME) == {"fabian-delay", "senators-gold"}  # both of the packet of the first round


@rule("AP-15", "AP-11")
def test_any_card_of_the_foremost_packet_is_drawn_with_equal_chances_and_only_the_drawer_sees_it() -> None:
    scene = Scene().hold(carthage=["ambush", "spies", "treason", "laying-waste", "mist-on-the-lake"])
    scene.do("event laying-waste", "event treason", "march ambush", *ALL_DONE)
    state = scene.state
    state.apply(scene.action("target narbo"))
    assert (state.to_act, {scene.game.notation(action) for action, _ in state.chances()}) == (
        CHANCE,
        {"draw senators-gold", "draw siege-of-capua", "draw fabian-delay"},
    )
    assert {weight for _, weight in state.chances()} == {1}
    scene._draw(["siege-of-capua", "fabian-delay"])
    assert scene.hand(ROME) == {"siege-of-capua", "fabian-delay"}
    seen = scene.view(CARTHAGE).rome
    assert (seen.hand, seen.hand_size) == ([], 2)
    assert seen.maybe == ["fabian-delay", "senators-gold", "siege-of-capua"]
    assert [(packet.size, packet.cards) for packet in seen.pile] == [(1, seen.maybe)]
    assert scene.pile(ROME, ROME) == [["senators-gold"]]


@rule("AP-15a")
def test_a_packet_drawn_to_its_end_by_one_side_is_known() -> None:
    scene = Scene().hold(carthage=["hasdrubal-over-the-alps", "ambush", "spies", "laying-waste"])
    scene.state.rome.add_packet(scene.mask(["treason", "mago-at-genua", "burning-oxen"]))
    scene.state.out &= ~scene.mask(["treason", "mago-at-genua", "burning-oxen"])
    scene.do("march ambush", *ALL_DONE)
    scene.do("target narbo", "march spies", "end", draws=["siege-of-capua", "broken-bridges"])
    assert scene.view(CARTHAGE).rome.hand == []
    scene.do("end", "target emporiae")
    assert set(scene.view(CARTHAGE).rome.hand) >= {"siege-of-capua", "scipio-africanus", "broken-bridges"}


@rule("AP-15a")
def test_a_packet_from_which_a_card_was_drawn_takes_no_more() -> None:
    """Rome draws from what Carthage has used in this round; what is used later is a packet of its own."""
    hand = ["treason", "laying-waste", "ambush", "spies", "treaty-with-philip"]
    scene = Scene().hold(carthage=hand, rome=["senators-gold", "sempronius"][1:])
    scene.state.rome.hand |= scene.mask(["captured-letters"])
    scene.state.out &= ~scene.mask(["captured-letters"])
    scene.do("event treason", "event laying-waste", "march ambush", "end")
    scene.state.call_draw(ROME, 1)
    scene.state.go_on()
    scene._draw(["siege-of-capua"])
    scene.do("end", "another-turn", "event treaty-with-philip")
    assert scene.pile(ROME, ROME) == [["senators-gold"], ["the-fleet"]]
    assert scene.pile(ROME, CARTHAGE) == [["senators-gold", "siege-of-capua"], ["the-fleet"]]


@rule("AP-15a")
def test_who_watches_does_not_know_who_has_which_card_of_a_packet_that_both_drew_from() -> None:
    scene = Scene().hold(
        carthage=["ambush", "spies", "mist-on-the-lake"], rome=["sempronius"], bag=["treason", "burning-oxen"]
    )
    scene.do("march spies", "end", "event sempronius", draws=["siege-of-capua"])
    scene.do("end", "target narbo")
    assert "burning-oxen" in scene.hand(CARTHAGE)
    assert "burning-oxen" in scene.view(ROME).carthage.hand
    assert "siege-of-capua" in scene.view(CARTHAGE).rome.hand
    assert {"burning-oxen", "treason"} <= set(scene.view(None).carthage.maybe)


@rule("AP-15")
def test_a_spectator_sees_neither_hand() -> None:
    scene = Scene(draws=["treason"]).do("march treason", "end", "secret sempronius army")
    spectator = scene.view(None)
    assert (spectator.carthage.hand_size, spectator.rome.hand_size) == (9, 1)
    assert "treason" in spectator.carthage.maybe
    assert {card.card for card in spectator.carthage.laid + spectator.rome.laid} == {None}


def test_after_the_end_everything_is_shown_to_everybody() -> None:
    scene = Scene().hold(carthage=["spies"], rome=["knights"], bag=["treason"]).do("march spies")
    for viewer in (CARTHAGE, ROME, None):
        shown = scene.view(viewer)
        assert (shown.carthage.pile[0].cards, shown.rome.hand, shown.carthage.laid[0].card) == (
            ["treason"],
            ["knights"],
            "spies",
        )


@rule("AP-42a")
def test_in_the_middle_of_losses_it_is_known_that_they_can_be_covered() -> None:
    """7,001 are due: of the unseen cards the one in hand must help Spies (2,500) to cover them."""
    hand = ["treaty-with-philip", "hasdrubal-over-the-alps", "treason"]
    scene = (
        Scene()
        .hold(carthage=hand, rome=["sempronius"], bag=["laying-waste", "ambush", "gallic-recruits"])
        .stand("ticinum")
    )
    scene.do("event hasdrubal-over-the-alps", draws=["gallic-recruits", "laying-waste"])
    scene.do("march treason", "end", "named placentia sempronius army", "end", "target placentia")
    assert scene.view().stage == "losses"
    seen = scene.view(ROME).carthage
    assert seen.hand_size == 3
    for number in range(30):
        world = scene.state.imagine(ROME, Rng(3, number))
        assert world.can_pay()
        assert SCENERY.view(world, ROME) == scene.view(ROME)


# --- (a) imagined worlds look the same to the seat, on thousands of positions ------------------------------


def positions(games: int, seed: int, every: int) -> list[AntePortas]:
    """Positions of whole games of all styles, and all in which losses are chosen."""
    found = []
    for number in range(games):
        rng, options = Rng(seed, number), {"empty-hand": ("at-once", "round-end")[number % 2]}
        state = cast(AntePortas, GAME.new(2, options))
        for step in range(400):
            if state.to_act == OVER:
                break
            if (step % every == number % every and state.to_act != CHANCE) or state.stage == LOSSES:
                found.append(state.copy())
            state.apply(STYLES[number % 4](state, rng))
    return found


@rule("AP-15", "AP-15a")
def test_an_imagined_world_gives_the_same_view_and_legal_list() -> None:
    checked = 0
    for number, state in enumerate(positions(60, seed=31, every=6)):
        for seat in SEATS:
            seen, legal = view(state, seat), state.legal()
            world = state.imagine(seat, Rng(32, number))
            assert GAME.census(world) == []
            assert view(world, seat) == seen
            assert view(world, None) == view(state, None)
            assert world.to_act == state.to_act
            assert state.to_act != seat or world.legal() == legal
            checked += 1
    assert checked > 1500


def test_imagining_leaves_the_true_position_alone_and_the_log_behind() -> None:
    for number, state in enumerate(positions(20, seed=5, every=7)):
        state.log = []
        key = state.key()
        world = state.imagine(number % 2, Rng(6, number))
        assert world.log is None
        world.apply(world.legal()[-1])
        assert (state.key(), state.log) == (key, [])


def sizes(state: AntePortas) -> list[tuple[int, int]]:
    """How many cards of each packet lie there, and how many were drawn."""
    packets = [int(camp.pile[i]) for camp in (state.carthage, state.rome) for i in range(int(camp.packets))]
    return [(int(left_of(packet)).bit_count(), int(drawn_of(packet)).bit_count()) for packet in packets]


def test_a_seat_imagines_its_own_cards_and_all_open_ones_as_they_are() -> None:
    for number, state in enumerate(positions(40, seed=8, every=5)):
        for seat in SEATS:
            world, own = state.imagine(seat, Rng(9, number)), state.camp(seat)
            mine, other, true = world.camp(seat), world.camp(1 - seat), state.camp(1 - seat)
            assert (mine.hand, mine.veiled, list(mine.laid)) == (own.hand, own.veiled, list(own.laid))
            assert sizes(world) == sizes(state)
            assert (other.laid_size, int(other.hand).bit_count()) == (
                true.laid_size,
                int(true.hand).bit_count(),
            )
            assert (world.out, world.morale, world.sea) == (state.out, state.morale, state.sea)


# --- (b) and (c): against all histories that look the same -------------------------------------------------


def supported(camp: CampView, worlds: list[AntePortas], seat: int) -> None:
    """What the view calls sure or possible is exactly what the worlds hold."""
    ids = worlds[0].deck.c_ids if seat == CARTHAGE else worlds[0].deck.r_ids
    words = C_USES if seat == CARTHAGE else R_USES
    hands = [{ids[card] for card in members(int(world.camp(seat).hand))} for world in worlds]
    assert set(camp.hand) == set.intersection(*hands)
    assert set(camp.hand) | set(camp.maybe) == set.union(*hands)
    for i, laid in enumerate(camp.laid):
        slots = [int(world.camp(seat).laid[i]) for world in worlds]
        assert ({laid.card} if laid.card else set(laid.may)) == {ids[int(card_of(slot))] for slot in slots}
        assert ({laid.use} if laid.use else set(laid.may_use)) == {words[use_of(slot)] for slot in slots}


def lie(camp: CampView, worlds: list[AntePortas], seat: int) -> None:
    """What the view calls possible in each packet of a pile is exactly what lies there in the worlds."""
    ids = worlds[0].deck.c_ids if seat == CARTHAGE else worlds[0].deck.r_ids
    piles = [world.camp(seat) for world in worlds]
    packets = [[int(left_of(pile.pile[i])) for i in range(int(pile.packets))] for pile in piles]
    columns = [cards for cards in zip(*packets, strict=True) if cards[0]]
    assert [packet.size for packet in camp.pile] == [cards[0].bit_count() for cards in columns]
    for packet, cards in zip(camp.pile, columns, strict=True):
        assert set(packet.cards) == {ids[card] for each in cards for card in members(each)}


def even(state: AntePortas, seat: int, keys: set[bytes], rng: Rng, times: int) -> None:
    """Imagined worlds are exactly these, each equally often (chi-square, by Wilson and Hilferty)."""
    counts = Counter(state.imagine(seat, rng).key() for _ in range(times * len(keys)))
    assert set(counts) == keys
    chi_square = sum((counts[key] - times) ** 2 / times for key in keys)
    free = len(keys) - 1
    deviations = ((chi_square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5
    assert deviations < 4.5, (chi_square, free)


@rule("AP-15", "AP-15a", "AP-32a")
@pytest.mark.parametrize("batch", range(4))
def test_imagined_worlds_are_those_of_all_histories_that_look_the_same_and_equally_likely(batch: int) -> None:
    compared: Counter[int] = Counter()
    for number in range(22):
        story = Story(seed=70 + batch, number=number, most_worlds=150)
        for step in range(40):
            if not story.step():
                break
            for watcher in story.watchers:
                every = 2 if watcher.seat == CARTHAGE else 5
                if 1 < len(watcher.worlds) <= 45 and (step + number) % every == 0:
                    even(story.state, watcher.seat, set(watcher.worlds), Rng(71, step), 20)
                    compared[watcher.seat] += 1
    assert min(compared[seat] for seat in SEATS) >= 15, compared


@rule("AP-15", "AP-15a")
def test_views_legal_lists_and_events_never_tell_worlds_apart_and_say_all_that_follows() -> None:
    compared = 0
    for number in range(40):
        story = Story(seed=80, number=number, most_worlds=120)
        for step in range(60):
            if not story.step():
                break
            for watcher in story.watchers if (step + number) % 3 == 0 else []:
                seat, worlds = watcher.seat, list(watcher.worlds.values())
                if len(worlds) < 2:
                    continue
                seen = view(story.state, seat)
                for world in worlds[:: 1 + len(worlds) // 6]:
                    assert view(world, seat) == seen
                    assert world.to_act != seat or world.legal() == story.state.legal()
                supported(seen.rome if seat == CARTHAGE else seen.carthage, worlds, 1 - seat)
                lie(seen.carthage, worlds, CARTHAGE)
                lie(seen.rome, worlds, ROME)
                compared += 1
    assert compared > 150


def test_the_stories_cover_what_makes_knowledge_hard() -> None:
    """Draws within a round, cards taken unseen, letters read, stacks moved: all of it is replayed."""
    moves: Counter[str] = Counter()
    for number in range(60):
        story = Story(seed=80, number=number, most_worlds=120)
        for _ in range(60):
            if not story.step():
                break
            moves[story.last.split()[0] if "move" in story.last else story.last] += 1
    hard = {
        "event war-in-spain",
        "event captured-letters",
        "event hasdrubal-over-the-alps",
        "event sempronius",
    }
    assert {*hard, "move-secret", "another-turn"} <= set(moves)
