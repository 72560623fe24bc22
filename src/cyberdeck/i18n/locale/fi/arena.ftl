### `cyberdeck arena`: botit toisiaan vastaan.

## Ohje

help-arena = anna bottien pelata toisiaan vastaan ja vertaa niitä
    .about = Monta peliä botteja toisiaan vastaan: vahvuusluvut 95 prosentin väleineen, kuka voittaa kenet ja kauanko kukin miettii. Pelit pelataan sarjoina, joissa on sama jako ja joissa jokainen botti istuu jokaisella paikalla ja pelaa jokaisella pakalla yhtä usein. Sama siemenluku antaa saman tuloksen, oli --jobs mikä tahansa. Piste on se, minkä peli itse laskee: 1 voitosta, osa siitä, jos moni jakaa voiton; peleissä, joissa on puolia, 1 jokaiselle, jonka puoli voittaa; kahden pelaajan peleissä 1 voitosta, −1 tappiosta, 0 tasapelistä.
help-arena-bots = botit, esimerkiksi hard,medium,random; oletus on random,greedy,easy,medium
    .value = LUETTELO
help-arena-games = montako peliä, täysiksi sarjoiksi pyöristettynä; oletus on 200
    .value = N
help-arena-jobs = montako prosessia pelaa; oletuksena yksi ydintä kohti
    .value = N
help-arena-seed = luku, joka ratkaisee kaiken satunnaisen; oletus on 1
    .value = N
help-arena-out = mihin tulokset kirjoitetaan sitä mukaa kuin niitä tulee; oletuksena uusi tiedosto tässä kansiossa
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
arena-pairs = Kuka voittaa kenet: vasemmalla olevan botin osuus siitä, minkä nämä kaksi saivat
arena-pairs-how = { $ahead } yli puolet, { $behind } alle puolet, { $level } eroa ei voi todeta; alla 95 prosentin väli.
arena-pair = { $bot } vastaan { $against }: { $share } ({ $low } – { $high }), pelejä { $games }: { $side }
arena-ahead = yli puolet
arena-behind = alle puolet
arena-level = eroa ei voi todeta
arena-span = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-timing = Miettimisaika millisekunteina (ei kuulu tulokseen: se vaihtelee ajosta toiseen)
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
error-arena-results = { $file } ei ole ehjä tulostiedosto (rivi { $line }).
    .next = Käytä tiedoston toista kopiota, tai aloita alusta ilman valitsinta --resume.
error-arena-plan = { $file } on toisesta ajosta: { $what } on siellä ”{ $found }” ja täällä ”{ $wanted }”.
    .next = Anna vain --resume { $file }, tai aloita uusi ajo ilman valitsinta --resume.
error-arena-raised = Botti { $bot } kaatui paikalla { $seat }, peli { $game }, vastaus { $action }: { $detail }
    .next = Jaon siemenluku: { $seed }. Pöytä: { $table }. Loppuun pelatut pelit ovat tallessa.
error-arena-illegal = Botti { $bot } antoi kielletyn vastauksen paikalla { $seat }, peli { $game }, vastaus { $action }: { $detail }
    .next = Jaon siemenluku: { $seed }. Pöytä: { $table }. Loppuun pelatut pelit ovat tallessa.
