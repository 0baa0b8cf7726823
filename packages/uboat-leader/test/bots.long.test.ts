import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, botRngs, chosenBy, hashOf, optionsOf, playOut, Session, Table } from '@flotilla/table/run';
import { secretLeak } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { CAMPAIGNS as CAMPAIGN_SHEETS } from '../src/data/index.ts';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { brokenPromise } from '../src/rules/conservation.ts';

const CAMPAIGNS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];

function campaign(
  options: Partial<Options>,
  bot: string,
  seed: string,
): Table<import('../src/state.ts').UboatLeader> {
  const table = new Table({
    game: uboatLeader,
    options: optionsOf(uboatLeader, options),
    seats: 1,
    seed,
    recording: 'off',
  });
  playOut(table, [botNamed(uboatLeader, bot)], botRngs(seed, 1));
  return table;
}

describe('bots', () => {
  it.each(CAMPAIGNS)('steady plays %s in both editions, sinks ships and keeps every promise', (name) => {
    let sunk = 0;
    for (const edition of ['first', 'second'] as const) {
      for (const length of ['short', 'medium'] as const) {
        const table = campaign({ edition, campaign: name, length }, 'steady', `steady ${name}`);
        expect(brokenPromise(table.state.game)).toBeNull();
        sunk += uboatLeader.figures(table.state.game).numbers.shipsSunk ?? 0;
      }
    }
    expect(sunk).toBeGreaterThan(0);
  });

  it('steady handles every optional rule', () => {
    for (const selection of ['free', 'lot'] as const) {
      const options = {
        campaign: 'battle-begins',
        selection,
        typeXXI: true,
        snorkel: true,
        duds: true,
        linked: true,
        convoys: 'all',
      } as const;
      expect(campaign(options, 'steady', 'options').state.game.finished).toHaveLength(4);
    }
  });

  it.each(CAMPAIGNS)('12.2: steady comes out around Adequate in %s, short', (name) => {
    const bands = CAMPAIGN_SHEETS.find((sheet) => sheet.id === name)?.lengths.short.bands;
    for (const edition of ['first', 'second'] as const) {
      let sum = 0;
      for (let i = 0; i < 24; i++) {
        const { numbers } = uboatLeader.figures(
          campaign({ edition, campaign: name }, 'steady', `band ${i}`).state.game,
        );
        sum += numbers.vp ?? 0;
      }
      expect(sum / 24, edition).toBeGreaterThan(bands?.poor ?? 0);
      expect(sum / 24, edition).toBeLessThan((bands?.good ?? 0) * 1.1);
    }
  });

  it('steady does better than chance, ace better than Poor on average', () => {
    const mean = (bot: string, games: number) => {
      let sum = 0;
      for (let i = 0; i < games; i++)
        sum +=
          uboatLeader.figures(campaign({ campaign: 'battle-begins' }, bot, `mean ${i}`).state.game).numbers
            .vp ?? 0;
      return sum / games;
    };
    const steady = mean('steady', 12);
    expect(steady).toBeGreaterThan(mean('random', 12) + 4);
    expect(mean('ace', 3)).toBeGreaterThan(9);
  });
});

describe('records and secrets', () => {
  it('a recorded campaign replays to the same state, bit for bit', () => {
    const start = {
      options: optionsOf(uboatLeader, { campaign: 'hunted', edition: 'first' }) as never,
      seats: [{ name: 'Flotilla', bot: null }],
      seed: 'record',
    };
    const session = new Session(uboatLeader, start as never);
    const [rng] = botRngs('record', 1);
    const bot = botNamed(uboatLeader, 'steady');
    while (!session.table.over && rng) {
      const [decision] = session.table.decisions;
      if (!decision) break;
      const choice = chosenBy(bot, session.table, decision, rng);
      session.answer({ seat: 0, decision: decision.number, choice });
    }
    const again = new Table({ game: uboatLeader, options: start.options, seats: 1, seed: 'record' });
    for (const answer of session.record().answers) again.answer(answer);
    expect(hashOf(again.state)).toBe(hashOf(session.table.state));
  });

  it('2.3: the view does not change when only the order of the decks does', () => {
    const table = new Table({
      game: uboatLeader,
      options: optionsOf(uboatLeader, { campaign: 'hunted' }),
      seats: 1,
      seed: 'secret',
    });
    const [rng] = botRngs('secret', 1);
    let seen = 0;
    playOut(table, [botNamed(uboatLeader, 'steady')], rng ? [rng] : [], () => {
      if (seen++ % 9 !== 0) return;
      expect(secretLeak(table, 0, rngFrom(seedFrom(`swap ${seen}`), 'swap'))).toBeNull();
    });
    expect(seen).toBeGreaterThan(50);
  });
});
