/** A game being looked at again, answer by answer. */

import type {
  Answer,
  AnyGame,
  FormChoice,
  GameRecord,
  GameShape,
  LogEvent,
  Odds,
  Option,
  Reason,
  Refusal,
  Script,
  SeatRecord,
  Story,
  TableState,
  Text,
} from '@flotilla/table';
import {
  clone,
  hasSecrets,
  isSecret,
  personsOf,
  replay,
  stopsFor,
  Table,
  text,
  Watch,
} from '@flotilla/table';
import { batch } from '@preact/signals';
import type { Session, Told } from './session.ts';
import { SessionSignals } from './signals.ts';
import type { Told as Advised, StopThinking } from './thinker.ts';

const EVERY = 16;
const ONLY_LOOKING: Refusal = { why: text('table.refused.watching'), rule: '' };

/** A replay of a record. */
export class ReplaySession extends SessionSignals implements Session {
  readonly mode = 'replay';
  readonly id: string;
  readonly game: AnyGame;
  readonly hides: boolean;
  readonly #record: GameRecord;
  readonly #log: readonly LogEvent[];
  /** How many answers have been given at each place that may be looked at. */
  readonly #stops: readonly number[];
  /** States after every `EVERY` answers. */
  readonly #states: TableState<object>[] = [];
  #table: Table<GameShape>;

  /** Opens a replay; a sentence in the caller's words when the record does not fit the game. */
  static open(
    id: string,
    game: AnyGame,
    record: GameRecord,
    say?: (said: Text) => string,
    reason?: Reason,
  ): ReplaySession | string {
    const whole = replay(game, record, say, reason);
    return whole.ok ? new ReplaySession(id, game, record, whole.value.table) : whole.error;
  }

  private constructor(id: string, game: AnyGame, record: GameRecord, end: Table<GameShape>) {
    super();
    this.id = id;
    this.game = game;
    this.#record = record;
    this.#log = end.log ?? [];
    this.hides = isSecret(game, end.over);
    this.#table = this.#layTable();
    this.#states.push(clone(this.#table.state));
    this.undoRefusal.value = ONLY_LOOKING;
    this.practice.value = record.practice;
    this.seat.value = this.#viewpoint();
    this.#stops = stopsFor(game, record, this.hides ? this.seat.value : 'all');
    this.length.value = this.#stops.length - 1;
    this.goTo(this.length.value);
  }

  get seats(): readonly SeatRecord[] {
    return this.#record.seats;
  }

  get options(): FormChoice {
    return this.#record.options;
  }

  goTo(position: number): void {
    const wanted = Math.max(0, Math.min(position, this.length.value));
    const answers = this.#stops[wanted] ?? 0;
    const first = this.#stops[wanted - 1] ?? answers;
    const near = Math.min(Math.floor(first / EVERY), this.#states.length - 1);
    const table = this.#layTable(clone(this.#states[near] as TableState<object>));
    const watch = new Watch([this.seat.value]);
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
    const when = wanted === this.position.value + 1 ? 'live' : 'past';
    this.#publish(wanted, answers > first && story ? { since: first, story, when } : null);
  }

  /** Looks through the eyes of another seat, a bot's too: not while anybody's hand is hidden. */
  lookAs(seat: number | null): void {
    if (this.hides) return;
    this.seat.value = seat;
    this.goTo(this.position.value);
  }

  momentOf(event: LogEvent): number {
    const answers = this.#answers.filter((answer) => answer.decision < event.decision).length;
    const place = this.#stops.findIndex((stop) => stop >= answers);
    return place < 0 ? this.length.value : place;
  }

  document(name: string, say: (said: Text) => string): string {
    return this.game.documents?.[name]?.(this.#table.state.game, say) ?? '';
  }

  record(): GameRecord {
    return this.#record;
  }

  odds(choice: Option | FormChoice): readonly Odds[] {
    const decision = this.decision.value;
    return decision ? this.#table.odds(decision, choice) : [];
  }

  answer(): Refusal | null {
    return ONLY_LOOKING;
  }
  undo(): Refusal | null {
    return ONLY_LOOKING;
  }
  redo(): Refusal | null {
    return ONLY_LOOKING;
  }
  allowPractice(): Refusal | null {
    return ONLY_LOOKING;
  }
  reseat(): Refusal | null {
    return ONLY_LOOKING;
  }
  typeDice(): Refusal | null {
    return ONLY_LOOKING;
  }
  prepare(): void {}
  takeDevice(): void {}
  passOn(): void {}
  letPass(): Refusal | null {
    return ONLY_LOOKING;
  }
  takeUp(): void {}
  advise(tell: Advised): StopThinking {
    tell(null, false);
    return () => {};
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
      const seat = this.seat.value;
      const answers = this.#stops[position] ?? 0;
      const given = this.#record.answers[answers];
      const next = answers < this.#record.position && given ? given : null;
      const asked = hasSecrets(this.game) ? seat : (next?.seat ?? seat);
      this.position.value = position;
      this.showTable(this.game, table);
      this.decision.value = asked === null ? null : table.decisionFor(asked);
      this.given.value = next && next.seat === asked ? next : null;
      this.showLog(
        this.#log.filter((event) => event.decision <= now),
        this.#record.answers.slice(0, answers),
      );
      const log = this.log.value;
      this.told.value = told && { ...told, story: placed(told.story, log.length), log };
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
