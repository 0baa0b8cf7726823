/** Reviews that were begun: kept beside the saves, so that the same command goes on with them. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeptReview } from '@flotilla/lab';
import type { GameRecord } from '@flotilla/table/run';
import { canonical, sha256 } from '@flotilla/table/run';
import { readText, writeText } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { savesFolder } from './saves.ts';

const fileOf = (env: Io['env'], record: GameRecord, seat: number): string =>
  join(
    dirname(savesFolder(env)),
    'reviews',
    `${sha256(canonical([record.commitment, record.stateHash, seat])).slice(0, 16)}.json`,
  );

/** What was kept of the review of a game; null where nothing was, or where it cannot be read. */
export function keptReview(env: Io['env'], record: GameRecord, seat: number): KeptReview | null {
  const file = fileOf(env, record, seat);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readText(file)) as KeptReview;
  } catch {
    return null;
  }
}

/** Keeps the review of a game. */
export const keepReview = (env: Io['env'], record: GameRecord, seat: number, kept: KeptReview): void =>
  writeText(fileOf(env, record, seat), `${JSON.stringify(kept)}\n`);
