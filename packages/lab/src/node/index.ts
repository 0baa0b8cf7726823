/** The lab's entry for Node: simulation over worker threads. */
export * from './pool.ts';
