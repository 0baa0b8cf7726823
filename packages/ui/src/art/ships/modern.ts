/** Profiles of warships of the missile age. */
import type { Profile } from './sketch.ts';
import { features, ShipSketch } from './sketch.ts';
import { plane } from './warships.ts';

/** A lattice or enclosed mast with aerials. */
function radarMast(sketch: ShipSketch, x: number, base: number, height: number): void {
  sketch.shape('upper', [
    [x - 2.6, base],
    [x - 0.8, base + height * 0.7],
    [x + 0.8, base + height * 0.7],
    [x + 2.6, base],
  ]);
  sketch.mast(x, base + height * 0.7, height * 0.3, 0, 2.4);
  sketch.line([
    [x - 3.4, base + height * 0.72],
    [x + 3.4, base + height * 0.72],
  ]);
}

/** Canisters or a launcher, slanted. */
function launcher(sketch: ShipSketch, x: number, base: number, towards: 1 | -1): void {
  sketch.shape('upper', [
    [x, base],
    [x + towards * 6, base + 4],
    [x + towards * 7, base + 2.2],
    [x + towards * 2, base],
  ]);
}

/** A guided-missile destroyer or cruiser: clipper bow, gun, stacked house, hangar and flight deck aft. */
export function missileShip(name: string, size: 'cruiser' | 'destroyer' | 'frigate'): Profile {
  const next = features(name);
  const l = { cruiser: 150, destroyer: 124, frigate: 104 }[size];
  const sketch = new ShipSketch(l, 5.6);
  const f = 5.6;
  sketch.hull({ rake: 10, overhang: 2, sheer: 3, forecastle: [0.3, 1.4] });
  const bridge = l * (0.58 + next() * 0.05);
  sketch.gun(l * 0.87, f + 2, size === 'frigate' ? 4.6 : 5.6, 1);
  if (size !== 'frigate') launcher(sketch, l * 0.76, f + 1.6, 1);
  sketch.house(bridge, f, l * 0.14, 7, 2).house(bridge + 1, f + 7, l * 0.1, 4.6, 2);
  radarMast(sketch, bridge + 2, f + 9, 18);
  sketch.house(l * 0.22, f, bridge - l * 0.22, 3.6);
  sketch.funnel(bridge - l * 0.14, f + 3, l * 0.07, 8, 0.8);
  if (next() < 0.5 || size === 'cruiser') sketch.funnel(l * 0.34, f + 3, l * 0.07, 7.4, 0.8);
  radarMast(sketch, l * (0.29 + next() * 0.03), f + 3.6, 13);
  launcher(sketch, bridge - l * 0.04, f + 3.6, next() < 0.5 ? 1 : -1);
  sketch.house(l * 0.16, f, l * 0.12, 6.4, 0.4);
  if (size === 'cruiser') sketch.ball(l * 0.56, f + 12.5, 2.6).gun(l * 0.11, f, 5, -1);
  sketch.line([
    [1, f + 0.5],
    [l * 0.15, f + 0.5],
  ]);
  return sketch.done();
}

/** A fast attack craft: low hull, gun forward, canisters aft. */
export function missileBoat(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(70, 3.8);
  sketch.hull({ rake: 7, overhang: 1, sheer: 1.6 });
  sketch.gun(58, 4, 4.4, 1).house(34, 3.8, 17, 4.6, 3).house(36, 8.4, 10, 3, 1.6);
  radarMast(sketch, 38, 9, 13 + next() * 3);
  launcher(sketch, 12, 3.8, 1);
  launcher(sketch, 22, 3.8, 1);
  if (next() < 0.5) sketch.gun(6, 3.8, 3.4, -1);
  return sketch.done();
}

/** A modern carrier: overhanging flight deck, island aft of amidships, aircraft on deck; a ski-jump on some. */
export function modernCarrier(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(172, 10);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 10, overhang: 2, sheer: 0 });
  sketch.house(2, f - 0.5, l - 4, 3.5);
  const ramp = next() < 0.4 ? 4 : 0;
  sketch.shape('hull', [
    [-5, f + 2],
    [-5, f + 5],
    [l * 0.86, f + 5],
    [l + 10, f + 5 + ramp],
    [l + 10, f + 3 + ramp],
    [l, f],
  ]);
  const deck = f + 5;
  sketch
    .house(64, deck, 26, 7)
    .house(70, deck + 7, 16, 5, 1.4)
    .funnel(64, deck + 7, 7, 5);
  radarMast(sketch, 74, deck + 12, 14);
  sketch.ball(86, deck + 9, 2.4);
  for (let x = 100; x < 146; x += 12) plane(sketch, x, deck);
  for (let x = 14; x < 56; x += 12) plane(sketch, x, deck);
  return sketch.done();
}

/** A fleet auxiliary or landing ship: high hull, replenishment rigs, house aft. */
export function auxiliary(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(134, 7);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 8, overhang: 3, forecastle: [0.12, 2.6], poop: [0.26, 2] });
  sketch
    .house(8, f + 2, 26, 7)
    .house(12, f + 9, 16, 5, 1)
    .funnel(12, f + 9, 6, 9, 0.8);
  radarMast(sketch, 26, f + 14, 12);
  const rigs = 2 + Math.round(next() * 2);
  for (let i = 0; i < rigs; i++) sketch.derrick(46 + (i * (l * 0.5)) / rigs, f, 20, 6);
  if (next() < 0.5) sketch.house(l * 0.72, f, 12, 8, 1);
  return sketch.done();
}

/** A modern battleship: the old great guns with new aerials. */
export function modernBattleship(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(176, 6.4);
  const f = 6.4;
  sketch.hull({ rake: 11, overhang: 3, sheer: 4, forecastle: [0.24, 1] });
  sketch
    .gun(140, f + 0.6, 12, 1)
    .house(118, f, 11, 4)
    .gun(123, f + 4, 12, 1)
    .gun(28, f, 12, -1);
  sketch
    .house(58, f, 56, 6)
    .house(88, f + 6, 22, 6, 1)
    .house(92, f + 12, 12, 8, 1);
  radarMast(sketch, 96, f + 20, 14);
  sketch.funnel(80, f + 6, 8, 13, 0.6).funnel(62, f + 6, 8, 12, 0.6);
  for (const x of [74, 86]) launcher(sketch, x, f + 6, next() < 0.5 ? 1 : -1);
  return sketch.done();
}
