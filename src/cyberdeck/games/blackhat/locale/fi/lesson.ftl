### The first game: a text for each rule, shown when it first matters. The learner plays against two bots.

lesson-BH-2-3 = Kortti käännettiin, ja sen numero ratkaisi, kuka saa Black Hatin. Kaikki näkevät aina, kenellä se on: sen etu- ja takapuoli ovat samanlaiset. Kädessä se maksaa 5, kun kierros pisteytetään.
lesson-BH-2-4 = Sinulla on kymmenen korttia. Ne, jotka ovat kädessäsi kierroksen lopussa, jättävät jälkiä: kortin alla oleva luku kertoo, kuinka paljon. Suuret kortit maksavat enemmän kuin pienet, joten niistä kannattaa päästä eroon. Vähiten jälkiä jättänyt voittaa.
lesson-BH-2-6 = Ensimmäisen jakajan ratkaisi sattuma. Seuraavalla kierroksella jakaa vasemmanpuoleinen pelaaja.
lesson-BH-3-1 = Sinä aloitat: pelaa yksi kortti tai useita samanarvoisia kerralla. Näin kortit lähtevät kädestä nopeammin, ja ne voi lyödä vain yhtä monella. Jokeri saa viereisten korttien arvon; yksin se on 14.
lesson-BH-3-2 = Sinun vuorosi: yksi kortti tai täsmälleen yhtä monta kuin aloittajalla, kaikki samanarvoisia. Arvo voi olla eri kuin aloittajan. Yksi kortti useaa vastaan ei voita, mutta ehkä juuri siitä haluat eroon.
lesson-BH-3-3 = Vain se voi voittaa, joka pelasi yhtä monta korttia kuin aloittaja. Suurin arvo voittaa, ja samoista se, joka pelattiin viimeisenä. Voittaja siirtää nappulaa ja aloittaa seuraavan tikin.
lesson-BH-5-1 = Tikissä on Black Hat, ja se kääntää kaiken ylösalaisin: nyt pienin arvo voittaa. Ja voitolla on hintansa: voittaja ottaa kortteja käteensä.
lesson-BH-5-2 = Black Hat -tikkiä ei heitetä pois, vaan voittaja ottaa kortteja. Joko kaikki, tai Black Hatin ja yhtä monta arvokorttia kuin aloittaja pelasi. Vertaa hintoja ennen kuin valitset.
lesson-BH-5-4 = Sinulla on vain Black Hat, ja aloittaja pelasi useita kortteja. Vain silloin passataan.
lesson-BH-6-1 = Voitit tikin, joten sinun on siirrettävä nappulaa: omaasi, tai toisen nappulaa, joka on nollaa pienemmässä ruudussa. Jos mikään ei voi liikkua, nostat sen sijaan kortin.
lesson-BH-6-2 = Nappula seuraa yhtä nuolta. Jos seuraava ruutu on varattu, se hyppää siitä eteenpäin ensimmäiseen vapaaseen. Ratkaisevaa on, missä nappula on kierroksen lopussa: ruudun luku on sen jälki, ja nollaa pienempi on sinulle hyväksi.
lesson-BH-6-4 = Nostopakka loppui, joten poistopakka sekoitettiin uudeksi nostopakaksi.
lesson-BH-7-5 = Denial-of-Service: nappula tuli tähän, ja sen siirtäjä lähettää jonkin nappulan takaisin aloitusruutuun. Tullut nappula on jumissa.
lesson-BH-8-1 = Kierros päättyy tikkiin, jossa joku pelasi viimeisen korttinsa. Se päättyy, ja peli sen mukana, myös kun nappula saavuttaa Critical Asset -ruudun tai mikään nappula ei voi liikkua.
lesson-BH-8-2 = Kierros pisteytettiin: kädessäsi olevat kortit ja kahden nappulasi ruudut. Summa lisätään kokonaistulokseesi, eikä se ole koskaan alle nollan.
lesson-BH-8-3 = Alkaa uusi kierros: kaikki kortit sekoitetaan ja jaetaan uudelleen. Nappulat jäävät paikoilleen.
lesson-BH-9-1 = Peli päättyi, ja pienin kokonaistulos voittaa. Nyt osaat pelata: kokeile kokonaista peliä, useampaa pelaajaa tai konkarin lautaa ansoineen.
lesson-BH-9-2 = Ensimmäinen peli päättyy kahden kierroksen jälkeen. Kokonainen jatkuu, kunnes nappula saavuttaa Critical Asset -ruudun tai mikään nappula ei voi liikkua.
