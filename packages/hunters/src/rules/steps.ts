/** All steps of the game by name. */
import type { Steps as KernelSteps } from '@flotilla/table';
import * as duel from '../modes/duel.ts';
import * as wolfpack from '../modes/wolfpack.ts';
import type { Hunters } from '../state.ts';
import * as aftermath from './aftermath.ts';
import * as aircraft from './aircraft.ts';
import * as attack from './attack.ts';
import * as contact from './contact.ts';
import * as damage from './damage.ts';
import * as escorts from './escorts.ts';
import * as events from './events.ts';
import * as follow from './follow.ts';
import * as honours from './honours.ts';
import * as loss from './loss.ts';
import * as newboat from './newboat.ts';
import * as orders from './orders.ts';
import * as patrol from './patrol.ts';
import * as penetration from './penetration.ts';
import * as refit from './refit.ts';
import * as resupply from './resupply.ts';
import * as sequence from './sequence.ts';
import * as setup from './setup.ts';
import { luck } from './throws.ts';
import * as unescorted from './unescorted.ts';

/** Every step of the game. */
export const steps: KernelSteps<Hunters> = {
  begin: setup.begin,
  takeCommand: setup.takeCommand,
  chooseBoat: setup.chooseBoat,
  commission: setup.commission,
  boatNumber: setup.boatNumber,
  startingRank: setup.startingRank,
  restock: setup.restock,
  loadout: setup.loadout,
  reportForDuty: setup.reportForDuty,
  turn: sequence.turn,
  orders: orders.orders,
  areaRequest: orders.areaRequest,
  requestArea: orders.requestArea,
  assignment: orders.assignment,
  arcticPosting: orders.arcticPosting,
  mineLoad: orders.mineLoad,
  putToSea: orders.putToSea,
  enterBox: patrol.enterBox,
  withoutDoctor: patrol.withoutDoctor,
  lookout: patrol.lookout,
  gibraltarPassage: patrol.gibraltarPassage,
  mission: patrol.mission,
  missionWatch: patrol.missionWatch,
  leaveBox: patrol.leaveBox,
  course: patrol.course,
  turnHome: patrol.turnHome,
  nextBox: patrol.nextBox,
  home: refit.home,
  resupply: resupply.resupply,
  rendezvous: resupply.rendezvous,
  tankerExposed: resupply.tankerExposed,
  tankerTorpedoes: resupply.tankerTorpedoes,
  tankerCount: resupply.tankerCount,
  takeOver: resupply.takeOver,
  backOnStation: resupply.backOnStation,
  shipSize: contact.shipSize,
  shipName: contact.shipName,
  capitalName: contact.capitalName,
  madeOut: contact.madeOut,
  contact: contact.contact,
  wolfpackDie: contact.wolfpackDie,
  light: contact.light,
  chooseLight: contact.chooseLight,
  wait: contact.wait,
  waitForNight: contact.waitForNight,
  approach: attack.approach,
  closeIn: attack.closeIn,
  penetrate: penetration.penetrate,
  innerSize: penetration.innerSize,
  innerName: penetration.innerName,
  salvo: attack.salvo,
  torpedo: attack.torpedo,
  dud: attack.dud,
  torpedoDamage: attack.torpedoDamage,
  weapon: unescorted.weapon,
  volley: unescorted.volley,
  gunnery: unescorted.gunnery,
  shell: unescorted.shell,
  shellDamage: unescorted.shellDamage,
  another: unescorted.another,
  additionalRound: unescorted.additionalRound,
  escortQuality: escorts.escortQuality,
  arrivalSearch: escorts.arrivalSearch,
  hunt: escorts.hunt,
  testDepth: escorts.testDepth,
  pressure: escorts.pressure,
  search: escorts.search,
  attackRun: escorts.attackRun,
  evade: escorts.evade,
  escortCourse: escorts.escortCourse,
  depthCharges: escorts.depthCharges,
  hit: damage.hit,
  injury: damage.injury,
  severity: damage.severity,
  roundOver: escorts.roundOver,
  moreFlooding: damage.moreFlooding,
  aftermath: aftermath.aftermath,
  repair: aftermath.repair,
  damageReport: aftermath.damageReport,
  reload: aftermath.reload,
  follow: follow.follow,
  followDamaged: follow.followDamaged,
  chooseDamaged: follow.chooseDamaged,
  followShips: follow.followShips,
  encounterOver: aftermath.encounterOver,
  aircraft: aircraft.aircraft,
  crashDive: aircraft.crashDive,
  airRun: aircraft.airRun,
  airQuality: aircraft.airQuality,
  flak: aircraft.flak,
  bombs: aircraft.bombs,
  airRunOver: aircraft.airRunOver,
  airNext: aircraft.airNext,
  stayUp: aircraft.stayUp,
  secondBombs: aircraft.secondBombs,
  shadowed: aircraft.shadowed,
  scuttle: loss.scuttle,
  rescue: loss.rescue,
  event: events.event,
  overboard: events.overboard,
  gyro: events.gyro,
  spareParts: events.spareParts,
  refit: refit.refit,
  recovery: refit.recovery,
  crewReturns: refit.crewReturns,
  advancement: honours.advancement,
  ownCommand: honours.ownCommand,
  promotion: honours.promotion,
  awards: honours.awards,
  boatRequest: newboat.boatRequest,
  boatRequestRoll: newboat.boatRequestRoll,
  chooseNewBoat: newboat.chooseNewBoat,
  newBoatNamed: newboat.newBoatNamed,
  specialBoat: newboat.specialBoat,
  refitOver: newboat.refitOver,
  evadeTogether: duel.evadeTogether,
  packName: wolfpack.packName,
  joinPack: wolfpack.joinPack,
  packFollow: wolfpack.packFollow,
  luck,
};
