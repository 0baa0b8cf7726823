/** The sea of a day: one patrol of The Hunters, and what came of it. */
import type { Leg } from '@flotilla/hunters';
import { seaOfDay, taleOf } from '@flotilla/hunters';
import type { OwnSea, SeaResult } from '@flotilla/ui/sea/ownSea.ts';

/** A finished patrol as the result of a day; one that is under way counts as it stands when it is called off. */
function resultOf(leg: Leg): SeaResult {
  const { boat, number, area, month, sunk, tons, fired, hits, hull, hullOf, ended } = leg;
  return {
    boat,
    number,
    area,
    month,
    ships: sunk.map(({ name, kind, tons: each }) => ({ name, kind, tons: each })),
    tons,
    fired,
    hits: hits.filter(({ good }) => good).length,
    expected: hits.reduce((sum, { chance }) => sum + chance, 0),
    hull,
    hullOf,
    end: ended === 'open' ? 'broke off' : ended,
  };
}

const sea: OwnSea = {
  seaOf(day) {
    const { options, seed } = seaOfDay(day);
    return { options: { ...options }, seed };
  },
  resultIn(log) {
    const leg = taleOf(log)?.legs[0];
    return leg && leg.ended !== 'open' ? resultOf(leg) : null;
  },
  resultSoFar(log) {
    const leg = taleOf(log)?.legs[0];
    return leg ? resultOf(leg) : null;
  },
};

export default sea;
