import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import {
  staffAbsenceBody,
  type staffAbsencesAnswer,
  type staffDistributionAnswer,
  staffGeneralBody,
  type staffGroupAddedAnswer,
  staffGroupBody,
  staffNewGroupBody,
  type staffPreviewAnswer,
  staffPreviewQuery,
  staffRulesBody,
} from '@contract/staff-distribution';
import type { staffActAnswer } from '@contract/staff-undo';
import type { DistributionDeps } from '../deps';
import { readDistribution } from '../queries/distribution';
import { previewContact } from '../queries/preview';
import { addAbsence, readAbsences, removeAbsence } from '../rules/absences';
import { addGroup, removeGroup } from '../rules/add-group';
import { changeGroup } from '../rules/change-group';
import { changeRules } from '../rules/change-rules';

const acted = (act: number | null) => ({ status: 'success', act }) satisfies z.input<typeof staffActAnswer>;

export function ruleRoutes({ db, replyMinutes }: DistributionDeps): Hono {
  const routes = new Hono();
  const who = (context: Context) => actorOf(staffOf(context));
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/distribution', async (context) => {
    const data = await readDistribution(db, replyMinutes);
    return context.json({ data } satisfies z.input<typeof staffDistributionAnswer>);
  });

  routes.get('/staff/distribution/preview', async (context) => {
    const query = validForm(staffPreviewQuery, context.req.query());
    const data = await previewContact(db, query, replyMinutes);
    return context.json({ data } satisfies z.input<typeof staffPreviewAnswer>);
  });

  routes.put('/staff/distribution', async (context) => {
    const body = validChanges(staffRulesBody, await jsonBody(context));
    return context.json(acted(await changeRules(writing(context, db), who(context), body)));
  });

  routes.put('/staff/distribution/general', async (context) => {
    const body = validChanges(staffGeneralBody, await jsonBody(context));
    return context.json(acted(await changeGroup(writing(context, db), who(context), 'general', body)));
  });

  routes.post('/staff/distribution/groups', async (context) => {
    const body = validForm(staffNewGroupBody, await jsonBody(context));
    const data = { id: await addGroup(writing(context, db), who(context), body) };
    return context.json({ data } satisfies z.input<typeof staffGroupAddedAnswer>);
  });

  routes.put('/staff/distribution/groups/:id', async (context) => {
    const id = idOf(context);
    const body = validChanges(staffGroupBody, await jsonBody(context));
    return context.json(acted(await changeGroup(writing(context, db), who(context), id, body)));
  });

  routes.delete('/staff/distribution/groups/:id', async (context) => {
    return context.json(acted(await removeGroup(writing(context, db), who(context), idOf(context))));
  });

  routes.get('/staff/distribution/absences', async (context) => {
    const data = await readAbsences(db, staffOf(context));
    return context.json({ data } satisfies z.input<typeof staffAbsencesAnswer>);
  });

  routes.post('/staff/distribution/absences', async (context) => {
    const body = validForm(staffAbsenceBody, await jsonBody(context));
    return context.json(acted(await addAbsence(writing(context, db), staffOf(context), body)));
  });

  routes.delete('/staff/distribution/absences/:id', async (context) => {
    return context.json(acted(await removeAbsence(writing(context, db), staffOf(context), idOf(context))));
  });
  return routes;
}
