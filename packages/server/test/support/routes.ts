/** Every address a server answers. */
import type { FastifyInstance } from 'fastify';

/** Every address the server answers, as `GET /healthz`. */
export async function routesOf(app: FastifyInstance): Promise<string[]> {
  await app.ready();
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path, methods] = /^([│ ]*)[├└]── (\S*) ?(?:\(([^)]*)\))?/.exec(line) ?? [];
      if (path === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, path);
      const names = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
      return names.map((method) => `${method} ${above.join('')}`);
    });
}
