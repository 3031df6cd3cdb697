import type { SearchFilters } from './filters';
import { negotiationOf } from '../taxonomy/negotiations';
import { normalizeFilters } from './normalize';
import { queryParams } from './query-params';

/** The only URL of a search (spec 1 §3.1; settled §2): parameters in order, without defaults; `pagina` is last. */
export function buildSearchUrl(filters: SearchFilters): string {
  const normal = normalizeFilters(filters);
  let url = pathOf(normal);
  let separator = '?';
  for (const { name, write } of queryParams) {
    const text = write(normal);
    if (text == null) continue;
    url += `${separator}${name}=${encodeURIComponent(text)}`;
    separator = '&';
  }
  return url;
}

function pathOf({ negotiation, local, propertyType, dorms }: SearchFilters): string {
  let path = '/imoveis';
  if (negotiation) path += `/${negotiationOf(negotiation).urlWord}`;
  if (local) path += `/${local}`;
  for (const type of propertyType) path += `/${type}`;
  if (dorms) path += dorms === 1 ? '/1-quarto' : `/${dorms}-quartos`;
  return path;
}
