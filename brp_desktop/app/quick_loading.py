"""PySide6 and msgspec loaded without what comes out the same at every start, or is hardly ever used: half the time.

PySide6 carries fourteen modules of Python (signatures for the texts of errors, and a writer of type stubs) as source
text inside a library, compiles them whenever it is loaded, and with them three large regular expressions. Here the
compiled modules are kept in the cache folder; most of them are run, and the expressions compiled, when somebody uses
them. So it is with modules of others that both only mention. Where PySide6 changes this, nothing is kept and nothing
breaks.
"""

import __future__

import builtins
import marshal
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import EnumType
from importlib import import_module
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

_CARRIED = ("shibokensupport/", "signature_bootstrap.py")
"""How the names of the files begin that PySide6 carries."""
_PATIENT = ("shibokensupport.", "platform", "json.", "logging", "string")
"""Modules whose expressions are hardly ever used; ``platform`` is loaded by ``uuid``, which asks one question."""
_UNUSED = (
    "argparse", "bz2", "inspect", "lzma", "shutil", "tempfile", "traceback",
    "msgspec.inspect", "msgspec.json", "msgspec.msgpack", "msgspec.structs", "msgspec.toml", "msgspec.yaml",
)  # fmt: skip
"""Modules that are mentioned while PySide6 and msgspec are loaded, and used only afterwards, if ever."""
_NEEDLESS = "typing_extensions"
"""What msgspec looks for first; from Python 3.11 on ``typing`` has all of it."""
_CARRIED_UNUSED = tuple(
    f"shibokensupport/signature/{name}.py"
    for name in ("errorhandler", "layout", "lib/enum_sig", "lib/pyi_generator", "lib/tool", "mapping", "parser")
)
"""What is used for the text of an error, for signatures and for stubs only."""
_RUN_LATER = "from brp_desktop.app.quick_loading import run_later\n__getattr__ = run_later(__name__, globals())\n"
_FUTURE = __future__.annotations.compiler_flag


@contextmanager
def quick_loading(cache: Path) -> Iterator[None]:
    """While this lasts, PySide6 is loaded the short way. ``cache`` is a folder; it need not exist, nor be writable.

    Thousands of members of enumerations are made in this time, without the look-out that none is made twice.
    """
    kept = KeptCode(cache / f"pyside-{sys.implementation.cache_tag}-{sys.flags.optimize}.code")
    with (
        _in_place_of(builtins, "compile", kept.compile),
        _in_place_of(re, "compile", _late_compile),
        _in_place_of(EnumType, "__setattr__", type.__setattr__),
        _in_place_of(EnumType, "__delattr__", type.__delattr__),
        _mentioned_only(),
    ):
        yield
    kept.write()


@contextmanager
def _mentioned_only() -> Iterator[None]:
    """Stand-ins for modules that are not to be loaded now; afterwards each can be imported as ever."""
    absent = [name for name in _UNUSED if name not in sys.modules]
    stand_ins = {name: MentionedModule(name) for name in absent}
    sys.modules.update(stand_ins)
    if "inspect" in stand_ins:
        stand_ins["inspect"].getsource = _no_source
    without = _NEEDLESS not in sys.modules
    if without:
        sys.modules[_NEEDLESS] = None  # type: ignore[assignment]  # the documented way to say that there is none
    try:
        yield
    finally:
        if without:
            del sys.modules[_NEEDLESS]
        for name in absent:
            vars(stand_ins[name]).pop("getsource", None)
            if sys.modules.get(name) is stand_ins[name]:
                del sys.modules[name]


def _no_source(module: object) -> str:
    """For the while: PySide6 reads every module it imports, for features that none of these uses."""
    raise OSError(module)


class MentionedModule(ModuleType):
    """Stands for a module in those that have imported it; the module itself is imported when one asks for a name."""

    getsource: Callable[[object], str]

    def __getattr__(self, name: str) -> Any:
        if name == "__path__":
            raise AttributeError(name)
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


def run_later(module: str, space: dict[str, Any]) -> Callable[[str], Any]:
    """``__getattr__`` of a carried module that has not run: runs it when somebody asks for one of its names."""
    code = _waiting.pop(module)

    def update_mapping() -> object:
        run("update_mapping")
        return space["update_mapping"]()

    if module.endswith(".mapping"):
        space["update_mapping"] = update_mapping  # looked up in the dictionary by the library itself

    def run(name: str) -> Any:
        if space.get("__getattr__") is run and not name.startswith("__"):
            del space["__getattr__"]
            exec(code, space)
        if name not in space:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        return space[name]

    return run


_waiting: dict[str, CodeType] = {}
"""Code of carried modules that are just being imported, by the modules' names."""


@contextmanager
def _in_place_of(module: object, name: str, stand_in: object) -> Iterator[None]:
    original = getattr(module, name)
    setattr(module, name, stand_in)
    try:
        yield
    finally:
        setattr(module, name, original)


class KeptCode:
    """Compiled modules in one file, each by its name and a hash of its source text.

    A file that is missing, damaged, or of another Python counts as empty. Whoever can write into the cache folder can
    write our own compiled modules too.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._compile = compile
        self._missed = False
        self._run_later: CodeType = compile(_RUN_LATER, __file__, "exec")
        self._codes: dict[str, tuple[bytes, CodeType]] = {}
        with suppress(OSError, ValueError, EOFError, TypeError):
            data = path.read_bytes()
            start = len(MAGIC_NUMBER) + 8
            if data[:start] == MAGIC_NUMBER + source_hash(data[start:]):
                self._codes = marshal.loads(data[start:])

    def compile(self, source: Any, filename: Any, mode: str, *arguments: Any, **named: Any) -> Any:
        """In place of the built-in ``compile``: what PySide6 carries comes from the file, all else as ever."""
        future = sys._getframe(1).f_code.co_flags & _FUTURE
        text = source.encode() if isinstance(source, str) else source
        known = isinstance(filename, str) and filename.startswith(_CARRIED) and isinstance(text, bytes)
        if not known or mode != "exec" or arguments or named:
            return self._compile(source, filename, mode, *arguments, **named)
        key = source_hash(text) + bytes([bool(future)])
        found = self._codes.get(filename)
        if found is not None and found[0] == key:
            code = found[1]
        else:
            code = self._compile(source, filename, mode, flags=future, dont_inherit=True)
            self._codes[filename] = (key, code)
            self._missed = True
        if filename not in _CARRIED_UNUSED:
            return code
        _waiting[filename.removesuffix(".py").replace("/", ".")] = code
        return self._run_later

    def write(self) -> None:
        """Keep what had to be compiled for the next start; a folder that cannot be written is none of our business."""
        if not self._missed:
            return
        data = marshal.dumps(self._codes)
        beside = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(MAGIC_NUMBER + source_hash(data) + data)
            beside.replace(self._path)


def _late_compile(pattern: Any, flags: Any = 0) -> Any:
    module = sys._getframe(1).f_globals.get("__name__", "")
    late = LatePattern(pattern, flags)
    return late if module.startswith(_PATIENT) else late.pattern()


_compile_pattern = re.compile


class LatePattern:
    """Stands for a compiled regular expression and compiles it when it is first used."""

    __slots__ = ("_compiled", "_flags", "_text")

    def __init__(self, text: Any, flags: Any = 0) -> None:
        self._text, self._flags = text, flags
        self._compiled: re.Pattern[Any] | None = None

    def pattern(self) -> "re.Pattern[Any]":
        """The expression itself."""
        if self._compiled is None:
            self._compiled = _compile_pattern(self._text, self._flags)
        return self._compiled

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pattern(), name)

    # These two are looked up, though not called, while PySide6 is loaded.

    def finditer(self, *arguments: Any, **named: Any) -> Any:
        """As of the expression."""
        return self.pattern().finditer(*arguments, **named)

    def split(self, *arguments: Any, **named: Any) -> Any:
        """As of the expression."""
        return self.pattern().split(*arguments, **named)
