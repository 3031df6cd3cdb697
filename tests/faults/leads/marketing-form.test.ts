import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadBalance } from '@api/leads/balance';
import { eraseLeads } from '@api/leads/erase';
import { marketingFormKind } from '@api/leads/marketing-form';
import type { LeadPlaces } from '@api/leads/places';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { mauticClient, type SubmitLead } from '@api/mautic/client';
import { readMauticSettings } from '@api/mautic/settings';
import { startWork, type Worker } from '@api/work/worker';
import { sqlNow } from '@api/db/sql-now';
import type { LeadInput } from '@contract/leads';
import { cheap, testApi } from '../../support/api';
import { openTestDatabase, type TestDatabase, testEngines } from '../../support/database';
import { shortPauses, testHouse } from '../../support/letters';
import { type Manner, openMautic, type Posted } from '../../support/mautic';
import { silentLogger } from '../../support/silent-logger';
import { until } from '../../support/until';

/** A thousand were sent for the record (docs/decisions/0047-marketing-form.md). */
const many = Number(process.env.FORM_LEADS ?? 150);
const noProviders = { identity: null, google: null };
const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' };

describe.each(testEngines)('a lead for its marketing form, on %s', (engine) => {
  let database: TestDatabase;
  let mautic: Awaited<ReturnType<typeof openMautic>>;
  let manner: (posted: Posted) => Manner;
  const workers: Worker[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of ['lead', 'work', 'work_pace', 'attempt'] as const)
      await database.db.deleteFrom(table).execute();
    manner = () => 'well';
    mautic = await openMautic((posted) => manner(posted));
  });
  afterEach(async () => {
    await stop();
    await mautic.close();
    expect(mautic.strays).toEqual([]);
  });

  const settings = () => readMauticSettings({ MAUTIC_URL: mautic.url })!;
  const places = (): LeadPlaces => ({ house: [], webhook: null, mautic: settings() });
  const start = (posting = (submit: SubmitLead) => submit) => {
    const { db } = database;
    const submit = posting(mauticClient(settings(), { timeoutMs: 500 }));
    const kinds = [marketingFormKind({ db, siteUrl: testHouse.siteUrl, submit })];
    workers.push(startWork({ db, kinds, log: silentLogger, pauses: shortPauses }));
  };
  const stop = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  const send = async (more: Partial<LeadInput> = {}): Promise<string> => {
    const { client } = testApi(database, cheap, noProviders, places());
    const { protocol } = await client.sendLead({
      idempotency_key: randomUUID(),
      kind: 'contact',
      name: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      message: 'Quero alugar uma casa.',
      consent: { version: '2026-11-21', at: '2026-11-22T12:00:00.000Z' },
      ...more,
    });
    return protocol!;
  };
  const work = () =>
    database.db.selectFrom('work').selectAll().where('kind', '=', 'marketing-form').execute();
  const balance = () => leadBalance(database.db);
  const became = (counts: Partial<Awaited<ReturnType<typeof leadBalance>>>) =>
    until(async () => expect(await balance()).toMatchObject({ lost: 0, ...counts }));
  const delivery = async () =>
    (await database.db.selectFrom('lead_delivery').selectAll().executeTakeFirstOrThrow()).history.at(-1)!;
  const pass = (hours: number) =>
    sql`update work set created_at = created_at - ${hours} * interval '1 hour',
      next_attempt_at = next_attempt_at - ${hours} * interval '1 hour',
      held_until = held_until - ${hours} * interval '1 hour'`.execute(database.db);

  it('is posted with all that it says, and from where it came; nothing of its visitor is kept', async () => {
    const idempotency_key = randomUUID();
    await send({
      idempotency_key,
      kind: 'schedule',
      fase: ['Novo', 'Usado'],
      visit: { mode: 'virtual', day: '2026-11-28', period: 'manhã' },
      campaign: { source: 'carta', medium: 'papel' },
      from: { page: '/usado/venda/casa/1234', visitor },
    });
    expect(JSON.stringify(await database.db.selectFrom('lead').selectAll().execute())).not.toContain(
      visitor.ip,
    );
    start();
    await became({ received: 1, delivered: 1 });
    const [{ fields, query, headers }] = mautic.posted as [Posted];
    expect(fields).toEqual({
      submission_id: [idempotency_key],
      ...{ kind: ['schedule'], name: ['Clara Nunes'], email: ['clara@exemplo.com.br'] },
      ...{ message: ['Quero alugar uma casa.'], 'fase[]': ['Novo', 'Usado'] },
      ...{ visit_mode: ['virtual'], visit_day: ['2026-11-28'], visit_period: ['manhã'] },
      ...{ campaign_source: ['carta'], campaign_medium: ['papel'] },
      ...{ consent_version: ['2026-11-21'], consent_at: ['2026-11-22T12:00:00.000Z'] },
      ...{ formId: ['59'], formName: ['schedule'], return: ['/usado/venda/casa/1234'] },
    });
    expect(query.get('utm_source')).toBe('carta');
    expect([headers['user-agent'], headers['x-forwarded-for']]).toEqual(['Firefox', visitor.ip]);
    expect(await work()).toEqual([]);
  });

  it('that is a subscription waits for its confirmation, and goes to no form', async () => {
    await send({ kind: 'newsletter' });
    expect(await database.db.selectFrom('lead_delivery').select('place').execute()).toEqual([]);
  });

  it.each<[Manner, Record<string, string>]>([
    ['validation', { name: '"Nome" é obrigatório.' }],
    ['unpublished', { '': 'Este formulário não está mais disponível.' }],
  ])(
    'that is refused (%s) is set aside with what the form says, and goes again when it is asked for',
    async (how, errors) => {
      manner = () => how;
      start();
      await send({ from: { page: '/contato', visitor } });
      await became({ received: 1, refused: 1 });
      expect(await delivery()).toMatchObject({ state: 'refused', reason: 'validation', errors });
      const [aside] = await work();
      expect(JSON.stringify(aside)).not.toContain(visitor.ip);
      expect(aside!.last_error).toBe('validation');
      manner = () => 'well';
      const [lead] = await leadsToRetry(database.db, { untold: false });
      await retryLead(database.db, lead!, places());
      await became({ received: 1, delivered: 1 });
      expect(mautic.posted.at(-1)!.fields.return).toEqual(['/contato']);
    },
  );

  it.each<Manner>(['redirect', 'html', '500', 'hanging', 'reset', 'garbage'])(
    'without a clear answer (%s) is sent three times in a day, then shown so, and never again by itself',
    async (how) => {
      manner = () => how;
      start();
      const protocol = await send();
      const tries = (count: number) =>
        until(async () => {
          expect(mautic.posted).toHaveLength(count);
          expect(await work()).toMatchObject([{ held_until: null }]);
        });
      await tries(1);
      await pass(0.9);
      await pass(0.2);
      await tries(2);
      await pass(21);
      await new Promise((resolve) => setTimeout(resolve, 4 * shortPauses.longestAway));
      expect(mautic.posted).toHaveLength(2);
      await pass(2);
      await tries(3);
      await became({ received: 1, unclear: 1 });
      expect(await delivery()).toMatchObject({ state: 'unclear', reason: 'sem resposta clara' });
      expect(await leadsToRetry(database.db, { untold: false })).toEqual([]);
      manner = () => 'well';
      const lead = await database.db
        .selectFrom('lead')
        .selectAll()
        .where('protocol', '=', protocol)
        .executeTakeFirstOrThrow();
      await retryLead(database.db, lead, places());
      await became({ unclear: 1 });
      await retryLead(database.db, lead, places(), { unclear: true });
      await became({ received: 1, delivered: 1 });
      expect(new Set(mautic.posted.map(({ fields }) => fields.submission_id![0])).size).toBe(1);
    },
  );

  it.each<Manner>(['429', '503'])(
    'that was turned away (%s) has not been tried: it waits as long as it takes',
    async (how) => {
      manner = () => how;
      start();
      await send();
      await until(() => expect(mautic.posted.length).toBeGreaterThan(4));
      await became({ received: 1, waiting: 1 });
      manner = () => 'well';
      await became({ received: 1, delivered: 1 });
    },
  );

  it('that a killed process had in hand is tried by another only after an hour, and counts as tried', async () => {
    await send();
    await sql`update work set attempts = 1, held_until = ${sqlNow()} + interval '1 hour',
      next_attempt_at = ${sqlNow()} + interval '1 hour'`.execute(database.db);
    start();
    await pass(0.9);
    await new Promise((resolve) => setTimeout(resolve, 4 * shortPauses.longestAway));
    expect(mautic.posted).toEqual([]);
    await pass(0.2);
    await became({ received: 1, delivered: 1 });
    expect(mautic.posted).toHaveLength(1);
  });

  it('that was in hand of killed processes three times is shown without a clear answer, and not sent again', async () => {
    await send();
    await sql`update work set attempts = 3, held_until = ${sqlNow()}`.execute(database.db);
    start();
    await became({ received: 1, unclear: 1 });
    expect(mautic.posted).toEqual([]);
  });

  it('is erased with all that waits of it', async () => {
    await send({ from: { page: '/contato', visitor } });
    const erased = await eraseLeads(database.db, 'clara@exemplo.com.br', database.dataDir);
    expect(erased.leads).toHaveLength(1);
    expect(await work()).toEqual([]);
    start();
    await new Promise((resolve) => setTimeout(resolve, 4 * shortPauses.longestAway));
    expect(mautic.posted).toEqual([]);
  });

  it('of whom a stranger posted says nothing of a browser: only a website of ours is believed', async () => {
    const { app } = testApi(database, cheap, noProviders, places());
    const body = JSON.stringify({ name: 'Rui', email: 'rui@exemplo.com.br', from: { page: '/x', visitor } });
    const headers = { 'content-type': 'application/json' };
    const asked = new Request('http://api/leads', { method: 'POST', body, headers });
    expect((await app.fetch(asked, { isStranger: true })).status).toBe(201);
    expect(JSON.stringify(await work())).not.toContain(visitor.ip);
  });

  it(`of ${many}, a fifth of them failing in every way, and one worker killed half way: received = delivered + refused + unclear + waiting`, async () => {
    const ways: Manner[] = [
      'validation',
      'redirect',
      'html',
      '500',
      'reset',
      'garbage',
      '429',
      'unpublished',
    ];
    const fails = (key: string) => parseInt(key.slice(0, 8), 16) % 5 === 0;
    const wayOf = (key: string) => ways[parseInt(key.slice(9, 13), 16) % ways.length]!;
    const tries = new Map<string, number>();
    // Killed: what it had in hand was posted, and nothing of that was written down.
    const inHand = new Set<string>();
    /** Whoever was turned away tries with one piece at a time (api/work/worker.ts): who is to have two in hand was not. */
    const isToDie = () => tries.size >= many / 2 && inHand.size < 2;
    manner = ({ fields }) => {
      const key = fields.submission_id![0]!;
      tries.set(key, (tries.get(key) ?? 0) + 1);
      // Who turns everybody away does so for a while.
      const isOver = tries.get(key)! > 1 || isToDie();
      return fails(key) && !(wayOf(key) === '429' && isOver) ? wayOf(key) : 'well';
    };
    const keys = Array.from({ length: many }, () => randomUUID());
    const { client } = testApi(database, cheap, noProviders, places());
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(
        keys.slice(at, at + 50).map((idempotency_key, n) =>
          client.sendLead({
            ...{ idempotency_key, kind: 'contact', name: 'Clara Nunes', message: 'Olá' },
            email: `clara-${at + n}@exemplo.com.br`,
            consent: { version: '2026-11-21', at: '2026-11-22T12:00:00.000Z' },
          }),
        ),
      );
    let answeredSince = 0;
    let bury = () => {};
    const killed = new Promise<never>((_, reject) => (bury = () => reject(new Error('killed'))));
    start((submit) => async (lead, from) => {
      const answer = await submit(lead, from);
      // With the first few that end well it forgets whoever has turned it away before.
      if (tries.size < many / 2 || ++answeredSince <= 4) return answer;
      inHand.add(lead.idempotency_key);
      return killed;
    });
    // Hours go by; and the rate is the operator's protection, not this test's subject.
    const passingTime = async () => {
      await sql`update work set next_attempt_at = ${sqlNow()} where held_until is null`.execute(database.db);
      await sql`update work_pace set free_at = ${sqlNow()} - interval '1 hour'`.execute(database.db);
    };
    await until(async () => {
      await passingTime();
      expect(inHand.size).toBe(2);
    });
    const half = await balance();
    const { delivered: sent, refused: turned, unclear: open, waiting } = half;
    expect(half).toEqual({ ...half, received: many, lost: 0 });
    expect(sent + turned + open + waiting).toBe(many);
    // The hour is over for which they are nobody else's.
    await sql`update work set next_attempt_at = ${sqlNow()}, held_until = ${sqlNow()} where held_until is not null`.execute(
      database.db,
    );
    start();
    const failing = keys.filter(fails);
    const of = (...some: Manner[]) => failing.filter((key) => some.includes(wayOf(key))).length;
    const refused = of('validation', 'unpublished');
    const unclear = of('redirect', 'html', '500', 'reset', 'garbage');
    await until(async () => {
      await passingTime();
      const delivered = many - refused - unclear;
      expect(await balance()).toEqual({ received: many, delivered, refused, unclear, waiting: 0, lost: 0 });
    });
    const known = (key: string) => tries.get(key);
    // Mautic takes what it is sent twice: what nobody knows the end of, and nothing else, was.
    expect(keys.filter((key) => !fails(key) && known(key) !== (inHand.has(key) ? 2 : 1))).toEqual([]);
    bury();
    expect(new Set(failing.filter((key) => wayOf(key) === 'html').map(known))).toEqual(new Set([3]));
  }, 240_000);
});
