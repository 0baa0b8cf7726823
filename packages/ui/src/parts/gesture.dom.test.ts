import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gesture, HOLD, SLIP } from './gesture.ts';

const LIFT = 200;

describe('A hand on a thing', () => {
  let box: HTMLElement;
  let thing: HTMLElement;
  let happened: string[];
  let stop = (): void => {};

  const point = (type: string, x = 0, y = 0, target: EventTarget = thing): void => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y });
    Object.defineProperty(event, 'pointerId', { value: 1 });
    target.dispatchEvent(event);
  };
  const touchmove = (): boolean => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    thing.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const listen = (more: { readonly lift?: number; readonly canDrag?: () => boolean } = {}): void => {
    stop = gesture<HTMLElement>(box, {
      grasp: ({ target }) => (target === thing ? thing : null),
      hold: () => happened.push('hold'),
      drag: (_, { dx, dy }, isFirst) => happened.push(`${isFirst ? 'begin' : 'drag'} ${dx},${dy}`),
      drop: (_, { x, y }) => happened.push(`drop ${x},${y}`),
      leave: () => happened.push('leave'),
      ...more,
    });
  };

  beforeEach(() => {
    vi.useFakeTimers();
    happened = [];
    box = document.createElement('div');
    thing = document.createElement('button');
    thing.addEventListener('click', () => happened.push('click'));
    box.append(thing);
    document.body.append(box);
  });
  afterEach(() => {
    stop();
    box.remove();
    vi.useRealTimers();
  });

  it('that comes and goes is a press and nothing else', () => {
    listen();
    point('pointerdown');
    vi.advanceTimersByTime(HOLD - 1);
    point('pointerup');
    thing.click();
    vi.advanceTimersByTime(HOLD);
    expect(happened).toEqual(['leave', 'click']);
  });

  it('that holds still is told once, and the click that follows is not a press; the next one is', () => {
    listen();
    point('pointerdown');
    vi.advanceTimersByTime(HOLD);
    point('pointermove', 50, 50, document);
    point('pointerup', 50, 50, document);
    thing.click();
    expect(happened).toEqual(['hold', 'leave']);
    thing.click();
    expect(happened).toEqual(['hold', 'leave', 'click']);
  });

  it('may tremble; once it slips it drags, and lets go where it is', () => {
    listen();
    point('pointerdown', 10, 10);
    point('pointermove', 10 + SLIP - 1, 10, document);
    point('pointermove', 10, 10 + SLIP, document);
    point('pointermove', 40, 50, document);
    vi.advanceTimersByTime(HOLD);
    point('pointerup', 41, 51, document);
    thing.click();
    expect(happened).toEqual([`begin 0,${SLIP}`, 'drag 30,40', 'leave', 'drop 41,51']);
  });

  it('scrolls the page when it moves before it has lifted, or where nothing can be dragged', () => {
    listen({ lift: LIFT });
    point('pointerdown');
    vi.advanceTimersByTime(LIFT - 1);
    expect(touchmove()).toBe(false);
    point('pointermove', 0, 30, document);
    point('pointerup', 0, 30, document);
    expect(happened).toEqual(['leave']);

    point('pointerdown');
    vi.advanceTimersByTime(LIFT);
    expect(touchmove()).toBe(true);
    point('pointermove', 0, 30, document);
    expect(happened).toEqual(['leave', 'begin 0,30']);

    stop();
    happened = [];
    listen({ canDrag: () => false });
    point('pointerdown');
    expect(touchmove()).toBe(false);
    point('pointermove', 0, 30, document);
    expect(happened).toEqual(['leave']);
  });

  it('that is taken away by the browser leaves nothing behind', () => {
    listen();
    point('pointerdown');
    point('pointermove', 0, 30, document);
    point('pointercancel', 0, 30, document);
    point('pointerup', 0, 30, document);
    vi.advanceTimersByTime(HOLD);
    expect(happened).toEqual(['begin 0,30', 'leave']);
  });

  it('a key pressed afterwards is a press of its own', () => {
    listen();
    point('pointerdown');
    vi.advanceTimersByTime(HOLD);
    point('pointerup');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    thing.click();
    expect(happened).toEqual(['hold', 'leave', 'click']);
  });
});
