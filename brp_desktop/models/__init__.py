"""Qt item models over the values of a sheet: ids in a role, texts handed in, changes row by row. QtCore only."""
