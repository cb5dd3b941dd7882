"""Dice notation parsed and rolled, against the d20 package without its cache."""

import d20
from bench.figure import Figure, cpu_ms, figure

from brp_desktop.play.chance import SeededChance
from brp_desktop.rules.dice import parse


def figures() -> list[Figure]:
    """Two hundred texts, as many as a table of weapons has."""
    source = SeededChance(1)
    texts = [f"{n % 4 + 1}d{6 + n % 5}+{n}" for n in range(200)]

    def ours() -> None:
        for text in texts:
            parse(text).roll(source)

    def theirs() -> None:
        for text in texts:
            d20.Roller().roll(text)

    own, other = cpu_ms(ours) * 1000 / len(texts), cpu_ms(theirs, 8) * 1000 / len(texts)
    return [figure("notation parsed and rolled", own, ("d20", other), "≥ 8 ×", "µs")]
