### Lokalka at the table: events, moves, questions, the ring.
### $who is `you` when the reader is meant; $player is a name. Places, and cards in lists, are written as in the notation.

## Names by id

level-attack-1 = { card-attack-1 } (1)
level-attack-2 = { card-attack-2 } (2)
level-attack-3 = { card-attack-3 } (3)
level-attack-4 = { card-attack-4 } (4)
level-attack-5 = { card-attack-5 } (5)
level-defence-1 = { card-defence-1 } (1)
level-defence-2 = { card-defence-2 } (2)
level-defence-3 = { card-defence-3 } (3)
level-defence-4 = { card-defence-4 } (4)
level-defence-5 = { card-defence-5 } (5)
card-name =
    { $card ->
        [attack-1] { level-attack-1 }
        [attack-2] { level-attack-2 }
        [attack-3] { level-attack-3 }
        [attack-4] { level-attack-4 }
        [attack-5] { level-attack-5 }
        [defence-1] { level-defence-1 }
        [defence-2] { level-defence-2 }
        [defence-3] { level-defence-3 }
        [defence-4] { level-defence-4 }
        [defence-5] { level-defence-5 }
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
        [lilac] { colour-lilac }
        [amber] { colour-amber }
       *[both] { colour-both }
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
        [own] your host{ $beside }
        [player] { $holder }’s host{ $beside }
        [seat] player { $number }’s host{ $beside }
        [none] an empty place{ $beside }
       *[other] { host-name }{ $beside }
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
       *[other] { $player } is dealt a hidden role
    }
event-host =
    { $who ->
        [you] You place: { place-name }
       *[other] { $player } places: { place-name }
    }
event-host-random = At random: { place-name }
event-dealt =
    { $who ->
        [you] Your hand: { $cards }
       *[other] Dealt to { $player }: { $cards }
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
event-round = Round { $round }
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
event-reshuffled = The deck is empty: { $count } discards are shuffled in
event-drew =
    { $who ->
        [you] You draw: { $cards }
       *[other] { $player } draws: { $cards }
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
        [you] You lose a card that others knew
       *[other] { $player } loses a card that others knew
    }
event-unknown =
    { $who ->
        [you] You lose a card that nobody knew
       *[other] { $player } loses a card that nobody knew
    }
# $replaced; $over (text): the defence card that lay there, none if there was none
event-defended =
    { $who ->
        [you]
            { $replaced ->
                [no] You defend { place-name } with { card-name }
               *[yes] You defend { place-name } with { card-name }, replacing { $over }
            }
       *[other]
            { $replaced ->
                [no] { $player } defends { place-name } with { card-name }
               *[yes] { $player } defends { place-name } with { card-name }, replacing { $over }
            }
    }
event-nothing-laid =
    { $who ->
        [you] You place no defence
       *[other] { $player } places no defence
    }
event-attacked =
    { $who ->
        [you] You attack { place-name } with { card-name }: { attack-result }
       *[other] { $player } attacks { place-name } with { card-name }: { attack-result }
    }
# $result: open, through, even, held; $defence (text): the card that lies there
attack-result =
    { $result ->
        [open] no defence
        [through] breaks the defence { $defence }
        [even] removes the defence { $defence }
       *[held] the defence { $defence } holds
    }
event-across =
    { $who ->
        [you] You attacked past the Administrator’s hosts: you are Insider or Helpdesk
       *[other] { $player } attacked past the Administrator’s hosts: Insider or Helpdesk
    }
event-nodes =
    { $left ->
        [0] { place-name }: last node lost
       *[other]
            { $count ->
                [one] { place-name }: −1 node, { $left } left
               *[other] { place-name }: −{ $count } nodes, { $left } left
            }
    }
event-host-out = { place-name } is out
event-out =
    { $who ->
        [you] You are out. Role: { role-name }. Discarded: { $cards }
       *[other] { $player } is out. Role: { role-name }. Discarded: { $cards }
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
        [you] You took out a Helpdesk and discard your hand: { $cards }
       *[other] { $player } took out a Helpdesk and discards their hand: { $cards }
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
        [you] You play no defence
       *[other] { $player } plays no defence
    }
event-answered =
    { $who ->
        [you] You block it with { card-name }
       *[other] { $player } blocks it with { card-name }
    }
event-duelled =
    { $result ->
        [open] { $attack } against no defence: the attack gets through
        [through] { $attack } against { $defence }: the attack gets through
       *[other] { $attack } against { $defence }: the attack fails
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
event-restored = { place-name }: +1 node, now { $count }
event-turned =
    { $direction ->
        [clockwise] Play goes clockwise now
       *[back] Play goes counterclockwise now
    }
event-captured =
    { $who ->
        [you] You take control of: { $places }
       *[other] { $player } takes control of: { $places }
    }
event-cleaned =
    { $who ->
        [you] You return to the Administrator: { $places }. You are Helpdesk
       *[other] { $player } returns to the Administrator: { $places }. A Helpdesk
    }
event-bomb-tested =
    { $who ->
        [you]
            { $off ->
                [yes] You reveal { card-name }, { colour-name }: the bomb goes off
               *[no] You reveal { card-name }, { colour-name }: the bomb does not go off
            }
       *[other]
            { $off ->
                [yes] { $player } reveals { card-name }, { colour-name }: the bomb goes off
               *[no] { $player } reveals { card-name }, { colour-name }: the bomb does not go off
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
        [network] Game over: every Hacker and every Insider is out
        [hacker] Game over: a Hacker has taken the Administrator out
        [insider] Game over: only an Insider is left
        [hackers] Game over: the Administrator is out, but no Hacker did it, so all Hackers win
       *[limit] Game over: that was the last round
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

ask-build = Build the network: choose the host{ $beside } between { $before } and { $after }
# $each: yes if one card may lie on each host; $first: no after the first one
ask-setup =
    { $each ->
        [yes]
            { $first ->
                [yes] Set-up: you may place a defence on each host you control
               *[no] Set-up: you may place another defence on another host you control
            }
       *[no] Set-up: you may place one defence on a host you control
    }
ask-turn =
    { $attacked ->
        [yes] Play defences and specials, or end your turn. You have attacked already
       *[no] Play any cards, at most one attack, then end your turn
    }
ask-flood =
    { $who ->
        [you] Flood: discard a card
       *[other] Flood by { $player }: discard a card
    }
ask-viruses =
    { $who ->
        [you] Viruses: discard a defence, or your host loses a node ({ $left } left)
       *[other] Viruses from { $player }: discard a defence, or your host loses a node ({ $left } left)
    }
ask-attack =
    { $who ->
        [you] Direct access: choose an attack
       *[other] Direct access to { $player }: choose an attack. Both cards are revealed together
    }
ask-defend =
    { $who ->
        [you] Direct access: choose a defence, or none
       *[other] Direct access from { $player }: choose a defence, or none (your nodes: { $left })
    }
ask-excess =
    { $count ->
        [one] Hand limit 4: discard 1 card
       *[other] Hand limit 4: discard { $count } cards
    }
ask-chance = A card is being drawn
ask-over = The game is over

## Moves

move-pass =
    { $decision ->
        [setup] no defence
        [more] no more defences
        [viruses] no defence: lose a node
       *[defend] no defence: lose a node
    }
move-end =
    { $count ->
        [0] end turn
        [one] end turn, then discard 1 card
       *[other] end turn, then discard { $count } cards
    }
move-build =
    { $count ->
        [one] place { place-name } (1 node)
       *[other] place { place-name } ({ $count } nodes)
    }
    .label =
        { $count ->
            [one] 1 node
           *[other] { $count } nodes
        }
move-defend =
    { $replaced ->
        [no] { card-name } on { place-name }
       *[yes] { card-name } on { place-name }, replacing { $over }
    }
    .label =
        { $replaced ->
            [no] defence { $level }
           *[yes] { $was } → { $level }
        }
# $out: yes if it is the last node; $across: yes if it gives away the role
move-attack =
    { $across ->
        [yes] { card-name } on { place-name }: { move-result }. Reveals you as Insider or Helpdesk
       *[no] { card-name } on { place-name }: { move-result }
    }
    .label =
        { $result ->
            [even] −defence
            [held] holds
           *[other]
                { $out ->
                    [yes] last node: out
                   *[no] −1 node
                }
        }
move-result =
    { $result ->
        [even] removes the defence { $defence }
        [held] { $defence } holds
        [open]
            { $out ->
                [yes] takes the last node
               *[no] takes a node
            }
       *[through]
            { $out ->
                [yes] breaks { $defence } and takes the last node
               *[no] breaks { $defence } and takes a node
            }
    }
move-flood = every other player discards a card
move-viruses = every other player discards a defence or loses a node
move-bomb = reveal the top card: if it is lilac only, you lose two nodes
move-router =
    { $direction ->
        [clockwise] turn order goes clockwise again
       *[back] turn order goes counterclockwise
    }
move-botnet =
    { $does ->
        [recover] recover { $places }
        [return] return to the Administrator: { $places }. Reveals you as Helpdesk
       *[capture] take control of { $places }. Reveals you as Hacker or Insider
    }
# A player whom a move aims at: by name on the page, by number in the terminal
target-name =
    { $named ->
        [yes] { $player }
       *[no] player { $number }
    }
move-social =
    { $count ->
        [one] take the only card of { target-name }
       *[other] take { $count } random cards from { target-name }
    }
    .label =
        { $count ->
            [one] takes 1 card
           *[other] takes { $count } cards
        }
move-direct = attack { target-name } past the network
    .label = duel
move-sandbox = { target-name } skips the next turn
    .label = skips a turn
move-backup = take { card-name } from the discard pile
    .label = to your hand
move-repair = restore a node of { place-name }: { $nodes } of { $full }
    .label = +1 node
move-discard = discard { card-name }
    .label = discard
move-show = play { card-name }
    .label = play

## The table

table-goal = Outlast the enemies of your role
table-role = Role
table-state = State
table-or = { $first } or { $second }
table-in = in
table-out = out
# how to read answers that are told in short
table-hint = -●: takes a node. -d: removes the defence. 0: holds. !: reveals you. ★: last node
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
fact-round = Round { $round } (at most { $limit })
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
fact-reach-next = You can attack { $place }: next to { $start } [LOK-7.1]
fact-reach-across = You can attack { $place } from { $start }, past { $past } [LOK-7.3]
fact-reach-none = You can attack nothing now
fact-known =
    { $who ->
        [you] You hold { card-name }, known to: { $knowers }
       *[other] { $player } holds { card-name }, known to: { $knowers }
    }
fact-known-hidden = { $player } holds a card known to: { $knowers }
fact-seen = { $player } holds: { $cards }
fact-card =
    { $count ->
        [one] In your hand: { card-name }{ $mark }, { colour-name }: { card-short }
       *[other] In your hand: { card-name }{ $mark } ×{ $count }, { colour-name }: { card-short }
    }
fact-card-help =
    { $count ->
        [one] In your hand: { card-name }{ $mark }, { colour-name }. { card-help }
       *[other] In your hand: { card-name }{ $mark } ×{ $count }, { colour-name }. { card-help }
    }
fact-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
possible-head = Possible roles, and in how many of the possible deals:
possible-player = Player { $number }, { $player }: { $roles }
# $part of $all: in so many of the deals that are still possible
possible-role = { role-name } ({ $part } of { $all })
card-short =
    { $short ->
        [flood] every other player discards a card
        [social-engineering] take two random cards from a player
        [viruses] others discard a defence or lose a node
        [direct-access] attack any player past the network
        [backup] take a card from the discard pile
        [maintenance] restore a node of a host of yours
        [sandbox] a player skips a turn
        [router] reverses turn order
        [botnet] capture or return auxiliary hosts
        [logic-bomb] reveal a card: lilac only costs two nodes
        [attack] takes a node unless a defence holds
       *[defence] on a host of yours, or from hand
    }

## After the game

story-nodes = Nodes of the role host
