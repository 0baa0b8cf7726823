/** `flotilla replay`: plays a record again. */
import { DENSITIES, logFor, optionText } from '@flotilla/table';
import { findSave, openRecord } from '../play/saves.ts';
import type { Command } from '../support/command.ts';
import { noWords } from '../support/command.ts';
import { OK, UsageError } from '../support/errors.ts';
import { usualReader } from '../support/exports.ts';
import { languageFrom, speechFor } from '../support/speech.ts';
import { blockLines } from '../terminal/blocks.ts';
import { logLines, rollNumbers, tidyLines } from '../terminal/log.ts';

/** Replays a record file. */
export const replay: Command = {
  name: 'replay',
  summary: 'Play a saved game again from its first answer and show its log; --verify only checks it.',
  usage: ['replay FILE [--verify] [--log story|normal|rolls]'],
  options: {
    verify: { kind: 'flag', help: 'Check the file, its seed, every answer and the final state, and say so.' },
    log: { kind: 'text', value: 'story|normal|rolls', help: 'How much is told (rolls).' },
    cards: { kind: 'flag', help: 'Show every roll as a card.' },
    json: { kind: 'flag', help: 'With --verify: print one JSON object.' },
    lang: { kind: 'text', value: 'en|fr|it|de', help: 'The language.' },
  },
  examples: ['replay game.json --verify', 'replay last --log story'],
  run: async (args, io) => {
    noWords(replay, args, 1);
    const [wanted] = args.words;
    if (wanted === undefined) throw new UsageError('Say which file: flotilla replay FILE');
    const file = findSave(io, wanted, null);
    const { game, record, session } = await openRecord(file);
    const speaker = await speechFor(game, languageFrom(args.text('lang'), io.env) ?? 'en');
    const outcome = session.table.over ? game.outcome(session.table.state.game) : null;
    if (args.flag('verify')) {
      const { answers, position, commitment, stateHash, practice } = record;
      const facts = {
        file,
        game: game.id,
        rulesVersion: game.version,
        answers: position,
        commitment,
        stateHash,
      };
      if (args.flag('json')) {
        io.out(
          `${JSON.stringify({ verified: true, ...facts, over: session.table.over, outcome, practice }, null, 2)}\n`,
        );
        return OK;
      }
      const undone = answers.length - position;
      io.out(
        `Verified: ${game.title} (rules ${game.version}), ${position} answers${undone > 0 ? `, ${undone} undone` : ''}` +
          `${session.table.over ? ', played to the end' : ''}${practice ? ', practice' : ''}.\n` +
          `seed commitment ${commitment}\nstate           ${stateHash}\n`,
      );
      return OK;
    }
    const density = DENSITIES.find((known) => known === (args.text('log') ?? 'rolls'));
    if (!density)
      throw new UsageError(`--log must be one of ${DENSITIES.join(', ')}, not "${args.text('log')}".`);
    const pen = { speaker, style: io.style, width: io.width() };
    const log = session.table.log ?? [];
    const reader = usualReader(session);
    const told =
      reader === 'all'
        ? log.filter((event) => DENSITIES.indexOf(event.density) <= DENSITIES.indexOf(density))
        : logFor(log, reader, density);
    const cards = args.flag('cards') ? ('full' as const) : ('line' as const);
    io.out(`${tidyLines(logLines(told, { density, cards, numberOf: rollNumbers(log) }, pen)).join('\n')}\n`);
    if (outcome) {
      io.out(
        `\n${speaker.say({ key: `ending.${outcome.ending}`, ...(outcome.args && { args: outcome.args }) })}\n`,
      );
      return OK;
    }
    const seat = reader === 'all' ? null : reader;
    io.out(`\n${blockLines(game.describe(session.table.view(seat)), pen).join('\n')}\n`);
    const [next] = session.ahead;
    const [asked] = session.decisions;
    if (!next || !asked) return OK;
    const option = asked.kind === 'pick' ? asked.options.find(({ id }) => id === next.choice) : undefined;
    const words = option ? speaker.say(optionText(asked.step, option)) : JSON.stringify(next.choice);
    io.out(`\nThe next answer, not played: seat ${next.seat + 1}, ${asked.step}: ${words}\n`);
    return OK;
  },
};
