import { maxPortalSearch, type PortalTab, portalTabs } from '@domain/property/feed-portals';
import { adminLinks } from '../admin-links';
import { pageField } from '../list/page-of';

export const portalTabNames: Record<PortalTab, string> = {
  refused: 'Recusaria',
  all: 'Todos',
  highlighted: 'Em destaque',
  nowhere: 'Fora de todos',
};
export const portalTabAddresses: Record<PortalTab, string> = {
  refused: 'recusaria',
  all: 'todos',
  highlighted: 'em-destaque',
  nowhere: 'fora-de-todos',
};

export const portalsField = { tab: 'aba', text: 'busca', address: 'endereco' } as const;
export const addressesId = 'enderecos';

export interface PortalFilters {
  tab: PortalTab;
  text: string;
  page: number;
}

/** Unknown values of the address count as absent. */
export function readPortalFilters(params: URLSearchParams): PortalFilters {
  const page = Number(params.get(pageField) ?? 1);
  return {
    tab: portalTabs.find((tab) => portalTabAddresses[tab] === params.get(portalsField.tab)) ?? 'all',
    text: (params.get(portalsField.text) ?? '').trim().slice(0, maxPortalSearch),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

export const portalFilterParams = ({ tab, text, page }: PortalFilters) => ({
  [portalsField.tab]: tab === 'all' ? undefined : portalTabAddresses[tab],
  [portalsField.text]: text || undefined,
  [pageField]: page > 1 ? String(page) : undefined,
});
/** @param address the portal whose address is shown */
export const portalsHref = (filters: PortalFilters, address?: string): string =>
  adminLinks.portals({ ...portalFilterParams(filters), [portalsField.address]: address }) +
  (address ? `#${addressesId}` : '');
export const portalsFileHref = (filters: PortalFilters): string =>
  adminLinks.portalsFile(portalFilterParams({ ...filters, page: 1 }));
