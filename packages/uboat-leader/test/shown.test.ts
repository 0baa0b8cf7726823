/** What a player is told where it matters: in the question, in its options and in the facts above it. */
import type { Decision, Language, Option, Text } from '@flotilla/table';
import {
  LANGUAGES,
  numbersOf,
  optionNumbered,
  optionText,
  questionText,
  tableTexts,
  words,
} from '@flotilla/table/run';
import { beforeAll, describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import {
  buy,
  closeIn,
  contact,
  EDITIONS,
  hunted,
  letPass,
  oddsFor,
  type Played,
  play,
  sail,
} from './game.ts';

/** Four ships of speed 2 that nobody outruns: Tiberton, Telena, Eulota, Sedgepool. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];

type Say = (said: Text | number) => string;
const voices = {} as Record<Language, Say>;
beforeAll(async () => {
  for (const language of LANGUAGES) {
    const catalogue = { ...tableTexts[language], ...(await uboatLeader.texts[language]()) };
    voices[language] = (said) =>
      typeof said === 'number' ? String(said) : words({ language, catalogue }, said);
  }
});

/** The question asked now, in words. */
const question = (game: Played, language: Language = 'en'): string =>
  voices[language](questionText(game.asked()));

const optionsOf = (decision: Decision): readonly Option[] =>
  decision.kind === 'pick' ? [...decision.options, ...decision.refused] : [];

/** An option of the question asked now, in words. */
function told(game: Played, id: string, language: Language = 'en'): string {
  const decision = game.asked();
  const option = optionsOf(decision).find((other) => other.id === id);
  if (!option) throw new Error(`${decision.step} does not show ${id}.`);
  return voices[language](optionText(decision.step, option));
}

/** A fact that is always shown, in words. */
const fact = (game: Played, key: string): string | undefined => {
  const found = uboatLeader
    .status(game.table.view(0))
    .find(({ label }) => typeof label === 'object' && label.key === key);
  return found && voices.en(found.value);
};

/** The whole description, in words. */
const described = (game: Played): string =>
  uboatLeader
    .describe(game.table.view(0))
    .flatMap((block) => {
      if (block.kind === 'facts')
        return block.facts.map((one) => `${voices.en(one.label)}: ${voices.en(one.value)}`);
      return block.kind === 'table' ? block.rows.map((row) => row.map(voices.en).join(' | ')) : [];
    })
    .join('\n');

describe.each(EDITIONS)('stress with its limits (2.8), %s edition', (edition) => {
  it('2.8: stands beside the boat that gets its orders, with what is still to come', () => {
    const game = play({ edition, campaign: 'happy-time', length: 'long' }, { 'deck.events': QUIET });
    buy(game, ['U-98', 'veteran', 'france'], ['U-47', 'trained', 'france']);
    game.boat('U-98').stress = 5; // Okay to 6, Shaken to 9
    game.boat('U-47').stress = 6; // Okay to 4, Shaken to 8
    game.expect('spend', 'done');
    expect(told(game, 'U-98')).toContain('stress 5, Shaken from 7, Unfit from 10');
    expect(told(game, 'U-47')).toContain('stress 6, Shaken, Unfit from 9');
    game.expect('nextToSail', 'U-98');
    expect(question(game)).toContain('stress 5, Shaken from 7, Unfit from 10');
    game.expect('sail', 'to:southwest-approaches');
    game.expect('sail', 'stop');
    sail(game, 'U-47', 'stay');
    expect(game.asked().step).toBe('lookout');
    expect(told(game, 'search:U-98')).toContain('stress 5, Shaken from 7');
  });

  it('2.8: stands in the question to a boat that moves and to one that is attacked, in four languages', () => {
    const game = hunted(edition, { enemyAttack: [1, 1, 1], hit: [9, 9, 9, 9, 9, 9] });
    expect(game.asked().step).toBe('react');
    // U-99 Veteran: Okay to 6, Shaken to 10
    const said = {
      en: 'stress 0, Shaken from 7, Unfit from 11',
      de: 'Stress 0, Angeschlagen ab 7, Kampfunfähig ab 11',
      fr: 'stress 0, Secoué dès 7, Inapte dès 11',
      it: 'stress 0, Scosso da 7, Inabile da 11',
    };
    for (const language of LANGUAGES) expect(question(game, language)).toContain(said[language]);
    letPass(game, { react: 'hold', enemyAttacks: 'E1', aim: 'hold' });
    expect(game.asked().step).toBe('helm');
    for (const language of LANGUAGES) expect(question(game, language)).toContain(said[language]);
  });

  it('2.8: of the active boat stands above every question of its contact', () => {
    const game = contact(edition, 'CV-37');
    game.boat('U-98').stress = 8;
    expect(fact(game, 'fact.active')).toBe('U-98, stress 8, Shaken, Unfit from 10');
    game.boat('U-98').stress = 10;
    expect(fact(game, 'fact.active')).toBe('U-98, stress 10, Unfit');
  });
});

describe('the evaluation (3.3, 12.2)', () => {
  it('12.2: tells the points to the next band, and the bands stand on the table', () => {
    const game = play({ campaign: 'battle-begins', length: 'short' }, { 'deck.events': QUIET });
    expect(fact(game, 'fact.evaluation')).toBe('Dismal, 10 points to Poor');
    buy(game, ['U-47', 'trained']);
    const at = (vp: number) => {
      game.state().vp = vp;
      return fact(game, 'fact.evaluation');
    };
    expect([at(9), at(10), at(12), at(16), at(20), at(21)]).toEqual([
      'Dismal, 1 point to Poor',
      'Poor, 3 points to Adequate',
      'Poor, 1 point to Adequate',
      'Adequate, 1 point to Good',
      'Good, 1 point to Great',
      'Great',
    ]);
    expect(described(game)).toContain(
      'Evaluations: Poor from 10, Adequate from 13, Good from 17, Great from 21',
    );
    game.state().vp = 12;
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'port:germany');
    expect(game.table.over).toBe(true);
    expect(fact(game, 'fact.evaluation')).toBe('Poor');
  });

  it('12.1: boats lost are taken off before the points to the next band are reckoned', () => {
    const game = play({ campaign: 'battle-begins', length: 'short' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained'], ['U-30', 'green']);
    game.state().vp = 14;
    Object.assign(game.boat('U-30'), { fate: 'sunk' });
    expect(fact(game, 'fact.evaluation')).toBe('Poor, 2 points to Adequate');
  });
});

describe('special options left (3.4, 6.1)', () => {
  it('3.4: an option the sheet limits tells how many are left, any other what it costs', () => {
    const game = play({ campaign: 'battle-begins', length: 'long' });
    expect(described(game)).toMatch(/Attack mission \| 2 \| 2 \|/);
    buy(game, ['U-47', 'green'], ['U-51', 'green'], ['U-53', 'green']);
    expect(told(game, 'attack:U-47')).toBe('Attack mission for U-47 (2 points, 2 left)');
    expect(told(game, 'mine:U-47')).toBe('Mine mission for U-47 (1 point, 3 left)');
    expect(told(game, 'intelligence:north-sea')).toBe('Intelligence for the North Sea (2 points)');
    game.expect('spend', 'attack:U-47');
    expect(told(game, 'attack:U-51')).toBe('Attack mission for U-51 (2 points, 1 left)');
    expect(told(game, 'attack:U-51', 'de')).toContain('2 Punkte, noch 1');
    expect(described(game)).toMatch(/Attack mission \| 2 \| 1 \|/);
    expect(described(game)).toMatch(/Intelligence \| 2 \| no limit \|/);
    expect(described(game)).toMatch(/Air search \| 1 \| no limit \| the North Sea/);
    game.expect('spend', 'attack:U-51');
    expect(told(game, 'attack:U-53')).toContain('0 left');
    expect(game.refusal('attack:U-53')).toBe('refused.limit [3.4]');
  });
});

describe.each(EDITIONS)('a wolfpack die (8.6), %s edition', (edition) => {
  const pack = [
    ['U-98', 'veteran'],
    ['U-47', 'trained'],
    ['U-48', 'trained'],
  ] as const;

  it('8.6: tells both what joins and what gives the alarm, by number and by chance', () => {
    const game = contact(edition, 'CV-37', {}, pack);
    game.boat('U-48').attacked = true;
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(told(game, 'call:U-47')).toMatch(
      /^Call U-47 \(stress \d.*\): joins on 5 or more; an unmodified 1 gives the alarm$/,
    );
    expect(told(game, 'call:U-48')).toContain('joins on 7 or more');
    expect(oddsFor(game, 'call:U-47')).toEqual({
      joins: expect.closeTo(0.6),
      givesAlarm: expect.closeTo(0.1),
    });
    expect(oddsFor(game, 'call:U-48')).toEqual({
      joins: expect.closeTo(0.4),
      givesAlarm: expect.closeTo(0.1),
    });
    // a radio call needs no die
    game.expect('wolfpack', 'radio');
    expect(oddsFor(game, 'join:U-47')).toEqual({});
  });

  it('8.6: follows the sheet: in The Hunted 2 gives the alarm too', () => {
    const game = play(
      { edition, campaign: 'hunted' },
      { 'deck.events': QUIET, 'deck.convoys': ['CV-37', 'CV-38'], contact: [10], wolfpack: [2] },
    );
    buy(game, ['U-98', 'trained', 'france'], ['U-201', 'trained', 'france']);
    game.expect('spend', 'done');
    for (const id of ['U-98', 'U-201']) sail(game, id, 'to:bay-of-biscay', 'stop');
    game.expect('lookout', 'search:U-98');
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    expect(told(game, 'call:U-201')).toContain('joins on 4 or more; an unmodified 2 or less gives the alarm');
    expect(oddsFor(game, 'call:U-201').givesAlarm).toBeCloseTo(0.2);
    game.expect('wolfpack', 'call:U-201');
    expect(game.battle().alerted).toBe(1);
  });
});

describe.each(EDITIONS)('declaring attacks (9.12), %s edition', (edition) => {
  /** U-98 at range 2 of Eulota and Sedgepool, five torpedoes in the tubes. */
  function aiming(): Played {
    const game = contact(edition, 'CV-37', {
      'deck.merchants': EVEN,
      escortCourse: [5, 5],
      torpedo: [1, 1, 1, 1, 1],
    });
    closeIn(game, 'surfaced:L-S', 'surfaced:S-S');
    letPass(game, { react: 'hold', enemyAttacks: 'M3' });
    expect(game.asked().step).toBe('aim');
    return game;
  }
  const numbers = (game: Played): Record<string, number> => {
    const decision = game.asked();
    if (decision.kind !== 'pick') throw new Error('A form is asked.');
    return Object.fromEntries(numbersOf(decision).map((number, i) => [decision.options[i]?.id, number]));
  };

  it('9.12: the question tells what is left to declare and what is declared', () => {
    const game = aiming();
    expect(question(game)).toContain('Left in the tubes: 5 torpedoes.');
    expect(question(game)).not.toContain('Declared');
    game.expect('aim', 'plain:M4');
    expect(question(game)).toContain('5 are left to declare.');
    game.expect('spread', '2');
    const fourth = game.ship('M4').card === 'M-071' ? 'Sedgepool' : 'Telena';
    expect(question(game)).toContain(`Left in the tubes: 3 torpedoes. Declared: 2 torpedoes at ${fourth}.`);
    game.expect('aim', 'plain:M3');
    expect(question(game)).toContain('3 are left to declare.');
    game.expect('spread', '3');
    expect(question(game)).toContain('Left in the tubes: nothing.');
    game.expect('aim', 'gun:M3');
    expect(game.boat('U-98').ready.plain).toBe(0);
  });

  it('9.12: every option keeps its number from one declaration to the next', () => {
    const game = aiming();
    const before = numbers(game);
    expect(Object.values(before)).toEqual(Object.keys(before).map((_, i) => i + 1));
    const { hold, ...targets } = before;
    expect(hold).toBe(1);
    game.expect('aim', 'plain:M1');
    game.expect('spread', '1');
    const { 'plain:M1': gone, ...left } = targets;
    expect(numbers(game)).toEqual({ fire: 1, ...left });
    const decision = game.asked();
    if (decision.kind !== 'pick' || gone === undefined) throw new Error('The first merchant is no target.');
    expect(optionNumbered(decision, gone)?.id).toBe('plain:M1');
    expect(game.refusal('plain:M1')).toBe('refused.declared [9.12]');
    game.expect('aim', 'gun:M3');
    const torpedoes = Object.entries(left).filter(([id]) => !id.startsWith('gun:'));
    expect(numbers(game)).toEqual({ fire: 1, ...Object.fromEntries(torpedoes) });
    expect(game.refusal('gun:M4')).toBe('refused.gunDeclared [9.17]');
    game.expect('aim', 'plain:M2');
    game.expect('spread', '4');
    // nothing is left to declare: they are fired
    expect(game.boat('U-98').ready.plain).toBe(0);
  });

  it('9.12: targets keep their numbers when the tubes are empty and only the gun is left', () => {
    const game = aiming();
    const before = numbers(game);
    game.expect('aim', 'plain:M4');
    game.expect('spread', '5');
    const guns = Object.entries(before).filter(([id]) => id.startsWith('gun:'));
    expect(guns.length).toBeGreaterThan(1);
    expect(numbers(game)).toEqual({ fire: 1, ...Object.fromEntries(guns) });
    expect(game.refusal('plain:M3')).toBe('refused.noneLeft [9.12]');
  });

  it('6.10, 9.12: an attack mission tells what is left of tubes and store, and keeps its numbers too', () => {
    const game = play(
      { edition, campaign: 'battle-begins' },
      { 'deck.events': QUIET, 'deck.naval': ['N-301', 'N-302', 'N-303'], torpedo: Array(14).fill(1) },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    expect(question(game)).toContain('stress 0, Shaken from 5, Unfit from 9');
    letPass(game, { breakOff: 'goOn' });
    expect(question(game)).toContain('Left to declare: 14 torpedoes.');
    expect(numbers(game)).toEqual({ hold: 1, 'plain:N-301': 2, 'plain:N-302': 3, 'plain:N-303': 4 });
    game.expect('aimRaid', 'plain:N-302');
    game.expect('spread', '4');
    expect(question(game)).toContain('Left to declare: 10 torpedoes. Declared: 4 torpedoes at Cumberland.');
    expect(numbers(game)).toEqual({ fire: 1, 'plain:N-301': 2, 'plain:N-303': 4 });
  });
});

describe.each(EDITIONS)('what is left of a contact (10.5 - 10.7), %s edition', (edition) => {
  /** U-98 has left convoy card 37 with Tiberton crippled and Telena lightly damaged. */
  function afterwards(): Played {
    const game = contact(edition, 'CV-37', { 'deck.merchants': EVEN, escortCourse: [5, 5] });
    game.expect('engage', 'attack');
    game.expect('place', 'surfaced:L-S');
    game.expect('helm', 'surfaced:M-SSE');
    letPass(game, { driftBoat: 'M-SSE', aim: 'hold' });
    expect(game.ship('M3').card).toBe('M-078');
    game.expect('helm', 'surfaced:L-S');
    Object.assign(game.ship('M3'), { heavy: 1 });
    Object.assign(game.ship('M4'), { light: 1 });
    game.battle().alerted = 2;
    letPass(game, {
      driftBoat: 'gone',
      driftShip: 'gone',
      escorts: 'E1',
      aim: 'hold',
      react: 'hold',
      helm: 'leave',
    });
    expect(game.asked().step).toBe('remaining');
    return game;
  }

  it('10.7: a finishing shot tells the points and experience of the cripple', () => {
    const game = afterwards();
    expect(told(game, 'finish:M3:torpedo')).toBe(
      'Finish off Tiberton (2 points, 1 experience) with a torpedo',
    );
    expect(told(game, 'finish:M3:gun')).toBe('Finish off Tiberton (2 points, 1 experience) with the gun');
    expect(told(game, 'finish:M3:gun', 'it')).toBe('Finire col cannone: Tiberton (2 punti, esperienza 1)');
    game.expect('remaining', 'finish:M3:gun');
    expect([game.state().vp, game.boat('U-98').xp]).toEqual([2, 1]);
  });

  it('10.6: an attack on the convoy again tells the ships, the fresh escorts and the alarm it meets', () => {
    const game = afterwards();
    expect(told(game, 'reattack')).toBe(
      'Attack the convoy again: Telena (2 points, light damage), 2 unknown ships; 2 fresh escorts, 2 Alerted counters',
    );
    expect(told(game, 'reattack', 'fr')).toContain('2 navires inconnus');
    game.expect('remaining', 'reattack');
    const met = game.battle().ships.filter((ship) => ship.area !== null);
    expect(met.map(({ slot, card, light }) => [slot, card, light])).toEqual([
      ['M1', null, 0],
      ['M2', null, 0],
      ['M4', 'M-056', 1],
      ['E1', null, 0],
      ['E2', null, 0],
    ]);
    expect(game.battle().alerted).toBe(2);
  });

  it('10.6: a contact that cannot be attacked again tells nothing of ships', () => {
    const game = contact(edition, 'CV-01');
    game.expect('engage', 'retreat');
    expect(told(game, 'reattack')).toBe('Attack the convoy again');
  });
});
