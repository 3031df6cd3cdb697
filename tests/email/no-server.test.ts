import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackend } from '@api/backend';
import { type ApiEnv, readApiEnv } from '@api/env';
import { mailJobs } from '@api/post-office';
import { queueMail } from '@api/platform/email/queue-mail';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { addJob } from '@api/platform/jobs/queue';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import { createApiClient } from '~/back-end/client.server';
import { mailReport, readWaitingMail } from '@server/doctor/mail';
import { clock } from '@domain/kernel/clock';
import { cheap, testApi } from '../support/api';
import { registration, testCaller } from '../support/customer';
import { type IsolatedStorage, isolatedStorage, openTestDatabase, testEngine } from '../support/database';
import type { TestDatabase } from '../support/database';
import { shortPauses } from '../support/emails';
import { mailServer } from '../support/mail-server';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

const waits = 'e-mails wait: set SMTP_URL, or MAIL=files';
const noServer = { DATABASE_URL: 'postgres://site:s@banco.example/site' };
const server = mailServer();
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => void (server.received.length = 0));
const withServer = () => ({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
const subjects = () => server.received.map(({ headers: { subject } }) => subject).sort();

describe('two instances of one database, one without a mail server', () => {
  let database: TestDatabase;
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));
  afterAll(() => database.close());

  /** As `openBackend` does, with these settings. */
  const start = (settings: Record<string, string>, more: JobDefinition[] = []) => {
    const { db, dataDir } = database;
    const kinds = [...mailJobs(db, { ...readApiEnv(settings), dataDir }), ...more];
    workers.push(startJobs({ db, kinds, log: silentLogger, pauses: shortPauses }));
  };
  const waiting = () =>
    database.db
      .selectFrom('work')
      .select(['kind', 'attempts', 'last_error', 'failed_at', 'held_until'])
      .orderBy('id')
      .execute();
  const untouched = { attempts: 0, last_error: null, failed_at: null, held_until: null };

  async function queueEach() {
    const places = { house: ['contatos@casa.com.br'], webhook: null, mautic: null };
    const { client } = testApi(database, cheap, { identity: null, google: null }, places);
    const email = 'clara@exemplo.com.br';
    const consent = { version: '2026-11-22', at: '2026-11-22T12:00:00Z' };
    await client.auth(testCaller()).register(registration({ email }));
    await client.auth(testCaller()).forgotPassword(email);
    for (const kind of ['newsletter', 'contact'] as const)
      await client.sendLead({
        idempotency_key: `a-lead-without-server-${kind}`,
        kind,
        name: 'Clara',
        email,
        consent,
      });
    // As alerts do.
    await queueMail(
      database.db,
      'password-changed',
      { email },
      { at: clock.now().toISOString(), device: 'x' },
      { isBulk: true },
    );
  }

  it('sends each e-mail once, by the server; the other takes none', async () => {
    await queueEach();
    const queued = await waiting();
    expect(queued.length).toBeGreaterThanOrEqual(5);
    const runs = vi.fn(async () => null);
    start(noServer, [{ name: 'other', atOnce: 1, perMinute: 600, claimSeconds: 60, run: runs }]);
    await addJob(database.db, { kind: 'other' });
    await until(async () => expect(await waiting()).toEqual(queued));
    expect(runs).toHaveBeenCalledOnce();
    expect(queued).toEqual(queued.map(({ kind }) => ({ kind, ...untouched })));

    start(withServer());
    await until(async () => expect(await waiting()).toEqual([]));
    expect(server.received).toHaveLength(new Set(subjects()).size);
    expect(await readdir(database.dataDir)).not.toContain('emails');
  });
});

describe('a back end without a mail server', () => {
  let storage: IsolatedStorage;
  const warn = vi.fn();
  const opened: { close(): Promise<void> }[] = [];
  beforeEach(async () => {
    warn.mockClear();
    storage = await isolatedStorage();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await storage.remove();
  });

  const envOf = (more: Record<string, string> = {}): ApiEnv =>
    readApiEnv({ ...storage.settings, DEMO_CATALOGUE: 'off', PHOTOS: 'off', ...more });
  const open = async (env: ApiEnv) => {
    const backEnd = await openBackend({ ...silentLogger, warn }, env);
    opened.push(backEnd);
    return backEnd;
  };
  const register = (backEnd: { fetch(request: Request): Promise<Response> }, email: string) =>
    createApiClient({ fetch: (request) => backEnd.fetch(request) })
      .auth(testCaller())
      .register(registration({ email }));
  const without = (env: ApiEnv): ApiEnv => ({ ...env, mail: { ...env.mail, delivery: null } });

  it('names the letters that wait: start, readiness, doctor', async () => {
    const first = await open(without(envOf()));
    expect(warn.mock.calls).toEqual([[{ count: 0, since: null }, waits]]);
    expect(await first.notes()).toBe('');
    await register(first, 'clara@exemplo.com.br');
    expect(await first.ready()).toBe(true);
    expect(await first.notes()).toMatch(/^e-mails waiting: 1, since 20\S+Z; this instance sends none .+\n$/);
    const waiting = await readWaitingMail(envOf());
    expect(mailReport(waiting, null)).toMatch(
      /^1 e-mail espera para sair desde \d\d\/\d\d\/\d{4}, \d+h\d\d\. .+SMTP_URL: defina-a/,
    );
    await opened.pop()!.close();
    warn.mockClear();
    await open(without(envOf()));
    expect(warn.mock.calls).toEqual([[waiting, waits]]);
  });

  it('writes files with MAIL=files, and on the embedded database', async () => {
    const backEnd = await open(envOf(testEngine === 'embedded' ? {} : { MAIL: 'files' }));
    await register(backEnd, 'clara@exemplo.com.br');
    const folder = path.join(storage.dataDir, 'emails');
    await until(async () =>
      expect((await readdir(folder)).filter((name) => name.endsWith('-verification.txt'))).toHaveLength(1),
    );
    expect([warn.mock.calls, await backEnd.notes()]).toEqual([[], '']);
  });

  it.runIf(testEngine === 'postgres')('leaves its letters to the instance with a server', async () => {
    const [first, beside] = [await open(envOf()), await open(envOf(withServer()))];
    expect(warn.mock.calls).toEqual([[{ count: 0, since: null }, waits]]);
    const people = ['a@exemplo.com.br', 'b@exemplo.com.br', 'c@exemplo.com.br'];
    await register(first, people[0]!);
    await register(beside, people[1]!);
    await register(first, people[2]!);
    await until(() => expect(server.received).toHaveLength(3));
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(people);
    await until(async () => expect(await first.notes()).toBe(''));
    expect(await readdir(storage.dataDir)).not.toContain('emails');
  });
});
