import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { csvHeaders, streamPieces } from '@api/platform/http/stream-pieces';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import {
  type staffPortalAddressAnswer,
  staffPortalBody,
  type staffPortalListingsAnswer,
  staffPortalListingsBody,
  type staffPortalsAnswer,
  staffPortalsFilter,
  staffPortalsQuery,
} from '@contract/staff-portals';
import {
  type staffPortalSwitchAnswer,
  staffPortalSwitchBody,
  staffPortalSwitchQuery,
} from '@contract/staff-portal-switch';
import type { staffActAnswer } from '@contract/staff-undo';
import { type FeedPortal, isFeedPortal } from '@domain/property/feed-portals';
import { changeListings, portalVerb } from '../change-listings';
import { changePortal, renewAddress } from '../change-portal';
import type { PortalFeedsDeps } from '../deps';
import { portalAddress } from '../portal-address';
import { portalsAsCsv } from '../portals-csv';
import { listPortals } from '../queries/list';
import { storedPortal } from '../stored-portals';
import { previewSwitch, switchListings } from '../switch-listings';

/** Properties and portals in the admin (contract/staff-portals.ts). */
export function staffPortalRoutes({ db, log, admin }: PortalFeedsDeps): Hono {
  const routes = new Hono();
  const actor = (context: Context) => actorOf(staffOf(context));
  const portalOf = (context: Context): FeedPortal => {
    const portal = context.req.param('portal') ?? '';
    if (!isFeedPortal(portal)) throw notFound();
    return portal;
  };
  const addressOf = (context: Context, portal: FeedPortal, generation: number) =>
    context.json({ data: { url: portalAddress(admin, portal, generation) } } satisfies z.input<
      typeof staffPortalAddressAnswer
    >);

  routes.get('/staff/portals', async (context) => {
    const query = valid(staffPortalsQuery, context.req.query());
    const data = await listPortals(db, staffOf(context), query, admin.siteUrl);
    return context.json({ data } satisfies z.input<typeof staffPortalsAnswer>);
  });

  /** The act is recorded before the first byte: an export that breaks off was one too. */
  routes.get('/staff/portals.csv', async (context) => {
    const filter = valid(staffPortalsFilter, context.req.query());
    await inTransaction(db, (write) =>
      recordAct(write, {
        ...{ actor: actor(context), verb: portalVerb, subject: subjectOf('export', 'portals') },
        changes: { portal_tab: [null, filter.tab], portal_text: [null, filter.text] },
      }),
    );
    const lines = streamPieces(portalsAsCsv(db, staffOf(context), filter, admin.siteUrl), (reason) =>
      log.error({ reason }, 'portals export failed'),
    );
    return context.body(lines, 200, csvHeaders('portais.csv'));
  });

  routes.put('/staff/portals/listings', async (context) => {
    const { changes } = validForm(staffPortalListingsBody, await jsonBody(context));
    const answer = await changeListings(writing(context, db), actor(context), changes);
    return context.json({ status: 'success', ...answer } satisfies z.input<typeof staffPortalListingsAnswer>);
  });

  routes.get('/staff/portals/switch', async (context) => {
    const query = valid(staffPortalSwitchQuery, context.req.query());
    const data = await previewSwitch(db, staffOf(context), query);
    return context.json({ data } satisfies z.input<typeof staffPortalSwitchAnswer>);
  });

  routes.put('/staff/portals/switch', async (context) => {
    const body = validForm(staffPortalSwitchBody, await jsonBody(context));
    const answer = await switchListings(writing(context, db), staffOf(context), actor(context), body);
    return context.json({ status: 'success', ...answer } satisfies z.input<typeof staffPortalListingsAnswer>);
  });

  routes.put('/staff/portals/:portal', async (context) => {
    const portal = portalOf(context);
    const body = validChanges(staffPortalBody, await jsonBody(context));
    const act = await changePortal(writing(context, db), actor(context), portal, body);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.get('/staff/portals/:portal/address', async (context) => {
    const portal = portalOf(context);
    return addressOf(context, portal, (await storedPortal(db, portal)).generation);
  });

  routes.post('/staff/portals/:portal/address', async (context) => {
    const portal = portalOf(context);
    return addressOf(context, portal, await renewAddress(writing(context, db), actor(context), portal));
  });
  return routes;
}
