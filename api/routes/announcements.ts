import { Hono } from 'hono';
import type { z } from 'zod';
import { type ownAnnouncementsAnswer, registerAnnouncementBody } from '@contract/announcements';
import type { leadAnswer } from '@contract/leads';
import { customerIfStill, customerOf } from '@api/auth/bearer';
import { takeStrangersTurn } from '@api/auth/limits';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import { toldAnnouncement } from '@api/announcements/told';
import { announcementsOf, keepAnnouncement } from '@api/repositories/announcements';
import { asKnown } from './known-lead';
import { jsonBody, valid } from './validate';

/** What owners announce, and what they are told of it (contract/announcements.ts). */
export function announcementRoutes({ db, leadPlaces }: ApiDeps): Hono {
  const routes = new Hono();

  routes.post('/sellRent/register', async (context) => {
    const registered = valid(registerAnnouncementBody, await jsonBody(context));
    await takeStrangersTurn(db, 'leadsByAddress', context);
    // It may come from the website's outbox when the session is long over: it is taken all the same.
    const customer = await customerIfStill(context, db);
    const protocol = await keepAnnouncement(
      writing(context, db),
      asKnown(context, registered),
      customer?.account.id ?? null,
      leadPlaces,
    );
    return context.json({ protocol } satisfies z.input<typeof leadAnswer>, 201);
  });

  routes.get('/clientArea/announcements', async (context) => {
    const { account } = await customerOf(context, db);
    const rows = account.verified_at ? await announcementsOf(db, account.id) : [];
    return context.json({ data: rows.map(toldAnnouncement) } satisfies z.input<
      typeof ownAnnouncementsAnswer
    >);
  });

  return routes;
}
