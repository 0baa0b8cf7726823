/** One device for several people: who looks at it, to whom it is passed, and what it shows to everybody. */
import type { Decision, GameShape, OpenQuestion } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { questionText } from '@flotilla/table/run';
import type { Position } from './position.ts';

/** What is known of the person before the screen. */
type Looking = Pick<Position, 'seat' | 'handTo' | 'visiting' | 'open'>;

/** A question that lies open. */
type Lying = Decision & { readonly open: OpenQuestion };

/** The device of a game; where the persons know different things a curtain falls whenever it is passed. */
export class Device {
  readonly #looking: Looking;
  readonly #persons: readonly number[];
  readonly #curtain: boolean;
  /** The persons who still get the device because of a hushed question, whether they are asked or not. */
  #round: readonly number[] = [];
  /** The number of the hushed question for which the device goes round. */
  #roundFor = -1;
  /** The number of the open question somebody took, who took it, and who holds the device for it. */
  #takenUp: { readonly number: number; readonly by: readonly number[] } = { number: -1, by: [] };
  #taker: number | null = null;
  /** Who held the device when a question was laid open on it: let pass, it goes on there without a curtain. */
  #holder: number | null = null;

  /** `secrets`: whether the seats of the game know different things. */
  constructor(looking: Looking, persons: readonly number[], { secrets }: { readonly secrets: boolean }) {
    this.#looking = looking;
    this.#persons = persons;
    this.#curtain = secrets && persons.length > 1;
  }

  /** The first holder of the device: the player asked, or the only person; nobody when there is a curtain. */
  firstHolder(table: Table<GameShape>): void {
    const [only = null] = this.#persons.length === 1 ? this.#persons : [];
    this.#looking.seat.value = this.#curtain ? null : (this.#personAsked(table) ?? only);
  }

  /** The next holder has taken it; false when it is being passed to nobody. */
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

  /** A player wants to answer the open question; false when there is none for this player. */
  takeUp(person: number): boolean {
    const lying = this.#looking.open.value;
    if (!lying?.takers.includes(person)) return false;
    const { number } = lying;
    const before = this.#takenUp.number === number ? this.#takenUp.by : [];
    this.#takenUp = { number, by: [...before, person] };
    this.#taker = person;
    return true;
  }

  /** Passes it to its next holder, behind the curtain where there is one. */
  pass(table: Table<GameShape>): void {
    const { seat, handTo, open } = this.#looking;
    const lying = this.#lyingOpen(table);
    if (lying) {
      this.#holder = lying.number === this.#takenUp.number ? null : (seat.value ?? this.#holder);
      seat.value = null;
      handTo.value = null;
      open.value = this.#laidOpen(lying);
      return;
    }
    open.value = null;
    const next = this.#nextHolder(table);
    if (next === null || next === seat.value) {
      handTo.value = null;
      return;
    }
    const stays = next === this.#holder && this.#taker === null;
    this.#holder = null;
    handTo.value = this.#curtain && !stays ? next : null;
    seat.value = this.#curtain && !stays ? null : next;
  }

  /** The open question, while nobody is answering it. */
  #lyingOpen(table: Table<GameShape>): Lying | null {
    if (!this.#curtain || table.over) return null;
    const lying = table.decisions.find(({ open, seat }) => open && this.#persons.includes(seat));
    const { visiting, seat } = this.#looking;
    if (this.#taker !== null && lying?.number === this.#takenUp.number) {
      const waits = seat.value !== this.#taker || visiting.value || table.decisionFor(this.#taker) !== null;
      if (waits) return null;
    }
    this.#taker = null;
    return (lying as Lying | undefined) ?? null;
  }

  /** What everybody may see of it; of those who could answer, the ones who have not yet done so. */
  #laidOpen(lying: Lying): NonNullable<Looking['open']['value']> {
    const { number, rule, open } = lying;
    const before = this.#takenUp.number === number ? this.#takenUp.by : [];
    const takers = open.seats.filter((seat) => this.#persons.includes(seat) && !before.includes(seat));
    return { number, rule, text: questionText(lying), takers, holder: this.#holder };
  }

  /** The person who must answer next: the one already looking, otherwise the first in seat order. */
  #personAsked(table: Table<GameShape>): number | null {
    const asked = table.decisions.map(({ seat }) => seat).filter((seat) => this.#persons.includes(seat));
    const here = this.#looking.seat.value;
    if (here !== null && asked.includes(here)) return here;
    return asked[0] ?? null;
  }

  /** Who shall hold the device: of a hushed question nobody may tell whom it was put to, so it goes round them all. */
  #nextHolder(table: Table<GameShape>): number | null {
    if (this.#taker !== null) return this.#taker;
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
    const hushed = table.decisions.find((decision) => decision.hushed && !decision.open);
    if (!hushed || hushed.number === this.#roundFor) return;
    this.#roundFor = hushed.number;
    const here = this.#looking.seat.value ?? -1;
    const after = this.#persons.filter((person) => person > here);
    const before = this.#persons.filter((person) => person < here);
    this.#round = [...after, ...before];
  }
}
