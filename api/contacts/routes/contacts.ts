import { Hono } from 'hono';
import type { z } from 'zod';
import { idParam, valid } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import {
  type staffContactAnswer,
  type staffContactsAnswer,
  staffContactsQuery,
} from '@contract/staff-contacts';
import type { ContactsDeps } from '../deps';
import { openContact } from '../open-contact';
import { listContacts } from '../queries/list';

/** Reading. */
export function contactRoutes({ db }: ContactsDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/contacts', async (context) => {
    const query = valid(staffContactsQuery, context.req.query());
    const data = await listContacts(db, staffOf(context), query);
    return context.json({ data } satisfies z.input<typeof staffContactsAnswer>);
  });

  routes.get('/staff/contacts/:id', async (context) => {
    const data = await openContact(db, staffOf(context), idParam(context.req.param('id')));
    return context.json({ data } satisfies z.input<typeof staffContactAnswer>);
  });
  return routes;
}
