"""numpy, which counts with one thread; whoever reads drawings has it from here, so that this is settled first.

Reading a drawing is many small products: threads that share them wait for each other longer than they count.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np  # it looks at what is set above when it is loaded
from numpy.typing import NDArray

__all__ = ["NDArray", "np"]
