import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, NewLocation } from '@api/db/schema';
import { countProperties, located, placeTheUnplaced } from './location-figures';
import { facets } from '@api/repositories/facets';
import { refreshSearchIndex, searchIndexIsStale } from '@api/repositories/search-index';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { placeText } from '@domain/search/place-text';
import { fold, slugify } from '@domain/text';

/** The radius in km that a place of the catalogue gets; a named one brings its own. */
const derivedRange = { cidade: 20, bairro: 3, condominio: 2 } as const;
/** Marks an enterprise location on the wire (spec 1 §5). */
export const enterpriseMark = 'Empreendimento/Bairro Comercial';

/**
 * Brings the places up to the catalogue: the named locations, and every city, district and condominium on offer with
 * the median of its public points; how many properties each holds; and a public point (its district's, else its city's)
 * for every listing that has none; and the search index. Ids stay: a place that is known is changed, never made anew.
 * To be called at the end of the transaction that changed the catalogue, and where the named locations changed.
 */
export async function syncLocations(trx: Kysely<Database> | Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await upsert(trx, namedLocations.map(fromNamed));
  await placeTheUnplaced(trx);
  await trx.updateTable('location').set({ properties: 0 }).where('properties', '>', 0).execute();
  const known = await namedKeys(trx);
  const derived = [...(await cities(trx)), ...(await districts(trx)), ...(await condominiums(trx))];
  await upsert(
    trx,
    derived.filter((row) => !known.has(keyOf(row))),
  );
  await countProperties(trx);
  await refreshSearchIndex(trx);
}

const versionKey = 'locations_version';
/** Changes with this file or the search index, so that the next start brings the places up to it. */
const syncVersion = '2';

/** Calls `syncLocations` where the program's own places, facets or rules are not those of the last time; else a look is all. */
export async function syncLocationsIfOld(db: Kysely<Database>): Promise<void> {
  const rules = [syncVersion, namedLocations, [...facets.keys()]];
  const version = createHash('sha256').update(JSON.stringify(rules)).digest('base64url');
  const stamp = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', versionKey)
    .executeTakeFirst();
  if (stamp?.value === version && !(await searchIndexIsStale(db))) return;
  await db.transaction().execute(async (trx) => {
    await syncLocations(trx);
    await trx
      .insertInto('setting')
      .values({ key: versionKey, value: version })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: version }))
      .execute();
  });
}

/** Condominium, commercial district, city, place and (abroad) country, in this order, without repeats. */
export function placeLabel(parts: {
  condominium?: string | null;
  commercialDistrict?: string | null;
  city?: string | null;
  localizacao: string;
  country: string;
}): string {
  const { condominium, commercialDistrict, city, localizacao, country } = parts;
  const names = [
    condominium,
    commercialDistrict,
    city,
    localizacao,
    country === 'BR' ? null : countryName(country),
  ];
  return [...new Set(names.filter((name): name is string => Boolean(name)))].join(', ');
}

const countryNames = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'code' });
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code;
}

function fromNamed(place: NamedLocation): NewLocation {
  const { kind, label, city, country } = place;
  const district = kind === 'bairro' ? label : null;
  return row({
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
    districts: [...(place.alsoCalled ?? [])],
    named: true,
  });
}

type Facts = Omit<
  NewLocation,
  'label' | 'search_text' | 'display_site' | 'district_slug' | 'properties' | 'id'
>;

function row(facts: Facts): NewLocation {
  const label = placeLabel({ ...facts, commercialDistrict: facts.commercial_district });
  return {
    ...facts,
    label,
    search_text: searchText([
      label,
      placeText({ value: label, localizacao: facts.localizacao }),
      ...(facts.districts ?? []),
    ]),
    district_slug: facts.district === null || facts.district === undefined ? null : slugify(facts.district),
    display_site: facts.kind === 'condominio' ? enterpriseMark : null,
  };
}

/** The names that find a place, folded, each in a line of its own. */
const searchText = (names: readonly string[]): string => `\n${[...new Set(names.map(fold))].join('\n')}\n`;

/** What makes two places the same one, whether named or of the catalogue. */
const keyOf = ({
  kind,
  city_slug,
  district_slug,
  condominium,
}: Pick<NewLocation, 'kind' | 'city_slug' | 'district_slug' | 'condominium'>) =>
  [kind, city_slug, district_slug ?? '', slugify(condominium ?? '')].join('/');

async function namedKeys(trx: Kysely<Database>): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('location')
    .select(['kind', 'city_slug', 'district_slug', 'condominium'])
    .where('named', '=', true)
    .execute();
  return new Set(rows.map(keyOf));
}

type Group = Pick<NewLocation, 'lat' | 'lng' | 'location_type' | 'state' | 'country'> & {
  city: string;
  city_slug: string;
};
type Named = { name: string };

const facts = sql`
  percentile_cont(0.5) within group (order by lat) as lat, percentile_cont(0.5) within group (order by lng) as lng,
  mode() within group (order by location_type) as location_type, mode() within group (order by state) as state,
  mode() within group (order by country) as country, mode() within group (order by city) as city, city_slug`;

async function cities(trx: Kysely<Database>): Promise<NewLocation[]> {
  const { rows } = await sql<Group>`
    select ${facts} from property where ${located} and city_slug <> '' group by city_slug order by city_slug`.execute(
    trx,
  );
  return rows.map((group) =>
    row({ ...group, kind: 'cidade', slug: null, localizacao: group.city, range_km: derivedRange.cidade }),
  );
}

const districts = (trx: Kysely<Database>) =>
  partsOfCities(trx, 'district', 'district_slug', (name) => ({
    kind: 'bairro',
    district: name,
    commercial_district: name,
    range_km: derivedRange.bairro,
  }));

const condominiums = (trx: Kysely<Database>) =>
  partsOfCities(trx, 'condominium_name', 'condominium_slug', (name) => ({
    kind: 'condominio',
    condominium: name,
    range_km: derivedRange.condominio,
  }));

/** What stands in a city under a name, which is the one that most properties write. */
async function partsOfCities(
  trx: Kysely<Database>,
  name: 'district' | 'condominium_name',
  slug: 'district_slug' | 'condominium_slug',
  own: (name: string) => Pick<NewLocation, 'kind' | 'range_km'> & Partial<NewLocation>,
): Promise<NewLocation[]> {
  const { rows } = await sql<Group & Named>`
    select ${facts}, mode() within group (order by ${sql.ref(name)}) as name
    from property where ${located} and ${sql.ref(slug)} <> '' group by city_slug, ${sql.ref(slug)}
    order by city_slug, ${sql.ref(slug)}`.execute(trx);
  return rows.map(({ name, ...group }) => row({ ...group, slug: null, localizacao: name, ...own(name) }));
}

const batchSize = 500;

/** Two names of one kind that read the same are one place: the first is kept. */
async function upsert(trx: Kysely<Database>, places: NewLocation[]): Promise<void> {
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
          range_km: eb.ref('excluded.range_km'),
          display_site: eb.ref('excluded.display_site'),
          named: eb.ref('excluded.named'),
        })),
      )
      .execute();
}
