"""The font of the cards: widths for setting text, and what a PDF has to embed of it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import cache
from importlib import resources

from ludarium.core.errors import LudariumError

PACKAGE = "font_source_serif_pro"  # SIL Open Font License
FILES = {False: "SourceSerifPro-Regular.ttf", True: "SourceSerifPro-Bold.ttf"}
EMBEDDED = ("cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")


class Font:
    """A TrueType font, as far as setting a line of text needs it."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.tables = _tables(data)
        head, hhea = self.tables["head"], self.tables["hhea"]
        self.units: int = struct.unpack(">H", head[18:20])[0]
        self.box: tuple[int, ...] = struct.unpack(">4h", head[36:44])
        self.ascent, self.descent = struct.unpack(">2h", hhea[4:8])
        measures: int = struct.unpack(">H", hhea[34:36])[0]
        self._advances: tuple[int, ...] = struct.unpack(
            f">{2 * measures}H", self.tables["hmtx"][: 4 * measures]
        )
        self._glyphs = _characters(self.tables["cmap"])

    def glyph(self, character: str) -> int:
        """The number of the glyph of a character; one that the font lacks would print as a box."""
        try:
            return self._glyphs[ord(character)]
        except KeyError:
            raise LudariumError(f"the font of the cards has no character {character!r}") from None

    def advance(self, glyph: int) -> int:
        """The width of a glyph in thousandths of the size."""
        last = len(self._advances) // 2 - 1
        return round(1000 * self._advances[2 * min(glyph, last)] / self.units)

    def width(self, text: str, size: float) -> float:
        return sum(self.advance(self.glyph(character)) for character in text) * size / 1000

    def embedded(self) -> bytes:
        """The font with only those tables that a PDF needs."""
        return _file({name: self.tables[name] for name in EMBEDDED if name in self.tables})


def _tables(data: bytes) -> dict[str, bytes]:
    count: int = struct.unpack(">H", data[4:6])[0]
    found = {}
    for place in range(count):
        tag, _, first, length = struct.unpack(">4s3L", data[12 + 16 * place : 28 + 16 * place])
        found[tag.decode("latin-1")] = data[first : first + length]
    return found


def _characters(cmap: bytes) -> dict[int, int]:
    """Character -> glyph, from the table for Unicode (platform 3, encoding 1, format 4)."""
    count: int = struct.unpack(">H", cmap[2:4])[0]
    for place in range(count):
        platform, encoding, first = struct.unpack(">2HL", cmap[4 + 8 * place : 12 + 8 * place])
        if (platform, encoding) == (3, 1) and cmap[first : first + 2] == b"\0\4":
            return _segments(cmap[first:])
    raise LudariumError("the font of the cards has no table of Unicode characters")


def _segments(table: bytes) -> dict[int, int]:
    double: int = struct.unpack(">H", table[6:8])[0]
    parts = [14, 16 + double, 16 + 2 * double, 16 + 3 * double]  # ends, starts, deltas, offsets
    ends, starts, deltas, offsets = (
        struct.unpack(f">{double // 2}H", table[at : at + double]) for at in parts
    )
    found = {}
    for place, (end, start, delta, offset) in enumerate(zip(ends, starts, deltas, offsets, strict=True)):
        for character in range(start, min(end, 0xFFFE) + 1):
            glyph = character
            if offset:
                at = parts[3] + 2 * place + offset + 2 * (character - start)
                glyph = struct.unpack(">H", table[at : at + 2])[0]
            if glyph or not offset:
                found[character] = (glyph + delta) & 0xFFFF
    return {character: glyph for character, glyph in found.items() if glyph}


def _sum(data: bytes) -> int:
    padded = data + b"\0" * (-len(data) % 4)
    numbers: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}L", padded)
    return sum(numbers) & 0xFFFFFFFF


def _file(tables: dict[str, bytes]) -> bytes:
    """A font file with these tables."""
    power = len(tables).bit_length() - 1
    head = struct.pack(">L4H", 0x10000, len(tables), 16 << power, power, 16 * len(tables) - (16 << power))
    first = 12 + 16 * len(tables)
    entries, bodies = b"", b""
    for name, data in sorted(tables.items()):
        entries += struct.pack(">4s3L", name.encode("latin-1"), _sum(data), first + len(bodies), len(data))
        bodies += data + b"\0" * (-len(data) % 4)
    return head + entries + bodies


@cache
def font(bold: bool) -> Font:
    """The font of the cards, from a package that is installed with the extra `print`."""
    try:
        data = resources.files(PACKAGE).joinpath("files", FILES[bold]).read_bytes()
    except (ModuleNotFoundError, OSError) as error:
        raise LudariumError("printing needs its font: pip install font-source-serif-pro") from error
    return Font(FILES[bold].removesuffix(".ttf"), data)


def fitted(text: str, room: float, size: float, bold: bool = False) -> float:
    """The size, at most this one, at which a text fits into the room."""
    width = font(bold).width(text, size)
    return size if width <= room else size * room / width


def broken(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """A text in lines that fit into the room."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font(bold).width(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def set_in(
    text: str, room: float, height: float, sizes: Sequence[float], leading: float = 1.22
) -> tuple[float, list[str]]:
    """The largest of these sizes at which a text fits into a box, and its lines."""
    for size in sizes:
        lines = broken(text, room, size)
        if len(lines) * size * leading <= height:
            return size, lines
    return sizes[-1], broken(text, room, sizes[-1])
