### Lokalka: the rules. The keys and parts are described in cyberdeck/i18n/rulebook.py.

book-LOK = Lokalka
    .lead =
        The side that outlasts its enemies wins: the Administrator and every Helpdesk win when all Hackers and Insiders
        are out, a Hacker wins by taking the Administrator out, and an Insider wins by being the only one left. Lokalka
        is a game of hidden roles in a local network, for 4–8 players, and takes about 25 minutes. Only the
        Administrator is known. Whom you can attack depends on your role and on the hosts that you control, so each
        attack shows the others something about you.

## Words

glossary-host = host
    .meaning = a card of the network on the table: a role host or an auxiliary host (LOK-3.2).
glossary-node = node
    .meaning = one unit of a host’s life. A host that has lost all its nodes is out (LOK-6.5).
glossary-role = role
    .meaning =
        who you are in this game: Administrator, Hacker, Insider or Helpdesk (LOK-2.1). All but the Administrator’s are
        secret.
glossary-role-host = role host
    .meaning = the host that is a player’s own role card. When it is out, so is the player (LOK-8.1).
glossary-auxiliary-host = auxiliary host
    .meaning = a host that belongs to no player for good and lies between two players, such as a mail server (LOK-3.2).
glossary-control = control
    .meaning =
        power over a host. You attack from the hosts that you control, and you may put defence cards on them (LOK-3.3,
        LOK-5.2, LOK-7.1).
glossary-captured = captured
    .meaning = said of an auxiliary host that a player other than the Administrator controls (LOK-10.9).
glossary-attack = attack
    .meaning =
        a lilac card with a level that takes nodes from hosts and removes defences (LOK-6). You may play one in a turn.
glossary-defence = defence
    .meaning = an amber card with a level that lies on a host and protects it (LOK-5).
glossary-level = level
    .meaning = the number on an attack or defence card, from 1 to 5. The higher, the stronger.
glossary-special = special
    .meaning = a card with an effect of its own and without a level (LOK-10).
glossary-lilac = lilac
    .meaning = the colour of attacks and of some specials. It matters for the Logic bomb (LOK-10.10).
glossary-amber = amber
    .meaning = the colour of defences and of some specials. A few specials are lilac and amber.
glossary-next-to = next to
    .meaning =
        said of the first host still in the network on either side of another. Hosts that are out are passed over
        (LOK-7.1).
glossary-across = across
    .meaning =
        the way in which a Helpdesk or an Insider attacks a player beyond the Administrator’s auxiliary hosts (LOK-7.3).
glossary-topology = topology
    .meaning = the rules that say which hosts you can attack (LOK-7).
glossary-out = out
    .meaning = no longer in the network: a host without nodes, or a player whose role host has none (LOK-6.5, LOK-8.1).
glossary-turn-order = turn order
    .meaning =
        the order of the players in the present direction of play, which a Router reverses (LOK-10.8, LOK-10.12).
glossary-round = round
    .meaning = one time around the table. The number of rounds can be limited (LOK-9.6).
glossary-discards = discard pile
    .meaning =
        the cards that were played or thrown away. They lie open, and become the new deck when the old one is empty
        (LOK-4.1, LOK-4.5).
glossary-reward = reward
    .meaning = the cards that you draw for taking a host or a player out (LOK-8.3).
glossary-ring = ring
    .meaning = the network as it lies on the table: players and auxiliary hosts by turns, all the way round (LOK-3.2).

## 1

chapter-LOK-1 = Components
    .intro =
        What is in the box. What is printed on the single cards is not known; what you find here is ours, and it is
        marked as reconstructed.

rule-LOK-1-1 = What is in the box
    .book = The game has 110 game cards, 8 role cards, 8 cards of auxiliary hosts and 51 tokens for the nodes.
rule-LOK-1-2 = Three kinds of game card
    .book =
        Attack cards are lilac, defence cards are amber. Special cards are lilac or amber, and a few have both colours.
        Attack and defence cards have a level; specials have none.
rule-LOK-1-3 = The make-up of the cards
    .source =
        Attack cards differ only by their level, and so do defence cards; specials are few. With all 16 host cards on
        the table 51 tokens are not enough, so they have 52 nodes or more together (a player’s report on tesera.ru,
        2012).
    .reconstructed =
        No public source lists the printed deck. The numbers in this game are ours, and so are the colours of the
        specials.

        | level | 1 | 2 | 3 | 4 | 5 | all |
        |---|---|---|---|---|---|---|
        | attack (lilac) | 10 | 10 | 8 | 7 | 5 | 40 |
        | defence (amber) | 9 | 9 | 8 | 6 | 4 | 36 |

        | special | cards | colour |
        |---|---|---|
        | Flood | 3 | lilac |
        | Social engineering | 4 | lilac |
        | Viruses | 3 | lilac |
        | Direct access | 4 | lilac |
        | Backup | 4 | amber |
        | Maintenance | 5 | amber |
        | Sandbox | 3 | amber |
        | Router | 2 | both |
        | Botnet/Clean-up | 5 | both |
        | Logic bomb | 1 | lilac |

        | host | nodes |
        |---|---|
        | Administrator | 5 |
        | Hacker | 4 |
        | Insider | 4 |
        | Helpdesk | 4 |
        | File server | 3 |
        | Mail server | 3 |
        | Database | 3 |
        | Web server | 3 |
        | Print server | 2 |
        | Proxy | 2 |
        | Access point | 2 |
        | Backup storage | 2 |

        Each attack and defence card bears the name of a real technique that suits its level.
rule-LOK-1-4 = Enough tokens
    .source = At large tables the 51 printed tokens run out (a player’s report on tesera.ru, 2012).
    .ruling = Here nodes never run out: every host has all the nodes that it shows.

## 2

chapter-LOK-2 = Roles and goals
    .intro = Find out who is on your side before they find out who you are.

rule-LOK-2-1 = What each role wants
    .book =
        - Administrator: wins when every Hacker and every Insider is out.
        - Helpdesk: wins together with the Administrator.
        - Hacker: wants the Administrator out.
        - Insider: wants everybody else out.

        Chapter LOK-9 has the details.
rule-LOK-2-2 = How many there are of each role
    .book =
        | players | Administrator | Hackers | Insiders | Helpdesk |
        |---|---|---|---|---|
        | 4 | 1 | 2 | 1 | 0 |
        | 5 | 1 | 2 | 1 | 1 |
        | 6 | 1 | 3 | 1 | 1 |
        | 7 | 1 | 3 | 1 | 2 |
        | 8 | 1 | 3 | 2 | 2 |

## 3

chapter-LOK-3 = Set-up
    .intro = Roles are dealt, the Administrator builds the network, and everybody gets cards.

rule-LOK-3-1 = The roles
    .book = Roles are dealt face down. The player who is the Administrator shows it; all the others keep their roles secret.
rule-LOK-3-2 = The network
    .book =
        The Administrator builds the network and lays one auxiliary host between each two neighbours. So the table is a
        ring in which players and auxiliary hosts come by turns, with as many auxiliary hosts as players.
    .ruling =
        The Administrator chooses which of the eight auxiliary hosts to use, and the place of each, before any game card
        is dealt. The rest of them stay out of the game.
rule-LOK-3-3 = Who controls what
    .book =
        At the start all auxiliary hosts are under the Administrator’s control. Every player controls their own role
        host.
rule-LOK-3-4 = Nodes
    .book = Every role host and every auxiliary host gets as many nodes as it shows.
rule-LOK-3-5 = The first cards
    .book = Every player is dealt four cards, the Administrator six.
rule-LOK-3-6 = Defence before the first turn
    .book = Before the first turn every player may lay one defence card on a host under their control.
    .ruling = You do this in turn order, beginning with the Administrator, one card for each player.

## 4

chapter-LOK-4 = A turn
    .intro = Draw two cards, play, and keep four at most.

rule-LOK-4-1 = Drawing
    .book =
        Turns go clockwise, and the Administrator begins. You start your turn by drawing two cards. When the deck is
        empty, the discard pile is shuffled and becomes the deck.
    .ruling = If the deck and the discard pile are both empty, you draw what there is.
rule-LOK-4-2 = Playing cards
    .book = Then you play, in any order, as many specials and defence cards as you like, but only one attack card.
rule-LOK-4-3 = Played cards
    .book = A card that was played goes to the discard pile.
    .ruling =
        It goes there when its effect is complete, before any rewards are drawn (LOK-8.3). A defence card goes there
        when it leaves its host, a Logic bomb when it goes off.
rule-LOK-4-4 = Four cards at most
    .book = At the end of your turn you keep at most four cards in hand. The rest is discarded.
    .ruling = You choose which cards to discard.
rule-LOK-4-5 = What everybody sees
    .ruling =
        Defence cards on hosts lie face up. The discard pile, the number of cards in each hand and the nodes of each
        host are public.
rule-LOK-4-6 = When the deck is renewed
    .ruling =
        The discard pile is shuffled at the moment when a card is needed: to draw, for a reward or to test a bomb. If
        there is no card at all to turn over, a bomb does not go off.
rule-LOK-4-7 = Cards that others know
    .ruling =
        A card that you take from the discard pile (LOK-10.5) is known to everybody as long as you hold it. A card that
        you take from another hand (LOK-10.2) stays known to the player who had it, and to all who knew it there. The
        table keeps track of these cards for you, and everybody sees when one of them leaves a hand. Of equal cards in a
        hand the one that most players know goes first. A player who counts the discard pile when it becomes the new deck
        knows which cards are in the hands at that moment, though not who holds which.

## 5

chapter-LOK-5 = Defence

rule-LOK-5-1 = One defence on a host
    .book = At most one defence card lies on a host.
rule-LOK-5-2 = Laying a defence
    .book =
        In your turn you may lay a defence card on any host that you control. If one lies there already, the new card
        replaces it, and the old one goes to the discard pile.

## 6

chapter-LOK-6 = Attack
    .intro = An attack is compared with the defence card on the host. Which hosts you can attack is explained in LOK-7.

rule-LOK-6-1 = No defence
    .book = A host without a defence card loses a node.
rule-LOK-6-2 = A lower defence
    .book =
        If the level of the defence is lower than that of the attack, the host loses a node, and the defence card is
        discarded.
rule-LOK-6-3 = An equal defence
    .book = If the levels are equal, the defence card is discarded, and that is all.
rule-LOK-6-4 = A higher defence
    .book = If the level of the defence is higher than that of the attack, nothing happens.
rule-LOK-6-5 = No nodes left
    .book = A host that has no nodes left is out of the network.
    .ruling = If a defence card still lies on it, this card is discarded.

example-LOK-6-1 =
    Ben plays SQL injection, an attack of level 3. In each case his card is discarded afterwards.

    | defence on the host | what happens |
    |---|---|
    | none | the host loses a node |
    | level 1 or 2 | the host loses a node, and the defence is discarded |
    | level 3 | the defence is discarded, no node is lost |
    | level 4 or 5 | nothing happens |
    .about = LOK-6.1 LOK-6.2 LOK-6.3 LOK-6.4

example-LOK-6-2 =
    The mail server has one node left and a defence of level 2 on it. Ben, a Hacker, attacks it with level 3. The
    defence is too low: it is discarded, the last node is lost, and the mail server is out. Since Ben is not the
    Administrator, he draws one card. Now the hosts on both sides of the mail server are next to each other.
    .about = LOK-6.2 LOK-6.5 LOK-7.1 LOK-8.3

## 7

chapter-LOK-7 = Topology: whom you can attack
    .intro = You attack from the hosts that you control, and how far you reach depends on your role.

rule-LOK-7-1 = Next to your hosts
    .book = You can attack the hosts that are next to a host under your control.
    .ruling =
        “Next to” means the first host that is still in the network, on either side of any host that you control, be it
        your role host or an auxiliary host. You cannot attack a host that you control yourself.
rule-LOK-7-2 = Administrator and Hackers
    .book =
        So the Administrator reaches every player who is next to one of the Administrator’s hosts. A Hacker reaches a
        neighbouring player only if the auxiliary host between them is out, no matter who took it out, or is under that
        Hacker’s own control.
rule-LOK-7-3 = Helpdesk and Insiders
    .book =
        A Helpdesk and an Insider can also attack the neighbouring players across the auxiliary hosts that the
        Administrator controls.
    .ruling =
        Look from each host that you control to either side and pass over every auxiliary host of the Administrator,
        several in a row too. If the first other host is the role host of another player, you may attack it. An
        auxiliary host that another player has captured blocks the way; it can itself be attacked only under LOK-7.1.
rule-LOK-7-4 = What an attack gives away
    .book =
        An attack therefore shows the table something about the role of the attacker. An Insider can pose as a Helpdesk
        by attacking players across hosts, or as a Hacker by attacking auxiliary hosts. To read these signs is what this
        game is about.
    .ruling = Which attacks are open to you depends on your role, so only you are shown them.

example-LOK-7-1 =
    Four players sit in this ring, clockwise: Ann (Administrator), file server, Ben (Hacker), proxy, Cleo (Insider),
    database, Dan (Hacker), web server, and then Ann again. All four auxiliary hosts are Ann’s.

    - Ann can attack Ben, Cleo and Dan: each of them is next to a host of hers.
    - Ben controls only his role host. He can attack the file server and the proxy, but no player.
    - Dan, for the same reason, can attack the database and the web server.
    - Cleo can attack the proxy and the database, and across them also Ben and Dan.
    .about = LOK-7.1 LOK-7.2 LOK-7.3

example-LOK-7-2 =
    In the ring of the first example the file server is out. Now Ann and Ben are next to each other. Ben can attack Ann
    and the proxy.
    .about = LOK-7.1 LOK-7.2

example-LOK-7-3 =
    In the ring of the first example Ben has played Botnet/Clean-up, and the file server and the proxy are his.

    - Ben can attack Ann, who is next to the file server, and Cleo, who is next to the proxy. He cannot attack his own
    hosts.
    - Ann can attack the file server, Cleo and Dan, but no longer Ben: no host of hers is next to him.
    - Cleo can attack the proxy and the database, and Dan across the database. She cannot reach Ben across the proxy,
    because Ann does not control it.
    .about = LOK-7.1 LOK-7.2 LOK-7.3 LOK-10.9

example-LOK-7-4 =
    In the ring of the first example Dan is out. Now the database and the web server lie side by side, and both are
    Ann’s. Cleo passes over the two of them, and the first other host is Ann’s role host. So Cleo can attack Ann. A
    Hacker in her place could attack only the proxy and the database.
    .about = LOK-7.1 LOK-7.3

## 8

chapter-LOK-8 = Players who are out

rule-LOK-8-1 = Going out
    .book = You are out when your role host has no nodes left. You show your role, and your hand is discarded.
rule-LOK-8-2 = Hosts of a player who is out
    .ruling =
        The auxiliary hosts that you controlled go back to the Administrator, together with the defence cards on them.
rule-LOK-8-3 = Rewards
    .book =
        If you take out an auxiliary host and are not the Administrator, you draw one card. Anyone who takes out a
        Hacker draws two cards, and anyone who takes out an Insider draws three.
rule-LOK-8-4 = The Administrator’s mistake
    .book = An Administrator who takes out a Helpdesk discards the whole hand.
    .ruling = This comes before any rewards for the same card.
rule-LOK-8-5 = Who took whom out
    .ruling =
        When you play a card, everyone whom it takes out has been taken out by you, and you get the reward for each of
        them.
rule-LOK-8-6 = Going out in your own turn
    .ruling =
        If you go out in your own turn, the turn is over. A bomb that lies in front of a player who goes out is
        discarded.
rule-LOK-8-7 = What you see when you are out
    .ruling =
        A player who is out may still win: a Helpdesk under LOK-9.1, a Hacker under LOK-9.4. So you go on seeing what
        lies open to everybody, and you know what you knew before, but no more than that.
rule-LOK-8-8 = Talking when you are out
    .ruling =
        A player who is out may have seen things that help others. The table agrees before the game who hears such a
        player.

## 9

chapter-LOK-9 = The end of the game
    .intro =
        The game is over as soon as one of these rules names a winner, and at the latest when the Administrator is out
        or the limit of rounds is reached.

rule-LOK-9-1 = The network is safe
    .book = When all Hackers and Insiders are out, the Administrator and every Helpdesk win.
    .ruling = They win whether they are out themselves or not.
rule-LOK-9-2 = A Hacker takes the Administrator out
    .book = When a Hacker has taken the Administrator out, that Hacker wins.
    .source = The publisher’s announcement of 2012 mentions a victory of the Hackers.
rule-LOK-9-3 = One Insider is left
    .book = When everybody is out but one Insider, that Insider wins.
    .ruling = Two Insiders do not win together.
rule-LOK-9-4 = The Administrator goes out in another way
    .ruling =
        The printed rules end the game whenever the Administrator is out, but they name a winner only if a Hacker did
        it. If anyone or anything else took the Administrator out, LOK-9.3 is applied if it fits. Otherwise all Hackers
        win as a team, in or out.
rule-LOK-9-5 = All at once
    .ruling =
        What one card does to several players happens at once. Only when all of it is done is the end judged: first
        LOK-9.1, then LOK-9.2, then LOK-9.3.
rule-LOK-9-6 = The limit of rounds
    .ruling = When the table has played as many rounds as the limit allows, the game is over, and nobody wins.

example-LOK-9-1 =
    Five players: Ann is the Administrator, Ben and Dan are Hackers, Cleo is the Insider, Eve is the Helpdesk. Each line
    is a game of its own.

    | what happens | who wins |
    |---|---|
    | Eve is out; Ann takes out Cleo, the last enemy | Ann and Eve |
    | Dan is out; Ben takes Ann out | Ben, with `hackers_win=team` Ben and Dan |
    | Dan is out; Cleo takes Ann out while Ben is in | Ben and Dan |
    | all but Ann and Cleo are out; Cleo takes Ann out | Cleo |
    | a Logic bomb takes Ann out while Ben is in | Ben and Dan |
    .about = LOK-9.1 LOK-9.2 LOK-9.3 LOK-9.4

example-LOK-9-2 =
    Ann, Ben, Cleo and Eve of the first example have one node each, and Dan is out. Eve plays Viruses, and nobody has a
    defence card in hand. Ann, Ben and Cleo go out at the same time. LOK-9.1 comes first: all Hackers and Insiders are
    out, so Ann and Eve win, although Ann is out.
    .about = LOK-9.1 LOK-9.5 LOK-10.3

## 10

chapter-LOK-10 = Specials
    .intro = You may play any number of specials in your turn (LOK-4.2). The effect of each is explained here.

rule-LOK-10-1 = Flood
    .book = Every other player discards one card.
    .ruling = Each chooses the card, in turn order. A player without cards discards none.
rule-LOK-10-2 = Social engineering
    .book = Take two cards, unseen, from the hand of one player.
    .ruling = They are two at random, or fewer if that player has fewer.
rule-LOK-10-3 = Viruses
    .book =
        The role host of every other player loses a node, unless that player plays a defence card from hand. This card
        is discarded (LOK-4.3).
    .ruling =
        Each decides in turn order; then all the losses happen at once. A defence card that lies on the host does not
        help.
rule-LOK-10-4 = Direct access
    .book =
        Attack any player past the topology. You pick an attack card from your hand, the defender picks a defence card
        from hand, and you reveal them together. If the level of the defence is lower than that of the attack, the
        defender loses a node. Both cards are discarded. This is your one attack of the turn (LOK-4.2): you need an
        attack card in hand and must not have played one yet.
    .ruling =
        The defender may put down nothing, and then loses the node. The defence card that lies on the defender’s host
        plays no part.
rule-LOK-10-5 = Backup
    .book = Take any one card from the discard pile.
    .ruling = It must not be a Backup, or two of them could go on for ever.
rule-LOK-10-6 = Maintenance
    .book = Restore one node of any host that you control.
    .ruling = A host never gets more nodes than it shows.
rule-LOK-10-7 = Sandbox
    .book = The player whom you choose skips a turn.
    .ruling =
        It is that player’s next turn. Several Sandboxes add up. A bomb that lies in front of that player waits there
        meanwhile.
rule-LOK-10-8 = Router
    .book = The turn order is reversed.
rule-LOK-10-9 = Botnet/Clean-up
    .book =
        What the card does depends on your role.

        - Hacker or Insider: you take control of the neighbouring auxiliary hosts.
        - Helpdesk: you give captured neighbouring hosts back to the Administrator.
        - Administrator: you take back all captured hosts.
    .ruling =
        A neighbouring host is the first host still in the network on either side of your role host, if it is an
        auxiliary host. The card works on all such hosts at once, without a choice, no matter who controls them. A defence
        card that lies there stays.
rule-LOK-10-10 = Logic bomb
    .book =
        Lay the bomb face up in front of you and test it: turn over the top card of the deck. If that card is only
        lilac, you lose two nodes. Otherwise the bomb passes to the next player at the end of your turn.
    .ruling =
        The next player tests it at the start of their turn, before drawing. When it goes off, it is discarded, and so
        is every card that was turned over for a test. If a bomb takes a player out, nobody took that player out.
rule-LOK-10-11 = Cards without an effect
    .ruling = A special that would do nothing at all cannot be played, such as Backup while the discard pile is empty.
rule-LOK-10-12 = Direction and targets
    .ruling =
        - “Turn order” follows the present direction of play.
        - For Sandbox and Social engineering you choose another player who is in.
        - Router may always be played.
        - Maintenance cannot bring back a host that is out.
        - A bomb passes to the next player in the present direction, even if that player has to skip a turn.

example-LOK-10-1 =
    Ben lays the Logic bomb in front of him and turns over a Router. It is lilac and amber, not lilac alone, so nothing
    happens. At the end of Ben’s turn the bomb goes to Cleo. She begins her turn with a test, before she draws, and
    turns over SQL injection. That is only lilac: Cleo loses two nodes, and the bomb and the test card are discarded. If
    these were her last nodes, she is out, her turn is over, and nobody gets a reward.
    .about = LOK-10.10 LOK-8.6

example-LOK-10-2 =
    Ann plays Direct access against Dan and puts down an attack of level 4. Dan puts down a defence of level 4 from his
    hand. It is not lower than the attack, so Dan loses nothing. With a defence of level 3, or with no card, he would
    lose a node, even if a defence of level 5 lay on his host. In this turn Ann cannot attack any more.
    .about = LOK-10.4

example-LOK-10-3 =
    Cleo, an Insider, sits between the proxy, which Ben has captured, and the database of the Administrator. She plays
    Botnet/Clean-up: both hosts are hers now, and the defence card on the proxy stays where it is. If the proxy were
    out, the first host on that side would be Ben’s role host, and she would take the database only.
    .about = LOK-10.9
