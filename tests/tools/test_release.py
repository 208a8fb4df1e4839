"""What a release is made by and how a table is put up name things that exist."""

import configparser
import pathlib
import re
import shlex
import tomllib
from typing import Any

import pytest
import yaml

from downfield.cli import COMMANDS
from downfield.cli.shared import app

ROOT = pathlib.Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
FLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PYTHONS = ["3.11", "3.12", "3.13"]
OUR_PATH = re.compile(
    r"(?<![\w/.-])(?:\./|\.\\)?((?:tests|requirements|tools|deploy|docs)/[\w./-]+|play\.cmd|play|test)(?=\s|$)"
)
PROGRAMS = {"python", "docker", "curl", "./test", "./play", ".\\play.cmd", "tools/docs", "${{"}


def _read(file: pathlib.Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def _steps(flow: pathlib.Path) -> list[dict[str, Any]]:
    return [step for job in _read(flow)["jobs"].values() for step in job["steps"]]


def _lines(flow: pathlib.Path) -> list[str]:
    return [step["run"] for step in _steps(flow) if "run" in step]


def _commands(text: str) -> list[str]:
    """What stands after `downfield` wherever it is called."""
    return re.findall(r"(?:^|[\s/\"])downfield\"?,? \"?([\w-]+)", text, re.MULTILINE)


def test_there_is_a_flow_for_each_purpose() -> None:
    assert [flow.stem for flow in FLOWS] == ["docs", "image", "night", "test", "wheels"]


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.stem)
def test_a_flow_runs_what_there_is(flow: pathlib.Path) -> None:
    for line in _lines(flow):
        assert shlex.split(line)[0] in PROGRAMS, line
        for path in OUR_PATH.findall(line):
            assert (ROOT / path).exists() or path.startswith("docs/_build"), path
        for command in _commands(line):
            assert command in COMMANDS or command in ("--version", "sim"), command


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.stem)
def test_a_flow_may_little_and_knows_no_secret(flow: pathlib.Path) -> None:
    text, read = flow.read_text(), _read(flow)
    assert read["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    assert all(
        "timeout-minutes" in job for name, job in read["jobs"].items() if name not in ("publish", "show")
    )


@pytest.mark.parametrize("flow", FLOWS, ids=lambda flow: flow.stem)
def test_others_actions_are_taken_by_version(flow: pathlib.Path) -> None:
    for step in _steps(flow):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v[\d.]+|release/v\d+)", step["uses"])
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"] == {"persist-credentials": False}, "no later step needs the key"


def test_the_tests_run_on_three_systems_and_every_python_we_name() -> None:
    matrix = _read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["systems"]["strategy"]["matrix"]
    assert matrix["python"] == PYTHONS
    assert {system.split("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}
    named = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"]]
    assert [version for version in named if version.startswith("3.")] == PYTHONS


def test_wheels_are_built_for_every_python_we_name() -> None:
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{version.replace('.', '')}-*" for version in PYTHONS]
    assert wheels["test-groups"] == [
        group for group in wheels["test-groups"] if group in PROJECT["dependency-groups"]
    ]
    assert all((ROOT / path).exists() for path in re.findall(r"tests/\w+", wheels["test-command"]))


def test_the_sources_are_packed_with_all_that_they_need() -> None:
    packed = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert all((ROOT / path.lstrip("/")).exists() for path in packed)
    assert {"/.github", "/deploy", "/play.cmd", "/requirements", "/tests", "/tools"} <= set(packed)


def test_the_image_is_built_from_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = [
        word for line in re.findall(r"^COPY (?!--)(.+) \S+$", text, re.MULTILINE) for word in line.split()
    ]
    let_in = (DEPLOY / "Containerfile.dockerignore").read_text()
    assert copied
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path}" in let_in
    assert _commands(text) == ["serve"]


def test_the_services_of_the_compose_file_fit_together() -> None:
    read = _read(DEPLOY / "compose.yaml")
    services = read["services"]
    assert set(services) == {"password", "database", "table", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service.get("networks", ())) <= set(read["networks"])
        mounts = {mount.split(":")[0] for mount in service["volumes"]}
        assert all(mount in read["volumes"] or (DEPLOY / mount).exists() for mount in mounts)
    build = services["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    subnet = read["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["table"]["environment"]["DOWNFIELD_TRUSTED_PROXIES"] == subnet
    assert not set(services["proxy"]["networks"]) & set(services["database"]["networks"])


def test_only_the_proxy_is_open_to_the_world() -> None:
    services = _read(DEPLOY / "compose.yaml")["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_every_variable_of_the_files_is_one_that_the_server_reads(capsys: pytest.CaptureFixture[str]) -> None:
    app(["serve", "--help"], result_action="return_value")
    known = set(re.findall(r"DOWNFIELD_\w+", capsys.readouterr().out)) | {"DOWNFIELD_DATA", "DOWNFIELD_CACHE"}
    given = set(_read(DEPLOY / "compose.yaml")["services"]["table"]["environment"])
    given |= set(re.findall(r"(DOWNFIELD_\w+)=", (DEPLOY / "downfield.service").read_text()))
    given |= set(re.findall(r"(DOWNFIELD_\w+)=", (DEPLOY / "Containerfile").read_text()))
    assert {name for name in given if name.startswith("DOWNFIELD_")} <= known


def test_the_unit_is_one_and_shuts_the_machine_off() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their capitals
    unit.read(DEPLOY / "downfield.service")
    service = unit["Service"]
    assert _commands(service["ExecStart"]) == ["serve"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"


def test_windows_has_a_start_of_its_own() -> None:
    script = (ROOT / "play.cmd").read_bytes()
    assert script.count(b"\r\n") == script.count(b"\n"), "or cmd.exe misses its labels"
    text = script.decode("ascii")
    assert {label[1:] for label in re.findall(r"^:\w+", text, re.MULTILINE)} == set(
        re.findall(r"goto (\w+)", text)
    )
