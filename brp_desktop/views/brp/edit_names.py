"""What the fields of the edit page are called for those who cannot see them."""

from PySide6.QtCore import QCoreApplication, Qt

from brp_desktop.models.skill_edit import EditColumn, SkillEditModel
from brp_desktop.views.brp.edit_stops import Cell

translate = QCoreApplication.translate


def cell_name(model: SkillEditModel, row: int, cell: Cell) -> str:
    """«Spot, profession points»; of a name the name itself, or that it is a speciality."""
    key, column = cell
    name = str(model.index(row, EditColumn.NAME).data())
    if column is EditColumn.NAME:
        text = translate("EditSkillsView", "Speciality of {name}") if model.field_of(model.skill(key)) else "{name}"
        return text.format(name=name)
    heading = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
    return f"{name}, {heading}"
