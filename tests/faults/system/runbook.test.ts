import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConditionName, conditionReaders } from '@api/system/alerts/conditions';
import { certificateEnd } from '@api/system/figures/certificate';
import { systemDefaults } from '@api/system/settings';
import { clock } from '@domain/kernel/clock';
import { cheap, testApi } from '@tests/support/api';
import { openTestDatabase, type TestDatabase } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';
import { stopClock } from '@tests/support/stopped-clock';
import { openFeedServer } from '@tests/catalogue/feed-server';
import { commandsOf, runCommand } from './runbook-commands';

const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let startClock: (() => void) | undefined;
let tlsPort = 0;
beforeEach(async () => void (database = await openTestDatabase('embedded')));
afterEach(async () => {
  startClock?.();
  startClock = undefined;
  await database.close();
});

/** Whether a condition of the operator's letters holds. */
async function isOn(name: ConditionName): Promise<boolean> {
  const { db, dataDir } = database;
  const system = { ...systemDefaults(), dataDir, feeds: ['casa'] };
  const outside = {
    disk: async () => ({ totalBytes: 100, freeRatio: 0.5 }),
    certificateEnd: () => certificateEnd({ host: '127.0.0.1', port: tlsPort }),
  };
  const deps = { ...{ db, system, outside, log: silentLogger }, siteUrl: 'https://www.exemplo.com.br' };
  return (await conditionReaders[name](deps, clock.now())).some(({ isOn: holds }) => holds);
}
const later = (days: number) => void (startClock = stopClock(new Date(clock.nowMs() + days * dayMs)));

test('LeadsRefused: retry, and the files one folder up', async () => {
  const [retry, move] = await commandsOf('LeadsRefused');
  const destinations = { house: ['contatos@casa.com.br'], webhook: null, mautic: null };
  const { client } = testApi(database, cheap, { identity: null, google: null }, destinations);
  await client.sendLead({
    ...{ idempotency_key: 'a-key-of-16-chars-or-more', kind: 'contact', name: 'Clara' },
    ...{ email: 'clara@exemplo.com.br', message: 'Quero visitar.' },
    consent: { version: '2026-11-22', at: '2026-11-22T12:00:00Z' },
  });
  await database.db.updateTable('lead_delivery').set({ state: 'refused' }).execute();
  const outbox = path.join(database.dataDir, 'outbox');
  await mkdir(path.join(outbox, 'recusados'), { recursive: true });
  await writeFile(path.join(outbox, 'recusados/a-key.json'), '{}');
  expect(await isOn('leads')).toBe(true);
  const settings = { DATA_DIR: database.dataDir, LEADS_TO: 'contatos@casa.com.br' };
  expect(await runCommand(retry!, settings)).toMatchObject({ code: 0 });
  expect(await isOn('leads')).toBe(true);
  expect(await runCommand(move!, settings)).toMatchObject({ code: 0, output: '' });
  expect(await isOn('leads')).toBe(false);
  expect(await readdir(outbox)).toContain('a-key.json');
});

test('FeedFailing: the import of the feed', async () => {
  const [command] = await commandsOf('FeedFailing');
  later(2);
  expect(await isOn('feed')).toBe(true);
  startClock!();
  const crm = await openFeedServer();
  const settings = { DATA_DIR: database.dataDir, FEEDS: `casa=${crm.origin}/f`, PHOTOS: 'off' };
  expect(await runCommand(command!, settings)).toMatchObject({ code: 0 });
  crm.close();
  later(0.9);
  expect(await isOn('feed')).toBe(false);
});

test('DiskAlmostFull: sizes of photos go, originals stay', async () => {
  const [command] = await commandsOf('DiskAlmostFull');
  const folder = path.join(database.dataDir, 'photos/ab/abcdef');
  await mkdir(folder, { recursive: true });
  for (const name of ['original.jpg', '640.webp', '1280.avif']) await writeFile(path.join(folder, name), 'x');
  await writeFile(path.join(database.dataDir, 'photos/in-use'), '');
  expect(await runCommand(command!, { DATA_DIR: database.dataDir })).toMatchObject({ code: 0 });
  expect(await readdir(folder)).toEqual(['original.jpg']);
  expect((await readdir(path.join(database.dataDir, 'photos'))).sort()).toEqual(['ab', 'in-use']);
});

test('BackupOld: a backup, or the note of one', async () => {
  const [command] = await commandsOf('BackupOld');
  later(3);
  expect(await isOn('backup')).toBe(true);
  startClock!();
  expect(await runCommand(command!, { DATA_DIR: database.dataDir })).toMatchObject({ code: 0 });
  later(1.9);
  expect(await isOn('backup')).toBe(false);
  startClock!();
  later(3);
  expect(await isOn('backup')).toBe(true);
  startClock!();
  await runCommand('npm run backup -- made', { DATA_DIR: database.dataDir });
  later(1.9);
  expect(await isOn('backup')).toBe(false);
});

/** A key and a certificate of its own for some days, in one file. */
const certificateFor = (days: number) =>
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-batch'].concat([
      '-subj',
      '/CN=localhost',
      '-days',
      String(days),
      '-keyout',
      '-',
      '-out',
      '-',
    ]),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );

test('CertificateEnds: the renewal, and the proxy reads it again', async () => {
  const [command] = await commandsOf('CertificateEnds');
  const file = path.join(tmpdir(), 'site.pem');
  await writeFile(`${file}.new`, certificateFor(90));
  const first = certificateFor(10);
  const server = createServer({ key: first, cert: first }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  tlsPort = (server.address() as AddressInfo).port;
  expect(await isOn('certificate')).toBe(true);
  const certbot = `#!/bin/sh\n[ "$*" = renew ] && mv ${file}.new ${file}\n`;
  expect(await runCommand(command!, {}, { certbot })).toMatchObject({ code: 0 });
  const renewed = await readFile(file, 'utf8');
  server.setSecureContext({ key: renewed, cert: renewed });
  expect(await isOn('certificate')).toBe(false);
  server.close();
});

test.each(['PagesFail', 'FiguresOld'])('%s: doctor says if the database answers', async (alert) => {
  const [command] = await commandsOf(alert);
  const unreachable = { DATABASE_URL: 'postgres://site:geheim@127.0.0.1:9/site' };
  const broken = await runCommand(command!, { ...unreachable, DATA_DIR: database.dataDir });
  expect(broken).toMatchObject({ code: 1, output: expect.stringContaining('ECONNREFUSED') });
  expect(broken.output).not.toContain('geheim');
  expect(await runCommand(command!, { DATA_DIR: database.dataDir })).toMatchObject({ code: 0 });
});
