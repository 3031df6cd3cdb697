import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stories } from './remix-stories.mjs';

test('the stories that are told without the short way are there, each by its title', () => {
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const told = specs.map((name) => readFileSync(`e2e/${name}`, 'utf8')).join('\n');
  expect(stories).toHaveLength(10);
  expect(stories.filter((title) => !told.includes(`test('${title}`))).toEqual([]);
});
