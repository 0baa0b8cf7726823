/** The two ways on from a game of other rules: continue it, or begin again. */
import type { AnyGame } from '@flotilla/table';
import type { GameRecord, SeatRecord } from '@flotilla/table/run';
import { botNames, droppedNames, optionsOver } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { newSeed } from '@flotilla/ui/base/seed.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { judging, say } from '@flotilla/ui/text/voice.ts';
import { claim } from '../store/claim.ts';
import { newId, writeGame } from '../store/games.ts';
import type { Saved } from '../store/shelf.ts';
import { layReady } from './draft.ts';
import type { HeadlineFacts } from './headline.ts';
import type { Older } from './older.ts';
import { beginGame, saveOf, standingOf } from './open.ts';

/**
 * Goes on under today's rules; gives the id of the game to open, or null when nothing holds. A game that stands where it
 * stood goes on in its place; any other begins beside the old one, which stays as it is.
 */
export async function goOn({ saved, moving }: Older): Promise<string | null> {
  const { session, same } = moving;
  if (!session) return null;
  const standing = standingOf(session);
  if (saved && same) return goOnInPlace(saved, session.record(), standing);
  const id = newId();
  await writeGame(saveOf(id, session.record(), null, standing));
  return id;
}

/** A tab that still plays by the old rules has to let go; if it has written since, nothing is written over that. */
async function goOnInPlace({ summary }: Saved, record: GameRecord, standing: HeadlineFacts): Promise<string> {
  const held = await claim(summary.id, 'take', () => {});
  try {
    await writeGame(saveOf(summary.id, record, summary, standing));
    return summary.id;
  } finally {
    held?.release();
  }
}

/** Begins the game again if its options still fit together, otherwise fills them into the form; returns the path. */
export async function beginAnew({ game, record }: Older): Promise<string> {
  const { options, dropped, refusal } = optionsOver(game, record.options, record.seats.length);
  const seats = record.seats.map((seat) => seatNow(game, seat));
  const seed = record.seed ?? newSeed();
  const lost =
    dropped.length > 0 ? [ui('new.dropped', { list: say(game, droppedNames(game, dropped)) })] : [];
  if (refusal) {
    const [, reason] = judging(game);
    layReady({ game: game.id, options, seats, seed, why: [...lost, reason(refusal)] });
    return `/new/${game.id}`;
  }
  const id = await beginGame(game, options, seats, seed);
  if (lost[0] !== undefined) tell(lost[0]);
  return `/g/${id}`;
}

/** Whoever sat there sits there again; a bot the game no longer has gives way to the usual one. */
function seatNow(game: AnyGame, { name, bot }: SeatRecord): SeatRecord {
  if (bot === null || botNames(game).includes(bot)) return { name, bot };
  return { name, bot: Object.hasOwn(game.bots, 'steady') ? 'steady' : 'random' };
}
