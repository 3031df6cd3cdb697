import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyFilters } from '@domain/search/normalize';
import type { SearchFilters } from '@domain/search/filters';
import { openSite } from '../imoveis/site';
import { anchors, text } from '../imoveis/markup';
import { changeProperty, makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

const page = '/area-do-cliente/minhas-pesquisas-salvas';
const day = 24 * 3600_000;
const references = ['still', 'fell', 'range', 'back', 'rose', 'flapped', 'left'];

let site: Awaited<ReturnType<typeof openSite>>;
let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite(
    references.map((reference) =>
      makeListing({ reference, title: `Casa ${reference}`, sellPrice: 3_000_000 }),
    ),
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('property_event').execute();
  await site.db.updateTable('property').set({ available: true, sell_price: 3_000_000 }).execute();
  await site.db.deleteFrom('property_event').execute();
  visitor = await signedInVisitor(site, { verified_at: new Date() });
});

const see = async (path: string = page) => {
  const { html, status } = await site.get(path, { headers: { cookie: visitor.cookie } });
  return { html, status, main: text(html.slice(html.indexOf('<main'), html.indexOf('</main>'))) };
};
const set = (reference: string, changes: { sell_price?: number; available?: boolean }) =>
  changeProperty(site.db, reference, changes);
const save = (name: string, filters: Partial<SearchFilters>, frequency: 'daily' | 'off' = 'daily') =>
  visitor.customer.saveSearch({
    name,
    filters: { ...emptyFilters(), negotiation: 'sell', ...filters },
    currency: 'BRL',
    frequency,
  });
/** As of somebody who saved all of it, and was last here, two days ago. */
async function cameBefore() {
  const before = new Date(Date.now() - 2 * day);
  await site.db.updateTable('saved_search').set({ baseline_at: before }).execute();
  await site.db
    .insertInto('account_visit')
    .values({ account_id: visitor.account.id, last_seen_at: new Date(), seen_until: before })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_until: before }))
    .execute();
}
const changeAll = async () => {
  await set('back', { available: false });
  await site.db
    .updateTable('property_event')
    .set({ at: new Date(Date.now() - 3 * day) })
    .execute();
  await set('back', { available: true });
  await set('fell', { sell_price: 2_500_000 });
  await set('range', { sell_price: 1_900_000 });
  await set('rose', { sell_price: 2_900_000 });
  await set('rose', { sell_price: 3_100_000 });
  await set('flapped', { available: false });
  await set('flapped', { available: true });
  await set('left', { sell_price: 2_000_000 });
  await set('left', { available: false });
};
/** Of each search: what it says, and the titles and reasons of the page that this leads to. */
async function news() {
  const { html } = await see();
  const found = [...html.matchAll(/<a class="pesq__novos" href="([^"]+)">([^<]*)</g)];
  return Promise.all(
    found.map(async ([, href, linkLabel]) => {
      const { html: newsPage } = await see(href!.replaceAll('&amp;', '&'));
      const homes = [...newsPage.matchAll(/Casa (\w+)<\/a><\/h2>.*?<\/article><p class="menor">([^<]*)</gs)];
      return [
        linkLabel!.split(' desde ')[0],
        Object.fromEntries(homes.map(([, home, why]) => [home, text(why!)])),
      ];
    }),
  );
}

test('each search counts what is new since the last visit and links to it', async () => {
  await save('Até dois milhões', { price: { max: 2_000_000 } }, 'off');
  await save('Todas', {});
  await cameBefore();
  await changeAll();
  await visitor.customer.changeSearch((await visitor.customer.savedSearches()).data[0]!.id, { paused: true });
  const rows = anchors((await see()).html).filter(({ label }) => /^Ver a/.test(label));
  expect(rows.map(({ label }) => label)).toEqual(['Ver as 3 Todas', 'Ver a novidade Até dois milhões']);
  expect((await see(rows[0]!.href)).main).toContain('3 novos');
  expect(await news()).toEqual([
    [
      '3 novos',
      {
        fell: 'baixou de R$ 3.000.000 para R$ 2.500.000',
        range: 'baixou de R$ 3.000.000 para R$ 1.900.000',
        back: 'voltou',
      },
    ],
    ['1 novo', { range: 'preço entrou na sua faixa: de R$ 3.000.000 para R$ 1.900.000' }],
  ]);
});

test('marking as seen clears the news; an older page still links to its own', async () => {
  await save('Todas', {});
  await cameBefore();
  await set('fell', { sell_price: 2_500_000 });
  const { html, main } = await see();
  expect(main).toContain('Marcar tudo como visto');
  const href = /pesq__novos" href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  const { status, headers } = await site.post(page, { acao: 'visto' }, { cookie: visitor.cookie });
  expect([status, headers.get('Location')]).toEqual([303, page]);
  const after = (await see()).main;
  expect(after).toMatch(/Nada novo desde hoje, \d+h\d\d\./);
  expect(after).not.toContain('Marcar tudo como visto');
  expect((await see(href)).main).toContain('Casa fell');
  expect((await see(href.split('?')[0])).main).toContain('Nada novo desde hoje');
});

test('what stood when a search was saved, or changed, is no news', async () => {
  await cameBefore();
  await set('fell', { sell_price: 2_500_000 });
  await save('Depois', {});
  expect((await see()).main).toContain('Nada novo desde hoje');
  await set('back', { sell_price: 2_500_000 });
  expect((await see()).main).toContain('1 novo desde hoje');
});

test('a search of somebody else’s is as one that is not there', async () => {
  await save('Minha', {});
  const [mine] = (await visitor.customer.savedSearches()).data;
  const other = await signedInVisitor(site);
  for (const id of [mine!.id, '999999', 'x'])
    expect((await site.get(`${page}/${id}/novidades`, { headers: { cookie: other.cookie } })).status).toBe(
      404,
    );
});

test('Minha home tells of what is new to searches too, each home once', async () => {
  await save('Todas', {});
  await save('Até dois milhões', { price: { max: 2_000_000 } });
  await visitor.customer.addFavorite({ code: site.ids.get('fell')!, condition: 'used', negotiation: 'sell' });
  await site.db
    .updateTable('folder_item')
    .set({ kept_at: new Date(Date.now() - 3 * day) })
    .execute();
  await cameBefore();
  await changeAll();
  const { main } = await see('/login-home');
  expect(main).toContain('Três coisas mudaram desde a sua última visita, ');
  expect(main).toContain('Casa fell caiu de R$ 3.000.000 para R$ 2.500.000.');
  expect(main).toContain(
    'Casa range entrou na faixa de Até dois milhões: de R$ 3.000.000 para R$ 1.900.000.',
  );
  expect(main).toContain('Casa back voltou ao ar, em Todas.');
  const favorites = (await see('/area-do-cliente/meus-favoritos')).main;
  expect(favorites).toMatch(/O que mudou desde \S+, \d\d\/\d\d\s*Casa fell caiu/);
  expect(favorites).not.toContain('Casa range');
});

test('without the call the list of searches stands without its news', async () => {
  await save('Todas', {});
  await site.without(['clientArea/filters/news', 'clientArea/changes'], async () => {
    const { main } = await see();
    expect(main).toContain('Todas');
    expect(main).not.toMatch(/novo/i);
    expect((await see('/login-home')).status).toBe(200);
  });
});
