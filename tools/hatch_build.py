"""Compiles the marked files with mypyc into the wheel. Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM is true."""

import contextlib
import os
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# mypyc: compiled"


def marked(source: Path) -> list[str]:
    """The files whose first line is the mark, as paths below `source`."""
    files = sorted(source.rglob("*.py"))
    return [file.relative_to(source).as_posix() for file in files if _first_line(file) == MARK]


def _first_line(file: Path) -> str:
    with file.open(encoding="utf-8") as lines:
        return lines.readline().rstrip("\r\n")


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]  # hatchling takes no argument at run time
    """Puts the compiled modules beside their sources; the wheel is then bound to one Python and one platform."""

    def dependencies(self) -> list[str]:
        """The compiler, as pinned in pyproject.toml."""
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["compiler"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling what to take along."""
        if version == "editable":
            return
        source = Path(self.root) / "src"
        files = marked(source)
        if not files:
            raise SystemExit(f"Nothing to compile: no file below {source} begins with the line {MARK!r}.")
        self.app.display_info(f"mypyc compiles {len(files)} files")
        self._into = tempfile.TemporaryDirectory()
        built = compile_files(source, files, Path(self._into.name))
        build_data["force_include"].update({str(file): inside for file, inside in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = list(self.metadata.core.optional_dependencies["compiled"])

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop what has been packed."""
        if version != "editable":
            self._into.cleanup()


def compile_files(source: Path, files: list[str], into: Path) -> dict[Path, str]:
    """Every extension module built, with its place in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with contextlib.chdir(source):  # mypyc names modules by their paths from here
        # One group: the C compiler then sees all modules together, and may inline across them.
        # Whether what other people wrote has types is no matter of the compiler.
        flags = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={into / 'cache'}"]
        extensions = mypycify(
            [*flags, *files], opt_level="3", target_dir=str(into / "c"), group_name="downfield"
        )
        for extension in extensions:
            if os.name != "nt":
                extension.extra_compile_args.append("-fvisibility=hidden")
        command = build_ext(Distribution({"name": "downfield", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(into / "lib"), str(into / "temp")
        command.ensure_finalized()
        command.run()
    modules = [file for file in (into / "lib").rglob("*") if file.is_file()]
    return {file: file.relative_to(into / "lib").as_posix() for file in modules}
