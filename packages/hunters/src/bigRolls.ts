/** The rolls that captains like to throw themselves, and what they hope for or fear. */
import type { BigRoll } from '@flotilla/companion';

const FOUND = ['detected', 'pinned'];

/** All of them. */
export const bigRolls: readonly BigRoll[] = [
  { purpose: 'torpedo.hit', of: ['hit'], tone: 'hope', about: 'whether' },
  { purpose: 'gun.hit', of: ['hit'], tone: 'hope', about: 'whether' },
  { purpose: 'escort.approach', of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.arrival', of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.search', of: FOUND, tone: 'fear', about: 'whether' },
  { purpose: 'escort.charges', of: ['sunk'], tone: 'fear', about: 'howMuch' },
  { purpose: 'air.bombs', of: ['sunk'], tone: 'fear', about: 'howMuch' },
  { purpose: 'air.dive', of: ['dived'], tone: 'hope', about: 'whether' },
  { purpose: 'pressure', of: ['holds'], tone: 'hope', about: 'whether' },
  { purpose: 'scuttle', of: ['scuttled'], tone: 'hope', about: 'whether' },
  { purpose: 'rescue', of: ['rescued'], tone: 'hope', about: 'whether' },
  { purpose: 'promotion', of: ['promoted'], tone: 'hope', about: 'whether' },
];
