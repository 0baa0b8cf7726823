/** What the terms of docs/glossary.md mean, in German. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.platform.card':
    'Ein Schiff, das die Waffe der Angriffskarte zeigt und in diesem Zug noch nichts getan hat. Manche Karten brauchen zwei oder drei.',
  'term.range.card':
    'Die Entfernung in Reihen vom Schützen zum Ziel: von vorderster zu vorderster Reihe 1. Die Karte nennt die kleinste und die größte.',
  'term.evade.card':
    'Ein kleines oder getauchtes Schiff kann einem Angriff mit eigenem Wurf entgehen. Gewürfelt wird, wenn die Abwehr versagt hat.',
  'term.screening.card':
    'Eine Karte, die ein anderes Ihrer Schiffe in den Weg stellt. Es fängt den Treffer ab.',
  'term.intelligence.card': 'Eine Karte, die eine andere aufhebt, ehe sie wirkt. Wer eine hält, ist geheim.',
  'term.nearMiss.card': 'Eine Abwehrkarte. Sie hält einen Angriff auf, wenn der Würfel ihre Zahl erreicht.',
  'term.passive.card':
    'Ein U-Boot, das sich verbirgt. Nur weniges kann es angreifen, und es selbst greift nichts an.',
  'term.reinforcements.card':
    'Schiffe, die aus der Reserve kommen. Bezahlt werden sie mit Karten gleichen Werts.',
};
