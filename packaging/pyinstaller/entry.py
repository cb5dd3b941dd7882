"""What the built program starts with."""

import sys

from brp_desktop.__main__ import main

sys.exit(main())
