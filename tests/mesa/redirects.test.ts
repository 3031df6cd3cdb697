import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { apiClient } from '@server/back-end';
import { createServices } from '@server/services';
import { siteRedirects } from '@server/settings/site-redirects';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs } from '../support/until';
import { visitsTo } from '../support/visit';
import { signedInMember } from './admin-visitor';

let origin: Awaited<ReturnType<typeof openSite>>;
let visits: ReturnType<typeof visitsTo>;
let member: Awaited<ReturnType<typeof signedInMember>>;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  origin = await openSite();
  const { parts } = origin;
  const api = apiClient(parts.backEnd, parts.env, silentLogger);
  const ownRedirects = siteRedirects({ api, legacy: parts.env.legacy, log: silentLogger });
  const shared = createServices({ ...parts, ownRedirects, changesKnownForMs: 0, readingMs: unhurriedMs });
  const site = await serveSite({ ...parts, shared, ownRedirects });
  closing.push(site.close, origin.close);
  visits = visitsTo(site.origin);
});
afterAll(async () => {
  for (const close of closing) await close();
});
beforeEach(async () => {
  for (const table of [...staffTables, 'redirect', 'redirect_state'] as const)
    await origin.db.deleteFrom(table).execute();
  member = await signedInMember({ get: visits.get, db: origin.db }, 'vitrine');
});

const list = '/mesa/vitrine/redirecionamentos';
const answer = async (path: string) => {
  const { status, headers } = await visits.get(path);
  return `${status} ${headers.get('location') ?? ''}`.trim();
};
const textIn = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
async function add(from: string, to: string, status = '301') {
  const { html } = await member.get(`${list}/novo`);
  return member.press(html, 'Publicar', { from, to, status });
}

test('a new redirect answers at once; it is changed, removed and given back', async () => {
  expect((await member.get(list)).html).toContain('Nenhum redirecionamento ainda');
  const added = await member.follow(await add('/pagina-antiga', '/imoveis/venda'));
  expect(added.html).toContain('1 endereço antigo leva a um novo.');
  expect(await answer('/pagina-antiga')).toBe('301 /imoveis/venda');
  const path = /\/mesa\/vitrine\/redirecionamentos\/\d+/.exec(added.html)![0];
  const { html } = await member.get(path);
  const changed = await member.press(html, 'Salvar', { to: '/busca', status: '302' });
  expect(await answer('/pagina-antiga')).toBe('302 /busca');
  const late = await member.press(html, 'Salvar', { to: '/imoveis', status: '301' });
  expect([late.status, late.html.includes('Outra pessoa mudou')]).toEqual([409, true]);
  const gone = await member.follow(
    await member.press((await member.follow(changed)).html, 'Tirar redirecionamento'),
  );
  expect(await answer('/pagina-antiga')).not.toContain('/busca');
  expect((await member.get(path)).html).toContain('Foi tirado');
  await member.press(gone.html, 'Desfazer');
  expect((await member.get(path)).html).toContain('/busca');
});

test.each([
  ['/a', '/a', 'laço'],
  ['sem-barra', '/imoveis', 'caminho deste site'],
  ['/a', 'javascript:alert(1)', 'endereço novo'],
])('a wrong form keeps what was typed: %s to %s', async (from, to, text) => {
  const { status, html } = await add(from, to);
  expect([status, html.includes(text)]).toEqual([400, true]);
  expect(html).toContain(`value="${from}"`);
});

test('a pasted list is seen before it is published, and undone as one', async () => {
  await add('/b', '/busca');
  const { html } = await member.get(`${list}/colar`);
  const linhas = '/a /b\n/b /imoveis\n<b>x</b> /y\n/c /busca 302';
  const preview = await member.follow(await member.press(html, 'Ver o que muda', { linhas }));
  expect(textIn(preview.html)).toContain(
    '2 novos, 1 muda, 1 linha recusada. 1 passa por outro e leva direto ao fim.',
  );
  expect(textIn(preview.html)).toContain('leva direto a /imoveis');
  expect(await answer('/b')).toBe('301 /busca');
  const published = await member.follow(await member.press(preview.html, 'Publicar 3 redirecionamentos'));
  expect(published.html).toContain('3 redirecionamentos no ar.');
  expect(await answer('/a')).toBe('301 /imoveis');
  expect(await answer('/c')).toBe('302 /busca');
  const again = await member.press(preview.html, 'Publicar 3 redirecionamentos');
  expect([again.status, again.html.includes('já foi publicada')]).toEqual([409, true]);
  await member.press(published.html, 'Desfazer os 3');
  expect(textIn((await member.get(list)).html)).toContain('1 endereço antigo leva a um novo.');
});

test('10,000 lines fit a form; more than 20,000 do not', { timeout: 60_000 }, async () => {
  const { html } = await member.get(`${list}/colar`);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) => `/imoveis-antigos/apartamento/${n}.html /imoveis/venda/${n}`);
  const paste = (count: number) =>
    member.press(html, 'Ver o que muda', { linhas: lines(count).join('\r\n') });
  const preview = await member.follow(await paste(10_000));
  expect(preview.html).toContain('10.000 novos.');
  const more = await member.press(html, 'Ver o que muda', { linhas: 'x\n'.repeat(20_001) });
  expect([more.status, more.html.includes('no máximo 20.000 linhas')]).toEqual([400, true]);
});

test('says where any address leads, with each step and status', async () => {
  await add('/pagina-antiga', '/condominio-antigo');
  await add('/condominio-antigo', '/sobre-nos');
  const steps = async (address: string) => {
    const { html } = await member.get(`${list}/para-onde?endereco=${encodeURIComponent(address)}`);
    return [...html.matchAll(/<li><b>(.*?)<\/b><div><p>(.*?)<\/p>/g)].map(
      ([, status, path]) => `${status} ${path}`,
    );
  };
  expect(await steps('https://www.example.com.br/pagina-antiga?x=1')).toEqual([
    '301 /pagina-antiga?x=1',
    '200 /sobre-nos/a-bossa-nova?x=1',
  ]);
  expect(await steps('exclusividades')).toEqual([
    '301 /exclusividades',
    expect.stringMatching(/^301 \/exclusividades\/cidade/),
    expect.stringMatching(/^200 \/imoveis/),
  ]);
  const home = /(?<=href=")\/(?:usado|novo)\/[^"?#]+/.exec((await visits.get('/imoveis/venda')).html)![0];
  expect(await steps(home)).toEqual([`200 ${home}`]);
  const gone = { withdrawn: { value: 'sold', until: null, reason: null } } as const;
  await replaceOverrides(origin.db, operator, Number(/\d+$/.exec(home)![0]), gone);
  expect(await steps(home)).toEqual([
    `302 ${home}`,
    expect.stringMatching(/^410 \/imovel-indisponivel\/usado\/venda\/\d+$/),
  ]);
  expect(await steps('/nada-disso')).toEqual(['404 /nada-disso']);
  const other = await member.get(`${list}/para-onde?endereco=https://outro.example/a`);
  expect(other.html).toContain('Escreva um endereço de https://www.example.com.br');
});

test('mark-up in an address is text', async () => {
  const { html } = await member.get(
    `${list}/para-onde?endereco=${encodeURIComponent('/"><img src=x onerror=a>')}`,
  );
  expect(html).not.toContain('<img src=x');
  await add('/x"><b>y</b>', '/imoveis');
  expect((await member.get(list)).html).not.toContain('<b>y</b>');
});
