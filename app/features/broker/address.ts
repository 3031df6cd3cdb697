import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { formField } from '@domain/search/form-fields';
import { isSearchForm, readSearchForm } from '@domain/search/form';
import { emptyFilters } from '@domain/search/normalize';
import { parseSearchUrl } from '@domain/search/parse-url';
import { negotiationOf, negotiationOfWord } from '@domain/taxonomy/negotiations';
import { links } from '~/links';

/** What can be chosen of a broker's properties on his page: negotiation, order and page. */
type Chosen = Pick<SearchFilters, 'negotiation' | 'orderBy' | 'direction' | 'page'>;

const chosen = ({ negotiation, orderBy, direction, page }: Chosen): SearchFilters => ({
  ...emptyFilters(),
  negotiation,
  orderBy,
  direction,
  page,
});

/**
 * The search that the address of a broker's page asks for; `asForm`: it came as the plain fields of the page's form, and
 * has an address of its own. The listing's words mean here what they mean there, the others nothing; a negotiation, which
 * a listing has in its path, is the form's field.
 */
export function readBrokerAddress(corretor: string, params: URLSearchParams) {
  const asForm = isSearchForm(params);
  const read = asForm ? readSearchForm(params, () => null).filters : parseSearchUrl('/', params);
  const negotiation = negotiationOfWord(params.get(formField.negotiation) ?? undefined) ?? undefined;
  return { asForm, filters: { ...chosen({ ...read, negotiation }), corretor } };
}

/** The address of a broker's page with these choices, defaults unwritten; what else a search says has no place in it. */
export function brokerAddress(corretor: string, filters: Chosen): string {
  const { negotiation, ...rest } = chosen(filters);
  const [, query] = buildSearchUrl(rest).split('?');
  const word = negotiation && `${formField.negotiation}=${negotiationOf(negotiation).urlWord}`;
  const all = [word, query].filter(Boolean).join('&');
  return links.broker(corretor) + (all && `?${all}`);
}
