### Pöytä päätteessä, sama kaikille peleille. Pelin oma pöytä on sen omassa tiedostossa table.ftl.

table-you = Sinä
table-bot = Botti { $number }
table-seat = Pelaaja { $number }
table-player = Pelaaja
table-won = voittaja

play-seat = Paikka { $number }: { $name }
play-seat-bot = Paikka { $number }: { $name } ({ $bot })
play-commitment = Sitoumus sekoitukseen: { $commitment }
play-seed = Siemenluku, joka todistaa sekoituksen: { $seed }
play-welcome = Kirjoita sitoumus muistiin, jos haluat tarkistaa sekoituksen jälkeenpäin. Vastaa luettelon numerolla tai itse siirrolla; pelkkä luku siirtona kirjoitetaan =7. Kirjoita help milloin tahansa.
play-resumed = Peli jatkuu siitä, mihin se jäi. Kirjoita help milloin tahansa.
play-warning = Huomaa: sääntö { $rule } ({ $title }) ei suosittele tällaista pöytää.
play-prompt =
    { $count ->
        [1] Vastauksesi (1, ? miksi, help) >
       *[other] Vastauksesi (1–{ $count }, ? miksi, help) >
    }
play-hint = Kirjoita vastauksen numero tai help.
play-help = Mitä voit kirjoittaa
    .lines =
        3            vastaus, jolla on tämä numero
        7+7  2x>b4   vastaus niin kuin se on luettelossa; =7, jos se on pelkkä luku
        ?            sääntö tämän kysymyksen takana
        ? 5.2        sääntö; ? ja sanoja etsii niitä säännöistä
        why 7+7      saako niin tehdä, ja ellei, mikä sääntö sen kieltää
        log          mitä on tapahtunut (log all: alusta asti)
        table        pöytä uudestaan; board, hand: osa siitä
        undo         peru viimeinen päätöksesi, jos sen jälkeen ei ole selvinnyt mitään
        save         tallenna nyt; peli tallentuu myös jokaisen vastauksesi jälkeen
        quit         tallenna ja poistu; Ctrl-C ja Ctrl-D tekevät samoin
play-why-legal = { $move } on sallittu: { $words }.
play-undone = Peruttu. Päätä uudestaan.
play-undo-nothing = Sinulla ei ole päätöstä, jonka voisi perua.
play-undo-chance = Tätä ei voi perua: sen jälkeen on jaettu tai nostettu kortteja, ja olet nähnyt, mitä tuli.
play-undo-others = Tätä ei voi perua: sen jälkeen muut ovat toimineet, ja olet nähnyt, mitä he tekivät.
play-undo-revealed = Tätä ei voi perua: sen jälkeen jotakin salaista on paljastunut.
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
