/** Battles of steady captains, 1000 of each kind, played by scripts/battles.mjs; not edited by hand. */

/** The rules they were fought by. */
export const RULES = '1.5.0';

/** The share of battles every side of a scenario wins, and the rounds of the mean battle. */
export const SCENARIOS: Readonly<
  Record<string, { readonly wins: readonly number[]; readonly rounds: number }>
> = {
  'raider-force-710': { wins: [0.62, 0.38], rounds: 4.3 },
  'taking-the-bear': { wins: [0.48, 0.52], rounds: 7.6 },
  'falkland-express': { wins: [0.99, 0.01], rounds: 3.0 },
  'falkland-express-closer': { wins: [0.54, 0.46], rounds: 2.5 },
  'panda-bay': { wins: [0.43, 0.57], rounds: 5.3 },
  'the-gap-1986': { wins: [0.49, 0.51], rounds: 9.6 },
  'southern-pincer-1982': { wins: [0.49, 0.51], rounds: 4.7 },
  'straits-of-tsushima-1991': { wins: [0.5, 0.5], rounds: 6.2 },
  'strait-night-1996': { wins: [0.48, 0.52], rounds: 9.2 },
  'levant-convoy-1973': { wins: [0.52, 0.48], rounds: 5.8 },
  'northern-shield-1988': { wins: [0.25, 0.25, 0.25, 0.25], rounds: 5.0 },
};

/** The share of duels for 20 points that every navy wins against the others. */
export const DUELS: Readonly<Record<string, number>> = {
  usa: 0.44,
  ussr: 0.47,
  uk: 0.42,
  france: 0.44,
  japan: 0.51,
  china: 0.58,
  taiwan: 0.59,
  norway: 0.49,
  argentina: 0.56,
};
