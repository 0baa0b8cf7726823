/** A game being looked at again, answer by answer. */

import { companionOf } from '@flotilla/companion';
import type {
  AnyGame,
  Decision,
  FormChoice,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Refusal,
  Text,
} from '@flotilla/table';
import { text } from '@flotilla/table';
import type {
  Answer,
  GameRecord,
  Reason,
  Script,
  SeatRecord,
  Story,
  TableState,
  Variation,
} from '@flotilla/table/run';
import { clone, hasSecrets, isSecret, personsOf, replay, stopsFor, Table, Watch } from '@flotilla/table/run';
import type { ReadonlySignal } from '@preact/signals';
import { batch, signal } from '@preact/signals';
import type { Capabilities } from './capabilities.ts';
import { Client } from './client.ts';
import type { Link } from './link.ts';
import { Position } from './position.ts';
import type { Told } from './session.ts';

const EVERY = 16;
const ONLY_LOOKING: Refusal = { why: text('table.refused.watching'), rule: '' };

/** A record, shown answer by answer. */
export class Replay implements Link {
  readonly mode = 'replay';
  readonly id: string;
  readonly game: AnyGame;
  readonly hides: boolean;
  readonly ended: boolean;
  readonly #record: GameRecord;
  readonly #log: readonly LogEvent[];
  /** How many answers have been given at each place that may be looked at. */
  readonly #stops: readonly number[];
  /** States after every `EVERY` answers. */
  readonly #states: TableState<object>[] = [];
  #table: Table<GameShape>;
  #at = new Position();
  readonly can: ReadonlySignal<Capabilities>;

  /** `end` is the table of the record, replayed whole. */
  constructor(id: string, game: AnyGame, record: GameRecord, end: Table<GameShape>) {
    this.id = id;
    this.game = game;
    this.#record = record;
    this.#log = end.log ?? [];
    this.hides = isSecret(game, end.over);
    this.ended = end.over;
    this.#table = this.#layTable();
    this.#states.push(clone(this.#table.state));
    this.#stops = stopsFor(game, record, this.hides ? this.#viewpoint() : 'all');
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
    position.undoRefusal.value = ONLY_LOOKING;
    position.practice.value = this.#record.practice;
    position.seat.value = this.#viewpoint();
    position.length.value = this.#stops.length - 1;
    this.#goTo(position.length.value);
  }

  get seats(): readonly SeatRecord[] {
    return this.#record.seats;
  }

  get options(): FormChoice {
    return this.#record.options;
  }

  #goTo(position: number): void {
    const wanted = Math.max(0, Math.min(position, this.#at.length.value));
    const answers = this.#stops[wanted] ?? 0;
    const first = this.#stops[wanted - 1] ?? answers;
    const near = Math.min(Math.floor(first / EVERY), this.#states.length - 1);
    const table = this.#layTable(clone(this.#states[near] as TableState<object>));
    const watch = new Watch([this.#at.seat.value]);
    for (let i = near * EVERY; i < answers; i++) {
      if (i === first) {
        watch.begin(table);
        table.watch = watch;
      }
      table.answer(this.#record.answers[i] as Answer);
      if ((i + 1) % EVERY === 0 && this.#states.length === (i + 1) / EVERY)
        this.#states.push(clone(table.state));
    }
    table.watch = null;
    this.#table = table;
    const [story] = watch.stories;
    const when = wanted === this.#at.position.value + 1 ? 'live' : 'past';
    this.#publish(wanted, answers > first && story ? { since: first, story, when } : null);
  }

  #lookAs(seat: number | null): void {
    this.#at.seat.value = seat;
    this.#goTo(this.#at.position.value);
  }

  momentOf(event: LogEvent): number {
    const answers = this.#answers.filter((answer) => answer.decision < event.decision).length;
    const place = this.#stops.findIndex((stop) => stop >= answers);
    return place < 0 ? this.#at.length.value : place;
  }

  get variation(): Variation | undefined {
    return this.#record.variation;
  }

  get record(): GameRecord {
    return this.#record;
  }

  odds(decision: Decision, choice: Option | FormChoice): readonly Odds[] {
    return this.#table.odds(decision, choice);
  }

  answer(): Refusal {
    return ONLY_LOOKING;
  }

  advise(): null {
    return null;
  }

  close(): void {}

  get #answers(): readonly Answer[] {
    return this.#record.answers.slice(0, this.#record.position);
  }

  #layTable(state?: TableState<object>): Table<GameShape> {
    const { options, seats, seed, dice, realDice } = this.#record;
    // Real dice begin with the first answer: what is thrown before comes from the seed.
    const script: Script | null = dice ? { dice: realDice ? {} : dice, missing: 'seed' } : null;
    const setting = { game: this.game, options, seats: seats.length, seed: seed ?? '', script };
    const table = new Table(setting, state);
    if (script && dice) script.dice = dice;
    return table;
  }

  /** A running game with hidden cards is only shown as everybody may see it, unless one person plays it alone. */
  #viewpoint(): number | null {
    const persons = personsOf(this.seats);
    const [first = 0] = persons;
    return persons.length <= 1 || !hasSecrets(this.game) ? first : null;
  }

  #publish(position: number, told: Omit<Told, 'log'> | null): void {
    const table = this.#table;
    const now = table.state.decision;
    batch(() => {
      const seat = this.#at.seat.value;
      const answers = this.#stops[position] ?? 0;
      const given = this.#record.answers[answers];
      const next = answers < this.#record.position && given ? given : null;
      const asked = hasSecrets(this.game) ? seat : (next?.seat ?? seat);
      this.#at.position.value = position;
      this.#at.showTable(this.game, table);
      this.#at.decision.value = asked === null ? null : table.decisionFor(asked);
      this.#at.given.value = next && next.seat === asked ? next : null;
      this.#at.showLog(
        this.#log.filter((event) => event.decision <= now),
        this.#record.answers.slice(0, answers),
      );
      const log = this.#at.log.value;
      this.#at.told.value = told && { ...told, story: placed(told.story, log.length), log };
    });
  }
}

/** A story of a table that began in the middle of a game, with its places in the whole log, which ends with it. */
function placed(story: Story, length: number): Story {
  const last = story.moments.at(-1)?.log ?? story.before.log;
  const by = length - last;
  const moments = story.moments.map((moment) => ({ ...moment, log: moment.log + by }));
  return { ...story, before: { ...story.before, log: story.before.log + by }, moments };
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
  return whole.ok ? new Client(new Replay(id, game, record, whole.value.table)) : whole.error;
}
