/** The Hunters in French: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0': 'Expérience, promotion, décorations et nouveaux bateaux se règlent pendant le carénage.',
  'rule.11.1': 'Après chaque troisième patrouille réussie, un dé améliore un officier ou l’équipage.',
  'rule.11.1.1': 'Les progrès sont marqués sur le plateau.',
  'rule.11.1.2': 'Un officier déjà Experte ne gagne rien.',
  'rule.11.1.3': 'Novice, entraîné, chevronné, élite : un meilleur équipage tire et plonge mieux.',
  'rule.11.1.4':
    'Les quatre cases d’équipage hors de combat : un niveau de moins, pas sous entraîné. Trois échecs de suite : un niveau de moins, jusqu’à novice.',
  'rule.11.1.5':
    'Un premier officier de quart Experte part pour son propre bateau sur un 6 après chaque patrouille.',
  'rule.11.1.6': 'Un deuxième officier de quart Experte prend alors sa place.',
  'rule.11.1.7':
    'Chaque troisième succès compte, quoi qu’il soit arrivé entre-temps à l’équipage ou au bateau.',
  'rule.11.2': 'Grades.',
  'rule.11.2.1':
    'Kapitänleutnant : choix de la zone sur 1. Korvettenkapitän : sur 1 et 2, et un long carénage dure un mois de moins. Fregattenkapitän : de 1 à 3.',
  'rule.11.2.2':
    'Les commandants de type IX et ceux de 1939 commencent Kapitänleutnant, les autres selon un dé.',
  'rule.11.2.3':
    'Une fois par an un dé, de 1 à 4 promu : −1 par décoration et par dizaine de navires, +1 par patrouille manquée de l’année. Un dernier jet en juin 1943.',
  'rule.11.2.4': 'Un jet manqué, c’est une année de plus.',
  'rule.11.3': 'Décorations.',
  'rule.11.3.1': 'Croix de chevalier : 100 000 t, ou l’un de six grands bâtiments.',
  'rule.11.3.2': 'Feuilles de chêne : 175 000 t, un autre de ces bâtiments, ou 75 000 t depuis.',
  'rule.11.3.3': 'Glaives : 250 000 t, un autre de ces bâtiments, ou 75 000 t depuis.',
  'rule.11.3.4': 'Brillants : 300 000 t, un autre de ces bâtiments, ou 50 000 t depuis.',
  'rule.11.3.5': 'Chaque décoration permet de demander un bateau plus récent.',
  'rule.11.3.6':
    'Croix de chevalier : pas de malus à la deuxième salve. Feuilles de chêne : −1 pour toucher. Glaives : −1 à la détection. Brillants : la poursuite réussit toujours.',
  'rule.11.4': 'Nouveaux bateaux ; les affectations définitives finissent avec l’ancien.',
  'rule.11.4.1': 'Un Kommandant à qui il faut cinq mois pour se remettre reçoit un bateau plus récent.',
  'rule.11.4.2':
    'Un bateau qui demande cinq mois de carénage est remplacé ; vous gardez l’équipage et appareillez après un mois.',
  'rule.11.4.3': 'Une décoration permet une demande, accordée de 1 à 3 ; on peut garder ses demandes.',
  'rule.11.4.4': 'Les commandants de type VII et de type IX restent dans leur classe.',
  'rule.11.4.5':
    'Un VIID ou un bateau de DCA n’est accordé que sur 1 et 2, sinon vous recevez le bateau ordinaire le plus récent.',
  'rule.11.4.6':
    'Le VIID porte ses mines hors des tubes et les mouille toujours devant la Grande-Bretagne et l’Amérique, sauf s’il dépose un agent.',
  'rule.11.4.7':
    'Le bateau de DCA a cinq torpilles, tire deux fois à −2, un de moins par pièce hors service, et peut rester en surface pour un second tour.',
  'rule.12.0': 'Une fois par patrouille, la mer réserve une surprise.',
  'rule.12.1': 'Événements aléatoires.',
  'rule.12.1.1': 'Le premier 12 naturel d’une patrouille est un événement aléatoire au lieu de la rencontre.',
  'rule.12.1.2': 'Un événement par patrouille ; les 12 suivants sont des rencontres ordinaires.',
  'rule.12.1.3':
    'Les torpilles supérieures valent pour la patrouille, un marqueur de chance jusqu’à ce qu’il serve.',
  'rule.12.1.4': 'Certains événements n’arrivent pas dans certaines eaux.',
  'rule.12.1.5': 'Un événement ignoré peut être suivi d’un autre.',
  'rule.12.1.6': 'Après l’événement, le bateau passe à la case suivante.',
  'rule.12.1.7': 'Pas d’événement dans la case d’une mission spéciale.',
};
