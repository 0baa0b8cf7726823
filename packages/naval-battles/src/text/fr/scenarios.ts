/** French texts of the scenarios and of what can be wrong with one. */
import type { Catalogue } from '@flotilla/table';

export const scenariosFr: Catalogue = {
  'scenario.raider-force-710.name': 'Raider Force-710',
  'scenario.raider-force-710.background':
    'Une troisième guerre mondiale a éclaté. Des raiders soviétiques canonnent les mouillages de la côte norvégienne ; le 5 mars au matin, une patrouille de frégates les trouve.',
  'scenario.raider-force-710.special': 'Coulez 11 points de navires ennemis.',
  'scenario.taking-the-bear.name': 'La prise de l’ours',
  'scenario.taking-the-bear.background':
    'La même guerre imaginaire. Un groupe aéronaval américain est pris entre des croiseurs soviétiques, des sous-marins et un régiment de bombardiers.',
  'scenario.taking-the-bear.special':
    'La flotte soviétique a une carte Bombardement à côté d’elle. Coulez 35 points de navires ennemis.',
  'scenario.falkland-express.name': 'Falkland Express',
  'scenario.falkland-express.background':
    'Atlantique Sud, 1982. Les avions à décollage vertical des porte-avions britanniques manquent de pièces ; un ravitailleur affrété, avec une seule escorte, file plein sud à toute vitesse.',
  'scenario.falkland-express.special':
    'Trois tours de jeu, ni renforts ni frappes aériennes. L’Argentine gagne si le non-combattant coule, sinon le Royaume-Uni. Tel qu’imprimé, c’est presque sans espoir pour l’Argentine ; il existe une variante plus serrée.',
  'scenario.falkland-express-closer.name': 'Falkland Express, plus serré',
  'scenario.falkland-express-closer.background':
    'La même course vers le sud, avec un groupe argentin plus fort en mer et un ravitailleur plus fragile : une partie plus disputée que l’originale.',
  'scenario.falkland-express-closer.special':
    'Trois tours de jeu, ni renforts ni frappes aériennes. Le non-combattant a une coque de 2. L’Argentine gagne s’il coule, sinon le Royaume-Uni.',
  'scenario.panda-bay.name': 'La baie des Pandas',
  'scenario.panda-bay.background':
    'Taïwan bâtit une grande batterie de missiles antinavires. Les pourparlers échouent et la Chine frappe, juste quand un ravitailleur arrive avec le matériel de guidage.',
  'scenario.panda-bay.special':
    'Le non-combattant vaut 5 points. Taïwan a une carte Soutien aérien à côté de sa flotte. Coulez 13 points de navires ennemis.',
  'scenario.the-gap-1986.name': 'Le passage',
  'scenario.the-gap-1986.background':
    'Un groupe de surface soviétique et un sous-marin d’attaque tentent de se glisser entre l’Islande et l’Écosse, alors qu’une crise peut encore tourner à la guerre. Un groupe de chasse britannique barre la route.',
  'scenario.the-gap-1986.special':
    'Pas de renforts. Le Royaume-Uni joue en premier et a une carte Soutien aérien à côté de sa flotte. La règle des rangées contre les frappes aériennes s’applique. Coulez 16 points de navires ennemis.',
  'scenario.southern-pincer-1982.name': 'La tenaille du Sud',
  'scenario.southern-pincer-1982.background':
    'Et si le groupe du porte-avions argentin et le vieux croiseur avaient abordé la force britannique le même matin ?',
  'scenario.southern-pincer-1982.special':
    'Le Royaume-Uni joue en premier et n’a pas de réserve ; l’Argentine peut faire venir le San Luis. Coulez 15 points de navires ennemis.',
  'scenario.straits-of-tsushima-1991.name': 'Veille à Tsushima',
  'scenario.straits-of-tsushima-1991.background':
    'Un équipage d’irréductibles a pris la mer sur un croiseur de bataille soviétique avec une petite escorte. Des destroyers japonais doivent lui interdire les détroits.',
  'scenario.straits-of-tsushima-1991.special':
    'Pas de renforts. Coulez 14 points de navires ennemis. Après huit tours de jeu au plus tard, le camp qui a coulé le plus de points gagne ; à égalité, c’est le Japon.',
  'scenario.strait-night-1996.name': 'Nuit sur le détroit',
  'scenario.strait-night-1996.background':
    'Des essais de missiles près de Taïwan tournent mal et des patrouilles ouvrent le feu dans le noir. Le temps cloue les avions au sol.',
  'scenario.strait-night-1996.special':
    'Pas de renforts. Aucune frappe aérienne d’aucune sorte ; le Soutien aérien peut encore défendre ou chasser les sous-marins, le Bombardement ne peut qu’être défaussé. Coulez 9 points de navires ennemis.',
  'scenario.levant-convoy-1973.name': 'Convoi du Levant',
  'scenario.levant-convoy-1973.background':
    'Pendant la guerre d’octobre, un transport de munitions américain fait route vers la Méditerranée orientale. Une escadre soviétique a l’ordre de l’arrêter.',
  'scenario.levant-convoy-1973.special':
    'Huit tours de jeu ; l’Union soviétique commence et a une carte Soutien aérien à côté de sa flotte. Ni renforts ni Bombardement. Le non-combattant (6 points, coque de 6) reste dans la dernière rangée. L’Union soviétique gagne s’il coule, sinon les États-Unis.',
  'scenario.northern-shield-1988.name': 'Bouclier du Nord',
  'scenario.northern-shield-1988.background':
    'Quatre flottes au large du nord de la Norvège : un groupe britannique et un norvégien contre la flotte du Nord en deux divisions.',
  'scenario.northern-shield-1988.special':
    'Deux équipes, sièges alternés. Pas de renforts. L’équipe qui coule 18 points gagne.',
  'terms.sentences': '{first} {rest}',
  'terms.first': 'Premier à jouer — {who}.',
  'terms.noReinforcements': 'Pas de renforts.',
  'terms.noAirStrikes': 'Aucune frappe aérienne d’aucune sorte.',
  'terms.noBombardments': 'Pas de Bombardement.',
  'terms.rowRule': 'La règle des rangées contre les frappes aériennes s’applique.',
  'terms.nonCombatantWorth': 'Le non-combattant vaut {points} {points|point|points}.',
  'terms.nonCombatantHull': 'Le non-combattant a une coque de {hull}.',
  'terms.nonCombatantLast': 'Le non-combattant reste dans la dernière rangée.',
  'terms.rounds': 'La bataille dure au plus {rounds} {rounds|tour de jeu|tours de jeu}.',
  'terms.target': 'Coulez {target} points de navires ennemis.',
  'terms.targetTeams': 'L’équipe qui coule {target} points de navires ennemis gagne.',
  'terms.tie': 'Une égalité revient à un camp — {who}.',
  'terms.nonCombatant': 'Vainqueur si le non-combattant coule — {sunk} ; sinon — {afloat}.',
  'terms.nonCombatantTeams':
    'Vainqueur si le non-combattant coule — l’équipe de {sunk} ; sinon — l’équipe de {afloat}.',
  'scenario.error.notJson': 'Le texte n’est pas du JSON complet.',
  'scenario.error.tooDeep': 'Le texte est imbriqué plus profondément qu’aucun scénario.',
  'scenario.error.notAnObject':
    'Un scénario est un objet avec des champs tels que id, name, sides et victory.',
  'scenario.error.field': 'Il n’y a pas de champ « {field} » ici ; les champs sont {fields}.',
  'scenario.error.id': 'L’id doit compter de 1 à 40 minuscules, chiffres ou traits d’union.',
  'scenario.error.name': 'Il faut un nom de 1 à {longest} caractères sur une seule ligne.',
  'scenario.error.text': 'Il faut un texte de 1 à {longest} caractères sur une seule ligne.',
  'scenario.error.number': '« {value} » n’est pas un nombre entier de {min#} à {max#}.',
  'scenario.error.sides': 'Il faut de {min} à {max} camps.',
  'scenario.error.side': 'Un camp est un objet avec name, navy et ships.',
  'scenario.error.sideTwice': 'Deux camps s’appellent « {name} ».',
  'scenario.error.sideName': '« {name} » n’est aucun des camps : {sides}.',
  'scenario.error.navy': '« {navy} » n’est pas une marine ; les marines sont {navies}.',
  'scenario.error.shipList': 'Il faut une liste de noms de navires.',
  'scenario.error.noShips': 'Un camp a besoin d’au moins un navire.',
  'scenario.error.ship': '« {ship} » n’est pas un navire de la marine « {navy} ».',
  'scenario.error.shipTwice': '{ship} est employé deux fois.',
  'scenario.error.service': '{ship} a servi de {from#} à {to#}, pas en {year#}.',
  'scenario.error.reserve': 'La réserve est « navy », « none » ou une liste de navires, pas « {reserve} ».',
  'scenario.error.cardList': 'Les cartes sont une liste de sortes avec leur nombre.',
  'scenario.error.cardKind': '« {kind} » n’est pas une sorte de carte Action ; les sortes sont {kinds}.',
  'scenario.error.cardCount':
    'Cartes de la sorte « {kind} » distribuées : {given} ; le paquet en contient {held}.',
  'scenario.error.teamMissing': 'Ou chaque camp a une équipe, ou aucun.',
  'scenario.error.oneTeam': 'Tous les camps sont dans l’équipe « {team} » ; il en faut deux.',
  'scenario.error.rules': 'Les règles sont un objet ; ses champs sont {rules}.',
  'scenario.error.yesOrNo': 'Il faut true ou false, pas « {value} ».',
  'scenario.error.victory': 'La victoire est du type « vp » ou « nonCombatant », pas « {type} ».',
  'scenario.error.outOfReach': '{side} ne peut couler {target} points : ses ennemis en valent {total}.',
  'scenario.error.tieWithoutRounds': 'Une égalité ne se tranche que si la partie a un dernier tour de jeu.',
  'scenario.error.nonCombatantMissing':
    'Aucun camp n’a le non-combattant (Non-Combatant) ; placez-le parmi les navires d’un camp.',
  'scenario.error.roundsMissing':
    'Il faut le nombre de tours de jeu : sans lui, le non-combattant n’est jamais sauf.',
  'scenario.error.idTaken': '« {id} » est l’id d’un scénario fourni avec le jeu ; choisissez-en un autre.',
  'scenario.error.origin': 'L’origine est « printed », « own » ou « custom », pas « {origin} ».',
  'scenario.error.fieldList': 'Il faut une liste de noms de champs.',
  'scenario.error.shipText': '{ship} doit être entre guillemets : un navire est désigné par un texte.',
  'scenario.error.reserveTwice':
    'Deux camps de la marine « {navy} » en ont le reste en réserve ; donnez à l’un d’eux « none » ou une liste de navires.',
  'scenario.error.nonCombatant': 'Le non-combattant est un objet ; ses champs sont {fields}.',
  'scenario.error.sameCamp':
    'Le camp qui gagne si le non-combattant coule et celui qui gagne sinon doivent être ennemis.',
};
