/** What is shown before a decision is what is rolled after it: the shown chance is the chance in the log. */
import type { FillDecision, FormChoice, RollRecord } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { tubeOdds } from '../src/rules/asked.ts';
import type { Options } from '../src/state.ts';
import type { Career, Dice } from './helpers.ts';
import { atSea, monthOf, NIGHT_CONVOY, shown } from './helpers.ts';

const rolls = (game: Career, purpose: string): RollRecord[] =>
  (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll] : []));

/** The chance in the log of a roll with this outcome. */
function logged(roll: RollRecord | undefined, outcome: string): number {
  expect(roll?.outcome).toBe(outcome);
  return roll?.chance ?? Number.NaN;
}

/** A boat before a convoy, tubes loaded alike; undetected by every search unless the dice say otherwise. */
function before(options: Partial<Options>, dice: Dice, torpedo: 'steam' | 'electric' = 'steam'): Career {
  const game = atSea(
    { boat: 'VIIB', ...options },
    { ...NIGHT_CONVOY, 'torpedo.hit': [6, 6], 'escort.search': [1, 1], ...dice },
  );
  game.captain().boat.forward.fill(torpedo);
  game.captain().boat.aft.fill(torpedo);
  game.expect('contact', 'attack');
  if (game.step() === 'wait') game.expect('wait', 'now');
  return game;
}

const planOf = (game: Career, aim: FormChoice): FormChoice => {
  const form = (game.asked() as FillDecision).form;
  return { ...Object.fromEntries(form.map(({ id }) => [id, id === 'lead' ? 'forward' : 'hold'])), ...aim };
};

describe('14.6 the quality of the escorts', () => {
  const FACES = [1, 2, 3, 4, 5, 6];

  it('14.6.3 counts before a salvo as often as the die will show it', () => {
    const chances = FACES.map((face) => {
      const game = before({ rules: ['14.6'] }, { 'escort.quality': [face] });
      game.captain().month = monthOf(1942, 3);
      game.expect('approach', 'submerged-medium');
      const plan = planOf(game, { forward1: '0' });
      const promised = shown(game.table, plan).undetected;
      game.expect('salvo', plan);
      game.expect('testDepth', 'hold');
      return { promised, rolled: logged(rolls(game, 'escort.search')[0], 'undetected') };
    });
    const [{ promised } = { promised: 0 }] = chances;
    expect(new Set(chances.map(({ rolled }) => rolled)).size).toBe(2);
    expect(promised).toBeCloseTo(chances.reduce((sum, { rolled }) => sum + rolled, 0) / FACES.length, 10);
  });

  it('14.6.3 counts as it is once they are rated on the way in', () => {
    for (const face of FACES) {
      const game = before({ rules: ['14.6'] }, { 'escort.quality': [face], 'escort.approach': [1, 1] });
      game.captain().month = monthOf(1942, 3);
      game.expect('approach', 'submerged-close');
      const plan = planOf(game, { forward1: '0' });
      const { undetected } = shown(game.table, plan);
      game.expect('salvo', plan);
      game.expect('testDepth', 'hold');
      expect(undetected).toBeCloseTo(logged(rolls(game, 'escort.search')[0], 'undetected'), 10);
    }
  });
});

describe('9.6.12 the wake of steam torpedoes by day', () => {
  const DAY = { light: [1] };

  it.each(['submerged-close', 'submerged-medium', 'submerged-long'])(
    '9.6.12 counts before going in %s when nothing else is loaded',
    (way) => {
      const game = before({}, { ...DAY, 'escort.approach': [1, 1] });
      const { undetected } = shown(game.table, way);
      game.expect('approach', way);
      game.fill('salvo', { forward1: '0' });
      game.expect('testDepth', 'hold');
      expect(rolls(game, 'escort.search')[0]?.modifiers.map(({ why }) => why)).toContain('steamWake');
      expect(undetected).toBeCloseTo(logged(rolls(game, 'escort.search')[0], 'undetected'), 10);
    },
  );

  it('9.6.12 is told apart where both kinds are loaded', () => {
    for (const [tube, of] of [
      ['forward1', 'undetectedSteam'],
      ['aft1', 'undetectedElectric'],
    ] as const) {
      const game = before({}, DAY);
      game.captain().boat.aft.fill('electric');
      const odds = shown(game.table, 'submerged-medium');
      expect(odds.undetected).toBeUndefined();
      game.expect('approach', 'submerged-medium');
      game.fill('salvo', { [tube]: '0' });
      game.expect('testDepth', 'hold');
      expect(odds[of], of).toBeCloseTo(logged(rolls(game, 'escort.search')[0], 'undetected'), 10);
    }
  });

  it('9.6.12 is nothing to electric torpedoes, and to anybody by night', () => {
    for (const [dice, torpedo] of [
      [DAY, 'electric'],
      [{ light: [6] }, 'steam'],
    ] as const) {
      const game = before({}, { ...dice, light: [...dice.light] }, torpedo);
      const { undetected } = shown(game.table, 'submerged-medium');
      game.expect('approach', 'submerged-medium');
      game.fill('salvo', { forward1: '0' });
      game.expect('testDepth', 'hold');
      expect(undetected).toBeCloseTo(logged(rolls(game, 'escort.search')[0], 'undetected'), 10);
    }
  });
});

describe('9.5.2 the torpedo in each tube of a plan', () => {
  /** The chances to hit shown beside the tubes of a plan, and those of the torpedoes that run. */
  const fired = (aim: FormChoice, lead: string): { beside: Record<string, number>; ran: number[] } => {
    const game = before({}, { 'torpedo.hit': [6, 6, 6, 6] });
    game.expect('approach', 'surfaced-medium');
    const plan = planOf(game, { ...aim, lead });
    const view = game.table.view(0);
    const beside = Object.fromEntries(
      ['forward1', 'aft1'].map((tube) => [tube, tubeOdds(view, plan, tube)?.hit ?? 0]),
    );
    game.expect('salvo', plan);
    return { beside, ran: rolls(game, 'torpedo.hit').map((roll) => 1 - logged(roll, 'miss')) };
  };

  it('9.5.2 has no penalty when her end fires alone, whichever was to lead', () => {
    for (const lead of ['forward', 'aft'])
      for (const tube of ['forward1', 'aft1']) {
        const { beside, ran } = fired({ [tube]: '0' }, lead);
        expect(ran).toHaveLength(1);
        expect(beside[tube], `${tube}, ${lead} leads`).toBeCloseTo(ran[0] ?? 0, 10);
        expect(ran[0]).toBeCloseTo(26 / 36, 10);
      }
  });

  it('9.5.2 has it in the second salvo, and would have it when aimed beside the first', () => {
    for (const [lead, order] of [
      ['forward', ['forward1', 'aft1']],
      ['aft', ['aft1', 'forward1']],
    ] as const) {
      const { beside, ran } = fired({ forward1: '0', aft1: '0' }, lead);
      order.forEach((tube, i) => {
        expect(beside[tube]).toBeCloseTo(ran[i] ?? 0, 10);
      });
      expect(ran[1]).toBeCloseTo(21 / 36, 10);
      const held = fired({ [order[0]]: '0' }, lead).beside;
      expect(held[order[1]]).toBeCloseTo(21 / 36, 10);
    }
  });

  it('9.2.1 under water each end fires alone, aimed or held', () => {
    const game = before({}, {});
    game.expect('approach', 'submerged-medium');
    const plan = planOf(game, { forward1: '0' });
    const view = game.table.view(0);
    expect(tubeOdds(view, plan, 'aft1')).toEqual(tubeOdds(view, plan, 'forward1'));
    expect(tubeOdds(view, plan, 'lead')).toBeNull();
  });
});
