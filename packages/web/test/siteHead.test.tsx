// @vitest-environment happy-dom
/** The head of every page: where one can go, and how many tables wait. */

import { settings } from '@flotilla/ui/base/settings.ts';
import { speak } from '@flotilla/ui/text/index.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SiteHead } from '../src/head/siteHead.tsx';
import { myTables } from '../src/net/mine.ts';
import { waitingForMe } from '../src/net/waitingForMe.ts';

beforeAll(async () => {
  settings.value = { ...settings.value, language: 'en', name: '' };
  await speak('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  myTables.value = [];
  waitingForMe.value = 0;
});

const table = (id: string) => ({ id, game: 'naval-battles', seat: 0, at: 0 });

/** A server that says this of each table; a table it does not know is refused. */
function answering(known: Readonly<Record<string, { state: string; asked: boolean }>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const found = known[address.split('/').at(-1) ?? ''];
    return new Response(JSON.stringify(found ?? { error: 'absent' }), {
      status: found ? 200 : 404,
      headers: { 'Content-Type': 'application/json' },
    });
  });
  return asked;
}

describe('the head of the page', () => {
  it('leads to the desk, the tables, the wardroom and the rules, and to whoever sits there', () => {
    answering({});
    settings.value = { ...settings.value, name: 'Anna Vogel' };
    render(<SiteHead />);
    for (const name of ['Home', 'Tables', 'Wardroom', 'Rules', 'More'])
      expect(screen.getByRole('link', { name }), name).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Anna Vogel\s*, Settings$/ }).textContent).toBe(
      'AVAnna Vogel, Settings',
    );
    settings.value = { ...settings.value, name: '' };
  });

  it('counts the tables that wait for the reader, and no others', async () => {
    answering({
      t1: { state: 'running', asked: true },
      t2: { state: 'running', asked: false },
      t3: { state: 'over', asked: true },
      t5: { state: 'running', asked: true },
    });
    myTables.value = ['t1', 't2', 't3', 't4', 't5'].map(table);
    render(<SiteHead />);
    expect(await screen.findByRole('link', { name: 'Tables 2 waiting for you' })).toBeTruthy();
  });

  it('asks nobody while there is no table to ask about', async () => {
    const asked = answering({});
    render(<SiteHead />);
    await Promise.resolve();
    expect(asked).toEqual([]);
    expect(screen.getByRole('link', { name: 'Tables' })).toBeTruthy();
  });
});
