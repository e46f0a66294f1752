"""The names of the workers and prisoners of The Builders: proper names, the same in every language."""

from __future__ import annotations

NAMES = {
    "middle_ages": (
        "Odo Agnes Hugo Matilda Bertram Judith Konrad Adela Wenzel Ilona Roland Beatrix Gerold Hedwig Martin "
        "Jutta Emeric Sofia Lambert Clara Anselm Edith Tibor Oda Jakub Rosa Ulrik Berta Pavel Gisela Simon "
        "Elke Dario Anna Baldo Thea Kuno Ida Falk Marta Remy Lena"
    ).split(),
    "antiquity": (
        "Daidalos Imhotep Enheduana Aspasia Sargon Nofret Kallias Ninsun Amenu Theano Balasu Hermia Senet "
        "Timon Iltani Lykos Merit Zoe Ashur Philon Tiye Baruch Damon Shiptu"
    ).split(),
}


def person(edition: str, unit: int) -> str:
    """The name of a worker or prisoner by its number; machines have none."""
    names = NAMES[edition]
    return names[unit] if unit < len(names) else ""
