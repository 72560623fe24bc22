### Lokalka at the table: events, moves, questions, the ring.
### $who is `you` when the reader is meant; $player is a name. Places, and cards in lists, are written as in the notation.

## Names by id

card-name =
    { $card ->
        [attack-1] { card-attack-1 } ({ $code })
        [attack-2] { card-attack-2 } ({ $code })
        [attack-3] { card-attack-3 } ({ $code })
        [attack-4] { card-attack-4 } ({ $code })
        [attack-5] { card-attack-5 } ({ $code })
        [defence-1] { card-defence-1 } ({ $code })
        [defence-2] { card-defence-2 } ({ $code })
        [defence-3] { card-defence-3 } ({ $code })
        [defence-4] { card-defence-4 } ({ $code })
        [defence-5] { card-defence-5 } ({ $code })
        [flood] { card-flood }
        [social-engineering] { card-social-engineering }
        [viruses] { card-viruses }
        [direct-access] { card-direct-access }
        [backup] { card-backup }
        [maintenance] { card-maintenance }
        [sandbox] { card-sandbox }
        [router] { card-router }
        [botnet] { card-botnet }
       *[logic-bomb] { card-logic-bomb }
    }
card-help =
    { $card ->
        [attack-1] { card-attack-1.help }
        [attack-2] { card-attack-2.help }
        [attack-3] { card-attack-3.help }
        [attack-4] { card-attack-4.help }
        [attack-5] { card-attack-5.help }
        [defence-1] { card-defence-1.help }
        [defence-2] { card-defence-2.help }
        [defence-3] { card-defence-3.help }
        [defence-4] { card-defence-4.help }
        [defence-5] { card-defence-5.help }
        [flood] { card-flood.help }
        [social-engineering] { card-social-engineering.help }
        [viruses] { card-viruses.help }
        [direct-access] { card-direct-access.help }
        [backup] { card-backup.help }
        [maintenance] { card-maintenance.help }
        [sandbox] { card-sandbox.help }
        [router] { card-router.help }
        [botnet] { card-botnet.help }
       *[logic-bomb] { card-logic-bomb.help }
    }
colour-name =
    { $colour ->
        [lilac] { colour-lilac }{ $dye }
        [amber] { colour-amber }{ $dye }
       *[both] { colour-both }{ $dye }
    }
host-name =
    { $host ->
        [file-server] { host-file-server }{ $mark }
        [mail-server] { host-mail-server }{ $mark }
        [database] { host-database }{ $mark }
        [web-server] { host-web-server }{ $mark }
        [print-server] { host-print-server }{ $mark }
        [proxy] { host-proxy }{ $mark }
        [access-point] { host-access-point }{ $mark }
       *[backup-storage] { host-backup-storage }{ $mark }
    }
place-name =
    { $host ->
        [own] { $place } (your own host)
        [player] { $place } ({ $holder })
        [seat] { $place } (player { $number })
        [none] { $place }
       *[other] { $place } ({ host-name })
    }
role-name =
    { $role ->
        [administrator] { role-administrator }
        [hacker] { role-hacker }
        [insider] { role-insider }
       *[helpdesk] { role-helpdesk }
    }
role-goal =
    { $role ->
        [administrator] { role-administrator.goal }
        [hacker] { role-hacker.goal }
        [insider] { role-insider.goal }
       *[helpdesk] { role-helpdesk.goal }
    }

## Events

event-admin =
    { $who ->
        [you] You are the Administrator
       *[other] { $player } is the Administrator
    }
event-role =
    { $who ->
        [you] Your role: { role-name }. { role-goal }
       *[other] Role of { $player }: { role-name }
    }
event-revealed =
    { $who ->
        [you] Your role: { role-name }
       *[other] Role of { $player }: { role-name }
    }
event-role-hidden =
    { $who ->
        [you] You are dealt a role
       *[other] { $player } is dealt a role, face down
    }
event-host =
    { $who ->
        [you] You lay { place-name }
       *[other] { $player } lays { place-name }
    }
event-host-random = Drawn by lot: { place-name }
event-dealt =
    { $who ->
        [you] You are dealt { $cards }
       *[other] { $player } is dealt { $cards }
    }
event-dealt-hidden =
    { $who ->
        [you]
            { $count ->
                [one] You are dealt a card
               *[other] You are dealt { $count } cards
            }
       *[other]
            { $count ->
                [one] { $player } is dealt a card
               *[other] { $player } is dealt { $count } cards
            }
    }
event-round = Round { $round } begins
event-turn =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
event-skipped =
    { $who ->
        [you] You skip a turn
       *[other] { $player } skips a turn
    }
event-turn-ended =
    { $who ->
        [you] You end your turn
       *[other] { $player } ends the turn
    }
event-reshuffled =
    { $count ->
        [one] The deck is empty: the discard pile, one card, is shuffled
       *[other] The deck is empty: the discard pile, { $count } cards, is shuffled
    }
event-drew =
    { $who ->
        [you] You draw { $cards }
       *[other] { $player } draws { $cards }
    }
event-drew-hidden =
    { $who ->
        [you]
            { $count ->
                [one] You draw a card
               *[other] You draw { $count } cards
            }
       *[other]
            { $count ->
                [one] { $player } draws a card
               *[other] { $player } draws { $count } cards
            }
    }
event-knew =
    { $who ->
        [you] You part with a card that others knew
       *[other] { $player } parts with a card that others knew
    }
event-unknown =
    { $who ->
        [you] You part with a card that nobody else knew
       *[other] { $player } parts with a card that nobody else knew
    }
# $over (text): the defence card that lay there, none if there was none
event-defended =
    { $who ->
        [you]
            { $over ->
                [none] You defend { place-name } with { card-name }
               *[card] You defend { place-name } with { card-name } in place of { $over }
            }
       *[other]
            { $over ->
                [none] { $player } defends { place-name } with { card-name }
               *[card] { $player } defends { place-name } with { card-name } in place of { $over }
            }
    }
event-nothing-laid =
    { $who ->
        [you] You lay no defence
       *[other] { $player } lays no defence
    }
event-attacked =
    { $who ->
        [you] You attack { place-name } with { card-name }: { attack-result }
       *[other] { $player } attacks { place-name } with { card-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): the card that lies there
attack-result =
    { $result ->
        [open] there is no defence
        [through] it gets through the defence { $defence }, which is discarded
        [even] the defence { $defence } is discarded, and that is all
       *[held] the defence { $defence } holds
    }
event-across =
    { $who ->
        [you] You attacked across the Administrator's hosts, so all know you as Insider or Helpdesk
       *[other] { $player } attacked across the Administrator's hosts: Insider or Helpdesk
    }
event-nodes =
    { $left ->
        [0] { place-name } loses the last node
       *[other]
            { $count ->
                [one] { place-name } loses a node, left: { $left }
               *[other] { place-name } loses { $count } nodes, left: { $left }
            }
    }
event-host-out = { place-name } is out
event-out =
    { $who ->
        [you] You are out, and your role is shown: { role-name }. Discarded from your hand: { $cards }
       *[other] { $player } is out, and the role is shown: { role-name }. Discarded from the hand: { $cards }
    }
event-all-shown =
    { $who ->
        [you] You see all roles and hands from now on
       *[other] { $player } sees all roles and hands from now on
    }
event-returned =
    { $who ->
        [you] Your captured hosts go back to the Administrator: { $places }
       *[other] The captured hosts of { $player } go back to the Administrator: { $places }
    }
event-hand-dropped =
    { $who ->
        [you] You took a Helpdesk out and discard your whole hand: { $cards }
       *[other] { $player } took a Helpdesk out and discards the whole hand: { $cards }
    }
# $whom: you, other, none; the player on whom it is played
event-played =
    { $who ->
        [you]
            { $whom ->
                [none] You play { card-name }
               *[other] You play { card-name } on { $other }
            }
       *[other]
            { $whom ->
                [none] { $player } plays { card-name }
                [you] { $player } plays { card-name } on you
               *[other] { $player } plays { card-name } on { $other }
            }
    }
event-played-place =
    { $who ->
        [you] You play { card-name } on { place-name }
       *[other] { $player } plays { card-name } on { place-name }
    }
event-discarded =
    { $who ->
        [you] You discard { card-name }
       *[other] { $player } discards { card-name }
    }
event-undefended =
    { $who ->
        [you] You put down no defence
       *[other] { $player } puts down no defence
    }
event-answered =
    { $who ->
        [you] You stop it with { card-name }
       *[other] { $player } stops it with { card-name }
    }
event-duelled =
    { $result ->
        [open] The card is shown: { $attack }, against no defence. The attack gets through
        [through] The cards are shown: { $attack } against { $defence }. The attack gets through
       *[other] The cards are shown: { $attack } against { $defence }. The attack fails
    }
event-stole =
    { $who ->
        [you] You take { card-name } from { $other }
       *[other]
            { $whom ->
                [you] { $player } takes { card-name } from you
               *[other] { $player } takes { card-name } from { $other }
            }
    }
event-stole-hidden =
    { $who ->
        [you] You take a card from { $other }
       *[other]
            { $whom ->
                [you] { $player } takes a card from you
               *[other] { $player } takes a card from { $other }
            }
    }
event-took-back =
    { $who ->
        [you] You take { card-name } from the discard pile
       *[other] { $player } takes { card-name } from the discard pile
    }
event-restored = { place-name } gets a node back, now: { $count }
event-turned =
    { $direction ->
        [clockwise] Play goes clockwise now
       *[back] Play goes counterclockwise now
    }
event-captured =
    { $who ->
        [you] You take control of { $places }
       *[other] { $player } takes control of { $places }
    }
event-cleaned =
    { $who ->
        [you] You give { $places } back to the Administrator, so all know you as Helpdesk
       *[other] { $player } gives { $places } back to the Administrator: Helpdesk
    }
event-bomb-tested =
    { $who ->
        [you]
            { $off ->
                [yes] You turn over { card-name }, { colour-name }: the bomb goes off before you
               *[no] You turn over { card-name }, { colour-name }: the bomb does not go off
            }
       *[other]
            { $off ->
                [yes] { $player } turns over { card-name }, { colour-name }: the bomb goes off
               *[no] { $player } turns over { card-name }, { colour-name }: the bomb does not go off
            }
    }
event-bomb-passed =
    { $who ->
        [you]
            { $whom ->
                [you] The bomb stays before you
               *[other] The bomb passes from you to { $other }
            }
       *[other]
            { $whom ->
                [you] The bomb passes from { $player } to you
               *[other] The bomb passes from { $player } to { $other }
            }
    }
event-bomb-gone =
    { $who ->
        [you] The bomb before you is discarded
       *[other] The bomb before { $player } is discarded
    }
event-ended =
    { $why ->
        [network] The game is over: every Hacker and every Insider is out
        [hacker] The game is over: a Hacker has taken the Administrator out
        [insider] The game is over: only an Insider is left
        [hackers] The game is over: the Administrator is out, and not by a Hacker's hand, so all Hackers win
       *[limit] The game is over: that was the last round
    }
event-nobody = Nobody wins
event-winner =
    { $shared ->
        [yes]
            { $who ->
                [you] You are among the winners
               *[other] { $player } is among the winners
            }
       *[no]
            { $who ->
                [you] You win
               *[other] { $player } wins
            }
    }

## Questions

ask-build = You build the network. Which host goes to { $place }, between { $before } and { $after }?
# $each: yes if one card may lie on each host; $first: no after the first one
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Before the first turn you may lay a defence on each host that you control
               *[no] You may lay one more defence, on another host that you control
            }
       *[no] Before the first turn you may lay one defence on a host that you control
    }
ask-turn =
    { $attacked ->
        [yes] Your turn: play defences and specials, or end it. You have made your attack
       *[no] Your turn: play any number of cards, but only one attack, or end it
    }
ask-flood =
    { $who ->
        [you] Flood: discard a card
       *[other] Flood by { $player }: discard a card
    }
ask-viruses =
    { $who ->
        [you] Viruses: put down a defence, or your host loses a node (now: { $left })
       *[other] Viruses by { $player }: put down a defence, or your host loses a node (now: { $left })
    }
ask-attack =
    { $who ->
        [you] Direct access: put down an attack
       *[other] Direct access to { $player }: put down an attack. Both cards are shown together
    }
ask-defend =
    { $who ->
        [you] Direct access: put down a defence, or nothing
       *[other] { $player } attacks you by direct access: put down a defence, or nothing (your nodes: { $left })
    }
ask-excess =
    { $count ->
        [one] You may keep four cards: discard one
       *[other] You may keep four cards: discard { $count }, one by one
    }
ask-chance = A card is being drawn
ask-over = The game is over

## Moves

move-pass =
    { $decision ->
        [setup] lay nothing
        [more] lay nothing more
        [viruses] put nothing down, and lose a node
       *[defend] put nothing down, and lose a node
    }
move-end =
    { $count ->
        [0] end the turn
        [one] end the turn and discard one card
       *[other] end the turn and discard { $count } cards
    }
move-build =
    { $count ->
        [one] lay { place-name }, one node
       *[other] lay { place-name }, { $count } nodes
    }
move-defend =
    { $over ->
        [none] { card-name } on { place-name }
       *[card] { card-name } on { place-name }, in place of { $over }
    }
# $out: yes if it is the last node; $across: yes if it gives away the role
move-attack =
    { $across ->
        [yes] { card-name } on { place-name }: { move-result }. It shows you as Insider or Helpdesk
       *[no] { card-name } on { place-name }: { move-result }
    }
move-result =
    { $result ->
        [even] removes the defence { $defence }
        [held] does nothing against { $defence }
        [open]
            { $out ->
                [yes] takes its last node
               *[no] takes a node
            }
       *[through]
            { $out ->
                [yes] removes the defence { $defence } and takes the last node
               *[no] removes the defence { $defence } and takes a node
            }
    }
move-flood = everybody else discards a card
move-viruses = everybody else puts down a defence or loses a node
move-bomb = lay it before you and turn over the top card: if that is only lilac, you lose two nodes
move-router =
    { $direction ->
        [clockwise] play goes clockwise again
       *[back] play goes counterclockwise
    }
move-botnet =
    { $does ->
        [recover] take back { $places }
        [return] give { $places } back to the Administrator; it shows you as Helpdesk
       *[capture] take control of { $places }; it shows you as Hacker or Insider
    }
move-social =
    { $count ->
        [one] take the only card of player { $number }
       *[other] take { $count } random cards of player { $number }
    }
move-direct = attack player { $number } past the network: then both of you put down a card
move-sandbox = player { $number } skips the next turn
move-backup = take { card-name } from the discard pile
move-repair = restore a node of { place-name }: { $nodes } of { $full }
move-discard = discard { card-name }
move-show = put down { card-name }

## The table

table-goal = The side that outlasts its enemies wins
table-role = Role
table-state = State
table-or = { $first } or { $second }
table-in = in
table-out = out
# how to read answers that are told in short
table-hint = -●: takes a node. -d: removes the defence. 0: nothing. !: shows you. ★: last
table-legend =
    { $sign ->
        [turn] turn
        [reach] you can attack it
        [defence] defence
        [cards] cards in hand
        [owner] controlled by
        [skip] turns to skip
        [bomb] bomb
       *[mark] reconstructed, not as printed
    }
table-reach = You can attack
table-roles = Roles shown
table-known = Known cards
table-known-all = all
reach-next = { $place } next to { $start }
reach-across = { $place } from { $start } across { $past }
fact-round = Round { $round } of { $limit } at most
fact-turn =
    { $who ->
        [you] Your turn
       *[other] Turn of { $player }
    }
fact-direction =
    { $direction ->
        [clockwise] Play goes clockwise
       *[back] Play goes counterclockwise
    }
fact-deck = Deck: { $count }
fact-discards = Discard pile: { $cards }
fact-role = Your role: { role-name }. { role-goal }
fact-player =
    { $count ->
        [one] Player { $number }, { $player }: one card in hand
       *[other] Player { $number }, { $player }: { $count } cards in hand
    }
fact-out = Player { $number }, { $player }: out, { role-name }
fact-shown = { $player }: { role-name }
fact-skips =
    { $who ->
        [you]
            { $count ->
                [one] You skip your next turn
               *[other] You skip your next { $count } turns
            }
       *[other]
            { $count ->
                [one] { $player } skips the next turn
               *[other] { $player } skips the next { $count } turns
            }
    }
fact-bomb =
    { $who ->
        [you] The logic bomb lies before you
       *[other] The logic bomb lies before { $player }
    }
fact-host = { place-name }: nodes { $nodes } of { $full }, defence { $defence }, controlled by { $owner }
fact-host-out = { place-name }: out
fact-reach-next = You can attack { $place }: it is next to { $start } [LOK-7.1]
fact-reach-across = You can attack { $place } from { $start } across { $past } [LOK-7.3]
fact-reach-none = There is nothing that you can attack
fact-known =
    { $who ->
        [you] You hold { card-name }, known to: { $knowers }
       *[other] { $player } holds { card-name }, known to: { $knowers }
    }
fact-known-hidden = { $player } holds a card known to: { $knowers }
fact-seen = { $player } holds: { $cards }
fact-card =
    { $count ->
        [one] In your hand: { card-name }, { colour-name }: { card-short }
       *[other] In your hand: { card-name }, { colour-name }, { $count } times: { card-short }
    }
fact-card-help =
    { $count ->
        [one] In your hand: { card-name }, { colour-name }. { card-help }
       *[other] In your hand: { card-name }, { colour-name }, { $count } times. { card-help }
    }
fact-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
possible-head = Roles that are still possible, and in how many of all the deals that are:
possible-player = Player { $number }, { $player }: { $roles }
# $part of $all: in so many of the deals that are still possible
possible-role = { role-name } ({ $part } of { $all })
card-short =
    { $short ->
        [flood] the others discard a card each
        [social-engineering] take two random cards of a player
        [viruses] the others defend from hand or lose a node
        [direct-access] attack any player past the network
        [backup] take a card from the discard pile
        [maintenance] restore a node of a host of yours
        [sandbox] a player skips a turn
        [router] play turns round
        [botnet] take or give back auxiliary hosts
        [logic-bomb] a card is turned: only lilac costs two nodes
        [attack] takes a node unless a defence holds
       *[defence] on a host of yours, or from hand
    }

## After the game

story-nodes = Nodes of the role host
