import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announcementLeads } from '@api/announcements/lead-extension';
import { noDestinations } from '@api/leads/destinations';
import { eraseLeads } from '@api/leads/erase';
import { erasedFilesJob } from '@api/leads/erased-files';
import { clock } from '@domain/kernel/clock';
import { openTestDatabase, type TestDatabase } from '../support/database';

const email = 'clara@exemplo.com.br';
const lead = JSON.stringify({ name: 'Clara', email: 'Clara@Exemplo.com.br' });
let database: TestDatabase;
let outbox: string;

beforeAll(async () => {
  database = await openTestDatabase();
  outbox = join(database.dataDir, 'outbox');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('work').execute();
  await rm(outbox, { recursive: true, force: true });
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, 'a-lead-of-bruno-01.json'), lead.replace(/clara/gi, 'bruno'));
});

const person = { email, phone: null };
const options = () => ({ ...announcementLeads, dataDir: database.dataDir, places: noDestinations });
const jobs = () => database.db.selectFrom('work').selectAll().where('kind', '=', 'erased-files').execute();
const erase = (deletePhotos = announcementLeads.deletePhotos) =>
  eraseLeads(database.db, person, { ...options(), deletePhotos });

test('the files of an erased person go at once, and leave no job', async () => {
  await writeFile(join(outbox, 'a-lead-of-clara-01.json'), lead);
  expect(await erase()).toMatchObject({ files: [join(outbox, 'a-lead-of-clara-01.json')] });
  expect(await readdir(outbox)).toEqual(['a-lead-of-bruno-01.json']);
  expect(await jobs()).toEqual([]);
});

test('a job deletes the files after a crash between commit and deletion', async () => {
  await writeFile(join(outbox, 'a-lead-of-clara-02.json'), lead);
  const crash = async () => {
    await writeFile(join(outbox, 'a-lead-of-clara-03.json'), lead);
    throw new Error('killed');
  };
  await expect(erase(crash)).rejects.toThrow('killed');
  const [job] = await jobs();
  expect(job).toMatchObject({ kind: 'erased-files' });
  const { run } = erasedFilesJob(database.dataDir, announcementLeads);
  expect(await run(job!, new AbortController().signal)).toMatchObject({ files: 1 });
  expect(await readdir(outbox)).toEqual(['a-lead-of-bruno-01.json']);
});

test('a repeated erasure leaves the job of one that was killed', async () => {
  const draft = randomUUID();
  const fields = JSON.stringify({ email: { value: [email] } });
  const now = clock.now();
  await database.db
    .insertInto('announcement_draft')
    .values({ id: draft, fields, created_at: now, saved_at: now })
    .execute();
  await expect(erase(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await erase();
  expect(await jobs()).toMatchObject([{ details: { address: email, drafts: [draft] } }]);
});

test('nothing is deleted if the transaction fails', async () => {
  await writeFile(join(outbox, 'a-lead-of-clara-04.json'), lead);
  const eraseDrafts = () => Promise.reject(new Error('no database'));
  const failed = eraseLeads(database.db, person, { ...options(), eraseDrafts });
  await expect(failed).rejects.toThrow('no database');
  expect(await readdir(outbox)).toContain('a-lead-of-clara-04.json');
});
