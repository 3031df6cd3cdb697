import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { decisionsIndex } from './decisions.mjs';

test('the index of decisions names every record under one subject', async () => {
  expect(await readFile('docs/decisions/README.md', 'utf8')).toBe(`${await decisionsIndex()}\n`);
});
