/** Figures for the operator, as text in the usual format. No names, no keys, no games. */

/** What is counted. */
export type Counter =
  | 'requests'
  | 'messages_received'
  | 'messages_sent'
  | 'answers_taken'
  | 'answers_refused'
  | 'faults'
  | 'notices_sent'
  | 'notices_failed'
  | 'jobs_done';

const ABOUT: Readonly<Record<Counter, string>> = {
  requests: 'HTTP requests',
  messages_received: 'messages from pages',
  messages_sent: 'messages to pages',
  answers_taken: 'answers and undos taken',
  answers_refused: 'answers and undos refused',
  faults: "faults that were not a player's",
  notices_sent: 'reminders delivered',
  notices_failed: 'reminders that could not be delivered',
  jobs_done: 'jobs done',
};

/** Counts. */
export class Metrics {
  readonly #counts = new Map<Counter, number>();

  /** Counts one. */
  count(counter: Counter): void {
    this.#counts.set(counter, (this.#counts.get(counter) ?? 0) + 1);
  }

  /** All counters and gauges as text. */
  text(gauges: Readonly<Record<string, readonly [string, number]>>): string {
    const lines: string[] = [];
    for (const [name, about] of Object.entries(ABOUT) as [Counter, string][])
      lines.push(
        `# HELP flotilla_${name}_total ${about}`,
        `# TYPE flotilla_${name}_total counter`,
        `flotilla_${name}_total ${this.#counts.get(name) ?? 0}`,
      );
    for (const [name, [about, value]] of Object.entries(gauges))
      lines.push(
        `# HELP flotilla_${name} ${about}`,
        `# TYPE flotilla_${name} gauge`,
        `flotilla_${name} ${value}`,
      );
    return `${lines.join('\n')}\n`;
  }
}
