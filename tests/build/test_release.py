"""A version stands in one place, the default install plays and serves, and the engine needs neither."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import ravenhill
from ravenhill.words import say

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

ALONE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ImportError(f"{name} is not here", name=name)

sys.meta_path.insert(0, Missing())
import ravenhill

t = ravenhill.new("ironwood", seed=1)
player = ravenhill.player("greedy")
for _ in range(30):
    seat = t.decisions[0].seat
    t.answer(seat, player.choose(t.determinize(seat, seed=1), seat))
assert ravenhill.load(t.save()).position() == t.position()
print(ravenhill.say(t.decisions[0].prompt))
"""


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "release.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place(release: ModuleType) -> None:
    assert release.version() == ravenhill.__version__
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"]
    assert '"version"' not in (ROOT / "web" / "package.json").read_text("utf-8")


def test_a_version_without_its_chapter_is_no_release(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- new\n\n## 1.0.0 - 2020-01-02\n\n- old\n")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match=r"## 1\.0\.0 - DATE"):
        release.chronicled("1.0.0")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.0.0 - 2020-01-02\n\n- old\n")
    assert release.chronicled("1.0.0").endswith("- old\n")


def test_the_engine_runs_without_what_serves_and_draws() -> None:
    """All libraries of the default install but the two the words and the compiled rules need."""
    needed = {"fluent.runtime", "mypy-extensions"}
    names = {re.split(r"[\[>=<;]", one)[0].strip() for one in PROJECT["project"]["dependencies"]} - needed
    modules = {name.replace("-", "_") for name in names} - {"argon2_cffi"} | {"argon2"}
    run = subprocess.run(
        [sys.executable, "-c", f"MISSING = {modules!r}\n{ALONE}"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0 and run.stdout.strip(), run.stderr


def test_every_extra_is_one_that_code_uses() -> None:
    assert set(PROJECT["project"]["optional-dependencies"]) == {"postgres", "rl", "train", "cluster", "dev"}


def test_a_cluster_elsewhere_can_be_reached() -> None:
    """`--ray ray://HOST:10001`, as its help has it, needs Ray's client, which the bare package leaves out."""
    assert "ray://" in say("cli-ray")
    assert [one for one in PROJECT["project"]["optional-dependencies"]["cluster"] if one.startswith("ray[client]")]


def test_the_workflow_builds_for_all_three_systems_and_tries_what_it_built() -> None:
    told = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
    jobs = told["jobs"]
    assert {"ubuntu-latest", "macos-latest", "windows-latest"} <= set(jobs["wheels"]["strategy"]["matrix"]["os"])
    assert any("cibuildwheel" in step.get("uses", "") for step in jobs["wheels"]["steps"])
    assert set(jobs["publish"]["needs"]) == {"wheels", "others"}
    assert PROJECT["tool"]["cibuildwheel"]["test-command"]


def test_every_package_brings_the_docs() -> None:
    """They are built first, handed to the jobs for other platforms, and an sdist carries them to who builds from it."""
    dry = subprocess.run(["make", "-n", "release"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert 0 < dry.index("mkdocs build") < dry.index("release.py")
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))["jobs"]
    fetched = [step["with"] for step in jobs["wheels"]["steps"] if "download-artifact" in step.get("uses", "")]
    kept = [step["with"] for step in jobs["docs"]["steps"] if "upload-artifact" in step.get("uses", "")]
    assert jobs["wheels"]["needs"] == "docs" and fetched == kept == [{"name": "docs", "path": "build/docs"}]
    assert "build/docs" in PROJECT["tool"]["hatch"]["build"]["artifacts"]
    published = [step["with"] for step in jobs["publish"]["steps"] if "download-artifact" in step.get("uses", "")]
    assert published[0]["pattern"] == "packages-*", "the docs are no package"
