/** A view as structured text, for the terminal, the screen reader and the generic screen. */
import type { Block, Fact, Text } from '@flotilla/table';
import { text } from '@flotilla/table';
import { actionCard } from './data/cards.ts';
import type { AtSea } from './rules/fleet.ts';
import { damageOf, hullOf, shipsIn, worthOf, worthOfShip } from './rules/fleet.ts';
import { scores, scoreTable } from './scores.ts';
import type { Terms, Vessel } from './state.ts';
import { battleTitle, briefing } from './text/briefing.ts';
import {
  armsOf,
  attackLine,
  cardLine,
  defenceName,
  listOf,
  nameOf,
  planLine,
  protectionOf,
  shipLineWith,
  shipName,
  teamLetter,
  who,
} from './text/words.ts';
import type { PlayerView, View } from './view.ts';

/** A view as blocks: the score, every fleet, what is going on, and one's own cards. */
export function describe(view: View): Block[] {
  const mine = view.players.filter((player) => player.seat === view.seat);
  const others = view.players.filter((player) => player.seat !== view.seat);
  return [
    { kind: 'heading', level: 1, text: titleOf(view) },
    scoreTable(view),
    ...scenarioBlocks(view),
    ...others.flatMap((player) => fleetBlocks(view.terms, player)),
    ...mine.flatMap((player) => fleetBlocks(view.terms, player)),
    ...actionBlocks(view),
    ...handBlocks(view),
  ];
}

/** The few facts that are always shown. */
export function status(view: View): Fact[] {
  const facts: Fact[] = [{ label: text('status.phase'), value: text(`phase.${view.phase}`) }];
  if (view.phase !== 'setup')
    facts.unshift(
      {
        label: text('status.round'),
        value: view.terms.rounds ? text('status.roundOf', roundsOf(view)) : view.round,
      },
      { label: text('status.turn'), value: nameAt(view, view.active) },
    );
  facts.push(...scores(view), { label: text('status.deck'), value: view.deck });
  return facts;
}

const roundsOf = (view: View) => ({ round: view.round, rounds: view.terms.rounds ?? 0 });

/** What a seat is called now. */
export function nameAt(view: View, seat: number): Text {
  const player = view.players[seat];
  return player ? who(player) : '';
}

function titleOf(view: View): Text {
  if (view.ending) {
    const winners = listOf(view.ending.winners.map((seat) => nameAt(view, seat)));
    return text(`ending.${view.ending.how}`, { winners });
  }
  if (view.phase === 'setup') return text('title.setup');
  return text('title.turn', {
    round: view.round,
    who: nameAt(view, view.active),
    phase: text(`phase.${view.phase}`),
  });
}

/** The scenario with what led to it, its special rules and how it is won. */
function scenarioBlocks({ terms, players }: View): Block[] {
  if (terms.scenario === null) return [];
  return [
    { kind: 'heading', level: 2, text: battleTitle(terms) },
    ...briefing(terms, players).map((said): Block => ({ kind: 'paragraph', text: said })),
  ];
}

function fleetBlocks(terms: Terms, player: PlayerView): Block[] {
  const heading: Block = {
    kind: 'heading',
    level: 2,
    text: fleetHeading(player),
  };
  if (player.fleet === null) return [heading, { kind: 'paragraph', text: text('fleet.secret') }];
  if (player.fleet.length === 0) return [heading, { kind: 'paragraph', text: text('fleet.none') }];
  const sorted = [...shipsIn(player.fleet)].sort((a, b) => (a.vessel.row || 9) - (b.vessel.row || 9));
  const ships: Block = { kind: 'list', items: sorted.map((one) => shipAtSea(terms, one)) };
  if (!player.reserve || player.reserve.length === 0) return [heading, ships];
  const reserve = listOf(
    player.reserve.map((ship) =>
      text('fleet.priced', { ship: shipName(ship), points: worthOf(terms, ship) }),
    ),
  );
  return [heading, ships, { kind: 'paragraph', text: text('fleet.reserve', { ships: reserve }) }];
}

function fleetHeading(player: PlayerView): Text {
  const { team, afloat } = player;
  if (team === null) return text('fleet.heading', { who: who(player), afloat });
  return text('fleet.headingTeam', { who: who(player), team: teamLetter(team), afloat });
}

/** A ship in its row, or beside the rows, with everything that counts in battle: a line that can be wrapped and read aloud. */
export function shipAtSea(terms: Terms, { vessel, ship }: AtSea): Text {
  const hull = hullOf(terms, ship);
  if (vessel.row === 0 && !ship.submarine) return shipLineWith(ship, hull);
  return text(ship.submarine ? 'fleet.submarine' : 'fleet.surface', {
    row: vessel.row,
    ship: nameOf(ship),
    type: text(`type.${ship.type}`),
    left: hull - damageOf(vessel),
    hull,
    arms: armsOf(ship),
    guards: protectionOf(ship),
    points: worthOfShip(terms, ship),
    state: stateText(vessel),
  });
}

function stateText(vessel: Vessel): Text {
  const parts: Text[] = [];
  if (vessel.row === 0) parts.push(text(vessel.active ? 'mode.active' : 'mode.passive'));
  if (vessel.wounds.length > 0) parts.push(text('fleet.damage', { points: damageOf(vessel) }));
  if (vessel.acted) parts.push(text('fleet.acted'));
  if (vessel.repaired) parts.push(text('fleet.repaired'));
  return parts.length === 0 ? text('fleet.ready') : listOf(parts);
}

function actionBlocks(view: View): Block[] {
  const blocks: Block[] = [];
  if (view.attacks.length > 0) {
    blocks.push({ kind: 'heading', level: 2, text: text('attacks.heading') });
    blocks.push({
      kind: 'list',
      items: view.attacks.map((attack) =>
        text('attacks.line', {
          by: nameAt(view, attack.by),
          attack: attackLine(attack),
          owner: nameAt(view, attack.on),
          status: text(`attacks.${attack.status}`),
        }),
      ),
    });
  }
  if (view.defences.length > 0) {
    blocks.push({
      kind: 'list',
      items: view.defences.map((defence) => {
        const attack = view.attacks.find((other) => other.id === defence.attack);
        return text('defences.line', {
          who: nameAt(view, defence.by),
          guard: defenceName(defence),
          attack: attack ? attackLine(attack) : '',
          status: text(`defences.${defence.status}`),
        });
      }),
    });
  }
  if (view.plans.length > 0)
    blocks.push({ kind: 'list', items: view.plans.map((plan) => planLine(plan, view.players)) });
  return blocks;
}

function handBlocks(view: View): Block[] {
  const blocks: Block[] = [];
  if (view.seat !== null && view.hand.length > 0) {
    blocks.push({ kind: 'heading', level: 2, text: text('hand.heading', { cards: view.hand.length }) });
    blocks.push({ kind: 'list', items: view.hand.map(handLine) });
  }
  if (view.stock.length > 0) {
    blocks.push({ kind: 'heading', level: 3, text: text('hand.stock') });
    blocks.push({ kind: 'list', items: view.stock.map(handLine) });
  }
  blocks.push({
    kind: 'paragraph',
    text: text('hand.piles', { deck: view.deck, discard: view.discard.length }),
  });
  return blocks;
}

/** A card of a hand with everything printed on it and what it is worth as a reinforcement. */
export const handLine = (card: string): Text =>
  text('hand.line', { card: cardLine(actionCard(card)), points: actionCard(card).reinforcement });
