import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ioOf } from './io.ts';

test.each([
  ['the end of the input', '\x04'],
  ['an interrupt', '\x03'],
])('%s leaves the prompt: what is said next stands on a line of its own', async (_, key) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const io = ioOf(stdin, stdout, new PassThrough(), {});
  const asked = io.lines().ask('Name: ');
  stdin.write(key);
  expect(await asked).toBeNull();
  io.out('Saved.');
  expect(String(stdout.read())).toMatch(/Name: .*\nSaved\.$/s);
});
