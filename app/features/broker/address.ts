import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { formField } from '@domain/search/form-fields';
import { isSearchForm, readSearchForm } from '@domain/search/form';
import { emptyFilters } from '@domain/search/normalize';
import { parseSearchUrl } from '@domain/search/parse-url';
import { negotiationOf, negotiationOfWord } from '@domain/taxonomy/negotiations';
import { links } from '~/links';

type Chosen = Pick<SearchFilters, 'negotiation' | 'orderBy' | 'direction' | 'page'>;

const chosen = ({ negotiation, orderBy, direction, page }: Chosen): SearchFilters => ({
  ...emptyFilters(),
  negotiation,
  orderBy,
  direction,
  page,
});

/** `asForm`: the URL has plain form fields, so a canonical URL exists. The negotiation is always a form field. */
export function readBrokerAddress(corretor: string, params: URLSearchParams) {
  const asForm = isSearchForm(params);
  const read = asForm ? readSearchForm(params, () => null).filters : parseSearchUrl('/', params);
  const negotiation = negotiationOfWord(params.get(formField.negotiation) ?? undefined) ?? undefined;
  return { asForm, filters: { ...chosen({ ...read, negotiation }), corretor } };
}

export function brokerAddress(corretor: string, filters: Chosen): string {
  const { negotiation, ...rest } = chosen(filters);
  const [, query] = buildSearchUrl(rest).split('?');
  const word = negotiation && `${formField.negotiation}=${negotiationOf(negotiation).urlWord}`;
  const all = [word, query].filter(Boolean).join('&');
  return links.broker(corretor) + (all && `?${all}`);
}
