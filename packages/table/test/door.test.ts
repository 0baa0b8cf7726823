import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
const door = read('index.ts');

/** Every name the door exports, with the half line beside it and the file it comes from. */
const promised = [...door.matchAll(/^export (?:type )?\{\n([\s\S]*?)\n\} from '\.\/([^']+)';$/gm)].flatMap(
  ([, names = '', file = '']) =>
    names.split('\n').map((line) => {
      const [, name = '', about = ''] = /^ {2}(\w+),(?: \/\/ (.+))?$/.exec(line) ?? [];
      return [name || line, file, about] as const;
    }),
);

describe('the door of the kernel', () => {
  it('names everything it promises, one by one', () => {
    expect(promised.length).toBeGreaterThan(150);
    const others = door.replace(/^export (?:type )?\{\n[\s\S]*?\n\} from '\.\/[^']+';$/gm, '');
    expect(others).not.toContain('export');
  });

  it.each(promised)(
    'says in half a line what %s of %s is, and its own file in a doc line',
    (name, file, about) => {
      expect(about).toMatch(/\w{3}/);
      const declared = new RegExp(
        `\\*/\\nexport (?:default )?(?:abstract )?(?:function|const|class|interface|type) ${name}\\b`,
      );
      expect(read(file)).toMatch(declared);
    },
  );
});
