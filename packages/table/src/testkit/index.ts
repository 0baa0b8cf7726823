/** The test kit: what every game's tests and the command line's fuzzer use. */
export { chartFaults } from '../chart.ts';
export * from './check.ts';
export * from './everyBot.ts';
export * from './fuzz.ts';
export * from './fuzzBot.ts';
export * from './law.ts';
export * from './leaves.ts';
export * from './play.ts';
export type { SumPool } from './pools.ts';
export * from './quiet.ts';
export * from './recorded.ts';
export * from './secrets.ts';
export * from './sums.ts';
export type { NoteSaid } from './wording.ts';
export { englishOf, listener } from './wording.ts';
