import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSource } from '@api/feeds/apply/sources';
import { demoSource } from '@api/catalogue/source-name';
import { loadDemoCatalogue } from '@api/demo/load';
import { makeDemoOwner, ownersProperties } from '@api/demo/make-owner';
import type { ApiEnv } from '@api/env';
import { countedSince } from '@api/owners/report/counted-views';
import { findComparables } from '@api/owners/report/comparables';
import { priceDemandOf, refreshPriceDemand } from '@api/owners/report/price-demand';
import { propertyById } from '@api/properties/queries/properties';
import { sqlNow } from '@api/platform/db/sql-now';
import { clock } from '@domain/kernel/clock';
import type {
  ReportWeeklyChart,
  ReportHistory,
  ReportPriceDemand,
  ReportViews,
} from '@contract/owner-figures';
import { runCommand } from '../../catalogue/run-command';
import { testApi } from '../../support/api';
import { fillCatalogue, makeListing } from '../../support/catalogue';
import { signedInCustomer } from '../../support/customer';
import { openTestDatabase, type TestDatabase, testEngines } from '../../support/database';
import { demoOwnerCommand } from '../../support/commands';

const [long, recent, apartment, left] = ownersProperties;
const dayMs = 86_400_000;

describe.each(testEngines)('the demo’s owner, on %s', (engine) => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  let owner: Awaited<ReturnType<typeof signedInCustomer>>;
  let first: Awaited<ReturnType<typeof run>>;
  let ids: Map<string, number>;

  const run = (email: string) =>
    runCommand(database.db, demoOwnerCommand([email]), { mail: { delivery: 'files' } } as ApiEnv);
  /** How many rows each table has, and all that a run may not change. */
  const counts = async () => {
    const { rows } = await sql<{ table: string }>`
      select relname as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(database.db);
    const countRows: Record<string, number> = {};
    for (const { table } of rows) {
      const counted = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`;
      countRows[table] = (await counted.execute(database.db)).rows[0]!.count;
    }
    return countRows;
  };
  const properties = () =>
    database.db
      .selectFrom('property')
      .select(['id', 'updated_at', 'sell_price', 'rent_price'])
      .orderBy('id')
      .execute();
  const report = async <Data>(section: string, reference: string): Promise<Data> => {
    const response = await api.app.request(
      `http://local/clientArea/ownerReport/${section}/${ids.get(reference)}`,
      {
        headers: { authorization: `Bearer ${owner.session.access_token}` },
      },
    );
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: Data }).data;
  };

  interface RowCounts {
    counts: Record<string, number>;
    properties: Awaited<ReturnType<typeof properties>>;
  }
  let before: RowCounts;
  let after: RowCounts;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    api = testApi(database);
    await loadDemoCatalogue(database.db, { size: 'full' });
    owner = await signedInCustomer(api.client);
    await sql`update account set verified_at = ${sqlNow()}`.execute(database.db);
    const rows = await database.db.selectFrom('property').select(['id', 'reference']).execute();
    ids = new Map(rows.map(({ id, reference }) => [reference, id]));
    before = { counts: await counts(), properties: await properties() };
    first = await run(owner.email.toUpperCase());
    after = { counts: await counts(), properties: await properties() };
  });
  afterAll(() => database.close());

  it('is given homes on offer and one that left, and told where to look', async () => {
    expect(first).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ligados agora\s+4\s[^]*vê tudo desde já/),
    });
    expect(first.said).not.toContain(owner.email);
    const response = await api.app.request('http://local/clientArea/getMyProducts', {
      headers: { authorization: `Bearer ${owner.session.access_token}` },
    });
    const { products } = (await response.json()) as {
      products: { codigo: string; status: number; figures: object }[];
    };
    expect(Object.fromEntries(products.map(({ codigo, status }) => [codigo, status]))).toEqual({
      [long]: 1,
      [recent]: 1,
      [apartment]: 1,
      [left]: 0,
    });
    expect(products.every(({ figures }) => figures !== null)).toBe(true);
  });

  it('adds no e-mail, alert, account, lead or search, changes no listing', async () => {
    const grown = Object.keys(after.counts).filter((each) => after.counts[each] !== before.counts[each]);
    expect(grown).toEqual(
      [
        'demo_contact',
        'demo_demand',
        'demand_mirror',
        'portal_figure',
        'property_event',
        'property_owner',
        'property_view',
      ].sort(),
    );
    expect(after.properties).toEqual(before.properties);
  });

  it.each(ownersProperties)('%s has at least five others like it, all with figures', async (reference) => {
    const alike = await findComparables(database.db, (await propertyById(database.db, ids.get(reference)!))!);
    expect(alike!.homes.length).toBeGreaterThanOrEqual(5);
    const seen = await database.db
      .selectFrom('property_view')
      .select('property_id')
      .distinct()
      .where('segment', '=', 'demo')
      .where(
        'property_id',
        'in',
        alike!.homes.map(({ property }) => property),
      )
      .execute();
    expect(seen).toHaveLength(alike!.homes.length);
  });

  it('gives 25 to 90 properties two years of history, up to today’s price', async () => {
    const { rows } = await sql<{ homes: number; from: Date; to: string }>`
      select count(distinct property_id)::int as homes, min(day) as from, to_char(max(day), 'YYYY-MM-DD') as to
      from property_view where segment = 'demo'`.execute(database.db);
    expect(rows[0]!.homes).toBeGreaterThanOrEqual(25);
    expect(rows[0]!.homes).toBeLessThanOrEqual(90);
    expect(clock.nowMs() - rows[0]!.from.getTime()).toBeGreaterThan(650 * dayMs);
    expect(rows[0]!.to < clock.now().toISOString().slice(0, 10)).toBe(true);
    const broken = await sql`
      select e.property_id from (
        select distinct on (property_id, negotiation) * from property_event
        where kind <> 'left' order by property_id, negotiation, at desc, id desc
      ) e join property p on p.id = e.property_id
      where e.new_price is distinct from case e.negotiation when 'sell' then p.sell_price else p.rent_price end`.execute(
      database.db,
    );
    expect(broken.rows).toEqual([]);
    const chain = await sql`
      select * from (
        select kind, old_price, lag(coalesce(new_price, old_price)) over (partition by property_id, negotiation order by at, id) as stood
        from property_event
      ) e where kind in ('price', 'left') and old_price is distinct from stood`.execute(database.db);
    expect(chain.rows).toEqual([]);
  });

  it('sees a curve of its weeks beside the band, with changes of price', async () => {
    const { weeks, band, prices } = await report<ReportWeeklyChart>('curve', long);
    expect(weeks.length).toBeGreaterThan(55);
    expect(weeks.every(({ views }) => views !== null)).toBe(true);
    expect(band!.n).toBeGreaterThanOrEqual(5);
    expect(band!.weeks.every((week, place) => weeks[place]!.partial || week!.low > 0)).toBe(true);
    expect(prices.length).toBeGreaterThanOrEqual(2);
    const history = await report<ReportHistory>('history', long);
    expect(history[0]!.changes.every(({ before, after }) => before.views! > 0 && after.views! > 0)).toBe(
      true,
    );
    expect((await report<ReportWeeklyChart>('curve', apartment)).band!.n).toBeGreaterThanOrEqual(5);
  });

  it('sees the market’s answer in steps, which stands on the next Monday too', async () => {
    const [mirror] = await report<ReportPriceDemand>('mirror', long);
    expect(mirror!.steps.length).toBeGreaterThanOrEqual(4);
    await refreshPriceDemand(database.db, new Date(clock.nowMs() + 7 * dayMs));
    const [next] = await priceDemandOf(database.db, ids.get(long)!);
    expect(next!.steps).toEqual(mirror!.steps);
    expect(next!.at > mirror!.at).toBe(true);
  });

  it('sees people in touch, visits, keepers, seekers and a portal', async () => {
    const views = await report<ReportViews>('views', long);
    expect(views.leads.total).toBeGreaterThan(10);
    expect(views.visits.in_person).toBeGreaterThan(0);
    expect(views.visits.virtual).toBeGreaterThan(0);
    expect(views.period!.before!.figures.views).toBeGreaterThan(0);
    expect(views.hits.search_total).toBeGreaterThan(views.hits.views_total);
    expect(views.favorites).toBeGreaterThanOrEqual(5);
    expect(views.saved_searches).toBeGreaterThanOrEqual(5);
    expect(views.portals).toMatchObject([{ name: 'Portal de exemplo' }]);
  });

  it.each(ownersProperties)('%s has its other sections', async (home) => {
    for (const section of ['info', 'details', 'broker', 'similar'])
      expect([section, await report(section, home)]).toEqual([section, expect.anything()]);
  });

  it('changes nothing on the same day, and adds the missing days later', async () => {
    const then = await counts();
    expect(await run(owner.email)).toMatchObject({ code: 0, said: expect.stringContaining('Nada mudou') });
    expect(await counts()).toEqual(then);
    const made = await makeDemoOwner(database.db, owner.email, new Date(clock.nowMs() + 3 * dayMs));
    expect(made).toMatchObject({ linked: 0, written: { events: 0 } });
    expect(made.written.views).toBeGreaterThan(100);
  });

  it('serves another person too; one without an account is invited', async () => {
    const { code, said: output } = await run('nova@exemplo.com.br');
    expect({ code, said: output }).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Cadastre-se[^]*DATA_DIR\/emails/),
    });
    expect((await counts())['owner_invitation']).toBe(1);
    const unproven = await signedInCustomer(api.client);
    expect(await run(unproven.email)).toMatchObject({
      said: expect.stringContaining('assim que for validada'),
    });
    expect((await counts())['owner_invitation']).toBe(1);
    expect((await report<ReportViews>('views', long)).leads.total).toBeGreaterThan(10);
  });

  it('is refused beside real homes, whose figures know nothing of the demo', async () => {
    const listings = [1, 2, 3, 4, 5, 6].map((each) =>
      makeListing({ reference: `R${each}`, sellPrice: 4_600_000, area: 208, district: 'Jardim Paulista' }),
    );
    const real = await fillCatalogue(database.db, listings, 'casa');
    const then = await counts();
    expect(await run('outra@exemplo.com.br')).toMatchObject({
      code: 4,
      said: expect.stringMatching(/RECUSADO, nada foi mudado: há imóveis de verdade neste catálogo \(casa\)/),
    });
    expect(await counts()).toEqual(then);
    const one = real.get('R1')!;
    const { homes } = (await findComparables(database.db, (await propertyById(database.db, one))!))!;
    expect(homes.map(({ property }) => property).every((id) => [...real.values()].includes(id))).toBe(true);
    expect((await countedSince(database.db, 'detail', [one])).get(one)).toBeNull();
    await removeSource(database.db, 'casa');
    expect(await run('outra@exemplo.com.br')).toMatchObject({ code: 0 });
    await removeSource(database.db, demoSource);
    expect(await run('mais@exemplo.com.br')).toMatchObject({
      code: 4,
      said: expect.stringContaining('DEMO_CATALOGUE=on'),
    });
  });
});
