"""What holds in every position of Faiyum: exact look-ahead, copies, snapshots, census, words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from ludarium.core.bits import members
from ludarium.core.messages import Event
from ludarium.core.rng import Rng
from ludarium.core.state import CHANCE, OVER
from ludarium.games.faiyum import vocabulary as verbs
from ludarium.games.faiyum.figures import FaiyumView
from ludarium.games.faiyum.game import FAIYUM
from ludarium.games.faiyum.judge import JUDGE
from ludarium.games.faiyum.payments import owned, usable
from ludarium.games.faiyum.pieces import GOODS, MONEY, STOCK
from ludarium.games.faiyum.placing import sites_with_room
from ludarium.games.faiyum.refusals import judged
from ludarium.games.faiyum.roads import roads_into
from ludarium.games.faiyum.rules import Faiyum
from ludarium.games.faiyum.verbs import BY_CHANCE, BY_ITSELF
from ludarium.games.faiyum.vocabulary import TURN, op_of
from ludarium.text.say import Say
from tests.rule import rule
from tests.rules.clauses import plain

DOCS = Path(__file__).resolve().parents[2] / "docs"


def walk(seed: int, *, rich: bool = False) -> Iterator[tuple[Faiyum, int]]:
    """A random game; rich players get some goods each turn so that much is built."""
    seats, rng = 1 + seed % 5, Rng(seed, 3)
    options = {"swaps": "any" if seed % 3 == 0 else "one"}
    if seats == 1:
        options["rewards"] = "6"
    state = cast(Faiyum, FAIYUM.new(seats, options))
    while state.to_act != OVER:
        if rich and state.to_act >= 0 and state.waiting == 1 and rng.below(3) == 0:
            state.stock[int(state.turn) * STOCK + int(rng.below(len(GOODS)))] += int(rng.below(3))
        if state.to_act == CHANCE:
            action = int(state.draw(rng))
        else:
            actions = state.legal()
            plays = [action for action in actions if state.at.play <= action < state.at.cash]
            chosen = plays if plays and rng.below(4) > 0 else actions
            action = chosen[int(rng.below(len(chosen)))]
        yield state, action
        state.apply(action)


@rule("FA-21")
@pytest.mark.parametrize("seed", range(6))
def test_all_candidates_are_judged_as_each_of_them_is(seed: int) -> None:
    for state, _ in walk(seed, rich=True):
        if state.to_act >= 0:
            assert judged(state) == [(action, state.why_not(action)) for action in state.candidates()]


@rule("FA-21", "FA-24", "FA-25")
@pytest.mark.parametrize("seed", range(10))
def test_looking_ahead_is_exact(seed: int) -> None:
    """What the quick judge offers is what trying everything finds, at the turn and at each step."""
    for step, (state, _) in enumerate(walk(seed, rich=True)):
        if state.to_act < 0 or step % 3:
            continue
        if op_of(state.top()) == TURN:
            hand = [card for card in range(int(state.cards.count)) if state.in_hand(state.turn, card)]
            for card in hand:
                assert bool(JUDGE.playable(state, card)) == searched(state, card), state.cards.ids[card]
        elif state.table >= 0:
            found = [action for action in state.candidates() if leads_on(state, action)]
            assert found == state.legal()


def searched(state: Faiyum, card: int) -> bool:
    """Whether trying everything finishes a card."""
    trial = state.copy()
    trial.act(int(trial.at.play) + card)
    return finishes(trial)


def finishes(state: Faiyum) -> bool:
    """A search without any look-ahead: dead ends are tried and given up; the position is used up."""
    while state.table >= 0 and state.next_verb().manner in (BY_ITSELF, BY_CHANCE):
        v, verb = state.top(), state.next_verb()
        if verb.manner == BY_ITSELF and not verb.possible(state, v):  # a draw from an empty deck is left out
            return False
        state.waiting -= 1
        if verb.manner == BY_ITSELF:
            verb.do(state, v)
        if state.own(MONEY) < 0:  # a fixed price is paid without a question, so it is looked at here
            return False
    return state.table < 0 or any(leads_on(state, action) for action in raw_options(state))


def leads_on(state: Faiyum, action: int) -> bool:
    if action not in raw_options(state):
        return False
    later = state.copy()
    later.act(action)
    return finishes(later)


def raw_options(state: Faiyum) -> list[int]:
    """What can be done next if nobody asks what comes after it."""
    v, at = int(state.top()), state.at
    done = [int(at.done)] if state.next_verb().may_stop(state, v) else []
    op, a = v & 0xFF, v >> 8 & 0xFF
    if op == verbs.PAY:
        return [int(at.pay) + way for way in members(usable(state, a, v >> 24 & 0xFF))]
    if op == verbs.SOME:
        goods = members(owned(state) & ~(state.given if v >> 24 & 0xFF else 0))
        return done + [int(at.pay) + good for good in goods]
    if op == verbs.AGAIN:
        money = v >> 44 & 0xF
        return done + ([int(at.more)] if money <= state.own(MONEY) else [])
    if op == verbs.BLOCK:
        begun = v >> 24 & 0xFF  # the site that the card has to go on with, plus one
        sites = state.land.site_fields[begun - 1 : begun] if begun else state.land.site_fields
        return [int(at.block) + field for field in members(sites_with_room(state, 1)) if field in sites]
    out = state.buffer()
    if op == verbs.ROAD:
        return [int(out[i]) for i in range(int(roads_into(state, out, 0, at.road, 1)))]
    return [int(out[i]) for i in range(int(state.next_verb().offer(state, v, out)))]


@rule("FA-1", "FA-54", "FA-58", "FA-66", "FA-69b")
@pytest.mark.parametrize("seed", range(10, 25))
def test_census_copies_snapshots_and_legal_lists(seed: int) -> None:
    for step, (state, action) in enumerate(walk(seed, rich=seed % 2 == 0)):
        assert FAIYUM.census(state) == []
        legal = state.legal()
        assert action in legal
        assert legal == sorted(set(legal))
        if step % 7 == 0:
            check_memory(state, action)
        if step % 23 == 0:
            asked = range(-1, state.most_actions() + 1) if step % 161 == 0 else state.candidates()
            assert all((state.why_not(other) is None) == (other in legal) for other in asked)


def check_memory(state: Faiyum, action: int) -> None:
    options = {
        "swaps": "any" if state.swap_limit > 1 else "one",
        "rewards": str(int(state.rewards) or "none"),
    }
    told = json.loads(json.dumps(state.snapshot()))
    other, key = FAIYUM.restore(int(state.seats), options, told), state.key()
    same = state.copy()
    assert other.key() == same.key() == key
    other.apply(action)
    same.apply(action)
    assert other.key() == same.key() != key
    assert state.key() == key
    assert other.legal() == same.legal()


def test_a_snapshot_of_another_game_is_refused() -> None:
    state = FAIYUM.new(2)
    for wrong in (state.snapshot()[:-1], [*state.snapshot(), 0], FAIYUM.new(3).snapshot()):
        with pytest.raises(ValueError, match="another game"):
            state.copy().restore(wrong)


@rule("FA-58")
@pytest.mark.parametrize("seed", range(3))
def test_links_are_paid_once(seed: int) -> None:
    log: list[Event] = []
    for step, (state, _) in enumerate(walk(seed * 5 + 3, rich=True)):
        if step == 0:
            state.log = log
    pairs = [frozenset((event.args["from"], event.args["to"])) for event in log if event.kind == "linked"]
    assert len(pairs) == len(set(pairs)) > 0


@rule("FA-11", "FA-70", "FA-72")
@pytest.mark.parametrize("seed", range(30, 40))
def test_games_end(seed: int) -> None:
    state = None
    for state, _ in walk(seed):
        assert state.rounds_played() < 400
    assert state is not None
    assert state.to_act == OVER
    assert all(state.why_not(action) is not None for action in range(state.most_actions()))


def test_views_and_events_survive_json_and_offer_what_is_legal() -> None:
    log: list[Event] = []
    for step, (state, _) in enumerate(walk(48, rich=True)):
        if step == 0:
            state.log = log
        if step % 19 == 0:
            seat = int(state.to_act) if state.to_act >= 0 else None
            view = cast(FaiyumView, FAIYUM.view(state, seat))
            assert msgspec.json.decode(msgspec.json.encode(view), type=FaiyumView) == view
            if seat is not None:
                assert [choice.action for choice in view.choices] == state.legal()
                assert not {refusal.action for refusal in view.refusals} & set(state.legal())
                assert FAIYUM.view(state.imagine(seat, Rng(1)), seat) == view
    assert msgspec.json.decode(msgspec.json.encode(log), type=list[Event]) == log


def test_every_move_writes_an_event() -> None:
    for seed in (51, 53):
        log: list[Event] = []
        before = -1
        for state, _ in walk(seed):
            state.log = log
            assert len(log) > before or before < 0
            before = len(log)


def test_every_action_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [FAIYUM.notation(action) for action in range(FAIYUM.new(2).most_actions())]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert FAIYUM.parse(f" {text.upper()} ") == [action]
        assert FAIYUM.move(action).kind


@pytest.mark.parametrize(
    "text", ["", "fly", "worker z9", "play nobody", "road a1-h7", "buy farmer", "pay gold"]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Exception, match="is no move"):
        FAIYUM.parse(text)


# --- words -----------------------------------------------------------------------------------------


def messages() -> set[str]:
    text = (Path(__file__).resolve().parents[2] / "src/ludarium/games/faiyum/text/en/words.ftl").read_text(
        encoding="utf-8"
    )
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def sources() -> str:
    folder = DOCS.parent / "src/ludarium/games/faiyum"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))


def test_every_card_action_and_kind_has_words() -> None:
    say = Say(FAIYUM, "en")
    for kind, card in FAIYUM.cards:
        assert say.card(kind, card)
    for action in range(FAIYUM.new(2).most_actions()):
        assert say.action(action)
    kinds = {FAIYUM.move(action).kind for action in range(int(cast(Faiyum, FAIYUM.new(2)).at.chance))}
    assert all(say.has(f"kind-{kind}") for kind in kinds)


def test_every_event_and_reason_in_the_rules_has_words_and_no_words_are_idle() -> None:
    text, known = sources(), messages()
    reasons = set(re.findall(r'Reason\(\s*[^,()]*(?:\([^()]*\))?[^,()]*,\s*"([a-z-]+)"', text))
    reasons -= {"no-such-action", "game-over", "chance-only", "not-in-bag", "chance-first"}
    events = set(re.findall(r'\.(?:mine|note)\(\s*"([a-z-]+)"', text)) | {"reward-left"}
    assert {f"reason-{kind}" for kind in reasons} == {name for name in known if name.startswith("reason-")}
    assert {f"event-{kind}" for kind in events} == {name for name in known if name.startswith("event-")}


def test_every_event_and_reason_of_random_games_can_be_said() -> None:
    say = Say(FAIYUM, "en")
    log: list[Event] = []
    for seed in (60, 61, 64):
        for step, (state, _) in enumerate(walk(seed, rich=True)):
            state.log = log
            if step % 29 == 0 and state.to_act >= 0:
                for action in state.candidates():
                    reason = state.why_not(action)
                    assert reason is None or say.reason(reason)
    assert all(say.event(event) for event in log)


def test_the_clauses_of_the_page_are_those_of_the_game_and_of_the_catalogue() -> None:
    page = (DOCS / "rules" / "faiyum.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^- \*\*(FA-\w+)\*\* (.+)$", page, re.MULTILINE))
    say = Say(FAIYUM, "en")
    assert tuple(told) == FAIYUM.clauses
    assert all(say.clause(clause) == plain(text) for clause, text in told.items())
    assert "shared/" not in page


def test_every_clause_has_a_test() -> None:
    folder = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_faiyum_*.py"))
    marked = set(re.findall(r'"(FA-\w+)"', "\n".join(re.findall(r"^@rule\(.*\)$", text, re.MULTILINE))))
    assert set(FAIYUM.clauses) - marked == set()
