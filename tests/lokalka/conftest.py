"""For the scenarios of Lokalka."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.lokalka.table", "tests.lokalka.position", "tests.lokalka.cards")
