/** What must hold in every state: nothing is lost or duplicated, nothing is out of bounds. */

import type { Boat, State } from '../state.ts';
import { boatCard, campaignOf, cards, damageTo, torpedoesIn } from './lookup.ts';
import { standing } from './standing.ts';

const sorted = (ids: readonly string[]) => [...ids].sort().join(' ');

/** A sentence for a broken promise, or null; the fuzzer calls it after every answer. */
export function brokenPromise(s: State): string | null {
  if (s.decks.events.draw.length + s.decks.events.discard.length === 0) return null;
  return (
    cardsLost(s) ??
    countersLost(s) ??
    s.boats.map((boat) => boatBroken(s, boat)).find((broken) => broken !== null) ??
    pointsBroken(s)
  );
}

/** Every card is in exactly one place: draw pile, discards, on the table or out of the game. */
function cardsLost(s: State): string | null {
  const all = cards(s);
  const ships = s.battle?.ships ?? [];
  const held = (kinds: readonly string[]) =>
    ships.flatMap((ship) => (ship.card !== null && kinds.includes(ship.kind) ? [ship.card] : []));
  const mistaken = ships.flatMap((ship) => (ship.mistaken === null ? [] : [ship.mistaken]));
  const escorts = [...all.escorts.values()];
  const expected: Record<string, readonly string[]> = {
    events: [...all.events.keys()],
    merchants: [...all.merchants.keys()],
    naval: [...all.naval.keys()],
    escorts: escorts.filter((card) => !card.fleet).map((card) => card.id),
    fleet: escorts.filter((card) => card.fleet).map((card) => card.id),
  };
  const onTable: Record<string, readonly string[]> = {
    events: [],
    merchants: [...held(['lone', 'merchant']), ...mistaken],
    naval: [...held(['naval']), ...(s.raid?.targets ?? []), ...s.wrecks],
    escorts: held(['escort']),
    fleet: held(['fleet']),
  };
  for (const name of ['events', 'merchants', 'naval', 'escorts', 'fleet'] as const) {
    const deck = s.decks[name];
    const there = [...deck.draw, ...deck.discard, ...(onTable[name] ?? [])];
    if (sorted(there) !== sorted(expected[name] ?? []))
      return `Cards of the ${name} deck are lost or doubled.`;
  }
  const convoys = [...s.decks.convoys.draw, ...s.decks.convoys.discard, ...(s.battle ? [s.battle.card] : [])];
  return new Set(convoys).size === convoys.length ? null : 'Convoy cards are doubled.';
}

/** The twenty tactics counters are in the cup or on escorts. */
function countersLost(s: State): string | null {
  const out = (s.battle?.ships ?? []).filter((ship) => ship.tactics !== null).length;
  const all = campaignOf(s).tactics ? 20 : 0;
  return s.cup.length + out === all ? null : `${s.cup.length + out} tactics counters, there must be ${all}.`;
}

function boatBroken(s: State, boat: Boat): string | null {
  const card = boatCard(s, boat.id);
  const inTubes = torpedoesIn(boat.ready) + boat.ready.mines;
  const stored = torpedoesIn(boat.stored) + boat.stored.mines;
  const counts = [
    ...Object.values(boat.ready),
    ...Object.values(boat.stored),
    boat.gun,
    boat.stress,
    boat.stunned,
    boat.xp,
    boat.patrols,
  ];
  if (counts.some((count) => count < 0 || !Number.isInteger(count)))
    return `${boat.id} has a count below zero.`;
  if (inTubes > card.ready) return `${boat.id} has ${inTubes} torpedoes in ${card.ready} tubes.`;
  if (stored > card.stored) return `${boat.id} stores ${stored} torpedoes, it has room for ${card.stored}.`;
  if (boat.gun > card.gun) return `${boat.id} has more gun ammunition than it can carry.`;
  const hull = damageTo(boat, 'hull') + damageTo(boat, 'flooding');
  if (boat.fate === 'serving' && hull >= card.hull) return `${boat.id} should have sunk.`;
  if (s.edition === 'first' && boat.damage.length + boat.stunned > 0)
    return `${boat.id} is damaged in the first edition.`;
  if (boat.missions.length > (s.edition === 'first' ? 3 : 1)) return `${boat.id} carries too many missions.`;
  if (boat.fate === 'serving' && boat.place === 'english-channel' && s.segment !== 'operations')
    return `${boat.id} stopped in the Channel.`;
  return null;
}

/** Points on the log sheet add up: no ship and no event is counted twice or forgotten. */
function pointsBroken(s: State): string | null {
  if (s.so < 0) return 'Special option points fell below zero.';
  const fromLog = s.boats.flatMap((boat) => boat.log).reduce((sum, line) => sum + line.vp, 0);
  const penalty = fromLog - s.vp;
  if (s.finished.length === 0 && (penalty < 0 || penalty % 2 !== 0))
    return `The log sheet shows ${fromLog} points, the track ${s.vp}.`;
  return Number.isFinite(standing(s).vp) ? null : 'The points are no number.';
}
