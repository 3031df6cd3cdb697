import type { SearchFilters } from '@domain/search/filters';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import type { SearchPlace } from '@domain/search/place';
import { propertyTypePlural } from '@domain/search/type-names';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { links } from '~/links';

/** Breadcrumbs from the home page to this search, one for each part of its path. */
export function breadcrumbs(filters: SearchFilters, place: SearchPlace): Crumb[] {
  const crumbs: Crumb[] = [{ label: 'Início', href: links.home() }];
  let search = emptyFilters();
  const add = (label: string, more: Partial<SearchFilters>) => {
    search = { ...search, ...more };
    crumbs.push({ label, href: buildSearchUrl(search) });
  };
  const { negotiation, local, localName, lat, lng, range, propertyType } = filters;
  add('Imóveis', {});
  if (negotiation) add(negotiationOf(negotiation).label, { negotiation });
  if (place?.known) add(place.label, { local, localName, lat, lng, range });
  if (propertyType.length === 1) add(propertyTypePlural(propertyType[0]!), { propertyType });
  return crumbs;
}
