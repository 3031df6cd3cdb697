import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { mailJobNames } from '@api/platform/email/queue-mail';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage } from '@tests/support/database';
import { mailServer } from '@tests/support/mail-server';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { noPgBouncer, startPgBouncer } from '../../../scripts/workshop/pgbouncer.mjs';

type BackEnd = Awaited<ReturnType<typeof startBackEndProcess>>;
const serverUrl = process.env.TEST_DATABASE_URL;
const brokerage = 'contatos@casa.com.br';

/** `npm run bench -- fleet` has four whole websites. */
describe.skipIf(!serverUrl || noPgBouncer() !== null)('two back ends behind one PgBouncer', () => {
  let place: IsolatedStorage;
  let database: OpenDatabase;
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  const mail = mailServer();
  const backEnds: BackEnd[] = [];
  const start = () =>
    startBackEndProcess(
      {
        DATABASE_URL: bouncer.urlOf(place.databaseUrl!),
        DATABASE_DIRECT_URL: place.databaseUrl!,
        SMTP_URL: `smtp://localhost:${mail.port}?requireTLS=false`,
        LEADS_TO: brokerage,
      },
      place,
    );
  beforeAll(async () => {
    place = await isolatedStorage('postgres');
    database = await openDatabase({ ...place, log: silentLogger });
    bouncer = await startPgBouncer(serverUrl!);
    await mail.listen();
    backEnds.push(...(await Promise.all([start(), start()])));
  });
  afterAll(async () => {
    await Promise.all(backEnds.map((each) => each.close()));
    await mail.close();
    await database.close();
    await bouncer.close();
    await place.remove();
  });

  const arrive = async (n: number, message: string) => {
    const answer = await fetch(`${backEnds[n % 2]!.baseUrl}/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret },
      body: JSON.stringify({
        ...{ idempotency_key: randomUUID(), name: 'Clara Nunes', message },
        email: `${randomUUID()}@exemplo.com.br`,
      }),
    }).catch(() => null);
    return answer?.status === 201;
  };
  const arriveAll = async (messages: string[]) => {
    const taken = await Promise.all(
      messages.map(async (message, n) => ((await arrive(n, message)) ? [message] : [])),
    );
    return taken.flat();
  };
  const messagesOf = (word: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${word} ${n}.`);
  const letters = () => mail.received.filter(({ to }) => to.includes(brokerage)).map(({ text }) => text);
  const lettersOf = (message: string) => letters().filter((text) => text.includes(message));
  const waiting = () =>
    database.db
      .selectFrom('work')
      .select('kind')
      .where('kind', 'in', [...mailJobNames])
      .execute();

  test('each contact has one letter', async () => {
    const messages = messagesOf('Carta', 20);
    expect(await arriveAll(messages)).toEqual(messages);
    await until(() => expect(messages.filter((message) => lettersOf(message).length === 0)).toEqual([]));
    await until(async () => expect(await waiting()).toEqual([]));
    expect(messages.map((message) => lettersOf(message).length)).toEqual(messages.map(() => 1));
  });

  test('one is killed: what was taken is stored once, and has a letter', async () => {
    const messages = messagesOf('Outra', 20);
    const arriving = arriveAll(messages);
    await until(async () => expect((await stored()).length).toBeGreaterThan(2));
    backEnds[1]!.signal('SIGKILL');
    await backEnds[1]!.ended;
    const taken = await arriving;
    backEnds[1] = await start();
    expect(taken.length).toBeGreaterThan(0);
    expect((await stored()).filter((message) => taken.includes(message)).sort()).toEqual(taken.sort());
    // Others take over what it had claimed, after three minutes.
    await database.db
      .updateTable('work')
      .set({ next_attempt_at: new Date(0) })
      .where('kind', 'in', [...mailJobNames])
      .execute();
    await until(() => expect(taken.filter((message) => lettersOf(message).length === 0)).toEqual([]));
  });

  const stored = async () => {
    const rows = await database.db.selectFrom('lead').select('message').execute();
    return rows.flatMap(({ message }) => (message?.startsWith('Outra') ? [message] : []));
  };
});
