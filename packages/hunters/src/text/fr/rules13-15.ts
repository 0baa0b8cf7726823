/** The Hunters in French: the rules of several captains, optional rules and the aces (chapters 13 to 15) in our own words. */
export const variants: Readonly<Record<string, string>> = {
  'rule.13.0':
    'Le jeu est fait pour un seul. Deux peuvent alterner (13.1), jusqu’à six se disputer tonnage ou survie (13.2 à 13.4), jusqu’à douze naviguer en meutes (13.5). Journaux et classement de tous les commandants sont visibles.',
  'rule.13.1': 'Deux carrières côte à côte : les patrouilles alternent, et le plus fort tonnage gagne.',
  'rule.13.1.1':
    'Tous deux commencent avec le même bateau, le même mois. On peut convenir d’un dernier mois : après lui aucune patrouille ne commence, celle en cours s’achève. Chacun a sa propre mer.',
  'rule.13.1.2':
    'Celui qui a fait le moins de patrouilles appareille ; ainsi ils alternent. Les dés de l’ennemi tombent d’eux-mêmes ; avec la règle 14.8 le joueur au port choisit en secret le cap de l’escorte, même si son propre bateau est perdu.',
  'rule.13.1.3':
    'Le plus fort tonnage gagne, un tonnage égal partage la victoire. Un commandant dont le bateau fut capturé vient après tous les autres et ne peut gagner.',
  'rule.13.2':
    'De deux à six commandants avec des bateaux pareils dès le même mois ; le plus fort tonnage gagne (13.2.1). Il y a un tournoi long (13.2.2) et un court (13.2.3).',
  'rule.13.2.1':
    'Tous commencent à la même date avec le même type et naviguent jusqu’à leur perte ou jusqu’à juin 1943. Le plus fort tonnage gagne, mort ou vif ; un tonnage égal partage la place. Tous ont la même mer : rencontres, navires et lumière sont les mêmes pour tous à la même patrouille ; ce qu’ils en font est leur propre chance.',
  'rule.13.2.2': 'Tournoi long : dès septembre 1939 sur un VIIA ou un IXA.',
  'rule.13.2.3': 'Tournoi court : dès mai 1941 sur un VIIC ou un IXC.',
  'rule.13.3': 'Le tonnage comme en 13.2, mais seuls les survivants peuvent gagner (13.3.1).',
  'rule.13.3.1':
    'Joué long ou court comme en 13.2. Gagne le plus fort tonnage parmi ceux qui sont vivants et libres à la fin de juin 1943 ; s’il n’y en a pas, personne ne gagne.',
  'rule.13.4': 'N’importe lequel des tournois de 13.2 et 13.3, le bateau laissé au choix de chacun (13.4.1).',
  'rule.13.4.1': 'Chaque commandant prend l’un des deux bateaux du tournoi et commence en son mois.',
  'rule.13.5':
    'Des meutes de six bateaux au plus attaquent ensemble des convois dans l’Atlantique de juin 1942, en une seule patrouille (13.5.2). La meute au plus fort tonnage gagne.',
  'rule.13.5.1':
    'Il y a une meute par six bateaux ; on peut convenir de plus petites, de deux au moins. Les commandants de la meute au plus fort tonnage gagnent, le meilleur de tous est nommé à côté ; avec une seule meute, le meilleur commandant gagne. Chaque meute porte son nom (14.5.1).',
  'rule.13.5.2':
    'Tous commencent sur un VIIC en juin 1942, en route pour l’Atlantique. À l’aller, au retour et après un demi-tour, chaque bateau navigue pour lui-même. Une patrouille est tout le tournoi, sans carénage, promotion ni décorations.',
  'rule.13.5.3':
    'Dans la première case de l’Atlantique chaque bateau rencontre le convoi ; on ne lance pas. Chacun voit quatre navires à lui, nouveaux à chaque tour.',
  'rule.13.5.4':
    'Avant chaque tour, chaque bateau au convoi lance 1d6 : l’escorte se tourne vers le plus bas (+1 à toutes ses recherches), les autres ont −1 ; à égalité on relance. Un bateau seul a +1. Cela ne compte ni pour la recherche avant un lancement à courte portée, ni avec la radio hors service.',
  'rule.13.5.5':
    'On se bat trois tours autour d’un convoi, et à chacun chaque bateau attaque une fois ; la poursuite est d’office. Dans les cases suivantes, les bateaux qui ont tiré un convoi se battent dès le premier tour. Ceux qui n’ont rien vu, ou d’autres navires, peuvent rallier au deuxième ou chasser ce qu’ils ont vu. Avions, événements, tempête et service météo tiennent un bateau à l’écart. Au lieu de rester, vous pouvez suivre un navire que vous avez endommagé ; vous quittez alors cette bataille.',
  'rule.13.5.6':
    'Cela continue case par case jusqu’à ce que chaque bateau soit perdu, ait fait demi-tour ou soit rentré.',
  'rule.14.0': 'Règles optionnelles, convenues avant la partie, chacune pour elle-même.',
  'rule.14.1': 'Les navires ont un tonnage fixe par classe au lieu d’être tirés (14.1.1).',
  'rule.14.1.1':
    'Petit cargo 3 500 t (2 points de dégâts), grand cargo 7 000 t (3), pétrolier 9 000 t (3). Les navires n’ont alors pas de nom.',
  'rule.14.1.2': 'Les grands bâtiments sont toujours tirés sur leur liste (8.2.2).',
  'rule.14.2': 'Les convois sont plus petits (14.2.1).',
  'rule.14.2.1': 'Un convoi montre trois navires au lieu de quatre.',
  'rule.14.3': 'Les noms sont retenus, et l’on ne rencontre plus un navire déjà coulé (14.3.2).',
  'rule.14.3.1': 'Le journal nomme chaque navire visé, avec tonnage et sort.',
  'rule.14.3.2':
    'Si la liste nomme un navire que vous avez coulé, ou déjà présent dans cette rencontre, on relance, trente fois au plus.',
  'rule.14.3.3':
    'Vingt autres navires de chaque classe s’ajoutent : 1d6 par navire, sur 6 son nom vient de l’autre liste (1d20), sinon de la liste ordinaire. Devant l’Amérique il n’y a que la liste américaine.',
  'rule.14.4': 'Seulement les numéros que des bateaux de ce type ont vraiment portés (14.4.1).',
  'rule.14.4.1':
    'VIIA U-27 à 36. VIIB U-45 à 55, 73 à 76, 83 à 87, 99 à 102. VIID U-213 à 218. Bateau de DCA U-256 et 441. IXA U-37 à 44. IXB U-64, 65, 103 à 111, 122 à 124. VIIC et IXC ont de nombreuses séries entre U-66 et U-1308 ; un numéro qui ne convient pas est refusé avec la liste de ceux qui conviennent.',
  'rule.14.4.2': 'Le numéro va au journal ; un nouveau bateau en reçoit un nouveau.',
  'rule.14.5':
    'Les meutes du tournoi portent des noms de la guerre (14.5.1) ; sans cette règle, leurs commandants les nomment à leur gré (13.5.1).',
  'rule.14.5.1':
    'Le commandant à la place la plus basse nomme sa meute d’après la liste historique. Chaque nom ne se prend qu’une fois.',
  'rule.14.6':
    'Les escortes sont de qualité diverse : tirée avant leur première recherche (14.6.1), elle change impacts et détection (14.6.3).',
  'rule.14.6.1':
    '1d6 avant la première recherche d’une rencontre. Jusqu’à 1941 : 1 novice, de 2 à 5 entraîné, 6 chevronné. Dès 1942 : 1 novice, de 2 à 4 entraîné, 5 chevronné, 6 élite. Après une poursuite elle n’est tirée de nouveau que pour un convoi.',
  'rule.14.6.2': 'La qualité vaut pour toute la rencontre et est indiquée avec l’escorte.',
  'rule.14.6.3':
    'Novice : un impact de moins, et cinq impacts au lieu de coulé d’un coup. Entraîné : rien ne change. Chevronné : un impact de plus, même s’il n’y en avait aucun, et cinq impacts coulent le bateau. Élite : comme chevronné, et +1 à chaque recherche.',
  'rule.14.7':
    'Quand la plongée d’urgence échoue, 1d6 donne la qualité de l’équipage de l’avion. Jusqu’à 1941 : 1 novice, de 2 à 5 entraîné, 6 chevronné. Dès 1942 : 1 novice, de 2 à 4 entraîné, 5 chevronné, 6 élite. Elle change les impacts (14.7.3).',
  'rule.14.7.2': 'La qualité vaut pour toutes les attaques de cet avion.',
  'rule.14.7.3':
    'Novice : un impact de moins, cinq impacts au lieu de coulé d’un coup. Chevronné : un impact de plus, cinq impacts coulent le bateau. Élite : comme chevronné, et deux hommes sont blessés au lieu d’un.',
  'rule.14.8':
    'Avant chaque attaque à la grenade vous choisissez de 1 à 6 : 1 et 2 à bâbord, 3 et 4 à tribord, 5 et 6 tout droit. Le 1d6 de l’escorte se lit de même, et les deux caps changent les impacts (14.8.1).',
  'rule.14.8.1':
    'Autre direction : un impact de moins. Même direction, autre chiffre : un impact de plus. Même chiffre : trois impacts de plus. On ne descend jamais sous aucun impact.',
  'rule.14.8.2':
    'Tant que vous manœuvrez, plus de cinq impacts ne coulent pas le bateau d’un coup ; chacun se tire sur E4. Un 13 aux grenades le coule quand même.',
  'rule.14.8.3':
    'À deux joueurs, celui au port choisit le chiffre de l’escorte ; tous deux choisissent en secret et montrent ensemble.',
  'rule.14.8.4': 'Avec des hydrophones en avarie, pas de manœuvre ; les grenades se tirent sans elle.',
  'rule.14.9':
    'Après la dernière case de la zone vous pouvez chercher un sous-marin ravitailleur : 1d6, trouvé sur 1. Puis 2d6 comme dans le golfe de Gascogne : un avion à 4 ou moins (−1 en 1942, −2 en 1943) gâche tout. Sinon le canon de pont est réapprovisionné et le bateau revient à sa première case de la zone. Torpilles 1d6 : 1 jusqu’à 1d6 à vapeur, 2 jusqu’à 1d6 électriques, 3 jusqu’à deux de chaque sorte, de 4 à 6 aucune.',
  'rule.14.9.1': 'Ni en Méditerranée, ni devant l’Amérique du Nord, ni aux Caraïbes.',
  'rule.14.9.2':
    'Une fois par patrouille, et demandé une fois. Un avion au rendez-vous y met fin, quoi qu’il advienne de son attaque.',
  'rule.14.9.3':
    'Vous ne prenez que les torpilles pour lesquelles tubes et réserve ont de la place et que la dotation du bateau permet (4.5) ; vous choisissez l’extrémité.',
  'rule.14.9.4': 'Vous pouvez toujours renoncer et rentrer.',
  'rule.14.9.5': 'Une patrouille ravitaillée dure un mois de plus.',
  'rule.14.10': 'Tout bateau peut être envoyé partout (14.10.1).',
  'rule.14.10.1':
    'Les restrictions de 7.3.1 et 7.3.2 ne comptent pas : vous allez où P1 vous envoie. Là où un bateau n’a pas de route, il en emploie une sur le modèle de ses autres.',
  'rule.14.11':
    'Se glisser à travers l’escorte d’un convoi jusqu’à courte portée montre de plus grands navires (14.11.1). Deuxième édition seulement.',
  'rule.14.11.1':
    'Si le bateau n’est pas repéré en approchant un convoi à courte portée (9.2.2), quatre nouveaux navires se tirent avec +1 à leur taille : 1 et 2 petit cargo, 3 et 4 grand cargo, 5 et 6 pétrolier.',
  'rule.15.1':
    'Les dix commandants aux plus forts tonnages de la guerre, pour vous mesurer à eux : Kretschmer 273 043 t (46 navires), Lüth 225 204 t (46), Topp 198 650 t (36), Liebe 187 267 t (34), Schütze 180 073 t (35), Lehmann-Willenbrock 179 125 t (25), Merten 170 151 t (27), Herbert Schultze 169 709 t (26), Prien 162 769 t (30), Lassen 156 082 t (26).',
};
