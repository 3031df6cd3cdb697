import { reportViewsOf } from '@api/owners/report/figures';
import { ownedProperty } from '@api/owners/report/owned-property';
import { reportViewsAnswer } from '@contract/owner-figures';
import type { ViewType } from '@contract/views';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase } from '../support/database';

export const now = new Date('2026-11-22T15:00:00Z');
export const listedAt = '2026-09-13T15:00:00Z';
export const M = 1_000_000;
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

/** A home of an owner, others like it, and what is noted of them on given days. */
export async function openFigures() {
  const database = await openTestDatabase();
  const ids = await fillCatalogue(database.db, [
    makeListing({ reference: 'CASA', listedAt }),
    ...[1, 2, 3].map((each) => alike(`PERTO-${each}`)),
    ...[1, 2].map((each) => alike(`LONGE-${each}`, { point: north(4), sellPrice: 2.7 * M })),
    alike('CARA', { sellPrice: 3.5 * M }),
    alike('GRANDE', { area: 400 }),
    alike('LOJA', { propertyType: 'loja' }),
    alike('RENDA', { forSale: false, forRent: true, rentPrice: 2 * M }),
  ]);
  const home = ids.get('CASA')!;
  const owner = { email: 'dona@exemplo.com.br', verified_at: now };
  const { id: account } = await makeAccount(database.db, owner);
  await database.db
    .insertInto('property_owner')
    .values({ property_id: home, email: 'dona@exemplo.com.br' })
    .execute();
  await database.db.insertInto('staff_member').values({ email: 'casa@exemplo.com.br' }).execute();
  const empty = async () => {
    for (const table of ['property_view', 'lead', 'portal_figure', 'property_event'] as const)
      await database.db.deleteFrom(table).execute();
  };

  const owned = async () => (await ownedProperty(database.db, account, home, now))!;
  const see = (reference: string, day: string, views: number, view_type: ViewType = 'detail') =>
    database.db
      .insertInto('property_view')
      .values({ property_id: ids.get(reference)!, day, segment: 'usado', view_type, views })
      .execute();
  let requestCount = 0;
  const ask = (
    email: string,
    day: string,
    mode?: 'in_person' | 'virtual',
    whatsapp: string | null = null,
  ) => {
    requestCount += 1;
    return database.db
      .insertInto('lead')
      .values({
        idempotency_key: `figures-${requestCount}`,
        protocol: `F${requestCount}`,
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
  return { database, ids, home, account, empty, owned, see, ask, views };
}
