import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';
import { searchOf } from '@api/house/rules';
import { photosByUrl } from '@api/photos/repository';
import { photoMount, photoUrl } from '@domain/photo';
import type { Filter, SearchFilters } from '@domain/search/filters';
import { noFilters } from '@domain/search/normalize';
import type { SearchAnswer } from '@contract/search';
import { curatedListLabel } from '@domain/taxonomy/curated-lists';

/** What the site says over its own curated lists and over the three kinds of places that are no town. */
const curated: Record<string, string> = {
  'imoveis-segunda-residencia': 'Casas de campo e de praia escolhidas para os fins de semana e as férias.',
  autorais: 'Casas e apartamentos com projeto assinado por arquitetos renomados.',
  'ceu-aberto': 'Terraços, jardins e coberturas: imóveis com o lado de fora como parte da casa.',
};
const kinds: Partial<Record<SearchFilters['locationType'], { title: string; description: string }>> = {
  Campo: { title: 'Campo', description: 'Casas, sítios e fazendas a poucas horas da cidade.' },
  Praia: { title: 'Praia', description: 'Casas e apartamentos perto do mar.' },
  Internacional: { title: 'Internacional', description: 'Imóveis escolhidos fora do Brasil.' },
};

type Banner = NonNullable<SearchAnswer['banner']>;

/**
 * The listing's banner (spec 2 §3): the operator's own house's, else a curated list's, else its kind of place's; null
 * where none of these is asked for.
 */
export async function bannerOf(
  db: Kysely<Database>,
  filters: SearchFilters,
  house?: House,
): Promise<Banner | null> {
  return (house && (await bannerOfHouse(db, filters, house))) ?? usualBanner(filters);
}

/** A list's own, else the one whose search asks for most of what is asked for, and for nothing else. */
async function bannerOfHouse(
  db: Kysely<Database>,
  filters: SearchFilters,
  { lists, banners }: House,
): Promise<Banner | null> {
  const list = lists.find(({ slug }) => slug === filters.curadoria?.toLowerCase());
  if (list) return { title: list.title, description: list.text ?? '', highlight: 'Curadoria' };
  const [best] = banners
    .map((banner) => ({ banner, asked: askedFor(searchOf(banner.search)) }))
    .filter(({ asked }) => asked.every(([name, value]) => isSame(filters[name], value)))
    .sort((one, other) => other.asked.length - one.asked.length);
  if (!best) return null;
  const { title, text, image } = best.banner;
  const stored = image === undefined ? undefined : (await photosByUrl(db, [image])).get(image);
  return {
    title,
    description: text,
    image: stored ? photoUrl(`${photoMount}/${stored.key}`, bannerWidth, 'jpg') : null,
  };
}

/** As wide as it is shown, at nearly two device pixels. */
const bannerWidth = 1080;

const askedFor = (filters: SearchFilters) =>
  (Object.entries(filters) as [Filter, unknown][]).filter(([name, value]) => !isSame(value, noFilters[name]));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function usualBanner({ curadoria, locationType }: SearchFilters): Banner | null {
  const label = curadoria === undefined ? null : curatedListLabel(curadoria.toLowerCase());
  if (curadoria !== undefined && label !== null)
    return { title: label, description: curated[curadoria.toLowerCase()] ?? '', highlight: 'Curadoria' };
  return kinds[locationType] ?? null;
}
