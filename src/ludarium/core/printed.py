"""How positions and views print: words and drawings are at home in parts above, asked by name."""

from __future__ import annotations

from ludarium.core.own import module_at

HOME = "ludarium.library.printing"


def printed(shown: object) -> str:
    """The table as in the terminal, or one line where there is no library or nobody knows the game."""
    library = module_at(HOME)
    text: str | None = library.printed(shown) if library else None
    return repr(shown) if text is None else text
