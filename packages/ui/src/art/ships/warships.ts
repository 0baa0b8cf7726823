/** Profiles of warships of the war years: escorts and capital ships. */
import type { Profile } from './sketch.ts';
import { features, ShipSketch } from './sketch.ts';

/** A destroyer: long forecastle, low quarterdeck, guns in step, two raked funnels or a trunked one. */
export function destroyer(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(112, 4.4);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 6, overhang: 3, forecastle: [0.4, 3.4], sheer: 2 });
  sketch
    .gun(98, f + 3.6, 5, 1)
    .gun(90, f + 5.4, 5, 1)
    .house(87, f + 3.4, 7, 2.2);
  sketch
    .house(72, f + 3.4, 14, 5, 1)
    .house(75, f + 8.4, 9, 4, 1.4)
    .mast(71, f + 3, 24, 1.6, 2.6);
  if (next() < 0.6) sketch.funnel(62, f, 5, 14, 1.4).funnel(48, f, 5, 13, 1.4);
  else sketch.funnel(57, f, 9, 13, 1.6);
  sketch.house(38, f, 26, 2.6).house(22, f, 9, 4).mast(29, f, 14, 1);
  sketch.gun(24, f + 4, 4.6, -1).gun(14, f, 4.6, -1);
  sketch.line([
    [l * 0.36, f + 3],
    [l * 0.44, f + 3],
  ]);
  for (const x of [3, 5.5]) sketch.ball(x, f + 1.2, 1);
  return sketch.done();
}

/** A corvette: short and high, one funnel, one gun forward, depth charges aft. */
export function corvette(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(82, 4.6);
  const { freeboard: f } = sketch;
  sketch.hull({ rake: 6, overhang: 5, sheer: 3, forecastle: [0.34 + next() * 0.2, 3] });
  sketch
    .gun(69, f + 4, 4.6, 1)
    .house(50, f + 3, 12, 4.6, 0.6)
    .house(53, f + 7.6, 7, 4, 0.8);
  sketch
    .mast(63, f + 3, 22, 0, 2.4)
    .funnel(38, f, 6, 13, 0.6)
    .house(24, f, 24, 3);
  sketch
    .ball(47, f + 6, 1.3)
    .ball(34, f + 5, 1.3)
    .ball(27, f + 4.6, 2);
  for (const x of [4, 7, 10]) sketch.ball(x, f + 1.2, 1);
  return sketch.done();
}

/** A sloop or frigate: between destroyer and corvette. */
export function sloop(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(96, 4.6);
  const { freeboard: f } = sketch;
  sketch.hull({ rake: 6, overhang: 4, sheer: 2, forecastle: [0.48, 3.2] });
  sketch.gun(84, f + 3.6, 5, 1);
  if (next() < 0.6) sketch.house(73, f + 3.2, 6, 2.4).gun(76, f + 5.6, 4.6, 1);
  sketch
    .house(58, f + 3.2, 13, 5, 0.8)
    .house(61, f + 8.2, 8, 4, 1)
    .mast(56, f + 3, 25, 0.6, 2.6);
  sketch
    .funnel(44, f, 7, 13, 0.8)
    .house(28, f, 24, 3.4)
    .gun(22, f + 1, 4.6, -1)
    .mast(33, f + 3, 12);
  for (const x of [4, 7, 10]) sketch.ball(x, f + 1.2, 1);
  return sketch.done();
}

/** A cruiser: two funnels, superimposed turrets, tall fore and main mast. */
export function cruiser(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(152, 6);
  const { freeboard: f } = sketch;
  sketch.hull({ rake: 7, overhang: 3, forecastle: [0.56, 2.6], sheer: 1.6 });
  const deck = f + 2.6;
  sketch
    .gun(132, deck, 7.6, 1)
    .house(117, deck, 9, 3)
    .gun(121, deck + 3, 7.6, 1);
  sketch
    .house(98, deck, 18, 6, 1)
    .house(101, deck + 6, 12, 5, 1)
    .house(104, deck + 11, 7, 4, 1);
  sketch
    .mast(98, deck + 6, 24, 1, 3)
    .funnel(84, deck, 7, 17, next() * 2)
    .funnel(62, deck, 7, 16, next() * 2);
  sketch
    .house(58, f, 40, 5)
    .mast(56, f + 5, 23, 1, 2.4)
    .house(44, f, 12, 5.6);
  sketch
    .house(30, f, 10, 3)
    .gun(35, f + 3, 7.6, -1)
    .gun(22, f, 7.6, -1);
  sketch.gun(78, f + 5, 4, 1).gun(71, f + 5, 4, -1);
  return sketch.done();
}

/** A battleship: broad turrets, a pagoda or tripod of bridges, one or two funnels. Nelson carries all turrets forward. */
export function battleship(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(166, 6.6);
  const { freeboard: f } = sketch;
  sketch.hull({ rake: 3 + next() * 4, overhang: 4, sheer: 1.4, forecastle: [0.6, 2] });
  const deck = f + 2;
  if (/nelson|rodney/i.test(name)) {
    sketch
      .gun(146, deck, 11, 1)
      .house(126, deck, 10, 3.4)
      .gun(131, deck + 3.4, 11, 1)
      .gun(112, deck, 11, 1);
    sketch
      .house(80, deck, 22, 8)
      .house(83, deck + 8, 15, 11, 1)
      .house(86, deck + 19, 9, 4);
    sketch
      .mast(90, deck + 23, 9, 0, 3)
      .funnel(66, deck, 10, 15)
      .house(46, f, 34, 6)
      .mast(54, f + 6, 25, 0, 3);
    sketch.gun(42, f + 3, 5, -1).gun(34, f + 1, 5, -1);
    return sketch.done();
  }
  sketch
    .gun(144, deck, 11, 1)
    .house(122, deck, 10, 4)
    .gun(127, deck + 4, 11, 1);
  sketch
    .house(96, deck, 22, 7, 1)
    .house(100, deck + 7, 13, 7, 1)
    .house(103, deck + 14, 8, 6, 0.6);
  sketch.mast(99, deck + 14, 18, 0, 3.4).funnel(80, deck, 9, 17);
  if (next() < 0.5) sketch.funnel(66, deck, 8, 16);
  sketch
    .house(58, f, 42, 6)
    .house(46, f, 12, 8)
    .mast(53, f + 8, 22, 0, 3);
  sketch
    .house(34, f, 9, 4)
    .gun(37, f + 4, 11, -1)
    .gun(20, f, 11, -1);
  for (const x of [90, 78, 66]) sketch.gun(x, f + 3.4, 4, 1);
  return sketch.done();
}

/** A fleet carrier: flight deck from end to end, island amidships. */
export function carrier(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(168, 10);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 5, overhang: 6, sheer: 0 });
  sketch.house(5, f - 0.5, l - 10, 4);
  sketch.shape('hull', [
    [-7, f + 3],
    [-4, f + 5],
    [l + 6, f + 5],
    [l + 9, f + 3],
  ]);
  const deck = f + 5;
  sketch
    .house(86, deck, 28, 5)
    .house(92, deck + 5, 14, 4, 1)
    .funnel(87, deck + 5, 7, 9, next());
  sketch.mast(104, deck + 9, 13, 0, 3).mast(97, deck + 9, 9);
  for (const x of [16, 26, 132, 142]) sketch.gun(x, f + 0.4, 4, x > 80 ? 1 : -1);
  for (let x = 24; x < 74; x += 12) plane(sketch, x, deck);
  return sketch.done();
}

/** An escort carrier: a merchant hull under a flat deck, hardly any island. */
export function escortCarrier(name: string): Profile {
  const next = features(name);
  const sketch = new ShipSketch(124, 8);
  const { length: l, freeboard: f } = sketch;
  sketch.hull({ rake: 5, overhang: 5, sheer: 1, forecastle: [0.12, 1.6] });
  sketch.shape('upper', [
    [6, f],
    [6, f + 4],
    [l * 0.9, f + 4],
    [l * 0.9, f],
  ]);
  sketch.shape('hull', [
    [-2, f + 4],
    [-1, f + 6],
    [l - 2, f + 6],
    [l, f + 4],
  ]);
  if (next() < 0.7) sketch.house(80, f + 6, 9, 4).mast(84, f + 10, 12, 0, 2.4);
  for (let x = 18; x < 62; x += 13) plane(sketch, x, f + 6);
  return sketch.done();
}

/** An aircraft parked on deck. */
export function plane(sketch: ShipSketch, x: number, deck: number): void {
  sketch.line([
    [x - 4, deck + 3],
    [x - 3.4, deck + 1.6],
    [x + 4, deck + 1.8],
    [x + 4.4, deck + 3],
    [x + 4.4, deck + 0.6],
  ]);
}
