/** `flotilla games`: what can be played. */
import { companionOf } from '@flotilla/companion';
import { GAMES } from '@flotilla/lab';
import { text } from '@flotilla/table';
import { botNames } from '@flotilla/table/run';
import type { Command } from '../support/command.ts';
import { languageIn, noWords } from '../support/command.ts';
import { OK } from '../support/errors.ts';
import { speechFor } from '../support/speech.ts';
import { wrap } from '../terminal/layout.ts';

/** Lists the games. */
export const games: Command = {
  name: 'games',
  summary: 'List the games, their seats, bots and options.',
  usage: ['games [--json]'],
  options: {
    json: { kind: 'flag', help: 'Print one JSON list.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  examples: ['games', 'play hunters --help'],
  run: async (args, io) => {
    noWords(games, args);
    const language = languageIn(args, io);
    const listed = await Promise.all(
      GAMES.map(async ({ load }) => {
        const game = await load();
        const speaker = await speechFor(game, language);
        return { game, credits: speaker.say(text('credits')) };
      }),
    );
    if (args.flag('json')) {
      const list = listed.map(({ game, credits }) => ({
        id: game.id,
        title: game.title,
        version: game.version,
        credits,
        seats: game.seats,
        bots: botNames(game),
        options: game.optionFields.map((field) => field.id),
        documents: Object.keys(companionOf(game).documents ?? {}),
      }));
      io.out(`${JSON.stringify(list, null, 2)}\n`);
      return OK;
    }
    const { strong, dim } = io.style;
    for (const { game, credits } of listed) {
      const { min, max } = game.seats;
      const seats = min === max ? `${min} ${min === 1 ? 'seat' : 'seats'}` : `${min} to ${max} seats`;
      io.out(`${strong(game.id)}  ${game.title} (rules ${game.version}), ${seats}\n`);
      io.out(`${wrap(`    bots: ${botNames(game).join(', ')}`, io.width(), '      ').join('\n')}\n`);
      const options = game.optionFields.map((field) => field.id).join(', ') || 'none';
      io.out(`${wrap(`    options: ${options}`, io.width(), '      ').join('\n')}\n`);
      io.out(`${wrap(`    ${credits}`, io.width(), '    ').map(dim).join('\n')}\n`);
    }
    return OK;
  },
};
