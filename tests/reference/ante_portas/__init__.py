"""The reference of Ante Portas: plain, slow, and independent of the engine."""

from .game import Reference
from .table import CARTHAGE, CHANCE, OVER, ROME

__all__ = ["CARTHAGE", "CHANCE", "OVER", "ROME", "Reference"]
