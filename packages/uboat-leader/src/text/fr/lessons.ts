/** What the lessons say, in French. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.one-boat-one-convoy.contact.title': 'U-48 en position',
  'lesson.one-boat-one-convoy.contact':
    'Votre bateau se tient dans les Approches occidentales. Un dé et la valeur de la zone disent s’il rencontre quelque chose.',
  'lesson.one-boat-one-convoy.contact.do': 'Faites chercher U-48.',
  'lesson.one-boat-one-convoy.engage.title': 'Un petit convoi',
  'lesson.one-boat-one-convoy.engage':
    'Quatre cargos et deux escorteurs, la plupart encore inconnus. Les convois rapportent des points, les navires de guerre isolés rarement.',
  'lesson.one-boat-one-convoy.engage.do': 'Attaquez.',
  'lesson.one-boat-one-convoy.place.title': 'Le plateau tactique',
  'lesson.one-boat-one-convoy.place':
    'Au milieu le convoi, autour de lui des zones à courte, moyenne et longue portée. Un bateau commence loin ; en surface il est rapide, en plongée difficile à trouver.',
  'lesson.one-boat-one-convoy.place.do': 'Commencez en surface dans le sillage du convoi.',
  'lesson.one-boat-one-convoy.helm.title': 'S’approcher',
  'lesson.one-boat-one-convoy.helm':
    'À chaque phase, les bateaux bougent d’abord. À courte portée on identifie les navires et les torpilles portent le mieux, mais un escorteur peut être tout près.',
  'lesson.one-boat-one-convoy.helm.do': 'Allez en surface à courte portée, sud-est.',
  'lesson.one-boat-one-convoy.lag.title': 'Le convoi avance',
  'lesson.one-boat-one-convoy.lag':
    'Le convoi est le point fixe : ce qui est plus lent recule sur le plateau. Cet escorteur est resté en arrière.',
  'lesson.one-boat-one-convoy.lag.do': 'Laissez-le reculer à courte portée, sud-est.',
  'lesson.one-boat-one-convoy.keepUp.title': 'Suivre',
  'lesson.one-boat-one-convoy.keepUp':
    'En surface, un bateau suit le convoi ; en plongée il recule et peut le perdre.',
  'lesson.one-boat-one-convoy.keepUp.do': 'Restez à courte portée, sud-est.',
  'lesson.one-boat-one-convoy.escort.title': 'L’escorte cherche',
  'lesson.one-boat-one-convoy.escort':
    'Les escorteurs vont au hasard ou vers un bateau repéré, puis lancent les dés contre ceux qui sont à portée.',
  'lesson.one-boat-one-convoy.escort.do': 'Faites agir l’escorteur E2.',
  'lesson.one-boat-one-convoy.react.title': 'Repéré',
  'lesson.one-boat-one-convoy.react':
    'Le Northern Chief a repéré U-48 et attaque. Une plongée d’urgence coûte du stress, mais peut faire échouer toute l’attaque. Les cases près de U-48 disent ce que l’équipage supporte : les pleines sont du stress.',
  'lesson.one-boat-one-convoy.react.do': 'Plongée d’urgence.',
  'lesson.one-boat-one-convoy.aim.title': 'Torpilles',
  'lesson.one-boat-one-convoy.aim':
    'Appuyez sur + pour chaque torpille : chaque nombre montre la chance de couler le navire. « léger 3, grave 6, coulé 9 » est ce qu’un dé doit atteindre. Plusieurs torpilles s’entraident ; le reste peut aller ailleurs.',
  'lesson.one-boat-one-convoy.aim.do': 'Deux sur M1, trois sur M3, puis feu. Tout autre plan convient.',
  'lesson.one-boat-one-convoy.onward.title': 'L’alerte est donnée',
  'lesson.one-boat-one-convoy.onward':
    'Le convoi est alerté, et l’escorte plus vigilante. Phase après phase, tout continue ainsi : mouvement, escorte, torpilles, jusqu’à ce que vous décrochiez.',
  'lesson.short-campaign.buy.title': 'Former une flottille',
  'lesson.short-campaign.buy':
    'Les points achètent des bateaux avec leurs commandants ; le reste paiera plus tard des options spéciales. Le plus cher n’est pas toujours le meilleur.',
  'lesson.short-campaign.buy.do': 'Prenez U-30.',
  'lesson.short-campaign.crew.title': 'Quel équipage ?',
  'lesson.short-campaign.crew': 'Un meilleur équipage coûte plus, supporte plus de stress et tire mieux.',
  'lesson.short-campaign.crew.do': 'Un équipage expérimenté.',
  'lesson.short-campaign.enough.title': 'Un bateau suffit',
  'lesson.short-campaign.enough': 'Une flottille a plusieurs bateaux ; pour cette leçon, un seul suffit.',
  'lesson.short-campaign.enough.do': 'N’achetez plus rien : la flottille est au complet.',
  'lesson.short-campaign.options.title': 'Options spéciales',
  'lesson.short-campaign.options':
    'Avant chaque tour, des points achètent de l’aide : le renseignement rend les contacts plus probables dans une zone.',
  'lesson.short-campaign.options.do': 'Renseignement sur les îles Britanniques.',
  'lesson.short-campaign.saved.title': 'En garder',
  'lesson.short-campaign.saved': 'Les points non dépensés restent pour les tours suivants.',
  'lesson.short-campaign.saved.do': 'Ne dépensez plus rien.',
  'lesson.short-campaign.map.title': 'La carte',
  'lesson.short-campaign.map':
    'Les bateaux vont de zone en zone. Chacune dit combien d’événements coûte la route et quelle est la chance d’un contact.',
  'lesson.short-campaign.map.do': 'Allez en mer du Nord.',
  'lesson.short-campaign.event.title': 'Événements',
  'lesson.short-campaign.event':
    'Entrer dans une zone fait tirer une carte : celle-ci était aimable. La plupart coûtent du stress ; trop de stress rend un équipage secoué, puis inapte.',
  'lesson.short-campaign.event.do': 'Poursuivez vers les îles Britanniques.',
  'lesson.short-campaign.offer.title': 'Un cargo isolé',
  'lesson.short-campaign.offer':
    'Certaines cartes proposent un marché : ici, une torpille pour un point de victoire.',
  'lesson.short-campaign.offer.do': 'Oui, pour une torpille.',
  'lesson.short-campaign.station.title': 'Prendre position',
  'lesson.short-campaign.station': 'Qui s’arrête cherche des contacts en fin de tour ; qui continue, non.',
  'lesson.short-campaign.station.do': 'Arrêtez-vous ici.',
  'lesson.short-campaign.quiet.title': 'Pas cette fois',
  'lesson.short-campaign.quiet':
    'Chercher peut mener au combat, comme dans la leçon précédente. Cette fois, restez à l’écart pour voir la fin du tour.',
  'lesson.short-campaign.quiet.do': 'U-30 reste à l’écart.',
  'lesson.short-campaign.nextTurn.title': 'Le tour suivant',
  'lesson.short-campaign.nextTurn':
    'Un tour, c’est : options, route avec événements, contacts. La campagne finit quand chaque bateau a fait le nombre de patrouilles prévu.',
  'lesson.short-campaign.nextTurn.do': 'Ne dépensez rien.',
  'lesson.short-campaign.back.title': 'Le retour',
  'lesson.short-campaign.back': 'Stress et tubes vides ne s’effacent qu’au port.',
  'lesson.short-campaign.back.do': 'Revenez en mer du Nord.',
  'lesson.short-campaign.port.title': 'Au port',
  'lesson.short-campaign.port': 'Entrer au port clôt la patrouille et compte ses points.',
  'lesson.short-campaign.port.do': 'Rentrez au port : Allemagne.',
  'lesson.short-campaign.refit.title': 'Repos et ravitaillement',
  'lesson.short-campaign.refit':
    'Au port, l’équipage a récupéré et les torpilles sont chargées. Sans bateau en mer on perd des points : échelonnez vos patrouilles. La campagne continue d’ici.',
};
