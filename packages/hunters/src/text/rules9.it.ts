/** The Hunters in Italian: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0': 'Come si attaccano le navi e come rispondono.',
  'rule.9.1': 'La plancia di combattimento.',
  'rule.9.1.1':
    'Sotto 5.001 t una nave regge 2 punti di danno, sotto 10.000 t 3, oltre 4; una nave maggiore 5.',
  'rule.9.1.2': 'Potete mirare a qualunque nave, o rompere il contatto senza essere scoperti.',
  'rule.9.1.3': 'Giorno o notte si segna.',
  'rule.9.1.4': 'La distanza è breve, media o lunga.',
  'rule.9.1.5': 'In superficie o in immersione si segna.',
  'rule.9.1.6': 'La scorta si segna, con la sua qualità dove vale quella regola.',
  'rule.9.1.7': 'La qualità degli aerei si segna dove vale quella regola.',
  'rule.9.1.8': 'Si segna lo stato della scorta di un convoglio attaccato in branco.',
  'rule.9.1.9': 'I colpi in arrivo si contano.',
  'rule.9.2': 'Tirare sulle navi.',
  'rule.9.2.1':
    'Scegliete i tubi di prua o di poppa e puntate ogni siluro prima che corra il primo. Le due estremità insieme solo di notte in superficie o contro navi senza scorta.',
  'rule.9.2.2':
    'A distanza breve la scorta cerca prima del lancio: scoperti con 10 o più, contano solo l’anno e le Spade. Scoperti, non potete lanciare. Dopo il lancio cerca di nuovo.',
  'rule.9.2.3': 'U1 per ogni siluro: più vicino, meglio è.',
  'rule.9.2.4': 'U2 per ogni siluro a segno: i primi siluri spesso non esplodevano.',
  'rule.9.2.5': 'U3 per ogni siluro esploso: punti di danno tolti alla nave; a zero affonda.',
  'rule.9.2.6': 'Sul giornale le navi affondate si cerchiano, le danneggiate si spuntano.',
  'rule.9.2.7':
    'Un turno è il vostro tiro e poi la ricerca della scorta. Le unità di scorta non si attaccano mai.',
  'rule.9.2.8':
    'I tubi si ricaricano dopo un incontro, prima di un turno supplementare e prima di un inseguimento.',
  'rule.9.3': 'Il cannone.',
  'rule.9.3.1': 'Il cannone spara in superficie e solo a navi senza scorta.',
  'rule.9.3.2': 'Fino a due salve, ciascuna su una nave qualunque.',
  'rule.9.3.3': 'U1 e U3 come per i siluri, senza difettosi; il cannone da 10,5 cm colpisce più forte.',
  'rule.9.3.4': 'La contraerea non si usa contro le navi.',
  'rule.9.4': 'Navi senza scorta.',
  'rule.9.4.1': 'Una nave, due navi o una petroliera sola non hanno scorta.',
  'rule.9.4.2':
    'Nessuno cerca. Tubi di prua, tubi di poppa e cannone sparano uno dopo l’altro in qualunque ordine; ognuno si punta prima del suo tiro, e se ne vede l’esito prima del successivo.',
  'rule.9.4.3': 'Per un altro turno si ricarica e si tira: può sopraggiungere la scorta o un aereo.',
  'rule.9.4.4': 'Quanti turni volete, finché non arriva la scorta.',
  'rule.9.4.5': 'I turni supplementari valgono solo contro navi senza scorta.',
  'rule.9.4.6':
    'Quando sopraggiunge la scorta siete in immersione, e per la sua prima ricerca la distanza non conta.',
  'rule.9.5': 'Attacco notturno in superficie.',
  'rule.9.5.1':
    'Dalla superficie si mira meglio, ma dal 1941 si è scoperti più facilmente, le prime bombe di profondità colpiscono più forte e non si può scendere subito oltre la quota di collaudo.',
  'rule.9.5.2':
    'L’altra estremità può lanciare una seconda salva, decisa prima che corra il primo siluro: +1 per colpire, e più facili da scoprire.',
  'rule.9.6': 'Ricerca e bombe di profondità si alternano finché sfuggite o siete perduti.',
  'rule.9.6.1': 'La scorta cerca dopo il vostro tiro; a distanza breve prima e dopo.',
  'rule.9.6.2':
    'La scorta che sopraggiunge in un turno supplementare cerca subito, e di nuovo dopo il vostro tiro.',
  'rule.9.6.3':
    'I modificatori si sommano. L’attacco notturno in superficie conta in ogni ricerca, ma solo per le prime bombe di profondità; il lancio da prua e da poppa conta solo nella prima ricerca.',
  'rule.9.6.4':
    'Prima di una ricerca potete scendere oltre la quota di collaudo: una casella di scafo, poi i dadi contro lo scafo. Più delle caselle: salvi e −1. Uguale: un’altra casella e da capo. Meno: il battello è perduto.',
  'rule.9.6.5': 'Una volta per turno, quante volte osate.',
  'rule.9.6.6': 'Non nel primo turno di un attacco notturno in superficie.',
  'rule.9.6.7':
    '8 o meno, o un 2 naturale: non scoperti. Da 9 a 11: scoperti. 12 o più: scoperti, e +1 alle bombe di profondità.',
  'rule.9.6.8': 'E3: più è alto, peggio è; 13 o più affonda il battello.',
  'rule.9.6.9': 'Ogni colpo si tira su E4 e ha effetto prima del successivo.',
  'rule.9.6.10': 'I colpi sull’equipaggio si risolvono subito: chi, e quanto gravemente.',
  'rule.9.6.11':
    'L’ultima casella di scafo è la fine; l’ultima di allagamento costringe a emergere e ad autoaffondarsi.',
  'rule.9.6.12': 'Una volta scoperti, ogni altra ricerca ha +1, non di più.',
  'rule.9.7': 'Seguire navi scortate e convogli.',
  'rule.9.7.1': 'Dopo il primo turno potete restare nella casella e seguire.',
  'rule.9.7.2': 'Le navi senza scorta non si seguono; per loro ci sono i turni supplementari.',
  'rule.9.7.3': 'Prima vengono le riparazioni; essere stati scoperti non impedisce di seguire.',
  'rule.9.7.4': 'Una nave maggiore si segue solo se danneggiata, e conserva la scorta.',
  'rule.9.7.5': 'Dopo l’inseguimento la luce si tira di nuovo; con navi danneggiate la scegliete.',
  'rule.9.7.6':
    'Le navi danneggiate si seguono senza tiro. Un dado: da 1 a 4 ancora sotto scorta, 5 e 6 sola. Ne scegliete una.',
  'rule.9.7.7':
    'Un convoglio o navi scortate intatte si mantengono da 1 a 4. Un convoglio mostra quattro navi nuove.',
  'rule.9.7.8': 'O le navi danneggiate o le altre; dopo le danneggiate il convoglio è andato.',
  'rule.9.7.9': 'Conta come un nuovo incontro con nuova tattica; i tubi si ricaricano.',
  'rule.9.7.10': 'Una nave danneggiata sotto scorta sulla quale non si tira sfugge (seconda edizione).',
  'rule.9.8': 'Aerei.',
  'rule.9.8.1':
    'A1: con 6 o più vi immergete in tempo; con meno, uno o due attacchi. Un aereo in un turno supplementare salva il bersaglio (seconda edizione).',
  'rule.9.8.2': 'Bombe: E3 con +2, e +1 nel 1943, nient’altro; e un ferito nell’equipaggio.',
  'rule.9.8.3':
    'La contraerea spara nello stesso momento. Abbattuto: finita. Danneggiato: finita dopo un secondo attacco. Mancato: vi pedina e può chiamare la scorta o un altro aereo, che passa subito all’attacco.',
  'rule.9.8.4': 'Senza armi contraeree in ordine l’aereo conta come mancato.',
  'rule.9.8.5': 'VIIA +1, tipo IX −1 con entrambe le armi.',
  'rule.9.8.6': 'Biscaglia, Gibilterra e gli ultimi anni portano più aerei.',
  'rule.9.8.7': 'Solo il battello contraereo spara ancora dopo il primo attacco.',
};
