"""Whether this process runs the compiled kernel.

The flag is called MYPY because the type checker takes a name spelled so for true: it then sees the packed arrays
of the compiled build, while an uncompiled checkout takes the plain lists at run time.
"""

from downfield.kernel.forge import finder

MYPY = finder.brought() or finder.used is not None
COMPILED: bool = MYPY
