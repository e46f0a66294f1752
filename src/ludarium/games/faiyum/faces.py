"""What a card always says: its parsed verbs for drawings, and the same in words."""

from __future__ import annotations

from ludarium.core.messages import Choice, Phrase
from ludarium.games.faiyum import phrases
from ludarium.games.faiyum.cards import Cards
from ludarium.games.faiyum.figures import CardView, Task
from ludarium.games.faiyum.phrases import COSTS, GAINS, Told
from ludarium.games.faiyum.todo import tell

ROAD_TAKES = 1  # goods of the kind of either field (FA-55)


class Faces:
    """The faces of all cards of one data file, made once."""

    def __init__(self, cards: Cards) -> None:
        self.views = [self._view(cards, card) for card in range(int(cards.count))]
        self.by_id = {view.id: view for view in self.views}
        self.prices = {view.id: phrased(view.costs) for view in self.views}
        self.gains = {view.id: phrases.gains(told(view.gains)) for view in self.views}
        self.offered: dict[tuple[int, int], Choice] = {}  # of choices.py: by seat and action

    def _view(self, cards: Cards, card: int) -> CardView:
        row = cards.rows[card]
        verbs = [Task(*tell(verb)) for verb in row.verbs]
        return CardView(
            id=cards.ids[card],
            number=row.number,
            source=row.source,
            type=row.type,
            costs=[task for task in verbs if task.verb in COSTS],
            actions=[_with_goods(task) for task in verbs if task.verb not in COSTS + GAINS],
            gains=[task for task in verbs if task.verb in GAINS],
        )

    def printed(self, kind: str, card: str) -> CardView | None:
        """A card as a drawing needs it."""
        return self.by_id.get(card) if kind == "card" else None

    def face(self, kind: str, card: str) -> list[Phrase]:
        """What a card costs, does and gives, then its type and how sure its figures are."""
        if kind != "card" or card not in self.by_id:
            return []
        view = self.by_id[card]
        cost = [Phrase("fa-cost", {"what": [*self.prices[card]]})] if view.costs else []
        gain = [Phrase("fa-gain", {"what": [*self.gains[card]]})] if view.gains else []
        about = Phrase(
            "fa-about", {"sort": Phrase(f"type-{view.type}"), "mark": Phrase(f"fa-mark-{view.source}")}
        )
        return [*cost, *phrased(view.actions), *gain, about]


def _with_goods(task: Task) -> Task:
    """Roads cost goods although no cost stands before them on the card."""
    if task.verb != "road":
        return task
    return Task(task.verb, {**task.args, "takes": ROAD_TAKES * int(task.args["count"])})


def told(tasks: list[Task]) -> list[Told]:
    return [(task.verb, task.args) for task in tasks]


def phrased(tasks: list[Task]) -> list[Phrase]:
    return [phrases.verb(task.verb, task.args) for task in tasks]
