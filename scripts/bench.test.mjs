import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const sections = new URL('../bench/sections/', import.meta.url);

test.each(readdirSync(sections))('the section %s of the bench can be measured', async (file) => {
  const { title, measure } = await import(new URL(file, sections).href);
  expect(title).toMatch(/\w/);
  expect(measure).toBeTypeOf('function');
});

test('the kernel is measured to its last line', () => {
  const kernel = new URL('kernel.mjs', sections).href;
  const script = `const { measure } = await import('${kernel}'); console.log(JSON.stringify(await measure()));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, BENCH_REHEARSAL: '1' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const lines = JSON.parse(stdout);
  expect(lines.length).toBeGreaterThan(8);
  for (const { what, value, ratio } of lines)
    expect([what, value > 0, ratio > 0]).toEqual([what, true, true]);
});
