### Cyber Shield at the table: events, moves, questions, the networks, points.
### $who is `you` when the reader is meant; $player is a name. Cards on the table have numbers, as in the notation.

## Names by id

card-name =
    { $card ->
        [provider] { card-provider }
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [ddos] { card-ddos }
        [pdos] { card-pdos }
        [sniffer] { card-sniffer }
        [trojan] { card-trojan }
        [phishing] { card-phishing }
        [weak-password] { card-weak-password }
        [server] { card-server }
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
        [wrong-rules] { card-wrong-rules }
        [power-outage] { card-power-outage }
        [training] { card-training }
        [bad-encryption] { card-bad-encryption }
        [old-antivirus] { card-old-antivirus }
        [forgotten-update] { card-forgotten-update }
        [hardware-failure] { card-hardware-failure }
        [budget] { card-budget }
        [tender] { card-tender }
        [usb-trap] { card-usb-trap }
       *[generator] { card-generator }
    }
card-help =
    { $card ->
        [provider] { card-provider.text }
        [wireless-router] { card-wireless-router.text }
        [wired-router] { card-wired-router.text }
        [desktop] { card-desktop.text }
        [laptop] { card-laptop.text }
        [ddos] { card-ddos.text }
        [pdos] { card-pdos.text }
        [sniffer] { card-sniffer.text }
        [trojan] { card-trojan.text }
        [phishing] { card-phishing.text }
        [weak-password] { card-weak-password.text }
        [server] { card-server.text }
        [firewall] { card-firewall.text }
        [encryption] { card-encryption.text }
        [update] { card-update.text }
        [antivirus] { card-antivirus.text }
        [wrong-rules] { card-wrong-rules.text }
        [power-outage] { card-power-outage.text }
        [training] { card-training.text }
        [bad-encryption] { card-bad-encryption.text }
        [old-antivirus] { card-old-antivirus.text }
        [forgotten-update] { card-forgotten-update.text }
        [hardware-failure] { card-hardware-failure.text }
        [budget] { card-budget.text }
        [tender] { card-tender.text }
        [usb-trap] { card-usb-trap.text }
       *[generator] { card-generator.text }
    }
spot-title =
    { $at ->
        [wireless-router] { card-wireless-router }
        [wired-router] { card-wired-router }
        [desktop] { card-desktop }
        [laptop] { card-laptop }
        [server] { card-server }
       *[provider] { card-provider }
    }
part-name =
    { $part ->
        [firewall] { card-firewall }
        [encryption] { card-encryption }
        [update] { card-update }
        [antivirus] { card-antivirus }
       *[generator] { card-generator }
    }
symbol-name =
    { $symbol ->
        [uplink] { symbol-uplink }
        [cable] { symbol-cable }
       *[radio] { symbol-radio }
    }
card-times =
    { $count ->
        [1] { card-name }
       *[other] { card-name } ×{ $count }
    }
# $whose: you, opponent, other (then $holder is a name); $slot: the number of the card on its side
place-name =
    { $whose ->
        [you] your { spot-title } { $slot }
        [opponent] the opponent’s { spot-title } { $slot }
       *[other] { $holder }’s { spot-title } { $slot }
    }
state-name =
    { $state ->
        [connected] connected
        [cut] not connected
        [turned] disconnected
       *[disrupted] disrupted
    }
step-name =
    { $step ->
        [1] step 1, re-arrange
        [2] step 2, draw
        [3] step 3, play cards
        [4] step 4, discard
       *[0] before the first turn
    }
# What is announced. $joins (text): numbers of cards on the table
announced-name =
    { $announced ->
        [card] { card-name }
        [joined] { card-name }, connected to { $joins }
        [on] { card-name } on { place-name }
        [generator] { card-name } on the Power generator of { place-name }
        [cancel] { card-name }, cancelling the attack
        [arrange] re-arranged Hardware
        [restore] restore { place-name }
        [restore-part] restore { part-name } on { place-name }
        [pay] a Budget Token to restore { place-name }
        [pay-part] a Budget Token to restore { part-name } on { place-name }
        [scrap] discard { place-name } with everything attached
        [scrap-generator] discard the Power generator on { place-name }
       *[buy] a Budget Token for one more play
    }

## Events

event-starter =
    { $who ->
        [you]
            { $coin ->
                [yes] Coin toss: you begin
               *[no] You begin
            }
       *[other]
            { $coin ->
                [yes] Coin toss: { $player } begins
               *[no] { $player } begins
            }
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
        [you] You keep your opening hand
       *[other] { $player } keeps the opening hand
    }
event-shuffled-back =
    { $who ->
        [you] Mulligan: you shuffle your hand into the deck and draw seven new cards
       *[other] Mulligan: { $player } shuffles the hand into the deck and draws seven new cards
    }
event-turn =
    { $who ->
        [you] Your turn { $turn }
       *[other] Turn { $turn } of { $player }
    }
event-lifted =
    { $who ->
        [you] You disconnect { place-name }
       *[other] { $player } disconnects { place-name }
    }
# $other (number): the card that it is to be joined to
event-planned =
    { $who ->
        [you] You connect { place-name } to { $other } ({ symbol-name })
       *[other] { $player } connects { place-name } to { $other } ({ symbol-name })
    }
event-planned-new =
    { $who ->
        [you] You connect the new card to { place-name } ({ symbol-name })
       *[other] { $player } connects the new card to { place-name } ({ symbol-name })
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
event-took-top =
    { $who ->
        [you] You take { card-name } from your discard pile
       *[other] { $player } takes { card-name } from the discard pile
    }
event-announced =
    { $who ->
        [you] You announce: { announced-name }
       *[other] { $player } announces: { announced-name }
    }
event-failed =
    { $who ->
        [you] Your { card-name } has no effect
       *[other] { $player }’s { card-name } has no effect
    }
event-cancelled =
    { $who ->
        [you] Your { card-name } is cancelled
       *[other] { $player }’s { card-name } is cancelled
    }
event-placed =
    { $joined ->
        [no] In play: { place-name }, unconnected
       *[yes] In play: { place-name }, connected to { $joins }
    }
event-attached = { card-name } is attached to { place-name }
event-attached-generator = { card-name } is attached to the Power generator of { place-name }
event-disrupted =
    { $part ->
        [none] Disrupted: { place-name }
       *[other] Disrupted: { part-name } on { place-name }
    }
event-mended =
    { $part ->
        [none] Restored: { place-name }
       *[other] Restored: { part-name } on { place-name }
    }
# $places (text): numbers of cards on the table
event-turned-aside =
    { $who ->
        [you] Your Hardware is disconnected: { $places }
       *[other] { $player }’s Hardware is disconnected: { $places }
    }
event-rearranged =
    { $who ->
        [you] You re-arrange your Hardware
       *[other] { $player } re-arranges the Hardware
    }
event-turned-up =
    { $who ->
        [you] Your cards are ready again: { $places }
       *[other] { $player }’s cards are ready again: { $places }
    }
event-removed =
    { $who ->
        [you] { card-name } goes to your discard pile
       *[other] { card-name } goes to { $player }’s discard pile
    }
event-tokens =
    { $who ->
        [you]
            { $count ->
                [one] You get one Budget Token
               *[other] You get { $count } Budget Tokens
            }
       *[other]
            { $count ->
                [one] { $player } gets one Budget Token
               *[other] { $player } gets { $count } Budget Tokens
            }
    }
event-more-plays =
    { $who ->
        [you] You gain one play. Plays left: { $count }
       *[other] { $player } gains one play. Plays left: { $count }
    }
event-looked =
    { $who ->
        [you] You look at { card-times }
       *[other] { $player } looks at { card-times }
    }
event-looked-hidden =
    { $count ->
        [one] { $player } looks at the top card of the deck
       *[other] { $player } looks at the top { $count } cards of the deck
    }
event-took-shown =
    { $who ->
        [you] You reveal and take { card-name }
       *[other] { $player } reveals and takes { card-name }
    }
event-took-none =
    { $who ->
        [you] You take none of them
       *[other] { $player } takes none of them
    }
event-under =
    { $who ->
        [you] You put { card-times } under your deck
       *[other] { $player } puts { card-times } under the deck
    }
event-under-hidden =
    { $count ->
        [one] { $player } puts a card under the deck
       *[other] { $player } puts { $count } cards under the deck
    }
event-discarded =
    { $who ->
        [you] You discard { card-name }
       *[other] { $player } discards { card-name }
    }
event-discarded-random =
    { $who ->
        [you] You discard a card at random: { card-name }
       *[other] { $player } discards a card at random: { card-name }
    }
# $points, $before (text)
event-scored =
    { $who ->
        [you] Your points: { $before } → { $points }
       *[other] Points of { $player }: { $before } → { $points }
    }
event-turn-ended =
    { $who ->
        [you] You end your turn
       *[other] { $player } ends the turn
    }
event-ended =
    { $why ->
        [ten] Game over: ten points reached
        [minus] Game over: minus ten points reached
        [deck] Game over: no card left to draw
       *[limit] Game over: that was the last turn
    }
event-final =
    { $who ->
        [you] Your final points: { $points }
       *[other] { $player }’s final points: { $points }
    }
event-winner =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }
event-draw = A draw

## Questions

ask-mulligan = Keep this hand, or mulligan once for seven new cards?
ask-arrange = Step 1: re-arrange your Hardware, or continue
ask-join = Connect { place-name } to a card
ask-join-new = Connect { card-name } to a card
ask-drawing =
    { $draw ->
        [yes] Step 2: draw two cards, or take your top discard
       *[no] Step 2: fewer than two cards in your deck; take your top discard
    }
ask-plays =
    { $count ->
        [0] Step 3: no plays left (events and Always cards are free)
        [one] Step 3: play cards. 1 play left (events and Always cards are free)
       *[other] Step 3: play cards. { $count } plays left (events and Always cards are free)
    }
ask-excess =
    { $count ->
        [one] Step 4: hand limit 7, discard 1 card
       *[other] Step 4: hand limit 7, discard { $count } cards
    }
ask-answer = { $player } announces: { announced-name }. Respond?
ask-window = { $player } has finished { step-name }. Play something?
ask-tender = Take one Hardware card, or none
ask-under =
    { $count ->
        [one] Put the last card under your deck
       *[other] Put { $count } cards under your deck; the last one goes to the bottom
    }
ask-chance = A card is drawn
ask-over = The game is over

## Moves

move-pass =
    { $decision ->
        [answer] no response
        [window] play nothing
       *[tender] take none
    }
move-done =
    { $decision ->
        [arrange] continue without changes
        [changed] confirm this arrangement
        [join] done connecting
       *[join-new] done connecting
    }
move-end =
    { $count ->
        [0] end step
        [one] end step, then discard 1 card
       *[other] end step, then discard { $count } cards
    }
move-keep = keep this hand
move-again = mulligan: seven new cards
move-draw = draw two cards
move-take = take { card-name } from your discard pile
move-shift = disconnect { place-name } and reconnect it
    .label = re-arrange
move-join = connect to { place-name } ({ symbol-name })
    .label =
        { $outcome ->
            [mine] you { $mine }
            [theirs] them { $theirs }
            [both] you { $mine }, them { $theirs }
            [wins] wins the game
            [connects] connects
           *[cut] stays cut off
        }
move-announced = { announced-name }
    .label =
        { $outcome ->
            [mine] you { $mine }
            [theirs] them { $theirs }
            [both] you { $mine }, them { $theirs }
            [wins] wins the game
            [joins] connect it
            [cut] stays cut off
            [cancels] cancels it
            [discards] −{ $count } card
            [opens] opens defences
            [protects] protects
            [disrupts] disrupts
            [tokens] +{ $count } Tokens
            [looks] look at { $count }
            [restores] restores
            [buys] +1 play
           *[attacks] attacks
        }
move-discard = discard { card-name }
move-choose = reveal and take { card-name }
move-under = put { card-name } under your deck

## The table

table-goal = 10 points win, −10 points lose
table-points = Points
# how to read answers that are told in short
table-hint = The number after > is a card on the table. More: why and a number
table-legend =
    { $sign ->
        [connected] connected
        [cut] not connected
        [turned] disconnected
        [disrupted] disrupted
        [attached] attached
        [attack] attack on it
        [ring] also connected to
        [uplink] uplink
        [cable] cable
        [radio] radio
       *[mark] reconstructed, not as printed
    }
table-free = free
table-empty = no Hardware
table-planned = Planned points
table-waiting = Announced, next effect first
table-known = Known in hand
table-looked = You look at
table-under = Under your deck, from the top
table-bounds = { $win } wins, { $lose } loses
table-hand-size = hand { $count }
table-deck-size = deck { $count }
table-discards = discards { $count }
table-top = top: { card-name }
table-tokens = Tokens { $count }
table-open = the next attack ignores defences
fact-turn = Turn { $turn } (at most { $limit })
fact-active =
    { $who ->
        [you] Your turn, { step-name }
       *[other] Turn of { $player }, { step-name }
    }
fact-plays = Plays left: { $count }
# $points, $win, $lose (text)
fact-score =
    { $who ->
        [you] Your points: { $points }; { table-bounds }
       *[other] Points of { $player }: { $points }; { table-bounds }
    }
fact-piles =
    { $who ->
        [you] You: cards in hand { $hand }, in the deck { $deck }, in the discard pile { $discards }
       *[other] { $player }: cards in hand { $hand }, in the deck { $deck }, in the discard pile { $discards }
    }
fact-top =
    { $who ->
        [you] On top of your discard pile: { card-name }
       *[other] On top of the discard pile of { $player }: { card-name }
    }
fact-tokens =
    { $who ->
        [you] Your Budget Tokens: { $count }
       *[other] Budget Tokens of { $player }: { $count }
    }
fact-known =
    { $who ->
        [you] You hold { card-times }, known to the opponent
       *[other] { $player } holds { card-times }
    }
fact-empty =
    { $who ->
        [you] You have no Hardware on the table
       *[other] { $player } has no Hardware on the table
    }
# $joins, $free, $points (text)
fact-spot = On the table: { place-name }, { state-name }. Points: { $points }. Connected to: { $joins }. Free symbols: { $free }
fact-attached =
    { $state ->
        [broken] On { place-name }: { card-name }, disrupted. Number: { $count }. Points: { $points }
        [attack] On { place-name }: the attack { card-name }. Number: { $count }. Points: { $points }
        [hit] On a Power generator of { place-name }: the attack { card-name }. Number: { $count }. Points: { $points }
       *[works] On { place-name }: { card-name }. Number: { $count }. Points: { $points }
    }
fact-open = { place-name }: the next attack on it ignores its defences
fact-planned =
    { $who ->
        [you] Your planned points: { $points }. The plan:
       *[other] { $player }’s planned points: { $points }. The plan:
    }
fact-plan-joint = Card { $slot } connected to: { $joins }
fact-waiting =
    { $who ->
        [you] Announced, number { $number } to take effect, by you: { announced-name }
       *[other] Announced, number { $number } to take effect, by { $player }: { announced-name }
    }
fact-joining = { card-name } will be connected to: { $joins }
fact-looked = You look at { card-name }
fact-under = Under your deck, number { $number } from the top: { card-name }
fact-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
# $free: yes if it costs no play; $points (text)
fact-card = In your hand: { card-name }{ $mark } ×{ $count }, points { $points }{ card-free }: { card-short }
fact-card-help = In your hand: { card-name }{ $mark } ×{ $count }, points { $points }{ card-free }. { card-help }
card-free =
    { $free ->
        [yes] , free
       *[no] { "" }
    }
hand-free = free
score-total =
    { $who ->
        [you] Your points: { $points } [CS-2.5]
       *[other] Points of { $player }: { $points } [CS-2.5]
    }
# $points (text), $count: how many of the card
score-reason =
    { $state ->
        [connected] { $points }: { place-name } is connected
        [cut] { $points }: { place-name } is not connected
        [turned] { $points }: { place-name } is disconnected
        [disrupted] { $points }: { place-name } is disrupted
        [works] { $points }: { card-times } on { place-name }
        [idle] { $points }: { card-times } on { place-name }, which is not connected
        [lasting] { $points }: { card-times } on { place-name }, connected or not
        [broken] { $points }: { card-times } on { place-name }, disrupted
        [hit] { $points }: { card-times } on a Power generator of { place-name }
       *[gain] { $points }: { card-times }, an attack on { place-name }
    }
possible-head = Deck lists are public. { $player } still has, in hand or deck (hand: { $hand }, deck: { $deck }):
possible-card = { card-name }: { $count }
card-short =
    { $card ->
        [provider] your way to the Internet
        [wireless-router] joins cards by radio
        [wired-router] joins cards by cable
        [desktop] scores while connected
        [laptop] joined by cable or by radio
        [ddos] disrupts a Provider, Router or Server for a turn; Firewall stops it
        [pdos] disrupts Hardware for good; Update stops it
        [sniffer] on a Wireless card: 1 point for you; Encryption stops it
        [trojan] on a Computer or Server; Antivirus stops it
        [phishing] on a Computer: its owner loses a card at random
        [weak-password] your next attack there ignores defences
        [server] scores two while connected
        [firewall] on a Router: stops Distributed denial of service
        [encryption] on a Wireless card or Server: stops Wireless sniffer
        [update] on a Computer, Server or Router, at any time
        [antivirus] on a Computer or Server: stops Trojan horse, USB trap
        [wrong-rules] disrupts an opposing Firewall
        [power-outage] disconnects opposing Hardware without generator
        [training] cancels or discards Phishing, Weak password, USB trap
        [bad-encryption] disrupts an opposing Encryption
        [old-antivirus] disrupts an opposing Antivirus
        [forgotten-update] disrupts an opposing Update
        [hardware-failure] disrupts opposing Hardware, not a Provider
        [budget] two Budget Tokens: a play or a restoring each
        [tender] look at five cards, take one Hardware
        [usb-trap] on a Computer, connected or not; Antivirus stops it
       *[generator] on a Provider or Router: against Power outage
    }

deck-basic = Basic deck
deck-attacker = Attacker’s deck
deck-builder = Builder’s deck

## After the game

story-points = Points
