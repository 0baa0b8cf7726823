/** Careers nobody sailed, to compare with: as many in each type of boat as the reader has begun in it, times some. */
import type { CareerFacts } from '@flotilla/hunters';
import { hunters } from '@flotilla/hunters';
import type { Simulator } from '@flotilla/ui/wall/ownWall.ts';
import type { Life } from './sums.ts';
import { survivalOf } from './sums.ts';

/** Careers in all; few enough to be played while somebody reads the page. */
const CAREERS = 240;

/** A career as a life; one that goes on, or lived to the end, leaves the count without dying. */
export const lifeOf = ({ patrols, fate }: Pick<CareerFacts, 'patrols' | 'fate'>): Life => ({
  patrols,
  died: fate !== 'serving' && fate !== 'survived',
});

/** The share of simulated captains alive after each patrol, weighed by the boats in the list; null where nobody can say. */
export async function simulatedSurvival(
  reader: Pick<Simulator, 'simulate'>,
  boats: readonly string[],
): Promise<number[] | null> {
  const options = Array.from({ length: boats.length > 0 ? CAREERS : 0 }, (_, i) => ({
    boat: boats[i % boats.length] as string,
  }));
  const figures = await reader.simulate(hunters.id, 'survival', options);
  return (
    figures &&
    survivalOf(
      figures.map(({ numbers, tallies }) => ({
        patrols: numbers.patrols ?? 0,
        died: tallies.fate !== 'survived',
      })),
    )
  );
}
