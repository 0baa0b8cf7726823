/** The words of ready-made beginnings in French. */
import type { Sentences } from './index.ts';

export const fr: Sentences = {
  'how.title': 'Comment commencer',
  'how.simple': 'Choisir pour moi',
  'how.all': 'Tout montrer',
  recommended: 'Conseillé pour vous',
  name: 'Votre nom à la table',
  'begin.hunters': 'Prendre le commandement',
  'begin.uboat-leader': 'Ouvrir la campagne',
  'begin.naval-battles': 'Aux postes de combat',
  guide: 'Apprendre d’abord, avec un guide · {minutes} min',
  load: 'L’équipage embarque les torpilles habituelles : vous pourrez en changer avant chaque patrouille.',
  'load.own': 'Je veux choisir moi-même les torpilles dès la première patrouille',
  'hunters.first.title': 'Premier commandement : type VIIB, septembre 1939',
  'hunters.first.about':
    '14 torpilles, quatre tubes à l’avant et un à l’arrière, et un canon de pont.\nLes premiers mois sont les plus cléments : peu d’escortes, peu d’avions.\nVos premières torpilles ratent souvent. Les leurs rataient aussi.\nSur {careers} commandants simulés partis ainsi, {share} sur cent ont vécu jusqu’en juin 1943 ; la moitié a coulé plus de {tons} t.',
  'hunters.far.title': 'Mers lointaines',
  'hunters.far.about': 'Type IXB, avril 1940. 22 torpilles, longues patrouilles, plongée lente.',
  'hunters.thick.title': 'Au cœur de l’action',
  'hunters.thick.about': 'Type VIIC, octobre 1940. La chasse est ouverte, des deux côtés.',
  'hunters.hard.title': 'Un rude début',
  'hunters.hard.about': 'Type VIID, janvier 1942. Des mines, des avions et une guerre courte.',
  'uboat-leader.first.title': 'Première flottille : « La bataille commence », campagne courte',
  'uboat-leader.first.about':
    'Une poignée de sous-marins, un port et les eaux des îles Britanniques.\nVous composez d’abord la flottille ; « Proposer une flottille » le fait pour vous.\nLes escortes sont rares, et l’on n’attend pas encore grand-chose de vous.\nDeuxième édition, sans règles optionnelles.',
  'uboat-leader.happy.title': 'Les temps heureux',
  'uboat-leader.happy.about': 'Des ports français, des convois bien remplis. Campagne courte.',
  'uboat-leader.drumbeat.title': 'Opération Drumbeat',
  'uboat-leader.drumbeat.about': 'La côte américaine, avant qu’elle ne soit prête. Campagne courte.',
  'uboat-leader.hunted.title': 'Les chasseurs chassés',
  'uboat-leader.hunted.about': 'Les escortes ont tout appris. Pour les vieux loups de mer.',
  'naval-battles.first.title': 'Première bataille : 15 points contre un adversaire',
  'naval-battles.first.about':
    'Trois ou quatre navires de chaque côté ; le sort décide du pavillon.\nUne flotte toute prête se choisit d’une pression, ou navire par navire.\nDes cartes attaquent, des cartes défendent ; le premier à couler 15 points a gagné.\nL’ordinateur est assis en face et joue posément.',
  'naval-battles.usual.title': 'La bataille habituelle',
  'naval-battles.usual.about': '25 points chacun, comme le veulent les règles.',
  'naval-battles.raider.title': 'Raider Force-710',
  'naval-battles.raider.about':
    'Des frégates norvégiennes face à des raiders soviétiques. Les flottes sont données.',
  'naval-battles.falkland.title': 'Falkland Express',
  'naval-battles.falkland.about': 'Un ravitailleur, un escorteur, un chasseur. Trois manches.',
};
