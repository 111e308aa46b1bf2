"""Build the package: pure Python; with INDOCHINA_COMPILE=1 its rules, players and simulation compiled by mypyc.

The sources are the same. Where they are compiled, constants are marked as such on the way (`finals`), line by line, so
that tracebacks name the lines of the sources.
"""

from __future__ import annotations

import ast
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILER = "mypy[mypyc]>=2.4"
COMPILED = ("core", "fitl", "saigon75", "tonkin", "players", "sim", "games.py", "odds.py", "ahead.py")
INTERPRETED = (
    "*/__init__.py",  # what a package exports, looked up by name
    "*/words/*",  # sentences
    "core/loading.py",  # reads files
    "core/rules.py",  # protocols that are asked for at run time
    "core/table.py",  # told on demand: what changed,
    "core/reckoning.py",
    "*/account.py",  # how a game went,
    "*/battles.py",
    "*/story.py",  # and a log that is watched
    "fitl/assist/*",  # waits for a person
    "fitl/cards.py",  # a card is a class put together from several
    "fitl/events/air_assault.py",
    "fitl/events/asking.py",
    "fitl/events/cards_*.py",
    "fitl/events/event.py",
    "fitl/events/pieces.py",
    "fitl/events/tracks.py",
    "sim/benchmark.py",  # its reference is a loop of plain Python
    "sim/checks.py",  # serve a table
    "sim/secrets.py",
    "sim/games.py",  # goes from process to process
    "sim/web_load/*",
)
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Calls from one module to another go straight there: nobody else is to find them."""
SOURCE = Path(__file__).parent / "indochina"
BUILD = Path("build/compiled")


def compiled() -> list[Path]:
    """The modules that are compiled."""
    found = [SOURCE / name for name in COMPILED]
    modules = [file for path in found for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))]
    return [
        file for file in modules if not any(fnmatch(file.relative_to(SOURCE).as_posix(), left) for left in INTERPRETED)
    ]


def finals(text: str) -> str:
    """A module whose constants are marked Final, and those that are assigned side by side one after another."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    classes = [node.body for node in tree.body if isinstance(node, ast.ClassDef)]
    for node, constant in [
        *((node, True) for node in tree.body),
        *((node, False) for body in classes for node in body),
    ]:
        if apart := _apart(node, constant):
            first, last = node.lineno - 1, node.end_lineno or node.lineno
            rest = lines[last - 1].encode()[node.end_col_offset or 0 :].decode()
            lines[first] = " " * node.col_offset + apart + ("\n" * (last - first - 1)) + rest
            lines[first + 1 : last] = [""] * (last - first - 1)
    first = next((node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))), None)
    if first is not None:
        end = (first.end_lineno or first.lineno) - 1
        lines[end] = lines[end].rstrip("\n") + "; from typing import Final\n"
    return "".join(lines)


def _apart(node: ast.stmt, constant: bool) -> str:
    """An assignment of constants, one at a time; nothing if it is to stay as it is."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        name, kind = node.target.id, ast.unparse(node.annotation)
        if constant and name.strip("_").isupper() and "Final" not in kind:
            return f"{name}: Final[{kind}] = {ast.unparse(node.value)}"
        return ""
    if not isinstance(node, ast.Assign) or "TypeVar" in ast.unparse(node.value):
        return ""
    mark = ": Final" if constant else ""
    told = []
    for target in node.targets[::-1]:
        names, values = [target], [ast.unparse(node.value)]
        if isinstance(target, ast.Tuple):
            names, values = target.elts, _values(node.value, len(target.elts))
        if len(names) != len(values) or not all(isinstance(name, ast.Name) for name in names):
            return ""
        told += [(ast.unparse(name), value) for name, value in zip(names, values)]
    if not (all(name.strip("_").isupper() for name, _ in told) if constant else len(told) > 1):
        return ""
    return "; ".join(f"{name}{mark} = {value}" for name, value in told)


def _values(value: ast.expr, count: int) -> list[str]:
    """What so many names are given by a tuple, or by the numbers from 0 on."""
    if isinstance(value, ast.Tuple):
        return [ast.unparse(item) for item in value.elts]
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range" and len(value.args) == 1:
        return [str(n) for n in range(count)]
    return []


class SideBySide(build_ext):
    """Compiles the many files of one extension side by side."""

    def build_extension(self, ext: Extension) -> None:
        one = self.compiler.compile

        def all_of(sources: list[str], **given: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(lambda source: one([source], **given), sources) for name in names]

        self.compiler.compile = all_of
        super().build_extension(ext)
        self.compiler.compile = one


def read_bytearrays() -> None:
    """Teach the compiler to read an item of a bytearray at once; its own way for bytes knows how, but is not asked."""
    from mypyc.ir.ops import ERR_MAGIC
    from mypyc.ir.rtypes import bytearray_rprimitive, int_rprimitive
    from mypyc.primitives.registry import method_op

    method_op(
        name="__getitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive],
        return_type=int_rprimitive,
        c_function_name="CPyBytes_GetItem",
        error_kind=ERR_MAGIC,
    )


def extensions() -> list[Extension]:
    """The compiled modules, translated to C from a marked copy of the sources."""
    from mypyc.build import mypycify

    read_bytearrays()

    shutil.rmtree("build", ignore_errors=True)
    shutil.copytree(SOURCE, BUILD / "indochina", ignore=shutil.ignore_patterns("__pycache__", "client"))
    files = [Path("indochina") / file.relative_to(SOURCE) for file in compiled()]
    for file in files:
        (BUILD / file).write_text(finals((BUILD / file).read_text(encoding="utf-8")), encoding="utf-8")
    with chdir(BUILD):
        found: list[Extension] = mypycify(
            ["--config-file", str(SOURCE.parent / "pyproject.toml"), *map(str, files)],
            multi_file=True,
            group_name="indochina",
            opt_level=os.environ.get("INDOCHINA_OPT", "3"),
            debug_level="0",
        )
    for extension in found:
        extension.sources = [str(BUILD / source) for source in extension.sources]
        extension.depends = [str(BUILD / header) for header in extension.depends]
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]  # they share one list
        extension.include_dirs = [str(BUILD / place) for place in extension.include_dirs]  # an absolute one stays
    return found


if __name__ == "__main__":
    if os.environ.get("INDOCHINA_COMPILE", "0") in ("", "0"):
        setup()
    elif "egg_info" in sys.argv:  # asked what the build needs
        setup(setup_requires=[COMPILER])
    else:
        setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
