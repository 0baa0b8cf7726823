/** The lab: registry of games, simulation, statistics, advisor, and writers of results. No I/O. */
export * from './advise.ts';
export * from './candidates.ts';
export * from './hush.ts';
export * from './planWords.ts';
export * from './registry.ts';
export * from './simulation/gather.ts';
export * from './simulation/here.ts';
export * from './simulation/plan.ts';
export * from './simulation/result.ts';
export * from './simulation/shard.ts';
export * from './statistics/pairs.ts';
export * from './statistics/shares.ts';
export * from './statistics/sketch.ts';
export * from './statistics/spread.ts';
export * from './why.ts';
export * from './writers/csv.ts';
export * from './writers/svg.ts';
