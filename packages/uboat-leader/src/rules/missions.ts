/** Special missions: mines, attack, raider (6.9 - 6.11). */
import type { Modifier, Odds, Option } from '@flotilla/table';
import { chanceOf, checkChart, discardCard, shownChance } from '@flotilla/table';
import { FAT_BONUS } from '../data/charts.ts';
import type { Mission, MissionBox } from '../data/types.ts';
import type { ShipInZone } from '../events.ts';
import type { Aim, Boat, Known, Load, State, Torpedo } from '../state.ts';
import type { Steps } from '../steps.ts';
import type { T } from './book.ts';
import { pick, roll, step } from './book.ts';
import { gainExperience, scorePoints } from './crew.ts';
import { drawSeveral } from './decks.ts';
import { declaredText, leftText } from './declared.ts';
import type { TargetCard } from './lookup.ts';
import {
  boatOf,
  damageTo,
  minesAboard,
  rowOf,
  seaArea,
  strainText,
  targetCard,
  torpedoesAboard,
} from './lookup.ts';
import { barredFrom, canGoOn } from './operations.ts';
import {
  choicesAt,
  type RaidWeapon,
  type Spent,
  spend,
  spentText,
  tellMisfit,
  unableToSpend,
  usableAt,
} from './spending.ts';
import { standing } from './standing.ts';
import { aimOptions, anyOf, chanceToRun, idleTorpedoes, runTrue, shootAt, type Target } from './torpedoes.ts';

/** The box of the boat's area for a mission. */
function boxOf<M extends Mission>(s: Known, boat: Boat, mission: M): Extract<MissionBox, { mission: M }> {
  const box = seaArea(s, boat.place).boxes.find((other) => other.mission === mission);
  if (!box) throw new Error(`There is no ${mission} box in ${boat.place}.`);
  return box as Extract<MissionBox, { mission: M }>;
}

/** 7.1, 7.4, 9.27 — the boat goes into the box, unless a card of its patrol has ended its movement or stunned it. */
export const enterBox = step('enterBox', (t, { boat, mission }) => {
  const crew = boatOf(t.state, boat);
  if (crew.moved || !canGoOn(crew)) return;
  if (barredFrom(crew, mission)) return t.next('halt', { boat });
  t.say('entersBox', '7.4', { boat, mission, area: crew.place });
  t.next('boxEvents', { boat, mission, left: boxOf(t.state, crew, mission).events });
});

/** 6.9 - 6.11, 9.27 — the event cards of a box, after those of its area; boats may break off an attack, stunned ones must. */
export const boxEvents = step('boxEvents', (t, { boat, mission, left }) => {
  const s = t.state;
  const crew = boatOf(s, boat);
  if (!canGoOn(crew)) return;
  if (barredFrom(crew, mission)) return turnAway(t, crew, '9.27 2e');
  const total = boxOf(s, crew, mission).events;
  if (left === 0) return t.next('mission', { boat, mission });
  if (mission === 'attack' && left < total) return t.next('breakOff', { boat, left });
  t.next('event', { boat });
  t.next('boxEvents', { boat, mission, left: left - 1 });
});

/** 6.10 — the attack can be broken off before the next event card; the mission counter stays aboard. */
export const breakOff = pick('breakOff', {
  rule: '6.10',
  about: (s, { boat, left }) => ({ boat, left, strain: strainText(s, boatOf(s, boat)) }),
  options: () => [{ id: 'goOn' }, { id: 'breakOff' }],
  take: (t, { id }, { boat, left }) => {
    if (id === 'breakOff') return turnAway(t, boatOf(t.state, boat), '6.10');
    t.next('event', { boat });
    t.next('boxEvents', { boat, mission: 'attack', left: left - 1 });
  },
});

/** 6.10, 9.27 — a boat gives up before the mission begins; the counter stays aboard. */
function turnAway(t: T, boat: Boat, rule: string): void {
  t.say('breaksOff', rule, { boat: boat.id, area: boat.place });
  toSearched(boat);
}

/** After a mission the boat goes to the Searched box of its area. */
function toSearched(boat: Boat): void {
  boat.searched = true;
  boat.moved = true;
}

function doneWith(boat: Boat, mission: Mission): void {
  boat.missions = boat.missions.filter((other) => other !== mission);
  toSearched(boat);
}

/** 7.4 — the mission itself. */
export const mission = step('mission', (t, args) => {
  const boat = boatOf(t.state, args.boat);
  if (!canGoOn(boat)) return;
  if (args.mission === 'mine') return layMines(t, boat);
  if (args.mission === 'raider') {
    tellMisfit(t, boat, 'convoy', 1);
    return t.next('raiding', { boat: boat.id, made: 0 });
  }
  const targets = drawSeveral(t, 'naval', boxOf(t.state, boat, 'attack').targets);
  t.reveal();
  t.state.raid = { boat: boat.id, targets, aims: [] };
  for (const id of targets) {
    const card = targetCard(t.state, id);
    t.say('warshipFound', '6.10', { boat: boat.id, ship: warshipFacts(card), type: card.type });
  }
  t.next('aimRaid');
});

/** A warship of an attack mission, which is on no display. */
const warshipFacts = ({ id, name }: TargetCard): ShipInZone => ({
  slot: id,
  kind: 'naval',
  card: id,
  name,
  zone: null,
});

/** 6.9 — points for the mines laid. */
function layMines(t: T, boat: Boat): void {
  const mines = minesAboard(boat);
  const { minesPerPoint, mostPoints } = boxOf(t.state, boat, 'mine');
  const vp = Math.min(mostPoints, Math.floor(mines / minesPerPoint));
  boat.ready.mines = 0;
  boat.stored.mines = 0;
  scorePoints(t, boat, vp);
  t.say('minesLaid', '6.9', { boat: boat.id, mines, n: vp, area: boat.place, vp: standing(t.state).vp });
  doneWith(boat, 'mine');
}

/** A warship of an attack mission, at range 0. */
export const raidTarget = (s: Known, slot: string): Target => ({
  slot,
  kind: 'naval',
  zone: null,
  card: targetCard(s, slot),
  range: 0,
  light: 0,
  heavy: 0,
  isEscort: false,
});

/** Torpedoes not yet aimed, in tubes and stores together. */
export function unaimedInRaid(s: Known, boat: Boat): Load {
  const load = { plain: 0, fat: 0, t5: 0, mines: 0 };
  for (const kind of ['plain', 'fat', 't5'] as const) load[kind] = boat.ready[kind] + boat.stored[kind];
  for (const aim of s.raid?.aims ?? []) if (aim.weapon !== 'gun') load[aim.weapon] -= aim.n;
  return load;
}

/** 6.10 — one round of torpedo attacks at range 0, with ready and stored torpedoes. */
export const aimRaid = pick('aimRaid', {
  rule: '6.10',
  about: (s) => {
    const boat = boatOf(s, s.raid?.boat ?? '');
    return {
      boat: boat.id,
      left: leftText(unaimedInRaid(s, boat)),
      declared: declaredText(s.raid?.aims ?? [], (id) => targetCard(s, id).name),
    };
  },
  options: (s) => {
    if (!s.raid) return [];
    const boat = boatOf(s, s.raid.boat);
    const targets = s.raid.targets.map((id) => raidTarget(s, id));
    const load = unaimedInRaid(s, boat);
    return [
      ...aimOptions(targets, load, s.raid.aims, { gun: false, group: targets.length }),
      ...idleTorpedoes(load, targets, targets.length),
    ];
  },
  take: (t, { value }) => {
    const boat = t.state.raid?.boat;
    if (!value || value.weapon === 'gun' || boat === undefined) return t.next('fireRaid');
    t.next('spread', { boat, weapon: value.weapon, slot: value.slot });
    t.next('aimRaid');
  },
});

/** 6.10 — the salvoes of an attack mission; only sunk ships score, and only the others are discarded. */
export const fireRaid = step('fireRaid', (t) => {
  const s = t.state;
  const raid = s.raid;
  if (!raid) return;
  const boat = boatOf(s, raid.boat);
  const afloat = raid.targets.map((id) => raidTarget(s, id));
  for (const aim of raid.aims) {
    if (aim.weapon === 'gun') continue;
    takeTorpedoes(boat, aim.weapon, aim.n);
    const runs = aim.weapon === 'fat' ? new Array<Aim>(aim.n).fill({ ...aim, n: 1 }) : [aim];
    for (const run of runs) strikeWarship(t, boat, run, afloat);
  }
  for (const { slot } of afloat) discardCard(s.decks.naval, slot);
  s.wrecks.push(...raid.targets.filter((id) => !afloat.some(({ slot }) => slot === id)));
  s.raid = null;
  doneWith(boat, 'attack');
});

/** 6.10, 9.16 — one salvo at a warship that is still afloat; pattern-running torpedoes find their own. */
function strikeWarship(t: T, boat: Boat, aim: Aim, afloat: Target[]): void {
  const target = aim.weapon === 'fat' ? anyOf(t, afloat) : afloat.find((other) => other.slot === aim.slot);
  if (!target) return;
  const { light, heavy, sunk } = shootAt(t, boat, aim, target);
  Object.assign(target, { light, heavy });
  if (!sunk) return;
  afloat.splice(afloat.indexOf(target), 1);
  scoreKill(t, boat, target.slot);
}

/** 10.3, 10.4 — points and experience for a ship sunk. */
export function scoreKill(t: T, boat: Boat, id: string): void {
  const card = targetCard(t.state, id);
  scorePoints(t, boat, card.vp);
  gainExperience(boat, card.xp);
  boat.log[boat.log.length - 1]?.sunk.push(id);
  t.say('killRecorded', '10.4', {
    boat: boat.id,
    card: id,
    name: card.name,
    vp: card.vp,
    xp: card.xp,
    total: standing(t.state).vp,
  });
}

/** Takes torpedoes of a kind, stored ones before those in the tubes. */
function takeTorpedoes(boat: Boat, kind: Torpedo, n: number): void {
  const stored = Math.min(n, boat.stored[kind]);
  boat.stored[kind] -= stored;
  boat.ready[kind] -= n - stored;
}

interface RaidShot {
  readonly skill: number;
  readonly weapon: Torpedo | 'gun';
}

/** 6.11 — modifiers of a raider's attacks, at range 0. */
export const RAID_MODIFIERS: readonly Modifier<RaidShot>[] = [
  {
    why: 'torpedoSkill',
    rule: '9.15',
    value: (about) => about.skill,
    bounds: [-5, 5],
    when: (about) => about.weapon !== 'gun',
  },
  { why: 'fat', rule: '9.16', value: FAT_BONUS, when: (about) => about.weapon === 'fat' },
  {
    why: 'gunnery',
    rule: '9.18',
    value: (about) => about.skill,
    bounds: [-5, 5],
    when: (about) => about.weapon === 'gun',
  },
];

/** 6.11 — an attack alongside the raiders, already fired. */
export const raidShot = roll('raidShot', {
  chart: (s, { boat }) => {
    const { hitOn } = boxOf(s, boatOf(s, boat), 'raider');
    return checkChart({ purpose: 'raid', rule: '6.11', dice: 'd10', atLeast: hitOn });
  },
  modifiers: RAID_MODIFIERS,
  about: (s, { boat, weapon }): RaidShot => {
    const { gunnery, torpedo } = rowOf(s, boatOf(s, boat));
    return weapon === 'gun' ? { weapon, skill: gunnery } : { weapon: weapon.kind, skill: torpedo };
  },
  fell: (t, { outcome }, args) => endRaidShot(t, args, outcome),
});

/** 6.11 — an attack alongside the raiders scores or fails; the next one follows. */
function endRaidShot(t: T, { boat, weapon, made }: Steps['raidShot'], scores: boolean): void {
  const raider = boatOf(t.state, boat);
  const said = { boat, area: raider.place, weapon: weapon === 'gun' ? weapon : weapon.kind };
  if (scores) {
    scorePoints(t, raider, 1);
    t.say('raidHit', '6.11', { ...said, vp: standing(t.state).vp });
  } else t.say('raidMiss', '6.11', said);
  t.next('raiding', { boat, made: made + 1 });
}

/** 6.11 — a torpedo fired alongside the raiders is a salvo of its own. */
const raidSalvo = ({ kind }: Spent): Aim => ({ weapon: kind, slot: '', n: 1 });

/** 6.11, 13.3 — the chance that an attack scores; where duds are in use, the torpedo must work first. */
function scoreOdds(s: State, args: Steps['raidShot']): Odds {
  const { boat, weapon, made } = args;
  const runs = weapon === 'gun' ? 1 : chanceToRun(s, raidSalvo(weapon));
  if (runs === 1)
    return shownChance(s, raidShot, args, (hit) => hit, { of: 'point', matching: { boat, made } });
  return { of: 'point', chance: runs * chanceOf(s, raidShot, args, (hit) => hit) };
}

/** 6.11, 13.3 — one attack alongside the raiders. */
function raidAttack(t: T, args: Steps['raidShot']): void {
  const boat = boatOf(t.state, args.boat);
  const { weapon } = args;
  if (weapon === 'gun') boat.gun--;
  else {
    spend(boat, weapon);
    if (runTrue(t, boat, raidSalvo(weapon)).n === 0) {
      endRaidShot(t, args, false);
      return;
    }
  }
  t.next('raidShot', args);
}

/**
 * 6.11, 9.16 — torpedoes that may be fired at the convoy the raiders attack; the player is asked which if there are several
 * kinds.
 */
function raidTorpedoes(boat: Boat): Option<RaidWeapon | null>[] {
  if (torpedoesAboard(boat) === 0) return [];
  const left = usableAt(boat, 'convoy');
  const refused = unableToSpend(boat, 'convoy', 1, '6.11');
  if (refused) return [{ id: 'torpedo', args: { left }, refused }];
  const choices = choicesAt(boat, 'convoy');
  return choices.map((value): Option<RaidWeapon> => {
    if (choices.length === 1) return { id: 'torpedo', args: { left }, value };
    const args = { torpedo: spentText(value), left: boat[value.place][value.kind] };
    return { id: `torpedo:${value.place}:${value.kind}`, text: 'torpedoOf', args, value };
  });
}

/** 6.11 — a boat that helps the raiders attacks shot by shot, up to the limit of the box. */
export const raiding = pick('raiding', {
  rule: '6.11',
  about: (s, { boat, made }) => ({ boat, left: boxOf(s, boatOf(s, boat), 'raider').attacks - made }),
  options: (s, args) => {
    const boat = boatOf(s, args.boat);
    const options: Option<RaidWeapon | null>[] = [{ id: 'stop', value: null }];
    if (args.made >= boxOf(s, boat, 'raider').attacks) return options;
    if (boat.gun > 0 && damageTo(boat, 'gun') === 0)
      options.push({ id: 'gun', args: { left: boat.gun }, value: 'gun' });
    return [...options, ...raidTorpedoes(boat)];
  },
  odds: (s, { value }, args): Odds[] => (value ? [scoreOdds(s, { ...args, weapon: value })] : []),
  take: (t, { value }, args) => {
    if (!value) return doneWith(boatOf(t.state, args.boat), 'raider');
    raidAttack(t, { ...args, weapon: value });
  },
});
