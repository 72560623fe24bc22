### `cyberdeck arena`: botit toisiaan vastaan.

## Ohje

help-arena = peluuta botteja toisiaan vastaan ja vertaa niitä
    .about = Bottien välisiä pelejä: vahvuusluvut 95 prosentin väleineen, keskinäiset tulokset, miettimisajat. Pelit pelataan sarjoina, joissa on sama jako ja joissa jokainen botti pelaa joka paikalla ja joka pakalla yhtä usein. Sama siemenluku antaa saman tuloksen, oli --jobs mikä tahansa. Pisteiden laskutapa: docs/bots.md.
help-arena-bots = botit, esimerkiksi hard,medium,random; oletus random,greedy,easy,medium
    .value = LUETTELO
help-arena-games = montako peliä, täysiksi sarjoiksi pyöristettynä; oletus 200
    .value = N
help-arena-jobs = montako prosessia; oletuksena yksi ydintä kohti
    .value = N
help-arena-seed = kaiken satunnaisen siemenluku; oletus 1
    .value = N
help-arena-out = tulostiedosto, johon kirjoitetaan ajon edetessä; oletuksena uusi tiedosto tässä kansiossa
    .value = TIEDOSTO
help-arena-resume = jatka keskeytynyttä ajoa
    .value = TIEDOSTO
help-arena-csv = kirjoita rivi jokaisen pelin jokaisesta paikasta CSV-muodossa
    .value = TIEDOSTO
help-arena-parquet = sama Parquet-muodossa; vaatii pyarrow-kirjaston
    .value = TIEDOSTO
help-arena-timing = valitsimen --json kanssa: myös kauanko botit miettivät, mikä vaihtelee ajosta toiseen

## Mitä siitä tuli

arena-title = Areena: { $game }, paikkoja: { $seats }
arena-how = Pelejä: { $games }, sarjoja: { $blocks }, pelejä sarjassa: { $size }; siemenluku { $seed }.
arena-mirrored = Pakat vaihtoivat omistajaa puolessa peleistä.
arena-ratings = Vahvuusluvut
arena-bot = botti
arena-rating = vahvuus
arena-interval = 95 %
arena-games = pelit
arena-points = pisteet
arena-mean = pisteitä pelissä
arena-rating-how = Keskiarvo on 1500; 400 enemmän tarkoittaa kymmenkertaista osuutta pöydästä. Välit ovat 95 prosentin; botti, joka istuu pelissä kahdesti, on pelannut kaksi.
arena-standing = { $place }. { $bot }: vahvuus { $rating } ({ $low }–{ $high }), pelejä { $games }, pisteitä { $points }, pisteitä pelissä { $mean }
arena-pairs = Keskinäiset tulokset: vasemmalla olevan botin osuus
arena-pairs-how = { $ahead } yli puolet, { $behind } alle puolet, { $level } ei selvää eroa; alla 95 prosentin väli.
arena-pair = { $bot } vastaan { $against }: { $share } ({ $low } – { $high }), pelejä { $games }: { $side }
arena-ahead = yli puolet
arena-behind = alle puolet
arena-level = ei selvää eroa
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Miettimisaika millisekunteina (ei kuulu tulokseen: vaihtelee ajosta toiseen)
arena-decisions = päätökset
arena-time-mean = keskimäärin
arena-time-longest = pisin
arena-time = { $bot }: päätöksiä { $decisions }, keskimäärin { $mean } ms, pisin { $longest } ms
arena-speed = { $speed } peliä/s
arena-done = Pelattu: { $done }/{ $games }
arena-kept = Tulokset ovat tiedostossa { $file }.
arena-interrupted = Keskeytetty; pelejä pelattu { $done }/{ $games }. Jatka näin: { $command }

## Virheet

error-arena-bots = Areenaan tarvitaan vähintään kaksi bottia, kukin kerran mainittuna.
    .next = Nimeä ne valitsimella --bots, esimerkiksi --bots { $known }
error-arena-most = Valitsimen { $argument } arvo on enintään { $most }.
    .next = Anna pienempi luku.
error-arena-exists = Tiedosto { $file } on jo olemassa.
    .next = Valitse toinen nimi valitsimella { $argument }; keskeytynyttä ajoa jatkaa --resume.
error-arena-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
    .next = Valitse toinen paikka valitsimella { $argument }.
error-arena-parquet = Parquet-tiedostot vaativat pyarrow-kirjaston, jota ei ole asennettu.
    .next = Asenna se: { $command }. Tai käytä valitsinta --csv.
error-arena-results = { $file } ei ole kelvollinen tulostiedosto (rivi { $line }).
    .next = Käytä toista kopiota, tai aloita alusta ilman valitsinta --resume.
error-arena-plan = { $file } on toisesta ajosta: { $what } on siellä ”{ $found }” ja täällä ”{ $wanted }”.
    .next = Anna vain --resume { $file }, tai aloita uusi ajo ilman valitsinta --resume.
error-arena-raised = Botti { $bot } kaatui paikalla { $seat }, peli { $game }, siirto { $action }: { $detail }
    .next = Siemenluku: { $seed }. Pöytä: { $table }. Loppuun pelatut pelit ovat tallessa.
error-arena-illegal = Botti { $bot } teki kielletyn siirron paikalla { $seat }, peli { $game }, siirto { $action }: { $detail }
    .next = Siemenluku: { $seed }. Pöytä: { $table }. Loppuun pelatut pelit ovat tallessa.
