import { announceOf } from '../../support/composed';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { reconcileLeads } from '@api/leads/reconciliation';
import { marketingFormJob } from '@api/leads/marketing-form';
import type { LeadDestinations } from '@api/leads/destinations';
import { mauticClient, type SubmitLead } from '@api/leads/mautic/client';
import { readMauticSettings } from '@api/leads/mautic/settings';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import type { LeadInput } from '@contract/leads';
import type { Engine } from '@api/platform/db/engine';
import { cheap, testApi } from '../../support/api';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { shortPauses, testBrokerage } from '@tests/support/emails';
import { fetchUntilHung, type Manner, openMautic, type Posted } from '../../support/mautic';
import { silentLogger } from '../../support/silent-logger';
import { unhurriedMs, until } from '../../support/until';

const noProviders = { identity: null, google: null };
/** The browser that sends a lead. */
export const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };

/** Who sends the leads that `untilDuePosted` sends. */
const witness = 'Testemunha';
const isWitness = ({ fields }: Posted) => fields.name?.[0] === witness;

/** Opens one database for a suite, and an empty queue and a Mautic for each test; stops all workers after it. */
export function marketingForm(engine: Engine) {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof openMautic>>;
  let manner: (posted: Posted) => Manner;
  const client = fetchUntilHung();
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    manner = () => 'well';
    server = await openMautic((posted) => (isWitness(posted) ? 'well' : manner(posted)), client.end);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.close();
    expect(server.strays).toEqual([]);
  });

  const settings = () => readMauticSettings({ MAUTIC_URL: server.url })!;
  const places = (): LeadDestinations => ({ house: [], webhook: null, mautic: settings() });
  const openApi = () => testApi(database, cheap, noProviders, places());
  const balance = () => reconcileLeads(database.db);
  /** Sends a lead. @returns its protocol */
  async function send(more: Partial<LeadInput> = {}): Promise<string> {
    const { protocol } = await openApi().client.sendLead({
      idempotency_key: randomUUID(),
      kind: 'contact',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      message: 'Quero alugar uma casa.',
      consent: { version: '2026-11-21', at: '2026-11-22T12:00:00.000Z' },
      ...more,
    });
    return protocol!;
  }
  return {
    opened: {
      get database() {
        return database;
      },
    },
    mautic: {
      get server() {
        return server;
      },
      /** The answer to each post. */
      set manner(how: typeof manner) {
        manner = how;
      },
    },
    places,
    openApi,
    start(posting = (submit: SubmitLead) => submit) {
      const { db } = database;
      const submit = posting(mauticClient(settings(), { fetch: client.fetch, timeoutMs: unhurriedMs }));
      const kinds = [marketingFormJob({ db, announceOf, siteUrl: testBrokerage.siteUrl, submit })];
      workers.push(startJobs({ db, kinds, log: silentLogger, pauses: shortPauses }));
    },
    send,
    /**
     * Waits until the worker has posted what was due: it takes what has been due for longest first, and two more leads, one
     * after the other, have been delivered. They leave no trace.
     */
    async untilDuePosted() {
      const { db } = database;
      for (const _ of [1, 2]) {
        await send({ name: witness });
        await until(async () => {
          const lead = db.selectFrom('lead').select('id').where('name', '=', witness);
          const delivered = await db
            .selectFrom('lead_delivery')
            .select('history')
            .where('lead_id', 'in', lead)
            .executeTakeFirstOrThrow();
          expect(delivered.history.at(-1)).toMatchObject({ state: 'sent' });
        });
        await db.deleteFrom('lead').where('name', '=', witness).execute();
      }
      const others = server.posted.filter((posted) => !isWitness(posted));
      expect(server.posted.splice(0, server.posted.length, ...others)).toHaveLength(others.length + 2);
    },
    work: () => database.db.selectFrom('work').selectAll().where('kind', '=', 'marketing-form').execute(),
    balance,
    /** Waits until the balance of leads has these counts. */
    became: (counts: Partial<Awaited<ReturnType<typeof reconcileLeads>>>) =>
      until(async () => expect(await balance()).toMatchObject({ lost: 0, ...counts })),
    delivery: async () =>
      (await database.db.selectFrom('lead_delivery').selectAll().executeTakeFirstOrThrow()).history.at(-1)!,
    /** Moves the times of all work back by these hours. */
    pass: (hours: number) =>
      sql`update work set created_at = created_at - ${hours} * interval '1 hour',
        next_attempt_at = next_attempt_at - ${hours} * interval '1 hour',
        held_until = held_until - ${hours} * interval '1 hour'`.execute(database.db),
  };
}
