import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addContact } from './add-contact';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
let bruno: typeof ana;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
  bruno = await api.member('operacao');
  id = await addContact(db);
});

const put = (body: object, token = ana.token) => api.call('PUT', `staff/contacts/${id}`, token, body);
const stored = () => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Of each act on the contact, the oldest first. */
const changesOf = async () => {
  const rows = await db
    .selectFrom('audit_log')
    .innerJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .select('content')
    .where('subject', '=', `lead:${id}`)
    .orderBy('audit_log.id')
    .execute();
  return rows.map(({ content }) => JSON.parse(content).changes);
};

const today = () => isoDay(clock.now());
const novo = { state: 'novo', state_reason: null, remind_on: null };
const lost = { state: 'perdido', state_reason: 'Comprou com outra imobiliária', remind_on: null };
const step = (was: string | null, value: string) => ({ next_step: { was, value } });

test('different fields are both saved', async () => {
  await put({ state: { was: novo, value: lost } }, bruno.token);
  expect((await put(step(null, 'Ligar'))).status).toBe(200);
  expect(await stored()).toMatchObject({ state: 'perdido', next_step: 'Ligar' });
});

test('the same field is a conflict that names the other; the rest is saved', async () => {
  await put({ ...step(null, 'Escrever'), state: { was: novo, value: lost }, note: 'Sumiu' }, bruno.token);
  const met = await put({ ...step(null, 'Ligar'), next_on: { was: null, value: today() } });
  expect(met.status).toBe(409);
  const by = { by: 'Pessoa de operacao', at: expect.stringMatching(/^20/) };
  expect(met.body.conflict).toEqual({
    saved: ['next_on'],
    fields: [{ name: 'next_step', was: null, theirs: 'Escrever', yours: 'Ligar', ...by }],
    others: [{ fields: ['state', 'state_reason', 'note'], ...by }],
  });
  expect(await stored()).toMatchObject({ next_step: 'Escrever' });
  expect((await changesOf()).at(-1)).toEqual({ next_on: [null, today()] });
  expect((await put(step('Escrever', 'Ligar'))).status).toBe(200);
});

test('a state conflicts also by its reason alone', async () => {
  await put({ state: { was: novo, value: lost } });
  await put({ state: { was: lost, value: { ...lost, state_reason: 'Preço' } } }, bruno.token);
  const met = await put({ state: { was: lost, value: { ...novo, state: 'ganho' } } });
  expect(met.body.conflict.fields).toMatchObject([{ name: 'state', by: 'Pessoa de operacao' }]);
});

test('who takes second reads who has taken it', async () => {
  const take = (who: typeof ana) => put({ responsible: { was: null, value: `member:${who.id}` } }, who.token);
  const [one, other] = await Promise.all([take(ana), take(bruno)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
  const [refused, winner] = one.status === 409 ? [one, bruno] : [other, ana];
  const theirs = { kind: 'member', id: winner.id, name: `Pessoa de ${winner.role}` };
  expect(refused.body.conflict.fields).toMatchObject([{ theirs, by: theirs.name }]);
  expect(await stored()).toMatchObject({ member_id: winner.id, broker_id: null });
  expect(await changesOf()).toHaveLength(1);
});

test('of 20 parallel saves each is stored, or learns', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put(
        { ...step(null, `Passo ${index}`), ...(index === 7 && { next_on: { was: null, value: today() } }) },
        index % 2 ? ana.token : bruno.token,
      ),
    ),
  );
  const saved = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  const { next_step } = await stored();
  const [steps, days] = [await changesOf(), today()];
  expect(saved.filter((index) => next_step === `Passo ${index}`)).toEqual(saved);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - saved.length);
  for (const { status, body } of answers)
    if (status === 409) expect(body.conflict.fields).toMatchObject([{ theirs: next_step, was: null }]);
  expect(steps.filter((each) => each.next_step)).toEqual([
    expect.objectContaining({ next_step: [null, next_step] }),
  ]);
  expect(steps.filter((each) => each.next_on)).toEqual([expect.objectContaining({ next_on: [null, days] })]);
});
