import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, text } from './markup';
import { stopClock } from '../support/stopped-clock';
import { openSite, siteUrl } from './site';

const today = '2026-11-25';
let site: Awaited<ReturnType<typeof openSite>>;
let startClock: () => void;
beforeAll(async () => {
  startClock = stopClock(new Date(`${today}T12:00:00Z`));
  site = await openSite();
});
afterAll(() => {
  startClock();
  return site.close();
});

const choose = (fields: Record<string, string>, referer = `${siteUrl}/imoveis/venda?vagas=2`) =>
  site.post('/recursos/cookies', fields, { referer });
/** The cookies that an answer sets: name → value, '' for one that it takes away. */
const cookiesOf = (headers: Headers) =>
  Object.fromEntries(headers.getSetCookie().map((each) => each.split(';')[0]!.split('=', 2)));

test.each([
  ['Ok', { cookies: 'ok' }, `1.${today}.preferencias`, '1'],
  ['Recusar', { cookies: 'recusar' }, `1.${today}`, ''],
  ['Aceitar todos', { cookies: 'todos' }, `1.${today}.preferencias.estatisticas.marketing`, '1'],
  ['Salvar escolha', { cookies: 'escolha', estatisticas: 'sim' }, `1.${today}.estatisticas`, '1'],
])('%s is remembered, and leads back to the page', async (_button, fields, consent, accepted) => {
  const { status, headers } = await choose(fields);
  expect([status, headers.get('Location')]).toEqual([303, '/imoveis/venda?vagas=2']);
  expect(cookiesOf(headers)).toMatchObject({ consentimento: consent, cookiesAccepted: accepted });
});

test('what is no longer allowed is forgotten, what is allowed stays', async () => {
  expect(cookiesOf((await choose({ cookies: 'recusar' })).headers)).toHaveProperty('visualizacao', '');
  expect(cookiesOf((await choose({ cookies: 'ok' })).headers)).not.toHaveProperty('visualizacao');
});

test.each<Record<string, string>>([{}, { cookies: 'talvez' }, { preferencias: 'sim' }])(
  'a form without a button of ours changes nothing: %j',
  async (fields) => {
    const { status, headers } = await choose(fields);
    expect([status, headers.getSetCookie()]).toEqual([303, []]);
  },
);

test.each([
  ['', '/'],
  ['no address', '/'],
  ['https://evil.example//evil.example', '/'],
  ['https://evil.example/imoveis', '/'],
])('a choice never leads to another site: from %j to %s', async (referer, to) => {
  expect((await choose({ cookies: 'ok' }, referer)).headers.get('Location')).toBe(to);
});

test('shows the notice until a choice; privacy shows the choice', async () => {
  const page = async (headers?: Record<string, string>) =>
    text((await site.get('/imoveis', { headers })).html);
  const box = async (name: string, headers?: Record<string, string>) =>
    field((await site.get('/politica-de-privacidade', { headers })).html, name).checked;
  expect(await page()).toContain('Usamos cookies para lembrar suas preferências.');
  expect(await box('marketing')).toBe(false);
  const chosen = { cookie: `consentimento=1.${today}.marketing` };
  expect(await page(chosen)).not.toContain('Usamos cookies');
  expect(await box('marketing', chosen)).toBe(true);
  expect(await box('estatisticas', chosen)).toBe(false);
});
