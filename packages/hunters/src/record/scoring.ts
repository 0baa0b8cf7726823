/** How captains are compared: on the same sea, each at a table of his own, or several at one (13.2 to 13.5). */
import type { Length, ScoreFigure, ScoreForm, ScorePlan, Scoring, SeatScore } from '@flotilla/companion';
import { countOf } from '@flotilla/companion';
import type { FormChoice } from '@flotilla/table';
import type { BoatType } from '../data/boats.ts';
import type { Options } from '../options.ts';
import { canWin } from '../rules/standings.ts';
import type { Captain, Hunters, State } from '../state.ts';
import { house } from './house.ts';
import { seaOfDay } from './sea.ts';
import type { Leg } from './tale.ts';
import { taleOf } from './tale.ts';

const SEASON = 12;

/** What is stored of an attempt, without a ship or a place. */
type Result = {
  tons: number;
  ships: number;
  /** The rules give none. */
  points: 0;
  patrols: number;
  /** Hull boxes filled, and how many the boat has. */
  hull: number;
  hullOf: number;
  /** Torpedoes fired, how many of them hit, and how many hits were to be expected. */
  fired: number;
  hits: number;
  expected: number;
  /** Boats lost; a captain has one. */
  lost: number;
  end: End;
  /** The number of the boat. */
  boat: number;
};

type End = 'home' | 'rescued' | 'lost' | 'survived' | 'broke off';

const captainOf = (s: State): Captain => s.captains[0] as Captain;

/** Whether a patrol belongs to the attempt. */
function counts(length: Length, { joined }: Captain): (leg: Leg, place: number) => boolean {
  if (length.kind === 'patrols') return (_, place) => place < countOf(length);
  return length.kind === 'season' ? ({ month }) => month - joined < SEASON : () => true;
}

function isOver(s: State, length: Length): boolean {
  const { fate, log, month, joined } = captainOf(s);
  if (fate !== 'serving') return true;
  if (length.kind === 'season') return month - joined >= SEASON;
  if (length.kind !== 'patrols') return false;
  const last = log[countOf(length) - 1];
  return last !== undefined && last.result !== 'open';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How an attempt ended: the fate of the last patrol, unless the captain saw the end of his career. */
function endOf({ fate }: Captain, last: Leg | undefined, isWhole: boolean): End {
  if (isWhole && fate === 'survived') return 'survived';
  return last === undefined || last.ended === 'open' ? 'broke off' : last.ended;
}

/** What decides between equal tonnage: a boat that came home, then fewer hull hits, then fewer torpedoes. */
const BY_TONS = ['tons', 'lost', 'hull', 'fired'] as const;

type Figure = Exclude<keyof Result, 'end'> | 'survived';

const FIGURES: Readonly<Record<Figure, ScoreFigure>> = {
  tons: { better: 'more', shown: 'score', unit: 't' },
  ships: { better: 'more', shown: 'column' },
  points: { better: 'more', shown: 'detail' },
  patrols: { better: 'more', shown: 'detail' },
  hull: { better: 'less', shown: 'column', outOf: 'hullOf' },
  hullOf: { better: null, shown: 'detail' },
  fired: { better: 'less', shown: 'detail' },
  hits: { better: 'more', shown: 'detail' },
  expected: { better: null, shown: 'detail' },
  lost: { better: 'less', shown: 'detail' },
  boat: { better: null, shown: 'detail' },
  survived: { better: 'more', shown: 'detail', of: ({ lost }) => (Number(lost) > 0 ? 0 : 1) },
};

/** What everybody may see of the captains at a table; tonnage counts dead or alive, but not of those who cannot win. */
function bySeat(s: State): readonly SeatScore<Figure>[] {
  return s.captains.map((captain) => {
    const pack = s.packs[captain.pack];
    return {
      seat: captain.seat,
      figures: { tons: captain.tons, ships: captain.sunk, patrols: captain.log.length },
      counts: canWin(s, captain),
      isDone: captain.fate !== 'serving',
      fate: captain.fate,
      team: pack ? pack.name || String(captain.pack + 1) : null,
    };
  });
}

/** The boats of the forms: the same for all (13.2.2, 13.2.3), or whichever each captain likes (13.4.1). */
const formOf = (mode: Options['mode'], seven: BoatType, nine: BoatType): ScoreForm => ({
  id: mode,
  variants: [
    { id: 'seven', options: { mode, boat: seven } },
    { id: 'nine', options: { mode, boat: nine } },
    { id: 'choose', options: { mode, boat: 'choose' } },
  ],
});

const planOf = (id: string, length: Length): ScorePlan => ({ id, length, options: { boat: 'VIIC' } });

/** How captains of The Hunters are compared. */
export const scoring: Scoring<Hunters, Figure> = {
  figures: FIGURES,
  orders: { tons: BY_TONS, survival: ['survived', 'patrols', ...BY_TONS], points: BY_TONS },
  duplicate: ['points'],
  lengths: [{ id: 'patrols', count: { min: 1, max: 24 } }, { id: 'season' }, { id: 'career' }],
  badEnds: ['lost', 'rescued'],
  plans: [
    planOf('patrol', { kind: 'patrols', patrols: 1 }),
    planOf('season', { kind: 'season' }),
    planOf('career', { kind: 'career' }),
  ],
  forms: [
    formOf('shortTonnage', 'VIIC', 'IXC'),
    formOf('longTonnage', 'VIIA', 'IXA'),
    formOf('shortSurvival', 'VIIC', 'IXC'),
    formOf('longSurvival', 'VIIA', 'IXA'),
    // 13.5.2
    { id: 'wolfpack', variants: [{ id: 'seven', options: { mode: 'wolfpack', boat: 'VIIC' } }] },
  ],
  house,
  bySeat,
  settled: { mode: 'solitaire', until: '1943-06', packs: 1 },
  isOver,
  progress: (s) => Math.max(1, captainOf(s).patrols),
  result(s, log, length) {
    const captain = captainOf(s);
    const legs = (taleOf(log)?.legs ?? []).filter(counts(length, captain));
    const last = legs.at(-1);
    const end = endOf(captain, last, length.kind === 'career');
    const hits = legs.flatMap((leg) => leg.hits);
    // Who is in port between two patrols has come home, but not sailed to the end.
    const isBroken = !isOver(s, length);
    const came: Result = {
      tons: sum(legs.map(({ tons }) => tons)),
      ships: sum(legs.map(({ sunk }) => sunk.length)),
      points: 0,
      patrols: legs.length,
      hull: last?.hull ?? 0,
      hullOf: last?.hullOf ?? 0,
      fired: sum(legs.map(({ fired }) => fired)),
      hits: hits.filter(({ good }) => good).length,
      expected: sum(hits.map(({ chance }) => chance)),
      lost: end === 'lost' ? 1 : 0,
      end: isBroken ? 'broke off' : end,
      boat: last?.number ?? captain.boat.number,
    };
    return { ...came };
  },
  day: (day) => ({
    options: seaOfDay(day).options as unknown as FormChoice,
    length: { kind: 'patrols', patrols: 1 },
  }),
};
