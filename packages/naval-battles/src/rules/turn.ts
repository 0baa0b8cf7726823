/** Rounds and turns (sequence of play; A3). */
import { fleetFacts } from '../events.ts';
import { step } from './book.ts';
import { vesselWith } from './change.ts';
import { mayAct, playerAt, seatsFrom, worthOfAll } from './fleet.ts';
import { endRoundIfDecided, quietRoundsThatEnd } from './victory.ts';

/** sequence — a round is one turn by each player still in play, in player order. */
export const startRound = step('startRound', (t) => {
  const { state } = t;
  state.round++;
  state.attacksThisRound = 0;
  t.say('round', 'sequence', { round: state.round });
  for (const seat of seatsFrom(state, state.first)) t.next('startTurn', { seat });
  t.next('endRound');
});

const READY = { acted: false, repaired: false };

/** sequence — a turn: actions, defences, resolution, discard, and everybody draws. */
export const startTurn = step('startTurn', (t, { seat }) => {
  const { state } = t;
  const player = playerAt(state, seat);
  if (player.out) return;
  state.turn++;
  state.active = seat;
  state.phase = 'actions';
  state.attacks = [];
  state.defences = [];
  state.serial = 0;
  player.fleet = player.fleet.map((vessel) => (mayAct(vessel) ? vessel : vesselWith(vessel, READY)));
  for (const other of state.players) other.passing = false;
  t.at(state.turn);
  t.say('turn', 'sequence', () => ({ who: fleetFacts(player) }));
  t.next('actions');
  t.next('closeActions');
  t.next('resolve');
  t.next('discardCards');
  t.next('drawCards');
});

/** win — after the round somebody may have won; rounds in which nobody declared an attack are counted (R42). */
export const endRound = step('endRound', (t) => {
  const { state } = t;
  state.quiet = state.attacksThisRound > 0 ? 0 : state.quiet + 1;
  t.say('score', 'win', () => ({
    fleets: state.players.map((player) => ({
      who: fleetFacts(player),
      points: worthOfAll(state.terms, player.pile),
    })),
  }));
  const of = quietRoundsThatEnd(state);
  if (of !== null && state.quiet > 0) t.say('quietRound', 'win', { quiet: state.quiet, of });
  if (!endRoundIfDecided(t)) t.next('startRound');
});
