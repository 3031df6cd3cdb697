import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { anyPropertyById } from '@api/properties/queries/properties';
import { changeVisibility } from '@api/property-admin/change-visibility';
import { findProperty } from '@api/property-admin/queries/property';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import {
  type reservedInvitationAnswer,
  reservedInvitationBody,
  type staffVisibilityAnswer,
  staffVisibilityBody,
} from '@contract/staff-reserved';
import type { staffActAnswer } from '@contract/staff-undo';
import { grantOf } from '@domain/staff/roles';
import type { ReservedDeps } from '../deps';
import { invitationsOf, invite, revokeInvitation } from '../invitations';

const base = '/staff/properties/:id';

/** Who sees a property, and who was invited (contract/staff-reserved.ts). */
export function staffReservedRoutes({ db }: Pick<ReservedDeps, 'db'>): Hono {
  const routes = new Hono();
  const idIn = (context: Context, name: string): number => {
    const id = idParam(context.req.param(name));
    if (id === null) throw notFound();
    return id;
  };

  routes.get(`${base}/visibility`, async (context) => {
    const id = idIn(context, 'id');
    const reader = staffOf(context);
    const row = (await findProperty(db, reader, id)) && (await anyPropertyById(db, id));
    if (!row) throw notFound();
    const { visibility, reference, title } = row;
    const may_write = grantOf(reader.member.role, 'properties.write') === 'all';
    // Who is invited is for those who may invite.
    const invitations = may_write ? await invitationsOf(db, id) : [];
    const data = { visibility, reference, title, may_write, invitations };
    return context.json({ data } satisfies z.input<typeof staffVisibilityAnswer>);
  });

  routes.put(`${base}/visibility`, async (context) => {
    const { visibility } = validChanges(staffVisibilityBody, await jsonBody(context));
    const actor = actorOf(staffOf(context));
    const act = await changeVisibility(writing(context, db), actor, idIn(context, 'id'), visibility);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.post(`${base}/invitations`, async (context) => {
    const body = validForm(reservedInvitationBody, await jsonBody(context));
    const made = await invite(writing(context, db), actorOf(staffOf(context)), idIn(context, 'id'), body);
    return context.json({ status: 'success', ...made } satisfies z.input<typeof reservedInvitationAnswer>);
  });

  routes.post(`${base}/invitations/:invitation/revoke`, async (context) => {
    const of = { property: idIn(context, 'id'), invitation: idIn(context, 'invitation') };
    const act = await revokeInvitation(writing(context, db), actorOf(staffOf(context)), of);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  return routes;
}
