/** Windows: a card that may be cancelled, and the order in which defences are rolled. */
import type { PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { computed } from '@preact/signals';
import type { View } from '../game.ts';
import { actionCard, actorName, isRivalsTurn, sayOf, shipName, viewOf } from '../game.ts';
import { word } from '../text/index.ts';
import { choose, numbered } from './answers.ts';
import type { BoardModel, Light } from './desk.ts';
import { quietDesk } from './desk.ts';

/** A card that must wait: the same light for every one and every question, so that none is drawn again for nothing. */
const waits = computed<Light>(() => ({ look: 'off', why: word('window.later') }));

/** The own cards while a rival has the turn and nothing is asked of the looking seat. */
export function waitingCards(view: View): ReadonlyMap<string, Light> {
  if (!isRivalsTurn(view)) return new Map();
  return new Map([...view.hand, ...view.stock].map((card) => [card, waits.value]));
}

/** The card a window is about. */
export function playedCard(view: View, decision: PickDecision): View['plays'][number] | null {
  const play = Number(decision.about.play);
  return view.plays.find(({ id }) => id === play) ?? null;
}

/** The attacks a played card makes, or the one it is set against. */
export function attacksOf(view: View, play: View['plays'][number]): readonly number[] {
  const { deed } = play;
  if (deed.kind === 'attack') return deed.attacks;
  if (deed.kind !== 'defence') return [];
  const defence = view.defences.find(({ id }) => id === deed.defence);
  return defence ? [defence.attack] : [];
}

/** The desk of an Intelligence window: the own Intelligence card lies ready. */
export function windowDesk(session: Session, decision: PickDecision): BoardModel {
  const view = viewOf(session);
  const say = sayOf(session);
  const play = playedCard(view, decision);
  const cancel = numbered(decision).find(([option]) => option.id === 'cancel');
  const cards = new Map<string, Light>();
  for (const card of [...view.hand, ...view.stock]) {
    const isAnswer = actionCard(card).kind === 'intelligence' && cancel !== undefined;
    cards.set(
      card,
      isAnswer
        ? {
            look: 'defends',
            press: () => choose(session, 'cancel'),
            slot: word('window.cancels'),
            number: cancel[1],
          }
        : waits.value,
    );
  }
  if (!play) return { ...quietDesk({ lead: word('window.somebody') }), cards };
  const [attack = null] = attacksOf(view, play);
  const target = view.attacks.find(({ id }) => id === attack);
  const name = say(actorName(session, view, play.seat));
  return {
    ...quietDesk({
      lead: word('window.plays', { name, card: say({ key: `card.${actionCard(play.as).kind}` }) }),
      ...(target && { text: word('window.at', { ship: say(shipName(target.target)) }) }),
      ...(view.terms.windows === 'everyone' && { hint: word('window.samePause') }),
    }),
    cards,
    attack,
  };
}

/** The desk while the defender chooses what comes next. */
export function nextRollDesk(session: Session, decision: PickDecision): BoardModel {
  const view = viewOf(session);
  const ships = new Map<string, Light>();
  const cards = new Map<string, Light>();
  for (const [option, number] of numbered(decision)) {
    const defence = view.defences.find(({ id }) => id === option.value);
    if (!defence) continue;
    const [odds] = settings.value.odds ? session.odds(option) : [];
    const chance = odds ? percent(spoken(), odds.chance) : '';
    const light: Light = {
      look: 'defends',
      number,
      press: () => choose(session, option.id),
      slot: word('defend.against', { attack: defence.attack, chance }),
    };
    if (defence.ship !== null) ships.set(defence.ship, light);
    else if (defence.card !== null) cards.set(defence.card, light);
  }
  return { ...quietDesk({ lead: word('window.next'), hint: word('window.nextHint') }), ships, cards };
}
