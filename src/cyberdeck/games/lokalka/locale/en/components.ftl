### Lokalka: names of the components and what they do. The numbers are in data/*.toml.

## Kinds and colours of card

kind-attack = Attack
kind-defence = Defence
kind-special = Special
colour-lilac = lilac
colour-amber = amber
colour-both = lilac and amber
card-reconstructed = reconstructed: the details of this card are ours, not the printed ones

## Attacks. help: what the card does. idea: the technique outside the game.

card-attack-1 = Password guessing
    .help = A host without a defence loses a node. A defence of level 1 is discarded instead; a higher one holds, and nothing happens.
    .idea = Automatic tools try the most common passwords, and those leaked from other sites, on one account after another. It costs almost nothing and still works, because people choose short passwords and use them in many places.
card-attack-2 = Phishing
    .help = A host without a defence loses a node; so does one with a defence of level 1, which is discarded. A defence of level 2 is only discarded; a higher one holds.
    .idea = A message that seems to come from a colleague or a bank lures its reader to a false login page or into opening a harmful file. It aims at the person rather than the machine, so a fully updated computer alone does not stop it.
card-attack-3 = SQL injection
    .help = A host without a defence loses a node; so does one with a defence of level 1 or 2, which is discarded. A defence of level 3 is only discarded; a higher one holds.
    .idea = Where a program pastes user input into a database query, an attacker can write input that the database takes for commands. In this way a search box or a login form can give away or change the whole database.
card-attack-4 = Pass the hash
    .help = A host without a defence loses a node; so does one with a defence of level 1, 2 or 3, which is discarded. A defence of level 4 is only discarded; level 5 holds.
    .idea = Windows machines keep hashes of the passwords of their users, and some of their login protocols accept such a hash as proof. An intruder with administrator rights on one machine can steal the hashes and move on to others without ever knowing a password.
card-attack-5 = Zero-day exploit
    .help = A host without a defence loses a node; so does one with a defence of level 1, 2, 3 or 4, which is discarded. A defence of level 5 is only discarded.
    .idea = A zero-day exploit uses a flaw for which there is no fix yet, because the makers of the program do not know of it or have not fixed it yet. Finding such a flaw takes skill and time, and once it is discovered in use, a fix soon takes its value away.

## Defences

card-defence-1 = Long passphrase
    .help = Lay it on a host that you control: an attack of level 1 only removes it, a higher one removes it and takes a node. From your hand it stops Viruses or answers Direct access.
    .idea = Each added random word or character multiplies the number of guesses that an attacker needs. A long passphrase that is used in one place only makes guessing hopeless, and a password manager remembers it.
card-defence-2 = Multi-factor authentication
    .help = Lay it on a host that you control: an attack of level 1 does nothing, level 2 only removes it, a higher one removes it and takes a node. From your hand it stops Viruses or answers Direct access.
    .idea = Besides the password the login asks for a second proof, such as a code from a phone or a hardware key, so a stolen password alone is not enough. A key that checks the address of the site resists phishing too, because it gives no answer to a false page.
card-defence-3 = Prepared statements
    .help = Lay it on a host that you control: attacks of levels 1 and 2 do nothing, level 3 only removes it, a higher one removes it and takes a node. From your hand it stops Viruses or answers Direct access.
    .idea = A prepared statement sends the query and the values to the database separately, so that input is always data and never a command. It is the standard remedy for SQL injection, because it removes the flaw itself instead of filtering suspicious characters.
card-defence-4 = Network segmentation
    .help = Lay it on a host that you control: attacks of levels 1, 2 and 3 do nothing, level 4 only removes it, level 5 removes it and takes a node. From your hand it stops Viruses or answers Direct access.
    .idea = The network is divided into zones, and firewalls between them let through only the connections that work requires. An intruder in one zone then cannot simply move on to the machines of another.
card-defence-5 = Zero trust
    .help = Lay it on a host that you control: attacks of levels 1 to 4 do nothing, level 5 only removes it. From your hand it stops Viruses or answers Direct access.
    .idea = In a zero-trust network no request is trusted because of where it comes from: user, device and permission are checked at every access. Even an unknown flaw in one machine then opens little beyond that machine.

## Specials

card-flood = Flood
    .help = Every other player discards one card of their own choice, in turn order. A player without cards discards none.
    .idea = A flood sends more requests or packets than a line or a server can handle, so that honest users get no answer. When many machines send at once, it is a distributed denial of service, and no single sender can be blocked to end it.
card-social-engineering = Social engineering
    .help = Take two random cards from the hand of another player, or fewer if there are fewer.
    .idea = A caller who poses as the boss or the support desk talks people into giving away passwords or access. Such tricks use trust, fear and hurry, so the best answer is to call back on a number that you already know.
card-viruses = Viruses
    .help = The role host of every other player loses a node unless they discard a defence card from hand. A defence card that lies on the host does not help.
    .idea = A virus is a piece of code that copies itself into other programs or files and runs whenever they are opened. Antivirus programs recognise known viruses by their patterns and new ones, with less certainty, by their behaviour.
card-direct-access = Direct access
    .help = Attack any other player past the topology: you put down an attack card from hand, they may put down a defence card from hand, and their role host loses a node if the defence is lower or missing. It is your one attack of the turn.
    .idea = Anyone who can touch a machine can start it from a USB stick, plug a device into it or carry its disk away, and firewalls see nothing of this. Locked rooms and encrypted disks are therefore part of computer security.
card-backup = Backup
    .help = Take one card of your choice from the discard pile, but not a Backup.
    .idea = A backup is a copy of data from which it can be restored after a fault, a mistake or an attack. Only a copy that the attacker cannot reach, and that has been restored at least once as a test, can be relied on.
card-maintenance = Maintenance
    .help = Restore one node of a host that you control, up to the number that it shows. A host that is out does not come back.
    .idea = Regular maintenance means installing updates, replacing worn disks and reading the logs before anything breaks. Many break-ins use flaws for which an update has been available for months.
card-sandbox = Sandbox
    .help = Another player of your choice skips their next turn. Several Sandboxes add up.
    .idea = A sandbox is a closed environment in which a suspicious program can run without reaching the real system. Analysts watch there what it does, and some malware stays quiet when it notices that it is being watched.
card-router = Router
    .help = The direction of play turns round.
    .idea = A router forwards packets between networks and chooses the way that they take. Anyone who controls a router can redirect or drop the traffic and read whatever is not encrypted, so its own password and updates matter a great deal.
card-botnet = Botnet/Clean-up
    .help = Hacker and Insider take control of the auxiliary hosts next to their role host. A Helpdesk gives captured ones there back to the Administrator; the Administrator takes back all captured hosts.
    .idea = A botnet is a crowd of captured machines that obey one operator, usually without their owners noticing. Cleaning up means removing the malicious program, closing the hole through which it came in, and cutting the machines off from the operator’s servers.
card-logic-bomb = Logic bomb
    .help = Lay it in front of you and turn over the top card of the deck: if that is only lilac, you lose two nodes. Otherwise it passes to the next player at the end of your turn, and they test it at the start of theirs.
    .idea = A logic bomb is code hidden in a program that does damage when a condition is met, such as a date or a name that has gone from the payroll. Insiders have planted such bombs, which is why changes to important programs should be reviewed by a second person.

## Roles. goal: what the player wants. idea: who this is outside the game.

role-administrator = Administrator
    .goal = Wins when every Hacker and every Insider is out.
    .idea = A system administrator runs the network: accounts, updates, backups and defences. Anyone who holds such rights can reach almost everything, which makes the administrator’s account the most wanted one.
role-hacker = Hacker
    .goal = Wants to take the Administrator out.
    .idea = Hackers who break in without permission work from outside, step by step from one machine to the next. Those who do the same with permission, to find weaknesses before others do, are called penetration testers.
role-insider = Insider
    .goal = Wants everybody else out and to be the only one left.
    .idea = An insider misuses access that an organisation has itself given, so defences against strangers do not stop this attacker. Giving people only the rights that their work needs, and recording what is done with them, limits the damage.
role-helpdesk = Helpdesk
    .goal = Wins with the Administrator, even when out.
    .idea = The helpdesk assists users with their everyday problems and is often the first to hear that something is wrong. Because it resets passwords, attackers like to call it and pretend to be someone else.

## Auxiliary hosts

host-file-server = File server
    .idea = A file server keeps the shared folders of an organisation in one place. Ransomware aims at it, because encrypting it stops everybody’s work at once.
host-mail-server = Mail server
    .idea = A mail server receives, keeps and sends e-mail. Anyone who reads a mailbox can often reset the passwords of the other accounts that are tied to it.
host-database = Database
    .idea = A database stores records, such as customers and orders, so that programs can search and change them. Each program should have an account there with no more rights than it needs.
host-web-server = Web server
    .idea = A web server delivers pages to anyone who asks, so it has to be reachable from the whole internet. It is therefore put in a zone of its own, apart from the internal network.
host-print-server = Print server
    .idea = A print server collects print jobs and passes them to the printers. It is easily forgotten when updates are installed, and flaws in print services have let intruders into whole networks.
host-proxy = Proxy
    .idea = A proxy makes requests on behalf of other machines, and so can filter and log what goes in and out. To the outside its address appears instead of theirs.
host-access-point = Access point
    .idea = An access point joins wireless devices to the network, and its radio waves do not stop at the walls. Strong encryption such as WPA3 keeps strangers in the car park from listening in or joining.
host-backup-storage = Backup storage
    .idea = Backup storage keeps the copies from which everything else can be restored. Attackers therefore often delete it before they strike, so at least one copy should be offline or unchangeable.
