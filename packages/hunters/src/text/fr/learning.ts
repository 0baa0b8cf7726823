/** What is going on, and what to weigh at each kind of question, in French. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.sea':
    'Vous commandez l’U-{boat} ({date}, {place}) : avaries de coque {hull} sur {hullLimit}, voies d’eau {flooding} sur {floodingLimit}, encore {torpedoes} {torpedoes|torpille|torpilles}.',
  'situation.where.port': 'L’U-{boat} est au port et se prépare à reprendre la mer.',
  'situation.where.over': 'La carrière du commandant de l’U-{boat} est terminée.',
  'situation.stake.port':
    'Jusqu’ici {sunk} {sunk|navire|navires} et {tons} t ; c’est le tonnage qui compte, et il faut rentrer pour l’accroître.',
  'situation.stake.sea':
    'Jusqu’ici {sunk} {sunk|navire|navires} et {tons} t dans cette carrière ; la coque supporte encore {hull} {hull|coup|coups}.',
  'situation.stake.lone':
    'Devant vous, sans escorte : {ships}. Personne ne vous traque ici, mais chaque tour de plus peut amener escorteurs ou avions.',
  'situation.stake.convoy':
    'Devant vous, sous escorte : {ships}. Ce que vous coulez compte ; ensuite l’escorte vous cherche.',
  'situation.stake.hunt':
    'Le bateau lui-même : l’escorte cherche, et la coque supporte encore {hull} {hull|coup|coups}.',
  'situation.stake.raid':
    'Le bateau lui-même : un avion attaque, et la coque supporte encore {hull} {hull|coup|coups}.',
  'situation.stake.over': 'Bilan : {sunk} {sunk|navire|navires} et {tons} t.',
  'situation.next.port': 'On embarque les torpilles, les ordres tombent, le bateau appareille.',
  'situation.next.sea':
    'Le bateau avance case par case ; les veilleurs signalent ce qui paraît, et la dernière case ramène au port.',
  'situation.next.lone': 'Vous choisissez distance et armes et tirez ; puis un tour de plus, ou le départ.',
  'situation.next.convoy':
    'Vous choisissez distance et cibles et tirez ; puis l’escorte lance les dés pour vous trouver, et les grenades suivent si elle réussit.',
  'situation.next.hunt':
    'L’escorte lance les dés : si elle vous repère, les grenades tombent et la recherche continue ; sinon vous vous esquivez.',
  'situation.next.raid': 'La DCA peut le chasser ; puis les bombes tombent, et le bateau poursuit ou plonge.',
  'situation.next.over':
    'Vous pouvez lire le journal des patrouilles, revoir la carrière ou en commencer une autre.',
  'coach.chooseBoat':
    'Les grands bateaux portent plus de torpilles et encaissent mieux, mais plongent plus lentement.',
  'coach.commission': 'Le nom et le numéro sont libres et ne changent rien au jeu.',
  'coach.boatNumber': 'Ce n’est que le numéro du kiosque : prenez celui qui vous plaît.',
  'coach.loadout':
    'Le chargement habituel est à bord. Les torpilles à vapeur touchent mieux et laissent un sillage de jour ; les électriques n’en laissent pas mais ratent plus souvent au début de la guerre.',
  'coach.requestArea': 'Chaque zone offre d’autres rencontres : regardez les chances avant de choisir.',
  'coach.mineLoad': 'Les mines occupent les tubes jusqu’à leur mouillage ; seule la réserve est à composer.',
  'coach.course':
    'Poursuivre saute les cases calmes. Ne rentrez plus tôt que si les avaries ou des tubes vides l’imposent.',
  'coach.turnHome': 'La patrouille est interrompue ; moins de cases en route, moins de rencontres.',
  'coach.resupply':
    'Un ravitailleur apporte des torpilles et du temps en mer, mais la rencontre peut être découverte.',
  'coach.takeOver': 'Prenez ce qui manque à vos tubes ; le reste est perdu pour vous.',
  'coach.contact': 'Pesez le tonnage contre l’escorte : laisser passer ne coûte que l’occasion.',
  'coach.wait':
    'De nuit, vous pouvez attaquer en surface et on vous trouve moins, mais le contact peut se perdre.',
  'coach.chooseLight': 'Le jour ou la nuit décide si vous pouvez rester en surface près d’une escorte.',
  'coach.approach':
    'Plus près, plus de coups au but et plus de danger : près d’une escorte, il faut d’abord la déjouer.',
  'coach.salvo':
    'Peu de tubes, beaucoup de navires : choisissez ce que vous voulez couler. Deux torpilles sur un navire valent souvent mieux qu’une seule sur deux.',
  'coach.weapon':
    'Les torpilles coulent, le canon les économise. Avant, arrière et canon servent une fois par tour.',
  'coach.volley': 'Pointez tube par tube ; ce que vous gardez reste chargé pour le navire suivant.',
  'coach.gunnery': 'Les obus coûtent peu et font peu : bons pour achever ce qu’une torpille a commencé.',
  'coach.another': 'Chaque tour de plus laisse venir escorteurs et avions.',
  'coach.testDepth':
    'Plus bas, on vous trouve moins, mais cela coûte une case de coque et met le bateau en danger, d’autant plus qu’elle est abîmée.',
  'coach.evade': 'Devinez où vire l’escorte : de l’autre côté, moins d’impacts ; du même, davantage.',
  'coach.evadeTogether':
    'Chaque bateau traqué vire pour soi ; nul ne voit le choix de l’autre avant les grenades.',
  'coach.reload': 'Les tubes se remplissent de la réserve : pensez à la lumière de la prochaine attaque.',
  'coach.follow': 'Suivre offre une autre attaque sur les mêmes navires, et une autre traque.',
  'coach.chooseDamaged':
    'Un navire endommagé est lent et demande moins de coups ; le plus gros rapporte le plus.',
  'coach.stayUp': 'La DCA peut mettre fin au raid, mais les bombes tombent sur qui reste en surface.',
  'coach.spareParts': 'Réparez d’abord ce qui empêche de plonger ou de rentrer.',
  'coach.boatRequest': 'Un bateau plus récent est plus fort, mais l’attendre coûte du temps.',
  'coach.chooseNewBoat': 'Comparez coque, tubes et torpilles ; la carrière continue à son bord.',
  'coach.luck':
    'Un marqueur de chance relance, en bien ou en mal ; gardez-le pour un jet qui peut tout finir.',
  'coach.packName': 'Le plus ancien commandant nomme la meute ; rien d’autre n’en dépend.',
  'coach.ownPackName': 'N’importe quel nom, pourvu que tous le lisent.',
  'coach.joinPack':
    'Le convoi, avec la meute, promet plus et est mieux gardé ; les autres navires se chassent en solitaire.',
  'coach.packFollow':
    'Chaque tour près du convoi apporte du tonnage et une traque de plus ; un bateau abîmé devrait partir.',
};
