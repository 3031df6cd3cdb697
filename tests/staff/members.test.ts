import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { clock, replaceClock } from '@domain/kernel/clock';
import { withoutTriggers } from '../audit/without-triggers';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo, emailTo, tokenIn } from '../support/emails';
import { password, staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let restore = () => {};
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await withoutTriggers(db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
});
afterEach(() => {
  restore();
  restore = () => {};
});

const later = (minutes: number) => {
  const at = new Date(clock.nowMs() + minutes * 60_000);
  restore = replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => performance.now() });
};
const nova = 'nova@casa.com.br';
const invite = (token: string, email = nova, role = 'vitrine') =>
  api.call('POST', 'staff/invitations', token, { email, role });
const accept = (token: string) =>
  api.call('POST', 'staff/invitation/accept', undefined, { token, name: 'Nova Pessoa', password });
const acts = () =>
  db.selectFrom('audit_log').select(['verb', 'subject', 'fields', 'member_id']).orderBy('id').execute();

describe('an invitation', () => {
  test('is one e-mail, whose link joins once and enrols', async () => {
    const { token, id } = await api.member('direcao');
    expect((await invite(token, 'Nova@Casa.com.br')).status).toBe(200);
    const letter = await emailTo(db, nova, 'staff-invitation');
    expect(letter.text).toContain('https://bossa.example/mesa/convite?token=');
    expect(letter.text).toContain('Vitrine');
    const link = tokenIn(letter);
    const rows = JSON.stringify(await db.selectFrom('staff_invitation').selectAll().execute());
    expect(rows).not.toContain(link);
    expect((await api.good('POST', 'staff/invitation', undefined, { token: link })).data).toEqual({
      email: nova,
      role: 'vitrine',
    });
    const joined = (await accept(link)).body.data;
    expect(joined.state).toBe('enrolment');
    await api.enrol(joined.token);
    expect((await accept(link)).body.code).toBe('LINK_GONE');
    const { members } = (await api.good('GET', 'staff/members', token)).data;
    expect(members.map((each: { name: string; role: string }) => [each.name, each.role])).toEqual([
      ['Nova Pessoa', 'vitrine'],
      ['Pessoa de direcao', 'direcao'],
    ]);
    expect((await acts()).filter((act) => act.member_id === id).map((act) => act.verb)).toContain(
      'members.invite',
    );
  });

  test('lasts 48 hours from its e-mail', async () => {
    const { token } = await api.member('direcao');
    await invite(token);
    const link = tokenIn(await emailTo(db, nova, 'staff-invitation'));
    later(48 * 60 + 1);
    expect((await api.call('POST', 'staff/invitation', undefined, { token: link })).body.code).toBe(
      'LINK_GONE',
    );
    expect((await accept(link)).body.code).toBe('LINK_GONE');
  });

  test('is replaced by a newer one, and revoked', async () => {
    const { token } = await api.member('direcao');
    await invite(token);
    const old = tokenIn(await emailTo(db, nova, 'staff-invitation'));
    await invite(token, nova, 'operacao');
    const link = tokenIn(await emailTo(db, nova, 'staff-invitation'));
    expect((await accept(old)).body.code).toBe('LINK_GONE');
    const { invitations } = (await api.good('GET', 'staff/members', token)).data;
    expect(invitations).toMatchObject([{ email: nova, role: 'operacao', invited_by: 'Pessoa de direcao' }]);
    await api.good('DELETE', `staff/invitations/${invitations[0].id}`, token);
    expect((await accept(link)).body.code).toBe('LINK_GONE');
    await invite(token);
    await db.deleteFrom('staff_invitation').execute();
    expect(await emailsTo(db, nova)).toEqual([]);
  });

  test('is refused for a member; a weak password keeps the link', async () => {
    const { token, email } = await api.member('direcao');
    expect((await invite(token, email)).body.errors).toEqual({ email: ['Esta pessoa já é da equipe'] });
    await invite(token);
    const link = tokenIn(await emailTo(db, nova, 'staff-invitation'));
    const weak = { token: link, name: 'Nova Pessoa', password: 'NovaPessoa#1' };
    expect((await api.call('POST', 'staff/invitation/accept', undefined, weak)).status).toBe(422);
    expect((await accept(link)).status).toBe(200);
  });
});

describe('a role', () => {
  const change = (token: string, id: number, role: string, was: string) =>
    api.call('PUT', `staff/members/${id}/role`, token, { role, was });

  test('is changed by another Direção, and ends the sessions at once', async () => {
    const [chief, other] = [await api.member('direcao'), await api.member('vitrine')];
    expect((await change(chief.token, other.id, 'atendimento', 'vitrine')).status).toBe(200);
    const elsewhere = staffApi(database);
    expect((await elsewhere.call('GET', 'staff/session', other.token)).status).toBe(401);
    expect((await acts()).at(-1)).toEqual({
      ...{ verb: 'members.role', subject: `member:${other.id}` },
      ...{ fields: ['role'], member_id: chief.id },
    });
  });

  test('is nobody’s own to change, and not what it no longer was', async () => {
    const [chief, second] = [await api.member('direcao'), await api.member('direcao', 'b@casa.com.br')];
    expect((await change(chief.token, chief.id, 'vitrine', 'direcao')).body.code).toBe('OWN_ROLE');
    const count = (await acts()).length;
    expect((await change(chief.token, second.id, 'direcao', 'direcao')).status).toBe(200);
    expect(await acts()).toHaveLength(count);
  });

  test('of two writers the second learns both values and who wrote', async () => {
    const [chief, other] = [await api.member('direcao'), await api.member('vitrine')];
    const second = await api.member('direcao', 'b@casa.com.br');
    await change(chief.token, other.id, 'atendimento', 'vitrine');
    const late = await change(second.token, other.id, 'operacao', 'vitrine');
    const field = { name: 'role', was: 'vitrine', theirs: 'atendimento', yours: 'operacao' };
    const by = { by: 'Pessoa de direcao', at: expect.any(String) };
    expect(late.status).toBe(409);
    expect(late.body.conflict).toEqual({ saved: [], fields: [{ ...field, ...by }], others: [] });
    expect((await change(second.token, other.id, 'atendimento', 'vitrine')).body.act).toBeNull();
    expect((await change(second.token, other.id, 'operacao', 'atendimento')).status).toBe(200);
  });

  test('two Direções who demote each other leave one', async () => {
    const [one, two] = [await api.member('direcao'), await api.member('direcao', 'b@casa.com.br')];
    await Promise.all([
      change(one.token, two.id, 'vitrine', 'direcao'),
      change(two.token, one.id, 'vitrine', 'direcao'),
    ]);
    const left = await db.selectFrom('staff_member').select('id').where('role', '=', 'direcao').execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
  });
});

describe('a removal', () => {
  test('ends sessions, password and factors; the e-mail stays out of reports', async () => {
    const [chief, other] = [await api.member('direcao'), await api.member('vitrine')];
    await api.good('DELETE', `staff/members/${other.id}`, chief.token);
    expect((await staffApi(database).call('GET', 'staff/session', other.token)).status).toBe(401);
    expect(await db.selectFrom('staff_totp').select('member_id').execute()).toEqual([
      { member_id: chief.id },
    ]);
    const row = await db.selectFrom('staff_member').selectAll().where('id', '=', other.id).executeTakeFirst();
    expect(row).toMatchObject({ email: other.email, role: null, password: null });
    const refused = await api.call('POST', 'staff/sign-in', undefined, { email: other.email, password });
    expect(refused.status).toBe(401);
  });

  test('of the last Direção is refused; of a removed one it is a 404', async () => {
    const chief = await api.member('direcao');
    const last = await api.call('DELETE', `staff/members/${chief.id}`, chief.token);
    expect([last.status, last.body.code]).toEqual([409, 'LAST_DIRECTION']);
    const second = await api.member('direcao', 'b@casa.com.br');
    await api.good('DELETE', `staff/members/${second.id}`, chief.token);
    const [gone, missing] = [
      await api.call('DELETE', `staff/members/${second.id}`, chief.token),
      await api.call('DELETE', 'staff/members/999999', chief.token),
    ];
    expect([gone.status, gone.text]).toEqual([404, missing.text]);
  });

  test('two Direções who leave at once: one stays', async () => {
    const [one, two] = [await api.member('direcao'), await api.member('direcao', 'b@casa.com.br')];
    const left = await Promise.all(
      [one, two].map(({ id, token }) => api.call('DELETE', `staff/members/${id}`, token)),
    );
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('every write is one act, every refused one none', async () => {
  const [{ token, codes, id }, other] = [await api.member('direcao'), await api.member('vitrine')];
  await invite(token);
  const { id: invitation } = await db.selectFrom('staff_invitation').select('id').executeTakeFirstOrThrow();
  const again = await api.signIn('direcao@casa.com.br');
  const steps = [
    ['members.invite', 'POST', 'staff/invitations', token, { email: 'b@casa.com.br', role: 'vitrine' }],
    ['members.invite', 'DELETE', `staff/invitations/${invitation}`, token],
    [null, 'DELETE', `staff/invitations/${invitation}`, token],
    ['members.role', 'PUT', `staff/members/${other.id}/role`, token, { role: 'operacao', was: 'vitrine' }],
    [null, 'PUT', `staff/members/${other.id}/role`, token, { role: 'vitrine', was: 'vitrine' }],
    [null, 'DELETE', `staff/members/${id}`, token],
    ['members.remove', 'DELETE', `staff/members/${other.id}`, token],
    [null, 'POST', 'staff/factor/recovery-code', again.token, { code: 'AAAA' }],
    ['access.open', 'POST', 'staff/factor/recovery-code', again.token, { code: codes[0] }],
    [null, 'DELETE', 'staff/factors/totp', token],
    ['access.codes', 'POST', 'staff/recovery-codes', token],
    ['access.password', 'PUT', 'staff/password', token, { current: password, password: 'Coqueiro#2718' }],
    ['access.close', 'POST', 'staff/sign-out', token],
  ] as const;
  for (const [verb, method, path, bearer, body] of steps) {
    const before = (await acts()).length;
    await api.call(method, path, bearer, body);
    expect([path, (await acts()).slice(before).map((act) => act.verb)]).toEqual([path, verb ? [verb] : []]);
  }
});

test('the last access is there from the first minute', async () => {
  const { token, id } = await api.member('direcao');
  const { members } = (await api.good('GET', 'staff/members', token)).data;
  const found = members.find((member: { id: number }) => member.id === id);
  expect(Date.parse(found.last_used_at)).toBeCloseTo(clock.nowMs(), -5);
});

test('the record of acts pages, filters, and says what was erased', async () => {
  const { token, id } = await api.member('direcao');
  for (let index = 0; index < 27; index += 1) {
    await invite(token, `p${index}@casa.com.br`);
    await api.good('POST', 'staff/recovery-codes', token);
  }
  const first = (await api.good('GET', `staff/audit?member=${id}`, token)).data;
  expect([first.acts.length, first.has_more]).toEqual([50, true]);
  const rest = (await api.good('GET', `staff/audit?before=${first.acts.at(-1).id}`, token)).data;
  expect(rest).toMatchObject({
    has_more: false,
    acts: expect.arrayContaining([expect.objectContaining({ verb: 'access.factor' })]),
  });
  const invited = first.acts.find((act: { verb: string }) => act.verb === 'members.invite');
  expect(invited).toMatchObject({ member: 'Pessoa de direcao', changes: { role: [null, 'vitrine'] } });
  await db.deleteFrom('audit_value').where('log_id', '=', invited.id).execute();
  const { acts: shown } = (await api.good('GET', `staff/audit?subject=${invited.subject}`, token)).data;
  expect(shown).toMatchObject([{ id: invited.id, changes: null, is_erased: true }]);
});
