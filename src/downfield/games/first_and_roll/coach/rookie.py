"""The coach `rookie`: sees what is sensible, and often takes the second best; the dearer, the rarer."""

from typing import Final

from downfield.toolkit.advised import Habit

HABIT: Final = Habit(dear=0.24, most=0.3)
