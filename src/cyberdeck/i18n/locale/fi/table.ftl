### Pöytä päätteessä, sama kaikille peleille. Pelin oma pöytä on sen omassa tiedostossa table.ftl.

table-you = Sinä
table-bot = Botti { $number }
table-seat = Pelaaja { $number }
table-player = Pelaaja
table-won = voittaja

play-seat = Paikka { $number }: { $name }
play-seat-bot = Paikka { $number }: { $name } ({ $bot })
play-commitment = Sekoituksen tiiviste: { $commitment }
play-seed = Siemenluku, joka todistaa sekoituksen: { $seed }
play-welcome = Kirjoita luettelon numero tai help.
play-resumed = Peli jatkuu. Kirjoita luettelon numero tai help.
play-warning = Huomaa: sääntö { $rule } ({ $title }) ei suosittele tällaista peliä.
play-prompt =
    { $count ->
        [1] Siirtosi (1, ? sääntö, help) >
       *[other] Siirtosi (1–{ $count }, ? sääntö, help) >
    }
play-hint = Kirjoita siirron numero tai help.
play-help = Mitä voit kirjoittaa
    .lines =
        3            siirto, jolla on tämä numero
        7+7  2x>b4   siirto niin kuin se on luettelossa; =7, jos se on pelkkä luku
        ?            sääntö tämän päätöksen takana
        ? 5.2        sääntö; ? ja sanoja etsii niitä säännöistä
        why 7+7      onko siirto sallittu, ja ellei, mikä sääntö sen kieltää
        log          pelin kulku (log all: alusta asti)
        table        pöytä uudestaan; board, hand: osa siitä
        undo         peru viimeinen siirtosi, jos sen jälkeen ei ole paljastunut mitään
        save         tallenna nyt; peli tallentuu myös jokaisen siirtosi jälkeen
        quit         tallenna ja poistu; Ctrl-C ja Ctrl-D tekevät samoin
play-why-legal = { $move } on sallittu: { $words }.
play-undone = Peruttu. Valitse uudestaan.
play-undo-nothing = Sinulla ei ole peruttavaa siirtoa.
play-undo-chance = Ei voi perua: olet nähnyt sen jälkeen jaettuja tai nostettuja kortteja.
play-undo-others = Ei voi perua: muut ovat jo siirtäneet.
play-undo-revealed = Ei voi perua: sen jälkeen on paljastunut jotakin salaista.
play-result = Peli on päättynyt
play-saved = Peli on tallennettu tiedostoon { $file }
play-go-on = Jatka näin: { $command }
play-verify = Tarkista sekoitus näin: { $command }

## Bottien nimet

bot-name-argo = Argo
bot-name-byte = Byte
bot-name-cobalt = Cobalt
bot-name-delta = Delta
bot-name-echo = Echo
bot-name-flint = Flint
bot-name-glitch = Glitch
bot-name-helix = Helix
bot-name-indigo = Indigo
bot-name-juno = Juno
bot-name-kite = Kite
bot-name-lynx = Lynx
bot-name-morris = Morris
bot-name-nova = Nova
bot-name-onyx = Onyx
bot-name-pixel = Pixel
bot-name-quark = Quark
bot-name-rune = Rune
bot-name-sigma = Sigma
bot-name-tempo = Tempo
bot-name-umbra = Umbra
bot-name-vega = Vega
bot-name-wren = Wren
bot-name-zephyr = Zephyr
