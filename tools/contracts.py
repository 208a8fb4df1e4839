"""An import contract of our own: some packages may use the standard library and a few others, and nothing else."""

import fnmatch
import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class Only(Contract):
    """Whoever is in `packages` imports only `allowed` ones; files that match `except_for` are free."""

    type_name = "only"

    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())
    except_for = fields.ListField(subfield=fields.StringField(), default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Every import that leads out of Downfield to where it may not."""
        fine = {*self._strings("allowed"), "downfield", *sys.stdlib_module_names}
        broken = [
            f"{module} imports {imported}"
            for module in sorted(graph.modules)
            if self._is_bound(module)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in fine
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line per import."""
        for line in check.metadata["broken"]:
            output.print_error(line)

    def _is_bound(self, module: str) -> bool:
        inside = any(
            module == package or module.startswith(package + ".") for package in self._strings("packages")
        )
        return inside and not any(fnmatch.fnmatch(module, free) for free in self._strings("except_for"))

    def _strings(self, name: str) -> list[str]:
        found: list[str] = getattr(self, name)
        return found
