import { Hono } from 'hono';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { csvHeaders, streamPieces } from '@api/platform/http/stream-pieces';
import { valid } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { staffContactsQuery } from '@contract/staff-contacts';
import { contactsAsCsv, type CsvFilter } from '../contacts-csv';
import type { ContactsDeps } from '../deps';

/** The act is recorded before the first byte: an export that breaks off was one too. */
export function contactsCsvRoutes({ db, log }: ContactsDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/contacts.csv', async (context) => {
    const { tab, text, since, responsible, origin } = valid(staffContactsQuery, context.req.query());
    const filter: CsvFilter = { tab, text, since, responsible, origin };
    const reader = staffOf(context);
    const named = {
      ...{ tab, text, since: since ?? null, origin: origin ?? null },
      responsible: responsible ? { ...responsible } : null,
    };
    await inTransaction(db, (write) =>
      recordAct(write, {
        ...{ actor: actorOf(reader), verb: 'people.export', subject: subjectOf('export', 'contacts') },
        changes: { filter: [null, named] },
      }),
    );
    const lines = streamPieces(contactsAsCsv(db, reader, filter), (reason) =>
      log.error({ reason }, 'contacts export failed'),
    );
    return context.body(lines, 200, csvHeaders('contatos.csv'));
  });
  return routes;
}
