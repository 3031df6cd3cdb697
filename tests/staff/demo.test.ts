import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPasswords } from '@api/accounts/passwords';
import { demoSource } from '@api/catalogue/source-name';
import type { Database } from '@api/database';
import { makeAdminDemo, NoAdminDemo } from '@api/demo/admin/make-admin';
import { clock } from '@domain/kernel/clock';
import { reconcileLeads } from '@api/leads/reconciliation';
import type { ApiEnv } from '@api/env';
import { runDemo } from '@api/ops/staff-demo-command';
import { pictures } from '@api/platform/photos/pictures';
import { photoTokenParam } from '@domain/announcement/photos';
import { openPhotoStore } from '@server/announcements/photo-store';
import { runCommand } from '../catalogue/run-command';
import { cheap } from '../support/api';
import { asDemo } from '../support/brokerage';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addMember } from './member';
import { staffApi, staffTables } from './staff-api';

const siteUrl = 'http://localhost:3000';
const now = new Date('2026-11-29T15:00:00Z');

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'bossa-demo-'));

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await asDemo(db);
  const { id } = await db
    .selectFrom('source')
    .select('id')
    .where('name', '=', demoSource)
    .executeTakeFirstOrThrow();
  const broker = { slug: 'bento-rua', name: 'Bento Rua', creci: '1-F', email: 'bento@casa.example' };
  await db
    .insertInto('broker')
    .values({ ...broker, source_id: id })
    .execute();
  const listings = ['A', 'B'].map((reference) => makeListing({ reference, brokerSlug: broker.slug }));
  await fillCatalogue(db, listings, demoSource);
});
afterAll(async () => {
  pictures.imports.end();
  await database.close();
});
beforeEach(async () => {
  for (const table of [...staffTables, 'lead'] as const) await db.deleteFrom(table).execute();
});

const make = async (options: Partial<Parameters<typeof makeAdminDemo>[1]> = {}) =>
  makeAdminDemo(db, {
    ...{ siteUrl, now, dataDir: await temporaryFolder(), passwords: createPasswords(cheap) },
    ...options,
  });

test('a newcomer sees contacts in all states, announcements and members', async () => {
  const dataDir = await temporaryFolder();
  const members = await make({ dataDir });
  expect(members.map(({ role }) => role)).toEqual(['direcao', 'atendimento', 'corretor']);
  const leads = await db.selectFrom('lead').selectAll().where('kind', '!=', 'your-property').execute();
  expect(leads).toHaveLength(60);
  expect(new Set(leads.map(({ state }) => state)).size).toBe(7);
  expect(leads.filter((each) => each.broker_id === null && each.member_id === null).length).toBeGreaterThan(
    5,
  );
  expect(leads.filter(({ next_on }) => next_on).length).toBeGreaterThan(10);
  for (const { email, whatsapp, created_at } of leads) {
    expect([email, whatsapp]).toEqual([
      expect.stringMatching(/@exemplo\.com\.br$/),
      expect.stringMatching(/^\+55 \(11\) 90000-\d{4}$/),
    ]);
    expect(now.getTime() - created_at.getTime()).toBeLessThan(36 * 24 * 3600_000);
  }
  expect((await db.selectFrom('lead_note').select('id').execute()).length).toBeGreaterThan(5);
  const states = await db.selectFrom('lead_delivery').select('state').distinct().execute();
  expect(states.map(({ state }) => state).sort()).toEqual(['refused', 'sent', 'unclear']);
  expect(await reconcileLeads(db)).toMatchObject({ received: 63, waiting: 0, lost: 0 });

  const announcements = await db.selectFrom('announcement').select(['state', 'announce']).execute();
  expect(announcements.map(({ state }) => state).sort()).toEqual([
    'em análise',
    'recebido',
    'visita de fotos',
  ]);
  const store = openPhotoStore({ dataDir, most: 1e9, pictures: pictures.imports });
  for (const { announce } of announcements) {
    const token = new URL(announce.fotos![0]!).searchParams.get(photoTokenParam)!;
    expect((await store.byLink(token))?.photos).toHaveLength(announce.fotos!.length);
  }
});

test('the broker’s Hoje has contacts and steps, and the figures a median', async () => {
  const made = await make({ now: clock.now() });
  const api = staffApi(database);
  const todayOf = async (role: string) => {
    const { email, password } = made.find((each) => each.role === role)!;
    const { token } = (await api.good('POST', 'staff/sign-in', undefined, { email, password })).data;
    return (await api.good('GET', 'staff/today', (await api.enrol(token)).token)).data;
  };
  const { contacts, promises } = await todayOf('corretor');
  expect([contacts.rows[0].is_own, promises.count > 0]).toEqual([true, true]);
  const { since } = await todayOf('direcao');
  expect(since.contacts.median_minutes).toBeLessThan(45);
});

test('no e-mail goes out', async () => {
  await make();
  expect(await db.selectFrom('work').select('kind').execute()).toEqual([]);
});

test('the members sign in with what was printed, and enrol a factor', async () => {
  const api = staffApi(database);
  for (const { email, password } of await make()) {
    const answer = await api.good('POST', 'staff/sign-in', undefined, { email, password });
    expect(answer.data.state).toBe('enrolment');
  }
});

test('the contacts are the same each time, the passwords are not', async () => {
  const contents = async () =>
    JSON.stringify(
      await db
        .selectFrom('lead')
        .select(['protocol', 'name', 'email', 'state', 'message', 'created_at', 'next_on'])
        .orderBy('protocol')
        .execute(),
    );
  const first = [await make(), await contents()] as const;
  for (const table of [...staffTables, 'lead'] as const) await db.deleteFrom(table).execute();
  const second = [await make(), await contents()] as const;
  expect(second[1]).toBe(first[1]);
  expect(second[0][0]!.password).not.toBe(first[0][0]!.password);
});

test.each([
  'https://www.casa.com.br',
  'http://localhost.casa.com.br',
  'http://10.0.0.7:3000',
  'http://127.0.0.1.nip.io',
])('is refused at %s', async (address) => {
  await expect(make({ siteUrl: address })).rejects.toThrow(/só para esta máquina/);
});

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])('is made at %s', async (address) => {
  expect(await make({ siteUrl: address })).toHaveLength(3);
});

test('is refused where somebody is a member, and a second time', async () => {
  await addMember(db, 'vitrine');
  await expect(make()).rejects.toThrow(NoAdminDemo);
  expect(await db.selectFrom('lead').select('id').execute()).toEqual([]);
  await db.deleteFrom('staff_member').execute();
  const dataDir = await temporaryFolder();
  await make({ dataDir });
  const files = await readdir(dataDir);
  const env = { dataDir, mail: { siteUrl } } as ApiEnv;
  expect(await runCommand(db, runDemo, env)).toMatchObject({
    ...{ code: 4, said: expect.stringContaining('RECUSADO, nada foi mudado: alguém já é da equipe') },
  });
  expect(await readdir(dataDir)).toEqual(files);
});

test('is refused where the catalogue is the brokerage’s own', async () => {
  await fillCatalogue(db, [makeListing({ reference: 'Z' })], 'outra');
  await expect(make()).rejects.toThrow(/catálogo daqui não é o de demonstração/);
  await db.deleteFrom('property').where('reference', '=', 'Z').execute();
});
