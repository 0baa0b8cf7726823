/** What the lessons say, in Italian. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.two-ships-each.rows.title': 'La vostra flotta',
  'lesson.two-ships-each.rows':
    'Due fregate contro una fregata e una motovedetta missilistica. Le navi stanno in file: la fila 1 è la più vicina al nemico, e la portata si conta in file.',
  'lesson.two-ships-each.rows.do': 'Lasciate entrambe in fila 1 e confermate.',
  'lesson.two-ships-each.card.title': 'Una carta, un attacco',
  'lesson.two-ships-each.card':
    'Avete in mano sette carte. Una carta d’attacco mostra l’arma, quante piattaforme devono sparare, la portata e il danno.',
  'lesson.two-ships-each.card.do': 'Giocate Combattimento con missili a una piattaforma.',
  'lesson.two-ships-each.target.title': 'A quale nave?',
  'lesson.two-ships-each.target':
    'Druzhny regge quattro punti di danno, Smerch solo due, ma un’unità piccola può schivare il colpo. Le navi affondate valgono punti.',
  'lesson.two-ships-each.target.do': 'Mirate a Smerch.',
  'lesson.two-ships-each.platform.title': 'Chi spara?',
  'lesson.two-ships-each.platform':
    'Una piattaforma è una nave che porta l’arma della carta e in questo turno non ha ancora agito. Ogni nave spara una volta per turno.',
  'lesson.two-ships-each.platform.do': 'Fate sparare Bergen.',
  'lesson.two-ships-each.second.title': 'Un secondo attacco',
  'lesson.two-ships-each.second':
    'Narvik non ha ancora agito. Due attacchi allo stesso bersaglio sono più difficili da fermare di uno.',
  'lesson.two-ships-each.second.do': 'Giocate Combattimento con cannoni.',
  'lesson.two-ships-each.range.title': 'Portata uno',
  'lesson.two-ships-each.range': 'Un cannone piccolo arriva solo a 1: dalla vostra fila 1 alla loro.',
  'lesson.two-ships-each.range.do': 'Mirate ancora a Smerch.',
  'lesson.two-ships-each.close.title': 'Tutti gli attacchi insieme',
  'lesson.two-ships-each.close':
    'Prima si dichiarano gli attacchi, poi si risponde a tutti. Quando avete finito, il rivale dichiara tutte le difese, poi cadono i dadi.',
  'lesson.two-ships-each.close.do': 'Chiudete: gli attacchi sono definitivi.',
  'lesson.two-ships-each.sunk.title': 'Due punti',
  'lesson.two-ships-each.sunk':
    'La difesa è fallita, Smerch non ha schivato il colpo ed è affondata. Vince chi arriva per primo alla meta su questa barra. Ora potreste scartare carte; poi pescate fino a sette.',
  'lesson.two-ships-each.sunk.do': 'Tenete tutte le carte e confermate.',
  'lesson.two-ships-each.defence.title': 'Ora il bersaglio siete voi',
  'lesson.two-ships-each.defence':
    'Un siluro corre verso Bergen. Una carta «Mancato di poco» lo ferma con 3 o più; una carta di difesa è spesa, che funzioni o no.',
  'lesson.two-ships-each.defence.do': 'Opponete un «Mancato di poco» al siluro.',
  'lesson.two-ships-each.yours.title': 'Di nuovo il vostro turno',
  'lesson.two-ships-each.yours':
    'Il siluro è passato oltre. Sapete attaccare e difendervi; la battaglia contro il bot continua, fino a sei punti.',
  'lesson.the-whole-turn.reserve.title': 'Prima di attaccare',
  'lesson.the-whole-turn.reserve':
    'Navi della vostra marina attendono in riserva. Le fate entrare scartando carte per altrettanti punti rinforzo.',
  'lesson.the-whole-turn.reserve.do': 'Chiamate i rinforzi.',
  'lesson.the-whole-turn.price.title': 'Quanto costa',
  'lesson.the-whole-turn.price':
    'La grande carta missilistica richiede tre piattaforme, più di quante ne avete, ma vale tre punti: esattamente il prezzo di una fregata.',
  'lesson.the-whole-turn.price.do':
    'Scartate Combattimento con missili a tre piattaforme per Trondheim, in fila 1.',
  'lesson.the-whole-turn.submarine.title': 'Passivo e attivo',
  'lesson.the-whole-turn.submarine':
    'Un sottomarino passivo si nasconde: lo raggiungono solo la caccia e i siluri, e non fa nulla. Attivo può sparare, ma è più facile da attaccare.',
  'lesson.the-whole-turn.submarine.do': 'Rendete attivo Ula.',
  'lesson.the-whole-turn.torpedo.title': 'Siluri',
  'lesson.the-whole-turn.torpedo': 'Una carta siluri chiede una nave che ne abbia; le file non contano.',
  'lesson.the-whole-turn.torpedo.do': 'Giocate Combattimento con siluri.',
  'lesson.the-whole-turn.below.title': 'Dal basso',
  'lesson.the-whole-turn.below': 'Tre punti di danno sono più di quanti ne regga Smerch.',
  'lesson.the-whole-turn.below.do': 'Mirate a Smerch.',
  'lesson.the-whole-turn.air.title': 'Supporto aereo',
  'lesson.the-whole-turn.air':
    'Una carta, due usi: un attacco a una nave o la caccia a un sottomarino. Se il dado è abbastanza alto il bersaglio affonda, altrimenti non succede nulla.',
  'lesson.the-whole-turn.air.do': 'Lanciate un attacco aereo.',
  'lesson.the-whole-turn.strike.title': 'Quattro o più',
  'lesson.the-whole-turn.strike': 'Con 4, 5 o 6 Druzhny affonda, se nessuno ferma gli aerei.',
  'lesson.the-whole-turn.strike.do': 'Colpite Druzhny.',
  'lesson.the-whole-turn.close.title': 'Basta così',
  'lesson.the-whole-turn.close':
    'Due attacchi sono in corso e le fregate restano pronte a difendersi. Ciò che tenete in mano può proteggervi.',
  'lesson.the-whole-turn.close.do': 'Chiudete: gli attacchi sono definitivi.',
  'lesson.the-whole-turn.window.title': 'Spionaggio',
  'lesson.the-whole-turn.window':
    'Il rivale gioca una carta contro il vostro siluro. Una carta Spionaggio la annulla prima che abbia effetto; se ne avete una, resta un segreto.',
  'lesson.the-whole-turn.window.do': 'Giocate Spionaggio.',
  'lesson.the-whole-turn.end.title': 'La fine del turno',
  'lesson.the-whole-turn.end':
    'Il siluro è andato a segno, gli aerei sono stati fermati. Scartate ciò che non serve, pescate, e il rivale gioca un turno uguale. Ora sapete tutto.',
};
