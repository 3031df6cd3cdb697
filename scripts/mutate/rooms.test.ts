import { expect, test } from 'vitest';
import { isWatched, roomOf, testFoldersOf } from './rooms.mjs';

test.each([
  ['domain/search/param.ts', 'domain/search'],
  ['app/domain/geo.ts', 'app/domain'],
  ['contract/leads.ts', 'contract'],
  ['server/guard.ts', 'guards and limits'],
  ['server/leads/limit.ts', 'guards and limits'],
  ['api/auth/sign-in-limits.ts', 'guards and limits'],
  ['api/repositories/attempts.ts', 'guards and limits'],
  ['app/features/account/session/guard.server.ts', 'guards and limits'],
])('%s is watched, and counts in the row %s', (file, room) => {
  expect(isWatched(file)).toBe(true);
  expect(roomOf(file)).toBe(room);
});

test.each([
  ['server/leads/limit.test.ts'],
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
  expect(testFoldersOf(['contract/leads.ts', 'app/domain/geo.ts'])).toEqual(kernel);
  expect(testFoldersOf(['server/leads/limit.ts', 'server/guard.ts'])).toEqual(['server']);
});
