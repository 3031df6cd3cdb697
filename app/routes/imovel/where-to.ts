import type { GoneProperty, PropertyDetail } from '~/domain/property';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { Crumb } from '~/components/ui/breadcrumbs';
import { propertyPath } from '@domain/property/property-url';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { namedLocationByLabel } from '@domain/taxonomy/named-location-lookup';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { slugify } from '@domain/kernel/text';

/** Breadcrumbs from the widest to the nearest listing; the property is the last crumb. */
export function breadcrumbs(
  { titulo1: title, endereco, locais }: GoneProperty & Partial<Pick<PropertyDetail, 'locais'>>,
  negotiation: Negotiation,
  path: string,
): Crumb[] {
  const { cidade: city, bairro: district } = endereco;
  const crumbs: Crumb[] = [];
  const add = (label: string, more: Partial<SearchFilters>) =>
    crumbs.push({ label, href: buildSearchUrl({ ...emptyFilters(), negotiation, ...more }) });
  add(negotiationOf(negotiation).label, {});
  add(city, { local: locais?.cidade ?? slugify(city) });
  const named = district ? namedLocationByLabel(`${district}, ${city}`) : null;
  const own = named?.slug ?? locais?.bairro;
  if (own) add(district, { local: own });
  return [...crumbs, { label: title, href: path }];
}

/**
 * Path of 'Retornar' without scripts: the previous page if it is a listing, otherwise the nearest listing.
 * With scripts it goes back in the history (app/features/listing/return-to-search.browser.ts).
 */
export const returnHref = (before: string | null, crumbs: readonly Crumb[]): string =>
  before && /^\/imoveis(?:[/?]|$)/.test(before) ? before : crumbs.at(-2)!.href;

/** Canonical path of a property. It ignores the back end's URL, so redirects cannot loop or leave the site. */
export function pathOf(detail: PropertyDetail, negotiation: Negotiation): string {
  const { id, condition, titulo1: title, endereco } = detail;
  return propertyPath({
    id,
    condition,
    negotiation,
    title,
    city: endereco.cidade,
    district: endereco.bairro,
  });
}
