"""The compiled engine where no wheel brought it: built in the background at the first start, found at the next.

Only files with the mark are compiled; all others, words and pages are those of the installation. So a build holds until
one of its own files changes, and then the plain engine plays until the next build is done.
"""
