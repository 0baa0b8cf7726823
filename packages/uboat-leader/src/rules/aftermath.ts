/** End of a combat phase, after combat, and the contacts that remain (9.32, 10). */
import type { Option, Text, TextArgs } from '@flotilla/table';
import { discardCard, text } from '@flotilla/table';
import { COMBAT_STRESS } from '../data/charts.ts';
import type { Slot } from '../data/types.ts';
import type { Battle, Boat, Fighter, Known, Ship, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { convoyCard, joinBattle, newFighter, unknownShip } from './contact.ts';
import { addStress, reload } from './crew.ts';
import { form } from './editions.ts';
import { reviewRow } from './events.ts';
import { shipAfloat, shipFacts } from './facts.ts';
import { unableToAttack } from './hits.ts';
import {
  boatOf,
  damageTo,
  isEscort,
  joined,
  knownCard,
  shipText,
  statusOf,
  torpedoesAboard,
} from './lookup.ts';
import { scoreKill } from './missions.ts';
import { serving } from './operations.ts';
import { afloat, battleOf, onDisplay } from './sight.ts';
import { choicesAt, type RaidWeapon, spend, spentText, unableToSpend } from './spending.ts';

/** 9.32 — markers of the phase come off; combat goes on while boats and ships are on the display. */
export const endRound = step('endRound', (t) => {
  const s = t.state;
  const battle = battleOf(s);
  for (const fighter of battle.boats) {
    fighter.silent = false;
    fighter.deep = false;
    fighter.crashed = false;
    comeRound(boatOf(s, fighter.id));
    leakOil(t, battle, fighter);
  }
  const goesOn = afloat(battle).length > 0 && onDisplay(battle).length > 0;
  t.next(goesOn ? 'round' : 'aftermath');
});

/** 9.27 (2nd edition) — a stunned boat has one combat phase fewer to wait. */
function comeRound(boat: Boat): void {
  if (boat.stunned > 0) boat.stunned--;
}

/** 9.28 (2nd edition) — oil on the water raises the alarm at the end of every phase. */
function leakOil(t: T, battle: Battle, fighter: Fighter): void {
  const leaks = fighter.area === null ? 0 : damageTo(boatOf(t.state, fighter.id), 'oilLeak');
  if (leaks === 0) return;
  battle.alerted += leaks;
  t.say('oilSeen', '9.28 2e', { boat: fighter.id, zone: fighter.area, n: battle.alerted, leaks });
}

/** 10.1 - 10.4 — stress, reloading, experience, points, Attacked counters; after a contact let go (8.4) only reloading is left. */
export const aftermath = step('aftermath', (t) => {
  const s = t.state;
  const battle = battleOf(s);
  if (battle.fought) t.say('contactOver', '10', { boat: battle.active, n: battle.kills.length });
  for (const { id } of battle.boats) {
    const boat = boatOf(s, id);
    boat.exposed = [];
    if (boat.fate !== 'serving') continue;
    if (battle.fought) addStress(t, boat, COMBAT_STRESS, '10.1');
    reload(t, boat);
    if (id !== battle.active) boat.attacked = true;
  }
  for (const kill of battle.kills) scoreKill(t, boatOf(s, kill.by), kill.card);
  battle.kills = [];
  for (const fighter of battle.boats) fighter.area = null;
  for (const ship of battle.ships) {
    if (ship.tactics === null) continue;
    s.cup.push(ship.tactics);
    ship.tactics = null;
  }
  t.next(mayGoOn(s) ? 'remaining' : 'closeContact');
});

/** 10.5 — whether the active boat has contacts left and a crew for them. */
function mayGoOn(s: Known): boolean {
  const boat = boatOf(s, s.active);
  return s.contacts > 0 && boat.fate === 'serving' && statusOf(s, boat) !== 'unfit';
}

type Action =
  | { kind: 'nothing' }
  | { kind: 'meet' }
  | { kind: 'reattack' }
  | { kind: 'finish'; slot: string; weapon: RaidWeapon };

/** 10.5 - 10.7 — what the active boat does with a remaining contact. */
export const remaining = pick('remaining', {
  rule: '10.5',
  about: (s) => ({ boat: s.active, contacts: s.contacts }),
  options: (s): Option<Action>[] => [
    { id: 'nothing', value: { kind: 'nothing' } },
    { id: 'newContact', value: { kind: 'meet' } },
    reattackOption(s),
    ...finishingShots(s),
  ],
  take: (t, { value }) => {
    switch (value?.kind) {
      case 'meet':
        clearDisplay(t);
        return t.next('meet');
      case 'reattack':
        return t.next('reattack');
      case 'finish':
        return finishOff(t, value.slot, value.weapon);
      default:
        return t.next('closeContact');
    }
  },
});

/** Merchants that would be there again: those afloat and not heavily damaged. */
const stillSailing = (battle: Battle): Ship[] =>
  battle.ships.filter((ship) => !isEscort(ship) && !ship.sunk && ship.heavy === 0);

/** 10.6 — only a merchant convoy can be attacked again. */
function reattackOption(s: Known): Option<Action> {
  const battle = battleOf(s);
  const refused = (why: string) => ({
    id: 'reattack',
    text: 'noReattack',
    refused: { why: { key: why }, rule: '10.6' },
  });
  if (convoyCard(s, battle.card).type !== 'merchant') return refused('refused.reattackType');
  if (stillSailing(battle).length === 0) return refused('refused.nothingLeft');
  return { id: 'reattack', args: reattackArgs(s, battle), value: { kind: 'reattack' } };
}

/** 10.6 — what a second attack meets: the remaining ships with their damage and points, fresh escorts, the alarm. */
function reattackArgs(s: Known, battle: Battle): TextArgs {
  const ships = stillSailing(battle);
  const known = ships.flatMap((ship) => {
    const card = knownCard(s, ship);
    if (!card) return [];
    return [text(ship.light > 0 ? 'reattack.damaged' : 'reattack.ship', { ship: card.name, vp: card.vp })];
  });
  const unknown = ships.length - known.length;
  const met = unknown > 0 ? [...known, text('reattack.unknown', { n: unknown })] : known;
  const escorts = convoyCard(s, battle.card).layout.filter(isEscort).length;
  return { ships: joined(met), escorts, alerted: battle.alerted };
}

/** 10.7, 9.27 — a heavily damaged ship can be finished off, unless the boat is stunned. */
function finishingShots(s: Known): Option<Action>[] {
  const refused = unableToAttack(boatOf(s, s.active));
  const shots = shotsAtCripples(s);
  return refused ? shots.map((shot) => ({ ...shot, refused })) : shots;
}

interface ShipArgs extends TextArgs {
  readonly ship: Text;
}

/** 10.7 — one torpedo, or one shell unless the ship is a warship. */
function shotsAtCripples(s: Known): Option<Action>[] {
  const battle = battleOf(s);
  const boat = boatOf(s, s.active);
  const options: Option<Action>[] = [];
  for (const ship of battle.ships) {
    if (ship.sunk || ship.heavy === 0) continue;
    const args = { ship: shipText(s, ship), worth: worthText(s, ship) };
    if (torpedoesAboard(boat) > 0) options.push(...torpedoShots(boat, ship, args));
    if (boat.gun > 0 && damageTo(boat, 'gun') === 0) options.push(gunShot(ship, args));
  }
  return options;
}

/** 10.7, 9.16 — a torpedo that may be fired at the ship; the player is asked which if there are several kinds. */
function torpedoShots(boat: Boat, ship: Ship, args: ShipArgs): Option<Action>[] {
  const quarry = isEscort(ship) ? 'escort' : 'ship';
  const id = `finish:${ship.slot}:torpedo`;
  const refused = unableToSpend(boat, quarry, 1, '10.7');
  if (refused) return [{ id, text: 'finishTorpedo', args, refused }];
  const choices = choicesAt(boat, quarry);
  return choices.map((weapon) => ({
    id: choices.length > 1 ? `${id}:${weapon.place}:${weapon.kind}` : id,
    ...(choices.length > 1
      ? { text: 'finishWith', args: { ...args, torpedo: spentText(weapon) } }
      : { text: 'finishTorpedo', args }),
    value: { kind: 'finish', slot: ship.slot, weapon },
  }));
}

/** 10.4 — what a ship is worth when sunk; nothing for an unknown one. */
function worthText(s: Known, ship: Ship): Text {
  const card = knownCard(s, ship);
  return card ? text('remaining.worth', { vp: card.vp, xp: card.xp }) : '';
}

function gunShot(ship: Ship, args: ShipArgs): Option<Action> {
  const named = { id: `finish:${ship.slot}:gun`, text: 'finishGun', args };
  if (ship.kind === 'naval')
    return { ...named, refused: { why: { key: 'refused.gunWarship', args }, rule: '10.7' } };
  return { ...named, value: { kind: 'finish', slot: ship.slot, weapon: 'gun' } };
}

function finishOff(t: T, slot: string, weapon: RaidWeapon): void {
  const s = t.state;
  const battle = battleOf(s);
  const boat = boatOf(s, s.active);
  s.contacts--;
  if (weapon === 'gun') boat.gun--;
  else spend(boat, weapon);
  for (const ship of battle.ships.filter((other) => !other.sunk && other.heavy > 0)) {
    if (ship.slot === slot && ship.card !== null) {
      ship.sunk = true;
      ship.area = null;
      t.say('finishedOff', '10.7', {
        boat: boat.id,
        ship: shipFacts(s, ship),
        weapon: weapon === 'gun' ? weapon : weapon.kind,
      });
      scoreKill(t, boat, ship.card);
    } else dropShip(s, battle, ship);
  }
  t.next(mayGoOn(s) ? 'remaining' : 'closeContact');
}

/** Removes a ship from the contact: its cards go to the discards, a sunk warship out of the game (6.10). */
function dropShip(s: State, battle: Battle, ship: Ship): void {
  discardShip(s, ship);
  battle.ships = battle.ships.filter((other) => other !== ship);
}

function discardShip(s: State, ship: Ship): void {
  if (ship.mistaken !== null) discardCard(s.decks.merchants, ship.mistaken);
  if (ship.card === null) return;
  if (ship.sunk && ship.kind === 'naval') {
    s.wrecks.push(ship.card);
    return;
  }
  const deck = {
    lone: 'merchants',
    merchant: 'merchants',
    naval: 'naval',
    escort: 'escorts',
    fleet: 'fleet',
  } as const;
  discardCard(s.decks[deck[ship.kind]], ship.card);
}

/** 10.6 — the convoy again: fresh escorts, sound and lightly damaged ships back in place, the alarm still on. */
export const reattack = step('reattack', (t) => {
  const s = t.state;
  const battle = battleOf(s);
  s.contacts--;
  s.occasion++;
  t.at(s.clock, 2, s.occasion);
  battle.ships = convoyCard(s, battle.card).layout.flatMap((slot) => backInPlace(s, battle, slot));
  Object.assign(battle, {
    round: 0,
    boats: [newFighter(battle.active)],
    called: [],
    radio: false,
    rolled: false,
    condition: form(s.edition, 'condition') === 'ownCard' ? battle.condition : '',
  });
  t.say('reattacks', '10.6', () => ({
    boat: battle.active,
    n: stillSailing(battle).length,
    alerted: battle.alerted,
    layout: battle.ships.map((ship) => shipAfloat(s, ship)),
  }));
  joinBattle(t);
});

/** 10.6 — who is now in a place of the convoy card; heavily damaged ships are left out but can still be finished off. */
function backInPlace(s: State, battle: Battle, slot: Slot): Ship[] {
  const ship = battle.ships.find((other) => other.slot === slot.slot);
  if (isEscort(slot)) {
    if (ship) discardShip(s, ship);
    return [unknownShip(slot)];
  }
  if (!ship) return [];
  if (isEscort(ship)) {
    discardShip(s, ship);
    return [];
  }
  const returns = !ship.sunk && ship.heavy === 0;
  return [{ ...ship, area: returns ? slot.area : null, slowed: 0 }];
}

/** The display is cleared: every card of the contact goes to its discards. */
function clearDisplay(t: T): void {
  const s = t.state;
  const battle = s.battle;
  if (!battle) return;
  for (const ship of battle.ships) discardShip(s, ship);
  discardCard(s.decks.convoys, battle.card);
  s.battle = null;
}

/** 10.8, 10.9 — the active boat is done and goes to the Searched box. */
export const closeContact = step('closeContact', (t) => {
  const s = t.state;
  clearDisplay(t);
  const boat = boatOf(s, s.active);
  boat.searched = true;
  s.contacts = 0;
  s.active = '';
});

/** 7.3 — reviews that waited for the end of the tactical segment. */
export const endTactical = step('endTactical', (t) => {
  const s = t.state;
  const gain = s.vp - s.vpBefore;
  for (const review of s.reviews) {
    const boat = afterwards(s, review.boat);
    const row = reviewRow(review.rows, gain);
    if (!boat || !row) continue;
    t.say('reviewed', '7.3', { boat: boat.id, gain });
    if (row.ops.length > 0) t.next('eventOps', { boat: boat.id, name: review.name, ops: row.ops });
  }
  s.reviews = [];
});

/** The boat that a review affects: the one that drew it, or another if that one is gone. */
function afterwards(s: Known, id: string): Boat | null {
  const boats = serving(s);
  return boats.find((boat) => boat.id === id) ?? boats[0] ?? null;
}
