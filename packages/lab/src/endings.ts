/** A thousand endings: how games end that are played on from a moment of a finished one. */
import type { AnyGame, Choice, Decision, GameShape, Worth } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import type { GameRecord, Table } from '@flotilla/table/run';
import { botRngs, habitOf, openingOf, playOn, worthsOf } from '@flotilla/table/run';
import type { World } from './rollout.ts';
import { playedOn, ROLLOUT_CAP } from './rollout.ts';

/** How a game ended. */
export interface Ending {
  /** What it was about, told by the worth that is named. */
  readonly worth: number;
  /** What became of it: by the game's first tally, or among several whether the seat has won. */
  readonly fate: string;
}

/** Endings from a moment. */
export interface EndingsMaking {
  /** What is asked of the seat there; null where somebody else is asked. */
  readonly decision: Decision | null;
  /** The answer that was given there; null at the end, and where somebody else is asked. */
  readonly given: Choice | null;
  /** The id of the worth, and of the tally in which fates are told; null among several. */
  readonly by: string;
  readonly tally: string | null;
  /** How the game really ended. */
  readonly own: Ending;
  /** Plays on in some worlds, after an answer of the seat where one is named; games that do not end are left out. */
  readonly play: (choice: Choice | null, from: number, to: number) => readonly Ending[];
}

interface Moment {
  readonly table: Table<GameShape>;
  readonly end: Table<GameShape>;
}

/** The tables at a moment and at the end of a record. */
function momentIn(game: AnyGame, record: GameRecord, answers: number): Moment {
  const session = openingOf(game, record, record.seed ?? '');
  let table: Table<GameShape> | null = null;
  const still = (): Table<GameShape> =>
    session.table.copy({ recording: 'off', script: null, seed: 'endings' }) as Table<GameShape>;
  for (const [i, answer] of record.answers.slice(0, record.position).entries()) {
    if (i === answers) table = still();
    if (session.answer(answer).kind !== 'done') throw new Error(`Answer ${i + 1} is not offered.`);
  }
  return { table: table ?? still(), end: session.table as Table<GameShape> };
}

/** What counts as the worth of an ending: what is gained, not what a review adds for coming home. */
function countedWorth(game: AnyGame, seats: number, state: object): Worth<GameShape> {
  const worths = worthsOf(game, seats, state) as readonly [Worth<GameShape>, ...Worth<GameShape>[]];
  const chosen = seats > 1 ? (worths[1] ?? worths[0]) : worths[0];
  return worths.find(({ id }) => id === chosen.parts?.[0]) ?? chosen;
}

/** Opens the endings that could have come of a moment of a finished game, as a seat could know it. */
export function openEndings(game: AnyGame, record: GameRecord, seat: number, answers: number): EndingsMaking {
  const seats = record.seats.length;
  const { table, end } = momentIn(game, record, answers);
  const worth = countedWorth(game, seats, end.state.game);
  const tally = seats > 1 ? null : (Object.keys(game.figures(end.state.game).tallies)[0] ?? null);
  const endingOf = (state: object): Ending => ({
    worth: worth.of(state, seat),
    fate: tally === null ? fateAmong(game, state, seat) : (game.figures(state).tallies[tally] ?? ''),
  });
  const decision = table.decisionFor(seat);
  const given = decision ? (record.answers[answers]?.choice ?? null) : null;
  const seed = seedFrom(`endings ${table.state.decision}`);
  const bot = habitOf(game);
  const playRound = (choice: Choice | null, round: number): Ending | null => {
    const number = table.state.decision;
    const world: World<GameShape> = { table, seat, bot, seed, round, decision: number, most: ROLLOUT_CAP };
    if (choice !== null) {
      const played = playedOn(world, choice);
      return played.ended === 'over' ? endingOf(played.table.state.game) : null;
    }
    const imagined = table.imagine(seat, rngFrom(seed, 'world', [round & 0xffff, round >>> 16, 0, 0]));
    const bots = Array.from({ length: seats }, () => bot);
    playOn(imagined, bots, botRngs(`endings ${number} ${round}`, seats), undefined, ROLLOUT_CAP);
    return imagined.over ? endingOf(imagined.state.game) : null;
  };
  return {
    decision,
    given,
    by: worth.id,
    tally,
    own: endingOf(end.state.game),
    play: (choice, from, to) => {
      const found: Ending[] = [];
      for (let round = from; round < to; round++) {
        const ending = playRound(choice, round);
        if (ending) found.push(ending);
      }
      return found;
    },
  };
}

/** Whether a seat has won, shared the victory or lost. */
function fateAmong(game: AnyGame, state: object, seat: number): string {
  const winners = game.outcome(state)?.winners ?? [];
  if (!winners.includes(seat)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}
