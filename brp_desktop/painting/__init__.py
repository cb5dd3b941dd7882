"""Drawing with QPainter: themes, icons, signs, bars and dice. Knows QtGui, no widgets, and holds no text for people."""
