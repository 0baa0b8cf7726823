/** What the terms of docs/glossary.md mean, in French. */

/** Two sentences for each card. */
export const termCards: Readonly<Record<string, string>> = {
  'term.dud.card':
    'Une torpille qui touche sans exploser. Au début de la guerre une sur trois, une électrique sur deux ; plus tard une sur six.',
  'term.testDepth.card':
    'La profondeur pour laquelle une coque est faite. Plus bas, on vous trouve moins, mais cela coûte une case, et une coque abîmée peut être écrasée.',
  'term.escort.card':
    'Des navires de guerre qui gardent les cargos. Après une attaque, ils cherchent avec deux dés et grenadent le bateau repéré.',
  'term.convoy.card': 'Des cargos qui naviguent ensemble sous escorte. On peut en attaquer quatre à la fois.',
  'term.flooding.card':
    'De l’eau dans le bateau. La dernière case le force à faire surface et à se saborder ; s’il s’échappe, tout est pompé.',
  'term.hullBox.card':
    'Une case de ce que la coque supporte. La dernière coule le bateau, et seul l’arsenal les répare.',
  'term.depthCharges.card':
    'Des bombes qui éclatent sous l’eau. Deux dés disent combien d’impacts, et chacun abîme quelque chose.',
  'term.steamTorpedo.card':
    'La torpille usuelle : elle touche bien, mais de jour son sillage vous trahit à l’escorte.',
  'term.electricTorpedo.card':
    'Une torpille sans sillage. Elle touche un peu moins et rate plus souvent au début.',
  'term.wolfpack.card': 'Plusieurs bateaux contre un convoi. Ils se partagent l’attention de l’escorte.',
  'term.refit.card': 'Les mois d’arsenal après une patrouille. Plus il y a d’avaries, plus c’est long.',
  'term.luckMarker.card':
    'Le droit de relancer des dés après les avoir vus. Il se garde jusqu’à l’usage. Aucune chance affichée n’en tient compte.',
};
