import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { propertiesOfOwner } from '@api/owners/report/owner-properties';
import { makeAccount } from '../support/accounts';
import { now, openFigures } from './owner-figures';

const today = '2026-11-22';
const { database, home, account, empty, see, ask, views } = await openFigures();
afterAll(() => database.close());
beforeEach(empty);

describe('the figures of an owner’s report', () => {
  it('counts people by contact, visits by mode, without owner and staff', async () => {
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

  it('reports views of the period, the total, and the preceding period', async () => {
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

  it('reports no uncounted figures, and compares with no partial period', async () => {
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

  it('lists a home with its figures of 30 days', async () => {
    await see('CASA', '2026-11-01', 9);
    await ask('ana@x.br', '2026-11-20', 'virtual');
    const { products } = await propertiesOfOwner(database.db, account, now);
    expect(products).toMatchObject([{ id: home, days: 70, figures: { visits: 1, leads: 1, views: 9 } }]);
  });
});
