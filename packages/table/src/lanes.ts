/** The lanes of dice: each has a place that only moves forward, and counts how often each purpose was drawn there. */
import type { Context } from './chance.ts';
import { checkDraws } from './chance.ts';
import { purposeIn, purposeSlot } from './purposes.ts';
import type { Lane } from './state.ts';

/** Whether a number is whole and fits into 16 bits. */
const isPlace = (n: number): boolean => n === (n & 0xffff);

/**
 * One lane of dice. Draws are counted by the slots of their purposes; each count notes the visit it was made on, so that moving
 * on discards all of them at once.
 */
export class LaneDice {
  /** The place as the generator takes it, two 16-bit numbers to a word. */
  place0 = 0;
  place1 = 0;
  #visit = 1;
  readonly #visits: number[] = [];
  readonly #times: number[] = [];
  /** The slots drawn at this place, in the order of their first draw. */
  #drawn: number[] = [];

  /** The place as four numbers. */
  get at(): Context {
    return [this.place0 >>> 16, this.place0 & 0xffff, this.place1 >>> 16, this.place1 & 0xffff];
  }

  /** Places the dice that follow; the place may stay or move forward, never back. */
  move(a: number, b: number, c: number, d: number): void {
    if (!isPlace(a) || !isPlace(b) || !isPlace(c) || !isPlace(d))
      throw new Error(`The context ${[a, b, c, d]} must hold whole numbers from 0 to 65535.`);
    const place0 = (a << 16) | b;
    const place1 = (c << 16) | d;
    if (place0 === this.place0 && place1 === this.place1) return;
    const ahead = (place0 >>> 0) - (this.place0 >>> 0) || (place1 >>> 0) - (this.place1 >>> 0);
    if (ahead < 0) throw new Error(`The context ${[a, b, c, d]} lies behind ${this.at}; dice would repeat.`);
    this.place0 = place0;
    this.place1 = place1;
    this.#visit++;
    this.#drawn = [];
  }

  /** Counts a draw of a purpose; returns how many there were at this place before it. */
  count(slot: number): number {
    if (this.#visits[slot] !== this.#visit) {
      while (this.#visits.length <= slot) {
        this.#visits.push(0);
        this.#times.push(0);
      }
      this.#visits[slot] = this.#visit;
      this.#times[slot] = 1;
      this.#drawn.push(slot);
      return 0;
    }
    const times = this.#times[slot] as number;
    checkDraws(purposeIn(slot), times);
    this.#times[slot] = times + 1;
    return times;
  }

  /** The lane as a state keeps it. */
  written(): Lane {
    const counts = this.#drawn.map((slot) => ({
      purpose: purposeIn(slot),
      times: this.#times[slot] as number,
    }));
    return { at: this.at, counts };
  }

  /** The lane that a state has kept. */
  static read({ at, counts }: Lane): LaneDice {
    const lane = new LaneDice();
    lane.place0 = (at[0] << 16) | at[1];
    lane.place1 = (at[2] << 16) | at[3];
    for (const { purpose, times } of counts) {
      const slot = purposeSlot(purpose);
      lane.count(slot);
      lane.#times[slot] = times;
    }
    return lane;
  }
}
