import type { SearchFilters } from '@domain/search/filters';
import type { GravuraName } from '~/domain/gravura';
import { buildSearchUrl } from '@domain/search/build-url';
import { countOf, keptFor, searchFor, sectionData } from '../section-data.server';

export interface WayOfLiving {
  name: string;
  text: string;
  gravura: GravuraName;
  href: string;
  total: number | null;
}

/** Ways to begin a search that are no place: one for each bay of the beat. */
const ways: readonly (Pick<WayOfLiving, 'name' | 'text' | 'gravura'> & { search: Partial<SearchFilters> })[] =
  [
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

/** Those for which the catalogue has something. */
export const waysOfLiving = sectionData(async (api): Promise<WayOfLiving[]> => {
  const all = await Promise.all(
    ways.map(async ({ search, ...way }) => {
      const filters = searchFor(search);
      return { ...way, href: buildSearchUrl(filters), total: await countOf(api, filters) };
    }),
  );
  return all.filter(({ total }) => total !== 0);
}, keptFor.catalogue);
