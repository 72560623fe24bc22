"""What loading Kiberrubezh's component data must refuse: one planted fault a case, named by item and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.faults import Data, case


@pytest.fixture
def data(tmp_path: Path) -> Data:
    return Data("kiberrubezh", tmp_path)


@pytest.mark.parametrize(
    ("card", "pattern", "new", "item", "reason"),
    [
        case("twice", "rootkit", "rootkit", "mail-worm", "card mail-worm", "occurs twice"),
        case("unknown", "rootkit", "rootkit", "virus", "card virus", "is unknown"),
        case("missing", "", r"\[\[card\]\]\nnumber = 54.*", "", "card joint-exercise", "is missing"),
        case("number", "", "number = 7", "number = 8", "card c2-server", "number is 8, not 7"),
        case("field", "rootkit", "attack = 3", "power = 3", "card rootkit", "`power`"),
        case("no provenance", "rootkit", 'provenance = "reconstructed"\n', "", "card rootkit", "`provenance`"),
        case("source", "rootkit", '"reconstructed"', '"source"', "card rootkit", "needs a `cite`"),
        case("title", "laptop", 'title = "book"', 'title = "ours"', "card laptop title", "'ours'"),
        case("kind unknown", "rootkit", '"attack"', '"virus"', "card rootkit kind", "'virus'"),
        case("kind out of place", "rootkit", '"attack"', '"event"', "card rootkit", "kind is event, not attack"),
        case("rarity", "rootkit", '"uncommon"', '"seldom"', "card rootkit rarity", "'seldom'"),
        case("half a power", "laptop", "defence = 1", "defence = 1.5", "card laptop defence", "`int`"),
        case("negative power", "laptop", "defence = 1", "defence = -1", "card laptop defence", ">= 0"),
        case("much power", "laptop", "defence = 1", "defence = 10", "card laptop defence", "<= 9"),
        case("no power", "workstation", "defence = 2", "defence = 0", "card workstation", "gives no power"),
        case("free attack", "rootkit", "attack = 3", "attack = 0", "card rootkit", "an attack needs attack power"),
        case("defended attack", "rootkit", "attack = 3", "attack = 3\ndefence = 1", "card rootkit", "and no other"),
        case("free measure", "antivirus", "defence = 2", "defence = 0", "card antivirus", "needs defence power"),
        case("attacking measure", "antivirus", "defence = 2", "defence = 2\nattack = 1", "card antivirus", "no other"),
        case("event of both", "power-cut", "attack = 1", "attack = 1\ndefence = 1", "card power-cut", "one kind"),
        case("blocks nothing", "antivirus", "blocks = 1", "blocks = 0", "card antivirus", "blocks something"),
        case("blocking asset", "laptop", "attack = 1", "attack = 1\nblocks = 1", "card laptop", "cannot have blocks"),
        case("category unknown", "rootkit", '"malware"', '"virus"', "card rootkit categories", "'virus'"),
        case("no category", "rootkit", r'categories = \["malware"\]\n', "", "card rootkit", "categories is 0, not 1"),
        case("two categories", "rootkit", '"malware"', '"malware", "crypto"', "card rootkit", "categories is 2, not 1"),
        case("category twice", "crypto-gateway", '"intrusion"', '"crypto"', "card crypto-gateway", "occurs twice"),
        case("three categories", "crypto-gateway", '"crypto"', '"crypto", "denial"', "card crypto-gateway", "<= 2"),
        case("asset of a category", "laptop", "defence =", 'categories = ["crypto"]\ndefence =', "card laptop",
             "cannot have categories"),
        case("free attack to lay", "rootkit", "attack = 3", "attack = 3\nfree_lay = true", "card rootkit", "free_lay"),
        case("turned basic", "laptop", "attack = 1", "attack = 1\ncomes_turned = true", "card laptop", "comes_turned"),
        case("unique event", "power-cut", "attack = 1", "attack = 1\nunique = true", "card power-cut", "unique"),
        case("measure needs blocks", "antivirus", "blocks = 1", "blocks = 1\nneeds_blocks = 2", "card antivirus",
             "cannot have needs_blocks"),
        case("needs no blocks", "amplification", "needs_blocks = 2", "needs_blocks = 0", "card amplification", ">= 1"),
        case("only", "laptop", "attack = 1", "attack = 1\nonly_uncategorised = true", "card laptop", "uncat"),
        case("stays", "power-cut", "attack = 1", "attack = 1\nstays = true", "card power-cut", "cannot have stays"),
        case("upright", "rootkit", "attack = 3", "attack = 3\nonce_upright = true", "card rootkit", "once_upright"),
        case("removed", "rootkit", "attack = 3", "attack = 3\nremoved = true", "card rootkit", "cannot have removed"),
        case("answers", "rootkit", "attack = 3", 'attack = 3\nanswers_block = "mill"', "card rootkit", "answers_block"),
        case("answer unknown", "sandbox", '"mill"', '"smile"', "card sandbox answers_block", "'smile'"),
        case("answer of none", "sandbox", "answers_n = 1", "answers_n = 0", "card sandbox", "and answers_n is 0"),
        case("no answer of one", "sandbox", 'answers_block = "mill"\n', "", "card sandbox", "and answers_n is 1"),
        case("cheapens by nothing", "border-router", "cheapens_by = 1", "", "card border-router", "cheapens_by is 0"),
        case("cheapens nothing", "border-router", r'cheapens = "intrusion"\n', "", "card border-router",
             "cheapens is None and cheapens_by is 1"),
        case("another that cheapens", "tablet", "attack = 0", 'attack = 0\ncheapens = "crypto"\ncheapens_by = 1', "",
             "cards that cheapen is 2, not 1"),
        case("true as a word", "cluster", "unique = true", 'unique = "yes"', "card cluster unique", "`bool`"),
    ],
)  # fmt: skip
def test_a_planted_fault(data: Data, card: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, after=card)
    data.refuses(item, reason)


@pytest.mark.parametrize(
    ("card", "pattern", "new", "item", "reason"),
    [
        case("unknown", "supply-chain", '"ban"', '"bless"', "card supply-chain steps ", "'bless'"),
        case("no code", "supply-chain", 'code = "ban"', "", "card supply-chain steps", "`code`"),
        case("field", "supply-chain", '"ban"', '"ban", n = 1', "card supply-chain steps ban", "`n`"),
        case("missing field", "tablet", ", n = 1", "", "card tablet steps draw", "`n`"),
        case("none", "tablet", "n = 1", "n = 0", "card tablet steps draw n", ">= 1"),
        case("too many", "tablet", "n = 1", "n = 10", "card tablet steps draw n", "<= 9"),
        case("target", "zero-day", '"asset"', '"hand"', "card zero-day steps destroy what", "'hand'"),
        case("four steps", "spy-trojan", r"\}\]", '}, { code = "mill", n = 1 }]', "card spy-trojan steps", "<= 3"),
        case("of an attack", "tablet", '"draw"', '"mill"', "card tablet", "kind asset has a step of another"),
        case("of an event", "phishing", '"draw"', '"power"', "card phishing", "kind attack has a step of another"),
        case("in a measure", "antivirus", "blocks = 1", 'blocks = 1\nsteps = [{ code = "ban" }]', "card antivirus",
             "kind measure has a step of another"),
        case("in a basic", "laptop", "attack = 1", 'attack = 1\nsteps = [{ code = "draw", n = 1 }]', "card laptop",
             "kind basic has a step of another"),
        case("unseen", "spy-trojan", r'\{ code = "see-hand" \}, ', "", "card spy-trojan", "before see-hand"),
        case("idle event", "supply-chain", r"steps = [^\n]*\n", "", "card supply-chain", "an event does something"),
        case("property", "monitoring-console", '"upright-one"', '"ban"', "card monitoring-console", "another step"),
        case("both", "monitoring-console", "property =", 'steps = [{ code = "draw", n = 1 }]\nproperty =',
             "card monitoring-console", "steps and a property"),
        case("property of an attack", "rootkit", "attack = 3", 'attack = 3\nproperty = [{ code = "upright-one" }]',
             "card rootkit", "cannot have property"),
    ],
)  # fmt: skip
def test_a_planted_fault_in_steps(data: Data, card: str, pattern: str, new: str, item: str, reason: str) -> None:
    data.plant(pattern, new, after=card)
    data.refuses(item, reason)
