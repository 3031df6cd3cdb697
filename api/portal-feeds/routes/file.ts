import { Hono } from 'hono';
import { notFound } from '@api/platform/http/errors';
import { streamPieces } from '@api/platform/http/stream-pieces';
import { isFeedPortal, portalSecretHeader } from '@domain/property/feed-portals';
import type { PortalFeedsDeps } from '../deps';
import { feedTag, matchesTag } from '../feed-tag';
import { isPortalSecret } from '../portal-address';
import { noteReading, portalFile } from '../portal-file';
import { storedPortal } from '../stored-portals';

/**
 * The file of a portal; portals read it at `/carga/{portal}/{secret}` (server/http/portal-files.ts). The secret is a header
 * here, so that no path of a log has it. 404: no such portal, another secret, or not in use.
 */
export function portalFileRoutes({ db, log, admin, leadPlaces }: PortalFeedsDeps): Hono {
  const routes = new Hono();
  routes.get('/portal-files/:portal', async (context) => {
    const portal = context.req.param('portal');
    if (!isFeedPortal(portal)) throw notFound();
    const stored = await storedPortal(db, portal);
    const isKnown = isPortalSecret(admin, portal, stored.generation, context.req.header(portalSecretHeader));
    if (!isKnown || !stored.in_use) throw notFound();
    const [email] = leadPlaces.house;
    const { siteUrl } = admin;
    const tag = await feedTag(db, stored, [siteUrl, email ?? null]);
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache' };
    if (matchesTag(context.req.header('if-none-match'), tag)) {
      await noteReading(db, portal);
      return context.body(null, 304, headers);
    }
    const type = { 'Content-Type': 'application/xml; charset=utf-8' };
    if (context.req.method === 'HEAD') return context.body(null, 200, { ...headers, ...type });
    const pieces = streamPieces(portalFile(db, portal, { siteUrl, email }), (reason) =>
      log.error({ portal, reason }, 'file of a portal failed'),
    );
    return context.body(pieces, 200, { ...headers, ...type });
  });
  return routes;
}
