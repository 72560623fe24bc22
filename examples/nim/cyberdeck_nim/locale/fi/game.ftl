### Nim pöydässä: nimi, siirrot, tapahtumat ja opastus.

game-title = Nim
    .about = Ottakaa vuorotellen tikkuja kasoista. Viimeisen ottaja voittaa – tai häviää, jos niin sovitaan.
table-goal = Ota viimeinen tikku niin voitat, tai jätä se vastustajalle, jos sen ottaja häviää

field-heaps = Kasat
field-moves = Siirtoja tehty

decision-NIM-2-1 = Ota tikkuja yhdestä kasasta
# $heap (text): its letter; $sticks (number)
move-take =
    { $sticks ->
        [one] ota { $sticks } tikku kasasta { $heap }
       *[other] ota { $sticks } tikkua kasasta { $heap }
    }
# $who (text): you or other; $player (text): the name
event-taken =
    { $who ->
        [you] Otat kasasta { $heap } tikkuja: { $sticks }
       *[other] { $player } ottaa kasasta { $heap } tikkuja: { $sticks }
    }
event-won =
    { $who ->
        [you] Voitit pelin
       *[other] { $player } voittaa pelin
    }

lesson-NIM-2-1 = Valitse yksi kasa ja ota siitä niin monta tikkua kuin haluat, vähintään yksi. Yritä jättää kaksi yhtä suurta kasaa: minkä vastustaja ottaa toisesta, sen sinä voit ottaa toisesta.
lesson-NIM-2-2 = Kasat ovat tyhjät, joten peli on ohi. Nyt osaat pelata: kokeile seuraavalla kerralla useampaa kasaa tai anna viimeisen tikun hävitä.
