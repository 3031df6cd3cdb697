import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { countOf, cacheTtlMs, searchFor, sectionData } from '../section-data.server';

export interface Figure {
  label: string;
  value: number;
  href: string;
}

/** Figures of the catalogue; one for each bay (`vao`). */
const figures: readonly { label: string; search: Partial<SearchFilters> }[] = [
  { label: 'imóveis à venda', search: { negotiation: 'sell' } },
  { label: 'para alugar', search: { negotiation: 'rent' } },
  { label: 'lançamentos e obras', search: { condition: ['soonLaunch', 'launch', 'underConstruction'] } },
  { label: 'na praia', search: { locationType: 'Praia' } },
  { label: 'no campo', search: { locationType: 'Campo' } },
];

export const catalogueFigures = sectionData(async (api): Promise<Figure[]> => {
  const all = await Promise.all(
    figures.map(async ({ label, search }) => {
      const filters = searchFor(search);
      return { label, href: buildSearchUrl(filters), value: (await countOf(api, filters)) ?? 0 };
    }),
  );
  return all.filter(({ value }) => value > 0);
}, cacheTtlMs.catalogue);
