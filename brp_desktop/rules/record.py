"""Frozen records that are quick to define: what `dataclasses` would write and compile at every start is here once."""

from types import NoneType
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import Field


class LateFields:
    """In the place of `__dataclass_fields__`: makes `dataclasses.replace`, `fields` and `asdict` work on a class.

    The fields are made when first asked for, from the names that `names` of the class holds; they know no defaults.
    """

    def __init__(self, names: str) -> None:
        self._names = names
        self._made: dict[type, dict[str, Field[Any]]] = {}

    def __get__(self, instance: object, owner: type) -> "dict[str, Field[Any]]":
        if owner not in self._made:
            from dataclasses import fields, make_dataclass

            named = make_dataclass(owner.__name__, getattr(owner, self._names))
            self._made[owner] = {field.name: field for field in fields(named)}
        return self._made[owner]


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Record:
    """Base of a frozen record: every public name with a plain value (str, bool, int, None) is a field.

    As a frozen dataclass with keywords only: equality, hash and repr by the fields in their order, `__post_init__` if
    there is one, `dataclasses.replace` and `fields`; what is not a field is a `TypeError`, writing an
    `AttributeError` (`FrozenInstanceError`).
    """

    _defaults: ClassVar[dict[str, Any]] = {}

    if TYPE_CHECKING:
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    else:
        __dataclass_fields__ = LateFields("_defaults")

    def __init_subclass__(cls) -> None:
        plain = (str, int, NoneType)
        own = vars(cls).items()
        cls._defaults = {name: value for name, value in own if name[0] != "_" and isinstance(value, plain)}

    def __init__(self, **values: Any) -> None:
        mine = vars(self)
        mine.update(self._defaults)
        mine.update(values)
        if len(mine) != len(self._defaults):
            unknown = next(name for name in values if name not in self._defaults)
            raise TypeError(f"{type(self).__name__}() got an unexpected keyword argument {unknown!r}")
        self.__post_init__()

    def __post_init__(self) -> None:
        """Look at the values; for those who care."""

    def __setattr__(self, name: str, value: object) -> None:
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        return vars(self) == vars(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__qualname__}({values})"
