"""The log as lines of JSON, for programs that collect logs."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

LOGGERS = ("ludarium.server", "uvicorn.error", "asyncio")


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, who says it, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def log_as_json() -> None:
    """From now on all that the server logs, from notices on, is a line of JSON at standard error."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.propagate = False
    logging.getLogger("ludarium.server").setLevel(logging.INFO)
