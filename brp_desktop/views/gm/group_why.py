"""«Why?» in the tables of a group check: the steps of one person's chance beside the row."""

from PySide6.QtCore import QCoreApplication, QRect

from brp_desktop.models.group import GroupRow
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.rules.brp import preset_id
from brp_desktop.views import labels, roll_words
from brp_desktop.views.gm.group_table import GroupTable
from brp_desktop.views.why import WhyPopover, rows_of


def explain_row(popover: WhyPopover, table: GroupTable, row: GroupRow) -> None:
    """Show how a percentile chance comes about; nothing where there is none."""
    request = row.request
    if request is None:
        return
    translate = QCoreApplication.translate
    heading = translate("labels", "Why {chance}?").format(chance=labels.percent(request.chance))
    rules = translate("labels", "Rules: {rules}").format(rules=labels.preset_label(preset_id(request.options)))
    title = roll_words.request_title(request)
    popover.explain(heading, rows_of(request.steps, title), [labels.listed((row.name, title)), rules])
    popover.show_at(_place_of(table, row.key))


def explain_xantis(popover: WhyPopover, table: GroupTable, key: str, request: XantisRequest | None) -> None:
    """Show how a Vdr comes about; nothing where there is none."""
    if request is None:
        return
    from brp_desktop.views.xantis.explanations import explain_request

    explain_request(popover, request)
    popover.show_at(_place_of(table, key))


def _place_of(table: GroupTable, key: str) -> QRect:
    """Where a row lies on the screen."""
    rect = table.rect_of(key)
    return QRect(table.viewport().mapToGlobal(rect.topLeft()), rect.size())
