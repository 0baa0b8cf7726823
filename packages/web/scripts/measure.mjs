/**
 * Prints the figures of the built site as JSON: bytes before a game, first load, time from an answer to the painted
 * screen, memory after many answers. Usage: node packages/web/scripts/measure.mjs [game] [answers]
 */
import { bundleSizes, measureInBrowser } from './measuring.mjs';

const [game = 'hunters', answers = '1000'] = process.argv.slice(2);
const figures = {
  bundle: bundleSizes(),
  game,
  ...(await measureInBrowser({ game, answers: Number(answers) })),
};
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
