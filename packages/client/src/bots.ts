/** The bots of a table in this page: they are asked one after another, and answer at the page's pace. */
import type { Host } from '@flotilla/host';
import { HUSHED_PAUSE, isHushedHere } from '@flotilla/lab';
import type { Choice, Decision, Refusal, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { botNames, seatsWithoutBot } from '@flotilla/table/run';
import type { PagePort } from './port.ts';
import type { Position } from './position.ts';
import type { Wait } from './wait.ts';
import { inTime } from './wait.ts';

/** The table as its bots need it. */
export interface BotTable {
  host(): Host;
  at(): Position;
  isClosed(): boolean;
  /** Gives the answer of a bot. */
  answer(seat: number, at: number, choice: Choice): Refusal | null;
}

/** Lets the bots of a table answer. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #around: Pick<PagePort, 'thinker' | 'pace'>;
  #playing = false;
  #pause: Pick<Wait, 'cutShort'> | null = null;

  constructor(table: BotTable, around: Pick<PagePort, 'thinker' | 'pace'>) {
    this.#table = table;
    this.#around = around;
  }

  get #seats(): readonly SeatRecord[] {
    return this.#table.host().session.start.seats;
  }

  /** Whether somebody is asked, and bots alone. */
  get onlyTheyAreAsked(): boolean {
    const { decisions } = this.#table.host().session;
    return decisions.length > 0 && decisions.every((decision) => this.#isBot(decision));
  }

  #isBot({ seat }: Decision): boolean {
    return this.#seats[seat]?.bot != null;
  }

  /** A bot that the game lacks is reported at once, not only when its turn comes. */
  meetStrangers(): void {
    const { game, session } = this.#table.host();
    const [seat] = session.table.over ? [] : seatsWithoutBot(game, this.#seats);
    this.#table.at().stuck.value = seat === undefined ? null : { seat, why: this.#noSuchBot(seat) };
  }

  #noSuchBot(seat: number): Text {
    const { game } = this.#table.host();
    const bots = botNames(game).join(', ');
    return text('table.seat.noBot', { game: game.title, bot: this.#seats[seat]?.bot ?? '', bots });
  }

  /** Lets them answer until a person is asked. */
  async play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    try {
      for (let asked = this.#next(); asked; asked = this.#next()) await this.#oneAnswer(asked);
    } finally {
      this.#playing = false;
      this.#table.at().thinking.value = false;
    }
  }

  /** Ends the pause before an answer. */
  cutShort(): void {
    this.#pause?.cutShort();
  }

  /** What a bot is asked; whoever is asked together with others answers unseen by them, so a bot need not wait for the persons. */
  #next(): Decision | null {
    if (this.#table.isClosed() || this.#table.at().stuck.value) return null;
    return this.#table.host().session.decisions.find((decision) => this.#isBot(decision)) ?? null;
  }

  get #people(): number {
    return this.#seats.filter(({ bot }) => bot === null).length;
  }

  async #oneAnswer(decision: Decision): Promise<void> {
    const { seat, number } = decision;
    const at = this.#table.at();
    at.thinking.value = true;
    const bot = this.#seats[seat]?.bot as string;
    try {
      const thought = this.#around.thinker.bot(this.#table.host().questionFor(decision, bot));
      // The pause begins with the question: how long a bot thinks is nobody's business.
      const isHushed = isHushedHere(decision, this.#people);
      const timed = inTime(thought, isHushed ? HUSHED_PAUSE : this.#around.pace(), isHushed);
      this.#pause = timed;
      const choice = await timed.told;
      if (this.#table.isClosed() || this.#table.host().session.table.state.decision !== number) return;
      const refusal = this.#table.answer(seat, number, choice);
      if (refusal) at.stuck.value = { seat, why: refusal.why };
    } catch (error) {
      at.stuck.value = { seat, why: error instanceof Error ? error.message : String(error) };
    }
  }
}
