// @vitest-environment happy-dom
/** Games of other rules: they go on as far as they hold, or are begun anew. */
import { loadGame } from '@flotilla/lab';
import { nightWatch } from '@flotilla/night-watch';
import type { AnyGame, GameShape } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { optionsOf, recordToText, Session } from '@flotilla/table/run';
import { note } from '@flotilla/ui/base/notes.ts';
import { change } from '@flotilla/ui/base/settings.ts';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaultText } from '../src/parts/importButton.tsx';
import { go, route } from '../src/router.ts';
import { NewGameScreen } from '../src/screens/newGame.tsx';
import { takeUp } from '../src/session/draft.ts';
import type { Older } from '../src/session/older.ts';
import { bringIn, bringInRecord, openGame, openReplay } from '../src/session/open.ts';
import { allGames, newId, readGame, removeGame, writeGame } from '../src/store/games.ts';
import { screensOf } from '../src/table/screens.ts';

const game = anyGame(nightWatch);

// Whole games and their screens take a while to load; no test waits for that.
beforeAll(async () => {
  for (const id of ['hunters', 'naval-battles']) await Promise.all([loadGame(id), screensOf(id)]);
}, 60_000);
beforeEach(() => withWords(game));
afterEach(async () => {
  cleanup();
  takeUp('');
  go('/');
  for (const { id } of await allGames()) await removeGame(id);
});

/** Two faces for each look: one sighting every time. */
const CLEAR = { look: Array.from({ length: 40 }, () => 3) };

/** Night Watch after so many watches of a single look. */
function watched(watches: number, answers: number): Session<GameShape> {
  const seats = [{ name: 'Anna', bot: null }];
  const session = new Session<GameShape>(game, { options: { watches }, seats, seed: 'older' }, CLEAR);
  for (let i = 0; i < answers; i++) session.choose(0, 'write');
  return session;
}

/** A game of five answers, as a version of long ago has written it down. */
const oldRecord = (change: Partial<GameRecord> = {}): GameRecord => ({
  ...watched(8, 5).record(),
  rulesVersion: '0.1.0',
  ...change,
});

/** The same with an answer that today's rules do not offer. */
function differing(): GameRecord {
  const record = oldRecord();
  const answers = record.answers.map((answer, i) => (i === 3 ? { ...answer, choice: 'sleep' } : answer));
  return { ...record, answers };
}

/** Puts a record on the shelf as that version did; gives its id. */
async function shelved(record: GameRecord): Promise<string> {
  const id = newId();
  const summary = { id, game: record.game, seats: record.seats, created: 1, updated: 1, answers: 5 };
  await writeGame({
    summary: { ...summary, over: false, practice: false, headline: null, revision: 7 },
    record,
  });
  return id;
}

/** The fault of a game that was opened. */
async function olderAt(id: string): Promise<Older> {
  const opened = await openGame(id);
  if (!('fault' in opened) || opened.fault.kind !== 'oldRules') throw new Error('It was opened.');
  return opened.fault;
}

/** What stands on the page. */
const page = (): string => document.body.textContent ?? '';
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** The game that was gone to. */
async function goneTo(): Promise<string> {
  await waitFor(() => expect(route.value.at).toBe('game'));
  return route.value.at === 'game' ? route.value.id : '';
}

describe('a game of older rules', () => {
  it('goes on in its place when it stands where it stood; only its version changes', async () => {
    const record = oldRecord();
    const id = await shelved(record);
    const reopen = vi.fn();
    render(<FaultText fault={await olderAt(id)} reopen={reopen} />);
    expect(page()).toContain('played with version 0.1.0 of the rules; today they are at version 1.0.0.');
    expect(page()).toContain('Every answer given so far (5) is still allowed under today’s rules');
    expect(page()).not.toContain('The old one stays');
    press('Go on');
    await waitFor(() => expect(reopen).toHaveBeenCalledExactlyOnceWith(id));
    expect(await allGames()).toHaveLength(1);
    const saved = await readGame(id);
    expect(saved?.record).toEqual({ ...record, rulesVersion: '1.0.0' });
    expect(saved?.summary).toMatchObject({ id, created: 1, answers: 5, revision: 8 });
    const opened = await openGame(id);
    expect('session' in opened && opened.session.position.value).toBe(5);
    if ('session' in opened) opened.session.close();
  });

  it('goes on beside the old one up to the first answer that does not hold, which is named', async () => {
    const record = differing();
    const id = await shelved(record);
    render(<FaultText fault={await olderAt(id)} />);
    expect(page()).toContain('Under today’s rules its answers hold up to number 3 of 5.');
    expect(page()).toMatch(
      /Answer 4 does not fit .* Look again or write them down\?": "sleep" is no longer offered/,
    );
    expect(page()).toContain('The old one stays as it is.');
    press('Go on');
    const next = await goneTo();
    expect(next).not.toBe(id);
    expect((await readGame(id))?.record).toEqual(record);
    const moved = (await readGame(next))?.record;
    expect(moved).toMatchObject({ rulesVersion: '1.0.0', position: 3, seed: 'older' });
    expect('session' in (await openReplay(next))).toBe(true);
  });

  it('of which nothing holds can only be begun anew', async () => {
    const [first, ...others] = oldRecord().answers;
    const answers = [{ seat: 0, decision: 0, ...first, choice: 'sleep' }, ...others];
    const fault = await olderAt(await shelved(oldRecord({ answers })));
    render(<FaultText fault={fault} />);
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(page()).toContain('not even its first answer holds');
    press('Begin again');
    expect((await readGame(await goneTo()))?.record).toMatchObject({ position: 0, seed: 'older' });
  });

  it('that has ended can be looked at', async () => {
    const ended = watched(1, 1);
    expect(ended.table.over).toBe(true);
    const id = await shelved({ ...ended.record(), rulesVersion: '0.1.0' });
    const replayed = await openReplay(id);
    if (!('fault' in replayed)) throw new Error('It was opened.');
    const reopen = vi.fn();
    render(<FaultText fault={replayed.fault} reopen={reopen} />);
    press('Look at it');
    await waitFor(() => expect(reopen).toHaveBeenCalledWith(id));
    expect('session' in (await openReplay(id))).toBe(true);
  });

  it('from a file goes onto the shelf as far as it holds', async () => {
    const brought = await bringIn(recordToText(differing()));
    if (!('fault' in brought)) throw new Error('It was taken as it is.');
    expect(await allGames()).toEqual([]);
    render(<FaultText fault={brought.fault} />);
    press('Go on');
    expect((await readGame(await goneTo()))?.record.position).toBe(3);
  });
});

describe('a game begun anew', () => {
  /** A fault of a record of older rules. */
  async function faultOf(record: GameRecord): Promise<Older> {
    const brought = await bringInRecord(record);
    if (!('fault' in brought) || brought.fault.kind !== 'oldRules') throw new Error('It was opened.');
    return brought.fault;
  }

  it('leaves out options nobody knows any more, says so, and can be read', async () => {
    const options = { watches: 6, moon: true };
    const seats = [
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: 'toString' },
    ];
    render(<FaultText fault={await faultOf(oldRecord({ options, seats }))} />);
    press('Begin again');
    const id = await goneTo();
    const begun = await readGame(id);
    expect(begun?.record.options).toEqual({ watches: 6 });
    expect(begun?.record.seats).toEqual([
      { name: 'Anna', bot: null },
      { name: 'Ben', bot: 'steady' },
    ]);
    expect(note.value?.text).toBe('These options, or the values they had, no longer exist: moon.');
    expect('session' in (await openReplay(id))).toBe(true);
  });

  it('opens the set-up filled in, with the reason, when its options no longer go together (14.11)', async () => {
    const hunters: AnyGame = await loadGame('hunters');
    await withWords(hunters);
    const options = { ...optionsOf(hunters), boat: 'IXB', printing: 'first', rules: ['14.11'] };
    const record = oldRecord({ game: 'hunters', options, seats: [{ name: 'Otto', bot: null }] });
    render(<FaultText fault={await faultOf(record)} />);
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    expect(page()).toContain('The options it was played with no longer go together');
    press('Begin again');
    await waitFor(() => expect(route.value).toEqual({ at: 'new', game: 'hunters' }));
    expect(await allGames()).toEqual([]);
    cleanup();
    const { container } = render(<NewGameScreen id="hunters" />);
    await screen.findByText('Take command: Type IXB');
    expect(page()).toContain('This is the set-up of your older game.');
    expect(container.querySelector('.reason')?.textContent).toContain('14.11');
    expect(container.querySelector('.verdict.bad')?.textContent).toContain('14.11');
  });

  it('fills in the page of a new battle and its seats as well', async () => {
    const battles: AnyGame = await loadGame('naval-battles');
    await withWords(battles);
    const options = { ...optionsOf(battles), teams: 'ABAB' };
    const seats = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));
    render(<FaultText fault={await faultOf(oldRecord({ game: 'naval-battles', options, seats }))} />);
    press('Begin again');
    await waitFor(() => expect(route.value).toEqual({ at: 'new', game: 'naval-battles' }));
    cleanup();
    render(<NewGameScreen id="naval-battles" />);
    const teams = await screen.findByRole('button', { name: 'ABAB' });
    expect(teams.getAttribute('aria-pressed')).toBe('true');
    expect((screen.getByLabelText('Name at seat 2') as HTMLInputElement).value).toBe('Ben');
    cleanup();
    change({ beginning: 'all' });
    render(<NewGameScreen id="naval-battles" />);
    await screen.findByText('Choose for me');
    expect(screen.queryByRole('button', { name: 'ABAB' }), 'once only').toBeNull();
  });
});
