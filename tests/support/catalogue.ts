import type { Kysely, Updateable } from 'kysely';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { listing, type Listing, type ListingInput } from '@api/catalogue/listing';
import type { Database } from '@api/database';
import { beginTime } from '@api/platform/db/transaction-time';

let made = 0;

/** A plausible listing: a three-bedroom apartment in Moema for sale, with what the test gives instead. */
export function makeListing(given: Partial<ListingInput> = {}): Listing {
  made += 1;
  return listing.parse({
    reference: `T${made}`,
    title: `Apartamento número ${made}`,
    description: 'Um apartamento para os testes.',
    forSale: true,
    forRent: false,
    sellPrice: 2_000_000,
    rentPrice: null,
    propertyType: 'apartamento',
    condition: 'used',
    area: 120,
    bedrooms: 3,
    suites: 1,
    parkingLots: 2,
    state: 'SP',
    city: 'São Paulo',
    district: 'Moema',
    point: { lat: -23.6, lng: -46.66 },
    displayAddress: 'all',
    photos: [{ url: `https://fotos.example/${made}/1.jpg`, alt: 'Sala' }],
    listedAt: '2026-01-01T00:00:00Z',
    ...given,
  } satisfies ListingInput);
}

/** Changes a property as somebody does by hand. The events that the database writes have the clock's time, as an import's. */
export const changeProperty = (
  db: Kysely<Database>,
  reference: string,
  changes: Updateable<Database['property']>,
) =>
  db.transaction().execute(async (write) => {
    await beginTime(write);
    await write.updateTable('property').set(changes).where('reference', '=', reference).execute();
  });

/** Puts listings into the catalogue as a feed does, and tells the id that each reference got. */
export async function fillCatalogue(
  db: Kysely<Database>,
  listings: readonly Listing[],
  source = 'teste',
): Promise<Map<string, number>> {
  await applyCatalogue(db, { source, feed: 'teste', listings, force: true });
  const rows = await db
    .selectFrom('property')
    .innerJoin('source', 'source.id', 'source_id')
    .select(['property.id', 'reference'])
    .where('source.name', '=', source)
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}
