import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { csvHeaders, streamPieces } from '@api/platform/http/stream-pieces';
import { valid } from '@api/platform/http/validate';
import type { Logger } from '@api/platform/process/log';
import { actorOf, staffOf } from '@api/staff/guard';
import {
  type staffPropertiesAnswer,
  staffPropertiesQuery,
  staffPropertyFilter,
} from '@contract/staff-property-list';
import { listProperties } from '../list/list-properties';
import { propertiesAsCsv } from '../list/properties-csv';
import type { PropertyAdminDatabase } from '../schema';

export interface PropertyListDeps {
  db: Kysely<PropertyAdminDatabase>;
  log: Logger;
}

export function propertyListRoutes({ db, log }: PropertyListDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/properties', async (context) => {
    const query = valid(staffPropertiesQuery, context.req.query());
    const data = await listProperties(db, staffOf(context), query);
    return context.json({ data } satisfies z.input<typeof staffPropertiesAnswer>);
  });

  /** The act is recorded before the first byte: an export that breaks off was one too. */
  routes.get('/staff/properties.csv', async (context) => {
    const given = context.req.query();
    const query = valid(staffPropertiesQuery, given);
    const isFilter = ([name]: [string, unknown]) => Object.hasOwn(staffPropertyFilter.shape, name);
    const filter = Object.fromEntries(Object.entries(given).filter(isFilter));
    const reader = staffOf(context);
    await inTransaction(db, (write) =>
      recordAct(write, {
        ...{ actor: actorOf(reader), verb: 'properties.read', subject: subjectOf('export', 'properties') },
        changes: { filter: [null, filter] },
      }),
    );
    const lines = streamPieces(propertiesAsCsv(db, reader, query), (reason) =>
      log.error({ reason }, 'properties export failed'),
    );
    return context.body(lines, 200, csvHeaders('imoveis.csv'));
  });
  return routes;
}
