/** The points a campaign still brings, from campaigns by the habit. */

import { botRngs, habitOf, optionsOf, playOn, Table } from '@flotilla/table/run';
import { CAMPAIGNS } from '../../packages/uboat-leader/dist/data/index.js';
import { uboatLeader } from '../../packages/uboat-leader/dist/index.js';
import { featuresOf } from '../../packages/uboat-leader/dist/values.js';
import { addCase, errorOf, newFit, weightsOf } from './squares.mjs';

const CAP = 10_000;
/** Short campaigns are played most. */
const LENGTHS = ['short', 'short', 'short', 'short', 'medium'];

/** The cases of one campaign: the beginning of every strategic segment but the first. */
function casesOf(seed, options) {
  const chosen = optionsOf(uboatLeader, options);
  const table = new Table({ game: uboatLeader, options: chosen, seats: 1, seed, recording: 'off' });
  const bots = [habitOf(uboatLeader)];
  const rngs = botRngs(seed, 1);
  const state = table.state.game;
  const pointsNow = () => uboatLeader.figures(state).numbers.vp;
  const cases = [];
  let turn = 1;
  for (let answers = 0; !table.over && answers < CAP; answers++) {
    if (state.turn > turn) {
      ({ turn } = state);
      cases.push({ features: featuresOf(state), points: pointsNow() });
    }
    playOn(table, bots, rngs, undefined, 1);
  }
  const end = pointsNow();
  return table.over ? cases.map(({ features, points }) => ({ features, quantities: [end - points] })) : [];
}

/** Fits the points to come; one campaign in five is kept to try them on. */
export function fitUboatLeader(campaigns, seed) {
  const tried = [];
  let fit = null;
  for (let i = 0; i < campaigns; i++) {
    const round = Math.floor(i / (2 * CAMPAIGNS.length));
    const options = {
      edition: i % 2 === 0 ? 'first' : 'second',
      campaign: CAMPAIGNS[Math.floor(i / 2) % CAMPAIGNS.length].id,
      length: LENGTHS[round % LENGTHS.length],
    };
    const cases = casesOf(`${seed}-${i}`, options);
    if (round % 5 === 3) tried.push(...cases);
    else
      for (const { features, quantities } of cases) {
        fit ??= newFit(features.length, 1);
        addCase(fit, features, quantities);
      }
  }
  const points = weightsOf(fit, 0).map((weight) => Number(weight.toFixed(4)));
  return {
    file: 'packages/uboat-leader/src/data/values.ts',
    about: `The points a campaign still brings, by campaign and edition, from ${campaigns} simulated campaigns; the features are those of \`values.ts\`.`,
    data: { POINTS_TO_COME: points },
    told: [
      {
        what: 'U-Boat Leader: points to come',
        fitted: fit.cases,
        features: points.length,
        ...errorOf(tried, points, 0),
      },
    ],
  };
}
