/** How likely depth charges are the end of a career (rules 9.6.8-9.6.10, 10.1-10.3, 10.5.2). */
import { chanceOf, oddsOf, resultsOf } from '@flotilla/table';
import type { Hit } from '../data/charts/damage.ts';
import { E4 } from '../data/charts/damage.ts';
import type { Blast } from '../data/charts/escorts.ts';
import type { State, Wound } from '../state.ts';
import { factsOf } from './boat.ts';
import { me } from './book.ts';
import { worse } from './crew.ts';
import type { Harm } from './damage.ts';
import { harmOf, injury, moreFlooding, severity } from './damage.ts';
import { given } from './given.ts';

/** What several hits have done together, and how likely. */
interface Share extends Harm {
  readonly chance: number;
}

/** Adds up the shares that are alike. */
function added(shares: Iterable<Share>): readonly Share[] {
  const sums = new Map<number, Share>();
  for (const share of shares) {
    const key = (share.hull * 64 + share.flooding) * 64 + share.hurt;
    const chance = share.chance + (sums.get(key)?.chance ?? 0);
    sums.set(key, { ...share, chance });
  }
  return [...sums.values()];
}

/** 9.6.9 — what one hit does. */
const ONE_HIT = added([...oddsOf(E4, 'all')].map(([hit, chance]) => ({ ...harmOf(hit as Hit), chance })));

/** What 0, 1, 2, … hits do together; longer lists are made when they are wanted. */
const HITS: (readonly Share[])[] = [[{ hull: 0, flooding: 0, hurt: 0, chance: 1 }]];

function harmOfHits(hits: number): readonly Share[] {
  while (HITS.length <= hits) {
    const before = HITS.at(-1) as readonly Share[];
    HITS.push(added(before.flatMap((share) => ONE_HIT.map((one) => both(share, one)))));
  }
  return HITS[hits] as readonly Share[];
}

const both = (a: Share, b: Share): Share => ({
  hull: a.hull + b.hull,
  flooding: a.flooding + b.flooding,
  hurt: a.hurt + b.hurt,
  chance: a.chance * b.chance,
});

/** What wounds mean within a round: the Kommandant's end the career, the engineer's let more water in (10.1.3). */
interface Toll {
  readonly killed: number;
  /** The Kommandant lives and more water comes in. */
  readonly leaks: number;
}

interface Wounded {
  readonly kommandant: Wound;
  readonly engineer: Wound;
  readonly chance: number;
}

/** 9.6.10 — the toll of 0, 1, 2, … injuries. */
function tollsOf(s: State): (hurt: number) => Toll {
  const { crew } = me(s);
  const leaking = new Map<Wound, number>();
  const leaks = (engineer: Wound): number => {
    const men = { ...crew.men, engineer };
    const chance =
      leaking.get(engineer) ??
      chanceOf(given(s, { crew: { ...crew, men } }), moreFlooding, null, (outcome) => outcome === 'leaks');
    leaking.set(engineer, chance);
    return chance;
  };
  const { kommandant, engineer } = crew.men;
  let wounded: readonly Wounded[] = [{ kommandant, engineer, chance: 1 }];
  const tolls: Toll[] = [];
  return (hurt) => {
    while (tolls.length <= hurt) {
      const alive = wounded.filter((men) => men.kommandant !== 'KIA');
      const living = alive.reduce((sum, { chance }) => sum + chance, 0);
      tolls.push({
        killed: 1 - living,
        leaks: alive.reduce((sum, { engineer: wound, chance }) => sum + chance * leaks(wound), 0),
      });
      wounded = alsoHurt(s, alive);
    }
    return tolls[hurt] as Toll;
  };
}

/** The same men after one injury more; only those two matter here. */
function alsoHurt(s: State, wounded: readonly Wounded[]): readonly Wounded[] {
  const sums = new Map<string, Wounded>();
  const add = (kommandant: Wound, engineer: Wound, chance: number): void => {
    const key = `${kommandant} ${engineer}`;
    sums.set(key, { kommandant, engineer, chance: chance + (sums.get(key)?.chance ?? 0) });
  };
  for (const { result: man, chance: share } of resultsOf(s, injury, null))
    for (const { kommandant, engineer, chance } of wounded) {
      if (man !== 'kommandant' && man !== 'engineer') add(kommandant, engineer, share * chance);
      else
        for (const { result: wound, chance: grade } of resultsOf(s, severity, { man })) {
          const k = man === 'kommandant' ? worse(kommandant, wound) : kommandant;
          const e = man === 'engineer' ? worse(engineer, wound) : engineer;
          add(k, e, share * grade * chance);
        }
    }
  return [...sums.values()];
}

/** The chance to be lost to one result of the depth charges, by the hull boxes filled before they fall. */
export type Loss = (blast: Blast, filled: number) => number;

/** Works out how likely an attack is the end: the last hull or flooding box, extra flooding, the Kommandant. */
export function lossOf(s: State): Loss {
  const { boat } = me(s);
  const { hull: boxes, flooding: tanks } = factsOf(boat);
  const dry = tanks - boat.flooding;
  const tolls = tollsOf(s);
  return (blast, filled) => {
    if (blast === 'sunk') return 1;
    return harmOfHits(blast).reduce((sum, { hull, flooding, hurt, chance }) => {
      if (filled + hull >= boxes || flooding >= dry) return sum + chance;
      const { killed, leaks } = tolls(hurt);
      const drowns = flooding > 0 && flooding + 1 >= dry;
      return sum + chance * (killed + (drowns ? leaks : 0));
    }, 0);
  };
}
