/** The Hunters in French: the rules of damage, repairs and refit (chapter 10) in our own words. */
export const damage: Readonly<Record<string, string>> = {
  'rule.10.0':
    'Chaque impact avarie un système, la coque, l’équipage ou ouvre une voie d’eau, et son effet compte aussitôt, dans cette chasse même (10.7.6). Après la rencontre on pompe l’eau, et chaque système avarié a droit à une réparation (10.7). Ce qu’on ne peut réparer reste hors service jusqu’au carénage ; certaines pertes vous renvoient à la base (10.8).',
  'rule.10.1':
    'Chaque voie d’eau remplit une case ; d’autres peuvent suivre après le tour (10.1.3), et la dernière case force le bateau à faire surface (10.1.2). S’il s’échappe, toute l’eau est pompée (10.7).',
  'rule.10.1.1':
    'Chaque voie d’eau remplit une case, une double en remplit deux. Cases : VIIA 7, autres types VII et IXA 8, IXB et IXC 9.',
  'rule.10.1.2':
    'La dernière case de voies d’eau remplie, le bateau doit aussitôt faire surface et être sabordé (10.9.2) ; les impacts pas encore tirés n’importent plus. La carrière est finie.',
  'rule.10.1.3':
    'Après chaque tour avec voie d’eau, 1d6 : 5 ou 6 remplit une case de plus. −1 avec un chef mécanicien Experte et valide, +1 s’il est blessé grave ou tué.',
  'rule.10.2':
    'Deux diesels pour la surface, deux moteurs électriques pour la plongée. Chaque moteur électrique en avarie donne +1 aux grenades, les deux hors service vous renvoient à la base. Diesels hors service : 10.2.1.',
  'rule.10.2.1':
    'Un diesel hors service : il faut rentrer, et chaque case a deux fois plus de jets de rencontre. Les deux : dans la première ou la dernière case de la route on vous remorque et la patrouille est finie ; partout ailleurs le bateau est sabordé et l’équipage attend du secours (10.9.4).',
  'rule.10.3':
    'Les avaries de coque s’additionnent, ne se réparent pas en mer et allongent le carénage ; la dernière case coule le bateau. Descendre sous la profondeur d’essai coûte chaque fois une case.',
  'rule.10.3.1':
    'Chaque impact sur la coque remplit une case, un double deux. Cases : VIIA 7, autres types VII, IXA et IXB 8, IXC 9.',
  'rule.10.3.2':
    'Les avaries de coque restent jusqu’au carénage. La dernière case remplie, le bateau coule corps et biens.',
  'rule.10.3.3': 'Chaque tranche entamée de trois cases de coque ajoute un mois au carénage (10.10.3).',
  'rule.10.3.4':
    'Chaque descente sous la profondeur d’essai coûte une case de coque avant de lancer les dés, et une autre pour chaque jet égal aux cases avariées (9.6.4).',
  'rule.10.4':
    'Des soutes qui fuient laissent une trace (10.4.1) et, si on ne peut les réparer, mettent fin à la patrouille (10.4.2).',
  'rule.10.4.1':
    'En avarie ou hors service, les soutes à mazout donnent +1 à chaque recherche et +1 à toutes les grenades.',
  'rule.10.4.2': 'Les soutes se réparent sur 1 et 2. En cas d’échec il faut rentrer (10.8).',
  'rule.10.5':
    'Deux dés disent qui est blessé, un autre à quel point (9.6.10). Une blessure légère ne fait rien par elle-même, une grave met l’homme hors de service (10.5.3), et la mort du Kommandant finit la carrière.',
  'rule.10.5.1':
    '1d6 : de 1 à 3 blessure légère, 4 et 5 blessure grave, 6 tué. Les blessures d’un même homme s’additionnent (10.6.2). Des quatre cases d’équipage, la moins touchée est toujours atteinte d’abord.',
  'rule.10.5.2':
    'Si le Kommandant est tué, la carrière finit aussitôt ; ce qu’il a coulé compte encore (5.2.3).',
  'rule.10.5.3':
    'Blessés graves et morts ne servent plus. Kommandant : le premier officier de quart commande, +1 pour toucher et aux recherches ; après lui le deuxième, +2 ; un Experte n’a pas de malus. Tous trois à bas, le chef mécanicien commande à +2 et il faut rentrer. Chef mécanicien : +1 aux réparations et aux voies d’eau. Médecin : chaque blessé grave meurt de 4 à 6 sur 1d6 dans chaque nouvelle case. Les quatre cases d’équipage : +1 pour toucher, −1 à la plongée d’urgence. Agent : sa mission a échoué.',
  'rule.10.6':
    'Voies d’eau et avaries de coque s’additionnent (10.6.1), les blessures aussi (10.6.2) ; un système ne peut être touché qu’une fois (10.6.3).',
  'rule.10.6.1': 'Chaque voie d’eau et chaque impact sur la coque remplissent de nouvelles cases.',
  'rule.10.6.2':
    'Une deuxième blessure fait d’un blessé léger un blessé grave ; une deuxième grave tue. Une légère n’ajoute rien à un blessé grave.',
  'rule.10.6.3': 'Un impact sur ce qui est déjà en avarie, ou que le bateau n’a pas, est sans effet.',
  'rule.10.6.4':
    'Le résultat « toute la DCA » avarie chaque pièce de DCA à bord ; les autres résultats n’en avarient qu’une.',
  'rule.10.7':
    'La chasse ou l’attaque aérienne finie, toute l’eau est pompée et chaque système qui y fut avarié a droit à une réparation sur 1d6 (10.7.2). Jusque-là il ne sert pas, et ses inconvénients comptent (10.7.6). Ensuite seulement vous pouvez suivre.',
  'rule.10.7.1':
    'Chaque système avarié dans cette rencontre a droit à une seule tentative. La coque et les systèmes déjà hors service n’en ont pas.',
  'rule.10.7.2':
    '1d6 : moteurs électriques, diesels, périscope et batteries se réparent de 1 à 4 ; radio, hydrophones, barres de plongée, soutes à mazout, canon de pont, DCA et portes des tubes sur 1 et 2. −1 avec un chef mécanicien Experte et valide, +1 s’il est blessé grave ou tué.',
  'rule.10.7.3':
    'Un chef mécanicien Experte donne −1 à toutes les réparations, aux voies d’eau et à la réparation du gyrocompas, tant qu’il n’est ni blessé grave ni tué.',
  'rule.10.7.4': 'Un système réparé fonctionne comme avant, sans aucune suite.',
  'rule.10.7.5':
    'Un système dont la réparation échoue est hors service jusqu’au carénage. On ne réessaie pas en mer ; seules des pièces de rechange peuvent le remettre en état (12.1.1).',
  'rule.10.7.6':
    'Périscope : pas d’attaque en plongée. Portes des tubes : cette extrémité ne lance ni ne mouille de mines. Canons et DCA : ne tirent pas. Hydrophones : +1 aux grenades, pas d’évasion (14.8). Batteries et chaque moteur électrique : +1 aux grenades. Barres de plongée : +1 aux recherches, −1 à la plongée d’urgence. Soutes : +1 aux recherches et aux grenades. Radio hors service : pas de modificateur de meute, +4 au sauvetage. Batteries, les deux moteurs électriques, soutes ou un diesel hors service : retour (10.8.1).',
  'rule.10.7.7':
    'Au carénage tout est réparé. Jusqu’à deux systèmes ne coûtent pas de temps, trois ou plus un mois (10.10.2).',
  'rule.10.8':
    'Vous pouvez interrompre une patrouille quand vous voulez (10.8.5), et certaines avaries y forcent (10.8.1). On gagne la case de transit la plus proche puis le port, avec des jets dans chaque case (10.8.2) et sans attaquer (10.8.4).',
  'rule.10.8.1':
    'Il faut rentrer quand un diesel, les soutes, les batteries ou les deux moteurs électriques sont hors service, quand le gyrocompas est perdu (12.1.1), et quand le Kommandant et les deux officiers de quart sont blessés graves ou morts.',
  'rule.10.8.2':
    'Depuis la zone on va droit à la case de transit la plus proche, en arrière ou en avant, puis case par case au port de ce côté ; à égalité vous choisissez. À l’aller on fait demi-tour, au retour on continue. Dans chaque case les rencontres se tirent comme d’habitude.',
  'rule.10.8.3': 'Avec un diesel hors service, chaque case a deux fois plus de jets de rencontre.',
  'rule.10.8.4':
    'Un bateau qui a interrompu sa patrouille n’attaque pas de navires ; il les laisse passer. Les avions l’attaquent comme toujours.',
  'rule.10.8.5':
    'Après chaque case, à l’aller et en zone, vous pouvez rentrer pour toute raison. Ce n’est pas en soi un échec : un navire coulé ou la mission accomplie font quand même de la patrouille un succès (7.5.2). Avant Gibraltar, 7.3.3 l’interdit à un bateau intact.',
  'rule.10.8.6':
    'Type IX : s’il fait demi-tour avant la moitié des cases de sa route, les cases x2 et x3 comptées autant de fois, la patrouille dure un mois au lieu de deux. Première édition : toujours deux.',
  'rule.10.9':
    'Un bateau plein d’eau doit être sabordé en surface, au risque d’être capturé (10.9.2). Un bateau sans diesel loin du port est sabordé aussi, et son équipage peut être sauvé (10.9.4).',
  'rule.10.9.1':
    'Il faut saborder quand la dernière case de voies d’eau est remplie (10.9.2), et quand les deux diesels sont hors service ailleurs que dans la première ou la dernière case (10.9.4).',
  'rule.10.9.2':
    'Après voies d’eau, 2d6 : sur 12 l’ennemi capture le bateau, et c’est une défaite quoi que vous ayez coulé (5.2.2) ; à 11 ou moins il coule. De toute façon l’équipage est prisonnier et la carrière finie.',
  'rule.10.9.3': '+1 à ce jet si le Kommandant est blessé grave ; un 11 suffit alors à la capture.',
  'rule.10.9.4':
    'Les deux diesels hors service loin du port, le bateau est sabordé sans jet. 2d6 pour l’équipage : à 10 ou moins il est sauvé, et vous recevez un nouveau bateau avec le même équipage (11.4.2) ; à 11 ou plus il est perdu en mer, et la carrière est finie.',
  'rule.10.9.5': '+4 au jet de sauvetage si la radio est hors service.',
  'rule.10.10':
    'Mois au port : un, un de plus avec trois systèmes ou plus hors service, un de plus par tranche entamée de trois cases de coque. Dès cinq mois vous recevez un nouveau bateau. Pendant ce temps les blessés se remettent, les hommes progressent, et promotion, décorations et nouveaux bateaux se règlent (6.1).',
  'rule.10.10.1': 'Chaque carénage dure au moins un mois.',
  'rule.10.10.2':
    'Jusqu’à deux systèmes hors service sont réparés dans le premier mois ; trois ou plus ajoutent un mois, quel qu’en soit le nombre.',
  'rule.10.10.3': 'Un mois de plus pour 1 à 3 cases de coque avariées, deux pour 4 à 6, trois dès 7.',
  'rule.10.10.4':
    'La patrouille suivante commence le mois après le dernier mois au port. Si c’était après juin 1943, la carrière est finie (5.1.2).',
  'rule.10.10.5':
    'Un bateau qui demande cinq mois n’est pas réparé : vous recevez après un mois le bateau ordinaire le plus récent de votre classe (11.4.2). Une affectation définitive en Arctique ou en Méditerranée finit avec l’ancien bateau.',
  'rule.10.10.6':
    'Les patrouilles des types IX et VIID durent deux mois ; le second s’ajoute avant le carénage. Exception : 10.8.6. Une patrouille ravitaillée en mer dure encore un mois de plus (14.9.5).',
  'rule.10.10.7':
    'Les blessés légers sont aussitôt valides, les blessés graves ont besoin de temps (10.11), les morts sont remplacés.',
  'rule.10.11':
    '1d6 par blessé grave donne les mois qu’il lui faut, −1 avec un médecin Experte et valide. Qui demande plus que le séjour du bateau au port est remplacé. Le bateau n’attend que le Kommandant.',
  'rule.10.11.1':
    'Un médecin Experte donne −1 à chaque jet de convalescence, tant qu’il n’est pas lui-même blessé grave ou tué.',
  'rule.10.11.2':
    'Un officier mort, ou à qui il faut plus que le séjour du bateau au port, convalescence du Kommandant comprise, est remplacé par un nouveau qui n’est pas Experte.',
  'rule.10.11.3':
    'Si les quatre cases d’équipage étaient blessées graves ou mortes, la qualité de l’équipage baisse d’un niveau, pas sous entraîné. Cela ne compte qu’une fois avec 11.1.4.',
  'rule.10.11.4':
    'Un Kommandant à qui il faut cinq mois ou plus reçoit le bateau ordinaire le plus récent de sa classe et un équipage neuf, entraîné et sans Experte, et appareille le mois après sa convalescence.',
};
