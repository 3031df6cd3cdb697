import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { reconcileLeads } from '@api/leads/reconciliation';
import { sqlNow } from '@api/platform/db/sql-now';
import { apiSecretHeader } from '@contract/geolocation';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { mailServer } from '@tests/support/mail-server';
import { openMautic } from '@tests/support/mautic';
import { silentLogger } from '@tests/support/silent-logger';
import { webhookSecret, webhookSink } from '@tests/support/webhook-sink';
import { until } from '@tests/support/until';

/** Thirty were run for the record, on each engine (docs/decisions/0049-leads-reach-somebody.md); each takes a start. */
const forTheRecord = process.env.KILL_LOOPS;
const loops = Number(forTheRecord ?? 2);
const engines = forTheRecord ? testEngines : testEngines.slice(-1);
const leadsPerLoop = 6;
/** Longest that a killed back end has lived among the leads, in ms: some are then under way, some not begun. */
const longestLife = 800;

describe.each(engines)('a back end that is killed while leads come, on %s', (engine) => {
  const mails = mailServer();
  const hooks = webhookSink();
  let place: IsolatedStorage;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    [mautic] = await Promise.all([openMautic(), mails.listen(), hooks.listen()]);
  });
  afterAll(async () => {
    await Promise.all([mails.close(), hooks.close(), mautic.close()]);
    await place.remove();
  });

  const start = () =>
    startBackEndProcess(
      {
        SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
        LEADS_TO: 'contatos@casa.com.br',
        LEADS_WEBHOOK_URL: hooks.url,
        LEADS_WEBHOOK_SECRET: webhookSecret,
        MAUTIC_URL: mautic.url,
      },
      place,
    );
  const keys = new Map<string, string>();
  /** Sends a lead; its protocol once it is acknowledged. */
  const send = async (baseUrl: string): Promise<string | null> => {
    const key = randomUUID();
    const body = JSON.stringify({
      idempotency_key: key,
      name: 'Clara Nunes',
      email: `clara-${randomUUID()}@exemplo.com.br`,
    });
    const headers = { 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret };
    const answer = await fetch(`${baseUrl}/leads`, { method: 'POST', body, headers }).catch(() => null);
    const responseBody = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    const protocol = (responseBody as { protocol: string } | null)?.protocol ?? null;
    if (protocol) keys.set(protocol, key);
    return protocol;
  };
  const missing = (acknowledged: readonly string[]) => {
    const hooked = new Set(hooks.received.map(({ id }) => id));
    const mailed = mails.received
      .filter(({ to }) => to[0] === 'contatos@casa.com.br')
      .map(({ text }) => text);
    const posted = new Set(mautic.posted.map(({ fields }) => fields.submission_id![0]));
    return acknowledged.filter(
      (protocol) =>
        !hooked.has(protocol) ||
        !posted.has(keys.get(protocol)) ||
        !mailed.some((text) => text.includes(`Protocolo: ${protocol}`)),
    );
  };

  test(
    `tells every lead that it has acknowledged to every place, ${loops} times`,
    { timeout: 60_000 + loops * 15_000 },
    async () => {
      const acknowledged: string[] = [];
      for (let loop = 0; loop < loops; loop += 1) {
        const backEnd = await start();
        const sent = Array.from({ length: leadsPerLoop }, async (_, n) => {
          await pause((n * longestLife) / leadsPerLoop);
          const protocol = await send(backEnd.baseUrl);
          if (protocol) acknowledged.push(protocol);
        });
        // Now and then a place is away meanwhile.
        if (loop % 3 === 1) hooks.leave();
        // A machine with other work is slow to take the first: without one nothing would be shown.
        if (loop === 0) await until(() => expect(acknowledged).not.toEqual([]));
        await pause(Math.random() * longestLife);
        backEnd.signal('SIGKILL');
        await backEnd.ended;
        await Promise.all(sent);
        if (loop % 3 === 1) await hooks.listen();
      }

      const last = await start();
      const { db, close } = await openDatabase({ ...place, log: silentLogger, join: true });
      // What a killed one had in hand is let go when its time is over.
      await sql`update work set next_attempt_at = ${sqlNow()} where held_until is not null`.execute(db);
      await until(async () => expect(await reconcileLeads(db)).toMatchObject({ waiting: 0 }));
      const balance = await reconcileLeads(db);
      await close();
      await last.close();
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(missing(acknowledged)).toEqual([]);
      expect(balance).toMatchObject({ refused: 0, lost: 0, delivered: balance.received });
      if (forTheRecord)
        process.stdout.write(
          `${engine}: ${loops} kills, ${acknowledged.length} acknowledged, ${balance.received} received, 0 lost, ` +
            `${hooks.received.length - new Set(hooks.received.map(({ id }) => id)).size} posted twice\n`,
        );
    },
  );
});
