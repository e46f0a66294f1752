"""The cards of any game, in drawings of their own or in plain ones, and the files that are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.own import own
from ludarium.core.whole import write_whole
from ludarium.print import pdf, plain, rules_sheet, svg
from ludarium.print.shapes import Face, Shape
from ludarium.print.sheet import ACROSS, CARD_HEIGHT, CARD_WIDTH, DOWN, PAGE_HEIGHT, PAGE_WIDTH, pages
from ludarium.text.say import Say

Drawing = Callable[[Game, str], list[Face]]
Boards = Callable[[Game, str], list[list[Shape]]]


@dataclass(frozen=True)
class Deck:
    """The cards of a game, drawn in one language, each with the number of its copies."""

    title: str
    foot: str  # a line under each page
    faces: Sequence[Face]
    back: Face | None = None  # of every card alike
    boards: Sequence[Sequence[Shape]] = ()  # pages that lie on the table
    rules: Sequence[Sequence[Shape]] = ()  # pages to read

    def cards(self) -> list[Face]:
        """Every card to cut out, as often as it is needed."""
        return [face for face in self.faces for _ in range(face.copies)]

    def once(self) -> Deck:
        """The same with one of each card."""
        return replace(self, faces=[replace(face, copies=1) for face in self.faces])

    def sheets(self) -> dict[str, list[list[Shape]]]:
        """The pages by what they are: cards, one page of backs for behind each of them, boards, and rules."""
        backs = [self.back] * (ACROSS * DOWN) if self.back else []
        return {
            "cards": pages(self.cards(), self.foot),
            "backs": pages(backs, self.foot),
            "boards": [list(board) for board in self.boards],
            "rules": [list(page) for page in self.rules],
        }

    def pages(self) -> list[list[Shape]]:
        """All pages in the order in which they are printed."""
        return [page for part in self.sheets().values() for page in part]

    def contents(self) -> str:
        """What is to be printed, in a line."""
        counts = {name: len(part) for name, part in self.sheets().items()}
        told = [f"{len(self.cards())} cards on {_pages(counts['cards'])}"]
        if counts["backs"]:
            told.append(f"{_pages(counts['backs'])} of backs to print behind each of them")
        told += [f"{_pages(counts[name])} of {name}" for name in ("boards", "rules") if counts[name]]
        return ", ".join(told)

    def write_svg(self, folder: Path) -> list[Path]:
        """A file a card and a file a page, in a folder of their own."""
        single = [*self.faces, self.back] if self.back else self.faces
        found = {f"{face.name}.svg": self._card(face) for face in single}
        for number, page in enumerate(self.pages(), 1):
            found[f"page-{number}.svg"] = svg.document(page, PAGE_WIDTH, PAGE_HEIGHT, self.title)
        _try(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
        return [_written(folder / name, text.encode()) for name, text in found.items()]

    def _card(self, face: Face) -> str:
        return svg.document(face.shapes, CARD_WIDTH, CARD_HEIGHT, f"{self.title}: {face.name}")

    def write_pdf(self, file: Path) -> Path:
        """All pages in one file."""
        return _written(file, pdf.document(self.pages(), PAGE_WIDTH, PAGE_HEIGHT, self.title))


def _pages(count: int) -> str:
    return "1 page" if count == 1 else f"{count} pages"


def deck_of(game: Game, language: str) -> Deck:
    """The cards of a game, ready to be printed."""
    deck = _drawn(game, language)
    needed = {f"{sort}-{card}": game.copies(sort, card) for sort, card in game.cards}
    faces = [replace(face, copies=needed.get(face.name, face.copies)) for face in deck.faces]
    return replace(deck, faces=faces)


def _drawn(game: Game, language: str) -> Deck:
    """Drawn by a drawing of its own, or plainly."""
    say = Say(game, language)
    title = say.words(f"game-{game.id}")
    back = plain.back(game, language)
    if drawing := _own_drawing(game):
        foot = say.words("print-foot") if say.has("print-foot") else say.words("drawn-foot")
        boards = _own_boards(game)(game, language)
        return Deck(
            title, foot, drawing(game, language), back, boards, rules_sheet.pages(game, language, foot)
        )
    foot = say.words("plain-foot")
    rules = rules_sheet.pages(game, language, foot)
    return Deck(title, foot, plain.faces(game, language), back, rules=rules)


def _own_drawing(game: Game) -> Drawing | None:
    """What draws the cards of a game, if there is such a drawing."""
    drawing: Drawing | None = own(game, "print", "{}", "faces", needed=True)
    return drawing


def _no_boards(_game: Game, _language: str) -> list[list[Shape]]:
    """Most games are played with cards alone."""
    return []


def _own_boards(game: Game) -> Boards:
    boards: Boards | None = own(game, "print", "{}", "boards")
    return boards or _no_boards


def _written(path: Path, data: bytes) -> Path:
    _try(path, lambda: write_whole(path, data))
    return path


def _try(path: Path, write: Callable[[], object]) -> None:
    """Write, or say in one line why that is not possible."""
    try:
        write()
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error
