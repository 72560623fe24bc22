### Black Hat: osien nimet ja mitä ne tekevät. Luvut ovat tiedostoissa data/*.toml.

## Ruutujen lajit. help: mitä ruudussa tapahtuu. idea: mitä se on pelin ulkopuolella.

kind-start = Aloitusruutu
    .help = Nappulat lähtevät täältä, ja Denial-of-Service lähettää ne tänne takaisin. Ruudussa voi olla miten monta nappulaa tahansa.
kind-goal = Critical Asset
    .help = Tämä on päämäärä: peli päättyy heti, kun nappula tulee tähän.
kind-host = Host
    .help = Täällä ei tapahdu mitään. Vain nappulasi alla oleva luku merkitsee.
    .idea = Host eli isäntäkone on mikä tahansa verkon laite tai käyttäjätili, jolla on osoite ja johon saa yhteyden.
kind-cache = Cache
    .help = Arvokas löytö, joka jättää vähän jälkiä tai ei lainkaan. Jos luku on alle nollan, kuka tahansa tikin voittaja saa siirtää nappulaasi eteenpäin.
    .idea = Cache eli välimuisti pitää kopioita lähellä, jotta työ sujuisi nopeammin. Salaisuuksien kopiot jäävät sinne usein vielä silloinkin, kun omistaja on ne jo unohtanut.
kind-dos = Denial-of-Service
    .help = Siirtäjä lähettää jonkin toisen nappulan takaisin aloitusruutuun. Tähän tullut nappula on jumissa.
    .idea = Palvelunestohyökkäys hukuttaa järjestelmän pyyntöihin, kunnes se ei pysty palvelemaan enää ketään. Se ei varasta mitään, mutta kaikki huomaavat sen.
kind-honeypot = Honeypot
    .help = Nappula on jumissa täällä pelin loppuun asti. Myöhemmin tulevat hyppäävät sen yli.
    .idea = Honeypot eli hunajapurkki on houkutin, joka näyttää oikealta järjestelmältä. Rehellisellä käyttäjällä ei ole sinne asiaa, joten siihen koskija paljastaa itsensä ja häntä voi tarkkailla.
kind-alarm = Alarm
    .help = Jos jäljittäjä on pelissä, nappula on jumissa ja jäljittäjä herää. Muuten tämä on Host.
    .idea = Hälytyksen antaa tunkeutumisen havaitseva järjestelmä, kun liikenne tai lokit eivät näytä tavalliselta päivältä; sen jälkeen tunkeutujaa ryhdytään etsimään.
kind-exploit = Exploit
    .help = Siirtäjä saa nostaa tai laskea yhden Host-ruudun lukua yhdellä.
    .idea = Exploit on syöte tai koodi, joka käyttää ohjelman haavoittuvuutta: ohjelma tekee jotakin, mitä sen tekijät eivät tarkoittaneet. Haavoittuvuuden korjaava päivitys vie siltä tehon.
kind-randomizer = Randomizer
    .help = Siirtäjä saa asettaa uuden moduulin johonkin merkittyyn paikkaan.
    .idea = Kun verkko vaihtaa jatkuvasti osoitteitaan ja reittejään, eilinen kartta ei enää auta tunkeutujaa. Tätä kutsutaan liikkuvan maalin puolustukseksi.
kind-jail = Tracer Jail
    .help = Jäljittäjän kiinni ottamat nappulat jäävät tänne, ja jokainen niistä maksaa omistajalleen joka kierroksella tämän ruudun luvun verran.
kind-tracer = Tracer
    .help = Jäljittäjän oma tie verkkoon. Nappulat eivät tule tänne.

## Ruudut nimen mukaan

space-BD = Backdoor
space-PS = Public Server
space-CA = Critical Asset
space-TJ = Tracer Jail
space-T0 = Tracer
space-approach = jäljittäjän reitti
space-admin-console = hallintakonsoli
space-backup-server = varmuuskopiopalvelin
space-backup-tape = varmuuskopionauha
space-botnet = bottiverkko
space-browser-cache = selaimen välimuisti
space-buffer-overflow = puskurin ylivuoto
space-build-server = koontipalvelin
space-camera = valvontakamera
space-chat-server = keskustelupalvelin
space-database = tietokanta
space-decoy-database = valetietokanta
space-dns-cache = DNS-välimuisti
space-domain-controller = toimialueen ohjauskone
space-email-account = sähköpostitili
space-failover-cluster = vikasietoinen klusteri
space-fbi-server = FBI:n palvelin
space-file-server = tiedostopalvelin
space-firewall = palomuuri
space-fork-bomb = fork-pommi
space-help-desk = käyttäjätuki
space-hypervisor = hypervisori
space-intranet = intranet
space-intrusion-detector = tunkeutumisen havaitsemisjärjestelmä
space-key-vault = avainholvi
space-load-balancer = kuormantasaaja
space-mail-server = sähköpostipalvelin
space-moving-target = liikkuva maali
space-packet-flood = pakettitulva
space-password-cache = salasanavälimuisti
space-payroll = palkanlaskenta
space-print-server = tulostuspalvelin
space-proxy = välityspalvelin
space-root-access = pääkäyttäjän oikeudet
space-router = reititin
space-session-store = istuntovarasto
space-source-code = lähdekoodi
space-sql-injection = SQL-injektio
space-switch = kytkin
space-tarpit = tervakuoppa
space-test-server = testipalvelin
space-tripwire = laukaisulanka
space-user-account = käyttäjätili
space-vpn-gateway = VPN-yhdyskäytävä
space-web-server = verkkopalvelin
space-web-shop = verkkokauppa
space-wifi-point = Wi-Fi-tukiasema
space-workstation = työasema
space-zero-day = nollapäivähaavoittuvuus

## Kortit

card-joker = jokeri
card-hat = Black Hat

## Critical Asset -laatat

asset-nsa = NSA
    .effect = Viimeisen kierroksen jäljet pyöristetään lähimpään 10:llä jaolliseen lukuun, ja tulos voi jäädä alle nollan.
asset-offshore = Veroparatiisitili
    .effect = Perille tulleen kokonaismäärä pienenee 5:llä, mutta ei alle 0:n.
asset-log_server = Lokipalvelin
    .effect = Viimeisellä kierroksella kädessä olevien korttien jäljet lasketaan kaksinkertaisina (×2).
asset-kill_switch = Hätäkatkaisin
    .effect = Viimeisellä kierroksella nappulat eivät lisää jälkiä eivätkä vähennä niitä.
asset-honeynet = Hunajaverkko
    .effect = Perille tullut saa viimeisellä kierroksella 5 jälkeä lisää.
asset-leak = Tietovuoto
    .effect = Perille tullut saa vaihtaa viimeisen kierroksen jälkensä yhden toisen pelaajan kanssa.

## Mistä osa on peräisin, lyhyenä merkintänä

provenance-book = sääntökirja
provenance-source = lähde
provenance-ruling = tulkinta
provenance-reconstructed = rekonstruktio
