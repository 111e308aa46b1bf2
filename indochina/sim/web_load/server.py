"""`indochina serve` as a process of its own, and what it uses of the machine."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from indochina.core.errors import Error

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`indochina serve` as a process of its own."""

    def __init__(self, store: str, port: int, workers: int = 1, idle: float = 600.0) -> None:
        command = [sys.executable, "-m", "indochina", "serve", "--store", store, "--port", str(port)]
        command += ["--workers", str(workers), "--idle", str(idle)]
        command += ["--behind-proxy", "127.0.0.1"]  # visitors say that they come from addresses of their own
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=1):
                    self.servers = self.processes()  # those that will think for bots are not there yet
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise Error("the server does not start")

    def processes(self) -> list[int]:
        """The server and the workers it started."""
        return [self.process.pid, *children(self.process.pid)]

    def cpu(self) -> float:
        return cpu_of(self.processes())

    def memory(self) -> int:
        """Resident memory in kB of those who keep the tables, not of those who think for them."""
        found = 0
        for pid in self.servers:
            status = Path(f"/proc/{pid}/status").read_text()
            match = re.search(r"VmRSS:\s+(\d+)", status)
            found += int(match[1]) if match else 0
        return found

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """As a power cut would: at once, with no word of farewell."""
        for pid in self.processes() if self.process.poll() is None else ():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


def children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.parent.name))
    return found


def cpu_of(processes: list[int]) -> float:
    """CPU seconds they have used, with children of theirs that have ended."""
    ticks = 0
    for pid in processes:
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / TICKS


async def postmaster(url: str) -> int | None:
    """The process of a PostgreSQL server, if it is on this machine."""
    if "://" not in url:
        return None
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    try:
        backend = Path(f"/proc/{await connection.fetchval('SELECT pg_backend_pid()')}")
        if (backend / "comm").read_text().strip() != "postgres":
            return None
        return int((backend / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None
    finally:
        await connection.close()
