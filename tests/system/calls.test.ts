import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '@api/app';
import type { HttpAnswer } from '@api/platform/metrics/http-labels';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { silentLogger } from '../support/silent-logger';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test.each([
  ['GET', '/broker/ana-lima', { inProcess: false }, ['/broker/:slug', 404]],
  ['GET', '/nothing/clara@exemplo.com.br', { inProcess: false }, ['_OTHER', 404]],
  ['DELETE', '/house', { inProcess: false }, ['_OTHER', 405]],
  ['GET', '/broker/ana-lima', { inProcess: true }, null],
] as const)('%s %s, from %o, counts as %o', async (method, path, bindings, expected) => {
  const answers: HttpAnswer[] = [];
  const observeCall = (answer: HttpAnswer) => void answers.push(answer);
  const api = createApi({ db: database.db, log: silentLogger, observeCall });
  await api.fetch(new Request(`http://localhost${path}`, { method }), bindings);
  expect(answers.map(({ route, status }) => [route, status])).toEqual(expected ? [expected] : []);
  expect(answers.every(({ seconds }) => seconds >= 0)).toBe(true);
});
