#!/usr/bin/env python3
"""Sets Ludarium up in .venv on first use and runs it: `python3 run.py`, `python3 run.py test`."""
# No newer words than Python 2.7 knows stand here, so that an old Python can say that it is one.

import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")


def works(name):  # type: ignore[no-untyped-def]
    """Whether there is a Python of this name."""
    with open(os.devnull, "w") as nowhere:
        try:
            return subprocess.call([name, "-c", ""], stdout=nowhere, stderr=nowhere) == 0
        except OSError:
            return False


def refuse():  # type: ignore[no-untyped-def]
    """One line: which Python is needed, and whether there is one."""
    there = [name for name in NEWER if works(name)]
    hint = " There is one here: {} run.py".format(there[0]) if there else ""  # noqa: UP032
    wanted = ".".join(str(part) for part in OLDEST)
    sys.exit("Ludarium needs Python {} or newer; this is {}.{}".format(wanted, sys.version.split()[0], hint))  # noqa: UP032


if __name__ == "__main__":
    if sys.version_info < OLDEST:
        refuse()
    sys.path.insert(0, ROOT)
    from tools.start import main

    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
