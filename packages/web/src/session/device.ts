/** One device for several persons: who looks at it, and to whom it is passed. */
import type { GameShape, Table } from '@flotilla/table';
import type { SessionSignals } from './signals.ts';

/** What is known of the person before the screen. */
type Looking = Pick<SessionSignals, 'seat' | 'handTo' | 'visiting'>;

/** The device of a game; where the persons know different things a curtain falls whenever it is passed. */
export class Device {
  readonly #looking: Looking;
  readonly #persons: readonly number[];
  readonly #curtain: boolean;
  /** The persons who still get the device because of a hushed question, whether they are asked or not. */
  #round: readonly number[] = [];
  /** The number of the hushed question for which the device goes round. */
  #roundFor = -1;

  /** `secrets`: whether the seats of the game know different things. */
  constructor(looking: Looking, persons: readonly number[], { secrets }: { readonly secrets: boolean }) {
    this.#looking = looking;
    this.#persons = persons;
    this.#curtain = secrets && persons.length > 1;
  }

  /** Before whom the device lies first: who is asked, or the only person; before nobody when there is a curtain. */
  layBeforeFirst(table: Table<GameShape>): void {
    const [only = null] = this.#persons.length === 1 ? this.#persons : [];
    this.#looking.seat.value = this.#curtain ? null : (this.#personAsked(table) ?? only);
  }

  /** The person to whom it is passed has it now; false when it is passed to nobody. */
  take(table: Table<GameShape>): boolean {
    const { seat, handTo, visiting } = this.#looking;
    const taker = handTo.value;
    if (taker === null) return false;
    this.#round = this.#round.filter((person) => person !== taker);
    seat.value = taker;
    visiting.value = table.decisionFor(taker) === null;
    return true;
  }

  /** Who was asked nothing has held it long enough. */
  endVisit(): void {
    this.#looking.visiting.value = false;
  }

  /** Passes it to whoever shall hold it now, behind the curtain where there is one. */
  pass(table: Table<GameShape>): void {
    const { seat, handTo } = this.#looking;
    const next = this.#holder(table);
    const moves = next !== null && next !== seat.value;
    handTo.value = moves && this.#curtain ? next : null;
    if (moves) seat.value = this.#curtain ? null : next;
  }

  /** The person who must answer next: the one who looks already, otherwise the first in order. */
  #personAsked(table: Table<GameShape>): number | null {
    const asked = table.decisions.map(({ seat }) => seat).filter((seat) => this.#persons.includes(seat));
    const here = this.#looking.seat.value;
    if (here !== null && asked.includes(here)) return here;
    return asked[0] ?? null;
  }

  /** Who shall hold the device: of a hushed question nobody may tell whom it was put to, so it goes round them all. */
  #holder(table: Table<GameShape>): number | null {
    const asked = this.#personAsked(table);
    if (!this.#curtain || table.over) return asked;
    this.#openRound(table);
    const here = this.#looking.seat.value;
    const own = here === null ? null : table.decisionFor(here);
    if (own && (own.number === this.#roundFor || this.#round.length === 0)) return here;
    return this.#looking.visiting.value ? here : (this.#round[0] ?? asked);
  }

  /** Sends the device round for a hushed question that is new: to all but the one who holds it, in order after him. */
  #openRound(table: Table<GameShape>): void {
    const hushed = table.decisions.find((decision) => decision.hushed);
    if (!hushed || hushed.number === this.#roundFor) return;
    this.#roundFor = hushed.number;
    const here = this.#looking.seat.value ?? -1;
    const after = this.#persons.filter((person) => person > here);
    const before = this.#persons.filter((person) => person < here);
    this.#round = [...after, ...before];
  }
}
