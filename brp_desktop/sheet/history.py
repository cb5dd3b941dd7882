"""Undo and redo as a list of values: push, undo, redo, merging of what belongs together, and the saved mark."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from msgspec import Struct

_Value = TypeVar("_Value")


class _Step(Struct, Generic[_Value], frozen=True):
    """One step: the value before and after it, what it was, and what may be merged into it."""

    before: _Value
    after: _Value
    label: object
    key: Hashable | None
    time: float | None


class History(Generic[_Value]):
    """The values a document went through, compared by ``==``.

    ``limit`` is the number of steps kept; older ones are forgotten, never the present value. Steps pushed one after the
    other with the same merge key become one step, as long as nothing came between (undo, redo, another key, a save or
    ``break_merge``) and, where both pushes say when they were made, at most ``merge_seconds`` lie between them.
    """

    def __init__(self, value: _Value, *, limit: int = 1000, merge_seconds: float = 5.0) -> None:
        if limit < 1:
            raise ValueError(limit)
        self._value = value
        self._saved: _Value | None = value
        self._was_saved = True
        self._limit = limit
        self._merge_seconds = merge_seconds
        self._done: list[_Step[_Value]] = []
        self._undone: list[_Step[_Value]] = []
        self._open = False

    @property
    def value(self) -> _Value:
        """The present value."""
        return self._value

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone step."""
        return bool(self._undone)

    @property
    def undo_label(self) -> object | None:
        """What ``undo`` would take back."""
        return self._done[-1].label if self._done else None

    @property
    def redo_label(self) -> object | None:
        """What ``redo`` would bring again."""
        return self._undone[-1].label if self._undone else None

    @property
    def is_saved(self) -> bool:
        """Whether the present value equals the one marked as saved, however it was reached."""
        return self._was_saved and (self._value is self._saved or self._value == self._saved)

    def push(self, value: _Value, label: object, key: Hashable | None = None, now: float | None = None) -> bool:
        """Make ``value`` the present one; False and nothing at all if it equals the present one.

        What was undone can no longer be redone. ``label`` is any object (the edit); ``now`` are seconds of any clock. A
        merge that leads back to the value before the step removes the step.
        """
        if value is self._value or value == self._value:
            return False
        self._undone.clear()
        if self._merges(key, now):
            first = self._done.pop()
            if value == first.before:
                self._value = first.before
                self._open = False
                return True
            step = _Step(first.before, value, label, key, now)
        else:
            step = _Step(self._value, value, label, key, now)
        self._done.append(step)
        del self._done[: -self._limit]
        self._value = value
        self._open = key is not None
        return True

    def undo(self) -> object | None:
        """Go back one step and return its label; None (and nothing) if there is none."""
        if not self._done:
            return None
        step = self._done.pop()
        self._undone.append(step)
        self._value = step.before
        self._open = False
        return step.label

    def redo(self) -> object | None:
        """Go forward one undone step and return its label; None (and nothing) if there is none."""
        if not self._undone:
            return None
        step = self._undone.pop()
        self._done.append(step)
        self._value = step.after
        self._open = False
        return step.label

    @property
    def labels(self) -> tuple[object, ...]:
        """What ``undo`` would take back step by step, the last step first."""
        return tuple(step.label for step in reversed(self._done))

    def join(self, steps: int, label: object) -> bool:
        """Make the last ``steps`` steps one, under a label; False and nothing at all if there are not so many.

        With one step only the label changes. What was undone can no longer be redone.
        """
        if not 1 <= steps <= len(self._done):
            return False
        last = self._done[-steps:]
        self._undone.clear()
        self._open = False
        del self._done[-steps:]
        if last[0].before != last[-1].after:
            self._done.append(_Step(last[0].before, last[-1].after, label, None, None))
        return True

    def convert(self, change: Callable[[_Value], _Value]) -> None:
        """Put another value in place of every one, the present one and the saved one too: said differently, it means
        the same as before. Steps and their labels stay; the next push is a step of its own.
        """
        self._value = change(self._value)
        self._saved = None if self._saved is None else change(self._saved)
        for steps in (self._done, self._undone):
            steps[:] = [
                _Step(change(step.before), change(step.after), step.label, step.key, step.time) for step in steps
            ]
        self._open = False

    def break_merge(self) -> None:
        """Let the next push be a step of its own whatever its key (a field was left, for example)."""
        self._open = False

    def mark_saved(self) -> None:
        """Remember the present value as the saved one; the next push is a step of its own."""
        self._saved = self._value
        self._was_saved = True
        self._open = False

    def mark_unsaved(self) -> None:
        """Forget the saved mark: no value counts as saved until the next ``mark_saved``."""
        self._saved = None
        self._was_saved = False

    def _merges(self, key: Hashable | None, now: float | None) -> bool:
        if not self._open or key is None or not self._done or self._done[-1].key != key:
            return False
        last = self._done[-1].time
        return last is None or now is None or now - last <= self._merge_seconds
