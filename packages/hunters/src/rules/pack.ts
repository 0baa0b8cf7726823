/** A boat in her wolfpack: what the rules for a single boat need to know about it (rule 13.5). */
import type { Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { LAST_MONTH } from '../data/careers.ts';
import { PACK_ROUNDS } from '../data/modes.ts';
import type { Berth, Captain, Fate, HelmFacts, Pack, Rules, State } from '../state.ts';
import { reasonToAbort } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me, patrolOf } from './book.ts';
import { stationsOf, trackOf } from './track.ts';

/** A captain in words: his name, or who sits at his seat when he gave none. */
export const captainText = ({ name, seat }: { readonly name: string; readonly seat: number }): Text =>
  name === '' ? text(`place.${seat}`, { n: seat + 1 }) : name;

/** The same for a captain who may sail alone and then needs no telling apart from others. */
export const commanderText = (
  captain: { readonly name: string; readonly seat: number },
  alone: boolean,
): Text => (alone && captain.name === '' ? text('kommandant') : captainText(captain));

/** What became of a captain, in words: not all who came home saw June 1943 (13.1.1, 13.5.6). */
export function fateText(rules: Pick<Rules, 'mode' | 'lastMonth'>, fate: Fate): Text {
  if (fate !== 'survived') return text(`fate.${fate}`);
  if (rules.mode === 'wolfpack') return text('fate.home');
  return text(rules.lastMonth < LAST_MONTH ? 'fate.agreedEnd' : 'fate.survived');
}

/** Whether boats sail as wolfpacks. */
export const inPacks = (s: State): boolean => s.rules.mode === 'wolfpack';

/** The pack of the captain whose boat is moving. */
export const packOf = (s: State): Pack => s.packs[me(s).pack] as Pack;

/** The berth of the captain whose boat is moving. */
export const berthOf = (s: State): Berth => packOf(s).boats[me(s).berth] as Berth;

/** The captain whose boat is moving, as facts of the log. */
export function helmFacts(s: State): HelmFacts {
  const { boat, seat, name } = me(s);
  return { boat: boat.number, captain: s.active, seat, name };
}

/** Names the boat in the diary of a pack before her next entries. */
export function nameBoat(t: T): void {
  if (!inPacks(t.state)) return;
  t.say('atTheHelm', '13.5.2', () => helmFacts(t.state));
}

/** Whether a boat can still attack a convoy: at sea, and not on her way home. */
export function fitToFight(captain: Captain): boolean {
  const { patrol } = captain;
  if (captain.fate !== 'serving' || !patrol) return false;
  return !patrol.aborted && !patrol.boatLost && !patrol.towed && reasonToAbort(captain) === null;
}

/** Whether the boat that is moving fights in her pack's convoy battle. */
export function inBattle(s: State): boolean {
  if (!inPacks(s)) return false;
  const { round } = packOf(s);
  return round > 0 && round <= PACK_ROUNDS && berthOf(s).joins > 0;
}

/** 13.5.3 — in the first box on station the convoy is there without a roll. */
export const convoyIsSure = (captain: Captain): boolean =>
  captain.patrol?.box === stationsOf(trackOf(captain)).first && !captain.patrol.aborted;

/** 13.5.3 — logs that the pack's first convoy is in sight, so that no lookout roll is needed. */
export const convoyAhead = (s: State): boolean =>
  inPacks(s) && berthOf(s).stage === 'watching' && convoyIsSure(me(s));

/** 13.5.5 — notes what a boat on station has sighted; true when the pack decides together what she does about it. */
export function reportToPack(t: T, sighted: Exclude<Berth['sighted'], 'busy'>): boolean {
  if (!inPacks(t.state)) return false;
  const berth = berthOf(t.state);
  const together = berth.stage === 'watching';
  if (together) berth.sighted = sighted;
  if (sighted === 'none') return false;
  if (together && sighted !== 'aircraft') return true;
  nameBoat(t);
  return false;
}

/** 13.5.5 — a boat that has watched or fought waits for her pack before she leaves the box; false when she need not. */
export function waitsForPack(s: State): boolean {
  if (!inPacks(s)) return false;
  const berth = berthOf(s);
  if (berth.stage === 'watching') berth.stage = 'watched';
  else if (berth.stage === 'fighting') berth.stage = 'ready';
  else return false;
  return true;
}

/** 13.5.4 — the escorts are after one boat of the pack and leave the others alone; false outside a pack's battle. */
export function sharesEscorts(t: T): boolean {
  const s = t.state;
  if (!inBattle(s)) return false;
  const status = packOf(s).focus === s.active ? 'focused' : 'busy';
  fightOf(me(s)).pack = status;
  t.say('packStatus', '13.5.4', { status });
  return true;
}

/** 13.5.6 — a boat that does not come home. */
export function lostToPack(t: T): void {
  const { boat, fate, tons } = me(t.state);
  t.say('packLost', '13.5.6', { boat: boat.number, fate, tons });
}

/** 13.5.6 — one patrol is the whole tournament: a boat that has come home has finished; false outside packs. */
export function finishedVoyage(t: T): boolean {
  if (!inPacks(t.state)) return false;
  const captain = me(t.state);
  const { boatLost } = patrolOf(captain);
  captain.fate = 'survived';
  captain.patrol = null;
  t.say('packHome', '13.5.6', () => ({
    boat: captain.boat.number,
    how: boatLost ? 'rescued' : 'safe',
    tons: captain.tons,
  }));
  return true;
}
