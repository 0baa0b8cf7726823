/** A game on the server, through the eyes of one seat. */
import type { ChatLine, Clocks, FromServer, Now, Whereabouts } from '@flotilla/protocol';
import type {
  AnyGame,
  Choice,
  Decision,
  FillDecision,
  FormChoice,
  GameRecord,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  SeatRecord,
  TableState,
  Text,
} from '@flotilla/table';
import {
  checkForm,
  hasSecrets,
  isSecret,
  recordFromText,
  replay,
  sampleChoice,
  shared,
  startOf,
  Table,
  text,
} from '@flotilla/table';
import { batch, computed, signal } from '@preact/signals';
import type { Opening } from '../screens.ts';
import type { AdviceWish } from '../session/advice.ts';
import type { Session } from '../session/session.ts';
import { SessionSignals } from '../session/signals.ts';
import type { Told as Advised, StopThinking, Thinker } from '../session/thinker.ts';
import { askText, newKey } from './api.ts';
import { deadlineOf } from './deadline.ts';
import { TableLine } from './line.ts';
import type { StorySince } from './story.ts';
import { storyAfter } from './story.ts';
import type { Known, OnlineTable } from './wire.ts';
import { laid } from './wire.ts';

const NOT_HERE: Refusal = { why: text('table.refused.notNow'), rule: '' };
const KEPT_LINES = 300;

/** A table on the server: who sits there at first, then the game. */
export class RemoteSession extends SessionSignals implements Session {
  readonly mode = 'play';
  readonly id: string;
  readonly game: AnyGame;
  readonly line: TableLine;
  readonly table = signal<OnlineTable | null>(null);
  readonly presence = signal<{ readonly seats: readonly Whereabouts[]; readonly watchers: number }>({
    seats: [],
    watchers: 0,
  });
  readonly clocks = signal<Clocks | null>(null);
  readonly deadline = computed(() => deadlineOf(this.clocks.value, this.table.value));
  readonly said = signal<readonly ChatLine[]>([]);
  /** Why the server did not take what was sent; null when nothing is to be said. */
  readonly late = signal<Text | null>(null);
  /** Whether the game has begun and something of it is known. */
  readonly begun = signal(false);
  readonly #thinker: Thinker;
  #known: Known | null = null;
  #dream: {
    readonly table: Table<GameShape>;
    readonly decision: Decision;
    readonly state: TableState<object>;
  } | null = null;
  #sent: { readonly key: string; readonly decision: Decision } | null = null;
  #story: StorySince | null = null;
  readonly #whole = signal<GameRecord | null>(null);
  #ownLast = -1;
  /** Answers to questions that will be put later, by their step. */
  readonly #prepared = new Map<string, Choice>();
  /** What was said before the game began, until a question comes to which it says nothing. */
  #opening: Opening | null = null;

  constructor(id: string, game: AnyGame, thinker: Thinker) {
    super();
    this.id = id;
    this.game = game;
    this.#thinker = thinker;
    this.line = new TableLine(id, {
      have: () => ({
        ...(this.#known && { from: this.#known.n }),
        ...(this.said.value.length > 0 && { said: this.said.value.at(-1)?.number as number }),
      }),
      hear: (message) => this.#hear(message),
    });
  }

  get seats(): readonly SeatRecord[] {
    return this.table.value?.seats.map(({ name, bot }) => ({ name, bot })) ?? [];
  }

  get options(): FormChoice {
    return this.table.value?.options ?? {};
  }

  get hides(): boolean {
    return isSecret(this.game, this.#whole.value !== null);
  }

  get keepsRecord(): boolean {
    return this.#whole.value === null;
  }

  /** Whether the record is open to everybody. */
  get isOpen(): boolean {
    return this.#whole.value !== null;
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'table': {
        const { t: _, ...table } = message;
        this.table.value = table;
        this.seat.value = table.you;
        if (table.state === 'over') {
          // An event ends a game that the rules would let go on.
          this.#endHere();
          void this.#openWhole();
        }
        return;
      }
      case 'now':
        this.#now(message);
        return;
      case 'presence':
        this.presence.value = message;
        return;
      case 'said':
        this.said.value = [
          ...this.said.value.filter(({ number }) => number !== message.number),
          message,
        ].slice(-KEPT_LINES);
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'done':
        if (this.#sent?.key === message.key) this.#sent = null;
        return;
    }
  }

  #refused({ key, why, args }: Extract<FromServer, { t: 'refused' }>): void {
    const sent = this.#sent;
    this.late.value = typeof why === 'string' ? text(`server.${why}`, args) : why;
    if (!sent || sent.key !== key) return;
    this.#sent = null;
    if (this.decision.value === null) this.decision.value = sent.decision;
  }

  #now(now: Now): void {
    const before = this.#known;
    const known = laid(before, now);
    if (!known) {
      this.#renew();
      return;
    }
    this.#known = { ...known, view: shared(before?.view ?? {}, known.view) };
    const { view } = this.#known;
    const seat = this.seat.value;
    this.#story = storyAfter(this.#story, before, this.#known, now, seat);
    batch(() => {
      this.begun.value = true;
      this.view.value = view;
      this.asked.value = now.asked;
      this.clocks.value = now.clocks;
      this.undoRefusal.value = now.undo ? null : NOT_HERE;
      this.canRedo.value = now.redo;
      this.position.value = known.n;
      this.length.value = known.n;
      this.log.value = known.log;
      const decision = this.#decisionIn(now, seat);
      const waits = this.#sent && decision && decision.number === this.#sent.decision.number;
      this.decision.value = waits ? null : decision;
      this.seen.value = known.log.filter((event) => event.decision <= this.#ownLast).length;
      this.told.value = this.#story && { ...this.#story, log: known.log, when: before ? 'live' : 'again' };
      if (this.table.value?.state === 'over') this.#endHere();
    });
    this.#answerPrepared();
  }

  /** Nobody is asked any more, and nothing is taken back. */
  #endHere(): void {
    this.decision.value = null;
    this.asked.value = [];
    this.undoRefusal.value = NOT_HERE;
    this.canRedo.value = false;
  }

  /** Answers what the seat has said already. What is refused is asked after all. */
  #answerPrepared(): void {
    const asked = this.decision.value;
    const said = asked && this.#opening?.(asked);
    if (said != null) {
      this.answer(said);
      return;
    }
    if (asked) this.#opening = null;
    const step = this.decision.value?.step ?? '';
    const choice = this.#prepared.get(step);
    this.#prepared.delete(step);
    if (choice !== undefined) this.answer(choice);
  }

  prepare(step: string, choice: Choice): void {
    this.#prepared.set(step, choice);
  }

  /** Answers the first questions with what was said before the game began. */
  openWith(opening: Opening): void {
    this.#opening = opening;
    this.#answerPrepared();
  }

  /** What the page has does not go with what came: everything is asked for anew. */
  #renew(): void {
    this.#known = null;
    this.#story = null;
    this.line.renew();
  }

  /** The decision with its functions, from the imagined table where there is one. */
  #decisionIn({ decision, table }: Now, seat: number | null): Decision | null {
    this.#dream = null;
    if (!decision || seat === null) return null;
    const dream = table ? this.#dreamOf(table, seat) : null;
    if (dream) this.#dream = { ...dream, state: table as TableState<object> };
    if (decision.kind === 'pick') return decision;
    const own = dream?.decision.kind === 'fill' ? (dream.decision as FillDecision) : null;
    return {
      ...decision,
      ...(own?.idle && { idle: own.idle }),
      check: (choice) => own?.check(choice) ?? checkForm(decision.form, choice, decision.rule),
      sample: (rng) => (own ? (sampleChoice(own, rng) as FormChoice) : startOf(decision.form)),
    };
  }

  #dreamOf(state: TableState<object>, seat: number) {
    try {
      const table = new Table<GameShape>(
        {
          game: this.game,
          options: this.options as GameShape['options'],
          seats: this.seats.length,
          seed: 'dream',
        },
        structuredClone(state),
      );
      const decision = table.decisionFor(seat);
      return decision ? { table, decision } : null;
    } catch {
      return null;
    }
  }

  answer(choice: Choice): Refusal | null {
    const decision = this.decision.value;
    if (!decision) return NOT_HERE;
    const wrong = decision.kind === 'fill' ? decision.check(choice as FormChoice) : null;
    if (wrong) return wrong;
    const key = newKey();
    this.#sent = { key, decision };
    this.#story = null;
    this.#ownLast = decision.number;
    this.late.value = null;
    batch(() => {
      this.decision.value = null;
      this.told.value = null;
    });
    this.line.send({ t: 'answer', key, decision: decision.number, choice });
    return null;
  }

  /** Takes back a choice that could not go out yet. */
  takeBackUnsent(): void {
    const sent = this.#sent;
    if (!sent || !this.line.takeBack(sent.key)) return;
    this.#sent = null;
    this.decision.value = sent.decision;
  }

  odds(choice: Option | FormChoice): readonly Odds[] {
    const dream = this.#dream;
    if (!dream) return [];
    return dream.table.odds(dream.decision, choice);
  }

  undo(): Refusal | null {
    return this.#back('undo');
  }

  redo(): Refusal | null {
    return this.#back('redo');
  }

  #back(t: 'undo' | 'redo'): Refusal | null {
    if (!this.#known) return NOT_HERE;
    this.line.send({ t, key: newKey(), at: this.#known.n });
    return null;
  }

  /** Says something to the players. */
  say(line: string): void {
    this.line.send({ t: 'say', key: newKey(), text: line });
  }

  advise(tell: Advised, wish: AdviceWish = {}): StopThinking {
    const dream = this.#dream;
    if (dream) {
      const { seat } = dream.decision;
      const seats = this.seats.length;
      const position = {
        game: this.game.id,
        options: this.options,
        seats,
        state: dream.state,
        seat,
        seed: newKey(),
        ...wish,
      };
      return this.#thinker.advice(position, tell);
    }
    tell(null, false);
    return () => {};
  }

  /** Once the game is over, everything about it. */
  async #openWhole(): Promise<void> {
    if (this.#whole.value) return;
    const read = recordFromText(await askText(`/games/${this.id}/record`).catch(() => ''));
    if (!read.ok) return;
    const session = replay(this.game, read.value);
    if (!session.ok) return;
    this.#whole.value = read.value;
    const { table } = session.value;
    batch(() => {
      this.showTable(this.game, table);
      this.decision.value = null;
      if (hasSecrets(this.game)) this.asked.value = [];
    });
  }

  document(name: string, say: (said: Text) => string): string {
    const state = this.#dream?.state.game;
    return state && !hasSecrets(this.game) ? (this.game.documents?.[name]?.(state, say) ?? '') : '';
  }

  record(): GameRecord {
    if (!this.#whole.value) throw new Error('The record of a table is handed out once the game is over.');
    return this.#whole.value;
  }

  momentOf(event: LogEvent): number {
    return event.decision;
  }

  typeDice(): Refusal | null {
    return NOT_HERE;
  }
  allowPractice(): Refusal | null {
    return NOT_HERE;
  }
  reseat(): Refusal | null {
    return NOT_HERE;
  }
  letPass(): Refusal | null {
    return NOT_HERE;
  }
  takeDevice(): void {}
  passOn(): void {}
  takeUp(): void {}
  goTo(): void {}

  close(): void {
    this.line.close();
    this.#thinker.stop();
  }
}
