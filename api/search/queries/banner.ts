import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import type { Brokerage } from '@api/brokerage/brokerage';
import { searchOf } from '@api/brokerage/rules';
import { photosByUrl } from '@api/platform/photos/repository';
import { photoMount, photoUrl } from '@domain/media/photo';
import type { Filter, SearchFilters } from '@domain/search/filters';
import { noFilters } from '@domain/search/normalize';
import type { SearchAnswer } from '@contract/search';
import { curatedListLabel } from '@domain/taxonomy/curated-lists';

const curated: Record<string, string> = {
  'imoveis-segunda-residencia': 'No campo, na praia e fora do país, para os fins de semana e as férias.',
  autorais: 'Casas e apartamentos com projeto assinado por arquitetos renomados.',
  'ceu-aberto': 'Terraços, jardins e coberturas: imóveis com o lado de fora como parte da casa.',
};
const kinds: Partial<Record<SearchFilters['locationType'], { title: string; description: string }>> = {
  Campo: { title: 'Campo', description: 'Casas, sítios e fazendas a poucas horas da cidade.' },
  Praia: { title: 'Praia', description: 'Casas e apartamentos perto do mar.' },
  Internacional: { title: 'Internacional', description: 'Cada preço na moeda do lugar.' },
};

type Banner = NonNullable<SearchAnswer['banner']>;

/** Banner of a result list (spec 2 §3): the brokerage's, else the curated list's, else the location type's. */
export async function bannerOf(
  db: Kysely<SearchDatabase>,
  filters: SearchFilters,
  brokerage?: Brokerage,
): Promise<Banner | null> {
  return (brokerage && (await brokerageBanner(db, filters, brokerage))) ?? usualBanner(filters);
}

/** The list that `curadoria` names, else the banner with most criteria, all of them in `filters`. */
async function brokerageBanner(
  db: Kysely<SearchDatabase>,
  filters: SearchFilters,
  { lists, banners }: Brokerage,
): Promise<Banner | null> {
  const list = lists.find(({ slug }) => slug === filters.curadoria?.toLowerCase());
  if (list) return { title: list.title, description: list.text ?? '', highlight: 'Curadoria' };
  const [best] = banners
    .map((banner) => ({ banner, asked: criteriaIn(searchOf(banner.search)) }))
    .filter(({ asked: criteria }) => criteria.every(([name, value]) => isSame(filters[name], value)))
    .sort((one, other) => other.asked.length - one.asked.length);
  if (!best) return null;
  const { title, text, image, alt } = best.banner;
  const stored = image === undefined ? undefined : (await photosByUrl(db, [image])).get(image);
  return {
    title,
    description: text,
    image: stored ? photoUrl(`${photoMount}/${stored.key}`, bannerWidth, 'jpg') : null,
    ...(alt && { imageAlt: alt }),
  };
}

/** Displayed width in pixels at a pixel ratio of nearly 2. */
const bannerWidth = 1080;

const criteriaIn = (filters: SearchFilters) =>
  (Object.entries(filters) as [Filter, unknown][]).filter(([name, value]) => !isSame(value, noFilters[name]));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function usualBanner({ curadoria, locationType }: SearchFilters): Banner | null {
  const label = curadoria === undefined ? null : curatedListLabel(curadoria.toLowerCase());
  if (curadoria !== undefined && label !== null)
    return { title: label, description: curated[curadoria.toLowerCase()] ?? '', highlight: 'Curadoria' };
  return kinds[locationType] ?? null;
}
