import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rememberSearch } from '~/features/search-box/recent-searches.server';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { emptyFilters } from '@domain/search/normalize';
import { openSite } from '../imoveis/site';
import { changeProperty, makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';

const daysAgo = (days: number) => new Date(clock.nowMs() - days * 24 * 3600_000).toISOString();
let site: Awaited<ReturnType<typeof openSite>>;
let visitor: Awaited<ReturnType<typeof signedInVisitor>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({ reference: 'kept', title: 'Cobertura com terraço' }),
    makeListing({ reference: 'new', title: 'Apartamento reformado', listedAt: daysAgo(1) }),
    makeListing({ reference: 'own', title: 'Casa da família', listedAt: daysAgo(60) }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await signedInVisitor(site);
});

/** The page as it reads: without React's marks, and with every space alike. */
const see = async () => {
  const { html } = await site.get('/login-home', { headers: { cookie: visitor.cookie } });
  return html.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');
};
const panels = (html: string) => {
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...content.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title);
};
const keep = (reference: string) =>
  visitor.customer.addFavorite({ code: site.ids.get(reference)!, condition: 'used', negotiation: 'sell' });

test('greets by first name; without own data it shows only the next steps', async () => {
  const html = await see();
  expect(html).toMatch(/<h1>(Bom dia|Boa tarde|Boa noite), Clara\.<\/h1>/);
  expect(panels(html)).toEqual(['Diga o que procura', 'Salve uma pesquisa', 'Vai vender ou alugar?']);
  expect(
    html.slice(html.indexOf('<main'), html.indexOf('</main>')).match(/href="\/cadastre-seu-imovel\b/g),
  ).toHaveLength(1);
});

describe('a new visitor', () => {
  const openHighlights = async () => {
    const titles = ['Um', 'Dois', 'Três', 'Quatro'];
    const other = await openSite(
      titles.map((title) => makeListing({ reference: title, title: `Casa ${title}`, highlighted: true })),
    );
    const { cookie } = await signedInVisitor(other);
    const countCards = async () => {
      const { html } = await other.get('/login-home', { headers: { cookie } });
      return html.match(/<article class="card"/g)?.length ?? 0;
    };
    return { other, countCards };
  };

  test('sees three highlights, the last ones when the search fails', async () => {
    const { other, countCards } = await openHighlights();
    expect(await countCards()).toBe(3);
    expect(await other.failing(['search/properties'], countCards)).toBe(3);
    await other.close();
  });

  test('sees no highlights when the search has never answered', async () => {
    const { other, countCards } = await openHighlights();
    expect(await other.failing(['search/properties'], countCards)).toBe(0);
    await other.close();
  });
});

test('shows what is kept and what is new, and says how many there are', async () => {
  await keep('kept');
  const html = await see();
  expect(panels(html)).toEqual([
    'Seus favoritos estão em dia.',
    'Meus favoritos',
    'Atalhos',
    'Para você ver com calma',
  ]);
  expect(html).toMatch(/Nada mudou desde hoje, \d+h\d\d\. Continuamos olhando\./);
  expect(html).toContain('Um imóvel novo combina com o que você procura.');
  expect(html).toContain('1 imóvel guardado. O último, <b>Cobertura com terraço</b>, entrou hoje.');
  expect(html).toContain('Apartamento reformado');
});

test('shows the newest saved searches and the purchase profile’s places', async () => {
  for (const [index, name] of ['Um', 'Dois', 'Três', 'Quatro'].entries())
    await visitor.customer.saveSearch({
      name,
      filters: { ...emptyFilters(), negotiation: 'sell', dorms: index + 1 },
      currency: 'BRL',
      frequency: 'off',
    });
  await visitor.customer.savePurchaseProfile({ places: ['Moema, São Paulo'] });
  const html = await see();
  expect(panels(html)).toEqual([
    'Vai vender ou alugar?',
    'Suas quatro pesquisas estão em dia.',
    'Minhas pesquisas salvas',
    'Meu perfil de compra',
  ]);
  expect(html).toMatch(/<a href="\/imoveis\/venda\/4-quartos">Quatro<\/a>/);
  expect(html).not.toContain('>Um</a>');
  expect(html).toContain('4 pesquisas salvas.');
  expect(html).toContain('Moema, São Paulo</p>');
});

test('counts a saved property that is unavailable, without its photos', async () => {
  await keep('kept');
  const onOffer = (available: boolean) => changeProperty(site.db, 'kept', { available });
  await onOffer(false);
  const html = await see();
  await onOffer(true);
  expect(html).toContain('1 imóvel guardado.');
  expect(html).not.toContain('class="tresfotos"');
  expect(html).not.toContain('O último, ');
});

/** As of somebody who keeps a home and was last here two days ago. */
const cameBefore = async (reference = 'kept') => {
  await keep(reference);
  const before = new Date(Date.now() - 2 * 24 * 3600_000);
  const mine = { account_id: visitor.account.id };
  await site.db
    .updateTable('folder_item')
    .set({ kept_at: before })
    .where('account_id', '=', mine.account_id)
    .execute();
  await site.db
    .insertInto('account_visit')
    .values({ ...mine, last_seen_at: new Date(), seen_until: before })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ seen_until: before }))
    .execute();
};
const change = (changes: { sell_price?: number; available?: boolean }, reference = 'kept') =>
  changeProperty(site.db, reference, changes);
const changed = 'O que mudou desde a sua última visita';

test('lists changes of saved properties since the last visit until seen', async () => {
  await cameBefore();
  expect(await see()).not.toContain(changed);
  await change({ sell_price: 2_000_000 });
  await cameBefore();
  await change({ sell_price: 1_900_000 });
  const html = await see();
  expect(panels(html)).toEqual([changed, 'Atalhos', 'Meus favoritos', 'Para você ver com calma']);
  expect(html).toMatch(
    /Cobertura com terraço<\/a> (caiu|subiu) de R\$\s[\d.]+ para <b>R\$\s1\.900\.000<\/b>\./,
  );
  expect(html).toContain('Uma coisa mudou desde a sua última visita, ');
  const folders = await site.get('/area-do-cliente/meus-favoritos', { headers: { cookie: visitor.cookie } });
  expect(folders.html).toContain('<span>1 mudança</span>');
  const other = await signedInVisitor(site);
  const others = await site.get('/login-home', { headers: { cookie: other.cookie } });
  expect(others.html).not.toContain(changed);
  await change({ available: false });
  expect(await see()).toContain('Cobertura com terraço</a> saiu do ar.');
  const { status, headers } = await site.post('/login-home', {}, { cookie: visitor.cookie });
  expect([status, headers.get('Location')]).toEqual([303, '/login-home']);
  expect(await see()).not.toContain(changed);
  await change({ available: true });
});

test('says what came of the visitor’s own home, beside what has changed', async () => {
  visitor = await signedInVisitor(site, { verified_at: clock.now() });
  await cameBefore('own');
  await change({ sell_price: 1_800_000 }, 'own');
  await change({ sell_price: 1_700_000 }, 'own');
  const property_id = site.ids.get('own')!;
  await site.db.insertInto('property_owner').values({ property_id, email: visitor.account.email }).execute();
  const view = { property_id, segment: 'usado', view_type: 'detail' as const, views: 12 };
  await site.db
    .insertInto('property_view')
    .values({ ...view, day: isoDay(new Date(daysAgo(1))) })
    .execute();
  const html = await see();
  expect(panels(html)).toEqual([changed, 'Meus imóveis', 'Meus favoritos', 'Para você ver com calma']);
  expect(html).toContain('Casa da família, 30 dias');
  for (const table of ['property_owner', 'property_view'] as const) await site.db.deleteFrom(table).execute();
});

test('says in how many folders homes lie', async () => {
  await keep('kept');
  await visitor.customer.makeFolder('Casa da praia');
  const html = await see();
  expect(html).toContain('1 imóvel guardado em 2 pastas.');
  expect(html).toContain('Ver as 2 pastas');
});

test('shows where the visitor has searched last', async () => {
  const [place] = (await site.context.api.searchLocations('Moema')).locations;
  const { headers } = await rememberSearch(new Request('https://x.example'), place!.id, site.context);
  const recent = headers['Set-Cookie']!.split(';')[0]!;
  const { html } = await site.get('/login-home', { headers: { cookie: `${visitor.cookie}; ${recent}` } });
  expect(html).toContain('Suas pesquisas mais recentes');
  expect(html).toContain('Moema, São Paulo');
});

test('greets and shows each error when the back end is down', async () => {
  await site.whileDown(async () => {
    const html = await see();
    expect(html).toMatch(/<h1>(Bom dia|Boa tarde|Boa noite)\.<\/h1>/);
    expect(html).toContain('Algo de errado ocorreu ao buscar as informações do usuário.');
    expect(html).toContain('Algo de errado ocorreu ao buscar os seus favoritos.');
    expect(html).toContain('Algo de errado ocorreu ao buscar o que mudou.');
  });
});
