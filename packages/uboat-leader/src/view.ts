/** What the player may see: everything on the table but the order of the decks. */
import type { Rng } from '@flotilla/table';
import type { Decks, State, View } from './state.ts';

const PILES: readonly (keyof Decks)[] = ['events', 'convoys', 'merchants', 'escorts', 'fleet', 'naval'];

/** Builds the view field by field; parts that hold no secret are shared with the state and must not be changed. */
export function viewOf(s: State): View {
  const piles = {} as Record<keyof Decks, number>;
  const discards = {} as Record<keyof Decks, readonly string[]>;
  for (const name of PILES) {
    piles[name] = s.decks[name].draw.length;
    discards[name] = s.decks[name].discard;
  }
  return {
    edition: s.edition,
    campaign: s.campaign,
    length: s.length,
    convoys: s.convoys,
    typeXXI: s.typeXXI,
    snorkel: s.snorkel,
    duds: s.duds,
    linked: s.linked,
    pack: s.pack,
    segment: s.segment,
    turn: s.turn,
    so: s.so,
    soStart: s.soStart,
    vp: s.vp,
    bought: s.bought,
    rested: s.rested,
    marks: s.marks,
    boats: s.boats,
    active: s.active,
    contacts: s.contacts,
    battle: s.battle,
    raid: s.raid,
    dealt: s.dealt,
    tacticsLeft: s.cup.length,
    piles,
    discards,
    finished: s.finished,
  };
}

/** Shuffles everything that lies face down: draw piles, the lot and the cup. */
export function swapSecrets(s: State, _seat: number | null, rng: Rng): void {
  for (const name of PILES) s.decks[name].draw = rng.shuffled(s.decks[name].draw);
  s.lot = rng.shuffled(s.lot);
  s.cup = rng.shuffled(s.cup);
}
