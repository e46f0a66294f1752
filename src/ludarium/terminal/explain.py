"""Why a move is not available, and the rules: reasons in words with the clause that they rest on."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.core.errors import NotationError
from ludarium.core.messages import Choice, Reason, Refusal, View, things_on
from ludarium.core.play import settle
from ludarium.core.rng import Rng
from ludarium.terminal.families import family_of
from ludarium.terminal.layout import INDENT, columns, sentence, wrapped
from ludarium.terminal.matching import about, mentions, plain
from ludarium.terminal.sitting import Sitting
from ludarium.text.say import Say

MOST_TOLD = 3  # so many moves of one sort are named, the rest only counted
COMMANDS = (
    "number", "path", "notation", "hint", "why", "why-text", "cannot", "undo",
    "save", "log", "table", "table-all", "intro", "rules", "rule", "quit",
)  # fmt: skip


def help_lines(say: Say, width: int) -> list[str]:
    """All that can be typed."""
    rows = [row for name in COMMANDS for row in _command(say, name)]
    rows += [[f"t {page}", say.words(f"page-{page}")] for page in family_of(say.game).pages]
    if say.game.preference:
        rows.append(["always", say.words("help-always")])
    return [say.words("help-title"), *columns(rows, width)]


def _command(say: Say, name: str) -> list[list[str]]:
    """A line of the help; what a game gives no example for is shown by its first move and clause."""
    if say.has(f"keys-{name}"):
        return [[say.words(f"keys-{name}"), say.words(f"help-{name}")]]
    usual = {"notation": say.game.notation(0), "rule": f"rule {say.game.clauses[0]}"}
    return (
        [[usual[name], say.words("help-typed" if name == "notation" else f"help-{name}")]]
        if name in usual
        else []
    )


# --- reasons --------------------------------------------------------------------------------------


def reason_lines(say: Say, reason: Reason, width: int) -> list[str]:
    """A reason and the text of its clause."""
    return [*wrapped(say.reason(reason), width, INDENT), *clause_lines(say, reason.clause, width)]


def clause_lines(say: Say, clause: str, width: int) -> list[str]:
    return wrapped(f"{clause}: {say.clause(clause)}", width, INDENT, INDENT * 2)


def grouped(say: Say, refusals: Sequence[Refusal]) -> list[list[Refusal]]:
    """Refused moves of one kind for one reason lie together."""
    found: dict[tuple[str, str], list[Refusal]] = {}
    for refusal in refusals:
        found.setdefault((say.kind(refusal.move), say.reason(refusal.reason)), []).append(refusal)
    return list(found.values())


def refusal_lines(say: Say, groups: Sequence[Sequence[Refusal]], width: int) -> list[str]:
    """Refused moves with their reasons, then the text of each clause once."""
    lines = [line for group in groups for line in _group_lines(say, group, width)]
    clauses = dict.fromkeys(group[0].reason.clause for group in groups)
    return lines + [line for clause in clauses for line in clause_lines(say, clause, width)]


def _group_lines(say: Say, group: Sequence[Refusal], width: int) -> list[str]:
    moves = [sentence(say.move(refusal.move)) for refusal in group]
    reason = wrapped(say.reason(group[0].reason), width, INDENT)
    return [*_some(say, [wrapped(move, width, "", INDENT) for move in moves]), *reason]


def _some(say: Say, parts: Sequence[Sequence[str]]) -> list[str]:
    """The first few of many."""
    lines = [line for part in parts[:MOST_TOLD] for line in part]
    more = len(parts) - MOST_TOLD
    return [*lines, say.words("cannot-more", {"count": more})] if more > 0 else lines


def choice_lines(say: Say, choice: Choice, width: int) -> list[str]:
    """That a move is allowed, and how it is typed."""
    text = say.words("why-allowed", {"move": sentence(say.choice(choice)), "notation": choice.notation})
    return wrapped(text, width, "", INDENT)


def why_lines(
    say: Say,
    sitting: Sitting,
    view: View,
    text: str,
    width: int,
) -> list[str]:
    """What there is to say about a typed move or card: what it says, whether it is allowed, the rule."""
    exact = _exact(say, sitting, view.choices, text, width)
    if exact:
        return exact
    lines = _some(say, _card_lines(say, view, text, width))
    lines += _some(say, [choice_lines(say, choice, width) for choice in about(say, view.choices, text)])
    lines += refusal_lines(say, grouped(say, about(say, view.refusals, text)), width)
    return lines or _kind_lines(say, text, width) or wrapped(say.words("why-unknown", {"text": text}), width)


def _card_lines(say: Say, view: View, text: str, width: int) -> list[list[str]]:
    """Every card of the game that is called so, with what it always says and what is so of it now."""
    asked = plain(text)
    now = {thing.card: thing for thing in things_on(view) if thing.card is not None}
    found = [card for card in say.game.cards if mentions(asked, say.card(*card))]
    told = [(card, [*say.game.face(*card), *(now[card].facts if card in now else [])]) for card in found]
    return [
        wrapped(f"{sentence(say.card(*card))}: {say.phrases(phrases)}", width, "", INDENT)
        for card, phrases in told
        if phrases
    ]


def _kind_lines(say: Say, text: str, width: int) -> list[str]:
    """About a kind of move for which nothing is there now."""
    found: dict[str, str] = {}
    for kind in say.game.kinds:
        heading = say.words(f"kind-{kind.name}")
        if kind.clause in say.game.clauses and mentions(plain(text), f"{kind.name} {heading}"):
            found.setdefault(heading, kind.clause)
    return [line for heading, clause in found.items() for line in _nothing(say, heading, clause, width)]


def _nothing(say: Say, heading: str, clause: str, width: int) -> list[str]:
    text = say.words("why-nothing", {"kind": heading})
    return [*wrapped(text, width), *clause_lines(say, clause, width)]


def _exact(say: Say, sitting: Sitting, choices: Sequence[Choice], text: str, width: int) -> list[str]:
    """About a move in full notation, also one that nobody would think of now."""
    try:
        actions = sitting.record.game.parse(text)
    except NotationError:
        return []
    chosen = [choice for choice in choices if choice.action == actions[-1]]
    reason = sitting.why_not(actions)
    if reason is None:
        return choice_lines(say, chosen[0], width) if chosen else [say.words("why-fine")]
    move = sentence(say.action(actions[-1]))
    buying = choice_lines(say, chosen[0], width) if chosen and len(chosen[0].actions) > 1 else []
    return [*wrapped(move, width), *reason_lines(say, reason, width), *buying]


# --- for newcomers -------------------------------------------------------------------------------


def introduction(say: Say, width: int) -> list[str]:
    """What is played for, what may be done, and what can be typed."""
    state = say.game.new(2 if 2 in say.game.seats else say.game.seats[0])
    settle(state, Rng(1))
    goals = [goal for goal in say.game.view(state, 0).goals if goal.seat in (None, 0)]
    kinds = dict.fromkeys(say.words(f"kind-{kind.name}") for kind in say.game.kinds)
    told = [
        say.words(f"about-{say.game.id}"),
        *dict.fromkeys(f"{sentence(say.phrase(goal.words))}." for goal in goals),
        say.words("intro-moves", {"kinds": ", ".join(kinds)}),
        say.words("intro-keys"),
    ]
    return [line for text in told for line in wrapped(text, width)]


# --- rules ----------------------------------------------------------------------------------------


def rules_lines(say: Say, word: str, width: int) -> list[str]:
    """All clauses, or those with a word in them."""
    wanted = word.casefold()
    rows = [
        [clause, say.clause(clause)] for clause in say.clauses() if wanted in say.clause(clause).casefold()
    ]
    return columns(rows, width) or [say.words("rules-none", {"word": word})]


def _bare(clause: str) -> str:
    """`b41` means B-41."""
    return clause.upper().replace("-", "").replace(" ", "")


def rule_lines(say: Say, clause: str, width: int) -> list[str]:
    """One clause by its id."""
    known = {_bare(name): name for name in say.clauses()}
    name = known.get(_bare(clause))
    if name is None:
        return wrapped(
            say.words("rule-unknown", {"clause": clause, "clauses": ", ".join(known.values())}), width
        )
    return columns([[name, say.clause(name)]], width, indent="")
