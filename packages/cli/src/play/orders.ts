/** The commands a player may type at any question. */
import { basename, join, resolve } from 'node:path';
import { companionOf } from '@flotilla/companion';
import type { Decision, FormChoice, Refusal } from '@flotilla/table';
import { text } from '@flotilla/table';
import type { Density } from '@flotilla/table/run';
import { DENSITIES, LANGUAGES, logFor } from '@flotilla/table/run';
import { Failed, sentenceOf } from '../support/errors.ts';
import { exportNames, exportText, writeExport } from '../support/exports.ts';
import { isSealed, textAt } from '../support/files.ts';
import type { Speaker } from '../support/speech.ts';
import { speechFor } from '../support/speech.ts';
import { blockLines } from '../terminal/blocks.ts';
import { helpLines, wrap } from '../terminal/layout.ts';
import type { Cards } from '../terminal/log.ts';
import { CARDS, logLines, rollNumbers, tidyLines } from '../terminal/log.ts';
import { refusedLines } from '../terminal/question.ts';
import { notAppliedLine, rollCard } from '../terminal/rollCard.ts';
import { advise, hint } from './advice.ts';
import { keepHabit } from './habits.ts';
import { autosave, isFree, saveCopy, saveGame } from './keeping.ts';
import { hides } from './saves.ts';
import type { Side } from './side.ts';
import { fail, forgetNews, logOf, nextDecision, penOf, print, step, tell, warn } from './side.ts';
import { doAsTold, endLesson } from './teaching.ts';

/** What an order came to: the same question, with its options again, another position, or the end. */
export type Obeyed = 'stay' | 'list' | 'moved' | 'quit';

/** Carries out a command; `filled` is a form as far as it is filled in. */
export async function obey(
  side: Side,
  name: string,
  rest: string,
  decision: Decision | null,
  filled: FormChoice | null = null,
): Promise<Obeyed> {
  const seat = decision?.seat ?? side.viewer;
  switch (name) {
    case 'quit':
      return 'quit';
    case 'list':
      return 'list';
    case 'undo':
      return undo(side);
    case 'redo':
      return redo(side);
    case 'practice':
      practice(side);
      return 'stay';
    case 'log':
      showLog(side, rest, seat);
      return 'stay';
    case 'status':
      print(side, ['', ...blockLines(side.game.describe(side.session.table.view(seat)), penOf(side))]);
      return 'stay';
    case 'odds':
      side.odds = !side.odds;
      tell(side, side.odds ? 'oddsOn' : 'oddsOff');
      return 'stay';
    case 'cards':
      side.cards = nextCards(side.cards, rest);
      tell(side, 'cardsNow', { cards: side.speaker.own(`cards.${side.cards}`) });
      return 'stay';
    case 'why':
      showWhy(side, seat);
      return 'stay';
    case 'not':
      if (decision?.kind === 'pick' && decision.refused.length > 0)
        print(side, refusedLines(decision, penOf(side)));
      else tell(side, 'noneGreyed');
      return 'stay';
    case 'rule':
      showRule(side, rest || (decision?.rule ?? ''));
      return 'stay';
    case 'hint':
      if (decision) hint(side, decision);
      return 'stay';
    case 'advise':
      if (decision) advise(side, decision, rest.trim().toLowerCase(), filled);
      return 'stay';
    case 'what':
      showSituation(side, seat, decision);
      return 'stay';
    case 'do':
      return doAsTold(side, decision) ? 'moved' : 'stay';
    case 'know':
      endLesson(side);
      return 'stay';
    case 'lang':
      await speak(side, rest);
      return 'stay';
    case 'save':
      save(side, rest);
      return 'stay';
    case 'export':
      writeOutAs(side, rest, seat);
      return 'stay';
    default:
      print(side, helpLines(side.speaker.own('help'), side.io.width()));
      return 'stay';
  }
}

/** What is going on, in three sentences, and what to weigh at the question that waits; of a game without them its status. */
function showSituation(side: Side, seat: number | null, decision: Decision | null): void {
  const { game, session, speaker, io } = side;
  const view = session.table.view(seat);
  const found = companionOf(game).situation?.(view, decision);
  if (!found) {
    print(side, ['', ...blockLines(game.describe(view), penOf(side))]);
    return;
  }
  const coach = decision ? speaker.nameOf(`coach.${decision.step}`, '') : '';
  const said = [found.where, found.stake, found.next].map((sentence) => speaker.say(sentence));
  print(side, ['', ...[...said, coach].filter(Boolean).flatMap((sentence) => wrap(sentence, io.width()))]);
}

const nextCards = (now: Cards, wanted: string): Cards =>
  CARDS.find((cards) => cards === wanted) ?? (CARDS[(CARDS.indexOf(now) + 1) % CARDS.length] as Cards);

const refuse = (side: Side, refusal: Refusal): void => warn(side, side.speaker.say(refusal.why));

/** Takes back a person's last answer and everything bots have answered since, all or nothing. */
function undo(side: Side): Obeyed {
  let steps = 0;
  for (;;) {
    const refusal = step(side, 'undo');
    if (refusal) {
      for (; steps > 0; steps--) step(side, 'redo');
      refuseUndo(side, refusal);
      return 'stay';
    }
    steps++;
    if (nextDecision(side)) break;
  }
  forgetNews(side);
  autosave(side);
  tell(side, 'undone');
  return 'moved';
}

/** Says why nothing is taken back: a solitaire game may be turned into practice, any other may not. */
function refuseUndo(side: Side, refusal: Refusal): void {
  const { answers, start } = side.session;
  const shared = start.seats.length > 1;
  const barred = typeof refusal.why !== 'string' && refusal.why.key === 'table.undo.barrier';
  if (shared && barred) warn(side, side.speaker.own('undoShared'));
  else refuse(side, refusal);
  if (!shared && answers.length > 0) tell(side, 'practiceHint');
}

function redo(side: Side): Obeyed {
  const { session } = side;
  const before = session.answers.length;
  try {
    const refusal = step(side, 'redo');
    if (refusal) {
      refuse(side, refusal);
      return 'stay';
    }
    while (session.ahead.length > 0 && !session.table.over && !nextDecision(side)) {
      if (step(side, 'redo')) break;
    }
  } catch (error) {
    tell(side, 'broken', { message: (error as Error).message });
    return 'stay';
  }
  if (session.answers.length === before) return 'stay';
  autosave(side);
  tell(side, 'redone');
  return 'moved';
}

function practice(side: Side): void {
  const refusal = side.session.allowPractice();
  if (refusal) refuse(side, refusal);
  else tell(side, 'practiceOn');
}

const LINES_SHOWN = 30;

/** `l` shows the end of the log, `l all` the whole, `l DENSITY` changes how much is told. */
function showLog(side: Side, rest: string, seat: number | null): void {
  const words = rest.split(/\s+/);
  const wanted = words.filter((word) => word !== 'all' && word !== 'cards').join(' ');
  const density = DENSITIES.find((known) => isDensity(known, wanted, side.speaker));
  if (density) setDensity(side, density);
  else if (wanted !== '') {
    const list = DENSITIES.map((known) => side.speaker.own(`density.${known}`)).join(', ');
    warn(side, side.speaker.own('noDensity', { typed: wanted, list }));
    return;
  }
  const log = logOf(side);
  const told = logFor(log, seat, side.density);
  if (told.length === 0) {
    tell(side, 'logEmpty');
    return;
  }
  const cards = words.includes('cards') ? 'full' : 'line';
  const lines = tidyLines(
    logLines(told, { density: side.density, cards, numberOf: rollNumbers(log) }, penOf(side)),
  );
  const from = words.includes('all') ? 0 : Math.max(0, lines.length - LINES_SHOWN);
  if (from > 0) tell(side, 'logMore', { count: from });
  print(side, lines.slice(from));
}

/** Whether a word is the beginning of a density's name, as it is called or as the options call it. */
const isDensity = (density: Density, word: string, speaker: Speaker): boolean =>
  word !== '' &&
  [density, speaker.own(`density.${density}`)].some((name) => bare(name).startsWith(bare(word)));

/** A word without capitals and accents. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

function setDensity(side: Side, density: Density): void {
  side.density = density;
  keepHabit(side.io, side.file, { density });
  tell(side, 'densityNow', { density: side.speaker.own(`density.${density}`) });
}

/** The rolls since the last question as cards, with what did not apply. */
function showWhy(side: Side, seat: number | null): void {
  const log = logOf(side);
  const rolls = logFor(log.slice(side.newsFrom), seat).filter((event) => event.roll);
  if (rolls.length === 0) {
    tell(side, 'noRolls');
    return;
  }
  const numberOf = rollNumbers(log);
  const pen = penOf(side);
  for (const event of rolls) {
    if (!event.roll) continue;
    const more = notAppliedLine(event.roll, pen);
    print(side, ['', ...rollCard(event.roll, numberOf(event), pen)]);
    if (more !== '') print(side, wrap(pen.style.dim(more), pen.width));
  }
}

/** The text of a rule case, by its number or its heading, or of the nearest case above it. */
function showRule(side: Side, rule: string): void {
  const { speaker } = side;
  const wanted = rule.trim();
  const cases = speaker.keys('rule.').map((key) => key.slice('rule.'.length));
  const headed = cases.find((known) => speaker.rule(known).toLowerCase() === wanted.toLowerCase());
  for (
    let part = headed ?? wanted;
    part !== '';
    part = part.includes('.') ? part.slice(0, part.lastIndexOf('.')) : ''
  ) {
    if (!cases.includes(part)) continue;
    const heading = side.io.style.strong(speaker.own('rule', { rule: speaker.rule(part) }));
    print(side, ['', heading, ...wrap(speaker.say({ key: `rule.${part}` }), side.io.width())]);
    return;
  }
  if (wanted !== '') tell(side, 'noRuleText', { rule: wanted });
  const list = cases.map(speaker.rule).join(', ');
  if (list !== '') print(side, wrap(speaker.own('rulesKnown', { list }), side.io.width(), '  '));
}

async function speak(side: Side, rest: string): Promise<void> {
  const language = LANGUAGES.find((known) => known === rest.trim().toLowerCase());
  if (!language) {
    tell(side, 'languages', { list: LANGUAGES.join(', ') });
    return;
  }
  side.speaker = await speechFor(side.game, language, side.session.start.seats);
  keepHabit(side.io, side.file, { language });
  tell(side, 'languageNow');
}

/** Saves the game, or a copy of it under another name. */
function save(side: Side, rest: string): void {
  try {
    if (rest === '' || resolve(rest) === resolve(side.file)) saveGame(side);
    else saveCopy(side, rest);
    const file = rest === '' ? side.file : rest;
    tell(side, isSealed(textAt(file)) ? 'savedSealed' : 'saved', { file });
  } catch (error) {
    fail(side, sentenceOf(error, side.speaker.say));
  }
}

/** Writes an export of the game into the current folder. */
function writeOutAs(side: Side, rest: string, seat: number | null): void {
  const [name = '', file] = rest.split(/\s+/);
  const names = exportNames(side.game);
  if (!names.includes(name)) {
    tell(side, 'noDocument', { typed: name, list: names.join(', ') });
    return;
  }
  const reader = hides(side.session) ? seat : 'all';
  const contents = exportText(side.session, name, side.speaker, reader);
  try {
    const path = file ?? exportFile(side, name, contents);
    if (file !== undefined && !isFree(side, file)) throw new Failed(text('cli.file.notMine', { path }));
    writeExport(side.session, name, path, contents);
    side.written.add(resolve(path));
    tell(side, 'exported', { file: path });
    if (name === 'json' && reader !== 'all') tell(side, 'exportedHidden');
  } catch (error) {
    fail(side, sentenceOf(error, side.speaker.say));
  }
}

/** The default file name of an export: that of the save, with the kind of export. */
function exportFile(side: Side, name: string, contents: string): string {
  const ending = /<html/i.test(contents) ? 'html' : ['json', 'ndjson'].includes(name) ? name : 'txt';
  const stem = basename(side.file, '.json');
  return join('.', ending === name ? `${stem}.${ending}` : `${stem}-${name}.${ending}`);
}
