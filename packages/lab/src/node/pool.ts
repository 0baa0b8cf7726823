/** Experiments over worker threads: the same result for any number of them. */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { AnyGame } from '@flotilla/table';
import type { Experiment } from '../experiment/experiment.ts';
import { experimentFault, wholeOf } from '../experiment/experiment.ts';
import type { Progress } from '../experiment/here.ts';
import { HOLD_MS, letGo } from '../experiment/here.ts';
import type { Part } from '../experiment/part.ts';
import { mergePart, newPart, runPart } from '../experiment/part.ts';
import { loadGame } from '../registry.ts';
import type { Shard } from '../simulation/plan.ts';
import { shardsOf } from '../simulation/plan.ts';
import { Crew } from './crew.ts';

/** How an experiment is run; of these only `shard` and `enough` change its result. */
export interface RunManner {
  /** Threads, this one among them; when left out, as many as pay off, up to one for each core. */
  readonly workers?: number;
  readonly progress?: Progress;
  /** The games that are run; all when left out. */
  readonly shard?: Shard;
  /** Asked whenever more games in a row are done, always at the same numbers: whether they are enough. */
  readonly enough?: (part: Part, games: number) => boolean;
  /** Ends it early with what is done so far. */
  readonly signal?: AbortSignal;
}

/** What came of running an experiment. */
export interface Ran {
  readonly part: Part;
  /** Game numbers done, each in every arm. */
  readonly games: number;
  readonly seconds: number;
  readonly workers: number;
}

/** Runs an experiment, or a shard of it. */
export async function runExperiment(experiment: Experiment, manner: RunManner = {}): Promise<Ran> {
  const game = await loadGame(experiment.game);
  const fault = experimentFault(game, experiment, experiment.program);
  if (fault) throw new Error(fault);
  return new Run(game, experiment, manner).whole();
}

/**
 * A worker takes a second or two to load the game and warm up, so it pays off only when more processor time than this lies ahead.
 * The compiler and the collector have their part in it.
 */
const WORTH_HIRING_MS = 8000;
/** How long a stretch of games is timed; the first ones say little, as the thread itself is still warming up. */
const STRETCH_MS = 500;
const WARM_UP = 2;

/** The processor time of this program: on a busy machine the clock would count other programs. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One run: this thread plays, and hires others when that pays. */
class Run {
  readonly #game: AnyGame;
  readonly #experiment: Experiment;
  readonly #manner: RunManner;
  readonly #shard: Shard;
  readonly #total: Part;
  readonly #shards: readonly Shard[];
  readonly #early = new Map<number, Part>();
  readonly #most: number;
  readonly #began = performance.now();
  #waiting: Shard[];
  #merged = 0;
  #done = 0;
  #enough = false;
  #crew: Crew | null = null;
  #stretches = 0;
  #before = { at: busyMs(), done: 0 };

  constructor(game: AnyGame, experiment: Experiment, manner: RunManner) {
    this.#game = game;
    this.#experiment = experiment;
    this.#manner = manner;
    this.#shard = manner.shard ?? wholeOf(experiment);
    this.#shards = shardsOf(this.#shard);
    this.#waiting = [...this.#shards].reverse();
    this.#total = newPart(experiment);
    this.#most = Math.max(1, Math.min(manner.workers ?? availableParallelism(), this.#shards.length));
  }

  async whole(): Promise<Ran> {
    if (this.#manner.workers !== undefined) this.#hire();
    try {
      await this.#play();
    } finally {
      this.#crew?.dismiss();
    }
    // What was done out of turn counts when somebody stopped it, not when enough was known before.
    if (!this.#enough) for (const part of this.#early.values()) mergePart(this.#total, part);
    return {
      part: this.#total,
      games: countOf(this.#total),
      seconds: (performance.now() - this.#began) / 1000,
      workers: this.#crew ? this.#most : 1,
    };
  }

  /** Plays shards in this thread until none is left, then waits for those of the others. */
  async #play(): Promise<void> {
    let pause = performance.now();
    while (!this.#over) {
      const shard = this.#waiting.pop();
      if (!shard) {
        await this.#crew?.next();
        continue;
      }
      this.#take(shard, runPart(this.#game, this.#experiment, shard));
      if (!this.#crew && this.#longAhead()) this.#hire();
      if (performance.now() - pause < HOLD_MS) continue;
      await letGo();
      pause = performance.now();
    }
  }

  get #over(): boolean {
    return this.#enough || this.#manner.signal?.aborted === true || this.#done >= this.#shard.count;
  }

  #hire(): void {
    if (this.#most === 1 || this.#crew) return;
    this.#crew = new Crew(
      this.#experiment,
      this.#most - 1,
      {
        next: () => (this.#over ? undefined : this.#waiting.pop()),
        back: (shards) => this.#waiting.push(...[...shards].reverse()),
        take: (shard, part) => this.#take(shard, part),
      },
      this.#manner.signal,
    );
  }

  /** Adds results up in the order of the shards, so that `enough` is asked the same whoever was faster. */
  #take(shard: Shard, part: Part): void {
    if (this.#enough) return;
    this.#done += shard.count;
    this.#early.set(shard.first, part);
    for (let next = this.#shards[this.#merged]; next; next = this.#shards[this.#merged]) {
      const early = this.#early.get(next.first);
      if (!early) break;
      mergePart(this.#total, early);
      this.#early.delete(next.first);
      this.#merged++;
      const games = next.first + next.count - this.#shard.first;
      if (this.#manner.enough?.(this.#total, games)) {
        this.#enough = true;
        break;
      }
    }
    this.#manner.progress?.(this.#done, this.#shard.count);
  }

  /** Whether workers would shorten what is left, judged by the latest stretch of games. */
  #longAhead(): boolean {
    if (this.#most === 1) return false;
    const now = { at: busyMs(), done: this.#done };
    const spent = now.at - this.#before.at;
    if (spent < STRETCH_MS) return false;
    const left = (this.#shard.count - now.done) * (spent / (now.done - this.#before.done));
    this.#before = now;
    return this.#stretches++ >= WARM_UP && left > WORTH_HIRING_MS;
  }
}

const countOf = ({ arms: [first] }: Part): number =>
  first ? first.games + first.errors + first.unfinished : 0;
