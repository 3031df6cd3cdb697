import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '@api/log';
import { smtpPost } from '@api/mail/smtp-post';
import { readSmtpUrl } from '@api/mail/smtp-url';
import { sendVerification } from '@api/mail/verification';
import { type MailWorker, startMailWorker } from '@api/mail/worker';
import { demoOffices } from '~/domain/firm';
import { makeAccount } from '../support/accounts';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { mailServer } from '../support/mail-server';

const house = { siteUrl: 'https://bossa.example', office: demoOffices[0]! };
const from = { name: 'Bossa Nova', address: 'nao-responda@bossa.example' };
const pauses = { idle: 20, away: 20, longestAway: 60 };

describe.each(testEngines)('the queue of letters on %s', (engine) => {
  let database: TestDatabase;
  let server: ReturnType<typeof mailServer>;
  const workers: MailWorker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('mail').execute();
    server = mailServer();
    await server.listen();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.close();
  });

  const post = () => smtpPost(readSmtpUrl(`smtp://127.0.0.1:${server.port}`)!, from);
  const start = (given: Partial<Parameters<typeof startMailWorker>[0]> = {}) => {
    const worker = startMailWorker({
      db: database.db,
      post: post(),
      house,
      log: silentLogger,
      pauses,
      ...given,
    });
    workers.push(worker);
    return worker;
  };
  const waiting = () => database.db.selectFrom('mail').selectAll().execute();
  const untilSent = (count: number) =>
    vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 15_000 });

  it('sends a letter once and keeps nothing of it', async () => {
    const account = await makeAccount(database.db);
    await sendVerification(database, account);
    start();
    await untilSent(1);
    expect(server.received[0]).toMatchObject({
      to: [account.email],
      headers: { subject: 'Valide sua conta', from: 'Bossa Nova <nao-responda@bossa.example>' },
    });
    await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  });
});
