"""The one error the rules raise: a code and its parameters, never a sentence."""

from collections.abc import Mapping


class RulesError(Exception):
    """What the rules refuse, as a code and parameters that the interface turns into a sentence.

    ``code`` is one of the ids of brp.md 16.5 (``missing_value``, ``roll_out_of_range`` …) or of
    xantis.md; ``parameters`` names what was wrong (field, value, column …).

    >>> error = RulesError("roll_out_of_range", roll=0)
    >>> error.code, dict(error.parameters)
    ('roll_out_of_range', {'roll': 0})
    """

    code: str
    parameters: Mapping[str, object]

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.parameters.items())
        return f"{self.code} ({details})" if details else self.code

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, object]]]:
        return _rebuild, (self.code, dict(self.parameters))


def _rebuild(code: str, parameters: dict[str, object]) -> RulesError:
    return RulesError(code, **parameters)
