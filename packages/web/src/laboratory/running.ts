/** An experiment being run by workers of the page: how far it has got, as signals. */
import type { Experiment, Part, Shard } from '@flotilla/lab';
import { mergePart, newPart, shardsOf, wholeOf } from '@flotilla/lab';
import { signal } from '@preact/signals';
import type { WorkerCrew } from '../workers/crew.ts';
import { crewOf } from '../workers/crew.ts';
import type { LabOrder, LabReply } from './lab.worker.ts';

/** What is being done: games are played, somebody stopped it, all are played, or it failed. */
export type LabStage = 'running' | 'stopped' | 'done' | 'failed';

/** Hires the workers of the laboratory. */
export type HireLab = (
  hear: (told: LabReply, worker: Pick<Worker, 'postMessage'>) => void,
  fail: (said: string) => void,
) => (Pick<WorkerCrew, 'stop'> & { readonly workers: readonly Pick<Worker, 'postMessage'>[] }) | null;

const hireWorkers: HireLab = (hear, fail) =>
  crewOf(() => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }), hear, fail);

/** The most games of a shard: a worker brings it back within a second or two, so that progress is seen. */
const LARGEST = 10;

/** All games of an experiment in small shards; how they are cut changes no figure. */
const piecesOf = (experiment: Experiment): Shard[] =>
  shardsOf(wholeOf(experiment)).flatMap(({ first, count }) =>
    Array.from({ length: Math.ceil(count / LARGEST) }, (_, i) => ({
      first: first + i * LARGEST,
      count: Math.min(LARGEST, count - i * LARGEST),
    })),
  );

/** Shards that lie ready with a worker, so that it never waits for the page. */
const AHEAD = 2;

/** One experiment; parts are added up as they come, which gives the same sums in any order. */
export class LabRun {
  readonly experiment: Experiment;
  readonly stage = signal<LabStage>('stopped');
  /** Games played of each arm. */
  readonly done = signal(0);
  readonly fault = signal('');
  /** What was counted so far; it grows in place. */
  readonly part: Part;
  readonly #hire: HireLab;
  #crew: ReturnType<HireLab> = null;
  #waiting: Shard[];
  readonly #lent = new Map<number, Shard>();

  constructor(experiment: Experiment, hire: HireLab = hireWorkers) {
    this.experiment = experiment;
    this.part = newPart(experiment);
    this.#waiting = piecesOf(experiment);
    this.#hire = hire;
  }

  /** Begins, or goes on. */
  begin(): void {
    if (this.stage.peek() === 'running' || this.stage.peek() === 'done') return;
    this.fault.value = '';
    this.stage.value = 'running';
    this.#crew = this.#hire(
      (told, worker) => this.#hear(told, worker),
      (said) => this.#fail(said),
    );
    if (!this.#crew) this.#fail('');
    for (const worker of this.#crew?.workers ?? []) {
      worker.postMessage({ kind: 'open', experiment: this.experiment } satisfies LabOrder);
      for (let i = 0; i < AHEAD; i++) this.#lend(worker);
    }
  }

  /** Stops; what is played stays, and the rest can be played later. */
  stop(): void {
    if (this.stage.peek() === 'running') this.#end('stopped');
  }

  #lend(worker: Pick<Worker, 'postMessage'>): void {
    const shard = this.#waiting.shift();
    if (!shard) return;
    this.#lent.set(shard.first, shard);
    worker.postMessage({ kind: 'play', shard } satisfies LabOrder);
  }

  #hear(told: LabReply, worker: Pick<Worker, 'postMessage'>): void {
    if (this.stage.peek() !== 'running') return;
    if (told.kind === 'failed') {
      this.#fail(told.error);
      return;
    }
    this.#lent.delete(told.shard.first);
    mergePart(this.part, told.part);
    // Whoever hears of it may stop the run, so nothing is lent after that.
    this.#lend(worker);
    this.done.value += told.shard.count;
    if (this.done.peek() === this.experiment.games) this.#end('done');
  }

  #fail(said: string): void {
    this.fault.value = said;
    this.#end('failed');
  }

  /** Ends the work; what was lent and not brought back waits again. */
  #end(stage: LabStage): void {
    this.#crew?.stop();
    this.#crew = null;
    this.#waiting = [...this.#lent.values(), ...this.#waiting].sort((a, b) => a.first - b.first);
    this.#lent.clear();
    this.stage.value = stage;
  }
}
