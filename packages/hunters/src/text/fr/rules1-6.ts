/** The Hunters in French: the rules of career, boat and course of play (chapters 1 to 6) in our own words. */
export const basics: Readonly<Record<string, string>> = {
  'rule.1.0':
    'Vous commandez un sous-marin du mois où paraît son type, septembre 1939 au plus tôt, jusqu’à juin 1943. Coulez autant de tonnage que possible, et rentrez.',
  'rule.2.0':
    'Les patrouilles se suivent : on vous envoie dans une zone (7.0), vous passez les cases de votre route et tirez dans chacune les rencontres (8.0), vous attaquez les navires ou les laissez passer (9.0), vous réparez les avaries (10.7), vous rentrez et carénez (10.10). Le tonnage de tous les navires coulés dit ce que vous valez (5.2.2).',
  'rule.3.1':
    'Chacun des huit types de bateau a ses tubes, sa réserve, ses canons, ses cases de coque et de voies d’eau, et ses routes vers les zones. Tous ont un Kommandant, deux officiers de quart, un chef mécanicien, un médecin et quatre cases d’équipage.',
  'rule.3.2':
    'À l’attaque vous voyez jusqu’à quatre navires avec les points de dégâts qu’ils supportent encore, la lumière, la portée, votre profondeur, l’escorte et ce qu’elle fait.',
  'rule.3.3':
    'Les marqueurs du jeu imprimé montrent navires, torpilles, munitions, avaries, blessures et événements ; à l’écran ils sont dessinés là où ils se trouvent.',
  'rule.3.3.1':
    'Les marqueurs imprimés rappellent leurs modificateurs. Ici chaque jet donne la liste de ceux qui comptent, et de ceux qui auraient pu compter.',
  'rule.3.3.2':
    'Il y a des marqueurs de bateau, grade, décoration, qualité d’équipage, événements, torpilles, mines, agent, munitions, avaries, blessures et Experten.',
  'rule.3.4':
    'Chaque jet nomme ses dés : 1d6 est un dé, 2d6 la somme de deux, d66 deux dés lus comme dizaine et unité. Sur 1d100, 00 vaut 100. Un chiffre naturel est celui des dés, avant tout modificateur.',
  'rule.3.5':
    'Le journal note chaque patrouille avec mois et zone, chaque navire visé avec son sort, succès ou échec, et les mois de carénage.',
  'rule.3.6':
    'Une case de route dure trois à quatre jours de mer. Une des quatre cases d’équipage représente plusieurs des quelque cinquante hommes à bord. Un tir du canon de pont, c’est environ 25 obus.',
  'rule.3.7':
    'Ce que contient la boîte du jeu imprimé : plateaux, cartes, marqueurs, journaux et dés. Rien de cela n’est nécessaire ici.',
  'rule.4.1':
    'Choisissez l’un des huit types de bateau ; il décide de la date, de l’armement et des routes (4.1.1, 4.2.2).',
  'rule.4.1.1':
    'Vous commandez un seul bateau. Les premiers types commencent plus tôt, dans des années plus faciles ; les suivants portent davantage ou résistent mieux. VIIA : 11 torpilles, coque 7. VIIB, VIIC, VIID : 14, coque 8. IXA et IXB : 22, coque 8. IXC : 22, coque 9. VIIC de DCA : 5, coque 8. Les patrouilles des types IX et VIID durent deux mois, et ils plongent moins vite (9.8.1).',
  'rule.4.2': 'Le mois où un type devient disponible est celui de votre première patrouille (4.2.2).',
  'rule.4.2.1':
    'La première patrouille commence le mois où le type choisi devient disponible ; les tournois ont leur propre date (13.2).',
  'rule.4.2.2':
    'Septembre 1939 : VIIA, VIIB, IXA. Avril 1940 : IXB. Octobre 1940 : VIIC. Mai 1941 : IXC. Janvier 1942 : VIID. Mai 1943 : VIIC de DCA. Un VIIA est échangé contre un VIIC au carénage dont la patrouille suivante commence en décembre 1940 ou plus tard. Option : le VIIA reste en service.',
  'rule.4.2.3':
    'Vous gardez d’ordinaire votre bateau. De longues réparations, de longues blessures, la perte du bateau sans l’équipage et les demandes après décoration en donnent un plus récent (11.4).',
  'rule.4.3': 'Nom du Kommandant et numéro du bateau vont au journal avec le type (4.3.1).',
  'rule.4.3.1':
    'Choisissez un nom et un numéro quelconque. Ils donnent de la couleur au récit et ne changent rien d’autre. Avec la règle 14.4, seuls les numéros que le type a vraiment portés sont admis.',
  'rule.4.3.2':
    'Le journal note objectifs, dégâts et navires coulés ; le tonnage coulé décide de la victoire (5.2).',
  'rule.4.4': 'Bateau, équipage et armes avant la première patrouille (4.4.2).',
  'rule.4.4.1': 'Le plateau est celui du type que vous commandez ; un nouveau bateau en apporte un nouveau.',
  'rule.4.4.2':
    'Vous commencez avec votre grade (11.2.2), un équipage entraîné sans Experte, toutes vos torpilles (4.5) et munitions (4.6), au port.',
  'rule.4.5':
    'Dotation de torpilles à vapeur (G7a) et électriques (G7e) : VIIA 6 et 5, dont 1 échangeable contre l’autre sorte ; VIIB, VIIC et VIID 8 et 6, jusqu’à 3 échangeables ; type IX 12 et 10, jusqu’à 4 ; bateau de DCA 5 à vapeur. Le type VII a 4 tubes avant et 1 arrière, le type IX 4 et 2 ; le reste est en réserve (VIIA 5 avant et 1 arrière, autres VII 8 et 1, IX 14 et 2). Avant chaque patrouille vous décidez quelle sorte se trouve où. La vapeur laisse un sillage de jour (+1 aux recherches) ; les électriques touchent moins bien au-delà de la courte portée.',
  'rule.4.5.1':
    'Les tubes ne se rechargent qu’avec la réserve de la même extrémité. Celle-ci épuisée, les tubes vides le restent pour cette patrouille. Les torpilles ne changent jamais d’extrémité.',
  'rule.4.5.2':
    'Option : tous les tubes commencent avec des torpilles à vapeur ; un type VII porte au plus 5, un type IX au plus 6 électriques, toutes en réserve.',
  'rule.4.6':
    'Le canon de pont du type VII (8,8 cm) a 10 tirs, celui du type IX (10,5 cm) 5 ; le bateau de DCA n’en a pas.',
  'rule.4.6.1': 'Les tirs qui restent sont indiqués avec le bateau ; sans munitions le canon ne tire pas.',
  'rule.4.6.2': 'Chaque patrouille commence avec toutes ses munitions.',
  'rule.4.6.3': 'Un ou deux tirs par tour de combat (9.3.2), tant qu’il en reste.',
  'rule.4.6.4': 'La DCA ne manque jamais de munitions.',
  'rule.5.1':
    'Une carrière finit quand aucune patrouille ne peut plus commencer (5.1.1, 5.1.2), ou aussitôt que le Kommandant est mort, prisonnier ou disparu (5.1.3).',
  'rule.5.1.1':
    'La dernière patrouille commence en juin 1943 au plus tard ; celle qui est en cours s’achève. Deux joueurs peuvent convenir d’une date plus proche (13.1.1).',
  'rule.5.1.2':
    'Si le carénage dure au-delà de juin 1943, la carrière est finie, le Kommandant vivant ; un dernier jet de promotion a lieu (11.2.3).',
  'rule.5.1.3':
    'La carrière finit aussitôt si le bateau est perdu corps et biens, si le Kommandant est tué, tombe à la mer ou meurt de ses blessures, si le bateau est sabordé après voies d’eau ou capturé, et si l’équipage n’est pas sauvé (10.9.4).',
  'rule.5.1.4': 'La carrière finie, le niveau de victoire résulte du tonnage (5.2.2).',
  'rule.5.2':
    'Le tonnage de tous les navires coulés décide entre défaite, match nul et trois degrés de victoire (5.2.2).',
  'rule.5.2.1':
    'Tous les navires coulés dans la carrière comptent pour leur plein tonnage, les endommagés pour rien.',
  'rule.5.2.2':
    'Moins de 50 000 t défaite, dès 50 000 t match nul, dès 100 000 t victoire marginale, dès 150 000 t importante, dès 200 000 t décisive. Un bateau capturé est une défaite, quoi qu’on ait coulé.',
  'rule.5.2.3': 'Mort ou captivité du Kommandant n’ôtent rien au tonnage.',
  'rule.6.1':
    'Ordres (7.0). Patrouille : case après case avec rencontres, puis chaque fois réparations et rechargement, et retour. Carénage, dans cet ordre : sa durée (10.10), convalescence des blessés (10.11), progrès (11.1), promotion (11.2) et décorations (11.3), nouveau bateau (11.4), torpilles et munitions (4.5). Puis les ordres suivants, jusqu’à la fin de la carrière (5.1).',
};
