/** Night Watch: a push-your-luck dice game for one to four lookouts, the smallest complete game on the table. */
import type { Bot, Language, Modifier, Turn } from '@flotilla/table';
import { defineChart, defineGame, rulebook, shownChance, text } from '@flotilla/table';

/** Everything the kernel needs to know about the game's types. */
export interface NightWatch {
  state: {
    /** Watches to stand, from the options. */
    watches: number;
    /** The watch being stood, from 1; one more than `watches` when all are stood. */
    watch: number;
    /** Whose turn it is. */
    seat: number;
    /** Sightings written into the log, by seat. */
    logged: number[];
    /** Sightings of this turn, lost in fog. */
    seen: number;
    /** Looks made this turn. */
    looks: number;
  };
  options: { watches: number };
  steps: { watch: null; look: null; carryOn: null };
  events: {
    watchBegins: { watch: number; seat: number };
    fog: { seat: number; lost: number };
    wrote: { seat: number; seen: number };
  };
  view: NightWatch['state'];
  language: Language;
}

/** 2 — what a look over the sea shows. */
export const lookChart = defineChart({
  id: 'look',
  rule: '2',
  dice: '2d6',
  columns: {
    all: [
      { to: 4, result: 0, label: 'fog' },
      { from: 5, to: 8, result: 1, label: 'one' },
      { from: 9, result: 2, label: 'two' },
    ],
  },
});

/** 2.1 — eyes get used to the dark from the third look on, and tire after the fifth. */
export const lookModifiers: readonly Modifier<NightWatch['state']>[] = [
  { why: 'darkAdapted', rule: '2.1', value: 1, when: (s) => s.looks >= 2 },
  { why: 'tired', rule: '2.1', value: -2, when: (s) => s.looks >= 5 },
];

const { step, roll, pick } = rulebook<NightWatch>();

/** 1 — every lookout in turn stands each watch. */
const watch = step('watch', (t) => {
  const s = t.state;
  s.looks = 0;
  t.at(s.watch, s.seat);
  t.say('watchBegins', '1', { watch: s.watch, seat: s.seat + 1 });
  t.next('look');
});

/** 2 — the lookout scans the sea; fog costs the sightings of this turn. */
const look = roll('look', {
  chart: lookChart,
  modifiers: lookModifiers,
  about: (s) => s,
  fell: (t, { outcome }) => {
    const s = t.state;
    s.looks++;
    if (outcome > 0) {
      s.seen += outcome;
      return t.next('carryOn');
    }
    t.say('fog', '2', { seat: s.seat + 1, lost: s.seen });
    relieve(t);
  },
});

/** 3 — look again, or write the sightings down and be relieved. */
const carryOn = pick('carryOn', {
  rule: '3',
  seat: (s) => s.seat,
  about: (s) => ({ seen: s.seen }),
  options: () => [{ id: 'look' }, { id: 'write' }],
  odds: (s, option) =>
    option.id === 'look' ? [shownChance(s, look, null, (seen) => seen === 0, { of: 'fog' })] : [],
  take: (t, option) => {
    const s = t.state;
    if (option.id === 'look') return t.next('look');
    s.logged[s.seat] = (s.logged[s.seat] as number) + s.seen;
    t.say('wrote', '3', { seat: s.seat + 1, seen: s.seen });
    relieve(t);
  },
});

/** 1.1 — the next lookout takes over; after the last one the next watch begins, until all are stood. */
function relieve(t: Turn<NightWatch>): void {
  const s = t.state;
  s.seen = 0;
  s.seat = (s.seat + 1) % t.seats;
  if (s.seat === 0) s.watch++;
  if (!isOver(s)) t.next('watch');
}

const isOver = (s: NightWatch['state']): boolean => s.watch > s.watches;

/** Writes the sightings down once the eyes are about to tire. */
const steady: Bot<NightWatch> = { choose: (view) => (view.looks < 5 ? 'look' : 'write') };

/** The game as the registry lists it. */
export const nightWatch = defineGame<NightWatch>({
  id: 'night-watch',
  version: '1.0.0',
  title: 'Night Watch',
  seats: { min: 1, max: 4 },
  optionFields: [{ id: 'watches', kind: 'count', min: 1, max: 12, start: 4 }],
  setup: (options, seats) => ({
    watches: options.watches,
    watch: 1,
    seat: 0,
    logged: new Array(seats).fill(0),
    seen: 0,
    looks: 0,
  }),
  first: 'watch',
  steps: { watch, look, carryOn },
  events: {
    watchBegins: { density: 'normal', heading: 2 },
    fog: { density: 'story' },
    wrote: { density: 'story' },
  },
  tell: {},
  view: (s) => ({
    watches: s.watches,
    watch: Math.min(s.watch, s.watches),
    seat: s.seat,
    logged: [...s.logged],
    seen: s.seen,
    looks: s.looks,
  }),
  describe: (view) => [
    { kind: 'heading', level: 1, text: text('watchOf', { watch: view.watch, watches: view.watches }) },
    {
      kind: 'table',
      caption: text('logBook'),
      head: [text('lookout'), text('sightings')],
      rows: view.logged.map((sightings, seat) => [seat + 1, sightings]),
    },
  ],
  status: (view) => [
    { label: text('watch'), value: view.watch },
    { label: text('seen'), value: view.seen },
  ],
  outcome: (s) =>
    isOver(s)
      ? { ending: 'relieved', winners: winners(s.logged), args: { most: Math.max(...s.logged) } }
      : null,
  figures: (s) => ({ numbers: { sightings: s.logged[0] as number }, tallies: {} }),
  bots: { steady },
  texts: {
    en: async () => (await import('./text/en.ts')).en,
    fr: async () => (await import('./text/fr.ts')).fr,
    it: async () => (await import('./text/it.ts')).it,
    de: async () => (await import('./text/de.ts')).de,
  },
});

function winners(logged: readonly number[]): number[] {
  const most = Math.max(...logged);
  return logged.flatMap((n, seat) => (n === most ? [seat] : []));
}
