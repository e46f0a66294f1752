"""Games whose cards can be printed, one line each, and the files that are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludarium.core.errors import LudariumError, OptionError
from ludarium.core.game import Game
from ludarium.print import ante_portas, pdf, svg
from ludarium.print.shapes import Face
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH, PAGE_HEIGHT, PAGE_WIDTH, pages
from ludarium.text.say import Say

PRINTED: dict[str, Callable[[Game, str], list[Face]]] = {"ante-portas": ante_portas.faces}


@dataclass(frozen=True)
class Deck:
    """The cards of a game, drawn in one language."""

    title: str
    foot: str  # a line under each page
    faces: Sequence[Face]

    def write_svg(self, folder: Path) -> list[Path]:
        """A file a card and a file a page, in a folder of their own."""
        found = {f"{face.name}.svg": self._card(face) for face in self.faces}
        for number, page in enumerate(pages(self.faces, self.foot), 1):
            found[f"page-{number}.svg"] = svg.document(page, PAGE_WIDTH, PAGE_HEIGHT, self.title)
        _try(folder, lambda: folder.mkdir(parents=True, exist_ok=True))
        return [_written(folder / name, text.encode()) for name, text in found.items()]

    def _card(self, face: Face) -> str:
        return svg.document(face.shapes, CARD_WIDTH, CARD_HEIGHT, f"{self.title}: {face.name}")

    def write_pdf(self, file: Path) -> Path:
        """All pages in one file."""
        drawn = pages(self.faces, self.foot)
        return _written(file, pdf.document(drawn, PAGE_WIDTH, PAGE_HEIGHT, self.title))


def deck_of(game: Game, language: str) -> Deck:
    """The cards of a game, ready to be printed."""
    if game.id not in PRINTED:
        raise OptionError(f"{game.id} has no cards of our own to print; {', '.join(PRINTED)} has")
    say = Say(game, language)
    return Deck(say.words(f"game-{game.id}"), say.words("print-foot"), PRINTED[game.id](game, language))


def _written(path: Path, data: bytes) -> Path:
    _try(path, lambda: path.write_bytes(data))
    return path


def _try(path: Path, write: Callable[[], object]) -> None:
    """Write, or say in one line why that is not possible."""
    try:
        write()
    except OSError as error:
        raise LudariumError(f"{path}: {error.strerror}") from error
