// @vitest-environment happy-dom

import { logFor } from '@flotilla/table/run';
import { sessionWith } from '@flotilla/ui/test/helpers.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Board } from './Board.tsx';
import type { View } from './game.ts';
import { Panel } from './panels/Panel.tsx';
import { Status } from './Status.tsx';
import { sceneOf } from './scenes/Stage.tsx';
import { asOffered, atSea, CONVOY, career, game, withWords } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const sceneNow = (session: ReturnType<typeof atSea>): string =>
  sceneOf(session.view.value as View, session.decision.value?.step ?? '');

describe('the commission', () => {
  it('starts with the name of the seat among several captains, and is taken by Enter', () => {
    const session = career({}, { mode: 'twoPlayer' }, ['Anna', 'Bruno']);
    session.can.value.device?.take();
    render(<Panel session={session} />);
    const seat = session.decision.value?.seat ?? -1;
    const name = screen.getByRole<HTMLInputElement>('textbox').value;
    expect(name).toBe(['Anna', 'Bruno'][seat]);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(session.link.record.answers).toHaveLength(1);
  });

  it('leaves a captain who sails alone without a name until one is given', () => {
    render(<Panel session={career({})} />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});

describe('the torpedo load', () => {
  it('before the first patrol is the standard mix, not that of last time', () => {
    const session = career({});
    asOffered(session);
    expect(session.decision.value?.step).toBe('loadout');
    render(<Panel session={session} />);
    expect(screen.getByRole('button', { name: 'Load the standard mix' })).toBeTruthy();
    fireEvent.input(screen.getAllByRole('slider')[0] as Element, { target: { value: '10' } });
    expect(screen.getByRole('button', { name: 'Standard' })).toBeTruthy();
  });
});

describe('the board', () => {
  it('lies in port before the first patrol, with the man, his boat and what he still needs', () => {
    const { container } = render(<Board session={career({})} />);
    expect(container.querySelector('.port')?.textContent).toContain('First rung: draw at 50,000\u00a0t.');
    expect(container.querySelector('.track')).toBeNull();
    expect(container.querySelectorAll('.mat-man')).toHaveLength(5);
  });

  it('passes quiet boxes in one go: one order, two boxes behind the boat', () => {
    const session = atSea(CONVOY);
    expect(session.log.value.filter(({ kind }) => kind === 'boxQuiet')).toHaveLength(2);
    const { container } = render(<Board session={session} />);
    expect(container.querySelectorAll('.track-past')).toHaveLength(2);
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain('British Isles');
  });

  it('tells what a box of the track may bring when it is pressed', () => {
    const { container } = render(<Board session={atSea(CONVOY)} />);
    fireEvent.click(container.querySelectorAll('.track-box button')[3] as Element);
    expect(container.querySelector('.track-odds')?.textContent).toMatch(/nothing 47%/);
  });

  it('can be pressed on the chart: a box tells its odds, the home port leads to the order home and decides nothing', () => {
    const session = atSea({ encounter: [3, 4, 3, 4, 5, 3, 5, 3], 'encounter.mission': [6, 6] });
    for (let i = 0; i < 4 && session.decision.value?.step !== 'course'; i++) {
      const decision = session.decision.value;
      session.answer(decision?.kind === 'pick' ? (decision.options.at(-1)?.id ?? '') : {});
    }
    expect(session.decision.value?.step).toBe('course');
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    const boxes = [...container.querySelectorAll<HTMLElement>('.stage-chart .chart-press[aria-expanded]')];
    expect(boxes.length).toBe(container.querySelectorAll('.track-box').length);
    fireEvent.click(boxes[3] as Element);
    expect(container.querySelector('.track-odds')?.textContent).toMatch(/%/);
    fireEvent.click(container.querySelector('.chart-press-port') as Element);
    expect(document.activeElement?.getAttribute('data-option')).toMatch(/^home/);
    expect(session.decision.value?.step).toBe('course');
  });

  it('shows ships in sight with name, kind, tons and what sinks them', () => {
    const { container } = render(<Board session={atSea(CONVOY)} />);
    const ships = [...container.querySelectorAll('.ship-label')];
    expect(ships).toHaveLength(4);
    expect(ships[1]?.textContent).toMatch(/Rio Claro.*small freighter.*4,100\st/);
    expect(ships[1]?.querySelectorAll('.ship-boxes i')).toHaveLength(2);
    expect(container.querySelector('.sea-tags')?.textContent).toContain('under escort');
  });

  it('shows neither sun nor moon before day or night is known', () => {
    const session = atSea(CONVOY);
    const { container, rerender } = render(<Board session={session} />);
    expect(container.querySelector('.sea-sun, .sea-moon')).toBeNull();
    session.answer('attack');
    rerender(<Board session={session} />);
    expect(container.querySelector('.sea-night .sea-moon')).not.toBeNull();
  });

  it('calls the Bay of Biscay a passage until it is watched from the air', () => {
    const session = atSea(CONVOY);
    const { container } = render(<Board session={session} />);
    const names = (): string => container.querySelector('.track')?.textContent ?? '';
    expect(names()).not.toContain('Biscay');
    act(() => {
      session.view.value = { ...(session.view.value as View), month: 10 };
    });
    expect(names()).toContain('Biscay');
  });

  it('changes scene with what happens: contact, hunt, contact again', () => {
    const session = atSea({ ...CONVOY, 'torpedo.hit': [6, 6], 'escort.search': [1, 2] });
    expect(sceneNow(session)).toBe('contact');
    session.answer('attack');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: 'hold', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    expect(session.decision.value?.step).toBe('testDepth');
    expect(sceneNow(session)).toBe('hunt');
    session.answer('hold');
    expect(sceneNow(session)).toBe('contact');
  });

  it('9.6.4 after a night surface attack and a dive below test depth the boat is drawn and called submerged', () => {
    const session = atSea({
      ...CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5, 1, 1],
      'escort.charges': [1, 1],
      pressure: [6, 6],
    });
    session.answer('attack');
    session.answer('surfaced-medium');
    const tags = (container: Element): string => container.querySelector('.sea-tags')?.textContent ?? '';
    const before = render(<Board session={session} />).container;
    expect(tags(before)).toMatch(/surfaced.*medium range/i);
    expect(before.querySelector('.sea-bow')).not.toBeNull();
    cleanup();
    session.answer({
      forward1: '0',
      forward2: 'hold',
      forward3: 'hold',
      forward4: 'hold',
      aft1: 'hold',
      lead: 'forward',
    });
    session.answer('dive');
    expect(session.decision.value?.step).toBe('reload');
    const { container } = render(<Board session={session} />);
    expect(tags(container)).toMatch(/submerged.*medium range/i);
    expect(tags(container)).not.toMatch(/surfaced/i);
    expect(container.querySelector('.sea-periscope')).not.toBeNull();
    const mat = container.querySelector('.mat-drawing')?.getAttribute('aria-label');
    expect(mat).toContain('deep under water');
    expect(mat).not.toContain('on the surface');
  });

  it('lists what a search of the escorts is rolled with now, and from what total they find the boat', () => {
    const session = atSea({ ...CONVOY, light: [1], 'torpedo.hit': [6, 6] });
    session.answer('attack');
    session.answer('now');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: 'hold', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    const { container } = render(<Board session={session} />);
    expect(container.querySelector('.hunt-need')?.textContent).toContain('9 or more');
    expect(container.querySelector('.hunt-modifiers')?.textContent).toContain('steam torpedoes fired by day');
    expect(container.querySelector('.hunt-modifiers tfoot')?.textContent).toContain('+1');
  });

  it('shows damage where it sits and says what follows from it', () => {
    const session = atSea({
      ...CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [5, 5],
      'escort.charges': [2, 2],
      hit: [2, 3],
    });
    session.answer('attack');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: 'hold', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    session.answer('hold');
    const { container } = render(<Board session={session} />);
    expect(container.querySelectorAll('.mat-system.mat-damaged')).toHaveLength(1);
    expect(container.querySelector('.mat-broken')?.textContent).toMatch(
      /Diesel 1: damaged\. If it cannot be repaired/,
    );
    expect(container.querySelector('.depths .mat-damaged')).not.toBeNull();
    expect(container.querySelector('.mat')?.textContent).toContain('Diesel 1 damaged');
    expect(container.querySelector('.happening-hit')?.textContent).toContain('Diesel 1');
  });

  it('counts torpedoes on the mat as they leave their tubes', () => {
    const session = atSea({ ...CONVOY, 'torpedo.hit': [6, 6] });
    const { container } = render(<Board session={session} />);
    expect(container.querySelectorAll('.mat-tube-steam')).toHaveLength(5);
    session.answer('attack');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: 'hold', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    return Promise.resolve().then(() => {
      cleanup();
      const again = render(<Board session={session} />).container;
      expect(again.querySelectorAll('.mat-tube-steam')).toHaveLength(4);
      expect(again.querySelectorAll('.mat-tube-empty')).toHaveLength(1);
    });
  });
});

describe('the strip', () => {
  it('keeps day, place, hull, flooding, torpedoes and tons in sight', () => {
    const { container } = render(<Status session={atSea(CONVOY)} />);
    expect(container.textContent).toMatch(
      /U-45.*September 1939.*British Isles 3.*Hull.*0\/8.*Flooding.*0\/8.*14.*0/,
    );
  });
});

describe('the strip at the end', () => {
  it('does not call the hull of a lost boat sound', () => {
    const view = { ...(atSea(CONVOY).view.value as View), fate: 'imploded' };
    const { container } = render(<Status session={sessionWith(game, { view })} />);
    expect(container.textContent).not.toMatch(/Hull|Flooding/);
    expect(container.querySelector('.tone-good')).toBeNull();
  });

  it('9.6.11 keeps the day of the loss, and the mat shows nobody fit and the boat under water', () => {
    const session = atSea({
      ...CONVOY,
      'torpedo.hit': [6, 6],
      'escort.search': [6, 6],
      'escort.charges': [6, 6],
    });
    session.answer('attack');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: 'hold', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    session.answer('hold');
    expect((session.view.value as View).fate).toBe('sunk');
    const strip = render(<Status session={session} />).container.textContent ?? '';
    expect(strip).toContain('11 September 1939');
    expect(strip).not.toContain('Torp.');
    cleanup();
    const { container } = render(<Board session={session} />);
    expect(container.querySelectorAll('.mat-man-KIA')).toHaveLength(9);
    expect(container.querySelector('.mat-drawing')?.getAttribute('aria-label')).toContain('deep under water');
  });
});

describe('the career', () => {
  it('keeps the log sheet with every ship fired at, and prints it', () => {
    const session = atSea({
      ...CONVOY,
      'torpedo.hit': [1, 1, 6, 6],
      'torpedo.dud': [6],
      'torpedo.damage': [1],
      'escort.search': [1, 2],
    });
    session.answer('attack');
    session.answer('submerged-medium');
    session.answer({ forward1: '0', forward2: '1', forward3: 'hold', forward4: 'hold', aft1: 'hold' });
    const { container } = render(<Board session={session} />);
    fireEvent.click(screen.getByText('Career'));
    expect(container.querySelectorAll('.target-sunk')).toHaveLength(1);
    expect(container.querySelectorAll('.target-missed')).toHaveLength(1);
    expect(container.querySelector('.logsheet')?.textContent).toContain('Blennemann');
    let printed = 0;
    window.print = () => {
      printed++;
    };
    fireEvent.click(screen.getByText('Print'));
    expect(printed).toBe(1);
  });

  it('draws its charts and says the same in a table', () => {
    const { container } = render(<Board session={atSea(CONVOY)} />);
    fireEvent.click(screen.getByText('Career'));
    fireEvent.click(screen.getByText('Charts'));
    expect(container.querySelectorAll('.charts svg')).toHaveLength(4);
    expect(container.querySelectorAll('.charts tbody tr')).toHaveLength(1);
  });

  it('reads as a diary', () => {
    const session = atSea({ ...CONVOY, 'torpedo.hit': [1, 1], 'torpedo.dud': [6], 'torpedo.damage': [6] });
    for (const answer of ['attack', 'surfaced-medium']) session.answer(answer);
    asOffered(session);
    const { container } = render(<Board session={session} />);
    fireEvent.click(screen.getByText('Career'));
    fireEvent.click(screen.getByText('War diary'));
    expect(container.querySelector('.diary')?.textContent).toContain('Blennemann');
    // What happened is written line by line, never glued into one paragraph.
    const entries = logFor(session.log.value, 0, 'story').filter(({ heading }) => heading === null);
    expect(entries.length).toBeGreaterThan(1);
    expect(container.querySelectorAll('.diary-leaf > p')).toHaveLength(entries.length);
  });
});

describe('in every language', () => {
  it.each(['en', 'fr', 'it', 'de'] as const)('%s has words for everything on the board', async (language) => {
    await withWords(language);
    const session = atSea(CONVOY);
    session.answer('attack');
    const { container } = render(<Board session={session} />);
    expect(container.textContent).not.toMatch(/⟦/);
    await withWords();
  });
});
