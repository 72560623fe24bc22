### Pöytä selaimessa pelin tai katselun aikana: kaikille peleille yhteiset.

page-decision = Valintasi
page-field = Pöytä
page-hand =
    { $count ->
        [one] Kätesi, yksi kortti
       *[other] Kätesi, { $count } korttia
    }
page-card-dim = ei käytettävissä nyt
page-ways = Vaihtoehdot
page-clear = Tyhjennä
page-hint-select = Valitse, mitä käytät
page-hint-choose = Valitse korostettu kohde
page-hint-watch = Ohita napsauttamalla tai näppäimellä
page-looking-round = Katsot ympärillesi: nuolinäppäimet vievät kaikkeen pöydällä, välilyönti lukee, Esc lopettaa
page-card-held = Kädessä: { $name }
page-cards-open = Avoimet kortit
page-keys = Näppäimet
page-keys-tab = Sarkain, nuolet
    .about = Liiku kädessäsi ja korostetuissa paikoissa; ↑ vie kortilta sinne, mihin sen voi pelata
page-keys-enter = Enter
    .about = Valitse; pääpainikkeella: tee siirto
page-keys-space = Välilyönti
    .about = Lue kortti, ruutu tai pelaaja, jonka kohdalla olet
page-keys-v = Katso ympärillesi: nuolet vievät kaikkeen pöydällä
page-keys-w = Missä olen: koko tilanne sanoina
page-keys-past = Selaa peliä taaksepäin ja eteenpäin
page-keys-z = Peru siirto
page-keys-e = Kehotteen vieressä oleva painike: passaa, lopeta, valmis
page-keys-m = Kaikki siirrot luettelona
page-keys-panels = Pelin kulku, chat, säännöt
page-keys-n = Muistiinpanot
page-keys-esc = Peru valinta, sulje, palaa nykyhetkeen
page-skip-ahead = Ohita
page-a-moment = Hetkinen…
page-over = Peli on päättynyt
page-not-now = Ei mahdollista nyt
page-past = Katsot aiempaa hetkeä
page-more-moves =
    { $count ->
        [one] ja yksi muu
       *[other] ja { $count } muuta
    }
page-looking-back = Katsot taaksepäin:
page-moment = hetki { $moment }/{ $of }
page-back-to-now = Takaisin nykyhetkeen
page-past-moments = Aiemmat hetket
page-step-back = Hetki taaksepäin
page-last-moves = Viimeisimmät siirrot
page-show-move = Katso tämä siirto uudelleen
page-step-on = Hetki eteenpäin
page-leave-table = Etusivulle
page-tools = Pöydän työkalut
page-notes = Muistiinpanot
page-panel-log = Kulku
page-panel-chat = Chat
page-panel-rules = Säännöt
page-panel-moves = Siirrot
page-panel-menu = Valikko
page-unread = lukematta
page-rule-of = Sääntö { $rule }
page-idea = Mistä on kyse
page-reconstructed = Rekonstruoitu: mikään lähde ei näytä painettua.
page-pace = Muiden siirtojen nopeus
page-pace-slow = Hidas
page-pace-normal = Normaali
page-pace-fast = Nopea
page-pace-instant = Heti
page-sound = Ääni
page-stops = Kysy minulta
page-stops-choices = Kun voin valita
    .about = Kaikki muu tapahtuu itsestään.
page-stops-attacks = Kun minua vastaan hyökätään
    .about = Annan kaiken muun tapahtua.
page-stops-all = Aina
    .about = Silloinkin, kun voin vain passata.
page-you-win = Voitit!
page-you-share = Jaoit voiton!
page-you-lose = Hävisit
page-share = Jaa
page-see-table = Katso pöytää
page-story-chart = { $label } pelin aikana
page-story-decided = Mikä ratkaisi pelin
page-story-table = Samat luvut taulukkona

## The gallery

page-gallery = Galleria
page-gallery-count = { $count } kuvaa
page-gallery-players = Pelaajat
page-gallery-buttons = Painikkeet
