### Black Hat: osien nimet ja mitä ne tekevät. Luvut ovat tiedostoissa data/*.toml.

## Ruutujen lajit. help: mitä ruudussa tapahtuu. idea: mitä se on pelin ulkopuolella.

kind-start = Aloitusruutu
    .help = Nappulat lähtevät täältä, ja Palvelunesto lähettää ne tänne takaisin. Ruudussa voi olla miten monta nappulaa tahansa.
kind-goal = Kriittinen kohde
    .help = Tämä on päämäärä: peli päättyy heti, kun nappula tulee tähän.
kind-host = Isäntäkone
    .help = Täällä ei tapahdu mitään. Vain nappulasi alla oleva luku merkitsee.
    .idea = Isäntäkone on mikä tahansa verkon laite tai käyttäjätili, jolla on osoite ja johon saa yhteyden.
kind-cache = Välimuisti
    .help = Arvokas löytö, joka jättää vähän jälkiä tai ei lainkaan. Jos luku on alle nollan, kuka tahansa tikin voittaja saa siirtää nappulaasi eteenpäin.
    .idea = Välimuisti pitää kopioita lähellä, jotta työ sujuisi nopeammin. Salaisuuksien kopiot jäävät sinne usein vielä silloinkin, kun omistaja on ne jo unohtanut.
kind-dos = Palvelunesto
    .help = Siirtäjä lähettää jonkin toisen nappulan takaisin aloitusruutuun. Tähän tullut nappula on jumissa.
    .idea = Palvelunestohyökkäys hukuttaa järjestelmän pyyntöihin, kunnes se ei pysty palvelemaan enää ketään. Se ei varasta mitään, mutta kaikki huomaavat sen.
kind-honeypot = Hunajapurkki
    .help = Nappula on jumissa täällä pelin loppuun asti. Myöhemmin tulevat hyppäävät sen yli.
    .idea = Hunajapurkki on houkutin, joka näyttää oikealta järjestelmältä. Rehellisellä käyttäjällä ei ole sinne asiaa, joten siihen koskija paljastaa itsensä ja häntä voi tarkkailla.
kind-alarm = Hälytys
    .help = Jos jäljittäjä on pelissä, nappula on jumissa ja jäljittäjä herää. Muuten tämä on Isäntäkone.
    .idea = Hälytyksen antaa tunkeutumisen havaitseva järjestelmä, kun liikenne tai lokit eivät näytä tavalliselta päivältä; sen jälkeen tunkeutujaa ryhdytään etsimään.
kind-exploit = Haavoittuvuus
    .help = Siirtäjä saa nostaa tai laskea yhden Isäntäkoneen lukua yhdellä.
    .idea = Haavoittuvuus on ohjelman virhe, jota sopiva syöte tai koodi käyttää hyväkseen: ohjelma tekee jotakin, mitä sen tekijät eivät tarkoittaneet. Virheen korjaava päivitys vie hyökkäykseltä tehon.
kind-randomizer = Satunnaistin
    .help = Siirtäjä saa panna uuden moduulin johonkin merkittyyn paikkaan.
    .idea = Kun verkko vaihtaa jatkuvasti osoitteitaan ja reittejään, eilinen kartta ei enää auta tunkeutujaa. Tätä kutsutaan liikkuvan maalin puolustukseksi.
kind-jail = Jäljittäjän tyrmä
    .help = Jäljittäjän kiinni ottamat nappulat jäävät tänne, ja jokainen niistä maksaa omistajalleen joka kierroksella tyrmän luvun verran.
kind-tracer = Jäljittäjä
    .help = Jäljittäjän oma tie verkkoon. Nappulat eivät tule tänne.

## Ruudut nimen mukaan

space-BD = Takaovi
space-PS = Julkinen palvelin
space-CA = Kriittinen kohde
space-TJ = Jäljittäjän tyrmä
space-T0 = Jäljittäjä
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
space-fork-bomb = haarukkapommi
space-help-desk = käyttäjätuki
space-hypervisor = hypervisori
space-intranet = intranet
space-intrusion-detector = tunkeutumisen havaitsin
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

## Kriittisen kohteen laatat

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
