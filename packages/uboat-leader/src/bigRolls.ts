/** The rolls that captains like to throw themselves, and what they hope for or fear. */
import type { BigRoll } from '@flotilla/companion';

const HIT = ['light', 'heavy', 'sunk'];

/** All of them. The course of an escort and the row of an event card are nobody's to throw. */
export const bigRolls: readonly BigRoll[] = [
  { purpose: 'contact', of: ['1', '2', '3'], tone: 'hope', about: 'whether' },
  { purpose: 'wolfpack', of: ['passed'], tone: 'hope', about: 'whether' },
  { purpose: 'detection', of: ['passed'], tone: 'fear', about: 'whether' },
  { purpose: 'silent', of: ['passed'], tone: 'hope', about: 'whether' },
  { purpose: 'duds', of: ['all'], tone: 'hope', about: 'whether' },
  { purpose: 'torpedo', of: HIT, tone: 'hope', about: 'howMuch' },
  { purpose: 'gun', of: HIT, tone: 'hope', about: 'howMuch' },
  { purpose: 'crashDive', of: ['passed'], tone: 'hope', about: 'whether' },
  { purpose: 'deepDive', of: ['passed'], tone: 'hope', about: 'whether' },
  { purpose: 'enemyAttack', of: ['stress1', 'stress3', 'sunk'], tone: 'fear', about: 'whether' },
  { purpose: 'raid', of: ['passed'], tone: 'hope', about: 'whether' },
];
