/** Lights that last: the same object as long as it looks the same, and always today's press. */
import { describe, expect, it, vi } from 'vitest';
import type { Light } from './desk.ts';
import { LastingLights } from './lasting.ts';

const lights = (light: Light) => new Map([['Kirov', light]]);

describe('a light', () => {
  it('stays the same object while it looks the same, and does what the newest one does', () => {
    const book = new LastingLights();
    const first = vi.fn();
    const second = vi.fn();
    const before = book.take(lights({ look: 'can', number: 3, press: first })).get('Kirov');
    const after = book.take(lights({ look: 'can', number: 3, press: second })).get('Kirov');
    expect(after).toBe(before);
    after?.press?.();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it.each<[string, Light]>([
    ['its look', { look: 'target', number: 3 }],
    ['its number', { look: 'can', number: 4 }],
    ['its tick', { look: 'can', number: 3, ticked: true }],
    ['its bar', { look: 'can', number: 3, bar: { tone: 'lit', big: 'Sinks', small: '' } }],
    ['its reason', { look: 'can', number: 3, why: 'too far' }],
    ['that it can be pressed', { look: 'can', number: 3, press: () => {} }],
    ['that it can be lifted', { look: 'can', number: 3, lift: () => {} }],
    ['its words', { look: 'can', number: 3, said: 'Target 1 of 2' }],
    ['its slot', { look: 'can', number: 3, slot: 'acted' }],
    ['the boxes it breaks', { look: 'can', number: 3, lost: 1 }],
  ])('is another one when %s changes', (_, changed) => {
    const book = new LastingLights();
    const before = book.take(lights({ look: 'can', number: 3 })).get('Kirov');
    expect(book.take(lights(changed)).get('Kirov')).not.toBe(before);
  });

  it('that is gone does nothing any more', () => {
    const book = new LastingLights();
    const press = vi.fn();
    const light = book.take(lights({ look: 'can', press })).get('Kirov');
    book.take(new Map());
    light?.press?.();
    expect(press).not.toHaveBeenCalled();
  });
});
