/** New Game: ships sound a channel in turn; another cast of the lead may find more water, or the ground. */
import type { Bot, Turn } from '@flotilla/table';
import { defineChart, defineGame, rulebook, shownChance, text } from '@flotilla/table';

/** The types of the game. */
export interface NewGame {
  state: {
    /** Rounds to play, from the options. */
    rounds: number;
    /** The round being played, from 1; one more than `rounds` when all are over. */
    round: number;
    /** Whose turn it is. */
    seat: number;
    /** Fathoms kept so far, by seat. */
    kept: number[];
    /** Fathoms sounded this turn, lost on the ground. */
    sounded: number;
  };
  options: { rounds: number };
  steps: { turn: null; cast: null; goOn: null };
  events: {
    turnBegins: { round: number; seat: number };
    aground: { seat: number; lost: number };
    kept: { seat: number; fathoms: number };
  };
  view: NewGame['state'];
}

/** 2 — what the lead finds. */
const leadChart = defineChart({
  id: 'lead',
  rule: '2',
  dice: 'd6',
  columns: {
    all: [
      { to: 1, result: 0, label: 'ground' },
      { from: 2, to: 4, result: 2, label: 'shallow' },
      { from: 5, result: 5, label: 'deep' },
    ],
  },
});

const { step, roll, pick } = rulebook<NewGame>();

/** 1 — every ship in turn sounds in each round. */
const turn = step('turn', (t) => {
  const s = t.state;
  t.at(s.round, s.seat);
  t.say('turnBegins', '1', { round: s.round, seat: s.seat + 1 });
  t.next('cast');
});

/** 2 — the lead is cast; the ground costs what this turn has sounded. */
const cast = roll('cast', {
  chart: leadChart,
  modifiers: [],
  about: (s) => s,
  fell: (t, { outcome }) => {
    const s = t.state;
    if (outcome > 0) {
      s.sounded += outcome;
      return t.next('goOn');
    }
    t.say('aground', '2', { seat: s.seat + 1, lost: s.sounded });
    passOn(t);
  },
});

/** 3 — cast again, or keep what was sounded. */
const goOn = pick('goOn', {
  rule: '3',
  seat: (s) => s.seat,
  about: (s) => ({ sounded: s.sounded }),
  options: () => [{ id: 'cast' }, { id: 'keep' }],
  odds: (s, option) =>
    option.id === 'cast' ? [shownChance(s, cast, null, (found) => found === 0, { of: 'ground' })] : [],
  take: (t, option) => {
    const s = t.state;
    if (option.id === 'cast') return t.next('cast');
    s.kept[s.seat] = (s.kept[s.seat] ?? 0) + s.sounded;
    t.say('kept', '3', { seat: s.seat + 1, fathoms: s.sounded });
    passOn(t);
  },
});

/** 1.1 — the next ship sounds; after the last one the next round begins, until all are over. */
function passOn(t: Turn<NewGame>): void {
  const s = t.state;
  s.sounded = 0;
  s.seat = (s.seat + 1) % t.seats;
  if (s.seat === 0) s.round++;
  if (!isOver(s)) t.next('turn');
}

const isOver = (s: NewGame['state']): boolean => s.round > s.rounds;

/** Keeps what is worth more than the next cast is likely to bring. */
const steady: Bot<NewGame> = { choose: (view) => (view.sounded < 14 ? 'cast' : 'keep') };

function winners(kept: readonly number[]): number[] {
  const most = Math.max(...kept);
  return kept.flatMap((fathoms, seat) => (fathoms === most ? [seat] : []));
}

/** The game as the registry finds it. */
export const newGame = defineGame<NewGame>({
  id: 'new-game',
  version: '1.0.0',
  title: 'New Game',
  seats: { min: 1, max: 4 },
  optionFields: [{ id: 'rounds', kind: 'count', min: 1, max: 12, start: 3 }],
  setup: ({ rounds }, seats) => ({ rounds, round: 1, seat: 0, kept: new Array(seats).fill(0), sounded: 0 }),
  first: 'turn',
  steps: { turn, cast, goOn },
  events: {
    turnBegins: { density: 'normal', heading: 2 },
    aground: { density: 'story' },
    kept: { density: 'story' },
  },
  tell: {},
  view: (s) => ({
    rounds: s.rounds,
    round: Math.min(s.round, s.rounds),
    seat: s.seat,
    kept: [...s.kept],
    sounded: s.sounded,
  }),
  describe: (view) => [
    { kind: 'heading', level: 1, text: text('roundOf', { round: view.round, rounds: view.rounds }) },
    {
      kind: 'table',
      caption: text('chart'),
      head: [text('ship'), text('fathoms')],
      rows: view.kept.map((fathoms, seat) => [seat + 1, fathoms]),
    },
  ],
  status: (view) => [
    { label: text('round'), value: view.round },
    { label: text('sounded'), value: view.sounded },
  ],
  outcome: (s) =>
    isOver(s) ? { ending: 'charted', winners: winners(s.kept), args: { most: Math.max(...s.kept) } } : null,
  figures: (s) => ({ numbers: { fathoms: s.kept[0] ?? 0 }, tallies: {} }),
  bots: { steady },
  texts: { en: async () => (await import('./text/en.ts')).en },
});
