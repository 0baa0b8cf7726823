/** Worker threads that run shards beside the calling thread; the shards of a lost worker are handed out again. */
import { Worker } from 'node:worker_threads';
import type { Experiment } from '../experiment/experiment.ts';
import type { Part } from '../experiment/part.ts';
import type { Shard } from '../simulation/plan.ts';
import type { Report } from './worker.ts';

/** Where a crew gets its shards from, and what it brings. */
export interface Desk {
  readonly next: () => Shard | undefined;
  /** Takes back the shards of a worker that was lost. */
  readonly back: (shards: readonly Shard[]) => void;
  readonly take: (shard: Shard, part: Part) => void;
}

/** Shards a worker holds at once, so that it never waits for the next one. */
const IN_HAND = 2;

/** How often a shard is handed out again after its worker is lost. */
const MOST_LOSSES = 2;

/** Young objects may fill more room before they are swept: games make many and keep few. */
const YOUNG_MB = 64;

interface Hand {
  readonly worker: Worker;
  readonly held: Shard[];
}

/** A crew of worker threads. */
export class Crew {
  readonly #experiment: Experiment;
  readonly #desk: Desk;
  readonly #hands = new Set<Hand>();
  readonly #losses = new Map<number, number>();
  #news: (() => void) | null = null;
  #failure: Error | null = null;

  constructor(experiment: Experiment, count: number, desk: Desk, signal?: AbortSignal) {
    this.#experiment = experiment;
    this.#desk = desk;
    signal?.addEventListener('abort', () => this.#tell(), { once: true });
    for (let i = 0; i < count; i++) this.#hire();
  }

  /** Waits until a shard is done or comes back; throws when a shard cannot be done. */
  async next(): Promise<void> {
    for (const hand of this.#hands) if (hand.held.length === 0) this.#hand(hand);
    if (!this.#failure)
      await new Promise<void>((resolve) => {
        this.#news = resolve;
      });
    if (this.#failure) throw this.#failure;
  }

  /** Ends all workers, whatever they are doing. */
  dismiss(): void {
    const hands = [...this.#hands];
    this.#hands.clear();
    for (const { worker } of hands) void worker.terminate();
  }

  #tell(): void {
    this.#news?.();
    this.#news = null;
  }

  #hand({ worker, held }: Hand): void {
    const shard = this.#desk.next();
    if (!shard) return;
    held.push(shard);
    worker.postMessage(shard);
  }

  #hire(): void {
    const worker = new Worker(workerFile(), {
      workerData: this.#experiment,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const hand: Hand = { worker, held: [] };
    let failure: Error | null = null;
    this.#hands.add(hand);
    worker.on('message', (report: Report) => {
      if (!this.#hands.has(hand)) return;
      if (report.kind === 'ready') {
        for (let i = 0; i < IN_HAND; i++) this.#hand(hand);
        return;
      }
      hand.held.shift();
      this.#desk.take(report.shard, report.part);
      this.#hand(hand);
      this.#tell();
    });
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', () => {
      if (this.#hands.delete(hand)) this.#replace(hand, failure);
    });
  }

  #replace({ held }: Hand, failure: Error | null): void {
    const [broken] = held;
    const lost = broken ? (this.#losses.get(broken.first) ?? 0) + 1 : MOST_LOSSES;
    if (lost >= MOST_LOSSES)
      this.#failure = failure ?? new Error('A worker thread ended before its work was done.');
    else {
      if (broken) this.#losses.set(broken.first, lost);
      this.#desk.back(held);
      this.#hire();
    }
    this.#tell();
  }
}

/** The compiled worker, even when this file itself runs from source in a test. */
const workerFile = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('../../dist/node/worker.js', import.meta.url)
    : new URL('./worker.js', import.meta.url);
