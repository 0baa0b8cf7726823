/** Ready-made beginnings, in German. */
export const start = {
  'start.begin': 'Feldzug eröffnen',
  'start.first.title': 'Erste Flottille: „Die Schlacht beginnt“, kurz',
  'start.first.about':
    'Eine Handvoll Boote, ein Hafen und die Gewässer um die Britischen Inseln.\nZuerst stellen Sie die Flottille zusammen; „Flottille vorschlagen“ nimmt es Ihnen ab.\nEs gibt wenige Geleitschiffe, und noch verlangt niemand viel von Ihnen.\nZweite Auflage, ohne Zusatzregeln.',
  'start.happy.title': 'Die glückliche Zeit',
  'start.happy.about': 'Französische Häfen, volle Geleitzüge. Kurzer Feldzug.',
  'start.drumbeat.title': 'Unternehmen Paukenschlag',
  'start.drumbeat.about': 'Die amerikanische Küste, noch ehe sie gerüstet war. Kurzer Feldzug.',
  'start.hunted.title': 'Die Gejagten',
  'start.hunted.about': 'Die Geleitschiffe haben dazugelernt. Für alte Hasen.',
};
