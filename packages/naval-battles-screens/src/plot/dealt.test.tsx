import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dealt, onceDealt } from './dealt.tsx';

/** Everything that waits for the next frame, in the order it was asked for. */
const frames: (() => void)[] = [];

/** Paints one frame: what was asked for it, and the task after it. */
async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  await act(() => new Promise((done) => setTimeout(done)));
}

const place = (text: string) => ({ text });
const Card = dealt(
  'hand',
  ({ text }: { text: string }) => <b>{text}</b>,
  () => <i />,
);
const Ship = dealt(
  'ships',
  ({ text }: { text: string }) => <b>{text}</b>,
  () => <i />,
);
const Strip = dealt(
  'strips',
  ({ text }: { text: string }) => <b>{text}</b>,
  () => <i />,
);

let board: HTMLElement;
const drawn = (): string[] => [...board.querySelectorAll('b')].map(({ textContent }) => textContent ?? '');

const show = (children: preact.ComponentChildren): void => {
  act(() => render(children, board));
};

const framesBefore = globalThis.requestAnimationFrame;
afterAll(() => {
  globalThis.requestAnimationFrame = framesBefore;
});

describe('cards on the board', () => {
  beforeEach(async () => {
    globalThis.requestAnimationFrame = ((frame: () => void) => frames.push(frame)) as never;
    while (frames.length > 0) await paint();
    board = document.createElement('div');
  });

  const ten = (version: string) => (
    <>
      {Array.from({ length: 10 }, (_, i) => (
        <Ship key={i} {...place(`${version}${i}`)} />
      ))}
    </>
  );

  it('come a few a frame, and every one has its place from the beginning', async () => {
    show(ten('a'));
    expect(drawn()).toEqual(['a0', 'a1']);
    expect(board.querySelectorAll('i')).toHaveLength(8);
    expect(document.body.dataset.dealing).toBe('');
    await paint();
    expect(drawn()).toHaveLength(4);
    for (let i = 0; i < 3; i++) await paint();
    expect(drawn()).toHaveLength(10);
    expect(document.body.dataset.dealing).toBeUndefined();
  });

  it('show what holds when they are drawn, not what held when they began to wait', async () => {
    show(ten('a'));
    for (let i = 0; i < 5; i++) await paint();
    show(ten('b'));
    show(ten('c'));
    for (let i = 0; i < 5; i++) await paint();
    expect(drawn()).toEqual(Array.from({ length: 10 }, (_, i) => `c${i}`));
  });

  it('come to the hand before ships, and to fleets in small last', async () => {
    const both = (version: string) => (
      <>
        <Strip {...place(`strip ${version}`)} />
        {ten(`${version} ship `)}
        <Card {...place(`card ${version}`)} />
      </>
    );
    show(both('a'));
    await paint();
    expect(drawn()).toContain('card a');
    expect(drawn()).not.toContain('strip a');
    for (let i = 0; i < 5; i++) await paint();
    expect(drawn()).toHaveLength(12);
  });

  it('that are gone are waited for no longer', async () => {
    let told = 0;
    show(ten('a'));
    onceDealt(() => told++);
    show(null);
    expect(told).toBe(0);
    await paint();
    expect(told).toBe(1);
    expect(document.body.dataset.dealing).toBeUndefined();
  });
});
