import { describe, expect, it } from 'vitest';
import { placeFor } from './place.ts';

const CARD = { width: 390, height: 280 };
const DESK = { width: 1280, height: 800, head: 50 };
const PHONE = { width: 360, height: 740, head: 50 };

describe('the place of a card', () => {
  it('is beside its part where there is room', () => {
    const plan = { left: 840, top: 200, width: 420, height: 300 };
    expect(placeFor(plan, CARD, DESK, plan)).toMatchObject({ side: 'left', left: 436 });
  });

  it('is above the question of a phone, off its buttons', () => {
    const question = { left: 0, top: 420, width: 360, height: 320 };
    const place = placeFor(question, { width: 340, height: 230 }, PHONE, question);
    expect(place).toMatchObject({ side: 'above', top: 176 });
  });

  it('covers its part rather than the question when both leave no room', () => {
    const scene = { left: 0, top: 100, width: 360, height: 260 };
    const question = { left: 0, top: 420, width: 360, height: 320 };
    const place = placeFor(scene, { width: 340, height: 230 }, PHONE, question);
    expect(place.side).toBe('over');
    expect(place.top + 230).toBeLessThanOrEqual(question.top);
  });

  it('is under the question where the part fills the rest of the screen', () => {
    const board = { left: 0, top: 60, width: 830, height: 740 };
    const question = { left: 840, top: 150, width: 420, height: 300 };
    const place = placeFor(board, CARD, DESK, question);
    expect(place).toMatchObject({ side: 'over', left: 840, top: 464 });
  });

  it('keeps off what is to be pressed elsewhere too', () => {
    const question = { left: 0, top: 450, width: 360, height: 290 };
    const hand = { left: 100, top: 345, width: 50, height: 100 };
    const place = placeFor(question, { width: 340, height: 230 }, PHONE, question, [hand]);
    expect(place.top + 230).toBeLessThanOrEqual(hand.top);
  });

  it('goes further down beside its part where ships are to be pressed at its height', () => {
    const plan = { left: 840, top: 200, width: 420, height: 300 };
    const question = { ...plan, top: 150, height: 560 };
    const ships = { left: 20, top: 160, width: 800, height: 170 };
    const place = placeFor(plan, CARD, DESK, question, [ships]);
    expect(place).toMatchObject({ left: 436 });
    expect(place.top).toBeGreaterThanOrEqual(330);
  });

  it('never leaves the screen', () => {
    const everything = { left: 0, top: 0, width: 360, height: 740 };
    const place = placeFor(everything, { width: 340, height: 400 }, PHONE, everything);
    expect(place.top).toBeGreaterThanOrEqual(PHONE.head);
    expect(place.top + 400).toBeLessThanOrEqual(PHONE.height);
  });
});
