import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkChain } from '@api/audit/check-chain';
import { sealAudit } from '@api/audit/seal';
import { type OpenDatabase, openDatabase } from '@api/open-database';
import { chainReport } from '@server/doctor/audit';
import { offerOutcomes } from '@domain/leads/distribution/offer-outcome';
import { startBackEndProcess } from '@tests/support/back-end-process';
import { type IsolatedStorage, isolatedStorage, testEngines } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { untilDisconnected } from '@tests/support/until-disconnected';
import { faultsIn, lateIn, waitingIn } from './faults';
import { fillHouse, type House, prepareLife, switchOff } from './house';
import { kinds, lanesOf } from './lanes';
import { readStored, type Stored } from './stored';

const forTheRecord = process.env.KILL_LOOPS;
/** Of both engines together: each takes a start. */
const loops = Number(forTheRecord ?? 12 / testEngines.length);
const seed = Number(process.env.KILL_SEED ?? randomInt(1, 1_000_000));
/** A Monday in São Paulo, 9h. */
const firstStart = Date.parse('2026-11-30T09:00:00-03:00');
/** LEAD_REPLY_MINUTES. Each life begins when offers of the last one lapse, or shortly before. */
const replyMinutes = 1;
const nightMs = { least: 50_000, most: 62_000 };
/** Most writes that are acknowledged before a kill, and most ms from the last of them to it. */
const maxAcknowledged = 15;
const maxDelay = 300;
const movedClock = pathToFileURL(path.resolve(import.meta.dirname, '../../support/moved-clock.mjs')).href;

/** Park and Miller. */
const randomFrom = (start: number) => () => (start = (start * 48_271) % 2_147_483_647) / 2_147_483_647;

describe.each(testEngines)('a back end killed while it distributes, on %s', (engine) => {
  let place: IsolatedStorage;
  let house: House;
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  beforeAll(async () => {
    place = await isolatedStorage(engine);
    await opened(async (database) => void (house = await fillHouse(database)));
  });
  afterAll(() => place.remove());

  async function opened<T>(use: (database: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openDatabase({ ...place, log: silentLogger, join: true });
    return use(database).finally(database.close);
  }
  const start = () =>
    startBackEndProcess(
      {
        ...{ LEADS_TO: 'contatos@casa.com.br', LEAD_REPLY_MINUTES: String(replyMinutes) },
        ...{ NODE_OPTIONS: `--import=${movedClock}`, TEST_CLOCK: now().toISOString() },
        TEST_CLOCK_OFFSET_MS: String(offset),
      },
      place,
    );

  test(
    `no contact is lost, each lapse acts once, ${loops} times`,
    { timeout: 60_000 + loops * 60_000 },
    async () => {
      const random = randomFrom(seed);
      const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)];
      const acknowledged: string[] = [];
      const done = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<
        (typeof kinds)[number],
        number
      >;
      offset = firstStart - Date.now();

      /** All are offered or answered by somebody, within a minute of the moved clock. */
      const settled = (database: OpenDatabase) =>
        until(async () => {
          const stored = await readStored(database);
          expect([waitingIn(stored), lateIn(stored, now())]).toEqual([[], []]);
          return stored;
        });
      function check(stored: Stored) {
        expect(faultsIn(stored, acknowledged), `KILL_SEED=${seed}`).toEqual([]);
      }

      for (let loop = 0; loop <= loops; loop += 1) {
        const isLast = loop === loops;
        await opened((database) => prepareLife(database, now(), random() * 3_000));
        const backEnd = await start();
        await opened(async (database) => {
          // Now and then it is killed among what lapsed while it was away.
          if (isLast || random() < 0.6) check(await settled(database));
          expect(chainReport(await checkChain(database.db))).toMatchObject({ code: 0 });
          if (isLast) return;
          if (loop % 2 === 1) await switchOff(database, pick(house.brokers)!);
          let isKilled = false;
          let left = Math.floor(random() * maxAcknowledged);
          const lanes = lanesOf({
            ...{ baseUrl: backEnd.baseUrl, database, house, pick },
            done(kind, protocol) {
              if (protocol) acknowledged.push(protocol);
              done[kind] += 1;
              left -= 1;
            },
          }).map(async (step) => {
            // The embedded database goes with it.
            while (!isKilled && (await step().catch(() => null)) !== null);
          });
          const needsAll = !forTheRecord && loop === loops - 1;
          await until(() =>
            expect([left <= 0, needsAll ? kinds.filter((kind) => done[kind] === 0) : []]).toEqual([true, []]),
          );
          await pause(random() * maxDelay);
          backEnd.signal('SIGKILL');
          await backEnd.ended;
          isKilled = true;
          await Promise.all(lanes);
        });
        if (isLast) await backEnd.close();
        else if (place.databaseUrl) await untilDisconnected(place.databaseUrl);
        offset += Math.round(nightMs.least + random() * (nightMs.most - nightMs.least));
      }

      const stored = await opened(async (database) => {
        await sealAudit(database.db);
        expect(await checkChain(database.db)).toMatchObject({ problems: [], unsealed: 0 });
        return readStored(database);
      });
      check(stored);
      const ends: Record<string, number> = {};
      for (const { outcome } of stored.offers) ends[outcome ?? 'open'] = (ends[outcome ?? 'open'] ?? 0) + 1;
      if (!forTheRecord) expect(Object.keys(ends)).toEqual(expect.arrayContaining([...offerOutcomes]));
      process.stdout.write(
        `${engine}, KILL_SEED=${seed}: ${loops} kills, ${acknowledged.length} acknowledged, ${stored.leads.length} stored, ` +
          `${JSON.stringify(done)}, ${JSON.stringify(ends)}\n`,
      );
    },
  );
});
