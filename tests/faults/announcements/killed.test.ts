import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { apiSecretHeader } from '@contract/geolocation';
import { startBackEndProcess, testApiSecret } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '../../support/database';
import { silentLogger } from '../../support/silent-logger';
import { until } from '../../support/until';
import { makeAnnouncement, makeRegistration } from '@tests/announcements/make-announcement';

/** Fifty were run for the record, on each engine (docs/decisions/0070-announcing.md); each takes a start. */
const forTheRecord = process.env.KILL_LOOPS;
const loops = Number(forTheRecord ?? 2);
const engines = forTheRecord ? testEngines : testEngines.slice(-1);
const homesPerLoop = 6;
/** Longest that a killed back end has lived among the homes, in ms: some are then under way, some not begun. */
const longestLife = 800;

describe.each(engines)('a back end that is killed while homes are announced, on %s', (engine) => {
  let place: IsolatedStorage;
  beforeAll(async () => {
    place = await isolatedStorage(engine);
  });
  afterAll(() => place.remove());

  const start = () => startBackEndProcess({ LEADS_TO: 'contatos@casa.com.br' }, place);
  /** Sends a home; its protocol once it is acknowledged. */
  const send = async (baseUrl: string, key: string): Promise<string | null> => {
    // Of one e-mail ten a day are told of.
    const announce = makeAnnouncement({ email: `${key}@exemplo.com.br` });
    const body = JSON.stringify(makeRegistration({ announce, idempotency_key: key }));
    const headers = { 'Content-Type': 'application/json', [apiSecretHeader]: testApiSecret };
    const answer = await fetch(`${baseUrl}/sellRent/register`, { method: 'POST', body, headers }).catch(
      () => null,
    );
    const responseBody = answer?.status === 201 ? await answer.json().catch(() => null) : null;
    return (responseBody as { protocol: string } | null)?.protocol ?? null;
  };

  test(
    `keeps all of each home or nothing, and each that it has acknowledged once, ${loops} times`,
    { timeout: 60_000 + loops * 15_000 },
    async () => {
      const keys: string[] = [];
      const acknowledged = new Map<string, string>();
      for (let loop = 0; loop < loops; loop += 1) {
        const backEnd = await start();
        const sent = Array.from({ length: homesPerLoop }, async (_, n) => {
          const key = randomUUID();
          keys.push(key);
          await pause((n * longestLife) / homesPerLoop);
          const protocol = await send(backEnd.baseUrl, key);
          if (protocol) acknowledged.set(key, protocol);
        });
        // A machine with other work is slow to take the first: without one nothing would be shown.
        if (loop === 0) await until(() => expect([...acknowledged.keys()]).not.toEqual([]));
        await pause(Math.random() * longestLife);
        backEnd.signal('SIGKILL');
        await backEnd.ended;
        await Promise.all(sent);
      }

      // Whoever heard nothing sends the same again, and so does who was told: the answer is the same.
      const last = await start();
      for (const key of keys) {
        const protocol = await send(last.baseUrl, key);
        expect(protocol).not.toBeNull();
        expect(acknowledged.get(key) ?? protocol).toBe(protocol);
      }
      await last.close();
      const { db, close } = await openDatabase({ ...place, log: silentLogger });
      const { rows } = await sql<{ leads: number; announcements: number; told: number; keys: number }>`
        select count(*)::int as leads, count(distinct idempotency_key)::int as keys,
          (select count(*)::int from announcement) as announcements,
          (select count(*)::int from lead_delivery where place = 'house') as told
        from lead`.execute(db);
      await close();
      expect(acknowledged.size).toBeGreaterThan(0);
      const each = keys.length;
      expect(rows).toEqual([{ leads: each, keys: each, announcements: each, told: each }]);
      if (forTheRecord)
        process.stdout.write(
          `${engine}: ${loops} kills, ${acknowledged.size} acknowledged, ${each} kept once\n`,
        );
    },
  );
});
