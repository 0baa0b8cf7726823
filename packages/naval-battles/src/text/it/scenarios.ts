/** Italian texts of the scenarios and of what can be wrong with one. */
import type { Catalogue } from '@flotilla/table';

export const scenariosIt: Catalogue = {
  'scenario.raider-force-710.name': 'Raider Force-710',
  'scenario.raider-force-710.background':
    'È scoppiata una terza guerra mondiale. Incursori sovietici cannoneggiano gli ancoraggi della costa norvegese, e la mattina del 5 marzo una pattuglia di fregate li trova.',
  'scenario.raider-force-710.special': 'Affondate 11 punti di navi nemiche.',
  'scenario.taking-the-bear.name': 'La presa dell’orso',
  'scenario.taking-the-bear.background':
    'La stessa guerra immaginaria. Un gruppo portaerei americano è preso tra incrociatori sovietici, sottomarini e un reggimento di bombardieri.',
  'scenario.taking-the-bear.special':
    'La flotta sovietica ha accanto a sé una carta Bombardamento. Affondate 35 punti di navi nemiche.',
  'scenario.falkland-express.name': 'Falkland Express',
  'scenario.falkland-express.background':
    'Atlantico meridionale, 1982. Agli aerei a decollo verticale delle portaerei britanniche mancano i ricambi; una nave appoggio noleggiata, con una sola scorta, corre a sud a tutta forza.',
  'scenario.falkland-express.special':
    'Tre round, niente rinforzi, niente attacchi aerei. L’Argentina vince se il non combattente affonda, altrimenti il Regno Unito. Così com’è stampato è quasi senza speranza per l’Argentina; c’è una variante più equilibrata.',
  'scenario.falkland-express-closer.name': 'Falkland Express, più serrato',
  'scenario.falkland-express-closer.background':
    'La stessa corsa verso sud, con un gruppo argentino più forte in mare e una nave appoggio più fragile: una partita più combattuta di quella stampata.',
  'scenario.falkland-express-closer.special':
    'Tre round, niente rinforzi, niente attacchi aerei. Il non combattente ha scafo 2. L’Argentina vince se affonda, altrimenti il Regno Unito.',
  'scenario.panda-bay.name': 'La baia dei panda',
  'scenario.panda-bay.background':
    'Taiwan costruisce una grande batteria di missili antinave. Falliti i colloqui, la Cina colpisce proprio mentre arriva una nave appoggio con gli apparati di guida.',
  'scenario.panda-bay.special':
    'Il non combattente vale 5 punti. Taiwan ha accanto alla flotta una carta Supporto aereo. Affondate 13 punti di navi nemiche.',
  'scenario.the-gap-1986.name': 'Il varco',
  'scenario.the-gap-1986.background':
    'Un gruppo di superficie sovietico e un sottomarino d’attacco tentano di passare tra l’Islanda e la Scozia, mentre una crisi può ancora diventare guerra. Un gruppo di caccia britannico sbarra la strada.',
  'scenario.the-gap-1986.special':
    'Niente rinforzi. Il Regno Unito ha il primo turno e, accanto alla flotta, una carta Supporto aereo. Vale la regola delle file contro gli attacchi aerei. Affondate 16 punti di navi nemiche.',
  'scenario.southern-pincer-1982.name': 'Tenaglia australe',
  'scenario.southern-pincer-1982.background':
    'E se il gruppo della portaerei argentina e il vecchio incrociatore avessero affrontato la squadra britannica la stessa mattina?',
  'scenario.southern-pincer-1982.special':
    'Il Regno Unito ha il primo turno e nessuna riserva; l’Argentina può far arrivare il San Luis. Affondate 15 punti di navi nemiche.',
  'scenario.straits-of-tsushima-1991.name': 'Guardia a Tsushima',
  'scenario.straits-of-tsushima-1991.background':
    'Un equipaggio di irriducibili ha preso il mare con un incrociatore da battaglia sovietico e una piccola scorta. I cacciatorpediniere giapponesi devono tenerlo fuori dagli stretti.',
  'scenario.straits-of-tsushima-1991.special':
    'Niente rinforzi. Affondate 14 punti di navi nemiche. Al più tardi dopo otto round vince la parte con più punti affondati; in parità vince il Giappone.',
  'scenario.strait-night-1996.name': 'Notte nello stretto',
  'scenario.strait-night-1996.background':
    'Prove di missili presso Taiwan vanno storte e le pattuglie aprono il fuoco al buio. Il maltempo tiene a terra gli aerei.',
  'scenario.strait-night-1996.special':
    'Niente rinforzi. Nessun attacco aereo di alcun tipo; Supporto aereo può ancora difendere o cacciare i sottomarini, Bombardamento si può solo scartare. Affondate 9 punti di navi nemiche.',
  'scenario.levant-convoy-1973.name': 'Convoglio del Levante',
  'scenario.levant-convoy-1973.background':
    'Durante la guerra d’ottobre una nave munizioni americana fa rotta verso il Mediterraneo orientale. Una squadra sovietica ha l’ordine di fermarla.',
  'scenario.levant-convoy-1973.special':
    'Otto round; l’Unione Sovietica comincia e ha accanto alla flotta una carta Supporto aereo. Niente rinforzi, niente Bombardamento. Il non combattente (6 punti, scafo 6) resta nell’ultima fila. L’Unione Sovietica vince se affonda, altrimenti gli Stati Uniti.',
  'scenario.northern-shield-1988.name': 'Scudo del Nord',
  'scenario.northern-shield-1988.background':
    'Quattro flotte al largo della Norvegia settentrionale: un gruppo britannico e uno norvegese contro la Flotta del Nord in due divisioni.',
  'scenario.northern-shield-1988.special':
    'Due squadre, posti alternati. Niente rinforzi. Vince la squadra che affonda 18 punti.',
  'terms.sentences': '{first} {rest}',
  'terms.first': 'Primo turno — {who}.',
  'terms.noReinforcements': 'Niente rinforzi.',
  'terms.noAirStrikes': 'Nessun attacco aereo di alcun tipo.',
  'terms.noBombardments': 'Niente Bombardamento.',
  'terms.rowRule': 'Vale la regola delle file contro gli attacchi aerei.',
  'terms.nonCombatantWorth': 'Il non combattente vale {points} {points|punto|punti}.',
  'terms.nonCombatantHull': 'Il non combattente ha uno scafo di {hull}.',
  'terms.nonCombatantLast': 'Il non combattente resta nell’ultima fila.',
  'terms.rounds': 'La battaglia dura al massimo {rounds} {rounds|round|round}.',
  'terms.target': 'Affondate {target} punti di navi nemiche.',
  'terms.targetTeams': 'Vince la squadra che affonda {target} punti di navi nemiche.',
  'terms.tie': 'Una parità va a una parte — {who}.',
  'terms.nonCombatant': 'Vincitore se il non combattente affonda — {sunk}; altrimenti — {afloat}.',
  'terms.nonCombatantTeams':
    'Vincitore se il non combattente affonda — la squadra di {sunk}; altrimenti — la squadra di {afloat}.',
  'scenario.error.notJson': 'Il testo non è JSON completo.',
  'scenario.error.tooDeep': 'Il testo è annidato più a fondo di qualsiasi scenario.',
  'scenario.error.notAnObject': 'Uno scenario è un oggetto con campi come id, name, sides e victory.',
  'scenario.error.field': 'Qui non c’è un campo «{field}»; i campi sono {fields}.',
  'scenario.error.id': 'L’id deve avere da 1 a 40 lettere minuscole, cifre o trattini.',
  'scenario.error.name': 'Serve un nome da 1 a {longest} caratteri su una sola riga.',
  'scenario.error.text': 'Serve un testo da 1 a {longest} caratteri su una sola riga.',
  'scenario.error.number': '«{value}» non è un numero intero da {min#} a {max#}.',
  'scenario.error.sides': 'Servono da {min} a {max} parti.',
  'scenario.error.side': 'Una parte è un oggetto con name, navy e ships.',
  'scenario.error.sideTwice': 'Due parti si chiamano «{name}».',
  'scenario.error.sideName': '«{name}» non è nessuna delle parti: {sides}.',
  'scenario.error.navy': '«{navy}» non è una marina; le marine sono {navies}.',
  'scenario.error.shipList': 'Serve un elenco di nomi di navi.',
  'scenario.error.noShips': 'Una parte ha bisogno di almeno una nave.',
  'scenario.error.ship': '«{ship}» non è una nave della marina «{navy}».',
  'scenario.error.shipTwice': '{ship} compare due volte.',
  'scenario.error.service': '{ship} ha prestato servizio dal {from#} al {to#}, non nel {year#}.',
  'scenario.error.reserve': 'La riserva è «navy», «none» o un elenco di navi, non «{reserve}».',
  'scenario.error.cardList': 'Le carte sono un elenco di tipi con il loro numero.',
  'scenario.error.cardKind': '«{kind}» non è un tipo di carta azione; i tipi sono {kinds}.',
  'scenario.error.cardCount': 'Carte del tipo «{kind}» assegnate: {given}; il mazzo ne contiene {held}.',
  'scenario.error.teamMissing': 'O ogni parte ha una squadra, o nessuna.',
  'scenario.error.oneTeam': 'Tutte le parti sono nella squadra «{team}»; ne servono due.',
  'scenario.error.rules': 'Le regole sono un oggetto; i suoi campi sono {rules}.',
  'scenario.error.yesOrNo': 'Serve true o false, non «{value}».',
  'scenario.error.victory': 'La vittoria è del tipo «vp» o «nonCombatant», non «{type}».',
  'scenario.error.outOfReach': '{side} non può affondare {target} punti: i suoi nemici ne valgono {total}.',
  'scenario.error.tieWithoutRounds': 'Una parità si decide solo se la partita ha un ultimo round.',
  'scenario.error.nonCombatantMissing':
    'Nessuna parte ha il non combattente (Non-Combatant); mettetelo tra le navi di una di esse.',
  'scenario.error.roundsMissing': 'Serve il numero di round: senza, il non combattente non è mai al sicuro.',
  'scenario.error.idTaken': '«{id}» è l’id di uno scenario del gioco; sceglietene un altro.',
  'scenario.error.origin': 'L’origine è «printed», «own» o «custom», non «{origin}».',
  'scenario.error.fieldList': 'Serve un elenco di nomi di campi.',
  'scenario.error.shipText': '{ship} va scritto tra virgolette: una nave si indica con un testo.',
  'scenario.error.reserveTwice':
    'Due parti della marina «{navy}» ne hanno il resto in riserva; date a una di esse «none» o un elenco di navi.',
  'scenario.error.nonCombatant': 'Il non combattente è un oggetto; i suoi campi sono {fields}.',
  'scenario.error.sameCamp':
    'La parte che vince se il non combattente affonda e quella che vince altrimenti devono essere nemiche.',
};
