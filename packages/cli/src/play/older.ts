/** A saved game of other rules: how far it holds under today's, and what its player wants to do. */
import type { GameShape } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Moving } from '@flotilla/table/run';
import { howFar, underTheseRules } from '@flotilla/table/run';
import { Failed } from '../support/errors.ts';
import type { Io, Lines } from '../support/io.ts';
import type { Speaker } from '../support/speech.ts';
import { padStart, wrap } from '../terminal/layout.ts';
import type { AnySession, ReadRecord } from './saves.ts';

/** What a player may do with it. */
export type OlderWay = 'goOn' | 'anew' | 'leave';

/** A record of other rules, replayed as far as it goes. */
export interface OlderRecord extends ReadRecord {
  readonly file: string;
  readonly moving: Moving<GameShape>;
}

/** Replays a record of other rules. */
export const olderRecord = (file: string, read: ReadRecord): OlderRecord => ({
  ...read,
  file,
  moving: underTheseRules(read.game, read.record),
});

/** The game to go on with; null when nothing of it holds. */
const playable = ({ moving: { session, same, held } }: OlderRecord): AnySession | null =>
  same || held > 0 ? session : null;

/** Which rules it was played with, how far it holds, and what differs first. */
function sentencesOf({ record, game, moving }: OlderRecord, { say, reason }: Speaker): string[] {
  const versions = text('table.file.otherRules', { given: record.rulesVersion, known: game.version });
  const far = moving.session ? [say(howFar(moving))] : [];
  return [say(versions), ...far, ...(moving.difference ? [reason(moving.difference)] : [])];
}

/** What somebody at the terminal chooses; in a pipe, where nobody can be asked, a sentence says how to choose by option. */
export async function wayOn(older: OlderRecord, io: Io, lines: Lines, speaker: Speaker): Promise<OlderWay> {
  if (!io.live) throw told(older, speaker, playable(older) ? 'older.flags' : 'older.anewOnly');
  const { style } = io;
  const out = (line: string, indent: string): void =>
    io.out(`${wrap(line, io.width(), indent).join('\n')}\n`);
  io.out(`\n${style.strong(older.game.title)}\n`);
  for (const sentence of sentencesOf(older, speaker)) out(sentence, '');
  const ways: OlderWay[] = [...(playable(older) ? ['goOn' as const] : []), 'anew', 'leave'];
  const words = { goOn: goOnKey(older), anew: 'older.anew', leave: 'older.leave' };
  io.out('\n');
  for (const [i, way] of ways.entries())
    out(`${style.strong(padStart(String(i + 1), 3))}  ${speaker.own(words[way])}`, '     ');
  for (;;) {
    const line = await lines.ask(speaker.own('prompt'));
    if (line === null || /^(q|quit|exit)$/i.test(line.trim())) return 'leave';
    const way = ways[Number(line.trim()) - 1];
    if (way) return way;
    out(style.warn(speaker.own('menu.unknown', { typed: line.trim(), most: ways.length })), '  ');
  }
}

function goOnKey({ moving }: OlderRecord): string {
  if (moving.session?.table.over) return 'older.look';
  return moving.same ? 'older.goOn' : 'older.goOnBeside';
}

/** The game to go on with, or a sentence where nothing of it holds. */
export function goingOn(older: OlderRecord, speaker: Speaker): AnySession {
  const session = playable(older);
  if (session) return session;
  throw told(older, speaker, 'older.anewOnly');
}

const told = (older: OlderRecord, speaker: Speaker, key: string): Failed =>
  new Failed(`${older.file}: ${[...sentencesOf(older, speaker), speaker.own(key)].join(' ')}`);
