/** Every step of the game. */
import type { Steps } from '@flotilla/table';
import type { UboatLeader } from '../state.ts';
import { aftermath, closeContact, endRound, endTactical, reattack, remaining } from './aftermath.ts';
import { aim, boatsAttack, fire, salvo } from './attack.ts';
import { condition, relocate } from './condition.ts';
import { chooseConvoy, engage, lookout, meet, place, sighted, tactical } from './contact.ts';
import { escortCourse, escortMove } from './courses.ts';
import { boatSinks, reloadTubes } from './crew.ts';
import { attackBy, attackDie, enemyAttacks, evadeAttack, resolveAttack } from './enemy.ts';
import { detect, escorts, escortTurn } from './escorts.ts';
import { eventDie, eventOffer, eventOps } from './events.ts';
import { hit } from './hits.ts';
import { loadAdvanced, loadMines } from './loading.ts';
import { dealBoat, dealMore, takeDealt } from './lot.ts';
import { aimRaid, boxEvents, breakOff, enterBox, fireRaid, mission, raiding, raidShot } from './missions.ts';
import { boatsMove, drift, driftBoat, drifted, driftShip, helm, round, runSilent } from './movement.ts';
import { drawEvents, event, halt, nextToSail, operations, sail } from './operations.ts';
import { deepDive, react } from './reactions.ts';
import { closeCampaign, recover, refit } from './refit.ts';
import { search } from './search.ts';
import { crew, enlist, keepBoats, openCampaign, station } from './setup.ts';
import { spread } from './spread.ts';
import { newTurn, spend } from './strategic.ts';
import { answerCall, wolfpack } from './wolfpack.ts';

/** The steps by name, in the order of the rulebook. */
export const steps: Steps<UboatLeader> = {
  openCampaign,
  keepBoats,
  enlist,
  crew,
  dealBoat,
  dealMore,
  takeDealt,
  station,
  newTurn,
  spend,
  loadMines,
  loadAdvanced,
  operations,
  nextToSail,
  sail,
  drawEvents,
  halt,
  event,
  eventDie,
  eventOps,
  eventOffer,
  enterBox,
  boxEvents,
  breakOff,
  mission,
  aimRaid,
  fireRaid,
  raiding,
  raidShot,
  tactical,
  lookout,
  search,
  meet,
  chooseConvoy,
  sighted,
  engage,
  place,
  wolfpack,
  answerCall,
  condition,
  relocate,
  round,
  boatsMove,
  helm,
  runSilent,
  drift,
  driftShip,
  driftBoat,
  drifted,
  escorts,
  escortTurn,
  detect,
  escortMove,
  escortCourse,
  boatsAttack,
  aim,
  spread,
  fire,
  salvo,
  enemyAttacks,
  attackBy,
  react,
  deepDive,
  resolveAttack,
  evadeAttack,
  attackDie,
  hit,
  boatSinks,
  endRound,
  aftermath,
  reloadTubes,
  remaining,
  reattack,
  closeContact,
  endTactical,
  refit,
  recover,
  closeCampaign,
};
