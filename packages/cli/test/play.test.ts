import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const CLEAR = '\x1b[2J';
const write = (times: number): string[] => new Array<string>(times).fill('write');
const savesIn = (home: string): string[] =>
  readdirSync(join(home, 'saves')).map((name) => join(home, 'saves', name));

describe('playing in a pipe', () => {
  test('a whole game is played to its end and saved', async () => {
    const home = freshFolder();
    const { code, out } = await flotilla(['play', 'night-watch', '--seed', 's', '--watches', '3'], {
      typed: write(20),
      home,
    });
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    expect(out).toContain('All watches are stood.');
    expect(savesIn(home)).toHaveLength(1);
    const verified = await flotilla(['replay', 'last', '--verify'], { home });
    expect(verified.out).toContain('played to the end');
    expect(verified.code).toBe(0);
  });

  test('numbers, ids and wrong input are understood or named, and nothing is skipped', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's'], {
      typed: ['9', 'sail', '2', 'q'],
    });
    expect(out).toContain('There is no option 9; there are 1 to 2.');
    expect(out).toContain('"sail" is not understood.');
    expect(out).toMatch(/writes \d+ sightings? into the log/);
  });

  test('roll cards show dice, modifiers, total, result, chance and rule', async () => {
    const { out } = await flotilla(
      ['play', 'night-watch', '--seed', 'card', '--dice', 'ask', '--watches', '2'],
      {
        typed: ['write', '2 4', 'look', '33', 'look', '6 5', 'q'],
      },
    );
    expect(out).toContain('eyes used to the dark       +1');
    expect(out).toMatch(/2d6 {2}\[6\]\[5\] +11\n/);
    expect(out).toMatch(/total +12 {3}on 9\+ {3}→ TWO SIGHTINGS/);
    expect(out).toMatch(/chance before the roll: \d+% {3}roll 4/);
    expect(out).toContain('rule 2');
  });

  test('real dice are asked for until they fit, and the choice can be taken back', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 'd', '--dice', 'ask'], {
      typed: ['write', '7 7', '3', '<', 'write', '2 4', 'q'],
    });
    expect(out.match(/Roll 2d6 for "A look over the sea"/g)).toHaveLength(4);
    expect(out.match(/2 numbers from 1 to 6 are needed/g)).toHaveLength(2);
    expect(out).toContain('The choice is open again.');
    expect(out).toMatch(/\[2\]\[4\] +6/);
  });

  test('a game with typed-in dice is saved with them and resumes', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'd', '--dice', 'ask', '--watches', '2'], {
      typed: ['write', '2 4', 'look', '5 5'],
      home,
    });
    const { out, code } = await flotilla(['play', '--resume'], { typed: ['why', 'write'], home });
    expect(code).toBe(0);
    expect(out).toMatch(/\[5\]\[5\] +10/);
    expect(out).toContain('not applied:');
    expect(out).toContain('The game is over.');
  });

  test('each roll waits for a click when the player wants that, until auto', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--dice', 'click'], {
      typed: ['', 'look', 'auto', 'write', 'q'],
    });
    expect(out.match(/Enter rolls 2d6: A look over the sea/g)).toHaveLength(2);
    expect(out.indexOf('Enter rolls')).toBeLessThan(out.indexOf('roll 1'));
    expect(out).toMatch(/roll 3/);
  });

  test('the end of the input leaves the game saved, and resume goes on where it stood', async () => {
    const home = freshFolder();
    const first = await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['write'], home });
    expect(first.code).toBe(0);
    expect(first.out).toContain(
      'The game is saved. Go on with:\nnpx flotilla play --resume night-watch-1941-03-17-0230',
    );
    const again = await flotilla(['play', '--resume', 'last'], { typed: [], home });
    expect(again.out).toContain('Watch 2');
    const byName = await flotilla(['play', '--resume', 'night-watch-1941-03-17-0230'], {
      typed: write(9),
      home,
    });
    expect(byName.out).toContain('The game is over.');
    expect(savesIn(home)).toHaveLength(1);
  });

  test('undo is refused behind dice, practice lifts that, redo brings the answer back', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's'], {
      typed: ['u', 'write', 'u', 'practice', 'u', 'r', 'q'],
    });
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('only a practice game can go back');
    expect(out).toContain('From now on this is a practice game');
    expect(out).toContain('Taken back.');
    expect(out).toContain('Done again.');
  });

  test('log, status, rule, odds, cards, hints and help answer without moving the game', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's'], {
      typed: ['l', 'l story', 's', 'rule', 'rule 2.1', 'rule 77', 'o', 'cards', 'h', '?', 'q'],
    });
    expect(out).toContain('Nothing has happened yet.');
    expect(out).toContain('The log book');
    expect(out).toContain('After every look without fog');
    expect(out).toContain('From the third look of a turn on +1');
    expect(out).toContain('There is no text for rule 77.');
    expect(out).toContain('Odds are hidden.');
    expect(out).toContain('The bot steady would choose:');
    expect(out).toContain('take back / do again');
    expect(out).not.toContain('Lookout 1 writes');
  });

  test('rule cases without numbers are called by their headings, and found by them', async () => {
    const { out } = await flotilla(['play', 'naval-battles', '--seed', 's', '--yes'], {
      typed: ['rule', 'rule formation', 'rule setup.formation', 'rule nothing', 'q'],
    });
    expect(out).toMatch(/─ rule Navies$/m);
    expect(out).toMatch(/^rule Navies$/m);
    expect(out.match(/^rule Formation$/gm)).toHaveLength(2);
    expect(out).toContain('There is no text for rule nothing.');
    expect(out).not.toMatch(/\[?setup\.\w+\]/);
  });

  test('the advisor plays the options out and leaves the game where it was', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--watches', '1'], {
      typed: ['advise', 'write'],
    });
    expect(out).toContain('played on for each option, steady at every seat');
    expect(out).toMatch(/2 Write them down +\d+ ± 0/);
    expect(out).toMatch(/^(\d .* is ahead of \d .* by about .*\.|Too near to call\.)$/m);
    expect(out).toContain('The game is over.');
  });

  test('a plan is suggested by manner with its reason, and compared by what the player names', async () => {
    const { out } = await flotilla(['play', 'hunters', '--seed', 's', '--yes'], {
      typed: ['', '', 'h', 'h bold', 'advise lives', 'advise nonsense', 'q'],
    });
    expect(out).toContain('Steady: The mix as it stands');
    expect(out).toContain('Also: "h bold".');
    expect(out).toMatch(/Bold: \d+ steam, as many as the rules allow/);
    expect(out).toMatch(/played on for each option, ace at every seat/);
    expect(out).toMatch(/Your plan: Steam torpedoes/);
    expect(out).toMatch(/living to the end/);
    expect(out).toMatch(/Compared by living to the end\. Also: "advise both"/);
    expect(out).toMatch(/^(Too near to call\.|.* (is ahead of|of 10 games instead of) .*)$/m);
    expect(out).toContain('"nonsense" is nothing the options could be compared by: both, tons, lives.');
  });

  test('every language is spoken, also after a switch', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--lang', 'fr'], {
      typed: ['lang de', '?', 'lang it', 'lang xx', 'q'],
    });
    expect(out).toContain('Regarder encore');
    expect(out).toContain('Also auf Deutsch.');
    expect(out).toContain('zurücknehmen / wiederholen');
    expect(out).toContain('Si parla italiano.');
    expect(out).toContain('Lingue: en, fr, it, de.');
    expect(out).toContain('La partita è salvata.');
  });

  test('bots play their seats and the winner is named', async () => {
    const { out } = await flotilla(
      ['play', 'night-watch', '--seed', 's', '--bots', 'steady,random', '--watches', '1'],
      {
        typed: write(5),
      },
    );
    expect(out).toContain('Seat 1: You · Seat 2: steady · Seat 3: random');
    expect(out).toMatch(/Winner: (You|steady|random)/);
  });

  test('without people it is a game to watch', async () => {
    const { out, code } = await flotilla(['play', 'smugglers', '--seed', 's', '--people', '0']);
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
  });

  test('the menu offers the games and unfinished saves only', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 'a', '--watches', '1'], { typed: write(3), home });
    await flotilla(['play', 'night-watch', '--seed', 'b'], { typed: ['write'], home });
    const { out } = await flotilla(['play'], { typed: ['99', '1', 'q'], home });
    expect(out.match(/Continue: Night Watch/g)).toHaveLength(1);
    expect(out).toContain('The Hunters');
    expect(out).toContain('"99" is not on the list.');
    expect(out).toContain('Watch 2');
    expect((await flotilla(['play'], { typed: ['q'], home })).code).toBe(0);
  });
});

describe('forms', () => {
  const smugglers = ['play', 'smugglers', '--seed', 'f'];

  test('are asked field by field, with numbers, ranges, signs, and one line back', async () => {
    const { out } = await flotilla(smugglers, { typed: ['1 2 9', '+1', '', '<', '0', '2', 'q'] });
    expect(out).toContain('"9" is not among the numbers');
    expect(out).toContain('Cargo, numbers [1]:');
    expect(out.match(/Cove, number/g)?.length).toBeGreaterThanOrEqual(2);
    expect(out).toMatch(/Night 1/);
  });

  test('that break a limit are refused with the reason and asked again', async () => {
    const { out } = await flotilla(smugglers, { typed: ['1-4', '1', 'q'] });
    expect(out).toContain('That is not allowed:');
    expect(out).toContain('Cargo: choose 0 to 2.');
    expect(out).toContain('Cargo, numbers [1 2 3 4]:');
    const again = out.slice(out.indexOf('That is not allowed:'));
    expect(
      again.indexOf('Cargo, numbers [1 2 3 4]:'),
      'the reason stands right above the prompt',
    ).toBeLessThan(200);
    expect(again.slice(0, 200)).not.toMatch(/^ 1 /m);
  });

  test('can be filled in by a bot or typed as JSON', async () => {
    const filled = await flotilla(smugglers, { typed: ['h', '', '', 'q'] });
    expect(filled.out).toContain('Filled in as steady would do it.');
    const typed = await flotilla(smugglers, { typed: ['{"cargo":[],"cove":"north"}', 'q'] });
    expect(typed.out).not.toContain('not allowed');
    const wrong = await flotilla(smugglers, { typed: ['{"cargo":[],"cove":"east"}', 'q'] });
    expect(wrong.out).toContain('"east" is not offered');
  });
});

describe('at a terminal', () => {
  test('the set-up tells what there is to know about the option that is chosen', async () => {
    const { out } = await flotilla(['play', 'naval-battles', '--seed', 's'], {
      typed: ['1', 'falkland-express', 'q'],
      live: true,
    });
    const [before = '', after = ''] = out.split('falkland-express');
    expect(before).not.toContain('Three rounds, no reinforcements');
    expect(after).toContain('Three rounds, no reinforcements');
  });

  test('the set-up can be changed line by line before the game begins', async () => {
    const { out } = await flotilla(['play', 'night-watch'], {
      live: true,
      typed: ['1', '99', '2', '2', 'Anna,steady', '3', '3', '3', '4', 'seedling', '8', '', 'q'],
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('A whole number from 1 to 12 is needed.');
    expect(out).toContain('Anna, bot steady');
    expect(out).toContain('my own, typed in');
    expect(out).toContain('seedling');
    expect(out).toContain('"8" is not on the list.');
    expect(out).toContain('Seat 1: Anna · Seat 2: steady');
  });

  test('optional rules are listed by name once they are chosen', async () => {
    const { out } = await flotilla(['play', 'hunters'], {
      live: true,
      typed: ['4', '5 6', 'q'],
      env: { NO_COLOR: '1' },
    });
    expect(out).toMatch(/Optional rules\s+14\.3 No ship is sunk twice;\s+14\.3\.3\s+Further\s+ships/);
  });

  test('bots come to the table when a way to play needs more seats', async () => {
    const { out } = await flotilla(['play', 'hunters'], {
      live: true,
      typed: ['1', '2', 'q'],
      env: { NO_COLOR: '1' },
    });
    expect(out).toMatch(/At the table +You, bot \w+\n/);
  });

  test('people who share a screen never see what another holds: it is wiped before it is passed on', async () => {
    const home = freshFolder();
    const { out } = await flotilla(
      ['play', 'smugglers', '--seed', 'hot', '--seats', 'Anna,Ben,steady', '--yes'],
      {
        live: true,
        typed: ['', '1', '1', '', 'q'],
        env: { NO_COLOR: '1' },
        home,
      },
    );
    const screens = out.split(CLEAR);
    const marks = (text: string | undefined): string[] => text?.match(/mark \w+/g) ?? [];
    const anna = screens.find((screen) => screen.includes('Cargo') && !screen.includes('Ben presses'));
    const pass = screens.find((screen) => screen.includes('Pass the device to Ben (seat 2).'));
    const ben = screens.at(-2);
    expect(marks(anna).length).toBeGreaterThan(0);
    expect(marks(pass)).toEqual([]);
    expect(marks(ben).length).toBeGreaterThan(0);
    for (const mark of marks(anna)) expect(ben).not.toContain(mark);
  });

  test('after the end one may look around, export and leave', async () => {
    const home = freshFolder();
    const file = join(home, 'diary.txt');
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--watches', '1', '--yes'], {
      live: true,
      typed: ['write', 'l', 's', `export txt ${file}`, 'export nothing', ''],
      env: { NO_COLOR: '1' },
      home,
    });
    expect(out).toContain(`Written: ${file}`.slice(0, 40));
    expect(readFileSync(file, 'utf8')).toContain('into the log');
    expect(out).toContain('There is no document "nothing"; there are txt, json, ndjson');
  });
});

describe('resuming', () => {
  test('goes on in the language that was chosen, unless another is asked for', async () => {
    const home = freshFolder();
    const begun = await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['lang de', 'q'], home });
    expect(begun.out).toContain('Das Spiel ist gespeichert');
    const resumed = await flotilla(['play', '--resume'], { typed: ['q'], home });
    expect(resumed.out).toContain('Das Spiel ist gespeichert');
    const french = await flotilla(['play', '--resume', '--lang', 'fr'], { typed: ['q'], home });
    expect(french.out).toContain('La partie est enregistrée');
    expect((await flotilla(['play', '--resume'], { typed: ['q'], home })).out).toContain('La partie');
    const other = await flotilla(['play', 'night-watch', '--seed', 't'], { typed: ['q'], home });
    expect(other.out).toContain('The game is saved');
  });

  test('a damaged, foreign or missing file is a sentence', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', 's'], { typed: ['write'], home });
    const [file] = savesIn(home) as [string];
    const text = readFileSync(file, 'utf8');
    const broken = join(home, 'broken.json');
    writeFileSync(broken, text.slice(0, 300));
    const cut = await flotilla(['play', '--resume', broken], { home });
    expect([cut.code, cut.err]).toEqual([
      1,
      `flotilla: ${broken}: The file is cut off or damaged: it is not complete JSON.\n`,
    ]);
    writeFileSync(broken, text.replace('"choice": "write"', '"choice": "look"'));
    const edited = await flotilla(['replay', broken, '--verify'], { home });
    expect(edited.code).toBe(1);
    expect(edited.err).toContain('changed after it was saved');
    writeFileSync(broken, '{"hello":1}');
    expect((await flotilla(['replay', broken], { home })).err).toContain('not a Flotilla save file');
    const missing = await flotilla(['play', '--resume', 'night-watch-1941-03-17-0231'], { home });
    expect(missing.err).toContain('Did you mean "night-watch-1941-03-17-0230"?');
    const none = await flotilla(['play', '--resume']);
    expect(none.err).toContain('There is no saved game');
    expect(none.code).toBe(1);
    expect(existsSync(broken)).toBe(true);
  });
});
