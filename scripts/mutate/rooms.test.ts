import { expect, test } from 'vitest';
import { integrationTestsOf, isWatched, roomOf, unitTestsOf } from './rooms.mjs';

test.each([
  ['domain/search/param.ts', 'domain/search'],
  ['app/domain/geo.ts', 'app/domain'],
  ['contract/leads.ts', 'contract'],
  ['server/guard.ts', 'guards and limits'],
  ['server/address-limit.ts', 'guards and limits'],
  ['api/auth/sign-in-limits.ts', 'guards and limits'],
  ['api/repositories/attempts.ts', 'guards and limits'],
  ['app/features/account/session/guard.server.ts', 'guards and limits'],
])('%s is watched, and counts in the row %s', (file, room) => {
  expect(isWatched(file)).toBe(true);
  expect(roomOf(file)).toBe(room);
});

test.each([
  ['server/address-limit.test.ts'],
  ['app/components/gallery.tsx'],
  ['contract/README.md'],
  ['domain/types.d.ts'],
  ['app/domain/search/arbitrary-filters.ts'],
  ['tests/support/guarded-page.ts'],
])('%s is not', (file) => {
  expect(isWatched(file)).toBe(false);
});

test('the domain and the contract meet their own tests, everything else those of its house', () => {
  const kernel = ['app/domain', 'contract', 'domain'];
  expect(unitTestsOf(['contract/leads.ts', 'app/domain/geo.ts'])).toEqual(
    kernel.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  );
  expect(unitTestsOf(['server/address-limit.ts', 'server/guard.ts'])).toEqual(['server/**/*.test.{ts,tsx}']);
});

test('what no unit test runs meets the integration tests that hold it, and where none is named all of them', () => {
  const some = ['api/auth/limits.ts', 'api/repositories/attempts.ts', 'api/import/limits.ts'];
  expect(integrationTestsOf(some)).toEqual([
    'tests/api/{sign-in-limits,other-limits,recovery}.test.ts',
    'tests/catalogue/**/*.test.ts',
  ]);
  expect(integrationTestsOf(['server/guard.ts'])).toEqual(['tests/**/*.test.ts']);
});
