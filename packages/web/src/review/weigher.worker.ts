/**
 * The workers in which a finished game is weighed. One leads: it keeps the desk of the review and tells the page how it stands;
 * the others do what it hands them.
 */
import type { KeptReview, Question, Review, ReviewJob, ReviewJobResult, ReviewMaking } from '@flotilla/lab';
import { loadGame, NotPlayable, openReview } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { canonical, worthsBy } from '@flotilla/table/run';
import { packed, unpacked } from './packing.ts';

/** What is weighed. */
export interface WeighedGame {
  readonly record: GameRecord;
  readonly seat: number;
}

/** What the page asks of a worker. */
export type WeigherOrder =
  /** Leads a review, from the beginning or from what was kept. */
  | ({ readonly kind: 'lead'; readonly kept: Uint8Array | null; readonly hands: MessagePort[] } & WeighedGame)
  /** Does what is handed to it. */
  | ({ readonly kind: 'help'; readonly hand: MessagePort } & WeighedGame)
  | { readonly kind: 'go' }
  | { readonly kind: 'rest' };

/** A review by each worth it may be judged by, the usual one first. */
export type Reviews = readonly Review[];

/** What the leading worker tells. */
export type WeigherReply =
  | { readonly kind: 'opened'; readonly questions: readonly Question[] }
  | { readonly kind: 'standing'; readonly reviews: Reviews; readonly sketched: boolean }
  | { readonly kind: 'settled'; readonly settled: number }
  | { readonly kind: 'kept'; readonly kept: Uint8Array }
  | { readonly kind: 'failed'; readonly error: string; readonly record: boolean };

/** Milliseconds between two breaths, in which orders are heard. */
const BREATH = 40;
/** Milliseconds between two reports of how the review stands, and between two times it is kept. */
const REPORT = 900;
const KEEP = 8000;
/** The share of its time that the leader may spend on reports. */
const FOR_REPORTS = 0.1;
/** Jobs that lie ready with a helper. */
const LENT = 3;

const tell = (told: WeigherReply): void => (postMessage as (message: WeigherReply) => void)(told);

addEventListener('message', ({ data }: MessageEvent<WeigherOrder>) => {
  if (data.kind === 'lead') void lead(data).catch(failed);
  else if (data.kind === 'help') void help(data).catch(failed);
  else leading?.hear(data.kind);
});

function failed(error: unknown): void {
  const said = error instanceof Error ? error.message : String(error);
  tell({ kind: 'failed', error: said, record: error instanceof NotPlayable });
}

const deskOf = async (
  { record, seat }: WeighedGame,
  kept: KeptReview | null,
): Promise<[AnyGame, ReviewMaking]> => {
  const game = await loadGame(record.game);
  return [game, openReview(game, record, seat, {}, kept)];
};

async function help(order: WeighedGame & { readonly hand: MessagePort }): Promise<void> {
  const [, desk] = await deskOf(order, null);
  order.hand.onmessage = ({ data }: MessageEvent<ReviewJob>) => order.hand.postMessage(desk.work(data));
}

let leading: Leader | null = null;

async function lead({
  kept,
  hands,
  ...weighed
}: WeighedGame & { kept: Uint8Array | null; hands: MessagePort[] }) {
  const before = kept ? ((await unpacked(kept)) as KeptReview | null) : null;
  const [game, desk] = await deskOf(weighed, before);
  tell({ kind: 'opened', questions: desk.questions });
  leading = new Leader(game, desk, weighed.record.seats.length, hands);
  await leading.weigh();
}

/** Resolves with the next turn of the loop: messages that have come are heard before. */
function breath(): Promise<void> {
  return new Promise((heard) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      heard();
    };
    port2.postMessage(null);
  });
}

/** Spreads the jobs of a review over all hands and takes in what comes of them. */
class Leader {
  readonly #game: AnyGame;
  readonly #desk: ReviewMaking;
  readonly #seats: number;
  readonly #hands: { readonly port: MessagePort; lent: number }[];
  readonly #lent = new Set<string>();
  readonly #settled = new Set<number>();
  #resting = false;
  #wake: (() => void) | null = null;
  #reported = 0;
  #nextReport = 0;
  #kept = 0;

  constructor(game: AnyGame, desk: ReviewMaking, seats: number, hands: readonly MessagePort[]) {
    this.#game = game;
    this.#desk = desk;
    this.#seats = seats;
    this.#hands = hands.map((port) => ({ port, lent: 0 }));
    for (const hand of this.#hands)
      hand.port.onmessage = ({ data }: MessageEvent<ReviewJobResult>) => {
        hand.lent--;
        this.#take(data);
        this.#wake?.();
      };
  }

  hear(order: 'go' | 'rest'): void {
    this.#resting = order === 'rest';
    this.#wake?.();
  }

  async weigh(): Promise<void> {
    this.#kept = performance.now();
    let breathed = performance.now();
    for (const { settled, question } of this.#desk.review().verdicts)
      if (settled) this.#settled.add(question);
    for (;;) {
      const jobs = this.#desk.jobs();
      if (jobs.length === 0) break;
      if (this.#resting) {
        await this.#report(true);
        await this.#woken();
        continue;
      }
      this.#lend(jobs);
      const mine = jobs.find((job) => !this.#lent.has(canonical(job)));
      if (mine) this.#take(this.#desk.work(mine));
      else await this.#woken();
      if (performance.now() - breathed < BREATH) continue;
      await breath();
      await this.#report(false);
      breathed = performance.now();
    }
    await this.#report(true);
  }

  #woken(): Promise<void> {
    return new Promise((woken) => {
      this.#wake = () => {
        this.#wake = null;
        woken();
      };
    });
  }

  /** Hands out jobs from the end of the list: the leader works from its beginning. */
  #lend(jobs: readonly ReviewJob[]): void {
    let at = jobs.length;
    for (const hand of this.#hands)
      while (hand.lent < LENT && --at > 0) {
        const job = jobs[at] as ReviewJob;
        const name = canonical(job);
        if (this.#lent.has(name)) continue;
        this.#lent.add(name);
        hand.lent++;
        hand.port.postMessage(job);
      }
  }

  #take(result: ReviewJobResult): void {
    this.#lent.delete(canonical(result.job));
    const before = this.#settled.size;
    for (const { question } of this.#desk.take(result)) this.#settled.add(question);
    if (this.#settled.size > before) tell({ kind: 'settled', settled: this.#settled.size });
  }

  /** Tells how the review stands now and then; `now`: whatever was told before. */
  async #report(now: boolean): Promise<void> {
    const begun = performance.now();
    const sketched = this.#desk.phase() !== 'sketch';
    if (now || begun >= this.#nextReport) {
      tell({ kind: 'standing', reviews: this.#reviews(now), sketched });
      this.#reported = performance.now();
      this.#nextReport = this.#reported + Math.max(REPORT, (this.#reported - begun) / FOR_REPORTS);
    }
    if (!now && begun - this.#kept < KEEP) return;
    tell({ kind: 'kept', kept: await packed(this.#desk.kept()) });
    this.#kept = performance.now();
  }

  /** The review by the usual worth, and where somebody may look closer by all others too. */
  #reviews(all: boolean): Reviews {
    const usual = this.#desk.review();
    if (!all || usual.shares) return [usual];
    const others = worthsBy(this.#game, this.#seats, usual.by).filter(({ id }) => id !== usual.by);
    return [usual, ...others.map(({ id }) => this.#desk.review(id))];
  }
}
