/** The site as it is served while somebody works on it: unbuilt, file by file. */
import { fileURLToPath } from 'node:url';
import { GAMES } from '@flotilla/lab';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

it('a server of unbuilt files finds the games, and how many can play each', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await createServer({
    root,
    logLevel: 'silent',
    server: { port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    await server.listen();
    const at = server.resolvedUrls?.local[0] ?? '';
    const registry = await fetch(new URL(`/@fs${root}../lab/src/registry.ts`, at));
    const [, games = ''] = /import \{ PACKAGES \} from "([^"]+)"/.exec(await registry.text()) ?? [];
    const found = await fetch(new URL(games, at));
    const list = await found.text();
    expect([found.status, list]).toEqual([200, expect.stringContaining('night-watch')]);
    for (const { id, load } of GAMES) {
      const { min, max } = (await load()).seats;
      expect(list).toMatch(new RegExp(`"id":"${id}"[^{]*[^;]*?"players":\\[${min},${max}\\]`));
    }
  } finally {
    await server.close();
  }
});
