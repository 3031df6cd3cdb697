import { forget } from '../support/composed';
import { openPostOffice } from '@api/post-office';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { openDatabase } from '@api/open-database';
import type { Logger } from '@api/platform/process/log';
import { silentLogger } from '../support/silent-logger';
import { mailJob } from '@api/platform/email/mail-job';
import { smtpTransport } from '@api/platform/email/smtp-transport';
import { readSmtpUrl } from '@api/platform/email/smtp-url';
import { sendVerification } from '@api/accounts/verification';
import { claimJobs, postponeJob, setJobAside } from '@api/platform/jobs/queue';
import { startJobs, type Worker } from '@api/platform/jobs/worker';
import { sqlNow } from '@api/platform/db/sql-now';
import { makeAccount } from '../support/accounts';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { shortPauses, testBrokerage } from '../support/emails';
import { mailServer, refusal } from '../support/mail-server';
import { until } from '../support/until';

const from = { name: 'Bossa Nova', address: 'nao-responda@bossa.example' };

describe('the queue of letters', () => {
  let database: TestDatabase;
  let server: ReturnType<typeof mailServer>;
  const workers: Worker[] = [];
  const warned = vi.fn();
  const log: Logger = { ...silentLogger, warn: warned, error: warned };

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('work').execute();
    await database.db.deleteFrom('account').execute();
    warned.mockClear();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.close();
  });

  const open = async (options: SMTPServerOptions = {}) => {
    server = mailServer(options);
    await server.listen();
  };
  const start = (db = database.db, user = '') => {
    const transport = smtpTransport(readSmtpUrl(`smtp://${user}127.0.0.1:${server.port}`)!, from);
    const kinds = [mailJob(openPostOffice({ db, transport, settings: testBrokerage }))];
    workers.push(startJobs({ db, kinds, log, pauses: shortPauses }));
  };
  const queue = async (count = 1) => {
    const accounts = await Promise.all(Array.from({ length: count }, () => makeAccount(database.db)));
    for (const account of accounts) await sendVerification(database, account);
    return accounts.map(({ email }) => email);
  };
  const waiting = () => database.db.selectFrom('work').selectAll().orderBy('id').execute();
  const untilEmpty = () => until(async () => expect(await waiting()).toEqual([]));
  const untilWarned = (times: number) =>
    until(() => expect(warned.mock.calls.length).toBeGreaterThanOrEqual(times));
  const pass = (hours: number) =>
    sql`update work set created_at = created_at - ${hours} * interval '1 hour',
      next_attempt_at = next_attempt_at - ${hours} * interval '1 hour'`.execute(database.db);
  const claimMail = () => claimJobs(database.db, { name: 'mail', perMinute: 120, claimSeconds: 180 }, 1);
  const recipients = () => server.received.flatMap(({ to }) => to).sort();
  const warnings = () => JSON.stringify(warned.mock.calls);

  it('sends a letter once and keeps nothing of it', async () => {
    await open();
    const [email] = await queue();
    start();
    await untilEmpty();
    expect(server.received).toMatchObject([
      { to: [email], headers: { subject: 'Valide sua conta', to: email } },
    ]);
  });

  it('loses nothing while the mail server is down; links are still fresh', async () => {
    await open();
    await server.leave();
    start();
    const emails = await queue(12);
    await untilWarned(4);
    await pass(1);
    await untilWarned(warned.mock.calls.length + 2);
    expect(await waiting()).toHaveLength(12);
    await server.listen();
    await untilEmpty();
    expect(recipients()).toEqual(emails.sort());
    const youngest = sql<Date>`${sqlNow()} + interval '23 hours 59 minutes'`;
    const links = database.db.selectFrom('one_time_token').select('hash').where('expires_at', '>', youngest);
    expect(await links.execute()).toHaveLength(12);
    expect(warnings()).not.toContain('@');
  });

  it('is shared by several instances: each letter is sent once', async () => {
    await open();
    const emails = await queue(12);
    const { dataDir, databaseUrl } = database;
    const join = () => openDatabase({ dataDir, databaseUrl, log: silentLogger, join: true });
    const others = [await join(), await join()];
    for (const { db } of [database, ...others]) start(db);
    await untilEmpty();
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await Promise.all(others.map(({ close }) => close()));
    expect(recipients()).toEqual(emails.sort());
  });

  it('retries a temporary refusal later without delaying the others', async () => {
    let tries = 0;
    await open({
      onRcptTo: ({ address }, _, done) =>
        done(address === emails[0] && (tries += 1) < 3 ? refusal(451, `4.7.1 ${address} greylisted`) : null),
    });
    const emails = await queue(3);
    start();
    await until(async () => expect(await waiting()).toHaveLength(1));
    await untilWarned(1);
    // What is warned of is kept after that.
    await until(async () =>
      expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'RCPT TO 451 4.7.1' }]),
    );
    for (let round = 0; round < 2; round += 1) {
      // What is in hand takes its time anew when it is given up.
      await until(async () => expect(await waiting()).toMatchObject([{ held_until: null }]));
      await pass(1);
      await until(() => expect(tries).toBeGreaterThan(round + 1));
    }
    await untilEmpty();
    expect(recipients()).toEqual(emails.sort());
  });

  it('waits longer each time, an hour at most, and gives up after four days', async () => {
    await open();
    await queue();
    const pauses: number[] = [];
    for (const hours of [0, 0.25, 0.5, 12, 100]) {
      await pass(hours);
      const [mail] = await claimMail();
      await postponeJob(database.db, mail!, { reason: '451' });
      const { rows } = await sql<{
        minutes: number;
      }>`select round(extract(epoch from next_attempt_at - ${sqlNow()}) / 60)::int as minutes from work`.execute(
        database.db,
      );
      pauses.push(rows[0]!.minutes);
    }
    expect(pauses).toEqual([1, 15, 45, 60, 60]);
    expect(await waiting()).toMatchObject([{ attempts: 5, failed_at: expect.any(Date) }]);
    await pass(2);
    expect(await claimMail()).toEqual([]);
  });

  it('retries an e-mail that waited for days without an instance', async () => {
    await open();
    await queue();
    await pass(24 * 10);
    for (const attempts of [1, 2, 3, 4, 5]) {
      const [mail] = await claimMail();
      await postponeJob(database.db, mail!, { reason: 'RCPT TO 451' });
      const failed_at = attempts < 5 ? null : expect.any(Date);
      expect(await waiting()).toMatchObject([{ attempts, failed_at }]);
      await pass(1);
    }
  });

  it('sets a permanent refusal aside, logs no address, and continues', async () => {
    await open({
      onRcptTo: ({ address }, _, done) =>
        done(address === emails[0] ? refusal(550, `5.1.1 <${address}> unknown`) : null),
    });
    const emails = await queue(2);
    start();
    await until(() => expect(recipients()).toEqual([emails[1]]));
    await until(async () =>
      expect(await waiting()).toMatchObject([
        { failed_at: expect.any(Date), last_error: 'RCPT TO 550 5.1.1' },
      ]),
    );
    expect(warnings()).toContain('RCPT TO 550 5.1.1');
    expect(warnings()).not.toContain('@');
  });

  it.each<[string, SMTPServerOptions, string]>([
    [
      'does not let us sign in',
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_, __, done) => done(refusal(535, '5.7.8 no')),
      },
      'user:wrong@',
    ],
    ['does not take our sender', { onMailFrom: (_, __, done) => done(refusal(553, '5.7.1 no')) }, ''],
    ['does not relay for us', { onRcptTo: (_, __, done) => done(refusal(554, '5.7.1 relay denied')) }, ''],
    ['is closing', { onRcptTo: (_, __, done) => done(refusal(421, '4.3.2 closing')) }, ''],
  ])('keeps every letter while the mail server %s', async (_, options, user) => {
    await open(options);
    const emails = await queue(2);
    start(database.db, user);
    await untilWarned(2);
    expect(await waiting()).toMatchObject([{ failed_at: null }, { failed_at: null }]);
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.close();
    await open();
    // Before anybody has one in hand: whose time is over meanwhile is taken over by another.
    await pass(1);
    start();
    await untilEmpty();
    expect(recipients()).toEqual(emails.sort());
  });

  it('takes over jobs of a killed instance and ignores its late result', async () => {
    await open();
    await queue();
    const [left] = await claimMail();
    expect(await claimMail()).toEqual([]);
    await pass(1);
    const [taken] = await claimMail();
    expect(taken!.id).toBe(left!.id);
    await setJobAside(database.db, left!, 'too late');
    expect(await waiting()).toMatchObject([{ failed_at: null, last_error: null }]);
    await pass(1);
    start();
    await untilEmpty();
  });

  it('deletes permanent refusals after a month, and no waiting e-mail', async () => {
    await open();
    await queue(2);
    const [mail] = await claimMail();
    await setJobAside(database.db, mail!, 'RCPT TO 550');
    const failedBefore = (days: number) =>
      database.db
        .updateTable('work')
        .set({ failed_at: sql<Date>`${sqlNow()} - ${days} * interval '1 day'` })
        .where('failed_at', 'is not', null)
        .execute();
    await failedBefore(29);
    await forget(database.db);
    expect(await waiting()).toHaveLength(2);
    await failedBefore(31);
    await pass(24 * 60);
    await forget(database.db);
    expect(await waiting()).toMatchObject([{ failed_at: null }]);
  });
});
