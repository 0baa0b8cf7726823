/** The lab's entry for farms: experiments shared out by a PostgreSQL database. Loaded only when somebody asks for a farm. */
export * from './farm.ts';
export * from './status.ts';
export * from './worker.ts';
