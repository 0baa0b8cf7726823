/** A session at the table: question after question until the game is over or the player leaves. */
import { companionOf } from '@flotilla/companion';
import type { Choice, Decision } from '@flotilla/table';
import type { Answered } from '@flotilla/table/run';
import { endingText } from '@flotilla/table/run';
import { FAILED, OK } from '../support/errors.ts';
import { blockLines } from '../terminal/blocks.ts';
import { wrap } from '../terminal/layout.ts';
import { clearScreen } from '../terminal/screen.ts';
import { askDecision, askDice } from './ask.ts';
import { BotFailed, letBotsAnswer } from './bots.ts';
import { commandIn } from './input.ts';
import { autosave, keptSomewhere } from './keeping.ts';
import type { Lying } from './openCard.ts';
import { askOpen, lyingOpen } from './openCard.ts';
import { obey } from './orders.ts';
import { replaceBot, strangers } from './replacing.ts';
import { saveName } from './saves.ts';
import type { Side } from './side.ts';
import {
  fail,
  give,
  logOf,
  nextDecision,
  penOf,
  peopleOf,
  print,
  seatAt,
  seatWords,
  tell,
  tellNews,
  tellSoFar,
  warn,
} from './side.ts';
import { holdsBack, teach } from './teaching.ts';

/** Plays on until the end or until the player leaves; returns the exit code. */
export async function playOn(side: Side): Promise<number> {
  for (const stranger of strangers(side)) if (!(await replaceBot(side, stranger))) return FAILED;
  for (;;) {
    try {
      const answered = await letBotsAnswer(side);
      if (answered.kind === 'dice') {
        if ((await throwForBot(side, answered)) === 'quit') return leave(side);
        continue;
      }
    } catch (error) {
      autosave(side);
      if (error instanceof BotFailed && (await replaceBot(side, error))) continue;
      if (!(error instanceof BotFailed))
        fail(side, side.speaker.own('broken', { message: (error as Error).message }));
      await leave(side);
      return FAILED;
    }
    autosave(side);
    const decision = nextDecision(side);
    if (!decision) {
      if ((await endOfGame(side)) === 'moved') continue;
      return side.unsaved === null ? OK : FAILED;
    }
    const lying = lyingOpen(side);
    if ((await (lying ? settleOpen(side, lying) : ask(side, decision.seat))) === 'quit') return leave(side);
  }
}

/** Hands the screen to a person and asks what there is to ask. */
async function ask(side: Side, seat: number): Promise<'on' | 'quit'> {
  if (!(await handOver(side, seat))) return 'quit';
  await tellNews(side, seat);
  const decision = side.session.table.decisionFor(seat);
  if (!decision) {
    tell(side, 'open.nothing');
    return (await side.lines.ask(side.speaker.own('open.goOn'))) === null ? 'quit' : 'on';
  }
  teach(side, decision);
  const asked = await askDecision(side, decision);
  if (asked.kind === 'quit') return 'quit';
  if (asked.kind !== 'choice' || holdsBack(side, decision, asked.choice)) return 'on';
  return answer(side, decision, asked.choice);
}

/** Shows an open question to everybody: a player who wants to answer gets the screen; otherwise all people pass. */
async function settleOpen(side: Side, lying: Lying): Promise<'on' | 'quit'> {
  const came = await askOpen(side, lying);
  if (came === 'quit') return 'quit';
  if (came === 'moved') return 'on';
  if (came !== 'pass') return ask(side, came);
  const people = peopleOf(side);
  for (const decision of side.session.decisions.filter(({ seat }) => people.includes(seat)))
    if ((await answer(side, decision, lying.open.pass)) === 'quit') return 'quit';
  return 'on';
}

/** Gives an answer, with real dice if they are needed; a refusal is shown and the question asked again. */
async function answer(side: Side, decision: Decision, choice: Choice): Promise<'on' | 'quit'> {
  try {
    const chosen = give(side, decision, choice);
    const answered = await throwDice(side, decision.seat, chosen, decision);
    if (answered === 'quit') return 'quit';
    if (answered === 'back') tell(side, 'throwLeft');
    else if (answered.kind === 'refused')
      warn(side, side.speaker.own('notAllowed', { why: side.speaker.reason(answered.refusal) }));
  } catch (error) {
    fail(side, side.speaker.own('broken', { message: (error as Error).message }));
    if (side.io.env.FLOTILLA_DEBUG) side.io.err(`${(error as Error).stack}\n`);
    if (!side.io.live) return 'quit';
  }
  return 'on';
}

/** Somebody at the table throws the real dice that a bot's answer waits for. */
async function throwForBot(side: Side, waiting: Answered): Promise<'on' | 'quit'> {
  const seat = side.viewer ?? peopleOf(side)[0] ?? 0;
  autosave(side);
  await tellNews(side, seat);
  return (await throwDice(side, seat, waiting, null)) === 'quit' ? 'quit' : 'on';
}

/** Asks for the real dice an answer waits for, and tells what each throw brought. */
async function throwDice(
  side: Side,
  seat: number,
  waiting: Answered,
  decision: Decision | null,
): Promise<Answered | 'back' | 'quit'> {
  const from = logOf(side).length;
  let told = 0;
  let answered = waiting;
  while (answered.kind === 'dice') {
    const { wanted } = answered;
    tellSoFar(side, seat, wanted.since, told);
    told = wanted.since.length;
    const thrown = await askDice(side, wanted, decision);
    if (thrown === 'back' || thrown === 'quit') return thrown;
    answered = side.host.typeDice(wanted.purpose, thrown);
  }
  if (answered.kind === 'done' && told > 0) {
    side.shown[seat] = from + told;
    side.answeredFrom = from;
  }
  return answered;
}

/** Hands the screen to another person; what one may know is wiped before the other looks. */
async function handOver(side: Side, seat: number): Promise<boolean> {
  const before = side.viewer;
  side.viewer = seat;
  if (before === seat || peopleOf(side).length < 2) return true;
  if (!side.io.live || !hasSecrets(side)) {
    const turn = side.speaker.own('turn', { name: seatWords(side, seat), seat: seat + 1 });
    print(side, ['', ...wrap(side.io.style.strong(`▸ ${turn}`), side.io.width(), '  ')]);
    return true;
  }
  const { name } = seatAt(side, seat);
  clearScreen(side.io);
  print(side, [
    '',
    '',
    ...wrap(
      `    ${side.io.style.strong(side.speaker.own('pass', { name, seat: seat + 1 }))}`,
      side.io.width(),
      '    ',
    ),
    '',
  ]);
  for (;;) {
    const line = await side.lines.ask(`    ${side.speaker.own('passEnter', { name })} `);
    if (line === null || commandIn(line)?.name === 'quit') return false;
    if (line.trim() === '') break;
  }
  clearScreen(side.io);
  return true;
}

/** Whether the previous person must not see what the next one sees. */
const hasSecrets = ({ game, session }: Side): boolean =>
  Boolean(game.swapSecrets ?? game.secrets) ||
  session.decisions.length > 1 ||
  session.table.state.held.length > 0;

/** Saves and leaves the game; what one player may know does not stay on a shared screen. */
async function leave(side: Side): Promise<number> {
  if (peopleOf(side).length > 1 && hasSecrets(side)) clearScreen(side.io);
  if (!(await keptSomewhere(side))) return FAILED;
  tell(side, 'savedQuit', { file: saveName(side.io, side.file) });
  return OK;
}

/** Tells how it ended; at a terminal the player may still look around. */
async function endOfGame(side: Side): Promise<'moved' | 'left'> {
  const { game, session, speaker, io } = side;
  const people = peopleOf(side);
  const seat = side.viewer ?? people[0] ?? null;
  await tellNews(side, seat);
  const outcome = game.outcome(session.table.state.game);
  const pen = penOf(side);
  print(side, ['', ...blockLines(game.describe(session.table.view(seat)), pen)]);
  print(side, ['', io.style.strong(speaker.own('over'))]);
  if (outcome) {
    print(side, wrap(speaker.say(endingText(outcome)), pen.width));
    const names = outcome.winners.map((winner) => seatWords(side, winner)).join(', ');
    if (names !== '' && session.start.seats.length > 1) tell(side, 'won', { names });
  }
  const documents = Object.keys(companionOf(game).documents ?? {});
  if (await keptSomewhere(side)) tell(side, 'saved', { file: side.file });
  if (documents.length > 0) tell(side, 'documents', { list: documents.join(', ') });
  return io.live ? lookAround(side) : 'left';
}

async function lookAround(side: Side): Promise<'moved' | 'left'> {
  for (;;) {
    const line = await side.lines.ask(side.speaker.own('overPrompt'));
    if (line === null || line.trim() === '') return 'left';
    const command = commandIn(line);
    if (!command) {
      warn(side, side.speaker.own('overUnknown', { typed: line.trim() }));
      continue;
    }
    const obeyed = await obey(side, command.name, command.rest, null);
    if (obeyed === 'quit') return 'left';
    if (obeyed === 'moved') return 'moved';
  }
}
