"""The interface in other languages: sentences out of the sources into resources/i18n, and compiled from there.

    python packaging/translations.py new CODE         begins a language: CODE is its code in two or three letters (de)
    python packaging/translations.py update           takes new and changed sentences over into the .ts files
    python packaging/translations.py compile          makes the .qm files that the application loads
    python packaging/translations.py check            says what is missing, wrong or out of date; exit 1 if anything is
    python packaging/translations.py pseudo FOLDER    writes brp_desktop_pseudo.qm: English, accented and 40 % longer

To be run by the environment's Python (.venv). The .qm files are kept in version control although they can be made from
the .ts files: the compiler comes with PySide6 only on a developer's machine, and so no installation needs it.
English has a file for its plurals alone («1 tick», «3 ticks»); everything else is English in the sources.
The complete languages must stay so; in one that was added, a sentence that has no translation yet is shown in English.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from plain_sources import sentences, write_plain

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
PLURALS_ONLY = "en"
COMPLETE = ("en", "fr", "it")
ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "àçéğîñôřšûýžÀÇÉĞÎÑÔŘŠÛÝŽ")
_KEPT = re.compile(r"(\{[^{}]*\}|%n|%L?\d|&\w?|<[^<>]*>|\n)")
_MNEMONIC = re.compile(r"&(?=\w)(?!\w+;)")


class ToolError(Exception):
    """Qt's extractor or compiler complained; the text is what it said."""


@dataclass(frozen=True)
class Message:
    """One sentence and what became of it: one form, or several where it counts something."""

    context: str
    source: str
    forms: tuple[str, ...]
    numerus: bool
    finished: bool


def languages(folder: Path) -> tuple[str, ...]:
    """The complete languages, and those that have a .ts file in the folder besides."""
    found = sorted(path.stem.removeprefix("brp_desktop_") for path in folder.glob("brp_desktop_*.ts"))
    return (*COMPLETE, *(code for code in found if code not in COMPLETE))


def begin(code: str) -> Path:
    """Makes the .ts file of a language that is new, with every sentence still to translate."""
    if not re.fullmatch(r"[a-z]{2,3}", code):
        raise ToolError(f"{code!r} is not the code of a language, as in de, es or oc")
    if code in languages(FOLDER):
        raise ToolError(f"{ts_file(FOLDER, code).name} is there already")
    extract(FOLDER, (*languages(FOLDER), code))
    return ts_file(FOLDER, code)


def ts_file(folder: Path, language: str) -> Path:
    """Where a language's sentences are."""
    return folder / f"brp_desktop_{language}.ts"


def sources() -> list[Path]:
    """Every module that may hold sentences, in a fixed order."""
    rooms = ("app", "controllers", "models", "painting", "views")
    return sorted(path for room in rooms for path in (ROOT / "brp_desktop" / room).rglob("*.py"))


def _tool(name: str, *arguments: str) -> str:
    program = Path(sys.executable).parent / (f"{name}.exe" if sys.platform == "win32" else name)
    try:
        done = subprocess.run(
            [str(program), *arguments], cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        raise ToolError(f"{name} is not to be found beside {sys.executable}; start this with .venv's Python") from error
    if done.returncode != 0:
        raise ToolError(f"{name}: {(done.stdout + done.stderr).strip()}")
    return done.stdout + done.stderr


def extract(folder: Path, codes: tuple[str, ...] = ()) -> list[str]:
    """Brings the .ts files of a folder in line with the sources; returns what the extractor complains of.

    ``codes``: other languages than those that the folder has.
    """
    folder.mkdir(parents=True, exist_ok=True)
    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch) / "sources"
        copies = write_plain(sources(), ROOT, Path(scratch))
        listing.write_text("\n".join(map(str, copies)), encoding="utf-8")
        for language in codes or languages(folder):
            plural = ["-pluralonly"] if language == PLURALS_ONLY else []
            said = _tool(
                "pyside6-lupdate", f"@{listing}", "-silent", "-locations", "none", "-no-obsolete", "-sort-messages",
                *plural, "-source-language", "en", "-target-language", language, "-ts", str(ts_file(folder, language)),
            )  # fmt: skip
            complaints += [line for line in said.splitlines() if line.strip()]
    return list(dict.fromkeys(complaints))


def compiled(folder: Path, language: str, target: Path) -> Path:
    """Compiles a language's .ts file into the target folder; unfinished sentences are left out.

    The file is exchanged in one step: a running application has the one before mapped into its memory.
    """
    out = target / f"brp_desktop_{language}.qm"
    with tempfile.TemporaryDirectory(dir=target) as scratch:
        fresh = Path(scratch) / out.name
        _tool("pyside6-lrelease", "-silent", "-nounfinished", str(ts_file(folder, language)), "-qm", str(fresh))
        os.replace(fresh, out)
    return out


def messages(path: Path) -> Iterator[Message]:
    """The sentences of a .ts file, in its order."""
    for context in ET.parse(path).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            numerus = entry.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if numerus else [translation.text or ""]
            )
            yield Message(
                context.findtext("name", ""),
                entry.findtext("source", ""),
                tuple(forms),
                numerus,
                translation.get("type") is None and all(forms),
            )


def complaints_about(message: Message) -> Iterator[str]:
    """What is wrong with a translation: unfinished, other placeholders, a mnemonic lost or gained, loose ends."""
    if not message.finished:
        yield "is translated, but marked unfinished and so left out" if any(message.forms) else "unfinished"
        return
    source = message.source
    for form in message.forms:
        if set(re.findall(r"\{\w*\}", form)) != set(re.findall(r"\{\w*\}", source)):
            yield f"other placeholders in «{form}»"
        # A single thing may be counted in words: «one tick».
        if "%n" in form and "%n" not in source:
            yield f"%n in «{form}»"
        if "%n" in source and "%n" not in message.forms[-1]:
            yield f"no %n in «{message.forms[-1]}»"
        if bool(_MNEMONIC.search(form)) != bool(_MNEMONIC.search(source)):
            yield f"mnemonic (&) lost or gained in «{form}»"
        if form != form.strip() and source == source.strip():
            yield f"a blank at the edge of «{form}»"
        if source.endswith("…") != form.endswith("…"):
            yield f"«…» at the end lost or gained in «{form}»"


def typography(language: str, form: str) -> Iterator[str]:
    """What a printer of that language would complain of: blanks that break, the typewriter's apostrophe."""
    if "..." in form or "  " in form:
        yield f"three dots or two blanks in «{form}»"
    if any(form.count(opening) != form.count(closing) for opening, closing in ("()", "[]", "«»", "“”")):
        yield f"a bracket or quotation mark without its other in «{form}»"
    if language in {"fr", "it"}:
        if "'" in form:
            yield f"' instead of ’ in «{form}»"
        if re.search('[“”"]', form):
            yield f"another language's quotation marks in «{form}»"
        if re.search(r"(?<![\w.-])-\d| - ", form):
            yield f"- instead of − or a dash in «{form}»"
        if re.search(r"\d\.\d", form):
            yield f"a decimal point in «{form}»"
    form = re.sub(r"(·|\t)\s*\?", r"\1", form)  # There it is a key, not a question.
    if language == "fr":
        if re.search(r" ([:;!?»]|%(?!n))|« ", form):
            yield f"an ordinary blank before «: ; ! ? % »» or after ««» in «{form}»"
        if re.search(r"[^\W\d_][:;!?]($|\s)|[\d}][;!?%]($|\s)", re.sub(r"&\w+;|<[^<>]*>", "", form)):
            yield f"no blank before «: ; ! ? %» in «{form}»"
        if re.search("\u00a0[;!?]|\u202f[:%»]", form):
            yield f"the other blank before «: ; ! ? % »» in «{form}»"
    if language == "it" and re.search(r"\s([:;!?]|%(?!n))", form):
        yield f"a blank before «: ; ! ? %» in «{form}»"


def check() -> list[str]:
    """Everything that is wrong, a line each."""
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for language in languages(FOLDER):
            kept = ts_file(FOLDER, language)
            if kept.exists():
                ts_file(fresh, language).write_bytes(kept.read_bytes())
        problems += extract(fresh)
        wanted = {
            (each.context, each.text) for path in sources() for each in sentences(path.read_text(encoding="utf-8"))
        }
        found = {(message.context, message.source) for message in messages(ts_file(fresh, "fr"))}
        problems += [f"not extracted: {context}: «{text}»" for context, text in sorted(wanted - found)]
        for language in languages(FOLDER):
            kept = ts_file(FOLDER, language)
            if not kept.exists() or kept.read_bytes() != ts_file(fresh, language).read_bytes():
                problems.append(f"{kept.name} does not fit the sources: python packaging/translations.py update")
            if not kept.exists():
                continue
            problems += [
                f"{kept.name}: {message.context}: «{message.source}»: {complaint}"
                for message in messages(kept)
                if language in COMPLETE or any(message.forms)
                for complaint in (
                    *complaints_about(message),
                    *(words for form in message.forms for words in typography(language, form)),
                )
            ]
            machine = FOLDER / f"brp_desktop_{language}.qm"
            if not machine.exists() or machine.read_bytes() != compiled(FOLDER, language, fresh).read_bytes():
                problems.append(f"{machine.name} is out of date: python packaging/translations.py compile")
    return problems


def pseudo_text(source: str) -> str:
    """The sentence as a language would have it that is 40 % longer and full of accents; placeholders stay.

    >>> pseudo_text("Roll {skill} with the dice")
    '[Řôll {skill} wîth thé dîçé ~~~~~ ~]'
    """
    parts = _KEPT.split(source)
    text = "".join(part if number % 2 else part.translate(ACCENTED) for number, part in enumerate(parts))
    more = ("~~~~~ " * len(source))[: max(0, round(len(source) * 0.4) - 3)].strip()
    return f"[{text} {more}]" if more else f"[{text}]"


def write_pseudo(folder: Path) -> Path:
    """Writes the pseudo-language's .qm file into the folder and returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    tree = ET.parse(ts_file(FOLDER, "fr"))
    tree.getroot().set("language", "fr")
    for entry in tree.getroot().iter("message"):
        translation = entry.find("translation")
        assert translation is not None
        text = pseudo_text(entry.findtext("source", ""))
        translation.attrib.pop("type", None)
        if entry.get("numerus") == "yes":
            for form in translation.iter("numerusform"):
                form.text = text
        else:
            translation.text = text
    tree.write(ts_file(folder, "pseudo"), encoding="utf-8", xml_declaration=True)
    return compiled(folder, "pseudo", folder)


def main(arguments: list[str]) -> int:
    """Chooses; returns 0, 1 for something wrong, 2 for wrong usage."""
    try:
        if arguments == ["update"]:
            for complaint in extract(FOLDER):
                print(complaint)
        elif arguments == ["compile"]:
            for language in languages(FOLDER):
                compiled(FOLDER, language, FOLDER)
                if left := sum(not each.finished and any(each.forms) for each in messages(ts_file(FOLDER, language))):
                    print(f"brp_desktop_{language}.ts: {left} translations marked unfinished are left out")
        elif arguments == ["check"]:
            problems = check()
            print("\n".join(problems))
            return 1 if problems else 0
        elif len(arguments) == 2 and arguments[0] == "new":
            print(f"{begin(arguments[1])}: translate there, then compile")
        elif len(arguments) == 2 and arguments[0] == "pseudo":
            print(write_pseudo(Path(arguments[1])))
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except ToolError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
