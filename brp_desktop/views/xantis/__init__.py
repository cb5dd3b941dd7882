"""The Xantis sheet, its roll panel and its words."""
