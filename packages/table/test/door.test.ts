import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** Every name a door exports, with the half line beside it and the file it comes from. */
const promisedBy = (door: string) =>
  [...door.matchAll(/^export (?:type )?\{\n([\s\S]*?)\n\} from '\.\/([^']+)';$/gm)].flatMap(
    ([, names = '', file = '']) =>
      names.split('\n').map((line) => {
        const [, name = '', about = ''] = /^ {2}(\w+),(?: \/\/ (.+))?$/.exec(line) ?? [];
        return [name || line, file, about] as const;
      }),
  );

const DOORS = [
  ['the kernel for authors', 'table/src/', 'index.ts', 100],
  ['the kernel for hosts', 'table/src/', 'run.ts', 80],
  ['the companion', 'companion/src/', 'index.ts', 20],
] as const;

describe.each(DOORS)('the door of %s', (_, folder, file, least) => {
  const door = read(`${folder}${file}`);
  const promised = promisedBy(door);

  it('names everything it promises, one by one', () => {
    expect(promised.length).toBeGreaterThan(least);
    const others = door.replace(/^export (?:type )?\{\n[\s\S]*?\n\} from '\.\/[^']+';$/gm, '');
    expect(others).not.toContain('export');
  });

  it.each(promised)(
    'says in half a line what %s of %s is, and its own file in a doc line',
    (name, source, about) => {
      expect(about).toMatch(/\w{3}/);
      const declared = new RegExp(
        `\\*/\\nexport (?:default )?(?:abstract )?(?:function|const|class|interface|type) ${name}\\b`,
      );
      expect(read(`${folder}${source}`)).toMatch(declared);
    },
  );
});
