"""How pip builds Ludarium: by setuptools, with the pins of requirements/ and only what this build needs.

The page needs deno unless it is built already, as in a source archive; the engine needs mypyc unless it shall
stay interpreted (LUDARIUM_INTERPRETED).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from setuptools import build_meta

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import page  # noqa: E402 (pip calls this file from outside of the package)

# mypyc follows imports, so it has to see the packages that compiled modules lean on
LEANT_ON = ("librt", "mypy_extensions", "msgspec", "typing_extensions")

build_wheel = build_meta.build_wheel
build_sdist = build_meta.build_sdist
build_editable = build_meta.build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable

Settings = Mapping[str, object] | None


def pins(part: str) -> dict[str, str]:
    """The pinned packages of requirements/PART.txt by name."""
    lines = (ROOT / "requirements" / f"{part}.txt").read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0]: line for line in lines if "==" in line}


def for_page() -> list[str]:
    return [] if page.is_built() or os.environ.get("LUDARIUM_NO_PAGE") else list(pins("page").values())


def for_engine() -> list[str]:
    if os.environ.get("LUDARIUM_INTERPRETED"):
        return []
    known = pins("run")
    return [*pins("build").values(), *(known[name] for name in LEANT_ON)]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    del config_settings
    return [*for_page(), *for_engine()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return get_requires_for_build_wheel(config_settings)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    del config_settings
    return for_page()
