"""Plants one small fault after the other into the rules and tells which of them no test notices.

    .venv/bin/python packaging/bench/mutate_rules.py [MODULE…] [--jobs N] [--strings] [--list]

MODULE is a path below ``brp_desktop/rules`` without its ending (``brp/levels``, ``xantis/odds``, ``dice``); none means
all. A fault is a comparison or operator exchanged, a number one higher or lower, a truth value or a condition turned
round, and with ``--strings`` an id misspelt. For each, the test files that use the module run in a child process until
one fails. Prints the survivors; exit 1 if there are any. Needs a system that can fork. Survivors are looked at by hand:
either a test is missing, or the fault changes nothing that can be seen.
"""

import argparse
import ast
import contextlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "brp_desktop" / "rules"
TESTS = ROOT / "tests" / "rules"
PACKAGE = "brp_desktop.rules"
PACKAGES = (f"{PACKAGE}.brp", f"{PACKAGE}.xantis")
SHORTEST_TIMEOUT = 20.0
SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


@dataclass(frozen=True)
class Fault:
    """One change of a syntax tree: ``holder.field`` (or ``holder.field[place]``) becomes ``new``."""

    line: int
    what: str
    holder: ast.AST
    field: str
    place: int | None
    new: object

    @contextlib.contextmanager
    def planted(self) -> Iterator[None]:
        """The tree with the fault, sound again afterwards."""
        old = getattr(self.holder, self.field)
        if self.place is None:
            setattr(self.holder, self.field, self.new)
        else:
            changed = list(old)
            changed[self.place] = self.new
            setattr(self.holder, self.field, changed)
        try:
            yield
        finally:
            setattr(self.holder, self.field, old)


@dataclass(frozen=True)
class Mutant:
    """A module with one fault, ready to run."""

    module: str
    path: Path
    fault: Fault
    code: CodeType


class _Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the mutated code wherever the module is imported."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> importlib.machinery.ModuleSpec | None:
        """Only for the one module."""
        if fullname != self._mutant.module:
            return None
        return importlib.util.spec_from_loader(fullname, self, origin=str(self._mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        """Runs the mutated code."""
        exec(self._mutant.code, module.__dict__)


def faults(tree: ast.Module, *, strings: bool) -> list[Fault]:
    """Every fault for a module, in the order of its lines."""
    found: list[Fault] = []
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        found.extend(_faults_of(node, strings=strings))
        waiting.extend(child for child in _children(node) if not _left_alone(child))
    return sorted(found, key=lambda fault: (fault.line, fault.what))


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that are program, not annotation or decoration."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child


def _left_alone(node: ast.AST) -> bool:
    """Docstrings, assertions for the type checker, imports, and what only type checkers read."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.Assert | ast.Import | ast.ImportFrom)


def _faults_of(node: ast.AST, *, strings: bool) -> Iterator[Fault]:
    line = getattr(node, "lineno", 0)
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            for other in _COMPARISONS[type(operator)]:
                what = f"{type(operator).__name__} → {other.__name__}"
                yield Fault(line, what, node, "ops", place, other())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _OPERATORS:
        instead = _OPERATORS[type(node.op)]
        yield Fault(line, f"{type(node.op).__name__} → {instead.__name__}", node, "op", None, instead())
    elif isinstance(node, ast.BoolOp):
        turned: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield Fault(line, f"{type(node.op).__name__} → {type(turned).__name__}", node, "op", None, turned)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield Fault(line, "minus dropped", node, "op", None, ast.UAdd())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Fault(line, "not dropped", node, "operand", None, _negated(node.operand))
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and not isinstance(node.test, ast.Constant):
        yield Fault(line, "condition turned round", node, "test", None, _negated(node.test))
    elif isinstance(node, ast.Constant):
        yield from _faults_of_constant(node, line, strings=strings)


def _faults_of_constant(node: ast.Constant, line: int, *, strings: bool) -> Iterator[Fault]:
    value = node.value
    if isinstance(value, bool):
        yield Fault(line, f"{value} → {not value}", node, "value", None, not value)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield Fault(line, f"{value} → {other}", node, "value", None, other)
    elif strings and isinstance(value, str) and value.isidentifier():
        yield Fault(line, f"{value!r} misspelt", node, "value", None, f"{value}~")


def _negated(test: ast.expr) -> ast.UnaryOp:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def mutants(path: Path, *, strings: bool) -> Iterator[Mutant]:
    """Every mutant of a module."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    name = ".".join((PACKAGE, *path.relative_to(RULES).with_suffix("").parts))
    for fault in faults(tree, strings=strings):
        with fault.planted():
            code = compile(ast.fix_missing_locations(tree), str(path), "exec")
        yield Mutant(name, path, fault, code)


def related_tests(module: str, homes: dict[str, str]) -> list[Path]:
    """The test files that use a module, those that take most from it first."""
    uses: list[tuple[int, Path]] = []
    for path in sorted(TESTS.rglob("test_*.py")):
        used = 0
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module is not None]
        for node in imported:
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                if node.module == module:
                    used += 2
                elif name == module or homes.get(name) == module:
                    used += 1
                elif name in PACKAGES:
                    used += len(_taken_from(tree, alias.asname or alias.name, name, homes) & {module})
        if used:
            uses.append((-used, path))
    return [path for _, path in sorted(uses)]


def _taken_from(tree: ast.Module, called: str, package: str, homes: dict[str, str]) -> set[str]:
    """The modules behind the names that a test takes from a package it imported whole."""
    return {
        homes[name]
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == called
        if (name := f"{package}.{node.attr}") in homes
    }


def homes_of_names() -> dict[str, str]:
    """Public name with its package → module, read from the packages' own imports without importing them."""
    return {
        f"{package}.{alias.name}": str(node.module)
        for package in (PACKAGE, *PACKAGES)
        for node in ast.walk(ast.parse((ROOT.joinpath(*package.split(".")) / "__init__.py").read_text("utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def start_run(tests: Sequence[Path], mutant: Mutant | None) -> int:
    """Starts a child that runs the tests and exits 0 if all passed; its process id."""
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        if mutant is not None:
            sys.meta_path.insert(0, _Planted(mutant))
        import pytest

        status = int(
            pytest.main(
                [
                    *("-c", os.devnull, "--rootdir", str(ROOT), "--import-mode=importlib", "-x", "-q"),
                    *("-p", "no:cacheprovider", "-p", "no:pytest-qt", "-p", "no:xdist", "-p", "no:randomly"),
                    *(str(path) for path in tests),
                ]
            )
        )
    finally:
        os._exit(status)


@dataclass
class _Run:
    child: int
    mutant: Mutant
    deadline: float


def verdicts(
    waiting: Sequence[Mutant], tests: Sequence[Path], timeout: float, jobs: int
) -> Iterator[tuple[Mutant, str]]:
    """The fate of every mutant, in the order in which they end."""
    left = list(reversed(waiting))
    running: list[_Run] = []
    while left or running:
        while left and len(running) < jobs:
            mutant = left.pop()
            running.append(_Run(start_run(tests, mutant), mutant, time.monotonic() + timeout))
        for run in list(running):
            ended, status = os.waitpid(run.child, os.WNOHANG)
            if ended:
                running.remove(run)
                yield run.mutant, KILLED if os.waitstatus_to_exitcode(status) else SURVIVED
            elif time.monotonic() > run.deadline:
                os.kill(run.child, signal.SIGKILL)
                os.waitpid(run.child, 0)
                running.remove(run)
                yield run.mutant, TIMED_OUT
        time.sleep(0.01)


def check_module(path: Path, homes: dict[str, str], jobs: int, *, strings: bool) -> int:
    """Runs all mutants of a module and prints what survived; the number of survivors."""
    name = str(path.relative_to(RULES).with_suffix(""))
    made = list(mutants(path, strings=strings))
    if not made:
        return 0
    tests = related_tests(made[0].module, homes)
    if not tests:
        print(f"{name}: no test file uses it, {len(made)} mutants not run", flush=True)
        return len(made)
    started = time.monotonic()
    _, status = os.waitpid(start_run(tests, None), 0)
    if status:
        raise SystemExit(f"{name}: the tests fail without any fault: {', '.join(test.name for test in tests)}")
    timeout = max(SHORTEST_TIMEOUT, 5 * (time.monotonic() - started))
    lines = path.read_text(encoding="utf-8").splitlines()
    counts = {SURVIVED: 0, KILLED: 0, TIMED_OUT: 0}
    for mutant, fate in verdicts(made, tests, timeout, jobs):
        counts[fate] += 1
        if fate == SURVIVED:
            line = mutant.fault.line
            print(f"  {path.relative_to(ROOT)}:{line}: {mutant.fault.what}: {lines[line - 1].strip()}", flush=True)
    took = time.monotonic() - started
    print(
        f"{name}: {len(made)} mutants, {counts[KILLED]} killed, {counts[TIMED_OUT]} timed out, "
        f"{counts[SURVIVED]} survived, {took:.0f} s",
        flush=True,
    )
    return counts[SURVIVED]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description="Plants faults into the rules and names those no test notices.")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as brp/levels or dice; none: all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="children at once")
    parser.add_argument("--strings", action="store_true", help="misspell ids too")
    parser.add_argument("--list", action="store_true", help="only count the mutants")
    chosen = parser.parse_args(arguments)
    if not hasattr(os, "fork"):
        raise SystemExit("This command needs a system that can fork.")
    paths = [RULES / f"{name}.py" for name in chosen.modules]
    paths = paths or [path for path in sorted(RULES.rglob("*.py")) if path.name != "__init__.py"]
    if chosen.list:
        for path in paths:
            print(f"{path.relative_to(RULES)}: {len(list(mutants(path, strings=chosen.strings)))} mutants")
        return 0
    sys.path.insert(0, str(ROOT))
    for heavy in ("pytest", "hypothesis", "hypothesis.strategies", "icepool"):
        importlib.import_module(heavy)
    homes = homes_of_names()
    survivors = sum(check_module(path, homes, chosen.jobs, strings=chosen.strings) for path in paths)
    print(f"{survivors} survived in all")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
