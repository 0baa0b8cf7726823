/** The steps of the game with their arguments, in the order of the rulebook. */

import type { Text } from '@flotilla/table';
import type { EventOffer, EventOp, EventRow, Initiative, Mission } from './data/types.ts';
import type { RaidWeapon } from './rules/spending.ts';
import type { Torpedo } from './state.ts';

/** Steps with their arguments. */
export interface Steps {
  // set-up (3)
  openCampaign: null;
  keepBoats: null;
  enlist: null;
  crew: { boat: string };
  dealBoat: null;
  dealMore: null;
  takeDealt: { card: number };
  station: { boat: string };
  // strategic segment (6)
  newTurn: null;
  spend: null;
  loadMines: { boat: string };
  loadAdvanced: { boat: string };
  // operations (7)
  operations: null;
  nextToSail: null;
  sail: { boat: string; moved: boolean };
  drawEvents: { boat: string; left: number };
  halt: { boat: string };
  // events (7.3)
  event: { boat: string };
  eventDie: { boat: string; name: Text; rows: readonly EventRow[]; evades: boolean };
  eventOps: { boat: string; name: Text; ops: readonly EventOp[] };
  eventOffer: { boat: string; name: Text; offers: readonly EventOffer[] };
  // missions (6.9 - 6.11)
  enterBox: { boat: string; mission: Mission };
  boxEvents: { boat: string; mission: Mission; left: number };
  breakOff: { boat: string; left: number };
  mission: { boat: string; mission: Mission };
  aimRaid: null;
  fireRaid: null;
  raiding: { boat: string; made: number };
  raidShot: { boat: string; weapon: RaidWeapon; made: number };
  // contact (8)
  tactical: null;
  lookout: null;
  search: { boat: string };
  meet: null;
  chooseConvoy: { cards: readonly string[] };
  sighted: { card: string };
  engage: null;
  place: { boat: string };
  wolfpack: null;
  answerCall: { boat: string };
  condition: null;
  relocate: { boat: string; areas: readonly string[]; forced: boolean };
  // combat (9)
  round: null;
  boatsMove: null;
  helm: { boat: string };
  runSilent: { boat: string };
  drift: null;
  driftShip: { slot: string; owed: number };
  driftBoat: { boat: string; reference: number };
  drifted: null;
  escorts: null;
  escortTurn: { slot: string };
  detect: { slot: string; boat: string };
  escortMove: { slot: string };
  escortCourse: { slot: string };
  boatsAttack: { initiative: Initiative };
  aim: { boat: string };
  spread: { boat: string; weapon: Torpedo; slot: string };
  fire: { boat: string };
  salvo: { boat: string; alarm: boolean };
  enemyAttacks: null;
  attackBy: { slot: string };
  react: { slot: string; boat: string };
  deepDive: { boat: string };
  resolveAttack: { slot: string; boat: string };
  evadeAttack: { slot: string; boat: string };
  attackDie: { slot: string; boat: string };
  hit: { boat: string; side: 'light' | 'heavy'; rule: string };
  boatSinks: { boat: string; rule: string };
  endRound: null;
  // after combat (10)
  aftermath: null;
  reloadTubes: { boat: string };
  remaining: null;
  reattack: null;
  closeContact: null;
  endTactical: null;
  // refit (11) and result (12)
  refit: null;
  recover: null;
  closeCampaign: null;
}
