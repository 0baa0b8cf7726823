// @vitest-environment happy-dom
/** What leaves a device: files and links of games, running and over. */

import { navalBattles } from '@flotilla/naval-battles';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { SeatRecord } from '@flotilla/table/run';
import { optionsOf, recordFromText, Session } from '@flotilla/table/run';
import { note } from '@flotilla/ui/base/notes.ts';
import { GameMenu } from '@flotilla/ui/frame/menu.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveKept } from '../src/share.ts';

const files: Blob[] = [];
const copied = vi.fn(async () => {});

beforeEach(() => {
  files.length = 0;
  copied.mockClear();
  note.value = null;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
});
afterEach(cleanup);

const SEED = 'a seed nobody may read';

/** A game that chance has played so many answers of. */
function played(game: AnyGame, seats: SeatRecord[], answers: number): Session<GameShape> {
  const rng = rngFrom(seedFrom('menu'), 'test');
  const options = optionsOf(game) as FormChoice;
  const session = new Session<GameShape>(game, { options, seats, seed: SEED });
  for (let i = 0; i < answers && !session.table.over; i++) {
    const [decision] = session.decisions;
    if (decision) session.choose(decision.seat, sampleChoice(decision, rng));
  }
  return session;
}

async function openMenu(game: AnyGame, kernel: Session<GameShape>) {
  await withWords(game);
  const session = {
    ...sessionWith(game, {}),
    seats: kernel.start.seats,
    hides: !kernel.table.over,
    can: signal({ record: () => kernel.record(), here: true as const }),
  };
  render(<GameMenu session={session} onClose={() => {}} onHelp={() => {}} onSituation={() => {}} />);
}

const SEATS: SeatRecord[] = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'steady' },
  { name: 'Cleo', bot: null },
];

describe.each([
  ['naval-battles', anyGame(navalBattles)],
  ['smugglers', anyGame(smugglers)],
])('a running game with hidden hands: %s', (_, game) => {
  it('is saved whole under a seal: no byte of the file tells seed, hands or answers', async () => {
    const kernel = played(game, SEATS, 12);
    await openMenu(game, kernel);
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    const file = (await files[0]?.text()) ?? '';
    const record = kernel.record();
    expect(recordFromText(file)).toEqual({ ok: true, value: record });
    expect(file).not.toContain(SEED);
    expect(file).not.toContain('choice');
    const hidden = SEATS.flatMap((__, seat) => [...(game.secrets?.(kernel.table.state.game, seat) ?? [])]);
    expect(hidden.length).toBeGreaterThan(10);
    for (const card of hidden) expect(file).not.toContain(JSON.stringify(card));
    expect(note.value?.text).toMatch(/^Saved and sealed/);
  });

  it('is not put into a link, and says why and what to do instead', async () => {
    await openMenu(game, played(game, SEATS, 12));
    fireEvent.click(screen.getByRole('button', { name: 'Copy a link to this game' }));
    expect(copied).not.toHaveBeenCalled();
    expect(note.value?.text).toMatch(/still has hidden cards/);
  });

  it('is sealed when it is saved from the shelf too', async () => {
    const record = played(game, SEATS, 12).record();
    const summary = { id: 'x', over: false } as Parameters<typeof saveKept>[0]['summary'];
    await saveKept({ record, summary });
    expect(await files[0]?.text()).not.toContain(SEED);
    await saveKept({ record, summary: { ...summary, over: true } });
    expect(await files[1]?.text()).toContain(SEED);
  });
});

describe('a game that is over', () => {
  it('is an open file', async () => {
    const kernel = played(anyGame(smugglers), SEATS, 1000);
    expect(kernel.table.over).toBe(true);
    await openMenu(anyGame(smugglers), kernel);
    fireEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(await files[0]?.text()).toContain(SEED);
  });
});
