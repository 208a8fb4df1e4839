"""`python -m downfield` is `downfield`."""

from downfield.cli import main

if __name__ == "__main__":
    main()
