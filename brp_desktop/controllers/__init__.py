"""QObjects that join rules, sheet, play and storage for the window; no widgets here."""
