/** Whose turn the screen says it is, at every moment of played battles and for everybody who looks on. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape } from '@flotilla/table';
import { rngFrom, seedFrom, startOf } from '@flotilla/table';
import { askedSeats, botNamed, chosenBy, Session as KernelSession } from '@flotilla/table/run';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardModelOf } from './desk/index.ts';
import { Strip } from './Strip.tsx';
import { speakBattles } from './text/index.ts';

const NAMES = ['Anna', 'Jonas', 'Mei'];
const PEOPLE = NAMES.map((name) => ({ name, bot: null }));

let game: AnyGame;
beforeAll(async () => {
  game = await loadGame('naval-battles');
  await withWords(game);
  await loadVoice(game, 'en', PEOPLE);
  await speakBattles('en');
});

/** What the two lines of the screen say to a seat, or to a watcher. */
function saidTo(kernel: KernelSession<GameShape>, seat: number | null): { strip: string; contact: string } {
  const { table, decisions } = kernel;
  const decision = seat === null ? null : table.decisionFor(seat);
  const session = {
    ...sessionWith(game, { view: table.view(seat), ...(decision && { decision }) }),
    seats: kernel.start.seats,
    seat: signal(seat),
    asked: signal(askedSeats(decisions, seat)),
  };
  const place = document.createElement('div');
  act(() => render(<Strip session={session} />, place));
  const strip = place.querySelector('.nb-now strong')?.textContent ?? '';
  act(() => render(null, place));
  return { strip, contact: boardModelOf(session).contact.lead };
}

/** Plays a battle steadily and gives every moment of it to look at. */
function* moments(seats: number, options: object, most: number): Generator<KernelSession<GameShape>> {
  const kernel = new KernelSession<GameShape>(game, {
    options: { ...startOf(game.optionFields), ...options },
    seats: PEOPLE.slice(0, seats),
    seed: `whose turn ${seats}`,
  });
  const rng = rngFrom(seedFrom('whose turn'), 'test');
  for (let n = 0; n < most && !kernel.table.over; n++) {
    yield kernel;
    // Whoever is asked last answers first, so that others are still asked.
    const decision = kernel.decisions.at(-1);
    if (!decision) return;
    kernel.choose(decision.seat, chosenBy(botNamed(game, 'steady'), kernel.table, decision, rng));
  }
}

describe('“Your turn”', () => {
  it.each([
    [2, { points: 10 }],
    [3, { points: 10 }],
  ])('is never said to anybody while somebody else is asked, in a battle of %i', (seats, options) => {
    const seen = new Set<string>();
    for (const kernel of moments(seats, options, 70)) {
      const asked = kernel.decisions.map(({ seat }) => seat);
      for (const seat of [...Array(seats).keys(), null]) {
        const { strip, contact } = saidTo(kernel, seat);
        const isAsked = seat !== null && asked.includes(seat);
        if (!isAsked) expect([strip, contact], `${asked} asked, ${seat} looks`).not.toContain('Your turn');
        const { phase } = kernel.table.view(seat) as { phase: string };
        if (phase === 'setup' && !isAsked) {
          expect(contact).not.toMatch(/^Turn of/);
          for (const one of asked) expect(contact).toContain(NAMES[one]);
        }
        for (const said of [strip, contact]) seen.add(said);
      }
    }
    for (const said of ['Your turn', 'Waiting for', 'Turn of', 'Somebody may answer'])
      expect(
        [...seen].filter((one) => one.startsWith(said)),
        said,
      ).not.toEqual([]);
  });
});
