import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { responsibleChoices } from '@api/contacts/queries/responsibles';
import { refOf } from '@api/contacts/responsibles';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid } from '@api/platform/http/validate';
import { addRedirect } from '@api/redirects/add-redirect';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  type staffCampaignAnswer,
  staffCampaignBody,
  type staffCampaignChoicesAnswer,
  type staffCampaignPreviewAnswer,
  staffCampaignPreviewBody,
  type staffCampaignPublishedAnswer,
  staffCampaignRedirectBody,
  type staffCampaignsAnswer,
} from '@contract/staff-campaigns';
import type { staffActAnswer } from '@contract/staff-undo';
import { publishCampaign } from '../publish-campaign';
import { campaignRecord, endedCampaigns, listCampaigns } from '../queries/campaigns';
import { missingCodes, shownBlocks } from '../queries/shown-blocks';
import type { CampaignsDatabase } from '../schema';

/** Errors of the content are the fields' own. */
const published = (body: unknown) =>
  valid(staffCampaignBody, body, (errors) =>
    unprocessable(
      Object.fromEntries(
        Object.entries(errors).map(([path, texts]) => [path.replace(/^content\./, ''), texts]),
      ),
    ),
  );

export function staffCampaignRoutes({ db }: { db: Kysely<CampaignsDatabase> }): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };
  const publish = async (context: Context, id: number | null) => {
    const body = published(await jsonBody(context));
    const data = await publishCampaign(writing(context, db), actorOf(staffOf(context)), id, body);
    return context.json({ data } satisfies z.input<typeof staffCampaignPublishedAnswer>);
  };

  routes.get('/staff/campaigns', async (context) =>
    context.json({ data: await listCampaigns(db) } satisfies z.input<typeof staffCampaignsAnswer>),
  );

  routes.get('/staff/campaigns/people', async (context) => {
    const choices = await responsibleChoices(db);
    const data = choices.map((choice) => ({ ref: refOf(choice)!, name: choice.name }));
    return context.json({ data } satisfies z.input<typeof staffCampaignChoicesAnswer>);
  });

  routes.post('/staff/campaigns/preview', async (context) => {
    const { slug, blocks } = valid(staffCampaignPreviewBody, await jsonBody(context));
    const data = {
      blocks: await shownBlocks(db, blocks),
      missing: await missingCodes(db, blocks),
      ended: await endedCampaigns(db, slug),
    };
    return context.json({ data } satisfies z.input<typeof staffCampaignPreviewAnswer>);
  });

  routes.post('/staff/campaigns/redirect', async (context) => {
    const { from, to } = valid(staffCampaignRedirectBody, await jsonBody(context));
    const actor = actorOf(staffOf(context));
    const act = await inTransaction(writing(context, db), (write) =>
      addRedirect(write, { from: `/${from}`, to: `/${to}`, actor }),
    );
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.get('/staff/campaigns/:id', async (context) => {
    const data = await campaignRecord(db, idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffCampaignAnswer>);
  });

  routes.post('/staff/campaigns', (context) => publish(context, null));
  routes.put('/staff/campaigns/:id', (context) => publish(context, idOf(context)));
  return routes;
}
