/** The wolfpack tournament: packs move box by box, watch together and fight together (rules 13.5, 14.5). */
import type { Option, Refusal } from '@flotilla/table';
import { options, refuse, text } from '@flotilla/table';
import { PACK_ROUNDS, PACK_SIZE } from '../data/modes.ts';
import { WOLFPACKS } from '../data/numbers.ts';
import type { Berth, Captain, Pack, State } from '../state.ts';
import { reasonToAbort } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, fillTogether, me, patrolOf, pick, pickTogether } from './book.ts';
import { endEncounter, meetShips } from './contact.ts';
import { crippled, crippleOption } from './follow.ts';
import { assign } from './orders.ts';
import { berthOf, convoyIsSure, fitToFight, helmFacts, nameBoat, packOf } from './pack.ts';
import { ownDice, placeDice } from './sea.ts';
import { boxOf } from './track.ts';

/** Packs for a number of boats: as many as agreed, and at least one for each six boats (13.5.1). */
export const packCount = (boats: number, agreed: number): number =>
  Math.max(agreed, Math.ceil(boats / PACK_SIZE));

/** 13.5.1 — deals the boats out to the packs, and gives every captain his berth. */
export function formPacks(captains: readonly Captain[], agreed: number): Pack[] {
  const count = packCount(captains.length, agreed);
  const packs: Pack[] = Array.from({ length: count }, () => ({
    name: '',
    boats: [],
    boxes: 0,
    round: 0,
    focus: -1,
  }));
  captains.forEach((captain, index) => {
    captain.pack = Math.floor((index * count) / captains.length);
    const { boats } = packs[captain.pack] as Pack;
    captain.berth = boats.length;
    boats.push({ captain: index, stage: 'port', sighted: 'busy', joins: 0, fought: 0 });
  });
  return packs;
}

const captainOf = (s: State, { captain }: Berth): Captain => s.captains[captain] as Captain;
const atSea = (s: State, berth: Berth): boolean => captainOf(s, berth).fate === 'serving';

/** The pack that moves next: the one with the fewest boxes behind it; -1 when all boats are home or lost (13.5.6). */
function packToMove(s: State): number {
  let next = -1;
  s.packs.forEach((pack, index) => {
    if (!pack.boats.some((berth) => atSea(s, berth))) return;
    if (next < 0 || pack.boxes < (s.packs[next] as Pack).boxes) next = index;
  });
  return next;
}

/** Makes the captain of a berth the active one. */
function takeTheHelm(t: T, berth: Berth): Captain {
  const s = t.state;
  t.lane(berth.captain);
  s.active = berth.captain;
  t.say('helmPasses', '13.5.2', () => helmFacts(s));
  return me(s);
}

/** 13.5 — what a pack does next: leave port, enter a box, decide, fight, leave the box; then the next box. */
export function packTurn(t: T): void {
  const index = packToMove(t.state);
  if (index < 0) {
    t.finish();
    return;
  }
  const pack = t.state.packs[index] as Pack;
  const busy =
    sails(t, pack, index) || enters(t, pack) || decides(t, pack) || fights(t, pack, index) || leaves(t, pack);
  if (!busy) toNextBox(t.state, pack);
  t.next('turn');
}

/** 13.5.2 — the pack gets its name, then the boats are sent into the Atlantic one after another. */
function sails(t: T, pack: Pack, index: number): boolean {
  const berth = pack.boats.find(({ stage }) => stage === 'port');
  if (!berth) return false;
  if (pack.name === '') {
    t.next(t.state.rules.historicalPacks ? 'packName' : 'ownPackName', { pack: index });
    return true;
  }
  const captain = takeTheHelm(t, berth);
  berth.stage = 'ahead';
  captain.patrols++;
  nameBoat(t);
  assign(t, { area: 'atlantic', task: 'wolfpack' });
  return true;
}

const naming = {
  seats: (s: State, { pack }: { pack: number }) => [captainOf(s, s.packs[pack]?.boats[0] as Berth).seat],
  about: (s: State, { pack }: { pack: number }) => ({
    number: pack + 1,
    boats: s.packs[pack]?.boats.length ?? 0,
  }),
};

/** 14.5.1 — the senior captain names the pack after one of the war. */
export const packName = pickTogether('packName', {
  ...naming,
  rule: '14.5.1',
  options: (s) => WOLFPACKS.map((_, index) => nameOption(s, index)),
  take: (t, chosen, { pack }) => callPack(t, pack, WOLFPACKS[Number(chosen[0]?.choice.id)]?.name ?? ''),
});

function nameOption(s: State, index: number): Option {
  const { name, boats } = WOLFPACKS[index] as (typeof WOLFPACKS)[number];
  const label = text('pack.option', { name, boats });
  if (isCalled(s, name)) return { ...refuse(String(index), 'refused.packName', '13.5.1', { name }), label };
  return { id: String(index), label };
}

/** 13.5.1 — the senior captain gives the pack a name of his own. */
export const ownPackName = fillTogether('ownPackName', {
  ...naming,
  rule: '13.5.1',
  form: (s, { pack }) => [{ id: 'name', kind: 'text', name: true, max: 40, start: freeName(s, pack) }],
  check: (s, choice) => checkName(s, String(choice.name).trim()),
  sample: (s, _, { pack }) => ({ name: freeName(s, pack) }),
  take: (t, chosen, { pack }) => callPack(t, pack, String(chosen[0]?.choice.name).trim()),
});

/** No two packs bear the same name (13.5.1). */
const isCalled = (s: State, name: string): boolean => s.packs.some((pack) => pack.name === name);

function checkName(s: State, name: string): Refusal | null {
  if (name === '') return { why: text('refused.packUnnamed'), rule: '13.5.1' };
  return isCalled(s, name) ? { why: text('refused.packName', { name }), rule: '13.5.1' } : null;
}

function freeName(s: State, pack: number): string {
  let number = pack + 1;
  while (isCalled(s, `Rudel ${number}`)) number++;
  return `Rudel ${number}`;
}

function callPack(t: T, index: number, name: string): void {
  const pack = t.state.packs[index] as Pack;
  pack.name = name;
  t.say('packFormed', '13.5.1', () => ({ pack: name, boats: pack.boats.length }));
}

/** Boats on station stay together; all others sail on their own (13.5.2, 10.8.2). */
const onStation = (captain: Captain): boolean =>
  captain.patrol?.aborted === false && boxOf(captain).at === 'station';

/** Every boat enters her box and keeps her watch. */
function enters(t: T, pack: Pack): boolean {
  const berth = pack.boats.find((boat) => boat.stage === 'ahead' && atSea(t.state, boat));
  if (!berth) return false;
  const captain = takeTheHelm(t, berth);
  berth.sighted = 'busy';
  berth.joins = 0;
  berth.fought = 0;
  berth.stage = onStation(captain) ? 'watching' : 'done';
  t.next('enterBox');
  return true;
}

const convoyMet = (s: State, pack: Pack): boolean =>
  pack.boats.some((berth) => {
    if (!atSea(s, berth) || berth.stage === 'done') return false;
    return berth.sighted === 'convoy' || convoyIsSure(captainOf(s, berth));
  });

/** 13.5.3, 13.5.5 — who attacks at once, who joins later, who goes his own way. */
function decides(t: T, pack: Pack): boolean {
  if (pack.round > 0) return false;
  const convoy = convoyMet(t.state, pack);
  for (const berth of pack.boats) {
    if (berth.stage !== 'watched' || !atSea(t.state, berth)) continue;
    if (settles(t, berth, convoy)) return true;
  }
  pack.round = convoy ? 1 : PACK_ROUNDS + 1;
  return false;
}

/** Settles one boat's part in this box; true when her captain is busy with it. */
function settles(t: T, berth: Berth, convoy: boolean): boolean {
  const captain = captainOf(t.state, berth);
  berth.stage = 'ready';
  if (!fitToFight(captain)) return false;
  if (berth.sighted === 'convoy' || convoyIsSure(captain)) {
    berth.joins = 1;
    return false;
  }
  if (berth.sighted === 'busy' || berth.sighted === 'aircraft') return false;
  if (berth.sighted === 'none' && !convoy) return false;
  takeTheHelm(t, berth);
  if (convoy) t.next('joinPack');
  else huntsAlone(t, berth);
  return true;
}

/** The boat goes after what she has sighted herself. */
function huntsAlone(t: T, berth: Berth): void {
  const { sighted } = berth;
  if (sighted === 'none' || sighted === 'busy' || sighted === 'aircraft') return;
  berth.stage = 'fighting';
  nameBoat(t);
  meetShips(t, sighted);
  t.next('leaveBox');
}

/** 13.5.5 — join in the second round, hunt the ships in sight, or keep away. */
export const joinPack = pick('joinPack', {
  rule: '13.5.5',
  about: (s) => {
    const { sighted } = berthOf(s);
    return { what: text(sighted === 'none' ? 'pack.sawNothing' : `sighting.${sighted}`) };
  },
  options: (s) => (berthOf(s).sighted === 'none' ? JOIN_OR_STAY : JOIN_OR_HUNT),
  take: (t, { id }) => {
    const berth = berthOf(t.state);
    if (id === 'hunt') return huntsAlone(t, berth);
    if (id === 'stay') return;
    berth.joins = 2;
    t.say('packJoined', '13.5.5', () => ({ boat: me(t.state).boat.number }));
  },
});

const JOIN_OR_STAY = options('join', 'stay');
const JOIN_OR_HUNT = options('join', 'hunt');

const fighters = (s: State, pack: Pack): Berth[] =>
  pack.boats.filter(
    (berth) =>
      berth.stage === 'ready' &&
      berth.joins > 0 &&
      berth.joins <= pack.round &&
      fitToFight(captainOf(s, berth)),
  );

/** 13.5.5 — three rounds at the convoy: in each one lots are drawn, then every boat attacks in turn. */
function fights(t: T, pack: Pack, index: number): boolean {
  for (; pack.round <= PACK_ROUNDS; pack.round++, pack.focus = -1) {
    const ready = fighters(t.state, pack);
    const next = ready.find((berth) => berth.fought < pack.round);
    if (!next) continue;
    if (pack.focus < 0) drawLots(t, pack, index, ready);
    attacks(t, next, pack.round);
    return true;
  }
  return false;
}

/**
 * 13.5.4 — every captain at the convoy throws a die: the escorts turn on the lowest, or on the only one; those who tie throw
 * again.
 */
function drawLots(t: T, pack: Pack, index: number, ready: readonly Berth[]): void {
  t.lane(t.state.captains.length + index);
  t.at(pack.boxes, pack.round, index);
  t.say('packRound', '13.5.5', () => ({ pack: pack.name, round: pack.round, boats: ready.length }));
  let among = ready;
  while (among.length > 1) {
    const lots = among.map((berth) => {
      const { natural } = t.dice('d6', 'pack.lots', '13.5.4');
      t.say('packLot', '13.5.4', () => ({ boat: captainOf(t.state, berth).boat.number, die: natural }));
      return natural;
    });
    const lowest = Math.min(...lots);
    among = among.filter((_, lot) => lots[lot] === lowest);
  }
  const [found] = among as [Berth];
  pack.focus = found.captain;
  const boat = captainOf(t.state, found).boat.number;
  t.say(ready.length > 1 ? 'packFocus' : 'packAlone', '13.5.4', { boat });
}

/** The dice of each round's sea are kept apart from those of what the boat met on her own in this box. */
const SEAS_PER_ROUND = 1000;

/** 13.5.5 — one boat's attack in a round; every round shows her four new ships (9.7.7). */
function attacks(t: T, berth: Berth, round: number): void {
  const captain = takeTheHelm(t, berth);
  berth.fought = round;
  berth.stage = 'fighting';
  patrolOf(captain).sea = round * SEAS_PER_ROUND;
  placeDice(t);
  nameBoat(t);
  meetShips(t, 'convoy');
  t.next('leaveBox');
}

/** 13.5.5, 9.7.6 — following is automatic; a captain may stay with a ship he has damaged instead. */
export const packFollow = pick('packFollow', {
  rule: '13.5.5',
  about: (s) => ({ round: packOf(s).round, rounds: PACK_ROUNDS }),
  options: (s) => {
    if (reasonToAbort(me(s)) !== null) return LET_GO;
    const fight = fightOf(me(s));
    const stay = packOf(s).round < PACK_ROUNDS ? WITH_CONVOY : BATTLE_OVER;
    return fight.ships.some(crippled) ? [...stay, crippleOption(me(s), fight)] : stay;
  },
  take: (t, { id }) => {
    if (id !== 'damaged') return endEncounter(t);
    berthOf(t.state).joins = 0;
    patrolOf(me(t.state)).sea++;
    placeDice(t);
    ownDice(t);
    t.next('followDamaged');
  },
});

const LET_GO = options('leave');
const WITH_CONVOY = options('convoy');
const BATTLE_OVER = [refuse('convoy', 'refused.packRounds', '13.5.5', { rounds: PACK_ROUNDS }), ...LET_GO];

/** Boats leave the box one after another. */
function leaves(t: T, pack: Pack): boolean {
  const berth = pack.boats.find((boat) => boat.stage === 'ready' && atSea(t.state, boat));
  if (!berth) return false;
  takeTheHelm(t, berth);
  berth.stage = 'done';
  t.next('leaveBox');
  return true;
}

function toNextBox(s: State, pack: Pack): void {
  pack.boxes++;
  pack.round = 0;
  pack.focus = -1;
  for (const berth of pack.boats) if (atSea(s, berth)) berth.stage = 'ahead';
}
