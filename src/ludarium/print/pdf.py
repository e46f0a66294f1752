"""Drawings as PDF 1.4, written by hand: a page a drawing, the font embedded so that every letter prints."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

from ludarium.print.font import Font, font
from ludarium.print.shapes import Group, Path, Shape, Words
from ludarium.print.svg import number

POINT = 72 / 25.4  # points in a millimetre
FONTS = {False: "F1", True: "F2"}
MOST_ROWS = 100  # in one block of a table of characters
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def document(pages: Sequence[Sequence[Shape]], width: float, height: float, title: str) -> bytes:
    """A whole file with a page for each drawing."""
    used: dict[bool, set[str]] = {False: set(), True: set()}
    streams = [_content(shapes, height, used) for shapes in pages]
    return _Writer(title).file(streams, (width * POINT, height * POINT), used)


# --- what is drawn ----------------------------------------------------------------------------------


def _content(shapes: Sequence[Shape], height: float, used: dict[bool, set[str]]) -> str:
    """A page in the operators of PDF, whose origin is below."""
    turned = f"{number(POINT)} 0 0 {number(-POINT)} 0 {number(height * POINT)} cm"
    return "\n".join([turned, *[_shape(shape, used) for shape in shapes]])


def _shape(shape: Shape, used: dict[bool, set[str]]) -> str:
    match shape:
        case Path():
            return _path(shape)
        case Words():
            return _words(shape, used)
        case Group():
            return _group(shape, used)


def _colour(colour: str) -> str:
    return " ".join(number(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))


def _path(path: Path) -> str:
    out = ["q 1 J"]
    if path.fill:
        out.append(f"{_colour(path.fill)} rg")
    if path.stroke:
        out.append(f"{_colour(path.stroke)} RG {number(path.width)} w")
    if path.dashed:
        out.append(f"[{number(path.width * 1.5)} {number(path.width * 3)}] 0 d")
    for letter, values in path.steps:
        out.append(" ".join([*[number(value) for value in values], OPERATORS[letter]]))
    out.append({(True, True): "B*", (True, False): "f*"}.get((bool(path.fill), bool(path.stroke)), "S"))
    return "\n".join([*out, "Q"])


def _words(words: Words, used: dict[bool, set[str]]) -> str:
    used[words.bold] |= set(words.text)
    face = font(words.bold)
    shift = {"start": 0.0, "middle": 0.5, "end": 1.0}[words.anchor] * face.width(words.text, words.size)
    glyphs = "".join(f"{face.glyph(character):04x}" for character in words.text)
    place = f"1 0 0 -1 {number(words.x - shift)} {number(words.y)} Tm"
    return (
        f"BT {_colour(words.fill)} rg /{FONTS[words.bold]} {number(words.size)} Tf {place} <{glyphs}> Tj ET"
    )


def _group(group: Group, used: dict[bool, set[str]]) -> str:
    out = ["q"]
    if group.clip is not None:
        out.append(" ".join(number(value) for value in group.clip) + " re W n")
    out.append(" ".join(number(value) for value in group.matrix) + " cm")
    return "\n".join([*out, *[_shape(shape, used) for shape in group.shapes], "Q"])


# --- the file ---------------------------------------------------------------------------------------


class _Writer:
    """Objects one after the other, and where each begins."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.objects: list[bytes] = []

    def add(self, text: str, stream: bytes | None = None) -> int:
        """A new object; its number."""
        body = text.encode("latin-1")
        if stream is not None:
            packed = zlib.compress(stream, 9)
            mark = f"/Length {len(packed)} /Filter /FlateDecode".encode()
            body = b"<< " + body + mark + b" >>\nstream\n" + packed + b"\nendstream"
        self.objects.append(body)
        return len(self.objects)

    def file(self, pages: Sequence[str], size: tuple[float, float], used: dict[bool, set[str]]) -> bytes:
        fonts = " ".join(
            f"/{FONTS[bold]} {self._font(font(bold), ''.join(sorted(used[bold])))} 0 R" for bold in FONTS
        )
        root = len(self.objects) + 2 * len(pages) + 1
        kids = [self._page(page, size, fonts, root) for page in pages]
        listed = " ".join(f"{kid} 0 R" for kid in kids)
        tree = self.add(f"<< /Type /Pages /Kids [{listed}] /Count {len(kids)} >>")
        catalog = self.add(f"<< /Type /Catalog /Pages {tree} 0 R >>")
        title = self.title.encode("utf-16-be").hex()
        about = self.add(f"<< /Title <feff{title}> /Producer (Ludarium) >>")
        return self._whole(catalog, about)

    def _page(self, content: str, size: tuple[float, float], fonts: str, root: int) -> int:
        stream = self.add("", content.encode("latin-1"))
        box = f"[0 0 {number(size[0])} {number(size[1])}]"
        parts = f"/MediaBox {box} /Contents {stream} 0 R /Resources << /Font << {fonts} >> >>"
        return self.add(f"<< /Type /Page /Parent {root} 0 R {parts} >>")

    def _font(self, face: Font, characters: str) -> int:
        """The font itself, its measures, and which character each glyph is, for those who copy text."""
        data = face.embedded()
        file = self.add(f"/Length1 {len(data)} ", data)
        scale = 1000 / face.units
        box = " ".join(str(round(value * scale)) for value in face.box)
        heights = (
            f"/Ascent {round(face.ascent * scale)} /Descent {round(face.descent * scale)} /CapHeight 670"
        )
        marks = f"/Flags 4 /FontBBox [{box}] /ItalicAngle 0 {heights} /StemV 80 /FontFile2 {file} 0 R"
        measures = self.add(f"<< /Type /FontDescriptor /FontName /{face.name} {marks} >>")
        # A space and one that does not break have the same glyph: it is read as the plain one.
        glyphs = {face.glyph(character): character for character in reversed(characters)}
        widths = " ".join(f"{glyph} [{face.advance(glyph)}]" for glyph in sorted(glyphs))
        kind = f"/Type /Font /Subtype /CIDFontType2 /BaseFont /{face.name} /CIDToGIDMap /Identity"
        system = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>"
        inner = self.add(f"<< {kind} {system} /FontDescriptor {measures} 0 R /DW 500 /W [{widths}] >>")
        unicode = self.add("", _to_unicode(glyphs).encode("latin-1"))
        outer = f"/Type /Font /Subtype /Type0 /BaseFont /{face.name} /Encoding /Identity-H"
        return self.add(f"<< {outer} /DescendantFonts [{inner} 0 R] /ToUnicode {unicode} 0 R >>")

    def _whole(self, catalog: int, about: int) -> bytes:
        out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for place, body in enumerate(self.objects, 1):
            places.append(len(out))
            out += f"{place} 0 obj\n".encode() + body + b"\nendobj\n"
        start = len(out)
        out += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n".encode()
        out += "".join(f"{place:010d} 00000 n \n" for place in places).encode()
        ends = f"<< /Size {len(places) + 1} /Root {catalog} 0 R /Info {about} 0 R >>"
        return bytes(out + f"trailer\n{ends}\nstartxref\n{start}\n%%EOF\n".encode())


def _to_unicode(glyphs: dict[int, str]) -> str:
    rows = [f"<{glyph:04x}> <{ord(character):04x}>" for glyph, character in sorted(glyphs.items())]
    blocks = [rows[first : first + MOST_ROWS] for first in range(0, len(rows), MOST_ROWS)]
    told = "".join(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar\n" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CMapName /Ludarium def /CMapType 2 def\n"
        f"1 begincodespacerange <0000> <ffff> endcodespacerange\n{told}endcmap end end"
    )
