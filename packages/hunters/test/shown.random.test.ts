/** Careers at random: every chance shown before a shot or a search is the one the dice are then thrown with. */
import type { Choice, Decision, FormChoice, LogEvent, PickDecision, Rng, RollRecord } from '@flotilla/table';
import { botRngs, oddsOf, optionsOf, sampleChoice, Table } from '@flotilla/table';
import { expect, it } from 'vitest';
import { detectionChart } from '../src/data/charts/escorts.ts';
import { U1 } from '../src/data/charts/fire.ts';
import { hunters } from '../src/index.ts';
import { tubeOdds } from '../src/rules/odds.ts';
import type { End, Hunters, Options, Rules, View } from '../src/state.ts';
import { shown } from './helpers.ts';

type Shown = Readonly<Record<string, number | undefined>>;

/** A chance that was shown, beside the one that was rolled. */
interface Pair {
  readonly of: string;
  readonly promised: number;
  readonly rolled: number;
}

/** What was shown earlier in an engagement. */
interface Memory {
  wayIn: Shown;
  weapon: Shown;
  /** Of staying hidden after the salvo: before going in, and before firing. */
  hidden: { readonly wayIn: number | undefined; readonly salvo: number | undefined };
}

/** A torpedo about to leave its tube, and the chance shown beside it. */
interface Aimed {
  readonly torpedo: string | undefined;
  readonly hit: number | undefined;
}

/** One answer: what was shown before it, and what was rolled after it. */
interface Moment {
  readonly choice: Choice;
  readonly promised: Shown;
  /** Whether the quality of the escorts is known, or not played: otherwise what is shown is a mean (14.6.1). */
  readonly rated: boolean;
  readonly round: number;
  readonly aimed: readonly Aimed[];
  readonly fresh: readonly LogEvent[];
  readonly compare: (of: string, promised: number | undefined, roll: RollRecord | undefined) => void;
}

const rollsIn = (log: readonly LogEvent[], ...purposes: string[]): RollRecord[] =>
  log.flatMap(({ roll }) => (roll && purposes.includes(roll.purpose) ? [roll] : []));

const searchIn = (fresh: readonly LogEvent[]): RollRecord | undefined =>
  rollsIn(fresh, 'escort.search', 'escort.arrival', 'escort.approach')[0];

/** The chance to hit, or to stay hidden, with the modifiers a roll really had; the log must agree with it. */
function chanceIn(rules: Rules, { chart, column, modifiers, outcome, chance, purpose }: RollRecord): number {
  const plus = modifiers.reduce((sum, { value }) => sum + value, 0);
  const fire = chart === U1.id;
  const odds = fire
    ? oddsOf(U1, column as 'close', plus)
    : oddsOf(detectionChart(rules), column as 'search', plus);
  expect(odds.get(outcome), purpose).toBeCloseTo(chance, 10);
  return odds.get(fire ? 'hit' : 'undetected') ?? 0;
}

const endOf = (tube: string): End => (tube.startsWith('aft') ? 'aft' : 'forward');

/** The torpedoes a form fires in the order they run: the second salvo last (9.5.2). */
function aimedBy(view: View, plan: FormChoice): Aimed[] {
  const tubes = Object.keys(plan).filter((id) => /\d$/.test(id) && plan[id] !== 'hold');
  const last: End = plan.lead === 'aft' && tubes.some((id) => endOf(id) === 'aft') ? 'forward' : 'aft';
  const inOrder = [...tubes.filter((id) => endOf(id) !== last), ...tubes.filter((id) => endOf(id) === last)];
  return inOrder.map((id) => ({
    torpedo: view.boat[endOf(id)][Number(id.slice(endOf(id).length)) - 1],
    hit: tubeOdds(view, plan, id)?.hit,
  }));
}

/** Compares every torpedo that ran with what was shown beside its tube, and before it was aimed. */
function compareTorpedoes({ aimed, fresh, compare }: Moment, before: Shown, of: string): void {
  const ran = fresh.filter(({ kind, roll }) => kind === 'torpedoWasted' || roll?.purpose === 'torpedo.hit');
  aimed.forEach(({ torpedo, hit }, i) => {
    const roll = ran[i]?.roll ?? undefined;
    compare('tube', hit, roll);
    const first = roll?.modifiers.every(({ why }) => why !== 'secondSalvo');
    if (first) compare(of, torpedo === 'steam' ? before.hitSteam : before.hitElectric, roll);
  });
}

/** What going in promised of staying hidden once it is known what is fired: by day steam leaves a wake (9.6.12). */
const hiddenBy = (wayIn: Shown, aimed: readonly Aimed[]): number | undefined =>
  wayIn.undetected ??
  (aimed.some(({ torpedo }) => torpedo === 'steam') ? wayIn.undetectedSteam : wayIn.undetectedElectric);

/** Compares the first search after a salvo with what was shown; that both ends fire is not known before they are aimed. */
function compareHidden(memory: Memory, compare: Moment['compare'], search: RollRecord): void {
  const { wayIn, salvo } = memory.hidden;
  compare('salvo', salvo, search);
  if (search.modifiers.every(({ why }) => why !== 'foreAndAft')) compare('hidden', wayIn, search);
  memory.hidden = NOTHING;
}

/** Chances that are means as long as the quality of the escorts is not known. */
const MEANS: Shown = { undetected: undefined, undetectedSteam: undefined, undetectedElectric: undefined };

const NOTHING: Memory['hidden'] = { wayIn: undefined, salvo: undefined };

const WATCHED: Readonly<Record<string, (moment: Moment, memory: Memory) => void>> = {
  approach: ({ promised, rated, fresh, compare }, memory) => {
    memory.wayIn = rated ? promised : { ...promised, ...MEANS };
    memory.hidden = NOTHING;
    compare('slipIn', promised.slipIn, searchIn(fresh));
  },
  salvo: (moment, memory) => {
    const { promised, rated, aimed, fresh, compare } = moment;
    compareTorpedoes(moment, memory.wayIn, 'wayIn');
    if (rated) memory.hidden = { wayIn: hiddenBy(memory.wayIn, aimed), salvo: promised.undetected };
    const search = searchIn(fresh);
    if (search) compareHidden(memory, compare, search);
  },
  weapon: ({ promised }, memory) => {
    memory.weapon = promised;
  },
  volley: (moment, memory) => compareTorpedoes(moment, memory.weapon, 'weapon'),
  gunnery: ({ fresh, compare }, memory) => compare('gun', memory.weapon.hitGun, rollsIn(fresh, 'gun.hit')[0]),
  testDepth: ({ choice, promised, round, fresh, compare }, memory) => {
    const search = searchIn(fresh);
    compare(String(choice), promised.undetected, search);
    if (choice === 'hold' && round === 1 && search) compareHidden(memory, compare, search);
    if (round > 0) memory.hidden = NOTHING;
  },
};

/** Ships are attacked and patrols are sailed to the end; everything else is left to chance. */
const ALWAYS: Readonly<Record<string, string>> = { contact: 'attack', course: 'steam' };

function choose(decision: Decision, rng: Rng): Choice {
  const wish = ALWAYS[decision.step];
  const isOffered = (decision as PickDecision).options?.some(({ id }) => id === wish);
  return wish !== undefined && isOffered ? wish : sampleChoice(decision, rng);
}

/** Plays one career at random; gives every chance that was shown and rolled. */
function sailed(options: Partial<Options>, seed: string): Pair[] {
  const agreed = optionsOf(hunters, { ...options, rerolls: 'never' }) as Options;
  const table = new Table<Hunters>({ game: hunters, options: agreed, seats: 1, seed });
  const { rules } = table.state.game;
  const rng = botRngs(seed, 1)[0] as Rng;
  const memory: Memory = { wayIn: {}, weapon: {}, hidden: NOTHING };
  const pairs: Pair[] = [];
  const compare: Moment['compare'] = (of, promised, roll) => {
    if (promised !== undefined && roll) pairs.push({ of, promised, rolled: chanceIn(rules, roll) });
  };
  while (!table.over) {
    const decision = table.decisions[0] as Decision;
    const choice = choose(decision, rng);
    const view = table.view(0);
    const promised = shown(table, choice);
    const rated = !rules.escortQuality || view.fight?.quality !== 'unknown';
    const round = view.fight?.round ?? 0;
    const aimed = view.fight && typeof choice === 'object' ? aimedBy(view, choice) : [];
    const from = table.log?.length ?? 0;
    expect(table.answer({ seat: 0, decision: decision.number, choice })).toBeNull();
    const fresh = (table.log ?? []).slice(from);
    WATCHED[decision.step]?.({ choice, promised, rated, round, aimed, fresh, compare }, memory);
  }
  return pairs;
}

const CAREERS = 60;

it.each<[string, Partial<Options>]>([
  ['the second printing', { boat: 'VIIB' }],
  ['the first printing', { boat: 'VIIC', printing: 'first' }],
  ['14.6, 14.8 and 14.11', { boat: 'IXC', rules: ['14.6', '14.8', '14.11'] }],
])('9.2, 9.6 with %s what is shown is what is rolled', (name, options) => {
  const counts: Record<string, number> = {};
  for (let i = 0; i < CAREERS; i++)
    for (const { of, promised, rolled } of sailed(options, `${name} ${i}`)) {
      expect(promised, `${of} in ${name} ${i}`).toBeCloseTo(rolled, 10);
      counts[of] = (counts[of] ?? 0) + 1;
    }
  for (const of of ['wayIn', 'hidden', 'slipIn', 'tube', 'salvo', 'hold', 'dive', 'weapon', 'gun'])
    expect(counts[of] ?? 0, of).toBeGreaterThan(5);
});
