/** Games in which shown chances are compared with their rolls: every edition, campaign and option, with three kinds of player. */
import { readFileSync } from 'node:fs';
import type { Choice, Decision, Rng } from '@flotilla/table';
import { sampleChoice } from '@flotilla/table';
import type { Table } from '@flotilla/table/run';
import { botNamed, chosenBy } from '@flotilla/table/run';
import type { LawPlan } from '@flotilla/table/testkit';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { UboatLeader } from '../src/state.ts';

type Choose = LawPlan<UboatLeader>['choose'];

const pack = readFileSync(new URL('../packs/example.json', import.meta.url), 'utf8');
const steady = botNamed(uboatLeader, 'steady');

const bySteady: Choose = (decision, rng, table) => chosenBy(steady, table, decision, rng);

/** What a bold player prefers to do: missions, packs, attacks, dives. */
const BOLD =
  /^(call|raider|box|search|attack|gun|torpedo|silent|crashDive|deepDive|fat|t5|advanced|to:|goOn)/;

/** A player who wants a flotilla of several boats, and everything that random players seldom reach. */
export function byBold(decision: Decision, rng: Rng, table: Table<UboatLeader>): Choice {
  if (decision.kind === 'fill') return sampleChoice(decision, rng);
  const boats = decision.options.filter(({ id }) => id !== 'done');
  if (decision.step === 'enlist' && boats.length > 0 && table.state.game.boats.length < 4)
    return rng.pick(boats).id;
  if (decision.step === 'station') return (decision.options[0] as { id: string }).id;
  const bold = decision.options.filter(({ id }) => BOLD.test(id));
  return rng.pick(bold.length > 0 && rng.below(4) > 0 ? bold : decision.options).id;
}

const TEMPERS: readonly Choose[] = [byBold, undefined, bySteady];

/** The game for a number: successive numbers cover every combination of options and players. */
export function lawPlan(number: number): LawPlan<UboatLeader> {
  const rest = Math.floor(number / 6);
  const edition = number % 2 === 0 ? 'first' : 'second';
  const options: Partial<Options> = {
    edition,
    campaign: ['battle-begins', 'happy-time', 'drumbeat', 'hunted'][rest % 4] as string,
    length: number % 10 === 9 ? 'medium' : 'short',
    convoys: rest % 3 === 0 ? 'core' : 'all',
    selection: rest % 5 === 4 ? 'lot' : 'free',
    typeXXI: rest % 2 === 1,
    snorkel: rest % 3 === 1,
    duds: edition === 'second' && rest % 2 === 1,
    linked: rest % 11 === 10,
    pack: rest % 4 === 3 ? pack : '',
  };
  return { seed: `law ${number}`, options, choose: TEMPERS[number % 3] };
}
