import { createHash } from 'node:crypto';
import { forget } from '../support/composed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieList } from '~/features/marketing/consent/cookie-list';
import { clock } from '@domain/kernel/clock';
import { privacyVersion, retention } from '@domain/people/privacy';
import { text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { testApi } from '../support/api';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const listed = new Map<string, number>(
  cookieList.flatMap(({ names, seconds }) => names.map((name) => [name, seconds] as const)),
);

/** The words of the notice by its day: who changes them raises `privacyVersion`, and both here. */
test('a notice with other words has another day', async () => {
  const { html } = await site.get('/politica-de-privacidade');
  const words = text(/<main.*<\/main>/s.exec(html)![0]).replace(/\s+/g, ' ');
  expect(words).toContain(`Em vigor desde ${privacyVersion.split('-').reverse().join('/')}.`);
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16);
  expect([privacyVersion, hash]).toEqual(['2026-11-29', '41573dc53663df9d']);
});

test('the notice lists each cookie once', () => {
  const names = cookieList.flatMap((cookie) => cookie.names);
  expect(names).toEqual([...new Set(names)]);
});

test.each([
  [
    'a choice of all cookies',
    '/recursos/cookies',
    { cookies: 'todos' },
    ['consentimento', 'cookiesAccepted'],
  ],
  ['a heart', '/recursos/favoritos', { imovel: 'usado/1', volta: '/imoveis' }, ['acao']],
  ['another view', '/recursos/visualizacao', { vista: 'mapa', volta: '/imoveis' }, ['visualizacao']],
])(
  '%s sets only cookies that the notice lists, for no longer than it says',
  async (_what, path, fields, set) => {
    const { headers } = await site.post(path, fields, {
      cookie: 'consentimento=1.2026-11-21.preferencias',
    });
    const setCookies = headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie));
    const nameOf = (cookie: string) => cookie.split('=')[0]!.replace(/^__Host-/, '');
    expect(setCookies.map(nameOf)).toEqual(expect.arrayContaining(set));
    for (const cookie of setCookies) {
      const name = nameOf(cookie);
      expect([...listed.keys()]).toContain(name);
      expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1] ?? 0)).toBeLessThanOrEqual(listed.get(name)!);
    }
  },
);

test('the notice names each cookie and contains the consent form', async () => {
  const { html } = await site.get('/politica-de-privacidade');
  for (const name of listed.keys()) expect(text(html)).toContain(name);
  expect(html, 'of what this site has not').not.toContain('sistema de contatos e marketing');
  expect(html).toMatch(/id="preferencias-de-cookies".*<form method="post" action="\/recursos\/cookies"/s);
});

test('a lead is deleted after the time that the notice tells', async () => {
  const { db } = site;
  const lead = (key: string) => ({
    idempotency_key: `a-key-of-16-chars-${key}`,
    kind: 'contact' as const,
    name: 'Clara Nunes',
    email: 'clara@exemplo.com.br',
    consent: { version: '2026-11-21', at: '2026-11-21T12:00:00Z' },
  });
  const { client } = testApi({ db });
  await client.sendLead(lead('old'));
  await client.sendLead(lead('new'));
  const yearsAgo = (years: number) => new Date(clock.nowMs() - years * 366 * 24 * 3600_000);
  await db
    .updateTable('lead')
    .set({ created_at: yearsAgo(retention.leadYears) })
    .where('idempotency_key', 'like', '%old')
    .execute();
  await forget(db);
  const left = await db.selectFrom('lead').select('idempotency_key').execute();
  expect(left.map(({ idempotency_key }) => idempotency_key)).toEqual(['a-key-of-16-chars-new']);
});
