/** Aiming a card or aircraft: targets with their odds, ships that fire, rows in reach. */
import type { PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table';
import { tell } from '../../notes.ts';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { spoken } from '../../text/index.ts';
import type { Prospect, View } from '../game.ts';
import {
  actionCard,
  fires,
  firingAt,
  firingBar,
  rowsInReach,
  sayOf,
  shipName,
  shotAt,
  strikeAt,
  symbolsOf,
  viewOf,
} from '../game.ts';
import { word } from '../text/index.ts';
import { asked, choose, numbered, takeBack, whyNot } from './answers.ts';
import { tacticsBeside } from './copies.ts';
import type { Bar, Desk, Light } from './desk.ts';
import { quietDesk } from './desk.ts';
import { draftOf, redraft } from './draft.ts';
import { suggestedOption } from './suggest.ts';

const rate = (chance: number): string => percent(spoken(), chance);

/**
 * What an attack does to its target, in the words of the bar across her: the chance is that of the words, against all that lies
 * open; what it would be if her fleet did nothing stands below.
 */
export function barOf(prospect: Prospect): Bar {
  const { sinks, damage, guarded } = prospect;
  const what = sinks ? word('bar.sinks') : word('bar.damage', { damage });
  const isSure = guarded === 1 || !settings.value.odds;
  const big = isSure ? what : word('bar.at', { what, chance: rate(guarded) });
  return { tone: 'lit', big, small: [otherEnd(prospect), reasonOf(prospect)].filter(Boolean).join(' · ') };
}

/** The chance if her fleet did nothing; where no guard could help it is the same, and her evasion explains it. */
function otherEnd({ guards, unguarded, evades }: Prospect): string {
  if (!settings.value.odds) return '';
  if (guards > 0) return word('bar.idle', { chance: rate(unguarded) });
  return evades > 0 ? word('bar.evades', { chance: rate(evades) }) : '';
}

/** What it does to her hull. */
function reasonOf({ sinks, outright, damage, left, aimed, guards }: Prospect): string {
  if (outright || damage === 0) return '';
  // Where two figures stand, there is room only for what her boxes of hull do not say.
  if (guards > 0 && (sinks || aimed === 0)) return '';
  if (sinks) return word('bar.hull', { damage, left });
  if (aimed === 0) return word('bar.leaves', { from: left, to: left - damage });
  const sum = aimed + damage;
  return word(sum >= left ? 'bar.sumSinks' : 'bar.sum', { sum, left });
}

/** The ship the eye is on: the one looked at, or the one a steady captain would choose. */
function focusOf(session: Session, decision: PickDecision): string | null {
  const { target } = draftOf(session);
  const ids = decision.options.map(({ id }) => id).filter((id) => id !== 'enough');
  if (target !== null && ids.includes(target)) return target;
  const best = suggestedOption(session, decision);
  return best !== null && ids.includes(best) ? best : (ids[0] ?? null);
}

/** Own ships that fire at a target: those ticked, or those chosen beforehand. */
function firingShips(session: Session, view: View, as: string, target: string): readonly string[] {
  const { able, chosen } = firingAt(view, as, target);
  const { ticks } = draftOf(session);
  return ticks?.every((ship) => able.includes(ship)) && fires(as, ticks) ? ticks : chosen;
}

/** Fires: the target, then every ship that is asked for. */
export function fireAt(session: Session, as: string, target: string): void {
  const view = viewOf(session);
  const { ticks } = draftOf(session);
  const { able, needed } = firingAt(view, as, target);
  if (ticks !== null && !(fires(as, ticks) && ticks.every((ship) => able.includes(ship)))) {
    tell(word('aim.tickShips', { needed, ticked: symbolsOf(as, ticks) }));
    return;
  }
  const ships = firingShips(session, view, as, target);
  if (!choose(session, target)) return;
  for (const ship of ships) {
    const question = asked(session, 'commitShip');
    if (!question?.options.some((option) => option.id === ship)) continue;
    if (!choose(session, ship)) return;
  }
}

/** The desk while an attack card is aimed. */
export function aimDesk(session: Session, decision: PickDecision): Desk {
  const as = String(decision.about.as);
  const view = viewOf(session);
  const say = sayOf(session);
  const focus = focusOf(session, decision);
  const firing = focus === null ? [] : firingShips(session, view, as, focus);
  const shown = draftOf(session).ticks ?? firing;
  const ships = new Map<string, Light>();
  for (const option of decision.refused) ships.set(option.id, { look: 'off', why: whyNot(session, option) });
  const own = view.players[view.seat ?? -1]?.fleet ?? [];
  const able = new Set(decision.options.flatMap((option) => firingAt(view, as, option.id).able));
  for (const { id } of own) ships.set(id, ownLight(session, as, id, able.has(id), shown));
  for (const [option, number] of numbered(decision)) {
    const prospect = shotAt(view, as, option.id, firingShips(session, view, as, option.id));
    ships.set(option.id, {
      look: 'target',
      number,
      press: () => fireAt(session, as, option.id),
      ...(prospect && { bar: barOf(prospect), said: saidOf(prospect, number, decision.options.length) }),
    });
  }
  const rows = rowsInReach(view, as);
  const from = [...new Set(own.filter(({ id }) => shown.includes(id)).map(({ row }) => row))];
  const lead = say({ key: `card.${actionCard(as).kind}` });
  const text = actionCard(as).range
    ? word('aim.reaches', { from: from.join(', '), rows: rows.join(', ') })
    : word('aim.anywhere');
  return {
    ...quietDesk({ lead, text, hint: word('aim.hint'), back: () => takeBack(session) }),
    ships,
    cards: new Map([...tacticsBeside(session, decision), ...pickedCard(session, as)]),
    reach: { rows, from },
    target: focus,
  };
}

/** What is said of a target before her name. */
function saidOf(prospect: Prospect, number: number, of: number): string {
  const { big, small } = barOf(prospect);
  return word('aim.target', { number, of, odds: [big, small].filter(Boolean).join(', ') });
}

function ownLight(
  session: Session,
  as: string,
  ship: string,
  isAble: boolean,
  shown: readonly string[],
): Light {
  if (!isAble) {
    const refusal = firingBar(viewOf(session), as, ship, null);
    return { look: 'off', ...(refusal && { why: sayOf(session)(refusal.why) }) };
  }
  const ticked = shown.includes(ship);
  const press = (): void =>
    redraft(session, { ticks: ticked ? shown.filter((other) => other !== ship) : [...shown, ship] });
  return { look: ticked ? 'fires' : 'can', ticked, press };
}

/** The card that is being played. */
function pickedCard(session: Session, as: string): Map<string, Light> {
  return new Map([[as, { look: 'picked', press: () => takeBack(session) }]]);
}

/** The desk while ships are asked for one by one. */
export function commitDesk(session: Session, decision: PickDecision): Desk {
  const as = String(decision.about.as);
  const ships = new Map<string, Light>();
  for (const option of decision.refused) ships.set(option.id, { look: 'off', why: whyNot(session, option) });
  for (const [option, number] of numbered(decision))
    ships.set(option.id, { look: 'can', number, ticked: false, press: () => choose(session, option.id) });
  const target = String(decision.about.at);
  ships.set(target, { look: 'target' });
  const lead = sayOf(session)({ key: `card.${actionCard(as).kind}` });
  const at = sayOf(session)(shipName(target));
  return {
    ...quietDesk({ lead, text: word('commit.who', { ship: at }), back: () => takeBack(session) }),
    ships,
    cards: pickedCard(session, as),
    target,
  };
}

/** The desk while aircraft or hunters are aimed. */
export function flyDesk(session: Session, decision: PickDecision): Desk {
  const view = viewOf(session);
  const needs = Number(decision.about.needs);
  const ships = new Map<string, Light>();
  for (const option of decision.refused) ships.set(option.id, { look: 'off', why: whyNot(session, option) });
  for (const [option, number] of numbered(decision)) {
    if (option.id === 'enough') continue;
    const prospect = strikeAt(view, option.text === 'ship' ? 'air' : 'asw', needs, option.id);
    ships.set(option.id, {
      look: 'target',
      number,
      press: () => choose(session, option.id),
      ...(prospect && { bar: barOf(prospect), said: saidOf(prospect, number, decision.options.length) }),
    });
  }
  const { n, of } = decision.about;
  const from = decision.about.from ?? '';
  const enough = decision.options.find(({ id }) => id === 'enough');
  return {
    ...quietDesk({
      lead: sayOf(session)(typeof from === 'number' ? String(from) : from),
      text: word('fly.numbers', { n: Number(n), of: Number(of), needs }),
      hint: word('aim.hint'),
      ...(enough && {
        ways: [{ id: 'enough', label: word('fly.enough'), press: () => choose(session, 'enough') }],
      }),
      back: () => takeBack(session),
    }),
    ships,
    cards: tacticsBeside(session, decision),
    target: focusOf(session, decision),
  };
}
