import { parsePropertyPath } from '@domain/property/property-url';
import { offerPrices } from '~/domain/offer-prices';
import type { PropertyDetail } from '~/domain/property';
import type { EventData, AnalyticsEvent } from './events';

type RouterState = (typeof window.__remixRouter)['state'];
type Match = { route: Pick<RouterState['matches'][number]['route'], 'id' | 'path'> };
export type PageState = Pick<RouterState, 'loaderData'> & {
  location: Pick<Location, 'pathname' | 'search'>;
  matches: readonly Match[];
};

/** Pages whose URLs contain no visitor input. For others only the route pattern is sent. */
const publicPages = /^routes\/(?:imoveis|imovel|imovel-indisponivel|corretor|home|cadastre-seu-imovel)\//;

/** Free text of a search URL, which may be anything. */
const wordedPlace = 'localizacao';

/** Event data of the page, without titles that visitors can write (a folder's name, a place). */
export function pageAt({ matches, location }: PageState, title: string): EventData<'route_change'> {
  const pattern = matches.map(({ route }) => route.path ?? '').join('/');
  const id = matches.at(-1)?.route.id ?? '';
  const name = id.replace(/^routes\//, '').replace(/\/route$/, '');
  const isOwn = publicPages.test(id) || !/[:*]/.test(pattern);
  const path = isOwn ? location.pathname : `/${pattern}`.replace(/\/{2,}/g, '/').replace(/[:*?]/g, '');
  const isOwnTitle = isOwn && !new URLSearchParams(location.search).has(wordedPlace);
  return {
    page_title: isOwnTitle ? title : name,
    page_location: window.location.origin + path,
    route_name: name,
  };
}

export function viewAt({ matches, loaderData, location }: PageState): AnalyticsEvent | null {
  const { id = '' } = matches.at(-1)?.route ?? {};
  const { detail } = (loaderData[id] ?? {}) as { detail?: PropertyDetail };
  if (!detail || !/^routes\/imovel\/(?:novo|usado)$/.test(id)) return null;
  const { sale, rent } = offerPrices(detail);
  const price = parsePropertyPath(location.pathname)?.negotiation === 'rent' ? rent : (sale ?? rent);
  const { id: number, titulo1, detalhes, moeda } = detail;
  return {
    event: 'view_item',
    currency: moeda,
    value: price,
    items: [{ item_id: String(number), item_name: titulo1, item_category: detalhes.tipoImovel, price }],
  };
}
