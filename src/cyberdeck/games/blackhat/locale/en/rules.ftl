### Black Hat: the rules. The keys and parts are described in cyberdeck/i18n/rulebook.py.

book-BH = Black Hat
    .lead =
        The lowest trace wins. You and your rivals break into the same network, and the best hacker is the one who
        leaves the least evidence there. Black Hat is a trick-taking game and a race, for 2–6 players, and takes 30–45
        minutes. Win a trick, and a pawn gets one step deeper into the network. But the cards that you still hold when
        a round ends leave trace, and so do the spaces under your pawns.

## Words

glossary-trace = trace
    .meaning =
        the points of the game, evidence that you were there. The less you have, the better. Cards in your hand and
        spaces under your pawns leave trace.
glossary-trick = trick
    .meaning = one turn around the table: the leader plays, the others follow, one of them wins (BH-3.1, BH-3.2, BH-3.3).
glossary-leader = leader
    .meaning = the player who plays first to a trick. Playing first is called leading.
glossary-follower = follower
    .meaning = anyone in a trick except the leader.
glossary-rank = rank
    .meaning =
        the number on a card, from 1 to 13. A card with a rank is a ranked card; jokers and the Black Hat have none.
glossary-joker = joker
    .meaning = a card that copies the rank of the cards beside it; by itself it is a 14 (BH-4.1).
glossary-black-hat = Black Hat
    .meaning = the one card that turns a trick upside down (BH-5.1). It is never secret who holds it.
glossary-black-hat-trick = Black Hat trick
    .meaning = a trick with the Black Hat in it: low cards win, and the winner picks cards up (BH-5.1, BH-5.2).
glossary-round = round
    .meaning = the play from one deal to the next scoring (BH-8.1). A game usually has several.
glossary-dealer = dealer
    .meaning = the player from whom places are counted to find who gets the Black Hat (BH-2.3).
glossary-deck = deck
    .meaning = the cards nobody has been given yet in this round.
glossary-discards = discard pile
    .meaning = the cards that have been played or thrown away in this round.
glossary-pawn = pawn
    .meaning = a playing piece. Each player has two of them in the network.
glossary-space = space
    .meaning = a part of the network where a pawn can stand. The number on it is the trace it leaves.
glossary-start = start space
    .meaning = Backdoor or Public Server (BH-7.1).
glossary-action-space = action space
    .meaning =
        a space where something happens when a pawn enters it: Denial of Service, Honeypot, Alarm, Exploit or
        Randomizer.
glossary-stuck = stuck
    .meaning = held fast by Denial of Service, Honeypot or Alarm and unable to move.
glossary-module = module
    .meaning = a tile that replaces four spaces of the board by four others (BH-2.2, BH-7.9).
glossary-place = marked place
    .meaning = one of the five spots on the board that a module can cover.
glossary-marker = marker
    .meaning = a piece that makes the trace of a Host higher by one (+) or lower by one (−) (BH-7.8).
glossary-mover = mover
    .meaning = the player who moved a pawn by winning a trick (BH-7.10).
glossary-tracer = tracer
    .meaning = a piece that hunts the pawns (BH-10). It does not count as a pawn itself.
glossary-jail = jail
    .meaning = the Tracer Jail, for the pawns that the tracer has caught (BH-10.3).
glossary-out = out
    .meaning = no longer in the game, with both pawns in jail (BH-10.3).
glossary-asset-tile = asset tile
    .meaning = the hidden tile on the Critical Asset (BH-11.1).
glossary-robot = robot
    .meaning = the third player in a game for two (BH-12.1).
glossary-controller = controller
    .meaning = the person who decides for the robot at the moment (BH-12.1).
glossary-status-card = status card
    .meaning = your secret target in a Celebrity game (BH-13.1).

## 1

chapter-BH-1 = Components

rule-BH-1-1 = The cards
    .book =
        There are 97 cards: ranks 1 to 13, seven cards of each; five jokers; and a single Black Hat. Front and back of
        the Black Hat are alike, so it is never secret whose hand it is in.
    .source = The retail printing of 2017 has only six cards of each rank (pinco11, bigcream.it).
rule-BH-1-2 = Board, modules and pieces
    .book =
        The game also has a board, eight board modules with two sides each, six tiles for the Critical Asset, three
        markers with a + side and a − side, and a tracer. Each of up to six players has three pawns: two go on the
        board, the third keeps the score.
    .source =
        Two lanes run side by side across the board. They begin at the two start spaces on the left edge and end at
        the Critical Asset on the right (pcguru.hu, bigcream.it). A module is two spaces wide and two high, with print
        on both sides (spieletest.at). The trace of a space is from −1 to +5. Most numbers are above zero, few are
        below, and a system deep inside and well guarded costs you less than an e-mail account (spieletest.at,
        littlemetaldog.com, ludorium.at).
    .reconstructed =
        No source shows the printed board and modules. Those in this game are ours.

        - A lane has two rows of eight spaces. Spaces are named by row and column, from a1 to d8. Rows a and b are the
        upper lane, rows c and d the lower one; column 1 is at the left, column 8 at the right. The other spaces are
        BD (Backdoor), PS (Public Server), CA (Critical Asset), TJ (Tracer Jail) and T0–T3 (the tracer’s own spaces).
        TJ and T0–T3 are to the left of the lanes.
        - The arrows in a lane point to the right. There are also vertical ones between the two rows of a lane; in one
        column they all point the same way. Two links lead from lane to lane, always into a higher column. You can
        therefore never move in a circle, with any modules on the board.
        - A start space is worth 2 and the Critical Asset 0. Nothing may enter a black space.
        - Five places of two by two spaces are marked for modules. All the module sides are different, and each action
        space appears on at least one.
        - Pawns are named by player number and a letter: player 1 has 1x and 1y, player 6 has 6x and 6y.
rule-BH-1-3 = The trace of a card
    .book =
        A number on each card says how much trace it costs you to have that card in hand when the round is scored. For
        a 2 it is 0.
    .source =
        For a 1 it is 0, too (spieletest.at, about the reprint of 2022). The numbers lie between 0 and 5, and a higher
        rank never costs less (boardseyeview.net, about the reprint). The Black Hat costs 5 (boardgamequest.com).
    .reconstructed =
        The other numbers are ours: 1 for ranks 3–5, 2 for ranks 6–8, 3 for ranks 9–11, 4 for ranks 12 and 13, and 5
        for a joker.
rule-BH-1-4 = Fewer cards for fewer players
    .book =
        With fewer than six players the deck is made smaller. One card of each rank and one joker are removed for
        every missing player, as long as at least four cards of each rank and three jokers remain. Out of the full 97
        cards, five players keep six cards of each rank and four jokers; four players keep five and three; three or
        two players keep four and three. The Black Hat is never removed.

## 2

chapter-BH-2 = Set-up and the start of a round

rule-BH-2-1 = The start
    .book = Everybody puts one pawn on Backdoor and the other one on Public Server. All totals are 0.
rule-BH-2-2 = Modules at the start
    .book =
        You may begin with random modules on the marked places. The Finnish printing uses five of them, the Russian
        one any number up to five.
    .ruling =
        Place and side are random, and no two modules share a place. A module always lies the same way up: it is not
        rotated.
rule-BH-2-3 = Who gets the Black Hat
    .book =
        To begin a round, all the cards are shuffled and the top card is turned face up. Count clockwise up to its
        rank, beginning with 1 for the player to the left of the dealer. The player you end on receives the Black Hat.
        In other words: divide the rank by the number of players, and the remainder is the distance from the dealer,
        clockwise; a remainder of 0 means the dealer. With six players, 1, 7 and 13 end on the dealer’s left
        neighbour, 6 and 12 on the dealer. In the Russian printing the card that was turned takes no part in the
        round.
    .ruling =
        That is how it is done here: the card stays aside for the round. A joker counts as 14. During the shuffle the
        Black Hat is kept apart from the deck. With `black_hat=shuffled` no card is turned. If the whole deal is less
        than 30 cards (hands of five), a shuffled Black Hat can be any of them. `black_hat=shuffled` cannot be
        combined with `hand=ten_plus_hat`: a Black Hat that is shuffled in is already one of the cards you are dealt.
rule-BH-2-4 = The deal
    .book =
        A hand is ten cards. In the Russian printing the Black Hat counts as one of the ten. In the Finnish printing
        the ten cards come on top of it, so that the player with the Black Hat holds eleven. (When hands are smaller:
        BH-7.6.)
    .source = Later reviews of the game side with the Russian printing.
rule-BH-2-5 = The first lead
    .book = The first trick of a round is led by the right-hand neighbour of the player who has the Black Hat.
rule-BH-2-6 = The dealer
    .ruling = Chance picks the first dealer. For each new round the player to the left takes over.

## 3

chapter-BH-3 = A trick

rule-BH-3-1 = Leading
    .book =
        If you lead, play one card or several. Several cards must be of the same rank, but a joker or the Black Hat
        can take the place of any of them.
rule-BH-3-2 = Following
    .book =
        Then everybody else plays, clockwise. You have two possibilities: a single card, or the same number of cards
        as the leader. Several cards must be of the same rank, with jokers or the Black Hat in place of any of them
        (for the Black Hat see BH-5.3). It can be another rank than the leader’s.
rule-BH-3-3 = Winning
    .book =
        You can win only with the same number of cards as the leader. Among those the highest rank wins, and if
        several are equal, the one that was played last. (In a Black Hat trick the lowest rank wins: BH-5.1.) The player who
        wins a trick leads the next.
rule-BH-3-4 = The cards played
    .book = After the trick its cards are discarded. A Black Hat trick is different: see BH-5.2.
rule-BH-3-5 = No passing
    .book = You have to play to every trick. There is a single exception: BH-5.4.

## 4

chapter-BH-4 = Jokers

rule-BH-4-1 = What a joker is worth
    .book =
        Played together with other cards, a joker has whatever rank they have: 5, 5 and a joker are three 5s. Played
        by itself it has rank 14.
    .ruling =
        A set without any ranked card has rank 14. It may be made of any number of jokers, and the Black Hat may be
        among them.

## 5

chapter-BH-5 = The Black Hat

rule-BH-5-1 = The lowest rank wins
    .book =
        You play the Black Hat like a joker. But any trick that contains it is a Black Hat trick. In such a trick the
        lowest rank wins instead of the highest. It still takes the same number of cards as the leader’s, and of equal
        ranks the one that was played last still wins.
rule-BH-5-2 = What the winner takes
    .book =
        If you win a Black Hat trick, you take cards from it into your hand. You may take every card. Or you may take
        the Black Hat and some ranked cards: exactly the number of cards that the leader played, and no jokers. The
        remaining cards are discarded. Which ranked cards you get depends on the printing: in the Finnish one the
        highest of the trick, in the Russian one those you like best.
    .ruling =
        If there are not enough ranked cards in the trick, you get the ones there are. If they are all of one rank,
        you are not asked which ones you want.
rule-BH-5-3 = Never a lone Black Hat against several
    .book =
        A follower can play the Black Hat only in a set with the same number of cards as the leader’s. So if the
        leader has played two cards or more, nobody may put down the Black Hat as a single card.
rule-BH-5-4 = The one way to pass
    .book = If the leader has played two cards or more and you hold nothing but the Black Hat, you pass.
rule-BH-5-5 = The Black Hat led alone
    .book =
        If you lead nothing but the Black Hat, it is a 14, and you cannot win the trick. The others play single cards
        after you, and no card is higher than 14.

example-BH-5-1 =
    In all six examples the players A, B, C and D play in this order. A leads nothing but the Black Hat. That is a 14,
    and A has no chance of winning. The player who plays the lowest single card wins and takes cards.
    .about = BH-5.1 BH-5.5
example-BH-5-2 =
    A leads 7 + Black Hat, which is a pair of 7s. B follows with 12, C with 9, D with 4. There is no other pair, so
    the winner is A. A may take every card. Otherwise A takes the Black Hat and two ranked cards: with
    `black_hat_take=highest` these are 12 and 9, with `black_hat_take=any` A chooses.
    .about = BH-5.1 BH-5.2
example-BH-5-3 =
    A leads 7 + 7. B follows with 6, C with 8 + Black Hat, D with 9 + 9. It takes a pair to win, and the lowest pair
    is the 7s, so the winner is A. The 6 is lower, but it is only one card.
    .about = BH-3.3 BH-5.1
example-BH-5-4 =
    A leads 8 + 8 + 8. B follows with 5, C with 7. D has two cards left, 13 and the Black Hat. They do not make three
    of a rank, so the Black Hat has to stay in hand; and D may not pass either, because there is another card. So D
    follows with 13, and the winner is A.
    .about = BH-5.3 BH-5.4
example-BH-5-5 =
    A leads 13. B follows with the Black Hat, C with 13, D with a joker. The 13s are lowest, and the later one is C’s,
    so the winner is C. C may take every card. Otherwise C takes the Black Hat and a 13, and has no choice in that:
    the joker is not a ranked card.
    .about = BH-5.1 BH-5.2
example-BH-5-6 =
    A leads 2 + 2. B follows with 2 + 2, C with 8, D with 2 + Black Hat. All three pairs are 2s, and D played last, so
    the winner is D. By taking every card D gets an 8, the Black Hat and five 2s, and the 2s cost nothing.
    .about = BH-5.1 BH-5.2 BH-1.3

## 6

chapter-BH-6 = What you do after winning a trick

rule-BH-6-1 = Move a pawn, or draw
    .book =
        If you win a trick, you have to move one pawn. It is either one of yours or an opponent’s; but an opponent’s
        pawn must be on a space whose trace is below zero. If you can do neither, and only then, you draw one card
        from the deck.
    .ruling =
        Pawns that cannot move do not count (BH-8.1). Markers are included when the trace of a space is compared with
        zero. Whether you move a pawn of your own or an opponent’s is up to you, but you have to move one.
rule-BH-6-2 = One arrow, one space
    .book =
        To move a pawn, follow one arrow to the next space. There is room for a single pawn on each space, except on
        the two start spaces, where there is room for all. If the next space is taken, you jump: go on from there
        along any arrow you like, and do so until you come to a space that is free. An arrow must be complete. If the
        edge of a module cuts it in two, you cannot use it (Russian printing).
    .ruling =
        While jumping you may not cross a space a second time, and you may not finish on the space you set out from.
        If there is no free space along a way, you cannot take that way. Nothing happens on the spaces you jump.
rule-BH-6-3 = Leaving the board
    .book = The tracer is the only thing that takes pawns off the board (BH-10.3).
rule-BH-6-4 = An empty deck
    .ruling = When there are no cards in the deck, shuffle the discards: they are the new deck.
rule-BH-6-5 = Nothing to draw
    .ruling = When there are no discards either, you draw nothing.

## 7

chapter-BH-7 = Spaces

rule-BH-7-1 = Backdoor and Public Server
    .book = This is where the pawns start.
rule-BH-7-2 = Host
    .book = An ordinary part of the network.
rule-BH-7-3 = Cache
    .book = A part of the network with a high value.
    .reconstructed =
        We take this to mean valuable to the hacker. On our board and modules a Cache leaves −1 or 0, and nothing but
        a Cache is printed with a number below zero.
rule-BH-7-4 = Critical Asset
    .book = This is the goal. The game is over once a pawn gets here (BH-8.1).
rule-BH-7-5 = Denial of Service
    .book =
        The mover picks a pawn, other than the one that came here, and sends it back to one of the start spaces,
        Backdoor or Public Server. Two pawns of one player may not be together on a start space. The pawn that came
        here is stuck until the end of the game. It can only be freed by a Denial of Service somewhere else: there is
        no other way to move a pawn that is stuck on a Denial of Service or on an Alarm.
    .ruling =
        If a pawn can be sent back, one has to be. It does not matter whose it is, but pawns that are on a start
        space, in a Honeypot or in jail cannot be picked. A start space with the tracer on it cannot be chosen. If no
        pawn can be sent back, nothing happens.
rule-BH-7-6 = Honeypot
    .book =
        A pawn that comes here is stuck until the end of the game. There is an optional rule: as long as any pawn is
        in a Honeypot, each new round is dealt with hands of five cards.
rule-BH-7-7 = Alarm
    .book = In games with `tracer`, a pawn that comes here is stuck, and it wakes the tracer (BH-10.1).
    .ruling = In games without `tracer`, treat an Alarm as a Host. Its trace is the number printed on it.
rule-BH-7-8 = Exploit
    .book = The mover may make the trace of one Host higher by one or lower by one.
    .ruling =
        Three markers are there for this, and no Host can have more than one. If a Host has a + marker, it cannot be
        raised again; lowering it takes the marker away. The same goes for a − marker, the other way round. If all
        three markers are on the board, the mover may pick one up before laying one, but has to lay it on a different
        Host. If a module is laid over a marker, the marker returns to the supply.
rule-BH-7-9 = Randomizer
    .book =
        The mover may put another module on the board. In the Finnish printing it is a random one, in the Russian
        printing the mover chooses it. If there are pawns underneath, they are put on top of it, on the same spots. If
        that brings them onto action spaces, these take effect one by one, clockwise, beginning at the top left of the
        module.
    .ruling =
        The mover decides first whether to do this at all. Next, the module and the side become known. Only modules
        that are not on the board are available; the side is random; the module is not rotated. After that the mover
        has to choose one of the marked places. If a module is already there, it returns to the supply. The order of
        the spaces is: top left, top right, bottom right, bottom left. For each of them the owner of the pawn makes
        the decisions. A space does nothing if its pawn has gone in the meantime, and a Randomizer does nothing at all
        here. It is the space that makes a pawn stuck: a pawn is free again when a space of a different kind is laid
        under it, unless that one holds it as well. The tracer does not change its spot.
rule-BH-7-10 = The mover
    .ruling = If you win a trick and move a pawn, you are the mover, even if the pawn belongs to another player.
rule-BH-7-11 = Exploit and Alarm
    .ruling = In games without `tracer`, Exploit can change the trace of an Alarm, just like that of a Host.

## 8

chapter-BH-8 = Scoring
    .intro = The lowest trace wins. Everything that is counted here counts against you.

rule-BH-8-1 = When a round is scored
    .book =
        The lowest trace wins, and each round adds to it. A round is over, and is scored, if one of these things is
        true after a trick:

        - (1) at least one player’s hand is empty;
        - (2) there is a pawn on the Critical Asset;
        - (3) there is no pawn that can move.

        With (2) or (3) the whole game is over.
    .ruling =
        The time to check is when the winner has finished: cards taken, if it was a Black Hat trick (BH-5.2), and a
        pawn moved or a card drawn. Three things make a pawn able to move: it is not stuck, it is not in jail, and
        under BH-6.2 there is at least one space it can land on. It does not matter who could move it. The tracer is
        no pawn and does not count.
rule-BH-8-2 = The trace of a round
    .book =
        The lowest trace wins. Add up the trace of the cards you hold and of the spaces where your pawns stand. If the
        sum is below zero, it becomes zero. Add it to your total.
rule-BH-8-3 = The next round
    .book =
        If the game is not over, everybody discards their hand, the whole deck is shuffled again, and the next round
        starts. Nothing changes on the board: all pawns, modules and markers, and the tracer, remain in place.

## 9

chapter-BH-9 = The end of the game
    .intro = The lowest trace wins.

rule-BH-9-1 = Who wins
    .book =
        The player with the lowest total trace wins. If several have the same total, the one among them with the least
        trace in the last round wins. In the Russian printing a last round below zero has become zero before it is
        compared.
    .ruling = That is how it is done here. If this is equal as well, they win together.
rule-BH-9-2 = The limit of rounds
    .ruling =
        When the limit is reached and the round has been scored, the game is over, just as if no pawn could move
        (BH-8.1, case 3).

## 10

chapter-BH-10 = The tracer
    .intro = These rules are only for games with the option `tracer`.

rule-BH-10-1 = When the tracer wakes and moves
    .book =
        The first pawn to come onto an Alarm wakes the tracer. It then stands on the Tracer space, which is only a few
        moves away from Backdoor. From the following trick onwards, if you win a trick while a pawn of yours is on an
        Alarm, you move the tracer as well. This comes in addition to what you do under BH-6.1 and does not replace
        it: if you cannot move a pawn, you have to draw a card even though you move the tracer.
    .ruling =
        You move the tracer if it was already awake before you won the trick, if a pawn of yours was on an Alarm when
        you won it, and if one still is after what you did under BH-6.1. You do this last, you have to do it, and you
        move the tracer one space, even if both your pawns are on an Alarm. When the tracer is awake, another Alarm
        does not send it back to its first space. As long as no pawn is on an Alarm, the tracer does not move. It still
        moves in the trick in which a pawn reaches the Critical Asset; only then is the round scored.
rule-BH-10-2 = Where the tracer goes
    .book =
        When the tracer has left the spaces of its own, arrows do not matter to it. It can go to any space beside the
        one it is on, even if a pawn is there. Sideways is allowed. Backwards, in the direction of the start, is not
        allowed, with one exception: it may return to the space that it was on just before. Black spaces and anything
        outside the board are closed to it.
    .ruling =
        The tracer has four spaces of its own: T0, the Tracer space, and the three approach spaces T1, T2 and T3.
        After T3 it comes to Backdoor, and it never returns to these four. “Beside” means with a common edge in the
        board data, and “backwards” means into a lower column. Action spaces do nothing when the tracer comes.
rule-BH-10-3 = Jail
    .book =
        When the tracer comes to a space, all the pawns that are there are put into the Tracer Jail. A pawn in jail
        costs its owner 5 in each round. If all your pawns have been caught, you are out of the game.
    .ruling =
        You are out as soon as your second pawn is put into jail. You discard your hand, but the Black Hat, if you
        have it, is kept aside for the next round. From now on you play no tricks, are dealt no cards, and are left
        out when places are counted for the Black Hat. Your total no longer changes, and you cannot win. If it was
        your lead, it passes clockwise to the next player. If only one player remains, the game is over, and this
        player is the winner.
rule-BH-10-4 = Pawns and the tracer
    .book = A pawn cannot stop where the tracer is. It jumps over it, as over a space that is taken (BH-6.2).
rule-BH-10-5 = The tracer at the goal
    .book = The game is over, and the round is scored, once the tracer comes to the Critical Asset.

## 11

chapter-BH-11 = The secret asset
    .intro = These rules are only for games with the option `secret_asset`.

rule-BH-11-1 = The tile on the Critical Asset
    .book =
        Before the game one of the six asset tiles is put on the Critical Asset, face down and at random. It is turned
        over as soon as a pawn comes to the Critical Asset (Finnish printing) or to a space next to it (Russian
        printing). Where the tile and the rules disagree, the tile is right. We know the text of one tile, the NSA:
        scores are not raised to zero but rounded to the nearest multiple of ten.
    .ruling =
        Nobody can know the tile before it is turned, so it is drawn at random at that moment. A pawn is next to the
        Critical Asset if it has ended a move on a space with a common edge. The arriving player is the one whose pawn
        has come to the Critical Asset itself. The tracer cannot turn the tile. A tile that has not been turned does
        nothing, and one that has been turned matters only in the last round of the game. Log server, Kill switch and
        NSA take effect while this round is scored. NSA rounds each player’s score for this round; a score halfway
        between two tens moves away from zero. Honeynet, Offshore account and Leak take effect when the round has been
        scored.
    .reconstructed =
        The text of the other five tiles is ours.

        - Offshore account: take 5 off the total of the arriving player, but stop at 0.
        - Log server: in the last round the trace of the cards in hand is doubled.
        - Kill switch: in the last round pawns leave no trace at all, and remove none.
        - Honeynet: add 5 to the arriving player’s last round, and so to the total.
        - Leak: the arriving player may exchange last-round scores with one other player, and both totals are changed
        to match.

example-BH-11-1 =
    How scores are rounded with NSA:

    | score of the round | becomes |
    |---|---|
    | −7, −6 or −5 | −10 |
    | from −4 to 4 | 0 |
    | 5, 6 or 7 | 10 |
    | 14 | 10 |
    | 15 | 20 |
    .about = BH-11.1

## 12

chapter-BH-12 = Two players

rule-BH-12-1 = The robot
    .book =
        If there are two of you, a robot joins in as a third player. Everybody can see its cards. In each trick the
        leader plays first, then the robot, then the other person. Whichever of you is not leading is the controller
        and plays for the robot. To begin with, that is the player who does not have the Black Hat. A robot that has won a
        trick moves like any player, and its controller does not change. The robot may end the game, may make use of
        all the action spaces, and may even be the winner.
    .ruling =
        Seats. You are the dealer by turns. For BH-2.3 and BH-2.5 the robot sits to the left of the dealer, and the
        other person to the left of the robot. When the robot is the leader, its controller plays second and the other
        person third.

        Control. “To begin with” applies to each round, to its first trick. If the Black Hat is in the robot’s hand,
        the controller in that trick is the person who is not leading. In all later tricks: when one of you leads, the
        other is the controller; when the robot leads, the controller remains the person who had it when it won. Every
        decision of the robot is made by its controller. If one of you is out (BH-10.3), the other is the controller
        from then on. In games with `celebrity`, the robot’s status card is visible to both.
rule-BH-12-2 = The robot and the tracer
    .book = For a game with the robot it is better to leave the tracer out.
    .ruling = Two players may choose `tracer` all the same, but are given a warning: such games can be lopsided.

## 13

chapter-BH-13 = Celebrity
    .intro = These rules are only for games with the option `celebrity`.

rule-BH-13-1 = Status
    .book =
        Before the game you draw a status card and keep it secret. It shows a number between 10 and 50, your target.
        The winner is not the player with the lowest total but the one who has come nearest to the target on their own
        card. If two are equally near, a total below its target beats a total above.
    .source = There are nine status cards.
    .reconstructed =
        The nine numbers are our guess: 10, 15, 20, 25, 30, 35, 40, 45 and 50. They agree with the example.
    .ruling =
        A tie that remains is decided by the last round, as in BH-9.1; and if that is equal, the win is shared. At the
        end of the game all status cards are revealed.

example-BH-13-1 =
    Ann has target 15 and total 12, Ben has target 35 and total 37, Cleo has target 40 and total 38. Ann is 3 away
    from her target, the other two only 2. Cleo wins, because she is below her target and Ben is above his.
    .about = BH-13.1
