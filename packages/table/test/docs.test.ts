import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = [new URL('../src/', import.meta.url), new URL('../../companion/src/', import.meta.url)];

const files = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return files(new URL(`${entry.name}/`, folder));
    const isSource = entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts');
    return isSource ? [new URL(entry.name, folder)] : [];
  });

const EXPORTED = /^export (?:abstract )?(?:async )?(?:function|const|class|interface|type) (\w+)/;
const MEMBER = /^ {2}(?:get |static |async |readonly )*(\w+)(?:<.*)?\(.*[{,(]$/;
const OBJECT_MEMBER = /^ {4}(\w+): <N extends/;
const NOT_PUBLIC = new Set(['constructor', 'if', 'for', 'while', 'switch', 'return', 'function', 'super']);

/** Everything public in a file that is not preceded by a doc comment. */
function undocumented(text: string): string[] {
  const lines = text.split('\n');
  let inClass = false;
  return lines.flatMap((line, i) => {
    if (/^export class/.test(line)) inClass = true;
    else if (line === '}') inClass = false;
    const member = inClass ? MEMBER.exec(line)?.[1] : OBJECT_MEMBER.exec(line)?.[1];
    const name = EXPORTED.exec(line)?.[1] ?? (member && !NOT_PUBLIC.has(member) ? member : undefined);
    if (name === undefined || lines[i - 1]?.trimEnd().endsWith('*/')) return [];
    return [name];
  });
}

it('every public function, class, method and type of the kernel and the companion has its line of documentation', () => {
  const missing = SOURCES.flatMap(files).flatMap((file) =>
    undocumented(readFileSync(file, 'utf8')).map((name) => `${file.pathname.split('/src/')[1]}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every file of the kernel and the companion says at its head what is in it', () => {
  const silent = SOURCES.flatMap(files).filter((file) => !readFileSync(file, 'utf8').startsWith('/**'));
  expect(silent.map(({ pathname }) => pathname.split('/src/')[1])).toEqual([]);
});

it('the search for missing documentation finds functions, classes, methods, getters and types', () => {
  const text = [
    'export function bare(): void {}',
    '/** Documented. */',
    'export const fine = 1;',
    'export class Boat {',
    '  dive(depth: number): void {',
    '    if (depth > 0) {',
    '    }',
    '  }',
    '  /** Documented. */',
    '  surface(): void {',
    '  }',
    '  get depth(): number {',
    '  }',
    '  #hidden(): void {',
    '  }',
    '}',
    'export interface Open {',
    '}',
  ].join('\n');
  expect(undocumented(text)).toEqual(['bare', 'Boat', 'dive', 'depth', 'Open']);
});
