"""A review as one self-contained page, with the curve of chances as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.arena.markup import page, paragraph, tag, text
from ludarium.core.record import Record
from ludarium.review.review import Review, TurnReview
from ludarium.review.words import MOST, how, mistake_lines, percent, summary_line
from ludarium.text.say import Say

WIDTH, HEIGHT, EDGE = 640, 260, 34
COLOURS = ("#b03a2e", "#1f6f8b", "#2c7a4b", "#b7791f", "#6b4c9a")  # told apart by dashes, too
DASHES = ("none", "8 4", "2 4", "12 4 2 4", "4 4")


def curve(say: Say, found: Review) -> str:
    """Each seat's chance of winning from turn to turn, and its share of the win at the end."""
    points, top = scaled(found)
    step = (WIDTH - 2 * EDGE) / max(1, len(points) - 1)
    content = [
        tag("title", text(say.words("review-curve" if len(found.seats) > 1 else "review-curve-points"))),
        *(_level(share, top) for share in (0.0, 0.5, 1.0)),
    ]
    content += [_path(seat, points, step) for seat in range(len(found.seats))]
    content += [
        _mark(turn, EDGE + step * number, points[number][turn.seat])
        for number, turn in enumerate(found.turns)
        if turn.mistake
    ]
    return _drawing(f"0 0 {WIDTH} {HEIGHT}", *content, role="img")


def _drawing(box: str, *content: str, **more: str | float) -> str:
    return tag("svg", *content, xmlns="http://www.w3.org/2000/svg", viewBox=box, **more)


def _height(share: float) -> float:
    return EDGE / 2 + (1 - share) * (HEIGHT - EDGE)


def scaled(found: Review) -> tuple[list[list[float]], float]:
    """Each seat's chances turn by turn and the result, as parts of the highest value there can be."""
    points = [turn.chances for turn in found.turns] + [found.result]
    top = 1.0 if len(found.seats) > 1 else max(1.0, *(value for row in points for value in row))
    return [[min(1.0, max(0.0, value / top)) for value in row] for row in points], top


def _level(share: float, top: float) -> str:
    """A line across at a share of the win, alone at points."""
    y = _height(share)
    told = f"{percent(share)} %" if top == 1.0 else str(round(share * top))
    words = tag("text", text(told), x=2.0, y=y + 4, fill="currentColor")
    return tag("line", x1=EDGE, x2=WIDTH - EDGE, y1=y, y2=y, stroke="#999", stroke_width=0.5) + words


def _path(seat: int, points: Sequence[Sequence[float]], step: float) -> str:
    places = [(EDGE + step * place, _height(shares[seat])) for place, shares in enumerate(points)]
    path = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return tag("path", d=path, fill="none", **_pen(seat))


def _pen(seat: int) -> dict[str, str | float]:
    return {"stroke": COLOURS[seat], "stroke_width": 2, "stroke_dasharray": DASHES[seat]}


def _mark(turn: TurnReview, x: float, share: float) -> str:
    """A turn that cost something."""
    lost = str(round(turn.lost)) if turn.alone else f"{percent(turn.lost)} %"
    told = tag("title", text(f"{turn.round}: {lost}"))
    return tag("circle", told, cx=x, cy=_height(share), r=5, fill=COLOURS[turn.seat])


def legend(say: Say, found: Review) -> str:
    """Which line is whose."""
    lines = [
        _drawing("0 0 40 12", tag("line", x1=0, x2=40, y1=6, y2=6, **_pen(seat)), width=40, height=12)
        for seat in range(len(found.seats))
    ]
    return tag("p", *(f"{line} {text(say.player(seat))} " for seat, line in enumerate(lines)))


def review_page(say: Say, record: Record, found: Review) -> str:
    """The whole page."""
    title = say.words("review-title", {"game": say.words(f"game-{found.game}")})
    worst = found.mistakes(most=MOST)
    return page(
        title,
        curve(say, found),
        legend(say, found),
        *(paragraph(summary_line(say, record, found, seat)) for seat in range(len(found.seats))),
        tag("h2", text(say.words("review-mistakes" if worst else "review-none"))),
        tag("ol", *(tag("li", text(" ".join(mistake_lines(say, record, turn)))) for turn in worst)),
        paragraph(say.phrase(how(found)), "soft"),
    )
