/** What is going on, and what to weigh at each kind of question, in French. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.setup': 'Les flottes se préparent ; nul ne connaît encore les navires des autres.',
  'situation.where.battle':
    'Tour de jeu {round}, au tour de : {active}. Votre flotte compte {ships} {ships|navire|navires}, vous tenez {cards} {cards|carte|cartes}.',
  'situation.where.watching': 'Tour de jeu {round}, au tour de : {active} ; vous regardez.',
  'situation.stake.race':
    'Les navires coulés sont des points : vous en avez {mine}, le meilleur rival {theirs} ; qui en a {target} à la fin d’un tour de jeu l’emporte.',
  'situation.stake.convoy':
    'Un navire décide de ce combat : un camp doit le couler, l’autre le sauver. Points coulés : {mine} et {theirs}.',
  'situation.next.setup':
    'On choisit les navires et on les dispose en rangées ; puis les flottes se dévoilent et les mains sont distribuées.',
  'situation.next.turn':
    'Vous déclarez vos attaques ; ensuite viennent les défenses, les dés, puis la pioche.',
  'situation.next.defend':
    'Vous déclarez toutes vos défenses ; puis les dés tombent, et ce qui n’est pas arrêté touche.',
  'situation.next.answer': 'Vous pouvez annuler une carte avant son effet ; sinon, le jeu continue.',
  'situation.next.hand': 'Vous pouvez défausser, puis vous piochez, et le siège suivant joue.',
  'situation.next.wait': 'D’autres décident ; on vous interrogera dès que cela vous concerne.',
  'situation.next.over': 'Le combat est fini : toutes les mains sont visibles, et on peut le revoir.',
  'coach.chooseNavy':
    'Les marines diffèrent par leurs navires, leur main et leur force : une petite se maîtrise mieux.',
  'coach.dividePoints': 'Les points d’une flotte manquent à l’autre ; les deux doivent pouvoir se battre.',
  'coach.agreeDivision':
    'Acceptez ou proposez autre chose : on ne commence qu’une fois tout le monde d’accord.',
  'coach.buildFleets':
    'Beaucoup d’armes demandent beaucoup de plates-formes : mêlez de gros navires et de petits qui font écran.',
  'coach.layOut':
    'La rangée 1 porte plus loin et se fait atteindre d’abord ; ce qui doit survivre va derrière.',
  'coach.buyCard': 'Une carte à côté de la flotte est disponible, mais ses points n’achètent pas de navire.',
  'coach.actions':
    'Chaque navire agit une fois par tour, et une carte gardée peut protéger : attaquez là où cela coule.',
  'coach.reinforce':
    'Les navires entrent contre des cartes de même valeur ; le prix est une main trop maigre pour se défendre.',
  'coach.rearrange':
    'Changer de rangée ne coûte rien dans votre phase d’action : devant ce qui tire, derrière ce qui est faible.',
  'coach.setOrders':
    'Les consignes permanentes répondent pour vous ; elles ne jouent jamais ce que vous n’avez pas permis.',
  'coach.aim':
    'Les petits navires esquivent, les grands encaissent : regardez la coque restante et les points.',
  'coach.commitShip':
    'Un navire qui tire a agi : faites tirer celui dont vous avez le moins besoin ailleurs.',
  'coach.fly': 'Les avions coulent net sur un dé élevé, ou ne font rien : envoyez-les sur ce qui s’use mal.',
  'coach.payBombardment': 'Les bombardiers se paient en cartes : donnez celles que vous ne joueriez jamais.',
  'coach.choosePlan':
    'Un plan de bataille donne ce tour +1 à tous vos dés, ou −1 à ceux d’un rival : choisissez où il en tombera le plus.',
  'coach.chooseRepairs': 'Réparez ce qui rend une arme ou garde à flot un navire précieux.',
  'coach.copyCard':
    'Tactiques supérieures devient une copie de la carte jouée : là où deux valent mieux qu’une.',
  'coach.window': 'Renseignement annule cette carte pour de bon ; demandez-vous si pire est à venir.',
  'coach.windowForAll': 'Chacun peut répondre à cette carte ; qui n’a rien laisse passer.',
  'coach.defend':
    'Toutes les défenses se déclarent avant les dés, et les cartes jouées sont perdues : protégez le plus précieux.',
  'coach.rollNext':
    'Les défenses se lancent une à une : commencez par celle qui dira lesquelles restent utiles.',
  'coach.discardCards': 'Une carte inutile pendant deux tours vaut moins qu’une nouvelle.',
};
