import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepJob } from '@api/distribution/jobs';
import { claimJobs, prepareJobs } from '@api/platform/jobs/queue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { staffApi } from '../staff/staff-api';
import {
  addBroker,
  emptyDistribution,
  movableClock,
  offersOf,
  runDistribution,
  runSweep,
  sendContact,
} from './distributing';

let opened: TestDatabase;
let api: ReturnType<typeof staffApi>;
let clock: ReturnType<typeof movableClock>;
let boss: Awaited<ReturnType<typeof api.member>>;
let [ana, bia] = [0, 0];
beforeAll(async () => {
  opened = await openTestDatabase();
  api = staffApi(opened);
});
afterAll(() => opened.close());
beforeEach(async () => {
  clock = movableClock('2026-11-27T14:00:00-03:00');
  boss = await api.member('direcao');
  [ana, bia] = [await addBroker(opened.db, 'ana'), await addBroker(opened.db, 'bia')];
});
afterEach(async () => {
  clock.restore();
  await emptyDistribution(opened.db);
});

const path = 'staff/contacts/hand-over';
const handOver = (to: string, more: object = {}) =>
  api.call('POST', path, boss.token, { from: `broker:${ana}`, to, ...more });

/** [owner, taken] of each contact. */
const owners = async () =>
  (
    await opened.db.selectFrom('lead').select(['broker_id', 'member_id', 'taken_at']).orderBy('id').execute()
  ).map(({ broker_id: broker, member_id: member, taken_at: at }) => [
    broker === null ? (member === null ? null : `member:${member}`) : `broker:${broker}`,
    at !== null,
  ]);

const give = (lead: number, values: object) =>
  opened.db
    .updateTable('lead')
    .set({ broker_id: ana, taken_at: new Date(), ...values })
    .where('id', '=', lead)
    .execute();

async function threeOfAna() {
  const ids = [];
  for (const values of [{}, { answered_at: new Date(), state: 'visita' }, { state: 'ganho' }] as const) {
    const id = await sendContact(opened.db);
    await give(id, values);
    ids.push(id);
  }
  return ids;
}

describe('a hand-over', () => {
  test('moves open contacts in one act, which one undo takes back', async () => {
    await threeOfAna();
    const preview = await api.good('GET', `${path}/broker:${ana}`, boss.token);
    expect(preview.data).toMatchObject({
      ...{ contacts: 2, offers: 0, suggested: { kind: 'member', id: boss.id } },
      people: [
        { kind: 'broker', id: bia },
        { kind: 'member', id: boss.id },
      ],
    });
    const { body } = await handOver(`broker:${bia}`, { reason: 'Ana sai da casa' });
    expect(body.data).toEqual({ act: expect.any(Number), contacts: 2, offers: 0 });
    expect(await owners()).toEqual([
      [`broker:${bia}`, true],
      [`broker:${bia}`, true],
      [`broker:${ana}`, true],
    ]);
    const { acts } = (await api.good('GET', 'staff/audit', boss.token)).data;
    expect(acts[0]).toMatchObject({
      ...{ verb: 'contacts.write', records: 2, reason: 'Ana sai da casa' },
      changes: { responsible: [{ name: 'Pessoa ana' }, { name: 'Pessoa bia' }] },
    });
    await api.good('POST', `staff/acts/${body.data.act}/undo`, boss.token);
    expect((await owners()).map(([owner]) => owner)).toEqual(Array(3).fill(`broker:${ana}`));
    expect((await handOver(`broker:${bia}`)).body.data.contacts).toBe(2);
  });

  test('sends one letter, without a person in its subject', async () => {
    await threeOfAna();
    await handOver(`broker:${bia}`);
    const [letter, ...more] = await emailsTo(opened.db, 'bia@casa.com.br');
    expect([letter!.subject, more]).toEqual(['2 contatos são seus agora', []]);
    // She does not read the admin: the contacts are in the letter.
    expect(letter!.text).toContain('Rafael Monteiro');
    expect(letter!.text).not.toContain('/mesa');
    await api.call('POST', path, boss.token, { from: `broker:${bia}`, to: `member:${boss.id}` });
    const [own] = await emailsTo(opened.db, boss.email);
    expect(own!.text).toContain(`/mesa/contatos?aba=em-conversa&atende=member%3A${boss.id}`);
    expect(own!.text).not.toContain('Rafael');
  });

  test('ends what is offered, which is offered again', async () => {
    const lead = await sendContact(opened.db, { broker: 'ana' });
    await runDistribution(opened.db);
    expect((await handOver(`broker:${bia}`)).body.data).toEqual({ act: null, contacts: 0, offers: 1 });
    await opened.db.updateTable('broker').set({ active: false }).where('id', '=', ana).execute();
    clock.move(1);
    await runDistribution(opened.db);
    expect(await offersOf(opened.db, lead)).toEqual([
      ['page', `broker:${ana}`, 'moved'],
      ['general', `broker:${bia}`, null],
    ]);
  });

  test.each([
    ['the same person', () => `broker:${ana}`],
    ['nobody', () => ''],
    ['who does not answer', () => 'member:999'],
  ])('to %s is refused', async (_, to) => {
    await threeOfAna();
    const { status, body } = await handOver(to());
    expect([status, Object.keys(body.errors)]).toEqual([422, ['to']]);
    expect((await owners()).map(([owner]) => owner)).toEqual(Array(3).fill(`broker:${ana}`));
  });

  test.each(['corretor', 'atendimento'] as const)('is not for %s', async (role) => {
    const broker = await api.member(role, 'ana@casa.com.br');
    const body = { from: `broker:${ana}`, to: `broker:${bia}` };
    expect((await api.call('POST', path, broker.token, body)).status).toBe(404);
    expect((await api.call('GET', `${path}/broker:${ana}`, broker.token)).status).toBe(404);
  });
});

describe('the sweep', () => {
  test('gives contacts of who left to the last resort, in one act', async () => {
    const ids = await threeOfAna();
    const other = await api.addMember('corretor', 'rui@casa.com.br');
    const noted = await sendContact(opened.db);
    await give(noted, { broker_id: null, member_id: other.id, taken_at: null });
    expect(await runSweep(opened.db)).toBeNull();
    await opened.db.updateTable('broker').set({ active: false }).where('id', '=', ana).execute();
    await opened.db.updateTable('staff_member').set({ role: 'vitrine' }).where('id', '=', other.id).execute();
    expect(await runSweep(opened.db)).toEqual({ count: 3 });
    const last = `member:${boss.id}`;
    expect(await owners()).toEqual([
      [last, true],
      [last, true],
      [`broker:${ana}`, true],
      [last, false],
    ]);
    expect(await runSweep(opened.db)).toBeNull();
    const { acts } = (await api.good('GET', 'staff/audit', boss.token)).data;
    expect(acts[0]).toMatchObject({
      member: null,
      records: 3,
      changes: { responsible: ['', { id: boss.id }] },
    });
    const { acts: own } = (await api.good('GET', `staff/audit?subject=lead:${ids[0]}`, boss.token)).data;
    expect(own).toMatchObject([{ changes: { responsible: [{ name: 'Pessoa ana' }, { id: boss.id }] } }]);
    expect((await emailsTo(opened.db, boss.email)).map(({ subject }) => subject)).toEqual([
      '3 contatos são seus agora',
    ]);
  });

  test('offers again at once what waits for who left', async () => {
    const lead = await sendContact(opened.db, { broker: 'ana' });
    await runDistribution(opened.db);
    await opened.db.updateTable('broker').set({ active: false }).where('id', '=', ana).execute();
    expect(await runSweep(opened.db)).toEqual({ count: 1 });
    expect(await offersOf(opened.db, lead)).toEqual([
      ['page', `broker:${ana}`, 'moved'],
      ['general', `broker:${bia}`, null],
    ]);
  });

  test('of a process that was killed runs again within a minute', async () => {
    const sweep = sweepJob({ db: opened.db, log: silentLogger, replyMinutes: 15 });
    await prepareJobs(opened.db, [sweep]);
    clock.move(1);
    expect(await claimJobs(opened.db, sweep, 1)).toHaveLength(1);
    clock.move(1);
    expect(await claimJobs(opened.db, sweep, 1)).toHaveLength(1);
  });

  test('leaves contacts of before that nobody had', async () => {
    const lead = await sendContact(opened.db);
    await opened.db.deleteFrom('work').execute();
    expect(await runSweep(opened.db)).toBeNull();
    expect(await offersOf(opened.db, lead)).toEqual([]);
  });
});
