"""What the background process does: compile, try it, and only then put it where it is found. Never found half made."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import textwrap

from downfield.kernel.forge import compiler, finder, sources, tries

KEPT = 3  # builds of other checkouts and older sources that may lie beside the newest
SHORT = 100  # letters of a reason
SAMPLE = """
import downfield, hashlib
from downfield.kernel import drive
from downfield.kernel.build import COMPILED
from downfield.kernel.chance import Rng
print(COMPILED)
for slug in downfield.GAMES:
    state = downfield.game(slug).new(seed=1).state
    drive.playout(state, Rng(1, 1), 3000)
    print(slug, hashlib.sha256(str(state.dump()).encode()).hexdigest())
"""  # which engine plays, and a good part of a match of every game


def main() -> None:
    """Build what these sources want, unless it is there, is being built, or has failed before."""
    target = finder.due()
    with tries.locked() as mine:
        if not mine or target is None or target.is_dir() or not tries.may(target):
            return
        _stand_back()
        tries.add(target, tries.BEGUN)
        try:
            _build(target)
        except (Exception, SystemExit) as e:
            tries.add(target, tries.FAILED + _reason(e))
            raise
        _tidy(target)


def _reason(error: BaseException) -> str:
    """In a few words; all of them are in the log."""
    said = (str(error).strip().splitlines() or [type(error).__name__])[0]
    return "mypyc refused a file" if said.isdigit() else textwrap.shorten(said, SHORT, placeholder=" ...")


def _stand_back() -> None:
    """Whoever plays goes first; and where memory runs out, this goes first."""
    if sys.platform != "win32":
        os.nice(19)
    with contextlib.suppress(OSError):
        pathlib.Path("/proc/self/oom_score_adj").write_text("1000")


def _build(target: pathlib.Path) -> None:
    for left in target.parent.glob("draft-*"):  # of a build that was cut off
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(
        dir=target.parent, prefix="draft-", ignore_cleanup_errors=True
    ) as folder:
        draft = pathlib.Path(folder)
        shutil.copytree(sources.PACKAGE, draft / "source" / sources.PACKAGE.name, ignore=_not_python)
        compiler.compile_files(draft / "source", compiler.marked(draft / "source"), draft)
        compare(draft / "lib")
        if finder.due() == target:  # nobody has changed a file meanwhile
            os.replace(draft / "lib", target)


def _not_python(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith(".py") or os.path.isdir(os.path.join(folder, name)))]


def compare(build: pathlib.Path) -> None:
    """Refuse a build that does not play what the plain engine plays."""
    plain, built = _sample("plain"), _sample(str(build))
    if (plain[0], built[0]) != ("False", "True") or plain[1:] != built[1:]:
        raise RuntimeError("the compiled engine does not play as the plain one does")


def _sample(engine: str) -> list[str]:
    line = [sys.executable, "-P", "-c", SAMPLE]
    env = {**os.environ, finder.ENGINE: engine}
    return subprocess.run(line, env=env, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def _tidy(target: pathlib.Path) -> None:
    """Let go of older builds, and of notes on what is no longer there."""
    builds = [each for each in target.parent.iterdir() if each.is_dir() and each != target]
    for old in sorted(builds, key=lambda each: each.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    for told in target.parent.glob("*.tried"):
        if not told.with_suffix("").is_dir():
            told.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
