/** Ready-made beginnings, in French. */
export const start = {
  'start.begin': 'Ouvrir la campagne',
  'start.first.title': 'Première flottille : « La bataille commence », campagne courte',
  'start.first.about':
    'Une poignée de sous-marins, un port et les eaux des îles Britanniques.\nVous composez d’abord la flottille ; « Proposer une flottille » le fait pour vous.\nLes escortes sont rares, et l’on n’attend pas encore grand-chose de vous.\nDeuxième édition, sans règles optionnelles.',
  'start.happy.title': 'Les temps heureux',
  'start.happy.about': 'Des ports français, des convois bien remplis. Campagne courte.',
  'start.drumbeat.title': 'Opération Drumbeat',
  'start.drumbeat.about': 'La côte américaine, avant qu’elle ne soit prête. Campagne courte.',
  'start.hunted.title': 'Les chasseurs chassés',
  'start.hunted.about': 'Les escortes ont tout appris. Pour les vieux loups de mer.',
};
