"""Compiles the marked files with mypyc into the wheel. Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM is true."""

import importlib.util
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]  # hatchling takes no argument at run time
    """Puts the compiled modules beside their sources; the wheel is then bound to one Python and one platform."""

    def dependencies(self) -> list[str]:
        """The compiler, as pinned in pyproject.toml."""
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["project"]["optional-dependencies"]["fast"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling what to take along."""
        if version == "editable":
            return
        source = Path(self.root) / "src"
        compiler = _compiler(source)
        files = compiler.marked(source)
        if not files:
            raise SystemExit(
                f"Nothing to compile: no file below {source} begins with the line {compiler.MARK!r}."
            )
        self.app.display_info(f"mypyc compiles {len(files)} files")
        self._into = tempfile.TemporaryDirectory()
        built = compiler.compile_files(source, files, Path(self._into.name))
        build_data["force_include"].update({str(file): inside for file, inside in built.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = list(self.metadata.core.optional_dependencies["compiled"])

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Drop what has been packed."""
        if version != "editable":
            self._into.cleanup()


def _compiler(source: Path) -> ModuleType:
    """The package's own compiler, without the package: what that needs is not installed yet."""
    file = source / "downfield" / "kernel" / "forge" / "compiler.py"
    spec = importlib.util.spec_from_file_location("compiler", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
