import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { testRestoredDatabase } from '@api/ops/backup/test-restored-database';
import { readBackupNotes } from '@api/system/backup-notes';
import { addContact } from '../../contacts/contacts';
import { createDatabase, dropDatabase, testEngines } from '../../support/database';
import { silentLogger as log } from '../../support/silent-logger';

describe.skipIf(!testEngines.includes('postgres'))('a database that pg_restore has filled', () => {
  const dataDir = '/nowhere';
  let [siteUrl, restoredUrl] = ['', ''];
  let site: OpenDatabase;
  let restored: OpenDatabase;
  beforeAll(async () => {
    siteUrl = await createDatabase();
    restoredUrl = await createDatabase();
    site = await openDatabase({ databaseUrl: siteUrl, dataDir, log });
    restored = await openDatabase({ databaseUrl: restoredUrl, dataDir, log });
    await addContact(site.db);
  });
  afterAll(async () => {
    await site.close();
    await restored.close();
    await dropDatabase(siteUrl);
    await dropDatabase(restoredUrl);
  });
  const test = (url: string) => testRestoredDatabase(site.db, { url, dataDir, log });

  it('is refused while it is empty, or the site’s own', async () => {
    await expect(test(restoredUrl)).rejects.toThrow('falta: lead');
    await expect(test(siteUrl)).rejects.toThrow('banco do próprio site');
    expect((await readBackupNotes(site.db)).tested).toBeNull();
  });

  it('is read whole, and noted as a tested restore', async () => {
    await addContact(restored.db);
    expect(await test(restoredUrl)).toMatchObject({ lead: 1 });
    expect((await readBackupNotes(site.db)).tested).toMatchObject({ of: null });
    expect((await readBackupNotes(restored.db)).tested).toBeNull();
  });
});
