/** The response window: guards of ships and cards set against attacks, one attack looked at at a time. */
import type { Field, FillDecision, Option } from '@flotilla/table';
import type { FieldValue } from '@flotilla/table/run';
import { optionText, percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Attack, Declared, Outlook } from '../game.ts';
import { cardName, chanceToStop, guardingNamed, outlookOf, sayOf, shipName, viewOf } from '../game.ts';
import { word } from '../text/index.ts';
import type { BoardModel, Light, WayOn } from './desk.ts';
import { quietDesk } from './desk.ts';
import { chosenIn, draftOf, redraft } from './draft.ts';

/** An attack of the response window with everything that may be set against it. */
export interface Threatening {
  readonly attack: Attack;
  readonly options: readonly Option[]; // what may be set against it
  readonly chosen: readonly string[]; // what is
}

const fieldOf = (attack: number): string => `attack${attack}`;

const optionsIn = (form: readonly Field[], attack: number): readonly Option[] => {
  const field = form.find(({ id }) => id === fieldOf(attack));
  return field?.kind === 'many' ? field.options : [];
};

/** The attacks on the own fleet, with what may be and what is set against each. */
export function threatsOf(session: Session, decision: FillDecision): readonly Threatening[] {
  const view = viewOf(session);
  const draft = draftOf(session);
  return view.attacks
    .filter(({ on, status }) => on === view.seat && status === 'declared')
    .map((attack) => ({
      attack,
      options: optionsIn(decision.form, attack.id),
      chosen: chosenIn(draft, fieldOf(attack.id)),
    }));
}

/** What the defences declared so far let through. */
export function outlookNow(session: Session, threats: readonly Threatening[]): Outlook {
  const declared: Declared = Object.fromEntries(threats.map(({ attack, chosen }) => [attack.id, chosen]));
  return outlookOf(viewOf(session), declared);
}

/** The attack the eye is on: the one pressed, or the first that can be answered. */
export function lookedAt(session: Session, threats: readonly Threatening[]): number | null {
  const { attack } = draftOf(session);
  if (threats.some((threat) => threat.attack.id === attack)) return attack;
  return (threats.find(({ options }) => options.length > 0) ?? threats[0])?.attack.id ?? null;
}

/** Sets something against an attack, or takes it back; what can be used only once leaves every other attack. */
export function setAgainst(session: Session, decision: FillDecision, attack: number, id: string): void {
  const { form } = draftOf(session);
  const { use } = guardingNamed(id);
  const next: Record<string, FieldValue> = { ...form };
  for (const field of decision.form) {
    if (field.kind !== 'many') continue;
    const kept = ((form[field.id] ?? []) as readonly string[]).filter(
      (other) => guardingNamed(other).use !== use,
    );
    const isHere = field.id === fieldOf(attack);
    const was = ((form[field.id] ?? []) as readonly string[]).includes(id);
    next[field.id] = isHere && !was ? [...kept, id] : kept;
  }
  redraft(session, { form: next, attack, held: null });
}

/** What something of the own fleet or hand can be set to, by the ship or card it is of. */
function offersOf(threat: Threatening): Map<string, Option[]> {
  const offers = new Map<string, Option[]>();
  for (const option of threat.options) {
    const { card, ship } = guardingNamed(option.id);
    const thing = card ?? ship ?? '';
    offers.set(thing, [...(offers.get(thing) ?? []), option]);
  }
  return offers;
}

/** The attack that something is set against, and how often it stops it. */
function assignedTo(session: Session, threats: readonly Threatening[], thing: string) {
  for (const { attack, chosen } of threats) {
    for (const id of chosen) {
      const { card, ship, source } = guardingNamed(id);
      if ((card ?? ship) !== thing) continue;
      return { attack, id, source, chance: chanceToStop(viewOf(session), attack, id) };
    }
  }
  return null;
}

/** The desk of a response window. */
export function defendDesk(session: Session, decision: FillDecision): BoardModel {
  const threats = threatsOf(session, decision);
  const eye = lookedAt(session, threats);
  const threat = threats.find(({ attack }) => attack.id === eye);
  const ships = new Map<string, Light>();
  const cards = new Map<string, Light>();
  const view = viewOf(session);
  const everything = new Set(threats.flatMap((one) => [...offersOf(one).keys()]));
  const here = threat ? offersOf(threat) : new Map<string, Option[]>();
  for (const thing of everything) {
    const light = guardLight(session, decision, threats, threat, thing, here.get(thing) ?? []);
    (view.hand.includes(thing) || view.stock.includes(thing) ? cards : ships).set(thing, light);
  }
  for (const card of [...view.hand, ...view.stock])
    if (!cards.has(card)) cards.set(card, { look: 'off', why: word('defend.noUse') });
  const { held } = draftOf(session);
  const ways = held !== null && threat ? waysFor(session, decision, threat, here.get(held) ?? []) : [];
  const plans = view.plans.filter(({ on }) => on === view.seat).reduce((sum, { value }) => sum + value, 0);
  return {
    ...quietDesk({
      lead: word('defend.incoming', { attacks: threats.length }),
      ...(plans !== 0 && { text: word('defend.plan', { plus: plans }) }),
      hint: word(threats.length > 1 ? 'defend.hintMany' : 'defend.hint'),
      ...(ways.length > 0 && { ways, back: () => redraft(session, { held: null }) }),
    }),
    ships,
    cards,
    attack: eye,
  };
}

function guardLight(
  session: Session,
  decision: FillDecision,
  threats: readonly Threatening[],
  threat: Threatening | undefined,
  thing: string,
  offers: readonly Option[],
): Light {
  const set = assignedTo(session, threats, thing);
  const isHere = set !== null && set.attack.id === threat?.attack.id;
  const [only] = offers;
  const number = threat?.attack.id ?? 0;
  const press = (): void => {
    if (set && isHere) setAgainst(session, decision, set.attack.id, set.id);
    else if (offers.length === 1 && only) setAgainst(session, decision, number, only.id);
    else redraft(session, { held: thing });
  };
  if (set) {
    const chance = set.source === 'screen' ? '' : percent(spoken(), set.chance);
    const slot = word('defend.against', { attack: set.attack.id, chance });
    return { look: 'guards', ticked: isHere, slot, ...((isHere || offers.length > 0) && { press }) };
  }
  if (offers.length === 0) return { look: 'off', why: word('defend.notThis', { attack: number }) };
  if (offers.every(({ id }) => guardingNamed(id).source === 'screen'))
    return { look: 'defends', ticked: false, press, slot: word('defend.screens', { attack: number }) };
  const chance = only && threat ? chanceToStop(viewOf(session), threat.attack, only.id) : 0;
  const stops = word('defend.stops', { attack: number, chance: percent(spoken(), chance) });
  return { look: 'defends', ticked: false, press, slot: stops };
}

/** A card that can be put to several uses against one attack: each as a way on. */
function waysFor(
  session: Session,
  decision: FillDecision,
  { attack }: Threatening,
  offers: readonly Option[],
): WayOn[] {
  return offers.map((option) => ({
    id: option.id,
    label: say(session.game, optionText('defend', option)),
    press: () => setAgainst(session, decision, attack.id, option.id),
  }));
}

/** What something set against an attack is called in a word. */
export function guardName(session: Session, id: string): string {
  const { card, ship, source } = guardingNamed(id);
  const name = source === 'screen' || card === null ? shipName(ship ?? '') : cardName(card);
  return sayOf(session)(name);
}
