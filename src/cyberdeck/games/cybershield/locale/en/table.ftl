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
        [opponent] the opponent's { spot-title } { $slot }
       *[other] { spot-title } { $slot } of { $holder }
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
        [1] step 1, re-arranging
        [2] step 2, drawing
        [3] step 3, playing cards
        [4] step 4, discarding
       *[0] before the first turn
    }
# What is announced. $joins (text): numbers of cards on the table
announced-name =
    { $announced ->
        [card] { card-name }
        [joined] { card-name }, joined to { $joins }
        [on] { card-name } on { place-name }
        [generator] { card-name } on the Power generator of { place-name }
        [cancel] { card-name } against what is being played
        [arrange] a new arrangement of the Hardware
        [restore] restoring { place-name }
        [restore-part] restoring { part-name } on { place-name }
        [pay] a Budget Token to restore { place-name }
        [pay-part] a Budget Token to restore { part-name } on { place-name }
        [scrap] discarding { place-name } with everything on it
        [scrap-generator] discarding the Power generator on { place-name }
       *[buy] a Budget Token for one more play
    }

## Events

event-starter =
    { $who ->
        [you]
            { $coin ->
                [yes] The coin says: you begin
               *[no] You begin
            }
       *[other]
            { $coin ->
                [yes] The coin says: { $player } begins
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
        [you] You keep your first hand
       *[other] { $player } keeps the first hand
    }
event-shuffled-back =
    { $who ->
        [you] You shuffle your hand back and draw another
       *[other] { $player } shuffles the hand back and draws another
    }
event-turn =
    { $who ->
        [you] Your turn { $turn }
       *[other] Turn { $turn } of { $player }
    }
event-lifted =
    { $who ->
        [you] You take { place-name } off its joints
       *[other] { $player } takes { place-name } off its joints
    }
# $other (number): the card that it is to be joined to
event-planned =
    { $who ->
        [you] You want to join { place-name } to { $other } by { symbol-name }
       *[other] { $player } wants to join { place-name } to { $other } by { symbol-name }
    }
event-planned-new =
    { $who ->
        [you] The new card is to be joined to { place-name } by { symbol-name }
       *[other] The new card of { $player } is to be joined to { $slot } by { symbol-name }
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
        [you] Your { card-name } has no effect any more
       *[other] { card-name } of { $player } has no effect any more
    }
event-cancelled =
    { $who ->
        [you] Your { card-name } is cancelled
       *[other] { card-name } of { $player } is cancelled
    }
event-placed =
    { $joins ->
        [none] Comes into play, joined to nothing: { place-name }
       *[other] Comes into play: { place-name }, joined to { $joins }
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
        [none] Face up again: { place-name }
       *[other] Face up again: { part-name } on { place-name }
    }
# $places (text): numbers of cards on the table
event-turned-aside =
    { $who ->
        [you] Your Hardware is disconnected: { $places }
       *[other] Hardware of { $player } is disconnected: { $places }
    }
event-rearranged =
    { $who ->
        [you] Your Hardware lies as you have arranged it
       *[other] The Hardware of { $player } lies as arranged
    }
event-turned-up =
    { $who ->
        [you] Upright again among your cards: { $places }
       *[other] Upright again among the cards of { $player }: { $places }
    }
event-removed =
    { $who ->
        [you] { card-name } goes from the table to your discard pile
       *[other] { card-name } goes from the table to the discard pile of { $player }
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
        [you] You may play one card more. Plays left: { $count }
       *[other] { $player } may play one card more. Plays left: { $count }
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
        [you] You show { card-name } and take it
       *[other] { $player } shows { card-name } and takes it
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
        [you] You lose a card at random: { card-name }
       *[other] { $player } loses a card at random: { card-name }
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
        [ten] The game is over: ten points are reached
        [minus] The game is over: minus ten points are reached
        [deck] The game is over: a card has to be drawn, and there is none
       *[limit] The game is over: that was the last turn
    }
event-final =
    { $who ->
        [you] Your points at the end: { $points }
       *[other] Points of { $player } at the end: { $points }
    }
event-winner =
    { $who ->
        [you] You win
       *[other] { $player } wins
    }
event-draw = Nobody wins: it is a draw

## Questions

ask-mulligan = Do you keep these cards, or shuffle them back and draw seven others, once?
ask-arrange = Step 1: re-arrange your Hardware, card by card, or go on
ask-join = { place-name }: what is it joined to?
ask-join-new = { card-name }: what is it joined to?
ask-drawing =
    { $draw ->
        [yes] Step 2: draw two cards, or take the top of your discard pile
       *[no] Step 2: your deck has no two cards left; take the top of your discard pile
    }
ask-plays =
    { $count ->
        [0] Step 3: no plays are left; events and cards with Always are free
        [one] Step 3: play cards. One play is left; events and cards with Always are free
       *[other] Step 3: play cards. { $count } plays are left; events and cards with Always are free
    }
ask-excess =
    { $count ->
        [one] Step 4: you may keep seven cards; discard one
       *[other] Step 4: you may keep seven cards; discard { $count }, one by one
    }
ask-answer = Announced by { $player }: { announced-name }. Do you answer before it takes effect?
ask-window = { $player } has finished { step-name }. Do you want to play something now?
ask-tender = Take one Hardware among the cards that you look at, or none
ask-under =
    { $count ->
        [one] Put the last one under your deck
       *[other] Put the { $count } cards under your deck, one by one: the last one lies lowest
    }
ask-chance = Chance decides
ask-over = The game is over

## Moves

move-pass =
    { $decision ->
        [answer] no answer: what is announced takes effect
        [window] nothing now
       *[tender] take none
    }
move-done =
    { $decision ->
        [arrange] go on: the cards lie as they are
        [changed] announce this arrangement
        [join] enough joints for this card
       *[join-new] enough joints: announce the card
    }
move-end =
    { $count ->
        [0] play no more cards
        [one] play no more cards; one is to be discarded then
       *[other] play no more cards; { $count } are to be discarded then
    }
move-keep = keep these cards
move-again = shuffle them back and draw seven others
move-draw = draw two cards
move-take = take { card-name } from your discard pile
move-shift = take { place-name } off its joints and join it anew
move-join = join it to { place-name } by { symbol-name }
move-announced = { announced-name }
move-discard = discard { card-name }
move-choose = show { card-name } and take it
move-under = put { card-name } under your deck

## The table

table-goal = Ten points win at once, minus ten lose at once
table-points = Points
# how to read answers that are told in short
table-hint = Behind > stands the number of a card on the table. Type why and a number for more
table-legend =
    { $sign ->
        [connected] connected
        [cut] not connected
        [turned] disconnected
        [disrupted] disrupted
        [attached] attached
        [attack] attack on it
        [ring] joined also to
        [uplink] uplink
        [cable] cable
        [radio] radio
       *[mark] reconstructed, not as printed
    }
table-free = free
table-empty = no Hardware
table-planned = Points as planned
table-waiting = Announced, the next to take effect first
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
fact-turn = Turn { $turn } of { $limit } at most
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
        [you] You hold { card-times }, and the other player knows it
       *[other] { $player } is known to hold { card-times }
    }
fact-empty =
    { $who ->
        [you] You have no Hardware on the table
       *[other] { $player } has no Hardware on the table
    }
# $joins, $free, $points (text)
fact-spot = On the table: { place-name }, { state-name }. Points: { $points }. Joined to: { $joins }. Free symbols: { $free }
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
        [you] Your points as planned: { $points }. The plan:
       *[other] Points of { $player } as planned: { $points }. The plan:
    }
fact-plan-joint = Card { $slot } joined to: { $joins }
fact-waiting =
    { $who ->
        [you] Announced, number { $number } to take effect, by you: { announced-name }
       *[other] Announced, number { $number } to take effect, by { $player }: { announced-name }
    }
fact-joining = { card-name } is to be joined so far to: { $joins }
fact-looked = You look at { card-name }
fact-under = Under your deck, number { $number } from the top: { card-name }
fact-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
# $free: yes if it costs no play; $points (text)
fact-card = In your hand: { card-name }, number { $count }, points { $points }{ card-free }: { card-short }
fact-card-help = In your hand: { card-name }, number { $count }, points { $points }{ card-free }. { card-help }
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
possible-head = Deck lists are open. { $player } still has these, in hand or in the deck (hand: { $hand }, deck: { $deck }):
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
deck-attacker = Attacker's deck
deck-builder = Builder's deck

## After the game

story-points = Points
