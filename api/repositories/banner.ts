import type { SearchFilters } from '@contract/filters';
import type { SearchAnswer } from '@contract/search';
import { curatedListLabel } from '~/domain/taxonomy/curated-lists';

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

/** The listing's banner (spec 2 §3): a curated list's, else its kind of place's; null where neither is asked for. */
export function bannerOf({
  curadoria,
  locationType,
}: SearchFilters): NonNullable<SearchAnswer['banner']> | null {
  const label = curadoria === undefined ? null : curatedListLabel(curadoria.toLowerCase());
  if (curadoria !== undefined && label !== null)
    return { title: label, description: curated[curadoria.toLowerCase()] ?? '', highlight: 'Curadoria' };
  return kinds[locationType] ?? null;
}
