### Black Hat: names of the components and what they do. The numbers are in data/*.toml.

## Kinds of space. help: what happens there. idea: what the thing is outside the game.

kind-start = Start
    .help = Pawns begin here, and a Denial of Service sends them back here. Any number of pawns may share it.
kind-goal = Critical Asset
    .help = The goal: the game is over once a pawn gets here.
kind-host = Host
    .help = Nothing happens here. Only the number under your pawn counts.
    .idea = A host is any machine or account on a network that has an address and can be talked to.
kind-cache = Cache
    .help = A rich find that leaves little trace or none. If its number is below zero, any winner of a trick may move your pawn on.
    .idea = A cache keeps copies at hand so that work goes faster. Copies of secrets often stay there long after their owner has forgotten them.
kind-dos = Denial of Service
    .help = The mover sends another pawn back to a start space. The pawn that came here is stuck.
    .idea = A denial-of-service attack floods a system with requests until it can no longer serve anyone. It steals nothing, and everyone notices it.
kind-honeypot = Honeypot
    .help = The pawn is stuck here until the end of the game. Those who come later jump over it.
    .idea = A honeypot is a decoy that looks like a real system. No honest user has any business there, so anyone who touches it gives themselves away and can be watched.
kind-alarm = Alarm
    .help = With the tracer in play, the pawn is stuck and the tracer wakes. Without it this is a Host.
    .idea = An alarm is what intrusion detection raises when traffic or logs look unlike an ordinary day, so that people start to look for the intruder.
kind-exploit = Exploit
    .help = The mover may raise or lower the number of one Host by one.
    .idea = An exploit is input or code that uses a flaw in a program to make it do what its makers never intended. An update that fixes the flaw makes it worthless.
kind-randomizer = Randomizer
    .help = The mover may lay another module on one of the marked places.
    .idea = A network that keeps changing its addresses and paths makes yesterday’s map useless to an intruder. This is called moving-target defence.
kind-jail = Tracer Jail
    .help = Pawns that the tracer has caught stay here, and each of them costs its owner the jail’s number every round.
kind-tracer = Tracer
    .help = The tracer’s own way into the network. No pawn comes here.

## Spaces by name

space-BD = Backdoor
space-PS = Public Server
space-CA = Critical Asset
space-TJ = Tracer Jail
space-T0 = Tracer
space-approach = tracer’s approach
space-admin-console = admin console
space-backup-server = backup server
space-backup-tape = backup tape
space-botnet = botnet
space-browser-cache = browser cache
space-buffer-overflow = buffer overflow
space-build-server = build server
space-camera = security camera
space-chat-server = chat server
space-database = database
space-decoy-database = decoy database
space-dns-cache = DNS cache
space-domain-controller = domain controller
space-email-account = e-mail account
space-failover-cluster = failover cluster
space-fbi-server = FBI server
space-file-server = file server
space-firewall = firewall
space-fork-bomb = fork bomb
space-help-desk = help desk
space-hypervisor = hypervisor
space-intranet = intranet
space-intrusion-detector = intrusion detector
space-key-vault = key vault
space-load-balancer = load balancer
space-mail-server = mail server
space-moving-target = moving target
space-packet-flood = packet flood
space-password-cache = password cache
space-payroll = payroll
space-print-server = print server
space-proxy = proxy
space-root-access = root access
space-router = router
space-session-store = session store
space-source-code = source code
space-sql-injection = SQL injection
space-switch = switch
space-tarpit = tarpit
space-test-server = test server
space-tripwire = tripwire
space-user-account = user account
space-vpn-gateway = VPN gateway
space-web-server = web server
space-web-shop = web shop
space-wifi-point = Wi-Fi access point
space-workstation = workstation
space-zero-day = zero-day

## Cards

card-joker = joker
card-hat = Black Hat

## Critical Asset tiles

asset-nsa = NSA
    .effect = Scores of the last round are rounded to the nearest multiple of 10, and may stay below zero.
asset-offshore = Offshore account
    .effect = The total of the arriving player drops by 5, but not below 0.
asset-log_server = Log server
    .effect = In the last round the trace of the cards in hand counts double (×2).
asset-kill_switch = Kill switch
    .effect = In the last round pawns leave no trace at all, and remove none.
asset-honeynet = Honeynet
    .effect = The arriving player takes 5 more in the last round.
asset-leak = Leak
    .effect = The arriving player may swap last-round scores with one other player.

## Where a component comes from, as a short mark

provenance-book = book
provenance-source = source
provenance-ruling = ruling
provenance-reconstructed = reconstructed
