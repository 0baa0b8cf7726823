/** Players who answer over sockets as fast as they can and remember what was acknowledged. */
import { randomUUID } from 'node:crypto';
import { loadGame } from '@flotilla/lab';
import type { GameShape } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, Table } from '@flotilla/table/run';
import type { Moment } from './client.ts';
import { Client } from './client.ts';

/** An answer the server has acknowledged, with the moment of the game it led to. */
export interface Acknowledged extends Moment {
  readonly game: string;
  readonly key: string;
}

const rngOf = (salt: string) => rngFrom(seedFrom(salt), 'load');

/** What somebody would rather do than decide by lot: one of the options of a step, or undefined. */
export type Habit = (step: string, options: readonly string[]) => string | undefined;

/** What a player would answer: by habit, by lot, or a form from the imagined table if one was sent. */
async function choiceOf(client: Client, game: string, options: object, seats: number, habit: Habit) {
  const { decision, table } = client.known ?? {};
  if (!decision) return null;
  const wish =
    decision.kind === 'pick' &&
    habit(
      decision.step,
      decision.options.map(({ id }) => id),
    );
  if (wish) return wish;
  if (decision.kind === 'fill' && !table) return null;
  if (decision.kind === 'pick') return rngOf(randomUUID()).pick(decision.options).id;
  const rules = await loadGame(game);
  const dream = new Table<GameShape>(
    { game: rules, options: options as GameShape['options'], seats, seed: 'dream' },
    table as never,
  );
  const own = dream.decisionFor(decision.seat);
  return own && chosenBy(botNamed(rules, 'steady'), dream, own, rngOf(randomUUID()));
}

/** A moment in which others can do something. */
export const pause = (): Promise<void> => new Promise((later) => setTimeout(later, 10));

/** Waits until so many more answers are acknowledged, however long the machine takes, or until all have played to the end. */
export async function furtherAnswers(
  players: readonly Player[],
  more: number,
  playing: Promise<unknown>,
): Promise<void> {
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = count() + more;
  let ended = false;
  void playing.then(() => {
    ended = true;
  });
  while (!ended && count() < enough) await pause();
}

/** One player in one seat, who plays on any given server until stopped. */
export class Player {
  readonly acknowledged: Acknowledged[] = [];
  /** What was sent but not acknowledged: it is sent again, unchanged. */
  #pending: { readonly key: string; readonly decision: number; readonly choice: unknown } | null = null;
  readonly #id: string;
  readonly #token: string;
  readonly #habit: Habit;
  #client: Client | null = null;
  #stopped = false;
  #held = false;
  #isResting = false;

  constructor(id: string, token: string, habit: Habit = () => undefined) {
    this.#id = id;
    this.#token = token;
    this.#habit = habit;
  }

  /** The page of the player; null before the first. */
  get page(): Client | null {
    return this.#client;
  }

  /** Whether nothing is under way any more while it is held. */
  get isResting(): boolean {
    return this.#isResting || this.#client === null || this.#client.closed !== null;
  }

  /** Gives no further answer until it is let go; the page stays. */
  hold(): void {
    this.#held = true;
  }

  letGo(): void {
    this.#held = false;
  }

  /** Plays until the line breaks, the game is over or it is stopped; `twice` sends some answers doubly. */
  async play(url: string, twice = 0): Promise<'over' | 'broken' | 'stopped'> {
    const client = new Client(url);
    this.#client = client;
    this.#isResting = false;
    try {
      await client.hello(this.#id, this.#token, { odds: true });
      await client.until(() => client.known !== null || client.closed !== null, 'the first moment');
      if (client.closed !== null) return 'broken';
      const { game, options, seats } = client.table as unknown as {
        game: string;
        options: object;
        seats: unknown[];
      };
      for (;;) {
        if (this.#stopped) return 'stopped';
        if (client.closed !== null) return 'broken';
        if (client.known?.over) return 'over';
        this.#isResting = this.#held && !this.#pending;
        if (this.#isResting) {
          await pause();
          continue;
        }
        if (!this.#pending && client.known?.decision) {
          const choice = await choiceOf(client, game, options, seats.length, this.#habit);
          if (choice === null) return 'stopped';
          this.#pending = { key: randomUUID(), decision: client.known.decision.number, choice };
        }
        const pending = this.#pending;
        if (!pending) {
          const { n } = client.known ?? { n: -1 };
          await client.until(
            () =>
              client.closed !== null ||
              this.#stopped ||
              this.#held ||
              client.known?.decision != null ||
              client.known?.over === true ||
              client.known?.n !== n,
            'a turn',
          );
          continue;
        }
        client.send({ t: 'answer', ...pending });
        if (Math.random() < twice) client.send({ t: 'answer', ...pending });
        const refused = () => client.refused.find(({ key }) => key === pending.key);
        await client.until(
          () => client.done.has(pending.key) || refused() !== undefined || client.closed !== null,
          'an answer',
        );
        const done = client.done.get(pending.key);
        if (done) {
          this.acknowledged.push({ game: this.#id, key: pending.key, ...done });
          this.#pending = null;
          await client.until(
            () =>
              client.closed !== null ||
              client.known?.over === true ||
              client.known?.decision?.number !== pending.decision,
            'what came of it',
          );
        } else if (refused()) this.#pending = null;
      }
    } catch {
      return 'broken';
    } finally {
      client.drop();
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#client?.drop();
  }
}
