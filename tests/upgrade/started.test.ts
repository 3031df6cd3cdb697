import { expect, test } from 'vitest';
import { apiSecretHeader } from '@contract/geolocation';
import { appliedMigrations, migrationNames } from '@api/platform/db/migrate';
import { startBackEndProcess, testApiSecret } from '../support/back-end-process';
import { isolatedStorage, testEngines } from '../support/database';
import { restoreRelease } from './release';
import { opened } from './storage';

test.each(testEngines)(
  'today’s build starts over the last release and finds its homes, on %s',
  { timeout: 300_000 },
  async (engine) => {
    const storage = await isolatedStorage(engine);
    try {
      await opened(storage, ({ db }) => restoreRelease(db));
      const backEnd = await startBackEndProcess({}, storage);
      try {
        const answer = await fetch(`${backEnd.baseUrl}/search/properties`, {
          ...{ method: 'POST', body: '{}' },
          headers: { [apiSecretHeader]: testApiSecret, 'content-type': 'application/json' },
        });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain('BN10');
      } finally {
        await backEnd.close();
      }
      expect(await opened(storage, ({ db }) => appliedMigrations(db))).toEqual(migrationNames);
    } finally {
      await storage.remove();
    }
  },
);
