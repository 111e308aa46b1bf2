"""`make play` installs what players need and no more, and says how far it is."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSTALL = ROOT / "tools" / "install.py"
PIP = """
print("Ignoring colorama: markers do not match")
print("Collecting click==8.5.1")
print("  Using cached click.whl (1 kB)")
print("Requirement already satisfied: idna==3.20 in somewhere")
print("Processing /somewhere/pydantic_core-2.50.4-cp311.whl (from -r requirements.lock)")
print("Installing collected packages: click, idna")
raise SystemExit({code})
"""


def locked(name):
    return set(re.findall(r"^([\w.-]+)==", (ROOT / name).read_text(encoding="utf-8"), re.M))


def test_players_get_nothing_that_is_only_for_tests_or_the_compiler():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    tools = {re.match(r"[\w.-]+", wish)[0] for extra in ("dev", "fast") for wish in extras[extra]}
    assert tools and not tools & locked("requirements.lock")
    assert locked("requirements.lock") < locked("requirements-dev.lock")


def test_play_needs_only_what_players_need():
    """The rule of `make play` asks for the environment of players, which is made of their lock file alone."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^play: \$\(READY\)$", makefile, re.M)
    recipe = re.search(r"^\$\(READY\): requirements\.lock pyproject\.toml\n((?:\t.*\n)+)", makefile, re.M)[1]
    assert "requirements.lock" in recipe and "dev" not in recipe


def run(tmp_path, code):
    """`install` with a pip that says this and ends so."""
    pip = tmp_path / "pip.py"
    pip.write_text(PIP.format(code=code), encoding="utf-8")
    script = f"import sys; sys.path.insert(0, {str(INSTALL.parent)!r}); import install; " + (
        f"raise SystemExit(install.install([sys.executable, {str(pip)!r}], 'What the games run on', 4))"
    )
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)


def test_each_package_is_counted_while_it_comes(tmp_path):
    done = run(tmp_path, 0)
    assert done.returncode == 0 and not done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "What the games run on: 4 packages"
    assert [line.strip() for line in lines[1:5]] == ["1/4 colorama", "2/4 click", "3/4 idna", "4/4 pydantic_core"]
    assert "unpacking" in lines[5] and "done in" in lines[6]


def test_what_pip_said_is_shown_when_it_fails(tmp_path):
    done = run(tmp_path, 1)
    assert done.returncode == 1 and "Collecting click==8.5.1" in done.stderr
