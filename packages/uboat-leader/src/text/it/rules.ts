/** Italian: the rule cases in a sentence or two, by the ids of docs/coverage/uboat-leader.md, and the differences of the editions. */
import type { Catalogue } from '@flotilla/table';

export const rules: Catalogue = {
  'rule.pack': 'Un file pacchetto deve essere in ordine prima che una partita lo usi.',
  'rule.2.8':
    'Lo stress decide quale riga della carta usa l’equipaggio: Saldo, Scosso o Inabile. Un equipaggio inabile non cerca, non attacca e non esegue compiti, usa la schivata della riga Scosso e non lascia il porto.',
  'rule.2.11':
    'Alcune carte mercantile sono scorte scambiate per mercantili: si pesca una carta scorta che ne prende il posto.',
  'rule.3': 'Il foglio della campagna e la durata danno le missioni, i punti opzione e la valutazione.',
  'rule.3.4':
    'Il foglio della campagna elenca le opzioni con costo e limite, le carte convoglio da togliere e dove può servire ogni classe.',
  'rule.3.7':
    'Si comprano, a un livello di abilità, i battelli in servizio durante la campagna. Ognuno una volta sola; almeno uno. Cominciano in un porto qualsiasi, armati al completo.',
  'rule.4':
    'I segmenti strategico, operazioni, tattico e raddobbo si succedono finché ogni battello ha compiuto le sue missioni.',
  'rule.6.1': 'I punti rimasti dopo l’acquisto dei battelli si possono spendere in ogni segmento strategico.',
  'rule.6.2':
    'Ricerca aerea: per ogni contatto nella zona si pescano due carte convoglio e se ne sceglie una.',
  'rule.6.3': 'Nave rifornimento: nel raddobbo i battelli nella zona perdono 2 stress.',
  'rule.6.4': 'Informazioni: +2 ai tiri di contatto nella zona.',
  'rule.6.5': 'Riposo prioritario: ogni battello in porto perde subito 4 stress. Una volta per segmento.',
  'rule.6.6': 'I siluri moderni sostituiscono quelli comuni di un battello in porto, per mezzo punto l’uno.',
  'rule.6.7':
    'Chiamata radio: si compra prima di ogni dado per il branco; i battelli della zona si uniscono senza tirare.',
  'rule.6.8': 'I compiti si comprano per i battelli e restano come segnalini finché non sono risolti.',
  'rule.6.8 1e': 'Prima edizione: un battello può avere più compiti.',
  'rule.6.8 2e': 'Seconda edizione: un battello ha al massimo un compito.',
  'rule.6.9':
    'Mine: si comprano in porto, scambiando con mine quanti siluri si vuole. Una carta evento entrando nella casella, poi i punti per le mine posate. Le mine riportate in porto si possono sbarcare.',
  'rule.6.10':
    'Attacco: le carte evento della casella, tra le quali si può rinunciare; poi si pescano navi da guerra e le si attacca una volta a distanza 0, con i siluri dei tubi e della riserva.',
  'rule.6.11':
    'Corsari: le carte evento della casella, poi un dado per ogni siluro o colpo speso, fino al limite; da 8 in su un punto.',
  'rule.7': 'Ogni battello può navigare una volta, zona per zona.',
  'rule.7.1':
    'Entrare in una zona costa le carte evento del suo numero di movimento, restarvi quelle del numero di agguato. Il movimento finisce in un porto o in una casella di compito. Nella Manica non ci si ferma. Un equipaggio diventato inabile si ferma nella casella Cercato.',
  'rule.7.2': 'Un battello che entra in porto ha concluso una missione.',
  'rule.7.3': 'Le carte evento si risolvono una alla volta, nella lettura per gli anni della campagna.',
  'rule.7.4':
    'Un compito si risolve quando il battello entra nella sua casella; poi il battello sta nella casella Cercato.',
  'rule.8': 'I battelli in mare cercano contatti uno dopo l’altro.',
  'rule.8.1':
    'Un dado sulla tabella dei contatti della zona dà il numero di carte convoglio. Un battello può anche non cercare.',
  'rule.8.2':
    'Tiro di contatto: +2 informazioni, +1 Fiuto, −2 per ogni avviso, −2 se il battello ha attaccato, più le carte evento.',
  'rule.8.3':
    'Per ogni contatto si pesca una carta convoglio; la prima che un battello pesca in una zona vi mette un avviso.',
  'rule.8.4': 'Vista la carta, si può lasciar passare il contatto.',
  'rule.8.5':
    'Si dispongono i segnalini della carta. Un battello comincia in un’area a lungo raggio, un Infiltratore anche a medio o corto raggio, in superficie o in immersione.',
  'rule.8.6':
    'Gli altri battelli della zona si chiamano con un dado ciascuno, −2 se hanno attaccato. Un dado molto basso costa 1 stress a chi chiama e mette in allarme il convoglio.',
  'rule.8.7': 'Le condizioni speciali durano per tutto il contatto.',
  'rule.8.7 1e':
    'Prima edizione: vale la condizione della carta convoglio stessa, nota appena la carta è pescata.',
  'rule.8.7 2e':
    'Seconda edizione: formato il branco si pesca una seconda carta, e conta solo la sua condizione.',
  'rule.9.1': 'Le fasi di combattimento si ripetono finché sulla plancia non restano più battelli o navi.',
  'rule.9.2':
    'Un battello può immergersi o emergere, poi muovere fino alla sua velocità. Esce muovendo oltre un’area a lungo raggio. Un equipaggio inabile deve uscire per la via più diretta.',
  'rule.9.3':
    'Si scoprono le navi sconosciute entro 2 aree da un battello, le navi attaccate e le scorte che tirano per la scoperta.',
  'rule.9.4':
    'Un battello immerso e scoperto può passare in marcia silenziosa: un dado pari o inferiore alla schivata toglie il segnalino, altrimenti 2 stress. In questa fase non attacca.',
  'rule.9.4 1e': 'Prima edizione: in marcia silenziosa il battello non si muove.',
  'rule.9.4 2e':
    'Seconda edizione: il battello può muovere prima della marcia silenziosa; nel restare indietro conta come velocità 0; un equipaggio inabile solo verso l’uscita.',
  'rule.9.5':
    'Chi è più lento del mercantile o della nave da guerra più veloce resta indietro verso la scia della differenza; i battelli possono contare come più lenti. Chi nella scia deve ancora arretrare è fuori.',
  'rule.9.6': 'Le scorte agiscono una alla volta in qualsiasi ordine: scoperta, poi movimento.',
  'rule.9.7':
    'Una scorta tira per ogni battello in superficie entro 2 aree e per ogni battello immerso entro 1; un’area e +1 in più per ogni segnalino Allarme; −1 danni leggeri, −2 danni gravi, segnalino tattica.',
  'rule.9.9': 'Finché un battello è scoperto, le scorte dirigono su uno di quelli scoperti a tutta velocità.',
  'rule.9.10':
    'Se nessun battello è scoperto, una scorta a corto raggio tira: 1–3 senso antiorario, 4–7 resta, 8–10 senso orario. Da altrove muove verso il corto raggio.',
  'rule.9.11': 'I battelli aggressivi attaccano prima del nemico.',
  'rule.9.12': 'I siluri arrivano a 3 aree. Tutti gli attacchi si dichiarano prima del primo tiro.',
  'rule.9.13': 'Più siluri contro una nave: ogni dado ha +1 per ogni siluro oltre il primo.',
  'rule.9.14': 'Il dado modificato si confronta con i tre numeri siluro del bersaglio.',
  'rule.9.14 1e': 'Prima edizione: i siluri si tirano uno alla volta e il danno conta già per il seguente.',
  'rule.9.14 2e': 'Seconda edizione: conta solo il dado più alto; ogni dado pari a quello va a segno.',
  'rule.9.15':
    'Dadi dei siluri: +1 bersaglio con danni gravi, −1 per area, + ventaglio, + abilità coi siluri.',
  'rule.9.15 1e': 'Prima edizione: i danni gravi aiutano i dadi seguenti della stessa salva.',
  'rule.9.15 2e': 'Seconda edizione: i modificatori sono fissati quando si tira la salva.',
  'rule.9.16':
    'Siluri FAT: +1, nessun modificatore di distanza, una nave a caso che non sia scorta, solo contro gruppi. T5: +2, solo contro scorte.',
  'rule.9.17': 'Un battello in superficie può usare il cannone una volta per fase, fino a 2 aree.',
  'rule.9.18': 'Dadi del cannone: +1 bersaglio con danni gravi, −3 per area, + abilità col cannone.',
  'rule.9.19': 'Un battello che attacca mette un segnalino Allarme sulla plancia.',
  'rule.9.20':
    'I danni leggeri tolgono 1 e quelli gravi 2 a velocità e scoperta. Due leggeri fanno un grave, due gravi affondano.',
  'rule.9.21':
    'Le scorte attaccano il battello scoperto più vicino: in superficie entro 2 aree, immerso nella loro stessa area. Mercantili e navi da guerra attaccano i battelli in superficie entro 1 area.',
  'rule.9.22': 'A un attacco un battello può reagire una volta: immersione rapida o immersione profonda.',
  'rule.9.23':
    'Immersione rapida: 1 stress; un dado pari o inferiore alla schivata annulla l’attacco, altrimenti si risolve come in superficie. Un dado per ogni attacco.',
  'rule.9.24 1e':
    'Immersione profonda, prima edizione: 1 stress, un altro se un dado supera la schivata; ogni attacco usa il più basso di due dadi.',
  'rule.9.24 2e':
    'Immersione profonda, seconda edizione: 2 stress, gli attacchi non hanno effetto; un dado oltre la schivata allaga il battello, un 10 rompe lo scafo.',
  'rule.9.25': 'Un attacco che non può arrivare al suo primo risultato non fa nulla.',
  'rule.9.25 1e': 'Prima edizione: un dado contro tre numeri, per 1 stress, 3 stress e l’affondamento.',
  'rule.9.25 2e':
    'Seconda edizione: si pescano dalla coppa segnalini di colpo leggero e pesante; un colpo pesante ne vale due leggeri.',
  'rule.9.26 1e':
    'Prima edizione: +2 in superficie nella stessa area, −1 attaccante con danni leggeri, −2 con danni gravi, segnalino tattica.',
  'rule.9.26 2e':
    'Seconda edizione: un colpo leggero in meno ogni 2 di schivata, uno pesante in più a distanza 0 in superficie, meno per attaccanti danneggiati, segnalino tattica.',
  'rule.9.27 2e':
    'I segnalini di colpo si pescano e si applicano uno alla volta, poi tornano nella coppa. Un battello stordito non può attaccare fino al termine della prossima fase di combattimento a cui partecipa, né prima in un compito speciale.',
  'rule.9.28 2e':
    'I danni restano sul battello. Colpi allo scafo e allagamenti pari al valore dello scafo lo affondano, e così un secondo danno permanente ai motori.',
  'rule.9.29':
    'Le portaerei attaccano un battello in superficie a qualsiasi distanza, altrimenti uno immerso e scoperto.',
  'rule.9.30':
    'Nelle campagne dal giugno 1942 in poi, una scorta pesca un segnalino tattica la prima volta che scopre o attacca.',
  'rule.9.31':
    'I battelli prudenti attaccano dopo il nemico, salvo dopo un’immersione profonda o la marcia silenziosa.',
  'rule.9.32':
    'Si tolgono i segnalini; il combattimento continua finché sulla plancia ci sono battelli e navi.',
  'rule.10': 'Dopo il combattimento: stress, ricarica, esperienza, punti vittoria.',
  'rule.10.1': 'Ogni battello che ha combattuto subisce 1 stress.',
  'rule.10.2': 'I siluri di riserva passano nei tubi vuoti.',
  'rule.10.4': 'Le navi affondate danno punti vittoria, ed esperienza al battello che le ha affondate.',
  'rule.10.5':
    'Se gli restano contatti, un battello può non fare nulla, cercare il prossimo, attaccare di nuovo il convoglio o finire una nave.',
  'rule.10.6':
    'Nuovo attacco: solo a convogli di mercantili. Scorte nuove; tornano le navi intatte e quelle con danni leggeri; l’allarme resta.',
  'rule.10.7':
    'Una nave con danni gravi affonda per un contatto e un siluro, o un colpo di cannone se non è una nave da guerra. Nessuno stress.',
  'rule.11.1': 'Un equipaggio con abbastanza esperienza sale di un livello e conserva il resto.',
  'rule.11.2': 'Un battello che ha compiuto le sue missioni lascia la campagna.',
  'rule.11.3':
    'In porto un battello perde tanto stress quanto il numero di raddobbo, 1 in più con Sangue freddo, e viene riparato.',
  'rule.11.3 1e': 'Prima edizione: solo stress; non c’è nulla da riparare.',
  'rule.11.3 2e': 'Seconda edizione: stress e tutti i danni.',
  'rule.11.4':
    'In mare un battello perde 2 stress presso una nave rifornimento e 1 con Sangue freddo; i danni temporanei si riparano.',
  'rule.11.5': 'Se nessun battello è in mare mentre la campagna prosegue, si perdono 2 punti vittoria.',
  'rule.12': 'I punti vittoria, meno 3 per ogni battello perduto, si confrontano con le fasce del foglio.',
  'rule.13.1':
    'Il battello del tipo XXI può servire in ogni campagna, ha velocità 2, niente cannone, e ricarica in combattimento. U-201 resta a terra.',
  'rule.13.2': 'Lo snorkel costa 1 punto e dà +2 alla schivata; non per i tipi II e XXI.',
  'rule.13.3 1e': 'La tabella dei siluri difettosi non fa parte della prima edizione.',
  'rule.13.3 2e':
    'Seconda edizione: un dado per ogni salva di siluri comuni dice quanti funzionano; con i corsari ogni siluro è una salva.',
  'rule.13.4':
    'Battelli a sorte: si estraggono carte scegliendone un lato, finché una non si può pagare; dopo il primo battello ci si può fermare prima di ogni carta. Poi arrivano punti in più.',
  'rule.13.5':
    'Campagne collegate: i battelli superstiti si pagano con i punti della campagna seguente; quelli che essa non ammette si cedono.',

  // what differs between the editions
  'difference.salvo.first': 'Ogni siluro di una salva si tira e si conta a sua volta.',
  'difference.salvo.second': 'Di una salva conta solo il dado più alto, con i suoi pari.',
  'difference.enemyAttack.first': 'Gli attacchi nemici tirano un dado per stress o affondamento.',
  'difference.enemyAttack.second': 'Gli attacchi nemici pescano segnalini di colpo.',
  'difference.boatDamage.first': 'I battelli subiscono stress o affondano.',
  'difference.boatDamage.second': 'I battelli subiscono danni fino al valore dello scafo.',
  'difference.condition.first': 'La condizione speciale è quella della carta convoglio.',
  'difference.condition.second': 'La condizione speciale viene da una seconda carta.',
};
