/** French: the rule cases in a sentence or two, by the ids of docs/coverage/uboat-leader.md, and the differences of the editions. */
import type { Catalogue } from '@flotilla/table';

export const rules: Catalogue = {
  'rule.pack': 'Un fichier de cartes doit être sans faute avant de servir à une partie.',
  'rule.2.8':
    'Le stress dit quelle ligne de sa carte un équipage utilise : Dispos, Secoué ou Inapte. Un équipage Inapte ne cherche pas, n’attaque pas et n’accomplit pas de mission ; il a l’esquive de la ligne Secoué et ne quitte pas le port.',
  'rule.2.11':
    'Certaines cartes de navire marchand sont des escorteurs pris pour des marchands : une carte d’escorteur est tirée et prend la place.',
  'rule.3':
    'Une feuille de campagne et une durée donnent les patrouilles, les points d’options spéciales et le bilan.',
  'rule.3.4':
    'La feuille de campagne donne le coût et la limite des options, les cartes de convoi à retirer et les classes admises, avec leurs zones.',
  'rule.3.7':
    'On achète, à un niveau donné, des bateaux dont le service recoupe la campagne. Chaque bateau une seule fois, un au moins. Ils commencent dans n’importe quel port, armement complet.',
  'rule.4':
    'Segments stratégique, opérations, tactique, repos et ravitaillement se suivent jusqu’à ce que chaque bateau ait fait ses patrouilles.',
  'rule.6.1': 'Les points qui restent après l’achat des bateaux se dépensent à tout segment stratégique.',
  'rule.6.2':
    'Recherche aérienne : deux cartes de convoi sont tirées pour chaque contact dans la zone, on en choisit une.',
  'rule.6.3':
    'Navire ravitailleur : les bateaux de la zone perdent 2 stress au segment de repos et ravitaillement.',
  'rule.6.4': 'Renseignement : +2 aux jets de contact dans la zone.',
  'rule.6.5': 'Repos prioritaire : chaque bateau au port perd aussitôt 4 stress. Une fois par segment.',
  'rule.6.6':
    'Les torpilles perfectionnées remplacent les ordinaires d’un bateau au port, un demi-point chacune.',
  'rule.6.7':
    'Appel radio : acheté avant tout dé pour la meute ; les bateaux de la zone se joignent sans jet.',
  'rule.6.8': 'Les missions s’achètent pour des bateaux, qui en portent le marqueur jusqu’à leur résolution.',
  'rule.6.8 1e': 'Première édition : un bateau peut porter plusieurs missions.',
  'rule.6.8 2e': 'Deuxième édition : un bateau porte une mission au plus.',
  'rule.6.9':
    'Mines : achetées au port, autant de torpilles que voulu échangées contre des mines. Une carte d’événement à l’entrée de la case, puis des points pour les mines mouillées. Les mines ramenées au port peuvent être débarquées.',
  'rule.6.10':
    'Attaque : les cartes d’événement de la case, entre lesquelles on peut renoncer, puis des navires de guerre sont tirés et attaqués une fois à portée 0, torpilles prêtes et de réserve.',
  'rule.6.11':
    'Corsaire : les cartes d’événement de la case, puis un dé par torpille ou munition dépensée, jusqu’à la limite ; 8 ou plus marque un point.',
  'rule.7': 'Chaque bateau peut faire route une fois, de zone en zone.',
  'rule.7.1':
    'Entrer dans une zone coûte son nombre de cartes d’événement en déplacement, y rester son nombre en patrouille. Le mouvement finit dans un port ou une case de mission. Personne ne s’arrête dans la Manche. Un équipage devenu Inapte s’arrête dans la case Recherche.',
  'rule.7.2': 'Un bateau qui rentre au port a accompli une patrouille.',
  'rule.7.3':
    'Les cartes d’événement se résolvent une à une, selon le texte valable pour les années de la campagne.',
  'rule.7.4':
    'Une mission se résout quand le bateau entre dans sa case ; il passe ensuite dans la case Recherche.',
  'rule.8': 'Les bateaux en mer cherchent des contacts l’un après l’autre.',
  'rule.8.1':
    'Un dé sur la table des contacts de la zone donne le nombre de cartes de convoi. Un bateau peut aussi renoncer à chercher.',
  'rule.8.2':
    'Jet de contact : +2 renseignement, +1 Veilleur, −2 par avertissement, −2 si le bateau a attaqué, et cartes d’événement.',
  'rule.8.3':
    'Une carte de convoi est tirée pour chaque contact ; la première qu’un bateau tire dans une zone y place un avertissement.',
  'rule.8.4': 'On peut laisser passer un contact en voyant sa carte.',
  'rule.8.5':
    'Les marqueurs de la carte sont mis en place. Un bateau commence à longue portée, un Infiltrateur aussi à moyenne ou courte, en surface ou en plongée.',
  'rule.8.6':
    'Les autres bateaux de la zone sont appelés avec un dé chacun, −2 s’ils ont attaqué. Un dé très bas coûte 1 stress à celui qui appelle et alerte le convoi.',
  'rule.8.7': 'Les conditions spéciales durent tout le contact.',
  'rule.8.7 1e':
    'Première édition : la condition de la carte de convoi elle-même s’applique et se connaît dès que la carte est tirée.',
  'rule.8.7 2e':
    'Deuxième édition : une seconde carte est tirée une fois les meutes formées, et seule sa condition sert.',
  'rule.9.1':
    'Les phases de combat se répètent jusqu’à ce qu’il n’y ait plus de bateau ou plus de navire sur le plateau.',
  'rule.9.2':
    'Un bateau peut plonger ou faire surface, puis se déplacer de sa vitesse au plus. Il part en sortant d’une zone à longue portée. Un équipage Inapte doit partir au plus court.',
  'rule.9.3':
    'Sont révélés les navires inconnus à 2 zones ou moins d’un bateau, les navires attaqués et les escorteurs qui font un jet de détection.',
  'rule.9.4':
    'Un bateau détecté en plongée peut passer en marche silencieuse : un dé égal ou inférieur à l’esquive retire le marqueur, sinon 2 stress. Il n’attaque pas pendant cette phase.',
  'rule.9.4 1e': 'Première édition : un bateau en marche silencieuse ne se déplace pas.',
  'rule.9.4 2e':
    'Deuxième édition : un bateau peut se déplacer avant la marche silencieuse ; sa vitesse compte pour 0 quand il recule ; un équipage Inapte, seulement vers la sortie.',
  'rule.9.5':
    'Qui est plus lent que le plus rapide des navires marchands ou de guerre recule de la différence vers le sillage ; un bateau peut compter pour plus lent. Qui doit encore un pas dans le sillage disparaît.',
  'rule.9.6': 'Les escorteurs agissent un à un, dans n’importe quel ordre : détection, puis mouvement.',
  'rule.9.7':
    'Un escorteur fait un jet pour chaque bateau en surface à 2 zones ou moins et en plongée à 1 ou moins, une zone et +1 de plus par marqueur Alerte ; −1 dégâts légers, −2 dégâts lourds, marqueur de tactique.',
  'rule.9.9': 'Tant qu’un bateau est détecté, les escorteurs vont droit sur l’un d’eux à pleine vitesse.',
  'rule.9.10':
    'Tant qu’aucun bateau n’est détecté, un escorteur à courte portée lance un dé : 1–3 sens antihoraire, 4–7 sur place, 8–10 sens horaire. D’ailleurs, il va vers l’anneau de courte portée.',
  'rule.9.11': 'Les bateaux agressifs attaquent avant l’ennemi.',
  'rule.9.12': 'Les torpilles portent à 3 zones. Toutes les attaques sont annoncées avant le premier jet.',
  'rule.9.13': 'Plusieurs torpilles sur un même navire : chaque dé a +1 par torpille au-delà de la première.',
  'rule.9.14': 'Le dé modifié est comparé aux trois valeurs de torpille du but.',
  'rule.9.14 1e':
    'Première édition : les torpilles sont jouées l’une après l’autre, les dégâts comptent pour la suivante.',
  'rule.9.14 2e':
    'Deuxième édition : seul le dé le plus élevé compte ; chaque dé à égalité avec lui touche aussi.',
  'rule.9.15':
    'Dés de torpille : +1 but lourdement endommagé, −1 par zone, + gerbe, + aptitude à la torpille.',
  'rule.9.15 1e': 'Première édition : des dégâts lourds aident les dés suivants de la même salve.',
  'rule.9.15 2e': 'Deuxième édition : les modificateurs sont fixés au moment du jet de la salve.',
  'rule.9.16':
    'Torpilles FAT : +1, sans modificateur de portée, un navire au hasard hors escorteurs, seulement contre un groupe. T5 : +2, escorteurs seulement.',
  'rule.9.17': 'Un bateau en surface peut tirer au canon une fois par phase, à 2 zones au plus.',
  'rule.9.18': 'Dés de canon : +1 but lourdement endommagé, −3 par zone, + aptitude au canon.',
  'rule.9.19': 'Un bateau qui attaque place un marqueur Alerte sur le plateau.',
  'rule.9.20':
    'Les dégâts légers ôtent 1, les lourds 2 à la vitesse et à la détection. Léger et léger font lourd, lourd et lourd coulent.',
  'rule.9.21':
    'Les escorteurs attaquent le bateau détecté le plus proche : en surface à 2 zones au plus, en plongée dans leur zone. Navires marchands et de guerre attaquent les bateaux en surface à 1 zone au plus.',
  'rule.9.22': 'Un bateau peut réagir une fois à une attaque : plongée d’urgence ou plongée profonde.',
  'rule.9.23':
    'Plongée d’urgence : 1 stress ; un dé égal ou inférieur à l’esquive annule chaque attaque, sinon elle se résout comme en surface.',
  'rule.9.24 1e':
    'Plongée profonde, première édition : 1 stress, 1 de plus si un dé dépasse l’esquive ; chaque attaque garde le plus bas de deux dés.',
  'rule.9.24 2e':
    'Plongée profonde, deuxième édition : 2 stress, les attaques sont sans effet ; un dé supérieur à l’esquive cause une voie d’eau, un 10 une avarie de coque.',
  'rule.9.25': 'Une attaque qui ne peut atteindre son premier résultat ne fait rien.',
  'rule.9.25 1e':
    'Première édition : un dé contre trois valeurs, pour 1 stress, 3 stress et la perte du bateau.',
  'rule.9.25 2e':
    'Deuxième édition : des marqueurs d’impact léger et lourd sont tirés du gobelet ; un impact lourd en vaut deux légers.',
  'rule.9.26 1e':
    'Première édition : +2 en surface dans la même zone, −1 attaquant légèrement endommagé, −2 lourdement endommagé, marqueur de tactique.',
  'rule.9.26 2e':
    'Deuxième édition : un impact léger de moins par 2 points d’esquive, un lourd de plus à portée 0 en surface, moins si l’attaquant est endommagé, marqueur de tactique.',
  'rule.9.27 2e':
    'Les marqueurs d’impact sont tirés et appliqués un à un, puis retournent dans le gobelet. Un bateau sonné ne peut pas attaquer avant la fin de la prochaine phase de combat à laquelle il participe, ni en mission d’ici là.',
  'rule.9.28 2e':
    'Les avaries restent au bateau. Autant d’impacts de coque et de voie d’eau que sa valeur de coque le coulent, de même une seconde avarie durable des machines.',
  'rule.9.29':
    'Les porte-avions attaquent tout bateau en surface à toute portée, à défaut un bateau détecté en plongée.',
  'rule.9.30':
    'Dans les campagnes à partir de juin 1942, un escorteur tire un marqueur de tactique à sa première détection ou attaque.',
  'rule.9.31':
    'Les bateaux prudents attaquent après l’ennemi, sauf en plongée profonde ou en marche silencieuse.',
  'rule.9.32':
    'Les marqueurs sont retirés ; le combat continue tant qu’il y a bateaux et navires sur le plateau.',
  'rule.10': 'Après le combat : stress, rechargement, expérience, points de victoire.',
  'rule.10.1': 'Chaque bateau qui a pris part au combat prend 1 stress.',
  'rule.10.2': 'Les torpilles de réserve vont dans les tubes vides.',
  'rule.10.4':
    'Les navires coulés donnent des points de victoire, et de l’expérience au bateau qui les a coulés.',
  'rule.10.5':
    'S’il lui reste des contacts, un bateau peut ne rien faire, chercher le contact suivant, attaquer de nouveau le convoi ou achever un navire.',
  'rule.10.6':
    'Nouvelle attaque : convois marchands seulement. Escorteurs neufs ; les navires intacts et légèrement endommagés reviennent ; l’alerte demeure.',
  'rule.10.7':
    'Un navire aux dégâts lourds est coulé pour un contact et une torpille, ou une munition de canon si ce n’est pas un navire de guerre. Pas de stress.',
  'rule.11.1': 'Un équipage assez expérimenté monte d’un niveau et garde le surplus.',
  'rule.11.2': 'Un bateau qui a fait ses patrouilles quitte la campagne.',
  'rule.11.3':
    'Au port, un bateau perd autant de stress que la valeur de ravitaillement, 1 de plus avec Sang-froid, et il est réparé.',
  'rule.11.3 1e': 'Première édition : le stress seulement ; il n’y a rien à réparer.',
  'rule.11.3 2e': 'Deuxième édition : le stress et toutes les avaries.',
  'rule.11.4':
    'En mer, un bateau perd 2 stress près d’un navire ravitailleur et 1 avec Sang-froid ; les avaries temporaires sont réparées.',
  'rule.11.5': 'Si aucun bateau n’est en mer quand la campagne continue, 2 points de victoire sont perdus.',
  'rule.12': 'Les points de victoire, moins 3 par bateau perdu, sont comparés aux paliers de la feuille.',
  'rule.13.1':
    'Le bateau du type XXI peut servir dans toute campagne ; vitesse 2, pas de canon, il recharge au combat. U-201 reste à terre.',
  'rule.13.2': 'Un schnorchel coûte 1 point et donne +2 en esquive ; pas pour les types II et XXI.',
  'rule.13.3 1e': 'La table des torpilles défectueuses ne fait pas partie de la première édition.',
  'rule.13.3 2e':
    'Deuxième édition : un dé par salve de torpilles ordinaires dit combien fonctionnent ; avec les corsaires, chaque torpille est une salve.',
  'rule.13.4':
    'Bateaux au sort : des cartes sont tirées et un côté choisi, jusqu’à la première qu’on ne peut payer ; après le premier bateau, on peut s’arrêter avant chaque carte. Points en plus ensuite.',
  'rule.13.5':
    'Campagnes liées : les bateaux survivants se paient avec les points de la campagne suivante ; ceux qu’elle n’admet pas sont échangés.',

  // what differs between the editions
  'difference.salvo.first': 'Les torpilles d’une salve sont jouées et comptées l’une après l’autre.',
  'difference.salvo.second': 'Seul le dé le plus élevé d’une salve compte, avec ses égalités.',
  'difference.enemyAttack.first': 'Les attaques ennemies lancent un dé : stress ou perte du bateau.',
  'difference.enemyAttack.second': 'Les attaques ennemies tirent des marqueurs d’impact.',
  'difference.boatDamage.first': 'Les bateaux prennent du stress ou sont coulés.',
  'difference.boatDamage.second': 'Les bateaux subissent des avaries jusqu’à leur valeur de coque.',
  'difference.condition.first': 'La condition spéciale est celle de la carte de convoi.',
  'difference.condition.second': 'La condition spéciale vient d’une seconde carte.',
};
