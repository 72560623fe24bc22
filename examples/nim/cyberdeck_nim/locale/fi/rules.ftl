### Nim: säännöt.

book-NIM = Nim
    .lead = Viimeisen tikun ottaja voittaa. Nim on kahden pelaajan peli, jossa mikään ei ole salaista eikä mikään jää sattuman varaan.

glossary-heap = kasa
    .meaning = yhdessä olevat tikut; jokaisella kasalla on kirjain (NIM-1.2).

chapter-NIM-1 = Alkuvalmistelut
rule-NIM-1-1 = Pelaajat
    .book = Pelaajia on kaksi. Ensimmäinen paikka aloittaa.
rule-NIM-1-2 = Kasat
    .book = Kasat ovat pöydällä kaikkien nähtävinä. Ensimmäisessä on 1 tikku, toisessa 3, kolmannessa 5 ja niin edelleen.

chapter-NIM-2 = Pelin kulku
rule-NIM-2-1 = Tikkujen ottaminen
    .book = Pelaajat valitsevat vuorotellen yhden kasan ja ottavat siitä yhden tai useampia tikkuja. Vähintään yksi on otettava, ja kaikki samasta kasasta.
rule-NIM-2-2 = Pelin loppu
    .book = Kun kaikki kasat ovat tyhjät, viimeisen tikun ottanut pelaaja on voittanut.
