/** A game being looked at again, answer by answer: a link to a host that takes nothing. */

import { companionOf } from '@flotilla/companion';
import type { Begun } from '@flotilla/host';
import { Host } from '@flotilla/host';
import type {
  AnyGame,
  Choice,
  Decision,
  FormChoice,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  Text,
} from '@flotilla/table';
import type {
  GameRecord,
  Session as KernelSession,
  Reason,
  SeatRecord,
  Table,
  Variation,
} from '@flotilla/table/run';
import { hasSecrets, isSecret, personsOf, replay, stopsFor } from '@flotilla/table/run';
import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { Capabilities } from './capabilities.ts';
import { Client } from './client.ts';
import type { Link } from './link.ts';
import { REPLAY_RULES } from './pageRules.ts';
import { Position } from './position.ts';

/** A record, shown answer by answer. */
export class Replay implements Link {
  readonly mode = 'replay';
  readonly id: string;
  readonly hides: boolean;
  readonly ended: boolean;
  readonly record: GameRecord;
  readonly #host: Host;
  /** How many answers have been given at each place that may be looked at. */
  readonly #stops: readonly number[];
  #table: Table<GameShape>;
  #at = new Position();
  readonly can: ReadonlySignal<Capabilities>;

  /** `whole` is the record, replayed to its end. */
  constructor(id: string, record: GameRecord, whole: KernelSession<GameShape>) {
    this.id = id;
    this.record = record;
    this.#host = new Host(whole, REPLAY_RULES);
    this.#table = whole.table;
    this.ended = whole.table.over;
    this.hides = isSecret(this.game, this.ended);
    this.#stops = stopsFor(this.game, record, this.hides ? this.#viewpoint() : 'all');
    this.can = signal<Capabilities>({
      scrub: {
        goTo: (position) => this.#goTo(position),
        // Not while anybody's hand is hidden.
        ...(!this.hides && { lookAs: (seat: number | null) => this.#lookAs(seat) }),
      },
      record: () => record,
      here: true,
      document: (name, say) => companionOf(this.game).documents?.[name]?.(this.#table.state.game, say) ?? '',
    });
  }

  open(position: Position): void {
    this.#at = position;
    position.undoRefusal.value = this.#host.refusalOf({ kind: 'undo', seat: 0, at: this.#host.n });
    position.practice.value = this.record.practice;
    position.seat.value = this.#viewpoint();
    position.length.value = this.#stops.length - 1;
    this.#goTo(position.length.value);
  }

  get game(): AnyGame {
    return this.#host.game;
  }

  get seats(): readonly SeatRecord[] {
    return this.record.seats;
  }

  get options(): FormChoice {
    return this.record.options;
  }

  get variation(): Variation | undefined {
    return this.record.variation;
  }

  #goTo(position: number): void {
    const wanted = Math.max(0, Math.min(position, this.#at.length.value));
    const answers = this.#stops[wanted] ?? 0;
    const first = this.#stops[wanted - 1] ?? answers;
    const { table, told } = this.#host.lookBack(answers, first, this.#at.seat.value);
    this.#table = table;
    this.#publish(wanted, told);
  }

  #lookAs(seat: number | null): void {
    this.#at.seat.value = seat;
    this.#goTo(this.#at.position.value);
  }

  momentOf(event: LogEvent): number {
    const { answers } = this.#host.session;
    const given = answers.filter((answer) => answer.decision < event.decision).length;
    const place = this.#stops.findIndex((stop) => stop >= given);
    return place < 0 ? this.#at.length.value : place;
  }

  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[] {
    return this.#table.odds(decision, choice);
  }

  answer({ seat, number }: Decision, choice: Choice): Refusal | null {
    return this.#host.refusalOf({ kind: 'answer', seat, at: number, choice });
  }

  advise(): null {
    return null;
  }

  close(): void {}

  /** A running game with hidden cards is only shown as everybody may see it, unless one person plays it alone. */
  #viewpoint(): number | null {
    const persons = personsOf(this.seats);
    const [first = 0] = persons;
    return persons.length <= 1 || !hasSecrets(this.game) ? first : null;
  }

  #publish(position: number, told: Begun | null): void {
    const table = this.#table;
    const { answers: all, table: end } = this.#host.session;
    batch(() => {
      const seat = this.#at.seat.value;
      const answers = this.#stops[position] ?? 0;
      const next = all[answers] ?? null;
      const asked = hasSecrets(this.game) ? seat : (next?.seat ?? seat);
      const when = position === this.#at.position.value + 1 ? 'live' : 'past';
      this.#at.position.value = position;
      this.#at.showTable(this.game, table);
      this.#at.decision.value = asked === null ? null : table.decisionFor(asked);
      this.#at.given.value = next && next.seat === asked ? next : null;
      this.#at.showLog(end.log?.slice(0, table.log?.length) ?? [], all.slice(0, answers));
      this.#at.story.value = told && { ...told, log: this.#at.log.value, when };
    });
  }
}

/** Somebody who looks at a game again. */
export type ReplayClient = Client<Replay>;

/** Looks at a game again; a sentence in the caller's words when the record does not fit the game. */
export function lookAgain(
  id: string,
  game: AnyGame,
  record: GameRecord,
  say?: (said: Text) => string,
  reason?: Reason,
): ReplayClient | string {
  const whole = replay(game, record, say, reason);
  return whole.ok ? new Client(new Replay(id, record, whole.value)) : whole.error;
}
