"""Packed arrays of ints: `librt.vecs` in the compiled build, plain lists (which are faster there) otherwise."""

from downfield.kernel.build import MYPY

if MYPY:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class _Lists:
        """Answers `vec[i64]` with `list`, so that `vec[i64]([1, 2])` is a list."""

        def __getitem__(self, item):
            return list

    vec = _Lists()

    def append(items, item):
        """Append and return the array, as `librt.vecs.append` does."""
        items.append(item)
        return items
