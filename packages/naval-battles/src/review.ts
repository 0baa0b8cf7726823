/** A review of a battle from its log: points round by round, the best attack, the turning point, and luck with the dice. */
import type { LogEvent } from '@flotilla/table';
import type { Events } from './events.ts';

/** Points of every seat after a round. */
export interface RoundScore {
  readonly round: number;
  readonly points: readonly number[]; // by seat
}

/** Ships sunk in one blow, and where in the log it happened. */
export interface Blow {
  readonly round: number;
  readonly by: number; // seat
  readonly ships: readonly string[];
  readonly points: number;
  readonly event: LogEvent; // the last of its sinkings
}

/** The dice of one kind: how many went well, and how many should have. */
export interface Luck {
  readonly rolls: number;
  readonly good: number;
  readonly expected: number;
}

/** What dice are thrown for. */
export const LUCKY = ['defences', 'evasion', 'strikes'] as const;

/** The review of a battle. */
export interface Review {
  readonly scores: readonly RoundScore[];
  readonly attacks: number; // declared
  readonly best: Blow | null; // most points sunk by one attack
  readonly turning: Blow | null; // most points sunk in one turn
  readonly luck: readonly Readonly<Record<(typeof LUCKY)[number], Luck>>[]; // by seat
}

const factsIn = <K extends keyof Events>(event: LogEvent, kind: K): Events[K] | null =>
  event.kind === kind ? (event.data as unknown as Events[K]) : null;

const ATTACKS: readonly string[] = ['attackCard', 'strikeFrom', 'huntFrom', 'airCard', 'huntCard', 'bombers'];

/** Reviews a battle; `log` is all of it that may be read. */
export function reviewOf(log: readonly LogEvent[], seats: number): Review {
  const scores: RoundScore[] = [{ round: 0, points: Array.from({ length: seats }, () => 0) }];
  const blows: Blow[] = [];
  const turns: Blow[] = [];
  const luck = Array.from({ length: seats }, noLuck);
  let round = 0;
  let turn = 0;
  let turnOfLast = -1;
  let attackOfLast = -1;
  for (const event of log) {
    round = factsIn(event, 'round')?.round ?? round;
    if (event.kind === 'turn') turn++;
    const score = factsIn(event, 'score');
    if (score) scores.push({ round, points: score.fleets.map(({ points }) => points) });
    const sunk = factsIn(event, 'sunk');
    if (sunk) {
      const one: Blow = { round, by: sunk.who.seat, ships: [sunk.ship], points: sunk.points, event };
      addTo(turns, one, turn === turnOfLast);
      addTo(blows, one, turn === turnOfLast && sunk.attack === attackOfLast);
      turnOfLast = turn;
      attackOfLast = sunk.attack;
    }
    countDie(luck, event);
  }
  const attacks = log.filter(({ kind }) => ATTACKS.includes(kind)).length;
  return {
    scores: withEnd(scores, turns, seats, round),
    attacks,
    best: largest(blows),
    turning: largest(turns),
    luck,
  };
}

/** Adds a sinking to the blow before it, or begins another one. */
function addTo(blows: Blow[], one: Blow, same: boolean): void {
  const last = blows.at(-1);
  if (same && last)
    blows[blows.length - 1] = {
      ...one,
      ships: [...last.ships, ...one.ships],
      points: last.points + one.points,
    };
  else blows.push(one);
}

/** Adds the points of a round that the end of the battle cut short. */
function withEnd(
  scores: RoundScore[],
  turns: readonly Blow[],
  seats: number,
  round: number,
): readonly RoundScore[] {
  if (scores.at(-1)?.round === round) return scores;
  const points = Array.from({ length: seats }, (_, seat) =>
    turns.filter(({ by }) => by === seat).reduce((sum, blow) => sum + blow.points, 0),
  );
  return [...scores, { round, points }];
}

const largest = (blows: readonly Blow[]): Blow | null =>
  blows.reduce<Blow | null>((best, blow) => (best === null || blow.points > best.points ? blow : best), null);

const NONE: Luck = { rolls: 0, good: 0, expected: 0 };
const noLuck = (): Record<(typeof LUCKY)[number], Luck> => ({ defences: NONE, evasion: NONE, strikes: NONE });

const FACES = 6;

/** The share of faces that show a number. */
const shareOf = (needs: number): number => Math.max(0, Math.min(FACES, FACES + 1 - needs)) / FACES;

function countDie(luck: Record<(typeof LUCKY)[number], Luck>[], event: LogEvent): void {
  const guard = factsIn(event, 'guardRolled');
  if (guard) count(luck, guard.guard.by, 'defences', guard.needs, guard.stopped);
  const evaded = factsIn(event, 'evaded');
  if (evaded) count(luck, evaded.attack.on, 'evasion', evaded.needs, evaded.evaded);
  const strike = factsIn(event, 'strikeRolled');
  if (strike) count(luck, strike.attack.by, 'strikes', strike.needs, strike.sunk);
}

function count(
  luck: Record<(typeof LUCKY)[number], Luck>[],
  seat: number,
  kind: (typeof LUCKY)[number],
  needs: number,
  isGood: boolean,
): void {
  const own = luck[seat];
  if (!own) return;
  const { rolls, good, expected } = own[kind];
  own[kind] = { rolls: rolls + 1, good: good + (isGood ? 1 : 0), expected: expected + shareOf(needs) };
}
