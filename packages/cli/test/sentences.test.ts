import { describe, expect, test } from 'vitest';
import { flotilla } from './desk.ts';

describe('names of players', () => {
  test('are used at the table, with the navy once it is chosen', async () => {
    const { out } = await flotilla(['play', 'naval-battles', '--seats', 'Ada,Bob', '--seed', 'names'], {
      typed: ['usa', 'uk', 'q'],
    });
    expect(out).toMatch(/Ada: \d on the die\./);
    expect(out).toMatch(/Bob: \d on the die\./);
    expect(out).toContain('First player — Ada.');
    expect(out).toContain('▸ Bob, seat 2');
    expect(out).toContain('Ada (United States) 0 of 25 points sunk');
    expect(out).toContain('Bob (United Kingdom) 0 of 25 points sunk');
  });

  test('stand in the winner line with their navy', async () => {
    const { out } = await flotilla(
      ['play', 'naval-battles', '--bots', 'steady,steady', '--people', '0', '--points', '10', '--seed', 'w'],
      {},
    );
    expect(out).toMatch(/Winner: steady \d \(\w/);
  });
});

describe('the list of games', () => {
  test.each([
    ['en', 'published by Consim Press and GMT Games', 'Not affiliated; own the board game.'],
    [
      'fr',
      'édité par Consim Press et GMT Games',
      'Sans lien avec eux\u00a0; procurez-vous le jeu de plateau.',
    ],
    [
      'it',
      'pubblicato da Consim Press e GMT Games',
      'Senza legami con loro; procuratevi il gioco da tavolo.',
    ],
    [
      'de',
      'erschienen bei Consim Press und GMT Games',
      'Ohne Verbindung zu ihnen; besorgen Sie sich das Brettspiel.',
    ],
  ])('tells in the language %s who made the printed games', async (lang, publishers, courtesy) => {
    const { out } = await flotilla(['games', '--json'], { env: { LANG: lang } });
    const credits = JSON.parse(out).map((game: { credits: string }) => game.credits);
    expect(credits[0]).toContain(publishers);
    expect(credits[1]).toContain(courtesy);
    expect(credits.filter((words: string) => words.includes('⟦'))).toEqual([]);
    expect((await flotilla(['games', '--lang', lang])).out).toContain(credits[4]);
  });
});

describe('what does not fit the screen', () => {
  const widest = (out: string): number => Math.max(...out.split('\n').map((line) => line.length));

  test.each(['en', 'de', 'fr', 'it'])(
    'is wrapped in %s: refusals, faults, help and prompts',
    async (lang) => {
      const { out } = await flotilla(['play', 'hunters', '--seed', 's', '--lang', lang], {
        typed: ['u', '?', '"Otto"', '5000', 'x', 'u', 'redo', 'practice', 'q'],
      });
      expect(widest(out)).toBeLessThanOrEqual(80);
    },
  );

  test('the refusal to undo behind a roll is wrapped too', async () => {
    const { out } = await flotilla(['play', 'night-watch', '--seed', 's', '--seats', 'A'], {
      typed: ['write', 'undo', 'q'],
    });
    expect(out).toContain('Something has been rolled or revealed since; only a practice game can go back');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});

describe('a game that does not exist', () => {
  test('is named, with the games there are', async () => {
    const { code, err } = await flotilla(['play', 'nosuch']);
    expect(code).toBe(2);
    expect(err).toMatch(/^flotilla: There is no game "nosuch"\. There are: hunters, /);
    expect((await flotilla(['play', 'huntrs'])).err).toContain('Did you mean "hunters"?');
  });
});

describe('a question for a text', () => {
  const named = async (...typed: string[]) => {
    const { out } = await flotilla(['play', 'hunters', '--seed', 's'], { typed });
    return out;
  };

  test.each(['?', 'help'])('takes %s as a command', async (command) => {
    const out = await named(command, 'q');
    expect(out).toContain('take back / do again');
    expect(out).toContain('The game is saved.');
  });

  test('takes a command in quotes, and a name that only begins with a letter, as they are', async () => {
    expect(await named('"help"', '', '', '', '', '', '', 'q')).toContain('help takes command');
    expect(await named('S Kretschmer', '', '', '', '', '', '', 'q')).toContain('S Kretschmer takes command');
  });
});
