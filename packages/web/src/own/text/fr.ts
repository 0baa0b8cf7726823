/** Ce qui est gardé des personnes, signalements et invitations, en français. */
import type { Sentences } from './index.ts';

export const fr: Sentences = {
  'privacy.title': 'Vie privée',
  'privacy.lead': 'Ce qui est gardé de vous, où, combien de temps, et comment le faire effacer.',
  'here.title': 'Dans ce navigateur',
  'here.text':
    'Les parties jouées sur cet appareil, vos réglages, leçons et statistiques restent dans ce navigateur ; une table sur un serveur est gardée là-bas, voir plus bas. Une partie s’efface sous Mes parties, et tout d’un coup en effaçant les données de ce site dans votre navigateur.',
  'none.title': 'Sur un serveur',
  'none.text':
    'Ce site n’a pas de serveur de tables : il n’est fait que de fichiers, et rien de ce que vous faites ici n’est envoyé où que ce soit. Qui héberge les fichiers peut noter, comme tout hébergeur, quelle adresse a demandé quel fichier et quand.',
  'server.title': 'Sur le serveur de ce site',
  'server.first':
    'Rien, tant que vous n’ouvrez pas de table, ne prenez pas de place et n’entrez pas dans une épreuve. Ensuite :',
  'server.key':
    'Une clé de ce navigateur : un nombre tiré au hasard dans un cookie qu’aucun script ne peut lire, pour 400 jours au plus. Elle ouvre vos places. Le serveur n’en garde que des empreintes, différentes à chaque table, afin que personne ne lise dans la base qui joue où.',
  'server.names':
    'Le nom que vous avez donné, vos réponses dans la partie et ce que vous avez écrit dans la discussion.',
  'server.ways':
    'Une adresse de courriel, un web hook ou une adresse push, si vous avez demandé à y être prévenu. D’une adresse de courriel, une empreinte chiffrée retient qu’elle est confirmée, jusqu’à 400 jours sans envoi, ou qu’on n’y veut pas de lettres. Les lettres passent par des serveurs de courrier, le push par le service de l’éditeur de votre navigateur.',
  'server.address':
    'Dans les épreuves, une empreinte de votre adresse réseau que seul ce serveur peut calculer, pour marquer les inscriptions d’une même connexion. Sinon votre adresse ne sert qu’à compter contre les abus et s’oublie en un jour, à moins que l’exploitant ne l’exclue.',
  'server.nothing':
    'Pas de comptes, pas de publicité, pas de statistiques de visite, et rien que votre navigateur aille chercher sur d’autres sites.',
  'long.title': 'Combien de temps',
  'long.text':
    'Une table que personne n’a touchée pendant {days} {days|jour|jours} est effacée avec tout ce qui en dépend, une table sans partie commencée après {waiting} {waiting|jour|jours}, une épreuve {days} {days|jour|jours} après sa clôture. Les sauvegardes de l’exploitant peuvent durer plus longtemps.',
  'who.title': 'Qui le voit',
  'who.text':
    'Quiconque voit une table ou une épreuve y voit les noms. Seuls les joueurs lisent la discussion. Les mains restent cachées jusqu’à la fin de la partie ; ensuite on peut la rejouer tout entière. Qui fait tourner ce serveur peut tout y lire.',
  'who.reports':
    'Si quelqu’un signale une ligne ou un nom, l’exploitant reçoit une copie de la table et de sa discussion. Elle est gardée {days} {days|jour|jours}, même si vous effacez vos données : sinon personne n’aurait à répondre de rien.',
  'yours.title': 'Ce qui est à vous',
  'yours.text':
    'Vous pouvez voir, enregistrer et effacer tout ce qui est gardé sous la clé de ce navigateur. Pour une place sur un autre appareil, faites de même là-bas. Pour les parties envoyées en eaux libres, qui ne portent qu’un nom, adressez-vous à l’exploitant.',
  'yours.contact': 'L’exploitant : {contact}',
  'yours.show': 'Montrer ce qui est gardé',
  'yours.none': 'Rien n’est gardé sous une clé de ce navigateur.',
  'yours.sum':
    '{tables} {tables|place|places} à des tables, {events} {events|épreuve|épreuves}, {ways} {ways|adresse|adresses} pour être prévenu.',
  'yours.seat':
    '{game} : {name}, {answers} {answers|réponse|réponses}, {lines} {lines|ligne|lignes} de discussion',
  'yours.nameless': 'sans nom',
  'yours.save': 'Enregistrer dans un fichier',
  'yours.erase': 'Tout effacer …',
  'erase.title': 'Effacer tout ce qui est sous cette clé ?',
  'erase.goes':
    'Vos noms disparaissent, vos lignes de discussion sont vidées, vos adresses, inscriptions et clés sont effacées. Dans les parties en cours un robot joue pour vous, et vous ne pouvez plus reprendre votre place.',
  'erase.stays':
    'Vos réponses restent, sans nom : elles font partie du jeu des autres. Une table où personne d’autre ne s’est assis disparaît entière. C’est sans retour.',
  'erase.do': 'Effacer',
  'erase.keep': 'Garder',
  'erase.done': 'Effacé. Ce navigateur n’a plus de clé ici.',
  'report.title': 'Signaler à l’exploitant',
  'report.line': 'Signaler cette ligne de {name}',
  'report.name': 'Signaler {name}',
  'report.short': 'Signaler',
  'report.event': 'Signaler quelque chose ici',
  'report.what': 'Quoi ?',
  'report.titleOf': 'Le titre : {title}',
  'report.quoted': '« {text} », {name}',
  'report.why': 'Pourquoi ?',
  'reason.abuse': 'Insultes ou menaces',
  'reason.name': 'Un nom offensant',
  'reason.cheating': 'Tricherie',
  'reason.other': 'Autre chose',
  'report.words': 'Avec vos mots, si vous voulez',
  'report.keeps':
    'L’exploitant de ce serveur reçoit une copie de la table et de sa discussion. Personne à la table n’en est averti.',
  'report.send': 'Envoyer le signalement',
  'report.cancel': 'Annuler',
  'report.done': 'Signalé. L’exploitant va regarder.',
  'report.mute': 'Dans la discussion, vous pouvez aussi ne plus entendre quelqu’un ; vous seul le remarquez.',
  'invited.title': 'Vous êtes invité',
  'invited.text':
    'Sur ce serveur, seules les personnes invitées peuvent ouvrir des tables et des épreuves. Avec cette invitation, ce navigateur le peut. Elle sert une fois.',
  'invited.take': 'Accepter l’invitation',
  'invited.done': 'Ce navigateur peut désormais ouvrir ici des tables et des épreuves.',
  'closed.text':
    'Ce serveur est fermé : seules les personnes invitées par son exploitant peuvent ouvrir des tables et des épreuves. Chacun peut prendre place par un lien.',
};
