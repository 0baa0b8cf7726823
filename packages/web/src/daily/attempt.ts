/** The attempt of a day: begun once, continued until midnight, and counted as it stands then. */
import type { Presets } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape } from '@flotilla/table';
import { Session as KernelSession, replay } from '@flotilla/table/run';
import { settings } from '@flotilla/ui/base/settings.ts';
import { seas, setOut, writeDown } from '@flotilla/ui/sea/seas.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { today } from '../days.ts';
import { beginGame, giveOpening } from '../session/open.ts';
import { nameFor, usualOpening } from '../starts/starts.ts';
import { readGame } from '../store/games.ts';
import { ownSea, SEA_GAME } from './own.ts';
import { isHonest } from './result.ts';

const seatsNow = (name: string) => [{ name, bot: null }];
const openingNow = (game: AnyGame, name: string): Presets =>
  usualOpening(game, { name, usual: true }) ?? (() => null);

/** The game with its words, and the boat of a day as she lies ready with her orders. */
export async function readyOn(day: string): Promise<{ readonly game: AnyGame; readonly view: object }> {
  const game = await loadGame(SEA_GAME);
  await loadVoice(game, settings.peek().language);
  const { options, seed } = ownSea.seaOf(day);
  const name = nameFor(game, settings.peek().name);
  const kernel = new KernelSession<GameShape>(game, { options, seats: seatsNow(name), seed });
  giveOpening(kernel, openingNow(game, name));
  return { game, view: kernel.table.view(0) };
}

/** Sets out on the sea of a day; today's first game is the attempt, every other one practice. Gives the game's id. */
export async function sail(day: string): Promise<string> {
  const game = await loadGame(SEA_GAME);
  const { options, seed } = ownSea.seaOf(day);
  const counts = day === today() && !seas.peek()[day];
  const name = nameFor(game, settings.peek().name);
  const id = await beginGame(game, options, seatsNow(name), seed, {
    opening: openingNow(game, name),
    known: !counts,
  });
  if (counts) setOut(day, id);
  return id;
}

/** How the attempt of a day stands. */
export type Stand = 'none' | 'under way' | 'gone' | 'spoilt' | 'done';

/** Looks how the attempt of a day stands; one whose day is over is written down as it is. */
export async function lookUp(day: string): Promise<Stand> {
  const attempt = seas.peek()[day];
  if (!attempt) return 'none';
  if (attempt.result) return 'done';
  if (attempt.online) return 'under way';
  const saved = await readGame(attempt.game);
  if (!saved) return 'gone';
  if (!isHonest(saved.record)) return 'spoilt';
  const kernel = replay(await loadGame(SEA_GAME), saved.record);
  if (!kernel.ok) return 'gone';
  const log = kernel.value.table.log ?? [];
  const result = ownSea.resultIn(log) ?? (day < today() ? ownSea.resultSoFar(log) : null);
  if (!result) return 'under way';
  writeDown(day, result);
  return 'done';
}
