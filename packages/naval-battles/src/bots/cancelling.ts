/** When a bot spends Intelligence: what a card just played would cost its own side. */
import type { PickDecision } from '@flotilla/table';
import { stakeOf } from '../rules/orders.ts';
import type { Attack, Play } from '../state.ts';
import type { View } from '../view.ts';
import { isFriend, playerIn } from './sight.ts';

const WORTH_CANCELLING = 1;

/** Whether the card in question would cost enough to be worth an Intelligence card. */
export function worthCancelling(view: View, { about }: PickDecision): boolean {
  const play = view.plays.find((other) => other.id === about.play);
  return play !== undefined && playStake(view, play) >= WORTH_CANCELLING;
}

/** What a played card is worth to the one who would cancel it. */
function playStake(view: View, play: Play): number {
  const { deed } = play;
  const duel = view.players.length === 2;
  switch (deed.kind) {
    case 'plan':
      return duel || isFriend(view, deed.plan.on) ? 2.5 : 0;
    case 'repair':
      return duel && deed.wounds.length > 1 ? 2 : 0;
    case 'intelligence': {
      const answered = view.plays.find((other) => other.id === deed.on);
      return answered && isFriend(view, answered.seat) ? lostWith(view, answered) : 0;
    }
    case 'attack':
      return stakesOf(
        view,
        attacksIn(view, deed.attacks).filter((attack) => isFriend(view, attack.on)),
      );
    case 'defence': {
      const defence = view.defences.find((other) => other.id === deed.defence);
      const attack = view.attacks.find((other) => other.id === defence?.attack);
      return attack && isFriend(view, attack.by) ? 0.7 * stakesOf(view, [attack]) : 0;
    }
  }
}

/** What a cancelled card was worth to one's own side. */
function lostWith(view: View, { deed }: Play): number {
  if (deed.kind === 'attack') return stakesOf(view, attacksIn(view, deed.attacks));
  return deed.kind === 'defence' ? 2 : 1.5;
}

const attacksIn = (view: View, ids: readonly number[]): Attack[] =>
  view.attacks.filter((attack) => ids.includes(attack.id));

/** What attacks would cost their targets if nobody defended. */
function stakesOf(view: View, attacks: readonly Attack[]): number {
  const { terms, plans } = view;
  let sum = 0;
  for (const attack of attacks) {
    const fleet = playerIn(view, attack.on).fleet ?? [];
    sum += stakeOf({ terms, attacks, plans, fleet, seat: attack.on }, attack);
  }
  return sum;
}
