/** The events of the log, and how densely each is told: the story of the battle, the normal log, or everything. */
import type { EventStyle, Text } from '@flotilla/table';

/** Every log event with its data. */
export interface Events {
  begun: { name: Text };
  briefing: { text: Text };
  firstDie: { who: Text; die: number };
  rolledForFirst: { who: Text };
  navy: { who: Text; navy: Text };
  divided: { who: Text; points: number };
  shown: { who: Text; ships: Text; points: number };
  bought: { who: Text };
  boughtCard: { card: Text };
  round: { round: number };
  turn: { who: Text };
  reinforced: { who: Text; ships: Text; cards: number; points: number };
  rearranged: { who: Text };
  submarine: { who: Text; ship: Text; mode: Text };
  attackCard: { who: Text; card: Text; ships: Text; target: Text; owner: Text };
  strikeFrom: { who: Text; ship: Text; target: Text; owner: Text; needs: number };
  huntFrom: { who: Text; ship: Text; target: Text; owner: Text; needs: number };
  airCard: { who: Text; card: Text; target: Text; owner: Text; needs: number };
  huntCard: { who: Text; card: Text; target: Text; owner: Text; needs: number };
  bombers: { who: Text; target: Text; owner: Text; needs: number };
  paid: { who: Text; cards: Text };
  planPlayed: { who: Text; effect: Text };
  repairPlayed: { who: Text; ships: Text };
  copied: { who: Text; card: Text };
  intelligence: { who: Text; card: Text; owner: Text };
  cancelled: { card: Text; owner: Text };
  planInForce: { effect: Text };
  repaired: { ships: Text; cards: number };
  closed: { who: Text; attacks: number };
  guardShip: { who: Text; ship: Text; attack: Text; on: number };
  guardCard: { who: Text; card: Text; attack: Text; on: number };
  screen: { who: Text; ship: Text; attack: Text };
  noDefence: { who: Text };
  redirected: { ship: Text; attack: Text };
  screenLost: { ship: Text };
  guardRolled: { guard: Text; attack: Text; result: Text };
  guardLost: { guard: Text };
  evaded: { ship: Text; attack: Text; result: Text };
  strikeRolled: { ship: Text; result: Text };
  tooLate: { ship: Text };
  damaged: { ship: Text; owner: Text; points: number; left: number };
  sunk: { ship: Text; owner: Text; who: Text; points: number };
  eliminated: { who: Text };
  discarded: { who: Text; cards: number; names: Text };
  drewCards: { who: Text; cards: number };
  drew: { cards: Text };
  reshuffled: { cards: number };
  score: { lines: Text };
  ended: { how: Text; winners: Text };
}

const STORY: EventStyle = { density: 'story' };
const NORMAL: EventStyle = { density: 'normal' };
const EVERYTHING: EventStyle = { density: 'rolls' };

/** How each event is told. */
export const eventStyles: { readonly [K in keyof Events]: EventStyle } = {
  begun: { density: 'story', heading: 1 },
  briefing: STORY,
  firstDie: EVERYTHING,
  rolledForFirst: NORMAL,
  navy: STORY,
  divided: NORMAL,
  shown: STORY,
  bought: NORMAL,
  boughtCard: NORMAL,
  round: { density: 'story', heading: 1 },
  turn: { density: 'normal', heading: 2 },
  reinforced: STORY,
  rearranged: NORMAL,
  submarine: NORMAL,
  attackCard: NORMAL,
  strikeFrom: NORMAL,
  huntFrom: NORMAL,
  airCard: NORMAL,
  huntCard: NORMAL,
  bombers: NORMAL,
  paid: NORMAL,
  planPlayed: NORMAL,
  repairPlayed: NORMAL,
  copied: NORMAL,
  intelligence: NORMAL,
  cancelled: STORY,
  planInForce: NORMAL,
  repaired: STORY,
  closed: EVERYTHING,
  guardShip: NORMAL,
  guardCard: NORMAL,
  screen: NORMAL,
  noDefence: NORMAL,
  redirected: NORMAL,
  screenLost: NORMAL,
  guardRolled: NORMAL,
  guardLost: NORMAL,
  evaded: NORMAL,
  strikeRolled: NORMAL,
  tooLate: NORMAL,
  damaged: STORY,
  sunk: STORY,
  eliminated: STORY,
  discarded: NORMAL,
  drewCards: EVERYTHING,
  drew: NORMAL,
  reshuffled: NORMAL,
  score: NORMAL,
  ended: { density: 'story', heading: 1 },
};
