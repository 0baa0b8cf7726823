/** French: the rule cases of docs/coverage/naval-battles.md, each with a short heading and the rule in our own words. */
import type { Catalogue } from '@flotilla/table';

export const rulesFr: Catalogue = {
  // headings
  'heading.setup': 'Mise en place',
  'heading.setup.order': 'Ordre des joueurs',
  'heading.setup.navies': 'Marines',
  'heading.setup.fleets': 'Flottes et réserve',
  'heading.setup.formation': 'Formation',
  'heading.setup.nonCombatant': 'Non-combattant',
  'heading.setup.cards': 'Premières mains',
  'heading.setup.command': 'Commandement',
  'heading.win': 'Comment gagner',
  'heading.sequence': 'Séquence de jeu',
  'heading.actions': 'Actions',
  'heading.reinforce': 'Renforts',
  'heading.rearrange': 'Réorganiser la flotte',
  'heading.defences': 'Défenses adverses',
  'heading.resolve': 'Résolution des attaques',
  'heading.discard': 'Défausse',
  'heading.draw': 'Tout le monde pioche',
  'heading.attack': 'Comment attaquer',
  'heading.attack.symbols': 'Symboles requis',
  'heading.attack.platforms': 'Symboles multiples',
  'heading.attack.range': 'Portée',
  'heading.attack.damage': 'Dégâts',
  'heading.attack.sink': 'Couler un navire',
  'heading.attack.large': 'Canons de gros calibre',
  'heading.attack.hard': 'Difficile à stopper',
  'heading.defence.symbols': 'Symboles de défense',
  'heading.evasion': 'Esquive',
  'heading.card.gun': 'Combat au canon',
  'heading.card.missile': 'Combat au missile',
  'heading.card.torpedo': 'Combat à la torpille',
  'heading.card.air': 'Soutien aérien',
  'heading.card.air.strike': 'Soutien aérien : frappe',
  'heading.card.air.asw': 'Soutien aérien : ASM',
  'heading.card.bombardment': 'Bombardement',
  'heading.card.plan': 'Plan de bataille',
  'heading.card.intelligence': 'Renseignement',
  'heading.card.nearMiss': 'Manqué de peu',
  'heading.card.tactics': 'Tactiques supérieures',
  'heading.card.repair': 'Réparation',
  'heading.card.screen': 'Navire écran',
  'heading.inherent.air': 'Frappes des navires',
  'heading.inherent.asw': 'Lutte ASM des navires',
  'heading.option.rows': 'Option : rangées',
  'heading.option.teams': 'Option : équipes',
  'heading.option.cards': 'Option : cartes achetées',
  'heading.scenarios': 'Scénarios',
  'heading.orders': 'Consignes permanentes',
  'heading.R1': 'Décision R1',
  'heading.R7': 'Décision R7',
  'heading.R14': 'Décision R14',
  'heading.R21': 'Décision R21',
  'heading.R26': 'Décision R26',
  'heading.R43': 'Décision R43',

  // set-up
  'rule.setup':
    'Dans cet ordre : les dés désignent le premier joueur, on choisit les marines, puis les flottes en secret, on les dispose, enfin on mélange et l’on pioche les cartes Action. Un scénario apporte ses marines et ses flottes ; il ne reste que le premier joueur, les formations et les mains.',
  'rule.setup.order':
    'Chacun lance un dé ; le plus haut commence, et les ex æquo en tête relancent. L’ordre des joueurs suit ensuite le sens horaire à partir du premier joueur. Si un scénario dit qui commence, personne ne lance.',
  'rule.setup.navies':
    'Dans l’ordre des joueurs, chacun prend une des neuf marines encore libres. Taïwan, la Norvège et l’Argentine sont trop petites pour des flottes de plus de 20 points, et dans de plus petites batailles elles sont faibles face aux grandes marines.',
  'rule.setup.fleets':
    'Tous choisissent en secret et en même temps au moins un navire de leur marine, pour un total ne dépassant pas les points de départ : 25 d’ordinaire, plutôt 15 ou 20 quand une petite marine participe. Les points restants sont perdus, sauf si l’on peut acheter des cartes Action. Les autres navires de la marine forment la réserve, que chacun peut voir dès que la flotte est montrée.',
  'rule.setup.formation':
    'Dans l’ordre des joueurs, chaque flotte est disposée face visible en trois rangées au plus, remplies par l’avant : la rangée 1 est la plus proche de l’ennemi, et aucune ne vient derrière une rangée vide. Les sous-marins se placent à côté et commencent passifs ; une flotte de seuls sous-marins n’a pas de rangée. Si une rangée se vide de ses navires coulés, celles de derrière avancent à la fin de la résolution.',
  'rule.setup.nonCombatant':
    'Le non-combattant ne navigue que dans les scénarios. C’est un navire de surface sans armes ni défenses propres, de coque 4 et sans valeur, sauf indication du scénario. Cartes et autres navires peuvent le défendre, et l’on peut jouer Navire écran pour lui.',
  'rule.setup.cards':
    'On mélange les 110 cartes Action, moins celles qui ont été achetées ; puis chacun, dans l’ordre des joueurs, pioche jusqu’à sa limite de main. Les cartes qu’un scénario donne à une flotte sont d’abord retirées, au hasard parmi celles de leur sorte. Posées face cachée à côté de la flotte et connues de leur propriétaire, elles ne comptent pas dans la main, s’emploient comme les cartes de la main et ne sont pas remplacées.',
  'rule.setup.command':
    'La limite de main est de 7 cartes plus le commandement de tous vos navires en mer. Elle ne compte qu’à la pioche : un navire de commandement qui arrive la relève dès la pioche suivante ; en perdre un l’abaisse, mais personne ne défausse pour cela.',

  // winning and the sequence of play
  'rule.win':
    'Après chaque tour de jeu complet, qui a coulé des navires valant au moins les points de départ, ou l’objectif du scénario, gagne. Entre plusieurs, le plus haut total l’emporte, puis plus de points à flot, puis moins de points perdus ; sinon la victoire est partagée. Sans équipes, qui n’a plus ni navire ni sous-marin à la fin d’une résolution est hors de combat et perd cartes et réserve ; le dernier joueur en lice gagne aussitôt. Quatre tours de jeu complets de suite où personne ne déclare d’attaque mettent fin à la partie au profit de qui a le plus coulé, égalités comme ci-dessus ; ce nombre peut être changé, et 0 veut dire jamais.',
  'rule.sequence':
    'Un tour de jeu donne un tour à chaque joueur encore en lice, dans l’ordre des joueurs. Un tour a cinq phases : actions, défenses adverses, résolution, défausse, et tout le monde pioche. Dès que la dernière carte est piochée, la défausse mélangée devient la nouvelle pioche ; les cartes de dommages restent sous leurs navires.',
  'rule.actions':
    'Le joueur actif peut jouer des cartes, attaquer avec ce que portent ses navires, faire venir des renforts, réorganiser la flotte, changer le mode des sous-marins et rédiger des consignes permanentes, dans n’importe quel ordre et autant qu’il veut. Chaque navire a une action par tour. Une carte peut être annulée par Renseignement dès qu’elle est jouée. Quand le joueur actif termine, formation et attaques sont définitives.',
  'rule.reinforce':
    'À votre phase d’actions, défaussez des cartes et faites entrer des navires de votre réserve qui, ensemble, ne valent pas plus que les valeurs de renfort de ces cartes ; l’excédent est perdu. Vous pouvez le faire plusieurs fois, Renseignement n’y peut rien, et les navires peuvent agir aussitôt. Les navires de surface qui arrivent ensemble entrent dans une rangée de votre choix, existante ou nouvelle derrière ; les sous-marins arrivent passifs. Certains scénarios excluent les renforts.',
  'rule.rearrange':
    'À votre phase d’actions, les navires de surface peuvent changer de rangée et les sous-marins de mode, autant que vous voulez et sans dépenser leur action. Les rangées restent remplies par l’avant, aucune n’est vide devant une autre, et chaque attaque déclarée doit rester possible (R26).',
  'rule.defences':
    'Les joueurs attaqués répondent l’un après l’autre, dans l’ordre des joueurs à partir du joueur actif. Chacun déclare tout d’un coup : cartes, défenses propres des navires et Navires écrans, chaque élément contre une seule attaque visant sa flotte ; plusieurs peuvent viser la même. Les cartes parmi eux peuvent alors être annulées par Renseignement et ne sont pas remplacées. Puis tout est résolu, dés comme navires écrans, dans l’ordre déclaré ou un à un au choix du défenseur ; ce qui vient trop tard est perdu. Enfin, les cibles qui le peuvent tentent l’esquive contre les attaques restantes.',
  'rule.resolve':
    'Les attaques ni annulées, ni stoppées, ni esquivées prennent effet ensemble. Le joueur actif lance un dé pour chaque frappe aérienne et chaque attaque anti-sous-marine, et les cartes de canon, de missile et de torpille font leurs dégâts ; alors seulement les navires coulent. Ensuite les rangées vides se referment, les joueurs sans navire sont hors de combat, les cartes dépensées sont défaussées et les Plans de bataille prennent fin.',
  'rule.discard':
    'Après la résolution, le joueur actif, et lui seul, peut défausser les cartes de sa main qu’il veut. Les cartes posées face cachée à côté de la flotte ne se défaussent pas ici.',
  'rule.draw':
    'Chaque joueur encore en lice qui a moins de cartes que sa limite de main pioche jusqu’à elle, le joueur actif d’abord, puis dans l’ordre des joueurs. Qui en a davantage les garde. Si pioche et défausse sont vides, personne ne pioche tant qu’aucune carte n’est défaussée.',

  // attacks
  'rule.attack':
    'À votre phase d’actions, vous attaquez avec Combat au canon, au missile ou à la torpille tirés par des navires, avec Soutien aérien ou Bombardement, ou avec les avions et moyens anti-sous-marins propres des navires. Chaque attaque nomme sa cible dès sa déclaration ; les cibles peuvent être dans plusieurs flottes ennemies. Chaque navire a une action par tour, qu’il tire avec d’autres, frappe ou chasse un sous-marin. L’ennemi se défend avant tout effet.',
  'rule.attack.symbols':
    'Une carte d’attaque doit être tirée par des navires qui montrent ses symboles, n’ont pas agi ce tour-ci et sont à portée ; un sous-marin doit être actif. Tirer est leur action, même si la carte est annulée. Les dégâts ne gênent aucun navire.',
  'rule.attack.platforms':
    'Le nombre de plates-formes d’une carte, de 1 à 3, dit combien de ses symboles il faut, mêlés à volonté. Un navire fournit chaque symbole différent qui correspond, tous à la même carte ; ce qui manque vient d’autres navires, et le surplus ne sert à rien. Face aux défenses, la carte compte pour tous les types imprimés, utilisés ou non.',
  'rule.attack.range':
    'La distance est la rangée de la cible plus les rangées devant le navire qui tire : de la rangée 1 à la rangée 1 elle est de 1, de la rangée 2 à la rangée 3 de 4. Chaque navire qui tire doit être dans la portée de la carte, ni trop loin ni trop près. Chaque flotte ennemie fait face à la vôtre directement. Un sous-marin actif tire ses missiles comme depuis la rangée 1. Pas de portée pour les torpilles, les frappes aériennes et la lutte anti-sous-marine.',
  'rule.attack.damage':
    'Une carte de canon, de missile ou de torpille que rien ne stoppe est glissée sous sa cible et compte son nombre de dégâts. Elle y reste jusqu’à ce que Réparation ou la perte du navire la libère, et ne gêne le navire en rien. Les sous-marins ne subissent pas de dégâts : ils sont coulés ou intacts.',
  'rule.attack.sink':
    'Un navire coule quand ses dégâts atteignent sa coque, quand une frappe ou une attaque anti-sous-marine obtient son nombre, quand un canon de gros calibre le coule d’emblée, et un sous-marin quand une torpille touche. Il va dans la pile du joueur actif, quel que soit l’auteur des dégâts antérieurs, et y compte ses points ; ses cartes de dommages sont défaussées. Les dégâts en trop sont perdus.',
  'rule.attack.large':
    'Une carte Combat au canon marquée gros calibre coule d’emblée sa cible, quelle que soit sa coque, si l’un au moins des navires qui tirent emploie un canon de gros calibre et que l’attaque n’est pas stoppée. Cela vaut aussi pour un navire qui s’interpose. Sans canon de gros calibre, la carte fait seulement ses dégâts.',
  'rule.attack.hard':
    'Le nombre « difficile à stopper » d’une carte d’attaque, −1 ou −2, s’ajoute à chaque dé qui tente de la stopper, esquive comprise : à −2, une défense à 4 demande un 6. Une copie par Tactiques supérieures a le même nombre. Renseignement et Navire écran ne lancent pas de dé et n’en souffrent pas.',

  // defences
  'rule.defence.symbols':
    'Une défense nomme des types d’attaque et un nombre. On l’oppose à une attaque qui a au moins un de ces types ; un dé égal ou supérieur au nombre la stoppe. Une carte n’a besoin d’aucun navire pour sa défense et elle est dépensée. Chaque nombre de défense d’un navire sert une fois à chaque tour adverse, pour tout navire ou sous-marin de sa flotte ; cela ne coûte pas d’action, et les dégâts n’y changent rien.',
  'rule.evasion':
    'Une cible dotée d’un nombre d’esquive lance un dé pour chaque attaque contre elle qui subsiste après les navires écrans et les défenses ; ce nombre ou plus stoppe l’attaque. Le jet se fait sans déclaration. Un sous-marin a un nombre passif et un nombre actif. « Difficile à stopper » et Plans de bataille comptent.',

  // action cards
  'rule.card.gun':
    'En attaque : des navires dotés de ses symboles de canon (petit, moyen, gros calibre) tirent sur un navire de surface ennemi à portée, qui subit les dégâts si l’attaque n’est pas stoppée. Avec la marque gros calibre, un tel canon coule d’emblée. En défense, à la place : un dé contre une attaque d’un type indiqué sur la carte, sans navire.',
  'rule.card.missile':
    'En attaque : des navires dotés de ses symboles (missile surface-surface, missile de croisière) tirent sur un navire de surface ennemi à portée, qui subit les dégâts si l’attaque n’est pas stoppée. Un sous-marin actif tire comme depuis la rangée 1. En défense, à la place : un dé contre une attaque d’un type indiqué sur la carte, sans navire.',
  'rule.card.torpedo':
    'En attaque : des navires dotés du symbole de torpille tirent sur un navire de surface, qui subit les dégâts, ou sur un sous-marin, qui coule. Il n’y a pas de portée : navires de surface et sous-marins actifs atteignent toute rangée et tout sous-marin. En défense, à la place : un dé contre une attaque d’un type indiqué sur la carte, sans navire.',
  'rule.card.air':
    'Trois emplois au choix : une frappe aérienne ou une attaque anti-sous-marine à votre phase d’actions, ou un dé en défense contre une attaque d’un type indiqué sur la carte. Elle ne demande ni navire ni portée. Là où un scénario exclut les frappes aériennes, les deux autres emplois restent.',
  'rule.card.air.strike':
    'Soutien aérien attaque un navire de surface ennemi dans n’importe quelle rangée, jamais un sous-marin. Si l’attaque n’est ni stoppée ni esquivée, vous lancez un dé à la résolution : le nombre de frappe ou plus coule d’emblée le navire, moins ne fait rien.',
  'rule.card.air.asw':
    'Soutien aérien attaque un sous-marin ennemi, actif ou passif, et rien d’autre. Si l’attaque n’est ni stoppée ni esquivée, vous lancez un dé à la résolution : le nombre de lutte anti-sous-marine ou plus le coule, moins ne fait rien.',
  'rule.card.bombardment':
    'Coûte deux autres cartes, défaussées en la jouant ; sans elles, on ne peut la jouer, et les Tactiques supérieures annoncées comme sa copie ne paient pas. Quatre frappes aériennes, deux à 5 et deux à 6, sur des navires de surface d’une seule flotte ennemie, réparties à votre gré. Aucun navire n’est nécessaire. Ce sont quatre attaques, à stopper une à une, mais Renseignement contre la carte les annule toutes.',
  'rule.card.plan':
    'Se joue à votre phase d’actions : +1 à tous vos dés, ou −1 à tous les dés d’un adversaire, jusqu’à la fin de la résolution de ce tour. Frappes, lutte anti-sous-marine, défenses et esquive comptent toutes. Plusieurs s’additionnent.',
  'rule.card.intelligence':
    'Annule une carte qu’un adversaire vient de jouer pour son effet, en attaque, en appui ou en défense, Renseignement compris ; jamais les renforts, les paiements, les défausses ou ce que font les navires par eux-mêmes. On interroge les adversaires en même temps et en secret ; à partir de deux personnes, tous ceux qui pourraient avoir une réponse. Si plusieurs la jouent, seul le premier dans l’ordre des joueurs après le propriétaire de la carte l’a jouée, les autres gardent la leur. La carte annulée est défaussée ; ses coûts restent payés et ses navires tireurs ont agi. Si un Renseignement est annulé, on peut répondre de nouveau à la carte qu’il visait.',
  'rule.card.nearMiss':
    'Se joue en défense contre une attaque visant votre flotte, d’un type indiqué sur la carte, sur un navire ou un sous-marin : un dé, et le nombre ou plus stoppe l’attaque. Elle ne sert à rien à votre phase d’actions, sauf comme renfort ou paiement.',
  'rule.card.tactics':
    'Se joue avec une autre de vos cartes, comme sa copie : attaque, défense, Navire écran, Plan de bataille, Réparation ou Renseignement, pas un renfort. La copie a ses propres navires, cible, emploi et coûts, et compte comme dégâts le nombre copié. Chacune doit être annulée à part ; la copie survit à l’original. Plusieurs peuvent copier une même carte. À la phase d’actions, une copie qui ne trouve rien à faire reste en main.',
  'rule.card.repair':
    'Se joue à votre phase d’actions : défaussez une ou plusieurs cartes de dommages, autant que vous voulez, de vos navires qui n’ont pas agi. Ces navires sont en réparation et ne peuvent agir ce tour-ci ; leurs défenses propres restent, et une autre Réparation peut les viser. Si elle est annulée, rien n’est réparé et les navires peuvent agir.',
  'rule.card.screen':
    'Se joue en défense : un autre de vos navires de surface, dans la rangée de la cible ou dans une rangée devant, quelle qu’elle soit, prend l’attaque sur lui. Pas pour les sous-marins. La portée n’est pas revérifiée ; type, dégâts et « difficile à stopper » demeurent. Plusieurs cartes peuvent se passer une attaque ; celle dont le navire ne peut plus s’interposer, ou dont l’attaque est déjà stoppée, est perdue.',
  'rule.inherent.air':
    'Un navire doté de nombres de frappe peut dépenser son action pour une ou plusieurs frappes, une avec chaque nombre, sur des navires de surface de toute rangée, d’une ou de plusieurs flottes, jamais sur un sous-marin. Si une frappe n’est ni stoppée ni esquivée, un dé égal ou supérieur à son nombre coule d’emblée la cible. Un navire frappe ou chasse les sous-marins dans un tour, pas les deux. Renseignement ne peut l’annuler.',
  'rule.inherent.asw':
    'Un navire doté de nombres de lutte anti-sous-marine peut dépenser son action pour une ou plusieurs attaques, une avec chaque nombre, sur le même sous-marin ennemi ou sur plusieurs, sans portée ; un sous-marin doit être actif pour chasser. Si une attaque n’est ni stoppée ni esquivée, un dé égal ou supérieur à son nombre coule la cible. Renseignement ne peut l’annuler.',

  // optional rules, scenarios and our own
  'rule.option.rows':
    'Si c’est convenu, ou si le scénario le dit, le dé de chaque frappe aérienne, de navire ou de carte, subit −1 contre un navire de la rangée 2 et −2 contre un navire de la rangée 3. Après un navire écran, c’est la rangée du navire frappé qui compte.',
  'rule.option.teams':
    'Une équipe a ses points de départ en commun ; 20 à 50 conviennent. Son premier membre propose les parts ; si un équipier refuse, le suivant propose, et sans accord elles sont égales. Chaque membre a sa marine, sa flotte et sa main ; les équipiers ne s’attaquent pas, ne se défendent pas et n’annulent pas leurs cartes. Personne n’est éliminé : sans navires, on peut encore faire venir des renforts. Après un tour de jeu complet gagne l’équipe dont les points coulés réunis atteignent l’objectif, ou qui seule a des navires en mer ; si personne n’en a plus, les points coulés décident.',
  'rule.option.cards':
    'Si c’est convenu, et jamais dans un scénario : les flottes montrées, les joueurs achètent des cartes Action de la pioche avec les points qui leur restent, une à la fois dans l’ordre des joueurs, chacune pour sa valeur de renfort, jusqu’à un tour de table sans achat. Ces cartes restent face cachée, ne comptent pas dans la main, s’emploient comme les cartes de la main et ne sont pas remplacées.',
  'rule.scenarios':
    'Un scénario fixe les flottes, et parfois des cartes, le premier joueur, un dernier tour de jeu et l’exclusion des renforts, du Bombardement ou de toute frappe aérienne. La réserve est le reste de la marine, sauf indication contraire. On gagne par son objectif de points ou par le sort du non-combattant : sa perte décide aussitôt, sa survie après le dernier tour de jeu. Sinon, après ce tour, le plus de points gagne. Toute égalité va au camp qu’il nomme si ce camp y a part, sinon elle se règle comme d’ordinaire. La dernière flotte à flot gagne aussi ; des tours de jeu sans navire coulé ne terminent pas une bataille pour le non-combattant.',
  'rule.orders':
    'Une règle à nous, pour jouer hors de son tour : des consignes secrètes répondent pour vous pendant le tour des autres. Vous les rédigez à votre phase d’actions ou avec une réponse. Renseignement : me demander, ne me demander que pour les cartes qui me concernent, ou passer. Défense : me demander ; passer si ni dé ni navire écran n’y peut rien, sinon me demander ; les meilleures cartes pour le navire attaqué le plus cher et les seules défenses propres des navires pour les autres ; ou les meilleures cartes pour tout. À partir de deux personnes, on demande aussi à qui ne peut plus rien stopper.',

  // rulings
  'rule.R1':
    'Combat au canon et Combat au missile ne peuvent viser un sous-marin ; seuls le peuvent Combat à la torpille et la lutte anti-sous-marine. La portée se compte en rangées, et un sous-marin n’est dans aucune.',
  'rule.R7':
    'Un sous-marin passif ne tire pas et ne chasse pas ; il ne fait que tenter l’esquive, avec son nombre passif. Vous pouvez le passer en mode actif à votre phase d’actions sans dépenser son action. Il emploie alors son nombre actif jusqu’à ce que vous le repassiez en mode passif à une phase d’actions.',
  'rule.R14':
    'Chaque défense est liée à une attaque avant tout dé. Si un autre dé stoppe d’abord cette attaque, la défense est perdue et sa carte dépensée ; elle ne peut passer à une autre attaque.',
  'rule.R21':
    'Frappes et attaques anti-sous-marines se lancent dans l’ordre de déclaration. Dès que l’une condamne un navire, on ne lance plus les autres contre lui ; elles sont sans effet et ne changent pas de cible.',
  'rule.R26':
    'Vous pouvez réorganiser après avoir déclaré des attaques, jusqu’à ce que vous terminiez, si chaque attaque déclarée reste possible : chaque tireur à portée de sa cible, chaque sous-marin attaquant actif. Les attaques annulées ne comptent pas.',
  'rule.R43':
    'Chaque marine n’est prise que par un joueur, car ses cartes Navire n’existent qu’une fois ; un scénario peut la diviser en deux flottes. Les points de départ dépensés ni en navires ni en cartes sont perdus.',
};
