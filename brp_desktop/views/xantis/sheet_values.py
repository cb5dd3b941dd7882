"""Numbers of a Xantis sheet that are edited and explained but not rolled: what the detail panel is told of them."""

from typing import Final, Literal

from msgspec import Struct


class SheetValue(Struct, frozen=True):
    """Pa Max, or a counter by its id. Subjects that are rolled are ``XantisSubject``."""

    kind: Literal["pa_max", "counter"]
    id: str = ""


PA_MAX: Final = SheetValue("pa_max")
