/** The Hunters in French: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
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
};
