import { Hono } from 'hono';
import type { z } from 'zod';
import type { auditAnswer, doneAnswer, sessionsAnswer } from '@contract/auth';
import type { AccountsDeps } from '../deps';
import { customerOf } from '../bearer';
import { callerOf } from '@api/platform/http/caller';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { audit, auditTrail } from '../queries/audit';
import { endSession, endSessions, openSessions } from '../queries/sessions';

const sessionId = /^[\w-]{1,64}$/;
const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function sessionRoutes({ db }: AccountsDeps): Hono {
  const routes = new Hono();

  routes.post('/auth/logout', async (context) => {
    const { account, session } = await customerOf(context, db);
    if (await endSession(db, account.id, session.id))
      await audit(db, account.id, {
        kind: 'signed-out',
        provider: session.provider,
        caller: callerOf(context),
      });
    return context.json(done);
  });

  routes.get('/auth/sessions', async (context) => {
    const { account, session } = await customerOf(context, db);
    const data = await openSessions(db, account.id, session.id);
    return context.json({ data } satisfies z.input<typeof sessionsAnswer>);
  });

  routes.delete('/auth/sessions', async (context) => {
    const { account, session } = await customerOf(context, db);
    if (await endSessions(writing(context, db), account.id, session.id))
      await audit(db, account.id, { kind: 'session-ended', caller: callerOf(context) });
    return context.json(done);
  });

  routes.delete('/auth/sessions/:id', async (context) => {
    const { account } = await customerOf(context, db);
    const id = context.req.param('id');
    if (!sessionId.test(id) || !(await endSession(writing(context, db), account.id, id))) throw notFound();
    await audit(db, account.id, { kind: 'session-ended', caller: callerOf(context) });
    return context.json(done);
  });

  routes.get('/auth/audit', async (context) => {
    const { account } = await customerOf(context, db);
    const data = await auditTrail(db, account.id);
    return context.json({ data } satisfies z.input<typeof auditAnswer>);
  });
  return routes;
}
