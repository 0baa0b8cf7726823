/** Names for captains who have not given themselves one. */

const FIRST = [
  'Karl',
  'Heinrich',
  'Georg',
  'Johann',
  'Wilhelm',
  'Ernst',
  'Paul',
  'Walter',
  'Friedrich',
  'Rolf',
  'Hans',
  'Jürgen',
];
const LAST = [
  'Behrens',
  'Carstens',
  'Detlefsen',
  'Eggers',
  'Friedrichsen',
  'Harms',
  'Jessen',
  'Kröger',
  'Lorenzen',
  'Petersen',
  'Rickmers',
  'Thomsen',
  'Vogt',
  'Wiechmann',
];

/** A name, drawn by a number from 0 to 1. */
export function captainNameBy(lot: number): string {
  const place = Math.floor(Math.min(Math.max(lot, 0), 0.999999) * FIRST.length * LAST.length);
  return `${FIRST[place % FIRST.length]} ${LAST[Math.floor(place / FIRST.length)]}`;
}
