"""Elements of pages and drawings, escaped, and the frame of a report that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root{color-scheme:light dark;--paper:#fcfbf8;--ink:#23211d;--soft:#6d685f;--line:#d9d4c8;--mark:#1f6f8b;
--other:#b4552d;--good:#2c7a4b;--bad:#b03a2e}
@media(prefers-color-scheme:dark){:root{--paper:#191a1c;--ink:#e9e6df;--soft:#a39d92;--line:#3b3c40;
--mark:#6bb8d6;--other:#e08e62;--good:#74c69a;--bad:#ef8a7d}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:62rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.2rem 0 .3rem}
p{max-width:44rem;margin:.4rem 0}.soft{color:var(--soft)}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600}
td.words,th.words{text-align:left;white-space:normal;min-width:8.5rem}
svg{display:block;width:100%;max-width:36rem;height:auto;margin:.5rem 0}
svg text{font:12px system-ui,sans-serif;fill:var(--ink)}svg .soft{fill:var(--soft)}
svg .end{text-anchor:end}svg .mid{text-anchor:middle}
.axis{stroke:var(--line);stroke-width:1}.even{stroke:var(--soft);stroke-dasharray:3 3}
.span{stroke:var(--mark);stroke-width:2}.dot,.bar{fill:var(--mark)}.mean{stroke:var(--other);stroke-width:2}
.win{fill:var(--mark)}.loss{fill:var(--other)}
.met{color:var(--good)}.missed{color:var(--bad)}.open{color:var(--soft)}
code{font-size:.85rem;overflow-wrap:anywhere}
"""


def tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element; its content is markup already, its attributes are plain values (class_ is class)."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{told}>{''.join(content)}</{name}>"


def _value(value: str | float) -> str:
    return escape(value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip("."))


def text(words: object) -> str:
    """Plain words as markup."""
    return escape(str(words))


def paragraph(words: str, class_: str = "") -> str:
    return tag("p", text(words), class_=class_) if class_ else tag("p", text(words))


def table(headings: Sequence[str], rows: Sequence[Sequence[object]], words: Sequence[int] = ()) -> str:
    """A table that scrolls on a narrow screen; columns in `words` are text, the others figures."""
    kinds = [{"class_": "words"} if place in words else {} for place in range(len(headings))]
    head = tag("tr", *(tag("th", text(name), **kind) for name, kind in zip(headings, kinds, strict=True)))
    body = [
        tag("tr", *(tag("td", _cell(cell), **kind) for cell, kind in zip(row, kinds, strict=True)))
        for row in rows
    ]
    return tag("div", tag("table", tag("thead", head), tag("tbody", *body)), class_="wide")


class Markup(str):
    """A cell that is markup already."""

    __slots__ = ()


def _cell(value: object) -> str:
    return str(value) if isinstance(value, Markup) else text(value)


def section(title: str, *content: str) -> str:
    return tag("section", tag("h2", text(title)), *content)


def page(title: str, *content: str) -> str:
    """A whole page: no script, no picture or style from elsewhere."""
    head = (
        '<meta charset="utf-8"/>',
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
        tag("title", text(title)),
        tag("style", STYLE),
    )
    body = tag("main", tag("h1", text(title)), *content)
    return f"<!DOCTYPE html>\n{tag('html', tag('head', *head), tag('body', body), lang='en')}\n"
