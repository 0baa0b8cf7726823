// @vitest-environment happy-dom
/** A game whose own words fail: the plain table keeps what still works, and the record can always be taken along. */

import { nightWatch } from '@flotilla/night-watch';
import type { AnyGame, FormChoice, GameShape } from '@flotilla/table';
import { anyGame } from '@flotilla/table';
import { optionsOf, recordFromText, Session } from '@flotilla/table/run';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenericTable } from '../src/table/genericTable.tsx';

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fails = (): never => {
  throw new Error('no words');
};

/** A game of Night Watch at its first question, with something of it broken, on the plain table. */
async function seated(broken: Partial<AnyGame>) {
  const game = anyGame(nightWatch);
  await withWords(game);
  const options = optionsOf(game) as FormChoice;
  const seats = [{ name: 'Anna', bot: null }];
  const kernel = new Session<GameShape>(game, { options, seats, seed: 'failing' });
  const [decision] = kernel.decisions;
  const view = kernel.table.view(0);
  const shown = { ...(decision && { decision }), log: kernel.table.log ?? [], view };
  const session = {
    ...sessionWith({ ...game, ...broken }, shown),
    can: signal({ record: () => kernel.record() }),
  };
  render(<GenericTable session={session} />);
  return session;
}

describe('the plain table', () => {
  it('of a game that cannot describe itself says so, and its question is answered all the same', async () => {
    const session = await seated({ describe: fails });
    expect(screen.getByText(/The board cannot be described at the moment/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Look/ }));
    expect(session.answer).toHaveBeenCalledWith('look');
  });

  it('of a game that cannot even say how it stands still hands out its record', async () => {
    const session = await seated({ describe: fails, status: fails });
    expect(screen.getByRole('heading', { name: 'This table cannot be shown' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(files).toHaveLength(1);
    const read = recordFromText(await (files[0] as Blob).text());
    expect(read).toEqual({ ok: true, value: session.can.value.record() });
  });
});
