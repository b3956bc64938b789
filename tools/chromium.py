"""Find a Chromium for the tests in a real browser, or bring one; prints its path.

    python tools/chromium.py

The one TABLEE_CHROMIUM names, else one on this machine, else the npm package `@sparticuz/chromium`,
unpacked once into .venv/chromium. Standard library only.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.client import npm, status_of

FOLDER = Path(__file__).resolve().parent.parent / ".venv" / "chromium"
ON_MACHINES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = {"@sparticuz/chromium": "147.0.0"}
AXE = {"axe-core": "4.14.0"}
# The package writes into the folder for temporary files; told that it runs where nothing else is
# installed, it unpacks the libraries it needs too.
UNPACK = """\
process.env.TMPDIR = import.meta.dirname;
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
await (await import("@sparticuz/chromium")).default.executablePath();
"""


def chromium() -> Path:
    """A Chromium that can be started."""
    if named := os.environ.get("TABLEE_CHROMIUM"):
        return Path(named)
    for name in ON_MACHINES:
        if found := shutil.which(name):
            return Path(found)
    return _unpacked()


def libraries(browser: Path) -> dict[str, str]:
    """What to add to the environment it is started in: nothing where the machine has its libraries."""
    shipped = browser.parent / "al2023" / "lib"
    if not shipped.is_dir():
        return {}
    started = subprocess.run([browser, "--version"], capture_output=True, check=False)
    return {} if started.returncode == 0 else {"LD_LIBRARY_PATH": str(shipped)}


def axe() -> Path:
    """The script that looks for what shuts people out."""
    return _package(FOLDER / "axe", AXE) / "axe-core" / "axe.min.js"


def _unpacked() -> Path:
    folder = FOLDER / "browser"
    done = folder / "unpacked"
    _package(folder, BROWSER)
    if not done.is_file():
        (folder / "chromium").unlink(missing_ok=True)
        (folder / "unpack.mjs").write_text(UNPACK)
        npm("--prefix", str(folder), "--silent", "run", "unpack")
        done.touch()
    return folder / "chromium"


def _package(folder: Path, wanted: dict[str, str]) -> Path:
    """Installs once; another version is another `package.json`, and everything is done again."""
    manifest = folder / "package.json"
    scripts = {"unpack": "node unpack.mjs"}
    content = json.dumps({"private": True, "scripts": scripts, "dependencies": wanted}, indent=2)
    mark = folder / "installed"
    if not mark.is_file() or mark.read_text() != content:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        manifest.write_text(content)
        npm("--prefix", str(folder), "--silent", "install", "--no-audit", "--no-fund")
        mark.write_text(content)
    return folder / "node_modules"


if __name__ == "__main__":
    sys.exit(status_of(lambda: print(chromium())))
