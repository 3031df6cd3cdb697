import { Hono } from 'hono';
import type { z } from 'zod';
import type { auditAnswer, doneAnswer, sessionsAnswer } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { callerOf } from '@api/auth/caller';
import { notFound } from '@api/errors';
import { writing } from '@api/first-write';
import { audit, auditTrail } from '@api/repositories/audit';
import { endSession, endSessions, openSessions } from '@api/repositories/sessions';

/** No other text names one. */
const sessionId = /^[\w-]{1,64}$/;
const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** A customer's own sessions and what happened to their account: `auth/logout`, `auth/sessions`, `auth/audit`. */
export function sessionRoutes({ db }: ApiDeps): Hono {
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
