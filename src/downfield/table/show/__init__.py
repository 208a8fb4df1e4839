"""What somebody may be shown of a match: updates for browsers, moments for programs, films of what is over."""
