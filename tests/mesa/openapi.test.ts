import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { adminVisitor, signedInMember } from './admin-visitor';

const address = '/mesa/docs/openapi.json';
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());

test('members of any role read the description of the calls', async () => {
  const member = await signedInMember(site, 'corretor');
  const { status, headers, html } = await member.get(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(JSON.parse(html)).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
});

test('nobody else does', async () => {
  const { status, headers } = await adminVisitor(site).get(address);
  expect([status, headers.get('location')?.split('?')[0]]).toEqual([302, '/mesa/entrar']);
});

test('Sistema links to it', async () => {
  const member = await signedInMember(site, 'operacao');
  expect((await member.get('/mesa/sistema')).html).toContain(`href="${address}"`);
});
