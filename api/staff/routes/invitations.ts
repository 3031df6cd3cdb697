import { Hono } from 'hono';
import type { z } from 'zod';
import { callerOf } from '@api/platform/http/caller';
import { constantTimeMiss } from '@api/platform/http/constant-time-miss';
import { linkGone, notFound } from '@api/platform/http/errors';
import { consumeAddressLimit, consumeLimit } from '@api/platform/http/limits';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import type { doneAnswer } from '@contract/auth';
import type { staffTokenAnswer } from '@contract/staff';
import {
  staffAcceptBody,
  type staffInvitationAnswer,
  staffInvitationBody,
  staffInviteBody,
} from '@contract/staff-members';
import type { StaffDeps } from '../deps';
import { actorOf, staffOf } from '../guard';
import { acceptInvitation, invitationOfToken, inviteNew, revokeInvitation } from '../invitations';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function staffInvitationRoutes(deps: StaffDeps): Hono {
  const { db } = deps;
  const routes = new Hono();

  routes.post('/staff/invitation', async (context) => {
    const { token } = valid(staffInvitationBody, await jsonBody(context));
    await consumeAddressLimit(db, 'staffTokensByAddress', callerOf(context).ip);
    const invitation = await constantTimeMiss(() => invitationOfToken(db, token));
    if (!invitation) throw linkGone();
    const { email, role } = invitation;
    return context.json({ data: { email, role } } satisfies z.input<typeof staffInvitationAnswer>);
  });

  routes.post('/staff/invitation/accept', async (context) => {
    const accepted = validForm(staffAcceptBody, await jsonBody(context));
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'staffTokensByAddress', caller.ip);
    const token = await acceptInvitation({ ...deps, db: writing(context, db) }, accepted, caller);
    return context.json({ data: { token, state: 'enrolment' } } satisfies z.input<typeof staffTokenAnswer>);
  });

  routes.post('/staff/invitations', async (context) => {
    const invited = validForm(staffInviteBody, await jsonBody(context));
    const staff = staffOf(context);
    await consumeLimit(db, 'staffInvitations', String(staff.member.id));
    await inviteNew(writing(context, db), actorOf(staff), invited);
    return context.json(done);
  });

  routes.delete('/staff/invitations/:id', async (context) => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    await revokeInvitation(writing(context, db), actorOf(staffOf(context)), id);
    return context.json(done);
  });
  return routes;
}
