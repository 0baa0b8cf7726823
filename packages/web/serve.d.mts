/** Serves a folder; fails with a sentence when that cannot be. */
export function serve(options: {
  dir: string;
  port?: number;
  host?: string;
  /** Further names the site may be asked for. */
  allowed?: readonly string[];
}): Promise<{ url: string; close: () => Promise<void> }>;

/** The site of a folder for a server that has more to answer: who may be answered, and the answers. */
export function siteFor(options: { dir: string; host?: string; allowed?: readonly string[] }): {
  judge(
    request: import('node:http').IncomingMessage,
  ): { readonly status: number; readonly sentence: string } | null;
  site(
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ): Promise<void>;
};
