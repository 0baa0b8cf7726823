/** Plans of three manners, each with one line that says what it is after and what that costs. */
import type {
  Decision,
  FillDecision,
  FormChoice,
  Manner,
  OddsOf,
  PickDecision,
  Suggestion,
  Text,
} from '@flotilla/table';
import { MANNERS, plansTogether, startOf, text } from '@flotilla/table';
import type { Fight, View } from '../state.ts';
import type { Plan } from './salvoes.ts';
import { planKey, plansFor, targetsIn } from './salvoes.ts';

/** What each question may be answered with; none for all others. */
export function suggestions(view: View, decision: Decision, oddsOf: OddsOf): readonly Suggestion[] {
  if (decision.kind === 'pick') return decision.step === 'approach' ? waysIn(view, decision, oddsOf) : [];
  if (decision.step === 'loadout') return loads(decision);
  return view.fight && (decision.step === 'salvo' || decision.step === 'volley')
    ? plans(view, decision, oddsOf)
    : [];
}

/** What a torpedo is worth in the tube, and being found, in tons: by these a steady captain judges a salvo. */
const TORPEDO = 500;
const FOUND = 3_000;
/** How near a thrifty plan comes to the most that a single torpedo can bring. */
const THRIFT = 0.9;

const most = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (best, one) => (best === undefined || worth(one) > worth(best) ? one : best),
    undefined,
  );

function plans(view: View, decision: FillDecision, oddsOf: OddsOf): Suggestion[] {
  const fight = view.fight as Fight;
  const all = plansFor(view, decision, oddsOf);
  const [largest] = targetsIn(fight);
  const steady = most(all, steadyWorth);
  if (!steady || largest === undefined) return [];
  const chosen: Record<Manner, Plan> = {
    thrifty: thriftiest(all) ?? steady,
    steady,
    bold: most(all, (plan) => (plan.sinks[largest] ?? 0) * 1e9 + plan.tons) ?? steady,
  };
  return plansTogether(
    MANNERS.map((manner) => ({
      manner,
      key: planKey(view, chosen[manner].choice),
      choice: chosen[manner].choice,
      why: planText(fight, chosen[manner], steady, loaded(decision)),
    })),
  );
}

const steadyWorth = ({ tons, torpedoes, unseen }: Plan): number =>
  tons - TORPEDO * torpedoes - (unseen === null ? 0 : FOUND * (1 - unseen));

/** The plan of fewest torpedoes that brings nearly as much for each as the best does. */
function thriftiest(all: readonly Plan[]): Plan | undefined {
  const bySize = new Map<number, Plan>();
  for (const plan of all) {
    const known = bySize.get(plan.torpedoes);
    if (!known || plan.tons > known.tons) bySize.set(plan.torpedoes, plan);
  }
  const each = ({ tons, torpedoes }: Plan): number => tons / torpedoes;
  const sizes = [...bySize.values()].sort((a, b) => a.torpedoes - b.torpedoes);
  const best = Math.max(...sizes.map(each));
  return sizes.find((plan) => each(plan) >= THRIFT * best);
}

/** Torpedoes in the tubes of a form. */
const loaded = (decision: FillDecision): number =>
  decision.form.filter(({ id }) => /^(forward|aft)\d/.test(id)).length;

/** "2 at Empress of Britain 46%, 2 at Bancrest 48%; 1 kept; unseen 72%". */
function planText({ ships }: Fight, plan: Plan, steady: Plan, tubes: number): Text {
  const aims = plan.aimed.flatMap((n, target) => {
    const ship = ships[target];
    return n > 0 && ship ? [text('why.aim', { n, ship: ship.name, chance: plan.sinks[target] ?? 0 })] : [];
  });
  const kept = tubes - plan.torpedoes;
  const parts = [
    listed(aims),
    ...(kept > 0 ? [text('why.kept', { n: kept })] : []),
    ...(plan.unseen === null ? [] : [unseenText(plan.unseen, steady.unseen)]),
  ];
  return parts.reduce((first, second) => text('why.and', { first, second }));
}

const listed = (parts: readonly Text[]): Text =>
  parts.length === 0 ? '' : parts.reduce((first, second) => text('why.list', { first, second }));

/** The chance to stay unseen, against the steady plan's where it is another. */
const unseenText = (chance: number, other: number | null): Text =>
  other === null || Math.abs(chance - other) < 0.005
    ? text('why.unseen', { chance })
    : text('why.unseenInstead', { chance, other });

/** What a torpedo at a lone ship or from out of sight is not spared: the way in, by hits and by being seen. */
const MIDDLE = 0.5;

interface Way {
  readonly id: string;
  readonly hit: number;
  readonly unseen: number | null;
  readonly slip: number | null;
}

function waysIn(_view: View, decision: PickDecision, oddsOf: OddsOf): Suggestion[] {
  const ways = decision.options.map(({ id }) => wayOf(id, oddsOf)).filter((way): way is Way => way !== null);
  const seen = ({ unseen, slip }: Way): number => (unseen ?? 1) * (slip ?? 1);
  const bold = most(ways, ({ hit }) => hit);
  const thrifty = most(ways, seen);
  const steady = most(ways, (way) => way.hit * (MIDDLE + MIDDLE * seen(way)));
  if (!bold || !thrifty || !steady) return [];
  const chosen: Record<Manner, Way> = { thrifty, steady, bold };
  return plansTogether(
    MANNERS.map((manner) => {
      const way = chosen[manner];
      return { manner, key: way.id, choice: way.id, why: wayText(way) };
    }),
  );
}

function wayOf(id: string, oddsOf: OddsOf): Way | null {
  const odds = oddsOf(id);
  const chance = (...names: readonly string[]): number | null =>
    odds.find(({ of }) => names.includes(of))?.chance ?? null;
  const hit = chance('hitSteam') ?? chance('hitElectric');
  if (hit === null) return null;
  return {
    id,
    hit,
    unseen: chance('undetected', 'undetectedSteam', 'undetectedElectric'),
    slip: chance('slipIn'),
  };
}

function wayText({ hit, unseen, slip }: Way): Text {
  const parts = [
    text('why.hits', { chance: hit }),
    ...(unseen === null ? [] : [text('why.unseen', { chance: unseen })]),
    ...(slip === null ? [] : [text('why.slips', { chance: slip })]),
  ];
  return parts.reduce((first, second) => text('why.and', { first, second }));
}

/** The load as it stands, and with all the steam torpedoes that the rules allow (3.4). */
function loads(decision: FillDecision): Suggestion[] {
  const start = startOf(decision.form);
  const steam = decision.form.find(({ id }) => id === 'steam');
  if (steam?.kind !== 'count' || decision.check(start) !== null) return [];
  const usual: Suggestion = { manners: ['steady'], choice: start, why: text('why.usualLoad') };
  const full = mostSteam(decision, start, steam.max);
  return full === null || full.steam === start.steam
    ? [usual]
    : [usual, { manners: ['bold'], choice: full, why: text('why.steamLoad', { n: Number(full.steam) }) }];
}

/** The load with most steam torpedoes, the electric ones where they fit. */
function mostSteam(decision: FillDecision, start: FormChoice, max: number): FormChoice | null {
  for (let steam = max; steam >= Number(start.steam); steam--) {
    const load = { ...start, steam };
    if (decision.check(load) === null) return load;
    const moved = fewerElectric(decision, load);
    if (moved) return moved;
  }
  return null;
}

/** The same load with fewer electric torpedoes in the tubes and racks, until it is allowed. */
function fewerElectric(decision: FillDecision, load: FormChoice): FormChoice | null {
  let now: FormChoice = load;
  for (const field of decision.form) {
    if (field.kind !== 'count' || field.id === 'steam') continue;
    for (let count = Number(now[field.id]) - 1; count >= field.min; count--) {
      now = { ...now, [field.id]: count };
      if (decision.check(now) === null) return now;
    }
  }
  return null;
}
