/**
 * A reader of the log who knows nothing else; what he can know is compared with what a view shows. If the view shows more,
 * something was shown before it was told.
 */
import type { LogEvent } from '@flotilla/table';
import { AWARDS, RANKS } from '../src/data/careers.ts';
import type { System } from '../src/data/charts/damage.ts';
import type { AfloatFacts, Condition, Events, Fate, View, Wound } from '../src/state.ts';

/** What has been told so far. */
interface Witnessed {
  hull: number;
  flooding: number;
  readonly systems: Partial<Record<System, Condition>>;
  readonly men: Record<string, Wound>;
  readonly hands: Wound[];
  tons: number;
  sunk: number;
  /** Unknown, so anything goes, until the career has begun. */
  rank: number;
  award: number;
  /** What was told of the ships in this encounter, by their place. */
  readonly ships: Map<number, Pick<AfloatFacts, 'name' | 'points'>>;
  /** How many names were rolled for since ships were last told of. */
  named: number;
  /** Whether the light has been told in this encounter. */
  light: boolean;
  /** Whether the boat is in the yard or new, where nothing is told of what is mended. */
  inYard: boolean;
  ended: boolean;
  /** The result of this patrol, as told. */
  result: boolean;
}

type Witnessing = { [K in keyof Events]?: (known: Witnessed, facts: Events[K]) => void };

const freshBoat = (known: Witnessed): void => {
  known.hull = 0;
  known.flooding = 0;
  for (const name of Object.keys(known.systems)) delete known.systems[name as System];
};

const freshEncounter = (known: Witnessed): void => {
  known.ships.clear();
  known.light = false;
};

const madeOut = (known: Witnessed, { ships }: { readonly ships: readonly AfloatFacts[] }): void => {
  known.named = 0;
  for (const facts of ships) known.ships.set(facts.ship, facts);
};

/** One ship is met again, alone. */
const foundAgain = (known: Witnessed): void => {
  freshEncounter(known);
  known.named = 1;
};

const hurt = (known: Witnessed, man: string, hand: number, wound: Wound): void => {
  if (hand >= 0) known.hands[hand] = wound;
  else known.men[man] = wound;
};

const TOLD: Witnessing = {
  careerBegins: (known, { rank }) => {
    known.rank = RANKS.indexOf(rank);
  },
  ordersGiven: (known) => {
    freshBoat(known);
    known.inYard = false;
    known.result = false;
  },
  sighted: freshEncounter,
  lightFell: (known) => {
    known.light = true;
  },
  madeOut: madeOut,
  insideConvoy: madeOut,
  straggler: foundAgain,
  stillEscorted: foundAgain,
  followed: (known, facts) => {
    freshEncounter(known);
    madeOut(known, facts);
  },
  shipDamaged: (known, { ship, name, left }) => known.ships.set(ship, { name, points: left }),
  shipSunk: (known, { ship, name, careerTons, careerShips }) => {
    known.ships.set(ship, { name, points: 0 });
    known.tons = careerTons;
    known.sunk = careerShips;
  },
  wentDeep: (known, { hull }) => {
    known.hull = hull;
  },
  pressureGave: (known, { hull }) => {
    known.hull = hull;
  },
  hullHit: (known, { hull }) => {
    known.hull = hull;
  },
  flooded: (known, { flooding }) => {
    known.flooding = flooding;
  },
  pumpedOut: (known) => {
    known.flooding = 0;
  },
  systemDamaged: (known, { system }) => {
    known.systems[system] = 'damaged';
  },
  repaired: (known, { system }) => {
    known.systems[system] = 'sound';
  },
  inoperable: (known, { system }) => {
    known.systems[system] = 'inoperable';
  },
  spareFitted: (known, { system }) => {
    known.systems[system] = 'sound';
  },
  wounded: (known, { man, hand, wound }) => hurt(known, man, hand, wound),
  looseTorpedo: (known, { hand, wound }) => hurt(known, 'hand', hand, wound),
  diedOfWounds: (known, { man, hand }) => hurt(known, man, hand, 'KIA'),
  manLost: (known, { man }) => hurt(known, man, -1, 'KIA'),
  replaced: (known, { man }) => hurt(known, man, -1, 'fit'),
  returned: (known) => {
    known.result = true;
    known.inYard = true;
  },
  broughtHome: (known) => {
    known.result = true;
    known.inYard = true;
  },
  promoted: (known, { rank }) => {
    known.rank = RANKS.indexOf(rank);
  },
  decorated: (known, { award }) => {
    known.award = AWARDS.indexOf(award);
  },
  boatSunk: (known) => {
    known.ended = true;
  },
  crewLost: (known) => {
    known.ended = true;
  },
  kommandantDead: (known) => {
    known.men.kommandant = 'KIA';
    known.ended = true;
  },
  careerEnds: (known) => {
    known.ended = true;
  },
};

/** Rolls that name a ship themselves. */
const NAMING: ReadonlySet<string> = new Set(['ship.name', 'ship.name.inner', 'ship.capital']);

const WORSE: readonly Wound[] = ['fit', 'LW', 'SW', 'KIA'];
const worseThan = (one: Wound, other: Wound | undefined): boolean =>
  WORSE.indexOf(one) > WORSE.indexOf(other ?? 'fit');

/** Reads one career. */
export class Witness {
  readonly #known: Witnessed = {
    hull: 0,
    flooding: 0,
    systems: {},
    men: {},
    hands: [],
    tons: 0,
    sunk: 0,
    rank: Number.POSITIVE_INFINITY,
    award: 0,
    ships: new Map(),
    named: 0,
    light: false,
    inYard: true,
    ended: false,
    result: false,
  };

  /** Reads on. */
  read(events: readonly LogEvent[]): void {
    for (const { kind, data, roll } of events) {
      if (roll) {
        if (NAMING.has(roll.purpose)) this.#known.named++;
        continue;
      }
      (TOLD[kind as keyof Events] as ((known: Witnessed, facts: unknown) => void) | undefined)?.(
        this.#known,
        data,
      );
    }
  }

  /** Names the first thing a view shows that has not been told; null when there is none. */
  ahead(view: View): string | null {
    return this.#ofCareer(view) ?? this.#ofBoat(view) ?? this.#ofCrew(view) ?? this.#ofShips(view);
  }

  #ofCareer({ tons, sunk, rank, award, fate, log }: View): string | null {
    const known = this.#known;
    if (fate !== ('serving' satisfies Fate) && !known.ended) return `the end: ${fate}`;
    if (tons > known.tons) return `${tons} tons, ${known.tons} were told`;
    if (sunk > known.sunk) return `${sunk} ships sunk, ${known.sunk} were told`;
    if (rank > known.rank) return `the rank ${RANKS[rank]}`;
    if (award > known.award) return `the award ${AWARDS[award]}`;
    const last = log.at(-1);
    if (last && last.result !== 'open' && !known.result) return `the result ${last.result} of the patrol`;
    return null;
  }

  #ofBoat({ boat }: View): string | null {
    const known = this.#known;
    if (boat.hull > known.hull) return `hull ${boat.hull}, ${known.hull} was told`;
    if (boat.flooding > known.flooding) return `flooding ${boat.flooding}, ${known.flooding} was told`;
    for (const [system, condition] of Object.entries(boat.systems) as [System, Condition][]) {
      if (condition !== 'sound' && known.systems[system] !== condition) return `${system} is ${condition}`;
    }
    return known.inYard ? null : this.#ofRepairs(boat);
  }

  /** Good news is not shown early either. */
  #ofRepairs({ flooding, systems }: View['boat']): string | null {
    const known = this.#known;
    if (flooding < known.flooding) return `only ${flooding} flooded of ${known.flooding}`;
    const mended = Object.entries(known.systems).find(
      ([system, condition]) => condition !== 'sound' && systems[system as System] === 'sound',
    );
    return mended ? `${mended[0]} is mended` : null;
  }

  #ofCrew({ crew, fate }: View): string | null {
    // The loss of the boat also tells who went down with her.
    if (fate !== 'serving') return null;
    const { men, hands } = this.#known;
    for (const [man, wound] of Object.entries(crew.men))
      if (worseThan(wound, men[man])) return `${man} is ${wound}`;
    const untold = crew.hands.findIndex((wound, hand) => worseThan(wound, hands[hand]));
    return untold < 0 ? null : `crew box ${untold + 1} is ${crew.hands[untold]}`;
  }

  #ofShips({ fight }: View): string | null {
    const strange = (fight?.ships ?? []).filter(
      ({ name }, place) => name !== '' && this.#known.ships.get(place)?.name !== name,
    );
    if (strange.length > this.#known.named) return `${strange.at(-1)?.name} is in sight`;
    if (fight && fight.light !== 'unknown' && !this.#known.light) return `it is ${fight.light}`;
    for (const [place, ship] of (fight?.ships ?? []).entries()) {
      if (ship.points > 0 && !ship.damaged) continue;
      const told = this.#known.ships.get(place);
      // Inside the convoy, or after a chase, another ship has this place: all that may be shown of her is that she is afloat.
      const least = told?.name === ship.name ? told.points : 1;
      if (ship.points < least) return `${ship.name || 'a ship'} has ${ship.points} points left, not ${least}`;
    }
    return null;
  }
}
