import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { openSite } from '../imoveis/site';
import { portalTables, sent } from '../portal-feeds/portals-api';
import { fillCatalogue } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of portalTables) await site.db.deleteFrom(table).execute();
  await emptyCatalogue(site.db);
  const others = Array.from({ length: 10 }, (_, at) => sent(`P${at}`));
  await fillCatalogue(site.db, [sent('M0', { district: 'Perdizes' }), ...others]);
  member = await signedInMember(site, 'vitrine');
});

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const off = () =>
  site.db.selectFrom('portal_listing').select('property_id').where('state', '=', 'off').execute();

test('a list leaves a portal after its preview, and comes back by one press', async () => {
  const list = await member.get('/mesa/portais?busca=perdizes');
  expect(list.html).toContain('action="/mesa/portais/todos"');
  expect(fieldOf(list.html, 'busca')).toBe('perdizes');
  const address = '/mesa/portais/todos?busca=perdizes&portal=zap&para=fora';
  const shown = await member.get(address);
  expect(text(shown.html)).toContain('Tirar 1 imóvel de ZAP e VivaReal');
  expect(await off()).toEqual([]);
  const saved = await member.post(address, { prova: fieldOf(shown.html, 'prova') });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/mesa/portais?busca=perdizes']);
  expect(await off()).toHaveLength(1);
  const after = text((await member.get('/mesa/portais?busca=perdizes')).html);
  expect(after).toContain('1 imóvel não sai mais em ZAP e VivaReal. Vale na próxima leitura.');
  expect(text((await member.get(address)).html)).toContain('Nada muda');
});

test('asks for the number, and shows again what has changed since', async () => {
  const address = '/mesa/portais/todos?portal=zap&para=fora';
  const shown = await member.get(address);
  expect(text(shown.html)).toContain('É mais de um quinto do catálogo: escreva o número para confirmar.');
  const post = (prova: string, numero: string) => member.post(address, { prova, numero });
  const prova = fieldOf(shown.html, 'prova');
  const untyped = await post(prova, '');
  expect([untyped.status, text(untyped.html)]).toEqual([
    400,
    expect.stringContaining('Escreva 11 para confirmar'),
  ]);
  const stale = await post(prova.replaceAll(/[0-9]/g, 'a'), '11');
  expect([stale.status, text(stale.html)]).toEqual([400, expect.stringContaining('Mudou desde a prévia.')]);
  expect(await off()).toEqual([]);
  expect((await post(prova, '11')).status).toBe(303);
  expect(await off()).toHaveLength(11);
});

test.each(['portal=outro&para=fora', 'portal=zap&para=talvez', ''])('has no page for %j', async (query) => {
  expect((await member.get(`/mesa/portais/todos?${query}`)).status).toBe(404);
});
