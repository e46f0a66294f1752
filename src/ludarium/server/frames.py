"""Frames of a WebSocket as they come in (RFC 6455, 5.2): where one ends, what a text says. Compiled."""

from __future__ import annotations

TEXT = 0x81  # a text in one frame, not packed
MASKED = 0x80  # all that comes from a client is
MASK = 4  # bytes
SHORT = 126  # a length that says that the length follows in two bytes; 127: in eight
LONGEST_HEAD = 14  # bytes, with the mask


def end_of(data: bytes, first: int) -> int:
    """Where the frame that begins at `first` will end; 0: so much of it is not here yet."""
    if len(data) < first + 2:
        return 0
    size = data[first + 1] & 0x7F
    head = first + _head(size)
    if size >= SHORT:
        if len(data) < head:
            return 0
        size = int.from_bytes(data[first + 2 : head], "big")
    return head + size + (MASK if data[first + 1] & MASKED else 0)


def _head(size: int) -> int:
    """How many bytes stand before the mask."""
    return 2 if size < SHORT else 4 if size == SHORT else 10


def plain_text(data: bytes, first: int, end: int) -> bytes | None:
    """What a frame says if it is a whole text of plain letters; others are left to those who know more."""
    second = data[first + 1]
    if data[first] != TEXT or not second & MASKED:
        return None
    begins = first + _head(second & 0x7F) + MASK
    text = _unmasked(data[begins:end], data[begins - MASK : begins])
    return text if text.isascii() else None


def _unmasked(text: bytes, mask: bytes) -> bytes:
    """The library has this, too, but is not there where a package is built."""
    size = len(text)
    over = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(text, "big") ^ int.from_bytes(over, "big")).to_bytes(size, "big")
