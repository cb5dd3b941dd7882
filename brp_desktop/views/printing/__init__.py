"""The rooms of paper: what is printed of a document, the print window, PDF, form and picture as formats."""
