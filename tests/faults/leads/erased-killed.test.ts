import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { clock } from '@domain/kernel/clock';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { builtProgram } from '@tests/support/program';
import { runProgram } from '@tests/support/run-program';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { webhookSecret, webhookSink } from '@tests/support/webhook-sink';

const email = 'clara@exemplo.com.br';

describe.each(testEngines)('a lead that is erased while programs are killed, on %s', (engine) => {
  const hooks = webhookSink();
  let storage: IsolatedStorage;
  let backEnd: Awaited<ReturnType<typeof startBackEndProcess>>;
  let protocol: string;
  beforeEach(async () => {
    hooks.received.length = 0;
    hooks.answer(204);
    [storage] = await Promise.all([isolatedStorage(engine), hooks.listen()]);
    backEnd = await start();
    const body = JSON.stringify({ idempotency_key: randomUUID(), name: 'Clara Nunes', email });
    const headers = { 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret };
    const answer = await fetch(`${backEnd.baseUrl}/leads`, { method: 'POST', body, headers });
    ({ protocol } = (await answer.json()) as { protocol: string });
    await until(() => expect(events()).toEqual([`lead.created ${protocol}`]));
  });
  afterEach(async () => {
    await backEnd.close();
    await hooks.close();
    await storage.remove();
  });

  const start = () =>
    startBackEndProcess({ LEADS_WEBHOOK_URL: hooks.url, LEADS_WEBHOOK_SECRET: webhookSecret }, storage);
  const events = () => hooks.received.map(({ body: { type, data } }) => `${type} ${data.protocol}`);
  const bothEvents = () => [`lead.created ${protocol}`, `lead.erased ${protocol}`];
  const erase = () => runProgram('leads', ['erase', email], storage.settings);
  const opened = async <T>(use: (db: OpenDatabase['db']) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase({ ...storage, log: silentLogger, join: true });
    return use(db).finally(close);
  };
  const erasedJobs = (db: OpenDatabase['db']) =>
    db.selectFrom('work').select('key').where('key', '=', `erased:${protocol}`).execute();

  it('reaches the webhook after the back end was killed while it sent it', async () => {
    let attempts = 0;
    hooks.answer(() => void (attempts += 1));
    expect(await erase()).toMatchObject({ code: 0, out: expect.stringContaining('lead.erased') });
    await until(() => expect(attempts).toBeGreaterThan(0));
    backEnd.signal('SIGKILL');
    await backEnd.ended;
    hooks.answer(204);
    await opened((db) =>
      db
        .updateTable('work')
        .set({ next_attempt_at: clock.now(), held_until: null })
        .where('held_until', 'is not', null)
        .execute(),
    );
    backEnd = await start();
    await until(() => expect(events()).toEqual(bothEvents()));
  });

  it.runIf(engine === 'postgres')('is all there after its command was killed', async () => {
    const client = new pg.Client({ connectionString: storage.databaseUrl });
    await client.connect();
    // The erasure has deleted the lead and queued the event when it comes to the subscriptions.
    await client.query('begin; lock table subscription in share mode');
    const env = { ...process.env, ...storage.settings };
    const command = spawn(process.execPath, [builtProgram('leads'), 'erase', email], {
      env,
      stdio: 'ignore',
    });
    const waiters = async () =>
      (
        await client.query(
          'select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
        )
      ).rows;
    await until(async () => expect(await waiters()).toHaveLength(1));
    const [{ pid }] = await waiters();
    const ended = once(command, 'exit');
    command.kill('SIGKILL');
    await ended;
    await client.query('rollback');
    await until(async () =>
      expect((await client.query('select from pg_stat_activity where pid = $1', [pid])).rows).toEqual([]),
    );
    await client.end();
    expect(
      await opened(async (db) => [await erasedJobs(db), (await db.selectFrom('lead').execute()).length]),
    ).toEqual([[], 1]);
    expect((await erase()).code).toBe(0);
    await until(() => expect(events()).toEqual(bothEvents()));
  });
});
