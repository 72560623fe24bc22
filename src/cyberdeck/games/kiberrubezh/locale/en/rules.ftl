### Kiberrubezh: the rules. The keys and parts are described in cyberdeck/i18n/rulebook.py.

book-KR = Kiberrubezh
    .lead =
        A player who begins a turn with fewer than two cards in the deck has lost. Kiberrubezh (“cyber frontier”) is a card
        game for two with decks of your own making: assets give computing power, with it you deploy measures of defence
        and attack cards, and every attack that gets through puts cards of the other deck into the discard pile.
        Attack in waves, block what you can, and make your deck last longer than the other.

## Words

glossary-asset = asset
    .meaning = a card that gives computing power while it is active. Basic assets are the simplest of them (KR-1.3).
glossary-power = computing power
    .meaning =
        what measures, attack cards and some events need. It comes in two kinds, defence power and attack power, and assets
        give it (KR-1.3, KR-3.5).
glossary-active = active
    .meaning = said of an asset that is ready, and of the player whose turn it is (KR-1.3, KR-3.14).
glossary-measure = measure
    .meaning = a card of defence. On the table it can block attacks (KR-1.5, KR-3.7).
glossary-means = attack card
    .meaning = a card with an attack that lies on the table. It attacks in a wave (KR-1.4, KR-3.6).
glossary-event = event
    .meaning = a card that works at once and is discarded at the end of the turn (KR-1.6).
glossary-category = category
    .meaning =
        one of five fields to which attacks and most measures belong: malware, denial of service, intrusion, TEMPEST,
        cryptography (KR-1.4).
glossary-tempest = TEMPEST
    .meaning =
        leaks through what devices give off without meaning to: radio waves, sounds, signals in the mains. In Russian it
        is called ПЭМИН (KR-1.4).
glossary-turned = exhausted
    .meaning = lying sideways, rotated by 90°. An exhausted card cannot use its properties (KR-3.10, KR-3.11).
glossary-upright = ready
    .meaning = not exhausted (KR-3.3).
glossary-wave = wave
    .meaning = the attack cards that attack together (KR-3.6, KR-3.7).
glossary-block = block
    .meaning = to stop an attack with a measure, so that it does nothing (KR-1.5, KR-3.7).
glossary-attacker = attacker and defender
    .meaning = the player whose turn it is, and the other one (KR-3.6, KR-3.7).
glossary-send = mill
    .meaning = to put cards from the top of a deck into its owner’s discard pile (KR-3.8, KR-3.13).
glossary-destroy = destroy
    .meaning = to put a card from the table into its owner’s discard pile (KR-1.2, KR-3.18).
glossary-discards = discard pile
    .meaning = a player’s cards that were milled, destroyed or used. They lie face up (KR-1.2).
glossary-phase = phase
    .meaning = a part of a turn: assets, deployment, attack (KR-3.16).
glossary-redeal = mulligan
    .meaning = to shuffle the opening hand back and draw a new one (KR-2.2).
glossary-number = library number
    .meaning = the number by which cards are distinguished when decks are made (KR-1.1, KR-1.8).
glossary-rarity = rarity
    .meaning = how often a card is found in boosters: common, uncommon, rare or special (KR-1.8, KR-4.1).
glossary-booster = booster
    .meaning = a packet of ten cards for a collection (KR-4.1).

## 1

chapter-KR-1 = Decks, cards and zones
    .intro =
        The rulebook explains how to play and names three cards. All the rest about the cards is ours, and it is marked as
        reconstructed.

rule-KR-1-1 = Decks
    .book =
        A deck has 60 cards at most. Four of them at most may have the same library number; only of basic assets you may
        take as many as you like.
    .ruling = A deck has exactly as many cards as the table says, normally 60.
rule-KR-1-2 = Zones
    .book =
        A card is in the deck, in the hand, or on the table in one of four zones: assets, measures, attack cards,
        discard pile. Cards that are destroyed or used up go to the discard pile and lie there face up.
rule-KR-1-3 = Assets
    .book =
        An asset, basic or not, gives the computing power printed on it while it is active. Power is of two kinds,
        defence power and attack power. Assets may have properties besides.
    .ruling = An asset is active while it is ready.
rule-KR-1-4 = Attacks
    .book =
        An attack belongs to one of five categories: malware, denial of service, intrusion, TEMPEST (leaks through
        emissions), cryptography.
rule-KR-1-5 = Measures
    .book =
        A measure belongs to one or more of these categories, or to none. It blocks as many attacks as it says, of its
        categories only; without a category it blocks any attack.
rule-KR-1-6 = Events
    .book =
        An event works as soon as it is played. Then it lies on the table, and at the end of the turn it is discarded.
        You may play events at any time in your own turn, and at the moment when you block an attack of the other
        player. Some need power.
    .ruling =
        Until it is discarded, its cost counts among what your cards need, the defender’s too. No event can be played in
        response to an event.
rule-KR-1-7 = The card wins
    .book =
        Where the text of a card and these rules differ, the card is right. When several things happen at the same time,
        the player to whom they belong chooses their order.
rule-KR-1-8 = What a card shows
    .book =
        Each card has a library number and one of four rarities: common, uncommon, rare, special. The rarer a card, the
        fewer boosters hold it.
    .reconstructed =
        Numbers, power, rarities and texts of the cards are ours, and so are the names, except { card-laptop },
        { card-workstation } and { card-tablet }. In the table, an asset’s defence and attack are the power that it
        gives; with every other card they are the power that it needs.

        | no. | card | kind | category | defence | attack | blocks | rarity |
        |---|---|---|---|---|---|---|---|
        | 1 | { card-laptop } | { kind-basic } | – | 1 | 1 | – | { rarity-common } |
        | 2 | { card-workstation } | { kind-basic } | – | 2 | 0 | – | { rarity-common } |
        | 3 | { card-test-bench } | { kind-basic } | – | 0 | 2 | – | { rarity-common } |
        | 4 | { card-tablet } | { kind-asset } | – | 1 | 0 | – | { rarity-common } |
        | 5 | { card-smartphone } | { kind-asset } | – | 0 | 1 | – | { rarity-common } |
        | 6 | { card-server } | { kind-asset } | – | 3 | 0 | – | { rarity-uncommon } |
        | 7 | { card-c2-server } | { kind-asset } | – | 0 | 3 | – | { rarity-uncommon } |
        | 8 | { card-virtualisation-host } | { kind-asset } | – | 2 | 2 | – | { rarity-rare } |
        | 9 | { card-border-router } | { kind-asset } | – | 1 | 0 | – | { rarity-uncommon } |
        | 10 | { card-monitoring-console } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 11 | { card-backup-storage } | { kind-asset } | – | 1 | 0 | – | { rarity-rare } |
        | 12 | { card-cluster } | { kind-asset } | – | 3 | 3 | – | { rarity-special } |
        | 13 | { card-mail-worm } | { kind-attack } | { category-malware } | – | 1 | – | { rarity-common } |
        | 14 | { card-spy-trojan } | { kind-attack } | { category-malware } | – | 2 | – | { rarity-common } |
        | 15 | { card-rootkit } | { kind-attack } | { category-malware } | – | 3 | – | { rarity-uncommon } |
        | 16 | { card-ransomware } | { kind-attack } | { category-malware } | – | 4 | – | { rarity-rare } |
        | 17 | { card-syn-flood } | { kind-attack } | { category-denial } | – | 1 | – | { rarity-common } |
        | 18 | { card-amplification } | { kind-attack } | { category-denial } | – | 2 | – | { rarity-uncommon } |
        | 19 | { card-botnet-flood } | { kind-attack } | { category-denial } | – | 3 | – | { rarity-uncommon } |
        | 20 | { card-sql-injection } | { kind-attack } | { category-intrusion } | – | 1 | – | { rarity-common } |
        | 21 | { card-phishing } | { kind-attack } | { category-intrusion } | – | 2 | – | { rarity-common } |
        | 22 | { card-lateral-movement } | { kind-attack } | { category-intrusion } | – | 3 | – | { rarity-uncommon } |
        | 23 | { card-zero-day } | { kind-attack } | { category-intrusion } | – | 4 | – | { rarity-rare } |
        | 24 | { card-apt } | { kind-attack } | { category-intrusion } | – | 6 | – | { rarity-special } |
        | 25 | { card-acoustic-channel } | { kind-attack } | { category-tempest } | – | 1 | – | { rarity-common } |
        | 26 | { card-emission-interception } | { kind-attack } | { category-tempest } | – | 2 | – | { rarity-uncommon } |
        | 27 | { card-power-line-leakage } | { kind-attack } | { category-tempest } | – | 3 | – | { rarity-rare } |
        | 28 | { card-dictionary-attack } | { kind-attack } | { category-crypto } | – | 1 | – | { rarity-common } |
        | 29 | { card-key-side-channel } | { kind-attack } | { category-crypto } | – | 2 | – | { rarity-uncommon } |
        | 30 | { card-broken-protocol } | { kind-attack } | { category-crypto } | – | 4 | – | { rarity-rare } |
        | 31 | { card-antivirus } | { kind-measure } | { category-malware } | 2 | – | 1 | { rarity-common } |
        | 32 | { card-endpoint-detection } | { kind-measure } | { category-malware } | 4 | – | 2 | { rarity-uncommon } |
        | 33 | { card-sandbox } | { kind-measure } | { category-malware } | 3 | – | 1 | { rarity-rare } |
        | 34 | { card-rate-limiter } | { kind-measure } | { category-denial } | 2 | – | 1 | { rarity-common } |
        | 35 | { card-scrubbing } | { kind-measure } | { category-denial } | 4 | – | 3 | { rarity-uncommon } |
        | 36 | { card-firewall } | { kind-measure } | { category-intrusion } | 2 | – | 1 | { rarity-common } |
        | 37 | { card-intrusion-prevention } | { kind-measure } | { category-intrusion } | 4 | – | 2 | { rarity-uncommon } |
        | 38 | { card-honeypot } | { kind-measure } | { category-intrusion } | 3 | – | 1 | { rarity-rare } |
        | 39 | { card-noise-generator } | { kind-measure } | { category-tempest } | 2 | – | 1 | { rarity-common } |
        | 40 | { card-shielded-room } | { kind-measure } | { category-tempest } | 3 | – | 2 | { rarity-uncommon } |
        | 41 | { card-encryption } | { kind-measure } | { category-crypto } | 2 | – | 1 | { rarity-common } |
        | 42 | { card-crypto-gateway } | { kind-measure } | { category-crypto }, { category-intrusion } | 4 | – | 2 | { rarity-rare } |
        | 43 | { card-security-policy } | { kind-measure } | – | 4 | – | 1 | { rarity-common } |
        | 44 | { card-incident-team } | { kind-measure } | – | 6 | – | 2 | { rarity-rare } |
        | 45 | { card-air-gap } | { kind-measure } | – | 5 | – | 1 | { rarity-special } |
        | 46 | { card-emergency-patch } | { kind-event } | – | 1 | – | – | { rarity-common } |
        | 47 | { card-incident-response } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 48 | { card-recruited-insider } | { kind-event } | – | – | 2 | – | { rarity-uncommon } |
        | 49 | { card-extra-funding } | { kind-event } | – | – | – | – | { rarity-common } |
        | 50 | { card-restore-from-backup } | { kind-event } | – | – | – | – | { rarity-uncommon } |
        | 51 | { card-power-cut } | { kind-event } | – | – | 1 | – | { rarity-common } |
        | 52 | { card-reserve-capacity } | { kind-event } | – | – | – | – | { rarity-common } |
        | 53 | { card-supply-chain } | { kind-event } | – | – | 3 | – | { rarity-rare } |
        | 54 | { card-joint-exercise } | { kind-event } | – | – | – | – | { rarity-common } |

        What the cards do:

        - 1 { card-laptop }: { card-laptop.text }
        - 2 { card-workstation }: { card-workstation.text }
        - 3 { card-test-bench }: { card-test-bench.text }
        - 4 { card-tablet }: { card-tablet.text }
        - 5 { card-smartphone }: { card-smartphone.text }
        - 6 { card-server }: { card-server.text }
        - 7 { card-c2-server }: { card-c2-server.text }
        - 8 { card-virtualisation-host }: { card-virtualisation-host.text }
        - 9 { card-border-router }: { card-border-router.text }
        - 10 { card-monitoring-console }: { card-monitoring-console.text }
        - 11 { card-backup-storage }: { card-backup-storage.text }
        - 12 { card-cluster }: { card-cluster.text }
        - 13 { card-mail-worm }: { card-mail-worm.text }
        - 14 { card-spy-trojan }: { card-spy-trojan.text }
        - 15 { card-rootkit }: { card-rootkit.text }
        - 16 { card-ransomware }: { card-ransomware.text }
        - 17 { card-syn-flood }: { card-syn-flood.text }
        - 18 { card-amplification }: { card-amplification.text }
        - 19 { card-botnet-flood }: { card-botnet-flood.text }
        - 20 { card-sql-injection }: { card-sql-injection.text }
        - 21 { card-phishing }: { card-phishing.text }
        - 22 { card-lateral-movement }: { card-lateral-movement.text }
        - 23 { card-zero-day }: { card-zero-day.text }
        - 24 { card-apt }: { card-apt.text }
        - 25 { card-acoustic-channel }: { card-acoustic-channel.text }
        - 26 { card-emission-interception }: { card-emission-interception.text }
        - 27 { card-power-line-leakage }: { card-power-line-leakage.text }
        - 28 { card-dictionary-attack }: { card-dictionary-attack.text }
        - 29 { card-key-side-channel }: { card-key-side-channel.text }
        - 30 { card-broken-protocol }: { card-broken-protocol.text }
        - 31 { card-antivirus }: { card-antivirus.text }
        - 32 { card-endpoint-detection }: { card-endpoint-detection.text }
        - 33 { card-sandbox }: { card-sandbox.text }
        - 34 { card-rate-limiter }: { card-rate-limiter.text }
        - 35 { card-scrubbing }: { card-scrubbing.text }
        - 36 { card-firewall }: { card-firewall.text }
        - 37 { card-intrusion-prevention }: { card-intrusion-prevention.text }
        - 38 { card-honeypot }: { card-honeypot.text }
        - 39 { card-noise-generator }: { card-noise-generator.text }
        - 40 { card-shielded-room }: { card-shielded-room.text }
        - 41 { card-encryption }: { card-encryption.text }
        - 42 { card-crypto-gateway }: { card-crypto-gateway.text }
        - 43 { card-security-policy }: { card-security-policy.text }
        - 44 { card-incident-team }: { card-incident-team.text }
        - 45 { card-air-gap }: { card-air-gap.text }
        - 46 { card-emergency-patch }: { card-emergency-patch.text }
        - 47 { card-incident-response }: { card-incident-response.text }
        - 48 { card-recruited-insider }: { card-recruited-insider.text }
        - 49 { card-extra-funding }: { card-extra-funding.text }
        - 50 { card-restore-from-backup }: { card-restore-from-backup.text }
        - 51 { card-power-cut }: { card-power-cut.text }
        - 52 { card-reserve-capacity }: { card-reserve-capacity.text }
        - 53 { card-supply-chain }: { card-supply-chain.text }
        - 54 { card-joint-exercise }: { card-joint-exercise.text }
rule-KR-1-9 = What is known of the decks
    .ruling = Both deck lists are open to the players and to those who watch. The order of a deck is not.
rule-KR-1-10 = Cards that have been seen
    .ruling =
        What a player has seen of a hand or of a deck stays known until it is shuffled or leaves. A hand that a player
        sees lies open to everybody at the table for that moment, and a card that the other player has put on top of a
        deck is drawn openly. Of equal cards in a hand the known one leaves first.

## 2

chapter-KR-2 = Start

rule-KR-2-1 = Who begins, and opening hands
    .book = Chance decides who begins. Each player draws seven cards.
rule-KR-2-2 = Mulligans
    .book =
        If your opening hand has fewer than two assets, or nothing but assets, you may show it to the other player,
        shuffle it back and draw seven new cards, free of charge. You may do so for any other reason too; but then,
        after each mulligan, you put as many cards from your hand under your deck as you have made mulligans so far. Nobody
        mulligans more than three times.
    .ruling =
        You choose the cards that go under the deck, and their order: one after another, the last one lies lowest. A
        free mulligan counts toward the three, but not toward the number of cards, and it costs none itself. Each mulligan
        shuffles in again what lies under the deck. The player who begins finishes with mulligans before the other one starts.

example-KR-2-1 =
    Ann’s opening hand has a single asset. She shows it and mulligans free of charge. The new hand is fair, but she wants a
    better one and mulligans again. This is her second mulligan, but the first that costs: she puts one card under her deck.
    With `free_redeals_count` it would be two. One more mulligan is left to her.
    .about = KR-2.2

## 3

chapter-KR-3 = The turn
    .intro =
        Draw, ready your cards, play assets, deploy measures and attack cards, attack in waves: then it is the other
        player’s turn.

rule-KR-3-1 = Losing
    .book = A player who has fewer than two cards in the deck when their turn begins has lost.
rule-KR-3-2 = Drawing
    .book = You draw two cards. In the very first turn of the game only one is drawn.
rule-KR-3-3 = Ready again
    .book = Then you ready all your exhausted cards.
rule-KR-3-4 = Assets
    .book = You may play up to two assets from your hand.
rule-KR-3-5 = Deployment and power
    .book =
        You play measures and attack cards. What all your cards on the table need must never exceed what your active
        assets give. At any moment of your turn you may discard measures and attack cards of your own, for instance to make
        room for better ones.
    .ruling =
        Each kind of power is counted for itself. Exhausted measures and attack cards count, and so do events that lie on the
        table. The sum is checked whenever a card is played, and whenever an event that needs power is played.

        If an asset is exhausted, or cards are readied, and the power does not suffice for all that are ready, their
        owner at once exhausts measures or attack cards of their choice until those that are ready fit; the exhausted ones stay on
        the table.

        If an asset leaves the table, or extra power ends, its owner discards measures or attack cards until the sum holds;
        here exhausted assets count as if they gave power.

        Attack cards that have been named for a wave cannot be discarded until it is over.
rule-KR-3-6 = Attacking
    .book =
        You attack in one wave or in several. For each you say which of your attack cards attack; they are exhausted. An attack is
        always on the whole system of the other player.
rule-KR-3-7 = Blocking
    .book =
        After a wave is launched, the defender may block its attacks with measures that are already on the table.
        Measures that block are exhausted.
    .ruling =
        A wave has at least one ready attack card, and it goes like this:

        - The attack cards that were named are exhausted.
        - The defender may play events and use properties.
        - The defender assigns blocks, one measure to as many attacks as it blocks, and these measures are exhausted.
        - The attacker may play events.
        - The unblocked attacks take effect, in the order that the attacker chooses.

        Then the attacker may launch the next wave.
rule-KR-3-8 = What an attack does
    .book =
        Each unblocked attack does what its text says, or else puts the top two cards of the defender’s deck into the
        discard pile.
    .ruling = The attacker chooses which.
rule-KR-3-9 = The end of a turn
    .book = Exhausted attack cards and events that have worked go to the discard pile.
    .ruling =
        Attack cards go there whatever it was that exhausted them in that turn. There is no limit to the hand.
rule-KR-3-10 = Exhausted cards
    .book = An exhausted card cannot use its properties.
rule-KR-3-11 = When cards are exhausted
    .book = Cards are exhausted when they attack, when they block and when they are used as events.
    .ruling = An asset is not exhausted when it gives power. Only texts of cards exhaust assets.
rule-KR-3-12 = How a turn begins
    .ruling =
        First it is checked whether you have lost (KR-3.1). Then come texts that mention the start of a turn, and then
        you draw.
rule-KR-3-13 = Not enough cards
    .ruling = Cards that should be drawn or milled but are not there are left out. Nobody loses except by KR-3.1.
rule-KR-3-14 = Who chooses
    .ruling =
        The owner of a card chooses what it is done to. If there is nothing, nothing happens. What both players do at
        the same time, the active player does first.
rule-KR-3-15 = The limit of turns
    .ruling =
        When both players have had as many turns as the limit allows, the game ends, and the larger deck wins. Equal
        decks are a draw.
rule-KR-3-16 = The order of the phases
    .ruling =
        The phases come in this order: assets, deployment, attack. Once you have gone on, you cannot go back. Events may
        be played in any of them.
rule-KR-3-17 = Cards under a deck
    .ruling =
        Cards that were put under a deck stay where they are, even when they come among those that
        { card-acoustic-channel } shows. Only the others are put back in any order.
rule-KR-3-18 = The other player’s cards
    .ruling =
        { card-recruited-insider }, { card-power-cut } and the texts of attacks are done to cards of the other player.
        An effect that has nothing to be done to is skipped, and the rest of the text is done.
rule-KR-3-19 = When a block strikes back
    .ruling =
        { card-sandbox } and { card-honeypot } act once for each of them that blocks, when all blocks are assigned.

example-KR-3-1 =
    Ann has a Laptop (1/1) and two Workstations (2/0 each): 5 defence power and 1 attack power. A Firewall (2) and an
    Antivirus (2) lie on her table, and a Mail worm (1). For a second Antivirus she would need 6 defence power, so she
    cannot play it, unless she discards one of the others or plays another asset first.
    .about = KR-1.3 KR-3.5

example-KR-3-2 =
    Ben’s wave is a Mail worm, a SYN flood and a SQL injection. Ann has a ready Antivirus, Firewall and Security
    policy. She blocks the worm with the Antivirus and the injection with the Firewall. She could stop the SYN flood
    with the Security policy, but keeps it for a second wave. So the SYN flood gets through, and Ben chooses: he could
    mill two cards of Ann’s deck, but he takes the text and exhausts the Security policy. Now no measure is left against
    his second wave.
    .about = KR-3.6 KR-3.7 KR-3.8

example-KR-3-3 =
    With a Botnet flood Ben exhausts two of Ann’s Workstations. Her active assets now give 3 defence power, but her ready
    measures need 6: a Security policy (4) and a Firewall (2). She exhausts the Security policy; if she exhausted the Firewall
    alone, 4 would still be needed. The exhausted card stays on the table, and in her next turn everything is readied again.
    .about = KR-3.3 KR-3.5

## 4

chapter-KR-4 = Collecting

rule-KR-4-1 = Starter decks, boosters and collections
    .book = Decks are made of the cards of starter sets and boosters.
    .ruling =
        A collection is up to you: in open play every card is at hand. A booster has 10 cards: 6 common, 3 uncommon, and
        1 rare; in one booster of six that one is special instead. Cards of one rarity are equally likely, and none is in
        the same booster twice. Basic assets need not be collected: they are free to take.
    .reconstructed =
        The starter decks are Blue range, which has more measures, and Red range, which has more attacks; the number
        before each card says how often it is in the deck.

        - Blue range: 8 { card-laptop }, 6 { card-workstation }, 3 { card-test-bench }, 3 { card-server }, 4
        { card-mail-worm }, 3 { card-sql-injection }, 4 { card-phishing }, 4 { card-emission-interception }, 4
        { card-dictionary-attack }, 3 { card-antivirus }, 1 { card-endpoint-detection }, 1 { card-rate-limiter }, 1
        { card-scrubbing }, 3 { card-firewall }, 1 { card-intrusion-prevention }, 1 { card-noise-generator }, 1
        { card-shielded-room }, 2 { card-encryption }, 3 { card-security-policy }, 4 { card-emergency-patch }.
        - Red range: 7 { card-laptop }, 3 { card-workstation }, 7 { card-test-bench }, 2 { card-smartphone }, 3
        { card-c2-server }, 4 { card-mail-worm }, 2 { card-spy-trojan }, 3 { card-syn-flood }, 1 { card-amplification },
        3 { card-sql-injection }, 3 { card-phishing }, 3 { card-emission-interception }, 1 { card-power-line-leakage },
        3 { card-dictionary-attack }, 1 { card-broken-protocol }, 2 { card-antivirus }, 1 { card-rate-limiter }, 2
        { card-firewall }, 1 { card-encryption }, 2 { card-security-policy }, 3 { card-recruited-insider }, 3
        { card-extra-funding }.
