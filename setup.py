"""Compiles the engine with mypyc where that is possible; the same sources run interpreted where not."""

import os
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "core/bits.py",
    "core/rng.py",
    "core/state.py",
    "core/play.py",
    "games/builders/cards.py",
    "games/builders/state.py",
    "games/builders/refusals.py",
    "games/builders/scoring.py",
    "games/builders/rules.py",
    "bots/builders/weights.py",
    "bots/builders/crew.py",
    "bots/builders/schedule.py",
    "bots/builders/value.py",
    "bots/builders/plan.py",
]


def extensions() -> list[Extension]:
    """The compiled modules, each optional: a machine without a C compiler installs the plain ones."""
    if os.environ.get("LUDARIUM_INTERPRETED"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    source = Path("src/ludarium")
    found = mypycify([str(source / name) for name in COMPILED], opt_level="3", strip_asserts=False)
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
