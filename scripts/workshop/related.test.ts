import { existsSync, readdirSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { rooms } from '../../e2e/rooms.mjs';
import { namingRooms, reaching, relatedTests } from './related.mjs';

const stories = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
const folders = readdirSync('tests', { withFileTypes: true }).filter(
  (entry) =>
    entry.isDirectory() && !['attacks', 'faults', 'standards', 'support', 'upgrade'].includes(entry.name),
);

it('maps exactly the stories and the integration test folders', () => {
  const there = [...stories.map((name) => `e2e/${name}`), ...folders.map(({ name }) => `tests/${name}`)];
  expect(Object.keys(rooms).sort()).toEqual(there.sort());
});

test.each(Object.entries(rooms))('%s names rooms that there are', (_, named) => {
  expect(named.filter((room) => !existsSync(room))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

it('takes a room for what lies in it, not for what begins like it', () => {
  expect(namingRooms(['app/routes/imovel/head.tsx'])).toContain('e2e/property.spec.ts');
  expect(namingRooms(['app/routes/imovel-desejado/route.tsx'])).not.toContain('e2e/property.spec.ts');
});

it('finds who imports a file, however far away and in a circle', () => {
  const imports = (...paths: string[]) => ({ imports: paths.map((path) => ({ path })) });
  const inputs = { a: imports('b'), b: imports('c'), c: imports('a'), d: imports('e'), e: imports() };
  expect([...reaching(inputs, ['b'])].sort()).toEqual(['a', 'b', 'c']);
});

it('selects the importing tests and the page tests for a page file', async () => {
  const { unit, integration, stories } = await relatedTests(['app/routes/imoveis/pagination-data.ts']);
  expect(unit).toContain('app/routes/imoveis/pagination-data.test.ts');
  expect(unit).toEqual(
    expect.arrayContaining(['scripts/citations.test.ts', 'scripts/architecture/architecture.test.ts']),
  );
  expect(integration).toContain('tests/imoveis/listing.test.ts');
  expect(integration).not.toContain('tests/email/queue.test.ts');
  expect(stories).toEqual([]);
});

it('runs stories of the room for what only a browser shows', async () => {
  const { stories } = await relatedTests(['app/features/listing/filters.css']);
  expect(stories).toContain('e2e/search-story.spec.ts');
  expect(stories).not.toContain('e2e/sign-in.spec.ts');
});

it('runs a test or a story that was itself changed', async () => {
  const own = ['server/env.test.ts', 'tests/email/queue.test.ts', 'e2e/sign-in.spec.ts'];
  const { unit, integration, stories } = await relatedTests(own);
  expect([...unit, ...integration, ...stories]).toEqual(expect.arrayContaining(own));
});
