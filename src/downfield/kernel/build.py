"""Whether this installation runs the compiled kernel.

The flag is called MYPY because the type checker takes a name spelled so for true: it then sees the packed arrays
of the compiled build, while an uncompiled checkout takes the plain lists at run time.
"""

import importlib.machinery
import pathlib

MYPY = any(
    pathlib.Path(__file__).with_name("state" + s).exists() for s in importlib.machinery.EXTENSION_SUFFIXES
)
COMPILED: bool = MYPY
