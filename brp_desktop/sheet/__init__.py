"""The character as data: immutable values, edits from value to value, history and derived numbers."""
