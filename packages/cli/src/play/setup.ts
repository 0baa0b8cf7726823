/** The set-up of a new game on one screen: options, seats, dice and seed. */
import type { AnyGame, Field, FormChoice } from '@flotilla/table';
import { checkForm } from '@flotilla/table';
import type { FieldValue, SeatRecord } from '@flotilla/table/run';
import {
  botNames,
  fieldText,
  forcedOptions,
  meaningful,
  normalised,
  optionsAtTable,
  refusalText,
} from '@flotilla/table/run';
import { sentenceOf } from '../support/errors.ts';
import { textMissing, textOrFile } from '../support/gameOptions.ts';
import type { Io, Lines } from '../support/io.ts';
import { usualBot } from '../support/seats.ts';
import type { Speaker } from '../support/speech.ts';
import { askField, namedValue } from '../terminal/form.ts';
import { padEnd, widthOf, wrap } from '../terminal/layout.ts';
import { findingList, findingNotes } from './findings.ts';
import { numbered, seatsFrom, seatsNamed } from './seating.ts';

/** Who throws: the program, the program at the player's word, or the player. */
export type DiceHand = (typeof DICE_HANDS)[number];

/** Every way to throw. */
export const DICE_HANDS = ['seed', 'click', 'ask'] as const;

/** What is agreed before the first step. */
export interface Setup {
  options: FormChoice;
  seats: readonly SeatRecord[];
  seed: string;
  dice: DiceHand;
}

/** Shows the set-up and what is already wrong with it, and lets the player change it; null when the player leaves. */
export async function askSetup(
  game: AnyGame,
  begin: Setup,
  io: Io,
  lines: Lines,
  speaker: Speaker,
  wrong: string | null = null,
): Promise<Setup | null> {
  const setup = { ...begin };
  const pen = { speaker, style: io.style, width: io.width() };
  let fault = wrong;
  for (;;) {
    const fields = meaningful(game, setup.options);
    show(game, setup, io, speaker);
    if (fault !== null) io.out(`${wrap(io.style.warn(fault), pen.width, '  ').join('\n')}\n`);
    const line = await lines.ask(speaker.own('setup.prompt'));
    if (line === null || /^(q|quit)$/i.test(line.trim())) return null;
    const typed = line.trim();
    if (typed === '') {
      fault = faultOf(game, setup, speaker);
      if (fault === null) return setup;
      continue;
    }
    fault = null;
    const place = Number(typed) - 1;
    const field = fields[place];
    if (field && field.id in forcedOptions(game, setup.seats)) {
      const how = namedValue(
        'options',
        field,
        optionsAtTable(game, setup.options, setup.seats)[field.id] ?? '',
        pen,
      );
      fault = speaker.own('setup.settled', { how });
    } else if (field) {
      const findings = findingList(game, field, speaker);
      if (findings.length > 0)
        io.out(`${findings.flatMap((line) => wrap(io.style.dim(line), pen.width, '  ')).join('\n')}\n`);
      const desk = { pen, print: (out: readonly string[]) => io.out(`${out.join('\n')}\n`), ask: lines.ask };
      const answer = await askField('options', field, setup.options[field.id] ?? '', desk, () => false);
      if (answer.kind === 'end') return null;
      if (answer.kind !== 'value') continue;
      try {
        setup.options = normalised(game, { ...setup.options, [field.id]: read(answer.value) });
        setup.seats = seatsThatFit(game, setup);
      } catch (error) {
        fault = sentenceOf(error, speaker.say);
      }
    } else if (place === fields.length) {
      const now = setup.seats.map((seat) => seat.name).join(',');
      const { min, max } = game.seats;
      const bots = botNames(game).join(', ');
      const seats = await lines.ask(speaker.own('setup.askSeats', { min, max, bots, now }));
      if (seats?.trim()) fault = takeSeats(game, setup, seats.trim(), speaker);
    } else if (place === fields.length + 1) {
      setup.dice = DICE_HANDS[(DICE_HANDS.indexOf(setup.dice) + 1) % DICE_HANDS.length] ?? 'seed';
    } else if (place === fields.length + 2) {
      const seed = await lines.ask(speaker.own('setup.askSeed', { now: setup.seed }));
      if (seed?.trim()) setup.seed = seed.trim();
    } else {
      fault = speaker.own('menu.unknown', { typed, most: fields.length + 3 });
    }
  }
}

/** Takes what was typed about the seats, a number or names; gives what is wrong with it. */
function takeSeats(game: AnyGame, setup: Setup, typed: string, speaker: Speaker): string | null {
  const { min, max } = game.seats;
  const count = Number(typed);
  if (Number.isNaN(count)) {
    setup.seats = seatsNamed(game, typed, speaker);
    return null;
  }
  if (!Number.isInteger(count) || count < min || count > max)
    return speaker.own('setup.wrongSeats', { min, max, seats: typed });
  setup.seats = seatsFrom(game, { seats: typed, people: undefined, bots: undefined }, min, speaker);
  return null;
}

/** The seats for changed options: bots come or go until the number fits the options; people stay. */
function seatsThatFit(game: AnyGame, { options, seats }: Setup): readonly SeatRecord[] {
  const fits = (count: number) => !game.checkOptions?.(options, count);
  if (fits(seats.length)) return seats;
  const people = seats.filter((seat) => seat.bot === null).length;
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) => count >= people);
  const [count] = counts.filter(fits).sort((a, b) => Math.abs(a - seats.length) - Math.abs(b - seats.length));
  if (count === undefined) return seats;
  const bot = usualBot(game);
  const added = Array.from({ length: Math.max(0, count - seats.length) }, () => ({ name: bot, bot }));
  const leaving = new Set(
    seats.filter((seat) => seat.bot !== null).slice(-Math.max(1, seats.length - count)),
  );
  return numbered(count < seats.length ? seats.filter((seat) => !leaving.has(seat)) : [...seats, ...added]);
}

const read = (value: FieldValue): FieldValue => (typeof value === 'string' ? textOrFile(value) : value);

function show(game: AnyGame, setup: Setup, io: Io, speaker: Speaker): void {
  const pen = { speaker, style: io.style, width: io.width() };
  const options = optionsAtTable(game, setup.options, setup.seats);
  const rows = [
    ...meaningful(game, setup.options).map((field) => [
      speaker.say(fieldText('options', field)),
      namedValue('options', field, options[field.id] ?? '', pen),
      [noteOf(field, options[field.id] ?? '', speaker), ...findingNotes(game, field, options, speaker)]
        .filter((note) => note !== '')
        .join(' '),
    ]),
    [speaker.own('setup.seats'), setup.seats.map((seat) => seatWords(seat, speaker)).join(', ')],
    [speaker.own('setup.dice'), speaker.own(`setup.dice.${setup.dice}`)],
    [speaker.own('setup.seed'), setup.seed],
  ];
  io.out(`\n${io.style.strong(speaker.own('setup.title', { title: game.title }))}\n`);
  const widest = Math.min(MOST_LABEL, Math.max(...rows.map(([label = '']) => widthOf(label))));
  for (const [i, [label = '', value = '', note = '']] of rows.entries()) {
    const number = io.style.strong(String(i + 1).padStart(3));
    const shown = wrap(value === '' ? '–' : value, Math.max(20, io.width() - widest - 7));
    const labels = wrap(label, widest);
    for (let line = 0; line < Math.max(labels.length, shown.length); line++) {
      const begin = `${line === 0 ? number : '   '}  ${padEnd(labels[line] ?? '', widest)}`;
      io.out(`${`${begin}  ${io.style.accent(shown[line] ?? '')}`.trimEnd()}\n`);
    }
    if (note !== '') io.out(`${wrap(`     ${io.style.dim(note)}`, io.width(), '     ').join('\n')}\n`);
  }
}

/** The note about the chosen option; most have none. */
function noteOf(field: Field, value: FieldValue, speaker: Speaker): string {
  if (field.kind !== 'choice') return '';
  const note = field.options.find((option) => option.id === value)?.note;
  return note === undefined ? '' : speaker.say(note);
}

/** Longer labels are wrapped. */
const MOST_LABEL = 30;

const seatWords = (seat: SeatRecord, speaker: Speaker): string =>
  seat.bot === null ? seat.name : speaker.own('seat.bot', { bot: seat.bot });

function faultOf(game: AnyGame, setup: Setup, speaker: Speaker): string | null {
  const { min, max } = game.seats;
  const { length } = setup.seats;
  if (length < min || length > max) return speaker.own('setup.wrongSeats', { min, max, seats: length });
  const missing = meaningful(game, setup.options).findIndex(
    ({ id }) => id === textMissing(game, setup.options)?.id,
  );
  if (missing >= 0) return speaker.own('setup.noText', { number: missing + 1 });
  const refusal =
    checkForm(game.optionFields, setup.options, '') ?? game.checkOptions?.(setup.options, length);
  if (!refusal) return null;
  return speaker.reason({ ...refusal, why: refusalText(refusal, 'options', game.optionFields) });
}

/** A seed that nobody knows beforehand. */
export function freshSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
