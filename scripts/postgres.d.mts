/** A cluster of PostgreSQL that tests have for themselves. */
export interface Cluster {
  readonly url: string;
  /** Crashes it and starts it again. */
  restart(): void;
  stop(): void;
}

/** Starts a cluster; null when there is no PostgreSQL. */
export function startPostgres(): Cluster | null;
