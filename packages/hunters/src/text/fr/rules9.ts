/** The Hunters in French: the rules of combat (chapter 9) in our own words. */
export const combat: Readonly<Record<string, string>> = {
  'rule.9.0':
    'Choisissez profondeur et portée (9.1), pointez et lancez (9.2), puis, s’il y a une escorte, subissez sa recherche et ses grenades (9.6). Les navires sans escorte peuvent aussi être canonnés (9.3) et attaqués tour après tour (9.4). Les navires escortés peuvent être suivis et attaqués de nouveau (9.7). Les avions vous attaquent (9.8).',
  'rule.9.1':
    'Jusqu’à quatre navires sont devant vous, chacun avec les points de dégâts qu’il supporte encore (9.1.1). Lumière, portée, profondeur, escorte et meute sont indiquées à côté, car elles décident des modificateurs de chaque jet.',
  'rule.9.1.1':
    'Jusqu’à 5 000 t un navire supporte 2 points de dégâts, jusqu’à 9 999 t 3, dès 10 000 t 4, un grand bâtiment 5. Chaque coup au but en ôte ; à zéro, il coule.',
  'rule.9.1.2':
    'Vous pouvez tirer sur autant de navires que vous voulez, tout sur un seul ou réparti. Si vous ne tirez rien, vous rompez : la rencontre est finie et personne ne vous cherche.',
  'rule.9.1.3':
    'Jour ou nuit vaut pour toute l’attaque : de jour les torpilles à vapeur laissent un sillage (+1 à la recherche), de nuit vous pouvez attaquer en surface des navires escortés.',
  'rule.9.1.4':
    'Choisissez surface ou plongée, et la portée. Un tir touche à 8 ou moins à courte portée, 7 ou moins à moyenne, 6 ou moins à longue (2d6). Contre une escorte, la courte portée vaut une recherche avant le lancement (9.2.2) et +1 à toutes les suivantes ; la longue donne −1. Les torpilles électriques ont +1 pour toucher à moyenne portée, +2 à longue.',
  'rule.9.1.5':
    'En surface vous pouvez attaquer à toute heure des navires sans escorte, mais des navires escortés de nuit seulement (9.5), et plus du tout une fois que des escorteurs sont arrivés (9.4.6). En plongée il faut un périscope intact et une torpille prête ; le canon de pont ne tire qu’en surface.',
  'rule.9.1.6':
    'L’escorte, s’il y en a une, vous cherche après l’attaque (9.6). Avec la règle 14.6 sa qualité se tire une fois, avant sa première recherche.',
  'rule.9.1.7': 'Avec la règle 14.7 la qualité de l’équipage d’un avion se tire avant ses premières bombes.',
  'rule.9.1.8':
    'En patrouille de meute, l’escorte d’un convoi est occupée (−1) ou sur vous (+1) à chaque recherche de cette attaque (7.2.2).',
  'rule.9.1.9':
    'Les impacts d’un chapelet de grenades ou de bombes se tirent l’un après l’autre sur E4 (9.6.9).',
  'rule.9.2':
    'Pointez toutes les torpilles (9.2.1), à courte portée glissez-vous d’abord à travers l’escorte (9.2.2), puis on lance pour chacune : touche-t-elle (9.2.3), explose-t-elle (9.2.4), que fait-elle (9.2.5). Ensuite l’escorte cherche (9.6).',
  'rule.9.2.1':
    'Lancez d’autant de tubes que vous voulez, avant ou arrière, et donnez à chaque torpille son navire avant que la première ne parte. Les deux extrémités ensemble ne lancent que dans une attaque de nuit en surface (9.5.2) ou sur des navires sans escorte (9.4.2). Seuls les tubes chargés dont la porte fonctionne peuvent lancer. Aucune torpille, c’est rompre.',
  'rule.9.2.2':
    'À courte portée de navires escortés, l’escorte cherche avant le lancement : 2d6 avec l’année (1941 +1, 1942 +2, 1943 +3) et −1 pour les glaives d’un Kommandant valide, rien d’autre ; à 10 ou plus, mais jamais sur un 2 naturel, le bateau est repéré. Alors vous ne pouvez pas lancer et recevez aussitôt des grenades, avec +1 dès 12. Sinon vous lancez, puis elle cherche comme d’habitude avec +1 pour la courte portée. Première édition : cette recherche a tous les modificateurs et repère dès 9.',
  'rule.9.2.3':
    '2d6 par torpille : elle touche à 8 ou moins à courte portée, 7 à moyenne, 6 à longue. −1 en surface de nuit ou sur des navires sans escorte, −1 pour les feuilles de chêne. +1 équipage novice, +1 les quatre cases d’équipage hors de combat, +1 si le premier officier de quart commande, +2 le deuxième ou le chef mécanicien (0 s’il est Experte), +1 deuxième salve sans Croix de chevalier. Torpilles électriques : +1 à moyenne, +2 à longue portée.',
  'rule.9.2.4':
    '1d6 pour chaque torpille au but ; les petits chiffres sont des ratés. Jusqu’à juin 1940 : vapeur 1 et 2, électrique de 1 à 3. De juillet à décembre 1940 : 1 et 2 pour les deux. Dès 1941 : 1 seulement. Des torpilles supérieures ajoutent 1 au dé (12.1.3).',
  'rule.9.2.5':
    '1d6 pour chaque torpille qui explose : 1 fait 4 points de dégâts, 2 en fait 3, 3 en fait 2, de 4 à 6 un seul. À zéro le navire coule ; sinon il est endommagé et peut être suivi (9.7.6).',
  'rule.9.2.6':
    'Un navire coulé est inscrit avec son tonnage, qui compte pour la patrouille et la carrière ; un navire endommagé est seulement coché et ne compte pas.',
  'rule.9.2.7':
    'Un tour, c’est votre tir puis une recherche. Tant que le bateau est repéré, grenades et recherche se suivent sans que vous tiriez de nouveau (9.6). Les escorteurs eux-mêmes ne peuvent jamais être attaqués.',
  'rule.9.2.8':
    'Les tubes vides sont rechargés après une rencontre, avant un tour supplémentaire (9.4.3) et avant une poursuite, avec la réserve de la même extrémité. S’il reste des deux sortes, vous choisissez combien de chacune.',
  'rule.9.3':
    'En surface, contre des navires sans escorte, le canon de pont peut faire jusqu’à deux tirs par tour de combat (9.3.2). Il touche comme une torpille, n’a pas de ratés et fait moins de dégâts (9.3.3).',
  'rule.9.3.1':
    'Le canon de pont ne tire qu’en surface, que sur des navires sans escorte, et tant qu’il est en état et a des munitions. Le VIIC de DCA n’en a pas.',
  'rule.9.3.2':
    'Un ou deux tirs par tour de combat, chacun sur le navire de votre choix, tous deux pointés avant le premier. Ce qui est engagé est dépensé, même si le navire coule avant.',
  'rule.9.3.3':
    '2d6 par tir : touché à 8 ou moins à courte portée, 7 à moyenne, 6 à longue, avec les modificateurs de 9.2.3 sauf ceux des torpilles (visée en surface, deuxième salve, électrique). Pas de ratés. Dégâts 1d6 : 1 fait 2 points, de 2 à 6 un seul ; le canon de 10,5 cm du type IX a −1, donc 1 et 2 y font 2 points.',
  'rule.9.3.4': 'La DCA ne tire que sur les avions (9.8.3).',
  'rule.9.4':
    'Contre des navires sans escorte, personne ne cherche. Les armes tirent l’une après l’autre (9.4.2), et vous pouvez recommencer un tour aussi souvent que vous l’osez (9.4.3), jusqu’à l’arrivée d’escorteurs ou d’un avion.',
  'rule.9.4.1':
    'Un navire, deux navires, un pétrolier seul, et un traînard qui a perdu son escorte (9.7.6) sont sans escorte.',
  'rule.9.4.2':
    'Tubes avant, tubes arrière et canon tirent chacun une fois par tour, dans l’ordre voulu. Chaque arme est pointée avant son jet, et vous voyez son effet avant de choisir la suivante. En surface, les torpilles ont −1 pour toucher, de jour comme de nuit ; employer les deux extrémités ne coûte rien. Ce qui visait un navire coulé entre-temps est perdu.',
  'rule.9.4.3':
    'Pour un tour de plus, rechargez et lancez 2d6, −1 en 1942, −2 en 1943, encore −2 dans le détroit de Gibraltar. 3 ou moins : des escorteurs arrivent et cherchent aussitôt (9.4.6). 4 ou 5 : un avion vous force à plonger (9.8.1). 6 ou plus : personne ne vient, et vous attaquez de nouveau, portée et profondeur à votre choix.',
  'rule.9.4.4':
    'Tant que personne n’arrive, ces tours sont sans limite. Après le tour où des escorteurs sont venus, il ne reste que la poursuite (9.7).',
  'rule.9.4.5':
    'Seuls des navires sans escorte peuvent être attaqués pour un tour de plus ; les navires escortés doivent être suivis.',
  'rule.9.4.6':
    'Quand des escorteurs arrivent, vous êtes en plongée. Ils cherchent aussitôt avec tous les modificateurs sauf la portée : le sillage des torpilles à vapeur lancées de jour compte donc ; avant cette recherche vous pouvez descendre sous la profondeur d’essai (9.6.4). S’ils ne vous repèrent pas, vous pouvez attaquer encore une fois, en plongée et à toute portée, ou partir ; après le tir ils cherchent de nouveau. De jour, un bateau n’est jamais en surface près d’une escorte.',
  'rule.9.5':
    'De nuit, vous pouvez attaquer en surface des navires escortés : meilleure visée et deuxième salve, mais dès 1941 repéré plus facilement, premières grenades pires et pas de grande profondeur tout de suite (9.5.1, 9.5.2).',
  'rule.9.5.1':
    'En surface les torpilles ont −1 pour toucher. Dès 1941 chaque recherche de cette chasse a +1. Les premières grenades ont +1, et au premier tour vous ne pouvez pas descendre sous la profondeur d’essai (9.6.6).',
  'rule.9.5.2':
    'Après la première salve, l’autre extrémité peut lancer aussi. Vous décidez les deux et pointez tout avant que la première torpille ne parte. La deuxième salve a +1 pour toucher, sauf si vous portez la Croix de chevalier, et la première recherche +1 pour avoir lancé avant et arrière.',
  'rule.9.6':
    'Après une attaque contre des navires escortés, l’escorte cherche : 2d6, repéré à 9 ou plus (9.6.7). Avant chaque recherche vous pouvez descendre sous la profondeur d’essai (9.6.4). Un bateau repéré reçoit des grenades (9.6.8), chaque impact prend effet (9.6.9), et elle cherche encore avec +1 (9.6.12). Cela dure jusqu’à ce qu’une recherche échoue ou que le bateau soit perdu.',
  'rule.9.6.1':
    'L’escorte cherche après votre tir à moyenne ou longue portée, avant et après à courte portée (9.2.2).',
  'rule.9.6.2':
    'Des escorteurs arrivés pendant un tour supplémentaire cherchent aussitôt (9.4.6), et encore après votre tir : deux recherches ce tour-là, comme à courte portée.',
  'rule.9.6.3':
    'Tous les modificateurs d’une recherche (9.6.7) et des grenades (9.6.8) s’additionnent. L’attaque de nuit en surface compte à chaque recherche, mais pour les premières grenades seulement ; lancer avant et arrière ne compte qu’au premier tour de recherche.',
  'rule.9.6.4':
    'Avant une recherche vous pouvez descendre sous la profondeur d’essai, pour −1 à celle-ci. Cela coûte une case de coque ; si c’est la dernière, le bateau est perdu. Puis 2d6 contre les cases de coque avariées : plus, la coque tient ; égal, une case de plus est avariée et l’on relance ; moins, le bateau est écrasé corps et biens.',
  'rule.9.6.5':
    'Une fois par tour de combat, à autant de tours que vous l’osez ; la recherche avant votre tir et celle qui le suit sont du même tour (9.6.2). Chaque fois cela coûte une case de coque et un jet, et le −1 ne vaut que pour cette recherche.',
  'rule.9.6.6':
    'Au premier tour d’une attaque de nuit en surface, le bateau est encore trop près de la surface pour descendre sous la profondeur d’essai.',
  'rule.9.6.7':
    '2d6 : à 8 ou moins, ou sur un 2 naturel (deuxième édition), non repéré et la rencontre est finie ; de 9 à 11 repéré ; 12 ou plus repéré et +1 aux grenades. 1941 +1, 1942 +2, 1943 +3. +1 chacun : courte portée, attaque en surface dès 1941, lancé avant et arrière (premier tour), torpilles à vapeur de jour, déjà repéré, grand bâtiment, soutes qui fuient, barres de plongée en avarie, escorte toute proche, escorte d’élite, le premier officier de quart commande (+2 le suivant, voir 10.5.3). −1 chacun : longue portée, escorte occupée par la meute, sous la profondeur d’essai, glaives d’un Kommandant valide.',
  'rule.9.6.8':
    '2d6 : 3 ou moins aucun impact, de 4 à 6 un, 7 et 8 deux, 9 et 10 trois, 11 quatre, 12 cinq impacts ; 13 ou plus coule le bateau corps et biens. +1 chacun : soutes qui fuient, hydrophones en avarie, batteries en avarie, chaque moteur électrique en avarie, premier tour d’une attaque de nuit en surface, recherche à 12 ou plus, l’année 1943.',
  'rule.9.6.9':
    'Deux dés, lus de 11 à 66, pour chaque impact ; il prend effet avant le suivant. Sur 36 résultats, 6 coque, 6 voie d’eau, 3 équipage, plus un double de chacun des trois, 2 canon de pont, 1 sans effet. Un chacun : batteries, périscope, barres de plongée, chaque moteur électrique, chaque diesel, toute la DCA, DCA de 3,7 cm, DCA de 2 cm, radio, hydrophones, portes avant, portes arrière, soutes à mazout.',
  'rule.9.6.10':
    '2d6 disent qui est blessé : 2 Kommandant, 3 premier officier de quart, 4 et 11 chef mécanicien, 5 médecin, de 6 à 9 équipage, 10 deuxième officier de quart, 12 agent. S’il est mort ou n’est pas à bord : sans effet. Puis 1d6 : de 1 à 3 blessure légère, 4 et 5 blessure grave, 6 tué.',
  'rule.9.6.11':
    'La dernière case de coque remplie, le bateau coule corps et biens. La dernière case de voies d’eau remplie, il doit faire surface et être sabordé (10.9.2). Dans les deux cas la carrière est finie.',
  'rule.9.6.12':
    'Une fois repéré, chaque recherche suivante de cette chasse a +1 ; cela n’augmente pas. Le +1 des torpilles à vapeur lancées de jour compte lui aussi à chaque recherche.',
  'rule.9.7':
    'Après la chasse et les réparations, vous pouvez rester et suivre des navires escortés : les endommagés d’office (9.7.6), un convoi ou des navires intacts de 1 à 4 sur un dé (9.7.7). Vous choisissez l’un ou l’autre (9.7.8). Puis commence un nouveau combat (9.7.9).',
  'rule.9.7.1':
    'On peut suivre convois, navires escortés et navires endommagés encore escortés, quand la première attaque est finie. Un bateau qui doit rentrer ne peut pas suivre.',
  'rule.9.7.2':
    'On ne suit pas les navires sans escorte ; il y a pour eux les tours supplémentaires (9.4.3).',
  'rule.9.7.3':
    'Un bateau repéré ou avarié peut suivre dès qu’il s’est échappé. D’abord viennent les pompes, toutes les réparations (10.7) et le rechargement.',
  'rule.9.7.4':
    'Un grand bâtiment intact est trop rapide pour être suivi. Endommagé, on le suit sans jet, et il garde toujours son escorte.',
  'rule.9.7.5':
    'Après la poursuite, jour ou nuit se tire de nouveau, et de jour vous pouvez attendre l’obscurité (8.3.2). Avec un navire endommagé, vous choisissez la lumière.',
  'rule.9.7.6':
    'Les navires endommagés sont toujours retrouvés. 1d6 : de 1 à 4 ils sont encore escortés, sur 5 et 6 ils traînent seuls. Vous en choisissez un ; tous les autres navires sont partis. Comme il peut être seul, un bateau qui n’a plus que son canon de pont peut suivre aussi.',
  'rule.9.7.7':
    '1d6 : de 1 à 4 vous gardez le contact avec le convoi ou les navires intacts, sur 5 et 6 il est perdu et la rencontre finie. Un convoi montre quatre nouveaux navires et une nouvelle escorte, les autres navires sont les mêmes qu’avant. Avec les brillants, cela réussit toujours.',
  'rule.9.7.8':
    'Suivez ou bien les navires endommagés, ou bien les autres. Une fois un navire endommagé choisi, le convoi est parti pour de bon.',
  'rule.9.7.9':
    'C’est alors un nouveau combat : profondeur, portée et tubes à votre choix, rechargés s’il reste une réserve, et sans le +1 du repérage précédent. Les navires connus ne sont pas tirés de nouveau.',
  'rule.9.7.10':
    'Si vous avez suivi un navire endommagé encore escorté et ne lancez aucune torpille sur lui, il s’échappe ; être repéré à l’approche compte aussi. Première édition : vous pouvez le suivre encore.',
  'rule.9.8':
    'Devant un avion, le bateau plonge (9.8.1). Trop lent, il est bombardé pendant que votre DCA tire (9.8.2, 9.8.3). S’il n’est ni abattu ni endommagé, il vous file et peut en appeler d’autres.',
  'rule.9.8.1':
    'Plongée d’urgence 2d6 : à 6 ou plus vous êtes à l’abri, de 2 à 5 une attaque, 1 ou moins deux. +1 en 1939, −1 en 1942, −2 en 1943 ; équipage d’élite +1 ; −1 chacun : équipage novice, les quatre cases d’équipage hors de combat, barres de plongée en avarie, type IX ou VIID, case d’une mission spéciale. Un avion pendant un tour supplémentaire laisse de toute façon échapper les navires ; première édition : après une plongée à temps vous pouvez y revenir.',
  'rule.9.8.2':
    'Chaque attaque se tire comme des grenades (9.6.8) avec +2, et +1 encore en 1943, rien d’autre ; 13 ou plus coule le bateau. Les impacts se tirent sur E4. À sa première attaque, chaque avion blesse en outre quelqu’un (9.6.10).',
  'rule.9.8.3':
    'À la première attaque la DCA tire, 2d6 : 3 ou moins abattu, et c’est fini ; 4 et 5 endommagé, fini après une éventuelle deuxième attaque ; 6 ou plus manqué. Équipage chevronné ou d’élite −1, types de bateau 9.8.5. Manqué, on lance comme en 9.4.3 : des escorteurs vous chassent avec +1 pour le repérage, un autre avion attaque aussitôt et sans DCA, ou personne ne vient.',
  'rule.9.8.4': 'Sans DCA en état, l’avion compte comme manqué, et il vous file (9.8.3).',
  'rule.9.8.5':
    'VIIA : +1 au jet de DCA. Type IX : −1 tant que les deux pièces sont en état, 0 avec une seule. VIIC de DCA : voir 11.4.7. La DCA ne manque jamais de munitions, et le canon de pont ne peut tirer sur les avions.',
  'rule.9.8.6':
    '−1 en 1942 et −2 en 1943 au jet de rencontre dans le golfe de Gascogne, et aux jets pour un tour supplémentaire, pour Gibraltar et pour ce qu’appelle un avion qui vous file ; encore −2 dans le détroit de Gibraltar.',
  'rule.9.8.7':
    'Chaque bateau ne tire à la DCA qu’à la première attaque, ensuite il est en plongée. Seul le VIIC de DCA peut rester en surface et tirer encore (11.4.7).',
};
