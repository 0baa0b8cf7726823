import { describe, expect, it } from 'vitest';
import { runTogether } from './ready.mjs';

describe('checks that run side by side', () => {
  it('all come to their end whatever one of them finds, and those that failed are named', async () => {
    const done = [];
    const job = (name, code) => ({
      name,
      args: ['--eval', `process.exit(${code})`],
      done: () => done.push(name),
    });
    expect(await runTogether([job('format', 1), job('types', 0), job('layers', 3)])).toEqual([
      'format',
      'layers',
    ]);
    expect(done).toEqual(['types']);
  });
});
