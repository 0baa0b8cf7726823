/** Battles of steady captains, 300 of each kind, played by scripts/battles.mjs; not edited by hand. */

/** The share of battles every side of a scenario wins, and the rounds of the mean battle. */
export const SCENARIOS: Readonly<
  Record<string, { readonly wins: readonly number[]; readonly rounds: number }>
> = {
  'raider-force-710': { wins: [0.65, 0.35], rounds: 4.2 },
  'taking-the-bear': { wins: [0.48, 0.52], rounds: 7.4 },
  'falkland-express': { wins: [0.99, 0.01], rounds: 3.0 },
  'falkland-express-closer': { wins: [0.52, 0.48], rounds: 2.4 },
  'panda-bay': { wins: [0.45, 0.55], rounds: 5.1 },
  'the-gap-1986': { wins: [0.51, 0.49], rounds: 7.5 },
  'southern-pincer-1982': { wins: [0.5, 0.5], rounds: 4.5 },
  'straits-of-tsushima-1991': { wins: [0.47, 0.53], rounds: 6.0 },
  'strait-night-1996': { wins: [0.54, 0.46], rounds: 7.5 },
  'levant-convoy-1973': { wins: [0.52, 0.48], rounds: 5.9 },
  'northern-shield-1988': { wins: [0.26, 0.24, 0.26, 0.24], rounds: 4.9 },
};

/** The share of duels for 20 points that every navy wins against the others. */
export const DUELS: Readonly<Record<string, number>> = {
  usa: 0.45,
  ussr: 0.49,
  uk: 0.43,
  france: 0.46,
  japan: 0.51,
  china: 0.55,
  taiwan: 0.56,
  norway: 0.48,
  argentina: 0.57,
};
