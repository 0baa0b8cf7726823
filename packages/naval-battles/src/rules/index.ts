/** Every step of the game by name. */
import type { Steps } from '@flotilla/table';
import type { NavalBattles } from '../state.ts';
import { actions, closeActions } from './actions.ts';
import { fly, payBombardment } from './air.ts';
import { aim, commitShip } from './attack.ts';
import { discardCards, drawCards } from './cards.ts';
import { defend } from './defence.ts';
import { rearrange, reinforce } from './formation.ts';
import { openWindows, window, windowForAll } from './intelligence.ts';
import { setOrders } from './orders.ts';
import { resolve, strikeDie } from './resolve.ts';
import {
  begin,
  buildFleets,
  buyAgain,
  buyCard,
  buyRound,
  chooseNavy,
  dealHands,
  layOut,
  muster,
  rollForFirst,
  showFleet,
} from './setup.ts';
import { carryOn, evade, evasionDie, guardDie, rollDefences, rollNext } from './stopping.ts';
import { choosePlan, chooseRepairs, copyCard } from './support.ts';
import { agreeDivision, dividePoints } from './teams.ts';
import { endRound, startRound, startTurn } from './turn.ts';

export const steps: Steps<NavalBattles> = {
  begin,
  rollForFirst,
  muster,
  chooseNavy,
  dividePoints,
  agreeDivision,
  buildFleets,
  layOut,
  showFleet,
  buyRound,
  buyAgain,
  buyCard,
  dealHands,
  startRound,
  startTurn,
  actions,
  reinforce,
  rearrange,
  setOrders,
  aim,
  commitShip,
  fly,
  payBombardment,
  choosePlan,
  chooseRepairs,
  copyCard,
  openWindows,
  window,
  windowForAll,
  closeActions,
  defend,
  rollDefences,
  carryOn,
  rollNext,
  guardDie,
  evade,
  evasionDie,
  resolve,
  strikeDie,
  discardCards,
  drawCards,
  endRound,
};
