"""What is going on in Ante Portas, and what is asked of the seat to act."""

from __future__ import annotations

from ludarium.core.messages import Phrase
from ludarium.core.state import OVER
from ludarium.games.ante_portas.faces import Faces
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.phrases import SIDE_PHRASES, counted

STAGES = ("carthage-plays", "rome-plays", "carthage-decides", "rome-discards", "losses")
ASKS = ("ally", "stray", "target")  # kinds of moves that say by themselves what is asked


def heading(view: TableView) -> Phrase:
    """Round, turn and what is being done."""
    return Phrase("ap-heading", {"round": view.round, "turn": view.turn, "stage": _stage(view)})


def _stage(view: TableView) -> Phrase:
    if view.ending is not None:
        return Phrase("ap-over", {"ending": view.ending})
    if view.playing is not None:
        return Phrase("ap-working", {"card": view.playing})
    return Phrase(f"stage-{view.stage}" if view.stage in STAGES else "ap-evaluation")


def now(view: TableView, faces: Faces) -> Phrase:
    """Who decides what; whoever only waits is told what the other is doing."""
    if view.to_act == OVER:
        return Phrase("ap-now-over", {"ending": str(view.ending), "player": view.winners[0]})
    if view.to_act < 0:
        return _stage(view)
    what = _asked(view, faces) if view.viewer == view.to_act else _stage(view)
    return Phrase("ap-who", {"player": view.to_act, "side": SIDE_PHRASES[view.to_act], "what": what})


def _asked(view: TableView, faces: Faces) -> Phrase:
    first = view.choices[0].move.kind
    if first in ASKS or any(choice.move.kind == "target" for choice in view.choices):
        return Phrase(f"ap-now-{first if first in ASKS else 'target'}")
    if view.stage == "rome-plays":
        return Phrase("ap-now-rome", {"count": view.plays_left})
    if view.stage == "rome-discards":
        held = counted("cards", view.rome.hand_size)
        return Phrase("ap-now-discard", {"cards-text": held, "limit": view.hand_limit})
    if first == "lose":
        return loss(view, faces)
    if view.stage == "carthage-decides":
        return Phrase("ap-now-short")
    return _to_march(view)


def _to_march(view: TableView) -> Phrase:
    if not view.marched:
        return Phrase("ap-now-march")
    return Phrase("ap-now-marched", {"march-text": counted("march", view.march or 0)})


def loss(view: TableView, faces: Faces) -> Phrase:
    """What Carthage has to lose still, or that it has to lose a card."""
    if view.battle is None or view.battle.needed <= 0:
        return Phrase("ap-now-lose")
    lost = sum(faces.halves[card].infantry for card in view.battle.lost)
    return Phrase("ap-needed", {"infantry-text": counted("infantry", view.battle.needed - lost)})
