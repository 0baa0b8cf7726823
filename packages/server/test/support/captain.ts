/** A captain who sails a sea of an event over a socket, by a bot's mind or by lot. */
import { randomUUID } from 'node:crypto';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom, startOf } from '@flotilla/table';
import { botNamed, chosenBy, Table } from '@flotilla/table/run';
import { Client, call } from './client.ts';

/** What came back from the door. */
export interface Entered {
  readonly entrant: number;
  readonly name: string;
  readonly sea: number | null;
  readonly game: string | null;
  readonly token: string;
}

/** Enters an event; fails when it is refused. */
export async function enters(url: string, event: string, body: object, token?: string): Promise<Entered> {
  const { status, body: placed, text } = await call(url, `/events/${event}/enter`, body, token);
  if (status !== 200) throw new Error(`Not let in: ${text}`);
  return placed as unknown as Entered;
}

/** A captain at a game. */
export class Captain {
  readonly client: Client;
  readonly #mind: string;
  #rules: AnyGame | null = null;
  answers = 0;

  /** `mind` is the seed of somebody who decides by lot, or `steady`. */
  constructor(url: string, mind: string) {
    this.client = new Client(url);
    this.#mind = mind;
  }

  async board(game: string, token: string): Promise<this> {
    const { client } = this;
    await client.hello(game, token, { odds: true });
    await client.until(() => client.known !== null || client.closed !== null, 'the first moment');
    return this;
  }

  get isOver(): boolean {
    return this.client.known?.over === true || this.client.table?.state === 'over';
  }

  /** What this captain would answer now. */
  async choice(): Promise<{ readonly decision: number; readonly choice: Choice } | null> {
    const { known, table: message } = this.client;
    if (!known?.decision) return null;
    const { decision, table } = known;
    const rng = rngFrom(seedFrom(`${this.#mind} ${decision.number}`), 'captain');
    if (!table) {
      const choice = decision.kind === 'pick' ? rng.pick(decision.options).id : startOf(decision.form);
      return { decision: decision.number, choice };
    }
    const { game, options } = message as unknown as { game: string; options: object };
    this.#rules ??= await loadGame(game);
    const dream = new Table<GameShape>(
      { game: this.#rules, options, seats: 1, seed: 'dream' },
      table as never,
    );
    const asked = dream.decisionFor(0);
    const bot = botNamed(this.#rules, this.#mind === 'steady' ? 'steady' : 'random');
    return asked && { decision: decision.number, choice: chosenBy(bot, dream, asked, rng) };
  }

  /** Gives one answer; the refusal, or null. */
  async answer(): Promise<object | null> {
    const wish = await this.choice();
    if (!wish) return null;
    const { client } = this;
    const key = randomUUID();
    client.send({ t: 'answer', key, ...wish });
    const refusal = (): object | undefined => client.refused.find((message) => message.key === key);
    await client.until(
      () => client.done.has(key) || refusal() !== undefined || client.closed !== null,
      'the outcome',
    );
    const refused = refusal();
    if (refused) return refused;
    if (!client.done.has(key)) throw new Error('The line broke.');
    this.answers++;
    await client.until(
      () => this.isOver || client.known?.decision?.number !== wish.decision || client.closed !== null,
      'what came of it',
    );
    return null;
  }

  /** Sails on to the end of the attempt, or for so many answers. */
  async sail(most = 5_000): Promise<this> {
    for (let i = 0; i < most && !this.isOver; i++) {
      const refused = await this.answer();
      if (refused) throw new Error(JSON.stringify(refused));
    }
    return this;
  }
}
