import type { Decision, Option } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import type { Options } from '../test/campaigns.ts';
import { newCampaign, steadyAnswer } from '../test/campaigns.ts';
import { answerFor, answersOf, waysOf } from './answers.ts';
import type { View } from './game.ts';
import { campaignOf, DISPLAY } from './game.ts';

/** Everything on map, rack, display and register that can be pressed. */
const thingsOf = (view: View): Set<string> =>
  new Set([
    ...campaignOf(view).areas.map(({ id }) => id),
    ...campaignOf(view).ports.map(({ id }) => id),
    ...view.boats.map(({ id }) => id),
    ...DISPLAY.map(({ id }) => id),
    ...(view.battle?.ships.map(({ slot }) => slot) ?? []),
  ]);

/** For each step of a whole campaign: how many options were found on the board, and how many were left to the list. */
function found(options: Options): Map<string, { board: number; list: Set<string> }> {
  const steps = new Map<string, { board: number; list: Set<string> }>();
  const session = newCampaign(options);
  const rng = rngFrom(seedFrom('answers'), 'bot');
  for (let n = 0; n < 2000; n++) {
    const [decision] = session.decisions;
    if (!decision) break;
    const view = session.table.view(0) as View;
    const things = thingsOf(view);
    const here = view.boats.find(({ id }) => id === decision.about.boat)?.place;
    const step = steps.get(decision.step) ?? { board: 0, list: new Set<string>() };
    for (const [thing, answers] of answersOf(decision, here)) {
      if (things.has(thing)) step.board += answers.length;
      else for (const { option } of answers) step.list.add(option.id);
    }
    steps.set(decision.step, step);
    session.choose(decision.seat, steadyAnswer(session, rng));
  }
  return steps;
}

/** Steps that are answered by pressing places and pieces, and the orders without a place that only the list and its keys give. */
const ON_BOARD: Readonly<Record<string, RegExp>> = {
  station: /^$/,
  nextToSail: /^$/,
  sail: /^$/,
  lookout: /^$/,
  place: /^$/,
  boatsMove: /^$/,
  helm: /^(leave|silent|surface|reload)$/,
  driftBoat: /^gone$/,
  boatsAttack: /^$/,
  aim: /^(hold|fire|gun|fat|t5)$/,
};

describe.each([
  { edition: 'first', campaign: 'battle-begins' },
  { edition: 'second', campaign: 'happy-time' },
  { edition: 'second', campaign: 'drumbeat' },
])('a campaign ($campaign, $edition edition)', (options) => {
  const steps = found(options);

  it.each(Object.entries(ON_BOARD))('answers %s on the board', (step, list) => {
    const seen = steps.get(step);
    if (!seen) return;
    expect(seen.board, step).toBeGreaterThan(0);
    expect([...seen.list].filter((id) => !list.test(id))).toEqual([]);
  });

  it('asked the questions that matter', () => {
    for (const step of ['sail', 'place', 'helm', 'aim']) expect([...steps.keys()]).toContain(step);
  });
});

const option = (id: string, refused?: string): Option => ({
  id,
  ...(refused && { refused: { why: refused, rule: '9.2' } }),
});

const question = (options: readonly Option[], refused: readonly Option[] = []): Decision =>
  ({ kind: 'pick', step: 'helm', options, refused }) as unknown as Decision;

describe('pressing a thing', () => {
  const answers = answersOf(
    question(
      [option('surfaced:L-S'), option('submerged:L-S'), option('surfaced:L-N')],
      [option('silent:L-N', 'why')],
    ),
  );

  it('answers in the way in hand, and in no other', () => {
    expect(answerFor(answers, 'L-S', 'submerged')?.option.id).toBe('submerged:L-S');
    expect(answerFor(answers, 'L-N', 'submerged')).toBeNull();
    expect(answerFor(answers, 'L-N', 'silent')?.option.refused).toBeDefined();
    expect(answerFor(answers, 'L-W', 'surfaced')).toBeNull();
  });

  it('asks for a way only where a thing stands for two answers', () => {
    expect(waysOf(answers)).toEqual(['surfaced', 'submerged']);
    const alone = answersOf(question([option('to:north-sea'), option('port:germany')]));
    expect(waysOf(alone)).toEqual([]);
    expect(answerFor(alone, 'germany', '')?.option.id).toBe('port:germany');
  });

  it('finds nothing where a form is filled in or nothing is asked', () => {
    expect(answersOf(null).size).toBe(0);
    expect(answersOf({ kind: 'fill', step: 'loadMines' } as unknown as Decision).size).toBe(0);
  });
});
