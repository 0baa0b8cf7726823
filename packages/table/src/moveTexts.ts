/** Sentences about a game moved to other rules, in every language. */
import type { Catalogue, Language } from './text.ts';

const en: Catalogue = {
  'table.move.unanswered': 'Nothing had been answered yet.',
  'table.move.same':
    'Every answer given so far ({of#}) is still allowed under today’s rules, and the game stands where it stood.',
  'table.move.all': 'Every answer given so far ({of#}) is still allowed under today’s rules.',
  'table.move.part': 'Under today’s rules its answers hold up to number {held#} of {of#}.',
  'table.move.none': 'Under today’s rules not even its first answer holds.',
  'table.move.refused':
    'Answer {number#} does not fit the question that is asked there now, "{question}": {why}',
  'table.move.notAsked': 'Answer {number#} is no longer asked for: {why}',
  'table.move.notOffered': '"{choice}" is no longer offered.',
  'table.move.secret': 'Answer {number#}, given at seat {seat#}, is no longer allowed.',
  'table.move.dice': 'Answer {number#} now calls for dice that were never thrown ({dice}).',
  'table.move.breaks': 'Answer {number#} breaks the rules, which is a fault of the program: {why}',
  'table.move.otherState': 'But the game does not stand where it stood.',
  'table.move.dropped': 'But these options, or the values they had, no longer exist: {list}.',
  'table.move.options': 'The options it was played with no longer go together: {why}',
  'table.move.noBeginning': 'It cannot be begun under today’s rules: {why}',
  'table.move.list': '{one}, {other}',
};

const fr: Catalogue = {
  'table.move.unanswered': 'Rien n’avait encore été répondu.',
  'table.move.same':
    'Toutes les réponses données jusqu’ici ({of#}) restent permises par les règles actuelles, et la partie en est au même point.',
  'table.move.all':
    'Toutes les réponses données jusqu’ici ({of#}) restent permises par les règles actuelles.',
  'table.move.part': 'Sous les règles actuelles, ses réponses tiennent jusqu’au numéro {held#} sur {of#}.',
  'table.move.none': 'Sous les règles actuelles, même sa première réponse ne tient plus.',
  'table.move.refused':
    'La réponse {number#} ne va pas avec la question qui est posée là désormais, « {question} » : {why}',
  'table.move.notAsked': 'La réponse {number#} n’est plus demandée : {why}',
  'table.move.notOffered': '« {choice} » n’est plus proposé.',
  'table.move.secret': 'La réponse {number#}, donnée au siège {seat#}, n’est plus permise.',
  'table.move.dice': 'La réponse {number#} demande maintenant des dés qui n’ont jamais été lancés ({dice}).',
  'table.move.breaks':
    'La réponse {number#} fait échouer les règles, ce qui est une faute du programme : {why}',
  'table.move.otherState': 'Mais la partie n’en est plus au même point.',
  'table.move.dropped': 'Mais ces options, ou les valeurs qu’elles avaient, n’existent plus : {list}.',
  'table.move.options': 'Ses options ne vont plus ensemble : {why}',
  'table.move.noBeginning': 'Elle ne peut commencer sous les règles actuelles : {why}',
  'table.move.list': '{one}, {other}',
};

const it: Catalogue = {
  'table.move.unanswered': 'Non era ancora stato risposto nulla.',
  'table.move.same':
    'Tutte le risposte date finora ({of#}) sono ancora permesse dalle regole di oggi, e la partita è al punto di prima.',
  'table.move.all': 'Tutte le risposte date finora ({of#}) sono ancora permesse dalle regole di oggi.',
  'table.move.part': 'Con le regole di oggi le sue risposte valgono fino alla numero {held#} di {of#}.',
  'table.move.none': 'Con le regole di oggi non vale nemmeno la sua prima risposta.',
  'table.move.refused':
    'La risposta {number#} non va con la domanda che ora si pone in quel punto, «{question}»: {why}',
  'table.move.notAsked': 'La risposta {number#} non viene più chiesta: {why}',
  'table.move.notOffered': '«{choice}» non è più tra le possibilità.',
  'table.move.secret': 'La risposta {number#}, data al posto {seat#}, non è più permessa.',
  'table.move.dice': 'La risposta {number#} ora richiede dadi che non furono mai tirati ({dice}).',
  'table.move.breaks': 'La risposta {number#} fa fallire le regole, ed è un errore del programma: {why}',
  'table.move.otherState': 'Ma la partita non è più al punto di prima.',
  'table.move.dropped': 'Ma queste opzioni, o i valori che avevano, non esistono più: {list}.',
  'table.move.options': 'Le sue opzioni non vanno più insieme: {why}',
  'table.move.noBeginning': 'Non può cominciare con le regole di oggi: {why}',
  'table.move.list': '{one}, {other}',
};

const de: Catalogue = {
  'table.move.unanswered': 'Es war noch nichts beantwortet.',
  'table.move.same':
    'Alle bisherigen Antworten ({of#}) sind unter den heutigen Regeln noch erlaubt, und das Spiel steht, wo es stand.',
  'table.move.all': 'Alle bisherigen Antworten ({of#}) sind unter den heutigen Regeln noch erlaubt.',
  'table.move.part': 'Unter den heutigen Regeln gelten seine Antworten bis Nummer {held#} von {of#}.',
  'table.move.none': 'Unter den heutigen Regeln gilt nicht einmal seine erste Antwort.',
  'table.move.refused':
    'Antwort {number#} passt nicht zu der Frage, die dort jetzt gestellt wird, „{question}“: {why}',
  'table.move.notAsked': 'Nach Antwort {number#} wird nicht mehr gefragt: {why}',
  'table.move.notOffered': '„{choice}“ steht nicht mehr zur Wahl.',
  'table.move.secret': 'Antwort {number#}, gegeben an Platz {seat#}, ist nicht mehr erlaubt.',
  'table.move.dice': 'Antwort {number#} verlangt jetzt Würfel, die nie geworfen wurden ({dice}).',
  'table.move.breaks': 'An Antwort {number#} scheitern die Regeln, ein Fehler des Programms: {why}',
  'table.move.otherState': 'Das Spiel steht aber nicht mehr, wo es stand.',
  'table.move.dropped': 'Diese Einstellungen oder ihre damaligen Werte gibt es aber nicht mehr: {list}.',
  'table.move.options': 'Seine Einstellungen passen nicht mehr zusammen: {why}',
  'table.move.noBeginning': 'Unter den heutigen Regeln lässt es sich nicht beginnen: {why}',
  'table.move.list': '{one}, {other}',
};

/** The sentences in every language. */
export const moveTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };
