import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApi } from '@api/app';
import { createPasswords } from '@api/accounts/passwords';
import { readBrokerageNetworks } from '@api/platform/http/brokerage-networks';
import { experimentReport } from '@api/ops/experiments-report';
import { countExposure, experimentCounts } from '@api/analytics/queries/experiments';
import { visitorHeaders } from '@contract/geolocation';
import type { LeadInput } from '@contract/leads';
import { unknownPlace } from '@domain/geo/geolocation';
import type { Arm } from '@domain/experiments/experiments';
import { cheap, testApi } from '../support/api';
import { silentLogger } from '../support/silent-logger';
import { openTestDatabase, type TestDatabase } from '../support/database';

const visit = 'schedule-visit-without-cpf';
const search = 'search-simplified';

describe('what experiments are counted in', () => {
  let database: TestDatabase;
  let api: ReturnType<typeof testApi>;
  beforeAll(async () => {
    database = await openTestDatabase();
    api = testApi(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.db.deleteFrom('experiment_exposure').execute();
    await database.db.deleteFrom('lead').execute();
  });

  const nobody = { visitor: unknownPlace, userAgent: null };
  const exposures = () =>
    database.db
      .selectFrom('experiment_exposure')
      .selectAll()
      .orderBy('day')
      .orderBy('arm')
      .execute()
      .then((rows) => rows.map(({ arm, exposures }) => [arm, exposures]));
  const shown = (arm: Arm, times: number) =>
    database.db
      .insertInto('experiment_exposure')
      .values({ day: '2026-11-20', ...arm, exposures: times })
      .execute();
  const send = (lead: Partial<LeadInput>) =>
    api.client.sendLead({
      idempotency_key: randomUUID(),
      kind: 'schedule',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
      ...lead,
    });

  it('counts an arm by São Paulo’s day, losing no concurrent exposure', async () => {
    const arm = { experiment: visit, arm: 1 } as const;
    await countExposure(database.db, arm, new Date('2026-11-21T02:59:00Z'));
    await countExposure(database.db, arm, new Date('2026-11-21T03:00:00Z'));
    await Promise.all(Array.from({ length: 30 }, () => api.client.countExposure(arm, nobody)));
    expect(await exposures()).toEqual([
      [1, 1],
      [1, 1],
      [1, 30],
    ]);
    expect(
      Object.keys(
        await database.db.selectFrom('experiment_exposure').selectAll().executeTakeFirstOrThrow(),
      ).sort(),
    ).toEqual(['arm', 'day', 'experiment', 'exposures']);
  });

  it.each([
    { experiment: 'another', arm: 0 },
    { experiment: visit, arm: 2 },
    { experiment: visit, arm: -1 },
    { experiment: visit, arm: '1' },
    { experiment: visit },
    {},
  ])('refuses %j', async (body) => {
    const answer = await api.app.request('/experiments/exposures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await exposures()).toEqual([]);
  });

  it('counts nothing that the house’s own networks are shown', async () => {
    const isBrokerageAddress = readBrokerageNetworks('198.51.100.0/24')!;
    const app = createApi({
      db: database.db,
      log: silentLogger,
      passwords: createPasswords(cheap),
      isBrokerageAddress,
    });
    const body = JSON.stringify({ experiment: visit, arm: 1 });
    for (const ip of ['198.51.100.9', '198.51.101.9']) {
      const headers = { 'Content-Type': 'application/json', [visitorHeaders.ip]: ip };
      const answer = await app.request('/experiments/exposures', { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
    }
    expect(await exposures()).toEqual([[1, 1]]);
  });

  it('counts converted people by the arm of their leads', async () => {
    await shown({ experiment: visit, arm: 0 }, 7_500);
    await shown({ experiment: visit, arm: 1 }, 2_500);
    await send({ experiments: [`${visit}.1`, `${search}.0`] });
    // The same person once more, with other capitals.
    await send({ email: 'Clara@exemplo.com.br', experiments: [`${visit}.1`] });
    await send({ email: 'rui@exemplo.com.br', experiments: [`${visit}.0`] });
    await send({ email: 'ana@exemplo.com.br', kind: 'contact', experiments: [`${visit}.0`, `${search}.1`] });
    await send({ email: 'eva@exemplo.com.br' });
    expect(await experimentCounts(database.db, visit, null)).toEqual({
      since: '2026-11-20',
      arms: [
        { exposures: 7_500, conversions: 1 },
        { exposures: 2_500, conversions: 1 },
      ],
    });
    expect((await experimentCounts(database.db, search, '2026-11-01')).arms).toEqual([
      { exposures: 0, conversions: 1 },
      { exposures: 0, conversions: 1 },
    ]);
    expect((await experimentCounts(database.db, visit, '2999-01-01')).arms[0]).toEqual({
      exposures: 0,
      conversions: 0,
    });
  });

  it('reports no conversions with a sample-ratio mismatch or too early', async () => {
    await shown({ experiment: visit, arm: 0 }, 8_000);
    await shown({ experiment: visit, arm: 1 }, 2_000);
    await shown({ experiment: search, arm: 0 }, 850);
    await shown({ experiment: search, arm: 1 }, 150);
    await send({ experiments: [`${visit}.1`, `${search}.1`] });
    const report = async (experiment: typeof visit | typeof search) =>
      experimentReport(experiment, await experimentCounts(database.db, experiment, null));
    const off = await report(visit);
    expect(off.isOff).toBe(true);
    expect(off.text).toMatch(/8\.000[^]+2\.000[^]+Sem resultado[^]+χ² = 133,33; p < 0,001/);
    const early = await report(search);
    expect(early.isOff).toBe(false);
    expect(early.text).toMatch(/850[^]+150[^]+Cedo demais: são precisas 1\.000 exposições/);
    for (const { text } of [off, early]) expect(text).not.toMatch(/taxa|intervalo/);
  });
});
