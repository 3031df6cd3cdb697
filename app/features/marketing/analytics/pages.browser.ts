import { parsePropertyPath } from '@domain/property-url';
import { offeredPrices } from '~/domain/offered-prices';
import type { PropertyDetail } from '~/domain/property';
import type { EventData, Told } from './events';

type State = (typeof window.__remixRouter)['state'];

/** Pages whose address has parts that differ, which the house writes itself; of all others only the pattern is told. */
const publicPages = /^routes\/(?:imoveis|imovel|imovel-indisponivel|corretor|home|cadastre-seu-imovel)\//;

/** A search's place as its address words it: whoever made the address may have written anything there. */
const wordedPlace = 'localizacao';

/** What is told of the page at hand; a title that a visitor may have written (a folder's name, a place) is not. */
export function pageAt({ matches, location }: State, title: string): EventData<'route_change'> {
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

/** The property whose page is at hand; null on all other pages. */
export function viewAt({ matches, loaderData, location }: State): Told | null {
  const { id = '' } = matches.at(-1)?.route ?? {};
  const { detail } = (loaderData[id] ?? {}) as { detail?: PropertyDetail };
  if (!detail || !/^routes\/imovel\/(?:novo|usado)$/.test(id)) return null;
  const { sale, rent } = offeredPrices(detail);
  const price = parsePropertyPath(location.pathname)?.negotiation === 'rent' ? rent : (sale ?? rent);
  const { id: number, titulo1, detalhes, moeda } = detail;
  return {
    event: 'view_item',
    currency: moeda,
    value: price,
    items: [{ item_id: String(number), item_name: titulo1, item_category: detalhes.tipoImovel, price }],
  };
}
