"""The page of the rules: every option of a sheet with its sentence and what it changes on this sheet."""
