// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Board } from '../Board.tsx';
import type { View } from '../game.ts';
import { lastPlans, planning } from '../plan.ts';
import { Results } from '../scenes/Results.tsx';
import { shotsIn } from '../scenes/results.ts';
import { asOffered, atSea, CONVOY, career, withWords } from '../testing.tsx';
import { pressed } from './gunPlan.ts';
import { Panel } from './Panel.tsx';

beforeAll(() => withWords());
afterEach(() => {
  cleanup();
  lastPlans.clear();
});

const viewOf = (session: ReturnType<typeof atSea>): View => session.view.value as View;

describe('the hour of the attack', () => {
  it('8.3.2 says what waiting for the night changes, and with what chance contact is kept', () => {
    const session = atSea({ ...CONVOY, light: [1] });
    session.answer('attack');
    expect(session.decision.value?.step).toBe('wait');
    const { container } = render(<Panel session={session} />);
    const [now, wait] = [...container.querySelectorAll('button.option')];
    expect(now?.textContent).toContain('Under water only');
    expect(wait?.textContent).toMatch(/On the surface too.*%/);
    fireEvent.keyDown(document.body, { key: '1' });
    expect(session.decision.value?.step).toBe('approach');
  });
});

describe('the approach', () => {
  it('shows all six ways with their chances and the way out, and takes one by a press', () => {
    const session = atSea(CONVOY);
    session.answer('attack');
    const { container } = render(<Panel session={session} />);
    expect(container.querySelectorAll('.approach-way')).toHaveLength(6);
    expect(container.querySelectorAll('.approach-odds')[0]?.textContent).toMatch(
      /^\d+%hits, steam.*slip in \d+%.*unseen \d+%/,
    );
    fireEvent.click(container.querySelectorAll('.approach-way')[1] as Element);
    expect(session.decision.value?.step).toBe('salvo');
    expect(viewOf(session).fight?.approach).toEqual({ surfaced: true, range: 'medium' });
  });

  it('says by which rule a way is closed: by day nobody goes in surfaced among escorts (9.4.6)', () => {
    const session = atSea({ ...CONVOY, light: [1] });
    session.answer('attack');
    session.answer('now');
    const { container } = render(<Panel session={session} />);
    expect(container.querySelectorAll('.approach-way')).toHaveLength(3);
    expect(container.querySelector('.why')?.textContent).toContain('9.4.6');
  });

  it('9.6.12 tells apart by day what steam and electric torpedoes promise: only steam leaves a wake', () => {
    const session = career({ 'orders.request': [6], orders: [3, 4], ...CONVOY, light: [1] });
    asOffered(session);
    session.answer({ steam: 8, forwardElectric: 0, aftElectric: 1, aftReloadElectric: 0 });
    session.answer('steam');
    session.answer('attack');
    session.answer('now');
    const { container } = render(<Panel session={session} />);
    expect(container.querySelectorAll('.approach-odds')[1]?.textContent).toMatch(
      /unseen, steam 58%.*unseen, electric 72%/,
    );
  });

  it('is chosen by the numbers on the counters too', () => {
    const session = atSea(CONVOY);
    session.answer('attack');
    render(<Panel session={session} />);
    fireEvent.keyDown(document.body, { key: '6' });
    expect(viewOf(session).fight?.approach).toEqual({ surfaced: false, range: 'long' });
  });
});

/** The rows of the list that aims tube by tube. */
const tubeRows = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('.plan-tubes .plan-tube'),
];

/** Chooses a target for one tube in its list. */
const aimTube = (row: HTMLElement | undefined, target: string): void => {
  fireEvent.change(row?.querySelector('select') as Element, { target: { value: target } });
};

/** A night surface attack at medium range, tubes still to be aimed. */
function aiming(dice = {}): ReturnType<typeof atSea> {
  const session = atSea({ ...CONVOY, ...dice });
  session.answer('attack');
  session.answer('surfaced-medium');
  return session;
}

/** The scene, and the plan beside it. */
const Aimed = ({ session }: { session: ReturnType<typeof atSea> }) => (
  <>
    <Board session={session} />
    <Panel session={session} />
  </>
);

describe('the plan of tubes and targets', () => {
  it('aims the next tube at the ship that is pressed and shows the chance to sink her', () => {
    const session = aiming();
    const { container } = render(<Panel session={session} />);
    const [first] = container.querySelectorAll('.plan-target');
    expect(first?.textContent).not.toContain('%');
    fireEvent.click(first as Element);
    fireEvent.click(first as Element);
    expect(first?.textContent).toMatch(/sinks \d+%/);
    expect(planning.value?.aimedAt).toEqual([2, 0, 0, 0]);
    expect(screen.getByText('Fire 2 torpedoes')).toBeTruthy();
    expect(container.querySelector('.plan-price')?.textContent).toMatch(/find the boat \d+%/);
  });

  it('lets every tube be aimed by itself, with its chance to hit and to fail beside it', () => {
    const session = aiming();
    const { container } = render(<Panel session={session} />);
    const [row] = tubeRows(container);
    expect(row?.textContent).toMatch(/hits 72%, dud 33%/);
    aimTube(row, '2');
    expect(planning.value?.aimedAt).toEqual([0, 0, 1, 0]);
  });

  it('9.5.2 shows beside a tube whose end fires alone the chance it is rolled with, whichever end was to lead', () => {
    const session = aiming({ 'torpedo.hit': [6, 6] });
    const { container } = render(<Panel session={session} />);
    const aft = tubeRows(container).at(-1) as HTMLElement;
    expect(aft.textContent).toMatch(/hits 72%/);
    aimTube(aft, '0');
    expect(aft.textContent).toMatch(/hits 72%/);
    fireEvent.click(screen.getByText('Fire 1 torpedo'));
    const rolled = session.log.value.find(({ roll }) => roll?.purpose === 'torpedo.hit')?.roll;
    expect(rolled?.outcome).toBe('miss');
    expect(1 - (rolled?.chance ?? 0)).toBeCloseTo(26 / 36);
  });

  it('9.5.2 shows the second salvo with its penalty as soon as the other end fires too', () => {
    const session = aiming();
    const { container } = render(<Panel session={session} />);
    const rows = tubeRows(container);
    const [bow, stern] = [rows[0] as HTMLElement, rows.at(-1) as HTMLElement];
    aimTube(bow, '0');
    aimTube(stern, '0');
    expect(bow.textContent).toMatch(/hits 72%/);
    expect(stern.textContent).toMatch(/hits 58%/);
    fireEvent.click(screen.getByText('Aft first'));
    expect(bow.textContent).toMatch(/hits 58%/);
    expect(stern.textContent).toMatch(/hits 72%/);
  });

  it('works without the mouse: digits aim, Enter fires, Backspace clears', () => {
    const session = aiming();
    render(<Panel session={session} />);
    fireEvent.keyDown(document.body, { key: '1' });
    fireEvent.keyDown(document.body, { key: '2' });
    expect(planning.value?.aimedAt).toEqual([1, 1, 0, 0]);
    fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(planning.value?.aimedAt).toEqual([0, 0, 0, 0]);
    fireEvent.keyDown(document.body, { key: '4' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.decision.value?.step).not.toBe('salvo');
    expect(viewOf(session).boat.forward.filter((tube) => tube === 'empty').length).toBe(1);
  });

  it('does not fire what the rules forbid, and says which: both ends at once under water (9.2.1)', () => {
    const session = atSea(CONVOY);
    session.answer('attack');
    session.answer('submerged-medium');
    const { container } = render(<Panel session={session} />);
    const rows = tubeRows(container);
    expect(container.querySelector('.verdict.bad')).toBeNull();
    aimTube(rows[0], '0');
    aimTube(rows.at(-1), '0');
    const fire = screen.getByText('Fire 2 torpedoes');
    expect(fire.getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelector('.verdict.bad')?.textContent).toContain('9.2.1');
    fireEvent.click(fire);
    expect(session.decision.value?.step).toBe('salvo');
  });

  it('goes back to the approach while nothing has been rolled, and offers the plan fired before', () => {
    const session = aiming({ 'torpedo.hit': [6, 6], 'escort.search': [1, 2], follow: [1] });
    const { unmount } = render(<Panel session={session} />);
    fireEvent.click(screen.getByText('Back'));
    expect(session.decision.value?.step).toBe('approach');
    session.answer('submerged-medium');
    unmount();
    render(<Panel session={session} />);
    expect(screen.queryByText('As last time')).toBeNull();
    fireEvent.keyDown(document.body, { key: '2' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    cleanup();
    const next = Object.assign(aiming(), { id: session.id });
    render(<Panel session={next} />);
    fireEvent.click(screen.getByText('As last time'));
    expect(planning.value?.aimedAt).toEqual([0, 1, 0, 0]);
  });

  it('speaks of firing, not of breaking off, where at least one torpedo must be fired', () => {
    const session = atSea({ encounter: [3, 4, 3, 4, 4, 4], light: [6] });
    session.answer('attack');
    for (let i = 0; i < 3 && session.decision.value?.step !== 'salvo'; i++) {
      const decision = session.decision.value;
      session.answer(decision?.kind === 'pick' ? (decision.options[0]?.id ?? '') : {});
    }
    render(<Panel session={session} />);
    const fire = screen.getByText('Aim a tube first');
    expect(fire.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText(/Break off/)).toBeNull();
  });

  it('never has breaking off as its main button, and complains of nothing before anything was touched', () => {
    const session = aiming();
    const { container } = render(<Panel session={session} />);
    expect(container.querySelector('.primary')).toBeNull();
    expect(container.querySelector('.bad')).toBeNull();
    const waits = screen.getByText('Aim a tube first');
    fireEvent.click(waits);
    expect(session.decision.value?.step).toBe('salvo');
    const quiet = screen.getByText('Break off without firing');
    expect(quiet.className).not.toContain('primary');
    expect([...container.querySelectorAll('.plan-foot button')].at(-1)).toBe(quiet);
    fireEvent.click(quiet);
    expect(session.decision.value?.step).not.toBe('salvo');
  });

  it('is pressed on the scene: a ship aims the next tube, a tube is picked, and an aimed one is held again', () => {
    const session = aiming();
    const { container } = render(<Aimed session={session} />);
    const ships = () => [...container.querySelectorAll<HTMLElement>('.sea-target')];
    const tubes = () => [...container.querySelectorAll<HTMLElement>('.tube-strip button')];
    expect(ships()).toHaveLength(4);
    expect(tubes()).toHaveLength(5);
    fireEvent.click(ships()[2] as Element);
    expect(planning.value?.tubes[0]?.target).toBe(2);
    fireEvent.click(tubes()[3] as Element);
    expect(planning.value?.next).toBe('forward4');
    fireEvent.click(ships()[1] as Element);
    expect(planning.value?.tubes.map(({ target }) => target)).toEqual([2, null, null, 1, null]);
    fireEvent.click(tubes()[0] as Element);
    expect(planning.value?.aimedAt).toEqual([0, 1, 0, 0]);
  });

  it('keeps the numbers of tubes apart, wherever they are aimed', () => {
    for (const targets of [
      [0, 0, 0, 0],
      [3, 3, 3, 3],
      [1, 1, 2, 2],
      [1, 0, 3, 2],
    ]) {
      const { container, unmount } = render(<Aimed session={aiming()} />);
      const ships = [...container.querySelectorAll<HTMLElement>('.sea-target')];
      for (const target of targets) fireEvent.click(ships[target] as Element);
      const discs = [...container.querySelectorAll('.sea-aims circle')].map((disc) =>
        ['cx', 'cy', 'r'].map((of) => Number(disc.getAttribute(of))),
      );
      expect(discs).toHaveLength(4);
      for (const [i, [x = 0, y = 0, r = 0]] of discs.entries())
        for (const [ox = 0, oy = 0] of discs.slice(i + 1))
          expect(Math.hypot(x - ox, y - oy), `tubes at ${targets}`).toBeGreaterThan(2 * r);
      unmount();
    }
  });

  it('suggests a plan the rules allow', () => {
    const session = aiming();
    render(<Panel session={session} />);
    fireEvent.click(screen.getByText('Suggest'));
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.decision.value?.step).not.toBe('salvo');
  });
});

describe('the deck gun', () => {
  it('takes the first round, the second and none from presses on a ship, and each ship may have its own', () => {
    expect(pressed([], 0, 2)).toEqual([0]);
    expect(pressed([0], 0, 2)).toEqual([0, 0]);
    expect(pressed([0, 0], 0, 2)).toEqual([]);
    expect(pressed([0], 1, 2)).toEqual([0, 1]);
    expect(pressed([0, 1], 1, 2)).toEqual([0]);
    expect(pressed([0, 0], 1, 2)).toEqual([0, 1]);
    // The last shell is fired alone (9.3.2).
    expect(pressed([0], 0, 1)).toEqual([]);
  });
});

describe('the salvo', () => {
  it('is told torpedo by torpedo: hit with its points, dud, miss, and the ship that goes down', () => {
    const session = aiming({
      'torpedo.hit': [1, 1, 6, 6, 1, 2],
      'torpedo.dud': [1, 6],
      'torpedo.damage': [1],
      'escort.search': [1, 2],
    });
    session.answer({
      forward1: '0',
      forward2: '1',
      forward3: '0',
      forward4: 'hold',
      aft1: 'hold',
      lead: 'forward',
    });
    const fresh = session.log.value.slice(session.seen.value);
    expect(shotsIn(fresh).map(({ outcome, points }) => [outcome, points])).toEqual([
      ['dud', 0],
      ['miss', 0],
      ['hit', 4],
    ]);
    const { container } = render(<Results session={session} />);
    expect(container.querySelectorAll('.shot')).toHaveLength(3);
    expect(container.querySelector('.sinking')?.textContent).toMatch(/went down, [\d,]+\st/);
    const last = container.querySelector('.shot:last-child details') as Element;
    expect(last.querySelectorAll('.roll-line')).toHaveLength(0);
    fireEvent.click(last.querySelector('summary') as Element);
    expect(last.querySelectorAll('.roll-line')).toHaveLength(3);
  });
});
