import { Hono } from 'hono';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
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
    const lines = streamOf(contactsAsCsv(db, reader, filter), (reason) =>
      log.error({ reason }, 'contacts export failed'),
    );
    return context.body(lines, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="contatos.csv"',
    });
  });
  return routes;
}

/** Reads a piece when the client takes one; who goes away ends it. */
function streamOf(pieces: AsyncGenerator<string>, onError: (reason: string) => void): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onError((error as Error).message);
        controller.error(error);
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
