/** Wolfpacks: other boats are called to a contact (8.6, 6.7). */
import type { Modifier, Odds, Option } from '@flotilla/table';
import { chanceOf, checkChart, plusFor, shownChance } from '@flotilla/table';
import type { Battle, Boat, Known, State } from '../state.ts';
import type { T } from './book.ts';
import { pick, roll } from './book.ts';
import { conditionInForce, newFighter } from './contact.ts';
import { addStress } from './crew.ts';
import { boatOf, campaignOf, damageTo, statusOf, strainText } from './lookup.ts';
import { serving } from './operations.ts';
import { leftOf, pay, priceText } from './strategic.ts';

/** What keeps a boat from a contact another one has found. */
export type Hindrance = 'noRadio' | 'called' | 'port' | 'elsewhere' | 'searched' | 'unfit';

/** 8.6 — why a boat cannot be called to the contact being prepared; null when it can. */
export function hindranceOf(s: Known, boat: Boat): Hindrance | null {
  const { battle } = s;
  if (!battle || damageTo(boatOf(s, battle.active), 'electronics') > 0) return 'noRadio';
  if (battle.called.includes(boat.id)) return 'called';
  if (boat.inPort) return 'port';
  if (boat.place !== battle.place) return 'elsewhere';
  if (boat.searched) return 'searched';
  if (statusOf(s, boat) === 'unfit') return 'unfit';
  return damageTo(boat, 'electronics') > 0 ? 'noRadio' : null;
}

/** Boats of the flotilla besides the one that has made the contact. */
export const others = (s: Known): Boat[] => serving(s).filter((boat) => boat.id !== s.battle?.active);

/** Boats of the same sea area that can be called. */
const callable = (s: Known): Boat[] => others(s).filter((boat) => hindranceOf(s, boat) === null);

interface Call {
  readonly attacked: boolean;
  readonly loss: number;
}

/** 8.6 — modifiers of the die for joining a wolfpack. */
export const WOLFPACK_MODIFIERS: readonly Modifier<Call>[] = [
  {
    why: 'attacked',
    rule: '8.6',
    value: (call) => call.loss,
    bounds: [-5, 0],
    when: (call) => call.attacked,
  },
];

/** 8.6 — a boat that is called comes by a die; a low one, before anything is added to it, gives the pack away. */
export const answerCall = roll('answerCall', {
  chart: (s) =>
    checkChart({ purpose: 'wolfpack', rule: '8.6', dice: 'd10', atLeast: campaignOf(s).wolfpack.joinOn }),
  modifiers: WOLFPACK_MODIFIERS,
  about: (s, { boat }): Call => ({
    attacked: boatOf(s, boat).attacked,
    loss: campaignOf(s).wolfpack.attacked,
  }),
  fell: (t, { outcome, natural }, { boat }) => {
    const s = t.state;
    const battle = s.battle as Battle;
    if (givesAlarm(s, natural)) {
      battle.alerted++;
      t.say('callBetrayed', '8.6', { boat: battle.active, alerted: battle.alerted });
      addStress(t, boatOf(s, battle.active), 1, '8.6');
    }
    if (outcome) join(t, boat);
    else t.say('callUnheard', '8.6', { boat });
  },
});

/** 8.6 — whether a die gives the alarm. */
const givesAlarm = (s: Known, natural: number): boolean => natural <= campaignOf(s).wolfpack.alarmTo;

/** 8.6 — the die on which a boat joins, with its counter reckoned in, and the last one that gives the alarm. */
function callNumbers(s: State, boat: string): { joinOn: number; alarmTo: number } {
  const { joinOn, alarmTo } = campaignOf(s).wolfpack;
  return { joinOn: joinOn - plusFor(s, answerCall, { boat }), alarmTo };
}

/** 8.6, 6.7 — other boats are called to the contact, by a die each or by a radio call bought before any die. */
export const wolfpack = pick('wolfpack', {
  rule: '8.6',
  about: (s) => ({ boat: s.active, so: s.so, condition: conditionInForce(s) }),
  options: (s) => {
    const options: Option<string | null>[] = [{ id: 'done', value: null }];
    const boats = callable(s);
    if (boats.length === 0) return options;
    const radio = radioOption(s);
    if (radio) options.push(radio);
    const text = s.battle?.radio ? 'join' : 'call';
    for (const boat of boats) {
      const args = { boat: boat.id, strain: strainText(s, boat), ...callNumbers(s, boat.id) };
      options.push({ id: `${text}:${boat.id}`, text, args, value: boat.id });
    }
    return options;
  },
  odds: (s, { id, value }): Odds[] => {
    if (!value || id === 'radio' || s.battle?.radio) return [];
    const args = { boat: value };
    return [
      shownChance(s, answerCall, args, (joins) => joins, { of: 'joins', matching: args }),
      { of: 'givesAlarm', chance: chanceOf(s, answerCall, args, (_, natural) => givesAlarm(s, natural)) },
    ];
  },
  take: (t, { id, value }) => {
    if (!value) return;
    if (id === 'radio') buyRadio(t);
    else callBoat(t, value);
    t.next('wolfpack');
  },
});

function radioOption(s: Known): Option<string | null> | null {
  const offer = campaignOf(s).options.find((other) => other.type === 'radioCall');
  if (!offer || s.battle?.radio) return null;
  const args = { cost: offer.cost, price: priceText(s, offer), so: s.so };
  const named = { id: 'radio', args, value: 'radio' };
  const refused = (why: string, rule: string) => ({
    ...named,
    refused: { why: { key: why, args: named.args }, rule },
  });
  if (s.battle?.rolled) return refused('refused.radioTooLate', '6.7');
  if (offer.cost > s.so) return refused('refused.soLeft', '6.1');
  if (leftOf(s, offer) === 0) return refused('refused.limit', '3.4');
  return named;
}

function buyRadio(t: T): void {
  const s = t.state;
  const cost = campaignOf(s).options.find((other) => other.type === 'radioCall')?.cost ?? 0;
  pay(t, cost);
  s.bought.radioCall++;
  if (s.battle) s.battle.radio = true;
  t.say('radioCall', '6.7', { boat: s.active, cost, left: s.so });
}

/** 8.6, 6.7 — a boat is called: by a die, or by radio without one. */
function callBoat(t: T, boat: string): void {
  const battle = t.state.battle as Battle;
  battle.called.push(boat);
  if (battle.radio) {
    join(t, boat);
    return;
  }
  battle.rolled = true;
  t.next('answerCall', { boat });
}

/** 8.6 — a boat joins the pack. */
function join(t: T, boat: string): void {
  const battle = t.state.battle as Battle;
  t.say('joinsPack', '8.6', { boat, active: battle.active });
  battle.boats.push(newFighter(boat));
  t.next('place', { boat });
}
