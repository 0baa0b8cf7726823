/** A salvo on the drawing board: torpedoes laid on targets one by one, before one order answers all the questions it takes. */
import type { Option, PickDecision } from '@flotilla/table';
import { tell } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import type { Aim, Boat, Load, View } from '../game.ts';
import { boatOfView, declaredAims, torpedoesLeft } from '../game.ts';

/** What a boat attacks with. */
export type Weapon = Aim['weapon'];

/** All of them, in the order they are shown. */
export const WEAPONS: readonly Weapon[] = ['plain', 'fat', 't5', 'gun'];

interface Draft {
  readonly question: string;
  readonly weapon: Weapon | null;
  readonly aims: readonly Aim[];
  /** The target that was touched last: its chances lie open. */
  readonly target: string;
}

const NOTHING: Draft = { question: '', weapon: null, aims: [], target: '' };

const draft = signal<Draft>(NOTHING);

/** Questions at which a salvo is drawn up. */
const AIMING = new Set(['aim', 'aimRaid']);

/** Whether a question is answered with a salvo. */
export const isAiming = (step: string | undefined): boolean => AIMING.has(step ?? '');

/** The salvo that is being drawn up, and what can be done with it. */
export interface Salvo {
  readonly boat: Boat;
  readonly weapon: Weapon;
  /** Weapons aboard, each with how many attacks are left for it. */
  readonly arms: readonly { readonly weapon: Weapon; readonly left: number }[];
  /** Attacks declared already, before this drawing. */
  readonly declared: readonly Aim[];
  readonly aims: readonly Aim[];
  readonly target: string;
  readonly take: (weapon: Weapon) => void;
  /** How many attacks with a weapon can be laid on a ship at most. */
  readonly most: (weapon: Weapon, slot: string) => number;
  /** How many are laid on it now. */
  readonly laid: (weapon: Weapon, slot: string) => number;
  /** Lays so many on a ship, in place of those that were. */
  readonly lay: (weapon: Weapon, slot: string, n: number) => void;
  readonly look: (slot: string) => void;
  readonly clear: () => void;
}

/** The option that aims a weapon at a ship. */
export const aimOption = ({ options }: PickDecision, weapon: Weapon, slot: string): Option | null =>
  options.find(({ id }) => id === (weapon === 'fat' ? 'fat' : `${weapon}:${slot}`)) ?? null;

const same = (aim: Aim, weapon: Weapon, slot: string): boolean => aim.weapon === weapon && aim.slot === slot;

/** The salvo of the question that waits. */
export function salvoOf(session: Session, decision: PickDecision): Salvo {
  const view = session.view.value as View;
  const boat = boatOfView(view, String(decision.about.boat));
  const question = `${session.id} ${decision.number}`;
  const now = draft.value.question === question ? draft.value : { ...NOTHING, question };
  const change = (next: Partial<Draft>): void => {
    draft.value = { ...now, ...next };
  };
  const declared = declaredAims(view);
  const left = leftAfter(torpedoesLeft(view, boat), now.aims);
  const arms = WEAPONS.filter((weapon) => carries(decision, boat, weapon)).map((weapon) => ({
    weapon,
    left: weapon === 'gun' ? boat.gun : left[weapon],
  }));
  const laid = (weapon: Weapon, slot: string): number =>
    now.aims.find((aim) => same(aim, weapon, slot))?.n ?? 0;
  const most = (weapon: Weapon, slot: string): number => {
    if (!aimOption(decision, weapon, slot)) return 0;
    if (weapon === 'gun') return now.aims.some((aim) => aim.weapon === 'gun' && aim.slot !== slot) ? 0 : 1;
    return left[weapon] + laid(weapon, slot);
  };
  return {
    boat,
    weapon: now.weapon ?? arms.find(({ weapon }) => canAim(decision, weapon))?.weapon ?? 'plain',
    arms,
    declared,
    aims: now.aims,
    target: now.target,
    take: (weapon) => change({ weapon }),
    most,
    laid,
    lay: (weapon, slot, n) => {
      const others = now.aims.filter((aim) => !same(aim, weapon, slot));
      const fits = Math.max(0, Math.min(n, most(weapon, slot)));
      change({ aims: fits > 0 ? [...others, { weapon, slot, n: fits }] : others, target: slot });
    },
    look: (target) => change({ target }),
    clear: () => change({ aims: [] }),
  };
}

/** What is left of a load when these attacks are taken out. */
function leftAfter(load: Load, aims: readonly Aim[]): Load {
  const left = { ...load };
  for (const { weapon, n } of aims) if (weapon !== 'gun') left[weapon] -= n;
  return left;
}

/** Whether a question speaks of a weapon at all, allowed or refused. */
const carries = ({ options, refused }: PickDecision, boat: Boat, weapon: Weapon): boolean =>
  [...options, ...refused].some(({ id }) => id === weapon || id.startsWith(`${weapon}:`)) ||
  (weapon !== 'gun' && boat.ready[weapon] > 0);

/** Whether a weapon can be aimed at anything now. */
export const canAim = ({ options }: PickDecision, weapon: Weapon): boolean =>
  options.some(({ id }) => id === weapon || id.startsWith(`${weapon}:`));

/** Lays one more torpedo on a ship that was pressed on the display; false where the question is another one. */
export function growOn(session: Session, slot: string): boolean {
  const decision = session.decision.peek();
  if (decision?.kind !== 'pick' || !isAiming(decision.step)) return false;
  const { weapon, laid, lay, most } = salvoOf(session, decision);
  // A press more than there are torpedoes changes nothing.
  lay(weapon, slot, Math.min(laid(weapon, slot) + 1, most(weapon, slot)));
  return true;
}

/** Declares everything that was drawn up and fires: the answers a player would give one after the other. */
export function fire(session: Session, { boat, aims }: Salvo): void {
  const answer = (choice: string): boolean => {
    const refusal = session.answer(choice);
    if (refusal) tell(say(session.game, refusal.why));
    return refusal === null;
  };
  const asks = (...steps: readonly string[]): boolean => {
    const decision = session.decision.peek();
    return steps.includes(decision?.step ?? '') && decision?.about.boat === boat.id;
  };
  for (const { weapon, slot, n } of aims) {
    if (!asks(...AIMING) || !answer(weapon === 'fat' ? 'fat' : `${weapon}:${slot}`)) return;
    // A single torpedo that is left is laid on without a question.
    if (asks('spread') && !answer(String(n))) return;
  }
  if (asks(...AIMING)) answer('fire');
}
