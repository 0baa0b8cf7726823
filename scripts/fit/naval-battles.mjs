/** The lead a fleet may expect, and what a lead is worth, from battles by the ace's habit. */

import { botRngs, habitOf, optionsOf, playOn, Table } from '@flotilla/table/run';
import { navalBattles } from '../../packages/naval-battles/dist/index.js';
import { featuresOf, leadOf } from '../../packages/naval-battles/dist/values.js';
import { addCase, errorOf, fitted, newFit, weightsOf } from './squares.mjs';

const SEATS = [2, 2, 2, 3, 4];
const CAP = 10_000;

/** The cases of one battle: every seat at the beginning of every turn. */
function casesOf(seed, seats) {
  const table = new Table({
    game: navalBattles,
    options: optionsOf(navalBattles),
    seats,
    seed,
    recording: 'off',
  });
  const bots = Array.from({ length: seats }, () => habitOf(navalBattles));
  const rngs = botRngs(seed, seats);
  const state = table.state.game;
  const cases = [];
  let turn = 0;
  for (let answers = 0; !table.over && answers < CAP; answers++) {
    if (state.turn > turn) {
      ({ turn } = state);
      for (let seat = 0; seat < seats; seat++) cases.push({ seat, features: featuresOf(state, seat) });
    }
    playOn(table, bots, rngs, undefined, 1);
  }
  const winners = navalBattles.outcome(state)?.winners ?? [];
  const share = (seat) => (winners.includes(seat) ? 1 / winners.length : 0);
  return cases.map(({ seat, features }) => ({
    seats,
    features,
    quantities: [leadOf(state, seat), share(seat)],
  }));
}

const LEADS = [-40, -30, -22, -16, -11, -7, -4, -2, 0, 2, 4, 7, 11, 16, 22, 30, 40];

/** How near a lead is to each of the leads between which the curve runs straight. */
const near = (lead) =>
  LEADS.map((at, i) => {
    const [before, after] = [LEADS[i - 1], LEADS[i + 1]];
    if (lead === at) return 1;
    if (lead < at) return before === undefined ? 1 : Math.max(0, (lead - before) / (at - before));
    return after === undefined ? 1 : Math.max(0, (after - lead) / (after - at));
  });

/** A curve that never falls: neighbours that do are put together. */
function rising(shares, counts) {
  const pools = shares.map((share, i) => ({ share, count: Math.max(1, counts[i]), size: 1 }));
  for (let i = 1; i < pools.length; ) {
    if (pools[i].share >= pools[i - 1].share) i++;
    else {
      const [a, b] = [pools[i - 1], pools[i]];
      const count = a.count + b.count;
      pools.splice(i - 1, 2, {
        share: (a.share * a.count + b.share * b.count) / count,
        count,
        size: a.size + b.size,
      });
      i = Math.max(1, i - 1);
    }
  }
  return pools.flatMap(({ share, size }) => Array.from({ length: size }, () => share));
}

/** Fits the lead to come, and the share of a win by it; one battle in five is kept to try them on. */
export function fitNavalBattles(battles, seed) {
  const [fit_, tried] = [[], []];
  for (let i = 0; i < battles; i++)
    (i % 5 === 4 ? tried : fit_).push(...casesOf(`${seed}-${i}`, SEATS[Math.floor(i / 5) % SEATS.length]));
  const fit = newFit(fit_[0].features.length, 1);
  for (const { features, quantities } of fit_) addCase(fit, features, quantities.slice(0, 1));
  const lead = weightsOf(fit, 0).map((weight) => Number(weight.toFixed(4)));
  const curves = [2, 3, 4].map((seats) => {
    const cases = fit_.filter((one) => one.seats === seats);
    const wins = newFit(LEADS.length, 1);
    for (const { features, quantities } of cases)
      addCase(wins, near(fitted(features, lead)), [quantities[1]]);
    const counts = LEADS.map((_, i) => wins.products[i][i]);
    const shares = rising(
      weightsOf(wins, 0).map((share) => Math.min(1, Math.max(0, share))),
      counts,
    );
    return LEADS.map((at, i) => [at, Number(shares[i].toFixed(4))]);
  });
  const byCurve = tried.map(({ seats, features, quantities }) => ({
    features: [near(fitted(features, lead)).reduce((sum, x, i) => sum + x * curves[seats - 2][i][1], 0)],
    quantities: [quantities[1]],
  }));
  return {
    file: 'packages/naval-battles/src/data/values.ts',
    about: `The lead a fleet may expect at the end, and the share of a win by it for two, three and more fleets, from ${battles} simulated battles; the features are those of \`values.ts\`.`,
    data: { LEAD_TO_COME: lead, WIN_BY_LEAD: curves },
    types: { WIN_BY_LEAD: ': readonly (readonly (readonly [number, number])[])[]' },
    told: [
      {
        what: 'Naval Battles: lead at the end (points)',
        fitted: fit.cases,
        features: lead.length,
        ...errorOf(tried, lead, 0),
      },
      {
        what: 'Naval Battles: share of a win by the lead',
        fitted: fit.cases,
        features: LEADS.length,
        ...errorOf(byCurve, [1], 0),
      },
    ],
  };
}
