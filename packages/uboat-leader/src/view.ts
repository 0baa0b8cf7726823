/** What the player may see: everything on the table but the order of the decks. */
import type { Rng } from '@flotilla/table';
import type { Edition, Length, OptionType } from './data/types.ts';
import type { Battle, Boat, Decks, Finished, Marks, Raid, Segment, State } from './state.ts';

/** What the player sees. Deck orders and dice stay hidden. */
export interface View {
  edition: Edition;
  campaign: string;
  length: Length;
  convoys: 'core' | 'all';
  typeXXI: boolean;
  snorkel: boolean;
  duds: boolean;
  linked: boolean;
  pack: string;
  segment: Segment;
  turn: number;
  so: number;
  soStart: number;
  vp: number;
  bought: Record<OptionType, number>;
  rested: boolean;
  marks: Record<string, Marks>;
  boats: readonly Boat[];
  active: string;
  contacts: number;
  battle: Battle | null;
  raid: Raid | null;
  /** boat card on the table when boats are dealt by lot; 0 for none */
  dealt: number;
  /** tactics counters left in the cup */
  tacticsLeft: number;
  /** cards left in each draw pile */
  piles: Record<keyof Decks, number>;
  /** discarded cards, in the open */
  discards: Record<keyof Decks, readonly string[]>;
  finished: readonly Finished[];
}

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

/** Shuffles everything that is face down, whatever its order was: draw piles, the boat cards still to be dealt and the cup. */
export function swapSecrets(s: State, _seat: number | null, rng: Rng): void {
  for (const name of PILES) s.decks[name].draw = rng.shuffled([...s.decks[name].draw].sort());
  s.lot = rng.shuffled([...s.lot].sort((a, b) => a - b));
  s.cup = rng.shuffled([...s.cup].sort());
}
