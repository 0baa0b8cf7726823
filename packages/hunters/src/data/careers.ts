/** How a career is measured: ranks (11.2), awards (11.3), victory (5.2) and the men it is compared with (15.1). */

/** Ranks from the lowest to the highest (11.2.1). */
export const RANKS = ['oltzs', 'kptlt', 'kkpt', 'fkpt', 'kptzs'] as const;

/** What each rank brings, in the order of RANKS. */
export const RANK_POWERS: readonly { readonly requestUpTo: number; readonly shortensRefit: boolean }[] = [
  { requestUpTo: 0, shortensRefit: false },
  { requestUpTo: 1, shortensRefit: false },
  { requestUpTo: 2, shortensRefit: true },
  { requestUpTo: 3, shortensRefit: true },
  { requestUpTo: 3, shortensRefit: true },
];

/** Awards from none to the highest (11.3). */
export const AWARDS = ['none', 'knightsCross', 'oakleaves', 'swords', 'diamonds'] as const;

/** What each award requires, in the order of AWARDS: tons of the whole career, or tons since the award before. */
export const AWARD_TONS: readonly { readonly career: number; readonly since: number | null }[] = [
  { career: 0, since: null },
  { career: 100_000, since: null },
  { career: 175_000, since: 75_000 },
  { career: 250_000, since: 75_000 },
  { career: 300_000, since: 50_000 },
];

/** Victory levels with the tonnage that reaches them, best first (5.2.2). */
export const VICTORY_LEVELS = [
  { level: 'decisive', tons: 200_000 },
  { level: 'substantial', tons: 150_000 },
  { level: 'marginal', tons: 100_000 },
  { level: 'draw', tons: 50_000 },
  { level: 'defeat', tons: 0 },
] as const;

/** One of the victory levels. */
export type VictoryLevel = (typeof VICTORY_LEVELS)[number]['level'];

/** A commander of the real war. */
export interface Ace {
  readonly name: string;
  readonly patrols: number;
  readonly ships: number;
  readonly tons: number;
}

/** The ten most successful commanders (15.1). */
export const ACES: readonly Ace[] = [
  { name: 'Otto Kretschmer', patrols: 16, ships: 46, tons: 273_043 },
  { name: 'Wolfgang Lüth', patrols: 16, ships: 46, tons: 225_204 },
  { name: 'Erich Topp', patrols: 13, ships: 36, tons: 198_650 },
  { name: 'Heinrich Liebe', patrols: 9, ships: 34, tons: 187_267 },
  { name: 'Viktor Schütze', patrols: 7, ships: 35, tons: 180_073 },
  { name: 'Heinrich Lehmann-Willenbrock', patrols: 10, ships: 25, tons: 179_125 },
  { name: 'Karl-Friedrich Merten', patrols: 5, ships: 27, tons: 170_151 },
  { name: 'Herbert Schultze', patrols: 9, ships: 26, tons: 169_709 },
  { name: 'Günther Prien', patrols: 10, ships: 30, tons: 162_769 },
  { name: 'Georg Lassen', patrols: 4, ships: 26, tons: 156_082 },
];

/** Months after September 1939: the last month in which a patrol may begin (5.1.1). */
export const LAST_MONTH = 45;

/** Months after September 1939: the Bay of Biscay is watched from then on (7.3.6). */
export const BISCAY_FROM = 10;

/** Months after September 1939: Type VIIA boats leave front service (4.2.2). */
export const VIIA_WITHDRAWN = 15;
