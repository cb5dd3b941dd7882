"""The rules as a library: pure, typed, exact, and without any text for people.

Both game systems share the error type and the explanation step defined here.
"""

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation, Step

__all__ = ["Explanation", "RulesError", "Step"]
