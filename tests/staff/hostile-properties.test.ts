import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffCalls } from '@contract/staff-calls';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let tokens: string[];
let property: number;
let bulk: number;

beforeAll(async () => {
  database = await openTestDatabase();
  api = staffApi(database);
  property = (await fillCatalogue(database.db, [makeListing({ reference: 'A1' })])).get('A1')!;
  tokens = [];
  for (const role of ['direcao', 'atendimento', 'corretor'] as const)
    tokens.push((await api.member(role)).token);
  const made = {
    properties: { ids: [property] },
    changes: { news: { value: true } },
    about: 'Um imóvel.',
  };
  bulk = (await api.good('POST', 'staff/properties/bulks', tokens[0], made)).data.id;
});
afterAll(() => database.close());

const nul = 'a\u0000b';
const markup = '<script>alert(1)</script>\u202e';
const long = 'x'.repeat(200_000);
const change = (value: unknown) => ({ was: null, value: { value, until: null, reason: null } });
/** Of every form below staff/properties, each in a wrong shape. */
const bodies: unknown[] = [
  ...[[], null, 'text', 7, { [nul]: nul }, { __proto__: { a: 1 }, constructor: 'x' }],
  { title: change(nul), description: change(long), sell_price: change(1e308), area: change(-1) },
  { photos: change({ order: [nul], left_out: 'x', captions: { __proto__: 'x' } }), point: change([0, 0]) },
  {
    features: change({ own: [markup] }),
    withdrawn: change(markup),
    broker: change("'; drop table broker --"),
  },
  { visibility: { was: 'public', value: markup }, owner: { was: [nul], value: [nul, markup] } },
  { owner: { was: Array.from({ length: 9 }, () => long), value: [`${long}@x.com`] }, note: nul },
  { name: markup.repeat(500), email: nul, days: 'Infinity', sell_price: 1.5, rent_price: '9' },
  { properties: { ids: [1e99, -1, 0.5] }, changes: { sell_price: { percent: NaN } }, about: long },
  { properties: { filter: { search: '/imoveis?preco-min=%00', words: nul } }, changes: {}, typed: -1 },
  { version: nul, order: [{ url: nul }], left_out: [markup], captions: 7, typed: 1e99, note: long },
];
const parts = [
  '0',
  '-1',
  '1e3',
  '2147483648',
  '%00',
  '..%2f1',
  encodeURIComponent("1'--"),
  'x'.repeat(3_000),
];
const queries = ['page=0', 'page=1e9', 'part=%00', 'tab=x', 'search=%00', 'words=%00', 'periodo=x', 'page=x'];
const calls = staffCalls.filter(({ path }) => /^staff\/(?:properties|own-properties)/.test(path));
const pathOf = (path: string) =>
  path.replace('bulks/:id', `bulks/${bulk}`).replace(':id', String(property)).replace(':field', 'title');

describe.each(calls.map(({ method, path }) => [method, path] as const))('%s %s', (method, path) => {
  test('answers what is wrong by 4xx, never by 5xx', async () => {
    const seen: string[] = [];
    const expectRefusal = async (address: string, token: string, body?: unknown) => {
      const { status, text } = await api.call(method, address, token, body);
      if (status >= 500) seen.push(`${address.slice(0, 80)} ${JSON.stringify(body)?.slice(0, 80)}: ${text}`);
    };
    for (const token of tokens)
      for (const body of method === 'GET' ? [undefined] : bodies)
        await expectRefusal(pathOf(path.replace(/:(?:photo|contact|invitation)/, '1')), token, body);
    const [direcao] = tokens as [string];
    for (const query of method === 'GET' ? queries : [])
      await expectRefusal(`${pathOf(path)}?${query}`, direcao);
    for (const [name] of path.matchAll(/:\w+/g))
      for (const part of parts) {
        const { status } = await api.call(method, pathOf(path.replace(name, part)), direcao, {});
        if (![400, 404, 414, 422].includes(status)) seen.push(`${name} ${part.slice(0, 20)}: ${status}`);
      }
    expect(seen).toEqual([]);
  });
});
