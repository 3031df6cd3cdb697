import { sql, type Updateable } from 'kysely';
import type { Database } from '@api/db/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curveOf } from '@api/owner-report/curve';
import { reportViewsOf } from '@api/owner-report/figures';
import { productsOfOwner } from '@api/owner-report/my-products';
import { ownedProperty } from '@api/owner-report/owned-property';
import { reportHistoryOf } from '@api/owner-report/price-changes';
import { reportCurveAnswer, reportHistoryAnswer, reportViewsAnswer } from '@contract/owner-figures';
import type { ViewType } from '@contract/views';
import { daysAfter } from '@domain/owner-report/period';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

const now = new Date('2026-11-22T15:00:00Z');
const today = '2026-11-22';
const listedAt = '2026-09-13T15:00:00Z';
const M = 1_000_000;
/** Public points so far north of it. */
const north = (km: number) => ({ lat: -23.6 + km / 111.2, lng: -46.66 });
const alike = (reference: string, given: Parameters<typeof makeListing>[0] = {}) =>
  makeListing({
    reference,
    sellPrice: 2 * M,
    district: 'Outro',
    displayAddress: 'all',
    point: north(1),
    listedAt,
    ...given,
  });

describe.each(testEngines)('the figures of an owner’s report, on %s', (engine) => {
  let database: TestDatabase;
  let ids: Map<string, number>;
  let home: number;
  let account: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ids = await fillCatalogue(database.db, [
      makeListing({ reference: 'CASA', listedAt }),
      ...[1, 2, 3].map((each) => alike(`PERTO-${each}`)),
      ...[1, 2].map((each) => alike(`LONGE-${each}`, { point: north(4), sellPrice: 2.7 * M })),
      alike('CARA', { sellPrice: 3.5 * M }),
      alike('GRANDE', { area: 400 }),
      alike('LOJA', { propertyType: 'loja' }),
      alike('RENDA', { forSale: false, forRent: true, rentPrice: 2 * M }),
    ]);
    home = ids.get('CASA')!;
    ({ id: account } = await makeAccount(database.db, { email: 'dona@exemplo.com.br', verified_at: now }));
    await database.db
      .insertInto('property_owner')
      .values({ property_id: home, email: 'dona@exemplo.com.br' })
      .execute();
    await database.db.insertInto('staff_member').values({ email: 'casa@exemplo.com.br' }).execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['property_view', 'lead', 'portal_figure', 'property_event'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const owned = async () => (await ownedProperty(database.db, account, home, now))!;
  const see = (reference: string, day: string, views: number, view_type: ViewType = 'detail') =>
    database.db
      .insertInto('property_view')
      .values({ property_id: ids.get(reference)!, day, segment: 'usado', view_type, views })
      .execute();
  let asked = 0;
  const ask = (
    email: string,
    day: string,
    mode?: 'in_person' | 'virtual',
    whatsapp: string | null = null,
  ) => {
    asked += 1;
    return database.db
      .insertInto('lead')
      .values({
        idempotency_key: `figures-${asked}`,
        protocol: `F${asked}`,
        kind: mode ? 'schedule' : 'lead',
        name: 'Clara',
        email,
        whatsapp,
        product_id: home,
        details: JSON.stringify(mode ? { visit: { mode, day, period: 'manhã' } } : {}),
        campaign: '{}',
        consent_version: '1',
        created_at: new Date(`${day}T12:00:00Z`),
      })
      .execute();
  };
  const views = async (periodo: '7' | '30' | '90' | 'anuncio' = '30') =>
    reportViewsAnswer.parse({ data: await reportViewsOf(database.db, await owned(), periodo, now) }).data;

  it('counts people by e-mail or phone, visits by how, and neither the owner nor the house', async () => {
    await ask('ana@x.br', '2026-11-20', undefined, '+55 (11) 98765-4321');
    await ask('Ana@x.br', '2026-11-21', 'in_person');
    await ask('bia@x.br', '2026-11-21', 'virtual', '+55 11 98765-4321');
    await ask('rui@x.br', '2026-09-20', 'in_person');
    await ask('dona@exemplo.com.br', '2026-11-21', 'in_person');
    await ask('Casa@exemplo.com.br', '2026-11-21');
    expect(await views()).toMatchObject({
      leads: { total: 2, new: 1 },
      visits: { in_person: 2, virtual: 1 },
      period: { now: { leads: 1, visits: { in_person: 1, virtual: 1 } } },
    });
  });

  it('tells views of the period and since the announcement, and of the days before as many', async () => {
    await see('CASA', '2026-09-24', 3);
    await see('CASA', '2026-10-23', 4);
    await see('CASA', '2026-10-24', 5);
    await see('CASA', today, 6);
    await see('CASA', '2026-09-24', 100, 'search');
    expect(await views()).toMatchObject({
      hits: { search_total: 100, views_total: 18, views_period: 11, hits_total: 118 },
      period: {
        periodo: '30',
        from: '2026-10-24',
        to: today,
        now: { views: 11, search: 0 },
        before: { from: '2026-09-24', to: '2026-10-23', figures: { views: 7, search: 100 } },
      },
      days: 70,
    });
    expect((await views('90')).period?.before).toBeNull();
  });

  it('says nothing of what was not counted yet, and compares with no days that were counted in part', async () => {
    expect((await views()).period?.now.views).toBeNull();
    await see('PERTO-1', '2026-10-20', 1);
    expect(await views()).toMatchObject({
      counted_since: '2026-10-20',
      period: { now: { views: 0, search: null }, before: { figures: { views: null } } },
    });
  });

  it('tells keepers and seekers only where they are five', async () => {
    const keep = async () => {
      const { id } = await makeAccount(database.db, { verified_at: now });
      const folder = await database.db
        .insertInto('folder')
        .values({ account_id: id, name: 'Favoritos', name_key: 'favoritos', created_at: now, used_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into folder_item (folder_id, account_id, property_id, negotiation, currency)
        values (${folder.id}, ${id}, ${home}, 'sell', 'BRL')`.execute(database.db);
    };
    for (let each = 0; each < 4; each += 1) await keep();
    expect((await views()).favorites).toBeNull();
    await keep();
    expect(await views()).toMatchObject({ favorites: 5, saved_searches: null });
  });

  it('keeps each portal’s figures apart, and says of which day the last is', async () => {
    const figure = (portal: string, day: string, views: number | null, contacts: number | null) =>
      database.db
        .insertInto('portal_figure')
        .values({ property_id: home, portal, day, views, contacts })
        .execute();
    await figure('Zeta', '2026-11-20', 10, 1);
    await figure('Zeta', '2026-11-21', 5, null);
    await figure('alfa', '2026-10-01', 7, 0);
    expect(await views()).toMatchObject({
      hits: { views_total: 0 },
      portals: [
        { name: 'alfa', views: null, contacts: null, from: null, to: '2026-10-01' },
        { name: 'Zeta', views: 15, contacts: 1, from: '2026-11-20', to: '2026-11-21' },
      ],
    });
  });

  const curve = async () =>
    reportCurveAnswer.parse({ data: await curveOf(database.db, await owned(), now) }).data;

  it('draws the curve by the weeks since the announcement; a week before counting is a gap', async () => {
    await see('CASA', '2026-09-22', 2);
    await see('CASA', '2026-09-27', 4);
    await see('CASA', '2026-10-03', 1);
    const { weeks } = await curve();
    expect(weeks.slice(0, 4).map((week) => week.views)).toEqual([null, null, 5, 0]);
    expect(weeks[2]).toMatchObject({ from: '2026-09-27', to: '2026-10-03', partial: false });
    expect(weeks).toHaveLength(11);
    expect(weeks.at(-1)).toMatchObject({ partial: true, from: '2026-11-22' });
  });

  const change = (reference: string, row: Updateable<Database['property']>) =>
    database.db.updateTable('property').set(row).where('id', '=', ids.get(reference)!).execute();
  const leave = async (reference: string, day: string) => {
    await change(reference, { active: false });
    await database.db
      .updateTable('property_event')
      .set({ at: new Date(`${day}T12:00:00Z`) })
      .where('property_id', '=', ids.get(reference)!)
      .execute();
  };

  it('holds no week against others in which the home left, and ends the curve with it', async () => {
    await see('CASA', '2026-09-13', 3);
    await leave('CASA', '2026-09-29');
    const { weeks } = await curve();
    expect(weeks.map(({ partial }) => partial)).toEqual([false, false, true]);
    await change('CASA', { active: true });
  });

  it('tells the last 104 weeks of a home that stands for longer, by their numbers', async () => {
    await change('CASA', { listed_at: '2023-11-26T15:00:00Z' });
    const { first_week, weeks } = await curve();
    expect([first_week, weeks.length, weeks[0]!.from]).toEqual([54, 104, '2024-12-01']);
    await change('CASA', { listed_at: listedAt });
  });

  it.each([
    [0, null],
    [1, null],
    [4, null],
    [5, 5],
    [6, 6],
  ])('of a week in which %d homes like it were on offer all the time tells as of %s', async (count, n) => {
    const others = ['PERTO-1', 'PERTO-2', 'PERTO-3', 'LONGE-1', 'LONGE-2', 'CARA'];
    await change('CARA', { sell_price: 2 * M });
    await see('CASA', '2026-09-13', 3);
    for (const reference of others.slice(count)) await leave(reference, '2026-09-25');
    const { band } = await curve();
    expect([band?.n, band?.weeks[0]?.n, band?.weeks[1]?.n ?? null]).toEqual([6, 6, n]);
    for (const reference of others) await change(reference, { active: true });
    await change('CARA', { sell_price: 3.5 * M });
  });

  it('holds it against homes of its kind, price and size: fewer than five near by are looked for once wider', async () => {
    await see('CASA', '2026-09-01', 0);
    for (const [index, reference] of ['PERTO-1', 'PERTO-2', 'PERTO-3', 'LONGE-1', 'LONGE-2'].entries())
      await see(reference, '2026-09-21', index + 1);
    for (const other of ['CARA', 'GRANDE', 'LOJA', 'RENDA']) await see(other, '2026-09-21', 1000);
    const { band } = await curve();
    expect(band).toMatchObject({ n: 5, ring: 'wide' });
    expect(band!.weeks.slice(0, 2)).toEqual([
      { n: 5, low: 0, median: 0, high: 0 },
      { n: 5, low: 2, median: 3, high: 4 },
    ]);
    expect(band!.weeks.at(-1)).toBeNull();
  });

  it('tells nothing of likes where there are not five', async () => {
    await database.db
      .updateTable('property')
      .set({ type: 'casa' })
      .where('id', '=', ids.get('LONGE-2')!)
      .execute();
    expect((await curve()).band).toBeNull();
    await database.db
      .updateTable('property')
      .set({ type: 'apartamento' })
      .where('id', '=', ids.get('LONGE-2')!)
      .execute();
  });

  it('marks a change of price on the curve, with what the 14 days before and after it brought', async () => {
    await database.db.updateTable('property').set({ sell_price: 1_900_000 }).where('id', '=', home).execute();
    await database.db
      .updateTable('property_event')
      .set({ at: new Date('2026-11-10T12:00:00Z') })
      .where('property_id', '=', home)
      .execute();
    await see('CASA', '2026-09-13', 1);
    for (const [days, views] of [
      [-15, 1],
      [-14, 2],
      [-1, 3],
      [0, 50],
      [1, 4],
      [12, 5],
    ] as const)
      await see('CASA', daysAfter('2026-11-10', days), views);
    await ask('ana@x.br', '2026-11-09');
    await ask('ana@x.br', '2026-11-12');
    await ask('bia@x.br', '2026-11-12');
    expect((await curve()).prices).toEqual([
      { at: '2026-11-10T12:00:00.000Z', week: 8, before: 2 * M, after: 1_900_000 },
    ]);
    const { row } = await owned();
    const history = reportHistoryAnswer.parse({ data: await reportHistoryOf(database.db, row, now) }).data;
    expect(history).toMatchObject([
      {
        negotiation: 'sell',
        changes: [{ before: { views: 5, leads: 1 }, after: { views: 9, leads: 2 }, days_after: 11 }],
      },
    ]);
    await database.db
      .updateTable('property')
      .set({ sell_price: 2 * M })
      .where('id', '=', home)
      .execute();
  });

  it('lists a home with its figures of 30 days', async () => {
    await see('CASA', '2026-11-01', 9);
    await ask('ana@x.br', '2026-11-20', 'virtual');
    const { products } = await productsOfOwner(database.db, account, now);
    expect(products).toMatchObject([{ id: home, days: 70, figures: { visits: 1, leads: 1, views: 9 } }]);
  });
});
