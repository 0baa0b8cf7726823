/** The own action phase: cards that can be played, ships that can act by themselves. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Move } from '../game.ts';
import { viewOf } from '../game.ts';
import { word } from '../text/index.ts';
import { numbered, whyNot } from './answers.ts';
import { firingByCard } from './byCard.ts';
import { play } from './copies.ts';
import type { BoardModel, Light, WayOn } from './desk.ts';
import { quietDesk } from './desk.ts';
import { draftOf, redraft } from './draft.ts';

/** An option of the action phase with its number. */
type Numbered = readonly [Option, number];

/** What an option is about: a card, a ship, or the fleet. */
function thingOf({ value }: Option): string | null {
  const move = value as Move | undefined;
  if (!move) return null;
  if ('card' in move) return move.card;
  return 'ship' in move ? move.ship : null;
}

/** The card or ship that a refused option is about: what stands behind the colon of its id. */
const refusedThing = ({ id }: Option): string => id.slice(id.indexOf(':') + 1);

/** Sorts the options by the card or ship they are about. */
function byThing(decision: PickDecision): Map<string, Numbered[]> {
  const things = new Map<string, Numbered[]>();
  for (const one of numbered(decision)) {
    const thing = thingOf(one[0]);
    if (thing === null) continue;
    things.set(thing, [...(things.get(thing) ?? []), one]);
  }
  return things;
}

/** Whether pressing once is enough: there is one thing to do, and it is not turning a submarine. */
const isPlain = (ways: readonly Numbered[]): boolean =>
  ways.length === 1 && (ways[0]?.[0].value as Move | undefined)?.do !== 'turn';

/** A card in the hand is copied by pressing Superior Tactics after it: alone it is one way, whatever copies there are. */
const withoutCopies = (ways: readonly Numbered[]): Numbered[] =>
  ways.filter(([{ value }]) => !((value as { copies?: number } | undefined)?.copies ?? 0));

/** The desk of the action phase. */
export function actionsDesk(session: Session, decision: PickDecision): BoardModel {
  const { held } = draftOf(session);
  const things = byThing(decision);
  const byCard = firingByCard(viewOf(session), decision);
  const cards = new Map<string, Light>();
  const ships = new Map<string, Light>();
  for (const option of decision.refused) {
    const thing = refusedThing(option);
    const light: Light = { look: 'off', why: whyNot(session, option) };
    cards.set(thing, light);
    // What a ship cannot do by herself says nothing against her firing with a card.
    ships.set(thing, byCard.has(thing) ? { look: 'off', why: word('ship.byCard') } : light);
  }
  for (const [thing, ways] of things) {
    const light = lightOf(session, decision, thing, ways, held === thing);
    (isCard(ways) ? cards : ships).set(thing, light);
  }
  const quiet = quietDesk({ lead: word('turn.yours'), hint: word('contact.pickCardOrShip') });
  const ways = held === null ? undefined : things.get(held);
  if (!ways) return { ...quiet, cards, ships };
  const contact = {
    lead: word('contact.how'),
    ways: waysOn(session, decision, ways),
    back: () => redraft(session, { held: null }),
  };
  return { ...quiet, cards, ships, contact };
}

const isCard = (ways: readonly Numbered[]): boolean =>
  (ways[0]?.[0].value as Move | undefined)?.do === 'card';

function lightOf(
  session: Session,
  decision: PickDecision,
  thing: string,
  ways: readonly Numbered[],
  isHeld: boolean,
): Light {
  const plain = isCard(ways) ? withoutCopies(ways) : ways;
  const [first] = plain;
  const press = (): void => {
    if (isPlain(plain) && first) play(session, decision, first[0].id);
    else redraft(session, { held: isHeld ? null : thing });
  };
  const number = first?.[1];
  const slot = isCard(ways) ? undefined : word('slot.canAct');
  return {
    look: isHeld ? 'picked' : 'can',
    press,
    // What is dragged is picked: its targets light up while it is still in the hand.
    ...(!isHeld && { lift: press }),
    ...(number !== undefined && { number }),
    ...(slot !== undefined && { slot }),
  };
}

function waysOn(session: Session, decision: PickDecision, ways: readonly Numbered[]): WayOn[] {
  return ways.map(([option, number]) => ({
    id: option.id,
    label: wayWords(session, decision, option),
    number,
    press: () => play(session, decision, option.id),
  }));
}

/** What a way on is called: the use of a card in a word, everything else as the rail says it. */
function wayWords(session: Session, decision: PickDecision, option: Option): string {
  const move = option.value as Move | undefined;
  if (move?.do !== 'card') return capital(say(session.game, optionText(decision.step, option)));
  const use = capital(say(session.game, { key: `use.${move.use}` }));
  return move.copies === 0 ? use : word('contact.withCopies', { use, copies: move.copies });
}
