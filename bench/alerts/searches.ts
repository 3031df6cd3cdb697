import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { resolvePlace } from '@api/search/queries/places';
import { knownPlace } from '@api/saved-searches/resolve-saved-search';
import { sqlNow } from '@api/platform/db/sql-now';
import { criteriaOf, criteriaVersion } from '@domain/saved-search/criteria';
import { searchFilters } from '@domain/search/filters';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { clock } from '@domain/kernel/clock';

/** Every third search is a circle on the map; the others use these places. */
const places = [
  'sao-paulo',
  'jardim-europa',
  'itaim-bibi',
  'moema',
  'rio-de-janeiro',
  'trancoso',
  'campos-do-jordao',
];
const rowsAtOnce = 500;

/** Saves `count` searches, two per account, with nearly unique prices. */
export async function saveSearches(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    insert into account (email, name, terms_version, terms_at, verified_at)
    select 'bench-' || n || '@exemplo.com.br', 'Clara Nunes', '2026-11-21', ${sqlNow()}, ${sqlNow()}
    from generate_series(1, ${count / 2}::int) n`.execute(db);
  const accounts = await db.selectFrom('account').select('id').orderBy('id').execute();
  const now = clock.now();
  for (let start = 0; start < count; start += rowsAtOnce) {
    const rows = [];
    for (let n = start; n < Math.min(count, start + rowsAtOnce); n++) {
      const filters = filtersOf(n);
      const place = await resolvePlace(db, filters);
      rows.push({
        account_id: accounts[Math.floor(n / 2)]!.id,
        name: `Pesquisa ${n}`,
        criteria: JSON.stringify(criteriaOf(filters)),
        criteria_version: criteriaVersion,
        location_id: knownPlace(place)?.id ?? null,
        place_label: null,
        currency: 'BRL',
        frequency: 'daily' as const,
        ...{ baseline_at: now, created_at: now, updated_at: now },
      });
    }
    await db.insertInto('saved_search').values(rows).execute();
  }
}

function filtersOf(n: number) {
  const where =
    n % 3 === 0
      ? { lat: -23.6 + (n % 997) / 10_000, lng: -46.7 + (n % 811) / 10_000, range: 1 + (n % 40) / 10 }
      : { local: places[n % places.length]! };
  return searchFilters.parse({
    ...where,
    negotiation: n % 5 === 0 ? 'rent' : 'sell',
    propertyType: [propertyTypes[n % propertyTypes.length]!],
    ...(n % 2 === 0 && { dorms: 2 + (n % 3) }),
    price: { min: 400_000 + n * 501, max: 900_000 + n * 1_111 },
  });
}
