import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import type { staffActAnswer } from '@contract/staff-undo';
import type { staffWaitingPeopleAnswer } from '@contract/staff-waiting-people';
import { passOn } from './pass-on';
import { readWaitingPeople } from './read-waiting';
import type { WaitingPeopleDatabase } from './schema';

interface Deps {
  db: Kysely<WaitingPeopleDatabase>;
}

export const waitingPeopleModule = {
  routes: (deps: Deps) => [waitingPeopleRoutes(deps)],
};

function waitingPeopleRoutes({ db }: Deps): Hono {
  const routes = new Hono();
  const idOf = (text: string | undefined): number => {
    const id = idParam(text);
    if (id === null) throw notFound();
    return id;
  };

  routes.get('/staff/properties/:id/waiting', async (context) => {
    const data = await readWaitingPeople(db, staffOf(context), idOf(context.req.param('id')));
    return context.json({ data } satisfies z.input<typeof staffWaitingPeopleAnswer>);
  });

  routes.post('/staff/properties/:id/waiting/:contact', async (context) => {
    const [property, contact] = [idOf(context.req.param('id')), idOf(context.req.param('contact'))];
    const act = await passOn(writing(context, db), staffOf(context), { property, contact });
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });
  return routes;
}
