"""The coach `sharp`: knows the solved game by heart, and errs where little is at stake."""

from typing import Final

from downfield.toolkit.advised import Habit

HABIT: Final = Habit(dear=0.023, most=0.12)
