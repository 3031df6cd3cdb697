import { Hono } from 'hono';
import type { z } from 'zod';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import {
  type staffBulkAnswer,
  staffBulkBody,
  type staffBulkPreviewAnswer,
  staffBulkPreviewBody,
} from '@contract/staff-contact-bulk';
import { previewBulk } from '../bulk/preview';
import { writeBulk } from '../bulk/write';
import type { ContactsDeps } from '../deps';

export function contactBulkRoutes({ db }: ContactsDeps): Hono {
  const routes = new Hono();

  routes.post('/staff/contacts/bulk/preview', async (context) => {
    const body = validForm(staffBulkPreviewBody, await jsonBody(context));
    const data = await previewBulk(db, staffOf(context), body);
    return context.json({ data } satisfies z.input<typeof staffBulkPreviewAnswer>);
  });

  routes.post('/staff/contacts/bulk', async (context) => {
    const body = validForm(staffBulkBody, await jsonBody(context));
    const data = await writeBulk(writing(context, db), staffOf(context), body);
    return context.json({ data } satisfies z.input<typeof staffBulkAnswer>);
  });
  return routes;
}
