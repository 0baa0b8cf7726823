/** What the terms of docs/glossary.md mean, in German. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.stress.card':
    'Was eine Besatzung zermürbt: Ereignisse, Angriffe und lange Fahrten. Ruhe im Hafen baut ihn ab.',
  'term.shaken.card':
    'Eine Besatzung unter viel Stress. Sie kämpft schlechter, und noch mehr Stress macht sie kampfunfähig.',
  'term.contact.card':
    'Schiffe, auf die ein Boot getroffen ist. Sie können angreifen oder sie ziehen lassen.',
  'term.alerted.card': 'Ein Geleitzug, der von Booten weiß. Das Geleit ortet von da an leichter.',
  'term.crashDive.card': 'Sofortiges Tauchen bei einem Angriff. Es kostet Stress und kann ihm entgehen.',
  'term.specialOptions.card': 'Punkte, die zu Beginn Boote und später Hilfe kaufen. Übrige bleiben.',
  'term.fallBack.card':
    'Der Geleitzug ist der feste Punkt der Tafel. Was langsamer ist, rückt zurück, und am Rand geht es verloren.',
  'term.event.card': 'Eine Karte, die unterwegs gezogen wird. Die meisten kosten Stress, manche helfen.',
};
