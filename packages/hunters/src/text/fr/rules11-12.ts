/** The Hunters in French: the rules of advancement and random events (chapters 11 and 12) in our own words. */
export const careers: Readonly<Record<string, string>> = {
  'rule.11.0':
    'Pendant le carénage officiers et équipage gagnent en expérience (11.1), le Kommandant peut être promu (11.2) et décoré (11.3), et il peut recevoir un autre bateau (11.4).',
  'rule.11.1':
    'Après chaque troisième patrouille réussie, 1d6 : 1 le chef mécanicien devient Experte (−1 aux réparations et aux voies d’eau), 2 le médecin (−1 à la convalescence), 3 le premier officier de quart, 4 le deuxième (pas de malus s’il commande), 5 et 6 la qualité de l’équipage monte d’un niveau.',
  'rule.11.1.1':
    'Ce qui est acquis compte dès la patrouille suivante, tant que l’homme sert à bord ; la qualité de l’équipage est indiquée avec le bateau.',
  'rule.11.1.2': 'Si l’homme tiré est déjà Experte, ou l’équipage déjà d’élite, rien n’est gagné.',
  'rule.11.1.3':
    'Les niveaux sont novice, entraîné, chevronné et élite ; tout équipage commence entraîné. Novice : +1 pour toucher, −1 à la plongée d’urgence. Chevronné : −1 à la DCA, ce qui est bon. Élite : −1 à la DCA et +1 à la plongée d’urgence.',
  'rule.11.1.4':
    'Si les quatre cases d’équipage ont été blessées graves ou mortes dans une patrouille, la qualité baisse d’un niveau, pas sous entraîné. Après trois échecs de suite elle baisse d’un niveau, jusqu’à novice, et le compte recommence.',
  'rule.11.1.5':
    'Après chaque patrouille un premier officier de quart Experte lance 1d6 : sur 6 il reçoit son propre bateau, et un nouveau qui n’est pas Experte prend sa place.',
  'rule.11.1.6':
    'Quand le premier officier de quart part, est mort ou remplacé, un deuxième officier de quart Experte prend sa place et reste Experte ; un nouveau deuxième officier embarque.',
  'rule.11.1.7':
    'Chaque troisième succès de toute la carrière donne un jet, quoi qu’il soit arrivé entre-temps à l’équipage ou au bateau.',
  'rule.11.2':
    'Cinq grades, d’Oberleutnant zur See à Kapitän zur See. Le grade permet de demander sa zone et raccourcit les longs carénages (11.2.1) ; la promotion se tire une fois par an (11.2.3).',
  'rule.11.2.1':
    'Avant chaque patrouille 1d6 : un Kapitänleutnant choisit ses ordres sur 1, un Korvettenkapitän sur 1 et 2, un Fregattenkapitän ou Kapitän zur See de 1 à 3, parmi ce que la colonne actuelle de P1 offre à son bateau ; pas en affectation définitive. Dès Korvettenkapitän un carénage de trois ou quatre mois dure un mois de moins. Un Oberleutnant zur See n’a ni l’un ni l’autre.',
  'rule.11.2.2':
    'Sur un type IX, ou en commençant en 1939, vous êtes Kapitänleutnant. Sinon 1d6 : en 1940 Oberleutnant zur See sur 1 et 2, en 1941 de 1 à 3, dès 1942 de 1 à 5, au-delà Kapitänleutnant.',
  'rule.11.2.3':
    'Au premier carénage qui atteint le 12e, 24e … mois de service, 1d6 : promu à 4 ou moins. Pour le temps depuis le dernier jet : −1 par décoration, −1 par dizaine de navires coulés, +1 par patrouille manquée. Un dernier jet se fait quand la carrière finit en juin 1943, le Kommandant vivant.',
  'rule.11.2.4':
    'Si le jet échoue, vous gardez votre grade et attendez douze mois de plus ; rien n’est reporté.',
  'rule.11.3':
    'La Croix de chevalier et ses trois degrés sont remis au carénage pour le tonnage, ou pour l’un de six grands bâtiments (8.2.2), un degré après l’autre ; un fort tonnage peut en valoir plusieurs à la fois. Un grand bâtiment compte pour un degré. Chaque décoration apporte des modificateurs (11.3.6) et une demande de bateau plus récent (11.3.5).',
  'rule.11.3.1': 'Croix de chevalier : 100 000 t en tout, ou l’un des six grands bâtiments de la liste.',
  'rule.11.3.2':
    'Feuilles de chêne : 175 000 t en tout, un autre bâtiment de la liste, ou 75 000 t depuis la Croix de chevalier.',
  'rule.11.3.3':
    'Glaives : 250 000 t en tout, un autre bâtiment de la liste, ou 75 000 t depuis les feuilles de chêne.',
  'rule.11.3.4':
    'Brillants : 300 000 t en tout, un autre bâtiment de la liste, ou 50 000 t depuis les glaives.',
  'rule.11.3.5':
    'Chaque décoration permet de demander une fois un bateau plus récent, maintenant ou à un carénage ultérieur (11.4.3).',
  'rule.11.3.6':
    'Chaque décoration garde les effets des précédentes. Croix de chevalier : pas de +1 pour toucher à la deuxième salve de nuit. Feuilles de chêne : −1 pour toucher. Glaives : −1 aux recherches tant que le Kommandant n’est pas blessé grave. Brillants : la poursuite réussit toujours (9.7.7).',
  'rule.11.4':
    'Vous recevez un autre bateau quand le vôtre ou vous-même demandez cinq mois (11.4.1, 11.4.2), quand l’équipage fut sauvé sans lui (10.9.4), sur demande après une décoration (11.4.3), et pour un VIIA dès décembre 1940 (4.2.2). Une affectation définitive finit avec l’ancien bateau.',
  'rule.11.4.1':
    'Un Kommandant à qui il faut cinq mois ou plus pour se remettre reçoit le bateau ordinaire le plus récent de sa classe et un équipage neuf (10.11.4).',
  'rule.11.4.2':
    'Un bateau qui demande cinq mois de carénage, sans compter le grade du Kommandant, est remplacé par le bateau ordinaire le plus récent de sa classe. Vous gardez l’équipage et appareillez après un mois, ou quand le Kommandant est remis ; ceux à qui il faut plus sont remplacés.',
  'rule.11.4.3':
    'Pour chaque décoration vous pouvez demander une fois : nommez un modèle plus récent de votre classe, disponible à l’appareillage, et lancez 1d6, accordé de 1 à 3. Un refus épuise la demande ; celles qui n’ont pas servi restent. Vous gardez l’équipage et appareillez après un mois, ou quand le Kommandant est remis.',
  'rule.11.4.4': 'Les Kommandanten restent dans leur classe : type VII avec VII, type IX avec IX.',
  'rule.11.4.5':
    'Un VIID ou un bateau de DCA demande encore 1d6 : accordé sur 1 et 2, sinon vous recevez le bateau ordinaire le plus récent. Qui reçoit un nouveau type VII pour une raison quelconque peut tenter d’en obtenir un qui soit alors disponible.',
  'rule.11.4.6':
    'Le VIID porte ses mines dans des puits, garde toutes ses torpilles, peut aller aux Caraïbes et en Afrique de l’Ouest, et mouille des mines à chaque patrouille aux Îles Britanniques, en Amérique du Nord et aux Caraïbes. Avec un agent pour l’Amérique du Nord, l’agent passe d’abord ; première édition : des mines même alors.',
  'rule.11.4.7':
    'Le VIIC de DCA a cinq torpilles dans les tubes, ni réserve ni canon de pont. Sa DCA lance deux fois, le meilleur résultat compte, à −2 avec trois pièces en état, −1 avec deux, 0 avec une. Si l’avion n’est ni abattu ni endommagé, il peut rester en surface pour un second tour : DCA encore, quelqu’un est blessé à coup sûr, et de 1 à 3 sur 1d6 des bombes tombent aussi. Ensuite l’avion le file (9.8.3). Un impact sur la DCA de 2 cm prend l’un de ses affûts quadruples.',
  'rule.12.0':
    'Une fois par patrouille, le premier 12 naturel sur un jet de rencontre est un événement aléatoire au lieu de la rencontre (12.1.1).',
  'rule.12.1':
    'Les onze événements et leurs dés (12.1.1), leur fréquence (12.1.2), ceux qui restent (12.1.3) et ceux qu’on ignore (12.1.4, 12.1.5).',
  'rule.12.1.1':
    'Au premier 12 naturel, lancez 2d6. 2 homme à la mer : 1d6, sur 1 le Kommandant est perdu, 2 le chef mécanicien, 3 et 4 le premier, 5 et 6 le deuxième officier de quart. 3 surpris : un avion attaque, pas de plongée d’urgence. 4 gyrocompas : réparé sur 1 et 2 de 1d6 avec les modificateurs du chef mécanicien, sinon retour. 5 torpilles supérieures. 6 pièces de rechange : deux systèmes hors service sont réparés. 7 un marqueur de chance. 8 un avion signale un navire isolé sans escorte. 9 service météo et 11 tempête : plus aucune rencontre dans cette case ni dans la suivante. 10 torpille détachée : une case d’équipage est blessée grave. 12 baignade : quelqu’un est perdu comme sur 2.',
  'rule.12.1.2': 'Un événement par patrouille. Les 12 suivants amènent ce que dit E1.',
  'rule.12.1.3':
    'Torpilles supérieures : +1 au jet de ratés pour le reste de la patrouille. Un marqueur de chance se garde jusqu’à ce qu’il serve, même aux patrouilles suivantes : après tout jet, le vôtre ou celui de l’ennemi, avant son effet, il fait relancer les dés. On convient avant la partie s’il est proposé après chaque jet, seulement après les mauvais ou jamais.',
  'rule.12.1.4':
    'Sont ignorés : les pièces de rechange si rien n’est hors service ; le signalement de l’avion devant l’Amérique du Nord, l’Afrique de l’Ouest et aux Caraïbes ; le service météo au retour ; la torpille détachée sans torpilles, ou si plus personne ne vit dans les cases d’équipage ; la baignade ailleurs qu’aux Caraïbes, en Afrique de l’Ouest et en Méditerranée ; un homme à la mer déjà mort.',
  'rule.12.1.5': 'Un événement ignoré ne compte pas : le 12 naturel suivant peut en amener un autre.',
  'rule.12.1.6':
    'Après un événement, le reste de cette case est sauté et le bateau passe à la suivante, même si l’événement fut ignoré.',
  'rule.12.1.7': 'Dans la case d’une mission spéciale il n’y a pas d’événement (deuxième édition, 7.4.5).',
};
