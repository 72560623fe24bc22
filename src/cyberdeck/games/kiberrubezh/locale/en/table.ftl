### Kiberrubezh at the table: events, moves, questions, the zones, power, the wave.
### $who is `you` when the reader is meant; $player is a name. Cards, categories and steps are given by their ids.

## Names by id

card-name =
    { $card ->
        [laptop] { card-laptop }
        [workstation] { card-workstation }
        [test-bench] { card-test-bench }
        [tablet] { card-tablet }
        [smartphone] { card-smartphone }
        [server] { card-server }
        [c2-server] { card-c2-server }
        [virtualisation-host] { card-virtualisation-host }
        [border-router] { card-border-router }
        [monitoring-console] { card-monitoring-console }
        [backup-storage] { card-backup-storage }
        [cluster] { card-cluster }
        [mail-worm] { card-mail-worm }
        [spy-trojan] { card-spy-trojan }
        [rootkit] { card-rootkit }
        [ransomware] { card-ransomware }
        [syn-flood] { card-syn-flood }
        [amplification] { card-amplification }
        [botnet-flood] { card-botnet-flood }
        [sql-injection] { card-sql-injection }
        [phishing] { card-phishing }
        [lateral-movement] { card-lateral-movement }
        [zero-day] { card-zero-day }
        [apt] { card-apt }
        [acoustic-channel] { card-acoustic-channel }
        [emission-interception] { card-emission-interception }
        [power-line-leakage] { card-power-line-leakage }
        [dictionary-attack] { card-dictionary-attack }
        [key-side-channel] { card-key-side-channel }
        [broken-protocol] { card-broken-protocol }
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
        [air-gap] { card-air-gap }
        [emergency-patch] { card-emergency-patch }
        [incident-response] { card-incident-response }
        [recruited-insider] { card-recruited-insider }
        [extra-funding] { card-extra-funding }
        [restore-from-backup] { card-restore-from-backup }
        [power-cut] { card-power-cut }
        [reserve-capacity] { card-reserve-capacity }
        [supply-chain] { card-supply-chain }
       *[joint-exercise] { card-joint-exercise }
    }
card-help =
    { $card ->
        [laptop] { card-laptop.text }
        [workstation] { card-workstation.text }
        [test-bench] { card-test-bench.text }
        [tablet] { card-tablet.text }
        [smartphone] { card-smartphone.text }
        [server] { card-server.text }
        [c2-server] { card-c2-server.text }
        [virtualisation-host] { card-virtualisation-host.text }
        [border-router] { card-border-router.text }
        [monitoring-console] { card-monitoring-console.text }
        [backup-storage] { card-backup-storage.text }
        [cluster] { card-cluster.text }
        [mail-worm] { card-mail-worm.text }
        [spy-trojan] { card-spy-trojan.text }
        [rootkit] { card-rootkit.text }
        [ransomware] { card-ransomware.text }
        [syn-flood] { card-syn-flood.text }
        [amplification] { card-amplification.text }
        [botnet-flood] { card-botnet-flood.text }
        [sql-injection] { card-sql-injection.text }
        [phishing] { card-phishing.text }
        [lateral-movement] { card-lateral-movement.text }
        [zero-day] { card-zero-day.text }
        [apt] { card-apt.text }
        [acoustic-channel] { card-acoustic-channel.text }
        [emission-interception] { card-emission-interception.text }
        [power-line-leakage] { card-power-line-leakage.text }
        [dictionary-attack] { card-dictionary-attack.text }
        [key-side-channel] { card-key-side-channel.text }
        [broken-protocol] { card-broken-protocol.text }
        [antivirus] { card-antivirus.text }
        [endpoint-detection] { card-endpoint-detection.text }
        [sandbox] { card-sandbox.text }
        [rate-limiter] { card-rate-limiter.text }
        [scrubbing] { card-scrubbing.text }
        [firewall] { card-firewall.text }
        [intrusion-prevention] { card-intrusion-prevention.text }
        [honeypot] { card-honeypot.text }
        [noise-generator] { card-noise-generator.text }
        [shielded-room] { card-shielded-room.text }
        [encryption] { card-encryption.text }
        [crypto-gateway] { card-crypto-gateway.text }
        [security-policy] { card-security-policy.text }
        [incident-team] { card-incident-team.text }
        [air-gap] { card-air-gap.text }
        [emergency-patch] { card-emergency-patch.text }
        [incident-response] { card-incident-response.text }
        [recruited-insider] { card-recruited-insider.text }
        [extra-funding] { card-extra-funding.text }
        [restore-from-backup] { card-restore-from-backup.text }
        [power-cut] { card-power-cut.text }
        [reserve-capacity] { card-reserve-capacity.text }
        [supply-chain] { card-supply-chain.text }
       *[joint-exercise] { card-joint-exercise.text }
    }
measure-name =
    { $measure ->
        [antivirus] { card-antivirus }
        [endpoint-detection] { card-endpoint-detection }
        [sandbox] { card-sandbox }
        [rate-limiter] { card-rate-limiter }
        [scrubbing] { card-scrubbing }
        [firewall] { card-firewall }
        [intrusion-prevention] { card-intrusion-prevention }
        [honeypot] { card-honeypot }
        [noise-generator] { card-noise-generator }
        [shielded-room] { card-shielded-room }
        [encryption] { card-encryption }
        [crypto-gateway] { card-crypto-gateway }
        [security-policy] { card-security-policy }
        [incident-team] { card-incident-team }
       *[air-gap] { card-air-gap }
    }
category-name =
    { $category ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
category-second =
    { $second ->
        [malware] { category-malware }
        [denial] { category-denial }
        [intrusion] { category-intrusion }
        [tempest] { category-tempest }
       *[crypto] { category-crypto }
    }
card-times =
    { $count ->
        [1] { card-name }
       *[other] { card-name } ×{ $count }
    }
card-turned = { card-name } (exhausted)
card-state =
    { $state ->
        [turned] { card-turned }
       *[upright] { card-name }
    }
cards-n =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
state-name =
    { $state ->
        [upright] ready
        [turned] exhausted
        [locked] exhausted, next turn too
       *[played] played this turn
    }
zone-name =
    { $zone ->
        [assets] Assets
        [measures] Measures
        [means] Attacks
       *[events] Events
    }
phase-name =
    { $phase ->
        [draw] draw
        [assets] assets
        [deployment] deployment
        [attack] attack
        [end] end of turn
       *[start] before the first turn
    }
# $defence, $attack (text): what a card gives or needs
power-name =
    { $power ->
        [gives] gives defence { $defence }, attack { $attack }
        [defence] needs defence { $defence }
        [attack] needs attack { $attack }
       *[none] needs no power
    }

## What cards do, in short

# $n: how many
effect-name =
    { $step ->
        [draw] draw { cards-n }
        [mill] opponent mills { cards-n }
        [turn-assets]
            { $n ->
                [one] exhaust an opposing asset
               *[other] exhaust up to { $n } opposing assets
            }
        [lock-assets]
            { $n ->
                [one] exhaust an opposing asset, next turn too
               *[other] exhaust { $n } opposing assets, next turn too
            }
        [turn-measure] exhaust an opposing measure
        [destroy-asset] destroy an opposing asset
        [destroy-not-basic] destroy an opposing asset that is not basic
        [destroy-measure] destroy an opposing measure
        [destroy-turned-measure] destroy an exhausted opposing measure
        [destroy-crypto-measure] destroy an opposing cryptography measure
        [see-hand] look at the opponent’s hand
        [discard-seen] discard { cards-n } from it
        [random] opponent discards { cards-n } at random
        [peek] look at the top { cards-n } of the opponent’s deck and reorder them
        [upright-all] ready all your measures
        [upright-one] ready one of your measures
        [under] put { cards-n } from your discard pile under your deck
        [power] +{ $n } power of both kinds this turn
        [ban] measures of one category cannot block this turn
        [each] each player draws a card, then mills { cards-n }
       *[cancel] cancel an attack of the wave
    }
effect-none =
    { $step ->
        [draw] no cards left to draw
        [mill] no cards left to mill
        [peek] no cards to look at
        [see-hand] the hand is empty
        [discard-seen] no cards to discard
        [random] the hand is empty
       *[other] { effect-name } (none now)
    }
does-blocks =
    { $n ->
        [one] blocks an attack: { category-name }
       *[other] blocks up to { $n } attacks: { category-name }
    }
does-blocks-two =
    { $n ->
        [one] blocks an attack: { category-name }, { category-second }
       *[other] blocks up to { $n } attacks: { category-name }, { category-second }
    }
does-blocks-any =
    { $n ->
        [one] blocks any attack
       *[other] blocks any { $n } attacks
    }
does-plain = no text: opponent mills { cards-n }
does-laid = when played
does-property = exhaust it when a wave is launched
does-flag =
    { $flag ->
        [free-lay] does not count toward the two assets of a turn
        [comes-turned] comes into play exhausted
        [unique] at most one on your side
        [only-uncategorised] only measures without a category block it
        [stays] stays in play
        [once-upright] stays ready when it blocks, once a turn
       *[removed] then leaves the game
    }
does-cheapens = your measures of this category need { $n } less: { category-name }
does-needs-blocks = needs { $n } blocks
does-blocked-loss =
    { $loss ->
        [mill] after blocking: the attacker mills { cards-n }
       *[random] after blocking: the attacker discards { cards-n } at random
    }

## Events

event-starter =
    { $who ->
        [you] At random: you begin
       *[other] At random: { $player } begins
    }
event-dealt =
    { $who ->
        [you] You are dealt { card-times }
       *[other] { $player } is dealt { card-times }
    }
event-dealt-hidden =
    { $count ->
        [one] { $player } is dealt a card
       *[other] { $player } is dealt { $count } cards
    }
event-kept =
    { $who ->
        [you] You keep your hand
       *[other] { $player } keeps the hand
    }
event-redealt =
    { $who ->
        [you] Mulligan: you shuffle your hand into the deck and draw a new one
       *[other] Mulligan: { $player } shuffles the hand into the deck and draws a new one
    }
event-redealt-free =
    { $who ->
        [you] Free mulligan: you show your hand and draw a new one
       *[other] Free mulligan: { $player } shows the hand and draws a new one
    }
event-shown-card =
    { $who ->
        [you] You show { card-times }
       *[other] { $player } shows { card-times }
    }
event-under =
    { $who ->
        [you] You put { card-times } from your hand under your deck
       *[other] { $player } puts { card-times } from the hand under the deck
    }
event-under-hidden =
    { $count ->
        [one] { $player } puts a card from the hand under the deck
       *[other] { $player } puts { $count } cards from the hand under the deck
    }
event-put-under =
    { $who ->
        [you] You put { card-times } from your discard pile under your deck
       *[other] { $player } puts { card-times } from the discard pile under the deck
    }
event-turn =
    { $who ->
        [you] Your turn { $turn }
       *[other] Turn { $turn } of { $player }
    }
event-drew =
    { $who ->
        [you] You draw { card-times }
       *[other] { $player } draws { card-times }
    }
event-drew-hidden =
    { $count ->
        [one] { $player } draws a card
       *[other] { $player } draws { $count } cards
    }
event-all-upright =
    { $who ->
        [you] You ready your cards
       *[other] { $player } readies their cards
    }
event-phase =
    { $who ->
        [you] Your phase: { phase-name }
       *[other] Phase of { $player }: { phase-name }
    }
event-laid =
    { $who ->
        [you] You play { card-name }
       *[other] { $player } plays { card-name }
    }
event-played =
    { $who ->
        [you] You play the event { card-name }
       *[other] { $player } plays the event { card-name }
    }
event-used =
    { $who ->
        [you] You exhaust { card-name } to use its property
       *[other] { $player } exhausts { card-name } to use its property
    }
event-dropped =
    { $who ->
        [you] You discard { card-name } from play
       *[other] { $player } discards { card-name } from play
    }
event-dropped-must =
    { $who ->
        [you] Not enough power: you discard { card-name }
       *[other] Not enough power: { $player } discards { card-name }
    }
event-named =
    { $who ->
        [you] You add { card-name } to the wave
       *[other] { $player } adds { card-name } to the wave
    }
event-wave =
    { $who ->
        [you]
            { $count ->
                [one] You launch a wave of 1 attack
               *[other] You launch a wave of { $count } attacks
            }
       *[other]
            { $count ->
                [one] { $player } launches a wave of 1 attack
               *[other] { $player } launches a wave of { $count } attacks
            }
    }
event-wave-card =
    { $who ->
        [you] In your wave: { card-times }
       *[other] In the wave of { $player }: { card-times }
    }
event-blocked =
    { $who ->
        [you] You block { card-name } with { measure-name }
       *[other] { $player } blocks { card-name } with { measure-name }
    }
event-blocked-half =
    { $who ->
        [you] You block { card-name } with { measure-name }: one more block needed
       *[other] { $player } blocks { card-name } with { measure-name }: one more block needed
    }
event-cancelled =
    { $who ->
        [you] You cancel { card-name }: it counts as blocked
       *[other] { $player } cancels { card-name }: it counts as blocked
    }
event-banned =
    { $who ->
        [you] { category-name }: such measures cannot block this turn (your choice)
       *[other] { category-name }: such measures cannot block this turn ({ $player }’s choice)
    }
event-struck =
    { $who ->
        [you] Your { card-name } gets through
       *[other] { $player }’s { card-name } gets through
    }
event-struck-plain =
    { $who ->
        [you] Your { card-name } gets through and mills two cards
       *[other] { $player }’s { card-name } gets through and mills two cards
    }
event-milled =
    { $who ->
        [you] You mill: { card-times }
       *[other] { $player } mills: { card-times }
    }
event-turned =
    { $who ->
        [you] Your { card-name } is exhausted
       *[other] { $player }’s { card-name } is exhausted
    }
event-turned-stays =
    { $who ->
        [you] Your { card-name } is exhausted through your next turn
       *[other] { $player }’s { card-name } is exhausted through their next turn
    }
event-turned-must =
    { $who ->
        [you] Not enough power: you exhaust { card-name }
       *[other] Not enough power: { $player } exhausts { card-name }
    }
event-upright =
    { $who ->
        [you] Ready again: your { card-times }
       *[other] Ready again: { $player }’s { card-times }
    }
event-destroyed =
    { $who ->
        [you] Your { card-name } is destroyed
       *[other] { $player }’s { card-name } is destroyed
    }
event-hand =
    { $who ->
        [you]
            { $count ->
                [0] The opponent looks at your hand: empty
                [one] The opponent looks at your hand: 1 card
               *[other] The opponent looks at your hand: { $count } cards
            }
       *[other]
            { $count ->
                [0] { $player }’s hand is seen: empty
                [one] { $player }’s hand is seen: 1 card
               *[other] { $player }’s hand is seen: { $count } cards
            }
    }
event-hand-card =
    { $who ->
        [you] In your hand: { card-times }
       *[other] In the hand of { $player }: { card-times }
    }
event-discarded =
    { $who ->
        [you] You must discard { card-name }
       *[other] { $player } must discard { card-name }
    }
event-lost =
    { $who ->
        [you] You discard a card at random: { card-name }
       *[other] { $player } discards a card at random: { card-name }
    }
event-peeked =
    { $who ->
        [you] On top of your deck: { card-times }
       *[other] You see on top of the deck of { $player }: { card-times }
    }
event-peeked-hidden =
    { $who ->
        [you]
            { $count ->
                [one] The opponent looks at the top card of your deck
               *[other] The opponent looks at the top { $count } cards of your deck
            }
       *[other]
            { $count ->
                [one] The top card of { $player }’s deck is looked at
               *[other] The top { $count } cards of { $player }’s deck are looked at
            }
    }
event-ordered =
    { $who ->
        [you] Back on your deck, next from the top: { card-name }
       *[other] Back on { $player }’s deck, next from the top: { card-name }
    }
event-ordered-hidden =
    { $who ->
        [you] The cards return to your deck in a new order
       *[other] The cards return to { $player }’s deck in a new order
    }
event-power =
    { $who ->
        [you] You gain +{ $count } power of both kinds this turn
       *[other] { $player } gains +{ $count } power of both kinds this turn
    }
event-nothing =
    { $who ->
        [you] Your { card-name } has no target for this effect
       *[other] { $player }’s { card-name } has no target for this effect
    }
event-turn-ended =
    { $who ->
        [you] You end your turn
       *[other] { $player } ends the turn
    }
event-ended =
    { $why ->
        [deck] Game over: a turn began with fewer than two cards in the deck
       *[limit] Game over: that was the last turn, and the larger deck wins
    }
event-final =
    { $who ->
        [you] Cards left in your deck: { $count }
       *[other] Cards left in the deck of { $player }: { $count }
    }
event-winner =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }
event-draw = A draw

## Questions

ask-redeal =
    { $count ->
        [one] Keep this hand? 1 mulligan left
       *[other] Keep this hand? { $count } mulligans left
    }
ask-bottom =
    { $count ->
        [one] Put 1 card from your hand under your deck
       *[other] Put { $count } cards from your hand under your deck; the last one goes to the bottom
    }
ask-assets =
    { $count ->
        [0] Assets: two played; continue
        [one] Assets: you may play 1 more
       *[other] Assets: you may play up to { $count }
    }
ask-deploy = Deployment: play measures and attacks. Free power: defence { $defence }, attack { $attack }
ask-attack = Attack: add attacks to a wave, or end your turn
ask-wave =
    { $count ->
        [one] 1 attack in the wave. Add another, or launch the wave
       *[other] { $count } attacks in the wave. Add another, or launch the wave
    }
ask-react =
    { $count ->
        [one] { $player } attacks (1 attack). Play events or properties before blocking?
       *[other] { $player } attacks ({ $count } attacks). Play events or properties before blocking?
    }
ask-block =
    { $count ->
        [one] 1 unblocked attack: choose a measure to block it
       *[other] { $count } unblocked attacks: choose measures to block them
    }
ask-block-on =
    { $count ->
        [one] { card-name } can block 1 more attack
       *[other] { card-name } can block { $count } more attacks
    }
ask-last =
    { $count ->
        [one] 1 unblocked attack. Play events before it takes effect?
       *[other] { $count } unblocked attacks. Play events before they take effect?
    }
ask-resolve =
    { $count ->
        [one] Unblocked attack: its text, or mill two cards?
       *[other] { $count } unblocked attacks: choose the next one, by its text or to mill two cards
    }
ask-object = { card-name }: { ask-step }
ask-step =
    { $step ->
        [turn-assets] choose an asset to exhaust (up to { $count } more)
        [lock-assets] choose an asset to exhaust, next turn too ({ $count } left to choose)
        [turn-measure] choose a measure to exhaust
        [discard-seen] choose a card to discard
        [upright-one] choose a measure to ready
        [under] choose a discarded card to put under your deck ({ $count } left to choose)
        [cancel] choose an attack to cancel
        [ban] choose a category that cannot block this turn
       *[other] choose a card to destroy
    }
ask-order =
    { $count ->
        [one] Put the last card back
       *[other] Put { $count } cards back: which is next from the top?
    }
ask-fit =
    { $short ->
        [defence] Not enough defence power: choose a card to exhaust
        [attack] Not enough attack power: choose a card to exhaust
       *[both] Not enough power: choose a card to exhaust
    }
ask-trim =
    { $short ->
        [defence] Not enough defence power: choose a card to discard
        [attack] Not enough attack power: choose a card to discard
       *[both] Not enough power: choose a card to discard
    }
ask-chance = Cards are drawn
ask-over = The game is over

## Moves

move-done =
    { $decision ->
        [assets] continue to deployment
        [deploy] continue to the attack
        [attack] end turn
        [react] continue to blocking
        [block] no more blocks
        [block-on] no more blocks with this measure
        [last] let the attacks through
       *[object] no more targets
    }
move-keep = keep this hand
move-redeal =
    { $free ->
        [yes] free mulligan (shows the hand)
       *[no]
            { $count ->
                [one] mulligan, then 1 card under the deck
               *[other] mulligan, then { $count } cards under the deck
            }
    }
move-bottom = put { card-name } under your deck
move-lay = play { card-name } ({ power-name })
    .label =
        { $power ->
            [gives] +{ $defence } / +{ $attack }
            [none] free
           *[other] { $left } power left
        }
move-play = play { card-name } ({ power-name })
    .label =
        { $power ->
            [none] event
           *[other] { $left } power left
        }
move-add = add { card-name } to the wave
    .label = add to wave
move-declare = launch the wave
move-drop = discard { card-state } from play
    .label = discard
move-turn = exhaust { card-name }
    .label = exhaust
move-use = exhaust { card-name } to use its property
    .label = use property
move-block = block { card-name } with { measure-name }
    .label =
        { $half ->
            [yes] 1 more block
           *[no]
                { $left ->
                    [0] all blocked
                   *[other] { $left } unblocked
                }
        }
move-strike = { card-name }: by its text
    .label =
        { $step ->
            [mill]
                { $n ->
                    [one] −1 card
                   *[other] −{ $n } cards
                }
            [draw] draw { $n }
            [turn-assets] exhausts { $n }
            [lock-assets] exhausts { $n }
            [turn-measure] exhausts 1
            [see-hand] see hand
            [random] −{ $n } in hand
            [peek] reorder { $n }
            [none] no effect
           *[other] destroys 1
        }
move-mill = { card-name }: mill two cards
    .label =
        { $n ->
            [one] −1 card
           *[other] −{ $n } cards
        }
move-object =
    { $step ->
        [turn-assets] exhaust { card-name }
        [lock-assets] exhaust { card-state }, next turn too
        [turn-measure] exhaust { card-name }
        [discard-seen] discard { card-name }
        [upright-one] ready { card-name }
        [under] put { card-name } under your deck
        [cancel] cancel { card-name }
       *[other] destroy { card-state }
    }
    .label =
        { $step ->
            [turn-assets] exhaust
            [lock-assets] exhaust
            [turn-measure] exhaust
            [discard-seen] discard
            [upright-one] ready
            [under] under deck
            [cancel] cancel
           *[other] destroy
        }
move-ban = { category-name }
    .label = cannot block
move-put = { card-name } is next from the top

## The table

table-goal = Start a turn with fewer than two cards in your deck and you lose
table-deck = Cards in the deck
# how to read answers that are told in short
table-hint = A card with / is exhausted. More: why and a number
table-legend =
    { $sign ->
        [upright] ready
        [turned] exhausted
        [locked] exhausted, next turn too
        [played] event
        [defence] defence power
        [attack] attack power
        [blocks] attacks it blocks
        [needed] needed
        [free] free
        [missing] missing
       *[mark] reconstructed, not as printed
    }
table-power =
    { $missing ->
        [0] { $needed }/{ $given }, free { $free }
       *[other] { $needed }/{ $given }, missing { $missing }
    }
table-empty = nothing on the table
table-deck-size = deck { $count }
table-hand-size = hand { $count }
table-discards = discards { $count }
table-gone = out of the game { $count }
table-pile = Discards
table-known = Known in hand
table-top = Top of the deck, from the top
table-under = Under the deck, from the top
table-seen = You look at
wave-head =
    { $who ->
        [you] Your wave attacks
       *[other] The wave of { $player } attacks
    }
wave-naming =
    { $who ->
        [you] Your wave so far
       *[other] { $player }’s wave so far
    }
wave-attack = { card-times }, { category-name }; unblocked { $open }, blocked or done { $met }
wave-named = { card-times }, { category-name }
wave-partly = one has one block of two
# $cards, $text (text)
wave-blockers = could be blocked by: { $cards }
wave-nobody = no measure
wave-goes-on =
    { $count ->
        [one] { $title } (is blocking, one more)
       *[other] { $title } (is blocking, { $count } more)
    }
wave-does = does: { $text }
wave-instead = or: { $text }
fact-turn = Turn { $turn } (at most { $limit })
fact-active =
    { $who ->
        [you] Your turn, phase: { phase-name }
       *[other] Turn of { $player }, phase: { phase-name }
    }
fact-banned = Measures that cannot block in this turn: { category-name }
fact-piles =
    { $who ->
        [you] You: cards in the deck { $deck }, in hand { $hand }, in the discard pile { $discards }
       *[other] { $player }: cards in the deck { $deck }, in hand { $hand }, in the discard pile { $discards }
    }
power-kind =
    { $kind ->
        [defence] { power-defence }
       *[attack] { power-attack }
    }
power-rest =
    { $missing ->
        [0] free { $free }
       *[other] missing { $missing }
    }
fact-power =
    { $who ->
        [you] Your { power-kind }: given { $given }, needed { $needed }, { power-rest }
       *[other] { $player }, { power-kind }: given { $given }, needed { $needed }, { power-rest }
    }
fact-extra =
    { $who ->
        [you] Of it until the end of the turn, of both kinds, for you: { $count }
       *[other] Of it until the end of the turn, of both kinds, for { $player }: { $count }
    }
fact-known =
    { $who ->
        [you] You hold { card-times }, known to the opponent
       *[other] { $player } holds { card-times }
    }
fact-top =
    { $who ->
        [you] Your deck, number { $number } from the top: { card-name }
       *[other] The deck of { $player }, number { $number } from the top: { card-name }
    }
fact-top-hidden =
    { $who ->
        [you] Your deck, number { $number } from the top: known only to the opponent
       *[other] { $player }’s deck, number { $number } from the top: hidden
    }
fact-under =
    { $who ->
        [you] Put under your deck, number { $number } from the top: { card-name }
       *[other] Put under the deck of { $player }, number { $number } from the top: { card-name }
    }
fact-under-hidden = Put under the deck of { $player }, number { $number } from the top: a hidden card
fact-empty =
    { $who ->
        [you] You have nothing on the table
       *[other] { $player } has nothing on the table
    }
fact-lying =
    { $who ->
        [you] On your side, { zone-name }: { card-times }, { state-name }, { power-name }
       *[other] On the side of { $player }, { zone-name }: { card-times }, { state-name }, { power-name }
    }
fact-discard =
    { $who ->
        [you] In your discard pile: { card-times }
       *[other] In the discard pile of { $player }: { card-times }
    }
fact-gone =
    { $who ->
        [you] Yours, out of the game: { card-times }
       *[other] Of { $player }, out of the game: { card-times }
    }
fact-seen = You look at { card-times }
fact-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
# $dear: yes if the power for it is not enough now
hand-power =
    { $dear ->
        [yes] { power-name }, not enough now
       *[no] { power-name }
    }
sort-name =
    { $sort ->
        [asset] { kind-asset }
        [measure] { kind-measure }
        [attack] { kind-attack }
       *[event] { kind-event }
    }
fact-card = In your hand: { card-times }{ $mark } ({ sort-name }, { hand-power })
fact-card-help = In your hand: { card-times }{ $mark } ({ sort-name }, { hand-power }). { card-help }
possible-head = Deck lists are public. { $player } still has, in hand or deck (hand: { $hand }, deck: { $deck }):
possible-card = { card-name }: { $count }

deck-blue-range = Blue range
deck-red-range = Red range
deck-worms-and-noise = Worms and noise
deck-quiet-listeners = Quiet listeners
deck-fortress = Fortress

## After the game

story-deck = Cards in the deck
