"""The reference of Faiyum: plain, slow, and independent of the engine."""

from .box import Box, the_box
from .game import CHANCE, NOBODY, OVER, Reference

__all__ = ["CHANCE", "NOBODY", "OVER", "Box", "Reference", "the_box"]
