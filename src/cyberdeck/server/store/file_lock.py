"""A lock on a file that one process holds at a time. The system releases it when the process ends, however it ends."""

from __future__ import annotations

import contextlib
import os

from cyberdeck.server.store.rows import DatabaseInUse, NoDatabase

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Raises DatabaseInUse if another process holds it. Without file locks on the system it holds nothing."""

    def __init__(self, path: str) -> None:
        self.path = path
        file = path.removesuffix(".lock")
        if os.path.isdir(file):
            raise NoDatabase(file=file, detail="it is a folder")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise NoDatabase(file=file, detail=error.strerror or str(error)) from error
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise DatabaseInUse(file=file) from None

    def release(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self._file)
