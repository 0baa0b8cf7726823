/** Turns the facts of events into the arguments of their sentences. */
import type { Telling, TextArgs } from '@flotilla/table';
import { text } from '@flotilla/table';
import { faceOf } from './data/cards.ts';
import type { AttackFacts, Events, FleetFacts } from './events.ts';
import type { NavalBattles } from './state.ts';
import { battleTitle, briefingText } from './text/briefing.ts';
import {
  attackLine,
  cardLine,
  cardName,
  cardNames,
  defenceName,
  listOf,
  planText,
  shipName,
  shipNames,
  who,
} from './text/words.ts';

type Facts<K extends keyof Events> = Events[K];

const whose = ({ who: fleet }: { readonly who: FleetFacts }): TextArgs => ({ who: who(fleet) });

/** Who attacks what: a card and the ships that fire it, or what flies from where. */
const attacking = ({ who: by, owner, attack }: Facts<'attackCard'>): TextArgs => {
  const [ship] = attack.ships;
  return {
    who: who(by),
    card: attack.as === null ? '' : cardName(attack.as),
    ships: shipNames(attack.ships),
    ship: ship === undefined ? '' : shipName(ship),
    target: shipName(attack.target),
    owner: who(owner),
    needs: attack.needs,
  };
};

const guarding = ({ who: by, guard, attack }: Facts<'guardShip'>): TextArgs => ({
  who: who(by),
  ship: guard.ship === null ? '' : shipName(guard.ship),
  card: guard.as === null ? '' : cardName(guard.as),
  attack: attackLine(attack),
  on: guard.on,
});

const answering = ({ owner, play }: Facts<'cancelled'>): TextArgs => ({
  card: cardName(play.card),
  owner: who(owner),
});

const planned = ({ plan, on }: Facts<'planInForce'>): TextArgs => ({ effect: planText(plan, on) });

const target = ({ attack }: { readonly attack: AttackFacts }): TextArgs => ({
  ship: shipName(attack.target),
});

/** The arguments of every sentence. */
export const tell: Telling<NavalBattles> = {
  begun: ({ terms }) => ({ name: battleTitle(terms) }),
  briefing: ({ part, terms, sides }) => ({ text: briefingText(part, terms, sides) }),
  firstDie: (facts) => ({ ...whose(facts), die: facts.die }),
  rolledForFirst: whose,
  navy: (facts) => ({ ...whose(facts), navy: text(`navy.${facts.navy}`) }),
  divided: (facts) => ({ ...whose(facts), points: facts.points }),
  shown: (facts) => ({
    ...whose(facts),
    ships: shipNames(facts.ships.map(({ ship }) => ship)),
    points: facts.points,
  }),
  bought: whose,
  boughtCard: ({ card }) => ({ card: cardLine(faceOf(card)) }),
  turn: whose,
  reinforced: (facts) => ({
    ...whose(facts),
    ships: shipNames(facts.ships),
    cards: facts.cards.length,
    points: facts.points,
  }),
  rearranged: whose,
  submarine: (facts) => ({
    ...whose(facts),
    ship: shipName(facts.ship),
    mode: text(`mode.${facts.mode}`),
  }),
  attackCard: attacking,
  strikeFrom: attacking,
  huntFrom: attacking,
  airCard: attacking,
  huntCard: attacking,
  bombers: attacking,
  paid: (facts) => ({ ...whose(facts), cards: cardNames(facts.cards) }),
  planPlayed: (facts) => ({ ...whose(facts), ...planned(facts) }),
  repairPlayed: (facts) => ({ ...whose(facts), ships: shipNames(facts.ships) }),
  copied: (facts) => ({ ...whose(facts), card: cardName(facts.card) }),
  intelligence: (facts) => ({ ...whose(facts), ...answering(facts) }),
  cancelled: answering,
  planInForce: planned,
  repaired: ({ ships, cards }) => ({ ships: shipNames(ships), cards: cards.length }),
  closed: (facts) => ({ ...whose(facts), attacks: facts.attacks }),
  guardShip: guarding,
  guardCard: guarding,
  screen: guarding,
  noDefence: whose,
  redirected: ({ ship, attack }) => ({ ship: shipName(ship), attack: attackLine(attack) }),
  screenLost: ({ ship }) => ({ ship: shipName(ship) }),
  guardRolled: ({ guard, attack, stopped }) => ({
    guard: defenceName(guard),
    attack: attackLine(attack),
    result: text(stopped ? 'result.stopped' : 'result.notStopped'),
  }),
  guardLost: ({ guard }) => ({ guard: defenceName(guard) }),
  evaded: (facts) => ({
    ...target(facts),
    attack: attackLine(facts.attack),
    result: text(facts.evaded ? 'result.evaded' : 'result.notEvaded'),
  }),
  strikeRolled: (facts) => ({
    ...target(facts),
    result: text(facts.sunk ? 'result.sunk' : 'result.missed'),
  }),
  expected: ({ attack, what, guarded, unguarded }) => {
    const ends = guarded < unguarded ? 'Ends' : 'End';
    return { ...target({ attack }), chance: text(`expected.${what}${ends}`, { guarded, unguarded }) };
  },
  tooLate: target,
  damaged: (facts) => ({
    ...target(facts),
    owner: who(facts.owner),
    points: facts.points,
    left: facts.left,
  }),
  sunk: (facts) => ({
    ...whose(facts),
    ship: shipName(facts.ship),
    owner: who(facts.owner),
    points: facts.points,
  }),
  eliminated: whose,
  discarded: (facts) => ({
    ...whose(facts),
    cards: facts.cards.length,
    names: cardNames(facts.cards),
  }),
  drewCards: (facts) => ({ ...whose(facts), cards: facts.cards }),
  drew: ({ cards }) => ({ cards: cardNames(cards) }),
  score: ({ fleets }) => ({
    lines: listOf(fleets.map((facts) => text('score.line', { ...whose(facts), points: facts.points }))),
  }),
  ended: ({ how, winners: fleets }) => {
    const winners = listOf(fleets.map(who));
    return { how: text(`ending.${how}`, { winners }), winners };
  },
};
