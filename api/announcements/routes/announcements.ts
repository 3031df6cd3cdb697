import { Hono } from 'hono';
import type { z } from 'zod';
import { type ownAnnouncementsAnswer, registerAnnouncementBody } from '@contract/announcements';
import type { leadAnswer } from '@contract/leads';
import { customerIfStill, customerOf } from '@api/accounts/bearer';
import { consumeStrangerLimit } from '@api/platform/http/limits';
import type { AnnouncementsDeps } from '../deps';
import { writing } from '@api/platform/http/request-deadline';
import { serializeAnnouncement } from '../serialize-announcement';
import { announcementsOf, saveAnnouncement } from '../queries/announcements';
import { asKnown } from '@api/leads/routes/known-lead';
import { jsonBody, valid } from '@api/platform/http/validate';

/** Sent announcements (contract/announcements.ts). */
export function announcementRoutes({ db, leadPlaces: leadDestinations }: AnnouncementsDeps): Hono {
  const routes = new Hono();

  routes.post('/sellRent/register', async (context) => {
    const registered = valid(registerAnnouncementBody, await jsonBody(context));
    await consumeStrangerLimit(db, 'leadsByAddress', context);
    // The website's outbox may send it after the session has expired: accept it without an account.
    const customer = await customerIfStill(context, db);
    const protocol = await saveAnnouncement(
      writing(context, db),
      asKnown(context, registered),
      customer?.account.id ?? null,
      leadDestinations,
    );
    return context.json({ protocol } satisfies z.input<typeof leadAnswer>, 201);
  });

  routes.get('/clientArea/announcements', async (context) => {
    const { account } = await customerOf(context, db);
    const rows = account.verified_at ? await announcementsOf(db, account.id) : [];
    return context.json({ data: rows.map(serializeAnnouncement) } satisfies z.input<
      typeof ownAnnouncementsAnswer
    >);
  });

  return routes;
}
