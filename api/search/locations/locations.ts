import { type Pace, unpaced } from '@api/platform/db/pace';
import { inTransaction } from '@api/platform/db/transaction';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { NewLocation } from '../schema';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { facets } from '../queries/facets';
import { refreshSearchIndex, searchIndexIsStale } from '../queries/search-index';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { slugify } from '@domain/kernel/text';
import { derivedPlaces } from './derived-places';
import { countProperties, locateUnplaced } from './location-figures';
import { locationRow } from './location-row';

/**
 * Updates `location`, public points and the search index. Run it last in each transaction that changes the catalogue.
 */
export async function syncLocations(trx: Kysely<SearchDatabase>, pace: Pace = unpaced): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await upsert(trx, namedLocations.map(fromNamed));
  await pace.rest();
  await locateUnplaced(trx);
  await pace.rest();
  await trx
    .updateTable('location')
    .set({ properties: 0, own: 0, unplaced: 0 })
    .where('properties', '>', 0)
    .execute();
  const known = await namedKeys(trx);
  const derived = await derivedPlaces(trx, await openGazetteer());
  await pace.rest();
  await upsert(
    trx,
    derived.filter((row) => !known.has(keyOf(row))),
  );
  await pace.rest();
  await countProperties(trx);
  await pace.rest();
  await refreshSearchIndex(trx, pace);
}

const versionKey = 'locations_version';
/** Increase it with every change of this file or of the search index. */
const syncVersion = '4';

/** Runs `syncLocations` if named locations, facets, `syncVersion` or the catalogue changed without it. */
export async function syncLocationsIfOld(db: Kysely<SearchDatabase>): Promise<void> {
  const rules = [syncVersion, namedLocations, [...facets.keys()]];
  const version = createHash('sha256').update(JSON.stringify(rules)).digest('base64url');
  const storedVersion = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', versionKey)
    .executeTakeFirst();
  if (storedVersion?.value === version && !(await searchIndexIsStale(db))) return;
  await inTransaction(db, async (trx) => {
    await syncLocations(trx);
    await trx
      .insertInto('setting')
      .values({ key: versionKey, value: version })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
      .execute();
  });
}

function fromNamed(place: NamedLocation): NewLocation {
  const { kind, label, city, country } = place;
  const district = kind === 'bairro' ? label : null;
  return locationRow({
    kind,
    slug: place.slug,
    localizacao: label,
    lat: place.lat,
    lng: place.lng,
    location_type: place.locationType,
    district,
    commercial_district: district,
    city: city ?? (kind === 'cidade' ? label : null),
    city_slug: place.citySlug ?? (kind === 'cidade' ? place.slug : city ? slugify(city) : null),
    state: place.state ?? null,
    country,
    condominium: kind === 'condominio' ? label : null,
    range_km: place.range,
    districts: [...(place.alsoCalled ?? []), ...(place.asDistrict ?? [])],
    named: true,
  });
}

const keyOf = ({
  kind,
  city_slug,
  district_slug,
  condominium,
}: Pick<NewLocation, 'kind' | 'city_slug' | 'district_slug' | 'condominium'>) =>
  [kind, city_slug, district_slug ?? '', slugify(condominium ?? '')].join('/');

async function namedKeys(trx: Kysely<SearchDatabase>): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('location')
    .select(['kind', 'city_slug', 'district_slug', 'condominium'])
    .where('named', '=', true)
    .execute();
  return new Set(rows.map(keyOf));
}

const batchSize = 500;

/** The first place with a kind and label wins. */
async function upsert(trx: Kysely<SearchDatabase>, places: NewLocation[]): Promise<void> {
  const unique = [
    ...new Map(places.toReversed().map((place) => [`${place.kind}/${place.label}`, place])).values(),
  ].reverse();
  for (let start = 0; start < unique.length; start += batchSize)
    await trx
      .insertInto('location')
      .values(unique.slice(start, start + batchSize).map((place) => ({ named: false, ...place })))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'label']).doUpdateSet((eb) => ({
          slug: eb.ref('excluded.slug'),
          localizacao: eb.ref('excluded.localizacao'),
          search_text: eb.ref('excluded.search_text'),
          districts: eb.ref('excluded.districts'),
          lat: eb.ref('excluded.lat'),
          lng: eb.ref('excluded.lng'),
          location_type: eb.ref('excluded.location_type'),
          district: eb.ref('excluded.district'),
          district_slug: eb.ref('excluded.district_slug'),
          commercial_district: eb.ref('excluded.commercial_district'),
          city: eb.ref('excluded.city'),
          city_slug: eb.ref('excluded.city_slug'),
          state: eb.ref('excluded.state'),
          country: eb.ref('excluded.country'),
          condominium: eb.ref('excluded.condominium'),
          part_slug: eb.ref('excluded.part_slug'),
          range_km: eb.ref('excluded.range_km'),
          display_site: eb.ref('excluded.display_site'),
          named: eb.ref('excluded.named'),
        })),
      )
      .execute();
}
