### Sääntöohjeen ja RULES.md-tiedoston sanat, samat kaikille peleille.

# $game (text): pelin nimi
rulebook-title = { $game }: säännöt
rulebook-how = Näin luet näitä sääntöjä
    .text = Jokaisella säännöllä on numero. Säännön jokainen osa alkaa merkinnällä, joka kertoo, mistä se on peräisin:
rulebook-contents = Sisällys
rulebook-glossary = Sanasto
# $count (number): montako esimerkkiä luvussa on
rulebook-examples =
    { $count ->
        [one] Esimerkki
       *[other] Esimerkkejä
    }

rulebook-mark-book = sääntökirja
    .meaning = painettu sääntökirja sanoo näin. Jos kaksi painosta eroaa toisistaan, molemmat mainitaan ja asetus ratkaisee.
rulebook-mark-source = lähde
    .meaning = sääntökirja vaikenee, mutta julkinen lähde kertoo näin painetusta pelistä.
rulebook-mark-ruling = tulkinta
    .meaning = kukaan ei sano tätä, mutta ilman sitä peli ei etene. Tämä on meidän ratkaisumme.
rulebook-mark-reconstructed = rekonstruktio
    .meaning = painetussa pelissä on tämä osa, mutta mikään lähde ei näytä sitä. Tämä on meidän tekemämme ja sovitettu kaikkeen, mitä tiedetään. Älä luule sitä painetuksi.
rulebook-mark-option = asetus
    .meaning = asetuksen nimi, arvot ja oletus.
# $option (text): asetus ja sen arvot; $default (text)
rulebook-option = `{ $option }`, oletus `{ $default }`.
rulebook-option-switch =
    { $default ->
        [true] `{ $option }`, oletuksena päällä.
       *[false] `{ $option }`, oletuksena pois päältä.
    }
# $words (text): asetus tai sen arvo lomakkeen sanoin
rulebook-quoted = ”{ $words }”

# $id (text): mitä kysyttiin; $near (text): olemassa olevia numeroita
rulebook-unknown-rule = Sääntöä { $id } ei ole. Lähimmät: { $near }.
# $words (text): mitä haettiin
rulebook-nothing-found = Mikään sääntö ei mainitse tätä: ”{ $words }”.
