"""Secrets of browsers, ids of tables, and the promise of a shuffle."""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import lru_cache

LARGEST_SEED = 2**63 - 1
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is easily mistaken for another
ID_LENGTH = 12  # 31^12: nobody finds a private table by trying


def new_token() -> str:
    """A secret for a browser to keep."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def fingerprint(token: str) -> str:
    """What the house remembers of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


@lru_cache(maxsize=8192)  # asked for every seat of every message
def public_name(who: str) -> str:
    """What others may know of a fingerprint, so that they can mute its chat."""
    return hashlib.sha256(f"public {who}".encode()).hexdigest()[:12]


def is_id(text: str) -> bool:
    """Whether a table can be called so: no store is asked about what strangers invent."""
    return text.isascii() and text.isalnum()


def new_id() -> str:
    """An id for a table, which is also the secret of its link."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)


def new_nonce() -> str:
    return secrets.token_hex(16)


def commitment(seed: int, nonce: str) -> str:
    """Published before the first card is drawn; after the end anybody can compute it from seed and nonce."""
    return hashlib.sha256(f"ludarium {seed} {nonce}".encode()).hexdigest()


def bot_seed(nonce: str) -> int:
    """The randomness of the bots of a table, which tells nothing of its cards."""
    return int.from_bytes(hashlib.sha256(f"bots {nonce}".encode()).digest()[:8], "big") >> 1
