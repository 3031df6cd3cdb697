import { announceOf } from '../support/composed';
import { openPostOffice } from '@api/post-office';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { reconcileLeads } from '@api/leads/reconciliation';
import type { LeadDestinations } from '@api/leads/destinations';
import { webhookJob } from '@api/leads/webhook';
import { readWebhookSecret } from '@api/leads/webhook-settings';
import { mailJob } from '@api/platform/email/mail-job';
import { smtpTransport } from '@api/platform/email/smtp-transport';
import { readSmtpUrl } from '@api/platform/email/smtp-url';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import type { LeadInput } from '@contract/leads';
import type { Engine } from '@api/platform/db/engine';
import { cheap, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { shortPauses, testBrokerage } from '../support/emails';
import { mailServer, refusal } from '../support/mail-server';
import { silentLogger } from '../support/silent-logger';
import { webhookSecret, webhookSink } from '../support/webhook-sink';
import { unhurriedMs, until } from '../support/until';

export const brokerageEmail = 'contatos@casa.com.br';
const from = { name: 'Casa', address: 'site@casa.com.br' };
const noProviders = { identity: null, google: null };

/**
 * Opens one database for a suite, and an empty queue, a mail server and a webhook for each test; stops all workers
 * after it.
 * @param refused recipients that the mail server refuses
 */
export function leadDestinations(engine: Engine, refused: readonly string[] = []) {
  let database: TestDatabase;
  let mails: ReturnType<typeof mailServer>;
  const hooks = webhookSink();
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database.db
      .insertInto('broker')
      .values({ slug: 'ana-prado', name: 'Ana Prado', creci: '1-F', email: 'Ana@casa.com.br' })
      .execute();
    mails = mailServer({
      onRcptTo: ({ address }, _, done) =>
        done(refused.includes(address) ? refusal(550, '5.1.1 unknown') : null),
    });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    mails.received.length = hooks.received.length = 0;
    hooks.answer(204);
    await Promise.all([mails.listen(), hooks.listen()]);
  });
  afterEach(async () => {
    await stop();
    await Promise.all([mails.close(), hooks.close()]);
  });

  const places = (): LeadDestinations => ({
    house: [brokerageEmail],
    webhook: { url: hooks.url, key: readWebhookSecret(webhookSecret)! },
    mautic: null,
  });
  /** @param timeoutMs how long the webhook may take */
  const start = (webhook = places().webhook, timeoutMs = unhurriedMs) => {
    const transport = smtpTransport(readSmtpUrl(`smtp://127.0.0.1:${mails.port}`)!, from);
    const { db } = database;
    const { siteUrl } = testBrokerage;
    const kinds = [
      mailJob(openPostOffice({ db, transport, settings: testBrokerage })),
      webhookJob({ db, announceOf, siteUrl, webhook, timeoutMs }),
    ];
    workers.push(startJobs({ db, kinds, log: silentLogger, pauses: shortPauses }));
  };
  const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  const send = async (more: Partial<LeadInput> = {}, destinations = places()) => {
    const { client } = testApi(database, cheap, noProviders, destinations);
    const { protocol } = await client.sendLead({
      idempotency_key: randomUUID(),
      kind: 'contact',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      message: 'Quero visitar.',
      consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
      ...more,
    });
    return protocol!;
  };
  const balance = () => reconcileLeads(database.db);
  const states = async () =>
    (await database.db.selectFrom('lead_delivery').selectAll().orderBy('id').execute()).map(
      ({ place, state, history }) => [place, state, history.at(-1)!.reason ?? null],
    );
  const untilWorkIsDone = () =>
    until(async () =>
      expect(
        await database.db.selectFrom('work').select('id').where('failed_at', 'is', null).execute(),
      ).toEqual([]),
    );
  const pass = (hours: number) =>
    sql`update work set created_at = created_at - ${hours} * interval '1 hour',
      next_attempt_at = next_attempt_at - ${hours} * interval '1 hour'`.execute(database.db);
  const home = async (given: Parameters<typeof makeListing>[0]) => {
    const listing = makeListing(given);
    return (await fillCatalogue(database.db, [listing])).get(listing.reference)!;
  };
  const mailTo = (address: string) => mails.received.filter(({ to }) => to.includes(address));

  return {
    opened: {
      get database() {
        return database;
      },
      get mails() {
        return mails;
      },
    },
    ...{ hooks, places, start, stop, send, balance, states, untilWorkIsDone, pass, home, mailTo },
  };
}
