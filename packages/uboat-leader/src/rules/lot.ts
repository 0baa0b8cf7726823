/** A flotilla drawn by lot (13.4). */
import type { Option } from '@flotilla/table';
import { LOT_BONUS } from '../data/charts.ts';
import type { BoatCard, Level } from '../data/types.ts';
import type { Known, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, step } from './book.ts';
import { cards } from './lookup.ts';
import { boatArgs, crewOption, LEVELS, takeBoat, unableToJoin } from './setup.ts';

/** 13.4 — boats by lot: the cards of all boats in service are shuffled and dealt one at a time. */
export const dealBoat = step('dealBoat', (t) => {
  const s = t.state;
  if (s.lot.length === 0 && s.dealt === 0) {
    const able = [...cards(s).boats.values()].filter((card) => !unableToJoin(s, card));
    s.lot = able.flatMap((card) => [card.levels.green.card, card.levels.veteran.card]);
    t.shuffle(s.lot, 'deck.boats');
  }
  const card = nextOfLot(s);
  t.reveal();
  const cheapest =
    card === null ? Number.POSITIVE_INFINITY : Math.min(...sides(s, card).map((side) => side.cost));
  if (card === null || cheapest > s.so) return endLot(t, card);
  s.dealt = card;
  t.next('takeDealt', { card });
});

/** The next card of a boat that is not in the flotilla yet. */
function nextOfLot(s: State): number | null {
  for (;;) {
    const card = s.lot.pop();
    if (card === undefined) return null;
    const owner = sides(s, card)[0]?.boat;
    if (owner && !unableToJoin(s, owner)) return card;
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

/** 13.4 — the card that cannot be paid is not taken; the flotilla gets its extra points. */
function endLot(t: T, unpaid: number | null): void {
  const s = t.state;
  const bonus = LOT_BONUS[s.length];
  if (unpaid !== null) t.say('lotTooDear', '13.4', { boat: sides(s, unpaid)[0]?.boat.id ?? '', so: s.so });
  s.so += bonus;
  s.lot = [];
  s.dealt = 0;
  t.say('lotEnds', '13.4', { bonus, so: s.so });
}

/** 13.4 — the level of a dealt boat, or the end of dealing once there is a boat. */
export const takeDealt = pick('takeDealt', {
  rule: '13.4',
  ask: 'always',
  about: (s, { card }) => {
    const { boat, type, captain, torpedoes } = boatArgs((sides(s, card)[0] as Side).boat);
    return { boat, type, captain, torpedoes, so: s.so };
  },
  options: (s, { card }) => {
    const options: Option<Level | null>[] = sides(s, card).map(({ boat, level }) =>
      crewOption(s, boat, level, '13.4'),
    );
    if (s.boats.some((boat) => boat.fate === 'serving')) options.push({ id: 'stop', value: null });
    return options;
  },
  take: (t, { value }, { card }) => {
    const boat = sides(t.state, card)[0]?.boat;
    if (!value || !boat) return endLot(t, null);
    takeBoat(t, boat, value);
    t.next('station', { boat: boat.id });
    t.next('dealBoat');
  },
});
