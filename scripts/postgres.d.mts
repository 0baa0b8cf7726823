/** A cluster of PostgreSQL that tests have for themselves. */
export interface Cluster {
  readonly url: string;
  stop(): void;
}

/** Starts a cluster; null when there is no PostgreSQL. */
export function startPostgres(): Cluster | null;
