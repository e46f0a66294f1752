"""What is said before the first move and after the last one."""

from __future__ import annotations

from pathlib import Path

from ludarium.core.record import Record
from ludarium.terminal import saves, story
from ludarium.terminal.layout import INDENT, sentence, wrapped
from ludarium.terminal.seats import introduced
from ludarium.terminal.session import Session
from ludarium.text.say import Say


def opening(session: Session, *, resumed: bool) -> None:
    """Which game it is, who plays, and what is not as usual."""
    say, record = session.say, session.sitting.record
    lines = [say.words(f"game-{record.game.id}")]
    lines.append(say.words("opening-players", {"names": ", ".join(introduced(say, record.seats))}))
    lines += [say.words(notice) for notice in record.game.notices]
    lines += _options(say, record)
    if record.seed is not None:
        lines.append(say.words("opening-seed", {"seed": str(record.seed)}))
    if resumed:
        lines.append(say.words("opening-resumed", {"count": len(record.lines)}))
    if not session.sitting.only_bots():
        lines.append(say.words("opening-help"))
    session.screen.show(part for line in lines for part in wrapped(line, session.screen.width))


def _options(say: Say, record: Record) -> list[str]:
    """The options of the table that are not as usual."""
    usual = record.game.table()
    changed = {name: value for name, value in record.options.items() if value != usual[name]}
    return [
        f"{sentence(say.words(f'option-{name}'))}: {_value(say, name, changed[name])}" for name in changed
    ]


def _value(say: Say, name: str, value: str) -> str:
    message = f"option-{name}-{value}"
    return say.words(message) if say.has(message) else value


def farewell(session: Session) -> None:
    """Save, and say where and how to go on."""
    say = session.say
    session.file.keep()
    if session.file.path is None or session.file.trouble:
        session.screen.section(wrapped(say.words("farewell-unsaved"), session.screen.width))
        return
    session.screen.section([say.words("farewell"), *_saved(session, session.file.path)])
    game = (session.sitting.record.game.id, *session.data) if session.data else ()
    words = ("play", *game, "--resume", str(session.file.path), "--lang", say.language)
    _command(session, "farewell-resume", *(session.way_on or words))


def ending(session: Session) -> None:
    """The final scoring, and how the game can be checked."""
    say = session.say
    session.screen.section(story.final_lines(say, session.sitting.state, session.screen.width))
    if session.file.path is None or session.file.trouble:
        return
    session.screen.section(_saved(session, session.file.path))
    _command(session, "ending-verify", "verify", str(session.file.path), *session.data)
    words = ("replay", str(session.file.path), *session.data, "--lang", say.language)
    _command(session, "ending-replay", *words)


def _saved(session: Session, file: Path) -> list[str]:
    return wrapped(session.say.words("saved", {"file": str(file)}), session.screen.width)


def _command(session: Session, message: str, *words: str) -> None:
    """A command to type, in a line of its own that nothing breaks."""
    session.screen.show([session.say.words(message), INDENT + saves.command(*words)])
