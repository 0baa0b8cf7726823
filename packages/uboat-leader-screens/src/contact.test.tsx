// @vitest-environment happy-dom
import type { ClientHere } from '@flotilla/client';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Habit } from '../test/campaigns.ts';
import { asked } from '../test/campaigns.ts';
import { Board } from './Board.tsx';
import type { View } from './game.ts';
import { intentShown } from './intent.ts';
import { Panel } from './Panel.tsx';
import { tableAt, withWords } from './testing.tsx';

beforeAll(() => withWords());
afterEach(() => {
  cleanup();
  intentShown.value = false;
});

const happyTime = { campaign: 'happy-time', length: 'medium' };

const lastAnswer = (session: ClientHere): unknown => session.link.record.answers.at(-1)?.choice;

const show = (session: ClientHere) =>
  render(
    <>
      <Board session={session} />
      <Panel session={session} />
    </>,
  ).container;

/** Gives a boat a mission as soon as one can be had, and sails it into the box. */
const sendsOn =
  (mission: string): Habit =>
  (decision) => {
    if (decision.kind !== 'pick') return null;
    const wanted = decision.step === 'spend' ? `${mission}:` : decision.step === 'sail' ? 'box:' : null;
    return wanted === null ? null : (decision.options.find(({ id }) => id.startsWith(wanted))?.id ?? null);
  };

it('an event card that offers something bears a drawing of what it tells', () => {
  const container = show(tableAt(asked('eventOffer'), happyTime));
  const drawing = container.querySelector<HTMLElement>('[data-part="drawing"]');
  expect(drawing?.dataset.id).toMatch(/^[a-z-]+$/);
  expect(drawing?.querySelector('svg path')).not.toBeNull();
});

describe('the orders of a boat', () => {
  it('show silent running even when it is refused, with the reason', () => {
    const session = tableAt(asked('helm'), happyTime);
    const container = show(session);
    const silent = container.querySelector('[data-part="way"][data-id="silent"]') as HTMLElement;
    expect(silent.dataset.state).toBe('refused');
    expect(silent.textContent).toContain('detected');
    const before = session.link.record.answers.length;
    fireEvent.click(silent);
    expect(session.link.record.answers).toHaveLength(before);
  });

  it.each(['first', 'second'])(
    'run a detected boat silent in the area that is pressed: %s edition',
    (edition) => {
      const session = tableAt(
        (decision) =>
          decision.step === 'helm' &&
          decision.kind === 'pick' &&
          decision.options.some(({ id }) => id.startsWith('silent:')),
        { ...happyTime, edition },
      );
      const container = show(session);
      fireEvent.click(container.querySelector('[data-part="way"][data-id="silent"]') as Element);
      const areas = container.querySelectorAll<SVGElement>('[data-part="sector"][data-state="offered"]');
      if (edition === 'first') expect(areas).toHaveLength(1);
      fireEvent.click(areas[0] as Element);
      expect(lastAnswer(session)).toBe(`silent:${areas[0]?.dataset.id}`);
    },
  );

  it.each(['helm', 'place'])('name the chance for each fall-back, the likelier first (%s)', (step) => {
    const container = show(tableAt(asked(step), happyTime));
    const sectors = container.querySelectorAll('[data-part="sector"][data-state="offered"]');
    const told = [...sectors].map((sector) => {
      fireEvent.focus(sector);
      const rows = [...container.querySelectorAll('.ubl-ahead-chance')];
      const label = sector.getAttribute('aria-label') ?? '';
      for (const row of rows) expect(label).toContain(row.querySelector('dd')?.textContent);
      return rows.map((row) => row.querySelector('dt')?.textContent ?? '');
    });
    const two = told.filter((rows) => rows.length === 2);
    expect(two.length).toBeGreaterThan(0);
    for (const rows of two) expect(rows.join(', ')).toMatch(/keep(ing|s) station|fall(ing|s) back to/);
    expect(container.textContent).not.toContain('at least');
  });

  it('tell who would find the boat there, and where it ends up', () => {
    const session = tableAt(asked('helm'), happyTime);
    const container = show(session);
    const [sector] = container.querySelectorAll('[data-part="sector"][data-state="offered"]');
    fireEvent.focus(sector as Element);
    const ahead = container.querySelector('.ubl-ahead') as HTMLElement;
    expect(ahead.textContent).toMatch(/detected \d+%|Ends up in/);
    const { boat } = session.decision.value?.about ?? {};
    fireEvent.click(screen.getByRole('button', { name: `Move ${boat} there` }));
    expect(lastAnswer(session)).toMatch(/^surfaced:|^submerged:/);
  });
});

describe('what the enemy would do', () => {
  it('is told on demand, for every escort, and drawn on the display', () => {
    const session = tableAt(asked('helm'), happyTime);
    const container = show(session);
    expect(container.querySelector('.ubl-intents path')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'What they would do' }));
    const { battle } = session.view.value as View;
    const escorts = battle?.ships.filter(({ kind, area }) => kind === 'escort' && area !== null) ?? [];
    expect(container.querySelectorAll('[data-part="intent"] li')).toHaveLength(escorts.length);
    expect(container.querySelectorAll('.ubl-intents path').length).toBeGreaterThan(0);
    fireEvent.keyDown(document.body, { key: 'e' });
    expect(container.querySelectorAll('[data-part="intent"] li')).toHaveLength(0);
  });
});

describe('ships that come one after the other', () => {
  it('are all let run at one press, each by an answer of its own', async () => {
    const session = tableAt(
      (decision) => decision.step === 'escorts' && decision.kind === 'pick' && decision.options.length > 1,
      happyTime,
    );
    const before = session.link.record.answers.length;
    const { rerender } = render(<Panel session={session} />);
    fireEvent.click(screen.getByRole('button', { name: 'All of them, as they come' }));
    for (let n = 0; n < 12; n++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      rerender(<Panel session={session} />);
    }
    expect(session.decision.value?.step).not.toBe('escorts');
    expect(session.link.record.answers.length).toBeGreaterThan(before + 1);
  });
});

describe('a wolfpack', () => {
  it('is called boat by boat, with both sides of the die, and the others with the reason', () => {
    const session = tableAt(asked('wolfpack'), happyTime);
    const container = show(session);
    const rows = [...container.querySelectorAll<HTMLElement>('.ubl-pack li')];
    const { boats, battle } = session.view.value as View;
    expect(rows).toHaveLength(
      boats.filter(({ id, fate }) => fate === 'serving' && id !== battle?.active).length,
    );
    const offered = rows.filter(({ dataset }) => dataset.state === 'offered');
    expect(offered.length).toBeGreaterThan(0);
    expect(offered[0]?.textContent).toMatch(/joins \d+%.*gives the alarm \d+%/);
    for (const row of rows.filter(({ dataset }) => dataset.state === 'refused'))
      expect(row.querySelector('.muted')?.textContent).not.toBe('');
    fireEvent.click(offered[0]?.querySelector('button') as Element);
    expect(lastAnswer(session)).toBe(`call:${offered[0]?.dataset.id}`);
  });
});

describe('cards and missions', () => {
  it('offer a choice on the card, with what it costs', () => {
    const session = tableAt(asked('eventOffer'), happyTime);
    const container = show(session);
    const card = container.querySelector('.decision[data-part="event"]') as HTMLElement;
    expect(card.querySelector('.ubl-card-name')?.textContent).not.toBe('');
    const offers = within(card).getAllByRole('button', { name: /./ });
    fireEvent.click(card.querySelector('.ubl-offer[data-id="decline"]') as Element);
    expect(offers.length).toBeGreaterThan(1);
    expect(lastAnswer(session)).toBe('decline');
  });

  it('aim at the warships of an attack mission like at ships of a convoy', () => {
    const session = tableAt(asked('aimRaid'), happyTime, sendsOn('attack'));
    const container = show(session);
    const { raid } = session.view.value as View;
    expect(container.querySelectorAll('.ubl-targets li')).toHaveLength(raid?.targets.length ?? 0);
    fireEvent.click(container.querySelector('.ubl-lay') as Element);
    expect(container.querySelector('.ubl-legend')?.textContent).toMatch(/sunk \d+%/);
    fireEvent.click(screen.getByRole('button', { name: 'Fire: 1 torpedo' }));
    expect((session.view.value as View).raid).toBeNull();
  });

  it('count the attacks of a raider down', () => {
    const session = tableAt(asked('raiding'), happyTime, sendsOn('raider'));
    const container = show(session);
    const left = Number(session.decision.value?.about.left);
    expect(container.querySelectorAll('.ubl-tallies i')).toHaveLength(left);
    expect(
      container.querySelector('.ubl-offer[data-id="gun"], .ubl-offer[data-id="torpedo"]')?.textContent,
    ).toMatch(/\d+%/);
  });
});
