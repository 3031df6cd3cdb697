import { expect, test } from 'vitest';
import { integrationTestsOf, isWatched, roomOf, unitTestsOf } from './rooms.mjs';

test.each([
  ['domain/search/param.ts', 'domain/search'],
  ['app/domain/geo.ts', 'app/domain'],
  ['contract/leads.ts', 'contract'],
  ['server/http/guard.ts', 'guards and limits'],
  ['server/http/address-limit.ts', 'guards and limits'],
  ['api/accounts/sign-in-limits.ts', 'guards and limits'],
  ['api/platform/http/attempts.ts', 'guards and limits'],
  ['app/features/account/session/guard.server.ts', 'guards and limits'],
])('%s is watched, and counts in the row %s', (file, room) => {
  expect(isWatched(file)).toBe(true);
  expect(roomOf(file)).toBe(room);
});

test.each([
  ['server/http/address-limit.test.ts'],
  ['app/components/gallery.tsx'],
  ['contract/README.md'],
  ['domain/types.d.ts'],
  ['app/domain/search/arbitrary-filters.ts'],
  ['tests/support/guarded-page.ts'],
])('%s is not', (file) => {
  expect(isWatched(file)).toBe(false);
});

test('runs kernel tests for domain and contract, else those of the folder', () => {
  const kernel = ['app/domain', 'contract', 'domain'];
  expect(unitTestsOf(['contract/leads.ts', 'app/domain/geo.ts'])).toEqual(
    kernel.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  );
  expect(unitTestsOf(['server/http/address-limit.ts', 'server/http/guard.ts'])).toEqual([
    'server/**/*.test.{ts,tsx}',
  ]);
});

test('maps code without unit tests to named integration tests, or to all', () => {
  const some = ['api/platform/http/limits.ts', 'api/platform/http/attempts.ts', 'api/feeds/import/limits.ts'];
  expect(integrationTestsOf(some)).toEqual([
    'tests/api/{sign-in-limits,other-limits,recovery}.test.ts',
    'tests/catalogue/**/*.test.ts',
  ]);
  expect(integrationTestsOf(['server/http/guard.ts'])).toEqual(['tests/**/*.test.ts']);
});
