### The first game: a text for each rule, shown when it first matters. The learner plays against two bots.

lesson-BH-2-3 = A card was turned face up, and its number decided who gets the Black Hat. Everybody can always see who holds it: front and back are alike. In your hand it costs 5 when the round is scored.
lesson-BH-2-4 = You have ten cards. What is left of them when the round ends leaves trace: the number under each card says how much. High cards cost more than low ones, so you want to get rid of them. The lowest trace wins the game.
lesson-BH-2-6 = Chance picked the first dealer. In the next round it is the player to the left.
lesson-BH-3-1 = You lead: play one card, or several of the same rank at once. Several cards leave your hand faster, and only someone who plays just as many can beat them. A joker takes the rank of the cards beside it; alone it is a 14.
lesson-BH-3-2 = You follow: play a single card, or exactly as many as the leader, all of one rank. It need not be the leader’s rank. A single card against several can never win, but it may be just what you want to be rid of.
lesson-BH-3-3 = Only those who played as many cards as the leader can win. The highest rank wins; of equal ones, the one that came last. The winner moves a pawn and leads the next trick.
lesson-BH-5-1 = The Black Hat is in this trick, and turns it upside down: now the lowest rank wins. And winning it has a price: the winner takes cards into their hand.
lesson-BH-5-2 = A Black Hat trick is not discarded: its winner takes cards. Either all of them, or the Black Hat and as many ranked cards as the leader played. Compare what both cost before you choose.
lesson-BH-5-4 = You hold nothing but the Black Hat, and the leader played several cards. That is the only time when a player passes.
lesson-BH-6-1 = You have won the trick, so you must move a pawn: one of yours, or another player’s that stands on a space below zero. If none can move, you draw a card instead.
lesson-BH-6-2 = A pawn follows one arrow. If the next space is taken, it jumps on from there to the first free one. Where a pawn stands when the round ends counts: the number on the space is its trace, and below zero is good for you.
lesson-BH-6-4 = The deck was empty, so the discarded cards were shuffled and are the new deck.
lesson-BH-7-5 = Denial of Service: a pawn came here, and the player who moved it sends a pawn back to a start space. The pawn that caused it is stuck.
lesson-BH-8-1 = A round ends after a trick in which someone has played their last card. It is also over, and the game with it, when a pawn reaches the Critical Asset or no pawn can move.
lesson-BH-8-2 = The round is scored: the cards that you still hold, and the spaces under your two pawns. The sum is added to your total, and is never below zero.
lesson-BH-8-3 = A new round begins: all cards are shuffled and dealt again. The pawns stay where they are.
lesson-BH-9-1 = The game is over, and the lowest total wins. Now you know how to play: try a whole game with more players, or with the expert board and its traps.
lesson-BH-9-2 = This first game ends after two rounds. A whole one goes on until a pawn reaches the Critical Asset, or no pawn can move.
