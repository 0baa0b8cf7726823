/** The rolls a captain likes to throw himself, with what is hoped for or feared. */
import type { BigRoll, Chart } from '@flotilla/table';
import { A1 } from './data/charts/aircraft.ts';
import { RESCUE, SCUTTLE } from './data/charts/damage.ts';
import { detectionChart, E3 } from './data/charts/escorts.ts';
import { U1 } from './data/charts/fire.ts';
import { PROMOTION } from './data/charts/port.ts';
import { PRESSURE } from './rules/pressure.ts';
import type { View } from './state.ts';

type AnyChart = Chart<unknown, string>;

const on = (chart: unknown) => (): readonly AnyChart[] => [chart as AnyChart];
const search = (view: object): readonly AnyChart[] => [
  detectionChart((view as View).rules) as unknown as AnyChart,
];
const pressure = (view: object): readonly AnyChart[] => [
  PRESSURE[(view as View).boat.hull] as unknown as AnyChart,
];

const FOUND = ['detected', 'pinned'];

/** All of them. */
export const bigRolls: readonly BigRoll[] = [
  { purpose: 'torpedo.hit', charts: on(U1), of: ['hit'], tone: 'hope', about: 'whether' },
  { purpose: 'gun.hit', charts: on(U1), of: ['hit'], tone: 'hope', about: 'whether' },
  { purpose: 'escort.approach', charts: search, of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.arrival', charts: search, of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.search', charts: search, of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.charges', charts: on(E3), of: ['sunk'], tone: 'fear', about: 'howMuch' },
  { purpose: 'air.bombs', charts: on(E3), of: ['sunk'], tone: 'fear', about: 'howMuch' },
  { purpose: 'air.dive', charts: on(A1), of: ['dived'], tone: 'hope', about: 'whether' },
  { purpose: 'pressure', charts: pressure, of: ['holds'], tone: 'hope', about: 'whether' },
  { purpose: 'scuttle', charts: on(SCUTTLE), of: ['scuttled'], tone: 'hope', about: 'whether' },
  { purpose: 'rescue', charts: on(RESCUE), of: ['rescued'], tone: 'hope', about: 'whether' },
  { purpose: 'promotion', charts: on(PROMOTION), of: ['promoted'], tone: 'hope', about: 'whether' },
];
