/** Lights that last: what looks the same after an answer stays the same object, so that nothing is drawn again for it. */
import type { BoardModel, Light, Pressed } from './desk.ts';

type Lights = ReadonlyMap<string, Light>;

const sameBar = (one: Light['bar'], other: Light['bar']): boolean =>
  one?.tone === other?.tone &&
  one?.big === other?.big &&
  one?.short === other?.short &&
  one?.figure === other?.figure &&
  one?.small === other?.small &&
  one?.brief === other?.brief;

/** Whether two lights look alike and take the same presses; what a press does may differ. */
export const lookAlike = (one: Light, other: Light): boolean =>
  one.look === other.look &&
  one.ticked === other.ticked &&
  one.lost === other.lost &&
  one.slot === other.slot &&
  one.why === other.why &&
  one.number === other.number &&
  one.said === other.said &&
  (one.press === undefined) === (other.press === undefined) &&
  (one.lift === undefined) === (other.lift === undefined) &&
  sameBar(one.bar, other.bar);

/** The lights of one kind of thing, from question to question. */
export class LastingLights {
  #now: Lights = new Map();
  #shown: Lights = new Map();

  /** The lights as they are drawn: each does what its light does at the moment it is pressed. */
  take(now: Lights): Lights {
    const before = this.#shown;
    const shown = new Map<string, Light>();
    for (const [id, light] of now) {
      const old = before.get(id);
      shown.set(id, old && lookAlike(old, light) ? old : this.#lasting(id, light));
    }
    this.#now = now;
    this.#shown = shown;
    return shown;
  }

  #lasting(id: string, light: Light): Light {
    if (!light.press && !light.lift) return light;
    return {
      ...light,
      ...(light.press && { press: (how?: Pressed) => this.#now.get(id)?.press?.(how) }),
      ...(light.lift && { lift: () => this.#now.get(id)?.lift?.() }),
    };
  }
}

/** What lasts of the desk of one session. */
export class LastingDesk {
  readonly #ships = new LastingLights();
  readonly #cards = new LastingLights();

  take(desk: BoardModel): BoardModel {
    return { ...desk, ships: this.#ships.take(desk.ships), cards: this.#cards.take(desk.cards) };
  }
}
