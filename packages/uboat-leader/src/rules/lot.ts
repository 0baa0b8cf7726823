/** A flotilla dealt from the boat cards (13.4). */
import { LOT_BONUS } from '../data/charts.ts';
import type { BoatCard, Level } from '../data/types.ts';
import type { Known, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { cards } from './lookup.ts';
import { serving } from './operations.ts';
import { boatArgs, crewOption, LEVELS, takeBoat, unableToJoin } from './setup.ts';

/** 13.4 — the cards of all boats in service are shuffled and dealt. */
export const dealBoat = step('dealBoat', (t) => {
  const s = t.state;
  const able = [...cards(s).boats.values()].filter((card) => !unableToJoin(s, card));
  s.lot = able.flatMap((card) => [card.levels.green.card, card.levels.veteran.card]);
  t.shuffle(s.lot, 'deck.boats');
  t.next('dealMore');
});

const hasBoat = (s: Known): boolean => serving(s).length > 0;

/** 13.4 — once there is a boat, dealing may end; the player decides before the next card is turned up. */
export const dealMore = pick('dealMore', {
  rule: '13.4',
  about: (s) => ({ so: s.so, boats: serving(s).length }),
  options: (s) => (hasBoat(s) ? [{ id: 'deal' }, { id: 'stop' }] : [{ id: 'deal' }]),
  take: (t, { id }) => (id === 'deal' ? turnUp(t) : endLot(t, null)),
});

/** 13.4 — the next card; the first that cannot be paid for ends the dealing. */
function turnUp(t: T): void {
  const s = t.state;
  const card = nextOfLot(s);
  t.reveal();
  if (card === null || isTooDear(s, card)) {
    endLot(t, card);
    return;
  }
  s.dealt = card;
  t.next('takeDealt', { card });
}

const isTooDear = (s: Known, card: number): boolean => sides(s, card).every((side) => side.cost > s.so);

/** The next card of a boat not yet in the flotilla; while there is no boat, the next that can be paid for. */
function nextOfLot(s: State): number | null {
  for (;;) {
    const card = s.lot.pop();
    if (card === undefined) return null;
    const owner = sides(s, card)[0]?.boat;
    if (owner && !unableToJoin(s, owner) && (hasBoat(s) || !isTooDear(s, card))) return card;
  }
}

/** A side of a boat card. */
interface Side {
  readonly boat: BoatCard;
  readonly level: Level;
  readonly cost: number;
}

/** The two sides of a boat card. */
function sides(s: Known, card: number): Side[] {
  for (const boat of cards(s).boats.values()) {
    const levels = LEVELS.filter((level) => boat.levels[level].card === card);
    if (levels.length > 0) return levels.map((level) => ({ boat, level, cost: boat.levels[level].so }));
  }
  return [];
}

/** 13.4 — a card that cannot be paid for is not taken; the flotilla gets its extra points. */
function endLot(t: T, unpaid: number | null): void {
  const s = t.state;
  const bonus = LOT_BONUS[s.length];
  if (unpaid !== null) t.say('lotTooDear', '13.4', { boat: sides(s, unpaid)[0]?.boat.id ?? '', so: s.so });
  s.so += bonus;
  s.lot = [];
  t.say('lotEnds', '13.4', { bonus, so: s.so });
}

/** 13.4 — the level of a dealt boat: a side of its card that can be paid for. */
export const takeDealt = pick('takeDealt', {
  rule: '13.4',
  ask: 'always',
  about: (s, { card }) => {
    const { boat, type, captain, torpedoes } = boatArgs((sides(s, card)[0] as Side).boat);
    return { boat, type, captain, torpedoes, so: s.so };
  },
  options: (s, { card }) => sides(s, card).map(({ boat, level }) => crewOption(s, boat, level, '13.4')),
  take: (t, { value }, { card }) => {
    const { boat } = sides(t.state, card)[0] as Side;
    takeBoat(t, boat, value as Level);
    t.state.dealt = 0;
    t.next('station', { boat: boat.id });
    t.next('dealMore');
  },
});
