import { Hono } from 'hono';
import type { z } from 'zod';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  type staffHandOverAnswer,
  staffHandOverBody,
  type staffHandOverPreviewAnswer,
} from '@contract/staff-hand-over';
import { responsiblePattern } from '@domain/leads/contact-parts';
import type { DistributionDeps } from '../deps';
import { handOver } from '../hand-over';
import { handOverPreview } from '../queries/hand-over';

export function handOverRoutes({ db }: Pick<DistributionDeps, 'db'>): Hono {
  const routes = new Hono();

  routes.get('/staff/contacts/hand-over/:person', async (context) => {
    const person = context.req.param('person');
    if (!responsiblePattern.test(person)) throw notFound();
    const data = await handOverPreview(db, person);
    return context.json({ data } satisfies z.input<typeof staffHandOverPreviewAnswer>);
  });

  routes.post('/staff/contacts/hand-over', async (context) => {
    const body = validForm(staffHandOverBody, await jsonBody(context));
    const data = await inTransaction(writing(context, db), (write) =>
      handOver(write, { ...body, actor: actorOf(staffOf(context)) }),
    );
    return context.json({ data } satisfies z.input<typeof staffHandOverAnswer>);
  });
  return routes;
}
