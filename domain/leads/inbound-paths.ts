/** Addresses at which portals and the operator's CRM send (docs/leads.md). */
export const inboundPaths = {
  zap: '/recebe/zap',
  imovelweb: '/recebe/imovelweb',
  state: '/recebe/estado',
} as const;

export const isInboundPath = (path: string): boolean => Object.values<string>(inboundPaths).includes(path);

/** Of a body; the back end's own limit. */
export const maxInboundBytes = 64 * 1024;

/** Portals send a contact again that has no answer by then, ms. */
export const portalPatienceMs = 5_000;
