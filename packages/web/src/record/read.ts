/** Reads the facts of a game out of its record: it is played again from its first answer. Runs in a worker, or in slices. */
import type { Tale, Throw } from '@flotilla/hunters';
import { loadGame } from '@flotilla/lab';
import type { GameRecord, LogEvent } from '@flotilla/table';
import { countsOf, replay } from '@flotilla/table';
import type { CareerFacts, Counts, GameFacts, Throws } from './facts.ts';

type Told = Pick<GameFacts, 'told' | 'counts'>;
type Reader = (state: object, log: readonly LogEvent[], seat: number) => Promise<Told>;

const NOTHING: Told = { told: null, counts: {} };

const thrown = (throws: readonly Throw[]): Throws =>
  throws.map(({ good, chance }) => [good ? 1 : 0, Math.round(chance * 1000)]);

/** The facts of a career. */
export function careerFacts(tale: Tale): CareerFacts {
  const { name, boat, number, tons, ships, awards, fate, level, month, lastMonth, legs } = tale;
  const best = legs.reduce((a, leg) => (leg.tons > a.tons ? leg : a), { tons: 0, month });
  const sunk = legs.flatMap((leg) => leg.sunk);
  const largest = sunk.reduce((a, ship) => (ship.tons > a.tons ? ship : a), { name: '', tons: 0 });
  return {
    kind: 'career',
    name,
    boat,
    number,
    tons,
    ships,
    patrols: legs.length,
    awards,
    fate,
    level,
    from: month,
    to: lastMonth,
    best: { tons: best.tons, month: best.month },
    largest: { name: largest.name, tons: largest.tons },
    hits: thrown(legs.flatMap(({ hits }) => hits)),
    runs: thrown(legs.flatMap(({ runs }) => runs)),
  };
}

const READERS: Readonly<Record<string, Reader>> = {
  hunters: async (_, log, seat) => {
    const { taleOf, HONOURS } = await import('@flotilla/hunters');
    const tale = taleOf(log, seat);
    return tale ? { told: careerFacts(tale), counts: countsOf(HONOURS, tale) } : NOTHING;
  },
  'uboat-leader': async (state, log) => {
    const { campaignTale, CAMPAIGN_HONOURS } = await import('@flotilla/uboat-leader');
    const tale = campaignTale(state as Parameters<typeof campaignTale>[0], log);
    const { campaign, evaluation, vp, ships, tons, boats, lost } = tale;
    return {
      told: { kind: 'campaign', campaign, evaluation, vp, ships, tons, boats, lost },
      counts: countsOf(CAMPAIGN_HONOURS, tale),
    };
  },
  'naval-battles': async (state, log, seat) => {
    const { battleTale, BATTLE_HONOURS } = await import('@flotilla/naval-battles');
    const tale = battleTale(state as Parameters<typeof battleTale>[0], log, seat);
    const { navy, won, points, against, seats } = tale;
    return {
      told: { kind: 'battle', navy, won, points, against, seats },
      // What is under way shows nobody's hand, but it has earned nothing yet either.
      counts: won === null ? ({} as Counts) : countsOf(BATTLE_HONOURS, tale),
    };
  },
};

/** The seat whose record it is: the first person's. */
const seatOf = ({ seats }: GameRecord): number =>
  Math.max(
    0,
    seats.findIndex(({ bot }) => bot === null),
  );

/** What there is to tell of a record; nothing when today's rules cannot play it. */
export async function toldOf(record: GameRecord): Promise<Told> {
  const reader = READERS[record.game];
  if (!reader) return NOTHING;
  const kernel = replay(await loadGame(record.game), record);
  if (!kernel.ok) return NOTHING;
  const { table } = kernel.value;
  const seat = seatOf(record);
  const { told, counts } = await reader(table.state.game, table.log ?? [], seat);
  // A captain without a name has that of whoever plays.
  if (told?.kind === 'career' && told.name === '')
    return { told: { ...told, name: record.seats[seat]?.name ?? '' }, counts };
  return { told, counts };
}
