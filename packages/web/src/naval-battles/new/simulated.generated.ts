/** Battles of steady captains, 1000 of each kind, played by scripts/battles.mjs; not edited by hand. */

/** The rules they were fought by. */
export const RULES = '1.4.0';

/** The share of battles every side of a scenario wins, and the rounds of the mean battle. */
export const SCENARIOS: Readonly<
  Record<string, { readonly wins: readonly number[]; readonly rounds: number }>
> = {
  'raider-force-710': { wins: [0.63, 0.37], rounds: 4.3 },
  'taking-the-bear': { wins: [0.5, 0.5], rounds: 7.4 },
  'falkland-express': { wins: [1.0, 0.0], rounds: 3.0 },
  'falkland-express-closer': { wins: [0.53, 0.47], rounds: 2.5 },
  'panda-bay': { wins: [0.45, 0.55], rounds: 5.1 },
  'the-gap-1986': { wins: [0.48, 0.52], rounds: 7.4 },
  'southern-pincer-1982': { wins: [0.54, 0.46], rounds: 4.4 },
  'straits-of-tsushima-1991': { wins: [0.47, 0.53], rounds: 6.1 },
  'strait-night-1996': { wins: [0.52, 0.48], rounds: 7.7 },
  'levant-convoy-1973': { wins: [0.51, 0.49], rounds: 5.8 },
  'northern-shield-1988': { wins: [0.25, 0.25, 0.25, 0.25], rounds: 4.9 },
};

/** The share of duels for 20 points that every navy wins against the others. */
export const DUELS: Readonly<Record<string, number>> = {
  usa: 0.45,
  ussr: 0.49,
  uk: 0.43,
  france: 0.47,
  japan: 0.5,
  china: 0.54,
  taiwan: 0.57,
  norway: 0.49,
  argentina: 0.56,
};
