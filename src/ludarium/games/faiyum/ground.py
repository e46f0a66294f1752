"""The fields of a map as a view shows them: each look of a field is made once and kept."""

from __future__ import annotations

from ludarium.core.bits import BIT, members
from ludarium.core.kept import Kept
from ludarium.core.messages import Phrase, Thing
from ludarium.games.faiyum.figures import FieldView
from ludarium.games.faiyum.map import Map
from ludarium.games.faiyum.rules import Faiyum

KINDS = ("wheat", "grape", "stone", "none")
BARE = ("site", "red")  # kinds of fields that bear no good
MOST_KEPT = 512  # maps


class Ground:
    """All looks of the fields of one map that were ever shown."""

    def __init__(self, land: Map) -> None:
        self.land = land
        self._views: dict[tuple[int, bool, bool, bool, str, int], FieldView] = {}
        self._things: dict[FieldView, Thing] = {}
        self._last: dict[str, tuple[FieldView, Thing]] = {}  # by field: cheaper to find than by its look
        self._maps: Kept[tuple[int, ...], list[FieldView]] = Kept(MOST_KEPT)

    def views(self, state: Faiyum) -> list[FieldView]:
        """All fields; most moves change nothing there."""
        marks = (
            *(state.developed, state.crocodiles, state.workers, state.settlements, state.palaces),
            *(state.towns, state.workshops, state.extensions, state.blocks),
        )
        known = self._maps.get(marks)
        return known or self._maps.keep(
            marks, [self.view(state, field) for field in members(self.land.fields)]
        )

    def view(self, state: Faiyum, field: int) -> FieldView:
        bit = BIT[field]
        look = (
            field,
            bool(state.developed & bit),
            bool(state.crocodiles & bit),
            bool(state.workers & bit),
            building(state, field),
            int(state.blocks_on(field)),
        )
        if look not in self._views:
            self._views[look] = self._look(*look)
        return self._views[look]

    def _look(
        self, field: int, developed: bool, crocodile: bool, worker: bool, building: str, blocks: int
    ) -> FieldView:
        land, bit = self.land, BIT[field]
        return FieldView(
            name=land.names[field],
            row=field // land.columns,
            column=field % land.columns,
            side="west" if land.west & bit else "east",
            kind=self._kind(field),
            bank=bool(land.bank & bit),
            shore=bool(land.shore & bit),
            developed=developed,
            crocodile=crocodile,
            worker=worker,
            building=building,
            blocks=blocks,
            number=int(land.number[field]),
        )

    def _kind(self, field: int) -> str:
        if self.land.sites & BIT[field]:
            return "site"
        return "red" if field == self.land.red else KINDS[self.land.kind[field]]

    def thing(self, field: FieldView) -> Thing:
        known = self._last.get(field.name)
        if known is None or known[0] is not field:
            known = self._last[field.name] = (field, self._found(field))
        return known[1]

    def _found(self, field: FieldView) -> Thing:
        if field not in self._things:
            name = Phrase("fa-field", {"field": field.name})
            self._things[field] = Thing(id=f"field:{field.name}", name=name, facts=facts(field))
        return self._things[field]


def building(state: Faiyum, field: int) -> str:
    """The uppermost building on a field, or nothing."""
    bit = BIT[field]
    if state.settlements & bit:
        if state.palaces & bit:
            return "palace"
        return "town" if state.towns & bit else "settlement"
    if state.workshops & bit:
        return "extension" if state.extensions & bit else "workshop"
    return ""


def facts(field: FieldView) -> list[Phrase]:
    """The kind of a field and all that stands on it."""
    found = [_kind_words(field)]
    if field.building:
        found.append(Phrase("fa-piece", {"piece": field.building}))
    elif field.developed and field.kind not in BARE:
        found.append(Phrase("fa-field-developed"))
    if field.crocodile:
        found.append(Phrase("fa-field-crocodile"))
    if field.worker:
        found.append(Phrase("fa-field-worker"))
    return found


def _kind_words(field: FieldView) -> Phrase:
    if field.kind == "site":
        return Phrase("fa-field-site", {"blocks": field.blocks, "number": field.number})
    return Phrase("fa-field-red") if field.kind == "red" else Phrase("fa-good", {"good": field.kind})
