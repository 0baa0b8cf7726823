/** The attempt of a day: begun once, gone on with until midnight, and counted as it stands then. */
import type { Opening } from '@flotilla/companion';
import { loadGame } from '@flotilla/lab';
import type { AnyGame, GameShape } from '@flotilla/table';
import { Session as KernelSession, replay } from '@flotilla/table/run';
import type { View } from '../hunters/game.ts';
import { nameFor, usualOpening } from '../screens/starts/starts.ts';
import { beginGame, giveOpening } from '../session/open.ts';
import { settings } from '../settings.ts';
import { readGame } from '../store/games.ts';
import { loadVoice } from '../voice.ts';
import { today } from './days.ts';
import { isHonest, resultOf, seaResult } from './result.ts';
import { seas, setOut, writeDown } from './seas.ts';

/** The game whose sea it is. */
const GAME = 'hunters';

const seatsNow = (name: string) => [{ name, bot: null }];
const openingNow = (game: AnyGame, name: string): Opening =>
  usualOpening(game, { name, usual: true }) ?? (() => null);

/** The game with its words, and the boat of a day as she lies ready with her orders. */
export async function readyOn(day: string): Promise<{ readonly game: AnyGame; readonly view: View }> {
  const [game, { seaOfDay }] = await Promise.all([loadGame(GAME), import('@flotilla/hunters')]);
  await loadVoice(game, settings.peek().language);
  const { options, seed } = seaOfDay(day);
  const name = nameFor(game, settings.peek().name);
  const kernel = new KernelSession<GameShape>(game, { options: { ...options }, seats: seatsNow(name), seed });
  giveOpening(kernel, openingNow(game, name));
  return { game, view: kernel.table.view(0) as View };
}

/** Sets out on the sea of a day; today's first game is the attempt, every other one practice. Gives the game's id. */
export async function sail(day: string): Promise<string> {
  const [game, { seaOfDay }] = await Promise.all([loadGame(GAME), import('@flotilla/hunters')]);
  const { options, seed } = seaOfDay(day);
  const counts = day === today() && !seas.peek()[day];
  const name = nameFor(game, settings.peek().name);
  const id = await beginGame(game, { ...options }, seatsNow(name), seed, {
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
  const kernel = replay(await loadGame(GAME), saved.record);
  if (!kernel.ok) return 'gone';
  const log = kernel.value.table.log ?? [];
  const { taleOf } = await import('@flotilla/hunters');
  const leg = taleOf(log)?.legs[0];
  const result = seaResult(log) ?? (day < today() && leg ? resultOf(leg) : null);
  if (!result) return 'under way';
  writeDown(day, result);
  return 'done';
}
