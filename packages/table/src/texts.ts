/** The kernel's own sentences. */
import { fileTexts } from './fileTexts.ts';
import type { Catalogue, Language } from './text.ts';

const en: Catalogue = {
  'table.refused.malformed': 'An answer names a seat, the number of the decision and a choice.',
  'table.refused.over': 'The game is over; nothing more is asked.',
  'table.refused.noSeat':
    'There is no such seat; this table has {seats#} {seats|seat|seats}, counted from 0.',
  'table.refused.stale': 'That answers decision {given#}, but decision {waiting#} is waiting.',
  'table.refused.notAsked': 'Seat {seat} is not asked now; waiting for seat {asked}.',
  'table.refused.hushed': 'Seat {seat} is not asked now.',
  'table.refused.notOffered': '"{choice}" is not offered. Offered: {offered}.',
  'table.refused.notAForm': 'A filled-in form is needed here, with the fields {fields}.',
  'table.refused.unknownField': 'The form has no field "{field}". Its fields: {fields}.',
  'table.refused.count': '{field} must be a whole number from {min} to {max}.',
  'table.refused.yes': '{field} must be yes or no (true or false).',
  'table.refused.text': '{field} must be a text of at most {max} characters.',
  'table.refused.choice': '{field}: "{choice}" is not offered. Offered: {offered}.',
  'table.refused.many': '{field} must be a list in which nothing stands twice.',
  'table.refused.howMany': '{field}: choose {min} to {max}.',
  'table.refused.exactly': '{field}: choose exactly {max}.',
  'table.refused.budget': '{field}: that costs {cost}, at most {budget} may be spent.',
  'table.undo.nothing': 'There is nothing to take back.',
  'table.undo.barrier':
    'Something has been rolled or revealed since; only a practice game goes back behind that.',
  'table.undo.notSolitaire': 'Only a solitaire game can be turned into practice.',
  'table.redo.nothing': 'There is nothing to do again.',
  'table.dice.none': 'No dice are waited for.',
  'table.dice.wanted': 'Throw {dice} for "{purpose}" and type in each die, from 1 to {sides}.',
  'outcome.passed': 'passed',
  'outcome.failed': 'failed',
};

const fr: Catalogue = {
  'table.refused.malformed': 'Une réponse indique un siège, le numéro de la décision et un choix.',
  'table.refused.over': 'La partie est finie ; plus rien n’est demandé.',
  'table.refused.noSeat':
    'Ce siège n’existe pas ; cette table a {seats#} {seats|siège|sièges}, comptés à partir de 0.',
  'table.refused.stale': 'Ceci répond à la décision {given#}, mais c’est la décision {waiting#} qui attend.',
  'table.refused.notAsked': 'Rien n’est demandé au siège {seat} ; on attend le siège {asked}.',
  'table.refused.hushed': 'Rien n’est demandé au siège {seat}.',
  'table.refused.notOffered': '« {choice} » n’est pas proposé. Proposés : {offered}.',
  'table.refused.notAForm': 'Il faut ici un formulaire rempli, avec les champs {fields}.',
  'table.refused.unknownField': 'Le formulaire n’a pas de champ « {field} ». Ses champs : {fields}.',
  'table.refused.count': '{field} doit être un nombre entier de {min} à {max}.',
  'table.refused.yes': '{field} doit être oui ou non (true ou false).',
  'table.refused.text': '{field} doit être un texte de {max} caractères au plus.',
  'table.refused.choice': '{field} : « {choice} » n’est pas proposé. Proposés : {offered}.',
  'table.refused.many': '{field} doit être une liste sans doublon.',
  'table.refused.howMany': '{field} : choisissez-en de {min} à {max}.',
  'table.refused.exactly': '{field} : choisissez-en exactement {max}.',
  'table.refused.budget': '{field} : cela coûte {cost}, on peut dépenser {budget} au plus.',
  'table.undo.nothing': 'Il n’y a rien à reprendre.',
  'table.undo.barrier':
    'Un jet ou une révélation a eu lieu depuis ; seule une partie d’entraînement revient en deçà.',
  'table.undo.notSolitaire': 'Seule une partie en solitaire peut devenir un entraînement.',
  'table.redo.nothing': 'Il n’y a rien à refaire.',
  'table.dice.none': 'On n’attend aucun dé.',
  'table.dice.wanted': 'Lancez {dice} pour « {purpose} » et saisissez chaque dé, de 1 à {sides}.',
  'outcome.passed': 'réussi',
  'outcome.failed': 'manqué',
};

const it: Catalogue = {
  'table.refused.malformed': 'Una risposta indica un posto, il numero della decisione e una scelta.',
  'table.refused.over': 'La partita è finita; non viene chiesto altro.',
  'table.refused.noSeat': 'Questo posto non esiste; il tavolo ha {seats#} {seats|posto|posti}, contati da 0.',
  'table.refused.stale': 'Questo risponde alla decisione {given#}, ma è in attesa la decisione {waiting#}.',
  'table.refused.notAsked': 'Al posto {seat} ora non si chiede nulla; si attende il posto {asked}.',
  'table.refused.hushed': 'Al posto {seat} ora non si chiede nulla.',
  'table.refused.notOffered': '«{choice}» non è tra le possibilità. Possibili: {offered}.',
  'table.refused.notAForm': 'Qui serve un modulo compilato, con i campi {fields}.',
  'table.refused.unknownField': 'Il modulo non ha il campo «{field}». I suoi campi: {fields}.',
  'table.refused.count': '{field} deve essere un numero intero da {min} a {max}.',
  'table.refused.yes': '{field} deve essere sì o no (true o false).',
  'table.refused.text': '{field} deve essere un testo di al massimo {max} caratteri.',
  'table.refused.choice': '{field}: «{choice}» non è tra le possibilità. Possibili: {offered}.',
  'table.refused.many': '{field} deve essere un elenco senza ripetizioni.',
  'table.refused.howMany': '{field}: sceglietene da {min} a {max}.',
  'table.refused.exactly': '{field}: sceglietene esattamente {max}.',
  'table.refused.budget': '{field}: costa {cost}, si può spendere al massimo {budget}.',
  'table.undo.nothing': 'Non c’è nulla da annullare.',
  'table.undo.barrier':
    'Da allora è stato tirato o rivelato qualcosa; solo una partita di prova torna più indietro.',
  'table.undo.notSolitaire': 'Solo una partita in solitario può diventare di prova.',
  'table.redo.nothing': 'Non c’è nulla da ripetere.',
  'table.dice.none': 'Non si attende alcun dado.',
  'table.dice.wanted': 'Tirate {dice} per «{purpose}» e inserite ogni dado, da 1 a {sides}.',
  'outcome.passed': 'riuscito',
  'outcome.failed': 'fallito',
};

const de: Catalogue = {
  'table.refused.malformed': 'Eine Antwort nennt einen Platz, die Nummer der Entscheidung und eine Wahl.',
  'table.refused.over': 'Das Spiel ist zu Ende; es wird nichts mehr gefragt.',
  'table.refused.noSeat':
    'Diesen Platz gibt es nicht; der Tisch hat {seats#} {seats|Platz|Plätze}, ab 0 gezählt.',
  'table.refused.stale': 'Das beantwortet Entscheidung {given#}, es wartet aber Entscheidung {waiting#}.',
  'table.refused.notAsked': 'Platz {seat} ist jetzt nicht gefragt; gewartet wird auf Platz {asked}.',
  'table.refused.hushed': 'Platz {seat} ist jetzt nicht gefragt.',
  'table.refused.notOffered': '„{choice}“ steht nicht zur Wahl. Zur Wahl stehen: {offered}.',
  'table.refused.notAForm': 'Hier wird ein ausgefülltes Formular gebraucht, mit den Feldern {fields}.',
  'table.refused.unknownField': 'Das Formular hat kein Feld „{field}“. Seine Felder: {fields}.',
  'table.refused.count': '{field} muss eine ganze Zahl von {min} bis {max} sein.',
  'table.refused.yes': '{field} muss ja oder nein sein (true oder false).',
  'table.refused.text': '{field} muss ein Text mit höchstens {max} Zeichen sein.',
  'table.refused.choice': '{field}: „{choice}“ steht nicht zur Wahl. Zur Wahl stehen: {offered}.',
  'table.refused.many': '{field} muss eine Liste ohne Wiederholungen sein.',
  'table.refused.howMany': '{field}: {min} bis {max} auswählen.',
  'table.refused.exactly': '{field}: genau {max} auswählen.',
  'table.refused.budget': '{field}: das kostet {cost}, ausgegeben werden dürfen höchstens {budget}.',
  'table.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'table.undo.barrier': 'Seitdem wurde gewürfelt oder aufgedeckt; nur ein Übungsspiel geht dahinter zurück.',
  'table.undo.notSolitaire': 'Nur ein Solospiel kann zur Übung werden.',
  'table.redo.nothing': 'Es gibt nichts zu wiederholen.',
  'table.dice.none': 'Es wird auf keine Würfel gewartet.',
  'table.dice.wanted': '{dice} für „{purpose}“ werfen und jeden Würfel eingeben, von 1 bis {sides}.',
  'outcome.passed': 'gelungen',
  'outcome.failed': 'misslungen',
};

/** The kernel's sentences in every language; a game's catalogue is laid over them. */
export const tableTexts: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...fileTexts.en },
  fr: { ...fr, ...fileTexts.fr },
  it: { ...it, ...fileTexts.it },
  de: { ...de, ...fileTexts.de },
};
