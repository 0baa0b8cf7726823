/**
 * The addresses of the site, once. The router reads them; the build writes their first words into the page, which finds by them
 * the folder the site lies in.
 */
import { today } from './days.ts';

/** Where the reader is. */
export type SiteRoute =
  | { readonly at: 'home' }
  | { readonly at: 'games' }
  | { readonly at: 'wardroom' }
  | { readonly at: 'settings' }
  | { readonly at: 'about' }
  /** What is kept of people, and how they have it erased. */
  | { readonly at: 'privacy' }
  /** An invitation of the operator, whose key stands behind the hash. */
  | { readonly at: 'invited'; readonly key: string }
  /** What has no room among the places of a phone. */
  | { readonly at: 'more' }
  | { readonly at: 'lessons' }
  | { readonly at: 'new'; readonly game: string }
  /** The sea that is the same for everybody on a day, written as 1940-10-18. */
  | { readonly at: 'daily'; readonly day: string }
  | { readonly at: 'game'; readonly id: string }
  /** `position`: the place in it, from its beginning when none is given; null leaves it where it is, at first at its end. */
  | { readonly at: 'replay'; readonly id: string; readonly position: number | null }
  /** The review of a finished game: all of it, one of its questions (from 1), or what could have come of that; a seat from 0. */
  | {
      readonly at: 'review';
      readonly id: string;
      readonly seat: number | null;
      readonly question: number | null;
      readonly endings: boolean;
    }
  /** Moments of one's own games to be answered again: the next one, or one of a game by its question (from 1) and seat (from 0). */
  | {
      readonly at: 'exercises';
      readonly id: string | null;
      readonly question: number | null;
      readonly seat: number | null;
    }
  /** The attack of a day: a position of a game, the first that has any when none is named. */
  | { readonly at: 'attack'; readonly game: string; readonly day: string }
  | { readonly at: 'verify'; readonly id: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  /** The laboratory of a game; behind the hash the experiment. */
  | { readonly at: 'lab'; readonly game: string; readonly asked: string }
  /** A table on the server; behind the hash the key of a link that leads to a seat. */
  | { readonly at: 'table'; readonly id: string; readonly link: string }
  /** Ends the reminders of a table or an event; the key of the link stands behind the hash. */
  | { readonly at: 'quiet'; readonly of: string; readonly id: string; readonly key: string }
  /** Confirms an address; the key of the link in the letter stands behind the hash. */
  | { readonly at: 'mail'; readonly key: string }
  /** A lesson, begun or gone on with. */
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly at: 'open'; readonly game: string }
  | { readonly at: 'tables' }
  | { readonly at: 'events' }
  | { readonly at: 'newEvent' }
  /** An event; behind the hash the key of a personal link. */
  | { readonly at: 'event'; readonly id: string; readonly link: string }
  | { readonly at: 'import'; readonly data: string }
  | { readonly at: 'lost' };

/** What an address says besides its pattern. */
interface Given {
  /** The named parts of the path. */
  readonly part: Readonly<Record<string, string>>;
  /** What stands behind the hash: as it is, and decoded. */
  readonly hash: string;
  readonly note: string;
}

type Lead = (given: Given) => SiteRoute;

/** The places whose address says nothing besides. */
type PlainPlace =
  | 'home'
  | 'games'
  | 'wardroom'
  | 'lessons'
  | 'settings'
  | 'about'
  | 'privacy'
  | 'more'
  | 'tables'
  | 'events'
  | 'newEvent';

const to =
  (at: PlainPlace): Lead =>
  () => ({ at });

const lost: SiteRoute = { at: 'lost' };

/** Whether a word is a day of the calendar. */
const isDay = (word: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(word) && new Date(word).toJSON()?.slice(0, 10) === word;

/** A number counted from 1 in an address; null when it is none. */
const counted = (given: string | undefined): number | null =>
  /^[1-9]\d{0,6}$/.test(given ?? '') ? Number(given) : null;

const toReview =
  (endings: boolean): Lead =>
  ({ part, note }) => {
    const question = counted(part.question);
    if (part.question !== undefined && question === null) return lost;
    const seat = counted(note);
    return { at: 'review', id: part.id ?? '', seat: seat === null ? null : seat - 1, question, endings };
  };

const toExercise: Lead = ({ part, note }) => {
  const question = counted(part.question);
  const seat = counted(note);
  if (question === null) return lost;
  return { at: 'exercises', id: part.id ?? '', question, seat: seat === null ? null : seat - 1 };
};

/** Every address and where it leads; `:name` stands for any word. The first that fits counts. */
const ADDRESSES: Readonly<Record<string, Lead>> = {
  '': to('home'),
  'index.html': to('home'),
  games: to('games'),
  wardroom: to('wardroom'),
  settings: to('settings'),
  about: to('about'),
  privacy: to('privacy'),
  more: to('more'),
  tables: to('tables'),
  events: to('events'),
  'events/new': to('newEvent'),
  open: () => ({ at: 'open', game: '' }),
  'open/:game': ({ part }) => ({ at: 'open', game: part.game ?? '' }),
  'new/:game': ({ part }) => ({ at: 'new', game: part.game ?? '' }),
  daily: () => ({ at: 'daily', day: today() }),
  'daily/:day': ({ part }) => (isDay(part.day ?? '') ? { at: 'daily', day: part.day ?? '' } : lost),
  learn: to('lessons'),
  'learn/:game/:lesson': ({ part }) => ({ at: 'learn', game: part.game ?? '', lesson: part.lesson ?? '' }),
  'g/:id': ({ part }) => ({ at: 'game', id: part.id ?? '' }),
  'g/:id/replay': ({ part, note }) => ({
    at: 'replay',
    id: part.id ?? '',
    position: /^\d*$/.test(note) ? Number(note) : null,
  }),
  'g/:id/watch': ({ part }) => ({ at: 'replay', id: part.id ?? '', position: null }),
  'g/:id/review': toReview(false),
  'g/:id/review/:question': toReview(false),
  'g/:id/review/:question/endings': toReview(true),
  exercises: () => ({ at: 'exercises', id: null, question: null, seat: null }),
  'exercises/:id/:question': toExercise,
  attack: () => ({ at: 'attack', game: '', day: today() }),
  'attack/:game': ({ part }) => ({ at: 'attack', game: part.game ?? '', day: today() }),
  'attack/:game/:day': ({ part }) =>
    isDay(part.day ?? '') ? { at: 'attack', game: part.game ?? '', day: part.day ?? '' } : lost,
  'verify/:id': ({ part }) => ({ at: 'verify', id: part.id ?? '' }),
  rules: () => ({ at: 'rules', game: '', rule: '' }),
  'rules/:game': ({ part, note }) => ({ at: 'rules', game: part.game ?? '', rule: note }),
  'lab/:game': ({ part, hash }) => ({ at: 'lab', game: part.game ?? '', asked: hash }),
  't/:id': ({ part, hash }) => ({ at: 'table', id: part.id ?? '', link: hash }),
  't/:id/quiet': ({ part, hash }) => ({ at: 'quiet', of: 't', id: part.id ?? '', key: hash }),
  'e/:id': ({ part, hash }) => ({ at: 'event', id: part.id ?? '', link: hash }),
  'e/:id/quiet': ({ part, hash }) => ({ at: 'quiet', of: 'e', id: part.id ?? '', key: hash }),
  mail: ({ hash }) => ({ at: 'mail', key: hash }),
  invited: ({ hash }) => ({ at: 'invited', key: hash }),
  import: ({ hash }) => ({ at: 'import', data: hash }),
};

const PATTERNS = Object.entries(ADDRESSES).map(([pattern, lead]) => ({ words: pattern.split('/'), lead }));

/** The words with which addresses begin. */
export const FIRST_WORDS: readonly string[] = [
  ...new Set(PATTERNS.map(({ words: [first = ''] }) => first).filter((word) => /^\w+$/.test(word))),
];

/** The named parts of a path that fits a pattern; null when it does not. */
function partsIn(words: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (words.length !== path.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, word] of words.entries()) {
    const given = path[i] as string;
    if (word.startsWith(':') && given !== '') parts[word.slice(1)] = given;
    else if (word !== given) return null;
  }
  return parts;
}

/** Reads a path (below the site's folder) and the part behind the hash. */
export function routeOf(path: string, hash = '', search = ''): SiteRoute {
  if (search === '?lost') return lost;
  const given = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
  const key = hash.replace(/^#/, '');
  for (const { words, lead } of PATTERNS) {
    const part = partsIn(words, given);
    if (part) return lead({ part, hash: key, note: decoded(key) });
  }
  return lost;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
