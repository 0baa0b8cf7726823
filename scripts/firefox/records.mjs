/** Recorded games for other machines to play again: each game of the house in turn, played by its bots. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, loadGame } from '../../packages/lab/dist/index.js';
import { rngFrom, seedFrom, startOf } from '../../packages/table/dist/index.js';
import { botNamed, chosenBy, recordToText, Session } from '../../packages/table/dist/run.js';
import { recordOf } from '../../packages/table/dist/testkit/index.js';

/** Plays so many games and writes their records into a folder; gives the file, the name and the hash of each. */
export async function recordsOf(count, folder) {
  mkdirSync(folder, { recursive: true });
  const kept = [];
  for (let n = 0; n < count; n++) {
    const { id } = GAMES[n % GAMES.length];
    const game = await loadGame(id);
    const seats = Array.from({ length: game.seats.min }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      bot: (n + seat) % 2 && 'steady' in game.bots ? 'steady' : 'random',
    }));
    const record = recordOf(game, { options: startOf(game.optionFields), seats, seed: `firefox ${n}` });
    const file = join(folder, `${n}.json`);
    writeFileSync(file, recordToText(record));
    kept.push({ file, name: `${id} ${n}`, hash: record.stateHash });
  }
  return kept;
}

/** A campaign of U-Boat Leader that stands before a salvo, as a file. */
export async function contactRecord() {
  const game = await loadGame('uboat-leader');
  const options = { ...startOf(game.optionFields), campaign: 'happy-time', length: 'medium' };
  const session = new Session(game, { options, seats: [{ name: 'Anna', bot: null }], seed: 'contact' });
  const rng = rngFrom(seedFrom('contact'), 'bot');
  for (let [decision] = session.decisions; decision; [decision] = session.decisions) {
    if (decision.step === 'aim') {
      const file = join(tmpdir(), 'flotilla-contact.json');
      writeFileSync(file, recordToText(session.record()));
      return file;
    }
    session.choose(decision.seat, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
  }
  throw new Error('The campaign never came to a salvo.');
}
