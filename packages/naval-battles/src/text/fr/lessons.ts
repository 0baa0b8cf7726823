/** What the lessons say, in French. */

/** Titles, sentences and what is asked for, by lesson and cue. */
export const lessons: Readonly<Record<string, string>> = {
  'lesson.two-ships-each.rows.title': 'Votre flotte',
  'lesson.two-ships-each.rows':
    'Deux frégates contre une frégate et une vedette lance-missiles. Les navires sont en rangées : la rangée 1 est la plus proche de l’ennemi, et la portée se compte en rangées.',
  'lesson.two-ships-each.rows.do': 'Laissez les deux en rangée 1 et confirmez.',
  'lesson.two-ships-each.card.title': 'Une carte, une attaque',
  'lesson.two-ships-each.card':
    'Vous tenez sept cartes. Une carte d’attaque montre son arme, le nombre de plates-formes qui doivent tirer, sa portée et ses dégâts.',
  'lesson.two-ships-each.card.do': 'Jouez Combat au missile à une plate-forme.',
  'lesson.two-ships-each.target.title': 'Sur quel navire ?',
  'lesson.two-ships-each.target':
    'Druzhny encaisse quatre points de dégâts, Smerch deux seulement, mais une petite unité peut esquiver. Les navires coulés rapportent des points.',
  'lesson.two-ships-each.target.do': 'Visez Smerch.',
  'lesson.two-ships-each.platform.title': 'Qui tire ?',
  'lesson.two-ships-each.platform':
    'Une plate-forme est un navire qui porte l’arme de la carte et n’a encore rien fait ce tour. Chaque navire tire une fois par tour.',
  'lesson.two-ships-each.platform.do': 'Faites tirer Bergen.',
  'lesson.two-ships-each.second.title': 'Une deuxième attaque',
  'lesson.two-ships-each.second':
    'Narvik n’a encore rien fait. Deux attaques sur une même cible sont plus difficiles à arrêter qu’une.',
  'lesson.two-ships-each.second.do': 'Jouez Combat au canon.',
  'lesson.two-ships-each.range.title': 'Portée un',
  'lesson.two-ships-each.range': 'Un petit canon ne porte qu’à 1 : de votre rangée 1 à la leur.',
  'lesson.two-ships-each.range.do': 'Visez encore Smerch.',
  'lesson.two-ships-each.close.title': 'Toutes les attaques ensemble',
  'lesson.two-ships-each.close':
    'On déclare d’abord les attaques, puis on y répond d’un coup. Quand vous avez fini, l’adversaire déclare toutes ses défenses, puis les dés tombent.',
  'lesson.two-ships-each.close.do': 'Terminez : les attaques sont définitives.',
  'lesson.two-ships-each.sunk.title': 'Deux points',
  'lesson.two-ships-each.sunk':
    'La défense a échoué, Smerch n’a pas esquivé : elle est coulée. Qui arrive en premier au bout de cette barre gagne. Vous pourriez défausser des cartes ; puis vous repiochez jusqu’à sept.',
  'lesson.two-ships-each.sunk.do': 'Gardez toutes vos cartes et confirmez.',
  'lesson.two-ships-each.defence.title': 'À vous de parer',
  'lesson.two-ships-each.defence':
    'Une torpille file vers Bergen. Une carte « Manqué de peu » l’arrête sur 3 ou plus ; une carte de défense est dépensée, qu’elle agisse ou non.',
  'lesson.two-ships-each.defence.do': 'Opposez un « Manqué de peu » à la torpille.',
  'lesson.two-ships-each.yours.title': 'À vous de nouveau',
  'lesson.two-ships-each.yours':
    'La torpille est passée à côté. Vous savez attaquer et vous défendre ; le combat contre le bot continue, jusqu’à six points.',
  'lesson.the-whole-turn.reserve.title': 'Avant d’attaquer',
  'lesson.the-whole-turn.reserve':
    'Des navires de votre marine attendent en réserve. Vous les faites entrer en défaussant des cartes d’autant de points de renfort.',
  'lesson.the-whole-turn.reserve.do': 'Faites venir des renforts.',
  'lesson.the-whole-turn.price.title': 'Le prix',
  'lesson.the-whole-turn.price':
    'La grande carte de missiles demande trois plates-formes, plus que vous n’en avez, mais elle vaut trois points : exactement le prix d’une frégate.',
  'lesson.the-whole-turn.price.do':
    'Défaussez Combat au missile à trois plates-formes pour Trondheim, en rangée 1.',
  'lesson.the-whole-turn.submarine.title': 'Passif et actif',
  'lesson.the-whole-turn.submarine':
    'Un sous-marin passif se cache : seules la lutte anti-sous-marine et les torpilles l’atteignent, et il ne fait rien. Actif, il peut tirer, mais on l’attaque plus facilement.',
  'lesson.the-whole-turn.submarine.do': 'Rendez Ula actif.',
  'lesson.the-whole-turn.torpedo.title': 'Torpilles',
  'lesson.the-whole-turn.torpedo':
    'Une carte de torpilles demande un navire qui en porte ; les rangées ne comptent pas.',
  'lesson.the-whole-turn.torpedo.do': 'Jouez Combat à la torpille.',
  'lesson.the-whole-turn.below.title': 'Par en dessous',
  'lesson.the-whole-turn.below': 'Trois points de dégâts, c’est plus que Smerch n’en supporte.',
  'lesson.the-whole-turn.below.do': 'Visez Smerch.',
  'lesson.the-whole-turn.air.title': 'Soutien aérien',
  'lesson.the-whole-turn.air':
    'Une carte, deux usages : une frappe sur un navire ou la lutte anti-sous-marine. Si le dé est assez haut, la cible coule ; sinon il ne se passe rien.',
  'lesson.the-whole-turn.air.do': 'Lancez une frappe aérienne.',
  'lesson.the-whole-turn.strike.title': 'Quatre ou plus',
  'lesson.the-whole-turn.strike': 'Un 4, 5 ou 6 coule Druzhny, si personne n’arrête les avions.',
  'lesson.the-whole-turn.strike.do': 'Frappez Druzhny.',
  'lesson.the-whole-turn.close.title': 'Assez',
  'lesson.the-whole-turn.close':
    'Deux attaques sont parties et les frégates restent prêtes à se défendre. Ce que vous gardez en main peut vous protéger.',
  'lesson.the-whole-turn.close.do': 'Terminez : les attaques sont définitives.',
  'lesson.the-whole-turn.window.title': 'Renseignement',
  'lesson.the-whole-turn.window':
    'L’adversaire joue une carte contre votre torpille. Une carte de renseignement l’annule avant tout effet ; que vous en ayez une reste votre secret.',
  'lesson.the-whole-turn.window.do': 'Jouez Renseignement.',
  'lesson.the-whole-turn.end.title': 'La fin d’un tour',
  'lesson.the-whole-turn.end':
    'La torpille a porté, les avions ont été arrêtés. Défaussez ce qui ne sert pas, repiochez, et l’adversaire joue un tour semblable. Vous savez tout désormais.',
};
