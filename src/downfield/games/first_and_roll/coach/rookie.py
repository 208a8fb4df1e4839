"""The coach `rookie`: sees what is sensible, and often takes the second best of it; the dearer, the rarer."""

from typing import Final

from downfield.toolkit.advised import Habit

HABIT: Final = Habit(errs=0.75, dear=0.025, most=0.06)
