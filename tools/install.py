"""Install a lock file with pip, and say how far it is: `python tools/install.py requirements.lock "what they are for"`.

Run by the Python of a virtual environment, into that environment.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

PIP = (sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off")
PACKAGE = re.compile(r"(?:Collecting|Ignoring|Requirement already satisfied:) ([\w.-]+)|Processing (?:.*/)?([\w.]+)-")


def wanted(lock: Path) -> int:
    """How many packages a lock file names."""
    return sum(bool(re.match(r"[\w.-]+==", line)) for line in lock.read_text(encoding="utf-8").splitlines())


def install(command: list[str], what: str, total: int) -> int:
    """Run pip and show each package it comes to; what it said otherwise is shown if it fails."""
    live = sys.stdout.isatty()
    said, seen, start = [], 0, time.monotonic()
    print(f"{what}: {total} packages", flush=True)
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
        for line in pip.stdout or ():
            said.append(line)
            if found := PACKAGE.match(line):
                seen += 1
                step = f"  {seen:>3}/{total} {found[1] or found[2]}"
            elif line.startswith("Installing collected packages"):
                step = "  all there; unpacking them ..."
            else:
                continue
            print(f"\r{step:<60}" if live else step, end="" if live else "\n", flush=True)
    if live:
        print("\r" + " " * 60 + "\r", end="")
    if pip.returncode:
        sys.stderr.write("".join(said[-40:]))
    else:
        print(f"  done in {time.monotonic() - start:.0f} s", flush=True)
    return pip.returncode


def main() -> int:
    lock, what = Path(sys.argv[1]), sys.argv[2]
    return install([*PIP, "--require-hashes", "--requirement", str(lock)], what, wanted(lock))


if __name__ == "__main__":
    raise SystemExit(main())
