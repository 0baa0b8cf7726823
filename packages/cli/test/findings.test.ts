/** What the laboratory found stands beside the switches of a new game. */

import { loadGame } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { findingOf } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { flotilla } from './desk.ts';

const game = await loadGame('hunters');
const found = game.weighing?.findings?.by['boat=VIICFlak'];

describe('findings', () => {
  test.each([
    ['en', 'Of 100 captains, ', 'more live to the end'],
    ['fr', 'Sur 100 commandants, ', 'de plus survivent'],
    ['it', 'Su 100 comandanti, ', 'in più sopravvivono'],
    ['de', 'Von 100 Kommandanten überleben ', 'mehr ihre Dienstzeit'],
  ])('stand beside a chosen switch and in the list of a field, in %s', async (language, first, then) => {
    const [difference = 0] = found ?? [];
    const share = new Intl.NumberFormat(language).format(Math.round(difference * 1000) / 10);
    const argv = ['play', 'hunters', '--lang', language, '--boat', 'VIICFlak'];
    const { out } = await flotilla(argv, {
      live: true,
      typed: ['2', '', 'q'],
      env: { NO_COLOR: '1' },
    });
    const plain = out.replace(/\s+/g, ' ');
    const sentence = plain.split(`${first}${share} ±`);
    expect(sentence.length).toBeGreaterThanOrEqual(3);
    expect(sentence[1]).toContain(then);
  });

  test('are told of these rules only, and of what was weighed', () => {
    const of = (change: Partial<AnyGame>, id = 'boat=VIICFlak') => findingOf({ ...game, ...change }, id);
    expect(of({})).toMatchObject({ key: 'finding.more', args: { games: game.weighing?.findings?.games } });
    expect(of({ version: '99' })).toBeNull();
    expect(of({}, 'boat=toString')).toBeNull();
    expect(of({}, 'toString')).toBeNull();
    expect(of({}, 'rules=14.4')).toMatchObject({ key: 'finding.none' });
  });
});
