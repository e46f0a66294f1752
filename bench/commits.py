"""What SQLite takes for a move: processor time and pages written, 16 moves a commit at 80 of 200 tables.

python bench/commits.py [--commits 400]
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from pathlib import Path

from ludarium.server.store.sqlite import JOURNAL, TABLES, _write_many, opened, prepare

MOVES = 16  # a commit
TABLES_OPEN, TABLES_PLAYED = 200, 80
FACTS = b"x" * 650  # about as long as they are
ENTRIES = [b"x" * size for size in (144, 155, 174, 192, 195, 227)]
FRAME = 1024 + 24  # bytes of the log that a page takes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commits", type=int, default=400)
    asked = parser.parse_args()
    luck = random.Random(1)
    ids = [f"{luck.getrandbits(48):012x}" for _ in range(TABLES_OPEN)]
    lengths = dict.fromkeys(ids, 0)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        db = opened(path)
        prepare(db, path)
        _write_many(db, TABLES, [(id_, False, False, 0, True, FACTS) for id_ in ids])
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("PRAGMA wal_autocheckpoint = 0")  # all that is written stays to be counted
        began = time.process_time()
        for when in range(1, asked.commits + 1):
            moved = luck.sample(ids[:TABLES_PLAYED], MOVES)
            db.execute("BEGIN IMMEDIATE")
            _write_many(db, JOURNAL, [(id_, lengths[id_], luck.choice(ENTRIES)) for id_ in moved])
            _write_many(db, TABLES, [(id_, False, False, when, True, FACTS) for id_ in moved])
            db.execute("COMMIT")
            for id_ in moved:
                lengths[id_] += 1
        spent, moves = time.process_time() - began, asked.commits * MOVES
        pages = os.path.getsize(f"{path}-wal") / FRAME
        db.close()
    print(f"{1e6 * spent / moves:.1f} µs of the processor and {pages / moves:.2f} pages a move")


if __name__ == "__main__":
    main()
