"""A review as one page that needs nothing else, to hand on."""

from html import escape

from downfield.lab.review.words import Reviewed
from downfield.text import Text
from downfield.text.graphs import Graph, Told

STYLE = """
:root{--sheet:#f8f2e4;--text:#23201b;--soft:#5c5546;--rule:#d5c8aa;--edge:#8d8064;--red:#b3372c;--blue:#23518f;
font:16px/1.45 system-ui,sans-serif;font-variant-numeric:tabular-nums}
body{margin:0 auto;max-width:46rem;padding:1.5rem;background:var(--sheet);color:var(--text)}
.chart{display:block;width:100%;max-width:34rem;margin:0 0 .5rem;overflow:visible}
.chart text{fill:var(--text)}.chart .soft{fill:var(--soft)}.chart .name{font-weight:600}
.chart .axis{fill:none;stroke:var(--edge)}.chart .curve{fill:none;stroke:var(--text);stroke-width:2}
.chart .bar.home{fill:var(--red)}.chart .bar.away{fill:#c9d4e4;stroke:var(--blue)}
.chart .hatch-line{stroke:var(--blue);stroke-width:3.4;fill:none}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .5rem;text-align:left;border-bottom:1px solid var(--rule)}
li{margin:.5rem 0}small,.how{color:var(--soft)}
"""


def page_of(found: Reviewed, title: str, text: Text) -> str:
    """The page."""
    say = text.say
    inside = [
        f"<h1>{escape(say('review-title'))}: {escape(title)}</h1>",
        f"<p>{escape(say(f'review-{found.certainty}'))}</p>",
        *(f"<p><b>{escape(told)}</b></p>" for told in found.told),
        *(_graph(one) for one in found.graphs),
        f"<h2>{escape(say('report-turning'))}</h2>{_moments(found.turns)}",
        f"<h2>{escape(say('review-better'))}</h2>",
    ]
    for side, poor in zip(found.sides, found.poor, strict=True):
        inside += [
            f"<h3>{escape(side)}</h3>",
            _moments(poor) if poor else f"<p>{escape(say('review-none'))}</p>",
        ]
    inside.append(f'<p class="how">{escape(found.how)}</p>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(inside)
    return f'<!doctype html>\n<html lang="{text.language}">{head}<style>{STYLE}</style>\n<body>{body}</body></html>\n'


def _graph(one: Graph) -> str:
    drawn = "".join(one.drawings)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(word)}</td>' for word in row)}</tr>" for row in one.table[1:])
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in one.table[0])
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return (
        f'<h2>{escape(one.title)}</h2>{drawn}<p class="how">{escape(one.note)}</p><details>{table}</details>'
    )


def _moments(told: list[Told]) -> str:
    lines = (
        f"<li><b>{escape(t.score)}</b> {escape(t.words)} <small>{escape(t.when)}</small></li>" for t in told
    )
    return f"<ol>{''.join(lines)}</ol>"
