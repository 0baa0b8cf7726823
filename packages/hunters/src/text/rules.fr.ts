/** The Hunters in French: every case of the rules in a sentence or two of our own. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Vous commandez un sous-marin du premier mois de la guerre, ou du mois où paraît votre type de bateau, jusqu’à juin 1943.',
  'rule.2.0':
    'Les patrouilles se suivent : ordres, cases de route avec leurs rencontres, retour, carénage. Le tonnage coulé dit ce que vous valez.',
  'rule.3.1':
    'Chacun des huit types de bateau a un plateau avec ses tubes, ses canons, ses cases de coque et de voies d’eau, son équipage et ses routes.',
  'rule.3.2':
    'Le plateau de combat porte les navires en vue, leurs dégâts, la lumière, la portée et les impacts reçus.',
  'rule.3.3':
    'Les marqueurs montrent navires, torpilles, munitions, avaries, blessures et événements ; à l’écran ils sont dessinés là où ils se trouvent.',
  'rule.3.3.1':
    'Les marqueurs peuvent porter les modificateurs qu’ils apportent ; ici chaque jet donne la liste des siens.',
  'rule.3.3.2':
    'Marqueurs de bateau, de grade, de décoration, de qualité d’équipage, d’événement, d’armement, d’avarie et d’hommes.',
  'rule.3.4': 'Les tables disent quels dés jeter ; 00 sur deux dés à dix faces vaut 100.',
  'rule.3.5':
    'Le journal des patrouilles note chaque patrouille, chaque navire visé et chaque mois de carénage.',
  'rule.3.6':
    'Une case de route dure trois à quatre jours ; une case d’équipage représente plusieurs hommes.',
  'rule.3.7': 'Ce que contient la boîte du jeu imprimé.',
  'rule.4.1': 'Choisissez l’un des huit types de bateau.',
  'rule.4.1.1':
    'Vous commandez un seul bateau. Les premiers types servent dans des années plus faciles, les suivants sont de meilleurs bateaux.',
  'rule.4.2': 'Le mois où un type devient disponible est celui de votre première patrouille.',
  'rule.4.2.1': 'La première patrouille commence le mois où le type de bateau devient disponible.',
  'rule.4.2.2':
    'Septembre 1939 : VIIA, VIIB, IXA. Avril 1940 : IXB. Octobre 1940 : VIIC. Mai 1941 : IXC. Janvier 1942 : VIID. Mai 1943 : VIIC Flak. En décembre 1940 un VIIA est échangé contre un VIIC au carénage, sauf accord contraire.',
  'rule.4.2.3': 'Vous gardez d’ordinaire votre bateau ; certains événements en donnent un plus récent.',
  'rule.4.3': 'Le journal porte le type du bateau, son numéro et le nom du Kommandant.',
  'rule.4.3.1': 'Nom et numéro donnent de la couleur au récit et ne changent rien d’autre.',
  'rule.4.3.2': 'Le journal note les objectifs, les navires endommagés et les navires coulés.',
  'rule.4.4': 'Le plateau se prépare avant la première patrouille.',
  'rule.4.4.1': 'On prend le plateau du type choisi.',
  'rule.4.4.2':
    'Vous commencez avec votre grade, un équipage entraîné, torpilles et munitions à bord, le bateau au port.',
  'rule.4.5':
    'La dotation mêle torpilles à vapeur (G7a) et électriques (G7e) ; on peut en échanger quelques-unes. Chaque tube tient une torpille, les autres sont en réserve et restent à leur extrémité du bateau.',
  'rule.4.5.1': 'Un tube ne se recharge que tant qu’il reste une réserve à la même extrémité.',
  'rule.4.5.2':
    'Option : tous les tubes commencent avec des torpilles à vapeur ; un type VII prend au plus 5, un type IX au plus 6 électriques, en réserve.',
  'rule.4.6': 'Le canon de pont a un nombre limité de tirs.',
  'rule.4.6.1': 'Le plateau compte les tirs qui restent au canon de pont.',
  'rule.4.6.2': 'Une patrouille commence avec toutes ses munitions.',
  'rule.4.6.3': 'On peut faire jusqu’à deux tirs par tour de combat.',
  'rule.4.6.4': 'La DCA ne manque jamais de munitions.',
  'rule.5.1': 'Quand finit une carrière.',
  'rule.5.1.1': 'Aucune patrouille ne commence après juin 1943.',
  'rule.5.1.2': 'Quand le carénage finit après juin 1943, la carrière est terminée.',
  'rule.5.1.3': 'La carrière finit aussitôt si le Kommandant est tué ou fait prisonnier.',
  'rule.5.1.4': 'On établit alors le niveau de victoire.',
  'rule.5.2': 'Ce que vous valez.',
  'rule.5.2.1': 'On additionne le tonnage de tous les navires coulés.',
  'rule.5.2.2':
    'Moins de 50 000 t est une défaite, moins de 100 000 t un match nul, puis victoire marginale, importante dès 150 000 t, décisive dès 200 000 t. Un bateau capturé est une défaite, quoi qu’on ait coulé.',
  'rule.5.2.3': 'Mort ou captivité n’ôtent rien au tonnage.',
  'rule.6.1':
    'Ordres, patrouille, carénage : durée du carénage, convalescence, progrès, promotion et décorations, nouveau bateau, réapprovisionnement.',
  'rule.7.0': 'La zone se tire sur P1 selon la date ; le type de bateau peut la changer.',
  'rule.7.1': 'Préparer une patrouille.',
  'rule.7.1.1': 'La zone est inscrite au journal.',
  'rule.7.1.2': 'Le bateau se place avant la première case de sa route.',
  'rule.7.1.3': 'Torpilles, munitions et équipage sont vérifiés avant l’appareillage.',
  'rule.7.2': 'Certaines patrouilles en Atlantique font partie d’une meute.',
  'rule.7.2.1': 'Une patrouille marquée (W) est une patrouille en meute.',
  'rule.7.2.2':
    'Contre un convoi, un dé : de 1 à 5 l’escorte est occupée ailleurs (détection −1), sur 6 elle est sur vous (+1).',
  'rule.7.2.3':
    'Cela vaut pour toute l’attaque et se relance après la poursuite du convoi ; sans effet si la radio est hors service.',
  'rule.7.2.4': 'Cela ne vaut que contre les convois.',
  'rule.7.3': 'Restrictions selon le type et la zone.',
  'rule.7.3.1': 'Les types IX vont sur la côte ouest-africaine au lieu de la Méditerranée ou de l’Arctique.',
  'rule.7.3.2':
    'Les types VII vont en Atlantique au lieu des Caraïbes ou de la côte ouest-africaine ; VIID et bateau de DCA peuvent aller aux Caraïbes, un VIID aussi en Afrique ; ni l’un ni l’autre en Méditerranée (relancer).',
  'rule.7.3.3':
    'À la première patrouille en Méditerranée, la première case est le golfe de Gascogne, la deuxième le passage de Gibraltar. Avant celui-ci, seule une avarie durable permet de rentrer en France.',
  'rule.7.3.4': 'Un bateau qui a achevé une patrouille en Méditerranée y reste.',
  'rule.7.3.5': 'Un bateau envoyé en Arctique lance aussitôt un dé : de 1 à 3, il y reste définitivement.',
  'rule.7.3.6': 'Dès juillet 1940, les premières et dernières cases marquées sont le golfe de Gascogne.',
  'rule.7.3.7':
    'Amérique du Nord et Caraïbes partagent la route et la liste de navires nord-américaine, mais pas la table des rencontres.',
  'rule.7.4': 'Missions spéciales : déposer un agent (A) ou mouiller des mines (M).',
  'rule.7.4.1':
    'Dans la case de mission, on lance sur la table des missions spéciales jusqu’à ce qu’aucun avion ne vienne ; l’agent est alors à terre.',
  'rule.7.4.2':
    'Les mines remplissent tous les tubes, la réserve peut être recomposée ; une fois mouillées, on recharge. Un VIID porte ses mines ailleurs.',
  'rule.7.4.3':
    'Dans la case de mission, l’avion trouve le bateau en eaux peu profondes : −1 à la plongée d’urgence.',
  'rule.7.4.4':
    'Une patrouille spéciale n’est un succès que si la mission est accomplie ; les navires coulés comptent tout de même au tonnage.',
  'rule.7.4.5': 'Pas d’événement aléatoire dans la case de mission (deuxième édition).',
  'rule.7.5': 'La fin d’une patrouille.',
  'rule.7.5.1': 'La patrouille finit après la dernière case et ses rencontres.',
  'rule.7.5.2': 'Un seul navire coulé fait de la patrouille un succès.',
  'rule.8.0': 'Dans chaque case de route, la veille se joue sur E1.',
  'rule.8.1': 'Sortes de rencontres.',
  'rule.8.1.1':
    'Un jet par case, deux ou trois là où c’est marqué, davantage avec un diesel hors service ou une mission à accomplir.',
  'rule.8.1.2': 'La table nomme des navires, avec ou sans escorte, ou des avions.',
  'rule.8.1.3':
    'Un convoi montre quatre navires. Convois et grands bâtiments sont toujours escortés ; un navire, deux navires ou un pétrolier seul ne le sont pas.',
  'rule.8.1.4': 'Attaquer est toujours votre choix ; laissez passer, et vous n’êtes pas repéré.',
  'rule.8.1.5': 'On n’évite pas les avions.',
  'rule.8.1.6': 'Un événement aléatoire remplace la rencontre.',
  'rule.8.2': 'De quels navires il s’agit.',
  'rule.8.2.1': 'Un dé par navire : de 1 à 3 petit cargo, 4 et 5 grand cargo, 6 pétrolier.',
  'rule.8.2.2':
    'Les listes donnent nom et tonnage. Les grands bâtiments sont fortement escortés : détection +1.',
  'rule.8.2.3': 'Au large de l’Amérique du Nord, les navires viennent de leur propre liste.',
  'rule.8.2.4': 'Les navires visés sont inscrits au journal.',
  'rule.8.2.5':
    'Le tonnage décide combien de points de dégâts un navire supporte ; les petits pétroliers deux, comme les autres petits navires.',
  'rule.8.2.6': 'Après avoir vu ce que c’est, vous pouvez renoncer.',
  'rule.8.3': 'Jour et nuit.',
  'rule.8.3.1': 'Un dé : de 1 à 3 jour, de 4 à 6 nuit.',
  'rule.8.3.2':
    'De jour, vous pouvez filer les navires jusqu’à la nuit : de 1 à 4 nuit, 5 et 6 contact perdu. Pas un grand bâtiment intact.',
  'rule.8.3.3': 'La lumière est marquée pour le combat.',
  'rule.8.3.4': 'Les navires endommagés que l’on suit sont attaqués à l’heure de votre choix.',
  'rule.8.3.5': 'En Arctique, jour et nuit suivent la saison ; juin n’a pas de nuit, décembre pas de jour.',
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
  'rule.10.0': 'Les avaries comptent aussitôt, avant même de pouvoir être réparées.',
  'rule.10.1': 'Voies d’eau.',
  'rule.10.1.1': 'Chaque voie d’eau remplit une case.',
  'rule.10.1.2': 'À la dernière case il faut faire surface et saborder.',
  'rule.10.1.3':
    'Après un tour avec voie d’eau, un dé : sur 5 et 6, une case de plus ; le chef mécanicien aide, ou fait défaut.',
  'rule.10.2': 'Machines.',
  'rule.10.2.1':
    'Un diesel hors service : retour, avec deux jets de rencontre par case. Les deux : remorqué depuis la première ou la dernière case, sinon le bateau est sabordé.',
  'rule.10.3': 'Coque.',
  'rule.10.3.1': 'Chaque impact sur la coque remplit une case.',
  'rule.10.3.2': 'Les avaries de coque restent jusqu’au carénage ; la dernière case coule le bateau.',
  'rule.10.3.3': 'Les avaries de coque allongent le carénage.',
  'rule.10.3.4': 'Descendre sous la profondeur d’essai coûte chaque fois une case de coque.',
  'rule.10.4': 'Soutes à mazout.',
  'rule.10.4.1': 'Des soutes qui fuient rendent plus facile à repérer et à toucher.',
  'rule.10.4.2': 'Des soutes impossibles à réparer mettent fin à la patrouille.',
  'rule.10.5': 'Blessures.',
  'rule.10.5.1': 'Blessure légère, blessure grave, ou tué.',
  'rule.10.5.2': 'La carrière finit avec la mort du Kommandant.',
  'rule.10.5.3':
    'Un blessé grave ne peut plus servir : le commandement passe, les réparations en pâtissent, les blessés peuvent mourir sans médecin, le bateau plonge moins vite, la mission échoue.',
  'rule.10.6': 'Plus d’un impact.',
  'rule.10.6.1': 'Voies d’eau et avaries de coque s’additionnent.',
  'rule.10.6.2':
    'Deux blessures légères en font une grave, deux graves tuent ; une légère n’ajoute rien à un blessé grave.',
  'rule.10.6.3': 'Les autres avaries ne s’additionnent pas ; ce qui n’est pas à bord ne peut être touché.',
  'rule.10.6.4': 'Un impact sur la DCA met toutes les pièces hors d’usage.',
  'rule.10.7': 'Les réparations viennent après la rencontre, avant la poursuite ; on pompe d’abord l’eau.',
  'rule.10.7.1': 'Chaque système avarié a droit à une tentative.',
  'rule.10.7.2': 'Un dé contre le chiffre de E5.',
  'rule.10.7.3': 'Un chef mécanicien Experte donne −1 tant qu’il est valide.',
  'rule.10.7.4': 'Réparé : comme avant.',
  'rule.10.7.5': 'Échec : hors service pour le reste de la patrouille.',
  'rule.10.7.6': 'E5 dit ce que signifie un système perdu ; certains vous renvoient à la base.',
  'rule.10.7.7': 'Le carénage répare tout.',
  'rule.10.8': 'Interrompre une patrouille.',
  'rule.10.8.1': 'Certaines avaries forcent à rentrer.',
  'rule.10.8.2':
    'Gagnez la case de transit la plus proche, puis le port de ce côté, avec un jet dans chaque case ; à égalité, vous choisissez.',
  'rule.10.8.3': 'Avec un diesel hors service, on lance deux fois dans chaque case.',
  'rule.10.8.4': 'Sur la route du retour, on n’attaque pas.',
  'rule.10.8.5': 'Vous pouvez interrompre quand vous voulez ; ce n’est pas en soi un échec.',
  'rule.10.8.6':
    'Un type IX qui fait demi-tour avant la moitié de la patrouille n’est parti qu’un mois (deuxième édition).',
  'rule.10.9': 'Sabordage.',
  'rule.10.9.1': 'Trop d’eau, ou plus de machines, et le bateau doit être sabordé.',
  'rule.10.9.2': '2d6 : sur 12 le bateau est capturé ; sinon il coule. L’équipage est prisonnier.',
  'rule.10.9.3': '+1 si le Kommandant est blessé grave.',
  'rule.10.9.4':
    'Les deux diesels hors service loin du port, le bateau est sabordé ; l’équipage est sauvé à 10 ou moins et reçoit un autre bateau.',
  'rule.10.9.5': '+4 à ce jet sans radio.',
  'rule.10.10': 'Carénage.',
  'rule.10.10.1': 'Un mois au moins.',
  'rule.10.10.2': 'Un mois de plus avec trois systèmes ou plus hors service.',
  'rule.10.10.3': 'Un mois de plus par tranche entamée de trois cases de coque.',
  'rule.10.10.4': 'La patrouille suivante commence le mois après le carénage.',
  'rule.10.10.5': 'Un bateau qui demanderait cinq mois est remplacé ; les affectations définitives cessent.',
  'rule.10.10.6': 'Les patrouilles des types IX et VIID prennent un second mois.',
  'rule.10.10.7': 'Les blessés se remettent pendant le carénage.',
  'rule.10.11': 'Un dé donne les mois qu’il faut à un blessé grave.',
  'rule.10.11.1': 'Un médecin Experte donne −1 tant qu’il est valide.',
  'rule.10.11.2': 'Qui demande plus que le carénage est remplacé.',
  'rule.10.11.3': 'Les quatre cases d’équipage perdues, l’équipage baisse d’un niveau, pas sous entraîné.',
  'rule.10.11.4':
    'Un Kommandant à qui il faut cinq mois reçoit le bateau le plus récent de sa classe et un équipage neuf.',
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
  'rule.13.0': 'Plus d’un commandant.',
  'rule.13.1': 'Deux joueurs.',
  'rule.13.1.1': 'Tous deux commencent avec le même bateau, le même mois.',
  'rule.13.1.2':
    'Les patrouilles alternent ; l’autre joueur lance pour l’escorte et les avions et choisit le cap de l’escorte.',
  'rule.13.1.3': 'Le plus fort tonnage gagne.',
  'rule.13.2': 'Tournois de tonnage.',
  'rule.13.2.1': 'Même bateau, même date, le plus fort tonnage gagne, mort ou vif.',
  'rule.13.2.2': 'Long : dès septembre 1939 sur un VIIA ou un IXA.',
  'rule.13.2.3': 'Court : dès mai 1941 sur un VIIC ou un IXC.',
  'rule.13.3': 'Tournoi de survie.',
  'rule.13.3.1': 'Seuls comptent les commandants vivants en juin 1943.',
  'rule.13.4': 'Bateaux mêlés.',
  'rule.13.4.1': 'Chacun choisit son type.',
  'rule.13.5': 'Tournoi des meutes.',
  'rule.13.5.1': 'Des équipes de six se disputent le tonnage.',
  'rule.13.5.2': 'Tous commencent sur un VIIC en juin 1942, en route pour l’Atlantique.',
  'rule.13.5.3': 'La première case de l’Atlantique est un convoi pour tous.',
  'rule.13.5.4': 'À chaque tour un bateau a l’attention de l’escorte (+1), les autres en profitent (−1).',
  'rule.13.5.5':
    'On se bat trois tours autour du convoi ; les bateaux suivants rallient selon ce qu’ils ont rencontré.',
  'rule.13.5.6': 'Cela dure jusqu’à ce que chaque bateau soit coulé, ait fait demi-tour ou soit rentré.',
  'rule.14.0': 'Règles optionnelles, chacune pour elle-même.',
  'rule.14.1': 'Tonnage unique.',
  'rule.14.1.1': 'Petit cargo 3 500 t, grand cargo 7 000 t, pétrolier 9 000 t.',
  'rule.14.1.2': 'Les grands bâtiments sont toujours tirés au sort.',
  'rule.14.2': 'Convois plus petits.',
  'rule.14.2.1': 'Les convois montrent trois navires.',
  'rule.14.3': 'Objectifs historiques.',
  'rule.14.3.1': 'Les noms sont inscrits au journal.',
  'rule.14.3.2': 'On ne rencontre plus un navire déjà coulé.',
  'rule.14.3.3': 'On peut employer d’autres listes.',
  'rule.14.4': 'Numéros historiques.',
  'rule.14.4.1': 'Chaque type a ses numéros.',
  'rule.14.4.2': 'Le numéro va sur le journal.',
  'rule.14.5': 'Noms des meutes.',
  'rule.14.5.1': 'Les meutes portent des noms historiques.',
  'rule.14.6': 'Qualité de l’escorte.',
  'rule.14.6.1': 'Un dé selon l’année avant la première recherche : novice, entraîné, chevronné ou élite.',
  'rule.14.6.2': 'La qualité est marquée.',
  'rule.14.6.3':
    'Novice : un impact de moins, jamais coulé d’un coup. Chevronné : un impact de plus, cinq impacts coulent. Élite : de même, et +1 à la détection.',
  'rule.14.7': 'La qualité des avions se tire avant les bombes.',
  'rule.14.7.2': 'La qualité est marquée.',
  'rule.14.7.3': 'Impacts comme pour l’escorte ; un équipage d’élite blesse deux hommes.',
  'rule.14.8': 'Manœuvres d’évasion : choisissez de 1 à 6 (bâbord, tribord, tout droit) contre un dé.',
  'rule.14.8.1':
    'Autre direction : un impact de moins. Même direction : un impact de plus. Même chiffre : trois de plus.',
  'rule.14.8.2': 'Plus de cinq impacts ne coulent pas d’un coup ; chacun est tiré.',
  'rule.14.8.3': 'À deux joueurs, chacun choisit en secret.',
  'rule.14.8.4': 'Pas avec des hydrophones avariés.',
  'rule.14.9':
    'Après la dernière case de la zone, un 1 trouve un sous-marin ravitailleur, un avion peut tout gâcher ; le mazout vous remet en zone.',
  'rule.14.9.1': 'Ni en Méditerranée, ni devant l’Amérique, ni aux Caraïbes.',
  'rule.14.9.2': 'Une fois par patrouille ; une rencontre gâche tout.',
  'rule.14.9.3': 'Des torpilles seulement dans la limite de la place et de la dotation.',
  'rule.14.9.4': 'Vous n’y êtes pas obligé.',
  'rule.14.9.5': 'La patrouille dure un mois de plus.',
  'rule.14.10': 'Toutes les eaux pour tous les bateaux.',
  'rule.14.10.1': 'Les restrictions de 7.3.1 et 7.3.2 sont ignorées.',
  'rule.14.11': 'Pénétration du convoi (deuxième édition).',
  'rule.14.11.1': 'Glissez-vous à courte portée, et les navires de l’intérieur se tirent avec +1.',
  'rule.15.1': 'Les dix commandants aux plus forts tonnages de la guerre, pour vous mesurer à eux.',
};
