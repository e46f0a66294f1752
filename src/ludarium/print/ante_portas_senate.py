"""The senate card of Ante Portas: the morale track with the allies' stretches, and the sea."""

from __future__ import annotations

from ludarium.games.ante_portas.board import AllyView
from ludarium.games.ante_portas.figures import TableView
from ludarium.games.ante_portas.map import MOST_MORALE
from ludarium.games.ante_portas.stages import SEA_END
from ludarium.print.ante_portas_map import legend
from ludarium.print.font import fitted, set_in
from ludarium.print.icons import icon
from ludarium.print.palette import COLOURS, PALE, PAPER, QUIET, SEA, WHITE
from ludarium.print.shapes import Face, Path, Shape, Words, circle, rectangle, rounded, tab
from ludarium.print.sheet import CARD_HEIGHT, CARD_WIDTH
from ludarium.text.say import Say

TOP, STEP = 10.6, 3.7  # the morale track: its first space, and the height of a space
TRACK = (3.0, 7.4)  # left edge and width of a space
ALLIES = 12.4  # where the allies begin
SEA_TOP = 65.2


def senate_face(say: Say, view: TableView) -> Face:
    title = say.words("print-senate")
    shapes: list[Shape] = [
        Path(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 3), fill=PAPER, stroke=QUIET, width=0.15),
        Path(tab(0.6, 0.6, CARD_WIDTH - 1.2, 8.2, 2.6), fill=COLOURS[1]),
        Words(3, 6.2, title, fitted(title, 50, 4.6, bold=True), True, fill=WHITE),
        icon("morale", CARD_WIDTH - 7.4, 2.3, 4.8, WHITE),
        *_track(view.morale),
        *[shape for ally in view.allies for shape in _ally(say, ally)],
        *_sea(say, view.sea),
        *legend(say, 3, SEA_TOP + 10.6, CARD_WIDTH - 6),
    ]
    return Face("senate", shapes)


def _track(start: int) -> list[Shape]:
    """The spaces from the highest morale down to 0, where Carthage wins; the start is ringed."""
    out: list[Shape] = []
    for place, morale in enumerate(range(MOST_MORALE, -1, -1)):
        y = TOP + place * STEP
        fill = COLOURS[0] if morale == 0 else WHITE
        out.append(Path(rectangle(TRACK[0], y, TRACK[1], STEP), fill=fill, stroke=COLOURS[1], width=0.25))
        ink = WHITE if morale == 0 else COLOURS[1]
        out.append(Words(TRACK[0] + TRACK[1] / 2, y + 2.75, str(morale), 2.9, True, "middle", ink))
        if morale == start:
            out.append(
                Path(circle(TRACK[0] + TRACK[1] / 2, y + STEP / 2, 1.75), stroke=COLOURS[1], width=0.3)
            )
    return out


def _ally(say: Say, ally: AllyView) -> list[Shape]:
    """An ally beside its stretch: name, and how it helps Carthage."""
    y = TOP + (MOST_MORALE - ally.high) * STEP
    height = (ally.high - ally.low + 1) * STEP
    size, lines = set_in(
        say.phrases(say.game.face("ally", ally.id)),
        CARD_WIDTH - ALLIES - 6.4,
        height - 2.9,
        (2.5, 2.3, 2.1, 1.95),
        1.1,
    )
    name = f"{say.card('ally', ally.id)} {ally.high}–{ally.low}"
    return [
        Path(rounded(ALLIES, y + 0.3, CARD_WIDTH - ALLIES - 3, height - 0.6, 1), fill=PALE[1]),
        Path(rectangle(ALLIES, y + 0.3, 1, height - 0.6), fill=COLOURS[1]),
        Words(ALLIES + 2.2, y + 2.65, name, 2.7, bold=True),
        *[Words(ALLIES + 2.2, y + 4.85 + place * size * 1.1, part, size) for place, part in enumerate(lines)],
    ]


def _sea(say: Say, start: int) -> list[Shape]:
    """The sea track between the two sides, its start ringed."""
    width = (CARD_WIDTH - 6) / (2 * SEA_END + 1)
    out: list[Shape] = [
        Words(3, SEA_TOP + 1.6, say.words("side-rome"), 2.4, True, fill=COLOURS[1]),
        Words(CARD_WIDTH / 2, SEA_TOP + 1.6, say.words("print-sea"), 2.4, True, "middle", SEA),
        Words(CARD_WIDTH - 3, SEA_TOP + 1.6, say.words("side-carthage"), 2.4, True, "end", COLOURS[0]),
    ]
    for place, sea in enumerate(range(-SEA_END, SEA_END + 1)):
        x = 3 + place * width
        fill = PALE[1] if sea < 0 else PALE[0] if sea > 0 else WHITE
        out.append(Path(rectangle(x, SEA_TOP + 2.6, width, 4.4), fill=fill, stroke=SEA, width=0.25))
        out.append(Words(x + width / 2, SEA_TOP + 5.9, str(abs(sea)), 3, True, "middle", SEA))
        if sea == start:
            out.append(Path(circle(x + width / 2, SEA_TOP + 4.8, 1.9), stroke=SEA, width=0.3))
    return out
