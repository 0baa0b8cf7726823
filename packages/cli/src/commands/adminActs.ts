/** What an operator types, as an act of the operator's desk. */
import type { OperatorWish } from '@flotilla/server';
import type { Args } from '../support/command.ts';
import { UsageError } from '../support/errors.ts';

/** Where something stands: `seat TABLE.2`, `entrant EVENT.3`, and so on; people count seats from 1. */
type Place =
  | { readonly at: 'table' | 'event' | 'title' | 'organiser'; readonly id: string }
  | { readonly at: 'seat' | 'entrant' | 'line' | 'record'; readonly id: string; readonly number: number }
  | { readonly at: 'key' | 'address' | 'mail'; readonly text: string };

const NUMBERED = ['seat', 'entrant', 'line', 'record'] as const;
const NAMED = ['table', 'event', 'title', 'organiser'] as const;
const TYPED = ['key', 'address', 'mail'] as const;

const isOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

/** Reads a place that is one of the given kinds. */
function placeIn(
  [at = '', where = '']: readonly string[],
  allowed: readonly Place['at'][],
  after: string,
): Place {
  const must = `Say what: ${allowed.map((kind) => `${after} ${exampleOf(kind)}`).join(' | ')}.`;
  if (!isOf(allowed, at) || where === '') throw new UsageError(must);
  if (isOf(TYPED, at)) return { at, text: where };
  if (isOf(NAMED, at)) return { at, id: where };
  if (!isOf(NUMBERED, at)) throw new UsageError(must);
  const [, id = '', number = ''] = /^(.+)\.(\d{1,9})$/.exec(where) ?? [];
  if (id === '' || Number(number) < 1) throw new UsageError(must);
  return { at, id, number: Number(number) };
}

const EXAMPLES: Readonly<Record<Place['at'], string>> = {
  table: 'TABLE',
  event: 'EVENT',
  title: 'EVENT',
  organiser: 'EVENT',
  seat: 'TABLE.NUMBER',
  line: 'TABLE.NUMBER',
  entrant: 'EVENT.NUMBER',
  record: 'EVENT.NUMBER',
  key: 'KEY',
  address: 'ADDRESS',
  mail: 'ADDRESS',
};
const exampleOf = (kind: Place['at']): string => `${kind} ${EXAMPLES[kind]}`;

/** Somebody, by key, seat, entry or address. */
function whoIn(words: readonly string[], after: string): Extract<OperatorWish, { do: 'person' }>['who'] {
  const place = placeIn(words, ['key', 'seat', 'entrant', 'mail'], after);
  if (place.at === 'seat') return { table: place.id, seat: place.number - 1 };
  if (place.at === 'entrant') return { event: place.id, entrant: place.number };
  if (place.at === 'mail') return { target: place.text };
  return { key: 'text' in place ? place.text : '' };
}

function banIn(words: readonly string[]): Pick<Extract<OperatorWish, { do: 'ban' }>, 'device' | 'address'> {
  const place = placeIn(words, ['seat', 'entrant', 'organiser', 'key', 'address'], 'ban');
  if (place.at === 'address') return { address: place.text };
  if (place.at === 'seat') return { device: { table: place.id, seat: place.number - 1 } };
  if (place.at === 'entrant') return { device: { event: place.id, entrant: place.number } };
  if (place.at === 'organiser') return { device: { organiser: place.id } };
  return { device: { key: 'text' in place ? place.text : '' } };
}

function blankIn(words: readonly string[], why: string): OperatorWish {
  const place = placeIn(words, ['seat', 'entrant', 'title', 'line', 'record'], 'blank');
  if (place.at === 'title') return { do: 'blankTitle', event: place.id, why };
  if (!('number' in place)) throw new UsageError('Say what is to be blanked.');
  const { id, number } = place;
  if (place.at === 'seat') return { do: 'blankName', table: id, seat: number - 1, why };
  if (place.at === 'entrant') return { do: 'blankEntrant', event: id, entrant: number, why };
  if (place.at === 'line') return { do: 'blankLine', table: id, line: number, why };
  return { do: 'blankRecord', event: id, record: number, why };
}

function endIn(words: readonly string[], act: 'close' | 'delete', why: string): OperatorWish {
  const place = placeIn(words, ['table', 'event'], act);
  const id = 'id' in place ? place.id : '';
  if (place.at === 'table') return { do: act === 'close' ? 'closeTable' : 'deleteTable', table: id, why };
  return { do: act === 'close' ? 'closeEvent' : 'deleteEvent', event: id, why };
}

function numberIn([word = '']: readonly string[], what: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new UsageError(`Say the number of the ${what}.`);
  return Number(word);
}

const DAY = 24 * 60 * 60_000;

/** The act somebody has typed; a sentence when it is none. */
export function actIn(args: Args, now: Date): OperatorWish {
  const [act = '', ...rest] = args.words;
  const text = rest.join(' ').trim();
  const most = args.number('most');
  const listed = {
    ...(text !== '' && { text }),
    ...(args.text('state') !== undefined && { state: args.text('state') }),
    ...(most !== undefined && { most }),
  };
  const days = args.number('days');
  const until = days === undefined ? {} : { until: now.getTime() + days * DAY };
  const why = (): string => {
    const given = args.text('why')?.trim();
    if (!given) throw new UsageError('Say why, for the log: --why TEXT.');
    return given;
  };
  switch (act) {
    case 'tables':
    case 'events':
      return { do: act, ...listed };
    case 'names':
      if (text === '') throw new UsageError('Say part of a name: flotilla admin names TEXT.');
      return { do: 'names', text, ...(most !== undefined && { most }) };
    case 'show': {
      const place = placeIn(rest, ['table', 'event'], 'show');
      const id = 'id' in place ? place.id : '';
      return place.at === 'table' ? { do: 'table', table: id } : { do: 'event', event: id };
    }
    case 'close':
    case 'delete':
      return endIn(rest, act, why());
    case 'blank':
      return blankIn(rest, why());
    case 'ban':
      return { do: 'ban', ...banIn(rest), ...until, why: why() };
    case 'unban':
      return { do: 'unban', ban: numberIn(rest, 'ban'), why: why() };
    case 'bans':
    case 'invitations':
      return { do: act };
    case 'mode':
      if (text !== 'closed' && text !== 'open')
        throw new UsageError('Say which mode: flotilla admin mode closed | open.');
      return { do: 'mode', closed: text === 'closed', why: why() };
    case 'invite':
      if (text === '') throw new UsageError('Say for whom it is: flotilla admin invite NAME.');
      return { do: 'invite', name: text, uses: args.number('uses') ?? 1, ...until };
    case 'uninvite':
      return { do: 'uninvite', invitation: numberIn(rest, 'invitation'), why: why() };
    case 'person':
    case 'erase':
      return { do: act, who: whoIn(rest, act), why: why() };
    case 'reports':
      return { do: 'reports', all: args.flag('all'), ...(most !== undefined && { most }) };
    case 'report':
      return { do: 'report', report: numberIn(rest, 'report') };
    case 'settle':
      return { do: 'settle', report: numberIn(rest, 'report'), why: why() };
    case 'log':
      return { do: 'log', ...(most !== undefined && { most }) };
    default:
      throw new UsageError(`${act === '' ? 'Say what to do' : `There is no "${act}"`}: ${ACTS.join(', ')}.`);
  }
}

/** Everything an operator may type after `admin`. */
export const ACTS = [
  'tables',
  'events',
  'names',
  'show',
  'close',
  'delete',
  'blank',
  'ban',
  'unban',
  'bans',
  'mode',
  'invite',
  'uninvite',
  'invitations',
  'person',
  'erase',
  'reports',
  'report',
  'settle',
  'log',
  'key',
] as const;
