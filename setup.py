"""Compiles the engine with mypyc where that is possible; the same sources run interpreted where not."""

import os
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/ludarium")
COMPILED = [
    "core/bits.py",
    "core/rng.py",
    "core/state.py",
    "core/play.py",
    "core/features.py",
    "core/batch.py",
    "games/builders/cards.py",
    "games/builders/state.py",
    "games/builders/refusals.py",
    "games/builders/scoring.py",
    "games/builders/rules.py",
    "games/builders/features.py",
    "games/ante_portas/effects.py",
    "games/ante_portas/map.py",
    "games/ante_portas/cards.py",
    "games/ante_portas/stages.py",
    "games/ante_portas/camp.py",
    "games/ante_portas/state.py",
    "games/ante_portas/knowledge.py",
    "games/ante_portas/losses.py",
    "games/ante_portas/table.py",
    "games/ante_portas/counting.py",
    "games/ante_portas/battle.py",
    "games/ante_portas/events.py",
    "games/ante_portas/legality.py",
    "games/ante_portas/refusals.py",
    "games/ante_portas/scoring.py",
    "games/ante_portas/rules.py",
    "games/ante_portas/features.py",
    "games/faiyum/pieces.py",
    "games/faiyum/map.py",
    "games/faiyum/vocabulary.py",
    "games/faiyum/cards.py",
    "games/faiyum/state.py",
    "games/faiyum/memory.py",
    "games/faiyum/roads.py",
    "games/faiyum/payments.py",
    "games/faiyum/verbs.py",
    "games/faiyum/judge.py",
    "games/faiyum/placing.py",
    "games/faiyum/market.py",
    "games/faiyum/turns.py",
    "games/faiyum/specials.py",
    "games/faiyum/chance.py",
    "games/faiyum/obstacles.py",
    "games/faiyum/lacks.py",
    "games/faiyum/refusals.py",
    "games/faiyum/scoring.py",
    "games/faiyum/rules.py",
    "games/faiyum/features.py",
    "bots/search/mind.py",
    "bots/search/tree.py",
    "bots/search/leaf.py",
    "bots/search/mcts.py",
    "bots/search/veiled.py",
    "bots/search/reuse.py",
    "bots/search/one_ply.py",
    "bots/ante_portas/outlook.py",
    "bots/ante_portas/faces.py",
    "bots/ante_portas/hannibal.py",
    "bots/ante_portas/senate.py",
    "bots/ante_portas/pruning.py",
    "bots/ante_portas/value.py",
    "bots/ante_portas/mind.py",
    "bots/ante_portas/plan.py",
    "bots/builders/weights.py",
    "bots/builders/crew.py",
    "bots/builders/schedule.py",
    "bots/builders/value.py",
    "bots/builders/plan.py",
    "bots/builders/mind.py",
    "bots/faiyum/weights.py",
    "bots/faiyum/flows.py",
    "bots/faiyum/outlook.py",
    "bots/faiyum/places.py",
    "bots/faiyum/means.py",
    "bots/faiyum/program.py",
    "bots/faiyum/value.py",
    "bots/faiyum/sense.py",
    "bots/faiyum/plan.py",
    "bots/faiyum/mind.py",
]


def groups() -> list[tuple[list[str], str | None]]:
    """One group a folder: groups are compiled side by side, and only the changed ones anew."""
    folders = dict.fromkeys(name.rpartition("/")[0] for name in COMPILED)
    return [
        (
            [str(SOURCE / name) for name in COMPILED if name.rpartition("/")[0] == folder],
            f"ludarium_{folder.replace('/', '_')}",
        )
        for folder in folders
    ]


def extensions() -> list[Extension]:
    """The compiled modules, each optional: a machine without a C compiler installs the plain ones."""
    if os.environ.get("LUDARIUM_INTERPRETED"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # no cache: mypyc 2.4.1 cannot read back classes of another group; what C stays the same is not built anew
    found = mypycify(
        ["--cache-dir=/dev/null", *(str(SOURCE / name) for name in COMPILED)],
        opt_level="3",
        separate=groups(),
    )
    for extension in found:
        extension.optional = True
        if "-O3" in extension.extra_compile_args:  # no compiler of another kind than gcc and clang
            extension.extra_compile_args.append("-fno-semantic-interposition")  # lets it inline
    return found


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
