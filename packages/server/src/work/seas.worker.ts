/** A thread in which one sea is sailed: a submitted record is replayed, or `steady` shows what it makes of the sea. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Scored, Scoring } from '@flotilla/companion';
import { companionOf, figureOf, leadOf } from '@flotilla/companion';
import type { SeaTask } from '@flotilla/lab';
import { loadGame } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { canonical, recordFromText, replay, sha256 } from '@flotilla/table/run';
import type { SteadyFigures } from '../events/steady.ts';
import { steadyOn } from '../events/steady.ts';

/** What `steady` makes of a sea. */
export interface SteadyTask extends SeaTask {
  readonly do: 'steady';
  readonly game: string;
  readonly runs: number;
  readonly counts: string;
}

/** What a record proves, if it is one of these seas. */
export interface ReplayTask {
  readonly do: 'replay';
  readonly game: string;
  readonly rules: string;
  readonly options: object;
  readonly length: SeaTask['length'];
  readonly seeds: readonly string[];
  readonly record: string;
  readonly mostAnswers: number;
}

/** A record that counts, or the sentence that says why it does not. */
export type Replayed =
  | { readonly sea: number; readonly figures: Scored; readonly hash: string; readonly record: string }
  | { readonly why: string };

const refused = (why: string): Replayed => ({ why });

/** Checks a record against the seas of an event and replays it. */
function replayed(game: AnyGame, scoring: Scoring, task: ReplayTask): Replayed {
  const read = recordFromText(task.record);
  if (!read.ok) return refused(read.error);
  const { game: id, rulesVersion, options, seed, seats, dice, practice, answers, position } = read.value;
  if (id !== task.game) return refused('It is a record of another game.');
  if (rulesVersion !== task.rules)
    return refused(`It was played with rules ${rulesVersion}, and the event with ${task.rules}.`);
  if (canonical(options) !== canonical(task.options))
    return refused('Its options are not those of the event.');
  const sea = task.seeds.indexOf(seed ?? '') + 1;
  if (sea === 0) return refused('Its seed is not that of the event.');
  if (practice || dice !== null) return refused('It is a practice game, or played with dice of its own.');
  if (seats.length !== 1 || seats[0]?.bot !== null) return refused('One person must have played it alone.');
  if (answers.length > task.mostAnswers) return refused(`It has more than ${task.mostAnswers} answers.`);
  const session = replay(game, read.value);
  if (!session.ok) return refused(session.error);
  const { table } = session.value;
  const hash = sha256(canonical(answers.slice(0, position)));
  const figures = scoring.result(table.state.game, table.log ?? [], task.length);
  return { sea, figures, hash, record: task.record };
}

/** What `steady` makes of a sea, in what counts. */
function sailed(game: AnyGame, scoring: Scoring, task: SteadyTask): SteadyFigures {
  const lead = leadOf(scoring, task.counts);
  return steadyOn(game, scoring, task, task.runs, (scored) => figureOf(scoring, lead, scored));
}

async function work(task: SteadyTask | ReplayTask): Promise<void> {
  const game = await loadGame(task.game);
  const scoring = await companionOf(game).scoring?.();
  if (!scoring) throw new Error('This game compares nobody.');
  parentPort?.postMessage({ ready: true });
  const result = task.do === 'steady' ? sailed(game, scoring, task) : replayed(game, scoring, task);
  parentPort?.postMessage({ result });
}

work(workerData as SteadyTask | ReplayTask).catch(() => parentPort?.postMessage({ failed: true }));
