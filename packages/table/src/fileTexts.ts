/** What may be wrong with a save file, in every language. */
import type { Catalogue, Language } from './text.ts';

const en: Catalogue = {
  'table.file.notOurs': 'This is not a Flotilla save file.',
  'table.file.cutOff': 'The file is cut off or damaged: it is not complete JSON.',
  'table.file.tooDeep': 'The file is damaged: it is nested deeper than any game.',
  'table.file.layout': 'The file has layout {given}; this program reads layout {known#}.',
  'table.file.damaged': 'The file is damaged: {what}.',
  'table.file.changed': 'The file was changed after it was saved: its check sum does not fit its contents.',
  'table.file.otherSeed': 'The seed in the file is not the one that was promised before the first roll.',
  'table.file.game': 'the name of the game is missing',
  'table.file.rulesVersion': 'the version of the rules is missing',
  'table.file.options': 'the options are missing',
  'table.file.seatCount': '{game} has {allowed} seats, not {seats}.',
  'table.file.range': '{min} to {max}',
  'table.file.seats': 'the seats are missing',
  'table.file.seatName': 'a seat has no name',
  'table.file.commitment': 'the hash of the seed is missing',
  'table.file.seed': 'the seed is not a text',
  'table.file.dice': 'the typed-in dice are not lists by name',
  'table.file.realDice': 'the mark of real dice is not a mark',
  'table.file.answers': 'the answers are missing',
  'table.file.answer': 'answer {number#} is not an answer',
  'table.file.position': 'the position is not within the answers',
  'table.file.undone': 'the undone answers are missing',
  'table.file.practice': 'the practice mark is missing',
  'table.file.sharedPractice':
    'a game of several seats is marked as practice, which only a solitaire game can be',
  'table.file.stateHash': 'the hash of the state is missing',
  'table.file.otherGame': 'The file holds a game of "{given}", not of {game}.',
  'table.file.otherRules':
    'The game was played with version {given} of the rules; this is version {known}. It can only be replayed with the version it was played with.',
  'table.file.noSeed': 'The file does not hold the seed; it can be replayed once the game has ended.',
  'table.file.notAllowed': 'The options in the file are not allowed: {why}',
  'table.file.notFitting': 'Answer {number#} of the file does not fit the game: {why}',
  'table.file.otherEnd': 'The answers in the file lead to another game than the one that was saved.',
  'table.file.fails': 'The file cannot be replayed: {why}',
};

const fr: Catalogue = {
  'table.file.notOurs': 'Ce n’est pas une sauvegarde de Flotilla.',
  'table.file.cutOff': 'Le fichier est tronqué ou abîmé : ce n’est pas du JSON complet.',
  'table.file.tooDeep': 'Le fichier est abîmé : il est imbriqué plus profondément qu’aucune partie.',
  'table.file.layout': 'Le fichier a le format {given} ; ce programme lit le format {known#}.',
  'table.file.damaged': 'Le fichier est abîmé : {what}.',
  'table.file.changed':
    'Le fichier a été modifié après la sauvegarde : sa somme de contrôle ne correspond pas à son contenu.',
  'table.file.otherSeed': 'La graine du fichier n’est pas celle qui fut promise avant le premier jet.',
  'table.file.game': 'le nom du jeu manque',
  'table.file.rulesVersion': 'la version des règles manque',
  'table.file.options': 'les options manquent',
  'table.file.seatCount': '{game} a {allowed} sièges, non {seats}.',
  'table.file.range': 'de {min} à {max}',
  'table.file.seats': 'les sièges manquent',
  'table.file.seatName': 'un siège n’a pas de nom',
  'table.file.commitment': 'l’empreinte de la graine manque',
  'table.file.seed': 'la graine n’est pas un texte',
  'table.file.dice': 'les dés saisis ne sont pas des listes nommées',
  'table.file.realDice': 'la marque des vrais dés n’en est pas une',
  'table.file.answers': 'les réponses manquent',
  'table.file.answer': 'la réponse {number#} n’en est pas une',
  'table.file.position': 'la position n’est pas parmi les réponses',
  'table.file.undone': 'les réponses reprises manquent',
  'table.file.practice': 'la marque d’entraînement manque',
  'table.file.sharedPractice':
    'une partie à plusieurs sièges est marquée comme entraînement, ce qu’une partie en solitaire seule peut être',
  'table.file.stateHash': 'l’empreinte de l’état manque',
  'table.file.otherGame': 'Le fichier contient une partie de « {given} », non de {game}.',
  'table.file.otherRules':
    'La partie fut jouée avec la version {given} des règles ; voici la version {known}. Elle ne peut être rejouée qu’avec la sienne.',
  'table.file.noSeed':
    'Le fichier ne contient pas la graine ; il pourra être rejoué une fois la partie finie.',
  'table.file.notAllowed': 'Les options du fichier ne sont pas permises : {why}',
  'table.file.notFitting': 'La réponse {number#} du fichier ne va pas avec la partie : {why}',
  'table.file.otherEnd': 'Les réponses du fichier mènent à une autre partie que celle qui fut sauvegardée.',
  'table.file.fails': 'Le fichier ne peut être rejoué : {why}',
};

const it: Catalogue = {
  'table.file.notOurs': 'Questo non è un salvataggio di Flotilla.',
  'table.file.cutOff': 'Il file è troncato o danneggiato: non è JSON completo.',
  'table.file.tooDeep': 'Il file è danneggiato: è annidato più a fondo di qualsiasi partita.',
  'table.file.layout': 'Il file ha il formato {given}; questo programma legge il formato {known#}.',
  'table.file.damaged': 'Il file è danneggiato: {what}.',
  'table.file.changed':
    'Il file è stato modificato dopo il salvataggio: la somma di controllo non corrisponde al contenuto.',
  'table.file.otherSeed': 'Il seme nel file non è quello promesso prima del primo tiro.',
  'table.file.game': 'manca il nome del gioco',
  'table.file.rulesVersion': 'manca la versione delle regole',
  'table.file.options': 'mancano le opzioni',
  'table.file.seatCount': '{game} ha {allowed} posti, non {seats}.',
  'table.file.range': 'da {min} a {max}',
  'table.file.seats': 'mancano i posti',
  'table.file.seatName': 'un posto non ha nome',
  'table.file.commitment': 'manca l’impronta del seme',
  'table.file.seed': 'il seme non è un testo',
  'table.file.dice': 'i dadi inseriti non sono elenchi con nome',
  'table.file.realDice': 'il segno dei dadi veri non è un segno',
  'table.file.answers': 'mancano le risposte',
  'table.file.answer': 'la risposta {number#} non è una risposta',
  'table.file.position': 'la posizione non è tra le risposte',
  'table.file.undone': 'mancano le risposte annullate',
  'table.file.practice': 'manca il segno di partita di prova',
  'table.file.sharedPractice':
    'una partita a più posti è segnata come di prova, cosa possibile solo in solitario',
  'table.file.stateHash': 'manca l’impronta dello stato',
  'table.file.otherGame': 'Il file contiene una partita di «{given}», non di {game}.',
  'table.file.otherRules':
    'La partita fu giocata con la versione {given} delle regole; questa è la versione {known}. Si può rivedere solo con la sua.',
  'table.file.noSeed': 'Il file non contiene il seme; si potrà rivedere quando la partita sarà finita.',
  'table.file.notAllowed': 'Le opzioni nel file non sono permesse: {why}',
  'table.file.notFitting': 'La risposta {number#} del file non va con la partita: {why}',
  'table.file.otherEnd': 'Le risposte nel file portano a una partita diversa da quella salvata.',
  'table.file.fails': 'Il file non si può rivedere: {why}',
};

const de: Catalogue = {
  'table.file.notOurs': 'Das ist kein Spielstand von Flotilla.',
  'table.file.cutOff': 'Die Datei ist abgeschnitten oder beschädigt: sie ist kein vollständiges JSON.',
  'table.file.tooDeep': 'Die Datei ist beschädigt: sie ist tiefer verschachtelt als jedes Spiel.',
  'table.file.layout': 'Die Datei hat den Aufbau {given}; dieses Programm liest den Aufbau {known#}.',
  'table.file.damaged': 'Die Datei ist beschädigt: {what}.',
  'table.file.changed':
    'Die Datei wurde nach dem Speichern geändert: ihre Prüfsumme passt nicht zu ihrem Inhalt.',
  'table.file.otherSeed':
    'Der Startwert in der Datei ist nicht der, der vor dem ersten Wurf versprochen war.',
  'table.file.game': 'der Name des Spiels fehlt',
  'table.file.rulesVersion': 'die Fassung der Regeln fehlt',
  'table.file.options': 'die Einstellungen fehlen',
  'table.file.seatCount': '{game} hat {allowed} Plätze, nicht {seats}.',
  'table.file.range': '{min} bis {max}',
  'table.file.seats': 'die Plätze fehlen',
  'table.file.seatName': 'ein Platz hat keinen Namen',
  'table.file.commitment': 'die Prüfsumme des Startwerts fehlt',
  'table.file.seed': 'der Startwert ist kein Text',
  'table.file.dice': 'die eingegebenen Würfel sind keine benannten Listen',
  'table.file.realDice': 'das Zeichen für echte Würfel ist keines',
  'table.file.answers': 'die Antworten fehlen',
  'table.file.answer': 'Antwort {number#} ist keine Antwort',
  'table.file.position': 'die Stelle liegt nicht innerhalb der Antworten',
  'table.file.undone': 'die zurückgenommenen Antworten fehlen',
  'table.file.practice': 'das Zeichen für Übung fehlt',
  'table.file.sharedPractice':
    'ein Spiel mit mehreren Plätzen ist als Übung gekennzeichnet, was nur ein Solospiel sein kann',
  'table.file.stateHash': 'die Prüfsumme des Spielstands fehlt',
  'table.file.otherGame': 'Die Datei enthält ein Spiel von „{given}“, nicht von {game}.',
  'table.file.otherRules':
    'Das Spiel wurde mit Fassung {given} der Regeln gespielt; dies ist Fassung {known}. Es lässt sich nur mit seiner eigenen wiederholen.',
  'table.file.noSeed':
    'Die Datei enthält den Startwert nicht; sie lässt sich ansehen, sobald das Spiel zu Ende ist.',
  'table.file.notAllowed': 'Die Einstellungen in der Datei sind nicht erlaubt: {why}',
  'table.file.notFitting': 'Antwort {number#} der Datei passt nicht zum Spiel: {why}',
  'table.file.otherEnd': 'Die Antworten in der Datei führen zu einem anderen Spiel als dem gespeicherten.',
  'table.file.fails': 'Die Datei lässt sich nicht wiederholen: {why}',
};

/** The sentences in every language. */
export const fileTexts: Readonly<Record<Language, Catalogue>> = { en, fr, it, de };
