import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stories } from './remix-stories.mjs';

test('each Remix story exists with its title', () => {
  const specs = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const source = specs.map((name) => readFileSync(`e2e/${name}`, 'utf8')).join('\n');
  expect(stories).toHaveLength(10);
  expect(stories.filter((title) => !source.includes(`test('${title}`))).toEqual([]);
});
