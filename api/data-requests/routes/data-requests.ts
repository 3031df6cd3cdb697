import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import { readersOf, recordReading } from '@api/staff/queries/readings';
import type { doneAnswer } from '@contract/auth';
import {
  type staffDataRequestAnswer,
  staffDataRequestBody,
  type staffDataRequestNotedAnswer,
  type staffDataRequestsAnswer,
  staffErasureBody,
} from '@contract/staff-data-requests';
import type { DataRequestDeps } from '../deps';
import { eraseRequester } from '../erase-requester';
import { dataOf } from '../person-data';
import {
  answerRequest,
  findRequest,
  listRequests,
  noteRequest,
  requesterOf,
  type RequestRow,
} from '../requests';
import { summaryOf } from '../summary';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function dataRequestRoutes({ db, personalData, eraseLeads }: DataRequestDeps): Hono {
  const routes = new Hono();
  const found = (context: Context) => findRequest(db, idOf(context));

  routes.get('/staff/data-requests', async (context) => {
    const data = { requests: (await listRequests(db)).map((row) => onWire(row)) };
    return context.json({ data } satisfies z.input<typeof staffDataRequestsAnswer>);
  });

  routes.post('/staff/data-requests', async (context) => {
    const body = validForm(staffDataRequestBody, await jsonBody(context));
    const id = await noteRequest(writing(context, db), actorOf(staffOf(context)), body);
    return context.json({ data: { id } } satisfies z.input<typeof staffDataRequestNotedAnswer>);
  });

  routes.get('/staff/data-requests/:id', async (context) => {
    const row = await found(context);
    const person = requesterOf(row);
    const reading = { verb: 'people.read', subject: subjectOf('data-request', row.id) } as const;
    if (person) await inTransaction(db, (write) => recordReading(write, staffOf(context), reading));
    const summary = person && (await summaryOf(db, person, await dataOf(db, person, personalData)));
    const readers = await readersOf(db, reading);
    const data = { ...onWire(row), outcome: row.outcome, found: summary, readers };
    return context.json({ data } satisfies z.input<typeof staffDataRequestAnswer>);
  });

  routes.get('/staff/data-requests/:id/data', async (context) => {
    const { id, ...row } = await found(context);
    const person = requesterOf({ id, ...row });
    if (!person) throw notFound();
    const actor = actorOf(staffOf(context));
    const subject = subjectOf('data-request', id);
    await inTransaction(db, (write) => recordAct(write, { actor, verb: 'people.export', subject }));
    return context.json(plain(await dataOf(db, person, personalData)));
  });

  routes.post('/staff/data-requests/:id/answer', async (context) => {
    await answerRequest(writing(context, db), actorOf(staffOf(context)), idOf(context));
    return context.json(done);
  });

  routes.post('/staff/data-requests/:id/erase', async (context) => {
    const { reason } = validForm(staffErasureBody, await jsonBody(context));
    const actor = actorOf(staffOf(context));
    await eraseRequester(writing(context, db), actor, idOf(context), { reason, eraseLeads });
    return context.json(done);
  });
  return routes;
}

function idOf(context: Context): number {
  const id = idParam(context.req.param('id'));
  if (id === null) throw notFound();
  return id;
}

const onWire = ({ noted_at, answered_at, email, phone, outcome: _, ...row }: RequestRow) => ({
  ...row,
  noted_at: noted_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
  person: email ?? phone,
});

/** Dates become strings: callers in this process get values, and must see the same as HTTP clients. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
