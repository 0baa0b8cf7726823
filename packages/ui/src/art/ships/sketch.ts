/** The pen ships are drawn with: side profiles from a few shapes, bow to the right, waterline at zero, up is positive. */

/** A finished side profile, as SVG paths in a box of `width` by `height` with the waterline at `water`. */
export interface Profile {
  readonly width: number;
  readonly height: number;
  readonly water: number;
  /** The highest point of the drawing. */
  readonly top: number;
  /** Everything that floats: filled. */
  readonly hull: string;
  /** Superstructures, funnels, turrets: filled, a shade lighter. */
  readonly upper: string;
  /** Masts, derricks, rails, barrels: stroked. */
  readonly lines: string;
}

/** Air above the waterline and water below it, in units. */
const AIR = 44;
const DRAUGHT = 5;

/** How a ship's ends are shaped. */
export interface HullShape {
  /** How far the stem leans forward above the waterline. */
  readonly rake?: number;
  /** How far the stern hangs over. */
  readonly overhang?: number;
  /** Extra freeboard at the bow and at the stern. */
  readonly sheer?: number;
  /** Raised forecastle: its share of the length, and its height. */
  readonly forecastle?: readonly [share: number, height: number];
  /** Raised poop, the same way. */
  readonly poop?: readonly [share: number, height: number];
  /** Raised bridge deck in the middle: from, to (shares of the length), height. */
  readonly island?: readonly [from: number, to: number, height: number];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A drawing in the making. */
export class ShipSketch {
  readonly length: number;
  readonly freeboard: number;
  readonly #hull: string[] = [];
  readonly #upper: string[] = [];
  readonly #lines: string[] = [];
  #highest = 0;

  constructor(length: number, freeboard: number) {
    this.length = length;
    this.freeboard = freeboard;
  }

  /** The hull from stern to stem with its raised parts. */
  hull(shape: HullShape = {}): this {
    const { rake = 6, overhang = 5, sheer = 1.5, forecastle, poop, island } = shape;
    const { length: l, freeboard: f } = this;
    const points: [number, number][] = [
      [overhang, -DRAUGHT],
      [0, f * 0.5],
      [-0.4, f + sheer * 0.6 + (poop?.[1] ?? 0)],
    ];
    if (poop) points.push([l * poop[0], f + poop[1]], [l * poop[0] + 0.6, f]);
    if (island) {
      points.push([l * island[0], f], [l * island[0], f + island[2]]);
      points.push([l * island[1], f + island[2]], [l * island[1], f]);
    }
    if (forecastle)
      points.push([l * (1 - forecastle[0]) - 0.6, f], [l * (1 - forecastle[0]), f + forecastle[1]]);
    points.push([l + rake, f + sheer + (forecastle?.[1] ?? 0)], [l, -DRAUGHT]);
    return this.shape('hull', points);
  }

  /** Any filled outline. */
  shape(part: 'hull' | 'upper', points: readonly (readonly [number, number])[]): this {
    const drawn = points.map(([x, y]) => this.#at(x, y));
    (part === 'hull' ? this.#hull : this.#upper).push(`M${drawn.join('L')}z`);
    return this;
  }

  /** A deckhouse: a block standing at `base`, leaning by `lean` at its forward face. */
  house(x: number, base: number, width: number, height: number, lean = 0): this {
    return this.shape('upper', [
      [x, base],
      [x, base + height],
      [x + width - lean, base + height],
      [x + width, base],
    ]);
  }

  /** A funnel, raked aft by `rake`, with a cap. */
  funnel(x: number, base: number, width: number, height: number, rake = 0): this {
    this.shape('upper', [
      [x, base],
      [x - rake, base + height],
      [x + width - rake, base + height],
      [x + width, base],
    ]);
    return this.line([
      [x - rake - 0.7, base + height],
      [x + width - rake + 0.7, base + height],
    ]);
  }

  /** A mast with an optional yard or crow's nest. */
  mast(x: number, base: number, height: number, rake = 0, yard = 0): this {
    this.line([
      [x, base],
      [x - rake, base + height],
    ]);
    if (yard === 0) return this;
    const high = base + height * 0.78;
    return this.line([
      [x - rake * 0.78 - yard, high],
      [x - rake * 0.78 + yard, high],
    ]);
  }

  /** A derrick post with booms lowered to both sides. */
  derrick(x: number, base: number, height: number, reach: number): this {
    this.mast(x, base, height);
    this.line([
      [x - reach, base + height * 0.42],
      [x, base + 1.5],
      [x + reach, base + height * 0.42],
    ]);
    return this;
  }

  /** A gun or turret: a low block with a barrel towards the bow (1) or the stern (-1). */
  gun(x: number, base: number, size: number, towards: 1 | -1): this {
    this.shape('upper', [
      [x - size * 0.5, base],
      [x - size * 0.4, base + size * 0.55],
      [x + size * 0.4, base + size * 0.55],
      [x + size * 0.5, base],
    ]);
    return this.line([
      [x + towards * size * 0.3, base + size * 0.35],
      [x + towards * size * 1.35, base + size * 0.5],
    ]);
  }

  /** A thin line through points. */
  line(points: readonly (readonly [number, number])[]): this {
    this.#lines.push(`M${points.map(([x, y]) => this.#at(x, y)).join('L')}`);
    return this;
  }

  /** A round thing: radome, ventilator, searchlight. */
  ball(x: number, y: number, radius: number): this {
    const r = round(radius);
    this.#upper.push(`M${this.#at(x - radius, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
    return this;
  }

  /** The finished profile. */
  done(): Profile {
    return {
      width: round(this.length + 2 * MARGIN),
      height: AIR + DRAUGHT,
      water: AIR,
      top: Math.max(0, Math.floor(AIR - this.#highest - 1)),
      hull: this.#hull.join(''),
      upper: this.#upper.join(''),
      lines: this.#lines.join(''),
    };
  }

  #at(x: number, y: number): string {
    this.#highest = Math.max(this.#highest, y);
    return `${round(x + MARGIN)} ${round(AIR - y)}`;
  }
}

/** Room at both ends for overhangs and barrels. */
const MARGIN = 12;

/** Numbers from a name, so that a ship always looks like herself: each call gives a share from 0 to 1. */
export function features(name: string): () => number {
  let word = 2166136261;
  for (const letter of name) word = Math.imul(word ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    word = Math.imul(word ^ (word >>> 15), 2246822519);
    word = Math.imul(word ^ (word >>> 13), 3266489917);
    word ^= word >>> 16;
    return (word >>> 0) / 4294967296;
  };
}

/** Length of a ship on paper from her size: the cube root, as at sea, but small ships are not drawn tiny. */
export const paperLength = (tons: number): number => Math.min(160, 62 + 4.1 * Math.cbrt(Math.max(200, tons)));
