"""Tips show what people and files say as it was written: nothing in it is ever read as markup."""


def plain_tip(text: str) -> str:
    """``text`` so that a tool tip shows it letter for letter.

    Qt reads what looks like markup as markup; such a text is wrapped and escaped, any other stays as it is.
    """
    if "<" not in text and "&lt;" not in text:
        return text
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")
    return f"<qt>{escaped}</qt>"
