import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxQueryLength } from '@domain/legacy-urls/query';
import { isAdminPath } from '~/features/admin/admin-links';
import routes from '~/routes';
import { openSite } from '../imoveis/site';
import { routeAddresses } from '../support/route-addresses';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
  member = await signedInMember(site, 'direcao');
});
afterAll(() => site.close());

const walked = routeAddresses(routes).map(({ path }) => path);
const paths = [...new Set(walked.filter(isAdminPath))];

const isPrivate = ({ headers }: { headers: Headers }) =>
  headers.get('cache-control') === 'private, no-store' && headers.get('x-robots-tag') === 'noindex';

type Request = [name: string, rest: string, init: RequestInit];
const withMethod = (method: string): Request => [method, '', { method }];
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
/** Refused before the pages, and one that is not. */
const refused: Request[] = [
  ...['GET', 'PUT'].map(withMethod),
  ['a form of another site: 403', '', { method: 'POST', headers: foreign, body: 'a=1' }],
  ['a long query: 414', `?x=${'x'.repeat(maxQueryLength)}`, {}],
  ['an unreadable path: 400', '/%E3', {}],
];
const requests: Request[] = [
  ...refused,
  ...['HEAD', 'POST', 'DELETE', 'OPTIONS', 'PATCH'].map(withMethod),
  ['a link of another site', '', { headers: { 'sec-fetch-site': 'cross-site' } }],
];

test.each(paths)('%s is private and not indexed, whatever the answer', async (path) => {
  const isOpen: string[] = [];
  const look = async (address: string, among: readonly Request[]) => {
    for (const [name, rest, init] of among) {
      const answer = await site.get(address + rest, init);
      if (!isPrivate(answer)) isOpen.push(`${name} ${address}: ${answer.status}`);
    }
  };
  await look(path, requests);
  await look(`${path}.data`, refused);
  await look(path.toUpperCase(), refused);
  if (path !== '/mesa/sair')
    for (const answer of [await member.get(path), await member.post(path, { intent: 'x' })])
      if (!isPrivate(answer)) isOpen.push(`signed in ${path}: ${answer.status}`);
  expect(isOpen).toEqual([]);
});

test.each(['/mesa/', '/mesa/nada', '/mesa//pessoas'])('%s is private too', async (path) => {
  expect(isPrivate(await member.get(path))).toBe(true);
});

test('a form that is too large answers 413 alike', async () => {
  const body = new URLSearchParams({ note: 'x'.repeat(1024 * 1024) });
  const { status, headers } = await site.get('/mesa/contatos/1', { method: 'POST', body });
  expect([status, headers.get('cache-control')]).toEqual([413, 'private, no-store']);
});
