/**
 * Figures for the operator, in the format of Prometheus. They belong to one server: nothing is kept outside of it. No names, no
 * keys, no ids: nothing here tells one table from another.
 */
import type { Author } from '@flotilla/host';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { machineFigures } from './machine.ts';
import { DatabaseAway } from './store/database.ts';
import type { StoreWatch } from './store/watched.ts';
import type { Word } from './words.ts';

/** What is counted one by one, without kinds. */
const COUNTED = {
  requests: 'HTTP requests',
  messages_received: 'messages from pages on sockets',
  messages_sent: 'messages to pages, on sockets and streams',
  faults: "faults that were not a player's",
  notices_sent: 'reminders delivered',
  notices_failed: 'reminders that could not be delivered',
} as const;

/** A thing that is counted without kinds. */
export type CounterName = keyof typeof COUNTED;

/** What may become of a job. */
export type JobEnd = 'done' | 'failed';

/** Seconds by which durations are sorted: a commit takes some milliseconds, and ten seconds of silence count as broken. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const AUTHORS: readonly Author[] = ['person', 'bot', 'clock', 'order'];

/** A value that is read when somebody asks: one number, or one for each kind; null when it is not known. */
export type Reading = () => number | Readonly<Record<string, number>> | null;

/** The figures of one server. */
export class Metrics implements StoreWatch {
  readonly #registry = new Registry();
  readonly #counters = new Map<CounterName, Counter>();
  readonly #answers = this.#counter('answers_taken_total', 'answers, undos and redos written', ['author']);
  readonly #answerSeconds = this.#histogram('answer_seconds', 'from the arrival of an answer to its commit');
  readonly #refusals = this.#counter('refusals_total', 'what was refused, by the word of the refusal', [
    'kind',
  ]);
  readonly #entries = this.#counter('journal_entries_total', 'entries written to the journal');
  readonly #commitSeconds = this.#histogram(
    'journal_commit_seconds',
    'how long commits of the journal took, those that failed included',
  );
  readonly #databaseErrors = this.#counter('database_errors_total', 'statements that failed for good', [
    'kind',
  ]);
  readonly #jobs = this.#counter('jobs_total', 'jobs, by kind and end', ['kind', 'end']);
  readonly #machine = machineFigures(this.#registry);

  constructor() {
    for (const [name, about] of Object.entries(COUNTED) as [CounterName, string][])
      this.#counters.set(name, this.#counter(`${name}_total`, about));
    // A rate can be told only from a figure that was there before it rose.
    for (const author of AUTHORS) this.#answers.inc({ author }, 0);
    for (const kind of ['away', 'refused']) this.#databaseErrors.inc({ kind }, 0);
    for (const kind of ['rules', 'tooMany']) this.#refusals.inc({ kind }, 0);
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name: `flotilla_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string): Histogram {
    return new Histogram({ name: `flotilla_${name}`, help, buckets: SECONDS, registers: [this.#registry] });
  }

  /** Counts one. */
  count(counted: CounterName): void {
    this.#counters.get(counted)?.inc();
  }

  /** An answer is in the journal. */
  answered(author: Author, seconds: number): void {
    this.#answers.inc({ author });
    this.#answerSeconds.observe(seconds);
  }

  /** Something was refused, by a word of the server or by the rules of a game. */
  refused(kind: Word | 'rules'): void {
    this.#refusals.inc({ kind });
  }

  /** A job came to its end, or will be tried again. */
  job(kind: string, end: JobEnd): void {
    this.#jobs.inc({ kind, end });
  }

  committed(entries: number, seconds: number): void {
    this.#entries.inc(entries);
    this.#commitSeconds.observe(seconds);
  }

  failed(error: unknown): void {
    this.#databaseErrors.inc({ kind: error instanceof DatabaseAway ? 'away' : 'refused' });
  }

  /** Adds a value that is read whenever the figures are asked for; with a label, one for each kind. */
  gauge(name: string, help: string, read: Reading, label?: string): void {
    new Gauge({
      name: `flotilla_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [this.#registry],
      collect() {
        const value = read();
        this.reset();
        // Without kinds there would be a zero, which is not what nobody knows.
        if (value === null && !label) this.remove();
        else if (value === null) return;
        else if (typeof value === 'number') this.set(value);
        else for (const [kind, count] of Object.entries(value)) this.set({ [label ?? 'kind']: kind }, count);
      },
    });
  }

  /** What this server is: always 1, with its versions as labels. */
  build(versions: Readonly<Record<string, string>>): void {
    const help = 'what runs here; always 1';
    new Gauge({
      name: 'flotilla_build_info',
      help,
      labelNames: Object.keys(versions),
      registers: [this.#registry],
    }).set(versions, 1);
  }

  /** The type of the text. */
  get type(): string {
    return this.#registry.contentType;
  }

  /** Everything as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Ends the watch over the machine. */
  close(): void {
    this.#machine.close();
  }
}
