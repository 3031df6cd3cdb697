import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addJob } from '@api/platform/jobs/queue';
import { noteBackup } from '@api/system/backup-notes';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { measured } from './scrape';

let database: TestDatabase;
beforeEach(async () => void (database = await openTestDatabase()));
afterEach(() => database.close());

const addRun = async (outcome: string, startedAt: Date) => {
  await sql`insert into source (name) values ('casa') on conflict do nothing`.execute(database.db);
  await sql`insert into import_run (source_id, feed, started_at, outcome)
    select id, 'x', ${startedAt}::timestamptz, ${outcome} from source where name = 'casa'`.execute(
    database.db,
  );
};

test('queues, loads, leads, disk and backup are figures of a scrape', async () => {
  const { db } = database;
  await addJob(db, { kind: 'mail' });
  await addJob(db, { kind: 'of-another-version' });
  const now = new Date();
  await addRun('applied', new Date(now.getTime() - 2 * 3_600_000));
  await addRun('failed', new Date(now.getTime() - 3_600_000));
  await noteBackup(db);
  const { metrics, read } = measured(database);
  await read();
  const text = await metrics.text();
  for (const line of [
    'bossa_nova_jobs{kind="mail",state="due"} 1',
    'bossa_nova_jobs{kind="_OTHER",state="due"} 1',
    'bossa_nova_feed_failing{feed="casa"} 0',
    'bossa_nova_feed_runs{outcome="applied"} 1',
    'bossa_nova_feed_runs{outcome="failed"} 1',
    'bossa_nova_leads{state="received"} 0',
    'bossa_nova_refused_lead_files 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toMatch(/bossa_nova_backup_timestamp_seconds\{event="made"\} 1\d{9}/);
  expect(text).toMatch(/system_filesystem_utilization_ratio 0\.\d+/);
  for (const part of ['jobs', 'feeds', 'leads', 'files', 'backup', 'certificate'])
    expect(text).toContain(`bossa_nova_reading_timestamp_seconds{part="${part}"}`);
});

test('a part that cannot be read leaves its figures and their time', async () => {
  const warn = vi.fn();
  const { metrics, read, deps } = measured(database, { log: { warn } as never });
  await read();
  const readAt = /reading_timestamp_seconds\{part="files"\} (.+)/.exec(await metrics.text())![1];
  deps.system.dataDir = '/dev/null/nowhere';
  await read();
  const text = await metrics.text();
  expect(text).toContain(`bossa_nova_reading_timestamp_seconds{part="files"} ${readAt}\n`);
  expect(text).toMatch(/system_filesystem_utilization_ratio 0\.\d+/);
  expect(warn.mock.calls).toEqual([[expect.anything(), 'metrics not read: files']]);
});
