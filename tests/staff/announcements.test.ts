import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { announcementsToDecide } from '@api/announcements/queries/announcements-to-decide';
import type { StaffAnnouncement, StaffAnnouncements } from '@contract/staff-announcements';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { announced, announcementId, aToken, ask, makeAnnouncement } from '../announcements/make-announcement';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await fillCatalogue(db, [makeListing({ reference: 'T-1' })]);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'announcement_draft', 'property_owner'] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom('property').where('reference', 'like', 'AN-%').execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
  await db.updateTable('staff_member').set({ name: 'Ana Prado' }).where('id', '=', ana.id).execute();
});

const owner = 'clara@exemplo.com.br';
const send = (given: Parameters<typeof makeAnnouncement>[0] = {}, more: object = {}) =>
  announced(api.app, { announce: makeAnnouncement(given), ...more });
const idOf = (protocol: string) => announcementId(db, protocol);
const list = async (query = ''): Promise<StaffAnnouncements> =>
  (await api.good('GET', `staff/announcements${query}`, ana.token)).data;
const open = async (id: number): Promise<StaffAnnouncement> =>
  (await api.good('GET', `staff/announcements/${id}`, ana.token)).data;
const decide = (id: number, body: object, token = ana.token) =>
  api.call('POST', `staff/announcements/${id}/decision`, token, { version: '1', ...body });
const letters = async () => (await emailsTo(db, owner)).filter(({ subject }) => !/^Recebemos/.test(subject));
const acts = (verb: string) =>
  db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'log_id', 'audit_log.id')
    .select(['member_id', 'subject', 'content'])
    .where('verb', '=', verb)
    .where('audit_log.at', '>=', new Date(0))
    .orderBy('audit_log.id')
    .execute();

describe('the list', () => {
  test('counts each tab, and finds by name, protocol and district', async () => {
    const first = await send({ proprietario_nome: 'Lúcia Nery', email: 'lucia@exemplo.com.br' });
    const second = await send({ bairro: 'Jardim Avaí', cidade: 'Itu', estado: 'SP' });
    await decide(await idOf(second), { decision: 'recusado', message: 'Fora da região.' });
    await send({ email: 'outro@exemplo.com.br' }, { suspicion: 'trap' });
    const all = await list();
    expect(all.counts).toEqual({ waiting: 1, published: 0, declined: 1, drafts: 0, held: 1 });
    expect(all.rows).toMatchObject([
      { protocol: first, title: 'Casa, 5 ou mais dormitórios', place: 'Ferradura, Armação dos Búzios' },
    ]);
    expect(all.rows[0]).toMatchObject({ asking: 'R$ 7.900.000', photos: 0, last: { what: 'recebido' } });
    expect((await list('?tab=held')).rows[0]).toMatchObject({ suspicion: 'trap' });
    for (const [query, count] of [
      ['?text=LUCIA%20nery', 1],
      [`?text=${first}`, 1],
      ['?text=buzios', 1],
      ['?text=avai', 0],
      ['?tab=declined&text=avai', 1],
      ['?text=100%25', 0],
    ] as const)
      expect([query, (await list(query)).rows.length]).toEqual([query, count]);
  });

  test('a page has 50 rows; one that is not there is the last', async () => {
    const protocol = await send();
    const { lead_id, announce, history } = await db
      .selectFrom('announcement')
      .selectAll()
      .executeTakeFirstOrThrow();
    const lead = await db.selectFrom('lead').selectAll().where('id', '=', lead_id).executeTakeFirstOrThrow();
    for (let index = 0; index < 50; index += 1) {
      const { id } = await db
        .insertInto('lead')
        .values({
          ...{ idempotency_key: `k${index}`, protocol: `0000-${String(index).padStart(6, '0')}` },
          ...{ kind: lead.kind, name: lead.name, email: lead.email, details: '{}', campaign: '{}' },
          ...{ consent_version: 'x', created_at: lead.created_at },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('announcement')
        .values({
          ...{ lead_id: id, announce: JSON.stringify(announce), history: JSON.stringify(history) },
          ...{ account_id: null, property_id: null, photos_at: null },
          ...{ created_at: lead.created_at, updated_at: lead.created_at },
        })
        .execute();
    }
    expect([(await list()).rows.length, (await list()).pages]).toEqual([50, 2]);
    for (const page of ['2', '99'])
      expect((await list(`?page=${page}`)).rows.map((row) => row.protocol)).toEqual([protocol]);
  });

  test('a stalled draft is there without its person', async () => {
    const typed = { tipo_imovel: ['Casa'], cidade: ['Itu'], email: [owner], proprietario_nome: ['Clara'] };
    await ask(api.app, '/announcement/draft/save', { token: aToken(), base: 0, typed });
    expect((await list('?tab=drafts')).drafts).toEqual([]);
    await db
      .updateTable('announcement_draft')
      .set({ saved_at: new Date(Date.now() - 2 * 86_400_000) })
      .execute();
    const { text } = await api.call('GET', 'staff/announcements?tab=drafts&text=itu', ana.token);
    expect(JSON.parse(text).data).toMatchObject({
      counts: { drafts: 1 },
      drafts: [{ title: 'Casa', place: 'Itu' }],
    });
    expect(text).not.toMatch(/clara/i);
    expect((await list('?tab=drafts&text=rio')).drafts).toEqual([]);
  });

  test.each(['tab=x', 'page=0', 'page=1e3', `text=${'a'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await api.call('GET', `staff/announcements?${query}`, ana.token)).status).toBe(400);
  });

  test.each(["' or 1=1 --", '%_\\', '\u0000', '😀', '<script>'])('finds nothing by %j', async (text) => {
    await send();
    const { status, body } = await api.call(
      'GET',
      `staff/announcements?text=x${encodeURIComponent(text)}`,
      ana.token,
    );
    expect([status, body.data.rows.length]).toEqual([200, 0]);
  });
});

describe('a decision', () => {
  test.each([
    ['aceito', {}, 'Seu imóvel foi aceito'],
    ['em análise', { message: 'Qual é o IPTU?' }, 'Seu imóvel está em análise'],
    ['visita de fotos', {}, 'Falta a visita de fotos'],
    ['recusado', { message: 'Fora da região.' }, 'Sobre o imóvel que você anunciou'],
  ])('%s is one event, one letter and one act', async (decision, more: { message?: string }, subject) => {
    const protocol = await send();
    const id = await idOf(protocol);
    const before = (await acts('announcements.write')).length;
    expect((await decide(id, { decision, ...more })).status).toBe(200);
    const [letter, ...others] = await letters();
    expect([letter?.subject, others]).toEqual([`${subject}, ${protocol}`, []]);
    if (more.message) expect(letter!.text).toContain(`“${more.message}”`);
    const record = await open(id);
    expect(record).toMatchObject({ version: 2, last: { what: decision, member: 'Ana Prado' } });
    expect(record.last.message).toBe(more.message ?? null);
    const [act, ...rest] = (await acts('announcements.write')).slice(before);
    expect([act, rest]).toEqual([
      expect.objectContaining({ member_id: ana.id, subject: `lead:${record.lead_id}` }),
      [],
    ]);
    expect(JSON.parse(act!.content!).changes).toEqual({ state: ['recebido', decision] });
  });

  test('accepts, publishes and takes off: the listing follows', async () => {
    const id = await idOf(await send());
    expect((await decide(id, { decision: 'no ar' })).body.message).toBe(
      'Nada foi feito: o anúncio ainda não foi aceito.',
    );
    await decide(id, { decision: 'aceito' });
    expect((await open(id)).property).toMatchObject({ path: null });
    expect((await list()).rows).toMatchObject([{ is_accepted: true, state: 'recebido' }]);
    await decide(id, { decision: 'no ar', version: '2' });
    expect((await open(id)).property!.path).toMatch(/^\/usado\/venda\//);
    expect((await list()).counts).toMatchObject({ waiting: 0, published: 1 });
    const off = { decision: 'recusado', message: 'A pedido do proprietário.', version: '3' };
    expect((await decide(id, off)).status).toBe(200);
    expect((await letters()).map(({ subject }) => subject.split(',')[0]).sort()).toEqual([
      'Seu anúncio saiu do ar',
      'Seu imóvel está no ar',
      'Seu imóvel foi aceito',
    ]);
  });

  test('a second question has its own letter', async () => {
    const id = await idOf(await send());
    await decide(id, { decision: 'em análise', message: 'Qual é o IPTU?' });
    await decide(id, { decision: 'em análise', message: 'E o condomínio?', version: '2' });
    expect((await letters()).map(({ text }) => /“(.*)”/.exec(text)?.[1]).sort()).toEqual([
      'E o condomínio?',
      'Qual é o IPTU?',
    ]);
  });

  test('of two at once one counts; the other reads what happened', async () => {
    const bruno = await api.member('operacao');
    const id = await idOf(await send());
    const answers = await Promise.all([
      decide(id, { decision: 'aceito' }),
      decide(id, { decision: 'recusado', message: 'Não.' }, bruno.token),
      decide(id, { decision: 'aceito' }),
      decide(id, { decision: 'em análise', message: 'Qual?' }, bruno.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { history, last } = await open(id);
    expect(history).toHaveLength(2);
    expect(await letters()).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body.message).toContain(`${last.member} já decidiu: “${last.what}”, em `);
  });

  test.each([
    [{ decision: 'recusado' }, 'message'],
    [{ decision: 'em análise', message: ' \n ' }, 'message'],
    [{ decision: 'aceito', message: 'a'.repeat(1_001) }, 'message'],
    [{ decision: 'recebido' }, 'decision'],
    [{}, 'decision'],
    [{ decision: 'aceito', version: 'x' }, 'version'],
  ])('refuses %j beside the field', async (body, field) => {
    const id = await idOf(await send());
    const answer = await decide(id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await letters()).toEqual([]);
  });

  test('what no listing can be is refused in words without commands', async () => {
    const id = await idOf(await send({ pais: 'Atlântida' }));
    const { status, body } = await decide(id, { decision: 'aceito' });
    expect([status, body.message]).toEqual([
      409,
      "Nada foi feito: o anúncio fica num país que o catálogo não conhece por 'Atlântida'.",
    ]);
  });
});

test('the quarantine: no decision before it is released, once', async () => {
  const protocol = await send({}, { suspicion: 'trap' });
  const id = await idOf(protocol);
  expect((await decide(id, { decision: 'aceito' })).body.message).toBe(
    'Nada foi feito: o anúncio está à parte, como suspeito.',
  );
  const release = () => api.call('POST', `staff/announcements/${id}/release`, ana.token);
  const statuses = (await Promise.all([release(), release()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await emailsTo(db, owner)).map(({ subject }) => subject)).toEqual([
    `Recebemos seu imóvel, ${protocol}`,
  ]);
  expect((await list()).counts).toMatchObject({ waiting: 1, held: 0 });
});

test('opening the record is an act, and shows what is alike on the air', async () => {
  const first = await idOf(await send());
  await decide(first, { decision: 'aceito' });
  await decide(first, { decision: 'no ar', version: '2' });
  const second = await idOf(await send({ area_util: 530, email: 'outra@exemplo.com.br' }));
  const before = (await acts('announcements.read')).length;
  await open(second);
  const record = await open(second);
  expect(record.readers).toMatchObject([{ member: 'Ana Prado' }]);
  expect(record.similar).toMatchObject({ reason: 'mesmo bairro, 520 m² e 5 dormitórios' });
  expect(record.summary).toContainEqual(['Venda', 'R$ 7.900.000']);
  expect((await acts('announcements.read')).slice(before)).toEqual([
    { member_id: ana.id, subject: `lead:${record.lead_id}`, content: null },
  ]);
  expect((await open(first)).similar).toBeNull();
});

test.each(['0', '999999', 'x', '1.5', '-1', "1' or '1"])('the announcement %s does not exist', async (id) => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/decision'],
    ['POST', '/release'],
  ] as const)
    expect(
      (await api.call(method, `staff/announcements/${encodeURIComponent(id)}${path}`, ana.token)).status,
    ).toBe(404);
});

test('announcements to decide: received and not looked at', async () => {
  expect(await announcementsToDecide(db)).toEqual({ count: 0, oldest: null });
  const id = await idOf(await send());
  await send({ email: 'b@exemplo.com.br' });
  await send({ email: 'c@exemplo.com.br' }, { suspicion: 'many' });
  expect(await announcementsToDecide(db)).toMatchObject({ count: 2, oldest: { id, name: 'Clara Nunes' } });
  await decide(id, { decision: 'aceito' });
  expect((await announcementsToDecide(db)).count).toBe(1);
});
