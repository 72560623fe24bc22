### Mikä pakassa voi olla vialla ja miten sen korjaa (.next): tiedoston cards/decks.py avaimet.

deck-too-large = Tiedosto on liian suuri: { $size } kt.
    .next = Pakalle riittää { $most } kt. Onko tiedosto oikea?
deck-not-text = Tämä ei ole UTF-8-tekstiä (tavu { $byte }).
    .next = Tallenna tiedosto pelkkänä tekstinä, merkistönä UTF-8.
deck-control = Rivillä on näkymätön ohjausmerkki ({ $code }).
    .next = Poista rivi ja kirjoita se uudestaan.
deck-many-lines = Pakassa on enintään { $most } riviä; loppua ei luettu.
    .next = Jätä rivejä pois tai kirjoita samat kortit yhdelle riville.
deck-empty = Siinä ei ole yhtään korttia.
    .next = Kirjoita rivi korttia kohti, esimerkiksi 3 #13, kunnes kortteja on { $least }.
deck-line-long = Rivi on liian pitkä: siinä on { $count } merkkiä.
    .next = Merkinnässä niitä on enintään { $most }. Kirjoita jokainen kortti omalle rivilleen.
deck-header-unknown = ”{ $header }:” ei ole pakan otsake.
    .next = Otsakkeet ovat: { $known }. Jos se on huomautus, kirjoita sen eteen //.
deck-header-empty = Otsakkeen ”{ $header }:” jälkeen ei ole mitään.
    .next = Kirjoita se kaksoispisteen jälkeen tai poista rivi.
deck-header-twice = ”{ $header }:” on kahdesti; se on jo rivillä { $first }.
    .next = Poista toinen riveistä.
deck-name-long = Nimi on liian pitkä: siinä on { $count } merkkiä.
    .next = Valitse nimi, jossa on enintään { $most } merkkiä.
deck-other-game = Tämä on pakka peliin ”{ $game }”, ei peliin { $wanted }.
    .next = Ota toinen tiedosto tai muuta rivi: game: { $wanted }
deck-mark-before = Rivin alussa on ”{ $mark }”.
    .next = Aloita lukumäärällä: { $text }
deck-count-fraction = { $count } ei ole kokonainen määrä kortteja.
    .next = Kirjoita kokonaisluku, esimerkiksi 2.
deck-count-negative = Kortteja ei voi olla { $count }: ”{ $text }”.
    .next = Kirjoita lukumäärä ykkösestä alkaen tai poista rivi.
deck-count-absurd = { $count } on liikaa yhtä korttia.
    .next = Kirjoita enintään { $most }; pakkaan mahtuu yleensä vain muutama.
deck-count-zero = Nolla korttia: ”{ $text }”.
    .next = Kirjoita lukumäärä ykkösestä alkaen tai poista rivi.
deck-separator = ”{ $mark }” ei kuulu lukumäärän ja kortin väliin.
    .next = Kirjoita: { $count } { $text }
deck-no-card = Lukumäärän { $count } jälkeen ei ole korttia.
    .next = Lisää kortin nimi tai merkin # perään sen numero.
deck-no-count = Montako korttia ”{ $text }”? Lukumäärä puuttuu.
    .next = Kirjoita lukumäärä ensin, esimerkiksi: 2 { $text }
deck-count-after = Lukumäärä on kortin perässä: ”{ $text }”.
    .next = Kirjoita se ensin: { $count } { $text }
deck-count-word = ”{ $word }” ei ole numeroin kirjoitettu lukumäärä.
    .next = Kirjoita kortin eteen luku, esimerkiksi: 2 { $text }
deck-not-understood = Riviä ei voi lukea: ”{ $text }”.
    .next = Rivillä on lukumäärä ja kortti, esimerkiksi 3 #13. Jos se on huomautus, kirjoita sen eteen //.
deck-ambiguous = ”{ $text }” voi tarkoittaa useaa korttia: { $numbers }.
    .next = Kirjoita tarkoittamasi kortin numero, esimerkiksi: { $example }
deck-several = Samalla rivillä on useita kortteja: ”{ $text }”.
    .next = Kirjoita jokainen omalle rivilleen tai erota ne merkillä ;
deck-unknown-number = Korttia numero { $number } ei ole.
    .next = Numerot ovat { $least }–{ $most }. Lukumäärä tulee ensin, sitten numero.
deck-number-and-title = Numero { $number } on ”{ $card }”, mutta rivillä lukee ”{ $text }”.
    .next = Poista numero tai nimi. Kortin ”{ $text }” numero on { $other }.
deck-token = ”{ $card }” on poletti: se tulee pakkojen ulkopuolelta.
    .next = Poista rivi; poletit tulevat peliin korttien avulla.
deck-unknown-card = Korttia ”{ $text }” ei ole.
    .next = Tarkoititko jotakin näistä? { $near }
deck-strange-card = Korttia ”{ $text }” ei ole, eikä mitään sen nimistä muistuttavaa.
    .next = Tarkista nimi tai kirjoita merkin # perään kortin numero.
deck-copies = { $count } korttia ”{ $card }” on liikaa: sallittu määrä on { $most }.
    .next = Poista ylimääräiset: { $extra }.
deck-copies-together = Riveillä { $lines } on yhteensä { $count } korttia ”{ $card }”: sallittu määrä on { $most }.
    .next = Poista ylimääräiset ({ $extra }) ja pidä kortti yhdellä rivillä.
deck-too-few =
    { $count ->
        [one] Kortteja on vain yksi; pakassa on vähintään { $least }.
       *[other] Kortteja on vain { $count }; pakassa on vähintään { $least }.
    }
    .next =
        { $missing ->
            [one] Lisää yksi kortti.
           *[other] Lisää { $missing } korttia.
        }
deck-too-many =
    { $count ->
        [one] Kortteja on yksi; pakassa on enintään { $most }.
       *[other] Kortteja on { $count }; pakassa on enintään { $most }.
    }
    .next =
        { $extra ->
            [one] Poista yksi kortti.
           *[other] Poista { $extra } korttia.
        }
deck-unknown-name = Pakkaa ”{ $text }” ei ole.
    .next = Pakat ovat: { $known }. Voit antaa myös pakan tekstinä.
