import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { createTextSeals } from '@api/platform/process/sealed-text';
import { clock, replaceClock } from '@domain/kernel/clock';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { createAuthenticator } from './authenticator';
import { codeOf, siteUrl, staffApi, staffTables } from './staff-api';

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
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  // A code belongs to its half minute.
  later(0);
});
afterEach(() => {
  restore();
  restore = () => {};
});

const later = (minutes: number) => {
  const at = new Date(clock.nowMs() + minutes * 60_000);
  restore();
  restore = replaceClock({ now: () => at, nowMs: () => at.getTime(), monotonicNow: () => performance.now() });
};
const prove = (token: string, code: string, kind = 'totp') =>
  api.call('POST', `staff/factor/${kind}`, token, { code });

describe('a code of an app', () => {
  test('is valid once, also for two requests at once', async () => {
    const { email, totp } = await api.member('direcao');
    const used = await prove((await api.signIn(email)).token, codeOf(totp));
    expect([used.status, used.body.errors]).toEqual([
      422,
      { code: ['O código não confere ou já foi usado'] },
    ]);
    const sessions = [await api.signIn(email), await api.signIn(email)];
    const answers = await Promise.all(sessions.map(({ token }) => prove(token, codeOf(totp, 1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('of two periods ago is refused, with spaces it is taken', async () => {
    const { email, totp } = await api.member('direcao');
    later(5);
    const { token } = await api.signIn(email);
    expect((await prove(token, codeOf(totp, -2))).status).toBe(422);
    expect((await prove(token, codeOf(totp).replace(/(?=...$)/, ' '))).status).toBe(200);
  });

  test('is guessed five times, then each try waits longer', async () => {
    const { email, totp } = await api.member('direcao');
    later(5);
    const { token } = await api.signIn(email);
    for (let index = 0; index < 5; index += 1) expect((await prove(token, '000000')).status).toBe(422);
    const waits = await prove(token, codeOf(totp));
    expect([waits.status, waits.body.retry_after]).toEqual([429, 30]);
    later(1);
    expect((await prove(token, codeOf(totp))).status).toBe(200);
  });

  test('its secret is sealed for its member, and waits for a first code', async () => {
    const { id, email } = await api.addMember('direcao');
    const { token } = await api.signIn(email);
    const { secret, uri } = (await api.good('POST', 'staff/factors/totp', token)).data;
    expect(uri).toContain('otpauth://totp/bossa.example:direcao%40casa.com.br?issuer=bossa.example');
    const stored = await db.selectFrom('staff_totp').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const seals = createTextSeals(['a secret of the admin, of 32 letters'], 'bossa-nova admin');
    expect(seals.open(`totp ${id}`, stored.pending!)).toBe(secret);
    expect(seals.open(`totp ${id + 1}`, stored.pending!)).toBeNull();
    expect((await api.signIn(email)).state).toBe('enrolment');
    const wrong = await api.call('POST', 'staff/factors/totp/confirm', token, { code: '000000' });
    expect(wrong.status).toBe(422);
    await api.good('POST', 'staff/factors/totp/confirm', token, { code: codeOf(secret) });
    expect((await api.signIn(email)).state).toBe('factor');
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, hashed, and each opens once', async () => {
    const { email, codes } = await api.member('direcao');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const rows = JSON.stringify(await db.selectFrom('staff_recovery_code').selectAll().execute());
    expect(rows).not.toContain(codes[0]!.slice(0, 4));
    const [first, second] = [await api.signIn(email), await api.signIn(email)];
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ');
    expect((await prove(first.token, typed, 'recovery-code')).status).toBe(200);
    expect((await prove(second.token, codes[0]!, 'recovery-code')).status).toBe(422);
  });

  test('of another member open nothing; new ones replace the old', async () => {
    const [one, other] = [await api.member('direcao'), await api.member('vitrine')];
    const { token } = await api.signIn(other.email);
    expect((await prove(token, one.codes[0]!, 'recovery-code')).status).toBe(422);
    const { codes } = (await api.good('POST', 'staff/recovery-codes', other.token)).data;
    expect((await prove(token, other.codes[0]!, 'recovery-code')).status).toBe(422);
    expect((await prove(token, codes[0], 'recovery-code')).status).toBe(200);
  });
});

describe('a passkey', () => {
  const options = async (token: string, path: string) =>
    (await api.good('POST', `staff/${path}/options`, token)).data.options;
  async function withPasskey() {
    const { email } = await api.addMember('direcao');
    const { token } = await api.signIn(email);
    const passkey = createAuthenticator(siteUrl);
    const credential = passkey.register(await options(token, 'factors/passkeys'));
    const enrolled = await api.good('POST', 'staff/factors/passkeys', token, { name: 'Celular', credential });
    return { email, passkey, ...(enrolled.data as { token: string; codes: string[] }) };
  }
  const assert = async (passkey: ReturnType<typeof createAuthenticator>, token: string) => {
    const credential = passkey.authenticate(await options(token, 'factor/passkey'));
    return { credential, answer: await api.call('POST', 'staff/factor/passkey', token, { credential }) };
  };

  test('enrols with its codes, and opens the next session', async () => {
    const { email, passkey, codes, token } = await withPasskey();
    expect(codes).toHaveLength(10);
    const { factors } = (await api.good('GET', 'staff/session', token)).data;
    expect(factors).toMatchObject({ totp: false, passkeys: [{ id: passkey.id, name: 'Celular' }] });
    const next = await api.signIn(email);
    expect(next.state).toBe('factor');
    expect((await assert(passkey, next.token)).answer.body.data.state).toBe('open');
  });

  test('answers each challenge once, within five minutes', async () => {
    const { email, passkey } = await withPasskey();
    const { token } = await api.signIn(email);
    const { credential, answer } = await assert(passkey, token);
    const again = await api.call('POST', 'staff/factor/passkey', answer.body.data.token, { credential });
    expect(again.status).toBe(422);
    const tried = await api.signIn(email);
    const challenge = await options(tried.token, 'factor/passkey');
    for (const each of [createAuthenticator(siteUrl), passkey]) {
      const body = { credential: each.authenticate(challenge) };
      expect((await api.call('POST', 'staff/factor/passkey', tried.token, body)).status).toBe(422);
    }
    const late = await api.signIn(email);
    const latest = await options(late.token, 'factor/passkey');
    later(6);
    const answered = { credential: passkey.authenticate(latest) };
    expect((await api.call('POST', 'staff/factor/passkey', late.token, answered)).status).toBe(422);
  });

  test('answers the challenge of its own session alone', async () => {
    const { email, passkey } = await withPasskey();
    const [one, other] = [await api.signIn(email), await api.signIn(email)];
    const credential = passkey.authenticate(await options(one.token, 'factor/passkey'));
    await options(other.token, 'factor/passkey');
    const answer = ({ token }: typeof one) => api.call('POST', 'staff/factor/passkey', token, { credential });
    expect((await answer(other)).status).toBe(422);
    expect((await answer(one)).status).toBe(200);
  });

  test('of another site, another member or a copy opens nothing', async () => {
    const { email, passkey } = await withPasskey();
    const { token } = await api.signIn(email);
    const stranger = createAuthenticator(siteUrl);
    expect((await assert(stranger, token)).answer.status).toBe(422);
    const other = await api.member('vitrine');
    expect((await assert(passkey, (await api.signIn(other.email)).token)).answer.status).toBe(422);
    const phished = createAuthenticator('https://bossa.example.evil');
    const credential = phished.register(await options(other.token, 'factors/passkeys'));
    const refused = await api.call('POST', 'staff/factors/passkeys', other.token, { name: 'x', credential });
    expect(refused.status).toBe(422);
    const opened = (await assert(passkey, token)).answer;
    expect(opened.status).toBe(200);
    passkey.rewind();
    expect((await assert(passkey, opened.body.data.token)).answer.status).toBe(422);
  });
});

describe('removing a factor', () => {
  test('leaves one at least, also by two removals at once', async () => {
    const { token, totp } = await api.member('direcao');
    expect((await api.call('DELETE', 'staff/factors/totp', token)).body.code).toBe('LAST_FACTOR');
    const passkey = createAuthenticator(siteUrl);
    const { options } = (await api.good('POST', 'staff/factors/passkeys/options', token)).data;
    const added = await api.good('POST', 'staff/factors/passkeys', token, {
      name: 'Chave',
      credential: passkey.register(options),
    });
    expect(added.data.codes).toBeNull();
    const paths = ['staff/factors/totp', `staff/factors/passkeys/${passkey.id}`];
    const removed = await Promise.all(paths.map((path) => api.call('DELETE', path, added.data.token)));
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(totp)).toMatch(/^\d{6}$/);
  });

  test('of another member answers as a missing one does', async () => {
    const { token } = await api.member('direcao');
    const missing = await api.call('DELETE', 'staff/factors/passkeys/nothing', token);
    const other = await api.member('vitrine');
    await db
      .insertInto('staff_passkey')
      .values({
        id: 'of-another',
        member_id: other.id,
        public_key: 'x',
        counter: 0,
        transports: [],
        name: 'x',
        created_at: clock.now(),
      })
      .execute();
    const foreign = await api.call('DELETE', 'staff/factors/passkeys/of-another', token);
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});
