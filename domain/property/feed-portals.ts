/** Portals that read a file of ours, by their name in addresses (docs/decisions/0143-properties-on-portals.md). */
export const feedPortalNames = {
  zap: 'ZAP e VivaReal',
  chavesnamao: 'Chaves na Mão',
  imovelweb: 'Imovelweb',
} as const;
export type FeedPortal = keyof typeof feedPortalNames;
export const feedPortals = Object.keys(feedPortalNames) as [FeedPortal, ...FeedPortal[]];
export const isFeedPortal = (text: string): text is FeedPortal => Object.hasOwn(feedPortalNames, text);

/** Of acts: 1, 2, 3 in their order. */
export const portalNumber = (portal: FeedPortal): number => feedPortals.indexOf(portal) + 1;

/** How a portal shows a property. */
export const portalLevels = ['plain', 'highlight', 'super'] as const;
export type PortalLevel = (typeof portalLevels)[number];
/** 'off': it is not in the portal's file. */
export const portalStates = ['off', ...portalLevels] as const;
export type PortalState = (typeof portalStates)[number];

export const isPortalState = (text: string): text is PortalState =>
  portalStates.includes(text as PortalState);

/** In pt-BR, as people read them. */
export const levelWords: Readonly<Record<PortalState, string>> = {
  off: 'não sai',
  plain: 'comum',
  highlight: 'destaque',
  super: 'superdestaque',
};

/** A property without a decision. */
export const usualState: PortalState = 'plain';

const levelsOf: Record<FeedPortal, readonly PortalLevel[]> = {
  zap: portalLevels,
  chavesnamao: ['plain', 'highlight'],
  imovelweb: portalLevels,
};
export const levelsOfPortal = (portal: FeedPortal): readonly PortalLevel[] => levelsOf[portal];
export const hasState = (portal: FeedPortal, state: PortalState): boolean =>
  state === 'off' || levelsOf[portal].includes(state);

/** What the brokerage bought of a portal: how many of each level. */
export interface PortalPlan {
  highlights: number;
  super_highlights: number;
}
export const maxPlan = 10_000;

/** null: without a limit. */
export const planLimit = (plan: PortalPlan, level: PortalLevel): number | null =>
  level === 'plain' ? null : level === 'highlight' ? plan.highlights : plan.super_highlights;

/** Parts of the list of properties and portals. */
export const portalTabs = ['refused', 'all', 'highlighted', 'nowhere'] as const;
export type PortalTab = (typeof portalTabs)[number];
export const maxPortalSearch = 120;

/** Rows of a page: a form of ours has at most 100 fields, and a row has two for each portal. */
export const portalPageSize = 15;
/** Of one call. */
export const maxPortalChanges = 100;

/** Of the website's call for a portal's file. */
export const portalSecretHeader = 'x-portal-secret';

const prefix = '/carga/';

/** Portal and secret of an address of a portal's file; null: another address. */
export function readPortalPath(path: string): { portal: string; secret: string } | null {
  if (!path.startsWith(prefix)) return null;
  const [, portal, secret] = /^([^/]+)\/([^/]+)$/.exec(path.slice(prefix.length)) ?? [];
  return portal && secret ? { portal, secret } : null;
}
export const portalPath = (portal: FeedPortal, secret: string): string => `${prefix}${portal}/${secret}`;

/** Without the secret, and without what may be one. */
export function loggedPortalPath(path: string): string {
  const found = path.toLowerCase().indexOf(prefix);
  if (found < 0) return path;
  const start = found + prefix.length;
  const [portal = ''] = path.slice(start).split('/', 1);
  return `${path.slice(0, start)}${isFeedPortal(portal) ? `${portal}/` : ''}…`;
}
