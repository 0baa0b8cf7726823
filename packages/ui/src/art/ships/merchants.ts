/** Profiles of merchant ships: freighters, tankers, liners and small craft of the war years. */
import type { Profile } from './sketch.ts';
import { features, paperLength, ShipSketch } from './sketch.ts';

/** A freighter: three islands, split superstructure or engines aft, with derricks between the hatches. */
export function freighter(tons: number, name: string): Profile {
  const next = features(name);
  const length = paperLength(tons);
  const sketch = new ShipSketch(length, 5.5 + Math.min(3, tons / 4000));
  const style = next();
  if (tons < 2600 && style < 0.5) return enginesAft(sketch, next);
  if (style < 0.66) return threeIslands(sketch, next);
  return splitHouse(sketch, next);
}

function threeIslands(sketch: ShipSketch, next: () => number): Profile {
  const { length: l, freeboard: f } = sketch;
  const from = 0.4 + next() * 0.05;
  const to = from + 0.17 + next() * 0.06;
  sketch.hull({
    rake: 2 + next() * 5,
    overhang: 4 + next() * 3,
    forecastle: [0.11, 3],
    poop: [0.12, 3],
    island: [from, to, 3],
  });
  const deck = f + 3;
  sketch.house(l * from + 1, deck, l * (to - from) - 2, 4);
  sketch.house(l * to - 10, deck + 4, 8, 5, 0.6);
  sketch.funnel(l * from + 5, deck + 4, 4 + next() * 2, 11 + next() * 5, next() * 1.5);
  sketch.house(2, f + 3, l * 0.07, 2.4);
  hatches(sketch, l * 0.2, l * from - 4, next);
  hatches(sketch, l * to + 6, l * 0.87, next);
  return sketch.done();
}

function splitHouse(sketch: ShipSketch, next: () => number): Profile {
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 4 + next() * 5, forecastle: [0.1, 3], poop: [0.1, 2.4] });
  const bridge = l * (0.56 + next() * 0.04);
  const engine = bridge - l * 0.19;
  sketch.house(bridge, f, l * 0.1, 8).house(bridge + 1.5, f + 8, l * 0.07, 4, 0.8);
  sketch.house(engine, f, l * 0.11, 6);
  sketch.funnel(engine + l * 0.035, f + 6, 5, 10 + next() * 4, next());
  sketch.mast(bridge + 3, f + 12, 14, 0.5, 2);
  hatches(sketch, l * 0.13, engine - 4, next);
  hatches(sketch, bridge + l * 0.1 + 5, l * 0.88, next);
  sketch.mast((engine + l * 0.11 + bridge) / 2, f, 20);
  return sketch.done();
}

function enginesAft(sketch: ShipSketch, next: () => number): Profile {
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 3 + next() * 3, forecastle: [0.13, 3], poop: [0.3, 3] });
  sketch.house(4, f + 3, l * 0.22, 4).house(l * 0.16, f + 7, l * 0.08, 4.5, 0.5);
  sketch.funnel(l * 0.09, f + 7, 4.5, 9, 0.8);
  hatches(sketch, l * 0.42, l * 0.82, next);
  return sketch.done();
}

function hatches(sketch: ShipSketch, from: number, to: number, next: () => number): void {
  const middle = (from + to) / 2;
  const height = 20 + next() * 6;
  const { freeboard } = sketch;
  sketch.house(from + 1, freeboard, (to - from) * 0.36, 1.4);
  sketch.house(middle + (to - from) * 0.1, freeboard, (to - from) * 0.36, 1.4);
  if (next() < 0.3) {
    sketch.derrick(middle - 2, freeboard, height * 0.7, (to - from) * 0.32);
    sketch.derrick(middle + 2, freeboard, height * 0.7, (to - from) * 0.32);
    return;
  }
  sketch.derrick(middle, freeboard, height, (to - from) * 0.36);
}

/** A tanker: bridge amidships or a little forward, funnel and engines right aft, long pipe deck. */
export function tanker(tons: number, name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(paperLength(tons) + 4, 5);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 5 + next() * 4, forecastle: [0.12, 3.4], poop: [0.24, 3.4], sheer: 2 });
  const bridge = l * (0.5 + next() * 0.1);
  sketch
    .house(bridge, f, l * 0.11, 6)
    .house(bridge + 1, f + 6, l * 0.09, 4)
    .house(bridge + 2, f + 10, 7, 3, 0.6);
  sketch.house(3, f + 3.4, l * 0.19, 4);
  sketch.funnel(l * 0.1, f + 7.4, 6, 9 + next() * 3, 0.8);
  sketch
    .mast(bridge + 5, f + 13, 14, 0, 2)
    .mast(l * 0.36, f, 22, 0, 1.5)
    .mast(l * 0.78, f, 20, 0, 1.5);
  sketch.line([
    [l * 0.24, f + 2.6],
    [l * 0.88, f + 2.6],
  ]);
  for (let x = 0.28; x < 0.86; x += 0.05) {
    sketch.line([
      [l * x, f],
      [l * x, f + 2.6],
    ]);
  }
  return sketch.done();
}

/** A passenger liner or troopship: long white decks, boats, one to three funnels. */
export function liner(tons: number, name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(paperLength(tons) + 8, 9);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 6, forecastle: [0.14, 3], poop: [0.1, 2], sheer: 2.4 });
  sketch
    .house(l * 0.2, f, l * 0.6, 3.4)
    .house(l * 0.24, f + 3.4, l * 0.53, 3.2)
    .house(l * 0.28, f + 6.6, l * 0.46, 3);
  sketch.house(l * 0.7, f + 9.6, l * 0.05, 3, 0.8);
  const funnels = 1 + Math.floor(next() * 3);
  for (let i = 0; i < funnels; i++) {
    sketch.funnel(l * (0.5 + (i - (funnels - 1) / 2) * 0.13), f + 9.6, 5.5, 10, 1.2);
  }
  sketch.mast(l * 0.86, f, 27, 1).mast(l * 0.13, f, 25, 1);
  for (let i = 0; i < 7; i++) sketch.ball(l * (0.33 + i * 0.055), f + 10.6, 1);
  return sketch.done();
}

/** A trawler or other small craft pressed into service. */
export function trawler(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(62, 4);
  sketch.hull({ rake: 4, overhang: 6, sheer: 3, forecastle: [0.3, 2] });
  sketch.house(18, 4, 20, 4).house(33, 8, 7, 5, 0.5);
  sketch.funnel(25, 8, 4, 8, 0.4).mast(48, 5, 22, 0, 1.5).mast(9, 4, 17);
  if (next() < 0.7) sketch.gun(57, 7, 3.4, 1);
  return sketch.done();
}

/** A container or bulk carrier of later decades: house right aft, boxes or hatches on a long deck. */
export function modernMerchant(tons: number, name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(Math.min(150, paperLength(tons) + 16), 7);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 8, overhang: 2, forecastle: [0.08, 2.6], sheer: 1 });
  sketch
    .house(6, f, 18, 12)
    .house(8, f + 12, 15, 4)
    .funnel(8, f + 12, 5, 9, 0.6)
    .mast(20, f + 16, 8, 0, 2);
  for (let x = 30; x < l * 0.88; x += 11) sketch.house(x, f, 9.6, 3 + Math.round(next() * 3) * 2);
  return sketch.done();
}
