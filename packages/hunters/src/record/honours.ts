/** Honours for things worth telling: what is counted in a career, and how much is required. */
import type { Honour } from '@flotilla/companion';
import type { Leg, Sunk, Tale } from './tale.ts';

const sumOf = (tale: Tale, count: (leg: Leg) => number): number =>
  tale.legs.reduce((sum, leg) => sum + count(leg), 0);

const mostOf = (tale: Tale, count: (leg: Leg) => number): number => Math.max(0, ...tale.legs.map(count));

const sunkIn = (tale: Tale, counts: (ship: Sunk) => boolean): number =>
  sumOf(tale, ({ sunk }) => sunk.filter(counts).length);

const isHome = ({ ended }: Leg): boolean => ended === 'home';

/** The longest run of torpedoes that hit and exploded. */
function longestRun(tale: Tale): number {
  let [best, row] = [0, 0];
  for (const { hits, runs } of tale.legs) {
    const duds = [...runs];
    for (const { good } of hits) {
      row = good && (duds.shift()?.good ?? true) ? row + 1 : 0;
      best = Math.max(best, row);
    }
  }
  return best;
}

/** The honours of a career. */
export const HONOURS: readonly Honour<Tale>[] = [
  { id: 'giantKiller', goal: 1, of: (tale) => sunkIn(tale, ({ kind }) => kind === 'capital') },
  {
    id: 'bigShip',
    goal: 20_000,
    of: (tale) => mostOf(tale, ({ sunk }) => Math.max(0, ...sunk.map(({ tons }) => tons))),
  },
  { id: 'tankerWar', goal: 5, of: (tale) => sunkIn(tale, ({ kind }) => kind === 'tanker') },
  { id: 'gunner', goal: 5, of: (tale) => sunkIn(tale, ({ by }) => by === 'gun') },
  { id: 'fullHouse', goal: 4, of: (tale) => mostOf(tale, ({ mostSunk }) => mostSunk) },
  { id: 'richPatrol', goal: 40_000, of: (tale) => mostOf(tale, ({ tons }) => tons) },
  { id: 'hundred', goal: 100_000, of: ({ tons }) => tons },
  { id: 'twoHundred', goal: 200_000, of: ({ tons }) => tons },
  { id: 'cross', goal: 1, of: ({ awards }) => awards },
  { id: 'oldHand', goal: 1, of: ({ fate }) => (fate === 'survived' ? 1 : 0) },
  { id: 'tenPatrols', goal: 10, of: (tale) => tale.legs.filter(isHome).length },
  {
    id: 'oneBoxLeft',
    goal: 1,
    of: (tale) => tale.legs.filter((leg) => isHome(leg) && leg.hullOf - leg.hull === 1).length,
  },
  {
    id: 'unseen',
    goal: 1,
    of: (tale) => tale.legs.filter((leg) => isHome(leg) && leg.found === 0 && leg.sunk.length > 1).length,
  },
  {
    id: 'depthCharged',
    goal: 5,
    of: (tale) => mostOf(tale, (leg) => (leg.ended === 'lost' ? 0 : leg.mostCharges)),
  },
  { id: 'deepDiver', goal: 10, of: (tale) => sumOf(tale, ({ dives }) => dives) },
  { id: 'nightOwl', goal: 10, of: (tale) => sumOf(tale, ({ nightAttacks }) => nightAttacks) },
  { id: 'sureShot', goal: 6, of: longestRun },
  {
    id: 'dudded',
    goal: 20,
    of: (tale) => sumOf(tale, ({ runs }) => runs.filter(({ good }) => !good).length),
  },
  { id: 'flak', goal: 1, of: (tale) => sumOf(tale, ({ aircraftDown }) => aircraftDown) },
  { id: 'mission', goal: 1, of: (tale) => sumOf(tale, ({ missions }) => missions) },
];
