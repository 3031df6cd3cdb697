import { Hono } from 'hono';
import { subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { idParam } from '@api/platform/http/validate';
import { staffOf } from '@api/staff/guard';
import { recordReading } from '@api/staff/queries/readings';
import { visibleProperty } from '../chosen/visible-property';
import type { OwnersDeps } from '../deps';
import { propertyForTeam } from '../report/owned-property';
import { reportSections } from './report-sections';

/** The report as its owner reads it, for the team. Who opens it is an act. */
export function staffReportRoutes({ db }: Pick<OwnersDeps, 'db'>): Hono {
  const routes = new Hono();
  for (const [name, section] of Object.entries(reportSections(db)))
    routes.get(`/staff/properties/:id/report/${name}`, async (context) => {
      const reader = staffOf(context);
      const id = await visibleProperty(db, reader, idParam(context.req.param('id')));
      await inTransaction(db, (write) =>
        recordReading(write, reader, { verb: 'properties.read', subject: subjectOf('property', id) }),
      );
      return context.json(await section(await propertyForTeam(db, id), context));
    });
  return routes;
}
