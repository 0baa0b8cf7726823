/** The Hunters in French: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0': 'Comment on attaque les navires et comment ils ripostent.',
  'rule.9.1': 'Le plateau de combat.',
  'rule.9.1.1':
    'Sous 5 001 t un navire supporte 2 points de dégâts, sous 10 000 t 3, au-delà 4 ; un grand bâtiment 5.',
  'rule.9.1.2': 'Vous pouvez viser n’importe lequel des navires, ou rompre sans être repéré.',
  'rule.9.1.3': 'Jour ou nuit est marqué.',
  'rule.9.1.4': 'La portée est courte, moyenne ou longue.',
  'rule.9.1.5': 'En surface ou en plongée est marqué.',
  'rule.9.1.6': 'L’escorte est marquée, avec sa qualité là où cette règle est en usage.',
  'rule.9.1.7': 'La qualité des avions est marquée là où cette règle est en usage.',
  'rule.9.1.8': 'L’état de l’escorte d’un convoi attaqué en meute est marqué.',
  'rule.9.1.9': 'Les impacts reçus sont comptés.',
  'rule.9.2': 'Tirer sur les navires.',
  'rule.9.2.1':
    'Choisissez les tubes avant ou arrière et pointez chaque torpille avant que la première ne parte. Les deux extrémités ensemble seulement de nuit en surface ou sur des navires sans escorte.',
  'rule.9.2.2':
    'À courte portée l’escorte cherche avant que vous ne lanciez : repéré à 10 ou plus, avec l’année et les glaives seulement. Repéré, vous ne pouvez pas lancer. Après le lancement elle cherche encore.',
  'rule.9.2.3': 'U1 pour chaque torpille : plus on est près, mieux c’est.',
  'rule.9.2.4': 'U2 pour chaque coup au but : les torpilles du début manquaient souvent d’exploser.',
  'rule.9.2.5': 'U3 pour chaque explosion : autant de points de dégâts ôtés au navire ; à zéro, il coule.',
  'rule.9.2.6': 'Au journal, les navires coulés sont entourés, les endommagés cochés.',
  'rule.9.2.7':
    'Un tour, c’est votre tir puis la recherche de l’escorte. Les escorteurs eux-mêmes ne sont jamais attaqués.',
  'rule.9.2.8':
    'Les tubes sont rechargés après une rencontre, avant un tour supplémentaire et avant une poursuite.',
  'rule.9.3': 'Le canon de pont.',
  'rule.9.3.1': 'Le canon tire en surface, et seulement sur des navires sans escorte.',
  'rule.9.3.2': 'Jusqu’à deux tirs, chacun sur le navire de votre choix.',
  'rule.9.3.3': 'U1 et U3 comme pour les torpilles, sans ratés ; le canon de 10,5 cm frappe plus fort.',
  'rule.9.3.4': 'La DCA ne sert pas contre les navires.',
  'rule.9.4': 'Navires sans escorte.',
  'rule.9.4.1': 'Un navire, deux navires ou un pétrolier seul n’ont pas d’escorte.',
  'rule.9.4.2':
    'Personne ne cherche. Tubes avant, tubes arrière et canon tirent l’un après l’autre dans l’ordre voulu ; chacun est pointé avant son jet, et son résultat connu avant le suivant.',
  'rule.9.4.3': 'Pour un tour de plus, rechargez et lancez : escorteurs ou avion peuvent arriver.',
  'rule.9.4.4': 'Autant de tours que vous voulez, jusqu’à l’arrivée d’escorteurs.',
  'rule.9.4.5': 'Les tours supplémentaires ne valent que contre des navires sans escorte.',
  'rule.9.4.6':
    'Quand des escorteurs arrivent vous êtes en plongée, et leur première recherche ignore la portée.',
  'rule.9.5': 'Attaque de nuit en surface.',
  'rule.9.5.1':
    'De la surface on vise mieux, mais dès 1941 on est plus facilement repéré, les premières grenades frappent plus fort et l’on ne peut descendre tout de suite sous la profondeur d’essai.',
  'rule.9.5.2':
    'L’autre extrémité peut lancer une deuxième salve, décidée avant que la première torpille ne parte : +1 pour toucher, et plus facile à repérer.',
  'rule.9.6': 'Détection et grenades alternent jusqu’à ce que vous vous échappiez ou soyez perdu.',
  'rule.9.6.1': 'L’escorte cherche après votre tir ; à courte portée, avant et après.',
  'rule.9.6.2':
    'Des escorteurs arrivés pendant un tour supplémentaire cherchent aussitôt, et encore après votre tir.',
  'rule.9.6.3':
    'Les modificateurs s’additionnent. L’attaque de nuit en surface compte à chaque recherche, mais pour les premières grenades seulement ; lancer avant et arrière ne compte qu’à la première recherche.',
  'rule.9.6.4':
    'Avant une recherche vous pouvez descendre sous la profondeur d’essai : une case de coque, puis les dés contre la coque. Plus que les cases : sauf, et −1. Égal : encore une case, et de nouveau. Moins : le bateau est perdu.',
  'rule.9.6.5': 'Une fois par tour, aussi souvent que vous l’osez.',
  'rule.9.6.6': 'Pas au premier tour d’une attaque de nuit en surface.',
  'rule.9.6.7':
    '8 ou moins, ou un 2 naturel : non repéré. De 9 à 11 : repéré. 12 ou plus : repéré, et +1 aux grenades.',
  'rule.9.6.8': 'E3 : plus c’est haut, pire c’est ; 13 ou plus coule le bateau.',
  'rule.9.6.9': 'Chaque impact se tire sur E4 et prend effet avant le suivant.',
  'rule.9.6.10': 'Les impacts sur l’équipage se règlent aussitôt : qui, et à quel point.',
  'rule.9.6.11':
    'La dernière case de coque est la fin ; la dernière case de voies d’eau force à faire surface et à saborder.',
  'rule.9.6.12': 'Une fois repéré, chaque recherche suivante a +1, pas davantage.',
  'rule.9.7': 'Suivre des navires escortés et des convois.',
  'rule.9.7.1': 'Après le premier tour vous pouvez rester dans la case et suivre.',
  'rule.9.7.2': 'On ne suit pas les navires sans escorte ; il y a pour eux les tours supplémentaires.',
  'rule.9.7.3': 'D’abord les réparations ; avoir été repéré n’empêche pas de suivre.',
  'rule.9.7.4': 'On ne suit un grand bâtiment que s’il est endommagé, et il garde son escorte.',
  'rule.9.7.5':
    'Après la poursuite, la lumière est tirée de nouveau ; avec des navires endommagés, vous la choisissez.',
  'rule.9.7.6':
    'Les navires endommagés se suivent d’office. Un dé : de 1 à 4 encore escorté, 5 et 6 seul. Vous en choisissez un.',
  'rule.9.7.7':
    'On garde un convoi ou des navires escortés intacts de 1 à 4. Un convoi montre quatre nouveaux navires.',
  'rule.9.7.8':
    'Ou bien les navires endommagés, ou bien les autres ; après les endommagés, le convoi est parti.',
  'rule.9.7.9':
    'Cela compte comme une nouvelle rencontre, avec une nouvelle tactique ; les tubes sont rechargés.',
  'rule.9.7.10': 'Un navire endommagé sous escorte sur lequel on ne tire pas s’échappe (deuxième édition).',
  'rule.9.8': 'Avions.',
  'rule.9.8.1':
    'A1 : à 6 ou plus, vous plongez à temps ; moins, une ou deux attaques. Un avion pendant un tour supplémentaire sauve l’objectif (deuxième édition).',
  'rule.9.8.2': 'Bombes : E3 avec +2, et +1 en 1943, rien d’autre ; et une blessure dans l’équipage.',
  'rule.9.8.3':
    'La DCA tire en même temps. Abattu : c’est fini. Endommagé : fini après une deuxième attaque. Manqué : il vous file et peut appeler des escorteurs ou un autre avion, qui attaque aussitôt.',
  'rule.9.8.4': 'Sans DCA en état, l’avion compte comme manqué.',
  'rule.9.8.5': 'VIIA +1, type IX −1 avec les deux pièces.',
  'rule.9.8.6': 'Gascogne, Gibraltar et les dernières années amènent plus d’avions.',
  'rule.9.8.7': 'Seul le bateau de DCA tire encore après la première attaque.',
};
