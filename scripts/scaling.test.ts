import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('bench', { recursive: true, encoding: 'utf8' })
  .filter((name) => /rows\.ts$/.test(name))
  .map((name) => readFileSync(join('bench', name), 'utf8'))
  .join('\n');
const parts = [...readFileSync('bench/main.ts', 'utf8').matchAll(/^ {2}(\w+): \(\) => part\(/gm)].map(
  ([, name]) => name!,
);

it('docs/scaling.md names parts and rows of the bench for its figures', () => {
  const figures = [
    ...readFileSync('docs/scaling.md', 'utf8').matchAll(/^\|.*\| ((?:`\w+`(?:, )?)+) \| '(.+)' \|$/gm),
  ];
  expect(figures.length).toBeGreaterThan(8);
  for (const [, named, row] of figures) {
    for (const [, part] of named!.matchAll(/`(\w+)`/g)) expect(parts).toContain(part);
    expect(sources).toContain(row);
  }
});
