import { Hono } from 'hono';
import type { z } from 'zod';
import { valid } from '@api/platform/http/validate';
import { type staffAuditAnswer, staffAuditQuery } from '@contract/staff-audit';
import { grantOf } from '@domain/staff/roles';
import type { StaffDeps } from '../deps';
import { staffOf } from '../guard';
import { chainEnd, listActs } from '../queries/acts';

export function staffAuditRoutes({ db, subjectNames }: StaffDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/audit', async (context) => {
    const hidesTeam = grantOf(staffOf(context).member.role, 'members.read') === null;
    const query = { ...valid(staffAuditQuery, context.req.query()), hidesTeam };
    const data = { ...(await listActs(db, query, subjectNames)), chain: await chainEnd(db) };
    return context.json({ data } satisfies z.input<typeof staffAuditAnswer>);
  });
  return routes;
}
