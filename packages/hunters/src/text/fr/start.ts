/** Ready-made beginnings, in French. */
export const start = {
  'start.begin': 'Prendre le commandement',
  'start.usual':
    'L’équipage embarque les torpilles habituelles : vous pourrez en changer avant chaque patrouille.',
  'start.own': 'Je veux choisir moi-même les torpilles dès la première patrouille',
  'start.first.title': 'Premier commandement : type VIIB, septembre 1939',
  'start.first.about':
    '14 torpilles, quatre tubes à l’avant et un à l’arrière, et un canon de pont.\nLes premiers mois sont les plus cléments : peu d’escortes, peu d’avions.\nVos premières torpilles ratent souvent. Les leurs rataient aussi.\nSur {careers} commandants simulés partis ainsi, {share} sur cent ont vécu jusqu’en juin 1943 ; la moitié a coulé plus de {tons} t.',
  'start.far.title': 'Mers lointaines',
  'start.far.about': 'Type IXB, avril 1940. 22 torpilles, longues patrouilles, plongée lente.',
  'start.thick.title': 'Au cœur de l’action',
  'start.thick.about': 'Type VIIC, octobre 1940. La chasse est ouverte, des deux côtés.',
  'start.hard.title': 'Un rude début',
  'start.hard.about': 'Type VIID, janvier 1942. Des mines, des avions et une guerre courte.',
};
