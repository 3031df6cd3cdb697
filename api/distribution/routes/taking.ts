import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { contactIdOf } from '@api/contacts/routes/contact-writes';
import { writing } from '@api/platform/http/request-deadline';
import { jsonBody, validForm } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import {
  type staffAnswerAnswer,
  staffAnswerBody,
  type staffTakeAnswer,
} from '@contract/staff-contact-taking';
import type { DistributionDeps } from '../deps';
import { answerAsMember, declineAsMember, takeAsMember } from '../taking';

export function takingRoutes(deps: DistributionDeps): Hono {
  const routes = new Hono();
  const dbOf = (context: Context) => writing(context, deps.db);

  routes.post('/staff/contacts/:id/take', async (context) => {
    const act = await takeAsMember(dbOf(context), staffOf(context), contactIdOf(context));
    return context.json({ data: { act } } satisfies z.input<typeof staffTakeAnswer>);
  });

  routes.post('/staff/contacts/:id/decline', async (context) => {
    await declineAsMember({ ...deps, db: dbOf(context) }, staffOf(context), contactIdOf(context));
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });

  routes.post('/staff/contacts/:id/answer', async (context) => {
    const answer = validForm(staffAnswerBody, await jsonBody(context));
    const data = await answerAsMember(dbOf(context), staffOf(context), contactIdOf(context), answer);
    return context.json({ data } satisfies z.input<typeof staffAnswerAnswer>);
  });
  return routes;
}
