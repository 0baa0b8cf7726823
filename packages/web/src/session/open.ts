/** Beginning, opening and bringing in games. */
import type { ClientHere, ReplayClient, SaveState } from '@flotilla/client';
import { Client, publicView, Replay, TableHere, throwDice } from '@flotilla/client';
import type { Presets } from '@flotilla/companion';
import { isLesson } from '@flotilla/companion';
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, FormChoice, GameShape } from '@flotilla/table';
import type { GameRecord, Result, SeatRecord } from '@flotilla/table/run';
import { Session as KernelSession, optionsAtTable, recordFromText, replay } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { SaveTrouble } from '@flotilla/ui/base/session.ts';
import { pace, settings } from '@flotilla/ui/base/settings.ts';
import type { Beginning } from '@flotilla/ui/base/shell.ts';
import { REFUSED } from '@flotilla/ui/base/shell.ts';
import { holding } from '@flotilla/ui/learn/holding.ts';
import { keepShown } from '@flotilla/ui/stage/seen.ts';
import { judging, loadVoice, sayOfTable } from '@flotilla/ui/text/voice.ts';
import { claim } from '../store/claim.ts';
import { newId, readGame, unkept, writeGame } from '../store/games.ts';
import type { Saved, Summary } from '../store/shelf.ts';
import type { HeadlineFacts as Listed } from './headline.ts';
import { headlineOf } from './headline.ts';
import type { Older } from './older.ts';
import { olderGame } from './older.ts';
import { workerThinker } from './thinker.ts';

/** Why a game cannot be opened. */
export type Fault =
  /** It is not on this device. */
  | { readonly kind: 'absent' }
  /** Whether it is there cannot be known: the browser does not answer. */
  | { readonly kind: 'silent' }
  /** There is no such game in this house. */
  | { readonly kind: 'unknownGame'; readonly game: string }
  /** It was played with other rules. */
  | Older
  /** The stored game or file cannot be replayed. */
  | {
      readonly kind: 'broken';
      readonly reason: string;
      readonly saved: Saved | null;
      /** Under which id a record that was not kept can be looked at. */
      readonly refused?: string;
    }
  /** Another tab plays it. */
  | { readonly kind: 'elsewhere'; readonly saved: Saved };

/** A game or the reason why not. */
export type Opened<S> = { readonly session: S } | { readonly fault: Fault };

const isKnown = (game: string): boolean => GAMES.some(({ id }) => id === game);

/** Why a game could not be read. */
const missing = (): Fault => ({ kind: unkept.peek() === 'silent' ? 'silent' : 'absent' });

/** The last imported game, already replayed, so that opening it next costs nothing. */
let broughtIn: { readonly id: string; readonly kernel: KernelSession<GameShape> } | null = null;

/** A game replayed in full: taken from its import, if that has just happened and the game has not moved on. */
function replayed(id: string, game: AnyGame, record: GameRecord): Result<KernelSession<GameShape>> {
  const known = broughtIn?.id === id ? broughtIn.kernel : null;
  if (known) broughtIn = null;
  return known?.answers.length === record.position && known.record().stateHash === record.stateHash
    ? { ok: true, value: known }
    : replay(game, record, ...judging(game));
}

/** The last writes of a session that was left, so that the next reader sees them. */
let leaving: Promise<unknown> = Promise.resolve();

/** Begins a game and puts it on the shelf; gives its id. */
export async function beginGame(
  game: AnyGame,
  options: FormChoice,
  seats: readonly SeatRecord[],
  seed: string,
  { opening, known = false }: Beginning = {},
): Promise<string> {
  const dice = settings.value.whoRolls === 'type' ? 'ask' : 'seed';
  const kernel = new KernelSession(game, {
    options: optionsAtTable(game, options, seats),
    seats,
    seed,
    dice,
  });
  if (known) kernel.allowPractice();
  if (opening) giveOpening(kernel, opening);
  const id = await saveNew(kernel);
  // What the last of these answers brought, such as a departure, nobody has seen yet.
  const answered = kernel.answers.length;
  if (seats.length === 1 && answered > 0) keepShown(id, 0, answered - 1, 0);
  return id;
}

/** Puts a game that has just begun on the shelf; gives its id. */
export async function saveNew(kernel: KernelSession<GameShape>): Promise<string> {
  const id = newId();
  await loadVoice(kernel.game as AnyGame, settings.value.language, kernel.start.seats);
  await writeGame(saveOf(id, kernel.record(), null, standingOf(kernel)));
  void globalThis.navigator?.storage?.persist?.().catch(() => false);
  return id;
}

/** Gives the answers that were given with the set-up already, as far as there are any. */
export function giveOpening(kernel: KernelSession<GameShape>, opening: Presets): void {
  for (let [asked] = kernel.decisions; asked; [asked] = kernel.decisions) {
    const choice = opening(asked);
    if (choice === null) return;
    const { seat, number } = asked;
    if (kernel.answer({ seat, decision: number, choice }).kind !== 'done') return;
  }
}

/** Opens a game to play it; `how` is `take` to take it away from another tab. */
export async function openGame(id: string, how: 'ask' | 'take' = 'ask'): Promise<Opened<ClientHere>> {
  await leaving;
  const saved = await readGame(id);
  if (!saved) return { fault: missing() };
  const { record } = saved;
  if (!isKnown(record.game)) return { fault: { kind: 'unknownGame', game: record.game } };
  const game = await loadGame(record.game);
  if (record.rulesVersion !== game.version) return { fault: await olderGame(game, record, saved) };
  let here: TableHere | null = null;
  const held = await claim(id, how, () => here?.stop('taken'));
  if (!held) return { fault: { kind: 'elsewhere', saved } };
  // Read again: the tab that held the game may have answered between our reading and our claim.
  const fresh = (await readGame(id)) ?? saved;
  await loadVoice(game, settings.value.language, fresh.record.seats);
  const kernel = replayed(id, game, fresh.record);
  if (!kernel.ok) {
    held.release();
    return { fault: { kind: 'broken', reason: kernel.error, saved: fresh } };
  }
  let summary = fresh.summary;

  async function keep(record: GameRecord, { outcome, view }: SaveState): Promise<SaveTrouble | null> {
    const next = saveOf(id, record, summary, { game, outcome, view });
    // Counted at once: a page about to go may write again before this write has ended.
    summary = next.summary;
    const written = await writeGame(next);
    if (written === 'conflict') return 'taken';
    return written === 'written' ? null : written;
  }

  here = new TableHere(id, kernel.value, {
    thinker: workerThinker(),
    keep,
    left: (written) => {
      leaving = written.finally(() => held.release());
    },
    // The dice of a lesson are laid out.
    realDice: () => settings.peek().whoRolls === 'type' && !isLesson(fresh.record),
    pace,
    throwDice,
  });
  const session = new Client(here);
  session.guard = (decision, choice) => holding.peek()?.(decision, choice) ?? null;
  session.trouble.value = unkept.peek();
  return { session };
}

/** The record that was brought in last and refused. */
let refused: Saved | null = null;

/** Opens a game to look at it again. */
export async function openReplay(id: string): Promise<Opened<ReplayClient>> {
  await leaving;
  const saved = id === REFUSED ? refused : await readGame(id);
  if (!saved) return { fault: missing() };
  return replayOf(id, saved.record, saved);
}

/** Opens a game to look at it again; of a record that does not lead where it says, as much as can be followed. */
export async function openAsFar(id: string): Promise<Opened<ReplayClient>> {
  const opened = await openReplay(id);
  const record =
    'fault' in opened && opened.fault.kind === 'broken' ? (opened.fault.saved?.record ?? null) : null;
  if (!record) return opened;
  const { follow } = await import('../proof/proof.ts');
  const game = await loadGame(record.game);
  const followed = follow(game, record);
  if (!followed || followed.decisions === 0) return opened;
  const whole = replay(game, followed.record, ...judging(game));
  if (!whole.ok) return opened;
  const session = new Client(new Replay(id, followed.record, whole.value));
  const { speak, word } = await import('@flotilla/ui/wall/text/index.ts');
  await speak(settings.value.language);
  tell(word(followed.whole ? 'verify.upToEnd' : 'verify.upTo', { n: followed.decisions + 1 }));
  return { session };
}

async function replayOf(id: string, record: GameRecord, saved: Saved): Promise<Opened<ReplayClient>> {
  if (!isKnown(record.game)) return { fault: { kind: 'unknownGame', game: record.game } };
  const game = await loadGame(record.game);
  if (record.rulesVersion !== game.version) return { fault: await olderGame(game, record, saved) };
  await loadVoice(game, settings.value.language, record.seats);
  const whole = replayed(id, game, record);
  if (!whole.ok) return { fault: { kind: 'broken', reason: whole.error, saved } };
  return { session: new Client(new Replay(id, record, whole.value)) };
}

/** Brings in a save file; gives the id of the game on the shelf. */
export async function bringIn(file: string): Promise<{ readonly id: string } | { readonly fault: Fault }> {
  const read = recordFromText(file, sayOfTable);
  if (!read.ok) return { fault: { kind: 'broken', reason: read.error, saved: null } };
  return bringInRecord(read.value);
}

/** Puts a record on the shelf after it was replayed whole. */
export async function bringInRecord(
  record: GameRecord,
): Promise<{ readonly id: string } | { readonly fault: Fault }> {
  if (!isKnown(record.game)) return { fault: { kind: 'unknownGame', game: record.game } };
  const game = await loadGame(record.game);
  if (record.rulesVersion !== game.version) return { fault: await olderGame(game, record, null) };
  await loadVoice(game, settings.value.language, record.seats);
  const kernel = replay(game, record, ...judging(game));
  if (!kernel.ok) {
    refused = { summary: summaryOf(REFUSED, record, null), record };
    return { fault: { kind: 'broken', reason: kernel.error, saved: null, refused: REFUSED } };
  }
  const id = newId();
  await writeGame(saveOf(id, record, null, standingOf(kernel.value)));
  broughtIn = { id, kernel: kernel.value };
  return { id };
}

/** Where a game of the kernel stands. */
export function standingOf(kernel: KernelSession<GameShape>): Listed {
  const game = kernel.game as AnyGame;
  const { table } = kernel;
  return { game, outcome: table.over ? game.outcome(table.state.game) : null, view: publicView(kernel) };
}

/** How a record is listed, but for where its game stands; `before` is how it was listed until now. */
function summaryOf(id: string, record: GameRecord, before: Summary | null): Summary {
  const now = Date.now();
  return {
    id,
    game: record.game,
    seats: record.seats,
    created: before?.created ?? now,
    updated: now,
    answers: record.position,
    over: false,
    practice: record.practice || record.variation !== undefined,
    ...(record.variation && { variation: true as const }),
    headline: null,
    revision: (before?.revision ?? 0) + 1,
  };
}

/** A record as it lies on the shelf; `before` is how its game was listed until now. */
export function saveOf(id: string, record: GameRecord, before: Summary | null, standing: Listed): Saved {
  const over = standing.outcome !== null;
  return { summary: { ...summaryOf(id, record, before), over, headline: headlineOf(standing) }, record };
}
