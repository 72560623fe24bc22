"""Nim, a plug-in without a page of its own, in the browser: everything is drawn for it by generic components."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cyberdeck_nim.spec import SPEC
from tests.browser.kit import Person, play, typed
from tests.browser.test_pages import serious
from tests.examples.scratch import Scratch
from tests.kits.plugins import install_specs

NIM = Path(__file__).parents[2] / "examples" / "nim"


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    scratch = Scratch(tmp_path_factory.mktemp("nim"))
    scratch.sh(f"pip install {NIM}")
    return scratch


def test_it_is_played_in_the_browser(browser: Browser, scratch: Scratch, monkeypatch: pytest.MonkeyPatch) -> None:
    install_specs(monkeypatch, SPEC)  # for the words that a person looks for
    with scratch.serve() as house:
        ann = Person(browser, house, game="nim")
        ben = Person(browser, house, game="nim", width=390, height=844, lang="fi", theme="light", seed=2)
        page = ann.page

        ann.go("/rules/nim#NIM-2.2")
        expect(page.locator("[id='NIM-2.2']")).to_be_in_viewport()

        ann.new_table()
        page.get_by_label(ann.say("page-name")).fill("Ann")
        ann.button("site-options").click()
        page.get_by_role("radio", name=ann.say("option-last-loses"), exact=True).check(force=True)
        assert serious(ann) == []
        ann.button("site-new-make").click()
        code = ann.code
        ben.sit_with(code, 1, "Ben")
        ann.button("page-start").click()

        table = page.get_by_role("region", name="Nim")
        expect(table).to_contain_text(ann.say("table-goal"))
        expect(table).to_contain_text(ann.say("field-heaps"))
        group = table.get_by_role("group", name=ann.say("page-moves", count=16))
        expect(group.get_by_role("button")).to_have_count(16)
        assert serious(ann) == []
        group.get_by_role("button", name=ann.say("move-take", heap="D", sticks=7)).click()
        heap = table.get_by_role("term").filter(has_text=re.compile("^D$"))
        expect(heap.locator("xpath=following-sibling::dd")).to_have_text("0")
        taken = ben.say("event-taken", who="other", player="Ann", heap="D", sticks=7)
        expect(ben.page.get_by_text(taken).first).to_be_visible()
        assert ben.has_no_sideways_scroll()
        assert serious(ben) == []
        play([ann, ben], lambda one: typed(one) if one is ann else one.act())
        assert ben.has_no_sideways_scroll()

        ann.go(f"/replay/{code}")
        expect(page.get_by_role("slider", name=ann.say("page-player-moment"))).to_have_value("0")
        expect(table.get_by_role("definition").filter(has_text=re.compile("^7$"))).to_be_visible()

        ben.go("/learn/nim")
        expect(ben.page.get_by_text(ben.say("lesson-NIM-2-1"))).to_be_visible()
        ann.close()
        ben.close()
