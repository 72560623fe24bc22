"""Every page and state without serious faults for those who cannot see, in both themes; and what else a page can do."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, expect

from cyberdeck.kernel import record
from cyberdeck.spec import get_spec
from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, Person
from tests.server.house import House, Place, until

SHORT = {"round_limit": 1}
RICH = {"round_limit": 1, "board": "expert", "tracer": True, "modules": 3, "secret_asset": True, "celebrity": True}


def serious(person: Person) -> list[str]:
    """What axe finds serious or critical in the dark, and of the colours also in the light."""
    expect(person.page.locator("[data-action]:disabled")).to_have_count(0)  # an action that is on its way
    found: list[dict[str, Any]] = Axe().run(person.page).response["violations"]
    person.page.emulate_media(color_scheme="light")
    found += Axe().run(person.page, options={"runOnly": ["color-contrast"]}).response["violations"]
    person.page.emulate_media(color_scheme="dark")
    return [
        f"{one['id']}: {node['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def finished(house: House, game: str = "blackhat", bots: int = 2, **options: Any) -> Place:
    """A table whose game is over, played by a program."""
    table = house.table(1, bots, game=game, options=options or SHORT)
    table.start()
    with table.client(0) as client:
        while client.my_turn()["returns"] is None:
            client.act()
    return table


def two(invite: Invite, house: House) -> tuple[Place, tuple[Person, Person]]:
    """A table that two people have begun to play at."""
    table = house.table(2, options=SHORT)
    people = invite(), invite()
    for seat, person in enumerate(people):
        person.go(f"/t/{table.code}#{seat}.{table.secrets[seat]}")
        expect(person.page.get_by_text(person.say("site-wait-code"))).to_be_visible()
    people[0].button("page-start").click()
    for person in people:
        person.page.wait_for_selector(LIVING)
    return table, people


def test_axe_finds_nothing_serious(invite: Invite, house: House) -> None:
    person = invite()
    over = finished(house)
    rich = house.table(1, 4, options=RICH)
    person.go(f"/t/{rich.code}#0.{rich.secrets[0]}")
    person.button("page-start").click()
    person.page.wait_for_selector(LIVING)
    for _ in range(3):
        until(person.actions, "a decision")
        assert serious(person) == []
        person.act()
    for path in (f"/t/{over.code}", f"/replay/{over.code}", "/rules/blackhat", "/learn/blackhat"):
        person.go(path)
        person.page.wait_for_load_state("networkidle")
        assert serious(person) == [], path


def test_the_rules_are_found_by_search_and_by_id(invite: Invite) -> None:
    person = invite(lang="ru")
    person.go("/rules/blackhat#BH-5.2")
    expect(person.page.locator("[id='BH-5.2']")).to_be_in_viewport()
    person.page.get_by_label(person.say("page-rules-search")).fill("шут")
    expect(person.page.locator("[id='BH-4.1']")).to_be_visible()
    expect(person.page.locator("[id='BH-6.3']")).to_be_hidden()


def test_the_language_changes_at_the_table_and_nothing_is_lost(invite: Invite, house: House) -> None:
    person = invite()
    table = house.table(1, 2, options=SHORT)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    person.button("page-start").click()
    person.page.wait_for_selector(LIVING)
    before = until(person.actions, "a decision")
    person.button("page-panel-menu").first.click()
    for lang in ("fi", "it", "ru"):
        person.page.get_by_label(person.say("page-language")).select_option(lang)
        person.texts = get_spec("blackhat").texts(lang)
        expect(person.page.get_by_role("region", name=person.say("page-decision"))).to_be_visible()
    person.button("page-panel-moves").last.click()
    assert person.actions() == before


def test_a_replay_of_everything_and_of_one_seat(invite: Invite, house: House, tmp_path: Path) -> None:
    table = finished(house)
    person = invite()
    person.go(f"/replay/{table.code}")
    moment = person.page.get_by_role("slider", name=person.say("page-player-moment"))
    expect(moment).to_have_value("0")
    person.page.keyboard.press("End")
    kept = house.good("GET", f"{table.path}/record")
    moments = sum(seat >= 0 for seat, _ in kept["actions"])
    expect(moment).to_have_value(str(moments))
    person.button("page-player-back").click()
    expect(moment).to_have_value(str(moments - 1))
    file = tmp_path / "game.json"
    file.write_bytes(record.encode(record.decode(json.dumps(kept).encode())))
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(moment).to_have_value("0")


def test_the_first_game_explains_each_rule_once(invite: Invite) -> None:
    person = invite()
    person.go("/learn/blackhat")
    coach = person.page.get_by_role("region", name=person.say("page-coach"))
    expect(coach.get_by_text(person.say("lesson-BH-3-1"))).to_be_visible(timeout=20_000)
    seen: set[str] = set()
    for _ in range(400):
        if person.over():
            break
        for button in coach.get_by_role("button").all():
            if person.over():
                break
            shown = coach.text_content() or ""
            assert shown not in seen, "explained twice"
            seen.add(shown)
            with suppress(Error):  # the end of the game may come before it
                button.click(timeout=2_000)
        if not person.act():
            person.page.wait_for_timeout(20)
    assert person.over()
    assert len(seen) >= 12


def test_undo_by_consent(invite: Invite, house: House) -> None:
    table, (ann, ben) = two(invite, house)
    asker, other = (ann, ben) if table.session.table.playing.players_to_act == [0] else (ben, ann)
    until(asker.actions, "a decision")
    before = len(table.actions())
    asker.act()
    asker.button("page-undo").click()
    other.button("page-undo-yes").click()
    until(lambda: table.operations()[-1]["t"] == "undone", "the action is taken back")
    assert len(table.actions()) == before + 1


def test_chat(invite: Invite, house: House) -> None:
    _, (ann, ben) = two(invite, house)
    for person in (ann, ben):
        person.page.keyboard.press("c")
    ann.page.get_by_label(ann.say("page-chat-label")).fill("<b>Good luck</b>")
    ann.button("page-chat-send").click()
    expect(ben.page.get_by_role("complementary").get_by_text("<b>Good luck</b>")).to_be_visible()
