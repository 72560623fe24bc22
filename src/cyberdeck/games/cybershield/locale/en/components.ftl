### Cyber Shield: names of the cards and what they do. The numbers are in data/cards.toml.

## Kinds of card, keywords and symbols

kind-network = Network
kind-attack = Attack
kind-defence = Defence
kind-event = Event
keyword-hardware = Hardware
keyword-provider = Provider
keyword-router = Router
keyword-wireless = Wireless
keyword-computer = Computer
keyword-server = Server
keyword-attack = Attack
keyword-attach = Attach
keyword-defence = Defence
keyword-event = Event
keyword-always = Always
keyword-firewall = Firewall
keyword-encryption = Encryption
keyword-update = Update
keyword-antivirus = Antivirus
keyword-generator = Generator
keyword-unique = Unique
keyword-token = Token
symbol-uplink = uplink
symbol-cable = cable
symbol-radio = radio
# .card ($count: number): its points, for those who do not see them
deck-value-points = Cards by points
    .card =
        { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
token-budget = Budget Token
card-reconstructed = reconstructed: only the title, the number and the quantity of this card are the printed ones, the rest is ours

## Network. text: what the card does. idea: what it means outside the game.

card-provider = Internet service provider
    .text = Your way to the Internet: while it is neither disrupted nor disconnected, everything joined to it, directly or through other connected cards, is connected (CS-5.2). It can bear a Power generator.
    .idea = An Internet service provider carries the traffic between a network and the rest of the world. If its line fails, nothing behind it can be reached, so important networks have a second line from another provider.
card-wireless-router = Wireless router
    .text = Scores while it is connected. It can bear Firewall, Encryption, Operating-system update and Power generator.
    .idea = A wireless router joins devices by radio and passes their traffic on to the Internet. Its waves do not stop at the wall, so anyone nearby can try to listen or to join. Encryption such as WPA3 and a password of its own instead of the factory one are the least it needs.
card-wired-router = Wired router
    .text = Scores while it is connected. It can bear Firewall, Operating-system update and Power generator.
    .idea = A router forwards packets between networks and chooses their way. A cable has to be reached before it can be tapped, which makes a wired network harder to listen to than a wireless one. The router itself is a computer that needs updates like any other.
card-desktop = Desktop computer
    .text = Scores while it is connected. It can bear Operating-system update and Antivirus.
    .idea = A desktop computer is where people read mail, open files and type passwords. Most attacks begin at such a place, because it brings together a human being, many programs and access to the network.
card-laptop = Laptop
    .text = It is joined through one of its symbols at a time, ▲ or ■. Scores while it is connected. It can bear Encryption, Operating-system update and Antivirus.
    .idea = A laptop works in the office today and in a café tomorrow, so it meets networks that nobody has checked. It is also easily lost or stolen. An encrypted disk and a VPN keep its data from strangers in both cases.
card-server = Application server
    .text = Scores while it is connected. It can bear Encryption, Operating-system update and Antivirus.
    .idea = An application server runs programs that many people use at once, such as an online shop or a booking system. It holds more value than a single computer and must be reachable, so it is worth more protection too.
card-generator = Power generator
    .text = Attach it to a Provider or Router of yours. While it works, it serves that card and everything connected behind it: a Power outage does not disconnect what it serves. As Hardware it can itself be hit by Hardware failure and Persistent denial of service (CS-5.11).
    .idea = Availability is a part of security, and without electricity there is none. A battery bridges the first minutes and a generator the hours after them. Only one that is tested and refuelled regularly will start when it is needed.

## Attacks

card-ddos = Distributed denial of service
    .text = Attach it to an opposing connected Provider, Router or Server. A working Firewall on that card, or on a Router joined to it, stops this attack. The card is disrupted while this is on it, and the points count all the same. This is discarded at the end of the attacked player’s next turn, or when the card is restored; then the card turns face up.
    .idea = Thousands of hijacked machines send requests at once until a line or a server can no longer answer honest users. No single sender can be blocked to end it. Filters in front of the network, and a provider that helps, let through what is genuine.
card-pdos = Persistent denial of service
    .text = Attach it to opposing connected Hardware that is not a Provider and has no working Operating-system update on it. The card is disrupted while this is on it and cannot be restored; the points count all the same. As one play its owner may discard the card with everything on it. A Power generator can be attacked by itself (CS-5.11).
    .idea = This attack damages the device itself, for example by overwriting its firmware, so that a restart does not help and it often has to be replaced. It usually enters through known flaws or factory passwords. Updates close the former, and changing the latter takes a minute.
card-sniffer = Wireless sniffer
    .text = Attach it to an opposing connected Wireless card with no working Encryption on it. You score 1 point while it is there, whatever the state of that card.
    .idea = Radio can be received by anyone nearby, and a sniffer records all of it without leaving a trace. What is sent unencrypted can then simply be read. Good encryption leaves the listener with noise.
card-trojan = Trojan horse
    .text = Attach it to an opposing connected Computer or Server with no working Antivirus on it.
    .idea = A Trojan horse is a program that seems useful and does something harmful in secret, such as giving a stranger control of the machine. The user installs it in good faith. Programs should therefore come only from sources that one has reason to trust.
card-phishing = Phishing
    .text = Attach it to an opposing connected Computer. Its owner discards a card at random.
    .idea = A message that pretends to come from a bank, a parcel service or the boss lures its reader to a false page or into opening an attachment. It works through hurry and fear rather than technology. Looking at the real sender and address, and asking back by another way, unmasks most of them.
card-weak-password = Weak password
    .text = Attach it to an opposing connected Computer, Server or Router. Your next attack that takes effect on that card ignores its defences (CS-5.11).
    .idea = A short or reused password is guessed or found in a leaked list within moments, and then firewalls and antivirus programs do not help: the intruder simply logs in. A password manager makes long passwords that differ everywhere bearable. A second factor protects even if one becomes known.
card-usb-trap = USB trap
    .text = Attach it to an opposing Computer in play, connected or not, with no working Antivirus on it. Its points count while the Computer is not connected, too.
    .idea = A USB stick left in a car park counts on someone’s curiosity. Once plugged in, it can infect even a machine that is on no network at all, or pass itself off as a keyboard and type commands. Found sticks belong with the security staff, not in a port.

## Defences

card-firewall = Firewall
    .text = Attach it to a Router of yours. While it works, it stops Distributed denial of service against that Router and against every card joined to it.
    .idea = A firewall lets through only the connections that its rules allow and refuses the rest. It keeps much unwanted traffic out. It is as good as its rules, and it does not see what comes in through permitted ways, such as a mail attachment.
card-encryption = Encryption
    .text = Attach it to a Wireless card or a Server of yours. When it is attached, discard a Wireless sniffer there. While it works, it stops Wireless sniffers against that card.
    .idea = Encryption turns data into something that only the holder of the right key can read. Anyone who intercepts or steals it gains nothing. What remains to be protected is the key, and a method that experts have examined is better than a home-made one.
card-update = Operating-system update
    .text = Attach it to a Computer, Server or Router of yours, at any time. While it works, it stops Persistent denial of service against that card.
    .idea = Updates close flaws that have become known, and attackers read the same announcements as everybody else. Between the publication of a flaw and the first attacks there are often only days. Automatic updates win this race most reliably.
card-antivirus = Antivirus
    .text = Attach it to a Computer or Server of yours. When it is attached, discard a Trojan horse there. While it works, it stops Trojan horses and USB traps against that card.
    .idea = An antivirus program recognises known malware by its patterns and some of the unknown by its behaviour. It is a net with holes, so it does not replace care. With old patterns it misses what is new.

## Events

card-wrong-rules = Wrong firewall rules
    .text = Disrupt an opposing Firewall.
    .idea = A rule that was meant for one test and allows everything may stay for years. A firewall with such a rule looks like protection and is none. Rules should therefore be few, explained and reviewed regularly.
card-power-outage = Power outage
    .text = All the opponent’s Hardware that no working Power generator serves is disconnected. It stays so until its owner next re-arranges (CS-5.9).
    .idea = When the power fails, the best network is silent. Operators of important systems plan for it with batteries, generators and a second site. They also rehearse in which order everything is switched on again.
card-training = Security training
    .text = Cancel a Phishing, Weak password or USB trap that is being played on you; or discard every one of them from your cards.
    .idea = People who have seen a phishing mail in an exercise recognise the real one more often and report it sooner. A report helps only where nobody is blamed for a wrong click. Short and repeated training works better than one long lecture.
card-bad-encryption = Inadequate encryption
    .text = Disrupt an opposing Encryption.
    .idea = Old methods such as DES or WEP were once in use everywhere and are broken today, and a good method with a short key fails as well. Anyone who uses them believes to be safe and is not. Methods therefore have to be replaced before they fall.
card-old-antivirus = Outdated antivirus
    .text = Disrupt an opposing Antivirus.
    .idea = Several hundred thousand new samples of malware are found every day, so patterns of last month miss a great deal. A program that no longer updates itself still shows its reassuring icon. One should look now and then at the date of its last update.
card-forgotten-update = Forgotten system update
    .text = Disrupt an opposing Operating-system update.
    .idea = The worm WannaCry of May 2017 used a flaw that an update had closed two months before. It hit those who had put the update off. An inventory of all machines shows which of them have been forgotten.
card-hardware-failure = Hardware failure
    .text = Disrupt an opposing Hardware card that is not a Provider. A Power generator can be hit by itself (CS-5.11).
    .idea = Disks wear out, fans stop and power supplies burn through, and no attacker is needed. Anyone who has spare parts, a second device and a tested backup loses minutes instead of days.
card-budget = Increased budget
    .text = Put two Budget Tokens into play. In your own turn you may pay one: while cards are played for one more play in this turn, or in any step to restore a disrupted card of yours (CS-4.12, CS-6.1).
    .idea = Security costs money before anything happens and seems superfluous as long as nothing does. Money spent early on people and spare equipment is usually far less than the price of an incident.
card-tender = WTO tender
    .text = Look at the top five cards of your deck. You may take one Hardware among them, which you show, into your hand. Put the rest under the deck in any order (CS-4.8).
    .idea = Public bodies have to put large purchases out to tender under rules of the World Trade Organization, so that all suppliers get the same chance. Security requirements must be written into the call itself. What was not asked for there will hardly be delivered later.
