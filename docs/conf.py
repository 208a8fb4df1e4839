"""How the manual is built: `tools/docs`."""

import downfield

project = "Downfield"
author = "The Downfield contributors"
project_copyright = "The Downfield contributors, Apache License 2.0"
version = release = downfield.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_title = "Downfield"
html_show_sourcelink = False
