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
card-turned = { card-name } (turned)
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
        [upright] upright
        [turned] turned
        [locked] turned through its owner's next turn
       *[played] played in this turn
    }
zone-name =
    { $zone ->
        [assets] Assets
        [measures] Measures
        [means] Means of attack
       *[events] Events
    }
phase-name =
    { $phase ->
        [draw] drawing
        [assets] assets
        [deployment] deployment
        [attack] attack
        [end] end of the turn
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
        [mill] send { cards-n } of the other deck
        [turn-assets]
            { $n ->
                [one] turn an opposing asset
               *[other] turn up to { $n } opposing assets
            }
        [lock-assets]
            { $n ->
                [one] turn an opposing asset through its owner's next turn
               *[other] turn { $n } opposing assets through their owner's next turn
            }
        [turn-measure] turn an opposing measure
        [destroy-asset] destroy an opposing asset
        [destroy-not-basic] destroy an opposing asset that is not basic
        [destroy-measure] destroy an opposing measure
        [destroy-turned-measure] destroy a turned opposing measure
        [destroy-crypto-measure] destroy an opposing cryptography measure
        [see-hand] see the other hand
        [discard-seen] discard { cards-n } of that hand
        [random] the other player discards { cards-n } at random
        [peek] see { cards-n } on top of the other deck and put them back in any order
        [upright-all] turn all your measures upright
        [upright-one] turn one of your measures upright
        [under] put { cards-n } of your discard pile under your deck
        [power] { $n } more power of both kinds in this turn
        [ban] measures of a category cannot block in this turn
        [each] each player draws a card, then sends { cards-n } of the own deck
       *[cancel] cancel an attack of the wave
    }
effect-none =
    { $step ->
        [draw] no card is left to draw
        [mill] no card is left to send
        [peek] no card is there to be seen
        [see-hand] the hand is empty
        [discard-seen] no card is there to discard
        [random] the hand is empty
       *[other] { effect-name }: there is none now
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
does-plain = no text: sends { cards-n }
does-laid = when laid
does-property = turned when a wave is declared
does-flag =
    { $flag ->
        [free-lay] does not count toward the two assets of a turn
        [comes-turned] comes into play turned
        [unique] at most one on your side
        [only-uncategorised] only measures without category block it
        [stays] stays on the table
        [once-upright] stays upright when it blocks, once a turn
       *[removed] then leaves the game
    }
does-cheapens = your measures of this category need { $n } less: { category-name }
does-needs-blocks = needs { $n } blocks
does-blocked-loss =
    { $loss ->
        [mill] if it has blocked: { cards-n } of the attacker's deck to the discard pile
       *[random] if it has blocked: the attacker discards { cards-n } at random
    }

## Events

event-starter =
    { $who ->
        [you] The lot decides: you begin
       *[other] The lot decides: { $player } begins
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
        [you] You shuffle your hand back and are dealt another
       *[other] { $player } shuffles the hand back and is dealt another
    }
event-redealt-free =
    { $who ->
        [you] You show your hand, shuffle it back and are dealt another, free
       *[other] { $player } shows the hand, shuffles it back and is dealt another, free
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
        [you] Your turned cards are upright again
       *[other] The turned cards of { $player } are upright again
    }
event-phase =
    { $who ->
        [you] Your phase: { phase-name }
       *[other] Phase of { $player }: { phase-name }
    }
event-laid =
    { $who ->
        [you] You lay { card-name }
       *[other] { $player } lays { card-name }
    }
event-played =
    { $who ->
        [you] You play the event { card-name }
       *[other] { $player } plays the event { card-name }
    }
event-used =
    { $who ->
        [you] You turn { card-name } and use its property
       *[other] { $player } turns { card-name } and uses its property
    }
event-dropped =
    { $who ->
        [you] You discard { card-name } from the table
       *[other] { $player } discards { card-name } from the table
    }
event-dropped-must =
    { $who ->
        [you] You discard { card-name } from the table: the power is not enough
       *[other] { $player } discards { card-name } from the table: the power is not enough
    }
event-named =
    { $who ->
        [you] You name { card-name } for the wave
       *[other] { $player } names { card-name } for the wave
    }
event-wave =
    { $who ->
        [you]
            { $count ->
                [one] You attack: a wave of one attack
               *[other] You attack: a wave of { $count } attacks
            }
       *[other]
            { $count ->
                [one] { $player } attacks: a wave of one attack
               *[other] { $player } attacks: a wave of { $count } attacks
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
        [you] You block { card-name } with { measure-name }; it needs one block more
       *[other] { $player } blocks { card-name } with { measure-name }; it needs one block more
    }
event-cancelled =
    { $who ->
        [you] You cancel { card-name }: it counts as blocked
       *[other] { $player } cancels { card-name }: it counts as blocked
    }
event-banned =
    { $who ->
        [you] You name a category whose measures cannot block in this turn: { category-name }
       *[other] { $player } names a category whose measures cannot block in this turn: { category-name }
    }
event-struck =
    { $who ->
        [you] Your { card-name } gets through and does what its text says
       *[other] { card-name } of { $player } gets through and does what its text says
    }
event-struck-plain =
    { $who ->
        [you] Your { card-name } gets through and sends two cards
       *[other] { card-name } of { $player } gets through and sends two cards
    }
event-milled =
    { $who ->
        [you] From your deck to the discard pile: { card-times }
       *[other] From the deck of { $player } to the discard pile: { card-times }
    }
event-turned =
    { $who ->
        [you] Your { card-name } turns
       *[other] { card-name } of { $player } turns
    }
event-turned-stays =
    { $who ->
        [you] Your { card-name } turns and stays so through your next turn
       *[other] { card-name } of { $player } turns and stays so through the owner's next turn
    }
event-turned-must =
    { $who ->
        [you] You turn { card-name }: the power is not enough
       *[other] { $player } turns { card-name }: the power is not enough
    }
event-upright =
    { $who ->
        [you] Upright again on your side: { card-times }
       *[other] Upright again on the side of { $player }: { card-times }
    }
event-destroyed =
    { $who ->
        [you] Your { card-name } is destroyed
       *[other] { card-name } of { $player } is destroyed
    }
event-hand =
    { $who ->
        [you]
            { $count ->
                [0] Your hand is seen: it is empty
                [one] Your hand is seen: one card
               *[other] Your hand is seen: { $count } cards
            }
       *[other]
            { $count ->
                [0] The hand of { $player } is seen: it is empty
                [one] The hand of { $player } is seen: one card
               *[other] The hand of { $player } is seen: { $count } cards
            }
    }
event-hand-card =
    { $who ->
        [you] In your hand: { card-times }
       *[other] In the hand of { $player }: { card-times }
    }
event-discarded =
    { $who ->
        [you] You have to discard { card-name }
       *[other] { $player } has to discard { card-name }
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
                [one] The top card of your deck is looked at
               *[other] The top { $count } cards of your deck are looked at
            }
       *[other]
            { $count ->
                [one] The top card of the deck of { $player } is looked at
               *[other] The top { $count } cards of the deck of { $player } are looked at
            }
    }
event-ordered =
    { $who ->
        [you] Put back onto your deck, next from the top: { card-name }
       *[other] Put back onto the deck of { $player }, next from the top: { card-name }
    }
event-ordered-hidden =
    { $who ->
        [you] The cards are put back onto your deck in a new order
       *[other] The cards are put back onto the deck of { $player } in a new order
    }
event-power =
    { $who ->
        [you] Your extra power of both kinds until the end of the turn: { $count }
       *[other] Extra power of both kinds of { $player } until the end of the turn: { $count }
    }
event-nothing =
    { $who ->
        [you] Your { card-name } finds no card for this part of its text
       *[other] { card-name } of { $player } finds no card for this part of its text
    }
event-turn-ended =
    { $who ->
        [you] You end your turn
       *[other] { $player } ends the turn
    }
event-ended =
    { $why ->
        [deck] The game is over: a turn begins with fewer than two cards in the deck
       *[limit] The game is over: that was the last turn, and the larger deck wins
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
event-draw = Nobody wins: it is a draw

## Questions

ask-redeal =
    { $count ->
        [one] Do you keep this hand? One redeal is left
       *[other] Do you keep this hand? { $count } redeals are left
    }
ask-bottom =
    { $count ->
        [one] Put a card from your hand under your deck
       *[other] Put { $count } cards from your hand under your deck, one by one: the last one lies lowest
    }
ask-assets =
    { $count ->
        [0] Assets: two are laid; go on
        [one] Assets: you may lay one more
       *[other] Assets: you may lay up to { $count }
    }
ask-deploy = Deployment: lay measures and means. Free power: defence { $defence }, attack { $attack }
ask-attack = Attack: name the means of a wave, one by one, or end your turn
ask-wave =
    { $count ->
        [one] One means is named for the wave. Another one, or does the wave begin?
       *[other] { $count } means are named for the wave. Another one, or does the wave begin?
    }
ask-react =
    { $count ->
        [one] { $player } attacks with a wave of one attack. Do you play events or use properties before you block?
       *[other] { $player } attacks with a wave of { $count } attacks. Do you play events or use properties before you block?
    }
ask-block =
    { $count ->
        [one] One attack is unblocked. Which measure blocks it?
       *[other] { $count } attacks are unblocked. Which measure blocks which?
    }
ask-block-on =
    { $count ->
        [one] { card-name } may block one attack more. Which?
       *[other] { card-name } may block { $count } attacks more. Which?
    }
ask-last =
    { $count ->
        [one] One attack is unblocked. Do you play events before it takes effect?
       *[other] { $count } attacks are unblocked. Do you play events before they take effect?
    }
ask-resolve =
    { $count ->
        [one] The unblocked attack: its text, or two cards?
       *[other] { $count } unblocked attacks: which is next, and does it do its text or send two cards?
    }
ask-object = { card-name }: { ask-step }
ask-step =
    { $step ->
        [turn-assets] which asset turns? Up to { $count } more
        [lock-assets] which asset turns and stays so through its owner's next turn? Still to choose: { $count }
        [turn-measure] which measure turns?
        [discard-seen] which card of the hand is discarded?
        [upright-one] which of your measures turns upright?
        [under] which card of your discard pile goes under your deck next? Still to choose: { $count }
        [cancel] which attack is cancelled?
        [ban] measures of which category cannot block in this turn?
       *[other] which card is destroyed?
    }
ask-order =
    { $count ->
        [one] Put the last card back
       *[other] { $count } cards go back onto the deck. Which one is next from the top?
    }
ask-fit =
    { $short ->
        [defence] Defence power is not enough. What do you turn?
        [attack] Attack power is not enough. What do you turn?
       *[both] Neither kind of power is enough. What do you turn?
    }
ask-trim =
    { $short ->
        [defence] Defence power is not enough for what lies on your side. What do you discard?
        [attack] Attack power is not enough for what lies on your side. What do you discard?
       *[both] Neither kind of power is enough for what lies on your side. What do you discard?
    }
ask-chance = Chance decides
ask-over = The game is over

## Moves

move-done =
    { $decision ->
        [assets] no more assets: go on to deployment
        [deploy] nothing more: go on to the attack
        [attack] end the turn
        [react] nothing: go on to the blocks
        [block] no more blocks
        [block-on] this measure blocks no more
        [last] nothing: the attacks take effect
       *[object] no more cards
    }
move-keep = keep this hand
move-redeal =
    { $free ->
        [yes] show the hand and get another one, free
       *[no]
            { $count ->
                [one] another hand; then a card goes under the deck
               *[other] another hand; then { $count } cards go under the deck
            }
    }
move-bottom = put { card-name } under your deck
move-lay = lay { card-name } ({ power-name })
move-play = play { card-name } ({ power-name })
move-add = name { card-name } for the wave
move-declare = the wave begins
move-drop = discard { card-state } from the table
move-turn = turn { card-name }
move-use = turn { card-name } and use its property
move-block = block { card-name } with { measure-name }
move-strike = { card-name }: do what the text says
move-mill = { card-name }: send two cards of the deck
move-object =
    { $step ->
        [turn-assets] turn { card-name }
        [lock-assets] turn { card-state } through its owner's next turn
        [turn-measure] turn { card-name }
        [discard-seen] discard { card-name }
        [upright-one] turn { card-name } upright
        [under] put { card-name } under your deck
        [cancel] cancel { card-name }
       *[other] destroy { card-state }
    }
move-ban = { category-name }
move-put = { card-name } is next from the top

## The table

table-goal = Fewer than two cards in the deck when one's turn begins: lost
table-deck = Cards in the deck
# how to read answers that are told in short
table-hint = A card with / lies turned. Type why and a number for more
table-legend =
    { $sign ->
        [upright] upright
        [turned] turned
        [locked] turned, next turn too
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
        [you] Your wave, as named so far
       *[other] The wave of { $player }, as named so far
    }
wave-attack = { card-times }, { category-name }; open { $open }, blocked or done { $met }
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
wave-does = would do: { $text }
wave-instead = or instead: { $text }
fact-turn = Turn { $turn } of { $limit } at most
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
        [you] You hold { card-times }, and the other player knows it
       *[other] { $player } is known to hold { card-times }
    }
fact-top =
    { $who ->
        [you] Your deck, number { $number } from the top: { card-name }
       *[other] The deck of { $player }, number { $number } from the top: { card-name }
    }
fact-top-hidden =
    { $who ->
        [you] Your deck, number { $number } from the top: known only to the player who put it there
       *[other] The deck of { $player }, number { $number } from the top: known only to the player who put it there
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
        [yes] { power-name }, too much now
       *[no] { power-name }
    }
sort-name =
    { $sort ->
        [asset] { kind-asset }
        [measure] { kind-measure }
        [attack] { kind-attack }
       *[event] { kind-event }
    }
fact-card = In your hand: { card-times } ({ sort-name }, { hand-power })
fact-card-help = In your hand: { card-times } ({ sort-name }, { hand-power }). { card-help }
possible-head = Deck lists are open. { $player } still has these, in hand or in the deck (hand: { $hand }, deck: { $deck }):
possible-card = { card-name }: { $count }

deck-blue-range = Blue range
deck-red-range = Red range
deck-worms-and-noise = Worms and noise
deck-quiet-listeners = Quiet listeners
deck-fortress = Fortress

## After the game

story-deck = Cards in the deck
