"""Our own small pictures, each in a square of 24 units."""

from __future__ import annotations

from ludarium.print.shapes import Group, Path, Step, circle, moved, steps

SQUARE = 24.0

SHIELD = (
    "M12 1.5 C17 1.5 19.5 3 19.5 5 L19.5 15.5 C19.5 19.5 15.5 21.8 12 22.8 "
    "C8.5 21.8 4.5 19.5 4.5 15.5 L4.5 5 C4.5 3 7 1.5 12 1.5 Z"
)
HORSE = (
    "M18.5 22.5 L7.5 22.5 C7.8 18.6 9.6 16.6 11.6 13.8 C10 15 8.2 15.9 6.6 15.5 L3.9 14.7 "
    "C2.8 14.3 2.6 13.2 3.3 12.2 L8.4 5.6 L9.2 1.4 L12.3 4 C17.2 4.9 20.6 9.2 20.6 15 L20.6 22.5 Z"
)
CHEVRONS = "M2 4 L8 4 L14 12 L8 20 L2 20 L8 12 Z M11 4 L17 4 L23 12 L17 20 L11 20 L17 12 Z"
ELEPHANT = (
    "M6.2 7.6 C7.4 4.8 10 3.8 12.8 4.3 C17.6 3.6 22 6 22.4 11.2 L22.4 21 L18.6 21 L18.6 16.6 "
    "C17 17.3 15 17.3 13.6 16.9 L13.6 21 L9.8 21 L9.8 15.6 C8.8 15.1 8 14.3 7.5 13.4 "
    "C6.6 14.2 6.2 15.6 6.2 17.4 C6.2 19.6 5.2 20.9 3.8 20.9 C2.4 20.9 1.5 19.9 1.4 18.5 "
    "L2.9 18.2 C3 19 3.3 19.3 3.8 19.3 C4.5 19.3 4.6 18.4 4.5 17 C4.2 13.4 4.6 10.2 6.2 7.6 Z"
)
EAR = "M11.4 6.2 C9 7 8.5 10.4 10.2 12.6 C12.6 12 13.6 8.8 11.4 6.2 Z"
POLE = "M11.2 0.8 L12.8 0.8 L12.8 23.2 L11.2 23.2 Z"
BANNER = "M3.5 3.6 L20.5 3.6 L20.5 15.6 L17.7 13.4 L14.8 16 L12 13.4 L9.2 16 L6.3 13.4 L3.5 15.6 Z"
ARMS = (
    "M2.6 14.2 L5.4 12.4 L6.4 15.8 C7.8 18.2 9.8 19.2 11 19.5 L11 7 L13 7 L13 19.5 "
    "C14.2 19.2 16.2 18.2 17.6 15.8 L18.6 12.4 L21.4 14.2 C20.4 19.2 16.6 22.2 12 22.8 "
    "C7.4 22.2 3.6 19.2 2.6 14.2 Z"
)
STOCK = "M7 8.6 L17 8.6 L17 10.4 L7 10.4 Z"

# Each picture as areas that are filled one after the other; a hole lies in the same area.
ICONS: dict[str, list[list[Step]]] = {
    "infantry": [[*steps(SHIELD), *circle(12, 11.4, 3.6)], circle(12, 11.4, 1.9)],
    "cavalry": [[*steps(HORSE), *circle(10.6, 8.4, 0.9)]],
    "march": [steps(CHEVRONS)],
    "elephants": [[*steps(ELEPHANT), *steps(EAR)]],
    "morale": [steps(POLE), steps(BANNER)],
    "wealth": [[*circle(12, 12, 10.4), *circle(12, 12, 8.6)], [*circle(12, 12, 7), *circle(12, 12, 3)]],
    "anchor": [steps(ARMS), steps(STOCK), [*circle(12, 4, 3), *circle(12, 4, 1.4)]],
}


def icon(name: str, x: float, y: float, size: float, fill: str) -> Group:
    """A picture with its upper left corner here."""
    return Group([Path(area, fill=fill) for area in ICONS[name]], moved(x, y, size / SQUARE))
