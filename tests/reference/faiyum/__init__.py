"""The reference of Faiyum: plain, slow, and independent of the engine."""

from .game import CHANCE, NOBODY, OVER, Box, Reference, the_box

__all__ = ["CHANCE", "NOBODY", "OVER", "Box", "Reference", "the_box"]
