import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conditionReaders } from '@api/system/alerts/conditions';
import { sendAlerts } from '@api/system/alerts/send-alerts';
import { noteBackup } from '@api/system/backup-notes';
import { systemDefaults } from '@api/system/settings';
import { clock } from '@domain/kernel/clock';
import { cheap, testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { stopClock } from '../support/stopped-clock';

const operator = 'plantao@exemplo.com.br';
const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let dataDir: string;
let startClock: () => void;
let freeRatio: number;
let certificateDaysLeft: number;

beforeEach(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'alerts-'));
  startClock = stopClock();
  [freeRatio, certificateDaysLeft, isHostSilent] = [0.5, 60, false];
  // The template of the database may be older than two days.
  await sql`update kysely_migration set timestamp = ${clock.now().toISOString()}`.execute(database.db);
});
afterEach(async () => {
  startClock();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const later = (ms: number) => {
  const at = new Date(clock.nowMs() + ms);
  startClock();
  startClock = stopClock(at);
};

let isHostSilent: boolean;
const outside = {
  disk: async () => ({ totalBytes: 100, freeRatio }),
  certificateEnd: async () => {
    if (isHostSilent) throw new Error('time-out');
    return new Date(clock.nowMs() + certificateDaysLeft * dayMs);
  },
};
const deps = () => ({
  ...{ db: database.db, log: silentLogger, operators: [operator], siteUrl: 'https://www.exemplo.com.br' },
  ...{ system: { ...systemDefaults(), dataDir, feeds: ['casa'] }, outside },
});

async function subjects(): Promise<string[]> {
  await sendAlerts(deps());
  return (await emailsTo(database.db, operator)).map(({ subject }) => subject);
}

const addRun = async (outcome: string) => {
  await sql`insert into source (name) values ('casa') on conflict do nothing`.execute(database.db);
  await sql`insert into import_run (source_id, feed, started_at, outcome)
    select id, 'x', ${clock.now()}::timestamptz, ${outcome} from source where name = 'casa'`.execute(
    database.db,
  );
};

test('leads that no destination took are a letter', async () => {
  const destinations = { house: ['contatos@casa.com.br'], webhook: null, mautic: null };
  const { client } = testApi(database, cheap, { identity: null, google: null }, destinations);
  await client.sendLead({
    ...{ idempotency_key: 'a-key-of-16-chars-or-more', kind: 'contact', name: 'Clara' },
    ...{ email: 'clara@exemplo.com.br', message: 'Quero visitar.' },
    consent: { version: '2026-11-22', at: clock.now().toISOString() },
  });
  await database.db.updateTable('lead_delivery').set({ state: 'refused' }).execute();
  expect(await subjects()).toEqual(['Contatos que não chegaram a quem os atende']);
});

test('nothing is sent while all is in order', async () => {
  expect(await subjects()).toEqual([]);
});

const conditions: [string, string, { begin(): Promise<void> | void; end(): Promise<void> | void }][] = [
  [
    'disk',
    'Disco quase cheio: 9% livre',
    { begin: () => void (freeRatio = 0.09), end: () => void (freeRatio = 0.1) },
  ],
  [
    'certificate',
    'O certificado do site está por vencer',
    { begin: () => void (certificateDaysLeft = 13.9), end: () => void (certificateDaysLeft = 90) },
  ],
  [
    'backup',
    'A última cópia de segurança tem mais de dois dias',
    {
      begin: async () => {
        await addRun('applied');
        later(2.1 * dayMs);
        await addRun('applied');
      },
      end: () => noteBackup(database.db),
    },
  ],
  [
    'feed',
    'O feed casa não se lê há mais de um dia',
    {
      begin: async () => {
        await addRun('applied');
        later(1.1 * dayMs);
        await noteBackup(database.db);
        await addRun('failed');
      },
      end: () => addRun('unchanged'),
    },
  ],
  [
    'leads',
    'Contatos que não chegaram a quem os atende',
    {
      begin: async () => {
        await mkdir(join(dataDir, 'outbox/recusados'), { recursive: true });
        await writeFile(join(dataDir, 'outbox/recusados/a-key.json'), '{}');
      },
      end: () => rm(join(dataDir, 'outbox/recusados/a-key.json')),
    },
  ],
];

test.each(conditions)('%s: one letter, until it ends and comes again', async (_, subject, { begin, end }) => {
  await begin();
  expect(await subjects()).toEqual([subject]);
  later(60_000);
  expect(await subjects()).toEqual([]);
  await end();
  expect(await subjects()).toEqual([]);
  await begin();
  expect(await subjects()).toEqual([subject]);
});

test('a condition that cannot be read neither begins nor ends', async () => {
  certificateDaysLeft = 3;
  expect(await subjects()).toHaveLength(1);
  isHostSilent = true;
  expect(await subjects()).toEqual([]);
  isHostSilent = false;
  expect(await subjects()).toEqual([]);
});

test('two instances that look at once send one letter', async () => {
  freeRatio = 0.05;
  const [one, other] = await Promise.all([subjects(), subjects()]);
  expect([...one, ...other]).toHaveLength(1);
});

test('the letter has the command, names the machine and no person', async () => {
  freeRatio = 0.031;
  await sendAlerts(deps());
  const [letter] = await emailsTo(database.db, operator);
  expect(letter!.text).toContain(`Na máquina ${hostname()}`);
  expect(letter!.text).toContain('find "$DATA_DIR/photos"');
  expect(letter!.html).toContain('Disco quase cheio: 3% livre');
});

test('PostgreSQL has a backup condition once a backup was noted', async () => {
  const onPostgres = { ...deps(), system: { ...deps().system, engine: 'postgres' as const } };
  later(3 * dayMs);
  expect(await conditionReaders.backup(onPostgres, clock.now())).toEqual([]);
  await noteBackup(database.db);
  later(3 * dayMs);
  expect(await conditionReaders.backup(onPostgres, clock.now())).toMatchObject([{ isOn: true }]);
});
