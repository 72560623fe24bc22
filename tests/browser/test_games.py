"""Black Hat played to its end in the browser, by all kinds of people."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import TimeoutError as Waited
from playwright.sync_api import expect

from cyberdeck.kernel import record
from cyberdeck.spec import get_spec, make
from tests.browser.conftest import Invite
from tests.browser.kit import LIVING, Cable, Person, play
from tests.browser.table import TablePlayer
from tests.server.house import House, Place, until

SHORT = {"round_limit": 1}


def seated(person: Person, house: House) -> Place:
    """A short game against three bots, by the link of a seat."""
    table = house.table(1, 3, options=SHORT)
    person.go(f"/t/{table.code}#0.{table.secrets[0]}")
    return table


def test_one_click_to_a_table_against_bots(invite: Invite, house: House) -> None:
    person = invite()
    person.go()
    person.on_start("site-play").click()
    session = house.session(person.code)
    person.page.wait_for_selector(LIVING)
    given = 0
    while given < 10:
        given += person.act()
    assert len(session.table.playing.action_log) > given
    assert [seat.bot for seat in session.table.seats] == [None, "medium", "medium", "medium"]


def test_a_new_table_with_options(invite: Invite, house: House) -> None:
    person = invite()
    page = person.page
    person.new_table()
    page.get_by_label(person.say("page-name")).fill("Ann")
    person.edit_seat(4)
    person.button("site-seat-remove").click()
    for number in (2, 3):
        person.seat_bot(number)
    offered = [person.say(f"page-bot-{bot}") for bot in ("easy", "medium", "hard", "expert")]
    levels = page.get_by_role("group", name=person.say("site-level"))
    assert [level.split("\n")[0] for level in levels.locator("label").all_inner_texts()] == offered
    person.button("site-options").click()
    rounds = page.get_by_role("listitem").filter(has=page.get_by_text(person.say("setup-round_limit"), exact=True))
    person.button("site-less", what=person.say("setup-round_limit")).click()
    expect(rounds.get_by_text(person.say("site-changed"))).to_be_visible()
    page.get_by_role("switch", name=person.say("setup-celebrity"), exact=True).check(force=True)
    expect(page.get_by_text(person.texts.attribute("setup-celebrity", "is-true"))).to_be_visible()
    expect(page.get_by_text(person.say("site-changes", count=2))).to_be_visible()
    person.button("site-new-make").click()
    table = house.session(person.code).table
    person.button("page-start").click()
    until(lambda: table.status == "playing", "the game begins")
    header = table.header
    assert header.options == {"round_limit": 1, "fewer_cards": True, "celebrity": True, "players": 3}
    assert header.bots == (None, "easy", "easy")


def test_changes_of_a_preset_can_be_undone(invite: Invite) -> None:
    person = invite()
    person.new_table()
    person.page.get_by_text(person.say("preset-full"), exact=True).click()
    person.button("site-options").click()
    tracer = person.page.get_by_role("switch", name=person.say("setup-tracer"), exact=True)
    expect(tracer).to_be_checked()
    tracer.uncheck(force=True)
    person.button("site-undo-changes").click()
    expect(tracer).to_be_checked()
    expect(person.button("site-undo-changes")).to_be_disabled()
    person.button("site-new-make").click()
    options = person.house.session(person.code).table.header.options
    preset = next(preset for preset in get_spec("blackhat").presets if preset.name == "full")
    assert options == {**preset.options, "players": 4}


def test_four_people_in_four_browsers(invite: Invite, house: House, tmp_path: Path) -> None:
    table = house.table(4, options=SHORT, sit=False)
    people = [invite() for _ in range(4)]
    for seat, person in enumerate(people):
        person.sit_with(table.code, seat, f"Player {seat + 1}")
    people[0].button("page-start").click()
    play(people)
    with people[0].page.expect_download() as download:
        people[0].page.get_by_text(people[0].say("page-record"), exact=True).click()
    kept = record.load(Path(download.value.path()))
    verdict = record.verify(kept, make)
    assert (verdict.sound, verdict.shuffle, verdict.over) == (True, "proven", True)
    assert kept.names == [f"Player {seat + 1}" for seat in range(4)]
    assert len(kept.entropy) == 4, "every browser adds to the shuffle"


def test_keyboard_alone(invite: Invite, house: House) -> None:
    person = invite()
    seated(person, house)
    expect(person.button("page-start")).to_be_visible()
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.textContent.trim()") == person.say("page-start"):
            break
    person.page.keyboard.press("Enter")
    expect(person.button("page-start")).to_be_hidden()
    assert TablePlayer(person, "keys").play()


def test_a_phone(invite: Invite, house: House) -> None:
    person = invite(width=360, height=740)
    person.go()
    expect(person.on_start("site-play")).to_be_visible()
    assert person.has_no_sideways_scroll()
    seated(person, house)
    person.button("page-start").click()

    def narrow(one: Person) -> bool:
        assert one.has_no_sideways_scroll()
        return one.act()

    play([person], narrow)
    assert person.has_no_sideways_scroll()


def test_a_reload_and_a_lost_connection_in_the_middle(invite: Invite, house: House) -> None:
    table = house.table(2, 1, options=SHORT, sit=False)
    ann, ben = invite(), invite()
    cable = Cable(ben)
    ann.sit_with(table.code, 0, "Ann")
    ben.sit_with(table.code, 1, "Ben")
    ann.button("page-start").click()
    for _ in range(60):
        if len(table.actions()) > 10:
            break
        if not (ann.act() or ben.act()):
            ann.page.wait_for_timeout(20)
    before = len(table.actions())
    ann.page.reload()
    cable.cut()
    expect(ben.page.get_by_text(ben.say("page-lost"))).to_be_visible()
    cable.restore()
    with suppress(Waited):  # it may have found back by itself meanwhile
        ben.button("page-try-now").click(timeout=2_000)
    expect(ben.page.get_by_text(ben.say("page-lost"))).to_be_hidden()
    play([ann, ben])
    assert len(table.actions()) > before


def test_a_spectator_sees_the_end_and_no_hand(invite: Invite, house: House) -> None:
    table = house.table(1, 3, options=SHORT, sit=False)
    player, spectator = invite(), invite()
    player.sit_with(table.code, 0, "Ann")
    spectator.go(f"/t/{table.code}")
    player.button("page-start").click()
    expect(spectator.page.get_by_text(spectator.say("page-watching"))).to_be_visible()
    assert spectator.actions() == []
    play([player, spectator], lambda one: one is player and one.act())


def test_a_seat_moves_to_another_device_and_a_rematch_keeps_it(invite: Invite, house: House) -> None:
    table = house.table(1, 2, options=SHORT)
    secret = table.secrets[0]
    phone = invite(width=360, height=740)
    phone.go(f"/t/{table.code}#0.{secret}")
    phone.button("page-start").click()
    assert secret not in phone.page.url
    play([phone])
    phone.button("page-rematch").click()
    phone.page.wait_for_url(lambda url: table.code not in url)
    phone.page.wait_for_selector(LIVING)  # against bots alone it begins at once
    assert house.session(phone.code).table.seat_of(secret) == 0


def test_nothing_is_kept_in_the_browser_but_settings_and_seats(invite: Invite, house: House) -> None:
    person = invite()
    person.go()
    person.on_start("site-play").click()
    code = person.code
    for _ in range(5):
        person.act()
    kept = person.page.evaluate("({...localStorage})")
    assert set(kept) <= {"cyberdeck.settings", "cyberdeck.seats"}
    assert [set(seat) for seat in json.loads(kept["cyberdeck.seats"])] == [{"code", "seat", "secret", "game", "at"}]
    assert json.loads(kept["cyberdeck.seats"])[0]["code"] == code
    assert person.page.evaluate("document.cookie") == ""
    assert person.page.evaluate("({...sessionStorage})") == {}
