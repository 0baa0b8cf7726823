/** The prospects of captains, from careers of the ace's temper. */

import { botRngs, habitOf, optionsOf, playOn, Table } from '@flotilla/table/run';
import { hunters } from '../../packages/hunters/dist/index.js';
import { featuresOf } from '../../packages/hunters/dist/weighing/prospects.js';
import { addCase, errorOf, newFit, weightsOf } from './squares.mjs';

const BOATS = ['VIIB', 'VIIB', 'VIIB', 'VIIA', 'VIIC', 'IXA', 'IXB', 'IXC'];

/** The cases of one career: one for each patrol from the second on, when its orders are there. */
function casesOf(seed, boat) {
  const options = optionsOf(hunters, { boat });
  const table = new Table({ game: hunters, options, seats: 1, seed, recording: 'off' });
  const habit = [habitOf(hunters)];
  const rngs = botRngs(seed, 1);
  const state = table.state.game;
  const cases = [];
  let patrols = 1;
  while (!table.over) {
    const [captain] = state.captains;
    if (captain.patrols > patrols) {
      ({ patrols } = captain);
      cases.push({ features: featuresOf(captain), tons: captain.tons });
    }
    playOn(table, habit, rngs, undefined, 1);
  }
  const [captain] = state.captains;
  const lives = captain.fate === 'survived' ? 1 : 0;
  return cases.map(({ features, tons }) => ({ features, quantities: [captain.tons - tons, lives] }));
}

/** Fits the prospects; one career in five is kept to try them on. */
export function fitHunters(careers, seed) {
  const tried = [];
  let fit = null;
  for (let i = 0; i < careers; i++) {
    const cases = casesOf(`${seed}-${i}`, BOATS[i % BOATS.length]);
    if (i % 5 === 4) tried.push(...cases);
    else
      for (const { features, quantities } of cases) {
        fit ??= newFit(features.length, quantities.length);
        addCase(fit, features, quantities);
      }
  }
  const tons = weightsOf(fit, 0).map((weight) => Math.round(weight));
  const lives = weightsOf(fit, 1).map((weight) => Number(weight.toFixed(4)));
  return {
    file: 'packages/hunters/src/data/values.ts',
    about: `What captains still sink, and their chance of living to the end, from ${careers} simulated careers; the features are those of \`weighing/prospects.ts\`.`,
    data: { TONS_TO_COME: tons, LIVES_TO_COME: lives },
    told: [
      {
        what: 'The Hunters: tons to come (t)',
        fitted: fit.cases,
        features: tons.length,
        ...errorOf(tried, tons, 0),
      },
      {
        what: 'The Hunters: lives to the end',
        fitted: fit.cases,
        features: lives.length,
        ...errorOf(tried, lives, 1),
      },
    ],
  };
}
