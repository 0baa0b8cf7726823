/** Winning: points sunk, the last fleet afloat, scenarios, time and stalemate (win; optional rule, teams; scenarios). */
import { NON_COMBATANT_ID } from '../data/cards.ts';
import { fleetFacts } from '../events.ts';
import type { Ending, State } from '../state.ts';
import type { T } from './book.ts';
import { afloatOf, playerAt, seatsFrom, worthOfAll } from './fleet.ts';

/** Seats that win together: one player, or a team. */
interface Camp {
  readonly team: number | null;
  readonly seats: number[];
  sunk: number; // value of what it sank
  afloat: number; // value of its fleets
  lost: number; // value of what it lost
}

/** The camps that can still win, in player order. */
function campsOf(state: State): Camp[] {
  const camps: Camp[] = [];
  for (const seat of seatsFrom(state, state.first)) {
    const player = playerAt(state, seat);
    if (player.out) continue;
    let camp = player.team === null ? undefined : camps.find((other) => other.team === player.team);
    if (camp === undefined) {
      camp = { team: player.team, seats: [], sunk: 0, afloat: 0, lost: 0 };
      camps.push(camp);
    }
    camp.seats.push(seat);
    camp.sunk += worthOfAll(state.terms, player.pile);
    camp.afloat += afloatOf(state.terms, player.fleet);
    camp.lost += worthOfAll(state.terms, player.lost);
  }
  return camps;
}

/** The camp of a seat among these; none when it is out (R37). */
const campOf = (camps: readonly Camp[], seat: number | null): Camp | undefined =>
  camps.find((camp) => camp.seats.some((other) => other === seat));

/** R39 — most points sunk, then more afloat, then fewer lost, then all of them. */
function bestOf(camps: readonly Camp[]): number[] {
  const order = (a: Camp, b: Camp) => b.sunk - a.sunk || b.afloat - a.afloat || a.lost - b.lost;
  const [first, ...others] = [...camps].sort(order);
  if (!first) return [];
  return [first, ...others.filter((camp) => order(first, camp) === 0)].flatMap((camp) => camp.seats);
}

/** What decides a battle in mid-round: the last player in play (R38), or the loss of the non-combatant (R59, R75). */
function decidedNow(state: State): Ending | null {
  const { victory, teams } = state.terms;
  if (
    victory.type === 'nonCombatant' &&
    state.players.some((player) => player.lost.includes(NON_COMBATANT_ID))
  ) {
    const camps = campsOf(state);
    return { how: 'nonCombatantSunk', winners: campOf(camps, victory.sunk)?.seats ?? bestOf(camps) };
  }
  if (teams) return null;
  const left = state.players.filter((player) => !player.out).map((player) => player.seat);
  return left.length === 1 ? { how: 'last', winners: left } : null;
}

/** What decides a battle at the end of a round (win; R38, R39, R42, R45). */
function decidedByRound(state: State): Ending | null {
  const { terms } = state;
  const camps = campsOf(state);
  if (terms.victory.type === 'vp') {
    const there = camps.filter((camp) => camp.sunk >= terms.target);
    if (there.length > 0) return { how: 'points', winners: mostSunk(there, terms.victory.tie) };
  }
  if (terms.teams) {
    const afloat = camps.filter((camp) => camp.seats.some((seat) => playerAt(state, seat).fleet.length > 0));
    if (afloat.length === 0) return { how: 'allSunk', winners: bestOf(camps) };
    if (afloat.length === 1) return { how: 'teamSunk', winners: bestOf(afloat) };
  }
  if (terms.rounds !== null && state.round >= terms.rounds) return outOfTime(state, camps);
  const enough = quietRoundsThatEnd(state);
  if (enough !== null && state.quiet >= enough && terms.victory.type === 'vp')
    return { how: 'stalemate', winners: mostSunk(camps, terms.victory.tie) };
  return null;
}

/** How many rounds in a row without an attack end the battle; null when none do (R42, R71). */
export const quietRoundsThatEnd = ({ terms: { stalemate, victory } }: State): number | null =>
  stalemate > 0 && victory.type === 'vp' ? stalemate : null;

/** scenarios — the last round is over: the non-combatant came through, or the points are compared (R75). */
function outOfTime({ terms: { victory } }: State, camps: readonly Camp[]): Ending {
  if (victory.type === 'nonCombatant') {
    const safe = campOf(camps, victory.afloat);
    return safe ? { how: 'nonCombatantSafe', winners: safe.seats } : { how: 'time', winners: bestOf(camps) };
  }
  return { how: 'time', winners: mostSunk(camps, victory.tie) };
}

/** The camp that sank most; a tie goes to the side a scenario names, if it is among those who tie (R75). */
function mostSunk(camps: readonly Camp[], tie: number | null): number[] {
  const most = Math.max(...camps.map((camp) => camp.sunk));
  const tied = camps.filter((camp) => camp.sunk === most);
  return campOf(tied, tie)?.seats ?? bestOf(tied);
}

function end(t: T, { how, winners: seats }: Ending): void {
  const { state } = t;
  const ending = { how, winners: [...seats].sort() };
  state.ending = ending;
  state.phase = 'over';
  t.reveal();
  t.say('ended', 'win', () => ({
    how,
    winners: ending.winners.map((seat) => fleetFacts(playerAt(state, seat))),
  }));
  t.finish();
}

/** Ends the battle when something has decided it in mid-round. */
export function endIfDecided(t: T): void {
  const ending = decidedNow(t.state);
  if (ending) end(t, ending);
}

/** win — after a full round somebody may have won; otherwise false. */
export function endRoundIfDecided(t: T): boolean {
  const ending = decidedByRound(t.state);
  if (!ending) return false;
  end(t, ending);
  return true;
}
