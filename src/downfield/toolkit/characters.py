"""Lines of a terminal."""

from downfield.kernel.show.face import Line


def merged(cells: Line) -> Line:
    """Neighbouring cells of one style as one span."""
    line: Line = []
    for words, style in cells:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + words, style)
        else:
            line.append((words, style))
    return line
