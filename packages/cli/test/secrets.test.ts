/** Hidden hands at one screen and in files: what is asked, what is written out, what a replay shows. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { navalBattles } from '@flotilla/naval-battles';
import { smugglers } from '@flotilla/smugglers';
import type { AnyGame, Choice, FormChoice, GameShape } from '@flotilla/table';
import { anyGame, rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer, SeatRecord } from '@flotilla/table/run';
import { optionsAtTable, optionsOf, recordFromText, recordToText, Session } from '@flotilla/table/run';
import { describe, expect, test } from 'vitest';
import { flotilla, freshFolder } from './desk.ts';

const CLEAR = '\x1b[2J';
const SEED = 'a seed nobody may read';
const flat = (text: string): string => text.replace(/\s+/g, ' ');

const person = (name: string): SeatRecord => ({ name, bot: null });
const bot = (name: string): SeatRecord => ({ name, bot: 'steady' });

type AnySession = Session<GameShape>;

/** A game played at random up to the point wanted. */
function played(game: AnyGame, seats: SeatRecord[], until: (session: AnySession) => boolean): AnySession {
  const rng = rngFrom(seedFrom('secrets'), 'test');
  const options = optionsAtTable(game, optionsOf(game) as FormChoice, seats);
  const session: AnySession = new Session(game, { options, seats, seed: SEED });
  while (!until(session)) {
    const [decision] = session.decisions;
    if (!decision) throw new Error('The game is over before it stands there.');
    session.choose(decision.seat, sampleChoice(decision, rng));
  }
  return session;
}

/** The same game one answer earlier, and that answer. */
function before(session: AnySession): { earlier: AnySession; last: Answer } {
  const earlier: AnySession = new Session(session.game, session.start);
  const last = session.answers.at(-1) as Answer;
  for (const answer of session.answers.slice(0, -1)) earlier.answer(answer);
  return { earlier, last };
}

/** A folder in which the game is saved as "game". */
function homeWith(session: AnySession): string {
  const home = freshFolder();
  mkdirSync(join(home, 'saves'));
  writeFileSync(join(home, 'saves', 'game.json'), recordToText(session.record()));
  return home;
}

const typedAs = (choice: Choice): string => (typeof choice === 'string' ? choice : JSON.stringify(choice));

const battles = anyGame(navalBattles);
const PEOPLE = [person('Anna'), person('Ben')];
const isOpen = ({ decisions }: AnySession): boolean => decisions.some(({ open }) => open !== undefined);

describe('two people at one screen', () => {
  const open = played(battles, PEOPLE, isOpen);
  const { earlier, last } = before(open);
  const names = ['Anna', 'Ben'];
  const [holder = '', rival = ''] = last.seat === 0 ? names : [...names].reverse();
  const play = (typed: string[]) =>
    flotilla(['play', '--resume', 'game'], {
      home: homeWith(earlier),
      live: true,
      env: { NO_COLOR: '1' },
      typed: ['', typedAs(last.choice), ...typed],
    });

  test('a played card lies open for both, and one press lets it pass to the one who goes on', async () => {
    const { out } = await play(['', 'q']);
    const [, lying = '', after = ''] = out.split('Everyone at the screen may see this').map(flat);
    expect(lying).toContain(`1 ${rival} answers`);
    expect(lying).toContain(`After that, ${holder}’s hand may be shown`);
    expect(after).toBe('');
    expect(out.split('it passes. A number').at(-1)).toContain('Your turn: what do you do?');
    expect(out.match(new RegExp(`Pass the device to ${holder}`, 'g'))).toHaveLength(1);
    expect(out).not.toContain(`Pass the device to ${rival}`);
  });

  test('whoever wants to answer takes the screen, which is wiped before and after', async () => {
    const { out } = await play(['1', '', 'pass', '', 'q']);
    const [public_ = '', own = '', back = ''] = out
      .slice(out.indexOf('Everyone at the screen may see this'))
      .split(`${CLEAR}\x1b[3J\x1b[H`);
    expect(flat(public_)).toContain('A number: that player takes the screen (q leaves): 1');
    expect(own).toContain(`Pass the device to ${rival}`);
    expect(back).toContain('Let it pass');
    expect(out.split(CLEAR).at(-3)).toContain(`Pass the device to ${holder}`);
  });

  test('nothing on the screen that lies open is one hand’s: the situation is told as everybody sees it', async () => {
    const { out } = await play(['s', 'l all', '7', 'dance', 'q']);
    const lying = out.slice(out.indexOf('Everyone at the screen may see this'));
    expect(lying).toContain('"7" is not understood');
    expect(lying).toContain('"dance" is not understood');
    expect(lying).not.toContain('Your hand');
    expect(out.slice(0, out.indexOf('Everyone at the screen may see this'))).toContain('\x1b[3J');
  });

  test('the attacked player gets the screen for the defences, whatever he holds', async () => {
    const defending = played(battles, PEOPLE, ({ decisions }) => decisions[0]?.step === 'defend');
    const { decisions } = defending;
    expect(decisions).toMatchObject([{ step: 'defend', hushed: undefined }]);
    const { out } = await flotilla(['play', '--resume', 'game'], {
      home: homeWith(defending),
      live: true,
      env: { NO_COLOR: '1' },
      typed: ['', 'q'],
    });
    expect(out).toContain(`Pass the device to ${names[decisions[0]?.seat ?? 0]}`);
  });
});

describe('who is asked where several people play', () => {
  test('is settled: another wish is refused with what is allowed', async () => {
    const { code, err } = await flotilla(['play', 'naval-battles', '--people', '2', '--windows', 'holders']);
    expect(code).not.toBe(0);
    expect(err).toContain('--windows holders does not go with 2 people');
    expect(err).toContain('always everyone');
  });

  test('is shown in the set-up as it will be, follows the seats, and cannot be changed', async () => {
    const setup = ['play', 'naval-battles', '--people', '2'];
    const { out } = await flotilla(setup, {
      live: true,
      env: { NO_COLOR: '1' },
      typed: ['7', '8', 'Anna,steady', 'q'],
    });
    const [first = '', refused = '', alone = ''] = out.split('New game').slice(1).map(flat);
    expect(first).toContain('Everybody who could hold one');
    expect(refused).toContain('This follows from who sits at the table: Everybody who could hold one');
    expect(alone).toContain('Only whoever has an answer');
  });

  test('is written into the record of the game that begins', async () => {
    const home = freshFolder();
    for (const people of ['1', '2'])
      await flotilla(['play', 'naval-battles', '--people', people, '--yes'], { home, typed: ['q'] });
    const { out } = await flotilla(['saves'], { home });
    const files = [...out.matchAll(/^naval-battles-\S+/gm)].map(([name]) =>
      join(home, 'saves', `${name}.json`),
    );
    const windows = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).options.windows);
    expect(windows.sort()).toEqual(['everyone', 'holders']);
  });
});

/** The first text in a file that its reader must not find there: the seed, or a hidden card. */
function secretIn(file: string, session: AnySession, reader: number | null): string | null {
  const game = session.game as AnyGame;
  const cards = game.secrets?.(session.table.state.game, reader) ?? [];
  expect(cards.length).toBeGreaterThan(10);
  const words = new Set(file.split(/[^\w-]+/));
  return file.includes(SEED) ? SEED : (cards.find((card) => words.has(card)) ?? null);
}

const GAMES = [
  ['naval-battles', battles],
  ['smugglers', anyGame(smugglers)],
] as const;

describe('what others answer in secret', () => {
  const people = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].map(person);
  const whisper = ({ decisions }: AnySession) =>
    decisions.length > 1 && decisions.every(({ hushed }) => hushed);
  const asked = played(battles, people, whisper);
  const { seat, number } = asked.decisions[0] as AnySession['decisions'][number];
  const reader = String(((seat + 1) % people.length) + 1);

  /** The same game after an answer of the first who is asked, or before it. */
  function twin(salt: string | null): AnySession {
    const copy: AnySession = new Session(asked.game, asked.start);
    for (const answer of asked.answers) copy.answer(answer);
    const decision = copy.table.decisionFor(seat);
    if (salt === null || !decision) return copy;
    const choice = sampleChoice(decision, rngFrom(seedFrom(salt), 'test'));
    expect(copy.answer({ seat, decision: number, choice }).kind).toBe('done');
    return copy;
  }
  const twins = [twin(null), twin('a'), twin('b'), twin('c'), twin('d')];

  test('shows in no export, no log, no replay and no check of a file', async () => {
    const whispered = twins.map(({ answers }) => JSON.stringify(answers.slice(asked.answers.length)));
    expect(new Set(whispered).size).toBeGreaterThan(2);
    const exports = ['txt', 'json', 'ndjson'].flatMap((as) => [
      ['export', 'game', '--as', as],
      ['export', 'game', '--as', as, '--seat', reader],
    ]);
    const shown = [
      ['replay', 'game'],
      ['replay', 'game', '--verify'],
      ['replay', 'game', '--verify', '--json'],
    ];
    for (const command of [...exports, ...shown]) {
      const said = await Promise.all(
        twins.map(async (session) => {
          const home = homeWith(session);
          const { out, err, code } = await flotilla(command, { home });
          expect(code, command.join(' ')).toBe(0);
          return `${out}${err}`.replaceAll(home, 'HOME');
        }),
      );
      expect(new Set(said).size, command.join(' ')).toBe(1);
    }
    const stepped = await Promise.all(
      twins.map((session) =>
        flotilla(['replay', 'game', '--step'], { home: homeWith(session), typed: ['n', 'n', 's', 'q'] }),
      ),
    );
    expect(new Set(stepped.map(({ out }) => out)).size).toBe(1);
  });
});

describe.each(GAMES)('a running game of %s written out', (_, game) => {
  const seats = [person('Anna'), bot('B'), person('Cleo')];
  const running = played(game, seats, ({ answers, table }) => answers.length >= 20 && !table.over);
  const alone = played(game, [person('Anna'), bot('B'), bot('C')], ({ answers }) => answers.length >= 20);

  test.each([
    [null, 'json', running],
    [0, 'json', running],
    [2, 'json', running],
    [null, 'ndjson', running],
    [0, 'ndjson', running],
    [null, 'txt', running],
    [2, 'txt', running],
    [0, 'json', alone],
    [0, 'ndjson', alone],
  ] as const)(
    'for seat %s as %s tells no seed, no hidden card and no answer of others',
    async (reader, as, session) => {
      const whose = reader === null ? [] : ['--seat', String(reader + 1)];
      const { code, out } = await flotilla(['export', 'game', '--as', as, ...whose], {
        home: homeWith(session),
      });
      expect(code).toBe(0);
      expect(out.length).toBeGreaterThan(40);
      expect(secretIn(out, session, reader)).toBeNull();
      const told = as === 'ndjson' ? out.trim().split('\n') : [];
      for (const line of told) expect([null, [reader]]).toContainEqual(JSON.parse(line).to);
      if (as !== 'json') return;
      const read = recordFromText(out);
      if (!read.ok) throw new Error(read.error);
      expect(read.value).toMatchObject({ seed: null, undone: [], dice: null });
      expect(read.value.answers).toEqual(session.answers.filter(({ seat }) => seat === reader));
    },
  );

  test('says that such a record cannot be played on, and resuming it says so too', async () => {
    const home = homeWith(running);
    const file = join(freshFolder(), 'out.json');
    const { err } = await flotilla(['export', 'game', '--as', 'json', '--out', file], { home });
    expect(err).toContain('the record holds no seed');
    const again = await flotilla(['play', '--resume', file], { home });
    expect(again.err).toContain('The file does not hold the seed');
  });

  test('never takes the place of the whole save', async () => {
    const home = homeWith(running);
    const save = join(home, 'saves', 'game.json');
    const whole = readFileSync(save, 'utf8');
    const { code, err } = await flotilla(['export', 'game', '--as', 'json', '--out', save], { home });
    expect(code).not.toBe(0);
    expect(err).toContain('is a saved game and stays as it is');
    expect(readFileSync(save, 'utf8')).toBe(whole);
  });

  test('lends nobody the eyes of a bot', async () => {
    const { code, err } = await flotilla(['export', 'game', '--as', 'ndjson', '--seat', '2'], {
      home: homeWith(running),
    });
    expect(code).not.toBe(0);
    expect(err).toContain('Seat 2 is played by a bot');
  });

  test('at the table: "export json" is for the eyes of who asks, "save FILE" is the whole game under a seal', async () => {
    const home = homeWith(alone);
    const folder = freshFolder();
    const [out, copy] = [join(folder, 'out.json'), join(folder, 'copy.json')];
    const { out: said } = await flotilla(['play', '--resume', 'game'], {
      home,
      typed: [`export json ${out}`, `save ${copy}`, 'q'],
    });
    const sealed = readFileSync(copy, 'utf8');
    for (const file of [readFileSync(out, 'utf8'), sealed]) expect(secretIn(file, alone, 0)).toBeNull();
    expect(flat(said)).toContain('the record holds no seed and no answers but your own');
    expect(flat(said)).toContain('Saved and sealed');
    const kept = recordFromText(readFileSync(join(home, 'saves', 'game.json'), 'utf8'));
    expect(recordFromText(sealed)).toEqual(kept);
    const again = await flotilla(['play', '--resume', copy], { home, typed: ['q'] });
    expect(again.code).toBe(0);
    expect(readFileSync(copy, 'utf8')).not.toContain(SEED);
  });

  test('in a replay: no answers of others, no hands, and no stop where somebody is asked secretly', async () => {
    for (const session of [running, alone]) {
      const reader = session === alone ? 0 : null;
      const home = homeWith(session);
      const whole = await flotilla(['replay', 'game'], { home });
      const stepped = await flotilla(['replay', 'game', '--step'], {
        home,
        typed: [...Array.from({ length: 30 }, () => 'n'), 's', 'q'],
      });
      for (const { out } of [whole, stepped]) {
        expect(secretIn(out, session, reader)).toBeNull();
        const answered = [...out.matchAll(/^▸ ([^:\n]+):/gm)].map(([, name]) => name);
        expect(answered.filter((name) => reader === null || name !== 'Anna')).toEqual([]);
      }
    }
  });
});

describe('a game without secrets', () => {
  test('is written out whole as ever', async () => {
    const home = freshFolder();
    await flotilla(['play', 'night-watch', '--seed', SEED, '--yes'], { home, typed: ['write', 'q'] });
    const { out, err } = await flotilla(['export', 'last', '--as', 'json'], { home });
    expect(JSON.parse(out)).toMatchObject({ seed: SEED, position: 1 });
    expect(err).toBe('');
  });
});
