import { type Kysely, sql } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { NewLocation } from '../schema';
import type { Gazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { locationRow } from './location-row';
import { townOf } from '@api/catalogue/towns';

/** Radius in km of a place without a named location. */
const derivedRange = { cidade: 20, bairro: 3, condominio: 2 } as const;

type Group = Pick<NewLocation, 'lat' | 'lng' | 'location_type' | 'country'> & {
  city: string;
  city_slug: string;
  state: string | null;
};
type Part = Group & { name: string; slug: string };

/** The point is the median of the exact points (`placed`). */
const facts = sql`
  percentile_cont(0.5) within group (order by lat) filter (where placed) as lat,
  percentile_cont(0.5) within group (order by lng) filter (where placed) as lng,
  mode() within group (order by location_type) as location_type, mode() within group (order by state) as state,
  mode() within group (order by country) as country, mode() within group (order by city) as city, city_slug`;

/** Places of the available properties. The gazetteer overrides a town's name, state and center. */
export async function derivedPlaces(
  trx: Kysely<SearchDatabase>,
  gazetteer: Gazetteer,
): Promise<NewLocation[]> {
  const { rows } = await sql<Group>`
    select ${facts} from property where active and available and city_slug <> ''
    group by city_slug order by city_slug`.execute(trx);
  const towns = new Map(rows.map((group) => [group.city_slug, townOfGroup(group, gazetteer)]));
  const districts = await partsOfCities(trx, 'district', 'district_slug');
  const condominiums = await partsOfCities(trx, 'condominium_name', 'condominium_slug');
  return [
    ...[...towns.values()].map((town) =>
      locationRow({ ...town, kind: 'cidade', localizacao: town.city, range_km: derivedRange.cidade }),
    ),
    ...districts.map((part) =>
      locationRow({
        ...partOf(towns, part),
        kind: 'bairro',
        district: part.name,
        district_slug: part.slug,
        commercial_district: part.name,
        range_km: derivedRange.bairro,
      }),
    ),
    ...condominiums.map((part) =>
      locationRow({
        ...partOf(towns, part),
        kind: 'condominio',
        condominium: part.name,
        range_km: derivedRange.condominio,
      }),
    ),
  ];
}

function townOfGroup(group: Group, gazetteer: Gazetteer) {
  const { municipality, sharedIn, slug } = townOf(group, gazetteer);
  if (slug !== group.city_slug) return group;
  return {
    ...group,
    sharedIn,
    state: municipality?.state ?? group.state,
    lat: municipality?.lat ?? group.lat,
    lng: municipality?.lng ?? group.lng,
  };
}

function partOf(towns: Map<string, ReturnType<typeof townOfGroup>>, { name, slug: _slug, ...group }: Part) {
  const { sharedIn, state, city }: { sharedIn?: string | null } & Group = towns.get(group.city_slug)!;
  return { ...group, sharedIn, state, city, localizacao: name };
}

/** The most frequent name wins; on a tie, the one with accents. */
async function partsOfCities(
  trx: Kysely<SearchDatabase>,
  name: 'district' | 'condominium_name',
  slug: 'district_slug' | 'condominium_slug',
): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select ${facts}, mode() within group (order by ${sql.ref(name)} collate "C" desc) as name, ${sql.ref(slug)} as slug
    from property where active and available and city_slug <> '' and ${sql.ref(slug)} <> ''
    group by city_slug, ${sql.ref(slug)} order by city_slug, ${sql.ref(slug)}`.execute(trx);
  return rows;
}
