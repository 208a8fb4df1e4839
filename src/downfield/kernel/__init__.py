"""Needs, frames, records: everything a game stands on. Knows no game."""

from downfield.kernel.forge.finder import use

use()  # here, for nothing compiled is imported before the kernel
