/**
 * What is worth comparing at a question: every option of a list; of a form the player's plan, the habit's, the suggestions, and
 * the single changes of the player's. Never blind samples. Always the same ones for the same position, and not too many.
 */
import type { Choice, Decision, FillDecision, FormChoice, GameShape, Option } from '@flotilla/table';
import { neighboursOf, rngFrom, seedFrom } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { canonical, chosenBy, habitOf } from '@flotilla/table/run';

/** Where a candidate comes from. */
export type CandidateOrigin = 'offered' | 'yours' | 'habit' | 'suggested' | 'change';

/** An answer worth comparing with others. */
export interface Candidate {
  readonly choice: Choice;
  /** The option, where the question is a list. */
  readonly option: Option | null;
  readonly from: CandidateOrigin;
}

/** What was found to compare, and how many sources failed. */
export interface Candidates {
  readonly list: readonly Candidate[];
  /** Bots that fell over the question or answered what is not allowed: they are left out. */
  readonly failed: number;
}

/** The most forms compared with each other. */
export const MOST_CANDIDATES = 16;

/** Everything worth comparing at a waiting question; `yours` is the form as the player has filled it in. */
export function candidatesFor<G extends GameShape>(
  table: Table<G>,
  decision: Decision,
  yours: FormChoice | null = null,
): Candidates {
  if (decision.kind === 'fill') return formsFor(table, decision, yours);
  const list = decision.options.map((option): Candidate => ({ choice: option.id, option, from: 'offered' }));
  return { list, failed: 0 };
}

function formsFor<G extends GameShape>(
  table: Table<G>,
  decision: FillDecision,
  yours: FormChoice | null,
): Candidates {
  const { game } = table.setting;
  const view = table.view(decision.seat);
  const found = new Map<string, Candidate>();
  let failed = 0;
  const add = (from: CandidateOrigin, named: () => readonly Choice[]): void => {
    try {
      for (const choice of named()) {
        if (found.size >= MOST_CANDIDATES) return;
        if (typeof choice !== 'object' || decision.check(choice) !== null) failed++;
        else if (!found.has(canonical(choice))) found.set(canonical(choice), { choice, option: null, from });
      }
    } catch {
      failed++;
    }
  };
  if (yours !== null && decision.check(yours) === null) add('yours', () => [yours]);
  const rng = rngFrom(seedFrom(`candidates ${decision.number}`), 'habit');
  add('habit', () => [chosenBy(habitOf(game), table, decision, rng)]);
  const oddsOf = (choice: Choice) => table.odds(decision, choice as FormChoice);
  add('suggested', () =>
    (game.weighing?.suggestions?.(view, decision, oddsOf) ?? []).map(({ choice }) => choice),
  );
  const [centre] = found.values();
  const neighbours = game.weighing?.neighbours ?? ((_view, asked, choice) => neighboursOf(asked, choice));
  if (centre) add('change', () => neighbours(view, decision, centre.choice as FormChoice));
  return { list: [...found.values()], failed };
}
