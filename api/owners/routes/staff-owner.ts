import { Hono } from 'hono';
import type { z } from 'zod';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { validChanges } from '@api/staff/valid-changes';
import { type staffOwnerAnswer, staffOwnerBody } from '@contract/staff-owners';
import type { staffActAnswer } from '@contract/staff-undo';
import { grantOf } from '@domain/staff/roles';
import { chooseOwner, releaseOwner } from '../chosen/choose-owner';
import { ownerOf } from '../chosen/owner-of';
import { visibleProperty } from '../chosen/visible-property';
import type { OwnersDeps } from '../deps';

const path = '/staff/properties/:id/owner';

/** The owner's account of a property, in the admin. */
export function staffOwnerRoutes({ db }: Pick<OwnersDeps, 'db'>): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const staff = staffOf(context);
    const id = await visibleProperty(db, staff, idParam(context.req.param('id')));
    const data = await ownerOf(db, id, grantOf(staff.member.role, 'properties.write') !== null);
    return context.json({ data } satisfies z.input<typeof staffOwnerAnswer>);
  });

  routes.put(path, async (context) => {
    const staff = staffOf(context);
    const id = await visibleProperty(db, staff, idParam(context.req.param('id')));
    const { owner } = validChanges(staffOwnerBody, await jsonBody(context));
    const act = await chooseOwner(writing(context, db), actorOf(staff), id, owner);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  routes.delete(path, async (context) => {
    const staff = staffOf(context);
    const id = await visibleProperty(db, staff, idParam(context.req.param('id')));
    const act = await releaseOwner(writing(context, db), actorOf(staff), id);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });

  return routes;
}
