import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '@contract/errors';
import { rows } from '@domain/search/filter-rows';
import { maxBodyBytes, maxQueryLength } from '@api/app';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const hostile = [
  '',
  ' ',
  '\0',
  '%00',
  '%',
  '%ff%fe',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  "' or 1=1 --",
  '"; drop table property; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '99999999999999999999999999',
  '-1',
  '1e309',
  'NaN',
  '\u202e\ud800',
  'a'.repeat(3_000),
  '😀'.repeat(50),
];

const paths = [
  '/products/code/X',
  '/products/usado/X',
  '/products/usado/X/similar',
  '/products/X/1',
  '/products/searchLocations/X',
  '/listing/searchDistrict/X',
  '/products/searchTypes/X/sell',
  '/products/searchTypes/city/X',
  '/home/districtCoords/X/sao-paulo/moema',
  '/home/districtCoords/SP/X/X',
  '/broker/X',
  '/brokers?limit=X',
  '/products/sitemap?after=X&limit=X',
  '/products/usado/1?negotiationType=X',
  '/products/usado/1/similar?pageSize=X&page=X',
  '/sellRent/getLocations?anonymous_user_id=X',
  '/X',
];

const fields = [...rows.map(([filter]) => filter), 'unheardOf', '__proto__'];
const values: unknown[] = [
  ...hostile,
  null,
  [],
  {},
  [[['x']]],
  { min: -1 },
  { min: 1e300, max: 'x' },
  { slug: 'piscina' },
  1e300,
  -0,
  true,
];

describe('whatever is sent to the back end', () => {
  let database: TestDatabase;
  let app: ReturnType<typeof testApi>['app'];
  beforeAll(async () => {
    database = await openTestDatabase();
    app = testApi(database).app;
    await fillCatalogue(database.db, [makeListing(), makeListing()]);
  });
  afterAll(() => database.close());

  /** 200, or a 4xx in the contract's shape that tells nothing of the inside. */
  const expectClean = async (response: Response, what: string) => {
    expect(response.status, what).toBeLessThan(500);
    if (response.status === 200) return;
    const text = await response.text();
    expect(errorAnswer.safeParse(JSON.parse(text)).success, `${what}: ${text}`).toBe(true);
    expect(text).not.toMatch(/select |from property|kysely|postgres|pglite|stack|node_modules/i);
  };

  it.each(paths)('in %s gets 200 or a clean 4xx', async (path) => {
    for (const value of hostile)
      for (const written of [value, encodeURIComponent(Buffer.from(value).toString())]) {
        const address = `http://api.test${path.replaceAll('X', () => written)}`;
        if (!URL.canParse(address)) continue;
        await expectClean(await app.request(new Request(address)), `${path} ${JSON.stringify(value)}`);
      }
  });

  it.each(fields)('as %s of a search gets 200 or a clean 4xx', async (field) => {
    // All calls read a search by one schema.
    const calls = ['/search/properties', '/search/pins', '/search/prices'];
    for (const [index, value] of values.entries()) {
      const call = calls[index % calls.length]!;
      const body = `{${JSON.stringify(field)}: ${JSON.stringify(value)}}`;
      const response = await app.request(call, { method: 'POST', body });
      await expectClean(response, `${call} ${body}`);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('as a body that is %s gets a 400', async (_, body) => {
    const response = await app.request('/search/recent', { method: 'POST', body });
    await expectClean(response.clone(), 'body');
    expect(response.status).toBe(400);
  });

  it('as a body over 64 KB gets a 413, whether it tells its length or not', async () => {
    const large = 'x'.repeat(maxBodyBytes + 1);
    expect((await app.request('/search/properties', { method: 'POST', body: large })).status).toBe(413);
    const stream = new Blob([large]).stream();
    const untold = new Request('http://api.test/search/properties', {
      method: 'POST',
      body: stream,
      duplex: 'half',
    });
    expect((await app.request(untold)).status).toBe(413);
  });

  it('as a query over 8 KB gets a 414', async () => {
    expect((await app.request(`/listing/features?a=${'x'.repeat(maxQueryLength)}`)).status).toBe(414);
  });

  it.each([
    ['DELETE', '/search/properties', 'POST'],
    ['POST', '/listing/features', 'GET'],
    ['PUT', '/products/usado/1', 'GET'],
  ])('as %s to %s gets a 405 that names the way', async (method, path, allowed) => {
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain(allowed);
  });

  it('to an address that is none gets a 404', async () => {
    expect((await app.request('/nowhere')).status).toBe(404);
  });
});
