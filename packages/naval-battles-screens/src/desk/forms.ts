/** Questions answered by pressing cards, rows, reserve and damage: paying, discarding, reinforcing, moving, repairing. */
import type { Field, FillDecision } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { actionCard, sayOf, shipCard, shipName, viewOf } from '../game.ts';
import { word } from '../text/index.ts';
import { turnWords } from '../turn.ts';
import { takeBack } from './answers.ts';
import type { BoardModel, Light } from './desk.ts';
import { quietDesk } from './desk.ts';
import { chosenIn, draftOf, redraft, setField, toggle } from './draft.ts';
import { waitingCards } from './windows.ts';

type Many = Extract<Field, { kind: 'many' }>;

const manyIn = (decision: FillDecision, id: string): Many | null => {
  const field = decision.form.find((other) => other.id === id);
  return field?.kind === 'many' ? field : null;
};

/** Cards of the hand that pay for something, or are thrown away. */
function payingCards(session: Session, decision: FillDecision): Map<string, Light> {
  const chosen = chosenIn(draftOf(session), 'cards');
  const lights = new Map<string, Light>();
  const field = manyIn(decision, 'cards');
  field?.options.forEach(({ id }, i) => {
    const ticked = chosen.includes(id);
    lights.set(id, {
      look: ticked ? 'pays' : 'can',
      ticked,
      number: i + 1,
      press: () => toggle(session, 'cards', id),
      slot: footOf(decision.step, id, ticked),
    });
  });
  return lights;
}

function footOf(step: string, card: string, ticked: boolean): string {
  const points = actionCard(card).reinforcement;
  if (step === 'reinforce') return word(ticked ? 'card.pays' : 'card.worth', { points });
  if (step === 'discardCards') return word(ticked ? 'card.thrown' : 'card.kept');
  return word(ticked ? 'card.paysOne' : 'card.mayPay');
}

/** The desk while cards are paid or thrown away. */
export function cardsDesk(session: Session, decision: FillDecision): BoardModel {
  const chosen = chosenIn(draftOf(session), 'cards').length;
  const field = manyIn(decision, 'cards');
  const isPrice = decision.step === 'payBombardment';
  return {
    ...quietDesk({
      lead: word(isPrice ? 'contact.price' : 'contact.discard'),
      text: isPrice
        ? word('contact.ofCards', { chosen, of: field?.max ?? 0 })
        : word('contact.thrown', { chosen }),
      hint: word('contact.tapCards'),
      ...(isPrice && { back: () => takeBack(session) }),
    }),
    cards: payingCards(session, decision),
  };
}

/** The desk while ships come in from the reserve: cards pay, rows take them. */
export function reinforceDesk(session: Session, decision: FillDecision): BoardModel {
  const draft = draftOf(session);
  const ships = chosenIn(draft, 'ships');
  const row = Number(draft.form.row ?? 1);
  const rows = new Map<number, Light>();
  const places = decision.form.find(({ id }) => id === 'row');
  if (places?.kind === 'choice' && ships.some((ship) => !shipCard(ship).submarine)) {
    for (const { id } of places.options)
      rows.set(Number(id), {
        look: Number(id) === row ? 'picked' : 'place',
        said: word('row.arrive', { row: Number(id) }),
        press: () => setField(session, 'row', id),
      });
  }
  const names = ships.map((ship) => sayOf(session)(shipName(ship))).join(', ');
  return {
    ...quietDesk({
      lead: ships.length === 0 ? word('contact.reinforce') : names,
      text: ships.length === 0 ? word('contact.reinforceHow') : word('contact.arrives', { row }),
      ...(rows.size > 1 && { hint: word('contact.anotherRow') }),
      back: () => takeBack(session),
    }),
    cards: payingCards(session, decision),
    rows,
    arriving: ships.map((ship) => ({ ship, row: shipCard(ship).submarine ? 0 : row })),
  };
}

/** The desk while own ships change rows: one is lifted, then a row is pressed; submarines turn by a press. */
export function rowsDesk(session: Session, decision: FillDecision): BoardModel {
  const draft = draftOf(session);
  const say = sayOf(session);
  const ships = new Map<string, Light>();
  const rows = new Map<number, Light>();
  const moved: Record<string, number> = {};
  for (const field of decision.form) {
    if (field.kind !== 'choice') continue;
    const value = String(draft.form[field.id]);
    if (shipCard(field.id).submarine) {
      const next = value === 'active' ? 'passive' : 'active';
      const press = (): void => setField(session, field.id, next);
      ships.set(field.id, {
        look: 'can',
        press,
        slot: say({ key: `mode.${value}` }),
        ticked: value === 'active',
      });
      continue;
    }
    moved[field.id] = Number(value);
    const isHeld = draft.held === field.id;
    ships.set(field.id, {
      look: isHeld ? 'fires' : 'can',
      press: () => redraft(session, { held: isHeld ? null : field.id }),
      lift: () => redraft(session, { held: field.id }),
      said: word(isHeld ? 'row.lifted' : 'row.lift'),
    });
  }
  const held = draft.held === null ? undefined : decision.form.find(({ id }) => id === draft.held);
  if (held?.kind === 'choice') {
    for (const { id } of held.options)
      rows.set(Number(id), {
        look: moved[held.id] === Number(id) ? 'picked' : 'place',
        said: word('row.put', { ship: say(shipName(held.id)), row: Number(id) }),
        press: () => redraft(session, { held: null, form: { ...draft.form, [held.id]: id } }),
      });
  }
  const fault = decision.check(draft.form);
  const lead = held ? say(shipName(held.id)) : word('contact.rows');
  const text = held ? word('contact.whichRow') : fault ? say(fault.why) : word('contact.liftShip');
  const back = decision.step === 'rearrange' ? { back: () => takeBack(session) } : {};
  return { ...quietDesk({ lead, text, ...back }), ships, rows, moved };
}

/** The desk while damage is repaired: the damage cards under own ships are pressed. */
export function repairsDesk(session: Session, decision: FillDecision): BoardModel {
  const chosen = chosenIn(draftOf(session), 'wounds');
  const wounds = new Map<string, Light>();
  const ships = new Map<string, Light>();
  manyIn(decision, 'wounds')?.options.forEach(({ id }, i) => {
    const ticked = chosen.includes(id);
    wounds.set(id, {
      look: ticked ? 'pays' : 'can',
      ticked,
      number: i + 1,
      press: () => toggle(session, 'wounds', id),
    });
    const [ship = ''] = id.split('/');
    const rests = chosen.some((wound) => wound.startsWith(`${ship}/`));
    ships.set(ship, { look: rests ? 'fires' : 'can', ...(rests && { slot: word('slot.rests') }) });
  });
  return {
    ...quietDesk({
      lead: sayOf(session)({ key: 'card.repair' }),
      text: word('contact.repairs', { chosen: chosen.length }),
      hint: word('contact.repairsHint'),
      back: () => takeBack(session),
    }),
    ships,
    wounds,
  };
}

/** The desk while a fleet is attacked by nobody in particular: what the looking seat reads then. */
export function waitingDesk(session: Session): BoardModel {
  const view = viewOf(session);
  return {
    ...quietDesk({
      lead: turnWords(session, view),
      text: sayOf(session)({ key: `phase.${view.phase}` }),
    }),
    cards: waitingCards(view),
  };
}
