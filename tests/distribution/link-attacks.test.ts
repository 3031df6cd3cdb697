import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { answerByLink, contactLink, takeByLink } from '@api/distribution/contact-link';
import { takeContact } from '@api/distribution/take';
import { visitorHeaders } from '@contract/geolocation';
import { inTransaction } from '@api/platform/db/transaction';
import { hashOf } from '@api/platform/http/secrets';
import { limits } from '@api/platform/http/limits';
import { addMember } from '../staff/member';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { allEmails, tokenIn } from '../support/emails';
import {
  addBroker,
  emptyDistribution,
  movableClock,
  offersOf,
  runDistribution,
  sendContact,
} from './distributing';

let opened: TestDatabase;
let app: ReturnType<typeof testApi>['app'];
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ app } = testApi(opened));
});
afterAll(() => opened.close());
/** A Friday in São Paulo. */
beforeEach(() => void (clock = movableClock('2026-11-27T14:34:00-03:00')));
afterEach(async () => {
  clock.restore();
  await emptyDistribution(opened.db);
});

const call = (path: string, body: object, ip = '203.0.113.7') =>
  app.request(`/contacts/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [visitorHeaders.ip]: ip },
    body: JSON.stringify(body),
  });

/** A contact that is offered to a broker, with the token of the letter. */
async function offered(slug = 'tomas') {
  const broker = await addBroker(opened.db, slug);
  const lead = await sendContact(opened.db, { broker: slug });
  await runDistribution(opened.db);
  const letters = await allEmails(opened.db);
  return { lead, broker, token: tokenIn(letters.find(({ letter }) => letter === 'contact-offer')!) };
}

const calls: [string, object][] = [
  ['link', {}],
  ['link/take', {}],
  ['link/decline', {}],
  ['link/answer', { channel: 'whatsapp', informed: false }],
  ['complaint/link', {}],
  ['complaint', {}],
];

describe('guessed tokens', () => {
  test.each(calls)('are all the same to contacts/%s', async (path, more) => {
    const answers = new Set<string>();
    for (const token of ['', 'x', '%', "' or 1=1", 'a'.repeat(200), randomBytes(16).toString('hex')]) {
      const answer = await call(path, { token, ...more });
      answers.add(`${answer.status} ${await answer.text()}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^(200 \{"link":null\}|410 )/);
    expect((await call(path, { token: 'a'.repeat(201), ...more })).status).toBe(400);
    expect((await call(path, { token: ['x'], ...more })).status).toBe(400);
  });

  test('are limited by address, known ones are not', async () => {
    await addMember(opened.db, 'direcao');
    const { token } = await offered();
    const { most } = limits.contactLinksByAddress;
    for (let times = 0; times < most; times += 1) await call('link', { token: `guess ${times}` });
    for (const [path, more] of calls)
      expect((await call(path, { token: 'guess', ...more })).status).toBe(429);
    expect((await call('link', { token: 'guess' }, '198.51.100.9')).status).toBe(200);
    expect((await (await call('link', { token })).json()).link.state).toBe('offered');
  });

  test('of the hash, or of another kind of link, open nothing', async () => {
    await addMember(opened.db, 'direcao');
    const { token } = await offered();
    expect(await contactLink(opened.db, hashOf(token))).toBeNull();
    expect((await (await call('complaint/link', { token })).json()).link).toBeNull();
    expect((await call('complaint', { token })).status).toBe(410);
  });
});

describe('a token', () => {
  test('taken twice and again is taken once', async () => {
    await addMember(opened.db, 'direcao');
    const { lead, broker, token } = await offered();
    const take = async () => (await call('link/take', { token })).status;
    const statuses = await Promise.all([take(), take(), take(), take(), take(), take()]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await offersOf(opened.db, lead)).toEqual([['page', `broker:${broker}`, 'taken']]);
    const acts = await opened.db
      .selectFrom('audit_log')
      .select('verb')
      .where('subject', '=', `lead:${lead}`)
      .execute();
    expect(acts).toEqual([{ verb: 'contacts.take' }]);
    expect((await call('link/decline', { token })).status).toBe(200);
    expect((await contactLink(opened.db, token))!.state).toBe('yours');
  });

  test('taken while a member takes the contact: one owner, the other reads who', async () => {
    const member = await addMember(opened.db, 'direcao');
    for (let round = 0; round < 6; round += 1) {
      const { lead, broker, token } = await offered(`corretor-${round}`);
      const byMember = () =>
        inTransaction(opened.db, (write) =>
          takeContact(write, lead, { person: `member:${member.id}`, offer: null, actor: operator }),
        );
      const both = [() => takeByLink(opened.db, token), byMember];
      await Promise.all((round % 2 ? both : both.toReversed()).map((take) => take()));
      const owner = await opened.db
        .selectFrom('lead')
        .select(['broker_id', 'member_id'])
        .where('id', '=', lead)
        .executeTakeFirstOrThrow();
      expect([owner.broker_id === broker, owner.member_id === member.id].filter(Boolean)).toHaveLength(1);
      const { state, by, contact } = (await contactLink(opened.db, token))!;
      if (owner.broker_id === broker) expect([state, contact?.name]).toEqual(['yours', 'Rafael Monteiro']);
      else expect([state, by, contact]).toEqual(['other', 'Pessoa de direcao', null]);
    }
  });

  test('of the one who was asked before takes and answers nothing', async () => {
    await addMember(opened.db, 'direcao');
    const { lead, token } = await offered();
    await addBroker(opened.db, 'ana');
    clock.move(15);
    await runDistribution(opened.db);
    for (const [path, more] of calls.slice(1, 4)) await call(path, { token, ...more });
    expect((await offersOf(opened.db, lead)).map(([, , outcome]) => outcome)).toEqual(['lapsed', null]);
    const { db } = opened;
    const row = await db.selectFrom('lead').select(['broker_id', 'answered_at']).executeTakeFirstOrThrow();
    expect(row).toEqual({ broker_id: null, answered_at: null });
    expect(await answerByLink(db, token, { channel: 'whatsapp', informed: false })).toEqual({ phone: null });
  });

  test('stays dead where its person gets the contact later', async () => {
    await addMember(opened.db, 'direcao');
    const { lead, broker, token } = await offered();
    await addBroker(opened.db, 'ana');
    clock.move(15);
    await runDistribution(opened.db);
    await opened.db.updateTable('lead').set({ broker_id: broker }).where('id', '=', lead).execute();
    expect(await contactLink(opened.db, token)).toMatchObject({
      state: 'lapsed',
      is_own: true,
      contact: null,
    });
    expect(await answerByLink(opened.db, token, { channel: 'email', informed: true })).toEqual({
      phone: null,
    });
  });

  test('of an erased contact is unknown', async () => {
    await addMember(opened.db, 'direcao');
    const { token } = await offered();
    await opened.db.deleteFrom('lead').execute();
    expect(await contactLink(opened.db, token)).toBeNull();
    expect((await call('link/take', { token })).status).toBe(410);
  });
});
