/** Serves a folder; fails with a sentence when that cannot be. */
export function serve(options: {
  dir: string;
  port?: number;
  host?: string;
  /** Further names the site may be asked for. */
  allowed?: readonly string[];
}): Promise<{ url: string; close: () => Promise<void> }>;
