/** What is going on, and what to weigh at each kind of question, in French. */

/** `situation.*` for whoever has lost the thread; `coach.<step>` at the first meeting with a question. */
export const learning: Readonly<Record<string, string>> = {
  'situation.where.battle': '{boat} est au contact, {place}, phase de combat {phase}.',
  'situation.where.campaign':
    '{campaign}, tour {turn} : {boats} {boats|bateau|bateaux} dans la flottille, dont {sea} en mer.',
  'situation.stake.battle':
    'Encore {ships} {ships|navire|navires} sur le plateau contre {boats} {boats|bateau|bateaux} ; marqueurs d’alerte : {alerted}. Les cargos rapportent des points, l’escorte stress et coups.',
  'situation.stake.campaign':
    'Jusqu’ici {vp} points de victoire ({evaluation}), encore {so} points d’options, contacts en attente : {contacts}.',
  'situation.next.setup': 'Vous choisissez bateaux et équipages ; puis le premier tour commence.',
  'situation.next.strategic': 'Vous pouvez dépenser des points ; puis les bateaux appareillent.',
  'situation.next.operations':
    'Bateau par bateau, vous allez de zone en zone et tirez des événements ; ceux en position cherchent ensuite des contacts.',
  'situation.next.tactical':
    'Les bateaux en position cherchent ; chaque contact peut être attaqué ou laissé.',
  'situation.next.battle':
    'Les bateaux bougent, le convoi avance, l’escorte cherche et attaque, les torpilles filent ; puis la phase suivante.',
  'situation.next.refit': 'Les bateaux au port récupèrent et chargent ; puis un nouveau tour.',
  'situation.next.over': 'La campagne est finie ; on peut la relire et la revoir.',
  'coach.enlist':
    'Les points gardés paieront des options : achetez ce que demandent les eaux de la campagne.',
  'coach.crew':
    'L’expérience coûte des points et sauve des bateaux : un bon équipage supporte plus de stress.',
  'coach.dealMore': 'Une autre carte sera peut-être meilleure, mais chaque bateau a son prix.',
  'coach.takeDealt': 'Prenez le bateau, ou laissez-le et gardez les points.',
  'coach.station': 'Un port proche épargne des événements en route.',
  'coach.spend': 'L’aide achetée ne vaut que ce tour ; les points gardés restent.',
  'coach.loadMines': 'Les mines prennent la place des torpilles ; mouillez-les tôt.',
  'coach.loadAdvanced': 'Les torpilles spéciales sont rares : donnez-les à qui s’en servira.',
  'coach.nextToSail': 'L’ordre ne compte que si des bateaux veulent les mêmes eaux.',
  'coach.sail':
    'Chaque pas coûte des événements ; arrêtez-vous où les contacts sont probables et l’équipage dispos.',
  'coach.eventOffer': 'Un marché : pesez son prix et vos besoins au contact.',
  'coach.breakOff': 'Continuer met le bateau en danger, rompre abandonne la mission.',
  'coach.aimRaid': 'Un raid frappe des navires au port : choisissez l’arme qui les atteint.',
  'coach.raiding': 'Chaque attaque de plus rend la sortie plus dure.',
  'coach.lookout': 'Chercher amène des navires ou rien ; mieux vaut épargner un équipage fatigué.',
  'coach.chooseConvoy': 'Les grands convois rapportent plus et sont mieux gardés.',
  'coach.engage': 'Comptez l’escorte contre torpilles et stress ; laisser ne coûte rien.',
  'coach.place':
    'Derrière c’est calme, devant les navires viennent à vous ; au loin on ne vous voit pas, mais vous arrivez tard.',
  'coach.wolfpack': 'Les bateaux appelés partagent danger et cibles, et usent leur propre chance.',
  'coach.relocate': 'Un mouvement gratuit avant le combat : plus près pour tirer, ou loin d’une escorte.',
  'coach.boatsMove': 'Les bateaux bougent l’un après l’autre ; le premier attire peut-être l’escorte.',
  'coach.helm':
    'En surface, rapide mais visible ; en plongée, lent mais plus sûr : voyez quelle escorte peut vous atteindre.',
  'coach.driftShip': 'Ce qui ne suit pas recule : choisissez la zone qui sert vos torpilles.',
  'coach.driftBoat': 'Reculer met fin au danger et à l’occasion ; ne restez que si cela vaut la peine.',
  'coach.escorts': 'Les escorteurs agissent un par un ; l’ordre peut décider qui est repéré d’abord.',
  'coach.boatsAttack': 'Tirez d’abord avec le bateau le plus exposé.',
  'coach.aim': 'Annoncez tout, puis tirez : un navire coulé trop tôt gâche la suite.',
  'coach.spread': 'Plus de torpilles sur un navire donnent plus de dés, et chacun devient meilleur.',
  'coach.enemyAttacks':
    'Les assaillants viennent un par un ; prenez le plus faible d’abord, tant que le bateau est sain.',
  'coach.react':
    'Plonger d’urgence ou profond coûte du stress ou met la coque en danger, mais peut tout éviter.',
  'coach.reloadTubes': 'Remplissez les tubes de ce que demandera le prochain contact.',
  'coach.remaining': 'Un autre contact avec le même équipage : comptez d’abord stress et torpilles.',
};
