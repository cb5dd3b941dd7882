"""Texts as a Foundry actor holds them: HTML where it shows HTML, names that read back as they are, ids."""

import hashlib
import html

from brp_desktop.storage.importers.values import plain_text


def html_text(text: str) -> str:
    """A text of any number of lines as HTML; markup in it is shown, not obeyed.

    >>> html_text("HP < 3\\nrun")
    '<p>HP &lt; 3<br>run</p>'
    """
    return f"<p>{html.escape(text, quote=False).replace(chr(10), '<br>')}</p>" if text.strip() else ""


def plain_name(text: str) -> str:
    """A name for a field that is no HTML; spelt with entities only where it would read back as something else.

    >>> plain_name("Tom & Ada"), plain_name("<b>Tom</b>")
    ('Tom & Ada', '&lt;b&gt;Tom&lt;/b&gt;')
    """
    read = plain_text(text)
    return text if read is not None and read.text == text.strip() else html.escape(text, quote=False)


def item_id(kind: str, id_: str) -> str:
    """The id of an item: sixteen letters and digits, always the same for a row of the sheet."""
    return hashlib.sha256(f"{kind}/{id_}".encode()).hexdigest()[:16]
