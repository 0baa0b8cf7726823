/** Profiles of submarines, surfaced: the U-boat types and the boats of the missile age. */
import type { Profile } from './sketch.ts';
import { features, ShipSketch } from './sketch.ts';

/** What makes one type of U-boat look unlike another. */
interface BoatLook {
  readonly length: number;
  readonly deckGun: boolean;
  /** Flak positions behind the bridge. */
  readonly platforms: number;
}

const TYPES: Readonly<Record<string, BoatLook>> = {
  II: { length: 74, deckGun: false, platforms: 0 },
  VIIA: { length: 104, deckGun: true, platforms: 0 },
  VIIB: { length: 107, deckGun: true, platforms: 1 },
  VIIC: { length: 108, deckGun: true, platforms: 1 },
  VIID: { length: 120, deckGun: true, platforms: 1 },
  VIICFlak: { length: 108, deckGun: false, platforms: 3 },
  IXA: { length: 124, deckGun: true, platforms: 1 },
  IXB: { length: 124, deckGun: true, platforms: 1 },
  IXC: { length: 125, deckGun: true, platforms: 1 },
  XIV: { length: 112, deckGun: false, platforms: 2 },
};

const SEVEN: BoatLook = { length: 108, deckGun: true, platforms: 1 };

/** The look of a type: as listed, or its family, or a Type VII. */
const lookOf = (type: string): BoatLook =>
  TYPES[type] ??
  TYPES[/^(XIV|IX|VII|II)/.exec(type)?.[1] ?? ''] ??
  (type.startsWith('IX') ? TYPES.IXC : null) ??
  SEVEN;

/** A U-boat of the war years on the surface. */
export function uboat(type: string): Profile {
  const look = lookOf(type);
  const sketch = new ShipSketch(look.length, 3);
  const l = look.length;
  sketch.shape('hull', [
    [-1, -2],
    [1, 0.6],
    [10, 2.2],
    [l * 0.3, 3],
    [l * 0.75, 3.4],
    [l - 2, 4.6],
    [l + 5, 4.8],
    [l + 3, 0],
    [l - 4, -5],
    [8, -5],
  ]);
  const tower = l * 0.5;
  sketch.shape('upper', [
    [tower - 6, 3],
    [tower - 5.4, 9.4],
    [tower + 5, 10.2],
    [tower + 6.4, 3],
  ]);
  for (let i = 0; i < look.platforms; i++) platform(sketch, tower - 7 - i * 9, 7.6 - i * 1.8);
  sketch.line([
    [tower + 1, 10],
    [tower + 1, 19],
  ]);
  sketch.line([
    [tower - 2, 10],
    [tower - 2, 16],
  ]);
  if (look.deckGun) sketch.gun(tower + 15, 3.2, 4.4, 1);
  if (type === 'VIICFlak') platform(sketch, tower + 15, 6.4);
  sketch.line([
    [l + 4, 4.8],
    [tower + 4, 12],
    [tower - 4, 11],
    [3, 1.4],
  ]);
  sketch.line([
    [l - 9, 4.4],
    [l - 8, 6.4],
    [l - 5, 6.6],
    [l - 3, 4.8],
  ]);
  return sketch.done();
}

function platform(sketch: ShipSketch, x: number, height: number): void {
  sketch.house(x - 3.4, 3, 7, height - 3.4);
  sketch.line([
    [x - 4.4, height + 1.8],
    [x - 4.2, height - 0.4],
    [x + 3.6, height - 0.4],
  ]);
  sketch.gun(x - 0.6, height - 0.4, 2.6, -1);
}

/** A nuclear or late diesel boat: whale-shaped hull, tall sail. */
export function modernSubmarine(name: string): Profile {
  const next = features(name);
  const l = 112 + next() * 24;
  const sketch = new ShipSketch(l, 3.4);
  sketch.shape('hull', [
    [-2, -3],
    [6, 0.4],
    [l * 0.25, 3],
    [l * 0.86, 3.6],
    [l + 2, 2.2],
    [l + 6, -1.5],
    [l + 2, -5],
    [6, -5],
  ]);
  const sail = l * (0.6 + next() * 0.06);
  sketch.shape('upper', [
    [sail - 6, 3],
    [sail - 5, 12],
    [sail + 5.6, 12],
    [sail + 7.6, 3.4],
  ]);
  sketch.shape('upper', [
    [2, -1],
    [1, 5.6],
    [6, 5.6],
    [10, 0.6],
  ]);
  for (const [x, high] of [
    [sail - 1, 8],
    [sail + 2, 6],
  ] as const)
    sketch.mast(x, 12, high);
  sketch.line([
    [sail - 3, 9],
    [sail + 7, 9],
  ]);
  return sketch.done();
}
