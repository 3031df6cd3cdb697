import { deleteAccount, eraseLeads, forget } from '../support/composed';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { expireLeads } from '@api/leads/expire-leads';
import { deleteAgain } from '@api/ops/backup/delete-again';
import { readDeletions } from '@api/platform/db/deletion-list';
import { clock } from '@domain/kernel/clock';
import { makeAccount } from '../support/accounts';
import { testEngines } from '../support/database';
import { until } from '../support/until';
import { leadDestinations } from './lead-destinations';

describe.each(testEngines)('a lead that is erased on %s', (engine) => {
  const { hooks, opened, pass, send, start, stop, untilWorkIsDone } = leadDestinations(engine);
  const email = 'clara@exemplo.com.br';
  const erase = () => eraseLeads(opened.database.db, email, opened.database.dataDir);
  const events = () => hooks.received.map(({ id, body: { type, data } }) => [type, id, data]);
  const erasedEvent = (protocol: string) => ['lead.erased', `${protocol}-apagado`, { protocol }];
  const sent = async () => {
    const protocol = await send();
    start();
    await untilWorkIsDone();
    await stop();
    hooks.received.length = 0;
    return protocol;
  };
  const webhookJobs = () =>
    opened.database.db.selectFrom('work').selectAll().where('kind', '=', 'webhook').execute();
  const deliver = async () => {
    start();
    await untilWorkIsDone();
  };

  it('reaches the webhook that has it, signed, without personal data', async () => {
    const protocols = [await sent(), await sent()];
    await erase();
    expect(JSON.stringify(await webhookJobs())).not.toMatch(/clara|"line":"|"person":"/i);
    await deliver();
    expect(events().sort()).toEqual(protocols.map(erasedEvent).sort());
  });

  it('is retried as other events, with the same id', async () => {
    const protocol = await sent();
    await erase();
    const ids: string[] = [];
    hooks.answer((response, { id }) => {
      ids.push(id);
      if (ids.length === 3) hooks.answer(204);
      response.writeHead(503).end();
    });
    await deliver();
    expect(ids).toEqual(Array(3).fill(`${protocol}-apagado`));
    expect(events()).toEqual([erasedEvent(protocol)]);
  });

  it('is not an event for a webhook that never got it', async () => {
    await send();
    await send({}, { house: [], webhook: null, mautic: null });
    await erase();
    expect(await webhookJobs()).toEqual([]);
  });

  it('is one for a webhook that has its first step alone', async () => {
    const protocol = await sent();
    await sql`update lead_delivery set state = 'queued', history = history || '[{"state":"queued","at":""}]'`.execute(
      opened.database.db,
    );
    await erase();
    await deliver();
    expect(events()).toEqual([erasedEvent(protocol)]);
  });

  it('comes after an attempt that runs while it is erased', async () => {
    const protocol = await send();
    start();
    const answers: (() => void)[] = [];
    hooks.answer((response, hook) => {
      answers.push(() => {
        hooks.received.push(hook);
        response.writeHead(204).end();
      });
    });
    await until(() => expect(answers).toHaveLength(1));
    await erase();
    const [job] = await webhookJobs();
    expect(job!.next_attempt_at.getTime()).toBeGreaterThan(clock.nowMs() + 30_000);
    hooks.answer(204);
    answers[0]!();
    await until(() => expect(events()).toHaveLength(1));
    await pass(1);
    await untilWorkIsDone();
    expect(events()).toEqual([['lead.created', protocol, expect.anything()], erasedEvent(protocol)]);
  });

  it('waits for LEADS_WEBHOOK_URL where it is not set', async () => {
    const protocol = await sent();
    await erase();
    start(null);
    await until(async () =>
      expect(await webhookJobs()).toMatchObject([{ last_error: 'LEADS_WEBHOOK_URL', held_until: null }]),
    );
    await stop();
    await pass(1);
    await deliver();
    expect(events()).toEqual([erasedEvent(protocol)]);
  });

  it('is one when an account with its newsletter is deleted', async () => {
    const { db } = opened.database;
    const protocol = await sent();
    await db.updateTable('lead').set({ kind: 'newsletter' }).execute();
    const account = await makeAccount(db, { email, verified_at: clock.now() });
    await db.transaction().execute((write) => deleteAccount(write, account));
    await deliver();
    expect(events()).toEqual([erasedEvent(protocol)]);
  });

  const expire = () =>
    sql`update lead set created_at = created_at - interval '5 years 1 day'`.execute(opened.database.db);

  it('is one when its time is over, and none for one that was never sent', async () => {
    const protocol = await sent();
    await send({}, { house: [], webhook: null, mautic: null });
    await expire();
    await send();
    await forget(opened.database.db);
    expect(await opened.database.db.selectFrom('lead').select('id').execute()).toHaveLength(1);
    await deliver();
    expect(events()).toContainEqual(erasedEvent(protocol));
    expect(events().filter(([type]) => type === 'lead.erased')).toHaveLength(1);
  });

  it('is one when a newsletter’s time is over', async () => {
    const { db } = opened.database;
    const protocol = await sent();
    await db.updateTable('lead').set({ kind: 'newsletter' }).execute();
    await forget(db);
    await deliver();
    expect(events()).toEqual([erasedEvent(protocol)]);
  });

  it('waits behind other events if its time is over, a hundred a transaction', async () => {
    const { db } = opened.database;
    await sent();
    await sql`insert into lead (idempotency_key, protocol, kind, name, email, consent_version, consent_at)
      select 'a-key-of-16-chars-' || n, 'BN-' || n, kind, name, email, consent_version, consent_at
      from lead, generate_series(1, 249) n`.execute(db);
    await sql`insert into lead_delivery (lead_id, place, address, state)
      select id, 'webhook', '', 'sent' from lead where protocol like 'BN-%'`.execute(db);
    await expire();
    const transactions = vi.spyOn(db, 'transaction');
    await expireLeads(db);
    expect(transactions).toHaveBeenCalledTimes(3);
    transactions.mockRestore();
    expect(await db.selectFrom('lead').select('id').execute()).toEqual([]);
    await send();
    const jobs = await webhookJobs();
    expect(jobs.map(({ bulk }) => bulk).sort()).toEqual([false, ...Array(250).fill(true)]);
  });

  it('is one again in a restored backup from before its delivery', async () => {
    const { db, dataDir } = opened.database;
    const rowOf = () =>
      db.selectFrom('lead').select(['protocol', 'idempotency_key']).executeTakeFirstOrThrow();
    await sent();
    const before = await rowOf();
    await erase();
    await db.deleteFrom('work').execute();
    await send();
    await db.updateTable('lead').set(before).execute();
    await deleteAgain(db, dataDir, await readDeletions(dataDir));
    expect(await db.selectFrom('lead').select('id').execute()).toEqual([]);
    await deliver();
    expect(events()).toEqual([erasedEvent(before.protocol)]);
  });
});
