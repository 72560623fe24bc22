### The first game: a text for each rule, shown when it first matters. The learner plays against two bots.

lesson-BH-2-3 = È stata scoperta una carta, e il suo numero ha deciso chi riceve il Black Hat. Si vede sempre chi lo ha: fronte e retro sono uguali. In mano costa 5 quando si contano i punti.
lesson-BH-2-4 = Hai dieci carte. Quelle che ti restano a fine round lasciano traccia: il numero sotto la carta dice quanta. Le carte alte costano più delle basse, quindi conviene liberarsene. Vince chi lascia meno traccia.
lesson-BH-2-6 = Il primo mazziere lo ha scelto il caso. Nel prossimo round tocca al giocatore a sinistra.
lesson-BH-3-1 = Apri tu: gioca una carta, o più carte dello stesso valore insieme. Più carte escono prima dalla mano, e le batte solo chi ne gioca altrettante. Un jolly prende il valore delle carte accanto; da solo vale 14.
lesson-BH-3-2 = Tocca a te: una sola carta, o tante quante chi ha aperto, tutte dello stesso valore. Può essere un altro valore. Una carta sola contro più carte non vince mai, ma forse è proprio quella di cui vuoi liberarti.
lesson-BH-3-3 = Può vincere solo chi ha giocato tante carte quante chi ha aperto. Vince il valore più alto; a parità, quello giocato per ultimo. Chi vince muove una pedina e apre la presa successiva.
lesson-BH-5-1 = In questa presa c’è il Black Hat, e tutto si rovescia: ora vince il valore più basso. E vincere ha un prezzo: chi vince prende carte in mano.
lesson-BH-5-2 = Una presa col Black Hat non si scarta: chi vince prende carte. O tutte, o il Black Hat e tante carte numerate quante ne ha giocate chi ha aperto. Confronta i costi prima di scegliere.
lesson-BH-5-4 = Hai solo il Black Hat, e chi ha aperto ha giocato più carte. È l’unico caso in cui si passa.
lesson-BH-6-1 = Hai vinto la presa, quindi devi muovere una pedina: una tua, o una altrui che stia su una casella sotto zero. Se nessuna può muoversi, peschi invece una carta.
lesson-BH-6-2 = Una pedina segue una freccia. Se la casella è occupata, salta oltre fino alla prima libera. Conta dove sta la pedina a fine round: il numero della casella è la sua traccia, e sotto zero è a tuo favore.
lesson-BH-6-4 = Il mazzo era finito: gli scarti sono stati mescolati e sono il nuovo mazzo.
lesson-BH-7-5 = Denial of Service: una pedina è arrivata qui, e chi l’ha mossa rimanda una pedina a una casella di partenza. La pedina arrivata resta bloccata.
lesson-BH-8-1 = Un round finisce dopo la presa in cui qualcuno ha giocato la sua ultima carta. Finisce, e con lui la partita, anche quando una pedina raggiunge la Risorsa critica o nessuna pedina può muoversi.
lesson-BH-8-2 = Si contano i punti del round: le carte che hai ancora in mano e le caselle sotto le tue due pedine. La somma si aggiunge al tuo totale e non è mai sotto zero.
lesson-BH-8-3 = Comincia un nuovo round: tutte le carte si mescolano e si distribuiscono di nuovo. Le pedine restano dove sono.
lesson-BH-9-1 = La partita è finita: vince il totale più basso. Ora sai giocare: prova una partita intera, con più giocatori o con il tabellone per esperti e le sue trappole.
lesson-BH-9-2 = Questa prima partita finisce dopo due round. Una intera continua finché una pedina raggiunge la Risorsa critica o nessuna pedina può muoversi.
