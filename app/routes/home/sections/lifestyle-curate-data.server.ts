import type { SearchFilters } from '@domain/search/filters';
import type { GravuraName } from '~/domain/gravura';
import { buildSearchUrl } from '@domain/search/build-url';
import { countOf, cacheTtlMs, searchFor, sectionData } from '../section-data.server';

export interface Lifestyle {
  name: string;
  text: string;
  gravura: GravuraName;
  href: string;
  total: number | null;
}

/** Searches by lifestyle instead of place; one for each bay (`vao`). */
const definitions: readonly (Pick<Lifestyle, 'name' | 'text' | 'gravura'> & {
  search: Partial<SearchFilters>;
})[] = [
  {
    name: 'Receber',
    text: 'Espaço gourmet e mesa comprida.',
    gravura: 'sala-jantar',
    search: { propertyDetails: ['gourmet'] },
  },
  {
    name: 'Cultivar',
    text: 'Quintal ou jardim, com sombra.',
    gravura: 'cobogo',
    search: { propertyDetails: ['quintal-jardim'] },
  },
  {
    name: 'Nadar',
    text: 'Piscina própria, a poucos passos da sala.',
    gravura: 'piscina-aerea',
    search: { propertyDetails: ['piscina'] },
  },
  {
    name: 'Aquecer',
    text: 'Lareira no campo, para as noites frias.',
    gravura: 'suite-vista',
    search: { locationType: 'Campo', propertyDetails: ['lareira'] },
  },
  {
    name: 'Avistar',
    text: 'Varanda na praia, com o mar por perto.',
    gravura: 'sala-mar',
    search: { locationType: 'Praia', propertyDetails: ['terraco-varanda'] },
  },
];

/** Lifestyles with properties in the catalogue. */
export const lifestyles = sectionData(async (api): Promise<Lifestyle[]> => {
  const all = await Promise.all(
    definitions.map(async ({ search, ...details }) => {
      const filters = searchFor(search);
      return { ...details, href: buildSearchUrl(filters), total: await countOf(api, filters) };
    }),
  );
  return all.filter(({ total }) => total !== 0);
}, cacheTtlMs.catalogue);
