import { type FeedPortal, isFeedPortal } from '@domain/property/feed-portals';
import { adminLinks } from '../admin-links';
import { portalFilterParams, type PortalFilters, readPortalFilters } from './portals-texts';

/** Of the address. */
export const switchField = { portal: 'portal', to: 'para' } as const;
export const switchTargets = { off: 'fora', on: 'dentro' } as const;
/** Of what the preview has shown. */
export const sealField = 'prova';

export interface PortalSwitchChoice {
  filters: PortalFilters;
  portal: FeedPortal;
  to: keyof typeof switchTargets;
}

/** null: the address names no portal, or no side. */
export function readSwitch(params: URLSearchParams): PortalSwitchChoice | null {
  const portal = params.get(switchField.portal) ?? '';
  const to = (['off', 'on'] as const).find((side) => switchTargets[side] === params.get(switchField.to));
  if (!to || !isFeedPortal(portal)) return null;
  return { portal, to, filters: { ...readPortalFilters(params), page: 1 } };
}

export const switchHref = ({ filters, portal, to }: PortalSwitchChoice): string =>
  adminLinks.portalSwitch({
    ...portalFilterParams(filters),
    [switchField.portal]: portal,
    [switchField.to]: switchTargets[to],
  });
