/** The words of ready-made beginnings in Italian. */
import type { Sentences } from './index.ts';

export const it: Sentences = {
  'how.title': 'Come cominciare',
  'how.simple': 'Scegliere per me',
  'how.all': 'Mostrare tutto',
  recommended: 'Consigliato per voi',
  name: 'Il vostro nome al tavolo',
  'begin.hunters': 'Assumere il comando',
  'begin.uboat-leader': 'Aprire la campagna',
  'begin.naval-battles': 'Ai posti di combattimento',
  guide: 'Prima impara, con una guida · {minutes} min',
  load: 'L’equipaggio imbarca i siluri consueti: potrete cambiarli prima di ogni missione.',
  'load.own': 'Voglio scegliere io i siluri anche per la prima missione',
  'hunters.first.title': 'Primo comando: tipo VIIB, settembre 1939',
  'hunters.first.about':
    '14 siluri, quattro tubi a prora e uno a poppa, e un cannone di coperta.\nI primi mesi sono i più clementi: poche scorte, pochi aerei.\nI vostri primi siluri falliscono spesso. Fallivano anche i loro.\nDi {careers} comandanti simulati partiti così, {share} su cento vissero fino al giugno 1943; la metà affondò più di {tons} t.',
  'hunters.far.title': 'Mari lontani',
  'hunters.far.about': 'Tipo IXB, aprile 1940. 22 siluri, missioni lunghe, immersione lenta.',
  'hunters.thick.title': 'Nel vivo',
  'hunters.thick.about': 'Tipo VIIC, ottobre 1940. La caccia è aperta, da entrambe le parti.',
  'hunters.hard.title': 'Un inizio duro',
  'hunters.hard.about': 'Tipo VIID, gennaio 1942. Mine, aerei e una guerra breve.',
  'uboat-leader.first.title': 'Prima flottiglia: «La battaglia comincia», breve',
  'uboat-leader.first.about':
    'Una manciata di battelli, un porto e le acque intorno alle Isole Britanniche.\nPrima si compone la flottiglia; «Proponi una flottiglia» lo fa per voi.\nLe scorte sono poche, e per ora nessuno pretende molto.\nSeconda edizione, senza regole facoltative.',
  'uboat-leader.happy.title': 'I tempi felici',
  'uboat-leader.happy.about': 'Porti francesi, convogli affollati. Campagna breve.',
  'uboat-leader.drumbeat.title': 'Operazione Rullo di tamburi',
  'uboat-leader.drumbeat.about': 'La costa americana, prima che fosse pronta. Campagna breve.',
  'uboat-leader.hunted.title': 'I braccati',
  'uboat-leader.hunted.about': 'Le scorte hanno imparato tutto. Per vecchi lupi di mare.',
  'naval-battles.first.title': 'Prima battaglia: 15 punti contro un avversario',
  'naval-battles.first.about':
    'Tre o quattro navi per parte; la bandiera la decide la sorte.\nUna flotta già pronta si sceglie con un tocco, oppure nave per nave.\nLe carte attaccano, le carte difendono; vince chi per primo affonda 15 punti.\nDi fronte siede il computer e gioca con giudizio.',
  'naval-battles.usual.title': 'La battaglia consueta',
  'naval-battles.usual.about': '25 punti a testa, come vogliono le regole.',
  'naval-battles.raider.title': 'Raider Force-710',
  'naval-battles.raider.about': 'Fregate norvegesi contro incursori sovietici. Le flotte sono date.',
  'naval-battles.falkland.title': 'Falkland Express',
  'naval-battles.falkland.about': 'Una nave appoggio, una scorta, un cacciatore. Tre round.',
};
