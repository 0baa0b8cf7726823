/** Every address a server answers, as `GET /healthz`, from the tree it prints. */
export function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path, methods] = /^([│ ]*)[├└]── (\S*) ?(?:\(([^)]*)\))?/.exec(line) ?? [];
    if (path === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    const names = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
    return names.map((method) => `${method} ${above.join('')}`);
  });
}
