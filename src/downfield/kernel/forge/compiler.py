"""Compiles the marked files with mypyc. Stands alone, for the hook that builds wheels loads it by its path."""

import contextlib
import os
from pathlib import Path

MARK = "# mypyc: compiled"
GROUP = "downfield"  # the shared part of all modules is then called downfield__mypyc


def marked(source: Path) -> list[str]:
    """The files whose first line is the mark, as paths below `source`."""
    files = sorted(source.rglob("*.py"))
    return [file.relative_to(source).as_posix() for file in files if _first_line(file) == MARK]


def _first_line(file: Path) -> str:
    with file.open(encoding="utf-8") as lines:
        return lines.readline().rstrip("\r\n")


def compile_files(source: Path, files: list[str], into: Path) -> dict[Path, str]:
    """Every extension module built, with its place in the package's own folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with contextlib.chdir(source):  # mypyc names modules by their paths from here
        # One group: the C compiler then sees all modules together, and may inline across them.
        # Whether what other people wrote has types is no matter of the compiler.
        flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={into / 'cache'}"]
        extensions = mypycify([*flags, *files], opt_level="3", target_dir=str(into / "c"), group_name=GROUP)
        for extension in extensions:
            if os.name != "nt":
                extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
        command = build_ext(Distribution({"name": "downfield", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(into / "lib"), str(into / "temp")
        command.ensure_finalized()
        command.run()
    modules = [file for file in (into / "lib").rglob("*") if file.is_file()]
    return {file: file.relative_to(into / "lib").as_posix() for file in modules}
