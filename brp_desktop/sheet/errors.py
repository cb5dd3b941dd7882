"""The one error of the sheet: an edit that cannot be made, as a code and its parameters."""

from collections.abc import Mapping


class EditError(Exception):
    """What an edit refuses, as a code and parameters that the interface turns into a sentence.

    ``unknown_id`` (kind, id): the thing is not on the sheet (any more). ``out_of_range`` (field, value, minimum,
    maximum). ``too_long`` (field, length, maximum). ``duplicate_id`` (kind, id). ``no_experience_box`` (id): a tick for
    a skill that does not learn by use. ``not_removable`` (kind, id). ``unknown_value`` (field, value).
    ``too_many`` (kind, maximum). ``not_a_picture``. ``empty_name`` (field). ``bad_dice`` (field, text, column).
    ``not_a_container`` (id), ``inside_itself`` (id), ``not_empty`` (id): of things and where they lie.
    ``not_enough`` (left, wanted): shots, or points to pay with. ``already_treated`` (id): First Aid on a wound.
    ``missing_value`` (name): what hit points or a cost are reckoned with is blank. Of a Xantis sheet, as the rules have
    them: ``unknown_name`` (name), ``cyclic_parent`` (name), ``invalid_tier`` (name, tier), ``not_enough_pa`` (cost,
    left), ``invalid_cost``.
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
