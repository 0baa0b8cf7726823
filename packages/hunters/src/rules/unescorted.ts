/** Unescorted ships: one weapon after another, the deck gun, additional rounds (rules 9.3, 9.4). */
import type { Field, FormChoice, Option, Refusal } from '@flotilla/table';
import { option, options, refuse, shownChance, text } from '@flotilla/table';
import { ADDITIONAL_ROUND } from '../data/charts/encounters.ts';
import { GUN_ROUNDS } from '../data/charts/fire.ts';
import type { Boat, End, Fight, State } from '../state.ts';
import { reloadTubes } from './aftermath.ts';
import { fire, logTarget } from './attack.ts';
import { canHurt, doorCondition, factsOf, gunReady, readyAt } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, fill, me, pick } from './book.ts';
import { endEncounter } from './contact.ts';
import { shipsText, toldApart } from './diary.ts';
import { rateEscorts } from './escorts.ts';
import { roll } from './luck.ts';
import { ADDITIONAL } from './modifiers.ts';
import { gunOdds, volleyOdds, weaponOdds } from './odds.ts';
import { watersOf } from './track.ts';
import { HOLD, sampleTargets, shotsFrom, targetOptions, tubeFields } from './tubes.ts';

/** Whether anything is still afloat. */
export const afloat = (fight: Fight): boolean => fight.ships.some((ship) => ship.points > 0);

/** The torpedoes of one end as an option: allowed, or refused for each possible reason. */
const torpedoesOf = (id: End) => ({
  ready: option(id),
  spent: refuse(id, 'refused.weaponSpent', '9.4.2'),
  door: refuse(id, 'refused.door', '10.7.6'),
  empty: refuse(id, 'refused.tubesEmpty', '4.5.1'),
});
const FORWARD = torpedoesOf('forward');
const AFT = torpedoesOf('aft');

/** Whether the torpedoes of one end can be fired now, and why not (9.4.2). */
function torpedoOption(boat: Boat, { spent }: Fight, end: End): Option {
  const known = end === 'forward' ? FORWARD : AFT;
  if (end === 'forward' ? spent.forward : spent.aft) return known.spent;
  if (doorCondition(boat, end) !== 'sound') return known.door;
  return readyAt(boat, end) > 0 ? known.ready : known.empty;
}

const GUN = option('gun');
const GUN_SPENT = refuse('gun', 'refused.weaponSpent', '9.4.2');
const DIVED = refuse('gun', 'refused.gunSubmerged', '9.3.1');
const NO_GUN = refuse('gun', 'refused.noGun', '9.3.1');
const GUN_OUT = refuse('gun', 'refused.gunOut', '10.7.6');
const NO_AMMO = refuse('gun', 'refused.noAmmo', '4.6.3');
const DONE: Option = option('done');
const ONLY_DONE = [DONE];

/** Whether the deck gun can be fired now, and why not (9.3.1, 9.4.2). */
function gunOption(boat: Boat, fight: Fight): Option {
  if (factsOf(boat).deckGun === null) return NO_GUN;
  if (!fight.approach?.surfaced) return DIVED;
  if (fight.spent.gun) return GUN_SPENT;
  if (boat.systems.deckGun !== 'sound') return GUN_OUT;
  return gunReady(boat) ? GUN : NO_AMMO;
}

/** 9.4.2 — weapons in any order; the result of each is seen before the next is chosen. */
export const weapon = pick('weapon', {
  rule: '9.4.2',
  about: (s) => {
    const { ships, spent } = fightOf(me(s));
    const fired = spent.forward || spent.aft || spent.gun;
    const left = shipsText(toldApart(ships).filter((ship) => ship.points > 0));
    return { ships: left, lead: text(fired ? 'weapon.next' : 'weapon.first', { ships: left }) };
  },
  options: (s) => {
    const { boat } = me(s);
    const fight = fightOf(me(s));
    if (!afloat(fight)) return ONLY_DONE;
    return [
      torpedoOption(boat, fight, 'forward'),
      torpedoOption(boat, fight, 'aft'),
      gunOption(boat, fight),
      DONE,
    ];
  },
  odds: (s, { id }) => weaponOdds(s, id),
  take: (t, { id }) => {
    if (id === 'gun') return t.next('gunnery');
    if (id === 'forward' || id === 'aft') return t.next('volley', { end: id });
    reloadTubes(t);
    t.next('another');
  },
});

const volleyFields = (s: State, end: End): Field[] =>
  tubeFields(me(s).boat, end, [HOLD, ...targetOptions(fightOf(me(s)).ships)]);

/** 9.4.2 — torpedoes of one end are aimed together; at least one. */
export const volley = fill('volley', {
  rule: '9.4.2',
  about: (s, { end }) => ({ end: text(`end.${end}`), ships: shipsText(toldApart(fightOf(me(s)).ships)) }),
  form: (s, { end }) => volleyFields(s, end),
  check: (s, choice, { end }) => {
    if (shotsFrom(me(s).boat, end, choice, false).length > 0) return null;
    return { why: text('refused.nothingFired'), rule: '9.4.2' };
  },
  sample: (s, rng, { end }) => {
    const fields = volleyFields(s, end);
    const choice = sampleTargets(fields, rng);
    if (Object.values(choice).some((target) => target !== 'hold')) return choice;
    const [first] = fields;
    const target = targetOptions(fightOf(me(s)).ships).find((option) => !option.refused);
    return { ...choice, ...(first && target ? { [first.id]: target.id } : {}) };
  },
  odds: (s, choice, { end }) => volleyOdds(s, shotsFrom(me(s).boat, end, choice, false)),
  take: (t, choice, { end }) => {
    const fight = fightOf(me(t.state));
    fight.spent[end] = true;
    fire(t, choice, shotsFrom(me(t.state).boat, end, choice, false));
    t.next('weapon');
  },
});

const ROUNDS: readonly string[] = Array.from({ length: GUN_ROUNDS }, (_, i) => `round${i + 1}`);

const gunField = (round: number, options: readonly Option[], start: string | undefined): Field => ({
  id: ROUNDS[round] as string,
  label: undefined,
  kind: 'choice',
  options,
  start,
});

function gunFields(s: State): Field[] {
  const options = targetOptions(fightOf(me(s)).ships);
  const first = options.find((option) => !option.refused)?.id;
  const fields: Field[] = [gunField(0, options, first)];
  for (let round = 2; round <= Math.min(GUN_ROUNDS, me(s).boat.ammo); round++) {
    fields.push(gunField(round - 1, [HOLD, ...options], 'hold'));
  }
  return fields;
}

function gunTargets(choice: FormChoice): number[] {
  const targets: number[] = [];
  for (const round in choice) if (choice[round] !== 'hold') targets.push(Number(choice[round]));
  return targets;
}

const anyTargets = (): Refusal | null => null;

/** 9.3.2 — up to two rounds, each at a ship of its own; all committed before the first is fired. */
export const gunnery = fill('gunnery', {
  rule: '9.3.2',
  about: (s) => ({ ammo: me(s).boat.ammo }),
  form: gunFields,
  check: anyTargets,
  sample: (s, rng) => sampleTargets(gunFields(s), rng),
  odds: (s, choice) => gunOdds(s, gunTargets(choice)),
  take: (t, choice) => {
    const { boat } = me(t.state);
    const targets = gunTargets(choice);
    fightOf(me(t.state)).spent.gun = true;
    boat.ammo -= targets.length;
    for (const target of targets) {
      logTarget(t, target);
      t.next('shell', { target });
    }
    t.next('weapon');
  },
});

/** 9.4.3, 9.4.4 — another round against what is still afloat, as often as the captain dares. */
export const another = pick('another', {
  rule: '9.4.3',
  about: (s) => ({ ships: shipsText(toldApart(me(s).fight?.ships ?? []).filter((ship) => ship.points > 0)) }),
  options: (s) => {
    const { fight, boat } = me(s);
    if (!fight) return [];
    if (!afloat(fight)) return LEAVE;
    return canHurt(boat, fight) ? ANOTHER : NOTHING_LEFT;
  },
  odds: (s, { id }) => {
    if (id !== 'again') return [];
    return (['none', 'escort', 'aircraft'] as const).map((of) =>
      shownChance(s, additionalRound, null, (outcome) => outcome === of, { of: `additional.${of}` }),
    );
  },
  take: (t, { id }) => {
    if (id === 'again') return t.next('additionalRound');
    endEncounter(t);
  },
});

const LEAVE = options('leave');
const ANOTHER = options('again', 'leave');
const NOTHING_LEFT = [refuse('again', 'refused.unarmed', '9.2.1'), option('leave')];

/** Whether the boat lies in the straits on her first passage (7.3.3). */
const inGibraltar = (s: State): boolean => watersOf(me(s)) === 'gibraltar';

/** 9.4.3 — the dice decide who arrives while the boat stays. */
export const additionalRound = roll('additionalRound', {
  chart: ADDITIONAL_ROUND,
  modifiers: ADDITIONAL,
  about: (s) => ({ captain: me(s), gibraltar: inGibraltar(s) }),
  welcome: (outcome) => outcome === 'none',
  fell: (t, { outcome }) => {
    if (outcome === 'none') return t.next('approach');
    if (outcome === 'escort') {
      escortsComeUp(t);
      rateEscorts(t);
      t.next('testDepth');
      return t.next('arrivalSearch');
    }
    driveOff(t);
    t.next('aircraft');
    t.next('another');
  },
});

/**
 * 9.4.6, 9.6.2 — escorts arrive: the boat is submerged and searched for at once, with no range modifier but with that for her
 * wake.
 */
function escortsComeUp(t: T): void {
  const fight = fightOf(me(t.state));
  fight.escorted = true;
  fight.arrival = true;
  fight.approach = { surfaced: false, range: 'medium' };
  t.say('escortsArrive', '9.4.3', {});
}

/** 9.8.1 — an aircraft drives the boat away from her target; for good since the second printing. */
function driveOff(t: T): void {
  t.say('drivenOff', '9.8.1', {});
  if (t.state.rules.printing === 2) me(t.state).fight = null;
}
