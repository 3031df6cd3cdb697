import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { publicAnswer } from '@api/platform/http/public-answer';
import type { campaignAnswer } from '@contract/campaigns';
import { showCampaign } from '../queries/campaigns';
import type { CampaignsDatabase } from '../schema';

/** `GET campaigns/:slug` */
export const campaignRoutes = ({ db }: { db: Kysely<CampaignsDatabase> }): Hono =>
  new Hono().get('/campaigns/:slug', publicAnswer, async (context) => {
    const data = await showCampaign(db, context.req.param('slug'));
    return context.json({ data } satisfies z.input<typeof campaignAnswer>);
  });
