/** The nine navies, with the size of battle each can fight. */
import type { NavyCard } from './types.ts';

export const NAVIES: readonly NavyCard[] = [
  { id: 'usa', size: 'large', points: { min: 25, max: 50 } },
  { id: 'ussr', size: 'large', points: { min: 25, max: 50 } },
  { id: 'uk', size: 'large', points: { min: 25, max: 40 } },
  { id: 'france', size: 'medium', points: { min: 25, max: 25 } },
  { id: 'japan', size: 'medium', points: { min: 20, max: 25 } },
  { id: 'china', size: 'medium', points: { min: 20, max: 25 } },
  { id: 'taiwan', size: 'small', points: { min: 15, max: 20 } },
  { id: 'norway', size: 'small', points: { min: 15, max: 20 } },
  { id: 'argentina', size: 'small', points: { min: 15, max: 20 } },
];
