/** Beginning, opening and bringing in games. */
import { GAMES, loadGame } from '@flotilla/lab';
import type { AnyGame, FormChoice, GameRecord, GameShape, SeatRecord } from '@flotilla/table';
import { isLesson, Session as KernelSession, optionsAtTable, recordFromText, replay } from '@flotilla/table';
import { holding } from '../learn/holding.ts';
import { tell } from '../notes.ts';
import type { Opening } from '../screens.ts';
import { pace, settings } from '../settings.ts';
import { claim } from '../store/claim.ts';
import { newId, readGame, unkept, writeGame } from '../store/games.ts';
import type { Saved, Summary } from '../store/shelf.ts';
import { judging, loadVoice, sayOfTable } from '../voice.ts';
import { throwDice } from './dice.ts';
import type { Standing } from './headline.ts';
import { headlineOf } from './headline.ts';
import { LocalSession } from './local.ts';
import type { Older } from './older.ts';
import { olderGame } from './older.ts';
import { ReplaySession } from './replay.ts';
import { publicView } from './seen.ts';
import type { Trouble } from './session.ts';
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
  /** What is stored, or in the file, is not a game that can be replayed. */
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

/** The last writes of a session that was left, so that the next reader sees them. */
let leaving: Promise<unknown> = Promise.resolve();

/** What else is agreed when a game begins. */
export interface Beginning {
  /** What was answered with the set-up already. */
  readonly opening?: Opening | undefined;
  /** The dice are known from before: a solitaire game is practice then. */
  readonly known?: boolean;
}

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
  return layOnShelf(kernel);
}

/** Puts a game that has just begun on the shelf; gives its id. */
export async function layOnShelf(kernel: KernelSession<GameShape>): Promise<string> {
  const id = newId();
  await loadVoice(kernel.game as AnyGame, settings.value.language, kernel.start.seats);
  await writeGame(saveOf(id, kernel.record(), null, standingOf(kernel)));
  void globalThis.navigator?.storage?.persist?.().catch(() => false);
  return id;
}

/** Gives the answers that were given with the set-up already, as far as there are any. */
export function giveOpening(kernel: KernelSession<GameShape>, opening: Opening): void {
  for (let [asked] = kernel.decisions; asked; [asked] = kernel.decisions) {
    const choice = opening(asked);
    if (choice === null) return;
    const { seat, number } = asked;
    if (kernel.answer({ seat, decision: number, choice }).kind !== 'done') return;
  }
}

/** Opens a game to play it; `how` is `take` to take it away from another tab. */
export async function openGame(id: string, how: 'ask' | 'take' = 'ask'): Promise<Opened<LocalSession>> {
  await leaving;
  const saved = await readGame(id);
  if (!saved) return { fault: missing() };
  const { record } = saved;
  if (!isKnown(record.game)) return { fault: { kind: 'unknownGame', game: record.game } };
  const game = await loadGame(record.game);
  if (record.rulesVersion !== game.version) return { fault: await olderGame(game, record, saved) };
  let session: LocalSession | null = null;
  const held = await claim(id, how, () => session?.stop('taken'));
  if (!held) return { fault: { kind: 'elsewhere', saved } };
  // Read again: the tab that held the game may have answered between our reading and our claim.
  const fresh = (await readGame(id)) ?? saved;
  await loadVoice(game, settings.value.language, fresh.record.seats);
  const kernel = replay(game, fresh.record, ...judging(game));
  if (!kernel.ok) {
    held.release();
    return { fault: { kind: 'broken', reason: kernel.error, saved: fresh } };
  }
  let summary = fresh.summary;

  async function keep(record: GameRecord, playing: LocalSession): Promise<Trouble | null> {
    const outcome = playing.outcome.peek();
    const next = saveOf(id, record, summary, { game, outcome, view: playing.publicView() });
    // Counted at once: a page about to go may write again before this write has ended.
    summary = next.summary;
    const written = await writeGame(next);
    if (written === 'conflict') return 'taken';
    return written === 'written' ? null : written;
  }

  const opened = new LocalSession(id, kernel.value, {
    thinker: workerThinker(),
    keep,
    // The dice of a lesson are laid out.
    realDice: () => settings.peek().whoRolls === 'type' && !isLesson(fresh.record),
    holdsBack: (decision, choice) => holding.peek()?.(decision, choice) ?? null,
    pace,
    throwDice,
  });
  session = opened;
  opened.trouble.value = unkept.peek();
  const close = opened.close.bind(opened);
  opened.close = () => {
    leaving = opened.flush().finally(() => {
      close();
      held.release();
    });
  };
  return { session: opened };
}

/** The id of the record that was brought in last and refused: nothing keeps it, and yet it can be looked at until the page goes. */
export const REFUSED = 'refused-file';
let refused: Saved | null = null;

/** Opens a game to look at it again. */
export async function openReplay(id: string): Promise<Opened<ReplaySession>> {
  await leaving;
  const saved = id === REFUSED ? refused : await readGame(id);
  if (!saved) return { fault: missing() };
  return replayOf(id, saved.record, saved);
}

/** Opens a game to look at it again; of a record that does not lead where it says, as much as can be followed. */
export async function openAsFar(id: string): Promise<Opened<ReplaySession>> {
  const opened = await openReplay(id);
  const record =
    'fault' in opened && opened.fault.kind === 'broken' ? (opened.fault.saved?.record ?? null) : null;
  if (!record) return opened;
  const { follow } = await import('../record/proof.ts');
  const game = await loadGame(record.game);
  const followed = follow(game, record);
  if (!followed || followed.decisions === 0) return opened;
  const session = ReplaySession.open(id, game, followed.record, ...judging(game));
  if (typeof session === 'string') return opened;
  const { speak, word } = await import('../record/text/index.ts');
  await speak(settings.value.language);
  tell(word(followed.whole ? 'verify.upToEnd' : 'verify.upTo', { n: followed.decisions + 1 }));
  return { session };
}

async function replayOf(id: string, record: GameRecord, saved: Saved): Promise<Opened<ReplaySession>> {
  if (!isKnown(record.game)) return { fault: { kind: 'unknownGame', game: record.game } };
  const game = await loadGame(record.game);
  if (record.rulesVersion !== game.version) return { fault: await olderGame(game, record, saved) };
  await loadVoice(game, settings.value.language, record.seats);
  const opened = ReplaySession.open(id, game, record, ...judging(game));
  if (typeof opened === 'string') return { fault: { kind: 'broken', reason: opened, saved } };
  return { session: opened };
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
  return { id };
}

/** Where a game of the kernel stands. */
export function standingOf(kernel: KernelSession<GameShape>): Standing {
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
    practice: record.practice,
    headline: null,
    revision: (before?.revision ?? 0) + 1,
  };
}

/** A record as it lies on the shelf; `before` is how its game was listed until now. */
export function saveOf(id: string, record: GameRecord, before: Summary | null, standing: Standing): Saved {
  const over = standing.outcome !== null;
  return { summary: { ...summaryOf(id, record, before), over, headline: headlineOf(standing) }, record };
}
