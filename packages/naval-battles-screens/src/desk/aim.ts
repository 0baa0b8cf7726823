/** Aiming a card or aircraft: targets with their odds, ships that fire, rows in reach. */
import type { PickDecision } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import type { Prospect, Say, View } from '../game.ts';
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
import type { BoardModel, Light, Pressed, ShipBar } from './desk.ts';
import { quietDesk } from './desk.ts';
import { draftOf, redraft } from './draft.ts';
import { suggestedOption } from './suggest.ts';

const rate = (chance: number): string => percent(spoken(), chance);

/** What an attack does if it takes effect, in a word. */
export const effectOf = ({ sinks, damage }: Prospect): string =>
  sinks ? word('bar.sinks') : word('bar.damage', { damage });

/** The one chance of an attack: that of its effect after all that lies open; nothing where it is sure. */
export const figureOf = ({ guarded }: Prospect): string =>
  guarded === 1 || !settings.value.odds ? '' : rate(guarded);

/** The bar across a target: what happens, how likely, and what stands in the way. */
export function barOf(prospect: Prospect, say: Say): ShipBar {
  const figure = figureOf(prospect);
  const [small, brief] = obstaclesOf(prospect, say);
  const big = effectOf(prospect);
  const short = prospect.sinks
    ? word('bar.sinksShort')
    : word('bar.damageShort', { damage: prospect.damage });
  return { tone: 'lit', big, short, figure, small, brief };
}

/** With more letters than these the names of those who guard her would be cut. */
const MOST_LETTERS = 44;

/** What may stop an attack, whole and in short; where no guard can, what it does to her hull. */
function obstaclesOf(prospect: Prospect, say: Say): readonly [small: string, brief: string] {
  const { guards, stopped, evades } = prospect;
  if (!settings.value.odds || guards.length === 0) {
    const evading = settings.value.odds && evades > 0 ? word('bar.evades', { chance: rate(evades) }) : '';
    return [[evading, hullWords(prospect)].filter(Boolean).join(' · '), evading];
  }
  const brief = word('bar.stopped', { chance: rate(stopped) });
  if (evades > 0) return [word('bar.stoppedThen', { chance: rate(stopped), evades: rate(evades) }), brief];
  const ships = [...new Set(guards.map(({ ship }) => say(shipName(ship))))].join(', ');
  const whole = word('bar.stoppedBy', { chance: rate(stopped), ships });
  return [whole.length > MOST_LETTERS ? brief : whole, brief];
}

/** What it does to her hull, with what is aimed at her already. */
export function hullWords({ sinks, outright, damage, left, aimed }: Prospect): string {
  if (outright || damage === 0) return '';
  if (sinks) return word('bar.hull', { damage, left });
  if (aimed === 0) return word('bar.leaves', { from: left, to: left - damage });
  const sum = aimed + damage;
  return word(sum >= left ? 'bar.sumSinks' : 'bar.sum', { sum, left });
}

/** The ship the eye is on: the one looked at, or the one a steady captain would choose. */
function focusOf(session: Session, decision: PickDecision): string | null {
  const given = session.given.value?.choice;
  const target = draftOf(session).target ?? (typeof given === 'string' ? given : null);
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

/** What an attack that is being aimed would do to a ship; null when it is no target. */
export function prospectOf(session: Session, decision: PickDecision, target: string): Prospect | null {
  const view = viewOf(session);
  const option = decision.options.find(({ id }) => id === target);
  if (!option || target === 'enough') return null;
  if (decision.step === 'fly')
    return strikeAt(view, option.text === 'ship' ? 'air' : 'asw', Number(decision.about.needs), target);
  const as = String(decision.about.as);
  return shotAt(view, as, target, firingShips(session, view, as, target));
}

/** Fires what is being aimed at a ship. */
export function fire(session: Session, decision: PickDecision, target: string): void {
  if (decision.step === 'aim') fireAt(session, String(decision.about.as), target);
  else choose(session, target);
}

/** A target: a finger that has not aimed at her aims first, unless one tap is to be enough. */
function targetLight(session: Session, decision: PickDecision, id: string, number: number): Light {
  const prospect = prospectOf(session, decision, id);
  const press = (how?: Pressed): void => {
    const aims = how === 'tap' && !settings.peek().oneTap && draftOf(session).target !== id;
    if (aims) redraft(session, { target: id });
    else fire(session, decision, id);
  };
  if (!prospect) return { look: 'target', number, press };
  const say = sayOf(session);
  const bar = barOf(prospect, say);
  return { look: 'target', number, press, bar, said: saidOf(bar, number, decision.options.length) };
}

/** The desk while an attack card is aimed. */
export function aimDesk(session: Session, decision: PickDecision): BoardModel {
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
  for (const [option, number] of numbered(decision))
    ships.set(option.id, targetLight(session, decision, option.id, number));
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
function saidOf({ big, figure, small }: ShipBar, number: number, of: number): string {
  const odds = [[big, figure].filter(Boolean).join(' '), small].filter(Boolean).join(', ');
  return word('aim.target', { number, of, odds });
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
export function commitDesk(session: Session, decision: PickDecision): BoardModel {
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
export function flyDesk(session: Session, decision: PickDecision): BoardModel {
  const needs = Number(decision.about.needs);
  const ships = new Map<string, Light>();
  for (const option of decision.refused) ships.set(option.id, { look: 'off', why: whyNot(session, option) });
  for (const [option, number] of numbered(decision))
    if (option.id !== 'enough') ships.set(option.id, targetLight(session, decision, option.id, number));
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
