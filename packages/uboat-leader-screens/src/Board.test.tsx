// @vitest-environment happy-dom
import type { ClientHere } from '@flotilla/client';
import { companionOf } from '@flotilla/companion';
import { uboatLeader } from '@flotilla/uboat-leader';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asked, campaignUntil, game, searchesByAir } from '../test/campaigns.ts';
import { Board } from './Board.tsx';
import type { View } from './game.ts';
import { campaignOf } from './game.ts';
import { Panel } from './Panel.tsx';
import { BeatCard } from './parts/BeatCard.tsx';
import { Status } from './Status.tsx';
import { tableAt, withWords } from './testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const lastAnswer = (session: ClientHere): unknown => session.link.record.answers.at(-1)?.choice;

const part = (root: Element, name: string, id: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"][data-id="${id}"]`);
  if (!found) throw new Error(`There is no ${name} ${id} on the board.`);
  return found;
};

const happyTime = { campaign: 'happy-time', length: 'medium' };

describe('the campaign map', () => {
  it('shows every area with its chance of a contact and sails a boat where it is pressed', () => {
    const session = tableAt(asked('sail'), happyTime);
    const { container } = render(<Board session={session} />);
    const view = session.view.value as View;
    expect(container.querySelectorAll('[data-part="area"]')).toHaveLength(campaignOf(view).areas.length);
    const offered = container.querySelector<HTMLElement>('[data-part="area"][data-state="offered"]');
    expect(offered?.textContent).toMatch(/contact \d+%/);
    fireEvent.click(offered as Element);
    expect(lastAnswer(session)).toBe(`to:${offered?.dataset.id}`);
  });

  it('names no place for a boat that has none yet', () => {
    const session = tableAt(asked('station'), happyTime);
    const { container } = render(<Board session={session} />);
    const rack = container.querySelector('.ubl-rack');
    expect(rack?.textContent).toContain('U-');
    expect(rack?.textContent).not.toContain('⟦');
  });

  it('stays where it is when its own place is pressed', () => {
    const session = tableAt(asked('sail'), happyTime);
    const { boats } = session.view.value as View;
    const place = boats.find(({ id }) => id === session.decision.value?.about.boat)?.place as string;
    const { container } = render(<Board session={session} />);
    fireEvent.click(part(container, 'port', place));
    expect(lastAnswer(session)).toBe('stay');
  });

  it('sails to a far area step by step, until something wants a decision', () => {
    const session = tableAt(asked('sail'), happyTime);
    const { container } = render(<Board session={session} />);
    const before = session.link.record.answers.length;
    fireEvent.click(part(container, 'area', 'north-atlantic'));
    const answers = session.link.record.answers.slice(before);
    expect(answers.map(({ choice }) => choice)).toContain('to:southwest-approaches');
    const { boats } = session.view.value as View;
    const boat = boats.find(({ id }) => id === 'U-564');
    const halted = session.decision.value?.step !== 'sail';
    expect(halted || boat?.place === 'north-atlantic').toBe(true);
  });

  it('asks before a boat enters a port, and says what ends there', () => {
    const session = tableAt(
      ({ step, ...decision }) =>
        step === 'sail' &&
        decision.kind === 'pick' &&
        decision.options.some(({ id }) => id.startsWith('port:')),
      happyTime,
    );
    const table = () => (
      <>
        <Board session={session} />
        <Panel session={session} />
      </>
    );
    const { container, rerender } = render(table());
    const before = session.link.record.answers.length;
    const port = container.querySelector<HTMLElement>('[data-part="port"][data-state="offered"]');
    fireEvent.click(port as Element);
    rerender(table());
    expect(session.link.record.answers).toHaveLength(before);
    expect(container.querySelector('[data-part="preview"]')?.textContent).toMatch(/ends patrol 1 of 2/);
    fireEvent.click(container.querySelector('[data-part="preview"] [data-id="give"]') as Element);
    expect(lastAnswer(session)).toBe(`port:${port?.dataset.id}`);
  });

  it('answers nothing where nothing is offered', () => {
    const session = tableAt(asked('nextToSail'), happyTime);
    const before = session.link.record.answers.length;
    const { container } = render(<Board session={session} />);
    fireEvent.click(container.querySelector('[data-part="area"][data-state="plain"]') as Element);
    expect(session.link.record.answers).toHaveLength(before);
  });

  it('looks first under a finger, and answers when it presses again', () => {
    const session = tableAt(asked('sail'), happyTime);
    const before = session.link.record.answers.length;
    const board = () => (
      <>
        <Board session={session} />
        <Panel session={session} />
      </>
    );
    const { container } = render(board());
    const touch = () => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'pointerType', { value: 'touch' });
      fireEvent(container.querySelector('[data-part="area"][data-state="offered"]') as Element, event);
    };
    touch();
    expect(session.link.record.answers).toHaveLength(before);
    expect(container.querySelector('.ubl-preview')?.textContent).toContain('Sail to');
    touch();
    expect(session.link.record.answers).toHaveLength(before + 1);
  });

  it('lays special options on areas: the tray chooses which', () => {
    const session = tableAt(asked('spend'), happyTime);
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    const tray = container.querySelector('[data-part="tray"]') as HTMLElement;
    expect(tray.querySelector('[data-id=supply]')?.textContent).toMatch(/2 left/);
    fireEvent.click(within(tray).getByRole('button', { name: /^Supply/ }));
    const area = container.querySelector<HTMLElement>('[data-part="area"][data-state="offered"]');
    fireEvent.click(area as Element);
    expect(lastAnswer(session)).toBe(`supply:${area?.dataset.id}`);
  });
});

describe('the tactical display', () => {
  it('has its 28 areas, moves a boat at the depth in hand and tells what stands where', () => {
    const session = tableAt(asked('helm'), happyTime);
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    expect(container.querySelectorAll('[data-part="sector"]')).toHaveLength(28);
    const { battle } = session.view.value as View;
    const ship = battle?.ships.find(({ area }) => area !== null);
    expect(part(container, 'sector', ship?.area ?? '').getAttribute('aria-label')).toContain(ship?.slot);
    fireEvent.click(part(container, 'way', 'submerged'));
    const sector = container.querySelector<HTMLElement>('[data-part="sector"][data-state="offered"]');
    fireEvent.click(sector as Element);
    expect(lastAnswer(session)).toBe(`submerged:${sector?.dataset.id}`);
  });

  it('is walked with the arrows and answered with Enter', () => {
    const session = tableAt(asked('helm'), happyTime);
    const { container } = render(<Board session={session} />);
    const sector = container.querySelector<SVGElement>('[data-part="sector"][data-state="offered"]');
    sector?.focus();
    fireEvent.keyDown(sector as Element, { key: 'ArrowRight' });
    const next = document.activeElement as SVGElement;
    expect(next.getAttribute('data-part')).toBe('sector');
    expect(next).not.toBe(sector);
    fireEvent.keyDown(sector as Element, { key: 'Enter' });
    expect(lastAnswer(session)).toMatch(new RegExp(`:${sector?.dataset.id}$`));
  });

  it('shows with arrows where a boat that is too slow falls back', () => {
    const session = tableAt(asked('helm'), happyTime);
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    fireEvent.click(part(container, 'way', 'submerged'));
    expect(container.querySelector('.ubl-ghosts path')).toBeNull();
    const sector = container.querySelector<SVGElement>('[data-part="sector"][data-state="offered"]');
    fireEvent.focus(sector as Element);
    expect(container.querySelectorAll('.ubl-ghosts .end').length).toBeGreaterThan(0);
  });
});

describe('an attack', () => {
  it('grows torpedo by torpedo with its chances, on several ships before one order to fire', () => {
    const session = tableAt(asked('aim'), happyTime);
    const { container } = render(<Panel session={session} />);
    const before = session.link.record.answers.length;
    const rows = () => container.querySelectorAll<HTMLElement>('.ubl-targets li');
    const ids = [...rows()].map(({ dataset }) => dataset.id);
    const lay = (row: number) => fireEvent.click(rows()[row]?.querySelector('.ubl-lay') as Element);
    lay(0);
    lay(0);
    expect(rows()[0]?.querySelector('.ubl-declared')?.textContent).toContain('×2');
    expect(rows()[0]?.querySelector('.ubl-stack')?.getAttribute('aria-label')).toMatch(/sunk \d+%, heavy/);
    expect(rows()[0]?.querySelector('.ubl-legend')?.textContent).toMatch(/sunk \d+%/);
    lay(1);
    expect(session.link.record.answers).toHaveLength(before);
    fireEvent.click(screen.getByRole('button', { name: 'Fire: 3 torpedoes' }));
    const choices = session.link.record.answers.slice(before).map(({ choice }) => choice);
    expect(choices.slice(0, 4)).toEqual([`plain:${ids[0]}`, '2', `plain:${ids[1]}`, '1']);
    expect(choices.slice(4)).toEqual(['fire']);
  });

  it('grows on the ship that is pressed on the display, and can be wiped off', () => {
    const session = tableAt(asked('aim'), happyTime);
    const before = session.link.record.answers.length;
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    const [option] = (
      session.decision.value as { options: readonly { id: string }[] } & object
    ).options.filter(({ id }) => id.startsWith('plain:'));
    const slot = option?.id.split(':')[1] as string;
    fireEvent.click(part(container, 'ship', slot));
    fireEvent.click(part(container, 'ship', slot));
    expect(container.querySelectorAll('.ubl-tracks path')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(container.querySelectorAll('.ubl-tracks path')).toHaveLength(0);
    expect(session.link.record.answers).toHaveLength(before);
  });

  it('leaves the whole list one press away', () => {
    const session = tableAt(asked('aim'), happyTime);
    const { container } = render(<Panel session={session} />);
    fireEvent.click(screen.getByRole('button', { name: /as a list/ }));
    const { options } = session.decision.value as { options: readonly unknown[] } & object;
    expect(container.querySelectorAll('button.option')).toHaveLength(options.length);
  });

  it('is met with both reactions side by side, and what each does to the crew', () => {
    const session = tableAt(asked('react'), happyTime);
    const { container } = render(<Panel session={session} />);
    const cards = container.querySelectorAll<HTMLElement>('.ubl-reaction');
    expect(cards.length).toBeGreaterThan(1);
    const { boats } = session.view.value as View;
    const { stress } = boats.find(({ id }) => id === session.decision.value?.about.boat) as {
      stress: number;
    };
    expect(cards[0]?.textContent).toContain(`stress ${stress} → ${stress}`);
    expect(cards[1]?.textContent).not.toContain(`→ ${stress} `);
    fireEvent.click(cards[1] as Element);
    expect(lastAnswer(session)).toBe(cards[1]?.dataset.id);
  });
});

describe('a card that is turned over', () => {
  /** The beats of the answers of a campaign that turn a card over. */
  const cardsOf = (kind: string) => {
    const session = campaignUntil(asked('engage'), happyTime);
    const { log } = session.table;
    const view = session.table.view(0) as View;
    const turned = kind === 'event' ? 'eventDrawn' : 'sighted';
    const moments = (log ?? [])
      .filter((event) => event.kind === turned)
      .map((event, i) => ({ log: i, events: [event], view }));
    return { view, beats: companionOf(uboatLeader).beats?.(moments) ?? [] };
  };

  it.each(['event', 'contact'])('lies on the board with its number and words: %s', (kind) => {
    const { view, beats } = cardsOf(kind);
    const beat = beats.find((one) => one.kind === kind);
    const { container } = render(<BeatCard game={game} view={view} beat={beat ?? null} shows />);
    const card = container.querySelector<HTMLElement>('[data-part="event"]');
    expect(card?.dataset.state).toBe(kind);
    expect(card?.querySelector('p')?.textContent).not.toBe('');
    expect(card?.textContent).not.toMatch(/⟦|undefined/);
    expect(card?.querySelectorAll('svg.ubl-small-board')).toHaveLength(kind === 'contact' ? 1 : 0);
  });

  it('is gone when nothing is on the stage', () => {
    const { view } = cardsOf('event');
    const { container } = render(<BeatCard game={game} view={view} beat={null} shows />);
    expect(container.textContent).toBe('');
  });
});

describe('a contact', () => {
  it('lies face up with every ship of its card on a small board, to be taken or let go', () => {
    const session = tableAt(asked('engage'), happyTime);
    const { container } = render(<Panel session={session} />);
    const { battle } = session.view.value as View;
    expect(container.querySelectorAll('.ubl-small-board rect')).toHaveLength(battle?.ships.length ?? 0);
    fireEvent.click(screen.getByRole('button', { name: 'Let them go' }));
    expect(lastAnswer(session)).toBe('retreat');
  });

  it('found by aircraft is chosen between two cards', () => {
    const session = tableAt(asked('chooseConvoy'), happyTime, searchesByAir);
    const { container } = render(<Panel session={session} />);
    const cards = container.querySelectorAll<HTMLElement>('.ubl-convoy');
    expect(cards).toHaveLength(2);
    fireEvent.click(within(cards[1] as HTMLElement).getByRole('button'));
    expect(lastAnswer(session)).toBe(cards[1]?.dataset.id);
  });
});

describe('the strip', () => {
  it('names edition, campaign, points and the next grade', () => {
    const session = tableAt(asked('sail'), { ...happyTime, edition: 'first' });
    const { container } = render(<Status session={session} />);
    expect(container.querySelector('.ubl-edition')?.textContent).toBe('1e');
    expect(container.textContent).toMatch(/\d+ to Poor/);
    expect(container.querySelector('[data-part="track"]')?.getAttribute('aria-label')).toContain('Great');
  });
});

describe('building the flotilla', () => {
  const setUp = () => {
    const session = tableAt(asked('enlist'), happyTime);
    const { container } = render(
      <>
        <Board session={session} />
        <Panel session={session} />
      </>,
    );
    return { session, container };
  };

  it('buys boat and crew with one press, and shows what is left', () => {
    const { session, container } = setUp();
    fireEvent.click(part(container, 'boat', 'U-47'));
    const offer = container.querySelector('.ubl-crews[data-id="U-47"] [data-id="veteran"]') as HTMLElement;
    const before = (session.view.value as View).so;
    fireEvent.click(offer);
    expect(session.link.record.answers.map(({ choice }) => choice)).toEqual(['U-47', 'veteran']);
    const { so, boats } = session.view.value as View;
    expect(boats.map(({ id, level }) => `${id} ${level}`)).toEqual(['U-47 veteran']);
    expect(so).toBe(before - (boats[0]?.paid ?? 0));
    expect(session.decision.value?.step).toBe('station');
  });

  it('folds away what cannot be had, with the reason on each card', () => {
    const { container } = setUp();
    const closed = container.querySelectorAll('.ubl-wall details [data-state="refused"]');
    expect(closed.length).toBeGreaterThan(0);
    for (const card of closed) expect(card.querySelector('small')?.textContent).not.toBe('');
  });

  it('is filled by Suggest, which says why, changed by hand, emptied, and sails only at a press of its own', () => {
    const { session, container } = setUp();
    expect(container.querySelector('.ubl-wall h2')?.textContent).toMatch(/^Build your flotilla: \d+ points$/);
    const view = (): View => session.view.value as View;
    const press = (name: string | RegExp): void => {
      fireEvent.click(screen.getByRole('button', { name }));
    };
    press('Suggest');
    const suggested = view().boats.map(({ id }) => id);
    expect(suggested.length).toBeGreaterThan(2);
    expect(view().segment).toBe('setup');
    expect(container.querySelector('.ubl-flotilla-why')?.textContent).toContain(
      `${suggested.length} boats with`,
    );
    expect(container.querySelectorAll('[data-part=bought]')).toHaveLength(suggested.length);
    press(new RegExp(`^Take ${suggested[1]} out`));
    expect(view().boats.map(({ id }) => id)).toEqual(suggested.filter((id) => id !== suggested[1]));
    expect(container.querySelector('.ubl-flotilla-why')).toBeNull();
    press('Empty');
    expect(view().boats).toEqual([]);
    expect(view().so).toBe(view().soStart);
    press('Suggest');
    press(`Sail with ${suggested.length} boats`);
    expect(view().segment).not.toBe('setup');
  });

  it('stations a boat in the port that is pressed on the chart', () => {
    const session = tableAt(asked('station'), happyTime);
    const { container } = render(<Board session={session} />);
    fireEvent.click(container.querySelector('[data-part="port"][data-state="offered"]') as Element);
    expect(lastAnswer(session)).toMatch(/^(germany|france)$/);
  });
});
