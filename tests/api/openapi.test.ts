import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '@api/app';
import type { Derivatives } from '@api/platform/photos/derivatives';
import { contractCalls } from '@contract/calls';
import { ValueResponse } from '@contract/value-response';
import { fileOperations } from '../../scripts/openapi/files';
import { inboundOperations } from '../../scripts/openapi/inbound';
import { describedCalls } from '../../scripts/openapi/described-calls';
import { openApiPath } from '../../scripts/openapi/operation';
import { allInbound } from '../portals/portal-site';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { expectDescribed, describedPaths } from '../support/described';
import { silentLogger } from '../support/silent-logger';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** '/fotos/*' has the parameters of a file. */
const shapeOf = (path: string) =>
  path.replace(/\/\*$/, '/{}/{}').replace(/:\w+(?:\{[^}]*\})?|\{\w*\}/g, '{}');

test('the routes of the back end are those of docs/openapi.json', () => {
  const derivatives = { get: async () => null } as Partial<Derivatives> as Derivatives;
  const { routes } = createApi({ db: database.db, log: silentLogger, inbound: allInbound, derivatives });
  const existing = routes.filter(({ method }) => method !== 'ALL');
  const described = Object.entries(describedPaths()).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${shapeOf(path)}`),
  );
  const names = existing.map(({ method, path }) => `${method} ${shapeOf(path)}`);
  expect([...new Set(names)].sort()).toEqual([...new Set(described)].sort());
  const others = Object.keys({ ...fileOperations, ...inboundOperations }).length;
  expect(described).toHaveLength(describedCalls.length + others);
});

test('calls that need a customer refuse others, and only these', async () => {
  const { app } = testApi(database);
  const calls = contractCalls.filter(({ path }) => !path.startsWith('staff/'));
  const differing: string[] = [];
  for (const { method, path } of calls) {
    const { security } = describedPaths()[openApiPath(path)]![method.toLowerCase()]!;
    const url = `http://api.test/${path
      .replace(/:phase/, 'used')
      .replace(/:condition/, 'used')
      .replace(/:\w+/g, '1')}`;
    const request = new Request(url, { method, ...(method !== 'GET' && { body: '{}' }) });
    const { status } = await app.fetch(request, {});
    const isNeeded = security.every((each) => 'customer' in each);
    if (isNeeded !== (status === 401)) differing.push(`${method} ${path} ${status}`);
  }
  expect(differing).toEqual([]);
});

test('an answer that is not as described is an error', async () => {
  const request = new Request('http://api.test/search/counts', { method: 'POST' });
  const check = (value: unknown, status = 200) => expectDescribed(request, new ValueResponse(value, status));
  await check({ totals: [1] });
  await expect(check({ totals: ['1'] })).rejects.toThrow('/totals/0 must be integer');
  await expect(check({})).rejects.toThrow("must have required property 'totals'");
  await expect(check({ totals: [] }, 201)).rejects.toThrow('answers 201');
  await check({ status: 'error', code: 'X', message: 'x' }, 409);
  await expect(check({ code: 'X' }, 409)).rejects.toThrow('409 is not as');
});
