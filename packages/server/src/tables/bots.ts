/**
 * Bots at a table, including those that play on for somebody out of time. They answer after the same pause whatever they are
 * asked and however long they think, so that nobody can read a hand from a clock; their random numbers come from the game's seed,
 * so that anyone can check them at the end.
 */
import type { Author, Host, Wish } from '@flotilla/host';
import type { Choice, Decision } from '@flotilla/table';
import { botNames } from '@flotilla/table/run';
import { isWindow } from './clock.ts';
import type { OpenGame } from './openGame.ts';
import { botAt, ordersOf } from './people.ts';
import type { Thinkers } from './thinkers.ts';
import type { Cancel, Time } from './time.ts';

/** What bots need. */
export interface BotSettings {
  readonly time: Time;
  /** Milliseconds from a question to a bot's answer. */
  readonly pace: number;
  readonly thinkers: Thinkers;
  /** Called when a bot could not answer. */
  failed(game: OpenGame, error: unknown): void;
  /** Called when a slow bot was given up, and `steady` answers for it. */
  gaveUp(game: OpenGame, bot: string): void;
}

/** Slow bots think in threads of their own. */
const SLOW = new Set(['ace']);

/** Answers for every seat that has no person to answer. */
export class Bots {
  readonly #settings: BotSettings;
  readonly #pending = new Map<string, Cancel>();

  constructor(settings: BotSettings) {
    this.#settings = settings;
  }

  /** Makes every seat that is asked and has no person answer after the pause. */
  follow(game: OpenGame): void {
    if (game.row.state !== 'running' || game.row.trouble) return;
    for (const decision of game.session?.decisions ?? []) {
      const answerer = answererOf(game, decision);
      if (answerer) this.#later(game, decision, answerer);
    }
  }

  #later(game: OpenGame, decision: Decision, answerer: Answerer): void {
    const n = game.n;
    const name = `${game.id} ${n} ${decision.seat}`;
    if (this.#pending.has(name)) return;
    const thought = this.#think(game, decision, answerer).catch((error: unknown) => error as Error);
    const cancel = this.#settings.time.after(this.#settings.pace, () => {
      void thought
        .then((choice) => this.#answer(game, decision, answerer, n, choice))
        .catch((error: unknown) => this.#settings.failed(game, error))
        .finally(() => this.#pending.delete(name));
    });
    this.#pending.set(name, cancel);
  }

  async #think(game: OpenGame, decision: Decision, answerer: Answerer): Promise<Choice> {
    if (answerer.choice !== null) return answerer.choice;
    const bot = knownBot(game, answerer.bot);
    const host = game.host as Host;
    if (!SLOW.has(bot)) return host.choiceOf(decision, bot);
    const thought = await this.#settings.thinkers.choose(host.questionFor(decision, bot));
    if (thought !== null) return thought;
    this.#settings.gaveUp(game, bot);
    return host.choiceOf(decision, knownBot(game, 'steady'));
  }

  async #answer(
    game: OpenGame,
    decision: Decision,
    { author }: Answerer,
    n: number,
    choice: Choice | Error,
  ): Promise<void> {
    if (choice instanceof Error) throw choice;
    if (game.n !== n) return;
    const { seat, number } = decision;
    await game.take({ kind: 'answer', seat, key: `${author}:${n}:${seat}`, at: number, choice, author });
  }

  /**
   * Answers at once for somebody who has not answered an open question in time. Returns the seat, or null when nobody is left to
   * answer that question.
   */
  async answerForLate(game: OpenGame, question: number): Promise<number | null> {
    const wish = await game.inTurn(async (): Promise<Wish | null> => {
      const { host, n } = game;
      const decisions = host?.session.decisions ?? [];
      const late = isWindow(decisions) && decisions.find(({ number }) => number === question);
      if (!late || !host) return null;
      const { seat, number: at, open } = late;
      const choice = open ? open.pass : host.choiceOf(late, knownBot(game, 'steady'));
      return { kind: 'answer', seat, key: `clock:${n}:${seat}`, at, choice, author: 'clock' };
    });
    if (wish) await game.take(wish);
    return wish?.seat ?? null;
  }

  /** Cancels every timer. */
  stop(): void {
    for (const cancel of this.#pending.values()) cancel();
    this.#pending.clear();
  }
}

/** Who answers in place of a person, and the answer if it is settled. */
interface Answerer {
  readonly bot: string;
  readonly author: Author;
  readonly choice: Choice | null;
}

function answererOf(game: OpenGame, decision: Decision): Answerer | null {
  const seat = game.seats[decision.seat];
  if (!seat) return null;
  const bot = botAt(seat);
  if (bot !== null) return { bot, author: seat.bot === null ? 'clock' : 'bot', choice: null };
  // A standing order lets everything pass that lies open for whoever may have an answer.
  const { pass } = ordersOf(game, decision.seat);
  return pass && decision.open ? { bot: 'steady', author: 'order', choice: decision.open.pass } : null;
}

/** A bot of the game: the one of that name, or the random one. */
const knownBot = (game: OpenGame, bot: string): string =>
  botNames(game.rules).includes(bot) ? bot : 'random';
