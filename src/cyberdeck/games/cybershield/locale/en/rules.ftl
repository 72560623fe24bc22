### Cyber Shield: the rules. The keys and parts are described in cyberdeck/i18n/rulebook.py.

book-CS = Cyber Shield
    .lead =
        The first to reach ten points wins at once. Cyber Shield is a card game for two: each of you builds networks of
        your own, which score as long as they reach the Internet, protects them with defences, and weakens the other’s
        networks with attacks and events. A player who falls to minus ten points, or must draw and cannot, loses at once.

## Words

glossary-points = points
    .meaning =
        what your networks and the attacks on them are worth at this moment. Ten win, minus ten lose (CS-2.1, CS-2.2).
glossary-active = active player
    .meaning = the player whose turn it is. The other one is the passive player (CS-4.4).
glossary-step = step
    .meaning = a part of a turn: re-arranging, drawing, playing cards, discarding (CS-4.1, CS-4.2, CS-4.3, CS-4.4).
glossary-play = play
    .meaning = one of the cards that you may play in a turn. Events and cards with Always cost none (CS-4.3).
glossary-event = event
    .meaning = a grey card that may be played at any time, has its effect and goes to the discard pile (CS-4.3, CS-4.5).
glossary-hardware = Hardware
    .meaning = the keyword of the cards of which a network consists (CS-5.1).
glossary-symbol = symbol
    .meaning =
        a shape on the edge of a Hardware card: ● uplink, ▲ cable or ■ radio. Cards are joined through equal symbols
        (CS-5.1).
glossary-joined = joined
    .meaning = said of two Hardware cards that one symbol of each holds together (CS-5.1, CS-5.10).
glossary-network = network
    .meaning = Hardware cards that are joined to each other, with everything attached to them (CS-5.1).
glossary-internet = Internet
    .meaning = any of your own Providers that is neither disrupted nor disconnected (CS-5.2).
glossary-connected = connected
    .meaning = in play and joined to the Internet, directly or through other connected cards (CS-5.2).
glossary-disconnected = disconnected
    .meaning = turned by 90°: in play, but without points (CS-5.3).
glossary-disrupted = disrupted
    .meaning = face down on the table: not in play, without points and without use (CS-5.3).
glossary-in-play = in play
    .meaning = on the table with the text side up (CS-5.3).
glossary-attached = attached
    .meaning = laid on another card and sharing its state (CS-5.5).
glossary-working = working
    .meaning =
        said of a card in play that is not disrupted and, if it is attached, whose card is not disrupted either
        (CS-5.5).
glossary-restore = restore
    .meaning = turn a disrupted card of your own face up again (CS-5.7).
glossary-rearrange = re-arrange
    .meaning = move your Hardware cards in step 1 and join them anew (CS-4.1, CS-5.8, CS-5.10).
glossary-announce = announce
    .meaning = name a card and its target before it takes effect, so that the other player can respond (CS-4.5).
glossary-keyword = keyword
    .meaning = a word on a card that effects look for (CS-6.2).
glossary-token = Token
    .meaning = a card from outside the decks, such as the Budget Token (CS-4.12, CS-6.1).
glossary-discards = discard pile
    .meaning = a player’s cards that are done with. They lie open (CS-4.9).

## 1

chapter-CS-1 = Cards and decks
    .intro =
        The printed rules list numbers, titles and quantities of the cards. What is printed on them besides is not
        known; what you find here is ours, and it is marked as reconstructed.

rule-CS-1-1 = Decks
    .book =
        Each player brings a deck of at least 60 cards, with no card in it more than four times. The basic deck holds
        the 27 titles in the quantities of the table in CS-1.2, which makes 60 cards.
rule-CS-1-2 = What a card shows
    .book =
        A card shows its title, its points, its keywords, its connection symbols, the text for the game and an
        explanation of the idea from security. Numbers, titles and quantities are those of the printed list.
    .reconstructed =
        Points, keywords, symbols and texts are ours. The symbols are ● uplink, ▲ cable and ■ radio. Attacks are
        attached to cards of the opponent, and their points count for the attacked player.

        | no. | card | quantity | points | keywords | symbols |
        |---|---|---|---|---|---|
        | 1 | { card-provider } | 4 | 0 | { keyword-hardware }, { keyword-provider } | ●●▲■ |
        | 2 | { card-wireless-router } | 2 | 1 | { keyword-hardware }, { keyword-router }, { keyword-wireless } | ●■■■ |
        | 3 | { card-wired-router } | 2 | 1 | { keyword-hardware }, { keyword-router } | ●▲▲▲ |
        | 4 | { card-desktop } | 3 | 1 | { keyword-hardware }, { keyword-computer } | ▲ |
        | 5 | { card-laptop } | 3 | 1 | { keyword-hardware }, { keyword-computer }, { keyword-wireless } | ▲ or ■ |
        | 6 | { card-ddos } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 7 | { card-pdos } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 8 | { card-sniffer } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 9 | { card-trojan } | 2 | −2 | { keyword-attack }, { keyword-attach } | – |
        | 10 | { card-phishing } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 11 | { card-weak-password } | 2 | −1 | { keyword-attack }, { keyword-attach } | – |
        | 12 | { card-server } | 2 | 2 | { keyword-hardware }, { keyword-server } | ▲ |
        | 13 | { card-firewall } | 3 | 1 | { keyword-defence }, { keyword-attach }, { keyword-firewall } | – |
        | 14 | { card-encryption } | 2 | 1 | { keyword-defence }, { keyword-attach }, { keyword-encryption } | – |
        | 15 | { card-update } | 2 | 1 | { keyword-defence }, { keyword-attach }, { keyword-always }, { keyword-update } | – |
        | 16 | { card-antivirus } | 3 | 1 | { keyword-defence }, { keyword-attach }, { keyword-antivirus } | – |
        | 17 | { card-wrong-rules } | 3 | – | { keyword-event } | – |
        | 18 | { card-power-outage } | 1 | – | { keyword-event } | – |
        | 19 | { card-training } | 2 | – | { keyword-event } | – |
        | 20 | { card-bad-encryption } | 2 | – | { keyword-event } | – |
        | 21 | { card-old-antivirus } | 2 | – | { keyword-event } | – |
        | 22 | { card-forgotten-update } | 2 | – | { keyword-event } | – |
        | 23 | { card-hardware-failure } | 2 | – | { keyword-event } | – |
        | 24 | { card-budget } | 2 | – | { keyword-event } | – |
        | 25 | { card-tender } | 2 | – | { keyword-event } | – |
        | 26 | { card-usb-trap } | 2 | −2 | { keyword-attack }, { keyword-attach } | – |
        | 27 | { card-generator } | 2 | 1 | { keyword-hardware }, { keyword-attach }, { keyword-generator } | – |

        What the cards do:

        - 1 { card-provider }: { card-provider.text }
        - 2 { card-wireless-router }: { card-wireless-router.text }
        - 3 { card-wired-router }: { card-wired-router.text }
        - 4 { card-desktop }: { card-desktop.text }
        - 5 { card-laptop }: { card-laptop.text }
        - 6 { card-ddos }: { card-ddos.text }
        - 7 { card-pdos }: { card-pdos.text }
        - 8 { card-sniffer }: { card-sniffer.text }
        - 9 { card-trojan }: { card-trojan.text }
        - 10 { card-phishing }: { card-phishing.text }
        - 11 { card-weak-password }: { card-weak-password.text }
        - 12 { card-server }: { card-server.text }
        - 13 { card-firewall }: { card-firewall.text }
        - 14 { card-encryption }: { card-encryption.text }
        - 15 { card-update }: { card-update.text }
        - 16 { card-antivirus }: { card-antivirus.text }
        - 17 { card-wrong-rules }: { card-wrong-rules.text }
        - 18 { card-power-outage }: { card-power-outage.text }
        - 19 { card-training }: { card-training.text }
        - 20 { card-bad-encryption }: { card-bad-encryption.text }
        - 21 { card-old-antivirus }: { card-old-antivirus.text }
        - 22 { card-forgotten-update }: { card-forgotten-update.text }
        - 23 { card-hardware-failure }: { card-hardware-failure.text }
        - 24 { card-budget }: { card-budget.text }
        - 25 { card-tender }: { card-tender.text }
        - 26 { card-usb-trap }: { card-usb-trap.text }
        - 27 { card-generator }: { card-generator.text }
rule-CS-1-3 = The card wins
    .book =
        Where the text of a card and these rules differ, the card is right. The same card may be in play several times
        and be attached several times, unless it is Unique.
rule-CS-1-4 = What is known of the decks
    .ruling = Both deck lists are open to the players and to those who watch. The order of a deck is not.

## 2

chapter-CS-2 = Winning and losing
    .intro = These rules are checked at every moment, for both players.

rule-CS-2-1 = Ten points
    .book = A player who has 10 points or more wins at once.
rule-CS-2-2 = Minus ten points
    .book = A player who has −10 points or fewer loses at once.
rule-CS-2-3 = No card to draw
    .book = A player who must draw and cannot loses at once.
    .ruling =
        If your deck holds fewer than two cards in step 2, you must take the top card of your discard pile. If that is
        empty too, you lose.
rule-CS-2-4 = Both at once
    .ruling =
        If one effect would settle the game both ways, the player whose card is taking effect wins. If no card is taking
        effect, the active player wins.
rule-CS-2-5 = Where points come from
    .book = Your points come from your networks and from the attack cards in play.
rule-CS-2-6 = The limit of turns
    .ruling =
        Both players could take cards from their discard piles for ever. So the game ends when both have had as many
        turns as the limit allows: the higher score wins, and equal scores are a draw.

## 3

chapter-CS-3 = Start

rule-CS-3-1 = The opening hand
    .book =
        Both shuffle their decks and draw seven cards. Each may once shuffle all seven back into the deck and draw seven
        again.
    .ruling = The second player decides after seeing whether the first one did.
rule-CS-3-2 = Who begins
    .book = The player who got a phishing mail last begins.
    .ruling = Here a coin is tossed, unless the table names the player who begins.

## 4

chapter-CS-4 = The turn
    .intro =
        Re-arrange, draw, play cards, discard: then it is the other player’s turn. Events may be played at any time.

rule-CS-4-1 = Step 1: re-arranging
    .book = The active player re-arranges their own Hardware in play, and connects and disconnects cards at will.
rule-CS-4-2 = Step 2: drawing
    .book = You draw two cards from your deck, or take the top card of your discard pile.
rule-CS-4-3 = Step 3: playing cards
    .book =
        You may play at most half the cards in your hand, rounded up: with five in hand, three. The hand is counted
        once, after drawing. Events, which are grey, and cards with Always are free of this limit and may be played in
        any step.
    .ruling = A card that fails because of a response still counts as a play.
rule-CS-4-4 = Steps 4 and 5: discarding, and the other player’s turn
    .book =
        At the end of your turn you discard until you hold seven cards at most. Then the active and the passive player
        swap their roles.
rule-CS-4-5 = Responses at any time
    .book = The passive player may play events, and cards with Always, at any time.
    .ruling =
        “Any time” means this: whenever a card is announced with its target, before it takes effect, the other player
        may respond with such a card. Then the announcer may respond to that, and so on. They take effect in reverse order:
        last in, first out. The passive player may also act when the active player ends a step.

        Re-arranging as a whole, restoring a card and paying a Token are announced and responded to like cards. Points are
        counted after they take effect. A card whose condition no longer holds when its time comes goes to the discard
        pile without effect.
rule-CS-4-6 = Effects
    .book =
        A card is normally played into its player’s own area. Its effects happen one after another, in the order of the
        text.
    .ruling = What cannot be done is skipped.
rule-CS-4-7 = Playing Hardware
    .ruling = Hardware with symbols is played joined to any free matching symbols of your own cards, or unjoined.
rule-CS-4-8 = Cards without an effect, and WTO tender
    .ruling =
        A card that could do nothing at all cannot be announced.

        With WTO tender you may take one Hardware among the five cards, which you show, or none. Then you put the rest
        under the deck one after another; the last one lies lowest.
rule-CS-4-9 = Discard piles
    .ruling =
        Discard piles lie open. Cards that go to the same pile at the same moment lie in the order of their numbers, the
        highest on top.
rule-CS-4-10 = Cards that the other player knows
    .ruling =
        A card that the other player saw, because it was taken from the discard pile or shown with a WTO tender, stays
        known until it leaves the hand. Of equal cards in a hand the known one leaves first.
rule-CS-4-11 = When you are asked
    .ruling =
        - A player who has a card in hand is asked, whatever card it is, so that the question gives nothing away.
        - Each announcement asks the other player once. When someone passes, everything that is announced takes effect,
        last in, first out, without further responses.
        - When a step ends, the passive player may act, again and again until they pass.
        - A step in which nothing can be done is left out: re-arranging without Hardware in play, discarding with seven
        cards or fewer.
rule-CS-4-12 = What a Budget Token buys
    .ruling =
        A Budget Token buys one more play only while cards are played, in step 3. It restores a card in any step of your
        own turn. What it restores is a disrupted card of your own, Hardware or attached.

example-CS-4-1 =
    After drawing, Ann holds five cards. Half of five, rounded up, is three: she has three plays. She plays WTO tender,
    an event, which costs no play, and takes a Laptop with it. The number of her plays stays three, although her hand
    has changed. She plays the Laptop and a Firewall, and with her third play she restores a disrupted router.
    .about = CS-4.3 CS-4.8 CS-5.7

example-CS-4-2 =
    Ben announces Persistent denial of service on Ann’s Desktop computer, which bears nothing. Ann responds with an
    Operating-system update on the same computer, which she may do in Ben’s turn because it has Always. Ben passes. The
    update came last, so it takes effect first. Now a working update lies on the computer, and the condition of the
    attack no longer holds: it goes to Ben’s discard pile without effect. It still was one of his plays.
    .about = CS-4.3 CS-4.5 CS-4.11

## 5

chapter-CS-5 = Networks
    .intro = A network scores while it reaches the Internet. One card face down can silence all that lies behind it.

rule-CS-5-1 = Connection symbols
    .book =
        Hardware cards have connection symbols on their edges. Two cards are joined through one free symbol of each, and
        both symbols must have the same shape. A card can be joined as many times as it has symbols.
rule-CS-5-2 = Connected
    .book = A card is connected if it is in play and joined to the Internet through connected cards.
    .ruling = The Internet is any Internet service provider of your own that is neither disrupted nor disconnected.
rule-CS-5-3 = The states of a card
    .book =
        - In play: on the table with the text side up. Most Hardware gives its points only while it is connected.
        - Disconnected: turned by 90°. The card is in play but gives no points.
        - Disrupted: face down on the table. The card is not in play, gives no points and is of no use.
rule-CS-5-4 = Cut off
    .book = A disconnected or disrupted card cuts the part of the network behind it off the Internet at once.
rule-CS-5-5 = Attached cards
    .book = A card with Attach is laid on a certain card and shares its state. It cannot be moved to another card.
    .ruling =
        An attached card can also be disrupted by itself. It works only if neither it nor its card is disrupted, and it
        scores only while its card is connected.

        The text of an attack holds whatever the state of the card under it. Its points count while that card is
        connected, unless the text says more. If a card leaves the table, the cards attached to it go to the discard
        piles of their own owners.
rule-CS-5-6 = What can be attacked
    .book = An attack on a network needs the vulnerable card to be connected, unless the attack says otherwise.
rule-CS-5-7 = Restoring
    .ruling =
        Instead of playing a card you may use one of your turn’s plays to restore one disrupted card of your own, unless
        what disrupts it is attached and says otherwise.
rule-CS-5-8 = Once in a step
    .ruling = In one re-arranging step each card is moved at most once.
rule-CS-5-9 = Disconnected by an effect
    .ruling = A card that an effect has disconnected stays so until its owner next re-arranges.
rule-CS-5-10 = Joining and moving
    .ruling =
        - Two cards are joined at most once.
        - A disrupted card cannot be moved or newly joined; its connections stay.
        - To move a card is to disconnect it from all cards and to connect it anew, with as many free symbols as you like.
        - Re-arranging also turns all of your disconnected cards upright.
rule-CS-5-11 = Power generator and Weak password
    .ruling =
        A Power generator is Hardware: Hardware failure and Persistent denial of service can hit it by itself. What a
        Weak password promises is used up by the next attack that takes effect on that card.

example-CS-5-1 =
    A Wired router is joined to Ann’s Internet service provider through ●, a Desktop computer and an Application server
    to the router through ▲, and a Laptop to the provider through ■. All of it is connected, and a Firewall is attached
    to the router. Ann counts 0 for the provider, 1 for the router, 1 for the Firewall, 1 for the Desktop computer, 2
    for the server and 1 for the Laptop: 6 points. Then Ben plays Hardware failure on the router. It is disrupted, its
    Firewall shares its state, and the two cards behind it are cut off. The Laptop does not need the router, so Ann
    still has 1 point.
    .about = CS-5.1 CS-5.2 CS-5.3 CS-5.4 CS-5.5

example-CS-5-2 =
    Ann’s only Internet service provider bears nothing, and no router joined to it has a working Firewall. Ben attaches
    Distributed denial of service to it. The provider is disrupted, all of Ann’s cards are cut off, and she has −1
    point, because this attack counts although its card is disrupted. If Ann restores the provider with a play of her
    next turn, the attack is discarded. Otherwise it is discarded at the end of that turn, and the provider turns face
    up.
    .about = CS-5.4 CS-5.5 CS-5.7

## 6

chapter-CS-6 = Keywords
    .intro =
        Effects look for keywords: a card counts if it has at least the ones named. All keywords of a card hold at the
        same time, whatever their order.

rule-CS-6-1 = Paying Tokens
    .ruling = Tokens are paid only in one’s own turn. Paying is not a play.
rule-CS-6-2 = What the keywords mean
    .book =
        - Attach: the card is laid on a certain card, shares its state and cannot be moved to another (CS-5.5).
        - Pay: once it has had its effect, the card leaves the game. Usually it is a Token.
        - Unique: each player may have the card in play only once.
        - Disrupted: a state. The card lies face down and gives neither points nor advantages (CS-5.3).
        - Disconnected: a state, usually of Hardware that does not reach the Internet. The card is turned by 90° and
        normally gives no points (CS-5.3).
        - Always: the card can be played at any time, like an event (CS-4.3, CS-4.5).
        - In play: a state. The card is on the table with the text side up (CS-5.3).
        - Token: a general kind of card that comes from outside and not from the players’ decks.
        - Connected: a state, usually of Hardware that reaches the Internet through fitting symbols (CS-5.2).
