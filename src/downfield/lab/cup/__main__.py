"""python -m downfield.lab.cup"""

import sys

from downfield.lab.cup import main

sys.exit(main())
