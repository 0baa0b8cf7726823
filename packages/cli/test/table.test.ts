/** At the table: real dice, forms, handing the screen on, and what can be typed besides an answer. */
import type { Decision } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, openingOf } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { listSaves, openRecord } from '../src/play/saves.ts';
import { flotilla, freshFolder } from './desk.ts';

const CLEAR = '\x1b[2J';
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const plain = { NO_COLOR: '1' };

describe('real dice', () => {
  const career = ['play', 'hunters', '--seed', 'd', '--dice', 'ask', '--yes'];
  const toSea = ['Otto', '', '', '', '', ''];

  test('are told throw by throw, with what the rules made of each', async () => {
    const { out } = await flotilla(career, { typed: [...toSea, '3', '3 3', 'q'] });
    const [before = '', between = '', after = ''] = out.split(/Roll \dd6 for/);
    expect(before).toContain('takes command, September 1939');
    expect(between).toMatch(/d6 {2}\[3\] +3/);
    expect(between).toContain('Request for an operations area: refused.');
    expect(after).toMatch(/2d6 {2}\[3\]\[3\] +6/);
    expect(out.match(/Request for an operations area: refused\./g)).toHaveLength(1);
  });

  test('take the commands of any question, and say which', async () => {
    const { out } = await flotilla(career, { typed: [...toSea, 's', '?', 'r', '<', 'q'] });
    expect(out).toContain('(u takes back, ? lists the commands)');
    expect(out).toContain('Deck gun rounds');
    expect(out).toContain('take back / do again');
    expect(out.match(/1 number from 1 to 6 is needed/g)).toHaveLength(1);
    expect(out).toContain('The choice is open again.');
  });

  test('that were told are all there when asked why', async () => {
    const { out } = await flotilla(career, { typed: [...toSea, '3', '3 3', 'why', 'q'] });
    expect(out.match(/Request for an operations area {3,}rule/g)).toHaveLength(2);
  });

  test('are thrown for a bot too, and the game goes on', async () => {
    const { out } = await flotilla(
      ['play', 'night-watch', '--seed', 'x', '--bots', 'steady', '--dice', 'ask', '--watches', '1'],
      { typed: ['write', '2 4', 's', '4 3', '1 4', '6 5', '6 4', '6 4', '6 4'] },
    );
    expect(out.match(/\[2\]\[4\] +6/g)).toHaveLength(1);
    expect(out).toMatch(/Lookout 2 writes \d+ sightings? into the log/);
    expect(out.indexOf('The game is over.')).toBeGreaterThan(out.indexOf('Lookout 2 writes'));
  });

  test('are told with what is to be added before they fall', async () => {
    const { out } = await flotilla(
      ['play', 'night-watch', '--seed', 'card', '--dice', 'ask', '--watches', '2'],
      { typed: ['write', '2 4', 'look', '33', 'look', '6 5', 'q'] },
    );
    expect(out).toContain('To be added: +1 eyes used to the dark');
  });
});

describe('a form', () => {
  test('keeps what was typed when the rest is suggested', async () => {
    const { out } = await flotilla(['play', 'smugglers', '--seed', 'f'], { typed: ['2', 'h', '<', 'q'] });
    expect(out).toContain('Filled in as steady would do it.');
    expect(out.split('Cargo, numbers [').at(-1)).toMatch(/^2\]/);
  });

  test('is suggested as the steady bot answers it, also where the game has a better one', async () => {
    const home = freshFolder();
    const { out } = await flotilla(['play', 'naval-battles', '--seed', 'fleet', '--yes'], {
      typed: ['1', 'h', '', 'q'],
      home,
    });
    expect(out).toContain('Filled in as steady would do it.');
    const [save] = listSaves({ FLOTILLA_HOME: home });
    const { record, game } = await openRecord(save?.file ?? '', 'en');
    const place = record.answers.findIndex(({ seat, choice }) => seat === 0 && typeof choice === 'object');
    const before = openingOf(game, record, record.seed ?? '');
    for (const answer of record.answers.slice(0, place)) before.answer(answer);
    const decision = before.table.decisionFor(0) as Decision;
    const chance = rngFrom(seedFrom('fleet bots'), 'bot', [0, 0, decision.number, 0]);
    const steady = chosenBy(botNamed(game, 'steady'), before.table, decision, chance);
    expect(['ace' in game.bots, record.answers[place]?.choice]).toEqual([true, steady]);
  });

  test('answers a command without its list below it, which "list" brings back', async () => {
    const { out } = await flotilla(['play', 'smugglers', '--seed', 'f'], { typed: ['s', 'list', 'q'] });
    const [before = '', asked = '', listed = ''] = out.split('Cargo, numbers [');
    expect(before).toMatch(/^ 1 {2}/m);
    expect(asked).toContain('"list" shows the options again.');
    expect(asked).not.toMatch(/^ 1 {2}/m);
    expect(listed).toMatch(/^ 1 {2}/m);
  });

  test('9.5.2 does not ask which end fires first where one end fires alone', async () => {
    const convoy = [
      '6',
      '3 4',
      '1',
      '3 4',
      '3 4',
      '5 5',
      '1',
      '10',
      '1',
      '20',
      '1',
      '30',
      '1',
      '40',
      '1',
      '6',
    ];
    const attack = async (...plan: string[]): Promise<string> => {
      const typed = ['Otto', '', '', '', '', '', ...convoy, '2', ...plan, 'q'];
      const argv = ['play', 'hunters', '--seed', 'd', '--dice', 'ask', '--yes'];
      return flat((await flotilla(argv, { typed })).out);
    };
    const alone = await attack('2', '', '', '', '');
    expect(alone).not.toContain('Which end fires first');
    expect(alone).toContain('Fired 1 torpedo from the forward tubes.');
    const both = await attack('2', '', '', '', '2', '2');
    expect(both).toContain('Which end fires first');
    expect(both).toContain('Fired 1 torpedo from the aft tubes.');
    const changed = await attack('2', '', '', '', '2', '<', '1');
    expect(changed).toContain('Fired 1 torpedo from the forward tubes.');
    expect(changed).not.toContain('from the aft tubes');
  });

  test('whose odds are shown takes commands before it is confirmed, and refuses other words', async () => {
    const atConfirmation = ['hello', 's', 'q'];
    const player = async (prompt: string): Promise<string> => {
      if (prompt.includes('Enter goes ahead')) return atConfirmation.shift() ?? '';
      if (prompt.includes('[1 hold]')) return '2';
      return prompt.includes('[') ? '' : '1';
    };
    const { out } = await flotilla(['play', 'hunters', '--seed', 'plan', '--yes'], {
      live: true,
      typed: new Array(60).fill(player),
      env: plain,
    });
    expect(flat(out)).toContain('"hello" is not understood. Enter goes ahead, < changes the form, q leaves.');
    expect(out.match(/Enter goes ahead, < changes it: /g)).toHaveLength(3);
    expect(out.slice(out.lastIndexOf('Enter goes ahead'))).toContain('The game is saved');
  });
});

describe('a screen that is passed on', () => {
  const hot = ['play', 'smugglers', '--seed', 'hot', '--seats', 'Anna,Ben,steady', '--yes'];

  test('shows nobody’s cards to somebody who leaves, and keeps none of them', async () => {
    const { out } = await flotilla(hot, { live: true, typed: ['', '1', '1', 'x', 'q'], env: plain });
    const last = out.split(CLEAR).at(-1) ?? '';
    expect(out.match(/Ben presses Enter/g)).toHaveLength(2);
    expect(last).toContain('The game is saved');
    expect(last).not.toContain('Cargo');
    const own = await flotilla(hot, { live: true, typed: ['', 'q'], env: plain });
    expect(own.out.split(CLEAR).at(-1)).not.toContain('Cargo');
  });
});

describe('undo', () => {
  test('tells people who share a game what is true for them', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--seats', 'A,B'], {
      typed: ['write', 'u', 'practice', 'q'],
    });
    expect(flat(out)).toContain('in a game with several seats that stands');
    expect(out).not.toContain('only a practice game');
  });
});

describe('the log', () => {
  test('is told at a density by the name it has in the language spoken', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--lang', 'fr'], {
      typed: ['write', 'l récit', 'l xyz', 'l chaque jet', 'l Recit', 'q'],
    });
    expect(out.match(/raconté ainsi\s:\srécit/g)).toHaveLength(2);
    expect(out).toMatch(/raconté ainsi\s:\schaque jet/);
    expect(flat(out)).toContain('Il n’y a pas de densité « xyz » ; il y a récit, normal, chaque jet.');
  });

  test('keeps its density when the game is resumed', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['l story', 'lang de', 'q'], home });
    const { out } = await flotilla(['play', '--resume'], { typed: ['write', 'q'], home });
    expect(out).toContain('Das Spiel ist gespeichert');
    expect(out).not.toContain('2d6');
  });
});

test('a word nobody knows at the end of a game is answered in one sentence', async () => {
  const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--watches', '1', '--yes'], {
    live: true,
    typed: ['write', 'hello', ''],
    env: plain,
  });
  expect(flat(out)).toContain('"hello" is not understood. Type l, s, export NAME');
  expect(out).not.toContain('take back / do again');
});
