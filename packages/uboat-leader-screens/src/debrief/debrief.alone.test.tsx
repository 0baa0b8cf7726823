// @vitest-environment happy-dom
import { rngFrom, seedFrom } from '@flotilla/table';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Options } from '../../test/campaigns.ts';
import { newCampaign, steadyAnswer } from '../../test/campaigns.ts';
import { Board } from '../Board.tsx';
import type { View } from '../game.ts';
import { bandsOf, logged, standing } from '../game.ts';
import { tableAt, tableOf, withWords } from '../testing.tsx';

beforeAll(() => withWords());
afterEach(cleanup);

const happyTime = { campaign: 'happy-time', length: 'medium' };

/** A game the steady bot has played to its end. */
function overWith(options: Options) {
  const campaign = newCampaign(options);
  const rng = rngFrom(seedFrom('debrief'), 'bot');
  while (campaign.decisions.length > 0) campaign.choose(0, steadyAnswer(campaign, rng));
  return tableOf(campaign);
}

/** A part of a page that is loaded when it is wanted. */
const loaded = (container: Element, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${selector} is not there.`);
    return found;
  }, 60_000);

const idsOf = (parts: NodeListOf<Element>): (string | undefined)[] =>
  [...parts].map((part) => (part as HTMLElement).dataset.id);

describe('the debrief of a turn', () => {
  it('lies behind its button while points are spent, with every boat, and adds up to where the campaign stands', async () => {
    const session = tableAt(({ step }, { turn }) => step === 'spend' && turn === 2, happyTime);
    const view = session.view.value as View;
    const { container } = render(<Board session={session} />);
    expect(container.querySelector('[data-part=debrief]')).toBeNull();
    fireEvent.click(container.querySelector('.ubl-pages [data-id=debrief]') as Element);
    const debrief = await loaded(container, '[data-part=debrief]');
    expect(debrief.dataset.id).toBe('1');
    expect(idsOf(debrief.querySelectorAll('[data-part=boat]'))).toEqual(view.boats.map(({ id }) => id));
    expect(debrief.querySelector('.sum dd')?.textContent).toBe(String(standing(view).vp));
    fireEvent.click(container.querySelector('.ubl-pages [data-id=debrief]') as Element);
    expect(container.querySelector('[data-part=map]')).not.toBeNull();
  });

  it('is not offered before the first refit', () => {
    const session = tableAt(({ step }, { turn }) => step === 'spend' && turn === 1, happyTime);
    const { container } = render(<Board session={session} />);
    expect(container.querySelector('.ubl-pages [data-id=debrief]')).toBeNull();
    expect(container.querySelector('.ubl-pages [data-id=sheet]')).not.toBeNull();
  });
});

describe('the end of a campaign', () => {
  it('tells the grade with its bands, the record of every boat and what decided it, and prints a sheet', async () => {
    const session = overWith(happyTime);
    const view = session.view.value as View;
    const { container } = render(<Board session={session} />);
    const end = await loaded(container, '[data-part=debrief][data-state=campaign]');
    const [account] = view.finished;
    expect(end.querySelector('[data-part=track]')?.getAttribute('data-state')).toBe(account?.evaluation);
    for (const points of Object.values(bandsOf(view))) expect(end.textContent).toContain(String(points));
    const boats = logged(view).map(({ id }) => id);
    expect(idsOf(end.querySelectorAll('[data-part=boat]'))).toEqual(boats);
    expect(end.querySelectorAll('.ubl-moments li').length).toBeGreaterThan(0);
    const sheet = end.querySelector('[data-part=logsheet]') as HTMLElement;
    expect(idsOf(sheet.querySelectorAll('tbody'))).toEqual(boats);
    expect(sheet.querySelector('tfoot .number')?.textContent).toBe(String(account?.vp));
  });

  it('13.5: tells all campaigns of a linked game', async () => {
    const session = overWith({ campaign: 'drumbeat', linked: true });
    const view = session.view.value as View;
    const { container } = render(<Board session={session} />);
    await loaded(container, '[data-part=debrief]');
    expect(view.finished.length).toBe(2);
    expect(idsOf(container.querySelectorAll('.ubl-linked li'))).toEqual(['drumbeat', 'hunted']);
    expect(container.querySelector('[data-part=debrief]')?.getAttribute('data-id')).toBe('hunted');
  });
});
