import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sqlNow } from '@api/platform/db/sql-now';
import { testEngines } from '../../support/database';
import type { Manner } from '../../support/mautic';
import { until } from '../../support/until';
import { marketingForm } from './marketing-form';

/** A thousand were sent for the record (docs/decisions/0047-marketing-form.md). */
const many = Number(process.env.FORM_LEADS ?? 150);

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
/** The nth lead's key says how its post goes: of random ones no way to fail, now and then, would be among them. */
const keyOf = (nth: number) => `${hex(nth, 8)}-${hex(Math.floor(nth / 5), 4)}-4000-8000-${hex(nth, 12)}`;

describe.each(testEngines)('leads for their marketing form, on %s', (engine) => {
  const { balance, mautic, openApi, opened, start } = marketingForm(engine);

  it(`of ${many}, a fifth of them failing in every way, and one worker killed half way: received = delivered + refused + unclear + waiting`, async () => {
    const failures: Manner[] = [
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
    const failureOf = (key: string) => failures[parseInt(key.slice(9, 13), 16) % failures.length]!;
    const tries = new Map<string, number>();
    // Killed: what it had in hand was posted, and nothing of that was written down.
    const inHand = new Set<string>();
    /** Whoever was turned away tries with one piece at a time (api/platform/jobs/worker.ts): who is to have two in hand was not. */
    const isToDie = () => tries.size >= many / 2 && inHand.size < 2;
    mautic.manner = ({ fields }) => {
      const key = fields.submission_id![0]!;
      tries.set(key, (tries.get(key) ?? 0) + 1);
      // Who turns everybody away does so for a while.
      const isOver = tries.get(key)! > 1 || isToDie();
      return fails(key) && !(failureOf(key) === '429' && isOver) ? failureOf(key) : 'well';
    };
    const keys = Array.from({ length: many }, (_, nth) => keyOf(nth));
    const { client } = openApi();
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
      await sql`update work set next_attempt_at = ${sqlNow()} where held_until is null`.execute(
        opened.database.db,
      );
      await sql`update work_pace set free_at = ${sqlNow()} - interval '1 hour'`.execute(opened.database.db);
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
      opened.database.db,
    );
    start();
    const failing = keys.filter(fails);
    const of = (...some: Manner[]) => failing.filter((key) => some.includes(failureOf(key))).length;
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
    expect(new Set(failing.filter((key) => failureOf(key) === 'html').map(known))).toEqual(new Set([3]));
  }, 240_000);
});
