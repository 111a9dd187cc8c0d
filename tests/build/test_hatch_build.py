"""The build: which modules compile, what the wheel holds, and what happens without a compiler."""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

FILES = {
    "README.md": "# Toy\n",
    "docs/rules/toy.md": "# T1\n",
    "src/ravenhill/__init__.py": 'from ravenhill import _pure\n\n_pure.install_if_asked()\n__version__ = "0.0.1"\n',
    "src/ravenhill/engine/__init__.py": "",
    "src/ravenhill/engine/script.py": "def twice(n: int) -> int:\n    return n + n\n",
    "src/ravenhill/games/__init__.py": "",
    "src/ravenhill/games/toy/__init__.py": "",
    "src/ravenhill/games/toy/turn.py": "from ravenhill.engine.script import twice\n\nFOUR = twice(2)\n",
    "src/ravenhill/games/toy/data/cards.toml": "",
    "src/ravenhill/locale/en.ftl": "",
}


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    """hatch_build.py as a module."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def compiler(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only for machines with a C compiler."""
    monkeypatch.setenv("RAVENHILL_OPT", "0")
    try:
        hook.compiler()
    except hook.NotCompiled as reason:
        pytest.skip(f"cannot compile: {reason}")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A toy project with this project's build files."""
    monkeypatch.delenv("RAVENHILL_PURE", raising=False)
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "NOTICE", "src/ravenhill/_pure.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(project: Path, target: str = "wheel") -> tuple[Path, list[str]]:
    """Build a wheel; the wheel and what was printed to stderr."""
    shutil.rmtree(project / "dist", ignore_errors=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    run = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    [wheel] = (project / "dist").glob("*.whl")
    return wheel, [line for line in run.stderr.splitlines() if line.startswith("ravenhill:")]


def names(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


@pytest.mark.parametrize("built", [True, False])
def test_the_docs_are_in_the_wheel_once_they_are_built(
    project: Path, monkeypatch: pytest.MonkeyPatch, built: bool
) -> None:
    monkeypatch.setenv("RAVENHILL_PURE", "1")
    if built:
        (project / "build" / "docs" / "rules").mkdir(parents=True)
        for name in ("index.html", "rules/toy.html"):
            (project / "build" / "docs" / name).write_text("<!doctype html>")
    site = {name for name in names(build(project)[0]) if name.startswith("ravenhill/site/")}
    assert site == ({"ravenhill/site/index.html", "ravenhill/site/rules/toy.html"} if built else set())


def test_a_package_from_an_sdist_has_the_client_and_the_docs_it_brought(
    hook: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is built anew, or fetched, where somebody installs it."""
    for name in ("web/package-lock.json", "build/docs/index.html", "src/ravenhill/webclient/index.html"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("<!doctype html>")
    (project / ".gitignore").write_text("/build/\nwebclient/\n")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist"], cwd=project, check=True)
    [sdist] = (project / "dist").glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(project / "there", filter="data")
    [there] = (project / "there").iterdir()
    monkeypatch.setattr(hook, "npm", None)
    hook.client(there)
    monkeypatch.setenv("RAVENHILL_PURE", "1")
    held = names(build(there)[0])
    assert {"ravenhill/site/index.html", "ravenhill/webclient/index.html"} <= held


def extensions(wheel: Path) -> set[str]:
    """The compiled files in a wheel."""
    return {name for name in names(wheel) if name.endswith((".so", ".pyd"))}


def test_modules_follow_the_globs(hook: ModuleType, project: Path) -> None:
    """Engine and games compile; __init__.py and everything outside the globs do not; `pure` wins."""
    assert hook.modules(project) == ["ravenhill/engine/script.py", "ravenhill/games/toy/turn.py"]
    pyproject = project / "pyproject.toml"
    pyproject.write_text(
        '[tool.ravenhill]\ncompile = ["ravenhill/engine/**/*.py", "ravenhill/games/**/*.py"]\n'
        'pure = ["ravenhill/games/**/turn.py"]\n'
    )
    assert hook.modules(project) == ["ravenhill/engine/script.py"]


def test_this_project_compiles_its_engine(hook: ModuleType) -> None:
    """The globs of pyproject.toml reach the real modules and no __init__.py."""
    chosen = hook.modules(ROOT)
    assert "ravenhill/engine/script.py" in chosen
    assert not [name for name in chosen if name.endswith("__init__.py")]


def test_imports_are_declared() -> None:
    """What the package imports is among its dependencies, and does not come along with a tool by chance."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = [needs for extra, needs in project["optional-dependencies"].items() if extra != "dev"]
    declared = {canonical(need) for needs in [project["dependencies"], *extras] for need in needs}
    origin = importlib.metadata.packages_distributions()
    for path in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                modules = [node.module or ""]
            for top in {module.split(".")[0] for module in modules} - sys.stdlib_module_names - {"ravenhill"}:
                assert declared & {canonical(name) for name in origin.get(top, [top])}, f"{path.name} imports {top}"


def canonical(requirement: str) -> str:
    """The name in a requirement, as package indexes spell it."""
    [name] = re.findall(r"^[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name).lower()


def test_fingerprint_follows_imports(hook: ModuleType, project: Path) -> None:
    """A change in an imported file asks for a new build, a change elsewhere does not."""
    src = project / "src"
    helper, aside = src / "ravenhill/helper.py", src / "ravenhill/aside.py"
    helper.write_text("LIMIT = 3\n")
    aside.write_text("X = 1\n")
    (src / "ravenhill/engine/script.py").write_text("from ..helper import LIMIT\n\nN: int = LIMIT\n")
    before = hook.fingerprint(src, hook.modules(project), {})
    aside.write_text("X = 2\n")
    assert hook.fingerprint(src, hook.modules(project), {}) == before
    helper.write_text("LIMIT = 4\n")
    assert hook.fingerprint(src, hook.modules(project), {}) != before


@pytest.mark.parametrize(
    ("variable", "value", "reason"),
    [("CC", "/nonexistent", "no C compiler was found"), ("RAVENHILL_PURE", "1", "RAVENHILL_PURE is set")],
)
def test_pure_wheel(project: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, reason: str) -> None:
    """Without a compiler, or when asked, the wheel is pure, complete, and says so in one line."""
    if variable == "CC" and sys.platform == "win32":
        pytest.skip("Windows finds its compiler without CC")
    monkeypatch.setenv(variable, value)
    wheel, lines = build(project)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert len(lines) == 1 and reason in lines[0]
    assert not extensions(wheel)
    assert {
        "ravenhill/engine/script.py",
        "ravenhill/games/toy/data/cards.toml",
        "ravenhill/locale/en.ftl",
        "ravenhill/rules/toy.md",
    } <= names(wheel)


@pytest.mark.usefixtures("compiler")
def test_failed_compilation_falls_back(project: Path) -> None:
    """Code that mypyc refuses gives a pure wheel and one line that names the log."""
    (project / "src/ravenhill/engine/script.py").write_text("def twice(n: int) -> int:\n    return str(n)\n")
    wheel, lines = build(project)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert len(lines) == 1 and lines[0].endswith("log.txt")
    log = project / lines[0].rsplit(" ", 1)[1]
    assert "script.py:2: error" in log.read_text()


def test_editable_is_never_compiled(project: Path) -> None:
    """An editable install points at the sources."""
    wheel, lines = build(project, "wheel:editable")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not lines and not extensions(wheel) and not (project / "build").exists()


@pytest.mark.usefixtures("compiler")
def test_compiled_wheel(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The wheel is for this platform, has .py and extension side by side, runs both ways, and is built once."""
    wheel, lines = build(project)
    assert lines == []
    assert not wheel.name.endswith("-none-any.whl")
    found = extensions(wheel)
    assert len(found) == 3  # the shared library and two shims
    for module in ("ravenhill/engine/script", "ravenhill/games/toy/turn"):
        assert module + ".py" in names(wheel)
        assert any(name.startswith(module + ".") for name in found)

    site = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(site)
    code = "from ravenhill import _pure; from ravenhill.games.toy.turn import FOUR; print(_pure.compiled(), FOUR)"
    for pure, said in (("0", "True 4"), ("1", "False 4")):
        env = {**os.environ, "PYTHONPATH": str(site), "RAVENHILL_PURE": pure}
        run = subprocess.run(
            [sys.executable, "-c", code], cwd=site, env=env, capture_output=True, text=True, check=True
        )
        assert run.stdout.strip() == said

    [log] = project.glob("build/mypyc/*/log.txt")
    log.write_text("kept")
    wheel, lines = build(project)
    assert lines == [] and extensions(wheel) == found and log.read_text() == "kept"


TWO_BASES = """
class Hill:
    height: int = 1

class Wood:
    trees: int = 1

class WoodedHill(Hill, Wood):
    pass
"""


def test_lint_finds_what_mypy_takes_and_mypyc_does_not(project: Path) -> None:
    """Without a C compiler too; what went through once is not translated again."""
    command = [sys.executable, "hatch_build.py", "translate"]
    assert subprocess.run(command, cwd=project, check=False).returncode == 0
    mark = project / "build" / "mypyc" / "translated.txt"
    before = mark.read_text()
    (project / "src/ravenhill/games/toy/turn.py").write_text(TWO_BASES)
    mypy = [sys.executable, "-m", "mypy", "--config-file=", "--strict", "src/ravenhill/games/toy/turn.py"]
    assert subprocess.run(mypy, cwd=project, check=False).returncode == 0
    refused = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "turn.py:8: error: Multiple inheritance is not supported" in refused.stdout + refused.stderr
    assert mark.read_text() == before


def test_lint_does_not_read_again_what_is_compiled(
    hook: ModuleType, compiler: None, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(project)
    asked: list[object] = []
    monkeypatch.setattr(hook, "written_in_c", lambda *words: asked.append(words))
    monkeypatch.setattr(hook, "__file__", str(project / "hatch_build.py"))
    hook.translate(project)
    assert asked == []
    (project / "src/ravenhill/games/toy/turn.py").write_text("FIVE = 5\n")
    hook.translate(project)
    assert len(asked) == 1


def test_an_unknown_command_is_told_what_there_is(project: Path) -> None:
    asked = subprocess.run(
        [sys.executable, "hatch_build.py", "bake"], cwd=project, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 2
    assert "hatch_build.py translate" in asked.stderr


def test_packages_of_the_client_are_fetched_once(
    hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again when package-lock.json changes, and when fetching failed."""
    asked: list[tuple[str, ...]] = []
    codes = [0, 1, 0]

    def npm(web: Path, *words: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
        asked.append(words)
        (web / "node_modules").mkdir(exist_ok=True)
        return subprocess.CompletedProcess([], codes[len(asked) - 1], "", "no network")

    monkeypatch.setattr(hook, "npm", npm)
    (tmp_path / "package-lock.json").write_text("{}")
    hook.install(tmp_path)
    hook.install(tmp_path)
    assert len(asked) == 1 and asked[0][0] == "ci"
    (tmp_path / "package-lock.json").write_text('{"packages": {}}')
    with pytest.raises(OSError, match="no network"):
        hook.install(tmp_path)
    hook.install(tmp_path)
    assert len(asked) == 3
