import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxQueryLength } from '@domain/legacy-urls/query';
import { rawGet, sendRaw } from '../support/raw-http';
import { startBuiltSite } from '../support/built-site';
import { lengths, parameters, paths, queries, values } from './hostile-values';

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
}, 180_000);
afterAll(() => site.close());

const get = (target: string) => sendRaw(site.port!, rawGet(target));

/** 200 with what was understood, a way on, or a clean refusal; never a fault of ours, and nothing comes back as markup. */
async function expectCleanAnswer(target: string) {
  const { status, headers, body } = await get(target);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).not.toContain('<script>alert');
  expect(body, 'no stack trace').not.toMatch(/\bat .*\(?(?:\/|node:).*:\d+:\d+\)?/);
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
}

const everything = parameters.flatMap((name) =>
  Object.entries(values).map(([what, value]) => [name, what, value] as const),
);
describe('every parameter takes everything', () => {
  test.each(everything)('%s with %s', (name, _, value) =>
    expectCleanAnswer(`/imoveis/venda?${name}=${value}`),
  );
});

test.each(paths)('the path %s', (path) => expectCleanAnswer(path));
test.each(queries)('the query %s', (query) => expectCleanAnswer(`/imoveis?${query}`));

test.each(lengths)('a query of %i characters', async (length) => {
  const { status } = await get(`/imoveis?localizacao=${'x'.repeat(length - 'localizacao='.length)}`);
  if (length <= maxQueryLength) expect(status).toBe(200);
  else expect([414, 431]).toContain(status);
});

test('the site still answers afterwards and has logged no fault', async () => {
  expect((await get('/imoveis')).status).toBe(200);
  expect(site.output()).not.toMatch(/"level":(?:50|60)|could not be decoded/);
});
