/** Serves a folder; takes the next free port when the wanted one is taken. */
export function serve(options: {
  dir: string;
  port?: number;
  host?: string;
}): Promise<{ url: string; close: () => void }>;
