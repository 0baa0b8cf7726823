/** `steady`: a sensible captain by rules of thumb, fast enough for a hundred thousand careers. */
import type { Bot, Choice, Decision, FillDecision, FormChoice, PickDecision, Rng } from '@flotilla/table';
import { sampleChoice, startOf } from '@flotilla/table';
import { yearOf } from '../rules/calendar.ts';
import type { Fight, Hunters, OpenThrow, View } from '../state.ts';
import { aimAt } from './aim.ts';
import { hurt, longsForHome, ready, tonsInSight, torpedoesLeft, worthTheRisk } from './caution.ts';
import type { Temper, Tempers } from './temper.ts';
import { STEADY } from './temper.ts';

type Judgement = (view: View, decision: Decision, rng: Rng, temper: Temper) => Choice;

function offers(decision: Decision, id: string): boolean {
  for (const option of (decision as PickDecision).options) if (option.id === id) return true;
  return false;
}

/** The first of some wishes that is offered, otherwise the first option. */
function firstOffered(decision: Decision, ...wishes: readonly string[]): Choice {
  const { options } = decision as PickDecision;
  for (const wish of wishes) if (offers(decision, wish)) return wish;
  return (options[0] as PickDecision['options'][number]).id;
}

const fightOf = (view: View): Fight => view.fight as Fight;

/** A form as it stands, unless the rules want it otherwise. */
function asItStands(decision: Decision, rng: Rng): FormChoice {
  const form = decision as FillDecision;
  const start = startOf(form.form);
  return form.check(start) ? form.sample(rng) : start;
}

/** As many torpedoes as a U-tanker gives and the racks hold. */
function takeAll(decision: Decision): FormChoice {
  const form = decision as FillDecision;
  const choice: Record<string, number> = { ...(startOf(form.form) as Record<string, number>) };
  for (const field of form.form) {
    if (field.kind !== 'count') continue;
    for (let count = field.max; count > field.min; count--) {
      if (form.check({ ...choice, [field.id]: count })) continue;
      choice[field.id] = count;
      break;
    }
  }
  return choice;
}

/** How the boat goes in: close to lone ships, otherwise as the captain's temper has it. */
function goIn(view: View, decision: Decision, temper: Temper): Choice {
  const fight = fightOf(view);
  if (!fight.escorted) return firstOffered(decision, 'surfaced-close', 'submerged-close');
  if (!fight.mustFire && !worthTheRisk(view, fight, temper)) return 'leave';
  if (fight.mustFire && hurt(view) > 0.3 && yearOf(view.month) >= 1941) return 'leave';
  return firstOffered(decision, ...temper.approach);
}

/** A rough chance that one torpedo hits and does not fail. */
function rough(view: View, fight: Fight): number {
  const range = fight.approach?.range ?? 'medium';
  const base = range === 'close' ? 0.72 : range === 'medium' ? 0.58 : 0.42;
  const better = fight.approach?.surfaced ? 0.13 : 0;
  const year = yearOf(view.month);
  const runs = year <= 1939 ? 0.6 : year === 1940 ? 0.66 : 0.83;
  return (base + better) * runs;
}

/** The least tonnage a torpedo must promise; with few left a captain waits for better targets. */
const leastGain = (view: View): number => (torpedoesLeft(view) > 6 ? 500 : 800);

/** Aims the loaded tubes of a form; `fired` at least so many, as lone ships must be fired at. */
function aimTubes(view: View, decision: Decision, tubes: readonly string[], fired: number): FormChoice {
  const fight = fightOf(view);
  const hit = rough(view, fight);
  const targets = aimAt(fight.ships, tubes.length, hit, leastGain(view));
  while (targets.length < fired) targets.push(best(fight));
  const choice = startOf((decision as FillDecision).form) as Record<string, string>;
  tubes.forEach((tube, i) => {
    const target = targets[i];
    if (target !== undefined) choice[tube] = String(target);
  });
  return choice;
}

/** The ship afloat with most tons. */
function best(fight: Fight): number {
  let found = -1;
  fight.ships.forEach((ship, index) => {
    if (ship.points > 0 && (found < 0 || ship.tons > (fight.ships[found]?.tons ?? 0))) found = index;
  });
  return Math.max(0, found);
}

/** The largest ship among those offered. */
function largest(fight: Fight, decision: Decision): Choice {
  const { options } = decision as PickDecision;
  const tons = (id: string): number => fight.ships[Number(id)]?.tons ?? 0;
  return options.reduce((most, { id }) => (tons(id) > tons(most) ? id : most), options[0]?.id ?? '');
}

function tubesAt(decision: Decision, end: string): string[] {
  const tubes: string[] = [];
  for (const { id } of (decision as FillDecision).form) if (id.startsWith(end)) tubes.push(id);
  return tubes;
}

/** One end under water, both ends in a night surface attack by captains who like it. */
function salvo(view: View, decision: Decision, { bothEnds }: Temper): FormChoice {
  const forward = tubesAt(decision, 'forward');
  const aft = tubesAt(decision, 'aft');
  const both = bothEnds && fightOf(view).approach?.surfaced === true;
  return aimTubes(view, decision, both ? [...forward, ...aft] : forward.length > 0 ? forward : aft, 1);
}

/** Lone ships: shells first, they are cheap; torpedoes for what is left. */
function weapon(view: View, decision: Decision): Choice {
  if (offers(decision, 'gun')) return 'gun';
  const worth = fightOf(view).ships.some((ship) => ship.points > 0 && ship.tons >= 2_000);
  if (!worth && torpedoesLeft(view) <= 4) return 'done';
  return firstOffered(decision, 'forward', 'aft', 'done');
}

function gunnery(view: View, decision: Decision): FormChoice {
  const target = String(best(fightOf(view)));
  const choice: Record<string, string> = {};
  for (const { id } of (decision as FillDecision).form) choice[id] = target;
  return choice;
}

/** Another round while the boat is sound and the prize is worth it. */
function another(view: View, temper: Temper): Choice {
  const fight = view.fight;
  if (!fight || hurt(view) > 0.5) return 'leave';
  return tonsInSight(fight) >= temper.another ? 'again' : 'leave';
}

/** After an attack: cripples are worth a look, a convoy is worth another try while the boat is sound. */
function follow(view: View, decision: Decision, temper: Temper): Choice {
  const fight = fightOf(view);
  const cripple = fight.ships.some((ship) => ship.damaged && ship.points > 0);
  if (cripple && offers(decision, 'damaged') && hurt(view) < temper.cripples) return 'damaged';
  const again = ready(view) >= 2 && worthTheRisk(view, { pack: fight.pack, ships: FRESH_CONVOY }, temper);
  return again && temper.follows && offers(decision, 'ships') ? 'ships' : 'leave';
}

/** What a convoy is thought to show when it is met again. */
const FRESH_CONVOY: Fight['ships'] = [
  { name: '', kind: 'large', tons: 20_000, points: 4, damaged: false, capital: -1, logged: -1 },
];

/** Below test depth when the water in the boat leaves no other hope, or when the captain trusts his hull. */
function testDepth(view: View, { deepAt }: Temper): Choice {
  const { hull, flooding } = view.boat;
  if (flooding >= 5 && hull <= 2) return 'dive';
  return view.fight?.detected && hull <= deepAt ? 'dive' : 'hold';
}

/** Rolls worth a luck marker: those that decide about the boat and her captain. */
const VITAL = new Set([
  'search',
  'depthCharges',
  'bombs',
  'crashDive',
  'pressure',
  'closeIn',
  'arrivalSearch',
  'scuttle',
  'rescue',
]);

function luck(view: View): Choice {
  const open = view.open;
  if (!open) return 'keep';
  if (VITAL.has(open.step) || isAboutHim(open)) return 'again';
  return view.luck > 1 ? 'again' : 'keep';
}

/** Whether a roll wounds or drowns the Kommandant himself. */
function isAboutHim({ step, args, outcome }: OpenThrow): boolean {
  if (step === 'overboard') return outcome === 'kommandant';
  if (step !== 'severity' && step !== 'withoutDoctor') return false;
  return (args as { readonly man?: string } | null)?.man === 'kommandant';
}

/** What spare parts are for first: whatever sends the boat home, then what keeps her alive. */
const SPARES = [
  'diesel1',
  'diesel2',
  'fuelTanks',
  'batteries',
  'electric1',
  'electric2',
  'hydrophones',
  'divePlanes',
];

const JUDGEMENTS = new Map<string, Judgement>(
  Object.entries<Judgement>({
    chooseBoat: (_view, decision) => firstOffered(decision, 'VIIB', 'VIIC'),
    commission: (_view, decision, rng) => asItStands(decision, rng),
    boatNumber: (_view, decision, rng) => asItStands(decision, rng),
    loadout: (_view, decision, rng) => asItStands(decision, rng),
    mineLoad: (_view, decision, rng) => asItStands(decision, rng),
    requestArea: (_view, decision, _rng, { waters }) => firstOffered(decision, ...waters, 'any'),
    course: (view, decision, _rng, temper) =>
      longsForHome(view, temper) ? firstOffered(decision, 'home-on', 'home-back', 'steam') : 'steam',
    turnHome: (_view, decision) => firstOffered(decision, 'on', 'back'),
    resupply: (view) => (torpedoesLeft(view) <= 4 && hurt(view) <= 0.25 ? 'seek' : 'decline'),
    takeOver: (_view, decision) => takeAll(decision),
    contact: (view, decision, _rng, temper) => {
      const fight = fightOf(view);
      if (!offers(decision, 'attack')) return 'pass';
      return !fight.escorted || worthTheRisk(view, fight, temper) ? 'attack' : 'pass';
    },
    wait: (view, decision) => (fightOf(view).escorted && offers(decision, 'wait') ? 'wait' : 'now'),
    chooseLight: (_view, decision) => firstOffered(decision, 'night', 'day'),
    approach: (view, decision, _rng, temper) => goIn(view, decision, temper),
    salvo: (view, decision, _rng, temper) => salvo(view, decision, temper),
    weapon,
    volley: (view, decision) =>
      aimTubes(
        view,
        decision,
        (decision as FillDecision).form.map(({ id }) => id),
        1,
      ),
    gunnery,
    another: (view, decision, _rng, temper) =>
      firstOffered(decision, another(view, temper) as string, 'leave'),
    testDepth: (view, decision, _rng, temper) =>
      firstOffered(decision, testDepth(view, temper) as string, 'hold'),
    reload: (_view, decision) => firstOffered(decision),
    follow: (view, decision, _rng, temper) => follow(view, decision, temper),
    packFollow: (view, decision, _rng, temper) =>
      firstOffered(decision, 'convoy', hurt(view) < temper.cripples ? 'damaged' : 'leave'),
    spareParts: (_view, decision) => firstOffered(decision, ...SPARES),
    chooseDamaged: (view, decision) => largest(fightOf(view), decision),
    stayUp: (_view, decision) => firstOffered(decision, 'dive'),
    boatRequest: (_view, decision) => firstOffered(decision, 'IXC', 'VIIC', 'IXB', 'VIIB', 'later'),
    chooseNewBoat: (_view, decision) => firstOffered(decision, 'standard'),
    joinPack: (_view, decision) => firstOffered(decision, 'join'),
    luck: (view) => luck(view),
  }),
);

/** A captain of this temper; steps he has no opinion about are left to chance. */
export const captainBy = (tempers: Tempers): Bot<Hunters> => ({
  choose: (view, decision, rng) => {
    const judge = JUDGEMENTS.get(decision.step);
    if (!judge) return sampleChoice(decision, rng);
    return judge(view, decision, rng, tempers[yearOf(view.month) - 1939] as Temper);
  },
});

/** The steady captain. */
export const steady: Bot<Hunters> = captainBy(STEADY);
