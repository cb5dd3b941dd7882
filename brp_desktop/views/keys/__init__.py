"""The keys: declared once, changed by whoever plays, spelt as every keyboard sends them."""
