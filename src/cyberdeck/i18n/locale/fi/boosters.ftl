### Lisäpakkaukset ja kokoelmat, päätteessä ja sivulla.

booster-odds =
    { $count ->
        [one] Lisäpakkauksessa on { $count } kortti
       *[other] Lisäpakkauksessa on { $count } korttia
    }
booster-odds-always = { $rarity }: { $drawn } joka lisäpakkauksessa, kaikkiaan { $cards } erilaista; kunkin todennäköisyys on { $chance }
booster-odds-slot = { $rarity }: { $drawn } todennäköisyydellä { $slot }, kaikkiaan { $cards } erilaista; kunkin todennäköisyys on { $chance }
booster-odds-how = Samaa korttia ei ole yhdessä lisäpakkauksessa kahdesti; saman harvinaisuuden kortit ovat yhtä todennäköisiä.
booster-odds-cards = Kunkin kortin todennäköisyys: { $rarity }
booster-title = Lisäpakkaus { $number }/{ $count }
booster-new = (uusi)
booster-seed = Siemenluku: { $seed }. Samalla luvulla saa samat kortit.
collection-starter =
    { $count ->
        [one] Aloituspakkaus ”{ $name }”: { $count } kortti
       *[other] Aloituspakkaus ”{ $name }”: { $count } korttia
    }
collection-kept =
    { $count ->
        [one] Kokoelmassa on nyt { $count } kortti: { $file }
       *[other] Kokoelmassa on nyt { $count } korttia: { $file }
    }
collection-empty = Kokoelma on tyhjä. Lisäpakkaus avataan näin: { $command }
collection-title =
    { $count ->
        [one] Kokoelmasi: { $count } kortti; nimiä { $different }/{ $all }
       *[other] Kokoelmasi: { $count } korttia; nimiä { $different }/{ $all }
    }
collection-boosters = Avattuja lisäpakkauksia: { $count }
collection-basic = Kortteja, joita pakassa saa olla rajatta, ei tarvitse kerätä: ota niitä niin monta kuin haluat.
collection-reset = Kokoelma on taas tyhjä. Entinen on tallessa: { $file }
collection-missing = ”{ $card }” (#{ $number }): pakka haluaa { $wanted }, sinulla on { $have }; puuttuu: { $missing }.
    .next = Avaa lisäpakkauksia tai ota { $missing } pois. Avoimessa pelissä kaikki kortit ovat käytettävissä.
collection-lacks =
    { $count ->
        [one] Kokoelmastasi puuttuu yksi tämän pakan kortti.
       *[other] Kokoelmastasi puuttuu { $count } tämän pakan korttia.
    }
collection-has = Kokoelmassasi on kaikki tämän pakan kortit.

## Mikä voi olla vialla

error-bad-collection =
    { $reason ->
        [size] Tämä on kokoelmaksi liian suuri: enintään { $detail } kt.
        [text] Tämä ei ole kokoelma: vioittunut, katkennut tai jotain muuta ({ $detail }).
        [shape] Tämä ei ole rakenteeltaan kokoelma ({ $detail }).
        [version] Tämän kokoelman on kirjoittanut ohjelman toinen versio ({ $detail }).
        [game] Tämä on toisen pelin kokoelma: ”{ $detail }”.
        [card] Tässä kokoelmassa on kortti, jota pelissä ei ole: #{ $detail }.
        [twice] Tässä kokoelmassa on sama kortti kahdesti: #{ $detail }.
       *[other] Tämä ei ole kokoelma.
    }
    .next = Mikään ei muuttunut. Ota teksti, joka on tallennettu kokoelmana.
error-collection-file = { $file }: { error-bad-collection }
    .next = Mikään ei muuttunut. Anna toinen tiedosto valitsimella --collection tai siirrä tämä syrjään: `cyberdeck deck collection --reset --yes`.
error-collection-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
    .next = Valitse toinen paikka valitsimella --collection.
error-collection-reset = Tämä tyhjentäisi kokoelman tiedostossa { $file }.
    .next = Jos tarkoitat sitä, lisää --yes. Vanha tiedosto siirretään syrjään, ei poisteta.
error-bad-seed = ”{ $seed }” ei kelpaa siemeneksi.
    .next = Ota sana tai luku, enintään { $most } merkkiä.
error-many-boosters = Liian monta lisäpakkausta kerralla.
    .next = Avaa enintään { $most }.
error-starter = Aloituspakkausta ”{ $name }” ei ole.
    .next = On: { $known }.
error-no-boosters = Pelissä { $game } ei ole lisäpakkauksia eikä kokoelmia.
    .next = Pelit, joissa on: { $known }.
error-deck-game = Mihin peliin pakka on?
    .next = Nimeä se valitsimella --game: { $known }. Tai kirjoita se tiedostoon riville, jonka alussa on game:

## Sivu

page-boosters = Lisäpakkaukset ja kokoelma
page-boosters-about = Avaa niin monta kuin haluat: se ei maksa mitään eikä vaadi tiliä, ja löytösi säilyvät tällä laitteella. Kokoelmaa ei tarvitse kukaan: joka pöydässä kaikki kortit ovat käytettävissä.
page-boosters-odds = Mitä lisäpakkauksessa on
page-boosters-rarity = Harvinaisuus
page-boosters-slot = Lisäpakkauksessa
page-boosters-cards = Kortteja
page-boosters-each = Kunkin todennäköisyys
page-boosters-always = { $drawn }, aina
page-boosters-sometimes = { $drawn }, { $weight }/{ $all } lisäpakkauksesta
page-boosters-how-many = Montako lisäpakkausta
page-boosters-seed = Siemenluku (vapaaehtoinen: samalla luvulla samat kortit)
page-boosters-open =
    { $count ->
        [one] Avaa { $count } lisäpakkaus
       *[other] Avaa { $count } lisäpakkausta
    }
page-boosters-opened =
    { $count ->
        [one] Avattu { $count } lisäpakkaus. Uusia nimiä: { $new }.
       *[other] Avattu { $count } lisäpakkausta. Uusia nimiä: { $new }.
    }
page-boosters-new = uusi
page-boosters-starter = Aloituspakkaus
page-boosters-take-starter = Lisää aloituspakkaus
page-boosters-took-starter = Lisätty: { $name }.
page-collection = Kokoelmani
page-collection-empty = Kokoelmasi on tyhjä.
page-collection-only = Vain kortit, jotka minulla on
page-collection-owned = Minulla on { $count }
page-collection-free = ei rajaa
page-collection-text = Kokoelma tekstinä: säilytä se tai siirrä toiselle laitteelle
page-collection-read = Korvaa kokoelmani
page-collection-reset = Tyhjennä kokoelma
page-collection-reset-sure = Kyllä, tyhjennä
page-collection-keep = Ei, säilytä
page-collection-gone = Kokoelma on nyt tyhjä.
page-collection-back = Palauta edellinen kokoelma
page-collection-done =
    { $count ->
        [one] Kokoelmassasi on nyt { $count } kortti.
       *[other] Kokoelmassasi on nyt { $count } korttia.
    }
page-collection-full = Tällä laitteella ei ole tilaa: kokoelmaa ei tallennettu.
