/** `steady`: a sensible captain who goes by rules of thumb, fast enough for a hundred thousand careers. */
import type { Bot, Choice, Decision, FillDecision, FormChoice, PickDecision, Rng } from '@flotilla/table';
import { sampleChoice, startOf } from '@flotilla/table';
import { yearOf } from '../rules/calendar.ts';
import type { Fight, Hunters, View } from '../state.ts';
import { hurt, longsForHome, torpedoesLeft } from './caution.ts';
import {
  BOATS_WISHED,
  firesBothEnds,
  goesDeep,
  richest,
  SPARES,
  sparesTorpedoes,
  targetsOf,
  usesLuck,
  waitsForDark,
  wantsAnother,
  wantsCripple,
  wantsMore,
  wantsToAttack,
  waysIn,
} from './judgement.ts';
import type { Temper, Tempers } from './temper.ts';
import { STEADY } from './temper.ts';

type Judgement = (view: View, decision: Decision, rng: Rng, temper: Temper) => Choice;

function offers(decision: Decision, id: string): boolean {
  for (const option of (decision as PickDecision).options) if (option.id === id) return true;
  return false;
}

/** The first wish that is offered, otherwise the first option. */
function firstOffered(decision: Decision, ...wishes: readonly string[]): Choice {
  const { options } = decision as PickDecision;
  for (const wish of wishes) if (offers(decision, wish)) return wish;
  return (options[0] as PickDecision['options'][number]).id;
}

const fightOf = (view: View): Fight => view.fight as Fight;

/** A form as it starts, unless the rules refuse that. */
function asItStands(decision: Decision, rng: Rng): FormChoice {
  const form = decision as FillDecision;
  const start = startOf(form.form);
  return form.check(start) ? form.sample(rng) : start;
}

/** As many torpedoes as a U-tanker gives and the racks hold. */
function takeAll(decision: Decision): FormChoice {
  const form = decision as FillDecision;
  const choice: Record<string, number> = { ...(startOf(form.form) as Record<string, number>) };
  for (const field of form.form) {
    if (field.kind !== 'count') continue;
    for (let count = field.max; count > field.min; count--) {
      if (form.check({ ...choice, [field.id]: count })) continue;
      choice[field.id] = count;
      break;
    }
  }
  return choice;
}

/** Aims the loaded tubes of a form. */
function aimTubes(view: View, decision: Decision, tubes: readonly string[]): FormChoice {
  const targets = targetsOf(view, fightOf(view), tubes.length);
  const choice = startOf((decision as FillDecision).form) as Record<string, string>;
  tubes.forEach((tube, i) => {
    const target = targets[i];
    if (target !== undefined) choice[tube] = String(target);
  });
  return choice;
}

/** The largest ship among those offered. */
function largest(fight: Fight, decision: Decision): Choice {
  const { options } = decision as PickDecision;
  const tons = (id: string): number => fight.ships[Number(id)]?.tons ?? 0;
  return options.reduce((most, { id }) => (tons(id) > tons(most) ? id : most), options[0]?.id ?? '');
}

function tubesAt(decision: Decision, end: string): string[] {
  const tubes: string[] = [];
  for (const { id } of (decision as FillDecision).form) if (id.startsWith(end)) tubes.push(id);
  return tubes;
}

/** One end when submerged; both ends in a night surface attack, for captains who like it. */
function salvo(view: View, decision: Decision, temper: Temper): FormChoice {
  const forward = tubesAt(decision, 'forward');
  const aft = tubesAt(decision, 'aft');
  const both = firesBothEnds(fightOf(view), temper);
  return aimTubes(view, decision, both ? [...forward, ...aft] : forward.length > 0 ? forward : aft);
}

/** Against lone ships: shells first, as they are cheap; torpedoes for what is left. */
function weapon(view: View, decision: Decision): Choice {
  if (offers(decision, 'gun')) return 'gun';
  if (sparesTorpedoes(view, fightOf(view))) return 'done';
  return firstOffered(decision, 'forward', 'aft', 'done');
}

function gunnery(view: View, decision: Decision): FormChoice {
  const target = String(richest(fightOf(view)));
  const choice: Record<string, string> = {};
  for (const { id } of (decision as FillDecision).form) choice[id] = target;
  return choice;
}

/** After an attack: damaged ships are worth a look, a convoy is worth another try while the boat is sound. */
function follow(view: View, decision: Decision, temper: Temper): Choice {
  const fight = fightOf(view);
  if (wantsCripple(view, fight, temper) && offers(decision, 'damaged')) return 'damaged';
  return wantsMore(view, fight, temper) && offers(decision, 'ships') ? 'ships' : 'leave';
}

const JUDGEMENTS = new Map<string, Judgement>(
  Object.entries<Judgement>({
    chooseBoat: (_view, decision) => firstOffered(decision, 'VIIB', 'VIIC'),
    commission: (_view, decision, rng) => asItStands(decision, rng),
    boatNumber: (_view, decision, rng) => asItStands(decision, rng),
    loadout: (_view, decision, rng) => asItStands(decision, rng),
    mineLoad: (_view, decision, rng) => asItStands(decision, rng),
    requestArea: (_view, decision, _rng, { waters }) => firstOffered(decision, ...waters, 'any'),
    course: (view, decision, _rng, temper) =>
      longsForHome(view, temper) ? firstOffered(decision, 'home-on', 'home-back', 'steam') : 'steam',
    turnHome: (_view, decision) => firstOffered(decision, 'on', 'back'),
    resupply: (view) => (torpedoesLeft(view) <= 4 && hurt(view) <= 0.25 ? 'seek' : 'decline'),
    takeOver: (_view, decision) => takeAll(decision),
    contact: (view, decision, _rng, temper) => {
      const fight = fightOf(view);
      if (!offers(decision, 'attack')) return 'pass';
      return wantsToAttack(view, fight, temper) ? 'attack' : 'pass';
    },
    wait: (view, decision) => (waitsForDark(fightOf(view)) && offers(decision, 'wait') ? 'wait' : 'now'),
    chooseLight: (_view, decision) => firstOffered(decision, 'night', 'day'),
    approach: (view, decision, _rng, temper) =>
      firstOffered(decision, ...waysIn(view, fightOf(view), temper)),
    salvo: (view, decision, _rng, temper) => salvo(view, decision, temper),
    weapon,
    volley: (view, decision) =>
      aimTubes(
        view,
        decision,
        (decision as FillDecision).form.map(({ id }) => id),
      ),
    gunnery,
    another: (view, decision, _rng, temper) =>
      firstOffered(decision, wantsAnother(view, view.fight, temper) ? 'again' : 'leave', 'leave'),
    testDepth: (view, decision, _rng, temper) =>
      firstOffered(decision, goesDeep(view, view.fight, temper) ? 'dive' : 'hold', 'hold'),
    reload: (_view, decision) => firstOffered(decision),
    follow: (view, decision, _rng, temper) => follow(view, decision, temper),
    packFollow: (view, decision, _rng, temper) =>
      firstOffered(decision, 'convoy', hurt(view) < temper.cripples ? 'damaged' : 'leave'),
    spareParts: (_view, decision) => firstOffered(decision, ...SPARES),
    chooseDamaged: (view, decision) => largest(fightOf(view), decision),
    stayUp: (_view, decision) => firstOffered(decision, 'dive'),
    boatRequest: (_view, decision) => firstOffered(decision, ...BOATS_WISHED, 'later'),
    chooseNewBoat: (_view, decision) => firstOffered(decision, 'standard'),
    joinPack: (_view, decision) => firstOffered(decision, 'join'),
    luck: ({ open, luck }) => (open && usesLuck(open, luck) ? 'again' : 'keep'),
  }),
);

/** A captain of this temper; steps he has no opinion about are left to chance. */
export const captainBy = (tempers: Tempers): Bot<Hunters> => ({
  choose: (view, decision, rng) => {
    const judge = JUDGEMENTS.get(decision.step);
    if (!judge) return sampleChoice(decision, rng);
    return judge(view, decision, rng, tempers[yearOf(view.month) - 1939] as Temper);
  },
});

/** The steady captain. */
export const steady: Bot<Hunters> = captainBy(STEADY);
