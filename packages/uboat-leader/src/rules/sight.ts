/** Who is on the display, and identifying ships (9.3). */
import { REVEAL_RANGE } from '../data/charts.ts';
import type { Battle, Fighter, Known, Ship } from '../state.ts';
import type { T } from './book.ts';
import { drawFrom } from './decks.ts';
import { range } from './display.ts';
import { shipFacts } from './facts.ts';
import { cards } from './lookup.ts';

/** The contact being fought. */
export function battleOf(s: Known): Battle {
  if (!s.battle) throw new Error('No contact is being fought.');
  return s.battle;
}

/** Boats on the display. */
export const afloat = (battle: Battle): Fighter[] => battle.boats.filter((fighter) => fighter.area !== null);

/** Ships on the display. */
export const onDisplay = (battle: Battle): Ship[] => battle.ships.filter((ship) => ship.area !== null);

/** 9.3 — every unknown ship within two areas of a boat is identified, in the order of the card. */
export function revealAround(t: T): void {
  const battle = battleOf(t.state);
  const boats = afloat(battle);
  for (const ship of battle.ships) {
    if (ship.card !== null || ship.area === null) continue;
    const area = ship.area;
    if (boats.some((fighter) => range(fighter.area as string, area) <= REVEAL_RANGE)) reveal(t, ship);
  }
}

/** 9.3 — draws the card of an unknown ship; some merchants turn out to be escorts. */
export function reveal(t: T, ship: Ship): void {
  if (ship.card !== null) return;
  const s = t.state;
  t.reveal();
  if (ship.kind === 'lone' || ship.kind === 'merchant') {
    const id = drawFrom(t, 'merchants');
    const card = id === null ? null : cards(s).merchants.get(id);
    if (card && !('misidentified' in card)) ship.card = card.id;
    else {
      ship.mistaken = id;
      ship.kind = 'escort';
      ship.slowed = 0;
      ship.card = drawFrom(t, 'escorts');
      t.say('misidentified', '2.11', () => ({ ship: shipFacts(s, ship) }));
      return;
    }
  } else ship.card = drawFrom(t, ship.kind === 'escort' ? 'escorts' : ship.kind);
  t.say('revealed', '9.3', () => ({ ship: shipFacts(s, ship) }));
}
