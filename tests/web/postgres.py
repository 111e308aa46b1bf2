"""A real PostgreSQL server for the tests, from Debian's package, in a directory of its own."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

SETTINGS = {"listen_addresses": "", "fsync": "on", "shared_buffers": "16MB", "log_min_messages": "fatal"}


def binaries() -> Path | None:
    """Where the server's programs are: the latest version that is installed."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: int(path.parent.name), default=None)


def user() -> str | None:
    """Whom to run the server as: it refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def end_with_parent() -> None:
    """Let no server be left over when the tests are killed."""
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)  # PR_SET_PDEATHSIG


class Server:
    """A server that listens on a socket in its own directory only."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.place = Path(tempfile.mkdtemp(prefix="indochina-postgres-"))
        self.socket = self.place / "socket"
        self.socket.mkdir()
        owner = user()
        self.run_as = {"user": owner, "group": pwd.getpwnam(owner).pw_gid, "extra_groups": []} if owner else {}
        if owner:
            for path in (self.place, self.socket):
                shutil.chown(path, owner, pwd.getpwnam(owner).pw_gid)
        options = ["--username=indochina", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self.call(programs / "initdb", f"--pgdata={self.place / 'data'}", *options)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def call(self, *command: object) -> None:
        done = subprocess.run([str(c) for c in command], cwd=self.place, capture_output=True, text=True, **self.run_as)
        assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        settings = {**SETTINGS, "unix_socket_directories": self.socket}
        command = [self.programs / "postgres", "-D", self.place / "data"]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.place / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=self.place, stdout=log, stderr=log, preexec_fn=end_with_parent, **self.run_as
            )
        ready = [self.programs / "pg_isready", "-q", "-h", self.socket]
        for _ in range(600):
            if subprocess.run(ready).returncode == 0:
                return
            assert self.process.poll() is None, (self.place / "server.log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it; what was committed is there when it starts again."""
        if self.process is not None:
            self.process.send_signal(how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(30)
            self.process.kill()
            self.process.wait()
            self.process = None

    def database(self) -> str:
        """The URL of its database, which is empty now and nobody is connected to."""
        end = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()"""
        empty = "DROP SCHEMA IF EXISTS indochina CASCADE"
        reach = ["-q", "-h", self.socket, "-U", "indochina", "-d", "postgres"]
        self.call(self.programs / "psql", *reach, "-c", end, "-c", empty)
        return f"postgresql://indochina@/postgres?host={self.socket}"

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)  # without writing anything down
        shutil.rmtree(self.place, ignore_errors=True)
