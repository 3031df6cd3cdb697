import { buildSearchUrl } from '@domain/search/build-url';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { countOf, cacheTtlMs, searchFor, sectionData } from '../section-data.server';

export interface InternationalData {
  href: string;
  countries: { label: string; href: string; towns: string }[];
}

const townsShown = 3;
const byLabel = new Intl.Collator('pt-BR');
const countries = namedLocations
  .filter(({ kind }) => kind === 'pais')
  .sort((a, b) => byLabel.compare(a.label, b.label));

const townsOf = (country: string) =>
  namedLocations
    .filter((place) => place.kind === 'cidade' && place.country === country)
    .map(({ label }) => label)
    .slice(0, townsShown)
    .join(', ');

/** Countries with properties in the catalogue. */
export const international = sectionData(async (api): Promise<InternationalData | null> => {
  const all = await Promise.all(
    countries.map(async ({ slug, label, country }) => {
      const filters = searchFor({ local: slug });
      const total = await countOf(api, filters);
      return { total, shown: { label, href: buildSearchUrl(filters), towns: townsOf(country) } };
    }),
  );
  const available = all.filter(({ total }) => total !== 0).map(({ shown }) => shown);
  if (available.length === 0) return null;
  return { href: buildSearchUrl(searchFor({ locationType: 'Internacional' })), countries: available };
}, cacheTtlMs.catalogue);
