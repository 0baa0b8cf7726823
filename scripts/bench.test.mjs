import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const sections = new URL('../bench/sections/', import.meta.url);

test.each(readdirSync(sections))('the section %s of the bench can be measured', async (file) => {
  const { title, measure } = await import(new URL(file, sections).href);
  expect(title).toMatch(/\w/);
  expect(measure).toBeTypeOf('function');
});
