/** A game on the server, through the eyes of one seat. */
import type {
  AdviceRequest,
  Capabilities,
  Client,
  Link,
  OnAdvice,
  StopThinking,
  Thinker,
} from '@flotilla/client';
import { Position } from '@flotilla/client';
import type { Presets } from '@flotilla/companion';
import { companionOf } from '@flotilla/companion';
import { Stories, storyOf } from '@flotilla/host';
import type { ChatMessage, Clocks, FromServer, Now, Whereabouts } from '@flotilla/protocol';
import type {
  AnyGame,
  Choice,
  Decision,
  FillDecision,
  FormChoice,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  Text,
} from '@flotilla/table';
import { checkForm, sampleChoice, startOf, text } from '@flotilla/table';
import type { GameRecord, SeatRecord, TableState } from '@flotilla/table/run';
import { hasSecrets, isSecret, recordFromText, replay, shared, Table } from '@flotilla/table/run';
import { batch, computed, signal } from '@preact/signals';
import { askText, newKey } from '../net/api.ts';
import { deadlineOf } from './deadline.ts';
import { Connection } from './line.ts';
import type { OnlineTable, ReaderState } from './wire.ts';
import { applyMoment } from './wire.ts';

const NOT_HERE: Refusal = { why: text('table.refused.notNow'), rule: '' };
const KEPT_LINES = 300;

/** An answer that is on its way. */
interface Sent {
  readonly key: string;
  readonly decision: Decision;
  /** Whether the page answered what was said before: then the question is not shown. */
  readonly unasked: boolean;
}

/** Somebody at a table on the server, or who watches it. */
export type OnlineClient = Client<ServerTable>;

/** A table on the server: who sits there at first, then the game. */
export class ServerTable implements Link {
  readonly mode = 'play';
  readonly id: string;
  readonly game: AnyGame;
  readonly line: Connection;
  readonly table = signal<OnlineTable | null>(null);
  readonly presence = signal<{ readonly seats: readonly Whereabouts[]; readonly watchers: number }>({
    seats: [],
    watchers: 0,
  });
  readonly clocks = signal<Clocks | null>(null);
  readonly deadline = computed(() => deadlineOf(this.clocks.value, this.table.value));
  readonly said = signal<readonly ChatMessage[]>([]);
  /** Why the server did not take what was sent; null when nothing is to be said. */
  readonly late = signal<Text | null>(null);
  /** Whether the game has begun and something of it is known. */
  readonly begun = signal(false);
  readonly #thinker: Thinker;
  #at = new Position();
  #known: ReaderState | null = null;
  #imagined: {
    readonly table: Table<GameShape>;
    readonly decision: Decision;
    readonly state: TableState<object>;
  } | null = null;
  #sent: Sent | null = null;
  readonly #stories = new Stories([]);
  readonly #whole = signal<GameRecord | null>(null);
  readonly can = computed<Capabilities>(() => {
    const whole = this.#whole.value;
    return {
      undo: () => this.#back('undo'),
      redo: () => this.#back('redo'),
      prepare: (step, choice) => void this.#prepared.set(step, choice),
      // Until the game is over the server keeps its record.
      ...(whole && { record: () => whole }),
      ...(!hasSecrets(this.game) && { document: (name, say) => this.#document(name, say) }),
    };
  });
  #ownLast = -1;
  /** Answers to questions that will be put later, by their step. */
  readonly #prepared = new Map<string, Choice>();
  /** What was said before the game began, until a question comes to which it says nothing. */
  #opening: Presets | null = null;

  constructor(id: string, game: AnyGame, thinker: Thinker) {
    this.id = id;
    this.game = game;
    this.#thinker = thinker;
    this.line = new Connection(id, {
      have: () => ({
        ...(this.#known && { from: this.#known.n }),
        ...(this.said.value.length > 0 && { said: this.said.value.at(-1)?.number as number }),
      }),
      onMessage: (message) => this.#onMessage(message),
    });
  }

  open(position: Position): void {
    this.#at = position;
    this.line.connect();
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

  #onMessage(message: FromServer): void {
    switch (message.t) {
      case 'table': {
        const { t: _, ...table } = message;
        this.table.value = table;
        this.#at.seat.value = table.you;
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
        if (this.#sent?.key === message.key) this.#commit();
        return;
    }
  }

  #refused({ key, why, args }: Extract<FromServer, { t: 'refused' }>): void {
    const sent = this.#sent;
    this.late.value = typeof why === 'string' ? text(`server.${why}`, args) : why;
    if (sent && sent.key === key) this.#askAgain(sent);
  }

  /** What was sent is no longer on its way. */
  #commit(): void {
    this.#sent = null;
    this.#at.sending.value = false;
  }

  /** What was sent does not count: the question takes another answer. */
  #askAgain({ decision }: Sent): void {
    batch(() => {
      this.#commit();
      this.#at.decision.value ??= decision;
    });
  }

  #now(now: Now): void {
    const before = this.#known;
    const known = applyMoment(before, now);
    if (!known) {
      this.#renew();
      return;
    }
    this.#known = { ...known, view: shared(before?.view ?? {}, known.view) };
    const { view } = this.#known;
    const seat = this.#at.seat.value;
    this.#tell(before, this.#known, now);
    batch(() => {
      this.begun.value = true;
      this.#at.view.value = view;
      this.#at.asked.value = now.asked;
      this.clocks.value = now.clocks;
      this.#at.undoRefusal.value = now.undo ? null : NOT_HERE;
      this.#at.canRedo.value = now.redo;
      this.#at.position.value = known.n;
      this.#at.length.value = known.n;
      this.#at.log.value = known.log;
      const decision = this.#decisionIn(now, seat);
      const waits = this.#sent !== null && decision?.number === this.#sent.decision.number;
      this.#at.decision.value = waits && this.#sent?.unasked ? null : decision;
      this.#at.sending.value = waits;
      this.#at.seen.value = known.log.filter((event) => event.decision <= this.#ownLast).length;
      const begun = this.#stories.of(seat);
      this.#at.story.value = begun && { ...begun, log: known.log, when: before ? 'live' : 'again' };
      if (this.table.value?.state === 'over') this.#endHere();
    });
    this.#answerPrepared();
  }

  /** Adds what came to what there is to tell; nothing is left of it where something was taken back, or a page comes new. */
  #tell(before: ReaderState | null, known: ReaderState, now: Now): void {
    const undone = now.steps?.some(({ log }) => log.keep < (before?.openLog.length ?? 0));
    if (!before || now.whole || undone) {
      this.#stories.forget();
      return;
    }
    if (known.log.length === before.log.length) return;
    this.#stories.hear(before.n, [storyOf(this.#at.seat.value, before, known, now.told)]);
    this.#stories.commit();
  }

  /** Nobody is asked any more, and nothing is taken back. */
  #endHere(): void {
    this.#at.decision.value = null;
    this.#at.asked.value = [];
    this.#at.undoRefusal.value = NOT_HERE;
    this.#at.canRedo.value = false;
  }

  /** Answers what the seat has said already. What is refused is asked after all. */
  #answerPrepared(): void {
    const asked = this.#at.decision.value;
    const said = asked && this.#opening?.(asked);
    if (said != null) {
      this.#send(said, 'unasked');
      return;
    }
    if (asked) this.#opening = null;
    const step = this.#at.decision.value?.step ?? '';
    const choice = this.#prepared.get(step);
    this.#prepared.delete(step);
    if (choice !== undefined) this.#send(choice, 'unasked');
  }

  /** Answers the first questions with what was said before the game began. */
  openWith(opening: Presets): void {
    this.#opening = opening;
    this.#answerPrepared();
  }

  /** What the page has does not go with what came: everything is asked for anew. */
  #renew(): void {
    this.#known = null;
    this.#stories.forget();
    this.line.renew();
  }

  /** The decision with its functions, from the imagined table where there is one. */
  #decisionIn({ decision, table }: Now, seat: number | null): Decision | null {
    this.#imagined = null;
    if (!decision || seat === null) return null;
    const dream = table ? this.#imaginedOf(table, seat) : null;
    if (dream) this.#imagined = { ...dream, state: table as TableState<object> };
    if (decision.kind === 'pick') return decision;
    const own = dream?.decision.kind === 'fill' ? (dream.decision as FillDecision) : null;
    return {
      ...decision,
      ...(own?.idle && { idle: own.idle }),
      check: (choice) => own?.check(choice) ?? checkForm(decision.form, choice, decision.rule),
      sample: (rng) => (own ? (sampleChoice(own, rng) as FormChoice) : startOf(decision.form)),
    };
  }

  #imaginedOf(state: TableState<object>, seat: number) {
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

  answer(_: Decision, choice: Choice): Refusal | null {
    return this.#send(choice, 'asked');
  }

  /** Sends an answer. The question stays until its moment arrives; only then is the screen redrawn. */
  #send(choice: Choice, how: 'asked' | 'unasked'): Refusal | null {
    const decision = this.#at.decision.value;
    if (!decision) return NOT_HERE;
    const wrong = decision.kind === 'fill' ? decision.check(choice as FormChoice) : null;
    if (wrong) return wrong;
    const key = newKey();
    this.#sent = { key, decision, unasked: how === 'unasked' };
    this.#stories.answered([decision.seat]);
    this.#ownLast = decision.number;
    batch(() => {
      this.late.value = null;
      this.#at.sending.value = true;
      if (how === 'unasked') this.#at.decision.value = null;
    });
    this.line.send({ t: 'answer', key, decision: decision.number, choice });
    return null;
  }

  /** Takes back a choice that could not go out yet. */
  takeBackUnsent(): void {
    const sent = this.#sent;
    if (sent && this.line.takeBack(sent.key)) this.#askAgain(sent);
  }

  odds(_: Decision, choice: Option | FormChoice): readonly Odds[] {
    const dream = this.#imagined;
    return dream ? dream.table.odds(dream.decision, choice) : [];
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

  advise(_: Decision, tell: OnAdvice, wish: AdviceRequest): StopThinking | null {
    const dream = this.#imagined;
    if (!dream) return null;
    const { state, decision } = dream;
    const { game, options, seats } = this;
    const place = { game: game.id, options, seats: seats.length, state, seat: decision.seat, seed: newKey() };
    return this.#thinker.advice({ ...place, ...wish }, tell);
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
      this.#at.showTable(this.game, table);
      this.#at.decision.value = null;
      if (hasSecrets(this.game)) this.#at.asked.value = [];
    });
  }

  #document(name: string, say: (said: Text) => string): string {
    const state = this.#imagined?.state.game;
    return state ? (companionOf(this.game).documents?.[name]?.(state, say) ?? '') : '';
  }

  momentOf(event: LogEvent): number {
    return event.decision;
  }

  close(): void {
    this.line.close();
    this.#thinker.stop();
  }
}
