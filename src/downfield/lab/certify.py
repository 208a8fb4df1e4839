"""Certificates: a text that says what was proved of which tables, and that anybody can have proved again."""

import json
import pathlib
import random
from collections.abc import Mapping
from typing import Final

import msgspec

from downfield.kernel import disk
from downfield.kernel.errors import BadOption, NotationError
from downfield.kernel.solution import Finding, SolutionError
from downfield.lab.crew import Jobs
from downfield.lab.solve import Desk, Job, Watch, at_hand, desk, seated

HEAD: Final = "Downfield certificate 1"
LONGEST: Final = 1_000_000  # bytes of a certificate
SOLVER: Final = "solver"  # another text of the solver may well have found the same numbers
ALIKE: Final = 1e-12  # two builds may round the last digits of an opening's value differently


class Certificate(msgspec.Struct, frozen=True):
    """What was found, and of which tables."""

    about: dict[str, str]  # as the solution says of itself: game, rules, pack, options, solver
    tables: str  # a digest of every layer
    opening: float
    claim: float
    bound: float
    layers: int  # that there are
    findings: tuple[Finding, ...]

    @property
    def holds(self) -> bool:
        """Whether what was found is what is claimed."""
        return self.bound <= self.claim

    def text(self) -> str:
        """The certificate as a file for people."""
        lines = [HEAD, *(f"{name}: {told}" for name, told in self.about.items())]
        lines += [f"tables: {self.tables}", f"opening: {self.opening:.17g}", f"claim: {self.claim:.17g}"]
        lines += [f"bound: {self.bound:.17g}", f"checked: {len(self.findings)} of {self.layers}"]
        lines += [f"layer {f.layer}: {f.states} states, gain {f.gain:.17g}" for f in self.findings]
        return "\n".join([*lines, ""])


def certify(
    job: Job, chosen: int | None = None, seed: int = 0, jobs: Jobs = 1, watch: Watch | None = None
) -> Certificate:
    """Check so many layers of a solution, the opening's and others drawn by a seed, or all of them."""
    at = desk(job)
    every, first = list(at.checker.layers()), at.checker.opening()
    others = [layer for layer in every if layer != first]
    few = {first, *random.Random(seed).sample(others, min(chosen or len(every), len(every)) - 1)}
    return check(job, at, [layer for layer in every if layer in few], jobs, watch)


def check(
    job: Job,
    at: Desk,
    layers: list[str],
    jobs: Jobs = 1,
    watch: Watch | None = None,
    about: dict[str, str] | None = None,
) -> Certificate:
    """Check these layers, of tables of which something may have been said before."""
    findings = []
    with seated(job, jobs) as crew:
        for finding in crew.work(_check_layer, layers):
            findings.append(finding)
            if watch is not None:
                watch(1)
    findings.sort(key=lambda f: layers.index(f.layer))
    solved = [layer for wave in at.solver.waves() for layer in wave]
    return Certificate(
        about or at.shelf.about, at.shelf.digest(solved, about), at.solver.opening(at.shelf),
        at.checker.claim, at.checker.bound(findings), len(at.checker.layers()), tuple(findings),
    )  # fmt: skip


def _check_layer(job: Job, layer: str) -> Finding:
    at = at_hand(job)
    return at.checker.check(layer, at.shelf)


def recheck(
    file: pathlib.Path, pack: str | None, folder: str | None, jobs: Jobs = 1, watch: Watch | None = None
) -> Certificate:
    """Check again what a certificate says; SolutionError where the tables or the finding are others."""
    told = read(file)
    job = Job(told.about["game"], json.loads(told.about["options"]), pack, folder)
    at = desk(job)
    _same(told.about, at.shelf.about | {SOLVER: told.about.get(SOLVER, "-")})
    found = check(job, at, [f.layer for f in told.findings], jobs, watch, told.about)
    _same({"tables": told.tables}, {"tables": found.tables})
    if abs(found.opening - told.opening) > ALIKE or not found.holds:
        raise SolutionError(
            "The certificate does not hold: opening {opening}, bound {bound}, claimed at most {claim}.",
            key="certificate-fails", opening=f"{found.opening:.12f}", bound=f"{found.bound:.2g}",
            claim=f"{found.claim:.2g}",
        )  # fmt: skip
    return found


def _same(told: Mapping[str, str], found: Mapping[str, str]) -> None:
    """Refuse a certificate of something else."""
    for name in told:
        if told[name] != found.get(name):
            raise SolutionError(
                "The certificate is for {name} {told}, here is {found}.",
                key="certificate-other", name=name, told=told[name], found=found.get(name, "-"),
            )  # fmt: skip


def read(file: pathlib.Path) -> Certificate:
    """A certificate from its file; NotationError for anything else."""
    try:
        head, *lines = disk.read_text(file, LONGEST).splitlines()
        if head != HEAD:
            raise ValueError(head)
        pairs = dict(line.split(": ", 1) for line in lines)
        layers = {n.removeprefix("layer "): pairs.pop(n) for n in list(pairs) if n.startswith("layer ")}
        numbers = {name: float(pairs.pop(name)) for name in ("opening", "claim", "bound")}
        tables, count = pairs.pop("tables"), int(pairs.pop("checked").split(" of ")[1])
        findings = tuple(_finding(layer, found) for layer, found in layers.items())
        json.loads(pairs["options"])
        return Certificate(pairs, tables, layers=count, findings=findings, **numbers)
    except OSError as e:
        raise BadOption(
            "{file} cannot be read ({reason}).",
            key="certificate-unread",
            file=str(file),
            reason=e.strerror or str(e),
        ) from None
    except (ValueError, KeyError, IndexError):
        raise NotationError("{file} is no certificate.", key="certificate-none", file=str(file)) from None


def _finding(layer: str, told: str) -> Finding:
    states, gain = told.split(" states, gain ")
    return Finding(layer, int(states), float(gain))
