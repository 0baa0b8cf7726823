/** Every step of the game with its arguments. */
import type { BoatType } from './data/boats.ts';
import type { Man, System } from './data/charts/damage.ts';
import type { ShipClass } from './data/charts/encounters.ts';
import type { End } from './state.ts';

/** One torpedo on its way. */
export interface Shot {
  end: End;
  torpedo: 'steam' | 'electric';
  /** Index of the target. */
  target: number;
  /** Part of the second salvo of a night surface attack (9.5.2). */
  second: boolean;
}

/** One deck gun round on its way. */
export interface Shell {
  target: number;
}

/** A ship to be named. */
export interface Naming {
  slot: number;
  kind: ShipClass;
  /** Rolls before this one that named a ship already sunk (14.3.2). */
  again: number;
  /** Named from the further rosters (14.3.3). */
  further?: true;
}

/** Every step with its arguments. */
export interface Steps {
  /* 4 set-up, 6 sequence of play */
  begin: null;
  takeCommand: { captain: number };
  chooseBoat: null;
  commission: null;
  boatNumber: null;
  startingRank: null;
  restock: null;
  loadout: null;
  reportForDuty: null;
  turn: null;
  /* 7 orders */
  orders: null;
  areaRequest: null;
  requestArea: null;
  assignment: null;
  arcticPosting: null;
  mineLoad: null;
  putToSea: null;
  /* 7.5, 8.1, 10.8 the patrol track */
  enterBox: null;
  withoutDoctor: { man: Exclude<Man, 'agent'> | 'hand'; index: number };
  lookout: { roll: number };
  gibraltarPassage: { roll: number };
  mission: null;
  missionWatch: null;
  leaveBox: null;
  course: null;
  turnHome: null;
  nextBox: null;
  home: null;
  /* 14.9 resupply at sea */
  resupply: null;
  rendezvous: null;
  tankerExposed: null;
  tankerTorpedoes: null;
  tankerCount: { kind: 'steam' | 'electric' };
  takeOver: { steam: number; electric: number };
  backOnStation: null;
  /* 8.2, 8.3 contact */
  shipSize: { slot: number };
  whichRoster: { slot: number; kind: ShipClass; inner: boolean };
  shipName: Naming;
  capitalName: null;
  madeOut: null;
  contact: null;
  wolfpackDie: null;
  light: null;
  chooseLight: null;
  wait: null;
  waitForNight: null;
  /* 9.2-9.5 attack */
  approach: null;
  closeIn: null;
  penetrate: null;
  innerSize: { slot: number };
  innerName: Naming;
  penetrated: null;
  salvo: null;
  torpedo: Shot;
  dud: Shot;
  torpedoDamage: Shot;
  weapon: null;
  volley: { end: End };
  gunnery: null;
  shell: Shell;
  shellDamage: Shell;
  another: null;
  additionalRound: null;
  /* 9.6 detection and depth charges */
  escortQuality: null;
  arrivalSearch: null;
  hunt: null;
  testDepth: null;
  pressure: null;
  search: null;
  attackRun: null;
  evade: null;
  escortCourse: null;
  depthCharges: null;
  hit: null;
  injury: null;
  severity: { man: Man | 'crew' };
  roundOver: null;
  moreFlooding: null;
  /* 10.7, 9.7 afterwards */
  aftermath: null;
  repair: { system: System };
  damageReport: null;
  reload: { end: End };
  follow: null;
  followDamaged: null;
  chooseDamaged: { escorted: boolean };
  followShips: null;
  encounterOver: null;
  /* 9.8 aircraft */
  aircraft: null;
  crashDive: null;
  airRun: null;
  airQuality: null;
  flak: null;
  bombs: null;
  airRunOver: null;
  airNext: null;
  stayUp: null;
  secondBombs: null;
  shadowed: null;
  /* 10.9 the end of a boat */
  scuttle: null;
  rescue: null;
  /* 12 random events */
  event: null;
  overboard: { event: 'manOverboard' | 'swimCall' };
  gyro: null;
  spareParts: { left: number };
  /* 10.10-11.4 in port */
  refit: null;
  recovery: { man: Exclude<Man, 'agent'> | 'hand'; index: number };
  crewReturns: null;
  advancement: null;
  ownCommand: null;
  promotion: { final: boolean };
  awards: null;
  boatRequest: null;
  boatRequestRoll: { boat: BoatType };
  chooseNewBoat: null;
  newBoatNamed: { why: 'withdrawn' | 'replaced' };
  specialBoat: { boat: BoatType };
  refitOver: null;
  careerOver: null;
  /* 13, 14.5 several captains */
  evadeTogether: null;
  packName: { pack: number };
  ownPackName: { pack: number };
  joinPack: null;
  packFollow: null;
  /* luck markers */
  luck: null;
}
