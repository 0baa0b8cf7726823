/** The Hunters in Italian: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0':
    'Scegliete profondità e distanza (9.1), puntate e lanciate (9.2) e, dove c’è scorta, reggete ricerca e bombe di profondità (9.6). Le navi senza scorta si possono anche cannoneggiare (9.3) e attaccare più volte (9.4). Le navi scortate si possono seguire e attaccare di nuovo (9.7). Gli aerei attaccano voi (9.8).',
  'rule.9.1':
    'Davanti a voi stanno fino a quattro navi, ognuna con i punti di danno che regge ancora (9.1.1). Luce, distanza, profondità, scorta e branco sono indicati accanto, perché decidono i modificatori di ogni tiro.',
  'rule.9.1.1':
    'Fino a 5.000 t una nave regge 2 punti di danno, fino a 9.999 t 3, da 10.000 t 4, una nave maggiore 5. Ogni colpo a segno ne toglie; a zero affonda.',
  'rule.9.1.2':
    'Potete tirare su quante navi volete, tutto su una o distribuito. Se non tirate nulla rompete il contatto: l’incontro è finito e nessuno vi cerca.',
  'rule.9.1.3':
    'Giorno o notte vale per tutto l’attacco: di giorno i siluri a vapore lasciano la scia (+1 alla ricerca), di notte potete attaccare in superficie navi scortate.',
  'rule.9.1.4':
    'Scegliete superficie o immersione e la distanza. Un tiro colpisce con 8 o meno a distanza breve, 7 o meno a media, 6 o meno a lunga (2d6). Sotto scorta la distanza breve porta una ricerca prima del lancio (9.2.2) e +1 a tutte le successive; la lunga dà −1. I siluri elettrici hanno +1 per colpire a distanza media, +2 a lunga.',
  'rule.9.1.5':
    'In superficie potete attaccare a ogni ora navi senza scorta, navi scortate solo di notte (9.5), e non più quando la scorta è sopraggiunta (9.4.6). In immersione servono un periscopio intatto e un siluro pronto; il cannone spara solo in superficie.',
  'rule.9.1.6':
    'Dove c’è scorta, questa vi cerca dopo l’attacco (9.6). Con la regola 14.6 la sua qualità si tira una volta, prima della prima ricerca.',
  'rule.9.1.7':
    'Con la regola 14.7 la qualità dell’equipaggio di un aereo si tira prima delle sue prime bombe.',
  'rule.9.1.8':
    'In una missione di branco la scorta di un convoglio è impegnata (−1) o vicina a voi (+1) in ogni ricerca di questo attacco (7.2.2).',
  'rule.9.1.9':
    'I colpi di una serie di bombe di profondità o d’aereo si tirano uno dopo l’altro su E4 (9.6.9).',
  'rule.9.2':
    'Puntate tutti i siluri (9.2.1), a distanza breve passate prima attraverso la scorta (9.2.2), poi si tira per ognuno se colpisce (9.2.3), se esplode (9.2.4) e che cosa fa (9.2.5). Poi la scorta cerca (9.6).',
  'rule.9.2.1':
    'Lanciate da quanti tubi volete, di prua o di poppa, e date a ogni siluro la sua nave prima che corra il primo. Le due estremità insieme lanciano solo in un attacco notturno in superficie (9.5.2) o contro navi senza scorta (9.4.2). Possono lanciare solo tubi carichi con i portelli in ordine. Nessun siluro vuol dire rompere il contatto.',
  'rule.9.2.2':
    'A distanza breve da navi scortate la scorta cerca prima del lancio: 2d6 con l’anno (1941 +1, 1942 +2, 1943 +3) e −1 per le Spade di un Kommandant in forze, nient’altro; con 10 o più, ma mai con un 2 naturale, siete scoperti. Allora non potete lanciare e ricevete subito bombe di profondità, da 12 con +1. Non scoperti, lanciate, e poi si cerca come di norma con +1 per la distanza breve. Prima edizione: questa ricerca ha tutti i modificatori e scopre con 9.',
  'rule.9.2.3':
    '2d6 per siluro: colpisce con 8 o meno a distanza breve, 7 a media, 6 a lunga. −1 in superficie di notte o contro navi senza scorta, −1 per le Fronde di Quercia. +1 equipaggio inesperto, +1 tutte e quattro le caselle di equipaggio fuori, +1 se comanda il primo ufficiale di guardia, +2 il secondo o il direttore di macchina (0 se è Experte), +1 seconda salva senza Croce di Cavaliere. Siluri elettrici: +1 a distanza media, +2 a lunga.',
  'rule.9.2.4':
    '1d6 per ogni siluro a segno; i numeri bassi sono difettosi. Fino al giugno 1940: a vapore 1 e 2, elettrici da 1 a 3. Da luglio a dicembre 1940: 1 e 2 per entrambi. Dal 1941: solo 1. I siluri eccellenti aggiungono 1 al dado (12.1.3).',
  'rule.9.2.5':
    '1d6 per ogni siluro esploso: 1 fa 4 punti di danno, 2 ne fa 3, 3 ne fa 2, da 4 a 6 uno. A zero la nave affonda; altrimenti è danneggiata e si può seguire (9.7.6).',
  'rule.9.2.6':
    'Una nave affondata si scrive con il suo tonnellaggio, che conta per missione e carriera; una danneggiata si spunta soltanto e non conta.',
  'rule.9.2.7':
    'Un turno è il vostro tiro e poi una ricerca. Finché siete scoperti, bombe di profondità e ricerca si susseguono senza che tiriate ancora (9.6). Le unità di scorta non si possono mai attaccare.',
  'rule.9.2.8':
    'I tubi vuoti si ricaricano dopo un incontro, prima di un turno supplementare (9.4.3) e prima di un inseguimento, dalla riserva della stessa estremità. Se restano entrambi i tipi, scegliete quanti di ciascuno.',
  'rule.9.3':
    'In superficie, contro navi senza scorta, il cannone può sparare fino a due salve per turno di combattimento (9.3.2). Colpisce come un siluro, non fallisce mai l’esplosione e fa meno danni (9.3.3).',
  'rule.9.3.1':
    'Il cannone spara solo in superficie, solo a navi senza scorta e solo finché è in ordine e ha munizioni. Il VIIC contraereo non ne ha.',
  'rule.9.3.2':
    'Una o due salve per turno di combattimento, ciascuna su una nave a scelta, entrambe puntate prima della prima. Ciò che è impegnato è speso, anche se la nave affonda prima.',
  'rule.9.3.3':
    '2d6 per salva: a segno con 8 o meno a distanza breve, 7 a media, 6 a lunga, con i modificatori di 9.2.3 tranne quelli dei siluri (mira in superficie, seconda salva, elettrici). Non ci sono difettosi. Danni 1d6: 1 fa 2 punti, da 2 a 6 uno; il cannone da 10,5 cm del tipo IX ha −1, quindi 1 e 2 fanno 2 punti.',
  'rule.9.3.4': 'La contraerea spara solo agli aerei (9.8.3).',
  'rule.9.4':
    'Contro navi senza scorta nessuno cerca. Le armi sparano una dopo l’altra (9.4.2), e potete cominciare un nuovo turno quante volte osate (9.4.3), finché non sopraggiunge la scorta o un aereo.',
  'rule.9.4.1':
    'Una nave, due navi, una petroliera sola e una nave rimasta indietro che ha perso la scorta (9.7.6) sono senza scorta.',
  'rule.9.4.2':
    'Tubi di prua, tubi di poppa e cannone sparano una volta ciascuno per turno, in qualunque ordine. Ogni arma si punta prima del suo tiro, e ne vedete l’effetto prima di scegliere la successiva. In superficie i siluri hanno −1 per colpire, di giorno e di notte; usare le due estremità non costa nulla. Ciò che era puntato su una nave nel frattempo affondata è perduto.',
  'rule.9.4.3':
    'Per un altro turno ricaricate e tirate 2d6, −1 nel 1942, −2 nel 1943, ancora −2 nello Stretto di Gibilterra. 3 o meno: sopraggiunge la scorta e cerca subito (9.4.6). 4 o 5: un aereo vi costringe a immergervi (9.8.1). 6 o più: non viene nessuno, e attaccate ancora a distanza e profondità a scelta.',
  'rule.9.4.4':
    'Finché non viene nessuno, questi turni non hanno limite. Dopo il turno in cui è venuta la scorta resta solo l’inseguimento (9.7).',
  'rule.9.4.5':
    'Solo navi senza scorta si possono attaccare per un altro turno; quelle scortate bisogna seguirle.',
  'rule.9.4.6':
    'Quando sopraggiunge la scorta siete in immersione. Cerca subito con tutti i modificatori tranne la distanza, quindi la scia dei siluri a vapore lanciati di giorno conta; prima potete scendere oltre la quota di collaudo (9.6.4). Non scoperti, potete attaccare ancora una volta, in immersione e a ogni distanza, o andarvene; dopo il tiro cerca di nuovo. Di giorno un battello non è mai in superficie vicino a una scorta.',
  'rule.9.5':
    'Di notte potete attaccare in superficie navi scortate: mira migliore e una seconda salva, ma dal 1941 si è scoperti più facilmente, le prime bombe sono peggiori e non si può scendere subito in profondità (9.5.1, 9.5.2).',
  'rule.9.5.1':
    'In superficie i siluri hanno −1 per colpire. Dal 1941 ogni ricerca di questa caccia ha +1. Le prime bombe di profondità hanno +1, e nel primo turno non potete scendere oltre la quota di collaudo (9.6.6).',
  'rule.9.5.2':
    'Dopo la prima salva può lanciare anche l’altra estremità. Decidete entrambe e puntate tutto prima che corra il primo siluro. La seconda salva ha +1 per colpire, se non portate la Croce di Cavaliere, e la prima ricerca +1 per il lancio da prua e da poppa.',
  'rule.9.6':
    'Dopo un attacco a navi scortate la scorta cerca: 2d6, scoperti con 9 o più (9.6.7). Prima di ogni ricerca potete scendere oltre la quota di collaudo (9.6.4). Scoperti, ricevete bombe di profondità (9.6.8), ogni colpo ha effetto (9.6.9), e si cerca ancora con +1 (9.6.12). Così finché una ricerca fallisce o il battello è perduto.',
  'rule.9.6.1':
    'La scorta cerca dopo il vostro tiro a distanza media o lunga, prima e dopo a distanza breve (9.2.2).',
  'rule.9.6.2':
    'La scorta che sopraggiunge in un turno supplementare cerca subito (9.4.6), e di nuovo dopo il vostro tiro: due ricerche in quel turno, come a distanza breve.',
  'rule.9.6.3':
    'Tutti i modificatori di una ricerca (9.6.7) e delle bombe di profondità (9.6.8) si sommano. L’attacco notturno in superficie conta in ogni ricerca, ma solo nelle prime bombe; il lancio da prua e da poppa conta solo nel primo turno di ricerca.',
  'rule.9.6.4':
    'Prima di una ricerca potete scendere oltre la quota di collaudo, per −1 a quella ricerca. Costa una casella di scafo; se è l’ultima, il battello è perduto. Poi 2d6 contro le caselle di scafo danneggiate: di più, lo scafo tiene; uguale, un’altra casella si danneggia e si tira di nuovo; di meno, il battello è schiacciato con tutto l’equipaggio.',
  'rule.9.6.5':
    'Una volta per turno di combattimento, in quanti turni osate; la ricerca prima del vostro tiro e quella che lo segue sono dello stesso turno (9.6.2). Ogni volta costa una casella di scafo e un tiro, e il −1 vale solo per quella ricerca.',
  'rule.9.6.6':
    'Nel primo turno di un attacco notturno in superficie il battello è ancora troppo vicino alla superficie per scendere oltre la quota di collaudo.',
  'rule.9.6.7':
    '2d6: con 8 o meno, o con un 2 naturale (seconda edizione), non scoperti e l’incontro è finito; da 9 a 11 scoperti; 12 o più scoperti e +1 alle bombe di profondità. 1941 +1, 1942 +2, 1943 +3. +1 ciascuno: distanza breve, attacco in superficie dal 1941, lancio da prua e da poppa (primo turno), siluri a vapore di giorno, già scoperti, nave maggiore, depositi in perdita, timoni di profondità in avaria, scorta vicina, scorta scelta, comanda il primo ufficiale di guardia (+2 il successivo, vedi 10.5.3). −1 ciascuno: distanza lunga, scorta impegnata con il branco, oltre la quota di collaudo, Spade di un Kommandant in forze.',
  'rule.9.6.8':
    '2d6: 3 o meno nessun colpo, da 4 a 6 uno, 7 e 8 due, 9 e 10 tre, 11 quattro, 12 cinque colpi; 13 o più affonda il battello con tutto l’equipaggio. +1 ciascuno: depositi in perdita, idrofoni in avaria, batterie in avaria, ogni motore elettrico in avaria, primo turno di un attacco notturno in superficie, una ricerca con 12 o più, l’anno 1943.',
  'rule.9.6.9':
    'Due dadi, letti da 11 a 66, per ogni colpo; ha effetto prima del successivo. Su 36 risultati 6 sono scafo, 6 allagamento, 3 equipaggio, più uno doppio per ciascuno dei tre, 2 cannone, 1 senza effetto. Uno ciascuno: batterie, periscopio, timoni di profondità, ogni motore elettrico, ogni diesel, tutta la contraerea, cannoncino da 3,7 cm, mitragliera da 2 cm, radio, idrofoni, portelli di prua, portelli di poppa, depositi di nafta.',
  'rule.9.6.10':
    '2d6 dicono chi è ferito: 2 Kommandant, 3 primo ufficiale di guardia, 4 e 11 direttore di macchina, 5 medico, da 6 a 9 equipaggio, 10 secondo ufficiale di guardia, 12 agente. Chi è morto o non è a bordo: senza effetto. Poi 1d6: da 1 a 3 ferita leggera, 4 e 5 ferita grave, 6 caduto.',
  'rule.9.6.11':
    'Riempita l’ultima casella di scafo, il battello affonda con tutto l’equipaggio. Riempita l’ultima di allagamento, deve emergere e autoaffondarsi (10.9.2). In entrambi i casi la carriera è finita.',
  'rule.9.6.12':
    'Una volta scoperti, ogni altra ricerca di questa caccia ha +1; non cresce oltre. Anche il +1 dei siluri a vapore lanciati di giorno conta in ogni ricerca.',
  'rule.9.7':
    'Dopo la caccia e le riparazioni potete restare e seguire navi scortate: le danneggiate senza fallo (9.7.6), un convoglio o navi intatte con 1–4 di un dado (9.7.7). Scegliete le une o le altre (9.7.8). Poi comincia un nuovo scontro (9.7.9).',
  'rule.9.7.1':
    'Si possono seguire convogli, navi sotto scorta e navi danneggiate ancora scortate, quando il primo attacco è finito. Un battello che deve rientrare non può seguire.',
  'rule.9.7.2': 'Le navi senza scorta non si seguono; per loro ci sono i turni supplementari (9.4.3).',
  'rule.9.7.3':
    'Un battello scoperto o danneggiato può seguire appena è sfuggito. Prima vengono le pompe, tutte le riparazioni (10.7) e la ricarica.',
  'rule.9.7.4':
    'Una nave maggiore intatta è troppo veloce per essere seguita. Una danneggiata si segue senza tiro e conserva sempre la scorta.',
  'rule.9.7.5':
    'Dopo l’inseguimento giorno o notte si tira di nuovo, e di giorno potete aspettare il buio (8.3.2). Con una nave danneggiata scegliete la luce.',
  'rule.9.7.6':
    'Le navi danneggiate si ritrovano sempre. 1d6: da 1 a 4 sono ancora scortate, con 5 e 6 sono rimaste indietro da sole. Ne scegliete una; tutte le altre navi sono andate. Poiché può essere sola, può seguirla anche un battello che ha soltanto il cannone.',
  'rule.9.7.7':
    '1d6: da 1 a 4 mantenete il contatto con il convoglio o le navi intatte, con 5 e 6 è perduto e l’incontro finito. Un convoglio mostra quattro navi nuove e una nuova scorta, le altre navi sono le stesse di prima. Con i Brillanti riesce sempre.',
  'rule.9.7.8':
    'Seguite o le navi danneggiate o le altre. Scelta una nave danneggiata, il convoglio è andato per sempre.',
  'rule.9.7.9':
    'Ciò che segue è un nuovo scontro: profondità, distanza e tubi a scelta, ricaricati se c’è riserva, e senza il +1 della scoperta precedente. Le navi già note non si tirano di nuovo.',
  'rule.9.7.10':
    'Se avete seguito una nave danneggiata ancora scortata e non le lanciate alcun siluro, sfugge; conta anche essere scoperti nell’avvicinamento. Prima edizione: potete seguirla ancora.',
  'rule.9.8':
    'Davanti a un aereo ci si immerge (9.8.1). Se siete troppo lenti vi bombarda mentre la vostra contraerea spara (9.8.2, 9.8.3). Se non è né abbattuto né danneggiato, vi pedina e può chiamarne altri.',
  'rule.9.8.1':
    'Immersione rapida 2d6: con 6 o più siete via in tempo, da 2 a 5 un attacco, 1 o meno due. +1 nel 1939, −1 nel 1942, −2 nel 1943; equipaggio scelto +1; −1 ciascuno: equipaggio inesperto, tutte e quattro le caselle di equipaggio fuori, timoni di profondità in avaria, tipo IX o VIID, casella di un compito speciale. Un aereo in un turno supplementare fa sfuggire comunque le navi; prima edizione: dopo un’immersione in tempo potete tornare su di loro.',
  'rule.9.8.2':
    'Ogni attacco si tira come le bombe di profondità (9.6.8) con +2, e ancora +1 nel 1943, nient’altro; 13 o più affonda il battello. I colpi si tirano su E4. Con il primo attacco ogni aereo ferisce inoltre qualcuno (9.6.10).',
  'rule.9.8.3':
    'Al primo attacco spara la contraerea, 2d6: 3 o meno abbattuto, ed è finita; 4 e 5 danneggiato, finita dopo un eventuale secondo attacco; 6 o più mancato. Equipaggio veterano o scelto −1, tipi di battello 9.8.5. Se mancato, si tira come in 9.4.3: la scorta vi caccia con +1 perché già scoperti, un altro aereo attacca subito e senza contraerea, o non viene nessuno.',
  'rule.9.8.4': 'Senza armi contraeree in ordine l’aereo conta come mancato, e vi pedina (9.8.3).',
  'rule.9.8.5':
    'VIIA: +1 al tiro della contraerea. Tipo IX: −1 finché entrambe le armi sono in ordine, 0 con una. VIIC contraereo: vedi 11.4.7. Alla contraerea le munizioni non mancano mai, e il cannone non può sparare agli aerei.',
  'rule.9.8.6':
    '−1 nel 1942 e −2 nel 1943 al tiro d’incontro nel Golfo di Biscaglia e ai tiri per un turno supplementare, per Gibilterra e per chi viene chiamato da un aereo che pedina; ancora −2 nello Stretto di Gibilterra.',
  'rule.9.8.7':
    'Ogni battello usa la contraerea solo nel primo attacco, poi è in immersione. Solo il VIIC contraereo può restare in superficie e sparare ancora (11.4.7).',
};
