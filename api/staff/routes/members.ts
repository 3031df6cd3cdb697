import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import type { doneAnswer } from '@contract/auth';
import type { staffActAnswer } from '@contract/staff-undo';
import { type staffMembersAnswer, staffRoleBody } from '@contract/staff-members';
import type { StaffDeps } from '../deps';
import { actorOf, staffOf } from '../guard';
import { listInvitations } from '../invitations';
import { changeRole, removeMember } from '../members';
import { listMembers } from '../queries/members';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function memberRoutes({ db }: StaffDeps): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/members', async (context) => {
    const data = { members: await listMembers(db), invitations: await listInvitations(db) };
    return context.json({ data } satisfies z.input<typeof staffMembersAnswer>);
  });

  routes.put('/staff/members/:id/role', async (context) => {
    const body = validForm(staffRoleBody, await jsonBody(context));
    const act = await changeRole(writing(context, db), actorOf(staffOf(context)), idOf(context), body);
    return context.json({ ...done, act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.delete('/staff/members/:id', async (context) => {
    await removeMember(writing(context, db), actorOf(staffOf(context)), idOf(context));
    return context.json(done);
  });
  return routes;
}
