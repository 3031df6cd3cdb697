import type { PortalsDeps } from './deps';
import { contactStateRoutes } from './routes/contact-state';
import { portalContactRoutes } from './routes/portal-contacts';

/** No page calls them: portals and the operator's CRM do (server/http/inbound.ts). */
export const portalsModule = {
  routes: (deps: PortalsDeps) => [portalContactRoutes(deps), contactStateRoutes(deps)],
};
