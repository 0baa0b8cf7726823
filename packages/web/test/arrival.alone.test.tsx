// @vitest-environment happy-dom
/** Following a link within the site: the focus goes along. */

import { settings } from '@flotilla/ui/base/settings.ts';
import { speak } from '@flotilla/ui/text/index.ts';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { App } from '../src/app.tsx';
import { go } from '../src/router.ts';

beforeAll(async () => {
  settings.value = { ...settings.value, language: 'en', name: '' };
  await speak('en');
  Object.assign(globalThis, { scrollTo: () => {} });
});
afterEach(cleanup);

const arrived = (heading: string): Promise<void> =>
  expect.poll(() => document.activeElement?.textContent, { timeout: 60_000 }).toBe(heading);

describe('a link within the site', () => {
  it('brings the focus to the heading of the page it leads to, also when that is loaded later', async () => {
    render(<App />);
    expect(document.activeElement).toBe(document.body);
    const link = screen.getByRole('link', { name: 'Settings' });
    link.focus();
    act(() => go('/settings'));
    await arrived('Settings');
    act(() => go('/new/night-watch'));
    await arrived('New game: Night Watch');
    act(() => go('/games'));
    await arrived('My games');
  });

  it('leaves the focus alone where only the place on the page changes', async () => {
    act(() => go('/rules/night-watch'));
    render(<App />);
    const link = screen.getByRole('link', { name: 'Rules' });
    link.focus();
    act(() => go('/rules/night-watch#2.1'));
    await new Promise((done) => setTimeout(done, 100));
    expect(document.activeElement).toBe(link);
  });
});
