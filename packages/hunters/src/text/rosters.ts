/** Names of ships as outcomes of their rosters: the same in every language. */
import { AMERICAN_ROSTERS, CAPITAL_ROSTER, FURTHER_ROSTERS, ROSTERS } from '../rules/rosters.ts';

const CHARTS = [
  ...Object.values(ROSTERS),
  ...Object.values(FURTHER_ROSTERS),
  ...Object.values(AMERICAN_ROSTERS),
  CAPITAL_ROSTER,
];

/** A sentence for every ship that a roster can name. */
export const shipNames: Readonly<Record<string, string>> = Object.fromEntries(
  CHARTS.flatMap((chart) =>
    chart.columns.all.map(({ label }) => [`outcome.${chart.id}.${label}`, `${label}`]),
  ),
);
