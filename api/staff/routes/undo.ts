import { Hono } from 'hono';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam } from '@api/platform/http/validate';
import type { staffUndoAnswer } from '@contract/staff-undo';
import type { StaffDeps } from '../deps';
import { staffOf } from '../guard';
import { undoAct } from '../undo/undo-act';

export function staffUndoRoutes({ db, ...deps }: StaffDeps): Hono {
  const routes = new Hono();

  routes.post('/staff/acts/:id/undo', async (context) => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    const data = await undoAct({ ...deps, db: writing(context, db) }, staffOf(context), id);
    return context.json({ data } satisfies z.input<typeof staffUndoAnswer>);
  });
  return routes;
}
