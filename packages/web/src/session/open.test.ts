/** A game that is brought in is replayed once, not again by the screen that shows it. */
import 'fake-indexeddb/auto';
import { nightWatch } from '@flotilla/night-watch';
import { anyGame } from '@flotilla/table';
import { recordToText, Session } from '@flotilla/table/run';
import { speak } from '@flotilla/ui/text/index.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { bringIn, openGame, openReplay } from './open.ts';

const CHOICES = ['look', 'write', 'write'];
const kernel = new Session(anyGame(nightWatch), {
  options: { watches: 4 },
  seats: [{ name: 'Anna', bot: null }],
  seed: 'brought in',
});
for (const choice of CHOICES) kernel.choose(0, choice);

beforeAll(() => speak('en'));
afterEach(() => vi.restoreAllMocks());

/** Brings the game in and gives its id. */
async function brought(): Promise<string> {
  const came = await bringIn(recordToText(kernel.record()));
  if (!('id' in came)) throw new Error('It was refused.');
  return came.id;
}

describe('a game that is brought in', () => {
  it.each([
    ['played on', openGame],
    ['looked at again', openReplay],
  ] as const)('is replayed once when it is then %s', async (_, open) => {
    const answers = vi.spyOn(Session.prototype, 'answer');
    const opened = await open(await brought());
    expect(answers).toHaveBeenCalledTimes(CHOICES.length);
    if (!('session' in opened)) throw new Error('It was not opened.');
    expect(opened.session.position.value).toBe(CHOICES.length);
    expect(opened.session.link.record).toEqual(kernel.record());
    opened.session.close();
  });

  it('is replayed again when it has been played on since, and opens where it stands', async () => {
    const id = await brought();
    const first = await openGame(id);
    if (!('session' in first)) throw new Error('It was not opened.');
    first.session.answer('look');
    const answered = first.session.position.value;
    first.session.close();
    const second = await openGame(id);
    if (!('session' in second)) throw new Error('It was not opened.');
    expect(second.session.position.value).toBe(answered);
    second.session.close();
  });
});
